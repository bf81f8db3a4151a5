//! Connections to the database, and what they promise.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::schema::{self, Origin, VERSION};
use super::{CannotOpen, StoreError};

/// How long to wait for another program that keeps the database locked, such as one with which
/// the host looks into it.
const PATIENCE: Duration = Duration::from_secs(5);

/// After so many pages the write-ahead log goes into the database: 32 MiB. Many commits of busy
/// tables change the same pages, and then each is copied once; and yet the log stays small beside
/// a disk, and is read again in a blink after a crash.
const PAGES_IN_LOG: u32 = 8192;

/// To how many bytes the write-ahead log shrinks if it ever grew longer, because somebody read
/// for so long that it could not start again from its beginning. A backup does.
const LOG_BYTES: u32 = PAGES_IN_LOG * 4096;

/// The cache of the one that writes, in KiB.
const CACHE_KIB: i64 = 32 * 1024;

/// The connection of the one that writes, to a database that is ours and of today's version.
pub(super) fn for_writing(
    database: &Path,
    max_pages: Option<u32>,
) -> Result<Connection, CannotOpen> {
    let failed = |error| cannot_open(database, error);
    let mut connection = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(failed)?;
    let version = our_version(&connection, database)?;
    keep_promises(&connection, max_pages).map_err(failed)?;
    if version > 0 {
        expect_sound(&connection, database)?;
    }
    if version < VERSION {
        schema::migrate(&mut connection, version).map_err(failed)?;
    }
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn for_reading(database: &Path) -> rusqlite::Result<Connection> {
    open(database, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Opens a database that exists. Each connection is used by one thread at a time.
fn open(database: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    let connection =
        Connection::open_with_flags(database, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// The version of a database that is ours, 0 if it is empty. Nothing is changed.
pub(super) fn our_version(connection: &Connection, database: &Path) -> Result<u32, CannotOpen> {
    match schema::origin(connection).map_err(|error| cannot_open(database, error))? {
        Origin::Empty => Ok(0),
        Origin::Ours(version) => Ok(version),
        Origin::Newer(found) => {
            Err(CannotOpen::Newer { path: database.to_owned(), found, known: VERSION })
        }
        Origin::Foreign => Err(CannotOpen::Foreign(database.to_owned())),
    }
}

/// Durability, and what comes with it.
fn keep_promises(connection: &Connection, max_pages: Option<u32>) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    // Every commit waits until the disk has it; the default for a log would only keep it sound.
    connection.pragma_update(None, "synchronous", "full")?;
    // What is deleted or erased is overwritten, for it may be what people said.
    connection.pragma_update(None, "secure_delete", "on")?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_IN_LOG)?;
    connection.pragma_update(None, "journal_size_limit", LOG_BYTES)?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    if let Some(pages) = max_pages {
        connection.pragma_update(None, "max_page_count", pages)?;
    }
    Ok(())
}

/// Looks through the whole database for damage. Better no server than one that finds out in the
/// middle of a game.
pub(super) fn expect_sound(connection: &Connection, database: &Path) -> Result<(), CannotOpen> {
    let found: String = connection
        .pragma_query_value(None, "quick_check", |row| row.get(0))
        .map_err(|error| cannot_open(database, error))?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => {
            // SQLite puts its findings on lines of their own, and people get one.
            let reason = found.split_whitespace().collect::<Vec<_>>().join(" ");
            Err(CannotOpen::Corrupt { path: database.to_owned(), reason })
        }
    }
}

/// Why SQLite could not open a database.
pub(super) fn cannot_open(database: &Path, error: rusqlite::Error) -> CannotOpen {
    let path = database.to_owned();
    // It has other first bytes than any database of SQLite.
    if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) {
        return CannotOpen::Foreign(path);
    }
    match StoreError::from(error) {
        StoreError::Corrupt(reason) => CannotOpen::Corrupt { path, reason },
        reason => CannotOpen::Failed { path, reason },
    }
}
