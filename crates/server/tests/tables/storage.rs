//! What survives the server, and what people are told when something cannot be kept.

use std::sync::Arc;
use std::time::Duration;

use guest::Player;
use serde_json::json;
use server::store::sqlite::SqliteOptions;
use table::Phrase;
use table::room::{RoomBeat, RoomCommand, RoomHappening, Stage};

use crate::inn::{Inn, Screen, in_time, play_out};
use crate::scratch::Scratch;

fn talk() -> RoomCommand {
    RoomCommand::Say(Phrase::JustApples.into())
}

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_stopped() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    screens[0].does(talk()).await.expect("talk");
    let places: Vec<_> = screens.iter().map(|screen| screen.place.clone()).collect();
    let before = screens[0].view.table.clone().expect("a game").game;
    drop(screens);
    let inn = inn.restart().await;
    let maya = Screen::of(&inn.house, places[0].clone()).await;
    assert_eq!(maya.view.room.stage, Stage::Playing);
    assert_eq!(maya.view.table.as_ref().expect("a game").game, before);
    let path = format!("/tables/{}/beats", places[0].table);
    let answer = inn.house.ask("GET", &path, Some(&places[0].token), None).await.expect("one");
    let beats: Vec<RoomBeat> = serde_json::from_str(&answer.body).expect("beats");
    assert!(beats.iter().any(|beat| beat.what == RoomHappening::Resumed), "it says so");
    inn.stop().await;
}

#[tokio::test]
async fn a_lobby_is_there_after_the_server_was_stopped() {
    let inn = Inn::open().await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let inn = inn.restart().await;
    let screen = Screen::of(&inn.house, ines).await;
    assert_eq!(screen.view.room.people.len(), 2);
    inn.stop().await;
}

#[tokio::test]
async fn the_same_command_after_a_restart_gets_the_first_answer() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place.clone()).await;
    let what = json!({ "say": { "words": { "phrase": "deal" } } });
    let first = maya.sends("once", &what).await;
    drop(maya);
    let inn = inn.restart().await;
    let mut maya = Screen::of(&inn.house, place).await;
    assert_eq!(maya.sends("once", &what).await, first);
    inn.stop().await;
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_is_lost() {
    let data = Arc::new(Scratch::new());
    let small = SqliteOptions { max_pages: Some(60), ..SqliteOptions::default() };
    let inn = Inn::start(Arc::clone(&data), small, |config| {
        config.commands = server::config::per_second(10_000, 10_000);
    })
    .await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place.clone()).await;
    let mut acknowledged = Vec::new();
    let mut refused = None;
    for number in 0..5_000 {
        let what =
            json!({ "say": { "words": { "free": format!("{number} {}", "apples ".repeat(30)) } } });
        match maya.sends(&format!("t-{number}"), &what).await {
            Ok(seq) => acknowledged.push(seq),
            Err(why) => {
                refused = Some(why);
                break;
            }
        }
    }
    assert_eq!(refused, Some(json!("not_saved")), "after {} entries", acknowledged.len());
    assert!(inn.shell.metrics.store_errors.get() > 0);
    assert_eq!(inn.health().await, 503, "whoever watches the server sees it");
    // Reading still works, for those who are there and for those who come.
    let look = inn.house.ask("GET", &format!("/tables/{}", place.table), None, None).await;
    assert_eq!(look.expect("an answer").status, 200);
    drop(maya);
    // With room again, everything that was acknowledged is there, and it goes on.
    let inn = inn.restart().await;
    let mut maya = Screen::of(&inn.house, place).await;
    assert_eq!(Some(maya.seen), acknowledged.last().copied());
    maya.does(talk()).await.expect("there is room again");
    inn.stop().await;
}

#[tokio::test]
async fn a_table_that_somebody_is_at_is_not_deleted() {
    let inn = Inn::with(|config| config.keep_tables = Duration::ZERO).await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place).await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let cleaned = inn.tables.clean().await.expect("a store that works");
    assert_eq!((cleaned.tables, cleaned.talk), (0, 0));
    maya.does(talk()).await.expect("it goes on");
    assert_eq!(inn.health().await, 200);
    inn.stop().await;
}

