//! The task of one table: it drives a steward with the server's clock, store and sockets.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Thought;
use rules::Seat;
use table::room::{Key, Newcomer, Obeyed, PersonId, RoomCommand, RoomRefusal, TableCode};
use table::steward::{
    CannotRead, NotKept, Reply, ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work,
};
use table::wire::Parting;
use table::{CommandId, Moment, QuestionId, Refusal, Seq};
use tokio::sync::{mpsc, oneshot};
use tracing::error;

use super::thinkers::Questions;
use super::{INBOX, Inbox, Tables, rows};
use crate::line::{Outbox, Outgoing};
use crate::metrics::{Outcome, RefusalKind};
use crate::shell::Stopping;
use crate::store::{Append, NotAppended, Store};
use crate::trace::Alias;

/// What a table is sent.
#[derive(Debug)]
pub(crate) enum Message {
    /// A screen is connected.
    Enter { screen: ScreenId, key: Option<Box<Key>>, since: Seq, brief: bool, outbox: Outbox },
    /// A screen sends a command.
    Command { screen: ScreenId, id: CommandId, command: Box<RoomCommand> },
    /// A screen is gone.
    Leave(ScreenId),
    /// Someone wants to come in.
    Join { ticket: Ticket, reply: Replies, who: Box<Newcomer>, seat: Option<Seat> },
    /// The host gives someone a new token: whose key wants it, and the new one.
    Rekey { ticket: Ticket, reply: Replies, person: PersonId, keys: Box<(Key, Key)> },
    /// Someone at the door looks.
    Look { ticket: Ticket, reply: Replies, key: Option<Box<Key>> },
    /// A bot has thought.
    Thought { asked: QuestionId, thought: Box<Thought> },
}

type Replies = oneshot::Sender<Reply>;

/// Drives one table.
pub(super) struct Attendant<S> {
    tables: Arc<Tables<S>>,
    code: TableCode,
    /// In a place of its own: a task is moved about, and a steward is large.
    steward: Box<Steward>,
    inbox: mpsc::Receiver<Message>,
    /// Where bots send what they have thought.
    own: mpsc::WeakSender<Message>,
    screens: HashMap<ScreenId, Outbox>,
    /// Screens that do not keep up, of which the steward does not know yet.
    lost: Vec<ScreenId>,
    replies: HashMap<Ticket, Replies>,
    questions: Arc<Questions>,
    /// How far the table's clock is ahead of the server's: the machine's clock may have gone back
    /// since the last entry.
    ahead: Duration,
    wake: Option<Moment>,
    stopping: Stopping,
}

/// Whether the table is driven on.
#[derive(PartialEq, Eq)]
enum Goes {
    On,
    Away,
}

impl<S: Store> Attendant<S> {
    /// Lets a task drive a table.
    pub(super) fn hire(
        tables: &Arc<Tables<S>>,
        code: TableCode,
        steward: Steward,
        outputs: StewardOutputs,
    ) -> Inbox {
        Self::start(tables, code, steward, outputs, HashMap::new())
    }

    /// The same, with an answer that somebody waits for.
    pub(super) fn hire_with(
        tables: &Arc<Tables<S>>,
        code: TableCode,
        steward: Steward,
        outputs: StewardOutputs,
        reply: (Ticket, Replies),
    ) -> Inbox {
        Self::start(tables, code, steward, outputs, HashMap::from([reply]))
    }

    fn start(
        tables: &Arc<Tables<S>>,
        code: TableCode,
        steward: Steward,
        outputs: StewardOutputs,
        replies: HashMap<Ticket, Replies>,
    ) -> Inbox {
        let (sender, inbox) = mpsc::channel(INBOX);
        let attendant = Self {
            tables: Arc::clone(tables),
            code,
            steward: Box::new(steward),
            inbox,
            own: sender.downgrade(),
            screens: HashMap::new(),
            lost: Vec::new(),
            replies,
            questions: Arc::default(),
            ahead: Duration::ZERO,
            wake: None,
            stopping: tables.shell.stopping(),
        };
        tokio::spawn(attendant.run(outputs));
        sender
    }

    async fn run(mut self, outputs: StewardOutputs) {
        let mut goes = self.see_through(outputs).await;
        let sleep = tokio::time::sleep(self.tables.shell.config.times.table);
        let mut stopping = self.stopping.clone();
        let told = stopping.told();
        tokio::pin!(sleep, told);
        while goes == Goes::On {
            // An alarm that rings too early does no harm, so it is seldom set anew.
            let due = self.due();
            if due < sleep.deadline() || sleep.is_elapsed() {
                sleep.as_mut().reset(due);
            }
            let input = tokio::select! {
                biased;
                () = &mut told => break,
                message = self.inbox.recv() => match message {
                    Some(message) => self.admit(message),
                    None => break,
                },
                () = &mut sleep => {
                    if self.steward.is_idle() && self.is_forgotten() {
                        return;
                    }
                    StewardInput::Tick
                }
            };
            let outputs = self.steward.handle(self.now(), input);
            goes = self.see_through(outputs).await;
        }
        self.close();
    }

