//! Tables that play, and how long it takes until everyone has seen a move.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::FutureExt as _;
use futures_util::future::try_join_all;
use guest::{House, Line};
use indicatif::ProgressBar;
use serde::Serialize;
use text::say;
use tokio::task::LocalSet;
use tokio::time::{timeout, timeout_at};

use super::{SETTLING_TIME, pace_told};
use crate::words::{Told, text};

/// How many seats a table has.
pub(super) const SEATS: usize = 4;

/// How many tables are opened at once.
const AT_ONCE: usize = 16;

/// How long a server may take to open a table, or to do what is under way when time is up. One that
/// says nothing at all would otherwise be waited for for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was measured of one server.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Measured {
    /// Moves that every seat has seen.
    pub(super) moves: u64,
    pub(super) moves_per_second: f64,
    /// From sending a move until the last seat has it.
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    /// What the server's memory grew by for each table, sockets included, where it tells.
    pub(super) kilobytes_per_table: Option<f64>,
    /// What the server's memory was before.
    pub(super) idle_megabytes: Option<f64>,
}

/// A table as load sees it: seats with sockets, and what is sent next.
pub(super) trait Table: Sized + 'static {
    /// Opens a table with everyone at it.
    async fn open(house: &House, number: u64) -> Result<Self>;
    /// Who sends what next; whatever does not count as a move is done on the way.
    async fn next_move(&mut self) -> Result<(usize, String)>;
    /// The connections of the seats.
    fn lines(&mut self) -> &mut [Line; SEATS];
    /// Takes what a seat received; whether the move is in it. Fails if the server says no.
    fn heard(&mut self, seat: usize, text: &str) -> Result<bool>;
}

/// The tables at one server, and what was measured there so far.
pub(super) struct Company<T> {
    tables: Vec<T>,
    /// From sending each move until the last seat had it.
    times: Rc<RefCell<Vec<Duration>>>,
    /// How long was played.
    played: Duration,
    /// The server's memory before anyone came and after everyone had, where it tells.
    memory: Option<(u64, u64)>,
}

impl<T: Table> Company<T> {
    /// Opens so many tables with everyone at them.
    pub(super) async fn gather(house: &House, many: u32, progress: &ProgressBar) -> Result<Self> {
        let before = memory(house).await;
        let mut tables = Vec::new();
        for first in (0..u64::from(many)).step_by(AT_ONCE) {
            let numbers = first..(first + AT_ONCE as u64).min(u64::from(many));
            let opening = numbers.map(|number| T::open(house, number));
            let opened = timeout(PATIENCE, try_join_all(opening)).await;
            let opened = opened.with_context(|| say!(text(), "cli-load-silent")).flatten();
            tables.extend(opened.with_context(|| say!(text(), "cli-load-no-table"))?);
            progress.set_message(say!(text(), "cli-load-opened", tables = tables.len()));
        }
        tokio::time::sleep(SETTLING_TIME).await;
        let memory = before.zip(memory(house).await);
        Ok(Self { tables, times: Rc::default(), played: Duration::ZERO, memory })
    }

    /// Lets everyone play for so long, and until the moves by then are seen.
    pub(super) async fn play(
        &mut self,
        span: Duration,
        rate: Option<u32>,
        progress: &ProgressBar,
    ) -> Result<()> {
        let local = LocalSet::new();
        let started = Instant::now();
        let end = started + span;
        let many = self.tables.len() as u32;
        let playing: Vec<_> = std::mem::take(&mut self.tables)
            .into_iter()
            .zip(0..)
            .map(|(table, number)| {
                let schedule = Schedule::new(many, rate, number, started);
                local.spawn_local(play(table, schedule, end, Rc::clone(&self.times)))
            })
            .collect();
        let watching = self.watch(progress, end);
        // The first table that fails ends it: what the others do would not be what was asked for.
        let playing = playing.into_iter().map(|table| async {
            table.await.with_context(|| say!(text(), "cli-load-table-failed"))?
        });
        let playing = timeout_at((end + PATIENCE).into(), try_join_all(playing));
        let playing = async { playing.await.with_context(|| say!(text(), "cli-load-silent"))? };
        let played = local.run_until(async { tokio::try_join!(watching.map(Ok), playing) }).await;
        (_, self.tables) = played?;
        self.played += started.elapsed();
        Ok(())
    }

