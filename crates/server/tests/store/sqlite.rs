//! The store on SQLite: its promises, its files, and what goes wrong with them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rusqlite::Connection;
use server::store::sqlite::{
    CannotBackUp, CannotOpen, DATABASE, SqliteOptions, SqliteStore, backup,
};
use server::store::{NotAppended, Row, Standing, Store, StoreError};

use crate::conformance::promises;
use crate::rows::{at, expect_conflict, journal, playing, row, rows, stand, talk, write};
use crate::scratch::Scratch;

promises!(new());

/// A new store, and where it is.
fn new() -> (SqliteStore, Scratch) {
    let scratch = Scratch::new();
    (open(&scratch), scratch)
}

/// Opens the store of a place.
fn open(scratch: &Scratch) -> SqliteStore {
    SqliteStore::open(&scratch.data()).expect("the store can be opened")
}

/// Why the store of a place cannot be opened. Nothing in its database may change by trying.
fn refused(scratch: &Scratch) -> CannotOpen {
    let before = fs::read(scratch.database()).expect("there is a database");
    let refused = SqliteStore::open(&scratch.data()).err().expect("it is refused");
    assert_eq!(fs::read(scratch.database()).expect("it is still there"), before);
    refused
}

#[tokio::test]
async fn a_store_that_was_closed_goes_on() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows([1])).await;
    store.close().expect("it closes");
    let store = open(&scratch);
    assert_eq!(journal(&store, "APPLE").await, rows([1]));
    write(&store, "APPLE", rows([2])).await;
    // Dropping is closing.
    drop(store);
    let store = open(&scratch);
    assert_eq!(journal(&store, "APPLE").await, rows(1..=2));
    assert_eq!(store.under_way().await, Ok(vec!["APPLE".to_owned()]));
    expect_conflict(&store, "APPLE", vec![Row { seq: 3, ..row(1) }]).await;
    write(&store, "APPLE", rows([3])).await;
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_crash() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows(1..=100)).await;
    // What would be on the disk if the power failed now: nobody closes anything.
    let crashed = Scratch::new();
    copy_files(&scratch.data(), &crashed.data());
    let again = open(&crashed);
    assert_eq!(journal(&again, "APPLE").await, rows(1..=100));
    write(&again, "APPLE", rows([101])).await;
}

/// Copies a data directory as it lies there.
fn copy_files(from: &Path, to: &Path) {
    fs::create_dir(to).expect("the scratch can be written");
    for file in fs::read_dir(from).expect("it is a directory") {
        let file = file.expect("it can be listed").path();
        fs::copy(&file, to.join(file.file_name().expect("it has a name"))).expect("it is a file");
    }
}

#[tokio::test]
async fn a_closed_store_is_one_file() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows(1..=100)).await;
    assert_eq!(journal(&store, "APPLE").await.len(), 100);
    store.close().expect("it closes");
    let files = fs::read_dir(scratch.data()).expect("it is a directory");
    let mut names: Vec<_> = files.map(|file| file.expect("it can be listed").file_name()).collect();
    names.sort();
    assert_eq!(names, [DATABASE, "lock"]);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_look_into_it() {
    use std::os::unix::fs::PermissionsExt;
    let (store, scratch) = new();
    write(&store, "APPLE", rows([1])).await;
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&scratch.data()), 0o700);
    let files = fs::read_dir(scratch.data()).expect("it is a directory");
    let files: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
    // The database, its log, the index of that, and the lock.
    assert_eq!(files.len(), 4);
    for file in &files {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    backup(&scratch.data(), &scratch.path("copy")).expect("it can be copied");
    assert_eq!(mode(&scratch.path("copy")), 0o600);
}

#[test]
fn a_directory_has_one_server() {
    let (store, scratch) = new();
    let second = SqliteStore::open(&scratch.data());
    assert!(matches!(second.err(), Some(CannotOpen::InUse(path)) if path == scratch.data()));
    drop(store);
    open(&scratch);
}

/// Where the second process finds the data directory.
const DATA: &str = "JUST_APPLES_TEST_DATA";

#[test]
fn a_directory_has_one_server_among_all_processes() {
    let (store, scratch) = new();
    expect_passed(&second_process("sqlite::second_process_is_refused", &scratch));
    drop(store);
    let alone = second_process("sqlite::second_process_is_refused", &scratch);
    assert!(!alone.status.success(), "it was refused though the directory was free");
}

/// Runs one of the tests below in a process of its own, on the same data directory.
fn second_process(test: &str, scratch: &Scratch) -> Output {
    let myself = std::env::current_exe().expect("this program is a file");
    let mut command = Command::new(myself);
    command.args(["--exact", test, "--ignored"]).env(DATA, scratch.data());
    command.output().expect("it can be started")
}