    /// When something is to be looked at.
    fn due(&self) -> tokio::time::Instant {
        let idle = tokio::time::Instant::now() + self.tables.shell.config.times.table;
        let behind = |wake: Moment| self.tables.clock.instant(wake.before(self.ahead));
        self.wake.map_or(idle, |wake| behind(wake).min(idle))
    }

    /// What time it is at this table.
    fn now(&self) -> Moment {
        self.tables.clock.now().after(self.ahead)
    }

    /// What a message is for the steward.
    fn admit(&mut self, message: Message) -> StewardInput {
        match message {
            Message::Enter { screen, key, since, brief, outbox } => {
                self.screens.insert(screen, outbox);
                StewardInput::Enter { screen, key: key.map(|key| *key), since, brief }
            }
            Message::Command { screen, id, command } => {
                StewardInput::Command { screen, id, command: *command }
            }
            Message::Leave(screen) => {
                self.screens.remove(&screen);
                StewardInput::Leave(screen)
            }
            Message::Join { ticket, reply, who, seat } => {
                self.replies.insert(ticket, reply);
                StewardInput::Join { ticket, who: *who, seat }
            }
            Message::Rekey { ticket, reply, person, keys } => {
                self.replies.insert(ticket, reply);
                let (by, key) = *keys;
                StewardInput::Rekey { ticket, by, person, key }
            }
            Message::Look { ticket, reply, key } => {
                self.replies.insert(ticket, reply);
                StewardInput::Look { ticket, key: key.map(|key| *key) }
            }
            Message::Thought { asked, thought } => {
                StewardInput::Thought { asked, thought: *thought }
            }
        }
    }

    /// Does what the steward wants until the store has nothing more to do. Whatever is sent
    /// meanwhile waits.
    async fn see_through(&mut self, mut outputs: StewardOutputs) -> Goes {
        loop {
            let work = outputs.work.take();
            self.pass_on(&mut outputs);
            if outputs.dismissed {
                self.turn_everyone_away();
                return Goes::Away;
            }
            let done = match work {
                None => match self.lost.pop() {
                    Some(screen) => StewardInput::Leave(screen),
                    None => {
                        self.wake = outputs.wake;
                        return Goes::On;
                    }
                },
                Some(Work::Append(entries, stage)) => {
                    let append = Append {
                        table: self.code.to_string(),
                        standing: rows::standing(stage),
                        rows: entries.iter().map(rows::row).collect(),
                    };
                    StewardInput::Appended(self.append(append).await)
                }
                Some(Work::Read) => StewardInput::Read(self.read().await),
            };
            outputs = self.steward.handle(self.now(), done);
        }
    }

    /// There is no such table: whoever has written to it is told so.
    fn turn_everyone_away(&mut self) {
        self.tables.forget(self.code, |sender| self.is_own(sender));
        self.inbox.close();
        while let Ok(message) = self.inbox.try_recv() {
            let input = self.admit(message);
            let mut outputs = self.steward.handle(self.now(), input);
            self.pass_on(&mut outputs);
        }
    }

    // The store.

    async fn append(&self, append: Append) -> Result<(), NotKept> {
        let metrics = &self.tables.shell.metrics;
        let (started, rows) = (Instant::now(), append.rows.len() as u64);
        let appended = self.tables.store.append(append).await;
        metrics.append_time.took(started.elapsed());
        let (why, error) = match appended {
            Ok(()) => {
                metrics.appends.add(rows);
                return Ok(());
            }
            Err(NotAppended::Conflict) => return Err(NotKept::Conflict),
            Err(NotAppended::Failed(error)) => (NotKept::Failed, error),
            Err(NotAppended::Unknown(error)) => (NotKept::Unknown, error),
        };
        metrics.store_errors.one();
        error!(table = %self.alias(), %error, outcome = ?why, "entries were not kept");
        Err(why)
    }

    async fn read(&mut self) -> Result<Vec<table::room::RoomEntry>, CannotRead> {
        let rows = self.tables.store.read(self.code.as_str()).await.map_err(|error| {
            self.tables.shell.metrics.store_errors.one();
            error!(table = %self.alias(), %error, "a journal could not be read");
            CannotRead::Unavailable
        })?;
        // A journal may be long, and others want to be served meanwhile.
        let journal = tokio::task::spawn_blocking(move || rows::entries(&rows)).await;
        let journal = journal.map_err(|_| CannotRead::Unavailable)?.map_err(|error| {
            error!(table = %self.alias(), %error, "a journal is none");
            CannotRead::Unreadable
        })?;
        if let Some(last) = journal.last() {
            self.ahead = self.ahead.max(last.at.since(self.tables.clock.now()));
        }
        Ok(journal)
    }