    /// Moves a bar for people who wait.
    async fn watch(&self, progress: &ProgressBar, end: Instant) {
        let (before, started) = (self.times.borrow().len(), Instant::now());
        while Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(100)).await;
            progress.inc(1);
            let moves = self.times.borrow().len() - before;
            let rate = moves as f64 / started.elapsed().as_secs_f64();
            progress.set_message(pace_told(rate.round() as u32));
        }
    }

    /// What was measured.
    pub(super) fn measured(self) -> Measured {
        let many = self.tables.len() as f64;
        let mut times = self.times.take();
        times.sort_unstable();
        Measured {
            moves: times.len() as u64,
            moves_per_second: times.len() as f64 / self.played.as_secs_f64(),
            p50_ms: quantile(&times, 50),
            p99_ms: quantile(&times, 99),
            kilobytes_per_table: self
                .memory
                .map(|(before, after)| after.saturating_sub(before) as f64 / 1000.0 / many),
            idle_megabytes: self.memory.map(|(before, _)| before as f64 / 1e6),
        }
    }
}

/// When a table's moves are due.
struct Schedule {
    first: Instant,
    between: Option<Duration>,
    sent: u32,
}

impl Schedule {
    fn new(tables: u32, rate: Option<u32>, number: u32, started: Instant) -> Self {
        let between = rate.map(|rate| Duration::from_secs(1) * tables / rate);
        // Tables take turns.
        let offset = between.unwrap_or_default() * number / tables;
        Self { first: started + offset, between, sent: 0 }
    }

    /// Waits until the next move is due; whether that is before the end.
    async fn wait(&mut self, end: Instant) -> bool {
        let Some(between) = self.between else { return Instant::now() < end };
        let due = self.first + between * self.sent;
        if due >= end {
            return false;
        }
        tokio::time::sleep_until(due.into()).await;
        self.sent += 1;
        true
    }
}

/// One table plays until the end, one move at a time.
async fn play<T: Table>(
    mut table: T,
    mut schedule: Schedule,
    end: Instant,
    times: Rc<RefCell<Vec<Duration>>>,
) -> Result<T> {
    loop {
        let (seat, text) = table.next_move().await?;
        if !schedule.wait(end).await {
            return Ok(table);
        }
        let sent = Instant::now();
        send(&mut table, seat, text).await?;
        // Whoever sent it hears first, because a no is for them alone.
        hear(&mut table, seat).await?;
        for other in (0..SEATS).filter(|&other| other != seat) {
            hear(&mut table, other).await?;
        }
        times.borrow_mut().push(sent.elapsed());
    }
}

/// Sends what a seat wants. If it cannot be sent, what the server said before tells why.
pub(super) async fn send<T: Table>(table: &mut T, seat: usize, text: String) -> Result<()> {
    let Err(lost) = table.lines()[seat].send_text(text).await else { return Ok(()) };
    while let Ok(Some(text)) = table.lines()[seat].next().await {
        table.heard(seat, &text)?;
    }
    Err(Told(lost).into())
}

/// Reads until a seat has received the move.
pub(super) async fn hear<T: Table>(table: &mut T, seat: usize) -> Result<()> {
    loop {
        let frame = table.lines()[seat].next().await.map_err(Told)?;
        let frame = frame.with_context(|| say!(text(), "cli-load-closed"))?;
        if table.heard(seat, &frame)? {
            return Ok(());
        }
    }
}

/// The time within which so many of a hundred were done, in milliseconds.
fn quantile(sorted: &[Duration], percent: usize) -> f64 {
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// How much memory the server says it has, in bytes.
async fn memory(house: &House) -> Option<u64> {
    let answer = house.fetch("/metrics").await.ok()?;
    let mut lines = answer.body.lines();
    let line = lines.find(|line| line.starts_with("just_apples_resident_memory_bytes "))?;
    line.rsplit(' ').next()?.parse::<f64>().ok().map(|bytes| bytes as u64)
}
