//! Random games, for every test that plays many.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::catalogue::CountsAs;
use rules::setup::BlackMarketRule;
use rules::{
    Action, Actor, Edition, Family, Observer, Options, Promo, Record, Seed, Setup, Start, State,
    below, random,
};

/// A random game that is not over by then never will be.
const MAX_STEPS: usize = 100_000;

/// The basic game. Six with the first edition's market need Deputies by name (S1).
pub(crate) fn basic(edition: Edition, players: u8) -> Options {
    Options { deputies: players == 6, ..Options::new(edition, players) }
}

/// The game with every variant on, and promo goods whose names are hard to read (G3).
pub(crate) fn with_everything(edition: Edition, players: u8) -> Options {
    Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        time_limit: true,
        remove_ten: true,
        seven_cards: true,
        promos: hard_names(),
        ..basic(edition, players)
    }
}

/// Promo goods that are called like words of the notation, like numbered goods, or in letters that
/// take more than one byte.
pub(crate) fn hard_names() -> Vec<Promo> {
    let promo = |name: &str, family, counts_as| Promo {
        name: name.into(),
        family,
        value: 5,
        penalty: 3,
        counts_as,
        copies: 4,
    };
    let cheese = Some(CountsAs { good: "cheese".into(), number: 2 });
    vec![
        promo("Gold", Family::Contraband, None),
        promo("Nothing", Family::Legal, None),
        promo("Left", Family::Legal, None),
        promo("Good 17", Family::Royal, cheese.clone()),
        promo("Żółty ser", Family::Legal, cheese),
        promo("Мёд-2", Family::Contraband, None),
    ]
}

/// Everyone who looks on, a spectator last.
pub(crate) fn observers(setup: &Setup) -> impl Iterator<Item = Observer> {
    setup.seats().iter().map(Observer::Seat).chain([Observer::Spectator])
}

/// A setup that must be playable.
pub(crate) fn setup(options: Options) -> Arc<Setup> {
    Arc::new(Setup::new(options).expect("the options are playable"))
}

/// A whole game of random players.
pub(crate) fn random_game(options: Options, number: u64) -> Record {
    let start = Start::Deal { setup: setup(options), seed: Seed::from_number(number) };
    let mut state = State::new(&start).expect("a deal is always possible");
    let mut record = Record::new(start);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    for _ in 0..MAX_STEPS {
        if state.is_over() {
            return record;
        }
        if let Some((actor, action)) = random::next_move(&state, &mut rng) {
            record.moves.push((actor, action.clone()));
            state.apply(actor, action, &mut |_| {}).expect("random players know the rules");
        }
    }
    panic!("the game does not end");
}
