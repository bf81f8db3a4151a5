//! What the database looks like, and how an older one comes to look like that.

use rusqlite::{Connection, TransactionBehavior};

/// What marks a database as ours: "JAPL".
const APPLICATION: i32 = 0x4A41_504C;

/// The steps from an empty database to today's. A step that was ever released never changes: a
/// database of version n has taken the first n, and takes the others when it is opened.
const MIGRATIONS: [&str; 2] =
    [include_str!("schema/1-journal.sql"), include_str!("schema/2-talk.sql")];

/// The version of a database that has taken all steps.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// What a database says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Nothing was ever written in it.
    Empty,
    /// It is ours, of this version.
    Ours(u32),
    /// It is ours, from a program that knows more: of this version.
    Newer(u32),
    /// It is somebody else's.
    Foreign,
}

/// Reads what a database says of itself, and changes nothing.
pub(super) fn origin(connection: &Connection) -> rusqlite::Result<Origin> {
    let application: i32 = connection.pragma_query_value(None, "application_id", |r| r.get(0))?;
    let version: i32 = connection.pragma_query_value(None, "user_version", |r| r.get(0))?;
    let parts: u32 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    Ok(match (application, u32::try_from(version)) {
        (0, Ok(0)) if parts == 0 => Origin::Empty,
        (APPLICATION, Ok(version @ 1..=VERSION)) => Origin::Ours(version),
        (APPLICATION, Ok(version @ 1..)) => Origin::Newer(version),
        _ => Origin::Foreign,
    })
}

/// Takes the steps that a database of this version has not taken, all or none.
pub(super) fn migrate(connection: &mut Connection, from: u32) -> rusqlite::Result<()> {
    let steps = MIGRATIONS.iter().skip(from as usize);
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in steps {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}
