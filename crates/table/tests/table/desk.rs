//! A steward at its desk, with a clock of our own and a store that works as it is told.

use table::room::{PersonId, RoomCommand, RoomDeed, RoomEntry};
use table::steward::{CannotRead, NotKept, ScreenId, Steward, StewardInput, StewardOutputs, Work};
use table::wire::{Outcome, Parting, ServerFrame};
use table::{CommandId, Moment, QuestionId, Seq, Think};

use crate::parlour::{Parlour, id, token};

/// What the store does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Store {
    /// It works.
    Works,
    /// It fails when something is to be written next, and then works.
    FailsOnce,
    /// It does not work at all.
    Fails,
    /// It takes its time, until it is told to answer.
    Dawdles,
}

/// The desk.
pub(crate) struct Desk {
    pub(crate) now: Moment,
    pub(crate) steward: Steward,
    pub(crate) journal: Vec<RoomEntry>,
    pub(crate) store: Store,
    /// What the store has not answered yet.
    held: Option<Work>,
    /// How often the store was to read.
    pub(crate) reads: u32,
    /// Who was sent away.
    pub(crate) partings: Vec<(ScreenId, Parting)>,
    /// What was answered, and not looked for yet.
    answers: Vec<(CommandId, Outcome)>,
    wake: Option<Moment>,
    questions: Vec<(QuestionId, Think)>,
    ids: u32,
}

/// The screen of one of the people.
pub(crate) const fn screen(person: PersonId) -> ScreenId {
    ScreenId(person.0 as u64)
}

impl Desk {
    /// A steward of this room, and these people at their screens.
    pub(crate) fn of(parlour: Parlour, people: &[(PersonId, &str)]) -> Self {
        let (steward, outputs) = Steward::of_kept_room();
        let mut desk = Self {
            now: parlour.now,
            steward,
            journal: parlour.journal,
            store: Store::Works,
            held: None,
            reads: 0,
            partings: Vec::new(),
            answers: Vec::new(),
            wake: None,
            questions: Vec::new(),
            ids: 0,
        };
        desk.see_through(outputs);
        for (person, name) in people {
            desk.enter(screen(*person), name);
        }
        desk
    }

    /// Someone comes, at this screen.
    pub(crate) fn enter(&mut self, screen: ScreenId, name: &str) {
        let key = Some(token(name).key());
        self.hand_in(StewardInput::Enter { screen, key, since: Seq(0), brief: false });
    }

    pub(crate) fn hand_in(&mut self, input: StewardInput) {
        let outputs = self.steward.handle(self.now, input);
        self.see_through(outputs);
    }

    fn see_through(&mut self, mut outputs: StewardOutputs) {
        loop {
            for (_, text) in &outputs.frames {
                let frame: ServerFrame = serde_json::from_str(text).expect("a frame");
                self.answers.extend(frame.answer.map(|answer| (answer.id, answer.outcome)));
            }
            self.partings.append(&mut outputs.partings);
            self.questions.append(&mut outputs.thoughts);
            self.wake = outputs.wake;
            let Some(work) = outputs.work else { return };
            if self.store == Store::Dawdles {
                self.held = Some(work);
                return;
            }
            let done = self.work(work);
            outputs = self.steward.handle(self.now, done);
        }
    }

    /// The store answers at last, and works from now on.
    pub(crate) fn catch_up(&mut self) {
        self.store = Store::Works;
        let work = self.held.take().expect("the store has something to do");
        let done = self.work(work);
        self.hand_in(done);
    }

    /// How many answers nobody has looked for.
    pub(crate) fn answered(&self) -> usize {
        self.answers.len()
    }

    fn work(&mut self, work: Work) -> StewardInput {
        match (work, self.store) {
            (Work::Append(entries, _), Store::Works | Store::Dawdles) => {
                self.journal.extend(entries);
                StewardInput::Appended(Ok(()))
            }
            (Work::Append(..), Store::FailsOnce | Store::Fails) => {
                if self.store == Store::FailsOnce {
                    self.store = Store::Works;
                }
                StewardInput::Appended(Err(NotKept::Failed))
            }
            (Work::Read, Store::Works | Store::FailsOnce | Store::Dawdles) => {
                self.reads += 1;
                StewardInput::Read(Ok(self.journal.clone()))
            }
            (Work::Read, Store::Fails) => {
                self.reads += 1;
                StewardInput::Read(Err(CannotRead::Unavailable))
            }
        }
    }

    /// Someone wants something; what they are told, if anything.
    pub(crate) fn tell(&mut self, person: PersonId, command: RoomCommand) -> Option<Outcome> {
        self.ids += 1;
        let name = id(format!("d-{}", self.ids));
        let command = StewardInput::Command { screen: screen(person), id: name.clone(), command };
        self.hand_in(command);
        let answered = self.answers.iter().position(|(answered, _)| *answered == name);
        answered.map(|place| self.answers.remove(place).1)
    }

    /// Some time passes, and everything happens in it that is due. Those who are given keep giving
    /// signs.
    pub(crate) fn pass_with(&mut self, millis: u64, awake: &[PersonId]) {
        let end = Moment(self.now.0 + millis);
        loop {
            for (asked, think) in std::mem::take(&mut self.questions) {
                self.hand_in(StewardInput::Thought { asked, thought: think.answer() });
            }
            let next = self.wake.filter(|&wake| wake <= end);
            self.now = self.now.max(next.unwrap_or(end));
            for &person in awake {
                self.tell(person, RoomCommand::Here);
            }
            self.hand_in(StewardInput::Tick);
            if next.is_none() {
                return;
            }
        }
    }

    /// What was done, in order.
    pub(crate) fn deeds(&self) -> Vec<&RoomDeed> {
        self.journal.iter().map(|entry| &entry.deed).collect()
    }
}
