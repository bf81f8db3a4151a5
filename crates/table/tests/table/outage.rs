//! The store does not work for a while: nobody loses anything, and nobody is blamed.

use std::time::Duration;

use table::room::{RoomCommand, RoomDeed, RoomEntry, RoomRefusal, Stage};
use table::steward::{CannotRead, NotKept, ScreenId, Steward, StewardInput, StewardOutputs, Work};
use table::wire::{Outcome, Parting, ServerFrame};
use table::{Moment, Phrase, Seq};

use crate::parlour::{Parlour, id, token};

/// A steward, its clock, and a store that works as it is told.
struct Office {
    now: Moment,
    steward: Steward,
    journal: Vec<RoomEntry>,
    works: bool,
    /// What screens were told since somebody looked.
    frames: Vec<(ScreenId, ServerFrame)>,
    partings: Vec<(ScreenId, Parting)>,
    wake: Option<Moment>,
    reads: u32,
}

const MAYA: ScreenId = ScreenId(1);

impl Office {
    /// A game of three, with Maya at her screen and the others at theirs.
    fn of_three() -> Self {
        let parlour = Parlour::of_three();
        let (steward, outputs) = Steward::of_kept_room();
        let mut office = Self {
            now: Moment(parlour.now.0 + 1_000),
            steward,
            journal: parlour.journal,
            works: true,
            frames: Vec::new(),
            partings: Vec::new(),
            wake: None,
            reads: 0,
        };
        office.see_through(outputs);
        for (screen, name) in [(1, "Maya"), (2, "Ines"), (3, "Olek")] {
            let key = Some(token(name).key());
            office.hand_in(StewardInput::Enter { screen: ScreenId(screen), key, since: Seq(0) });
        }
        office
    }

    fn hand_in(&mut self, input: StewardInput) {
        let outputs = self.steward.handle(self.now, input);
        self.see_through(outputs);
    }

    fn see_through(&mut self, mut outputs: StewardOutputs) {
        loop {
            let read = |text: &str| serde_json::from_str(text).expect("a frame");
            self.frames.extend(outputs.frames.iter().map(|(screen, text)| (*screen, read(text))));
            self.partings.append(&mut outputs.partings);
            self.wake = outputs.wake;
            let answer = match outputs.work {
                None => return,
                Some(Work::Append(..)) if !self.works => {
                    StewardInput::Appended(Err(NotKept::Failed))
                }
                Some(Work::Append(entries, _)) => {
                    self.journal.extend(entries);
                    StewardInput::Appended(Ok(()))
                }
                Some(Work::Read) => {
                    self.reads += 1;
                    let read = self.works.then(|| self.journal.clone());
                    StewardInput::Read(read.ok_or(CannotRead::Unavailable))
                }
            };
            outputs = self.steward.handle(self.now, answer);
        }
    }

    /// Maya says something; what she is told, if anything.
    fn talk(&mut self, name: &str) -> Option<Outcome> {
        self.frames.clear();
        let command = RoomCommand::Say(Phrase::JustApples.into());
        self.hand_in(StewardInput::Command { screen: MAYA, id: id(name), command });
        let mut answers = self.frames.iter().filter_map(|(_, frame)| frame.answer.clone());
        answers.find(|answer| answer.id == id(name)).map(|answer| answer.outcome)
    }

    /// Some time passes, and the steward is woken whenever it wants.
    fn pass(&mut self, time: Duration) {
        let end = self.now.after(time);
        while let Some(wake) = self.wake.filter(|&wake| wake <= end) {
            self.now = self.now.max(wake);
            self.hand_in(StewardInput::Tick);
        }
        self.now = end;
    }

    /// How often the room went on after a while.
    fn resumed(&self) -> usize {
        self.deeds().iter().filter(|deed| ***deed == RoomDeed::Resumed).count()
    }

    fn deeds(&self) -> Vec<&RoomDeed> {
        self.journal.iter().map(|entry| &entry.deed).collect()
    }
}

fn is_not_saved(outcome: Option<Outcome>) -> bool {
    matches!(outcome, Some(Outcome::Refused(refused)) if refused.why == RoomRefusal::NotSaved)
}

#[test]
fn a_store_that_fails_is_asked_less_and_less_often() {
    let mut office = Office::of_three();
    office.works = false;
    let before = office.reads;
    assert!(is_not_saved(office.talk("first")));
    office.pass(Duration::from_secs(60));
    let asked = office.reads - before;
    assert!((7..=11).contains(&asked), "1 + 2 + 4 + 8 + 8 + … seconds between: {asked}");
}

#[test]
fn whoever_says_something_meanwhile_is_told_at_once() {
    let mut office = Office::of_three();
    office.works = false;
    assert!(is_not_saved(office.talk("first")));
    assert_eq!(office.talk("second"), None, "it may work again in a moment");
    office.pass(Duration::from_secs(5));
    assert!(is_not_saved(office.talk("third")), "but not for ever");
    // Whoever comes is told to come again, and need not say that they go.
    let key = Some(token("Ines").key());
    office.hand_in(StewardInput::Enter { screen: ScreenId(9), key, since: Seq(0) });
    assert!(office.partings.contains(&(ScreenId(9), Parting::Unavailable)));
    office.hand_in(StewardInput::Leave(ScreenId(9)));
}

#[test]
fn nobody_is_gone_because_the_store_was() {
    let mut office = Office::of_three();
    office.works = false;
    assert!(is_not_saved(office.talk("first")));
    office.pass(Duration::from_secs(3600));
    office.works = true;
    office.pass(Duration::from_secs(20));
    assert!(matches!(office.talk("again"), Some(Outcome::Ok(_))));
    assert_eq!(office.resumed(), 2, "at the beginning and now: the time counts on no clock");
    let took_over = |deed: &&RoomDeed| matches!(deed, RoomDeed::TookOver(_));
    assert!(!office.deeds().iter().any(took_over), "and nobody is gone");
    assert_eq!(office.steward.room().expect("a room").stage(), Stage::Playing);
}

#[test]
fn what_failed_once_long_ago_is_another_story() {
    let mut office = Office::of_three();
    office.works = false;
    assert!(is_not_saved(office.talk("first")));
    office.works = true;
    office.pass(Duration::from_secs(40));
    office.works = false;
    assert!(is_not_saved(office.talk("second")));
    office.works = true;
    office.pass(Duration::from_secs(2));
    assert!(matches!(office.talk("third"), Some(Outcome::Ok(_))));
    assert_eq!(office.resumed(), 1, "at the beginning");
}
