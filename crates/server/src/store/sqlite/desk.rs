//! Transactions: what is written in one is there, or it is not.

use rusqlite::{Connection, ffi};

use super::daybook::Daybook;
use super::task::{Answer, Task, perform};
use crate::store::{NotAppended, StoreError};

/// With so many rows the daybook is long. Whoever reads a journal looks through the daybook too,
/// and tables that write wait while it is posted; but the more rows a table has in it, the fewer
/// pages change for each.
const LONG: usize = 8192;

/// Where the one that writes does it.
pub(super) struct Desk {
    connection: Connection,
    /// Empty at first, and if a transaction was given up: what it had noted must be forgotten.
    daybook: Option<Daybook>,
}

impl Desk {
    /// A desk with this connection.
    pub(super) fn new(connection: Connection) -> Self {
        Self { connection, daybook: None }
    }

    /// Does all tasks in one transaction, and says what each came to. If it fails, it fails for
    /// all: each was judged with what the others wrote before it.
    pub(super) fn write(&mut self, tasks: &[Task]) -> Vec<Answer> {
        let answers = self.transact(|connection, daybook| {
            tasks.iter().map(|task| perform(task, connection, daybook)).collect()
        });
        answers.unwrap_or_else(|lost| vec![Err(lost); tasks.len()])
    }

    /// Posts the daybook if it has become long.
    pub(super) fn post_if_long(&mut self) {
        if self.daybook.as_ref().is_some_and(|daybook| daybook.rows() >= LONG) {
            self.post();
        }
    }

    /// Posts the daybook. If that fails, its rows are as safe where they are, and it is tried
    /// again another time.
    pub(super) fn post(&mut self) {
        let _ = self.transact(|connection, daybook| daybook.post(connection));
    }

    /// Puts the whole log into the database, so that one file is all there is.
    pub(super) fn close(self) -> Result<(), StoreError> {
        self.connection.pragma_update(None, "wal_checkpoint", "truncate")?;
        self.connection.close().map_err(|(_, error)| error.into())
    }

    /// Writes in a transaction. If it fails, nothing of it is left.
    fn transact<T>(
        &mut self,
        write: impl FnOnce(&Connection, &mut Daybook) -> rusqlite::Result<T>,
    ) -> Result<T, NotAppended> {
        let mut known = self.daybook.take();
        let committed = commit(&self.connection, &mut known, write);
        match committed {
            Ok(_) => self.daybook = known,
            // If this fails, the next transaction tries again before it begins.
            Err(_) => _ = roll_back(&self.connection),
        }
        committed
    }
}

/// Writes in a transaction, and commits. If it fails, the transaction may still be open.
fn commit<T>(
    connection: &Connection,
    daybook: &mut Option<Daybook>,
    write: impl FnOnce(&Connection, &mut Daybook) -> rusqlite::Result<T>,
) -> Result<T, NotAppended> {
    // What was never committed will never be there, whatever went wrong.
    let failed = |error: rusqlite::Error| NotAppended::Failed(error.into());
    begin(connection).map_err(failed)?;
    let known = match daybook {
        Some(known) => known,
        None => daybook.insert(Daybook::load(connection).map_err(failed)?),
    };
    let written = write(connection, known).map_err(failed)?;
    execute(connection, "COMMIT").map_err(not_committed)?;
    Ok(written)
}

/// Begins a transaction that writes.
fn begin(connection: &Connection) -> rusqlite::Result<()> {
    roll_back(connection)?;
    execute(connection, "BEGIN IMMEDIATE")
}

/// Gives up a transaction, unless there is none or SQLite has done so by itself.
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
