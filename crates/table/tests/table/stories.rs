//! Small stories of one table each.

use std::sync::Arc;
use std::time::Duration;

use bots::Phrase;
use rules::{
    Action, Ask, Bag, Edition, Good, Goods, IllegalAction, Observer, Options, Scene, Seat, Setup,
    Terms,
};
use table::{
    Author, CannotOpen, CannotRestore, Clock, Command, CommandId, Deed, FreeText, Happening, Input,
    LONGEST_TEXT, Moment, Name, NoName, NoText, Occasion, PhaseName, Refusal, Seq, Speech, Table,
    Tempo, Words,
};

use crate::evening::{Evening, seating, solo, solo_scene};

const MAYA: Seat = Seat::new(0);
const INES: Seat = Seat::new(1);
const OLEK: Seat = Seat::new(2);
const DASHA: Seat = Seat::new(3);

fn setup(options: Options) -> Arc<Setup> {
    Setup::new(options).expect("playable options").into()
}

/// The second edition for four, Olek the first Sheriff.
fn four() -> Options {
    Options { first_sheriff: Some(OLEK), ..Options::new(Edition::Second, 4) }
}

fn load(cards: impl Into<Goods>) -> Action {
    Action::Load(Bag::new(&cards.into()).expect("one to five cards"))
}

/// Everyone has a bag of two apples at the gate; Olek is the Sheriff.
fn at_the_gate(options: Options) -> Scene {
    let merchants = [MAYA, INES, DASHA].into_iter();
    let scene = Scene::new(setup(options)).sheriff(OLEK).inspection();
    merchants.fold(scene, |scene, seat| {
        scene.bag(seat, [(Good::APPLES, 2)]).declares(seat, Good::APPLES)
    })
}

/// Everyone has to load; Olek is the Sheriff.
fn loading(ines: impl Into<Goods>) -> Scene {
    let scene = Scene::new(setup(four())).sheriff(OLEK).load();
    let apples: Goods = [(Good::APPLES, 6)].into();
    scene.hand(MAYA, apples).hand(INES, ines).hand(DASHA, apples)
}

fn id(text: &str) -> CommandId {
    CommandId::new(text).expect("an id")
}

#[test]
fn a_bot_takes_its_time() {
    let mut evening = Evening::open(solo(four(), 1, Tempo::Unhurried));
    let before = evening.now;
    evening.run_until(|table| table.seq() > Seq(1));
    let bots_act = evening.journal.iter().skip(1).all(|entry| matches!(entry.by, Author::Bot(_)));
    assert!(bots_act);
    assert!(evening.now.since(before) >= Duration::from_millis(900) || evening.journal.len() == 1);
}

#[test]
fn how_long_a_bot_takes_tells_nothing_about_its_cards() {
    // P4
    let apples = [(Good::APPLES, 6)];
    let crossbows = [(Good::CROSSBOW, 5), (Good::SILK, 1)];
    let when = |ines: Goods| {
        let mut evening = Evening::open(solo_scene(loading(ines), Tempo::Unhurried));
        evening.run_until(|table| table.seq() >= Seq(3));
        let entries = evening.journal.iter().map(|entry| (entry.at, entry.by));
        entries.collect::<Vec<_>>()
    };
    assert_eq!(when(apples.into()), when(crossbows.into()));
}

#[test]
fn a_command_that_comes_twice_is_done_once() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    let during = Occasion { round: 1, phase: PhaseName::Load };
    let two_apples = Command::Act { action: load([(Good::APPLES, 2)]), during };
    let first = evening.send_as(MAYA, id("load"), two_apples.clone());
    let second = evening.send_as(MAYA, id("load"), two_apples);
    assert_eq!(first, second);
    assert_eq!(evening.journal.len(), 2);

    let three_apples = Command::Act { action: load([(Good::APPLES, 3)]), during };
    let reused = evening.send_as(MAYA, id("load"), three_apples);
    assert_eq!(reused.outcome, Err(Refusal::CommandIdReused));
}

#[test]
fn an_act_for_an_earlier_phase_comes_too_late() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    let meant = Occasion { round: 1, phase: PhaseName::Market };
    let command = Command::Act { action: load([(Good::APPLES, 2)]), during: meant };
    let now = Occasion { round: 1, phase: PhaseName::Load };
    assert_eq!(evening.send(MAYA, command).outcome, Err(Refusal::TooLate { meant, now }));
}

#[test]
fn a_refused_act_changes_nothing() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    let silk = evening.act(MAYA, load([(Good::SILK, 1)]));
    let missing = IllegalAction::NotInHand { good: Good::SILK, needs: 1, has: 0 };
    assert_eq!(silk.outcome, Err(Refusal::Illegal(missing)));
    assert_eq!(evening.journal.len(), 1);
    evening.check_screens();
}

