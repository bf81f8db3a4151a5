//! The data directory: who may look into it, and who has it.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::CannotOpen;

/// The name of the database in its directory.
pub const DATABASE: &str = "just-apples.sqlite";

/// The name of the file whose lock says who has the directory. The database's own locks would
/// not do: SQLite takes and gives them with every transaction.
const LOCK: &str = "lock";

/// A data directory that is ours until this is dropped.
pub(super) struct DataDirectory {
    path: PathBuf,
    /// The operating system unlocks it when we end, however we end.
    _lock: File,
}

impl DataDirectory {
    /// Takes a directory, and creates it if there is none. There is a file for the database
    /// afterwards, maybe empty.
    pub(super) fn take(path: &Path) -> Result<Self, CannotOpen> {
        create_directory(path)?;
        let lock = lock(path)?;
        let directory = Self { path: path.to_owned(), _lock: lock };
        let database = directory.database();
        if !database.exists() {
            create_private(&database).map_err(not_writable(&database))?;
            sync_directory(path).map_err(not_writable(path))?;
        }
        Ok(directory)
    }

    /// Where its database is.
    pub(super) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }
}

/// Creates a directory for nobody else's eyes: running games are in there with their secrets.
/// One that is there already stays as its owner made it.
fn create_directory(path: &Path) -> Result<(), CannotOpen> {
    if path.is_dir() {
        return Ok(());
    }
    if path.exists() {
        return Err(CannotOpen::NotADirectory(path.to_owned()));
    }
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(not_writable(path))?;
    // The path of a single name has an empty parent, which is where we are.
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    sync_directory(parent.unwrap_or(Path::new("."))).map_err(not_writable(path))
}

/// Takes the lock of a directory.
fn lock(path: &Path) -> Result<File, CannotOpen> {
    let file_path = path.join(LOCK);
    let mut options = private();
    let file = options.create(true).open(&file_path).map_err(not_writable(&file_path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse(path.to_owned())),
        Err(TryLockError::Error(reason)) => Err(not_writable(&file_path)(reason)),
    }
}

/// Creates an empty file for nobody else's eyes. SQLite gives the files beside a database the
/// same permissions.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    private().create_new(true).open(path)
}

/// How a file is opened that nobody else may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the names in a directory as durable as the files behind them.
#[cfg(unix)]
pub(super) fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Elsewhere a directory cannot be opened like a file, and names look after themselves.
#[cfg(not(unix))]
pub(super) fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Says that a path cannot be written.
fn not_writable(path: &Path) -> impl Fn(io::Error) -> CannotOpen {
    |reason| CannotOpen::NotWritable { path: path.to_owned(), reason }
}
