//! Every table that somebody plays at or looks at, each with a task of its own.
//!
//! Memory is a cache: a table that nobody is at is forgotten, and read again from its journal when
//! somebody comes. Tables whose game runs are never forgotten: their games end even if nobody looks.

mod attendant;
mod clock;
mod retention;
mod rows;
mod thinkers;

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rules::{Options, Seed};
use table::Moment;
use table::room::{Founding, House, Key, Newcomer, PersonId, RoomEntry, RoomRefusal, TableCode};
use table::steward::{Admitted, Reply, ScreenId, Steward, Ticket};
use table::wire::Parting;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tracing::{info, warn};

use crate::metrics::Limited;
use crate::problem::Problem;
use crate::shell::Shell;
use crate::store::{Store, StoreError};
use crate::trace::Alias;
use attendant::Attendant;
use clock::Clock;
use thinkers::Thinkers;

pub(crate) use attendant::Message;

/// So many messages may wait for a table: whoever sends more waits.
const INBOX: usize = 64;

/// So many whole journals are gone through at once.
pub const STUDENTS: usize = 2;

/// Whoever waits longer than this for one of them is told to come again.
pub const STUDY_TIME: Duration = Duration::from_secs(10);

/// How often a new table gets another code because its first is taken.
const TRIES: u32 = 8;

/// Where a table gets its messages.
pub(crate) type Inbox = mpsc::Sender<Message>;

/// All tables of a server.
pub struct Tables<S> {
    pub(crate) shell: Arc<Shell>,
    pub(crate) store: S,
    pub(crate) clock: Clock,
    thinkers: Thinkers,
    /// Where whole journals are gone through.
    study: Semaphore,
    open: Mutex<HashMap<TableCode, Inbox>>,
    /// Games that stand still with nobody there, and when they go on by themselves.
    asleep: Mutex<BTreeMap<TableCode, Moment>>,
    numbers: AtomicU64,
}

