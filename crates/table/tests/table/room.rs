//! Small stories of one room each.

use std::time::Duration;

use bots::{Bot, Phrase};
use rules::{Action, Edition, Family, Options, Promo, PromoError, Seat, Seed, SetupError};
use table::room::{
    BadHouse, CannotRestoreRoom, Chair, House, NoRecord, PersonId, Room, RoomCommand, RoomDeed,
    RoomInput, RoomRefusal, Stage, TableCode, Token, Viewer, Writer, afterwards, beats, record,
};
use table::{Clock, FreeText, Moment, Refusal, Seq, Speech, Tempo, Words, fair};

use crate::parlour::{INES, MAYA, OLEK, Parlour, founding, id, name, newcomer, token};

const MINUTE: u64 = 60_000;

fn free(text: &str) -> RoomCommand {
    let words = Words::Free(FreeText::new(text).expect("something to say"));
    RoomCommand::Say(Speech { words, about: None })
}

fn phrase() -> RoomCommand {
    RoomCommand::Say(Phrase::JustApples.into())
}

fn keep(change: impl FnOnce(&mut House)) -> RoomCommand {
    let mut house = House::default();
    change(&mut house);
    RoomCommand::Keep(house)
}

// The lobby.

#[test]
fn people_come_in_by_name_and_sit_down() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair for Ines");
    let facts = parlour.room.facts();
    assert_eq!(facts.chairs, [Chair::Person(MAYA), Chair::Person(INES)]);
    assert_eq!(facts.host, MAYA);
    assert_eq!(facts.stage, Stage::Lobby);
    let here: Vec<bool> = facts.people.iter().map(|person| person.here).collect();
    assert_eq!(here, [true, false], "Ines has no screen yet");
}

#[test]
fn whoever_comes_in_twice_with_one_token_is_one_person() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.join("Ines").expect("the same chair");
    assert_eq!(parlour.room.facts().people.len(), 2);
    assert_eq!(parlour.room.by_key(token("Ines").key()), Some(INES));
    assert_eq!(parlour.room.by_key(token("Olek").key()), None);
}

#[test]
fn a_name_is_taken_once_and_a_table_has_six_chairs() {
    let mut parlour = Parlour::of_maya();
    assert_eq!(parlour.join("MAYA"), Err(RoomRefusal::NameTaken("MAYA".into())));
    for bot in ["Ada", "Bo", "Cy", "Di", "Ed"] {
        parlour.seat_bot(bot).expect("a chair for a bot");
    }
    assert_eq!(parlour.seat_bot("Flo"), Err(RoomRefusal::NoChairLeft));
    assert_eq!(parlour.join("Ines"), Err(RoomRefusal::NoChairLeft));
}

#[test]
fn only_the_host_runs_the_lobby() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    let commands = [
        RoomCommand::SeatBot { name: name("Ada"), bot: Bot::Normal },
        RoomCommand::UnseatBot(0),
        RoomCommand::Reorder(vec![1, 0]),
        RoomCommand::Kick(MAYA),
        RoomCommand::Mute(MAYA),
        RoomCommand::Unmute(MAYA),
        RoomCommand::HandOver(INES),
        RoomCommand::Choose(Box::new(Options::new(Edition::First, 3))),
        keep(|_| {}),
        RoomCommand::Start,
        RoomCommand::Pause,
        RoomCommand::Unpause,
        RoomCommand::Again,
    ];
    for command in commands {
        assert_eq!(parlour.tell(INES, command), Err(RoomRefusal::NotHost));
    }
    let key = token("Mallory").key();
    let rekeyed = parlour.input(RoomInput::Rekey { by: INES, person: MAYA, key });
    assert_eq!(rekeyed, Some(Err(RoomRefusal::NotHost)));
    assert_eq!(parlour.journal.len(), 2, "nothing was entered");
}

#[test]
fn the_host_seats_bots_and_changes_the_order() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.seat_bot("Ada").expect("a chair for a bot");
    parlour.tell(MAYA, RoomCommand::Reorder(vec![2, 0, 1])).expect("an order");
    let bot = Chair::Bot { name: name("Ada"), bot: Bot::Normal };
    assert_eq!(parlour.room.facts().chairs, [bot, Chair::Person(MAYA), Chair::Person(INES)]);
    for order in [vec![0, 1], vec![0, 1, 1], vec![0, 1, 3], vec![]] {
        let refused = parlour.tell(MAYA, RoomCommand::Reorder(order));
        assert_eq!(refused, Err(RoomRefusal::BadOrder(3)));
    }
    assert_eq!(parlour.tell(MAYA, RoomCommand::UnseatBot(1)), Err(RoomRefusal::NoBotThere(1)));
    parlour.tell(MAYA, RoomCommand::UnseatBot(0)).expect("the bot gets up");
    assert_eq!(parlour.room.facts().chairs.len(), 2);
}

#[test]
fn whoever_is_sent_away_has_no_seat_and_no_key() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.tell(MAYA, RoomCommand::Kick(INES)).expect("Ines goes");
    assert_eq!(parlour.room.facts().chairs, [Chair::Person(MAYA)]);
    assert_eq!(parlour.room.by_key(token("Ines").key()), None);
    assert_eq!(parlour.tell(INES, phrase()), Err(RoomRefusal::UnknownToken));
    let nobody = PersonId(9);
    assert_eq!(
        parlour.tell(MAYA, RoomCommand::Kick(nobody)),
        Err(RoomRefusal::NoSuchPerson(nobody))
    );
}

