//! What must hold at the edges: when someone decides at the last moment, and when someone comes back
//! while the store fails.

use bots::Phrase;
use rules::{Action, EventView, Seat};
use table::room::{
    House, RoomCommand, RoomDeed, RoomEntry, RoomHappening, Stage, Viewer, Writer, beats,
};
use table::{Moment, Seq};

use crate::desk::{Desk, Store};
use crate::parlour::{DASHA, INES, MAYA, OLEK, Parlour, token};

const MINUTE: u64 = 60_000;

#[test]
fn whoever_decides_at_the_last_moment_decides_once() {
    let mut parlour = Parlour::of_four();
    let house = House { decision_seconds: Some(20), ..House::default() };
    parlour.tell(MAYA, RoomCommand::Keep(house)).expect("a rule of the house");
    // A bot has decided what Ines would load, and it is due when she loads herself.
    parlour.pass(19_999);
    parlour.now = Moment(parlour.now.0 + 1);
    parlour.load(INES).expect("her own bag");
    let of_ines = [Writer::Person(INES), Writer::Bot(Seat::new(1))];
    let loads = parlour.journal.iter().filter(|entry| {
        of_ines.contains(&entry.by) && matches!(entry.deed, RoomDeed::Acted(Action::Load(_)))
    });
    assert_eq!(loads.count(), 1);
}

/// Ines keeps the others waiting until a bot plays for her, says that she is here, and something
/// happens while she waits for the bot to have loaded. What is done after that?
fn ines_waits(meanwhile: impl FnOnce(&mut Desk)) -> Vec<RoomDeed> {
    let parlour = Parlour::of_four();
    let during = parlour.occasion();
    let bags = [OLEK, DASHA].map(|person| (person, Action::Load(parlour.bag_of(person))));
    let people = [(MAYA, "Maya"), (INES, "Ines"), (OLEK, "Olek"), (DASHA, "Dasha")];
    let mut desk = Desk::of(parlour, &people);
    for (person, action) in bags {
        desk.tell(person, RoomCommand::Act { action, during });
    }
    desk.pass_with(9 * MINUTE, &[MAYA, INES, OLEK, DASHA]);
    let last = desk.journal.last().map(|entry| entry.deed.clone());
    assert_eq!(last, Some(RoomDeed::TookOver(Seat::new(1))));
    let before = desk.journal.len();
    desk.tell(INES, RoomCommand::Here);
    meanwhile(&mut desk);
    desk.pass_with(20_000, &[]);
    desk.journal[before..].iter().map(|entry| entry.deed.clone()).collect()
}

/// The bot loads for Ines, and then she plays again.
#[track_caller]
fn plays_again(deeds: &[RoomDeed]) {
    assert!(matches!(deeds[0], RoomDeed::Acted(Action::Load(_))), "{deeds:?}");
    assert_eq!(deeds.get(1), Some(&RoomDeed::CameBack(Seat::new(1))));
}

#[test]
fn whoever_waits_to_play_again_does_so_when_the_bot_has_answered() {
    plays_again(&ines_waits(|_| {}));
}

#[test]
fn whoever_waits_to_play_again_does_so_though_the_store_fails_meanwhile() {
    plays_again(&ines_waits(|desk| {
        desk.store = Store::FailsOnce;
        desk.tell(OLEK, RoomCommand::Say(Phrase::HurryUp.into()));
        assert_eq!(desk.store, Store::Works, "it was asked, and failed");
    }));
}

#[test]
fn whoever_plays_again_does_so_though_that_was_not_kept_at_first() {
    // The store fails when the bot has loaded and Ines would be back.
    plays_again(&ines_waits(|desk| desk.store = Store::FailsOnce));
}

/// A game of Maya and two bots, whose seats others may take over.
fn maya_and_two_bots() -> Parlour {
    let mut parlour = Parlour::of_maya();
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    let house = House { late_joiners: true, ..House::default() };
    parlour.tell(MAYA, RoomCommand::Keep(house)).expect("a rule of the house");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour
}

#[test]
fn whoever_takes_over_a_bots_seat_is_not_told_what_it_did_in_secret() {
    // P4: who comes back from a lost connection is told the same as who has forgotten everything.
    let mut parlour = maya_and_two_bots();
    let ada = Seat::new(1);
    let has_loaded = |entry: &RoomEntry| {
        entry.by == Writer::Bot(ada) && matches!(entry.deed, RoomDeed::Acted(Action::Load(_)))
    };
    while !parlour.journal.last().is_some_and(has_loaded) {
        assert_eq!(parlour.room.stage(), Stage::Playing, "Ada loads some day");
        parlour.pass(100);
    }
    let loaded = parlour.room.seq();
    parlour.join_at("Olek", Some(ada)).expect("a bot's seat");
    let viewer = Viewer::Person(parlour.room.by_key(token("Olek").key()).expect("Olek"));
    let told = parlour.room.update(viewer, Seq(loaded.0 - 1), parlour.now).beats;
    let all = beats(&parlour.journal, viewer).expect("beats");
    assert_eq!(told, all[all.len() - told.len()..]);
    let closed = RoomHappening::Game(vec![EventView::BagClosed(ada)]);
    assert_eq!(told.first().map(|beat| &beat.what), Some(&closed));
}

#[test]
fn whoever_takes_over_a_bots_seat_has_time_to_connect() {
    let mut parlour = maya_and_two_bots();
    parlour.pass_with(2 * MINUTE, &[MAYA]);
    let seat = Seat::new(1);
    parlour.join_at("Olek", Some(seat)).expect("a bot's seat");
    let gone = |parlour: &Parlour| parlour.deeds().contains(&&RoomDeed::TookOver(seat));
    parlour.pass_with(59_000, &[MAYA]);
    assert!(!gone(&parlour), "he is on his way");
    parlour.pass_with(2_000, &[MAYA]);
    assert!(gone(&parlour), "he does not come");
}