impl<S: Store> Tables<S> {
    /// The tables of a store. Those with a game under way go on at once, and old ones are deleted
    /// from time to time.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn start(shell: Arc<Shell>, store: S) -> Result<Arc<Self>, StoreError> {
        let tables = Arc::new(Self {
            shell,
            store,
            clock: Clock::start(),
            thinkers: Thinkers::new(),
            study: Semaphore::new(STUDENTS),
            open: Mutex::default(),
            asleep: Mutex::default(),
            numbers: AtomicU64::new(1),
        });
        tables.be_watched();
        let under_way = tables.store.under_way().await?;
        if !under_way.is_empty() {
            info!(tables = under_way.len(), "games go on");
        }
        for code in under_way {
            match code.parse() {
                Ok(code) => tables.go_on(code),
                Err(_) => warn!("the store has a table whose code is none"),
            }
        }
        tokio::spawn(retention::keep_clean(Arc::clone(&tables)));
        Ok(tables)
    }

    /// Whoever watches the server is told whether the store works.
    fn be_watched(self: &Arc<Self>) {
        let tables = Arc::downgrade(self);
        self.shell.health.ask_of(Box::new(move || {
            let tables = tables.clone();
            Box::pin(async move {
                match tables.upgrade() {
                    Some(tables) => tables.store.check().await,
                    None => Err(StoreError::Closed),
                }
            })
        }));
    }

    /// A number that nobody else has.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// A new screen.
    pub(crate) fn screen(&self) -> ScreenId {
        ScreenId(self.number())
    }

    /// A game stands still and nobody is there: it is forgotten until this moment.
    fn sleep(&self, code: TableCode, until: Moment) {
        self.asleep.lock().unwrap_or_else(PoisonError::into_inner).insert(code, until);
    }

    /// Games go on whose pause is over.
    pub fn wake_sleepers(self: &Arc<Self>) {
        let now = self.clock.now();
        let mut asleep = self.asleep.lock().unwrap_or_else(PoisonError::into_inner);
        let due: Vec<_> = asleep.extract_if(.., |_, until| *until <= now).collect();
        drop(asleep);
        due.into_iter().for_each(|(code, _)| self.go_on(code));
    }

    /// Lets a game go on, however many tables there are: games always end.
    fn go_on(self: &Arc<Self>, code: TableCode) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.get(&code).is_some_and(|inbox| !inbox.is_closed()) {
            return;
        }
        let (steward, outputs) = Steward::of_kept_room();
        open.insert(code, Attendant::hire(self, code, steward, outputs));
        self.shell.metrics.tables.set(open.len() as i64);
    }

    /// Where a table gets its messages. Whether there is such a table is found out by asking it.
    pub(crate) fn inbox(self: &Arc<Self>, code: TableCode) -> Result<Inbox, Problem> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(inbox) = open.get(&code).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        self.check_room(open.len())?;
        let (steward, outputs) = Steward::of_kept_room();
        let inbox = Attendant::hire(self, code, steward, outputs);
        open.insert(code, inbox.clone());
        self.shell.metrics.tables.set(open.len() as i64);
        Ok(inbox)
    }

    /// Whether one more table has room in memory.
    fn check_room(&self, open: usize) -> Result<(), Problem> {
        if open < self.shell.config.max_tables as usize {
            return Ok(());
        }
        self.shell.metrics.limited.of(Limited::Tables).one();
        Err(Problem::Full)
    }

    /// Forgets a table that nobody is at, unless somebody has just come.
    fn forget(&self, code: TableCode, is_unused: impl FnOnce(&Inbox) -> bool) -> bool {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let unused = open.get(&code).is_none_or(is_unused);
        if unused {
            open.remove(&code);
            self.shell.metrics.tables.set(open.len() as i64);
        }
        unused
    }

    /// Whether a table is in memory.
    fn is_open(&self, code: TableCode) -> bool {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.contains_key(&code)
    }

    /// Opens a new table.
    pub(crate) async fn found(
        self: &Arc<Self>,
        options: Options,
        house: House,
        host: Newcomer,
    ) -> Result<(TableCode, Admitted), Problem> {
        for _ in 0..TRIES {
            let code = TableCode::from_random(random()?);
            // A code that the store knows is taken; so is one that somebody has just drawn.
            if self.is_open(code) || !self.store.read(code.as_str()).await?.is_empty() {
                continue;
            }
            let secret = Seed(random_bytes()?);
            let (options, host) = (options.clone(), host.clone());
            let founding = Founding { code, secret, options, house, host };
            let Some(admitted) = self.found_as(founding).await? else { continue };
            self.shell.metrics.tables_opened.one();
            info!(table = %Alias::of(code.as_str()), "a table was opened");
            return Ok((code, admitted));
        }
        Err(Problem::Full)
    }

    /// Opens a table under a code, unless somebody was there first.
    async fn found_as(self: &Arc<Self>, founding: Founding) -> Result<Option<Admitted>, Problem> {
        let (code, ticket) = (founding.code, Ticket(self.number()));
        let (steward, outputs) = Steward::of_new_room(self.clock.now(), founding, ticket)?;
        let (reply, replied) = oneshot::channel();
        {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            self.check_room(open.len())?;
            if open.contains_key(&code) {
                return Ok(None);
            }
            let inbox = Attendant::hire_with(self, code, steward, outputs, (ticket, reply));
            open.insert(code, inbox);
            self.shell.metrics.tables.set(open.len() as i64);
        }
        admitted(replied.await).map(Some)
    }

    /// Someone comes in.
    pub(crate) async fn join(
        self: &Arc<Self>,
        code: TableCode,
        who: Newcomer,
        seat: Option<rules::Seat>,
    ) -> Result<Admitted, Problem> {
        let (reply, replied) = oneshot::channel();
        let ticket = Ticket(self.number());
        self.send(code, Message::Join { ticket, reply, who: Box::new(who), seat }).await?;
        admitted(replied.await)
    }

    /// The host gives someone a new token.
    pub(crate) async fn rekey(
        self: &Arc<Self>,
        code: TableCode,
        by: Key,
        person: PersonId,
        key: Key,
    ) -> Result<Admitted, Problem> {
        let (reply, replied) = oneshot::channel();
        let ticket = Ticket(self.number());
        let keys = Box::new((by, key));
        self.send(code, Message::Rekey { ticket, reply, person, keys }).await?;
        admitted(replied.await)
    }

    /// What everyone knows of a table, and who looks.
    pub(crate) async fn look(
        self: &Arc<Self>,
        code: TableCode,
        key: Option<Key>,
    ) -> Result<(table::room::RoomFacts, Option<table::room::Viewer>), Problem> {
        let (reply, replied) = oneshot::channel();
        let ticket = Ticket(self.number());
        self.send(code, Message::Look { ticket, reply, key: key.map(Box::new) }).await?;
        match replied.await {
            Ok(Reply::Facts { facts, viewer }) => Ok((*facts, viewer)),
            Ok(Reply::Nothing(parting)) => Err(problem(parting)),
            Ok(Reply::Admitted(_)) | Err(_) => Err(Problem::Unavailable),
        }
    }

    async fn send(self: &Arc<Self>, code: TableCode, message: Message) -> Result<(), Problem> {
        let inbox = self.inbox(code)?;
        inbox.send(message).await.map_err(|_| Problem::Unavailable)
    }

    /// Works something out from a whole journal. That may take a while, so it is done beside the
    /// tables, and not for many at once.
    pub(crate) async fn study<T: Send + 'static>(
        &self,
        code: TableCode,
        work: impl FnOnce(&[RoomEntry]) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let place = tokio::time::timeout(STUDY_TIME, self.study.acquire()).await;
        let _place = place.map_err(|_| Problem::Unavailable)?;
        let rows = self.store.read(code.as_str()).await?;
        let worked = tokio::task::spawn_blocking(move || {
            let journal = rows::entries(&rows).map_err(|_| Problem::Internal)?;
            Ok(work(&journal))
        });
        worked.await.unwrap_or(Err(Problem::Internal))
    }
}