#[test]
fn what_nobody_could_play_is_not_even_chosen() {
    // G3: promo goods are checked, so that nothing of any size is kept.
    let mut parlour = Parlour::of_maya();
    let before = parlour.room.facts();
    let promo = |name: &str| Promo {
        name: name.to_owned(),
        family: Family::Contraband,
        value: 5,
        penalty: 2,
        copies: 3,
        counts_as: None,
    };
    let mut choose = |promos| {
        let options = Options { promos, ..Options::new(Edition::Second, 4) };
        parlour.tell(MAYA, RoomCommand::Choose(Box::new(options)))
    };
    let long = "x".repeat(10_000);
    let named = SetupError::Promo(PromoError::BadName { entry: 1, name: long.clone() });
    assert_eq!(choose(vec![promo(&long)]), Err(RoomRefusal::CannotPlay(named)));
    let many = (0..9).map(|number| promo(&format!("Quince {number}"))).collect();
    let too_many = SetupError::Promo(PromoError::TooMany(9));
    assert_eq!(choose(many), Err(RoomRefusal::CannotPlay(too_many)));
    assert_eq!(parlour.room.facts(), before);
    // What three cannot play may be chosen while three sit here: a fourth may come.
    let options = Options { first_sheriff: Some(Seat::new(3)), ..Options::new(Edition::Second, 4) };
    parlour.tell(MAYA, RoomCommand::Choose(Box::new(options))).expect("four could play it");
}

#[test]
fn the_start_is_refused_with_the_reason() {
    // S1
    let mut parlour = Parlour::of_maya();
    let alone = SetupError::Players(1);
    assert_eq!(parlour.room.facts().hitch, Some(alone.clone()));
    assert_eq!(parlour.tell(MAYA, RoomCommand::Start), Err(RoomRefusal::CannotPlay(alone)));
    parlour.seat_bot("Ada").expect("a chair");
    parlour.seat_bot("Bo").expect("a chair");
    assert_eq!(parlour.room.facts().hitch, None);
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    assert_eq!(parlour.room.stage(), Stage::Playing);
    assert_eq!(parlour.tell(MAYA, RoomCommand::Start), Err(RoomRefusal::NotInLobby));
}

#[test]
fn how_many_sit_here_decides_how_many_play() {
    // S1, D1
    let mut parlour = Parlour::of_maya();
    for bot in ["Ada", "Bo", "Cy", "Di", "Ed"] {
        parlour.seat_bot(bot).expect("a chair for a bot");
    }
    parlour.tell(MAYA, RoomCommand::Start).expect("six can play");
    let setup = parlour.room.state().expect("a game").setup();
    assert_eq!((setup.players(), setup.options().deputies), (6, true));
}

/// Maya, Ines and these bots, with a first Sheriff on this chair.
fn with_first_sheriff(bots: &[&str], chair: u8) -> Parlour {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    for bot in bots {
        parlour.seat_bot(bot).expect("a chair for a bot");
    }
    let first_sheriff = Some(Seat::new(chair));
    let options = Options { first_sheriff, ..Options::new(Edition::Second, 4) };
    parlour.tell(MAYA, RoomCommand::Choose(Box::new(options))).expect("they sit there");
    parlour
}

/// On which chair the first Sheriff sits; the journal says the same.
fn first_sheriff(parlour: &Parlour) -> Option<usize> {
    let chosen = parlour.room.facts().options.first_sheriff;
    let again = Room::restore(&parlour.journal).expect("a journal that can be restored");
    assert_eq!(again.facts().options.first_sheriff, chosen);
    chosen.map(Seat::index)
}

#[test]
fn the_first_sheriff_stays_who_was_chosen_when_chairs_change() {
    // S6
    let mut parlour = with_first_sheriff(&["Ada", "Bo"], 2);
    parlour.tell(MAYA, RoomCommand::Reorder(vec![0, 2, 1, 3])).expect("Ada moves up");
    assert_eq!(first_sheriff(&parlour), Some(1));
    parlour.tell(MAYA, RoomCommand::Reorder(vec![0, 1, 3, 2])).expect("others change chairs");
    assert_eq!(parlour.deeds().last(), Some(&&RoomDeed::Reordered(vec![0, 1, 3, 2])));
    assert_eq!(first_sheriff(&parlour), Some(1));
    parlour.tell(MAYA, RoomCommand::Reorder(vec![2, 3, 0, 1])).expect("everyone moves");
    assert_eq!(first_sheriff(&parlour), Some(3));
    parlour.tell(MAYA, RoomCommand::UnseatBot(0)).expect("Bo gets up");
    assert_eq!(first_sheriff(&parlour), Some(2));
    parlour.tell(INES, RoomCommand::Leave).expect("Ines goes");
    assert_eq!(first_sheriff(&parlour), Some(1));
    let ada = Chair::Bot { name: name("Ada"), bot: Bot::Normal };
    assert_eq!(parlour.room.facts().chairs, [Chair::Person(MAYA), ada]);
}