#[test]
fn nobody_acts_for_a_bot() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    let answer = evening.act(INES, load([(Good::BREAD, 2)]));
    assert_eq!(answer.outcome, Err(Refusal::NotYourSeat(INES)));
}

#[test]
fn everyone_hears_what_is_said() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    let words = Words::Free(FreeText::new("  Four apples, as always. ").expect("something to say"));
    let speech = Speech { words, about: None };
    evening.send(MAYA, Command::Say(speech.clone())).outcome.expect("Maya may talk");
    for (_, screen) in evening.screens.values() {
        let said = screen.beats.last().expect("a beat");
        assert_eq!(said.by, Author::Person(MAYA));
        assert_eq!(said.what, Happening::Said(speech.clone()));
    }
    evening.send(MAYA, Command::Say(Phrase::JustApples.into())).outcome.expect("and again");
    evening.check_screens();
}

#[test]
fn free_text_is_something_to_read() {
    assert_eq!(FreeText::new("Just apples.").map(|text| text.as_str().len()), Ok(12));
    assert_eq!(FreeText::new("   "), Err(NoText::Empty));
    assert_eq!(FreeText::new("two\nlines"), Err(NoText::Control));
    let long = "ż".repeat(LONGEST_TEXT);
    assert!(FreeText::new(&long).is_ok());
    assert_eq!(FreeText::new(&(long + "!")), Err(NoText::TooLong(LONGEST_TEXT + 1)));
}

#[test]
fn what_nobody_would_see_is_left_out_of_what_is_typed() {
    let typed = |text: &str| FreeText::typed(text).map(|text| text.as_str().to_owned());
    assert_eq!(typed("Just\u{ad} ap\u{200b}ples.\u{feff}").as_deref(), Ok("Just apples."));
    assert_eq!(typed("two\nlines").as_deref(), Ok("two lines"));
    // A family is drawn by what joins its members.
    let family = "👩\u{200d}👧 ❤\u{fe0f}";
    assert_eq!(typed(family).as_deref(), Ok(family));
    for nothing in ["", "  ", "\u{200b}\u{200b}", "\u{200d}", "\u{202e} \u{fe0f}"] {
        assert_eq!(typed(nothing), Err(NoText::Empty));
    }
    let long = "ż".repeat(LONGEST_TEXT);
    assert_eq!(typed(&format!("\u{200b}{long}")), Ok(long));
}

#[test]
fn a_name_fits_on_a_plate() {
    assert_eq!(Name::new(" Łucja ").expect("a name").as_str(), "Łucja");
    assert_eq!(Name::new(""), Err(NoName::Empty));
    assert_eq!(Name::new("a\u{0}b"), Err(NoName::Control));
    assert_eq!(Name::new(&"x".repeat(21)), Err(NoName::TooLong(21)));
}

#[test]
fn the_sheriff_waits_for_maya_until_she_lets_the_law_decide() {
    let settled = |table: &Table| {
        let inspection = table.state().public().inspection();
        inspection.is_none_or(|inspection| inspection.held(MAYA).is_none())
    };
    let patient = {
        let mut evening = Evening::open(solo_scene(at_the_gate(four()), Tempo::Unhurried));
        let before = evening.now;
        evening.run_until(settled);
        evening.now.since(before)
    };
    let hurried = {
        let mut evening = Evening::open(solo_scene(at_the_gate(four()), Tempo::Unhurried));
        let before = evening.now;
        while !settled(&evening.table) {
            evening.ready(MAYA);
            assert!(evening.step(), "the Sheriff settles");
        }
        evening.now.since(before)
    };
    assert!(patient >= Duration::from_secs(20), "{patient:?}");
    assert!(hurried < patient, "{hurried:?} against {patient:?}");
}

#[test]
fn whoever_writes_a_slip_is_waited_for() {
    let mut evening = Evening::open(solo_scene(at_the_gate(four()), Tempo::Quick));
    let held = |table: &Table| {
        let inspection = table.state().public().inspection();
        inspection.is_some_and(|inspection| inspection.held(MAYA).is_some())
    };
    let before = evening.now;
    while evening.now.since(before) < Duration::from_secs(600) {
        let during = Occasion::of(evening.table.state().public());
        evening.send(MAYA, Command::Writing { during }).outcome.expect("Maya may write");
        evening.now = Moment(evening.now.0 + 30_000);
        evening.input(Input::Tick);
        while evening.next().is_some_and(|next| next <= evening.now) {
            evening.step();
        }
        assert!(held(&evening.table), "the Sheriff waits");
    }
    evening.run_until(|table| !held(table));
}

