//! `just-apples backup` without a server; with one that runs, it is in the tests of kills.

use std::fs;
use std::path::{Path, PathBuf};

use server::store::sqlite::{DATABASE, SqliteStore};
use server::store::{Append, Row, Standing, Store};

use crate::program::{just_apples, written};

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the target directory can be written");
    path
}

/// A path as an argument.
fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// A folder with one table in it.
async fn with_a_table(name: &str) -> PathBuf {
    let data = folder(name);
    let store = SqliteStore::open(&data).expect("a store that opens");
    let append = Append { table: "W73586".into(), standing: Standing::Lobby, rows: vec![row()] };
    store.append(append).await.expect("a store that writes");
    store.close().expect("a tidy store");
    data
}

fn row() -> Row {
    let (actor, command, deed) = ("person 1".into(), "a".into(), "{}".into());
    Row { seq: 1, at: 7, actor, command, digest: 1, deed, hash: 2, talk: false }
}

#[tokio::test]
async fn a_backup_under_the_stores_name_is_a_store() {
    let data = with_a_table("backup-data").await;
    let restored = folder("backup-restored");
    let copy = restored.join(DATABASE);
    let said = just_apples(&["backup", "--data", text(&data), text(&copy)]).run().success();
    let bytes = fs::metadata(&copy).expect("a copy").len();
    let end = format!(" is backed up: {}, {bytes} bytes.\n", text(&copy));
    // People read large numbers in groups of digits.
    let (path, size) = said.rsplit_once(", ").expect("a path and a size");
    assert!(format!("{path}, {}", size.replace(',', "")).ends_with(&end), "{said}");
    let store = SqliteStore::open(&restored).expect("a store that opens");
    assert_eq!(store.read("W73586").await, Ok(vec![row()]));
}

#[tokio::test]
async fn the_folder_may_be_in_the_file_with_the_servers_settings() {
    let data = with_a_table("backup-settings-data").await;
    let settings = format!("data = {:?}\ntls_cert = \"not-needed.crt\"\n", text(&data));
    let settings = written("backup.toml", &settings);
    let copy = folder("backup-settings").join("tables.sqlite");
    just_apples(&["backup", "--config", &settings, text(&copy)]).run().success();
    // A flag goes before the file.
    let args = ["backup", "--config", &settings, "--data", "no/such/folder", "copy.sqlite"];
    just_apples(&args).run().refused("there is no database in no/such/folder");
}

#[tokio::test]
async fn what_cannot_be_backed_up_is_said_in_one_sentence() {
    let data = with_a_table("backup-refused-data").await;
    let empty = folder("backup-empty");
    let backup =
        |data: &Path, to: &Path| just_apples(&["backup", "--data", text(data), text(to)]).run();
    let copy = empty.join("copy.sqlite");
    backup(&empty, &copy).refused("there is no database in ");
    backup(&empty.join("missing"), &copy).refused("there is no database in ");
    backup(&data, &empty.join("missing/copy.sqlite"))
        .refused("cannot be written: there is no such file or folder");
    assert!(!copy.exists(), "what failed leaves nothing behind");
    let taken = written("backup-taken.sqlite", "something else");
    backup(&data, Path::new(&taken)).refused("backup-taken.sqlite exists already");
    assert_eq!(fs::read_to_string(&taken).expect("it is still there"), "something else");
    fs::write(empty.join(DATABASE), "no database, and longer than nothing").expect("a file");
    backup(&empty, &copy).refused("is not a database of Just Apples");
    just_apples(&["backup"]).run().refused("<FILE>");
}
