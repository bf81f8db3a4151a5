//! What every store promises. Each promise is a check on an empty store, and [`promises`] makes
//! a test of each for one kind of store.

use std::sync::Arc;

use server::store::{Row, Standing, Store};

use crate::rows::{at, expect_conflict, journal, playing, row, rows, stand, talk, write};

/// What takes the place of talk that is erased.
const TOMBSTONE: &str = r#"{"said":null}"#;

/// Tests of all promises, for stores that `$new` opens, each empty. What it gives beside the
/// store lives as long.
macro_rules! promises {
    ($new:expr; $($promise:ident),* $(,)?) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $promise() {
                let (store, _place) = $new;
                crate::conformance::$promise(store).await;
            }
        )*
    };
    ($new:expr) => {
        crate::conformance::promises! {
            $new;
            what_is_written_is_read,
            a_journal_goes_on_row_by_row,
            an_append_without_rows_writes_nothing,
            an_unknown_table_is_empty,
            numbers_and_texts_come_back_to_the_bit,
            a_place_is_taken_once,
            no_place_is_left_out,
            the_first_place_is_one,
            an_actor_uses_a_command_once,
            a_conflict_leaves_nothing_behind,
            tables_do_not_disturb_each_other,
            of_many_who_want_a_place_one_gets_it,
            thousands_write_at_once_and_nothing_is_lost,
            a_long_journal_is_read_whole,
            tables_that_play_are_under_way,
            tables_that_nobody_plays_at_become_stale,
            a_stale_table_is_deleted_and_its_name_is_free,
            a_table_that_was_written_since_is_not_deleted,
            talk_is_erased_and_nothing_else,
            much_talk_is_erased_at_once,
            a_store_that_works_says_so,
        }
    };
}
pub(crate) use promises;

pub(crate) async fn what_is_written_is_read(store: impl Store) {
    write(&store, "APPLE", rows(1..=3)).await;
    assert_eq!(journal(&store, "APPLE").await, rows(1..=3));
}

pub(crate) async fn a_journal_goes_on_row_by_row(store: impl Store) {
    for seq in 1..=20 {
        write(&store, "APPLE", rows([seq])).await;
        // Whatever was acknowledged is seen by the next to read.
        assert_eq!(journal(&store, "APPLE").await, rows(1..=seq));
    }
}

pub(crate) async fn an_append_without_rows_writes_nothing(store: impl Store) {
    write(&store, "APPLE", Vec::new()).await;
    assert_eq!(store.under_way().await, Ok(Vec::new()));
    stand(&store, "APPLE", Standing::Lobby, rows([1])).await;
    write(&store, "APPLE", Vec::new()).await;
    assert_eq!(journal(&store, "APPLE").await, rows([1]));
    assert_eq!(store.under_way().await, Ok(Vec::new()));
}

pub(crate) async fn an_unknown_table_is_empty(store: impl Store) {
    write(&store, "APPLE", rows([1])).await;
    for table in ["", "apple", "APPL", "APPLES", "' OR 1=1 --"] {
        assert_eq!(journal(&store, table).await, []);
    }
}

pub(crate) async fn numbers_and_texts_come_back_to_the_bit(store: impl Store) {
    let odd = |seq: u32, number: u64, text: &str| Row {
        at: number >> 1,
        digest: number,
        hash: !number,
        actor: text.to_owned(),
        deed: text.to_owned(),
        ..row(seq)
    };
    let long = "ä🍎".repeat(100_000);
    let written = vec![
        odd(1, 0, ""),
        odd(2, u64::MAX, "a\0b"),
        odd(3, 1 << 63, "';--\"\\\n"),
        odd(4, (1 << 63) - 1, &long),
    ];
    write(&store, "APPLE", written.clone()).await;
    assert_eq!(journal(&store, "APPLE").await, written);
}

pub(crate) async fn a_place_is_taken_once(store: impl Store) {
    write(&store, "APPLE", rows(1..=3)).await;
    let other = |seq| Row { command: "another".to_owned(), ..row(seq) };
    for seq in 1..=3 {
        expect_conflict(&store, "APPLE", vec![other(seq)]).await;
    }
    expect_conflict(&store, "APPLE", vec![other(3), row(4)]).await;
}

pub(crate) async fn no_place_is_left_out(store: impl Store) {
    write(&store, "APPLE", rows(1..=3)).await;
    expect_conflict(&store, "APPLE", rows([5])).await;
    expect_conflict(&store, "APPLE", rows([4, 6])).await;
    expect_conflict(&store, "APPLE", rows([5, 4])).await;
    expect_conflict(&store, "APPLE", rows([u32::MAX])).await;
    write(&store, "APPLE", rows([4])).await;
}

