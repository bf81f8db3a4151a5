//! Whole random games of four with every variant on, all events produced.
//!
//! `cargo bench -p rules` prints the time for one game and the actions per second.

use std::hint::black_box;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use rules::random::{self, Dice};
use rules::setup::BlackMarketRule;
use rules::{Edition, Observer, Options, Seat, Seed, Setup, State};

fn main() {
    divan::main();
}

/// Four players with every variant that four can play with.
fn everything(edition: Edition) -> Arc<Setup> {
    let mut options = Options::new(edition, 4);
    options.royal_goods = true;
    options.black_market = Some(BlackMarketRule::default());
    options.time_limit = true;
    options.remove_ten = true;
    options.seven_cards = true;
    Arc::new(Setup::new(options).expect("every variant goes with four players"))
}

/// Plays a game to its end and counts its actions.
fn play(setup: &Arc<Setup>, number: u64) -> usize {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(number));
    let mut dice = Dice::new(number);
    let mut actions = 0;
    while !state.is_over() {
        if let Some((actor, action)) = random::next_move(&state, &mut dice) {
            let told = state.apply(actor, action, &mut |event| {
                black_box(&event);
            });
            told.expect("the random player plays by the rules");
            actions += 1;
        }
    }
    actions
}

#[divan::bench(args = [1, 2])]
fn whole_games(bencher: Bencher<'_, '_>, edition: u8) {
    let setup = everything(if edition == 1 { Edition::First } else { Edition::Second });
    let games = 0..64;
    let actions: usize = games.clone().map(|game| play(&setup, game)).sum();
    bencher
        .counter(ItemsCount::new(actions))
        .bench(|| games.clone().map(|game| play(&setup, game)).sum::<usize>());
}

#[divan::bench]
fn deal(bencher: Bencher<'_, '_>) {
    let setup = everything(Edition::Second);
    bencher.bench(|| State::deal(Arc::clone(&setup), Seed::from_number(7)));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let state = State::deal(everything(Edition::Second), Seed::from_number(7));
    bencher.bench(|| state.view(Observer::Seat(Seat::new(1))));
}
