//! Whoever runs a room: takes what screens send, sees that the journal is kept first, and tells
//! everyone what happened.
//!
//! A [`Steward`] does no I/O. It hands out work for the store, at most one piece at a time, and goes
//! on when it hears what became of it. If entries could not be kept, or nobody knows whether they
//! were, it looks up how things really stand and tries again: nothing is acknowledged or shown
//! before it is in the journal, and nothing is done twice.

mod keep;
mod screens;
mod tell;

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bots::Thought;
use rules::Seat;

use crate::command::CommandId;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{
    CannotRestoreRoom, Founding, Gone, Key, Newcomer, Obeyed, PersonId, Room, RoomCommand,
    RoomDeed, RoomEntry, RoomFacts, RoomOutputs, RoomRefusal, Stage, Viewer,
};
use crate::update::{QuestionId, Think};
use crate::wire::{Kept, Parting, Reader};

/// So much may wait while the store works. Whatever comes on top is refused.
pub const MOST_WAITING: usize = 256;

/// An input is tried so often when somebody else wrote in the journal meanwhile.
const MOST_TRIES: u32 = 4;

/// How long to wait before the store is asked again after it failed once. It doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);

/// But nobody waits longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// Whoever sends something when the store has failed so often in a row is told so at once.
const PATIENCE: u32 = 2;

/// When the store did not work for so long, that counts on no clock.
const OUTAGE: Duration = Duration::from_secs(5);

/// So many may look on at one table.
pub const MOST_SPECTATORS: u16 = 100;

/// A screen: one connection of someone in the room, or of someone who looks on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScreenId(pub u64);

/// A request that is answered once, by whoever handed it in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(pub u64);

/// Everything that can happen to a steward.
#[derive(Clone, PartialEq, Debug)]
pub enum StewardInput {
    /// A screen is connected, and was told everything up to an entry.
    Enter {
        /// Which.
        screen: ScreenId,
        /// What its token is kept as; none means to look on.
        key: Option<Key>,
        /// The last entry that it knows of.
        since: Seq,
        /// Whether it is told in short: without names, and of the room only when that has changed.
        brief: bool,
    },
    /// A screen sends a command.
    Command {
        /// Which.
        screen: ScreenId,
        /// What the client calls it.
        id: CommandId,
        /// What they want.
        command: RoomCommand,
    },
    /// A screen is gone.
    Leave(ScreenId),
    /// Someone wants to come in.
    Join {
        /// What to answer.
        ticket: Ticket,
        /// Who.
        who: Newcomer,
        /// Whose seat they would take while a game is under way.
        seat: Option<Seat>,
    },
    /// The host gives someone a new token.
    Rekey {
        /// What to answer.
        ticket: Ticket,
        /// Whose key wants it.
        by: Key,
        /// For whom.
        person: PersonId,
        /// What is kept of the new token.
        key: Key,
    },
    /// Someone at the door wants to know what everyone knows of the room.
    Look {
        /// What to answer.
        ticket: Ticket,
        /// What their token is kept as, if they have one.
        key: Option<Key>,
    },
    /// A bot has thought.
    Thought {
        /// What it was asked.
        asked: QuestionId,
        /// What it came up with.
        thought: Thought,
    },
    /// The moment that the steward wanted to be woken at has come, or any other.
    Tick,
    /// The store has appended, or not.
    Appended(Result<(), NotKept>),
    /// The store has read a journal; an empty one is none.
    Read(Result<Vec<RoomEntry>, CannotRead>),
}

/// Why entries were not kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotKept {
    /// Somebody else wrote there.
    Conflict,
    /// Nothing was written.
    Failed,
    /// Nobody knows whether they were.
    Unknown,
}

/// Why a journal was not read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CannotRead {
    /// The store does not answer.
    Unavailable,
    /// What it has is no journal.
    Unreadable,
}

/// Work for the store. There is at most one piece at a time.
#[derive(Clone, PartialEq, Debug)]
pub enum Work {
    /// To append these entries, all or none; after them the room is at this stage.
    Append(Vec<RoomEntry>, Stage),
    /// To read the whole journal.
    Read,
}

