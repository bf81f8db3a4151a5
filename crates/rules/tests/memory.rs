//! What observers remember is always true, and what they imagine always fits (P2, P3).

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::catalogue::{Family, Promo};
use rules::event::{Place, Seen};
use rules::imagine::indistinguishable;
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::slip::{MerchantGives, Slip, SlipNumber, Terms};
use rules::{
    Action, Actor, Bounds, Edition, Event, EventView, Good, Goods, Handful, Memory, Observer,
    Options, PerSeat, Phase, Scene, Seat, Seats, Seed, Setup, Side, State, below, random,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

// --- Whole games ---

/// A game with everyone who watches it, each with their own memory.
struct Game {
    state: State,
    memories: Vec<Memory>,
}

fn setup(options: Options) -> Arc<Setup> {
    Arc::new(Setup::new(options).expect("a game that can be played"))
}

impl Game {
    fn deal(options: Options, seed: u64) -> Self {
        Self::watch(State::deal(setup(options), Seed::from_number(seed)))
    }

    fn scene(scene: &Scene) -> Self {
        Self::watch(scene.build().expect("a scene that can be"))
    }

    /// Everyone begins to watch.
    fn watch(state: State) -> Self {
        let seats = state.setup().seats().iter().map(Observer::Seat);
        let observers = seats.chain([Observer::Spectator]);
        let memories = observers.map(|observer| Memory::new(&state.view(observer))).collect();
        Self { state, memories }
    }

    /// One beat: everyone sees their side of it.
    fn play(&mut self, actor: Actor, action: Action) -> Vec<Event> {
        let mut beat = Vec::new();
        self.state.apply(actor, action, &mut |event| beat.push(event)).expect("a legal action");
        for memory in &mut self.memories {
            let observer = memory.observer();
            beat.iter().for_each(|event| memory.observe(&event.seen_by(observer)));
            memory.tighten();
        }
        beat
    }

    /// Someone does something at random; now and then the clock does.
    fn play_something(&mut self, rng: &mut ChaCha8Rng) -> Vec<Event> {
        match random::next_move(&self.state, rng) {
            Some((actor, action)) => self.play(actor, action),
            None => Vec::new(),
        }
    }

    fn memory_of(&self, observer: Observer) -> &Memory {
        let mut memories = self.memories.iter();
        memories.find(|memory| memory.observer() == observer).expect("everyone has a memory")
    }

    fn everyone_is_right(&self) {
        self.memories.iter().for_each(|memory| assert_true(memory, &self.state));
    }
}

/// What is really in each hidden pile, beside what the memory says of it.
fn hidden_piles<'a>(memory: &'a Memory, state: &State) -> Vec<(Place, Goods, &'a Bounds)> {
    let mut piles = Vec::new();
    let mut elsewhere = state.public().discards.goods().plus(&state.public().spent(state.setup()));
    for seat in state.setup().seats().iter() {
        elsewhere.add_all(&state.public().merchants[seat].face_up);
        let own = state.secrets_of(seat);
        let mut hand = own.hand;
        let mut bag = own.bag.map_or(Goods::NONE, |bag| bag.goods());
        let mut set_aside = own.set_aside.goods();
        match &state.public().phase {
            // P1: until all bags are closed, others count the bag with the hand.
            Phase::Load(_) if memory.observer() != Observer::Seat(seat) => {
                hand.add_all(&bag);
                bag = Goods::NONE;
            }
            Phase::Market(market) => set_aside.add_all(&market.set_aside[seat].goods()),
            _ => {}
        }
        piles.push((Place::Hand(seat), hand, memory.hand(seat)));
        piles.push((Place::Bag(seat), bag, memory.bag(seat)));
        piles.push((Place::SetAside(seat), set_aside, memory.set_aside(seat)));
        piles.push((Place::Stand(seat), own.face_down, memory.face_down(seat)));
    }
    if let Some(inspection) = state.public().inspection() {
        elsewhere.add_all(&inspection.booty.face_up);
        inspection.confiscated.iter().for_each(|(_, cards)| elsewhere.add_all(&cards.goods()));
    }
    let deputy = Observer::Seat(state.public().law.first());
    let booty = state.view(deputy).booty.unwrap_or_default();
    piles.push((Place::Booty, booty, memory.booty()));
    piles.push((Place::Deck, state.deck_from_top().collect(), memory.deck()));
    let here: Goods = piles.iter().fold(elsewhere, |sum, (_, goods, _)| sum.plus(goods));
    let removed = state.setup().catalogue().deck().minus(&here);
    piles.push((Place::Box, removed, memory.removed()));
    piles
}

