//! The one that writes: a thread that takes everything that waits for it into one transaction.

use std::collections::BTreeSet;
use std::io;
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, OptionalExtension, ffi, params};
use tokio::sync::{mpsc, oneshot};

use super::{StoreError, stored_moment};
use crate::store::{Append, NotAppended, Row, Standing};

/// How many tasks wait at most. Whoever comes later waits for a place.
const QUEUE: usize = 1024;

/// How many tasks share a commit at most.
const BATCH: usize = 512;

/// How much the probe writes: more than fits beside other rows, so that it needs room of its own.
const PROBE_BYTES: usize = 16 * 1024;

/// Something to be written.
pub(super) enum Task {
    /// Rows for a journal.
    Append(Append),
    /// A table is to be deleted unless it was written at this moment or later.
    Delete { table: String, before_millis: u64 },
    /// Talk from before this moment is to be erased.
    EraseTalk { before_millis: u64, tombstone: String, at_most: u32 },
    /// Something is written and taken back, to see whether it could be.
    Probe,
}

/// How many rows were appended or erased, or tables deleted.
type Answer = Result<usize, NotAppended>;

/// A task, and who waits for its answer.
struct Errand {
    task: Task,
    answer: oneshot::Sender<Answer>,
}

/// The thread that writes.
pub(super) struct Writer {
    /// Empty once the thread is told to end.
    queue: Option<mpsc::Sender<Errand>>,
    /// Empty once it has ended.
    thread: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection) -> io::Result<Self> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || run(connection, waiting))?;
        Ok(Self { queue: Some(queue), thread: Some(thread) })
    }

    /// Hands in a task, and waits until it is done and durable.
    pub(super) async fn write(&self, task: Task) -> Answer {
        let (answer, answered) = oneshot::channel();
        let closed = || NotAppended::Failed(StoreError::Closed);
        let queue = self.queue.as_ref().ok_or_else(closed)?;
        queue.send(Errand { task, answer }).await.map_err(|_| closed())?;
        // The thread died with the task in its hands.
        answered.await.unwrap_or(Err(NotAppended::Unknown(StoreError::Closed)))
    }

    /// Lets the thread do what waits, and end.
    pub(super) fn close(mut self) -> Result<(), StoreError> {
        self.end()
    }

    /// Tells the thread to end, and waits until it has.
    fn end(&mut self) -> Result<(), StoreError> {
        drop(self.queue.take());
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(closed)) => closed,
            Some(Err(_)) => Err(StoreError::Closed),
            None => Ok(()),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Nobody is there to be told, and nothing is lost.
        let _ = self.end();
    }
}

/// Takes what waits, as long as anybody can still hand something in.
fn run(connection: Connection, mut waiting: mpsc::Receiver<Errand>) -> Result<(), StoreError> {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.blocking_recv_many(&mut batch, BATCH) > 0 {
        let answers = write(&connection, &batch);
        for (errand, answer) in batch.drain(..).zip(answers) {
            // Whoever stopped waiting does not want to know.
            let _ = errand.answer.send(answer);
        }
    }
    // The whole log goes into the database, so that one file is all there is.
    connection.pragma_update(None, "wal_checkpoint", "truncate")?;
    connection.close().map_err(|(_, error)| error.into())
}

/// Does all tasks in one transaction, and says what each came to. If it fails, it fails for all:
/// each was judged with what the others wrote before it.
fn write(connection: &Connection, batch: &[Errand]) -> Vec<Answer> {
    match transact(connection, batch) {
        Ok(answers) => answers,
        Err(lost) => {
            // If this fails, the next transaction tries again before it begins.
            let _ = roll_back(connection);
            vec![Err(lost); batch.len()]
        }
    }
}

/// Does all tasks in one transaction, and commits. The answers are true once it has.
fn transact(connection: &Connection, batch: &[Errand]) -> Result<Vec<Answer>, NotAppended> {
    // What was never committed will never be there, whatever went wrong.
    let failed = |error: rusqlite::Error| NotAppended::Failed(error.into());
    begin(connection).map_err(failed)?;
    let answers = batch.iter().map(|errand| perform(connection, &errand.task));
    let answers = answers.collect::<Result<_, _>>().map_err(failed)?;
    execute(connection, "COMMIT").map_err(not_committed)?;
    Ok(answers)
}

/// Begins a transaction that writes.
fn begin(connection: &Connection) -> rusqlite::Result<()> {
    roll_back(connection)?;
    execute(connection, "BEGIN IMMEDIATE")
}

/// Gives up a transaction, unless SQLite has done so by itself.
fn roll_back(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() { Ok(()) } else { execute(connection, "ROLLBACK") }
}

/// Runs a statement without parameters.
fn execute(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(|_| ())
}

/// What a commit that fails means. The mark that ends a transaction in the log is the last that
/// is written: if it could not be written, there is no transaction. Later, when the disk does not
/// confirm it or readers cannot be told of it, it may be there after a crash all the same.
fn not_committed(error: rusqlite::Error) -> NotAppended {
    let code = error.sqlite_error().map_or(ffi::SQLITE_OK, |error| error.extended_code);
    match code {
        ffi::SQLITE_FULL | ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_BUSY => {
            NotAppended::Failed(error.into())
        }
        _ => NotAppended::Unknown(error.into()),
    }
}