/// Expects that a second process ran its test.
#[track_caller]
fn expect_passed(output: &Output) {
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
#[ignore = "another test runs it in a second process"]
fn second_process_is_refused() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let refused = SqliteStore::open(Path::new(&data)).err();
    assert!(matches!(refused, Some(CannotOpen::InUse(_))));
}

#[test]
#[ignore = "another test runs it in a second process"]
fn second_process_copies() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let data = Path::new(&data);
    backup(data, &data.with_file_name("copy")).expect("it can be copied");
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows([1])).await;
    store.close().expect("it closes");
    change(&scratch, "PRAGMA user_version = 77");
    let CannotOpen::Newer { found: 77, known, path } = refused(&scratch) else {
        panic!("it is newer");
    };
    assert_eq!(path, scratch.database());
    change(&scratch, &format!("PRAGMA user_version = {known}"));
    assert_eq!(journal(&open(&scratch), "APPLE").await, rows([1]));
}

/// Runs SQL on the database of a place that nobody uses.
fn change(scratch: &Scratch, sql: &str) {
    let connection = Connection::open(scratch.database()).expect("there is a database");
    connection.execute_batch(sql).expect("the SQL is right");
}

#[test]
fn what_is_not_ours_is_left_alone() {
    for sql in [
        "CREATE TABLE recipes (pie TEXT)",
        "CREATE TABLE recipes (pie TEXT); PRAGMA application_id = 7; PRAGMA user_version = 1",
        "PRAGMA user_version = 1",
        "PRAGMA application_id = 1245794380",
        "PRAGMA application_id = 1245794380; PRAGMA user_version = -1",
    ] {
        let scratch = Scratch::with_database(b"");
        change(&scratch, sql);
        let refused = refused(&scratch);
        assert!(matches!(refused, CannotOpen::Foreign(_)), "{sql}: {refused}");
    }
    let scratch = Scratch::with_database("Dear diary, ".repeat(1000).as_bytes());
    assert!(matches!(refused(&scratch), CannotOpen::Foreign(_)));
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    // Somebody may have been interrupted when they made it.
    let scratch = Scratch::with_database(b"");
    let store = open(&scratch);
    write(&store, "APPLE", rows([1])).await;
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows(1..=2000)).await;
    store.close().expect("it closes");
    let sound = fs::read(scratch.database()).expect("there is a database");
    let middle = sound.len() / 2;
    let mut scribbled = sound.clone();
    scribbled[middle..middle + 8192].fill(0xA5);
    for damaged in [&scribbled, &sound[..middle], &sound[..5000]] {
        let scratch = Scratch::with_database(damaged);
        let refused = refused(&scratch);
        assert!(matches!(refused, CannotOpen::Corrupt { .. }), "{refused}");
    }
    open(&Scratch::with_database(&sound));
}

#[test]
fn a_directory_that_cannot_be_is_refused() {
    let scratch = Scratch::new();
    let file = scratch.path("file");
    fs::write(&file, "").expect("the scratch can be written");
    let opened = SqliteStore::open(&file).err();
    assert!(matches!(opened, Some(CannotOpen::NotADirectory(path)) if path == file));
    // Permissions do not bind everyone, but nobody makes a directory in a file.
    let opened = SqliteStore::open(&file.join("data")).err();
    assert!(matches!(opened, Some(CannotOpen::NotWritable { .. })));
    fs::create_dir_all(scratch.path("data/lock")).expect("the scratch can be written");
    let opened = SqliteStore::open(&scratch.data()).err();
    assert!(matches!(opened, Some(CannotOpen::NotWritable { .. })));
}

#[test]
fn errors_say_what_is_wrong() {
    let newer = CannotOpen::Newer { path: "data/x".into(), found: 9, known: 2 };
    assert_eq!(
        newer.to_string(),
        "data/x is of version 9, and this program knows versions up to 2: use a newer one"
    );
    assert_eq!(CannotOpen::InUse("data".into()).to_string(), "data is in use by another server");
}

/// A row that takes a page of its own.
fn big(seq: u32) -> Row {
    Row { deed: "x".repeat(4096), ..row(seq) }
}

/// Writes big rows until there is no room, and says how many there are then.
async fn fill(store: &SqliteStore, table: &str) -> u32 {
    for seq in 1..10_000 {
        match store.append(playing(table, vec![big(seq)])).await {
            Ok(()) => {}
            Err(full) => {
                assert_eq!(full, NotAppended::Failed(StoreError::Full));
                return seq - 1;
            }
        }
    }
    panic!("there is always room");
}