fn assert_true(memory: &Memory, state: &State) {
    for (place, goods, bounds) in hidden_piles(memory, state) {
        assert!(
            bounds.allows(&goods),
            "{:?} thinks {bounds:?} of {place:?}, which holds {goods:?} ({:?})",
            memory.observer(),
            state.public().phase,
        );
    }
}

/// Every setup that a game can be remembered in: editions, player counts, variants on and off.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for (edition, players) in [
        (Edition::First, 3),
        (Edition::First, 4),
        (Edition::First, 5),
        (Edition::Second, 3),
        (Edition::Second, 4),
        (Edition::Second, 5),
        (Edition::Second, 6),
    ] {
        let plain = Options::new(edition, players);
        tables.push(with_variants(plain.clone()));
        tables.push(plain);
    }
    // Six with the first edition's market and honour, and Deputies by name (S1).
    let mut mix = with_variants(Options::new(Edition::Second, 6));
    mix.market = MarketRule::TwoPiles;
    mix.honour = Honour::RealStand;
    tables.push(mix);
    // A deck full of promo goods, of which sums of counts pass 255 (G3).
    let mut promos = with_variants(Options::new(Edition::First, 3));
    promos.honour = Honour::Proof;
    promos.black_market =
        Some(BlackMarketRule { spent: SpentContraband::Removed, ..Default::default() });
    promos.promos = vec![promo("Figs", Family::Legal, 3), promo("Furs", Family::Contraband, 90)];
    tables.push(promos);
    tables
}

/// So many games are played at each table.
const GAMES: usize = 3;

/// Games at all tables, each with the randomness of those who play.
fn games(seed: u64) -> impl Iterator<Item = (Game, ChaCha8Rng)> {
    let tables = std::iter::repeat_n(tables(), GAMES).flatten();
    tables
        .zip(seed..)
        .map(|(options, seed)| (Game::deal(options, seed), ChaCha8Rng::seed_from_u64(seed)))
}

fn promo(name: &str, family: Family, copies: i64) -> Promo {
    Promo { name: name.into(), family, value: 5, penalty: 3, counts_as: None, copies }
}

fn with_variants(mut options: Options) -> Options {
    options.royal_goods = true;
    options.black_market = Some(BlackMarketRule::default());
    options.time_limit = true;
    options.remove_ten = true;
    options.seven_cards = true;
    options
}

#[test]
fn what_anyone_remembers_is_true_in_every_state() {
    // P2, P3
    for (mut game, mut rng) in games(0) {
        game.everyone_is_right();
        while !game.state.is_over() {
            game.play_something(&mut rng);
            game.everyone_is_right();
            if below(100, &mut rng) == 0 {
                game.someone_forgets(&mut rng);
            }
        }
    }
}

impl Game {
    /// Someone begins to watch again in the middle of the game, from their view alone.
    fn someone_forgets(&mut self, rng: &mut ChaCha8Rng) {
        let who = below(self.memories.len() as u32, rng) as usize;
        let observer = self.memories[who].observer();
        self.memories[who] = Memory::new(&self.state.view(observer));
        assert_true(&self.memories[who], &self.state);
    }
}

