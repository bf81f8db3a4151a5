//! The annals: what everyone declared, what they really carried, and what became of it.

mod common;

use std::fs;
use std::path::Path;

use common::*;
use rules::annals::{Annals, BagEnd, Round};
use rules::notation::read_action;
use rules::slip::MerchantGives;
use rules::{Gold, Good, Goods, Observer, Record, Scene, Seat, Seats, Start};

/// A round of four with A as the Sheriff: B bribes, C is honest, D is caught.
fn a_round() -> Record {
    let scene = Scene::new(second(4))
        .sheriff(A)
        .hand(B, goods![APPLES * 3, SILK, CHEESE, BREAD])
        .hand(C, goods![BREAD * 3, APPLES, CHEESE, CHICKENS])
        .hand(D, goods![CHEESE * 3, MEAD, APPLES, BREAD])
        .load();
    let mut record = Record::new(Start::Scene(Box::new(scene)));
    let lines = [
        "B: load 2 apples, 1 silk",
        "C: load 2 bread",
        "D: load 1 cheese, 1 mead",
        "B: declare apples",
        "C: declare bread",
        "D: declare cheese",
        "B: offer with B: 5 gold; hand back B",
        "A: hand back B for #1",
        "A: open C",
        "A: open D",
    ];
    let catalogue = record.start.setup().catalogue();
    let moves = lines.map(|line| read_action(catalogue, line).expect("a move"));
    record.moves = moves.to_vec();
    record
}

/// What was declared of a bag, what was in it, and how it ended.
fn bag(round: &Round, seat: Seat) -> (Option<(Good, u8)>, Option<Goods>, Option<BagEnd>) {
    let bag = round.bags[seat].clone().expect("a bag");
    (bag.declared, bag.carried, bag.end)
}

#[test]
fn the_record_of_a_game_tells_what_everyone_really_carried() {
    // C1, I5, I8, I9, I10
    let annals = Annals::of(&a_round()).expect("legal moves");
    let round = annals.before().expect("the round is over");
    assert_eq!((round.round, round.law), (1, Seats::only(A)));

    let by = Seats::only(A);
    let smuggled = goods![APPLES * 2, SILK];
    let back = BagEnd::HandedBack { by };
    assert_eq!(bag(round, B), (Some((Good::APPLES, 3)), Some(smuggled), Some(back)));
    let five = MerchantGives { gold: Gold(5), ..MerchantGives::default() };
    let deal = round.deal_for(B).map(|slip| (slip.terms.merchant, slip.terms.merchant_gives));
    assert_eq!(deal, Some((B, five)));

    let honest = goods![BREAD * 2];
    let opened = BagEnd::Opened { by, cards: honest };
    assert_eq!(bag(round, C), (Some((Good::BREAD, 2)), Some(honest), Some(opened)));
    assert_eq!(round.deal_for(C), None);

    let caught = round.bags[D].as_ref().expect("a bag");
    assert_eq!(caught.carried, Some(goods![CHEESE, MEAD]));
    assert_eq!(caught.false_cards(), Some(goods![MEAD]));
    assert_eq!([A, B, C, D].map(|seat| round.gold[seat]), [5, -5, 4, -4]);
}

#[test]
fn an_observer_writes_down_only_what_they_see() {
    // P2, P3: the bag of B was handed back, and nobody else has looked into it.
    let record = a_round();
    let carried_by_b = |observer| {
        let mut annals = Annals::from_round(1, Seats::only(A));
        let played = record.replay_with(|step| {
            let seen = step.events.iter().map(|event| event.seen_by(observer));
            seen.for_each(|event| annals.observe(&event));
        });
        played.expect("legal moves");
        let round = annals.before().expect("the round is over").clone();
        let bag = round.bags[B].clone().expect("a bag");
        (bag.carried, bag.seen, bag.face_down)
    };
    let apples = goods![APPLES * 2];
    assert_eq!(carried_by_b(Observer::Spectator), (None, apples, 1));
    assert_eq!(carried_by_b(Observer::Seat(A)), (None, apples, 1));
    let all = goods![APPLES * 2, SILK];
    assert_eq!(carried_by_b(Observer::Seat(B)), (Some(all), all, 0));
}

#[test]
fn nothing_is_hidden_in_the_annals_of_a_whole_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for file in fs::read_dir(folder).expect("the kept records") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let json = fs::read_to_string(&path).expect("a text");
        let Ok(record) = Record::from_json(&json) else { continue };
        let annals = Annals::of(&record).expect("it replays");
        let last = annals.rounds().last().expect("a round").round;
        let end = record.replay().expect("it replays");
        assert_eq!(last, end.public().round, "{}", path.display());
        for bag in annals.rounds().flat_map(|round| round.bags.0.iter().flatten()) {
            assert_eq!(bag.face_down, 0, "{}", path.display());
            assert!(bag.declared.is_some() && bag.carried.is_some() && bag.end.is_some());
        }
    }
}