pub(crate) async fn the_first_place_is_one(store: impl Store) {
    expect_conflict(&store, "APPLE", rows([0])).await;
    expect_conflict(&store, "APPLE", rows([0, 1])).await;
    expect_conflict(&store, "APPLE", rows([2])).await;
    write(&store, "APPLE", rows([1])).await;
}

pub(crate) async fn an_actor_uses_a_command_once(store: impl Store) {
    let named = |seq, actor: &str, command: &str| Row {
        actor: actor.to_owned(),
        command: command.to_owned(),
        ..row(seq)
    };
    write(&store, "APPLE", vec![named(1, "Gilbert", "a"), named(2, "Marian", "b")]).await;
    expect_conflict(&store, "APPLE", vec![named(3, "Gilbert", "a")]).await;
    expect_conflict(&store, "APPLE", vec![named(3, "John", "c"), named(4, "John", "c")]).await;
    // The same word is another command in another mouth, and at another table.
    write(&store, "APPLE", vec![named(3, "Marian", "a"), named(4, "Gilbert", "b")]).await;
    write(&store, "BREAD", vec![named(1, "Gilbert", "a")]).await;
}

pub(crate) async fn a_conflict_leaves_nothing_behind(store: impl Store) {
    write(&store, "APPLE", rows(1..=3)).await;
    let repeated = Row { seq: 6, ..row(2) };
    expect_conflict(&store, "APPLE", vec![row(4), row(5), repeated]).await;
    // Neither places nor commands are used up.
    write(&store, "APPLE", rows(4..=6)).await;
    assert_eq!(journal(&store, "APPLE").await, rows(1..=6));
}

pub(crate) async fn tables_do_not_disturb_each_other(store: impl Store) {
    write(&store, "APPLE", rows(1..=3)).await;
    write(&store, "BREAD", rows(1..=2)).await;
    write(&store, "APPLE", rows([4])).await;
    expect_conflict(&store, "BREAD", rows([4])).await;
    assert_eq!(journal(&store, "APPLE").await, rows(1..=4));
    assert_eq!(journal(&store, "BREAD").await, rows(1..=2));
}

pub(crate) async fn of_many_who_want_a_place_one_gets_it(store: impl Store) {
    let store = Arc::new(store);
    for seq in 1..=20 {
        let rivals: Vec<_> = (0..8)
            .map(|rival| {
                let store = Arc::clone(&store);
                let row = Row { actor: format!("rival {rival}"), ..row(seq) };
                tokio::spawn(async move { store.append(playing("APPLE", vec![row])).await })
            })
            .collect();
        let mut winners = 0;
        for rival in rivals {
            winners += usize::from(rival.await.expect("nobody panics").is_ok());
        }
        assert_eq!(winners, 1);
    }
    let places: Vec<u32> = journal(&*store, "APPLE").await.iter().map(|row| row.seq).collect();
    assert!(places.into_iter().eq(1..=20));
}

pub(crate) async fn thousands_write_at_once_and_nothing_is_lost(store: impl Store) {
    let store = Arc::new(store);
    let code = |table: u32| format!("TABLE{table}");
    let tables: Vec<_> = (0..100)
        .map(|table| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                // Some in ones, some in twos, so that they fall out of step.
                let step = 1 + table % 2;
                for seq in (1..=100).step_by(step as usize) {
                    write(&*store, &code(table), rows(seq..seq + step)).await;
                }
            })
        })
        .collect();
    for table in tables {
        table.await.expect("nobody panics");
    }
    for table in 0..100 {
        assert_eq!(journal(&*store, &code(table)).await, rows(1..=100));
    }
    assert_eq!(store.under_way().await.map(|tables| tables.len()), Ok(100));
}

pub(crate) async fn a_long_journal_is_read_whole(store: impl Store) {
    for first in (1..=20_000).step_by(500) {
        write(&store, "APPLE", rows(first..first + 500)).await;
    }
    // What is old counts as much as what is new.
    expect_conflict(&store, "APPLE", vec![Row { seq: 20_001, ..row(17) }]).await;
    expect_conflict(&store, "APPLE", vec![Row { command: "new".to_owned(), ..row(17) }]).await;
    assert_eq!(journal(&store, "APPLE").await, rows(1..=20_000));
}

pub(crate) async fn tables_that_play_are_under_way(store: impl Store) {
    stand(&store, "APPLE", Standing::Lobby, rows([1])).await;
    stand(&store, "BREAD", Standing::Playing, rows([1])).await;
    stand(&store, "CHEESE", Standing::Playing, rows([1])).await;
    expect_under_way(&store, &["BREAD", "CHEESE"]).await;
    stand(&store, "APPLE", Standing::Playing, rows([2])).await;
    stand(&store, "BREAD", Standing::Over, rows([2])).await;
    expect_under_way(&store, &["APPLE", "CHEESE"]).await;
    // The standing is that of rows which were written.
    let again = Row { command: "another".to_owned(), ..row(2) };
    expect_conflict(&store, "BREAD", vec![again]).await;
    expect_under_way(&store, &["APPLE", "CHEESE"]).await;
}

