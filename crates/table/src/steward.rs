//! Whoever runs a room: takes what screens send, sees that the journal is kept first, and tells
//! everyone what happened.
//!
//! A [`Steward`] does no I/O. It hands out work for the store, at most one piece at a time, and goes
//! on when it hears what became of it. If entries could not be kept, or nobody knows whether they
//! were, it looks up how things really stand and tries again: nothing is acknowledged or shown
//! before it is in the journal, and nothing is done twice.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bots::Thought;
use rules::Seat;

use crate::command::CommandId;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{
    CannotRestoreRoom, Founding, Gone, Key, Newcomer, PersonId, Room, RoomCommand, RoomDeed,
    RoomEntry, RoomFacts, RoomInput, RoomOutputs, RoomRefusal, Stage, Viewer,
};
use crate::update::{QuestionId, Think};
use crate::wire::{self, Answered, Kept, Outcome, Parting, ServerFrame};

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
pub const MOST_SPECTATORS: usize = 100;

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
    pub outcomes: Vec<Result<(), RoomRefusal>>,
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

    // The store.

    /// The store has failed, perhaps again: when it is asked next.
    fn note_trouble(&mut self, now: Moment) -> Moment {
        // What failed long ago, and was not tried since, is another story.
        let going_on = self.trouble.filter(|trouble| now.since(trouble.last) < LONGEST_WAIT * 2);
        let times = going_on.map_or(0, |trouble| trouble.times);
        let since = going_on.map_or(now, |trouble| trouble.since);
        self.trouble = Some(Trouble { since, last: now, times: times.saturating_add(1) });
        now.after((FIRST_WAIT * 2_u32.saturating_pow(times.min(8))).min(LONGEST_WAIT))
    }

    /// Everyone who waits for a store that has failed again and again is told so.
    fn put_off(&mut self, outputs: &mut StewardOutputs) {
        if self.trouble.is_none_or(|trouble| trouble.times < PATIENCE) {
            return;
        }
        for input in std::mem::take(&mut self.waiting) {
            if may_be_refused(&input) {
                self.refuse(&input, RoomRefusal::NotSaved, outputs);
            } else {
                self.waiting.push_back(input);
            }
        }
    }

    /// Begins with an input: what comes of it is passed on at once, or when it is kept.
    fn start(&mut self, now: Moment, job: Job, outputs: &mut StewardOutputs) {
        let Some(input) = self.translate(now, &job.input, outputs) else { return };
        let Some(room) = &mut self.room else { return };
        let mut done = room.handle(now, input);
        self.append(now, job, &mut done, Gone::NotAtAll, outputs);
    }

    /// Has entries appended, if there are any, and passes on the rest when that is done. Nothing is
    /// written meanwhile, so what has changed can be forgotten at once.
    fn append(
        &mut self,
        now: Moment,
        job: Job,
        done: &mut RoomOutputs,
        gone: Gone,
        outputs: &mut StewardOutputs,
    ) {
        let mut done = std::mem::take(done);
        if touches_room(&done) {
            self.kept.forget();
        }
        if done.entries.is_empty() {
            self.pass_on(now, &job.input, &done, outputs);
            return;
        }
        let stage = self.room.as_ref().map_or(Stage::Lobby, Room::stage);
        outputs.work = Some(Work::Append(std::mem::take(&mut done.entries), stage));
        self.state = Doing::Appending { job, outputs: done, gone };
    }

    /// The store has appended, or not.
    fn appended(&mut self, now: Moment, result: Result<(), NotKept>, outputs: &mut StewardOutputs) {
        let doing = std::mem::replace(&mut self.state, Doing::Nothing);
        let Doing::Appending { mut job, outputs: done, gone } = doing else {
            self.state = doing;
            return;
        };
        let Err(why) = result else {
            self.trouble = None;
            return self.pass_on(now, &job.input, &done, outputs);
        };
        if why == NotKept::Conflict && self.room.as_ref().is_some_and(|room| room.seq() == Seq(1)) {
            // Somebody else has opened a table under this code.
            self.refuse(&job.input, RoomRefusal::Busy, outputs);
            return self.dismiss(Parting::Unavailable, outputs);
        }
        job.tries += 1;
        let too_often = job.tries >= MOST_TRIES;
        self.state = match why {
            // Nothing of it has happened. What is due would fail again at once.
            NotKept::Failed => {
                self.refuse(&job.input, RoomRefusal::NotSaved, outputs);
                Doing::Unavailable { again: None, gone, at: self.note_trouble(now) }
            }
            NotKept::Conflict if too_often => {
                self.refuse(&job.input, RoomRefusal::Busy, outputs);
                Doing::Unavailable { again: None, gone, at: self.note_trouble(now) }
            }
            // Nobody knows what has happened: the journal does, and whoever asked waits for that.
            NotKept::Unknown if too_often => {
                Doing::Unavailable { again: Some(job), gone, at: self.note_trouble(now) }
            }
            NotKept::Conflict | NotKept::Unknown => {
                outputs.work = Some(Work::Read);
                Doing::Reading { again: Some(job), gone }
            }
        };
    }

    /// The store has read the journal, or not.
    fn read(
        &mut self,
        now: Moment,
        result: Result<Vec<RoomEntry>, CannotRead>,
        outputs: &mut StewardOutputs,
    ) {
        let doing = std::mem::replace(&mut self.state, Doing::Nothing);
        let Doing::Reading { again, gone } = doing else {
            self.state = doing;
            return;
        };
        let journal = match result {
            Ok(journal) => journal,
            Err(CannotRead::Unavailable) => {
                self.state = Doing::Unavailable { again, gone, at: self.note_trouble(now) };
                return;
            }
            Err(CannotRead::Unreadable) => return self.dismiss(Parting::Unreadable, outputs),
        };
        if journal.is_empty() {
            return self.reread_nothing(again, outputs);
        }
        let mut room = match Room::restore(&journal) {
            Ok(room) => room,
            Err(why) => {
                outputs.complaint = Some(why);
                return self.dismiss(Parting::Unreadable, outputs);
            }
        };
        if let Some(forgotten) = self.room.take() {
            room.remember_who_is_here(forgotten);
        }
        let outage = self.trouble.is_some_and(|trouble| now.since(trouble.since) >= OUTAGE);
        let gone = if outage { Gone::AWhile } else { gone };
        let mut done = room.go_on_after(now, gone);
        self.room = Some(room);
        self.kept.forget();
        done.news = true;
        match again {
            // Whatever is due is done by the next tick: first things first.
            Some(job) if done.entries.is_empty() => {
                self.pass_on(now, &StewardInput::Tick, &done, outputs);
                self.start(now, job, outputs);
            }
            again => {
                again.into_iter().for_each(|job| self.waiting.push_front(job.input));
                let job = Job { input: StewardInput::Tick, tries: 0 };
                self.append(now, job, &mut done, gone, outputs);
            }
        }
    }

    /// There is no journal: there is no such room, or a new one was not kept.
    fn reread_nothing(&mut self, again: Option<Job>, outputs: &mut StewardOutputs) {
        if let Some(job) = again {
            self.refuse(&job.input, RoomRefusal::NotSaved, outputs);
        }
        self.dismiss(Parting::UnknownTable, outputs);
    }

    /// The room cannot be run: everyone is sent away.
    fn dismiss(&mut self, parting: Parting, outputs: &mut StewardOutputs) {
        self.state = Doing::Dismissed(parting);
        let screens = std::mem::take(&mut self.screens);
        outputs.partings.extend(screens.into_keys().map(|screen| (screen, parting)));
        self.turn_away(parting, outputs);
    }

    /// Everyone who waits is sent away.
    fn turn_away(&mut self, parting: Parting, outputs: &mut StewardOutputs) {
        outputs.dismissed = true;
        for input in std::mem::take(&mut self.waiting) {
            match input {
                StewardInput::Enter { screen, .. } => outputs.partings.push((screen, parting)),
                StewardInput::Join { ticket, .. }
                | StewardInput::Rekey { ticket, .. }
                | StewardInput::Look { ticket, .. } => {
                    outputs.replies.push((ticket, Reply::Nothing(parting)));
                }
                other => self.refuse(&other, RoomRefusal::UnknownToken, outputs),
            }
        }
    }

    // What screens want.

    /// What an input is for the room; nothing, if the steward can answer it alone.
    fn translate(
        &mut self,
        now: Moment,
        input: &StewardInput,
        outputs: &mut StewardOutputs,
    ) -> Option<RoomInput> {
        match input {
            StewardInput::Enter { screen, key, since } => {
                self.enter(now, *screen, *key, *since, outputs)
            }
            StewardInput::Command { id, .. } if id.is_derived() => {
                self.refuse(input, RoomRefusal::ReservedId, outputs);
                None
            }
            StewardInput::Command { screen, id, command } => {
                let by = match self.screens.get(screen).filter(|screen| !screen.parted)?.viewer {
                    Viewer::Person(person) => person,
                    Viewer::Spectator => {
                        self.refuse(input, RoomRefusal::OnlyLooking, outputs);
                        return None;
                    }
                };
                Some(RoomInput::Command { by, id: id.clone(), command: command.clone() })
            }
            StewardInput::Leave(screen) => self.leave(*screen),
            StewardInput::Look { ticket, key } => {
                self.look(*ticket, *key, outputs);
                None
            }
            StewardInput::Join { who, seat, .. } => {
                Some(RoomInput::Join { who: who.clone(), seat: *seat })
            }
            StewardInput::Rekey { by, person, key, .. } => {
                let owner = |key| self.room.as_ref().and_then(|room| room.by_key(key));
                // Whoever has re-issued their own link has another key when it is tried again.
                let by = owner(*by).or_else(|| owner(*key).filter(|owner| owner == person));
                match by {
                    Some(by) => Some(RoomInput::Rekey { by, person: *person, key: *key }),
                    None => {
                        self.refuse(input, RoomRefusal::UnknownToken, outputs);
                        None
                    }
                }
            }
            StewardInput::Thought { asked, thought } => {
                Some(RoomInput::Thought { asked: *asked, thought: thought.clone() })
            }
            StewardInput::Tick => Some(RoomInput::Tick),
            // These are taken before anything else.
            StewardInput::Appended(_) | StewardInput::Read(_) => None,
        }
    }

    /// A screen comes in, if it may.
    fn enter(
        &mut self,
        now: Moment,
        screen: ScreenId,
        key: Option<Key>,
        since: Seq,
        outputs: &mut StewardOutputs,
    ) -> Option<RoomInput> {
        let room = self.room.as_ref()?;
        let viewer = match key.map(|key| room.by_key(key)) {
            Some(Some(person)) => Viewer::Person(person),
            Some(None) => {
                outputs.partings.push((screen, Parting::UnknownToken));
                return None;
            }
            None if !room.allows_spectators() => {
                outputs.partings.push((screen, Parting::NoSpectators));
                return None;
            }
            None if self.spectators() >= MOST_SPECTATORS => {
                outputs.partings.push((screen, Parting::Full));
                return None;
            }
            None => Viewer::Spectator,
        };
        // Whoever claims to have seen what is not there yet has seen something else.
        let seen = if since > room.seq() { Seq(0) } else { since };
        // Whoever is let in at the second try may have been told something in between.
        self.screens.entry(screen).or_insert(Screen { viewer, key, seen, parted: false });
        match viewer {
            Viewer::Person(person) => Some(RoomInput::Came(person)),
            Viewer::Spectator => {
                self.tell(now, screen, outputs);
                None
            }
        }
    }

    /// How many look on.
    fn spectators(&self) -> usize {
        self.screens.values().filter(|screen| screen.shows(Viewer::Spectator)).count()
    }

    /// Someone at the door is told what everyone knows.
    fn look(&self, ticket: Ticket, key: Option<Key>, outputs: &mut StewardOutputs) {
        let Some(room) = &self.room else { return };
        let viewer = match key {
            Some(key) => room.by_key(key).map(Viewer::Person),
            None => room.allows_spectators().then_some(Viewer::Spectator),
        };
        let facts = Box::new(room.facts());
        outputs.replies.push((ticket, Reply::Facts { facts, viewer }));
    }

    /// A screen goes.
    fn leave(&mut self, screen: ScreenId) -> Option<RoomInput> {
        let gone = self.screens.remove(&screen)?;
        match gone.viewer {
            Viewer::Person(person) if !self.screens.values().any(|s| s.shows(gone.viewer)) => {
                Some(RoomInput::Went(person))
            }
            Viewer::Person(_) | Viewer::Spectator => None,
        }
    }

    /// Says no to whoever sent something.
    fn refuse(&mut self, input: &StewardInput, why: RoomRefusal, outputs: &mut StewardOutputs) {
        match input {
            StewardInput::Command { screen, id, .. } => {
                outputs.outcomes.push(Err(why.clone()));
                let answer = Answered { id: id.clone(), outcome: Outcome::from(Err(why)) };
                let frame = ServerFrame { answer: Some(answer), ..ServerFrame::default() };
                outputs.frames.push((*screen, wire::write(&frame)));
            }
            StewardInput::Join { ticket, .. } | StewardInput::Rekey { ticket, .. } => {
                outputs.replies.push((*ticket, Reply::Admitted(Err(why))));
            }
            StewardInput::Look { ticket, .. } => {
                outputs.replies.push((*ticket, Reply::Nothing(Parting::Unavailable)));
            }
            StewardInput::Enter { screen, .. } => {
                outputs.partings.push((*screen, Parting::Unavailable));
            }
            StewardInput::Leave(_)
            | StewardInput::Thought { .. }
            | StewardInput::Tick
            | StewardInput::Appended(_)
            | StewardInput::Read(_) => {}
        }
    }

    // What everyone is told.

    /// Passes on what came of an input, which is in the journal by now.
    fn pass_on(
        &mut self,
        now: Moment,
        input: &StewardInput,
        done: &RoomOutputs,
        outputs: &mut StewardOutputs,
    ) {
        let Some(room) = &self.room else { return };
        self.wake = done.wake;
        let thoughts = done.questions.iter();
        outputs.thoughts.extend(thoughts.filter_map(|asked| Some((asked.id, room.think(asked)?))));
        if room.stage() == Stage::Over {
            self.kept.forget();
        }
        let answer = self.answer(input, done, outputs);
        if self.kept.is_forgotten() {
            self.see_off(outputs);
        }
        if done.news {
            self.tell_everyone(now, answer.as_ref(), outputs);
        } else if let Some((screen, answer)) = answer {
            let frame = ServerFrame { answer: Some(answer), ..ServerFrame::default() };
            outputs.frames.push((screen, wire::write(&frame)));
        }
        if let StewardInput::Enter { screen, .. } = input
            && !done.news
        {
            self.tell(now, *screen, outputs);
        }
    }

    /// The answer to a command, for its screen; requests are answered at once.
    fn answer(
        &self,
        input: &StewardInput,
        done: &RoomOutputs,
        outputs: &mut StewardOutputs,
    ) -> Option<(ScreenId, Answered)> {
        let outcome = done.answer.clone()?;
        let person = |key: Key| self.room.as_ref()?.by_key(key);
        match input {
            StewardInput::Command { screen, id, .. } => {
                outputs.outcomes.push(outcome.clone().map(drop));
                return Some((*screen, Answered { id: id.clone(), outcome: outcome.into() }));
            }
            StewardInput::Join { ticket, who, .. } => {
                let admitted = outcome.and_then(|seq| {
                    let person = person(who.key).ok_or(RoomRefusal::UnknownToken)?;
                    Ok(Admitted { person, seq })
                });
                outputs.replies.push((*ticket, Reply::Admitted(admitted)));
            }
            StewardInput::Rekey { ticket, person, .. } => {
                let admitted = outcome.map(|seq| Admitted { person: *person, seq });
                outputs.replies.push((*ticket, Reply::Admitted(admitted)));
            }
            StewardInput::Enter { .. }
            | StewardInput::Look { .. }
            | StewardInput::Leave(_)
            | StewardInput::Thought { .. }
            | StewardInput::Tick
            | StewardInput::Appended(_)
            | StewardInput::Read(_) => {}
        }
        None
    }

    /// Sends away the screens of those who left or got a new token, and spectators where none are
    /// allowed any more.
    fn see_off(&mut self, outputs: &mut StewardOutputs) {
        let Some(room) = &self.room else { return };
        for (&id, screen) in self.screens.iter_mut().filter(|(_, screen)| !screen.parted) {
            let parting = match screen.viewer {
                Viewer::Person(person) if !room.has(person) => Some(Parting::Left),
                Viewer::Person(person) => {
                    let valid = screen.key.and_then(|key| room.by_key(key)) == Some(person);
                    (!valid).then_some(Parting::UnknownToken)
                }
                Viewer::Spectator if room.allows_spectators() => None,
                Viewer::Spectator => Some(Parting::NoSpectators),
            };
            screen.parted = parting.is_some();
            outputs.partings.extend(parting.map(|parting| (id, parting)));
        }
    }

    /// Tells every screen what it has not seen, and whoever asked the answer.
    fn tell_everyone(
        &mut self,
        now: Moment,
        answer: Option<&(ScreenId, Answered)>,
        outputs: &mut StewardOutputs,
    ) {
        let Some(room) = &self.room else { return };
        let shared = self.kept.shared(room);
        // Spectators may be many, and are told the same.
        let mut told: Option<(Seq, String)> = None;
        for (&id, screen) in self.screens.iter_mut().filter(|(_, screen)| !screen.parted) {
            let answer = answer.filter(|(asked, _)| *asked == id).map(|(_, answer)| answer);
            let since = std::mem::replace(&mut screen.seen, room.seq());
            let write = || wire::write_update(room, &shared, screen.viewer, since, now, answer);
            let frame = match (screen.viewer, &told) {
                (Viewer::Spectator, Some((seen, frame))) if *seen == since => frame.clone(),
                (Viewer::Spectator, _) => told.insert((since, write())).1.clone(),
                (Viewer::Person(_), _) => write(),
            };
            outputs.frames.push((id, frame));
        }
        // Whoever asked may have left with it.
        let told = |id: &ScreenId| self.screens.get(id).is_some_and(|screen| !screen.parted);
        if let Some((screen, answer)) = answer.filter(|(screen, _)| !told(screen)) {
            let frame = ServerFrame { answer: Some(answer.clone()), ..ServerFrame::default() };
            outputs.frames.push((*screen, wire::write(&frame)));
        }
    }

    /// Tells one screen.
    fn tell(&mut self, now: Moment, screen: ScreenId, outputs: &mut StewardOutputs) {
        let (Some(room), Some(told)) = (&self.room, self.screens.get_mut(&screen)) else { return };
        let shared = self.kept.shared(room);
        let since = std::mem::replace(&mut told.seen, room.seq());
        let frame = wire::write_update(room, &shared, told.viewer, since, now, None);
        outputs.frames.push((screen, frame));
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
