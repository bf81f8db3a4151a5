//! The promise ledger: who kept their word.

mod common;

use common::games;
use std::sync::Arc;

use proptest::prelude::*;
use rules::event::{EventView, GoldFor, Purse};
use rules::ledger::{Entry, Ledger, PromiseFate};
use rules::slip::{Promise, Word};
use rules::{Bag, Edition, Gold, Good, Goods, Law, Observer, Seat, Seats, Slip, SlipNumber, Terms};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

const OPEN: PromiseFate = PromiseFate::Open;
const NEVER_DUE: PromiseFate = PromiseFate::NeverDue;

const fn kept(round: u8) -> PromiseFate {
    PromiseFate::Kept { round }
}

const fn broken(round: u8) -> PromiseFate {
    PromiseFate::Broken { round }
}

fn round(round: u8, sheriff: Seat) -> EventView {
    EventView::RoundBegan { round, law: Law::Sheriff(sheriff) }
}

fn deputies(round: u8, first: Seat, second: Seat) -> EventView {
    EventView::RoundBegan { round, law: Law::Deputies(first, second) }
}

/// A slip with these promises; who wrote it makes no difference.
fn slip(number: u16, word: &[Promise]) -> Slip {
    let terms = Terms { word: word.to_vec(), ..Terms::with(B) };
    Slip { number: SlipNumber(number), author: B, terms: Arc::new(terms) }
}

fn deal(number: u16, word: &[Promise]) -> EventView {
    EventView::DealStruck { slip: slip(number, word), with: Seats::only(A) }
}

fn promise(by: Seat, to: Seat, word: Word) -> Promise {
    Promise { by, to, word }
}

fn handed_back(bag: Seat, by: Seats) -> EventView {
    EventView::HandedBack { bag, by }
}

fn opened(bag: Seat, by: Seats) -> EventView {
    let cards = Bag::new(&Goods::of(Good::APPLES, 1)).expect("one card is a bag");
    EventView::Opened { bag, by, cards, declared: Good::APPLES }
}

fn gold(amount: u32, from: Purse, to: Purse, why: GoldFor) -> EventView {
    EventView::GoldMoved { amount: Gold(amount), from, to, why }
}

fn paid(amount: u32, from: Seat, to: Seat) -> EventView {
    gold(amount, Purse::Seat(from), Purse::Seat(to), GoldFor::Deal)
}

fn game_over() -> EventView {
    EventView::GameOver(Box::default())
}

/// The ledger of someone who saw just this.
fn ledger(events: &[EventView]) -> Ledger {
    let mut ledger = Ledger::default();
    events.iter().for_each(|event| ledger.observe(event));
    ledger
}

/// What became of each promise, in order.
fn fates(events: &[EventView]) -> Vec<PromiseFate> {
    ledger(events).entries().iter().map(|entry| entry.fate).collect()
}

fn hand_back_next() -> EventView {
    deal(1, &[promise(B, A, Word::HandBackNext)])
}

fn open_next() -> EventView {
    deal(1, &[promise(B, A, Word::OpenNext(C))])
}

#[test]
fn only_a_struck_deal_makes_a_promise() {
    // H2
    let word = promise(B, A, Word::HandBackNext);
    assert_eq!(fates(&[EventView::SlipWritten(slip(1, &[word]))]), []);
    let struck = ledger(&[round(2, A), deal(1, &[word])]);
    let entry = Entry {
        promise: word,
        made_in_round: 2,
        slip: SlipNumber(1),
        fate: OPEN,
        paid: Gold::NONE,
    };
    assert_eq!(struck.entries(), [entry]);
}

#[test]
fn a_ledger_can_begin_in_a_later_round() {
    let mut ledger = Ledger::from_round(5);
    ledger.observe(&hand_back_next());
    assert_eq!(ledger.entries()[0].made_in_round, 5);
}

#[test]
fn handing_the_bag_back_keeps_the_word() {
    // H2
    assert_eq!(fates(&[hand_back_next(), round(2, B)]), [OPEN]);
    let events = [hand_back_next(), round(2, B), handed_back(A, Seats::only(B))];
    assert_eq!(fates(&events), [kept(2)]);
}

#[test]
fn opening_the_bag_breaks_the_word() {
    // H2
    let events = [hand_back_next(), round(2, B), opened(A, Seats::only(B))];
    assert_eq!(fates(&events), [broken(2)]);
}

