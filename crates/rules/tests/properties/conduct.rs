//! Games are played by the rules: nothing is lost, refusals leave no trace, views judge like the
//! state, choices are accepted, games end and replay the same.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::action::Leftover;
use rules::choices::{AllChoices, OfferBounds, Purse};
use rules::event::{self, Impossible};
use rules::{
    Action, Actor, Ask, Event, EventView, Gold, Good, Goods, IllegalAction, Observer, Record, Seat,
    Seats, Seed, Setup, Side, Start, State, Terms, View, below, random,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::LONGEST;
use crate::common::games::observers;
use crate::probes::probe;

pub(crate) fn is_played_by_the_rules(setup: &Arc<Setup>, seed: u64, steps: usize) {
    let start = Start::Deal { setup: Arc::clone(setup), seed: Seed::from_number(seed) };
    let mut state = State::new(&start).expect("a deal is always possible");
    let mut record = Record::new(start);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut gold_in_bank = Gold::NONE;
    let all_gold = state.all_gold();
    let mut silent = 0;
    while !state.is_over() && record.moves.len() < steps {
        let Some((actor, action)) = random::next_move(&state, &mut rng) else {
            silent += 1;
            assert!(silent < 10_000, "nobody has anything to say, and the game is not over");
            continue;
        };
        silent = 0;
        ask_the_judge(&state, &mut rng);
        let thorough = below(16, &mut rng) == 0;
        if thorough {
            offers_what_is_accepted(&state);
        }
        let mut told = Vec::new();
        state.apply(actor, action.clone(), &mut |event| told.push(event)).expect("a legal move");
        record.moves.push((actor, action));
        gold_in_bank += told.iter().map(to_the_bank).fold(Gold::NONE, |sum, gold| sum + gold);
        keeps_everything(&state, all_gold, gold_in_bank);
        if thorough {
            can_be_sent(&state, &told);
        }
    }
    assert!(state.is_over() || record.moves.len() == steps, "the game did not end");
    assert!(record.moves.len() < LONGEST, "the game went on for ever");
    replays_the_same(&record, &state);
}

/// The gold that an event takes out of the game (D7).
fn to_the_bank(event: &Event) -> Gold {
    match event {
        Event::GoldMoved { to: event::Purse::Bank, amount, .. } => *amount,
        _ => Gold::NONE,
    }
}

/// Goods are conserved to the card and gold to the coin, and what is public agrees with what is
/// secret.
fn keeps_everything(state: &State, all_gold: Gold, gold_in_bank: Gold) {
    assert_eq!(state.all_cards(), state.setup().catalogue().deck(), "cards were lost or made");
    assert_eq!(state.all_gold() + gold_in_bank, all_gold, "gold was lost or made");
    let public = state.public();
    assert_eq!(usize::from(public.deck), state.deck_from_top().count());
    let loading = matches!(public.phase, rules::Phase::Load(_));
    for seat in state.setup().seats().iter() {
        let (own, known) = (state.secrets_of(seat), &public.merchants[seat]);
        let bag = own.bag.filter(|_| loading).map_or(0, |bag| bag.len());
        assert_eq!(usize::from(known.hand), own.hand.len() + bag, "hand of {seat}");
        assert_eq!(usize::from(known.face_down), own.face_down.len(), "face down of {seat}");
        let catalogue = state.setup().catalogue();
        assert_eq!(catalogue.legal_of(&own.face_down).len(), 0, "legal goods face down");
        assert_eq!(catalogue.contraband_of(&known.face_up).len(), 0, "contraband face up");
        let holds = public.inspection().and_then(|i| i.held(seat)).map(|bag| bag.cards);
        if public.inspection().is_some() {
            assert_eq!(holds.map(usize::from), own.bag.map(|bag| bag.len()), "bag of {seat}");
        }
    }
}

/// State and view judge alike, and what is refused changes nothing and tells nothing.
fn ask_the_judge(state: &State, rng: &mut ChaCha8Rng) {
    let seat = Seat::new(below(u32::from(state.setup().players()), rng) as u8);
    let view = state.view(Observer::Seat(seat));
    let elsewhere = random::next_move(state, rng).map(|(_, action)| action);
    let probes = [probe(state, rng), probe(state, rng)];
    for action in probes.into_iter().chain(elsewhere) {
        let judgement = state.check(Actor::Seat(seat), &action);
        assert_eq!(judgement, view.check(&action), "{seat}: {action:?}");
        let mut other = state.clone();
        let mut told = 0;
        let applied = other.apply(Actor::Seat(seat), action.clone(), &mut |_| told += 1);
        assert_eq!(judgement, applied, "{seat}: {action:?}");
        if judgement.is_err() {
            assert!(other == *state && told == 0, "{seat}: {action:?} was refused, not undone");
        }
        if let Err(why) = judgement {
            round_trips(&why);
        }
    }
    assert!(
        Actor::Clock != Actor::Seat(seat) && state.check(Actor::Clock, &Action::PassClaim).is_err()
    );
}

/// Every action that the choices offer is accepted, no other of the finite kinds is, and a view
/// offers the same.
fn offers_what_is_accepted(state: &State) {
    for seat in state.setup().seats().iter() {
        let all = state.choices(seat).all();
        let view = state.view(Observer::Seat(seat));
        let from_view = view.choices().map(rules::Choices::all);
        assert_eq!(from_view.as_ref(), Some(&all), "{seat}");
        for (offered, action) in finite(state, &all) {
            let judgement = state.check(Actor::Seat(seat), &action);
            assert_eq!(offered, judgement.is_ok(), "{seat}: {action:?}: {judgement:?}");
        }
        for goods in state.choices(seat).payments(64) {
            let action = Action::Pay(goods);
            assert_eq!(state.check(Actor::Seat(seat), &action), Ok(()), "{seat}: {action:?}");
        }
        for bounds in &all.offers {
            bounds_are_exact(state, seat, bounds);
        }
        if all.ask == Some(Ask::Pay) {
            assert!(!state.choices(seat).payments(64).is_empty(), "{seat} cannot pay");
        }
    }
    let asked = |&seat: &Seat| state.asked(seat).is_some();
    let all_asked: Seats = state.setup().seats().iter().filter(asked).collect();
    assert_eq!(state.public().all_asked(state.setup()), all_asked);
    assert!(!all_asked.is_empty() || state.is_over(), "the table waits for nobody");
    assert!(state.view(Observer::Spectator).choices().is_none());
}

/// The most of each thing that the bounds of a slip allow is accepted, and one more is not. Only
/// between Deputies may it be that nobody can strike the deal.
fn bounds_are_exact(state: &State, seat: Seat, bounds: &OfferBounds) {
    let judge = |terms: Terms| state.check(Actor::Seat(seat), &Action::Offer(Arc::new(terms)));
    let accepted = |terms: Terms| {
        let judgement = judge(terms.clone());
        let nobody_can = matches!(
            judgement,
            Err(IllegalAction::Impossible(
                Impossible::NobodyCanStrike | Impossible::NothingFrom(_)
            ))
        );
        let deputies = state.setup().options().deputies;
        let fine = judgement == Ok(()) || (deputies && nobody_can);
        assert!(fine, "{seat}: {terms:?}: {judgement:?} within {bounds:?}");
    };
    let with = || Terms::with(bounds.merchant);
    for terms in within_purse(state, bounds) {
        accepted(terms);
    }
    for bag in bounds.hand_back.iter() {
        accepted(with().hand_back(bag));
    }
    for bag in bounds.open.iter() {
        accepted(with().open(bag));
    }
    for other in bounds.take_nothing.iter() {
        accepted(with().take_nothing(other));
    }
    for bag in state.setup().seats().minus(bounds.hand_back).iter() {
        assert!(judge(with().hand_back(bag)).is_err(), "{seat} hands back {bag}");
    }
    assert!(judge(with().gold(bounds.merchant_gives.gold.0 + 1)).is_err(), "{seat}: {bounds:?}");
    let too_full = Goods::of(Good::APPLES, bounds.bag + 1);
    let own_bag = with().from_bag(too_full).hand_back(bounds.merchant);
    assert!(judge(own_bag).is_err(), "{seat}: {bounds:?}");
}

/// Terms that pay all there is of one thing.
fn within_purse(state: &State, bounds: &OfferBounds) -> Vec<Terms> {
    let with = || Terms::with(bounds.merchant);
    let hidden =
        |purse: &Purse| purse.face_down_real.unwrap_or(Goods::of(Good::PEPPER, purse.face_down));
    let gives = &bounds.merchant_gives;
    let mut all = vec![
        with().gold(gives.gold.0),
        with().from_stand(gives.face_up),
        with().from_stand(hidden(gives)),
    ];
    if bounds.bag > 0 {
        let full = Goods::of(Good::APPLES, bounds.bag);
        all.push(with().from_bag(full).hand_back(bounds.merchant));
        if bounds.either {
            all.push(with().from_either(full).hand_back(bounds.merchant));
        }
    }
    for (from, purse) in &bounds.law_gives {
        all.push(with().law_gives(*from, purse.gold.0, purse.face_up));
        all.push(with().law_gives(*from, 0, hidden(purse)));
    }
    all.retain(|terms| !terms.is_empty());
    assert!(state.public().inspection().is_some(), "slips are for Inspection");
    all
}

/// Every action of the kinds that can be listed, with whether the choices offer it.
fn finite(state: &State, all: &AllChoices) -> Vec<(bool, Action)> {
    let setup = state.setup();
    let mut actions = Vec::new();
    for seat in setup.seats().iter() {
        actions.push((all.pick_first.has(seat), Action::PickFirst(seat)));
        actions.push((all.threaten.has(seat), Action::Threaten(seat)));
        actions.push((all.open.has(seat), Action::Open(seat)));
        let back = Action::HandBack { bag: seat, taking: None };
        actions.push((all.hand_back.has(seat), back));
        if let Some(inspection) = state.public().inspection() {
            for slip in inspection.slips.iter().map(|slip| slip.number) {
                let take = Action::HandBack { bag: seat, taking: Some(slip) };
                actions.push((all.take.contains(&(seat, slip)), take));
            }
        }
    }
    if let Some(inspection) = state.public().inspection() {
        for slip in inspection.slips.iter().map(|slip| slip.number) {
            actions.push((all.accept.contains(&slip), Action::Accept(slip)));
            actions.push((all.decline.contains(&slip), Action::Decline(slip)));
            actions.push((all.withdraw.contains(&slip), Action::Withdraw(slip)));
        }
    }
    for (good, _) in setup.catalogue().kinds() {
        actions.push((all.declare.has(good), Action::Declare(good)));
        let wish =
            Action::Wish { item: Leftover::Card(good), to: Some(state.public().law.first()) };
        if all.wishes.is_none() {
            actions.push((false, wish));
        }
    }
    actions.push((all.pass_claim, Action::PassClaim));
    for (pile, stock) in setup.black_market().into_iter().flatten().enumerate() {
        for value in stock.values {
            let offered = all.claim.is_some_and(|claim| claim.values[pile] == Some(value));
            let names_pile = all.claim.is_some_and(|claim| claim.names_pile);
            let onto = names_pile.then_some(Side::Left);
            actions.push((offered, Action::Claim { pile: pile as u8, value, onto }));
        }
    }
    if let Some(place) = all.place {
        actions.push((true, Action::Place { onto: Side::Left, order: place.cards }));
        actions.push((place.two_piles, Action::Place { onto: Side::Right, order: place.cards }));
    }
    if let Some(exchange) = all.exchange {
        let most = usize::from(exchange.most_set_aside);
        let set_aside = exchange.hand.cards().take(most).collect();
        actions.push((true, Action::Exchange { set_aside, left: 0, right: 0 }));
    }
    actions
}

/// Everything that is stored or sent survives the journey.
fn can_be_sent(state: &State, told: &[Event]) {
    for observer in observers(state.setup()) {
        round_trips::<View>(&state.view(observer));
        for event in told {
            round_trips::<EventView>(&event.seen_by(observer));
        }
    }
}

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("it can be written");
    let back: T = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(*value, back);
}

/// Record → file → replay gives the same game.
fn replays_the_same(record: &Record, state: &State) {
    let read = Record::from_json(&record.to_json()).expect("a record can be read");
    assert_eq!(*record, read);
    let replayed = read.replay().expect("a record can be replayed");
    assert_eq!(*state, replayed);
    assert_eq!(state.fingerprint(), replayed.fingerprint());
}