/// Expects that games are under way at these tables.
async fn expect_under_way(store: &impl Store, expected: &[&str]) {
    let mut tables = store.under_way().await.expect("the store works");
    tables.sort();
    assert_eq!(tables, expected);
}

pub(crate) async fn tables_that_nobody_plays_at_become_stale(store: impl Store) {
    stand(&store, "BREAD", Standing::Over, rows(1..=5)).await;
    stand(&store, "APPLE", Standing::Lobby, rows(1..=3)).await;
    stand(&store, "CHEESE", Standing::Playing, rows(1..=2)).await;
    for (moment, expected) in [
        (0, vec![]),
        (at(3), vec![]),
        (at(3) + 1, vec!["APPLE"]),
        (at(5), vec!["APPLE"]),
        (at(5) + 1, vec!["APPLE", "BREAD"]),
        (u64::MAX, vec!["APPLE", "BREAD"]),
    ] {
        assert_eq!(store.stale(moment).await.expect("the store works"), expected, "{moment}");
    }
}

pub(crate) async fn a_stale_table_is_deleted_and_its_name_is_free(store: impl Store) {
    stand(&store, "APPLE", Standing::Over, rows(1..=5)).await;
    stand(&store, "BREAD", Standing::Over, rows(1..=5)).await;
    assert_eq!(store.delete("APPLE", at(6)).await, Ok(true));
    assert_eq!(store.stale(u64::MAX).await, Ok(vec!["BREAD".to_owned()]));
    assert_eq!(journal(&store, "APPLE").await, []);
    assert_eq!(journal(&store, "BREAD").await, rows(1..=5));
    assert_eq!(store.delete("APPLE", at(6)).await, Ok(false));
    write(&store, "APPLE", rows([1])).await;
    assert_eq!(journal(&store, "APPLE").await, rows([1]));
}

pub(crate) async fn a_table_that_was_written_since_is_not_deleted(store: impl Store) {
    stand(&store, "APPLE", Standing::Lobby, rows(1..=5)).await;
    assert_eq!(store.stale(at(6)).await, Ok(vec!["APPLE".to_owned()]));
    stand(&store, "APPLE", Standing::Lobby, rows([6])).await;
    assert_eq!(store.delete("APPLE", at(6)).await, Ok(false));
    assert_eq!(journal(&store, "APPLE").await, rows(1..=6));
    assert_eq!(store.delete("APPLE", at(6) + 1).await, Ok(true));
}

pub(crate) async fn talk_is_erased_and_nothing_else(store: impl Store) {
    let said = vec![row(1), talk(2), row(3), talk(4), talk(5), row(6)];
    write(&store, "APPLE", said.clone()).await;
    write(&store, "BREAD", vec![talk(1), row(2)]).await;
    assert_eq!(store.erase_talk(at(5), TOMBSTONE).await, Ok(3));
    let erased = |row: Row| Row { deed: TOMBSTONE.to_owned(), talk: false, ..row };
    let left = vec![row(1), erased(talk(2)), row(3), erased(talk(4)), talk(5), row(6)];
    assert_eq!(journal(&store, "APPLE").await, left);
    assert_eq!(journal(&store, "BREAD").await, vec![erased(talk(1)), row(2)]);
    // It is not erased twice, and the command is still known.
    assert_eq!(store.erase_talk(at(5), TOMBSTONE).await, Ok(0));
    expect_conflict(&store, "APPLE", vec![Row { seq: 7, ..talk(2) }]).await;
}

pub(crate) async fn much_talk_is_erased_at_once(store: impl Store) {
    for first in (1..=10_000).step_by(1000) {
        write(&store, "APPLE", (first..first + 1000).map(talk).collect()).await;
    }
    assert_eq!(store.erase_talk(at(9_500), TOMBSTONE).await, Ok(9_499));
    let left = journal(&store, "APPLE").await.into_iter().filter(|row| row.talk);
    assert!(left.eq((9_500..=10_000).map(talk)));
}

pub(crate) async fn a_store_that_works_says_so(store: impl Store) {
    for seq in 1..=3 {
        assert_eq!(store.check().await, Ok(()));
        write(&store, "APPLE", rows([seq])).await;
    }
    assert_eq!(journal(&store, "APPLE").await, rows(1..=3));
    assert_eq!(store.stale(u64::MAX).await, Ok(Vec::new()));
}