#[test]
fn an_offer_to_someone_makes_them_wanted_again() {
    let mut opening = solo_scene(at_the_gate(four()), Tempo::Unhurried);
    opening.seating = seating(&[table::Player::Person; 4]);
    let mut evening = Evening::open(opening);
    evening.ready(INES);
    assert!(evening.table.view(Observer::Spectator).ready.has(INES));
    let terms = Terms::with(INES).gold(8).hand_back(INES);
    evening.act(OLEK, Action::Offer(terms.into())).outcome.expect("Olek may ask");
    assert!(!evening.table.view(Observer::Spectator).ready.has(INES));
    evening.check_screens();
}

fn timed() -> Options {
    Options { time_limit: true, ..four() }
}

/// A table of people only, so that nothing but the clock moves.
fn people_at_the_gate() -> Evening {
    let mut opening = solo_scene(at_the_gate(timed()), Tempo::Unhurried);
    opening.seating = seating(&[table::Player::Person; 4]);
    Evening::open(opening)
}

#[test]
fn when_time_is_up_every_bag_goes_free() {
    // T1
    let mut evening = people_at_the_gate();
    let end = Moment(1_000 + 180_000);
    assert_eq!(evening.table.view(Observer::Spectator).clock, Clock::RunsOut(end));
    assert_eq!(evening.wake, Some(end));
    assert!(evening.step());
    assert_eq!(evening.now, end);
    assert_eq!(evening.journal.last().expect("an entry").by, Author::Clock);
    assert_eq!(evening.table.state().public().round, 2);
    assert_eq!(evening.table.view(Observer::Spectator).clock, Clock::Off);
    evening.check_screens();
}

#[test]
fn the_clock_stands_still_while_a_merchant_must_choose() {
    // T1, B1
    let scene = at_the_gate(timed())
        .bag(INES, [(Good::SILK, 2)])
        .gold(INES, 0)
        .stand(INES, [(Good::APPLES, 5), (Good::CHEESE, 5)]);
    let mut opening = solo_scene(scene, Tempo::Unhurried);
    opening.seating = seating(&[table::Player::Person; 4]);
    let mut evening = Evening::open(opening);
    evening.now = Moment(61_000);
    evening.act(OLEK, Action::Open(INES)).outcome.expect("Olek opens");
    assert_eq!(evening.table.state().asked(INES), Some(Ask::Pay));
    let left = Clock::Stands(Duration::from_secs(120));
    assert_eq!(evening.table.view(Observer::Spectator).clock, left);

    evening.now = Moment(90_000);
    let view = evening.table.view(Observer::Seat(INES)).game;
    let payment = view.choices().expect("Ines chooses").payments(1)[0];
    evening.act(INES, Action::Pay(payment)).outcome.expect("Ines pays");
    let clock = evening.table.view(Observer::Spectator).clock;
    assert_eq!(clock, Clock::RunsOut(Moment(90_000 + 120_000)));
}

#[test]
fn time_without_a_driver_does_not_count() {
    let mut evening = people_at_the_gate();
    evening.now = Moment(31_000);
    evening.send(MAYA, Command::Say(Phrase::HurryUp.into()));
    let journal = evening.journal.clone();
    let mut table = Table::restore(journal, &mut |_| {}).expect("a whole journal");
    let outputs = table.resume(Moment(1_000_000));
    assert_eq!(outputs.entries.len(), 1);
    assert_eq!(outputs.entries[0].deed, Deed::Resumed);
    let left = table.view(Observer::Spectator).clock.left(Moment(1_000_000));
    assert_eq!(left, Some(Duration::from_secs(150)));
    // And it counts no more when the table is restored once again.
    evening.journal.extend(outputs.entries);
    let mut again = Table::restore(evening.journal, &mut |_| {}).expect("a whole journal");
    assert_eq!(again.view(Observer::Spectator).clock, table.view(Observer::Spectator).clock);
    again.resume(Moment(2_000_000));
    let left = again.view(Observer::Spectator).clock.left(Moment(2_000_000));
    assert_eq!(left, Some(Duration::from_secs(150)));
}

#[test]
fn an_act_after_time_was_up_comes_too_late() {
    let mut evening = people_at_the_gate();
    evening.now = Moment(10_000_000);
    let answer = evening.act(OLEK, Action::Threaten(MAYA));
    assert!(answer.outcome.is_err(), "{answer:?}");
    assert!(evening.journal.iter().any(|entry| entry.by == Author::Clock), "the clock has rung");
    evening.check_screens();
}