/// What became of a request to be let in.
fn admitted(replied: Result<Reply, oneshot::error::RecvError>) -> Result<Admitted, Problem> {
    match replied {
        Ok(Reply::Admitted(admitted)) => Ok(admitted?),
        Ok(Reply::Nothing(parting)) => Err(problem(parting)),
        Ok(Reply::Facts { .. }) | Err(_) => Err(Problem::Unavailable),
    }
}

/// What a parting is over HTTP.
fn problem(parting: Parting) -> Problem {
    match parting {
        Parting::UnknownTable => Problem::UnknownTable,
        Parting::UnknownToken => Problem::WrongToken,
        Parting::Stopping => Problem::Stopping,
        Parting::Unreadable => Problem::Internal,
        Parting::Malformed
        | Parting::NoHello
        | Parting::TooSlow
        | Parting::WrongVersion
        | Parting::NoSpectators
        | Parting::Left
        | Parting::TooMuch
        | Parting::TooLarge
        | Parting::TooFarBehind
        | Parting::Unavailable => Problem::Unavailable,
        Parting::Full => Problem::Full,
    }
}

impl From<RoomRefusal> for Problem {
    fn from(refusal: RoomRefusal) -> Self {
        match refusal {
            RoomRefusal::UnknownToken => Self::WrongToken,
            RoomRefusal::NotSaved | RoomRefusal::Busy => Self::Unavailable,
            refusal => Self::Refused(Box::new(refusal)),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(_: StoreError) -> Self {
        Self::Unavailable
    }
}

/// Random bytes from the system.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Internal)?;
    Ok(bytes)
}

/// A random number.
fn random() -> Result<u64, Problem> {
    random_bytes().map(u64::from_le_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::site::Site;
    use crate::store::{Append, NotAppended, Row};

    /// A store that is empty, and never has a journal read.
    struct Slow;

    impl Store for Slow {
        async fn append(&self, _: Append) -> Result<(), NotAppended> {
            Ok(())
        }

        async fn read(&self, _: &str) -> Result<Vec<Row>, StoreError> {
            std::future::pending().await
        }

        async fn under_way(&self) -> Result<Vec<String>, StoreError> {
            Ok(Vec::new())
        }

        async fn stale(&self, _: u64) -> Result<Vec<String>, StoreError> {
            Ok(Vec::new())
        }

        async fn delete(&self, _: &str, _: u64) -> Result<bool, StoreError> {
            Ok(false)
        }

        async fn erase_talk(&self, _: u64, _: &str) -> Result<usize, StoreError> {
            Ok(0)
        }

        async fn check(&self) -> Result<(), StoreError> {
            Ok(())
        }
    }

    #[tokio::test(start_paused = true)]
    async fn few_study_journals_at_once_and_nobody_waits_for_ever() {
        let shell = Shell::new(Config::new("nowhere"), Site::new(&[]));
        let tables = Tables::start(shell, Slow).await.expect("a store that reads");
        let code = TableCode::from_random(7);
        for _ in 0..STUDENTS {
            let tables = Arc::clone(&tables);
            tokio::spawn(async move { tables.study(code, <[RoomEntry]>::len).await });
        }
        tokio::task::yield_now().await;
        let since = tokio::time::Instant::now();
        assert_eq!(tables.study(code, <[RoomEntry]>::len).await, Err(Problem::Unavailable));
        assert_eq!(since.elapsed(), STUDY_TIME);
    }
}
