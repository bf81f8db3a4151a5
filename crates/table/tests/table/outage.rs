//! The store does not work for a while: nobody loses anything, and nobody is blamed.

use bots::Phrase;
use table::room::{RoomCommand, RoomDeed, RoomRefusal, Stage, Viewer};
use table::steward::{MOST_WAITING, ScreenId, StewardInput};
use table::wire::{Outcome, Parting};

use crate::desk::{Desk, Store, screen};
use crate::parlour::{INES, MAYA, OLEK, Parlour};

const SECOND: u64 = 1_000;

/// A game of three, who are all at their screens.
fn three() -> Desk {
    Desk::of(Parlour::of_three(), &[(MAYA, "Maya"), (INES, "Ines"), (OLEK, "Olek")])
}

/// Maya says something; what she is told, if anything.
fn talk(desk: &mut Desk) -> Option<Outcome> {
    desk.tell(MAYA, RoomCommand::Say(Phrase::JustApples.into()))
}

fn is_not_saved(outcome: Option<Outcome>) -> bool {
    matches!(outcome, Some(Outcome::Refused(refused)) if refused.why == RoomRefusal::NotSaved)
}

/// How often the room went on after a while.
fn resumed(desk: &Desk) -> usize {
    desk.deeds().iter().filter(|deed| ***deed == RoomDeed::Resumed).count()
}

#[test]
fn a_store_that_fails_is_asked_less_and_less_often() {
    let mut desk = three();
    desk.store = Store::Fails;
    let before = desk.reads;
    assert!(is_not_saved(talk(&mut desk)));
    desk.pass_with(60 * SECOND, &[]);
    let asked = desk.reads - before;
    assert!((7..=11).contains(&asked), "1 + 2 + 4 + 8 + 8 + … seconds between: {asked}");
}

#[test]
fn whoever_says_something_meanwhile_is_told_at_once() {
    let mut desk = three();
    desk.store = Store::Fails;
    assert!(is_not_saved(talk(&mut desk)));
    assert_eq!(talk(&mut desk), None, "it may work again in a moment");
    desk.pass_with(5 * SECOND, &[]);
    assert!(is_not_saved(talk(&mut desk)), "but not for ever");
    // Whoever comes is told to come again, and need not say that they go.
    desk.enter(ScreenId(9), "Ines");
    assert!(desk.partings.contains(&(ScreenId(9), Parting::Unavailable)));
    desk.hand_in(StewardInput::Leave(ScreenId(9)));
}

#[test]
fn nobody_is_gone_because_the_store_was() {
    let mut desk = three();
    desk.store = Store::Fails;
    assert!(is_not_saved(talk(&mut desk)));
    desk.pass_with(3600 * SECOND, &[]);
    desk.store = Store::Works;
    desk.pass_with(20 * SECOND, &[]);
    assert!(matches!(talk(&mut desk), Some(Outcome::Ok(_))));
    assert_eq!(resumed(&desk), 2, "at the beginning and now: the time counts on no clock");
    let took_over = |deed: &&RoomDeed| matches!(deed, RoomDeed::TookOver(_));
    assert!(!desk.deeds().iter().any(took_over), "and nobody is gone");
    assert_eq!(desk.steward.room().expect("a room").stage(), Stage::Playing);
}

#[test]
fn what_failed_once_long_ago_is_another_story() {
    let mut desk = three();
    desk.store = Store::FailsOnce;
    assert!(is_not_saved(talk(&mut desk)));
    desk.pass_with(40 * SECOND, &[]);
    desk.store = Store::FailsOnce;
    assert!(is_not_saved(talk(&mut desk)));
    desk.pass_with(2 * SECOND, &[]);
    assert!(matches!(talk(&mut desk), Some(Outcome::Ok(_))));
    assert_eq!(resumed(&desk), 1, "at the beginning");
}

#[test]
fn so_much_waits_for_the_store_and_no_more() {
    let mut desk = three();
    let before = desk.journal.len();
    desk.store = Store::Dawdles;
    for _ in 0..=MOST_WAITING {
        assert_eq!(talk(&mut desk), None, "one is being written, and the others wait");
    }
    let busy = |outcome: Option<Outcome>| matches!(outcome, Some(Outcome::Refused(refused)) if refused.why == RoomRefusal::Busy);
    assert!(busy(talk(&mut desk)), "one too many");
    desk.enter(ScreenId(9), "Ines");
    assert!(desk.partings.contains(&(ScreenId(9), Parting::Unavailable)));
    desk.hand_in(StewardInput::Leave(screen(OLEK)));
    desk.catch_up();
    assert_eq!(desk.answered(), MOST_WAITING + 1, "whoever waited is answered");
    assert_eq!(desk.journal.len(), before + MOST_WAITING + 1);
    let view = desk.steward.room().expect("a room").view(Viewer::Person(MAYA));
    assert!(!view.room.people[2].here, "and Olek has gone");
    assert!(matches!(talk(&mut desk), Some(Outcome::Ok(_))));
}