/// A store that has little room, with a table in it that can be deleted, and where it is.
async fn small() -> (SqliteStore, Scratch) {
    let scratch = Scratch::new();
    let options = SqliteOptions { max_pages: Some(128), ..SqliteOptions::default() };
    let store = SqliteStore::open_with(&scratch.data(), options).expect("it can be opened");
    stand(&store, "OLD", Standing::Over, (1..=20).map(big).collect()).await;
    (store, scratch)
}

#[tokio::test]
async fn a_full_store_says_so_and_loses_nothing() {
    let (store, scratch) = small().await;
    let last = fill(&store, "APPLE").await;
    assert!(last > 20);
    assert_eq!(store.check().await, Err(StoreError::Full));
    assert!(journal(&store, "APPLE").await.into_iter().eq((1..=last).map(big)));
    drop(store);
    // With more room it goes on where it was.
    let store = open(&scratch);
    assert_eq!(store.check().await, Ok(()));
    write(&store, "APPLE", vec![big(last + 1)]).await;
    assert!(journal(&store, "APPLE").await.into_iter().eq((1..=last + 1).map(big)));
}

#[tokio::test]
async fn a_full_store_goes_on_when_there_is_room_again() {
    let (store, _scratch) = small().await;
    let last = fill(&store, "APPLE").await;
    assert_eq!(store.delete("OLD", u64::MAX).await, Ok(true));
    assert_eq!(store.check().await, Ok(()));
    write(&store, "APPLE", vec![big(last + 1)]).await;
    assert!(journal(&store, "APPLE").await.into_iter().eq((1..=last + 1).map(big)));
    assert_eq!(journal(&store, "OLD").await, []);
}

#[tokio::test]
async fn an_append_that_finds_no_room_leaves_nothing_behind() {
    let (store, _scratch) = small().await;
    write(&store, "APPLE", rows([1])).await;
    let outcome = store.append(playing("APPLE", (2..=200).map(big).collect())).await;
    assert_eq!(outcome, Err(NotAppended::Failed(StoreError::Full)));
    assert_eq!(journal(&store, "APPLE").await, rows([1]));
    // Neither places nor commands are used up.
    write(&store, "APPLE", rows(2..=3)).await;
    assert_eq!(journal(&store, "APPLE").await, rows(1..=3));
}

#[tokio::test]
async fn a_database_of_version_1_is_brought_up_to_date() {
    let scratch = Scratch::with_database(b"");
    change(&scratch, include_str!("version-1.sql"));
    let store = open(&scratch);
    let read = journal(&store, "APPLE").await;
    assert_eq!(read.iter().map(|row| row.command.as_str()).collect::<Vec<_>>(), ["opens", "talks"]);
    assert_eq!(read[0].digest, u64::MAX);
    assert_eq!(store.under_way().await, Ok(vec!["APPLE".to_owned()]));
    write(&store, "APPLE", rows([3])).await;
    assert_eq!(store.erase_talk(at(9), "{}").await, Ok(1));
    store.close().expect("it closes");
    expect_same_schema(&scratch);
}

/// Expects that a database is now as if it had been made today.
fn expect_same_schema(scratch: &Scratch) {
    let (today, new) = new();
    today.close().expect("it closes");
    assert_eq!(schema(scratch), schema(&new));
}

