//! Journals in one SQLite database, in a directory of its own: all that a host needs to keep.
//!
//! One thread writes, and takes everything that waits for it into one transaction, so that many
//! tables share the wait for the disk. Others read beside it, because with a write-ahead log
//! neither waits for the other.

mod backup;
mod connection;
mod daybook;
mod desk;
mod directory;
mod readers;
mod schema;
mod task;
mod writer;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::ErrorCode;
use thiserror::Error;

use super::{Append, NotAppended, Row, Store, StoreError};
use directory::DataDirectory;
use readers::Readers;
use task::Task;
use writer::Writer;

pub use backup::{CannotBackUp, backup};
pub use directory::DATABASE;

/// How much talk is erased at once. Tables that write wait meanwhile.
const TALK_AT_ONCE: u32 = 500;

/// Journals in a SQLite database. Dropping it is closing it.
pub struct SqliteStore {
    // They go in this order: whoever reads must not keep the writer from tidying up, and the
    // directory is ours until everything is closed.
    readers: Arc<Readers>,
    writer: Writer,
    directory: DataDirectory,
}

/// How a database is kept.
#[derive(Clone, Default)]
pub struct SqliteOptions {
    /// The most pages of 4096 bytes that the database may take. Beyond them the store is
    /// [`StoreError::Full`], as if the disk were.
    pub max_pages: Option<u32>,
    /// Who is told how many tasks shared each commit, for whoever measures.
    pub on_commit: Option<OnCommit>,
}

/// Who is told how many tasks shared a commit.
pub type OnCommit = Arc<dyn Fn(usize) + Send + Sync>;

/// Why a data directory cannot be opened.
#[derive(Debug, Error)]
pub enum CannotOpen {
    /// There is something else in its place.
    #[error("{} is not a folder", .0.display())]
    NotADirectory(PathBuf),
    /// It cannot be created or written.
    #[error("{} cannot be written: {reason}", .path.display())]
    NotWritable {
        /// What cannot be written.
        path: PathBuf,
        /// Why not.
        reason: io::Error,
    },
    /// Two servers on one directory would each believe to be the only one.
    #[error("{} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// A newer program has written there. It is left as it was.
    #[error(
        "{} is of version {found}, and this program knows versions up to {known}: use a newer one",
        .path.display()
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest that we know.
        known: u32,
    },
    /// The file belongs to another program, or is no database. It is left as it was.
    #[error("{} is not a database of Just Apples", .0.display())]
    Foreign(PathBuf),
    /// What was stored cannot be read any more.
    #[error("{} is damaged: {reason}", .path.display())]
    Corrupt {
        /// The database.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Anything else.
    #[error("{} cannot be opened: {reason}", .path.display())]
    Failed {
        /// The database.
        path: PathBuf,
        /// Why not.
        reason: StoreError,
    },
}

impl SqliteStore {
    /// Opens the database in a directory, and creates both if they are missing. Nobody else can
    /// open it until this one is closed.
    ///
    /// # Errors
    ///
    /// If the directory is not ours to use, or the database is not ours to understand.
    pub fn open(dir: &Path) -> Result<Self, CannotOpen> {
        Self::open_with(dir, SqliteOptions::default())
    }

    /// Opens the database in a directory as [`open`](Self::open) does, kept in this way.
    ///
    /// # Errors
    ///
    /// If the directory is not ours to use, or the database is not ours to understand.
    pub fn open_with(dir: &Path, options: SqliteOptions) -> Result<Self, CannotOpen> {
        let directory = DataDirectory::take(dir)?;
        let database = directory.database();
        let connection = connection::for_writing(&database, options.max_pages)?;
        let writer = Writer::start(connection, options.on_commit)
            .map_err(|reason| CannotOpen::NotWritable { path: database.clone(), reason })?;
        Ok(Self { readers: Arc::new(Readers::new(database)), writer, directory })
    }

    /// Writes what waits to be written, leaves one tidy file and lets go of the directory. It
    /// blocks until then.
    ///
    /// # Errors
    ///
    /// If the file could not be tidied up. Nothing is lost by that: the next to open it does.
    pub fn close(self) -> Result<(), StoreError> {
        let Self { readers, writer, directory } = self;
        drop(readers);
        let closed = writer.close();
        drop(directory);
        closed
    }

    /// Does a task that can be asked for again if nobody knows what became of it.
    async fn write(&self, task: Task) -> Result<usize, StoreError> {
        self.writer.write(task).await.map_err(|not_written| match not_written {
            NotAppended::Failed(why) | NotAppended::Unknown(why) => why,
            NotAppended::Conflict => unreachable!("only rows conflict"),
        })
    }
}

impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<(), NotAppended> {
        self.writer.write(Task::Append(append)).await.map(|_| ())
    }

    async fn read(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        let table = table.to_owned();
        self.readers.read(move |connection| readers::journal(connection, &table)).await
    }

    async fn under_way(&self) -> Result<Vec<String>, StoreError> {
        self.readers.read(readers::under_way).await
    }

    async fn stale(&self, before_millis: u64) -> Result<Vec<String>, StoreError> {
        self.readers.read(move |connection| readers::stale(connection, before_millis)).await
    }

    async fn delete(&self, table: &str, before_millis: u64) -> Result<bool, StoreError> {
        let task = Task::Delete { table: table.to_owned(), before_millis };
        Ok(self.write(task).await? > 0)
    }

    async fn erase_talk(&self, before_millis: u64, tombstone: &str) -> Result<usize, StoreError> {
        let mut erased = 0;
        loop {
            let tombstone = tombstone.to_owned();
            let task = Task::EraseTalk { before_millis, tombstone, at_most: TALK_AT_ONCE };
            let now = self.write(task).await?;
            erased += now;
            if now < TALK_AT_ONCE as usize {
                return Ok(erased);
            }
        }
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(Task::Probe).await.map(|_| ())
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Corrupt(error.to_string())
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(_) | None => Self::Io(error.to_string()),
        }
    }
}

/// A moment as it is stored. SQLite's numbers end some 292 million years from now.
fn stored_moment(millis: u64) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}