#[test]
fn a_bag_that_nobody_hands_back_in_time_keeps_the_word() {
    // H2, T1
    let events = [hand_back_next(), round(2, B), EventView::TimeIsUp, handed_back(A, Seats::NONE)];
    assert_eq!(fates(&events), [kept(2)]);
}

#[test]
fn the_other_deputy_alone_does_not_break_the_word() {
    // H2, D6
    let both = Seats::only(B).with(C);
    let due = |event| fates(&[hand_back_next(), deputies(2, C, B), event]);
    assert_eq!(due(opened(A, Seats::only(C))), [kept(2)]);
    assert_eq!(due(opened(A, Seats::only(B))), [broken(2)]);
    assert_eq!(due(opened(A, both)), [broken(2)]);
    assert_eq!(due(handed_back(A, both)), [kept(2)]);
    assert_eq!(due(handed_back(A, Seats::only(C))), [kept(2)]);
}

#[test]
fn opening_the_bag_that_was_named_keeps_the_word() {
    // H2, D6
    let both = Seats::only(B).with(D);
    let due = |event| fates(&[open_next(), deputies(2, B, D), event]);
    assert_eq!(due(opened(C, Seats::only(B))), [kept(2)]);
    assert_eq!(due(opened(C, both)), [kept(2)]);
    assert_eq!(due(opened(C, Seats::only(D))), [kept(2)]);
    assert_eq!(due(handed_back(C, both)), [broken(2)]);
    assert_eq!(due(handed_back(C, Seats::only(B))), [broken(2)]);
    assert_eq!(due(handed_back(C, Seats::NONE)), [broken(2)]);
}

#[test]
fn other_bags_and_other_sheriffs_do_not_matter() {
    // H2
    let events = [
        hand_back_next(),
        open_next(),
        // D is the Sheriff, whom nobody promised anything about.
        round(2, D),
        opened(A, Seats::only(D)),
        handed_back(C, Seats::only(D)),
        // B is the Sheriff, but these bags are others'.
        round(3, B),
        opened(D, Seats::only(B)),
    ];
    assert_eq!(fates(&events), [OPEN, OPEN]);
}

#[test]
fn the_round_in_which_the_word_was_given_does_not_count() {
    // H2
    let word = [promise(A, B, Word::HandBackNext), promise(A, B, Word::OpenNext(C))];
    let events =
        [round(2, A), deal(1, &word), opened(B, Seats::only(A)), handed_back(C, Seats::only(A))];
    assert_eq!(fates(&events), [OPEN, OPEN]);
    let later = [
        round(6, A),
        handed_back(B, Seats::only(A)),
        opened(C, Seats::only(A)),
        // It was about the next time only.
        round(10, A),
        opened(B, Seats::only(A)),
        handed_back(C, Seats::only(A)),
    ];
    assert_eq!(fates(&[&events[..], &later].concat()), [kept(6), kept(6)]);
}

#[test]
fn without_a_bag_at_the_gate_the_word_stays_open() {
    // H2, M8: A sat out the first time that B was the Sheriff.
    let events = [
        hand_back_next(),
        round(2, B),
        opened(C, Seats::only(B)),
        round(6, B),
        opened(A, Seats::only(B)),
    ];
    assert_eq!(fates(&events[..3]), [OPEN]);
    assert_eq!(fates(&events), [broken(6)]);
}

#[test]
fn gold_of_later_deals_pays_the_oldest_debts_first() {
    // H2
    let owe = |gold| promise(B, A, Word::Owe(Gold(gold)));
    let mut ledger = ledger(&[
        deal(1, &[owe(5)]),
        // The gold of the deal that makes a debt does not pay it, but pays the older one.
        deal(2, &[owe(4)]),
        paid(3, B, A),
    ]);
    let so_far = |ledger: &Ledger| -> Vec<_> {
        ledger.entries().iter().map(|entry| (entry.paid.0, entry.fate)).collect()
    };
    assert_eq!(so_far(&ledger), [(3, OPEN), (0, OPEN)]);

    // A later deal of the same Inspection counts, and what is left pays the next debt.
    ledger.observe(&deal(3, &[]));
    ledger.observe(&paid(3, B, A));
    assert_eq!(so_far(&ledger), [(5, kept(1)), (1, OPEN)]);

    // More than is owed pays all, also when the creditor's side of the table has changed.
    ledger.observe(&round(2, B));
    ledger.observe(&deal(4, &[]));
    ledger.observe(&paid(9, B, A));
    assert_eq!(so_far(&ledger), [(5, kept(1)), (4, kept(2))]);
}

