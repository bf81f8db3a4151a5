//! What operators read of a real evening: that it was, and nothing that is for the table alone.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use futures_util::future::join_all;
use guest::{House, Line, Place, Player};
use serde_json::{Value, json};
use table::Seq;
use table::room::{RoomCommand, Token};
use table::wire::Parting;
use tokio::time::timeout;

use crate::serving::Serving;

/// How long an evening may take. Generous: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(120);

const NAMES: [&str; 3] = ["Wilhelmina", "Bartholomew", "Yekaterina"];
const TALK: &str = "the goose flies at midnight";
const NONSENSE: &str = "marzipan";
const WRONG_TOKEN: &str = "wrong-0123456789abcdef0123456789";
const WRONG_CODE: &str = "ZZ7ZZ9";
const HOSTS_SEED: &str = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae";
const GUESTS_SEED: &str = "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9";

/// Everything that must not be told, by what it is.
type Secrets = Vec<(&'static str, String)>;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_for_the_table_alone_is_in_the_trace() {
    for format in ["text", "json"] {
        let args = ["--listen", "127.0.0.1:0", "--trace", "debug", "--trace-format", format];
        let limits = ["--commands-per-second=100000", "--commands-at-once=100000"];
        let mut serving = Serving::with(&[&args[..], &limits].concat());
        let house = serving.house();
        let secrets = timeout(PATIENCE, evening(&house)).await.expect("it ends in time");
        assert_eq!(serving.end_by("TERM"), Some(0));
        let trace = serving.trace();
        for told in ["a table was opened", "a request", "/api/v1/tables/{code}/people"] {
            assert!(trace.contains(told), "there is something to read: {trace}");
        }
        // People write codes and hexadecimal digits as they like.
        let lower = trace.to_lowercase();
        for (what, secret) in &secrets {
            assert!(!lower.contains(&secret.to_lowercase()), "{what} {secret}: {trace}");
        }
        assert!(!trace.contains("127.0.0.1"), "where people are: {trace}");
    }
}

/// People come, talk, make mistakes and play a whole game; others try what is none of theirs.
async fn evening(house: &House) -> Secrets {
    let wishes =
        json!({ "name": NAMES[0], "entropy": HOSTS_SEED, "house": { "tempo": "instant" } });
    let host = house.open(&wishes).await.expect("a table");
    let mut players = vec![sits_down(house, host.clone(), 0).await];
    for (name, number) in NAMES.into_iter().zip(0..).skip(1) {
        let place = house.join(host.table, name).await.expect("a chair");
        players.push(sits_down(house, place, number).await);
    }
    let mut secrets: Secrets = vec![
        ("talk", TALK.into()),
        ("a frame", NONSENSE.into()),
        ("a wrong token", WRONG_TOKEN.into()),
        ("a wrong code", WRONG_CODE.into()),
        ("the host's seed", HOSTS_SEED.into()),
        ("a guest's seed", GUESTS_SEED.into()),
        ("a code", host.table.to_string()),
    ];
    secrets.extend(NAMES.map(|name| ("a name", name.to_owned())));
    secrets.extend(players.iter().map(|player| ("a token", player.place.token.reveal().into())));

    does(&mut players[0], json!({ "say": { "words": { "free": TALK } } })).await;
    does(&mut players[1], json!({ "stir": GUESTS_SEED })).await;
    does(&mut players[1], json!("start")).await;
    assert_eq!(players[1].refused, 1, "only the host begins");
    meddle(house, &host).await;
    does(&mut players[0], json!("start")).await;
    play_out(&mut players).await;

    let view = players[0].view.as_ref().expect("a view");
    let fairness = view.room.fairness.as_ref().expect("the game is over");
    secrets.push(("the house's seed", fairness.dealer.to_string()));
    let path = format!("/tables/{}/games/1/record", host.table);
    let record = house.ask("GET", &path, Some(&host.token), None).await.expect("an answer");
    let record: Value = serde_json::from_str(&record.body).expect("a record");
    let seed = record["start"]["deal"]["seed"].as_str().expect("the deck's seed");
    secrets.push(("the deck's seed", seed.to_owned()));
    secrets
}