#[test]
fn a_seat_always_knows_its_own_cards_and_a_deputy_the_booty() {
    // P2, D7
    for (mut game, mut rng) in games(1000) {
        while !game.state.is_over() {
            game.play_something(&mut rng);
            for seat in game.state.setup().seats().iter() {
                let memory = game.memory_of(Observer::Seat(seat));
                for pile in [
                    memory.hand(seat),
                    memory.bag(seat),
                    memory.set_aside(seat),
                    memory.face_down(seat),
                ] {
                    assert!(pile.is_known());
                }
                let law = game.state.public().law;
                assert!(memory.booty().is_known() || !law.has(seat));
            }
        }
    }
}

#[test]
fn an_imagined_state_fits_and_can_be_played_to_its_end() {
    // P2, P3
    for (mut game, mut rng) in games(2000) {
        let (mut turn, mut endings) = (0, 0);
        while !game.state.is_over() {
            game.play_something(&mut rng);
            turn += 1;
            let memory = &game.memories[turn % game.memories.len()];
            let imagined = assert_imaginable(&game.state, memory, &mut rng);
            assert_redealt(&game.state, memory, &mut rng);
            if below(200, &mut rng) == 0 && endings < 8 {
                endings += 1;
                play_to_the_end(imagined, &mut rng);
            }
        }
        for memory in &game.memories {
            assert_imaginable(&game.state, memory, &mut rng);
        }
    }
}

fn assert_imaginable(state: &State, memory: &Memory, rng: &mut ChaCha8Rng) -> State {
    let view = state.view(memory.observer());
    let imagined = State::imagine(&view, memory, rng).expect("view and memory fit together");
    assert_eq!(imagined.view(memory.observer()), view);
    assert_eq!(imagined.all_cards(), state.setup().catalogue().deck());
    assert_eq!(imagined.all_gold(), state.all_gold());
    assert_true(memory, &imagined);
    // Someone who comes only now can imagine it too.
    let fresh = Memory::new(&view);
    let imagined = State::imagine(&view, &fresh, rng).expect("the view alone fits");
    assert_true(&fresh, &imagined);
    assert_eq!(imagined.view(memory.observer()), view);
    imagined
}

fn assert_redealt(state: &State, memory: &Memory, rng: &mut ChaCha8Rng) {
    let observer = memory.observer();
    let other = indistinguishable(state, observer, memory, rng).expect("the memory fits");
    assert_eq!(other.view(observer), state.view(observer));
    assert_eq!(other.all_cards(), state.all_cards());
    assert_true(memory, &other);
    for seat in state.setup().seats().iter() {
        let size = |state: &State| state.secrets_of(seat).bag.map(|bag| bag.len());
        assert_eq!(size(&other), size(state));
    }
}

fn play_to_the_end(mut state: State, rng: &mut ChaCha8Rng) {
    let (cards, gold) = (state.all_cards(), state.all_gold());
    while !state.is_over() {
        if let Some((actor, action)) = random::next_move(&state, rng) {
            state.apply(actor, action, &mut |_| {}).expect("a legal action");
        }
    }
    assert_eq!(state.all_cards(), cards);
    assert!(state.all_gold() <= gold);
}

#[test]
fn imagining_is_deterministic_and_its_cards_are_spread() {
    let game = Game::deal(Options::new(Edition::Second, 4), 7);
    let view = game.state.view(Observer::Seat(A));
    let memory = game.memory_of(Observer::Seat(A));
    let imagine = |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        State::imagine(&view, memory, &mut rng).expect("view and memory fit together")
    };
    assert_eq!(imagine(1), imagine(1));
    assert_ne!(imagine(1), imagine(2));

    // Someone else's six cards are a fair sample of the 198 that A does not see.
    let unseen = view.setup.catalogue().deck().minus(&game.state.secrets_of(A).hand);
    let apples: u32 =
        (0..2000).map(|seed| u32::from(imagine(seed).secrets_of(B).hand.count(Good::APPLES))).sum();
    let expected = 2000 * 6 * u32::from(unseen.count(Good::APPLES)) / unseen.len() as u32;
    assert!(apples.abs_diff(expected) < 200, "{apples} apples, not about {expected}");
}

