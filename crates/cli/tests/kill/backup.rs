//! A backup is made while people play, and a server goes on from it.

use std::fs;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use guest::Player;
use server::store::Store as _;
use server::store::sqlite::{DATABASE, SqliteStore};
use tokio::time::{sleep, timeout};

use crate::party::{Evening, expect_resumed};
use crate::program::{Ground, PATIENCE};

/// How many moves there are before the backup, and after it.
const MOVES: usize = 100;

async fn until_acknowledged(evening: &Evening, moves: usize) {
    let enough = async {
        while evening.account.acknowledged() < moves {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, enough).await.expect("they move in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_has_everything_acknowledged_before_it() {
    let (ground, restored) = (Ground::new("backup"), Ground::new("restored"));
    let mut server = ground.start();
    server.listens().await;
    let evening = Evening::at(ground.house());
    let party = tokio::spawn(Arc::clone(&evening).party(3, 1));
    until_acknowledged(&evening, MOVES).await;
    let told = evening.account.entries();

    fs::create_dir(restored.data()).expect("a folder for the copy");
    let mut backup = Command::new(env!("CARGO_BIN_EXE_just-apples"));
    backup.arg("backup").arg("--data").arg(ground.data()).arg(restored.data().join(DATABASE));
    let done = backup.output().expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));

    // The server was not disturbed.
    until_acknowledged(&evening, told.len() + MOVES).await;
    evening.end();
    let players = timeout(PATIENCE, party).await.expect("all end in time").expect("no complaint");
    server.kill();

    let table = players[0].place.table;
    let store = SqliteStore::open(&restored.data()).expect("a store that opens");
    let rows = store.read(table.as_str()).await.expect("a store that reads");
    for (command, seq) in told {
        assert!(rows.iter().any(|row| row.command == command && row.seq == seq), "{command}");
    }
    drop(store);

    let mut server = restored.start();
    server.listens().await;
    for (player, number) in players.into_iter().zip(1..) {
        // They have forgotten what was after the backup.
        let mut player = Player::new(&restored.house(), player.place, number);
        expect_resumed(&restored.house(), &mut player).await;
    }
}
