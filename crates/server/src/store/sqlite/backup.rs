//! A copy of the database, also while a server uses it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use thiserror::Error;

use super::connection::{self, cannot_open, expect_sound, our_version};
use super::directory::{DATABASE, create_private, sync_directory};
use super::{CannotOpen, StoreError};

/// Why there is no backup.
#[derive(Debug, Error)]
pub enum CannotBackUp {
    /// There is nothing to copy.
    #[error("there is no database in {}", .0.display())]
    NoDatabase(PathBuf),
    /// The copy would take the place of something else.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The copy cannot be written.
    #[error("{} cannot be written: {reason}", .path.display())]
    NotWritable {
        /// Where the copy should be.
        path: PathBuf,
        /// Why not.
        reason: io::Error,
    },
    /// The database, or the copy, is not as it should be.
    #[error(transparent)]
    Unfit(#[from] CannotOpen),
    /// The copy was begun, and is gone again.
    #[error("{} could not be copied: {reason}", .path.display())]
    Failed {
        /// The database.
        path: PathBuf,
        /// Why not.
        reason: StoreError,
    },
}

/// Copies the database of a data directory into a new file, as it is at one moment. A server may
/// use it meanwhile, and is not disturbed. The copy is looked through before this returns; named
/// [`DATABASE`] in a directory of its own, it can be opened.
///
/// # Errors
///
/// If there is no database of ours, or the copy cannot be written in full. Then there is none.
pub fn backup(dir: &Path, to: &Path) -> Result<(), CannotBackUp> {
    let database = dir.join(DATABASE);
    if !database.exists() {
        return Err(CannotBackUp::NoDatabase(dir.to_owned()));
    }
    let connection =
        connection::for_reading(&database).map_err(|error| cannot_open(&database, error))?;
    our_version(&connection, &database)?;
    create(to)?;
    let copied = copy(&connection, &database, to);
    if copied.is_err() {
        // Half a copy must not be taken for one. If even that fails, the error is still told.
        let _ = fs::remove_file(to);
    }
    copied
}

/// Creates the file of the copy. It is as secret as the database.
fn create(to: &Path) -> Result<(), CannotBackUp> {
    match create_private(to) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(CannotBackUp::Exists(to.to_owned()))
        }
        Err(reason) => Err(CannotBackUp::NotWritable { path: to.to_owned(), reason }),
    }
}

/// Copies into an empty file, looks through the copy, and waits until the disk has it.
fn copy(connection: &Connection, database: &Path, to: &Path) -> Result<(), CannotBackUp> {
    // SQLite takes a path as text.
    let name = to.to_str().ok_or_else(|| not_text(to))?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(|error| CannotBackUp::Failed {
        path: database.to_owned(),
        reason: error.into(),
    })?;
    let copy = connection::for_reading(to).map_err(|error| cannot_open(to, error))?;
    expect_sound(&copy, to)?;
    make_durable(to).map_err(|reason| CannotBackUp::NotWritable { path: to.to_owned(), reason })
}

/// A path that is no text.
fn not_text(path: &Path) -> CannotBackUp {
    let reason = io::Error::new(io::ErrorKind::InvalidFilename, "its name is not Unicode");
    CannotBackUp::NotWritable { path: path.to_owned(), reason }
}

/// Waits until the disk has a file and its name.
fn make_durable(file: &Path) -> io::Result<()> {
    fs::File::open(file)?.sync_all()?;
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    sync_directory(parent.unwrap_or(Path::new(".")))
}
