//! What is damaged, full or stopping is told, and everything else goes on.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use guest::Line;
use rusqlite::Connection;
use serde_json::json;
use server::store::sqlite::SqliteOptions;
use table::room::RoomCommand;
use table::wire::Parting;
use table::{Phrase, Seq};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::inn::{Inn, Screen, goodbye, in_time};
use crate::scratch::Scratch;

fn talk() -> RoomCommand {
    RoomCommand::Say(Phrase::JustApples.into())
}

#[tokio::test]
async fn a_journal_that_cannot_be_read_is_told_and_other_tables_go_on() {
    let data = Arc::new(Scratch::new());
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), |_| {}).await;
    let broken = inn.table_of("Maya").await;
    let refused = inn.table_of("Olek").await;
    let well = inn.table_of("Ines").await;
    for place in [&broken, &refused] {
        let mut screen = Screen::of(&inn.house, place.clone()).await;
        screen.does(talk()).await.expect("talk");
    }
    inn.stop().await;
    let database = Connection::open(data.database()).expect("a database");
    let alter = "UPDATE journal SET deed = ?2 WHERE table_code = ?1 AND seq = 2";
    for (place, deed) in [(&broken, "{\"said\":"), (&refused, "\"paused\"")] {
        let altered = database.execute(alter, (place.table.as_str(), deed)).expect("SQL");
        assert_eq!(altered, 1);
    }
    drop(database);
    let inn = Inn::start(data, SqliteOptions::default(), |_| {}).await;
    for place in [broken, refused] {
        let line = Line::enter(&inn.house, place.table, Some(&place.token), Seq(0)).await;
        assert_eq!(goodbye(&mut line.expect("a connection")).await.why, Parting::Unreadable);
        let path = format!("/tables/{}", place.table);
        let answer = inn.house.ask("GET", &path, None, None).await.expect("an answer");
        assert_eq!(answer.status, 500, "{}", answer.body);
        assert!(answer.body.contains("\"internal\""), "{}", answer.body);
    }
    let mut ines = Screen::of(&inn.house, well).await;
    ines.does(talk()).await.expect("it goes on");
    inn.stop().await;
}

/// Someone talks until it cannot be kept; what they are told.
async fn talk_until_refused(
    screen: &mut Screen,
    name: &str,
    most: u32,
) -> Option<serde_json::Value> {
    for number in 0..most {
        let free = format!("{number} {}", "apples ".repeat(30));
        let what = json!({ "say": { "words": { "free": free } } });
        if let Err(why) = screen.sends(&format!("{name}-{number}"), &what).await {
            return Some(why);
        }
    }
    None
}

#[tokio::test]
async fn with_room_on_the_disk_again_everybody_goes_on() {
    let data = Arc::new(Scratch::new());
    let small = SqliteOptions { max_pages: Some(120), ..SqliteOptions::default() };
    let inn = Inn::start(data, small, |config| {
        config.commands = server::config::per_second(10_000, 10_000);
        config.times.table = Duration::from_millis(50);
        config.keep_tables = Duration::ZERO;
    })
    .await;
    // An old table that takes some room, and that nobody is at.
    let old = inn.table_of("Dasha").await;
    let mut dasha = Screen::of(&inn.house, old).await;
    assert_eq!(talk_until_refused(&mut dasha, "old", 300).await, None, "there is room");
    drop(dasha);
    in_time(async {
        while inn.shell.metrics.tables.get() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;

    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let refused = talk_until_refused(&mut screens[0], "new", 1_400).await;
    assert_eq!(refused, Some(json!("not_saved")));
    // What is short may still find room for a while.
    let mut told = Ok(Seq(0));
    while told.is_ok() {
        told = screens[1].does(talk()).await;
    }
    assert_eq!(told, Err(json!("not_saved")), "others at the table are told too");
    let wishes = json!({ "name": "Wren" });
    let answer = inn.house.ask("POST", "/tables", None, Some(&wishes)).await.expect("an answer");
    assert_eq!(answer.status, 503, "{}", answer.body);
    assert!(answer.body.contains("\"unavailable\""), "{}", answer.body);
    assert_eq!(inn.health().await, 503);

    let cleaned = inn.tables.clean().await.expect("to delete needs no room");
    assert_eq!(cleaned.tables, 1);
    in_time(async {
        while screens[1].does(talk()).await.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    screens[0].does(talk()).await.expect("everybody goes on");
    inn.table_of("Wren").await;
    // What was found out about the store is good for a moment.
    in_time(async {
        while inn.health().await != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
    inn.stop().await;
}

#[tokio::test]
async fn whoever_wants_a_socket_of_a_server_that_stops_is_told_so() {
    let inn = Inn::open().await;
    let mut late = TcpStream::connect(inn.house.address()).await.expect("it listens");
    let begun = "GET /api/v1/socket HTTP/1.1\r\nhost: test\r\nupgrade: websocket\r\n";
    late.write_all(begun.as_bytes()).await.expect("it reads");
    in_time(async {
        while inn.shell.metrics.sockets.get() == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    let mut told = inn.shell.stopping();
    let stopping = tokio::spawn(inn.stop());
    in_time(told.told()).await;
    drop(told);
    let rest = "connection: upgrade\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    late.write_all(rest.as_bytes()).await.expect("it reads");
    let mut answer = String::new();
    in_time(late.read_to_string(&mut answer)).await.expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    assert!(answer.contains("\"stopping\"") && answer.contains("retry-after"), "{answer}");
    in_time(stopping).await.expect("it stops");
}

#[tokio::test]
async fn no_token_is_kept() {
    let data = Arc::new(Scratch::new());
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), |_| {}).await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let path = format!("/tables/{}/people/{}/token", host.table, ines.person.0);
    let given = inn.house.ask("POST", &path, Some(&host.token), None).await.expect("an answer");
    let given: guest::Place = serde_json::from_str(&given.body).expect("a place");
    let tokens = [&host, &ines, &given].map(|place| place.token.reveal().to_owned());
    inn.stop().await;
    let mut files = 0;
    for file in fs::read_dir(data.data()).expect("a folder") {
        let content = fs::read(file.expect("it can be listed").path()).expect("a file");
        let text = String::from_utf8_lossy(&content);
        assert!(tokens.iter().all(|token| !text.contains(token)), "a token is in a file");
        files += usize::from(text.contains("Ines"));
    }
    assert!(files > 0, "what was kept is in one of them");
}