    fn alias(&self) -> Alias {
        Alias::of(self.code.as_str())
    }

    // Everyone else.

    fn pass_on(&mut self, outputs: &mut StewardOutputs) {
        if let Some(why) = outputs.complaint.take() {
            error!(table = %self.alias(), entry = why.entry().0, "a journal cannot be restored");
        }
        for outcome in outputs.outcomes.drain(..) {
            self.count(&outcome);
        }
        for (screen, frame) in outputs.frames.drain(..) {
            self.send(screen, Outgoing::Frame(frame.into()));
        }
        for (screen, parting) in outputs.partings.drain(..) {
            self.send(screen, Outgoing::Goodbye(parting));
            self.screens.remove(&screen);
        }
        for (ticket, reply) in outputs.replies.drain(..) {
            // Whoever asked may have gone.
            let _ = self.replies.remove(&ticket).map(|waiting| waiting.send(reply));
        }
        for (asked, think) in outputs.thoughts.drain(..) {
            self.questions.ask(asked, &think);
            let (thinkers, own) = (self.tables.thinkers.clone(), self.own.clone());
            let questions = Arc::clone(&self.questions);
            tokio::spawn(async move {
                let thought = thinkers.think(asked, think, questions).await;
                // A table that is gone needs no thought.
                if let Some((thought, table)) = thought.zip(own.upgrade()) {
                    let thought = Box::new(thought);
                    let _ = table.send(Message::Thought { asked, thought }).await;
                }
            });
        }
    }

    /// Sends something to a screen. Whoever does not keep up is cut off: they come back and are
    /// shown how things stand.
    fn send(&mut self, screen: ScreenId, what: Outgoing) {
        let Some(outbox) = self.screens.get(&screen) else { return };
        if outbox.send(what).is_err() {
            // Its task notices that nobody sends any more.
            self.screens.remove(&screen);
            self.lost.push(screen);
        }
    }

    fn count(&self, outcome: &Result<Obeyed, RoomRefusal>) {
        let metrics = &self.tables.shell.metrics;
        let (outcome, kind) = match outcome {
            Ok(Obeyed::Now) => (Outcome::Accepted, None),
            Ok(Obeyed::Before) => (Outcome::Repeated, None),
            Err(RoomRefusal::NotSaved) => (Outcome::Failed, None),
            Err(refusal) => (Outcome::Refused, Some(kind(refusal))),
        };
        metrics.commands.of(outcome).one();
        kind.into_iter().for_each(|kind| metrics.refusals.of(kind).one());
    }

    /// Whether nobody has come meanwhile, and the table is forgotten. A game that stands still goes
    /// on when its pause is over.
    fn is_forgotten(&self) -> bool {
        let unused = |sender: &Inbox| self.inbox.is_empty() && sender.strong_count() == 1;
        let forgotten = self.tables.forget(self.code, unused);
        if let Some(wake) = self.wake.filter(|_| forgotten) {
            // Who wakes it goes by the server's clock.
            self.tables.sleep(self.code, wake.before(self.ahead));
        }
        forgotten
    }

    /// Whether this is where this table gets its messages. Another task may drive it by now.
    fn is_own(&self, sender: &Inbox) -> bool {
        self.own.upgrade().is_some_and(|own| own.same_channel(sender))
    }

    /// The server stops: everyone is told.
    fn close(mut self) {
        self.inbox.close();
        let goodbye =
            if self.stopping.is_told() { Parting::Stopping } else { Parting::Unavailable };
        for outbox in self.screens.values() {
            // Whoever is too far behind notices the end of the connection.
            let _ = outbox.send(Outgoing::Goodbye(goodbye));
        }
        while let Ok(message) = self.inbox.try_recv() {
            if let Message::Enter { outbox, .. } = message {
                let _ = outbox.send(Outgoing::Goodbye(goodbye));
            }
        }
    }
}

/// What kind of refusal is counted.
const fn kind(refusal: &RoomRefusal) -> RefusalKind {
    match refusal {
        RoomRefusal::Table(Refusal::Illegal(_)) => RefusalKind::Illegal,
        RoomRefusal::Table(Refusal::TooLate { .. }) => RefusalKind::TooLate,
        RoomRefusal::Table(Refusal::NotYourSeat(_)) => RefusalKind::NotYourSeat,
        RoomRefusal::Table(Refusal::CommandIdReused) => RefusalKind::CommandIdReused,
        RoomRefusal::Table(Refusal::TableFull) => RefusalKind::TableFull,
        _ => RefusalKind::Other,
    }
}