#[test]
fn a_first_sheriff_who_is_gone_leaves_it_to_chance() {
    // S6
    let mut unseated = with_first_sheriff(&["Ada", "Bo"], 2);
    unseated.tell(MAYA, RoomCommand::UnseatBot(2)).expect("Ada gets up");
    let mut kicked = with_first_sheriff(&["Ada", "Bo"], 1);
    kicked.tell(MAYA, RoomCommand::Kick(INES)).expect("Ines goes");
    let mut left = with_first_sheriff(&["Ada", "Bo"], 1);
    left.tell(INES, RoomCommand::Leave).expect("Ines goes");
    for mut parlour in [unseated, kicked, left] {
        assert_eq!(first_sheriff(&parlour), None);
        parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    }
    // Whoever leaves in a game leaves a bot on their chair.
    let mut playing = with_first_sheriff(&["Ada"], 1);
    playing.tell(MAYA, RoomCommand::Start).expect("three can play");
    playing.tell(INES, RoomCommand::Leave).expect("Ines goes");
    assert_eq!(first_sheriff(&playing), Some(1));
}

#[test]
fn nobody_on_the_sixth_chair_is_the_first_sheriff() {
    // S6, D1
    let mut parlour = with_first_sheriff(&["Ada", "Bo", "Cy", "Di"], 4);
    parlour.tell(MAYA, RoomCommand::Reorder(vec![0, 1, 2, 3, 5, 4])).expect("Di moves up");
    assert_eq!(first_sheriff(&parlour), None);
    assert_eq!(parlour.room.facts().hitch, None);
}

#[test]
fn a_chair_that_nobody_sits_on_yet_stays_the_first_sheriffs() {
    // S6: a program may choose it before people come.
    let mut parlour = with_first_sheriff(&["Ada"], 3);
    parlour.tell(MAYA, RoomCommand::UnseatBot(2)).expect("Ada gets up");
    assert_eq!(first_sheriff(&parlour), Some(3));
}

#[test]
fn the_host_hands_the_role_on() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.tell(MAYA, RoomCommand::HandOver(INES)).expect("Ines is the host");
    assert_eq!(parlour.tell(MAYA, RoomCommand::Start), Err(RoomRefusal::NotHost));
    assert!(parlour.tell(INES, RoomCommand::Kick(MAYA)).is_ok());
}

#[test]
fn the_host_role_moves_by_itself_when_the_host_is_gone() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.join("Olek").expect("a chair");
    parlour.input(RoomInput::Went(MAYA));
    parlour.pass(5 * MINUTE);
    assert_eq!(parlour.room.facts().host, MAYA, "nobody else is here");
    parlour.input(RoomInput::Came(OLEK));
    parlour.pass(1);
    assert_eq!(parlour.room.facts().host, OLEK);
    let last = parlour.journal.last().expect("an entry");
    assert_eq!((last.by, &last.deed), (Writer::House, &RoomDeed::HostIs(OLEK)));
}

#[test]
fn a_host_who_is_back_in_time_stays_the_host() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.input(RoomInput::Came(INES));
    parlour.input(RoomInput::Went(MAYA));
    parlour.pass(59_999);
    parlour.input(RoomInput::Came(MAYA));
    parlour.pass(10 * MINUTE);
    assert_eq!(parlour.room.facts().host, MAYA);
}

#[test]
fn when_everyone_has_left_whoever_comes_is_the_host() {
    let mut parlour = Parlour::of_maya();
    parlour.tell(MAYA, RoomCommand::Leave).expect("Maya leaves");
    parlour.join("Ines").expect("a chair");
    assert_eq!(parlour.room.facts().host, INES);
}

#[test]
fn the_rules_of_the_house_make_sense() {
    let mut parlour = Parlour::of_maya();
    let bad = [
        (keep(|house| house.decision_seconds = Some(9)), BadHouse::Decision(9)),
        (keep(|house| house.gone_seconds = 9), BadHouse::Gone(9)),
        (keep(|house| house.silent_seconds = 4_000), BadHouse::Silent(4_000)),
    ];
    for (command, why) in bad {
        assert_eq!(parlour.tell(MAYA, command), Err(RoomRefusal::BadHouse(why)));
    }
    let mut bad = founding("Maya");
    bad.house.gone_seconds = 1;
    assert!(Room::found(Moment(0), bad).is_err());
}

// Talk.

#[test]
fn whoever_is_muted_keeps_silent_until_they_may_talk_again() {
    let mut parlour = Parlour::of_maya();
    parlour.join("Ines").expect("a chair");
    parlour.tell(MAYA, RoomCommand::Mute(INES)).expect("Ines is muted");
    assert_eq!(parlour.tell(INES, phrase()), Err(RoomRefusal::Muted));
    parlour.tell(MAYA, RoomCommand::Unmute(INES)).expect("Ines may talk");
    parlour.tell(INES, free("at last")).expect("Ines talks");
}

#[test]
fn where_free_talk_is_off_people_talk_with_phrases() {
    let mut parlour = Parlour::of_maya();
    parlour.tell(MAYA, keep(|house| house.free_talk = false)).expect("a rule of the house");
    assert_eq!(parlour.tell(MAYA, free("hello")), Err(RoomRefusal::NoFreeTalk));
    parlour.tell(MAYA, phrase()).expect("a phrase");
}

// Playing.

#[test]
fn everyone_loads_at_once_and_nobody_is_refused() {
    // L1
    let mut parlour = Parlour::of_three();
    parlour.through_market();
    let merchants = parlour.merchants();
    let meant = parlour.occasion();
    for person in merchants {
        assert_eq!(parlour.occasion(), meant, "all still load");
        parlour.load(person).expect("loading disturbs nobody");
    }
    assert_ne!(parlour.occasion(), meant);
}