#[test]
fn only_gold_of_a_deal_from_debtor_to_creditor_pays_a_debt() {
    // H2
    let owe = deal(1, &[promise(B, A, Word::Owe(Gold(5)))]);
    let (a, b) = (Purse::Seat(A), Purse::Seat(B));
    for event in [
        paid(5, A, B),
        paid(5, B, C),
        paid(5, C, A),
        gold(5, b, a, GoldFor::Fine),
        gold(5, b, Purse::Booty, GoldFor::Deal),
        gold(5, Purse::Booty, a, GoldFor::Booty),
    ] {
        let ledger = ledger(&[owe.clone(), deal(2, &[]), event.clone()]);
        assert_eq!(ledger.entries()[0].paid, Gold::NONE, "{event:?}");
    }
}

#[test]
fn when_the_game_is_over_debts_are_broken_and_the_rest_never_was_due() {
    // H2
    let word = [
        promise(B, A, Word::Owe(Gold(5))),
        promise(B, A, Word::HandBackNext),
        promise(B, A, Word::OpenNext(C)),
    ];
    let events = [round(9, A), deal(1, &word), deal(2, &[]), paid(4, B, A), game_over()];
    assert_eq!(fates(&events), [broken(9), NEVER_DUE, NEVER_DUE]);
    assert_eq!(ledger(&events).entries()[0].paid, Gold(4));
    // What was decided before stays so.
    let events = [hand_back_next(), round(2, B), handed_back(A, Seats::only(B)), game_over()];
    assert_eq!(fates(&events), [kept(2)]);
}

#[test]
fn a_ledger_survives_being_written_down() {
    let ledger = ledger(&[hand_back_next(), open_next(), round(2, B), opened(A, Seats::only(B))]);
    let json = serde_json::to_string(&ledger).expect("a ledger is plain data");
    assert_eq!(serde_json::from_str::<Ledger>(&json).expect("it was just written"), ledger);
}

/// The ledger of each observer of a whole random game.
fn ledgers_of_everyone(edition: Edition, players: u8, number: u64) -> Vec<Ledger> {
    let record = games::random_game(games::with_everything(edition, players), number);
    let seats = record.start.setup().seats().iter().map(Observer::Seat);
    let observers: Vec<_> = seats.chain([Observer::Spectator]).collect();
    let mut ledgers = vec![Ledger::default(); observers.len()];
    let replay = record.replay_with(|step| {
        for event in step.events {
            for (ledger, &observer) in ledgers.iter_mut().zip(&observers) {
                ledger.observe(&event.seen_by(observer));
            }
        }
    });
    replay.expect("it was just played");
    ledgers
}

/// Whether an entry of a game that is over makes sense.
fn is_sensible(entry: &Entry) -> bool {
    let Entry { promise, made_in_round: made, fate, paid, .. } = *entry;
    match (promise.word, fate) {
        (Word::Owe(gold), PromiseFate::Kept { round }) => round >= made && paid == gold,
        (Word::Owe(gold), PromiseFate::Broken { .. }) => paid < gold,
        (Word::Owe(_), PromiseFate::NeverDue) | (_, PromiseFate::Open) => false,
        (_, PromiseFate::Kept { round } | PromiseFate::Broken { round }) => round > made,
        (_, PromiseFate::NeverDue) => true,
    }
}

proptest! {
    // Whole games take their time.
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn everyone_keeps_the_same_ledger(
        edition in prop_oneof![Just(Edition::First), Just(Edition::Second)],
        players in 3..=6u8,
        number in any::<u64>(),
    ) {
        // H2, P3
        let ledgers = ledgers_of_everyone(edition, players, number);
        for ledger in &ledgers {
            prop_assert_eq!(ledger, &ledgers[0]);
        }
        for entry in ledgers[0].entries() {
            prop_assert!(is_sensible(entry), "{:?}", entry);
        }
    }
}