/// Someone comes, and is told how things stand.
async fn sits_down(house: &House, place: Place, number: u64) -> Player {
    let mut player = Player::new(house, place, number);
    player.come().await.expect("a connection");
    player.hear().await.expect("first of all, how things stand");
    player
}

/// Someone does something, and waits for the answer.
async fn does(player: &mut Player, what: Value) {
    let what: RoomCommand = serde_json::from_value(what).expect("a command");
    player.send(what).await.expect("a connection");
    while player.waits() {
        assert!(player.hear().await.expect("a frame"), "{:?}", player.goodbye);
    }
}

/// Everything that is refused, with something in it that nobody else should read.
async fn meddle(house: &House, host: &Place) {
    let wrong = Token::new(WRONG_TOKEN).expect("a token in form");
    let known = Line::enter(house, host.table, Some(&wrong), Seq(0)).await;
    assert_eq!(parting(known.expect("a connection")).await, Parting::UnknownToken);
    for frame in [
        json!({ "hello": { "protocol": 1, "table": WRONG_CODE, "token": WRONG_TOKEN } }),
        json!({ "hello": { "protocol": 1, "table": host.table, "token": NONSENSE } }),
        json!({ "hello": { "protocol": 2, "table": NONSENSE } }),
        json!({ NONSENSE: host.token.reveal() }),
    ] {
        let mut line = Line::connect(house).await.expect("a connection");
        line.send_text(frame.to_string()).await.expect("a connection");
        parting(line).await;
    }
    // A command that is none, and then a frame that is none.
    let mut line = Line::enter(house, host.table, Some(&host.token), Seq(0)).await.expect("a line");
    let sing = json!({ "do": { "id": NONSENSE, "what": { "sing": TALK } } });
    line.send_text(sing.to_string()).await.expect("a connection");
    line.send_text(json!({ NONSENSE: TALK }).to_string()).await.expect("a connection");
    assert_eq!(parting(line).await, Parting::Malformed);

    let beats = format!("/tables/{}/beats", host.table);
    let unknown = format!("/tables/{WRONG_CODE}?token={WRONG_TOKEN}");
    let early = format!("/tables/{}/games/1/record", host.table);
    let body = json!({ "name": NAMES[1], NONSENSE: HOSTS_SEED });
    for (method, path, token, body, status) in [
        ("GET", &*beats, &wrong, None, 403),
        ("GET", &unknown, &wrong, None, 404),
        ("GET", &early, &host.token, None, 404),
        ("POST", "/tables", &wrong, Some(&body), 400),
        ("DELETE", &beats, &host.token, None, 405),
    ] {
        let answer = house.ask(method, path, Some(token), body).await.expect("an answer");
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
    }
    let mut stream = TcpStream::connect(house.address()).expect("the server listens");
    let request = format!("{NONSENSE} /{WRONG_TOKEN} of {TALK}\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the server reads");
    // It hangs up, with or without a word.
    let _ = stream.read_to_end(&mut Vec::new());
}

/// Why the server closes a connection.
async fn parting(mut line: Line) -> Parting {
    loop {
        let text = line.next().await.expect("a connection").expect("a goodbye");
        let frame: table::wire::ServerFrame = serde_json::from_str(&text).expect("a frame");
        if let Some(goodbye) = frame.goodbye {
            return goodbye.why;
        }
    }
}

/// Everyone plays at random until the game is over.
async fn play_out(players: &mut [Player]) {
    let playing = players.iter_mut().map(|player| async move {
        player.play_out().await.expect("a connection");
        assert!(player.is_over(), "{:?}", player.goodbye);
    });
    join_all(playing).await;
}
