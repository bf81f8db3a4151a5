//! What the one that writes is asked to do, each inside a transaction that others share.

use std::collections::HashSet;

use rusqlite::{Connection, params};

use super::daybook::{Daybook, write_row};
use super::stored_moment;
use crate::store::{Append, NotAppended, Row, Standing};

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
pub(super) type Answer = Result<usize, NotAppended>;

/// Does a task. An error of SQLite ends the transaction for everyone; a conflict does not, and
/// has changed nothing.
pub(super) fn perform(
    task: &Task,
    connection: &Connection,
    daybook: &mut Daybook,
) -> rusqlite::Result<Answer> {
    Ok(Ok(match task {
        Task::Append(append) => return append_rows(append, connection, daybook),
        Task::Delete { table, before_millis } => {
            delete(table, *before_millis, connection, daybook)?
        }
        Task::EraseTalk { before_millis, tombstone, at_most } => {
            erase_talk(*before_millis, tombstone, *at_most, connection)?
        }
        Task::Probe => probe(connection)?,
    }))
}

/// Appends rows if they fit their journal. To look first is cheaper than to be able to take back.
fn append_rows(
    append: &Append,
    connection: &Connection,
    daybook: &mut Daybook,
) -> rusqlite::Result<Answer> {
    let last = daybook.last(connection, &append.table)?.map_or(0, |last| last.seq);
    if !follow(&append.rows, last) || repeat(append, connection, daybook)? {
        return Ok(Err(NotAppended::Conflict));
    }
    daybook.write(connection, append).map(Ok)
}

/// Whether rows follow the last one of their table.
fn follow(rows: &[Row], last: u32) -> bool {
    let places = (u64::from(last) + 1..).take(rows.len());
    rows.iter().map(|row| u64::from(row.seq)).eq(places)
}

/// Whether any row has a command that its actor has used at this table.
fn repeat(append: &Append, connection: &Connection, daybook: &Daybook) -> rusqlite::Result<bool> {
    let mut new = HashSet::new();
    for row in &append.rows {
        let command = (row.actor.clone(), row.command.clone());
        if daybook.has(connection, &append.table, &command)? || !new.insert(command) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Deletes a table unless it was written since, and says how many it deleted: one or none.
fn delete(
    table: &str,
    before_millis: u64,
    connection: &Connection,
    daybook: &mut Daybook,
) -> rusqlite::Result<usize> {
    match daybook.last(connection, table)? {
        Some(last) if last.at < stored_moment(before_millis) => {}
        Some(_) | None => return Ok(0),
    }
    daybook.delete(connection, table)?;
    connection.execute("DELETE FROM journal WHERE table_code = ?1", [table])?;
    connection.execute("DELETE FROM tables WHERE code = ?1", [table])?;
    Ok(1)
}

/// Erases some talk from before a moment, and says how much. The daybook is short, and has all
/// of its talk erased at once.
fn erase_talk(
    before_millis: u64,
    tombstone: &str,
    at_most: u32,
    connection: &Connection,
) -> rusqlite::Result<usize> {
    let before = stored_moment(before_millis);
    let in_daybook = connection.execute(
        "UPDATE daybook SET deed = ?2, talk = 0 WHERE talk = 1 AND at < ?1",
        params![before, tombstone],
    )?;
    let in_journals = connection.execute(
        "UPDATE journal SET deed = ?2, talk = 0 WHERE (table_code, seq) IN
         (SELECT table_code, seq FROM journal WHERE talk = 1 AND at < ?1 LIMIT ?3)",
        params![before, tombstone, at_most],
    )?;
    Ok(in_daybook + in_journals)
}

/// Writes a row for a table that cannot be, and deletes it. Like other rows, it needs free pages.
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
    write_row(connection, "", Standing::Lobby, &row)?;
    let written = connection.last_insert_rowid();
    connection.execute("DELETE FROM daybook WHERE rowid = ?1", [written])
}
