//! A place for files that is gone after the test.

#![allow(dead_code, reason = "not every suite that uses it needs all of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use server::store::sqlite::DATABASE;

/// How many places this process has had.
static PLACES: AtomicU32 = AtomicU32::new(0);

/// A new empty directory, until it is dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Another one.
    pub(crate) fn new() -> Self {
        let place = PLACES.fetch_add(1, Ordering::Relaxed);
        let name = format!("store-{}-{place}", process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // One that was killed may have had the same number.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the target directory can be written");
        Self(path)
    }

    /// A data directory in it, which need not be there.
    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// The database in its data directory.
    pub(crate) fn database(&self) -> PathBuf {
        self.data().join(DATABASE)
    }

    /// Something in it.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Makes a data directory of which this is the database.
    pub(crate) fn with_database(content: &[u8]) -> Self {
        let scratch = Self::new();
        fs::create_dir(scratch.data()).expect("the scratch can be written");
        fs::write(scratch.database(), content).expect("the scratch can be written");
        scratch
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