#[test]
fn view_and_memory_must_be_of_one_observer_and_moment() {
    let mut game = Game::deal(Options::new(Edition::First, 4), 3);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let view = game.state.view(Observer::Seat(A));
    let of_another = game.memory_of(Observer::Seat(B));
    assert_eq!(State::imagine(&view, of_another, &mut rng), None);

    let stale = game.memory_of(Observer::Seat(A)).clone();
    let turn = turn_of(&game);
    let set_aside = some_card(&game, turn);
    game.play(Actor::Seat(turn), Action::Exchange { set_aside, left: 1, right: 0 });
    let view = game.state.view(Observer::Seat(A));
    assert_eq!(State::imagine(&view, &stale, &mut rng), None);
}

#[test]
fn a_memory_of_two_games_at_once_is_nonsense_but_no_panic() {
    // A memory may be read from outside, and so may the events that it is told.
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (one, other) in tables().into_iter().zip(tables().into_iter().rev()) {
        let mut here = Game::deal(one, 1);
        let mut there = Game::deal(other, 2);
        for _ in 0..400 {
            here.play_something(&mut rng);
            for event in there.play_something(&mut rng) {
                for memory in &mut here.memories {
                    memory.observe(&event.seen_by(memory.observer()));
                    memory.tighten();
                }
            }
            for (memory, state) in here
                .memories
                .iter()
                .flat_map(|memory| [(memory, &here.state), (memory, &there.state)])
            {
                let _ = State::imagine(&state.view(memory.observer()), memory, &mut rng);
            }
        }
    }
}

#[test]
fn a_memory_can_be_written_down_and_read_again() {
    for (mut game, mut rng) in games(3000) {
        while !game.state.is_over() {
            game.play_something(&mut rng);
            if below(50, &mut rng) == 0 {
                for memory in &game.memories {
                    let written = serde_json::to_string(memory).expect("a memory can be written");
                    let read: Memory = serde_json::from_str(&written).expect("it can be read");
                    assert_eq!(&read, memory);
                }
            }
        }
    }
}

// --- Examples ---

fn turn_of(game: &Game) -> Seat {
    match &game.state.public().phase {
        Phase::Market(market) => market.turn.expect("it is someone's turn at the Market"),
        other => panic!("the Market is open, not {other:?}"),
    }
}

/// Any one card of someone's hand.
fn some_card(game: &Game, seat: Seat) -> Goods {
    game.state.secrets_of(seat).hand.cards().take(1).collect()
}

#[test]
fn everyone_sees_what_a_merchant_takes_from_a_discard_pile() {
    // P2, M4
    let hand = Goods::from([(Good::APPLES, 3), (Good::CHEESE, 3)]);
    let mut game = Game::scene(
        &Scene::new(setup(Options::new(Edition::First, 4)))
            .sheriff(A)
            .hand(B, hand)
            .left_pile([Good::BREAD, Good::CHICKENS, Good::CHICKENS])
            .market_turn(B),
    );
    let set_aside = Goods::of(Good::APPLES, 3);
    game.play(Actor::Seat(B), Action::Exchange { set_aside, left: 2, right: 0 });
    let chickens = Goods::of(Good::CHICKENS, 2);
    for memory in &game.memories {
        let own = memory.observer() == Observer::Seat(B);
        assert!(memory.hand(B).at_least.contains(&chickens));
        assert_eq!((memory.hand(B).size, memory.hand(B).is_known()), (6, own));
        // M3: others see only how many cards were set aside.
        assert_eq!((memory.set_aside(B).size, memory.set_aside(B).is_known()), (3, own));
    }
    // M5: now everyone sees which cards they were.
    let order = Handful::in_table_order(&set_aside).expect("three cards");
    game.play(Actor::Seat(B), Action::Place { onto: Side::Right, order });
    for memory in &game.memories {
        assert_eq!(memory.set_aside(B).size, 0);
        assert!(memory.hand(B).at_least.contains(&chickens));
    }
}

/// Someone who watches a game of four, second edition, from the start.
fn spectator() -> Memory {
    let game = Game::deal(Options::new(Edition::Second, 4), 1);
    game.memory_of(Observer::Spectator).clone()
}