#[test]
fn a_command_that_comes_twice_is_done_once() {
    let mut parlour = Parlour::of_maya();
    let first = parlour.tell_as(MAYA, id("x"), phrase());
    parlour.tell(MAYA, free("and now?")).expect("more talk");
    assert_eq!(parlour.tell_as(MAYA, id("x"), phrase()), first);
    let other = parlour.tell_as(MAYA, id("x"), free("something else"));
    assert_eq!(other, Err(RoomRefusal::Table(Refusal::CommandIdReused)));
    let seat = RoomCommand::SeatBot { name: name("Ada"), bot: Bot::Normal };
    let seated = parlour.tell_as(MAYA, id("y"), seat.clone());
    assert_eq!(parlour.tell_as(MAYA, id("y"), seat), seated);
    assert_eq!(parlour.room.facts().chairs.len(), 2);
}

#[test]
fn two_people_may_use_the_same_command_id() {
    let mut parlour = Parlour::of_three();
    let first = parlour.tell_as(MAYA, id("x"), phrase());
    let second = parlour.tell_as(INES, id("x"), phrase());
    assert!(first.is_ok() && second.is_ok() && first != second);
}

#[test]
fn a_paused_game_stands_still_for_everyone() {
    // T1
    let mut founding = founding("Maya");
    founding.options.time_limit = true;
    let mut parlour = Parlour::of(founding);
    parlour.input(RoomInput::Came(MAYA));
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    parlour.tell(MAYA, keep(|house| house.tempo = Tempo::Quick)).expect("quick bots");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour.pass(2_000);
    parlour.tell(MAYA, RoomCommand::Pause).expect("a pause");
    assert_eq!(parlour.tell(MAYA, RoomCommand::Pause), Err(RoomRefusal::Paused));
    let before = (parlour.room.seq(), parlour.room.state().cloned());
    parlour.pass(60 * MINUTE);
    assert_eq!((parlour.room.seq(), parlour.room.state().cloned()), before);
    assert!(parlour.view(MAYA).table.expect("a game").paused);
    let acted = parlour.act(MAYA, Action::PassClaim);
    assert_eq!(acted, Err(RoomRefusal::Paused));
    parlour.tell(MAYA, phrase()).expect("people still talk");
    parlour.tell(MAYA, RoomCommand::Unpause).expect("on with it");
    parlour.pass(5 * MINUTE);
    assert_ne!(parlour.room.state().cloned(), before.1, "a bot stands in for silent Maya");
}

#[test]
fn the_inspection_clock_stands_still_in_a_pause() {
    // T1
    let mut parlour = Parlour::of_three();
    parlour.through_market();
    // Without a time limit there is no clock to stop; with one, see the time that is left.
    assert_eq!(parlour.view(MAYA).table.expect("a game").clock, Clock::Off);

    let mut founding = founding("Maya");
    founding.options.time_limit = true;
    let mut parlour = Parlour::of(founding);
    for (who, person) in [("Ines", INES), ("Olek", OLEK)] {
        parlour.join(who).expect("a chair");
        parlour.input(RoomInput::Came(person));
    }
    parlour.input(RoomInput::Came(MAYA));
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour.through_market();
    for person in parlour.merchants() {
        parlour.load(person).expect("a bag");
    }
    for _ in 0..2 {
        let state = parlour.room.state().expect("a game");
        let seat = state.all_asked().first().expect("a merchant declares");
        let good = state.choices(seat).declare().nth(0).expect("a legal good");
        parlour.act(PersonId(seat.index() as u16 + 1), Action::Declare(good)).expect("declared");
    }
    let everyone = [MAYA, INES, OLEK];
    parlour.pass_with(30_000, &everyone);
    parlour.tell(MAYA, RoomCommand::Pause).expect("a pause");
    let left = Duration::from_secs(90);
    assert_eq!(parlour.view(INES).table.expect("a game").clock, Clock::Stands(left));
    parlour.pass_with(10 * MINUTE, &everyone);
    parlour.tell(MAYA, RoomCommand::Unpause).expect("on with it");
    let end = Moment(parlour.now.0 + 90_000);
    assert_eq!(parlour.view(INES).table.expect("a game").clock, Clock::RunsOut(end));
    parlour.pass_with(89_999, &everyone);
    assert!(parlour.room.state().expect("a game").public().inspection().is_some());
    parlour.pass_with(1, &everyone);
    assert!(parlour.room.state().expect("a game").public().inspection().is_none());
}

#[test]
fn a_decision_that_takes_too_long_is_made_by_a_bot_this_once() {
    let mut parlour = Parlour::of_three();
    parlour.tell(MAYA, keep(|house| house.decision_seconds = Some(30))).expect("a clock");
    parlour.through_market();
    let merchants = parlour.merchants();
    let (in_time, late) = (merchants[0], merchants[1]);
    let everyone = [MAYA, INES, OLEK];
    let since = parlour.now;
    let deadline = Moment(since.0 + 30_000);
    let deadlines = parlour.view(late).table.expect("a game").deadlines;
    assert_eq!(deadlines[Seat::new(late.0 as u8 - 1)], Some(deadline));
    parlour.pass_with(20_000, &everyone);
    parlour.load(in_time).expect("in time");
    parlour.pass_with(9_999, &everyone);
    assert!(!parlour.deeds().iter().any(|deed| matches!(deed, RoomDeed::TookOver(_))));
    let before = parlour.journal.len();
    parlour.pass_with(1, &everyone);
    let entry = parlour.journal.get(before).expect("the bot decides");
    assert!(matches!(entry.deed, RoomDeed::Acted(Action::Load(_))));
    assert_eq!(entry.by, Writer::Bot(Seat::new(late.0 as u8 - 1)));
    let table = parlour.view(late).table.expect("a game");
    assert!(table.away.is_empty(), "nobody is taken for gone");
}

