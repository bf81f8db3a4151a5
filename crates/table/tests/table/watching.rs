//! Whoever looks on is counted, and everyone is told the same number.

use std::time::Duration;

use bots::Phrase;
use table::Seq;
use table::room::{House, RoomCommand, RoomInput, Viewer};
use table::steward::{ScreenId, StewardInput};
use table::wire::{Parting, ServerFrame};

use crate::desk::{Desk, Store, screen};
use crate::parlour::{INES, MAYA, OLEK, Parlour, token};

/// Screens of nobody in the room.
const ONE: ScreenId = ScreenId(101);
const OTHER: ScreenId = ScreenId(102);

fn two() -> Desk {
    Desk::of(Parlour::of_three(), &[(MAYA, "Maya"), (INES, "Ines")])
}

const fn looks_on(screen: ScreenId) -> StewardInput {
    StewardInput::Enter { screen, key: None, since: Seq(0), brief: false }
}

/// Whom this tells that so many look on: each screen once for each frame.
fn told(desk: &mut Desk, input: StewardInput) -> Vec<(ScreenId, u16)> {
    let outputs = desk.steward.handle(desk.now, input);
    assert_eq!(outputs.work, None, "nothing of it is kept");
    let watching = |text: &str| {
        let frame: ServerFrame = serde_json::from_str(text).expect("a frame");
        frame.update.map(|update| update.view.room.watching)
    };
    let frames = outputs.frames.iter();
    frames.filter_map(|(screen, text)| Some((*screen, watching(text)?))).collect()
}

/// How many look on, as whoever comes now would be told.
fn watching(desk: &Desk) -> u16 {
    desk.steward.room().expect("a room").view(Viewer::Spectator).room.watching
}

fn let_look_on(desk: &mut Desk, spectators: bool) {
    let house = House { spectators, ..House::default() };
    desk.tell(MAYA, RoomCommand::Keep(house)).expect("an answer");
}

#[test]
fn everyone_is_told_once_how_many_look_on() {
    let mut desk = two();
    let [maya, ines] = [screen(MAYA), screen(INES)];
    assert_eq!(told(&mut desk, looks_on(ONE)), [(maya, 1), (ines, 1), (ONE, 1)]);
    desk.pass_with(1_000, &[]);
    assert_eq!(told(&mut desk, looks_on(OTHER)), [(maya, 2), (ines, 2), (ONE, 2), (OTHER, 2)]);
    desk.pass_with(1_000, &[]);
    // A second screen of somebody in the room is none of them.
    let (second, key) = (ScreenId(9), Some(token("Maya").key()));
    let enter = StewardInput::Enter { screen: second, key, since: Seq(0), brief: false };
    assert_eq!(told(&mut desk, enter), [(second, 2)]);
    assert_eq!(told(&mut desk, StewardInput::Leave(second)), []);
    assert_eq!(told(&mut desk, StewardInput::Leave(ONE)), [(maya, 1), (ines, 1), (OTHER, 1)]);
    desk.pass_with(1_000, &[]);
    assert_eq!(told(&mut desk, StewardInput::Leave(OTHER)), [(maya, 0), (ines, 0)]);
}

#[test]
fn who_comes_and_goes_all_the_time_is_told_to_the_others_once_a_second() {
    let mut desk = two();
    let [maya, ines] = [screen(MAYA), screen(INES)];
    assert_eq!(told(&mut desk, looks_on(ONE)), [(maya, 1), (ines, 1), (ONE, 1)]);
    for _ in 0..50 {
        assert_eq!(told(&mut desk, looks_on(OTHER)), [(OTHER, 1)], "what they see, and no more");
        assert_eq!(told(&mut desk, StewardInput::Leave(OTHER)), []);
    }
    assert_eq!(told(&mut desk, looks_on(OTHER)), [(OTHER, 1)]);
    let due = desk.steward.handle(desk.now, StewardInput::Tick).wake.expect("something is due");
    assert!(due <= desk.now.after(Duration::from_secs(1)), "{due:?} is more than a second away");
    desk.now = due;
    let all = [(maya, 2), (ines, 2), (ONE, 2), (OTHER, 2)];
    assert_eq!(told(&mut desk, StewardInput::Tick), all, "the number as it is by then");
    assert_eq!(told(&mut desk, StewardInput::Tick), [], "and only once");
}

#[test]
fn after_a_game_nobody_who_looks_on_is_lost() {
    let mut parlour = Parlour::of_three();
    for person in [MAYA, INES, OLEK] {
        parlour.input(RoomInput::Went(person));
    }
    parlour.play_out();
    let mut desk = Desk::of(parlour, &[(MAYA, "Maya"), (INES, "Ines")]);
    let [maya, ines] = [screen(MAYA), screen(INES)];
    assert_eq!(told(&mut desk, looks_on(ONE)), [(maya, 1), (ines, 1), (ONE, 1)]);
    desk.pass_with(1_000, &[]);
    // A page that is loaded again goes and comes within the same second.
    assert_eq!(told(&mut desk, StewardInput::Leave(ONE)), [(maya, 0), (ines, 0)]);
    assert_eq!(told(&mut desk, looks_on(OTHER)), [(OTHER, 0)]);
    desk.now = desk.now.after(Duration::from_secs(1));
    let all = [(maya, 1), (ines, 1), (OTHER, 1)];
    assert_eq!(told(&mut desk, StewardInput::Tick), all);
}

#[test]
fn whoever_is_sent_away_does_not_look_on_any_more() {
    let mut desk = two();
    desk.hand_in(looks_on(ONE));
    let_look_on(&mut desk, false);
    assert_eq!(desk.partings, [(ONE, Parting::NoSpectators)]);
    assert_eq!(watching(&desk), 0);
    // It may be a while until the line is down; that is no news.
    let_look_on(&mut desk, true);
    assert_eq!(watching(&desk), 0);
    assert_eq!(told(&mut desk, StewardInput::Leave(ONE)), []);
    desk.pass_with(1_000, &[]);
    desk.hand_in(looks_on(OTHER));
    assert_eq!(watching(&desk), 1);
}

#[test]
fn whoever_looks_on_does_also_after_the_journal_was_read_again() {
    let mut desk = two();
    desk.hand_in(looks_on(ONE));
    let reads = desk.reads;
    desk.store = Store::FailsOnce;
    desk.tell(MAYA, RoomCommand::Say(Phrase::JustApples.into()));
    desk.pass_with(10_000, &[]);
    assert!(desk.reads > reads);
    assert_eq!(watching(&desk), 1);
}