#[test]
fn letting_the_law_decide_twice_by_one_command_counts_once() {
    let mut opening = solo_scene(at_the_gate(four()), Tempo::Unhurried);
    opening.seating = seating(&[table::Player::Person; 4]);
    let mut evening = Evening::open(opening);
    let during = Occasion::of(evening.table.state().public());
    let id = CommandId::new("ready".to_owned()).expect("an id");
    let ready = Command::Ready { during };
    evening.send_as(INES, id.clone(), ready.clone()).outcome.expect("Ines is ready");
    let terms = Terms::with(INES).gold(8).hand_back(INES);
    evening.act(OLEK, Action::Offer(terms.into())).outcome.expect("Olek may ask");
    evening.send_as(INES, id, ready).outcome.expect("an answer that was lost");
    assert!(!evening.table.view(Observer::Spectator).ready.has(INES), "she has not read it yet");
}

#[test]
fn whoever_comes_back_while_something_happens_misses_nothing() {
    let mut evening = people_at_the_gate();
    let since = evening.table.seq();
    evening.send(MAYA, Command::Say(Phrase::HurryUp.into()));
    let watch = Input::Watch { observer: Observer::Spectator, since };
    let outputs = evening.table.handle(Moment(10_000_000), watch);
    let (_, update) = outputs.updates.last().expect("what was missed");
    assert_eq!(update.beats.len(), 2, "what Maya said, and the clock: {:?}", update.beats);
    assert_eq!(outputs.updates.len(), evening.screens.len(), "each is told once");
}

#[test]
fn whoever_missed_a_little_sees_it_and_whoever_missed_much_sees_how_things_stand() {
    let mut evening = Evening::open(solo_scene(loading([(Good::BREAD, 6)]), Tempo::Unhurried));
    for _ in 0..30 {
        evening.send(MAYA, Command::Say(Phrase::HurryUp.into()));
    }
    let mut missed = |since| {
        let watch = Input::Watch { observer: Observer::Seat(MAYA), since };
        let outputs = evening.table.handle(evening.now, watch);
        outputs.updates[0].1.beats.len()
    };
    assert_eq!(missed(Seq(31)), 0);
    assert_eq!(missed(Seq(29)), 2);
    assert_eq!(missed(Seq(11)), 20);
    assert_eq!(missed(Seq(10)), 0);
}

#[test]
fn a_table_needs_someone_at_every_seat_and_nobody_else() {
    let mut opening = solo(four(), 1, Tempo::Quick);
    opening.seating = seating(&[table::Player::Person; 3]);
    let three = Table::open(Moment(0), opening.clone()).map(|_| ());
    assert_eq!(three, Err(CannotOpen::EmptySeat(DASHA)));
    opening.seating = seating(&[table::Player::Person; 5]);
    let five = Table::open(Moment(0), opening).map(|_| ());
    assert_eq!(five, Err(CannotOpen::NoSuchSeat(Seat::new(4))));
}

#[test]
fn a_journal_that_was_altered_is_refused_at_the_place() {
    let mut evening = Evening::open(solo(four(), 3, Tempo::Instant));
    evening.run_until(|table| table.state().asked(MAYA).is_some());
    assert!(evening.journal.len() > 1, "the bots have acted");
    let restore = |journal: Vec<table::Entry>| Table::restore(journal, &mut |_| {}).map(|_| ());

    assert_eq!(restore(Vec::new()), Err(CannotRestore::Empty));
    let headless = evening.journal[1..].to_vec();
    assert_eq!(restore(headless), Err(CannotRestore::OutOfPlace(Seq(2))));
    let mut doubled = evening.journal.clone();
    doubled.insert(1, doubled[1].clone());
    assert_eq!(restore(doubled), Err(CannotRestore::OutOfPlace(Seq(2))));
    let mut altered = evening.journal.clone();
    altered[0].hash ^= 1;
    assert_eq!(restore(altered), Err(CannotRestore::Differs(Seq(1))));
    let mut illegal = evening.journal.clone();
    illegal[1].deed = Deed::Acted(Action::TimeIsUp);
    let why = Refusal::Illegal(IllegalAction::NotForThisActor);
    assert_eq!(restore(illegal), Err(CannotRestore::Refused { seq: Seq(2), why }));
}

#[test]
fn a_journal_survives_being_written_down() {
    let mut evening = Evening::open(solo(four(), 3, Tempo::Instant));
    evening.run_until(|table| table.state().asked(MAYA).is_some());
    let text = serde_json::to_string(&evening.journal).expect("entries are plain data");
    let read: Vec<table::Entry> = serde_json::from_str(&text).expect("and come back");
    assert_eq!(read, evening.journal);
    for entry in &evening.journal {
        let text = jot::write(entry).expect("an entry can be written");
        assert_eq!(jot::read(&text).as_ref(), Some(entry));
        let torn: String = text.chars().take(text.chars().count() - 1).collect();
        assert_eq!(jot::read::<table::Entry>(&torn), None, "{entry:?}");
    }
}
