//! Where the journals of tables are kept: what is in here survives the server.
//!
//! A journal only grows, row by row, and each row has one place. Whoever appends says which
//! place is next; if somebody else was there first, nothing is written and the loser reads again.
//! The store knows nothing of the game: a deed is text to it.

pub mod sqlite;

use std::future::Future;

use thiserror::Error;

/// Where the journals of tables are kept.
///
/// A caller who stops waiting for an answer does not stop what was asked: what it comes to is
/// then as unknown as in [`NotAppended::Unknown`].
pub trait Store: Send + Sync + 'static {
    /// Appends rows to one table's journal, all or none, and returns when they are durable. The
    /// first row of a table has place 1, and every other follows the one before. An append
    /// without rows writes nothing.
    ///
    /// # Errors
    ///
    /// If somebody else was there first, or the store fails.
    fn append(&self, append: Append) -> impl Future<Output = Result<(), NotAppended>> + Send;

    /// A whole journal in order, with everything that was ever acknowledged; empty if there is
    /// no such table.
    ///
    /// # Errors
    ///
    /// If the store fails.
    fn read(&self, table: &str) -> impl Future<Output = Result<Vec<Row>, StoreError>> + Send;

    /// The tables with a game under way, which must be driven even if nobody looks.
    ///
    /// # Errors
    ///
    /// If the store fails.
    fn under_way(&self) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// The tables without a game under way whose last row is from before a moment, longest
    /// forgotten first.
    ///
    /// # Errors
    ///
    /// If the store fails.
    fn stale(
        &self,
        before_millis: u64,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Deletes a table with everything in it, unless a row of it is from that moment or later:
    /// somebody may have come back since the table was found stale. Says whether it deleted one.
    ///
    /// # Errors
    ///
    /// If the store fails. To ask again does no harm.
    fn delete(
        &self,
        table: &str,
        before_millis: u64,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Erases the free talk from before a moment: its deed becomes the tombstone, and it counts
    /// as talk no more. Everything else in its row stays. Says how many rows it erased.
    ///
    /// # Errors
    ///
    /// If the store fails; some of the talk may be erased by then. To ask again does no harm.
    fn erase_talk(
        &self,
        before_millis: u64,
        tombstone: &str,
    ) -> impl Future<Output = Result<usize, StoreError>> + Send;

    /// Whether an append would find the store working and with room for it, for whoever watches
    /// the server. It costs about as much as an append.
    ///
    /// # Errors
    ///
    /// Why an append would fail.
    fn check(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Rows for the end of one table's journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The code of the table.
    pub table: String,
    /// How the table stands after them.
    pub standing: Standing,
    /// The rows, each in the place after the one before.
    pub rows: Vec<Row>,
}

/// One row of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place in the journal, from 1 on without gaps.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    pub actor: String,
    /// What they called it. An actor uses a name once at a table.
    pub command: String,
    /// The hash of what they asked for, to tell a repetition from a name that is used again.
    pub digest: u64,
    /// What was done, as JSON.
    pub deed: String,
    /// The fingerprint of the table after it.
    pub hash: u64,
    /// Whether this is free talk, which is erased after a while.
    pub talk: bool,
}

/// How a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// People gather.
    Lobby,
    /// A game is under way.
    Playing,
    /// The game is over.
    Over,
}

/// Why rows were not appended, as far as anybody knows.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotAppended {
    /// Nothing was written: the rows do not follow the last one, or one of their actors has used
    /// its command at this table. Read the journal again.
    #[error("the journal has gone on: the rows do not follow, or a command is in it already")]
    Conflict,
    /// Nothing was written.
    #[error("nothing was written: {0}")]
    Failed(StoreError),
    /// Nobody knows whether it was written. Read the journal, and look for the commands in it.
    #[error("it may have been written or not: {0}")]
    Unknown(StoreError),
}

/// Why a store fails.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// There is no room, on the disk or within the limit that the host has set. It works again
    /// as soon as there is.
    #[error("there is no room left")]
    Full,
    /// What was stored cannot be read any more.
    #[error("the data is damaged: {0}")]
    Corrupt(String),
    /// Another program keeps the data locked.
    #[error("another program keeps the data locked")]
    Busy,
    /// The store is closed, or what runs it has died.
    #[error("the store is closed")]
    Closed,
    /// Anything else, mostly the disk.
    #[error("the storage failed: {0}")]
    Io(String),
}