// Absence.

#[test]
fn a_bot_plays_for_whoever_is_disconnected_until_they_are_back() {
    let mut parlour = Parlour::of_three();
    let seat = Seat::new(1);
    parlour.input(RoomInput::Went(INES));
    parlour.pass_with(59_999, &[MAYA, OLEK]);
    assert!(parlour.view(MAYA).table.expect("a game").away.is_empty());
    parlour.pass_with(1, &[MAYA, OLEK]);
    assert!(parlour.view(MAYA).table.expect("a game").away.has(seat));
    parlour.input(RoomInput::Came(INES));
    assert!(parlour.view(MAYA).table.expect("a game").away.is_empty());
    let deeds = parlour.deeds();
    assert!(deeds.contains(&&RoomDeed::TookOver(seat)));
    assert!(deeds.contains(&&RoomDeed::CameBack(seat)));
}

#[test]
fn whoever_keeps_others_waiting_without_a_sign_is_gone() {
    let mut parlour = Parlour::of_three();
    parlour.through_market();
    let merchants = parlour.merchants();
    let silent = merchants[0];
    let others: Vec<PersonId> =
        [MAYA, INES, OLEK].into_iter().filter(|&person| person != silent).collect();
    for &person in &merchants[1..] {
        parlour.load(person).expect("a bag");
    }
    parlour.pass_with(3 * MINUTE - 1, &others);
    assert!(parlour.view(MAYA).table.expect("a game").away.is_empty());
    parlour.pass_with(1, &others);
    let seat = Seat::new(silent.0 as u8 - 1);
    assert!(parlour.view(MAYA).table.expect("a game").away.has(seat));
    // Any sign brings them back.
    parlour.tell(silent, RoomCommand::Here).expect("a sign");
    assert!(parlour.view(MAYA).table.expect("a game").away.is_empty());
}

#[test]
fn whoever_talks_but_does_not_decide_is_gone_in_the_end() {
    let mut parlour = Parlour::of_three();
    parlour.through_market();
    let merchants = parlour.merchants();
    for &person in &merchants[1..] {
        parlour.load(person).expect("a bag");
    }
    let everyone = [MAYA, INES, OLEK];
    parlour.pass_with(9 * MINUTE - 1, &everyone);
    assert!(parlour.view(MAYA).table.expect("a game").away.is_empty());
    let before = parlour.journal.len();
    parlour.pass_with(1, &everyone);
    let seat = Seat::new(merchants[0].0 as u8 - 1);
    assert_eq!(
        parlour.journal.get(before).map(|entry| &entry.deed),
        Some(&RoomDeed::TookOver(seat))
    );
}

#[test]
fn nobody_keeps_the_others_waiting_by_coming_back_again_and_again() {
    let mut parlour = Parlour::of_three();
    parlour.through_market();
    let merchants = parlour.merchants();
    for &person in &merchants[1..] {
        parlour.load(person).expect("a bag");
    }
    let seat = Seat::new(merchants[0].0 as u8 - 1);
    let before = parlour.journal.len();
    parlour.pass_with(9 * MINUTE, &[MAYA, INES, OLEK]);
    // They say that they are here, whatever happens, and are let back when the bot has answered.
    parlour.pass_with(10_000, &[MAYA, INES, OLEK]);
    let deeds = &parlour.deeds()[before..];
    assert_eq!(deeds[0], &RoomDeed::TookOver(seat));
    let loaded = deeds.iter().position(|deed| matches!(deed, RoomDeed::Acted(Action::Load(_))));
    let back = deeds.iter().position(|deed| **deed == RoomDeed::CameBack(seat));
    assert!(loaded.is_some() && loaded < back, "{deeds:?}");
    assert_eq!(deeds.iter().filter(|deed| ***deed == RoomDeed::TookOver(seat)).count(), 1);
}

#[test]
fn what_is_so_already_needs_no_entry() {
    let mut parlour = Parlour::of_three();
    let before = parlour.journal.len();
    parlour.tell(MAYA, RoomCommand::HandOver(MAYA)).expect("she is");
    parlour.tell(MAYA, RoomCommand::Unpause).expect("it does");
    assert_eq!(parlour.journal.len(), before);
}

#[test]
fn when_everyone_is_gone_the_game_still_ends() {
    let mut parlour = Parlour::of_three();
    for person in [MAYA, INES, OLEK] {
        parlour.input(RoomInput::Went(person));
    }
    parlour.play_out();
    assert_eq!(parlour.room.stage(), Stage::Over);
}

#[test]
fn nobody_is_gone_in_a_pause() {
    let mut parlour = Parlour::of_three();
    parlour.tell(MAYA, RoomCommand::Pause).expect("a pause");
    for person in [MAYA, INES, OLEK] {
        parlour.input(RoomInput::Went(person));
    }
    parlour.pass(24 * 60 * MINUTE);
    assert!(!parlour.deeds().iter().any(|deed| matches!(deed, RoomDeed::TookOver(_))));
    // But a pause does not last for ever: every game ends some day.
    parlour.pass(7 * 24 * 60 * MINUTE);
    parlour.play_out();
}