fn faces(goods: Goods, from: Place, to: Place) -> EventView {
    EventView::Moved { cards: Seen::Cards(goods), from, to }
}

fn backs(count: u8, named: Option<Goods>, from: Place, to: Place) -> EventView {
    EventView::Moved { cards: Seen::Backs { count, named }, from, to }
}

fn watch<const N: usize>(memory: &mut Memory, beat: [EventView; N]) {
    for event in beat {
        memory.observe(&event);
    }
    memory.tighten();
}

/// B's bag of so many cards comes to the gate.
fn bag_of_b(memory: &mut Memory, cards: u8) {
    let mut sizes = PerSeat::default();
    sizes[B] = cards;
    watch(memory, [EventView::BagClosed(B), EventView::BagsClosed(sizes)]);
}

/// B's bag is handed back, and so many cards of it are contraband.
fn handed_back(memory: &mut Memory, contraband: u8) {
    let back = EventView::HandedBack { bag: B, by: Seats::only(A) };
    watch(memory, [back, backs(contraband, None, Place::Bag(B), Place::Stand(B))]);
}

#[test]
fn a_spectator_knows_nothing_but_numbers() {
    // P3
    let mut options = Options::new(Edition::First, 5);
    options.remove_ten = true;
    let game = Game::deal(options, 5);
    let memory = game.memory_of(Observer::Spectator);
    for seat in game.state.setup().seats().iter() {
        assert_eq!(memory.hand(seat).size, 6);
        assert!(memory.hand(seat).at_least.is_empty());
        assert_eq!(memory.hand(seat).at_most.count(Good::APPLES), 6);
    }
    // S3: ten cards are back in the box, unseen.
    assert_eq!(memory.removed().size, 10);
    assert_eq!(memory.deck().size, 204 - 10 - 5 * 6 - 10);
}

#[test]
fn nobody_knows_how_many_cards_a_bag_takes_until_all_are_closed() {
    // L1, P1
    let mut memory = spectator();
    watch(&mut memory, [EventView::BagClosed(B)]);
    assert_eq!((memory.hand(B).size, memory.bag(B).size), (6, 0));
    bag_of_b(&mut memory, 4);
    assert_eq!((memory.hand(B).size, memory.bag(B).size), (2, 4));
}

#[test]
fn contraband_that_a_debtor_reveals_is_remembered_by_all() {
    // B2, B4
    let smuggled = Goods::from([(Good::PEPPER, 2), (Good::SILK, 1)]);
    let mut game = Game::scene(
        &Scene::new(setup(Options::new(Edition::Second, 4)))
            .sheriff(A)
            .gold(B, 0)
            .stand(B, smuggled)
            .bag(B, Goods::of(Good::CROSSBOW, 3))
            .declares(B, Good::APPLES)
            .inspection(),
    );
    let spectator = game.memory_of(Observer::Spectator);
    assert!(spectator.face_down(B).at_least.is_empty());
    assert_eq!(spectator.face_down(B).at_most.count(Good::APPLES), 0); // I8

    // B owes twelve gold and pays it with two bags of pepper, for all to see.
    game.play(Actor::Seat(A), Action::Open(B));
    let pepper = Goods::of(Good::PEPPER, 2);
    game.play(Actor::Seat(B), Action::Pay(pepper));
    game.everyone_is_right();
    for memory in &game.memories {
        assert_eq!(*memory.face_down(A), Bounds::exactly(&pepper));
        assert_eq!(memory.face_down(B).size, 1);
    }
}

#[test]
fn a_known_card_stays_known_when_all_of_its_pile_moves_on() {
    // B4, I7
    let mut memory = spectator();
    bag_of_b(&mut memory, 3);
    handed_back(&mut memory, 3);
    let pepper = Goods::of(Good::PEPPER, 2);
    watch(&mut memory, [faces(pepper, Place::Stand(B), Place::Stand(A))]);
    watch(&mut memory, [backs(2, None, Place::Stand(A), Place::Stand(C))]);
    assert_eq!(*memory.face_down(C), Bounds::exactly(&pepper));
    assert_eq!(memory.face_down(A).size, 0);
}