/// Everything that a steward wants from its driver.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StewardOutputs {
    /// Work for the store.
    pub work: Option<Work>,
    /// What screens are sent.
    pub frames: Vec<(ScreenId, String)>,
    /// Screens that are sent away.
    pub partings: Vec<(ScreenId, Parting)>,
    /// Answers to requests.
    pub replies: Vec<(Ticket, Reply)>,
    /// Bots that are to think. Each answer comes back as a [`StewardInput::Thought`].
    pub thoughts: Vec<(QuestionId, Think)>,
    /// What became of commands, for whoever counts.
    pub outcomes: Vec<Result<Obeyed, RoomRefusal>>,
    /// When the steward wants to be woken, if nothing happens before. Nothing is due while the
    /// store works.
    pub wake: Option<Moment>,
    /// There is no such room: the steward is of no more use.
    pub dismissed: bool,
    /// Why a journal cannot be restored, for operators.
    pub complaint: Option<CannotRestoreRoom>,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// Whether someone was let in, or got a new token.
    Admitted(Result<Admitted, RoomRefusal>),
    /// What everyone knows of the room, for whoever looks.
    Facts {
        /// What is known.
        facts: Box<RoomFacts>,
        /// Who looks, if they are in the room or may look on.
        viewer: Option<Viewer>,
    },
    /// There is no such room, or it cannot be read.
    Nothing(Parting),
}

/// Someone who was let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Admitted {
    /// Who they are.
    pub person: PersonId,
    /// The last entry by then.
    pub seq: Seq,
}

/// Runs one room.
#[derive(Clone, Debug)]
pub struct Steward {
    room: Option<Room>,
    state: Doing,
    waiting: VecDeque<StewardInput>,
    screens: BTreeMap<ScreenId, Screen>,
    kept: Kept,
    wake: Option<Moment>,
    trouble: Option<Trouble>,
}

/// The store does not work.
#[derive(Clone, Copy, Debug)]
struct Trouble {
    /// Since when.
    since: Moment,
    /// When it failed last.
    last: Moment,
    /// How often in a row it has failed.
    times: u32,
}

/// A screen, and what it was told.
#[derive(Clone, Copy, Debug)]
struct Screen {
    viewer: Viewer,
    key: Option<Key>,
    seen: Seq,
    /// Whether it is told in short: without names, and of the room only when that has changed.
    brief: bool,
    /// Which edition of the room it was told last.
    edition: Option<u32>,
    /// It was sent away, and is told nothing more until it is gone.
    parted: bool,
}

/// What the steward is doing.
#[derive(Clone, Debug)]
enum Doing {
    /// It takes the next input.
    Nothing,
    /// The store appends what came of a job.
    Appending { job: Job, outputs: RoomOutputs, gone: Gone },
    /// The store reads the journal, after which a job is tried again.
    Reading { again: Option<Job>, gone: Gone },
    /// The store could not read: it is asked again at this moment.
    Unavailable { again: Option<Job>, gone: Gone, at: Moment },
    /// There is no such room.
    Dismissed(Parting),
}

/// An input that is being worked on.
#[derive(Clone, PartialEq, Debug)]
struct Job {
    input: StewardInput,
    tries: u32,
}

impl Steward {
    /// A steward of a room that is in the store. The room is read first.
    #[must_use]
    pub fn of_kept_room() -> (Self, StewardOutputs) {
        let doing = Doing::Reading { again: None, gone: Gone::AWhile };
        let outputs = StewardOutputs { work: Some(Work::Read), ..StewardOutputs::default() };
        (Self::new(None, doing), outputs)
    }

    /// A steward of a new room, whose host gets an answer once it is kept.
    ///
    /// # Errors
    /// If the rules of the house make no sense.
    pub fn of_new_room(
        now: Moment,
        founding: Founding,
        ticket: Ticket,
    ) -> Result<(Self, StewardOutputs), RoomRefusal> {
        let who = founding.host.clone();
        let (room, entry) = Room::found(now, founding)?;
        let work = Work::Append(vec![entry], room.stage());
        let answer = Some(Ok(room.seq()));
        // To come in again under the same key is to be in.
        let job = Job { input: StewardInput::Join { ticket, who, seat: None }, tries: 0 };
        let done = RoomOutputs { answer, ..RoomOutputs::default() };
        let doing = Doing::Appending { job, outputs: done, gone: Gone::NotAtAll };
        let outputs = StewardOutputs { work: Some(work), ..StewardOutputs::default() };
        Ok((Self::new(Some(room), doing), outputs))
    }

    fn new(room: Option<Room>, state: Doing) -> Self {
        let (waiting, screens) = (VecDeque::new(), BTreeMap::new());
        Self { room, state, waiting, screens, kept: Kept::default(), wake: None, trouble: None }
    }

