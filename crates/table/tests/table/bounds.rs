//! What people could make grow for ever has a bound, and games come to their end all the same.

use std::sync::Arc;

use rules::{Action, Phase, Seat, Terms};
use table::room::{
    House, MOST_CHATTER, MOST_CHATTER_EACH, MOST_PEOPLE, PersonId, ROOM_FOR_A_GAME, RoomCommand,
    RoomDeed, RoomInput, RoomRefusal, Stage, Writer,
};
use table::{MOST_ENTRIES, Moment, Phrase, Refusal, Tempo};

use crate::parlour::{DASHA, INES, MAYA, OLEK, Parlour, founding};

const FULL: RoomRefusal = RoomRefusal::Table(Refusal::TableFull);

const SECOND: u64 = 1_000;

/// How long people may keep the others waiting by writing, in milliseconds.
const LONGEST_WRITING: u64 = 300 * SECOND;

fn phrase() -> RoomCommand {
    RoomCommand::Say(Phrase::JustApples.into())
}

fn keep() -> RoomCommand {
    RoomCommand::Keep(House::default())
}

/// The host changes the rules of the house until the journal has so many entries.
fn fill(parlour: &mut Parlour, entries: u32) {
    while parlour.room.seq().0 < entries {
        parlour.tell(MAYA, keep()).expect("there is room");
    }
    assert_eq!(parlour.journal.len(), entries as usize);
}

/// Maya, who will be the Sheriff, and three others in a lobby.
fn lobby_of_four() -> Parlour {
    let mut founding = founding("Maya");
    founding.options.first_sheriff = Some(Seat::new(0));
    let mut parlour = Parlour::of(founding);
    for who in ["Ines", "Olek", "Dasha"] {
        parlour.join(who).expect("a chair");
    }
    for person in [MAYA, INES, OLEK, DASHA] {
        parlour.input(RoomInput::Came(person));
    }
    parlour
}

#[test]
fn no_game_begins_that_might_not_fit() {
    let mut parlour = lobby_of_four();
    fill(&mut parlour, MOST_ENTRIES - ROOM_FOR_A_GAME);
    assert_eq!(parlour.tell(MAYA, RoomCommand::Start), Err(FULL));
    assert_eq!(parlour.room.stage(), Stage::Lobby);
    parlour.tell(MAYA, keep()).expect("the rest is there for other things");
}

#[test]
fn a_game_comes_to_its_end_though_the_journal_is_full() {
    let mut parlour = lobby_of_four();
    fill(&mut parlour, MOST_ENTRIES - ROOM_FOR_A_GAME - 1);
    parlour.tell(MAYA, RoomCommand::Start).expect("just in time");
    parlour.through_market();
    parlour.through_loading();
    fill(&mut parlour, MOST_ENTRIES);
    for refused in [keep(), RoomCommand::Pause, phrase()] {
        assert_eq!(parlour.tell(MAYA, refused.clone()), Err(FULL), "{refused:?}");
    }
    let ines = Seat::new(1);
    let offer = Action::Offer(Arc::new(Terms::with(ines).gold(1).hand_back(ines)));
    assert_eq!(parlour.act(INES, offer), Err(FULL), "slips could be written for ever");
    parlour.act(MAYA, Action::HandBack { bag: ines, taking: None }).expect("a way to the end");
    for person in [MAYA, INES, OLEK, DASHA] {
        parlour.input(RoomInput::Went(person));
    }
    parlour.play_out();
    assert!(parlour.journal.len() > MOST_ENTRIES as usize);
    parlour.restart(SECOND);
    assert_eq!(parlour.tell(MAYA, RoomCommand::Again), Err(FULL), "but it was the last");
}

