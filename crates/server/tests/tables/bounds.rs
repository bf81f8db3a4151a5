//! How much a server and its tables take, and what happens to whoever wants more.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use guest::{Line, Lost};
use rules::{Edition, Options, Seed, fingerprint};
use serde_json::json;
use server::limits::{MOST_BEATS, Rate};
use server::metrics::Limited;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Append, Row, Standing, Store as _};
use table::room::{
    Founding, House, Newcomer, PersonId, Room, RoomBeat, RoomCommand, RoomEntry, RoomInput,
    TableCode, Token, Writer,
};
use table::wire::Parting;
use table::{CommandId, MOST_ENTRIES, Moment, Name, Seq};

use crate::inn::{Inn, Screen, goodbye};
use crate::scratch::Scratch;

#[tokio::test]
async fn a_server_has_so_many_connections() {
    let inn = Inn::with(|config| config.max_connections = 2).await;
    let place = inn.table_of("Maya").await;
    let first = Screen::of(&inn.house, place.clone()).await;
    let second = Screen::of(&inn.house, place.clone()).await;
    let refused = Line::connect(&inn.house).await.err();
    let Some(Lost::Refused { status, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!(status, 503);
    assert_eq!(inn.shell.metrics.limited.of(Limited::Connections).get(), 1);
    drop((first, second));
    inn.stop().await;
}

#[tokio::test]
async fn so_many_come_to_tables_from_one_address() {
    let one = NonZeroU32::new(1).expect("one");
    let inn = Inn::with(|config| config.openings = Rate::per(one, Duration::from_secs(3600))).await;
    let host = inn.table_of("Maya").await;
    let path = format!("/tables/{}/people", host.table);
    let mut told = Vec::new();
    for number in 0..7 {
        let wishes = json!({ "name": format!("Guest {number}") });
        let answer = inn.house.ask("POST", &path, None, Some(&wishes)).await.expect("an answer");
        told.push((answer.status, answer.body.contains("\"too_many\"")));
    }
    assert!(told[..6].iter().all(|(status, _)| *status != 429), "six for each table: {told:?}");
    assert_eq!(told[6], (429, true));
    inn.stop().await;
}

#[tokio::test]
async fn a_table_that_does_not_fit_into_memory_is_full() {
    let data = Arc::new(Scratch::new());
    let inn = Inn::start(Arc::clone(&data), SqliteOptions::default(), |_| {}).await;
    let (one, other) = (inn.table_of("Maya").await, inn.table_of("Ines").await);
    inn.stop().await;
    let inn = Inn::start(data, SqliteOptions::default(), |config| config.max_tables = 1).await;
    let maya = Screen::of(&inn.house, one).await;
    let line = Line::enter(&inn.house, other.table, Some(&other.token), Seq(0)).await;
    assert_eq!(goodbye(&mut line.expect("a connection")).await.why, Parting::Full);
    let look = inn.house.ask("GET", &format!("/tables/{}", other.table), None, None).await;
    assert_eq!(look.expect("an answer").status, 503);
    assert_eq!(inn.shell.metrics.limited.of(Limited::Tables).get(), 2);
    drop(maya);
    inn.stop().await;
}

/// The token of Maya, whose table was written without a server.
fn mayas() -> Token {
    Token::new("token-of-Maya-0123456789").expect("a token")
}

/// A journal in which Maya changes the rules of the house until it is full.
fn full_journal() -> (TableCode, Vec<RoomEntry>) {
    let founding = Founding {
        code: TableCode::from_random(7),
        secret: Seed::from_number(11),
        options: Options::new(Edition::Second, 4),
        house: House::default(),
        host: Newcomer {
            name: Name::new("Maya").expect("a name"),
            key: mayas().key(),
            entropy: None,
        },
    };
    // What is old would be deleted.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    let (now, code) = (Moment(now.as_millis() as u64), founding.code);
    let (mut room, first) = Room::found(now, founding).expect("a room that opens");
    let mut journal = vec![first];
    while journal.len() < MOST_ENTRIES as usize {
        let id = CommandId::new(format!("k-{}", journal.len())).expect("an id");
        let command = RoomCommand::Keep(House::default());
        let outputs = room.handle(now, RoomInput::Command { by: PersonId(1), id, command });
        journal.extend(outputs.entries);
    }
    (code, journal)
}

/// An entry of Maya's as a row of the store.
fn row(entry: &RoomEntry) -> Row {
    assert_eq!(entry.by, Writer::Person(PersonId(1)));
    Row {
        seq: entry.seq.0,
        at: entry.at.0,
        actor: "person 1".to_owned(),
        command: entry.id.clone().into(),
        digest: fingerprint(&entry.deed),
        deed: serde_json::to_string(&entry.deed).expect("JSON"),
        hash: entry.hash,
        talk: false,
    }
}

#[tokio::test]
async fn a_journal_that_is_full_takes_no_more_and_is_told_in_part() {
    let data = Arc::new(Scratch::new());
    let (code, journal) = full_journal();
    let store = SqliteStore::open(&data.data()).expect("a store that opens");
    let rows = journal.iter().map(row).collect();
    let append = Append { table: code.to_string(), standing: Standing::Lobby, rows };
    store.append(append).await.expect("a store that works");
    store.close().expect("a tidy store");

    let inn = Inn::start(data, SqliteOptions::default(), |_| {}).await;
    let place = guest::Place { table: code, person: PersonId(1), token: mayas() };
    let mut maya = Screen::of(&inn.house, place).await;
    assert_eq!(maya.seen, Seq(MOST_ENTRIES));
    let refused = maya.does(RoomCommand::Keep(House::default())).await;
    assert_eq!(refused, Err(json!({ "table": "table_full" })));
    let path = format!("/tables/{code}/beats");
    let answer = inn.house.ask("GET", &path, Some(&mayas()), None).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let beats: Vec<RoomBeat> = serde_json::from_str(&answer.body).expect("beats");
    assert_eq!(beats.len(), MOST_BEATS);
    assert_eq!(beats.last().map(|beat| beat.seq), Some(Seq(MOST_ENTRIES)), "the last ones");
    inn.stop().await;
}