#[test]
fn whoever_leaves_during_a_game_leaves_a_bot_in_their_place() {
    let mut parlour = Parlour::of_three();
    parlour.tell(INES, RoomCommand::Leave).expect("Ines leaves");
    let chair = parlour.room.facts().chairs[1].clone();
    assert_eq!(chair, Chair::Bot { name: name("Ines"), bot: Bot::Normal });
    assert_eq!(parlour.tell(INES, phrase()), Err(RoomRefusal::UnknownToken));
    for person in [MAYA, OLEK] {
        parlour.input(RoomInput::Went(person));
    }
    parlour.play_out();
}

#[test]
fn someone_takes_over_a_bots_seat_if_the_host_allows_it() {
    let mut parlour = Parlour::of_maya();
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    let (maya, bo) = (Seat::new(0), Seat::new(2));
    assert_eq!(parlour.join_at("Ines", Some(bo)), Err(RoomRefusal::NoLateJoiners));
    parlour.tell(MAYA, keep(|house| house.late_joiners = true)).expect("a rule");
    assert_eq!(parlour.join_at("Ines", Some(maya)), Err(RoomRefusal::NotABot(maya)));
    parlour.join_at("Ines", Some(bo)).expect("Bo's seat");
    let table = parlour.view(INES).table.expect("a game");
    assert_eq!(table.game.own.expect("Bo's hand").hand.len(), 6);
    assert!(table.seating.people().has(bo));
    parlour.join("Olek").expect("the other bot's seat");
    assert_eq!(parlour.join("Dasha"), Err(RoomRefusal::NoChairLeft));
}

#[test]
fn whoever_left_may_come_back_under_their_name() {
    let mut parlour = Parlour::of_three();
    parlour.tell(MAYA, keep(|house| house.late_joiners = true)).expect("a rule");
    parlour.tell(INES, RoomCommand::Leave).expect("Ines leaves");
    let back = table::room::Newcomer { key: token("Ines-again").key(), ..newcomer("Ines") };
    let joined = parlour.input(RoomInput::Join { who: back, seat: Some(Seat::new(1)) });
    joined.expect("an answer").expect("the bot on her chair has her name, and goes");
    assert_eq!(parlour.room.facts().chairs[1], Chair::Person(PersonId(4)));
}

#[test]
fn a_lost_link_is_issued_anew_and_the_old_one_is_worth_nothing() {
    let mut parlour = Parlour::of_three();
    let key = Token::new("a-new-token-for-Ines-0").expect("a token").key();
    let rekey = RoomInput::Rekey { by: MAYA, person: INES, key };
    // Nobody who is here has lost theirs; and Maya would see her cards.
    let refused = parlour.input(rekey.clone()).expect("answered");
    assert_eq!(refused, Err(RoomRefusal::StillHere(INES)));
    parlour.input(RoomInput::Went(INES));
    let refused = parlour.input(rekey.clone()).expect("answered");
    assert_eq!(refused, Err(RoomRefusal::StillHere(INES)), "she may be back in a moment");
    parlour.pass_with(MINUTE, &[MAYA, OLEK]);
    parlour.input(rekey).expect("answered").expect("new");
    assert_eq!(parlour.room.by_key(key), Some(INES));
    assert_eq!(parlour.room.by_key(token("Ines").key()), None);
    // Tried again, because the first answer was lost, it is done once.
    let before = parlour.journal.len();
    parlour
        .input(RoomInput::Rekey { by: MAYA, person: INES, key })
        .expect("answered")
        .expect("old");
    assert_eq!(parlour.journal.len(), before);
}

#[test]
fn nobody_fills_the_journal_with_talk() {
    let mut parlour = Parlour::of_three();
    let full = Err(RoomRefusal::Table(Refusal::TableFull));
    while parlour.tell(INES, phrase()).is_ok() {}
    let said = parlour.deeds().iter().filter(|deed| matches!(deed, RoomDeed::Said(_))).count();
    assert_eq!(said, 1_499, "and she came in");
    assert_eq!(parlour.tell(INES, phrase()), full);
    parlour.tell(OLEK, phrase()).expect("others may still talk");
    parlour.restart(1_000);
    assert_eq!(parlour.tell(INES, phrase()), full, "also after a restart");
}

#[test]
fn nobody_is_called_what_looks_like_another() {
    let mut parlour = Parlour::of_maya();
    for alike in ["maya", "MAYA", "Ma\u{200d}ya", "Maya\u{fe0f}"] {
        let who = table::room::Newcomer { name: name(alike), ..newcomer("Ines") };
        let refused = parlour.input(RoomInput::Join { who, seat: None }).expect("an answer");
        assert_eq!(refused, Err(RoomRefusal::NameTaken(alike.to_owned())));
    }
    for unseen in
        ["\u{200d}", "\u{3164}", "\u{ad}", "May\u{ad}a", "\u{2800}", "Ma\u{2028}ya", "\u{e0041}"]
    {
        assert!(table::Name::new(unseen).is_err(), "{unseen:?} is no name");
    }
}