#[test]
fn a_bribe_of_hidden_goods_is_at_most_what_was_named() {
    // I7
    let mut memory = spectator();
    bag_of_b(&mut memory, 4);
    handed_back(&mut memory, 4);
    let named = Goods::from([(Good::SILK, 2), (Good::MEAD, 1)]);
    watch(&mut memory, [backs(2, Some(named), Place::Stand(B), Place::Stand(A))]);
    let bribe = memory.face_down(A);
    assert_eq!(bribe.at_most, named);
    // Only one of two cards can be mead.
    assert_eq!(bribe.at_least, Goods::of(Good::SILK, 1));
}

#[test]
fn whoever_is_shown_a_proof_knows_the_places_it_names() {
    // H4
    let game = Game::deal(Options::new(Edition::Second, 4), 1);
    let mut sheriff = game.memory_of(Observer::Seat(A)).clone();
    let mut other = game.memory_of(Observer::Seat(D)).clone();
    for memory in [&mut sheriff, &mut other] {
        bag_of_b(memory, 2);
    }
    let bag = Goods::from([(Good::APPLES, 1), (Good::CROSSBOW, 1)]);
    let to = Seats::only(A);
    let proved = EventView::Proved { merchant: B, to, stand: Some(Goods::NONE), bag: Some(bag) };
    watch(&mut sheriff, [proved]);
    watch(&mut other, [EventView::ProofShown { merchant: B, to }]);
    assert_eq!(*sheriff.bag(B), Bounds::exactly(&bag));
    assert!(!other.bag(B).is_known());

    for memory in [&mut sheriff, &mut other] {
        let apples = faces(Goods::of(Good::APPLES, 1), Place::Bag(B), Place::Stand(B));
        watch(memory, [EventView::HandedBack { bag: B, by: to }, apples]);
        watch(memory, [backs(1, None, Place::Bag(B), Place::Stand(B))]);
        assert_eq!(memory.bag(B).size, 0);
    }
    assert_eq!(*sheriff.face_down(B), Bounds::exactly(&Goods::of(Good::CROSSBOW, 1)));
    assert!(!other.face_down(B).is_known());
}

#[test]
fn contraband_offered_in_the_first_edition_is_really_there() {
    // H4 (1e)
    let slip = |memory: &mut Memory| {
        bag_of_b(memory, 3);
        handed_back(memory, 3);
        let mut terms = Terms::with(B);
        let stand = Goods::from([(Good::SILK, 1), (Good::APPLES, 2)]);
        terms.merchant_gives = MerchantGives { stand, ..MerchantGives::default() };
        let slip = Slip { number: SlipNumber(1), author: B, terms: Arc::new(terms) };
        watch(memory, [EventView::SlipWritten(slip)]);
        memory.face_down(B).at_least
    };
    let first = Game::deal(Options::new(Edition::First, 4), 1);
    let mut memory = first.memory_of(Observer::Spectator).clone();
    assert_eq!(slip(&mut memory), Goods::of(Good::SILK, 1));
    // 2e: it may be a lie.
    assert_eq!(slip(&mut spectator()), Goods::NONE);
}

#[test]
fn everyone_knows_what_a_new_deck_is_made_of() {
    // M7
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut reshuffles = 0;
    for seed in 0..8 {
        let mut game = Game::deal(with_variants(Options::new(Edition::Second, 5)), seed);
        while !game.state.is_over() {
            let beat = game.play_something(&mut rng);
            let reshuffled = |event: &Event| match event {
                Event::Reshuffled(goods) => Some(*goods),
                _ => None,
            };
            if let Some(deck) = beat.iter().find_map(reshuffled) {
                reshuffles += 1;
                let known = game.memory_of(Observer::Spectator).deck();
                assert!(deck.contains(&known.at_most), "nothing else is in the new deck");
            }
        }
    }
    assert!(reshuffles > 0, "no deck ran out");
}
