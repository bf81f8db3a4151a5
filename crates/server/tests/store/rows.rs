//! Rows to write, and a shorthand for writing them.

use server::store::{Append, NotAppended, Row, Standing, Store};

/// The row in a place, with a command of its own. Each is from a second after the one before.
pub(crate) fn row(seq: u32) -> Row {
    Row {
        seq,
        at: at(seq),
        actor: format!("person:{}", seq % 3),
        command: format!("command-{seq}"),
        digest: u64::MAX - u64::from(seq),
        deed: format!(r#"{{"acted":"apples ‘{seq}’"}}"#),
        hash: u64::from(seq).wrapping_mul(0x9E37_79B9_7F4A_7C15),
        talk: false,
    }
}

/// When the row in a place is from.
pub(crate) fn at(seq: u32) -> u64 {
    1_800_000_000_000 + u64::from(seq) * 1000
}

/// The rows in these places.
pub(crate) fn rows(seqs: impl IntoIterator<Item = u32>) -> Vec<Row> {
    seqs.into_iter().map(row).collect()
}

/// Something that somebody said.
pub(crate) fn talk(seq: u32) -> Row {
    Row { talk: true, deed: format!(r#"{{"said":"my word {seq}"}}"#), ..row(seq) }
}

/// Rows for a table that plays.
pub(crate) fn playing(table: &str, rows: Vec<Row>) -> Append {
    Append { table: table.to_owned(), standing: Standing::Playing, rows }
}

/// Writes rows of a table that plays, and expects that it works.
pub(crate) async fn write(store: &impl Store, table: &str, rows: Vec<Row>) {
    expect_written(store, playing(table, rows)).await;
}

/// Writes rows of a table that stands like this, and expects that it works.
pub(crate) async fn stand(store: &impl Store, table: &str, standing: Standing, rows: Vec<Row>) {
    expect_written(store, Append { table: table.to_owned(), standing, rows }).await;
}

/// Expects that rows can be appended.
async fn expect_written(store: &impl Store, append: Append) {
    assert_eq!(store.append(append).await, Ok(()));
}

/// Expects that rows conflict, and that the journal stays as it was.
pub(crate) async fn expect_conflict(store: &impl Store, table: &str, rows: Vec<Row>) {
    let before = journal(store, table).await;
    let outcome = store.append(playing(table, rows)).await;
    assert_eq!(outcome, Err(NotAppended::Conflict));
    assert_eq!(journal(store, table).await, before);
}

/// The whole journal of a table.
pub(crate) async fn journal(store: &impl Store, table: &str) -> Vec<Row> {
    store.read(table).await.expect("the store works")
}
