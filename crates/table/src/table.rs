//! The table itself.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use bots::{Pace, Phrase, Recollection, Thought};
use rules::public::Fate;
use rules::slip::Party;
use rules::{
    Action, Ask, ImpossibleScene, Inspection, Observer, PerSeat, Phase, Seat, Seats, State,
};

use crate::clock::Clock;
use crate::command::{Command, CommandId, Occasion, Refusal, Speech, Words};
use crate::journal::{Author, Deed, Entry, MOST_ENTRIES, Opening, Seq, actor};
use crate::minds::{Minds, Plan, Step, THINKING_TIME};
use crate::moment::Moment;
use crate::tempo::{self, Chance, Pause};
use crate::update::{
    Answer, Input, Outputs, Question, TableView, Think, Update, WholeBeat, WholeHappening,
};

/// An observer who missed more beats than this is shown how things stand, not how they came about.
pub const MOST_BEATS: usize = 20;

/// Whoever writes a slip is given at least so long after each stroke of the pen.
const TIME_TO_WRITE: Duration = Duration::from_secs(40);

/// A bot keeps silent for so long after it spoke.
const BOT_SILENCE: Duration = Duration::from_secs(6);

/// A live table.
///
/// It does nothing by itself: the driver hands in what happened and when, and does what comes out.
/// The same inputs give the same outputs.
#[derive(Clone, Debug)]
pub struct Table {
    opening: Arc<Opening>,
    state: State,
    /// The last entry.
    seq: Seq,
    /// The last entry that changed the game.
    changed: Seq,
    /// When the last entry was made.
    at: Moment,
    clock: Clock,
    recollections: PerSeat<Option<Recollection>>,
    minds: Minds,
    ready: Seats,
    /// The last command by which each let the law decide.
    readied: PerSeat<Option<CommandId>>,
    /// The entry that each command made, and what it said.
    commands: BTreeMap<(Author, CommandId), (Seq, u64)>,
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
        let mut table = Self::new(now, &Arc::new(opening.clone()))?;
        let entry = Entry {
            seq: table.seq,
            at: now,
            by: Author::Host,
            id: CommandId::derived("open", 1),
            deed: Deed::Opened(Box::new(opening)),
            hash: table.state.fingerprint(),
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
                let table = Self::new(entry.at, &Arc::new((**opening).clone()))?;
                table.agrees_with(entry)?;
                Ok(table)
            }
            _ => Err(CannotRestore::OutOfPlace(entry.seq)),
        }
    }

    /// Does again what the next entry of the journal says. So a table that was restored elsewhere
    /// keeps up with the one that made the entry.
    ///
    /// # Errors
    /// If the entry does not belong to this table, or not here. The table is of no use then.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), CannotRestore> {
        let opens = matches!(entry.deed, Deed::Opened(_));
        if opens || entry.seq != self.seq.next() {
            return Err(CannotRestore::OutOfPlace(entry.seq));
        }
        let refused = |why| CannotRestore::Refused { seq: entry.seq, why };
        let what = self.perform(entry.by, &entry.deed).map_err(refused)?;
        self.take_down(entry.at, entry.by, &entry.id, &entry.deed, what);
        self.agrees_with(entry)
    }

    /// Whether the game stands as it stood after this entry.
    fn agrees_with(&self, entry: &Entry) -> Result<(), CannotRestore> {
        match self.state.fingerprint() == entry.hash {
            true => Ok(()),
            false => Err(CannotRestore::Differs(entry.seq)),
        }
    }

    fn new(now: Moment, opening: &Arc<Opening>) -> Result<Self, CannotOpen> {
        let seats = opening.start.setup().seats();
        let taken = opening.seating.taken();
        if let Some(seat) = seats.minus(taken).first() {
            return Err(CannotOpen::EmptySeat(seat));
        }
        if let Some(seat) = taken.minus(seats).first() {
            return Err(CannotOpen::NoSuchSeat(seat));
        }
        let state = State::new(&opening.start)?;
        let mut recollections = PerSeat::default();
        for seat in seats.iter() {
            let view = state.view(Observer::Seat(seat));
            recollections[seat] = Some(Recollection::new(&view));
        }
        let mut table = Self {
            opening: Arc::clone(opening),
            clock: Clock::Off.after(&state, now),
            state,
            seq: Seq(1),
            changed: Seq(1),
            at: now,
            recollections,
            minds: Minds::default(),
            ready: Seats::NONE,
            readied: PerSeat::default(),
            commands: BTreeMap::new(),
            recent: VecDeque::with_capacity(MOST_BEATS),
            watchers: Vec::new(),
        };
        let opened = table.opened();
        table.remember(now, Author::Host, opened);
        Ok(table)
    }

    /// Goes on after the driver was gone. That time does not count on any clock.
    pub fn resume(&mut self, now: Moment) -> Outputs {
        let mut outputs = Outputs::default();
        let now = now.max(self.at);
        let id = CommandId::derived("resume", u64::from(self.seq.0));
        // Whatever somebody still thinks about was asked by a table that is gone.
        self.minds.count_from(now.0 as u32);
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
        self.run_clock(now, &mut outputs);
        match input {
            Input::Command { from, id, command } => {
                self.command(now, from, id, command, &mut outputs);
            }
            Input::Thought { asked, thought } => self.minds.decide(asked, thought),
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
        self.run_clock(now, outputs);
        while let Some(seat) = self.minds.due(now) {
            self.act_on_plan(now, seat, outputs);
        }
        self.plan(now);
        self.ask(now, outputs);
        outputs.wake = [self.clock.end(), self.minds.wake()].into_iter().flatten().min();
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
        if !self.opening.seating.people().has(from) {
            return Err(Refusal::NotYourSeat(from));
        }
        let (deed, meant) = match command {
            Command::Act { action, during } => (Deed::Acted(action), Some(during)),
            Command::Say(speech) => (Deed::Said(speech), None),
            Command::Ready { during } => return self.ready(from, id, during, outputs),
            Command::Writing { during } => return self.wait_for_writer(now, from, during),
        };
        let by = Author::Person(from);
        if let Some(&(seq, said)) = self.commands.get(&(by, id.clone())) {
            return if said == mark(&deed) { Ok(seq) } else { Err(Refusal::CommandIdReused) };
        }
        meant.map_or(Ok(()), |meant| self.in_time(meant))?;
        self.enter(now, by, id.clone(), deed, outputs)
    }

    /// Refuses what was meant for another stretch of the game.
    fn in_time(&self, meant: Occasion) -> Result<(), Refusal> {
        let now = Occasion::of(self.state.public());
        if meant == now { Ok(()) } else { Err(Refusal::TooLate { meant, now }) }
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
        self.in_time(meant)?;
        self.readied[seat] = Some(id.clone());
        Ok(self.let_the_law_decide(seat, outputs))
    }

    /// Someone is writing about their bag: whoever is about to settle gives them time.
    fn wait_for_writer(
        &mut self,
        now: Moment,
        seat: Seat,
        meant: Occasion,
    ) -> Result<Seq, Refusal> {
        self.in_time(meant)?;
        let inspection = self.state.public().inspection();
        if inspection.is_none_or(|inspection| inspection.held(seat).is_none()) {
            return Ok(self.seq);
        }
        let patience = now.after(TIME_TO_WRITE);
        let settling = self.bots().iter().filter(|&bot| self.must_answer(bot).is_none());
        for bot in settling.collect::<Seats>().iter() {
            let plan = self.minds.of_mut(bot).plan.as_mut();
            if let Some(plan) = plan.filter(|plan| plan.pace == Pace::Settle) {
                plan.due = plan.due.max(patience);
                plan.step = Step::Waiting;
            }
        }
        Ok(self.seq)
    }

    /// A sign for whoever waits for someone, and no entry.
    fn let_the_law_decide(&mut self, seat: Seat, outputs: &mut Outputs) -> Seq {
        if self.state.public().inspection().is_some() && !self.ready.has(seat) {
            self.ready.insert(seat);
            for bot in self.bots().iter() {
                let mind = self.minds.of_mut(bot);
                let settles = |plan: &Plan| plan.pace == Pace::Settle && plan.step == Step::Waiting;
                // Whoever waited for people looks again for whom there is to wait.
                mind.plan.take_if(|plan| settles(plan));
            }
            self.tell_watchers(self.seq, outputs);
        }
        self.seq
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
        let what = self.perform(by, &deed)?;
        self.take_down(now, by, &id, &deed, what);
        let hash = self.state.fingerprint();
        outputs.entries.push(Entry { seq: self.seq, at: now, by, id, deed, hash });
        Ok(self.seq)
    }

    /// What a deed does to the game.
    fn perform(&mut self, by: Author, deed: &Deed) -> Result<WholeHappening, Refusal> {
        match (deed, actor(by)) {
            (Deed::Acted(action), Some(actor)) => {
                let mut events = Vec::new();
                self.state
                    .apply(actor, action.clone(), &mut |event| events.push(event))
                    .map_err(Refusal::Illegal)?;
                Ok(WholeHappening::Game(events))
            }
            (Deed::Acted(_), None) => Err(Refusal::Illegal(rules::IllegalAction::NotForThisActor)),
            (Deed::Said(speech), _) => Ok(WholeHappening::Said(speech.clone())),
            (Deed::Resumed, _) => Ok(WholeHappening::Resumed),
            (Deed::Opened(_), _) => Ok(self.opened()),
        }
    }

    /// The game began, as it stands now.
    fn opened(&self) -> WholeHappening {
        let public = self.state.public();
        WholeHappening::Opened { round: public.round, law: public.law }
    }

    /// Counts an entry, and everyone remembers what they saw of it.
    fn take_down(
        &mut self,
        at: Moment,
        by: Author,
        id: &CommandId,
        deed: &Deed,
        what: WholeHappening,
    ) {
        self.seq = self.seq.next();
        self.commands.insert((by, id.clone()), (self.seq, mark(deed)));
        match deed {
            Deed::Acted(action) => {
                self.changed = self.seq;
                self.clock = self.clock.after(&self.state, at);
                self.forget_ready(action);
            }
            // Nobody drove the table since the entry before.
            Deed::Resumed => self.clock = self.clock.without(at.since(self.at)),
            Deed::Opened(_) | Deed::Said(_) => {}
        }
        self.at = at;
        self.remember(at, by, what);
    }

    /// Whoever is asked anew has something to say again; and so has everyone in another phase.
    fn forget_ready(&mut self, action: &Action) {
        match action {
            _ if self.state.public().inspection().is_none() => self.ready = Seats::NONE,
            Action::Offer(terms) => self.ready.remove(terms.merchant),
            Action::Threaten(merchant) => self.ready.remove(*merchant),
            _ => {}
        }
    }

    fn remember(&mut self, at: Moment, by: Author, what: WholeHappening) {
        for seat in self.state.setup().seats().iter() {
            let Some(recollection) = &mut self.recollections[seat] else { continue };
            match &what {
                WholeHappening::Game(events) => {
                    let seen = events.iter().map(|event| event.seen_by(Observer::Seat(seat)));
                    seen.for_each(|event| recollection.observe(&event));
                }
                WholeHappening::Said(Speech { words: Words::Phrase(phrase), .. }) => {
                    seat_of(by).into_iter().for_each(|by| recollection.hear(by, *phrase));
                }
                WholeHappening::Said(_)
                | WholeHappening::Opened { .. }
                | WholeHappening::Resumed => {}
            }
        }
        if self.recent.len() == MOST_BEATS {
            self.recent.pop_front();
        }
        self.recent.push_back(WholeBeat { seq: self.seq, at, by, what });
    }

    // What observers are told.

    /// How things stand, for one observer.
    #[must_use]
    pub fn view(&self, observer: Observer) -> TableView {
        TableView {
            game: self.state.view(observer),
            seating: self.opening.seating.clone(),
            clock: self.clock,
            ready: self.ready,
        }
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

    // The clock.

    fn run_clock(&mut self, now: Moment, outputs: &mut Outputs) {
        if self.clock.end().is_some_and(|end| end <= now) {
            let id = CommandId::derived("clock", u64::from(self.state.public().round));
            let rung = self.enter(now, Author::Clock, id, Deed::Acted(Action::TimeIsUp), outputs);
            debug_assert!(rung.is_ok(), "the clock rings when its time is up: {rung:?}");
        }
    }

    // The bots.

    fn bots(&self) -> Seats {
        self.opening.seating.taken().minus(self.opening.seating.people())
    }

    /// Lets every bot that has reason to act make a plan, and forget one that has lost its reason.
    fn plan(&mut self, now: Moment) {
        for seat in self.bots().iter() {
            self.drop_outdated_plan(seat);
            if self.minds.of(seat).plan.is_some() {
                continue;
            }
            if let Some((pace, pause)) = self.reason_to_act(seat) {
                let due = now.after(self.pause(seat, pause));
                let occasion = Occasion::of(self.state.public());
                let plan = Plan { pace, occasion, due, step: Step::Waiting };
                self.minds.of_mut(seat).plan = Some(plan);
            }
        }
    }

    /// Forgets a plan for another phase, and one to settle when there is news at the gate.
    fn drop_outdated_plan(&mut self, seat: Seat) {
        let occasion = Occasion::of(self.state.public());
        let news = self.has_news(seat);
        let at_gate = self.state.public().inspection().is_some();
        let must = self.must_answer(seat);
        self.minds.of_mut(seat).plan.take_if(|plan| {
            let interrupted = at_gate && plan.pace == Pace::Settle && news && must.is_none();
            plan.occasion != occasion || interrupted
        });
    }

    /// Why a bot would act now, and how long it takes its time for that.
    fn reason_to_act(&self, seat: Seat) -> Option<(Pace, Pause)> {
        if let Some(ask) = self.must_answer(seat) {
            return Some((Pace::Settle, Pause::Answer(ask)));
        }
        self.state.public().inspection()?;
        if self.has_news(seat) {
            return Some((Pace::Haggle, Pause::Haggle));
        }
        let asked = self.state.asked(seat) == Some(Ask::Settle);
        let quiet = self.bots().iter().all(|bot| !self.has_news(bot));
        let pause = if self.people_may_talk() { Pause::WaitForPeople } else { Pause::Settle };
        (asked && quiet).then_some((Pace::Settle, pause))
    }

    /// What is asked of this seat that nobody can talk about first.
    fn must_answer(&self, seat: Seat) -> Option<Ask> {
        self.state.asked(seat).filter(|&ask| ask != Ask::Settle)
    }

    /// Whether something happened at the gate to which the bot may have something to say.
    fn has_news(&self, seat: Seat) -> bool {
        self.state.public().inspection().is_some()
            && self.minds.of(seat).content_with != Some(self.changed)
    }

    /// Whether people may still want to say something about their bags.
    fn people_may_talk(&self) -> bool {
        let Phase::Inspection(inspection) = &self.state.public().phase else { return false };
        let silent = self.opening.seating.people().minus(self.ready);
        silent.iter().any(|seat| may_talk(inspection, seat))
    }

    fn pause(&self, seat: Seat, pause: Pause) -> Duration {
        let opening = &self.opening;
        let mut chance = tempo::chance(opening.bots, Chance::Pause, seat, self.seq);
        opening.tempo.span(pause, &mut chance)
    }

    /// Asks every bot whose time has come to think.
    fn ask(&mut self, now: Moment, outputs: &mut Outputs) {
        for seat in self.bots().iter() {
            let plan = self.minds.of(seat).plan.as_ref();
            let Some(pace) = plan.filter(|plan| plan.is_to_be_asked(now)).map(|plan| plan.pace)
            else {
                continue;
            };
            let question = Question { id: self.minds.next_id(), seat, pace, about: self.seq };
            if let Some(plan) = &mut self.minds.of_mut(seat).plan {
                plan.step = Step::Asked(question.id, self.changed);
            }
            outputs.questions.push(question);
        }
    }

    /// What a bot needs to answer a question; `None` unless the table stands as it stood when the
    /// question was asked.
    #[must_use]
    pub fn think(&self, question: &Question) -> Option<Think> {
        let Question { seat, pace, about, .. } = *question;
        let bot = self.opening.seating.bot(seat).filter(|_| about == self.seq)?;
        Some(Think {
            bot,
            view: self.state.view(Observer::Seat(seat)),
            recollection: self.recollections[seat].clone()?,
            pace,
            dice: tempo::dice(self.opening.bots, seat, self.seq),
        })
    }

    /// Does what a bot has decided, unless the gate has seen something new meanwhile: then it
    /// thinks again.
    fn act_on_plan(&mut self, now: Moment, seat: Seat, outputs: &mut Outputs) {
        let Some(mut plan) = self.minds.of_mut(seat).plan.take() else { return };
        let Step::Decided(thought, about) = plan.step else { return };
        let outdated = plan.occasion != Occasion::of(self.state.public());
        if outdated {
            return;
        }
        if about != self.changed && self.state.public().inspection().is_some() {
            plan.due = now.after(THINKING_TIME);
            plan.step = Step::Waiting;
            self.minds.of_mut(seat).plan = Some(plan);
            return;
        }
        self.carry_out(now, seat, thought, outputs);
    }

    fn carry_out(&mut self, now: Moment, seat: Seat, thought: Thought, outputs: &mut Outputs) {
        let by = Author::Bot(seat);
        match thought.action {
            Some(action) => {
                let id = CommandId::derived("act", u64::from(self.seq.0));
                let acted = self.enter(now, by, id, Deed::Acted(action), outputs);
                debug_assert!(acted.is_ok(), "a bot knows what it may do: {acted:?}");
            }
            None => self.minds.of_mut(seat).content_with = Some(self.changed),
        }
        if let Some(phrase) = thought.say {
            self.speak(now, seat, phrase, outputs);
        }
    }

    /// A bot says something, if it has not just spoken.
    fn speak(&mut self, now: Moment, seat: Seat, phrase: Phrase, outputs: &mut Outputs) {
        let mind = self.minds.of_mut(seat);
        if mind.spoke.is_some_and(|spoke| now.since(spoke) < BOT_SILENCE) {
            return;
        }
        mind.spoke = Some(now);
        let id = CommandId::derived("say", u64::from(self.seq.0));
        // A full table keeps bots silent, and that is all.
        self.enter(now, Author::Bot(seat), id, Deed::Said(Speech::from(phrase)), outputs).ok();
    }

    // What tools may know who know everything.

    /// The game as it really stands: for the driver's own tools, never for an observer.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The last entry.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// How the table began.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }
}

/// Whether someone at the gate may still want to talk about their bag: it is held, and either they
/// have made no offer or one to them waits for their answer.
fn may_talk(inspection: &Inspection, seat: Seat) -> bool {
    let held = inspection.bags[seat].is_some_and(|bag| bag.fate == Fate::Held);
    let offered = inspection.slips.get(seat, Party::Merchant).is_some();
    let asked = inspection.slips.get(seat, Party::Law).is_some();
    held && (!offered || asked)
}

/// The seat that an author speaks from.
const fn seat_of(by: Author) -> Option<Seat> {
    match by {
        Author::Person(seat) | Author::Bot(seat) => Some(seat),
        Author::Clock | Author::Host => None,
    }
}

/// What tells one deed from another, for commands that come twice. It never leaves this process.
fn mark(deed: &Deed) -> u64 {
    let mut hasher = DefaultHasher::new();
    match deed {
        Deed::Acted(action) => (1, action).hash(&mut hasher),
        Deed::Said(speech) => (2, speech).hash(&mut hasher),
        Deed::Opened(_) | Deed::Resumed => 3.hash(&mut hasher),
    }
    hasher.finish()
}
