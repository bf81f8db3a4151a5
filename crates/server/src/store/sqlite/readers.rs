//! Reading, beside the one that writes.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, params};
use tokio::sync::Semaphore;

use super::{StoreError, connection, stored_moment};
use crate::store::Row;

/// How many read at once. Journals are read when tables wake up, and the disk is one.
const READERS: usize = 4;

/// A few connections that only read. Each sees everything that was committed when it begins.
pub(super) struct Readers {
    database: PathBuf,
    /// Who holds a permit may have a connection.
    permits: Semaphore,
    /// Connections that nobody uses now.
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// Readers of this database. They connect when they are needed.
    pub(super) fn new(database: PathBuf) -> Self {
        Self { database, permits: Semaphore::new(READERS), idle: Mutex::default() }
    }

    /// Reads where it may block, as soon as it is its turn.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _permit = self.permits.acquire().await.map_err(|_| StoreError::Closed)?;
        let readers = Arc::clone(self);
        let reading = tokio::task::spawn_blocking(move || readers.lend(read));
        reading.await.map_err(|_| StoreError::Closed)?.map_err(StoreError::from)
    }

    /// Lends a connection.
    fn lend<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let connection = match self.take() {
            Some(connection) => connection,
            None => connection::for_reading(&self.database)?,
        };
        let read = read(&connection);
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        read
    }

    /// Takes a connection that nobody uses.
    fn take(&self) -> Option<Connection> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

/// The journal of a table, with what is not posted to it yet.
pub(super) fn journal(connection: &Connection, table: &str) -> rusqlite::Result<Vec<Row>> {
    let mut statement = connection.prepare_cached(
        "SELECT seq, at, actor, command, digest, deed, hash, talk FROM journal
         WHERE table_code = ?1
         UNION ALL
         SELECT seq, at, actor, command, digest, deed, hash, talk FROM daybook
         WHERE table_code = ?1
         ORDER BY seq",
    )?;
    statement.query_map([table], row)?.collect()
}

/// A row as it was given to us.
fn row(row: &rusqlite::Row) -> rusqlite::Result<Row> {
    Ok(Row {
        seq: row.get(0)?,
        at: row.get::<_, i64>(1)?.cast_unsigned(),
        actor: row.get(2)?,
        command: row.get(3)?,
        digest: row.get::<_, i64>(4)?.cast_unsigned(),
        deed: row.get(5)?,
        hash: row.get::<_, i64>(6)?.cast_unsigned(),
        talk: row.get(7)?,
    })
}

/// The tables with a game under way. There is no index for it: it is asked when a server starts.
pub(super) fn under_way(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut statement =
        connection.prepare_cached("SELECT code FROM standing_now WHERE standing = 'playing'")?;
    statement.query_map([], |row| row.get(0))?.collect()
}

/// The tables without one that are older.
pub(super) fn stale(connection: &Connection, before_millis: u64) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare_cached(
        "SELECT code FROM standing_now WHERE standing <> 'playing' AND written_at < ?1
         ORDER BY written_at",
    )?;
    statement.query_map(params![stored_moment(before_millis)], |row| row.get(0))?.collect()
}