    /// Takes what happened, and says what is to be done.
    pub fn handle(&mut self, now: Moment, input: StewardInput) -> StewardOutputs {
        let mut outputs = StewardOutputs::default();
        match input {
            StewardInput::Appended(result) => self.appended(now, result, &mut outputs),
            StewardInput::Read(result) => self.read(now, result, &mut outputs),
            input if self.waiting.len() >= MOST_WAITING && may_be_refused(&input) => {
                self.refuse(&input, RoomRefusal::Busy, &mut outputs);
            }
            // Whoever was never let in need not be seen off.
            StewardInput::Leave(screen) if !self.knows(screen) => {}
            input => self.waiting.push_back(input),
        }
        self.work_off(now, &mut outputs);
        outputs
    }

    /// Whether a screen is here, or waits to be let in.
    fn knows(&self, screen: ScreenId) -> bool {
        let enters = |input: &StewardInput| matches!(input, StewardInput::Enter { screen: entering, .. } if *entering == screen);
        self.screens.contains_key(&screen) || self.waiting.iter().any(enters)
    }

    /// Takes one input after the other until the store has something to do.
    fn work_off(&mut self, now: Moment, outputs: &mut StewardOutputs) {
        loop {
            match &mut self.state {
                Doing::Nothing => {}
                Doing::Unavailable { again, gone, at } if *at <= now => {
                    self.state = Doing::Reading { again: again.take(), gone: *gone };
                    outputs.work = Some(Work::Read);
                    break;
                }
                Doing::Unavailable { at, .. } => {
                    outputs.wake = Some(*at);
                    self.put_off(outputs);
                    return;
                }
                Doing::Dismissed(parting) => {
                    let parting = *parting;
                    self.turn_away(parting, outputs);
                    return;
                }
                Doing::Appending { .. } | Doing::Reading { .. } => break,
            }
            match self.waiting.pop_front() {
                Some(input) => self.start(now, Job { input, tries: 0 }, outputs),
                None => {
                    outputs.wake = self.wake;
                    return;
                }
            }
        }
    }

    // For the driver's own tools.

    /// Whether nobody would miss the steward: no screen is connected, no game runs, and the store
    /// has nothing to do. The room can be read again when somebody comes, or when a pause ends.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let quiet = matches!(self.state, Doing::Nothing) && self.waiting.is_empty();
        let running = self.room.as_ref().is_some_and(Room::is_running);
        quiet && self.screens.is_empty() && !running
    }

    /// The room as its journal has it; none, while the store works.
    #[must_use]
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref().filter(|_| matches!(self.state, Doing::Nothing))
    }

    /// The same steward with every card dealt anew that a seat cannot know. For testing that
    /// nothing leaks: whoever sits there must not be able to tell the two apart.
    #[doc(hidden)]
    #[must_use]
    pub fn twin(&self, seat: Seat, rng: &mut impl rand_core::Rng) -> Option<Self> {
        let room = Some(self.room()?.twin(seat, rng)?);
        Some(Self { room, ..self.clone() })
    }
}

impl Screen {
    /// It is told everything now. What it knew before.
    fn be_told(&mut self, seq: Seq, edition: u32) -> Reader {
        let since = std::mem::replace(&mut self.seen, seq);
        let knows_room = self.edition.replace(edition) == Some(edition) && self.brief;
        Reader { viewer: self.viewer, since, brief: self.brief, knows_room }
    }

    /// Whether this viewer looks at it.
    fn shows(&self, viewer: Viewer) -> bool {
        self.viewer == viewer && !self.parted
    }
}

/// Whether an input may be refused when too much waits. What only people's going and bots' thoughts
/// bring is bounded by itself.
const fn may_be_refused(input: &StewardInput) -> bool {
    matches!(
        input,
        StewardInput::Command { .. }
            | StewardInput::Enter { .. }
            | StewardInput::Join { .. }
            | StewardInput::Rekey { .. }
            | StewardInput::Look { .. }
            | StewardInput::Tick
    )
}

/// Whether something about the room changed, and not only the game.
fn touches_room(done: &RoomOutputs) -> bool {
    let only_game =
        |entry: &RoomEntry| matches!(entry.deed, RoomDeed::Acted(_) | RoomDeed::Said(_));
    done.presence || (done.news && !done.entries.iter().all(only_game))
}