#[test]
fn talk_leaves_room_for_games() {
    let mut parlour = Parlour::of_maya();
    let (mut guests, mut said) = (1, 0);
    while parlour.join(&format!("Guest-{guests}")).is_ok() {
        guests += 1;
        let guest = PersonId(guests);
        while parlour.tell(guest, phrase()).is_ok() {
            said += 1;
        }
        parlour.tell(guest, RoomCommand::Leave).expect("nobody is kept");
    }
    assert_eq!(said + u32::from(guests) - 1, MOST_CHATTER, "all that was said, and who came");
    assert!(u32::from(guests) - 1 > MOST_CHATTER / MOST_CHATTER_EACH, "nobody says it alone");
    assert_eq!(parlour.tell(MAYA, phrase()), Err(FULL), "also whoever has said nothing");
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    parlour.tell(MAYA, RoomCommand::Start).expect("there is room for a game");
}

#[test]
fn so_many_come_and_go_and_no_more() {
    let mut parlour = Parlour::of_maya();
    for guest in 2..=MOST_PEOPLE as u16 {
        parlour.join(&format!("Guest-{guest}")).expect("a chair");
        parlour.tell(PersonId(guest), RoomCommand::Leave).expect("nobody is kept");
    }
    assert_eq!(parlour.join("Ines"), Err(FULL));
    assert!(parlour.journal.len() < MOST_ENTRIES as usize, "for no other reason");
}

/// Maya and Ines at the gate with a bot who is the Sheriff.
fn at_a_bots_gate() -> Parlour {
    let mut founding = founding("Maya");
    founding.options.first_sheriff = Some(Seat::new(2));
    founding.house.tempo = Tempo::Quick;
    let mut parlour = Parlour::of(founding);
    parlour.join("Ines").expect("a chair");
    parlour.input(RoomInput::Came(MAYA));
    parlour.input(RoomInput::Came(INES));
    parlour.seat_bot("Ada").expect("a chair");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    for _ in 0..100 {
        let state = parlour.room.state().expect("a game");
        let asked = [MAYA, INES].into_iter().find_map(|person| {
            let seat = Seat::new(person.0 as u8 - 1);
            Some((person, state.asked(seat)?))
        });
        match (&state.public().phase, asked) {
            (Phase::Inspection(_), _) => return parlour,
            (Phase::Load(_), Some((person, _))) => drop(parlour.load(person).expect("a bag")),
            (Phase::Declaration(_), Some((person, _))) => {
                parlour.act(person, Action::Declare(rules::Good::APPLES)).expect("just apples");
            }
            (_, Some((person, _))) => {
                let nothing = Action::Exchange { set_aside: rules::Goods::NONE, left: 0, right: 0 };
                parlour.act(person, nothing).expect("a way through the market");
            }
            (_, None) => parlour.pass_with(SECOND, &[MAYA, INES]),
        }
    }
    panic!("nobody gets to the gate");
}

#[test]
fn whoever_only_writes_is_not_waited_for_without_end() {
    let mut parlour = at_a_bots_gate();
    let held = |parlour: &Parlour| {
        let inspection = parlour.room.state()?.public().inspection()?.clone();
        inspection.held(Seat::new(0)).map(drop)
    };
    let mut writings = 0;
    while held(&parlour).is_some() {
        let during = parlour.occasion();
        parlour.tell(MAYA, RoomCommand::Writing { during }).expect("she may write");
        parlour.pass_with(30 * SECOND, &[INES]);
        writings += 1;
        assert!(writings < 60, "the Sheriff waits for ever");
    }
    // What counts is how long nothing happened.
    let acts = parlour.journal.iter().filter(|entry| matches!(entry.deed, RoomDeed::Acted(_)));
    let at: Vec<(Writer, Moment)> = acts.map(|entry| (entry.by, entry.at)).collect();
    let waits = at.windows(2).map(|two| (two[1].0, two[1].1.since(two[0].1).as_millis() as u64));
    let (by, longest) = waits.max_by_key(|(_, wait)| *wait).expect("acts");
    assert_eq!(by, Writer::Bot(Seat::new(2)), "the Sheriff waited longest");
    let bound = LONGEST_WRITING - 30 * SECOND..=LONGEST_WRITING + 30 * SECOND;
    assert!(bound.contains(&longest), "{longest} ms");
}