#[tokio::test]
async fn free_talk_is_erased_and_the_game_goes_on() {
    let inn = Inn::with(|config| config.keep_talk = Duration::ZERO).await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let what = json!({ "say": { "words": { "free": "a secret of ours" } } });
    screens[0].sends("t", &what).await.expect("talk");
    screens[0].does(talk()).await.expect("a phrase");
    tokio::time::sleep(Duration::from_millis(5)).await;
    let cleaned = inn.tables.clean().await.expect("a store that works");
    assert_eq!(cleaned.talk, 1);
    let place = screens[0].place.clone();
    drop(screens);
    let inn = inn.restart().await;
    let path = format!("/tables/{}/beats", place.table);
    let answer = inn.house.ask("GET", &path, Some(&place.token), None).await.expect("one");
    assert!(!answer.body.contains("a secret of ours"));
    assert!(answer.body.contains("\"unsaid\"") && answer.body.contains("just_apples"));
    let mut maya = Screen::of(&inn.house, place).await;
    maya.does(talk()).await.expect("it goes on");
    inn.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_is_at_is_deleted_when_it_is_old() {
    let data = Arc::new(Scratch::new());
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), |_| {}).await;
    let place = inn.table_of("Maya").await;
    inn.stop().await;
    tokio::time::sleep(Duration::from_millis(5)).await;
    let inn = Inn::start(data, SqliteOptions::default(), |config| {
        config.keep_tables = Duration::ZERO;
    })
    .await;
    inn.tables.clean().await.expect("a store that works");
    let path = format!("/tables/{}", place.table);
    let answer = inn.house.ask("GET", &path, None, None).await.expect("an answer");
    assert_eq!(answer.status, 404, "{}", answer.body);
    inn.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_deleted_when_it_is_old_and_one_under_way_is_not() {
    let data = Arc::new(Scratch::new());
    let quick = |config: &mut server::Config| {
        config.commands = server::config::per_second(1000, 1000);
        config.times.table = Duration::from_millis(50);
    };
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), quick).await;
    let host = inn.table_of("Maya").await;
    let mut players = Vec::new();
    for name in ["Ines", "Olek"] {
        players.push(inn.join(&host, name).await);
    }
    players.insert(0, host.clone());
    let mut players: Vec<Player> = players
        .into_iter()
        .zip(1..)
        .map(|(place, number)| Player::new(&inn.house, place, number))
        .collect();
    for player in &mut players {
        player.come().await.expect("a connection");
        in_time(player.hear()).await.expect("how things stand");
    }
    players[0].send(RoomCommand::Start).await.expect("a connection");
    play_out(&mut players).await;
    drop(players);
    let under_way = inn.game_of(&["Wren", "Dasha", "Tariq"]).await[0].place.clone();
    inn.stop().await;
    tokio::time::sleep(Duration::from_millis(5)).await;

    let inn = Inn::start(data, SqliteOptions::default(), |config| {
        config.keep_tables = Duration::ZERO;
    })
    .await;
    inn.tables.clean().await.expect("a store that works");
    for (table, status) in [(host.table, 404), (under_way.table, 200)] {
        let path = format!("/tables/{table}");
        let answer = inn.house.ask("GET", &path, None, None).await.expect("an answer");
        assert_eq!(answer.status, status, "{}", answer.body);
    }
    inn.stop().await;
}

/// A game that was paused so long ago, in milliseconds, on a server that has stopped.
async fn paused_before(millis: u64) -> (Arc<Scratch>, guest::Place) {
    let data = Arc::new(Scratch::new());
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), |_| {}).await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    screens[0].does(RoomCommand::Pause).await.expect("a pause");
    let place = screens[0].place.clone();
    drop(screens);
    inn.stop().await;
    let database = rusqlite::Connection::open(data.database()).expect("a database");
    let shift = |sql: &str| database.execute(sql, [millis as i64]).expect("SQL");
    assert!(shift("UPDATE journal SET at = at - ?1") > 0);
    assert_eq!(shift("UPDATE tables SET written_at = written_at - ?1"), 1);
    (data, place)
}

/// Waits until entries are appended, though nobody does anything.
async fn entries_of_nobody(inn: &Inn) {
    in_time(async {
        while inn.shell.metrics.appends.get() == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

const LONGEST_PAUSE: u64 = table::room::LONGEST_PAUSE.as_millis() as u64;

#[tokio::test]
async fn a_game_whose_pause_is_over_goes_on_by_itself() {
    let (data, place) = paused_before(LONGEST_PAUSE + 1_000).await;
    let inn = Inn::start(data, SqliteOptions::default(), |_| {}).await;
    entries_of_nobody(&inn).await;
    let maya = Screen::of(&inn.house, place).await;
    assert!(!maya.view.table.as_ref().expect("a game").paused);
    inn.stop().await;
}

#[tokio::test]
async fn a_game_that_was_forgotten_goes_on_when_its_pause_is_over() {
    let (data, place) = paused_before(LONGEST_PAUSE - 3_000).await;
    let inn = Inn::start(data, SqliteOptions::default(), |config| {
        config.times.table = Duration::from_millis(50);
    })
    .await;
    in_time(async {
        while inn.shell.metrics.tables.get() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    inn.tables.wake_sleepers();
    assert_eq!(inn.shell.metrics.tables.get(), 0, "it is not time yet");
    in_time(async {
        while inn.shell.metrics.tables.get() == 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            inn.tables.wake_sleepers();
        }
    })
    .await;
    entries_of_nobody(&inn).await;
    let maya = Screen::of(&inn.house, place).await;
    assert!(!maya.view.table.as_ref().expect("a game").paused);
    inn.stop().await;
}

#[tokio::test]
async fn a_paused_game_that_nobody_looks_at_leaves_the_memory_and_is_there_again() {
    let inn = Inn::with(|config| config.times.table = Duration::from_millis(50)).await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let place = screens[0].place.clone();
    let open = |inn: &Inn| inn.shell.metrics.tables.get();
    assert_eq!(open(&inn), 1);
    screens[0].does(RoomCommand::Pause).await.expect("a pause");
    drop(screens);
    in_time(async {
        while open(&inn) > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    let mut maya = Screen::of(&inn.house, place).await;
    assert!(maya.view.table.as_ref().expect("a game").paused);
    maya.does(RoomCommand::Unpause).await.expect("on with it");
    drop(maya);
    // A game that runs is never forgotten.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(open(&inn), 1);
    inn.stop().await;
}
