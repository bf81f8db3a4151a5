//! The daybook: the rows of all tables in the order in which they come.
//!
//! Bookkeepers write what happens into one daybook, and post it to the accounts later. So do we:
//! a commit appends to the end of one SQL table, which is a few pages, where the journals would
//! be several pages for each table that wrote. When the daybook is long it is posted to the
//! journals, sorted, so that rows of one table reach its pages together.

use std::collections::{HashMap, HashSet};

use rusqlite::{Connection, OptionalExtension, params};

use super::stored_moment;
use crate::store::{Append, Row, Standing};

/// Moves all rows to the journals of their tables. Sorted, they find the pages that they need
/// one after the other.
const POST: &str = "
    INSERT INTO journal (table_code, seq, at, actor, command, digest, deed, hash, talk)
        SELECT table_code, seq, at, actor, command, digest, deed, hash, talk
        FROM daybook ORDER BY table_code, seq;
    REPLACE INTO tables (code, standing, last_seq, written_at)
        SELECT code, standing, last_seq, written_at FROM standing_in_daybook;
    DELETE FROM daybook;";

/// What the one that writes knows of the daybook without asking.
#[derive(Default)]
pub(super) struct Daybook {
    rows: usize,
    tails: HashMap<String, Tail>,
}

/// What the daybook has of one table.
#[derive(Default)]
struct Tail {
    last: Last,
    /// Actors and commands.
    commands: HashSet<(String, String)>,
}

/// The last row of a table.
#[derive(Clone, Copy, Default)]
pub(super) struct Last {
    pub(super) seq: u32,
    /// When, as it is stored.
    pub(super) at: i64,
}

impl Daybook {
    /// Reads what is in the daybook.
    pub(super) fn load(connection: &Connection) -> rusqlite::Result<Self> {
        let mut daybook = Self::default();
        let mut rows = connection.prepare_cached(
            "SELECT table_code, seq, at, actor, command FROM daybook ORDER BY rowid",
        )?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            let last = Last { seq: row.get(1)?, at: row.get(2)? };
            daybook.note(row.get_ref(0)?.as_str()?, last, (row.get(3)?, row.get(4)?));
        }
        Ok(daybook)
    }

    /// How many rows are in it.
    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    /// The last row of a table, here or in its journal.
    pub(super) fn last(
        &self,
        connection: &Connection,
        table: &str,
    ) -> rusqlite::Result<Option<Last>> {
        if let Some(tail) = self.tails.get(table) {
            return Ok(Some(tail.last));
        }
        let mut last =
            connection.prepare_cached("SELECT last_seq, written_at FROM tables WHERE code = ?1")?;
        last.query_row([table], |row| Ok(Last { seq: row.get(0)?, at: row.get(1)? })).optional()
    }

    /// Whether an actor has used a command at a table.
    pub(super) fn has(
        &self,
        connection: &Connection,
        table: &str,
        command: &(String, String),
    ) -> rusqlite::Result<bool> {
        if self.tails.get(table).is_some_and(|tail| tail.commands.contains(command)) {
            return Ok(true);
        }
        let mut used = connection.prepare_cached(
            "SELECT 1 FROM journal WHERE table_code = ?1 AND actor = ?2 AND command = ?3",
        )?;
        used.exists([table, &command.0, &command.1])
    }

    /// Writes rows that fit their journal.
    pub(super) fn write(
        &mut self,
        connection: &Connection,
        append: &Append,
    ) -> rusqlite::Result<usize> {
        for row in &append.rows {
            write_row(connection, &append.table, append.standing, row)?;
            let last = Last { seq: row.seq, at: stored_moment(row.at) };
            self.note(&append.table, last, (row.actor.clone(), row.command.clone()));
        }
        Ok(append.rows.len())
    }

    /// Remembers a row. Those of one table come in their order.
    fn note(&mut self, table: &str, last: Last, command: (String, String)) {
        self.rows += 1;
        // Most tables are known, and then need no copy of their code.
        if !self.tails.contains_key(table) {
            self.tails.insert(table.to_owned(), Tail::default());
        }
        if let Some(tail) = self.tails.get_mut(table) {
            tail.last = last;
            tail.commands.insert(command);
        }
    }

    /// Deletes all rows of a table.
    pub(super) fn delete(&mut self, connection: &Connection, table: &str) -> rusqlite::Result<()> {
        if self.tails.remove(table).is_some() {
            self.rows -=
                connection.execute("DELETE FROM daybook WHERE table_code = ?1", [table])?;
        }
        Ok(())
    }

    /// Moves all rows to the journals of their tables.
    pub(super) fn post(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.rows > 0 {
            connection.execute_batch(POST)?;
            *self = Self::default();
        }
        Ok(())
    }
}

/// Writes one row at the end.
pub(super) fn write_row(
    connection: &Connection,
    table: &str,
    standing: Standing,
    row: &Row,
) -> rusqlite::Result<usize> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO daybook
         (table_code, standing, seq, at, actor, command, digest, deed, hash, talk)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    insert.execute(params![
        table,
        stored_standing(standing),
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
fn stored_standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Lobby => "lobby",
        Standing::Playing => "playing",
        Standing::Over => "over",
    }
}
