//! `just-apples serve` with a data folder that it cannot use: it says why, and what to do.

use std::fs;
use std::path::{Path, PathBuf};

use server::store::sqlite::{DATABASE, SqliteStore};

use crate::program::{just_apples, written};
use crate::serving::Serving;

/// Where hosts look it up.
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

/// Expects that a server does not start with this folder, and that its one line names the folder,
/// why, and what to do.
#[track_caller]
fn expect_refused(data: &Path, why: &str, what_to_do: &str) {
    let data = data.to_str().expect("the path is text");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data];
    let told = just_apples(&serve).run().refused(why);
    assert!(told.contains(data), "{told} does not name {data}");
    assert!(told.contains(what_to_do), "{told} does not say what to do: {what_to_do}");
    // What the system says differs; the rest is explained to hosts.
    let explained = why.split(':').next().unwrap_or(why);
    assert!(HOSTING.contains(explained), "docs/hosting.md does not explain: {explained}");
}

/// The same with a database, which nobody may change.
#[track_caller]
fn expect_left_alone(data: &Path, why: &str, what_to_do: &str) {
    let database = data.join(DATABASE);
    let before = fs::read(&database).expect("there is a database");
    expect_refused(data, why, what_to_do);
    assert_eq!(fs::read(&database).expect("it is still there"), before);
}

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target directory can be written");
    folder
}

/// A folder with this as its database.
fn folder_with(name: &str, database: &[u8]) -> PathBuf {
    let folder = folder(name);
    fs::write(folder.join(DATABASE), database).expect("the folder can be written");
    folder
}

/// The database of a folder that was used and left well.
fn database_in(name: &str) -> Vec<u8> {
    let folder = folder(name);
    SqliteStore::open(&folder).expect("a store that opens").close().expect("a tidy store");
    fs::read(folder.join(DATABASE)).expect("there is a database")
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let file = written("no-folder", "a file");
    expect_refused(Path::new(&file), "is not a folder", "name a folder with --data");
    let may_write = "let the user that runs the server write there";
    expect_refused(
        &Path::new(&file).join("below"),
        "cannot be written: that is no folder",
        may_write,
    );
    if cfg!(target_os = "linux") {
        // Nobody can, not even root.
        expect_refused(Path::new("/proc/just-apples"), "cannot be written: ", may_write);
    }
}

#[test]
fn a_folder_that_another_server_uses_is_refused() {
    let mut serving = Serving::with(&["--listen", "127.0.0.1:0"]);
    serving.address();
    expect_refused(&serving.data(), "is in use by another server", "stop that one first");
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let garbage: Vec<u8> = (0..20_000_u32).map(|place| (place * 37 % 251) as u8).collect();
    let data = folder_with("garbage", &garbage);
    let what_to_do = "name another folder with --data, or restore a backup into an empty one";
    expect_left_alone(&data, "is not a database of Just Apples", what_to_do);
}

#[test]
fn a_damaged_database_is_left_alone() {
    let sound = database_in("damaged");
    assert!(sound.len() > 8192, "there is something to damage");
    // The first page says what the others are.
    let mut damaged = sound.clone();
    damaged[4096..].fill(0xA5);
    let broken_off = &sound[..6000];
    for (name, database) in [("damaged", damaged.as_slice()), ("broken-off", broken_off)] {
        let data = folder_with(name, database);
        expect_left_alone(&data, " is damaged: ", "restore a backup into an empty folder");
    }
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    let mut database = database_in("newer");
    // SQLite keeps the number of the version there, the high byte first.
    database[60..64].copy_from_slice(&77_u32.to_be_bytes());
    let data = folder_with("newer", &database);
    expect_left_alone(&data, "and this program knows versions up to", "use a newer one");
}

#[test]
fn a_database_that_another_program_keeps_locked_is_refused() {
    let data = folder_with("locked", &database_in("unlocked"));
    let other = rusqlite::Connection::open(data.join(DATABASE)).expect("a database");
    // In this mode whoever has read once lets nobody else in.
    let lock = "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE";
    other.execute_batch(lock).expect("it is ours");
    let why = "cannot be opened: another program keeps the data locked";
    expect_refused(&data, why, "end that program, and start again");
    drop(other);
    let serve = ["--listen", "127.0.0.1:0", "--data", data.to_str().expect("text")];
    Serving::with(&serve).address();
}
