//! A table alone: one game, its journal and whoever watches.

use std::collections::VecDeque;
use std::sync::Arc;

use rules::{ImpossibleScene, Observer, PerSeat, Seat, State};

use crate::command::{Command, CommandId, Occasion, Refusal, Speech};
use crate::done::{Before, Done};
use crate::game::{Game, Impulse};
use crate::journal::{Author, Deed, Entry, MOST_ENTRIES, Opening, Seq};
use crate::moment::Moment;
use crate::update::{
    Answer, Input, Outputs, Question, TableView, Think, Update, WholeBeat, WholeHappening,
};

/// An observer who missed more beats than this is shown how things stand, not how they came about.
pub const MOST_BEATS: usize = 20;

/// A live table with one game.
///
/// It does nothing by itself: the driver hands in what happened and when, and does what comes out.
/// The same inputs give the same outputs.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    /// The last entry.
    seq: Seq,
    /// When the last entry was made.
    at: Moment,
    /// The last command by which each let the law decide.
    readied: PerSeat<Option<CommandId>>,
    done: Done,
    recent: VecDeque<WholeBeat>,
    watchers: Vec<Observer>,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotOpen {
    /// Nobody sits at one of the game's seats.
    #[error("nobody sits at {0}")]
    EmptySeat(Seat),
    /// Someone sits where the game has no seat.
    #[error("the game has no seat {0}")]
    NoSuchSeat(Seat),
    /// The scene cannot be.
    #[error(transparent)]
    Scene(#[from] ImpossibleScene),
}

/// Why a journal is none of ours.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotRestore {
    /// It does not begin with an opening, or has another one later.
    #[error("entry {} is out of place", .0.0)]
    OutOfPlace(Seq),
    /// The table cannot be opened.
    #[error("the table cannot be opened: {0}")]
    Opening(#[from] CannotOpen),
    /// An act is refused that was not refused then.
    #[error("entry {} is refused: {why}", .seq.0)]
    Refused {
        /// Which entry.
        seq: Seq,
        /// Why.
        why: Refusal,
    },
    /// The game is not what it was after this entry.
    #[error("the game differs after entry {}", .0.0)]
    Differs(Seq),
    /// There is nothing in it.
    #[error("the journal is empty")]
    Empty,
}

impl Table {
    /// Opens a table, which begins its game.
    ///
    /// # Errors
    /// If the seating does not fit the game, or the game is a scene that cannot be.
    pub fn open(now: Moment, opening: Opening) -> Result<(Self, Outputs), CannotOpen> {
        let mut table = Self::new(now, Arc::new(opening.clone()))?;
        let entry = Entry {
            seq: table.seq,
            at: now,
            by: Author::Host,
            id: CommandId::derived("open", 1),
            deed: Deed::Opened(Box::new(opening)),
            hash: table.state().fingerprint(),
        };
        let mut outputs = Outputs { entries: vec![entry], ..Outputs::default() };
        table.go_on(now, &mut outputs);
        Ok((table, outputs))
    }

    /// Restores a table from its journal, telling each beat on the way. Nobody thinks and no clock
    /// runs until it is [resumed](Self::resume).
    ///
    /// # Errors
    /// If the journal is none of ours, naming the entry.
    pub fn restore(
        journal: impl IntoIterator<Item = Entry>,
        tell: &mut impl FnMut(&WholeBeat),
    ) -> Result<Self, CannotRestore> {
        let mut table: Option<Self> = None;
        for entry in journal {
            let table = match table.as_mut() {
                None => table.insert(Self::reopen(&entry)?),
                Some(table) => {
                    table.follow(&entry)?;
                    table
                }
            };
            table.recent.back().into_iter().for_each(&mut *tell);
        }
        table.ok_or(CannotRestore::Empty)
    }

    /// A table from the first entry of its journal.
    fn reopen(entry: &Entry) -> Result<Self, CannotRestore> {
        match &entry.deed {
            Deed::Opened(opening) if entry.seq == Seq(1) => {
                let table = Self::new(entry.at, Arc::new((**opening).clone()))?;
                table.agrees_with(entry)?;
                Ok(table)
            }
            _ => Err(CannotRestore::OutOfPlace(entry.seq)),
        }
    }

    /// Does again what the next entry of the journal says. If the entry does not belong to this
    /// table, or not here, the table is of no use any more.
    fn follow(&mut self, entry: &Entry) -> Result<(), CannotRestore> {
        let opens = matches!(entry.deed, Deed::Opened(_));
        if opens || entry.seq != self.seq.next() {
            return Err(CannotRestore::OutOfPlace(entry.seq));
        }
        self.take_down(entry.at, entry.by, &entry.id, &entry.deed)
            .map_err(|why| CannotRestore::Refused { seq: entry.seq, why })?;
        self.agrees_with(entry)
    }

    /// Whether the game stands as it stood after this entry.
    fn agrees_with(&self, entry: &Entry) -> Result<(), CannotRestore> {
        match self.state().fingerprint() == entry.hash {
            true => Ok(()),
            false => Err(CannotRestore::Differs(entry.seq)),
        }
    }

    fn new(now: Moment, opening: Arc<Opening>) -> Result<Self, CannotOpen> {
        let seq = Seq(1);
        let game = Game::new(now, seq, opening)?;
        let opened = WholeBeat { seq, at: now, by: Author::Host, what: game.opened() };
        Ok(Self {
            game,
            seq,
            at: now,
            readied: PerSeat::default(),
            done: Done::default(),
            recent: VecDeque::from([opened]),
            watchers: Vec::new(),
        })
    }

    /// Goes on after the driver was gone. That time does not count on any clock.
    pub fn resume(&mut self, now: Moment) -> Outputs {
        let mut outputs = Outputs::default();
        let now = now.max(self.at);
        let id = CommandId::derived("resume", u64::from(self.seq.0));
        self.game.count_questions_from(now.0 as u32);
        self.enter(now, Author::Host, id, Deed::Resumed, &mut outputs).ok();
        self.go_on(now, &mut outputs);
        outputs
    }

    /// Takes what happened, and says what is to be done.
    pub fn handle(&mut self, now: Moment, input: Input) -> Outputs {
        let now = now.max(self.at);
        let before = self.seq;
        let mut outputs = Outputs::default();
        let mut watches = None;
        // Whatever comes after time was up comes too late (T1).
        let rings = self.game.ring(now);
        rings.into_iter().for_each(|impulse| self.follow_impulse(now, impulse, &mut outputs));
        match input {
            Input::Command { from, id, command } => {
                self.command(now, from, id, command, &mut outputs);
            }
            Input::Thought { asked, thought } => self.game.decide(asked, thought),
            Input::Watch { observer, since } => watches = Some((observer, since)),
            Input::Unwatch(observer) => self.watchers.retain(|&watcher| watcher != observer),
            Input::Tick => {}
        }
        self.go_on(now, &mut outputs);
        if self.seq > before {
            self.tell_watchers(before, &mut outputs);
        }
        if let Some((observer, since)) = watches {
            // What happened just now is part of what they missed.
            outputs.updates.retain(|(told, _)| *told != observer);
            self.watch(observer, since, &mut outputs);
        }
        outputs
    }

    /// Does what is due, and plans what comes next.
    fn go_on(&mut self, now: Moment, outputs: &mut Outputs) {
        while let Some(impulse) = self.game.impulse(now) {
            self.follow_impulse(now, impulse, outputs);
        }
        outputs.questions = self.game.plan(now, self.seq);
        outputs.wake = self.game.wake();
    }

    // What people want.

    fn command(
        &mut self,
        now: Moment,
        from: Seat,
        id: CommandId,
        command: Command,
        outputs: &mut Outputs,
    ) {
        let outcome = self.obey(now, from, &id, command, outputs);
        outputs.answer = Some(Answer { id, outcome });
    }

    fn obey(
        &mut self,
        now: Moment,
        from: Seat,
        id: &CommandId,
        command: Command,
        outputs: &mut Outputs,
    ) -> Result<Seq, Refusal> {
        if !self.game.seating().people().has(from) {
            return Err(Refusal::NotYourSeat(from));
        }
        let (deed, meant) = match command {
            Command::Act { action, during } => (Deed::Acted(action), Some(during)),
            Command::Say(speech) => (Deed::Said(speech), None),
            Command::Ready { during } => return self.ready(from, id, during, outputs),
            Command::Writing { during } => {
                self.game.in_time(during)?;
                self.game.wait_for_writer(now, from);
                return Ok(self.seq);
            }
        };
        let by = Author::Person(from);
        match self.done.before(by, id, &mark(&deed)) {
            Some(Before::Same(seq)) => return Ok(seq),
            Some(Before::Other) => return Err(Refusal::CommandIdReused),
            None => {}
        }
        meant.map_or(Ok(()), |meant| self.game.in_time(meant))?;
        self.enter(now, by, id.clone(), deed, outputs)
    }

    /// Someone has said their piece. The same command again changes nothing: they may have been
    /// asked anew since.
    fn ready(
        &mut self,
        seat: Seat,
        id: &CommandId,
        meant: Occasion,
        outputs: &mut Outputs,
    ) -> Result<Seq, Refusal> {
        if self.readied[seat].as_ref() == Some(id) {
            return Ok(self.seq);
        }
        self.game.in_time(meant)?;
        self.readied[seat] = Some(id.clone());
        if self.game.let_the_law_decide(seat) {
            self.tell_watchers(self.seq, outputs);
        }
        Ok(self.seq)
    }

    /// Enters what the game does by itself.
    fn follow_impulse(&mut self, now: Moment, impulse: Impulse, outputs: &mut Outputs) {
        let (by, action, say) = match impulse {
            Impulse::TimeIsUp => (Author::Clock, Some(rules::Action::TimeIsUp), None),
            Impulse::Bot { seat, action, say } => (Author::Bot(seat), action, say),
        };
        if let Some(action) = action {
            let id = CommandId::derived("act", u64::from(self.seq.0));
            let acted = self.enter(now, by, id, Deed::Acted(action), outputs);
            debug_assert!(acted.is_ok(), "bots and clocks know what they may do: {acted:?}");
        }
        if let Some(phrase) = say {
            let id = CommandId::derived("say", u64::from(self.seq.0));
            // A full table keeps bots silent, and that is all.
            self.enter(now, by, id, Deed::Said(Speech::from(phrase)), outputs).ok();
        }
    }

    // The journal.

    /// Does something and enters it in the journal; or says why not, and nothing has changed.
    fn enter(
        &mut self,
        now: Moment,
        by: Author,
        id: CommandId,
        deed: Deed,
        outputs: &mut Outputs,
    ) -> Result<Seq, Refusal> {
        if self.seq.0 >= MOST_ENTRIES && matches!(deed, Deed::Said(_)) {
            return Err(Refusal::TableFull);
        }
        self.take_down(now, by, &id, &deed)?;
        let hash = self.state().fingerprint();
        outputs.entries.push(Entry { seq: self.seq, at: now, by, id, deed, hash });
        Ok(self.seq)
    }

    /// Does what the next entry says, and remembers it.
    fn take_down(
        &mut self,
        at: Moment,
        by: Author,
        id: &CommandId,
        deed: &Deed,
    ) -> Result<(), Refusal> {
        let seq = self.seq.next();
        let what = match deed {
            Deed::Acted(action) => self.game.act(at, seq, by, action)?,
            Deed::Said(speech) => {
                self.game.hear(by, speech);
                WholeHappening::Said(speech.clone())
            }
            Deed::Resumed => {
                // Nobody drove the table since the entry before.
                self.game.leave_out(at.since(self.at));
                WholeHappening::Resumed
            }
            Deed::Opened(_) => self.game.opened(),
        };
        (self.seq, self.at) = (seq, at);
        self.done.note(by, id, &mark(deed), seq);
        if self.recent.len() == MOST_BEATS {
            self.recent.pop_front();
        }
        self.recent.push_back(WholeBeat { seq, at, by, what });
        Ok(())
    }

    // What observers are told.

    /// How things stand, for one observer.
    #[must_use]
    pub fn view(&self, observer: Observer) -> TableView {
        self.game.view(observer)
    }

    /// What an observer is told who knows everything up to an entry.
    fn update(&self, observer: Observer, since: Seq) -> Update {
        let missed = self.seq.0.saturating_sub(since.0) as usize;
        let shown = if missed > self.recent.len() { 0 } else { missed };
        let beats = self.recent.iter().skip(self.recent.len() - shown);
        Update {
            seq: self.seq,
            beats: beats.map(|beat| beat.seen_by(observer)).collect(),
            view: self.view(observer),
        }
    }

    fn watch(&mut self, observer: Observer, since: Seq, outputs: &mut Outputs) {
        outputs.updates.push((observer, self.update(observer, since)));
        if !self.watchers.contains(&observer) {
            self.watchers.push(observer);
        }
    }

    fn tell_watchers(&self, since: Seq, outputs: &mut Outputs) {
        for &observer in &self.watchers {
            outputs.updates.retain(|(told, _)| *told != observer);
            outputs.updates.push((observer, self.update(observer, since)));
        }
    }

    /// What a bot needs to answer a question; `None` unless the table stands as it stood when the
    /// question was asked.
    #[must_use]
    pub fn think(&self, question: &Question) -> Option<Think> {
        self.game.think(question, self.seq)
    }

    // What tools may know who know everything.

    /// The game as it really stands: for the driver's own tools, never for an observer.
    #[must_use]
    pub const fn state(&self) -> &State {
        self.game.state()
    }

    /// The last entry.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// How the table began.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        self.game.opening()
    }
}

/// What tells one deed from another, for commands that come twice.
const fn mark(deed: &Deed) -> (Option<&rules::Action>, Option<&Speech>) {
    match deed {
        Deed::Acted(action) => (Some(action), None),
        Deed::Said(speech) => (None, Some(speech)),
        Deed::Opened(_) | Deed::Resumed => (None, None),
    }
}