/// The version of a database, and the names of everything in it.
fn schema(scratch: &Scratch) -> (u32, Vec<String>) {
    let connection = Connection::open(scratch.database()).expect("there is a database");
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0));
    let mut names = connection
        .prepare("SELECT name || ' ' || tbl_name FROM sqlite_schema ORDER BY name")
        .expect("the SQL is right");
    let names = names.query_map([], |row| row.get(0)).expect("it can be read");
    (version.expect("it has one"), names.collect::<Result<_, _>>().expect("they are texts"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_the_store_at_one_moment() {
    let (store, scratch) = new();
    let store = Arc::new(store);
    write(&*store, "APPLE", rows(1..=50)).await;
    let (stop, written) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let writing = tokio::spawn(go_on(Arc::clone(&store), Arc::clone(&stop), Arc::clone(&written)));
    // It is under way before, and goes on meanwhile.
    while written.load(Ordering::SeqCst) < 10 {
        tokio::task::yield_now().await;
    }
    let before = written.load(Ordering::SeqCst);
    let copying = scratch.path("copy");
    let data = scratch.data();
    let copied = tokio::task::spawn_blocking(move || backup(&data, &copying)).await;
    copied.expect("nobody panics").expect("it can be copied");
    // One more may be on the disk than was counted by now.
    let after = written.load(Ordering::SeqCst) + 1;
    stop.store(true, Ordering::SeqCst);
    writing.await.expect("nobody panics");

    let copy = read_copy(&scratch.path("copy"));
    assert_eq!(journal(&copy.0, "APPLE").await, rows(1..=50));
    let bread = journal(&copy.0, "BREAD").await;
    let last = u32::try_from(bread.len()).expect("it is short");
    assert!((before..=after).contains(&last), "{before} {last} {after}");
    assert_eq!(bread, rows(1..=last));
    write(&copy.0, "BREAD", rows([last + 1])).await;
}

/// Writes row after row until it is told to stop, and counts them.
async fn go_on(store: Arc<SqliteStore>, stop: Arc<AtomicBool>, written: Arc<AtomicU32>) {
    for seq in 1.. {
        if stop.load(Ordering::SeqCst) {
            return;
        }
        write(&*store, "BREAD", rows([seq])).await;
        written.store(seq, Ordering::SeqCst);
    }
}

/// Opens a copy as the database of a directory of its own, after a thorough look.
fn read_copy(copy: &Path) -> (SqliteStore, Scratch) {
    let connection = Connection::open(copy).expect("it is a database");
    let found: String = connection
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .expect("it can be read");
    assert_eq!(found, "ok");
    drop(connection);
    let scratch = Scratch::with_database(&fs::read(copy).expect("it is a file"));
    (open(&scratch), scratch)
}

#[tokio::test]
async fn another_process_can_make_a_backup() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows(1..=50)).await;
    expect_passed(&second_process("sqlite::second_process_copies", &scratch));
    let copy = read_copy(&scratch.path("copy"));
    assert_eq!(journal(&copy.0, "APPLE").await, rows(1..=50));
    write(&store, "APPLE", rows([51])).await;
}

#[tokio::test]
async fn a_backup_can_be_made_while_no_server_runs() {
    let (store, scratch) = new();
    write(&store, "APPLE", rows(1..=50)).await;
    store.close().expect("it closes");
    backup(&scratch.data(), &scratch.path("copy")).expect("it can be copied");
    assert_eq!(journal(&read_copy(&scratch.path("copy")).0, "APPLE").await, rows(1..=50));
    assert_eq!(journal(&open(&scratch), "APPLE").await, rows(1..=50));
}

#[tokio::test]
async fn a_backup_takes_nobodys_place() {
    let (_store, scratch) = new();
    let copy = scratch.path("copy");
    fs::write(&copy, "older").expect("the scratch can be written");
    let refused = backup(&scratch.data(), &copy).err();
    assert!(matches!(refused, Some(CannotBackUp::Exists(path)) if path == copy));
    assert_eq!(fs::read(&copy).expect("it is a file"), b"older");
}

#[test]
fn a_backup_that_cannot_be_is_refused_and_leaves_nothing() {
    let (store, scratch) = new();
    let to = scratch.path("nowhere/copy");
    let refused = backup(&scratch.data(), &to).err();
    assert!(matches!(refused, Some(CannotBackUp::NotWritable { .. })));
    let refused = backup(&scratch.path("elsewhere"), &scratch.path("copy")).err();
    assert!(matches!(refused, Some(CannotBackUp::NoDatabase(_))));
    drop(store);
    change(&scratch, "PRAGMA user_version = 77");
    let refused = backup(&scratch.data(), &scratch.path("copy")).err();
    assert!(matches!(refused, Some(CannotBackUp::Unfit(CannotOpen::Newer { .. }))));
    assert!(!scratch.path("copy").exists());
}

#[tokio::test]
async fn what_is_erased_or_deleted_is_gone_from_the_file() {
    let (store, scratch) = new();
    let secret = |seq, word: &str| Row { deed: word.repeat(20), ..talk(seq) };
    stand(&store, "APPLE", Standing::Over, vec![row(1), secret(2, "whispered")]).await;
    stand(&store, "BREAD", Standing::Over, vec![row(1), secret(2, "shouted")]).await;
    store.close().expect("it closes");
    let is_in_file = |word: &str| {
        let content = fs::read(scratch.database()).expect("there is a database");
        content.windows(word.len()).any(|bytes| bytes == word.as_bytes())
    };
    assert!(is_in_file("whispered") && is_in_file("shouted"));
    let store = open(&scratch);
    assert_eq!(store.delete("BREAD", u64::MAX).await, Ok(true));
    assert_eq!(store.erase_talk(u64::MAX, "{}").await, Ok(1));
    store.close().expect("it closes");
    assert!(!is_in_file("whispered") && !is_in_file("shouted"));
}