#[test]
fn a_latecomer_is_told_of_the_past_what_everyone_saw() {
    // P4: the cards that the bot held before are none of theirs.
    let mut parlour = Parlour::of_maya();
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    let house = |house: &mut House| (house.tempo, house.late_joiners) = (Tempo::Instant, true);
    parlour.tell(MAYA, keep(house)).expect("a rule");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour.pass_with(10 * MINUTE, &[]);
    parlour.join_at("Ines", Some(Seat::new(2))).expect("Bo's seat");
    let joined = parlour.room.seq();
    let of = |viewer| beats(&parlour.journal, viewer).expect("beats");
    let (hers, everyones) = (of(Viewer::Person(INES)), of(Viewer::Spectator));
    assert!(everyones.len() > 20, "something has happened");
    assert_eq!(hers, everyones, "up to {joined:?} she looked on");
    let since = Seq(joined.0 - 15);
    let told = |viewer| parlour.room.update(viewer, since, parlour.now).beats;
    assert_eq!(told(Viewer::Person(INES)), told(Viewer::Spectator), "also when she comes in");
}

// After the game.

fn played() -> Parlour {
    let mut parlour = Parlour::of_maya();
    let stirred = Seed::from_number(77);
    parlour.tell(MAYA, RoomCommand::Stir(stirred)).expect("Maya's part");
    for bot in ["Ada", "Bo"] {
        parlour.seat_bot(bot).expect("a chair");
    }
    parlour.tell(MAYA, keep(|house| house.tempo = Tempo::Instant)).expect("quick bots");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour.input(RoomInput::Went(MAYA));
    parlour.play_out();
    parlour
}

#[test]
fn the_record_of_a_game_proves_where_its_deck_came_from() {
    let mut parlour = Parlour::of_maya();
    let committed = parlour.room.facts().commitment;
    parlour = played();
    let facts = parlour.room.facts();
    assert_eq!(facts.commitment, committed, "what was shown before anyone gave their part");
    let record = record(&parlour.journal, 1).expect("a record");
    let claim = fair::verify(&record).expect("a fair deck");
    assert_eq!(claim.commitment, committed);
    assert_eq!(claim.seats, [Some(Seed::from_number(77)), None, None]);
    assert_eq!(Some(claim), facts.fairness.as_ref());
    let written = rules::Record::from_json(&record.to_json()).expect("a record that can be read");
    assert_eq!(written, record);
    let end = record.replay().expect("a whole game");
    assert_eq!(Some(&end), parlour.room.state());
}

#[test]
fn a_record_that_was_altered_says_what_does_not_match() {
    let record = record(&played().journal, 1).expect("a record");
    let altered = |alter: &dyn Fn(&mut rules::Record)| {
        let mut copy = record.clone();
        alter(&mut copy);
        fair::verify(&copy).map(drop).expect_err("altered").to_string()
    };
    let claim = |alter: fn(&mut rules::Fairness)| {
        altered(&|record: &mut rules::Record| alter(record.fairness.as_mut().expect("a claim")))
    };
    assert!(claim(|claim| claim.dealer.0[0] ^= 1).contains("does not match the commitment"));
    assert!(claim(|claim| claim.commitment.0[0] ^= 1).contains("does not match the commitment"));
    assert!(claim(|claim| claim.game = 2).contains("does not match the commitment"));
    assert!(claim(|claim| claim.seats[1] = Some(Seed::from_number(1))).contains("not dealt from"));
    assert!(claim(|claim| claim.seats[0] = None).contains("not dealt from"));
    assert!(claim(|claim| claim.seats.truncate(2)).contains("2 parts of the seed for 3 seats"));
    assert!(claim(|claim| claim.fingerprint.clear()).contains("the moves lead to"));
    let shorter = altered(&|record| {
        record.moves.pop();
    });
    assert!(shorter.contains("moves are missing at its end"), "{shorter}");
    let swapped = altered(&|record| record.moves.swap(0, 1));
    assert!(swapped.contains("the moves do not fit the deal: move 1"), "{swapped}");
    let no_claim = altered(&|record| record.fairness = None);
    assert!(no_claim.contains("does not say where"), "{no_claim}");
}

#[test]
fn a_game_under_way_has_no_record() {
    // P4
    let parlour = Parlour::of_three();
    assert_eq!(record(&parlour.journal, 1), Err(NoRecord::NotOver(1)));
    assert_eq!(record(&parlour.journal, 2), Err(NoRecord::NotPlayed(2)));
    assert!(parlour.room.facts().fairness.is_none());
}

#[test]
fn after_a_game_everyone_sees_the_scores_and_the_promises() {
    let parlour = played();
    let after = afterwards(&parlour.journal, 1).expect("a game that is over");
    assert_eq!(after.names, ["Maya", "Ada", "Bo"]);
    let state = parlour.room.state().expect("a game");
    assert_eq!(Some(after.scores), rules::ScoreSheet::of(state));
    assert_eq!(after.fairness.table, parlour.room.code().to_string());
}

#[test]
fn the_same_people_play_again_with_another_deck() {
    let mut parlour = played();
    let first = parlour.room.facts();
    parlour.input(RoomInput::Came(MAYA));
    let again = parlour.tell(MAYA, RoomCommand::Again);
    again.expect("another game");
    let facts = parlour.room.facts();
    assert_eq!((facts.stage, facts.game), (Stage::Lobby, 2));
    assert_eq!(facts.chairs.len(), 3);
    assert_ne!(facts.commitment, first.commitment);
    assert!(!facts.people[0].stirred, "what was given is used once");
    parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
    parlour.input(RoomInput::Went(MAYA));
    parlour.play_out();
    let second = record(&parlour.journal, 2).expect("a record");
    fair::verify(&second).expect("a fair deck");
    let first = record(&parlour.journal, 1).expect("the first is still there");
    assert_ne!(first.start, second.start);
    parlour.restart(1_000);
}