/// Does a task. An error of SQLite ends the transaction for everyone; a conflict does not, and
/// has changed nothing.
fn perform(connection: &Connection, task: &Task) -> rusqlite::Result<Answer> {
    Ok(Ok(match task {
        Task::Append(append) if conflicts(connection, append)? => {
            return Ok(Err(NotAppended::Conflict));
        }
        Task::Append(append) => write_rows(connection, append)?,
        Task::Delete { table, before_millis } => delete(connection, table, *before_millis)?,
        Task::EraseTalk { before_millis, tombstone, at_most } => {
            erase_talk(connection, *before_millis, tombstone, *at_most)?
        }
        Task::Probe => probe(connection)?,
    }))
}

/// Whether rows do not fit their journal. To look first is cheaper than to be able to take back.
fn conflicts(connection: &Connection, append: &Append) -> rusqlite::Result<bool> {
    Ok(!follow(connection, append)? || repeat(connection, append)?)
}

/// Whether rows follow the last one of their table.
fn follow(connection: &Connection, append: &Append) -> rusqlite::Result<bool> {
    let mut last = connection.prepare_cached("SELECT last_seq FROM tables WHERE code = ?1")?;
    let last: u32 = last.query_row([&append.table], |row| row.get(0)).optional()?.unwrap_or(0);
    Ok(append
        .rows
        .iter()
        .map(|row| u64::from(row.seq))
        .eq((u64::from(last) + 1..).take(append.rows.len())))
}

/// Whether any row has a command that its actor has used at this table.
fn repeat(connection: &Connection, append: &Append) -> rusqlite::Result<bool> {
    let mut used = connection.prepare_cached(
        "SELECT 1 FROM journal WHERE table_code = ?1 AND actor = ?2 AND command = ?3",
    )?;
    let mut new = BTreeSet::new();
    for Row { actor, command, .. } in &append.rows {
        if !new.insert((actor, command)) || used.exists([&append.table, actor, command])? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Writes rows that fit their journal.
fn write_rows(connection: &Connection, append: &Append) -> rusqlite::Result<usize> {
    let Some(last) = append.rows.last() else { return Ok(0) };
    for row in &append.rows {
        write_row(connection, &append.table, row)?;
    }
    let mut table = connection.prepare_cached(
        "INSERT INTO tables (code, standing, last_seq, written_at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET standing = ?2, last_seq = ?3, written_at = ?4",
    )?;
    table.execute(params![
        append.table,
        standing(append.standing),
        last.seq,
        stored_moment(last.at)
    ])?;
    Ok(append.rows.len())
}

/// Writes one row.
fn write_row(connection: &Connection, table: &str, row: &Row) -> rusqlite::Result<usize> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (table_code, seq, at, actor, command, digest, deed, hash, talk)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    insert.execute(params![
        table,
        row.seq,
        stored_moment(row.at),
        row.actor,
        row.command,
        row.digest.cast_signed(),
        row.deed,
        row.hash.cast_signed(),
        row.talk,
    ])
}

/// A standing as it is stored.
fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Lobby => "lobby",
        Standing::Playing => "playing",
        Standing::Over => "over",
    }
}

/// Deletes a table unless it was written since, and says how many it deleted: one or none.
fn delete(connection: &Connection, table: &str, before_millis: u64) -> rusqlite::Result<usize> {
    let mut tables =
        connection.prepare_cached("DELETE FROM tables WHERE code = ?1 AND written_at < ?2")?;
    let deleted = tables.execute(params![table, stored_moment(before_millis)])?;
    if deleted > 0 {
        delete_rows(connection, table)?;
    }
    Ok(deleted)
}

/// Deletes all rows of a table.
fn delete_rows(connection: &Connection, table: &str) -> rusqlite::Result<usize> {
    connection.prepare_cached("DELETE FROM journal WHERE table_code = ?1")?.execute([table])
}

/// Erases some talk from before a moment, and says how much.
fn erase_talk(
    connection: &Connection,
    before_millis: u64,
    tombstone: &str,
    at_most: u32,
) -> rusqlite::Result<usize> {
    let mut erase = connection.prepare_cached(
        "UPDATE journal SET deed = ?2, talk = 0 WHERE (table_code, seq) IN
         (SELECT table_code, seq FROM journal WHERE talk = 1 AND at < ?1 LIMIT ?3)",
    )?;
    erase.execute(params![stored_moment(before_millis), tombstone, at_most])
}

/// Writes a row for a table that cannot be, and deletes it. Like rows, it needs free pages.
fn probe(connection: &Connection) -> rusqlite::Result<usize> {
    let row = Row {
        seq: 0,
        at: 0,
        actor: String::new(),
        command: String::new(),
        digest: 0,
        deed: " ".repeat(PROBE_BYTES),
        hash: 0,
        talk: false,
    };
    write_row(connection, "", &row)?;
    delete_rows(connection, "")
}