#[test]
fn a_game_under_way_is_not_cleared_away() {
    let mut parlour = Parlour::of_three();
    assert_eq!(parlour.tell(MAYA, RoomCommand::Again), Err(RoomRefusal::NotOver));
}

// The journal.

#[test]
fn whoever_comes_back_sees_what_they_missed() {
    let parlour = played();
    let told = beats(&parlour.journal, Viewer::Person(MAYA)).expect("beats");
    let seqs: Vec<u32> = told.iter().map(|beat| beat.seq.0).collect();
    assert_eq!(seqs, (1..=parlour.room.seq().0).collect::<Vec<_>>());
    let update = parlour.room.update(Viewer::Person(MAYA), Seq(0), parlour.now);
    assert!(update.beats.is_empty(), "too much to be shown beat by beat");
    let update =
        parlour.room.update(Viewer::Person(MAYA), Seq(parlour.room.seq().0 - 3), parlour.now);
    assert_eq!(update.beats, told[told.len() - 3..]);
}

#[test]
fn time_that_nobody_drove_the_room_counts_on_no_clock() {
    let mut parlour = Parlour::of_three();
    parlour.tell(MAYA, keep(|house| house.decision_seconds = Some(30))).expect("a clock");
    parlour.through_market();
    let late = parlour.merchants()[0];
    let seat = Seat::new(late.0 as u8 - 1);
    let before = parlour.view(late).table.expect("a game").deadlines[seat].expect("a deadline");
    let last = parlour.journal.last().expect("an entry").at;
    parlour.restart(60 * MINUTE);
    let after = parlour.view(late).table.expect("a game").deadlines[seat].expect("a deadline");
    assert_eq!(after.since(before), parlour.now.since(last));
    assert!(
        parlour.view(late).table.expect("a game").away.is_empty(),
        "all have time to come back"
    );
    parlour.pass(60_000);
    assert_eq!(parlour.view(late).table.expect("a game").away.len(), 3);
}

#[test]
fn a_journal_that_is_not_whole_is_refused_by_the_entry() {
    let parlour = Parlour::of_three();
    let restore = |change: &dyn Fn(&mut Vec<table::room::RoomEntry>)| {
        let mut journal = parlour.journal.clone();
        change(&mut journal);
        Room::restore(&journal).map(drop)
    };
    assert_eq!(restore(&|journal| journal.clear()), Err(CannotRestoreRoom::Empty));
    assert_eq!(
        restore(&|journal| drop(journal.remove(0))),
        Err(CannotRestoreRoom::OutOfPlace(Seq(2)))
    );
    assert_eq!(
        restore(&|journal| drop(journal.remove(1))),
        Err(CannotRestoreRoom::OutOfPlace(Seq(3)))
    );
    assert_eq!(restore(&|journal| journal[2].hash ^= 1), Err(CannotRestoreRoom::Differs(Seq(3))));
    let refused = restore(&|journal| journal[1].deed = RoomDeed::Paused);
    let why = RoomRefusal::NotPlaying;
    assert_eq!(refused, Err(CannotRestoreRoom::Refused { seq: Seq(2), why }));
}

#[test]
fn talk_that_is_no_longer_kept_leaves_its_place() {
    let mut parlour = Parlour::of_maya();
    parlour.tell(MAYA, free("a secret of ours")).expect("talk");
    parlour.tell(MAYA, phrase()).expect("a phrase");
    let free: Vec<bool> = parlour.journal.iter().map(|entry| entry.deed.is_free_talk()).collect();
    assert_eq!(free, [false, true, false]);
    parlour.journal[1].deed = RoomDeed::Unsaid;
    let room = Room::restore(&parlour.journal).expect("a journal without what was said");
    assert_eq!(room.facts().chairs, parlour.room.facts().chairs);
    assert_eq!(room.seq(), parlour.room.seq());
}

#[test]
fn entries_are_kept_as_json_and_read_back() {
    let parlour = played();
    for entry in &parlour.journal {
        let text = serde_json::to_string(entry).expect("JSON");
        assert_eq!(
            &serde_json::from_str::<table::room::RoomEntry>(&text).expect("an entry"),
            entry
        );
    }
}

// Names.

#[test]
fn codes_are_typed_by_people() {
    let code: TableCode = "K7QX2M".parse().expect("a code");
    assert_eq!("k7q-x2m".parse(), Ok(code));
    assert_eq!(" k7q x2m ".parse(), Ok(code));
    for wrong in ["", "K7QX2", "K7QX2MM", "K7QX2O", "K7QX2é", "АААААА"] {
        assert!(wrong.parse::<TableCode>().is_err(), "{wrong:?}");
    }
    assert_eq!(format!("{code:?}"), "TableCode(…)", "not printed by accident");
}

#[test]
fn tokens_are_long_and_plain_and_not_printed_by_accident() {
    let token = Token::from_random(u128::MAX / 3);
    assert_eq!(token.reveal().len(), 32);
    assert_eq!(Token::new(token.reveal()), Ok(token.clone()));
    assert_eq!(format!("{token:?}"), "Token(…)");
    for wrong in ["", "short", "has spaces in it, and more", "ümlaut-ümlaut-ümlaut-ümlaut"] {
        assert!(Token::new(wrong).is_err(), "{wrong:?}");
    }
    assert!(Token::new("x".repeat(65)).is_err());
    assert_ne!(newcomer("Maya").key, newcomer("Ines").key);
}
