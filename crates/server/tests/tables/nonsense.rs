//! What happens to those who send something else, and that it does not happen to the others.

use std::fs;
use std::num::NonZeroU32;
use std::time::Duration;

use guest::Line;
use serde_json::{Value, json};
use server::limits::Rate;
use server::metrics::{Limited, Outcome};
use table::Seq;
use table::room::{RoomCommand, Stage, Token};
use table::wire::{ClientFrame, Parting};
use table::{LONGEST_ID, Phrase, wire};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::inn::{Inn, Screen, frame, goodbye, in_time};
use crate::raw;

/// Sends a first frame, and says what the server makes of it.
async fn greeted_with(inn: &Inn, text: &str) -> Parting {
    let mut line = Line::connect(&inn.house).await.expect("a connection");
    line.send_text(text.to_owned()).await.expect("a connection");
    goodbye(&mut line).await.why
}

/// What the server makes of a frame that somebody at a table sends; and that the others play on.
async fn after_hello(text: String) -> Parting {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    screens[1].line.send_text(text).await.expect("a connection");
    let parting = goodbye(&mut screens[1].line).await.why;
    let said = screens[0].does(RoomCommand::Say(Phrase::JustApples.into())).await;
    said.expect("the others go on");
    let place = screens[1].place.clone();
    let back = Screen::of(&inn.house, place).await;
    assert_eq!(back.view.room.stage, Stage::Playing, "and so may whoever sent it");
    inn.stop().await;
    parting
}

#[tokio::test]
async fn the_first_frame_is_hello() {
    let inn = Inn::open().await;
    for malformed in ["", "hello", "{", "[]", "{}", r#"{"hello":1}"#, r#"{"hello":{}}"#, "\u{0}"] {
        assert_eq!(greeted_with(&inn, malformed).await, Parting::Malformed, "{malformed:?}");
    }
    let bad_table = r#"{"hello":{"protocol":1,"table":"no code"}}"#;
    assert_eq!(greeted_with(&inn, bad_table).await, Parting::Malformed);
    let extra = r#"{"hello":{"protocol":1,"table":"K7QX2M","more":true}}"#;
    assert_eq!(greeted_with(&inn, extra).await, Parting::Malformed);
    assert_eq!(greeted_with(&inn, r#"{"ping":1}"#).await, Parting::NoHello);
    let large = json!({ "hello": { "protocol": 1, "table": "x".repeat(20_000) } }).to_string();
    assert_eq!(greeted_with(&inn, &large).await, Parting::TooLarge);
    inn.stop().await;
}

#[tokio::test]
async fn another_version_is_told_which_one_this_is() {
    let inn = Inn::open().await;
    for version in [0, 2, 4_000_000_000_u32] {
        // Whatever else a hello of that version has.
        let hello = json!({ "hello": { "protocol": version, "cards": [1, 2, 3] } }).to_string();
        assert_eq!(greeted_with(&inn, &hello).await, Parting::WrongVersion);
    }
    assert!(Parting::WrongVersion.to_string().contains(&wire::PROTOCOL.to_string()));
    inn.stop().await;
}

#[tokio::test]
async fn whatever_the_fuzzer_keeps_is_no_way_in() {
    let inn = Inn::with(|config| {
        let many = NonZeroU32::new(10_000).expect("not zero");
        config.wrong_codes = Rate::per(many, Duration::from_secs(1));
    })
    .await;
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fuzzing/corpus/wire");
    for file in fs::read_dir(corpus).expect("there is a corpus") {
        let data = fs::read(file.expect("it can be listed").path()).expect("it can be read");
        // The first byte is for the fuzzer.
        let Ok(text) = str::from_utf8(&data[1..]) else { continue };
        let json: Value = serde_json::from_str(text).unwrap_or_default();
        let version = json["hello"]["protocol"].as_u64();
        let expected = match wire::read(text) {
            // The version comes first, whatever else there is.
            _ if version.is_some_and(|version| version != u64::from(wire::PROTOCOL)) => {
                Parting::WrongVersion
            }
            Ok(ClientFrame::Hello(_)) => Parting::UnknownTable,
            Ok(ClientFrame::Do { .. } | ClientFrame::Ping(_)) => Parting::NoHello,
            Err(_) => Parting::Malformed,
        };
        assert_eq!(greeted_with(&inn, text).await, expected, "{text:?}");
    }
    inn.table_of("Maya").await;
    inn.stop().await;
}

#[tokio::test]
async fn an_unknown_table_and_a_wrong_token_are_told_so() {
    let inn = Inn::open().await;
    let unknown = r#"{"hello":{"protocol":1,"table":"ZZZZZZ"}}"#;
    assert_eq!(greeted_with(&inn, unknown).await, Parting::UnknownTable);
    let place = inn.table_of("Maya").await;
    let hello = |token: &str| {
        json!({ "hello": { "protocol": 1, "table": place.table, "token": token } }).to_string()
    };
    let wrong = hello("0123456789abcdef0123456789abcdef");
    assert_eq!(greeted_with(&inn, &wrong).await, Parting::UnknownToken);
    assert_eq!(greeted_with(&inn, &hello("short")).await, Parting::Malformed);
    for path in ["/tables/ZZZZZZ", "/tables/nonsense", "/tables/ZZZZZZ/games/1/record"] {
        let answer = inn.house.ask("GET", path, None, None).await.expect("an answer");
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("\"unknown_table\""), "{}", answer.body);
    }
    inn.stop().await;
}

#[tokio::test]
async fn malformed_frames_end_only_their_own_connection() {
    for text in ["nonsense", "{\"do\":{}}", r#"{"do":{"id":"x y","what":"here"}}"#, "{\"bye\":1}"] {
        assert_eq!(after_hello(text.to_owned()).await, Parting::Malformed, "{text}");
    }
    let again = r#"{"hello":{"protocol":1,"table":"K7QX2M"}}"#;
    assert_eq!(after_hello(again.to_owned()).await, Parting::NoHello);
}

#[tokio::test]
async fn a_command_that_is_none_is_refused_with_the_reason() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let during = json!({ "round": 1, "phase": "load" });
    let six_cards =
        json!({ "act": { "action": { "load": [0, 0, 0, 0, 0, 0] }, "during": during } });
    let long = json!({ "say": { "words": { "free": "x".repeat(281) } } });
    let turned = json!({ "say": { "words": { "free": "a\u{202e}b" } } });
    for (id, what, reason) in [
        ("a", json!("dance"), "unknown variant `dance`"),
        ("b", six_cards, "1 to 5"),
        ("c", long, "281 characters are too many"),
        ("d", turned, "no control characters"),
        ("e", json!("x".repeat(10_000)), "unknown variant `xxx"),
        ("e".repeat(LONGEST_ID).as_str(), json!("dance"), "unknown variant `dance`"),
    ] {
        let refused = screens[0].sends(id, &what).await.expect_err("no command");
        let said = refused["no_command"].as_str().expect("the reason").to_owned();
        assert!(said.contains(reason), "{said}");
        assert!(said.chars().count() <= wire::LONGEST_REASON, "{said}");
    }
    let longer = "e".repeat(LONGEST_ID + 1);
    let frame = json!({ "do": { "id": longer, "what": "here" } }).to_string();
    screens[1].line.send_text(frame).await.expect("a connection");
    assert_eq!(goodbye(&mut screens[1].line).await.why, Parting::Malformed, "there is no such id");
    screens[0].does(RoomCommand::Here).await.expect("and the connection goes on");
    inn.stop().await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_only_its_own_connection() {
    let large = json!({ "do": { "id": "x", "what": { "say": "x".repeat(20_000) } } }).to_string();
    assert_eq!(after_hello(large).await, Parting::TooLarge);
}

#[tokio::test]
async fn deeply_nested_json_is_malformed_and_no_more() {
    assert_eq!(after_hello("[".repeat(10_000)).await, Parting::Malformed);
}

#[tokio::test]
async fn illegal_and_late_acts_are_refused_with_the_reason() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let during = json!({ "round": 1, "phase": "market" });
    let act = |action: Value| json!({ "act": { "action": action, "during": during } });
    let seq = screens[0].seen;
    let declared = screens[0].sends("a", &act(json!({ "declare": 0 }))).await.expect_err("not now");
    assert_eq!(declared["table"]["illegal"], json!("wrong_phase"), "{declared}");
    let late =
        json!({ "act": { "action": { "declare": 0 }, "during": { "round": 7, "phase": "load" } } });
    let late = screens[0].sends("b", &late).await.expect_err("too late");
    assert!(late["table"]["too_late"].is_object(), "{late}");
    let clock = screens[0].sends("c", &act(json!("time_is_up"))).await.expect_err("not theirs");
    assert!(clock["table"]["illegal"].is_string() || clock["table"]["illegal"].is_object());
    // Whoever is not asked does not act, and whoever is does.
    let game = |screen: &Screen| screen.view.table.as_ref().expect("a game").game.clone();
    let asked = screens.iter().position(|screen| game(screen).asked().is_some());
    let asked = asked.expect("someone is asked");
    let (sooner, other) = (game(&screens[asked]), (asked + 1) % 3);
    let choices = sooner.choices().expect("a seat");
    let action = rules::random::choose(&choices, &mut rules::random::Dice::new(7)).expect("a way");
    let action = act(serde_json::to_value(action).expect("JSON"));
    let refused = screens[other].sends("d", &action).await.expect_err("not their turn");
    assert!(refused["table"]["illegal"]["not_your_turn"].is_u64(), "{refused}");
    assert_eq!(screens[other].seen, seq, "nothing has changed");
    screens[asked].sends("e", &action).await.expect("the others go on");
    inn.stop().await;
}

#[tokio::test]
async fn a_command_id_is_used_for_one_thing() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let mut maya = Screen::of(&inn.house, place).await;
    let phrase = |phrase: &str| json!({ "say": { "words": { "phrase": phrase } } });
    let first = maya.sends("x", &phrase("just_apples")).await.expect("talk");
    assert_eq!(maya.sends("x", &phrase("just_apples")).await, Ok(first), "the first answer again");
    let reused = maya.sends("x", &phrase("deal")).await;
    assert_eq!(reused, Err(json!({ "table": "command_id_reused" })));
    assert_eq!(maya.sends("act:7", &phrase("deal")).await, Err(json!("reserved_id")));
    inn.stop().await;
}

#[tokio::test]
async fn a_flood_ends_only_its_own_connection() {
    let inn = Inn::open().await;
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    for number in 0..200 {
        let frame = json!({ "do": { "id": format!("f-{number}"), "what": "here" } }).to_string();
        if screens[1].line.send_text(frame).await.is_err() {
            break;
        }
    }
    assert_eq!(goodbye(&mut screens[1].line).await.why, Parting::TooMuch);
    assert_eq!(inn.shell.metrics.limited.of(Limited::Commands).get(), 1);
    screens[0].does(RoomCommand::Here).await.expect("the others go on");
    inn.stop().await;
}

#[tokio::test]
async fn codes_and_tokens_cannot_be_guessed_at_leisure() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    for _ in 0..20 {
        let answer = inn.house.ask("GET", "/tables/ZZZZZZ", None, None).await.expect("an answer");
        assert_eq!(answer.status, 404);
    }
    let answer = inn.house.ask("GET", "/tables/ZZZZZZ", None, None).await.expect("an answer");
    assert_eq!(answer.status, 429, "{}", answer.body);
    let path = format!("/tables/{}", place.table);
    let right = inn.house.ask("GET", &path, None, None).await.expect("an answer");
    assert_eq!(right.status, 429, "whoever guesses does not learn which is right");
    let hello = json!({ "hello": { "protocol": 1, "table": place.table } }).to_string();
    assert_eq!(greeted_with(&inn, &hello).await, Parting::TooMuch);
    assert!(inn.shell.metrics.limited.of(Limited::Guesses).get() >= 3);
    // Nobody guesses a token: whoever has one gets to their seat all the same.
    let maya = Screen::of(&inn.house, place.clone()).await;
    assert_eq!(maya.view.room.people.len(), 1);
    let wrong = Token::new("a-token-of-nobody-at-all").expect("a token");
    let mut line = Line::enter(&inn.house, place.table, Some(&wrong), Seq(0)).await.expect("one");
    assert_eq!(goodbye(&mut line).await.why, Parting::TooMuch);
    inn.stop().await;
}

#[tokio::test]
async fn many_come_to_their_seats_at_once() {
    let inn = Inn::with(|config| config.max_connections_per_address = 200).await;
    let place = inn.table_of("Maya").await;
    let all = (0..100).map(|_| Screen::of(&inn.house, place.clone()));
    let screens = in_time(futures_util::future::join_all(all)).await;
    assert_eq!(screens.len(), 100);
    inn.stop().await;
}

#[tokio::test]
async fn whoever_does_not_say_hello_is_sent_away() {
    let inn = Inn::with(|config| config.times.hello = Duration::from_millis(50)).await;
    let mut line = Line::connect(&inn.house).await.expect("a connection");
    assert_eq!(goodbye(&mut line).await.why, Parting::TooSlow);
    inn.stop().await;
}

#[tokio::test]
async fn whoever_gives_no_sign_of_life_is_gone() {
    let inn = Inn::with(|config| config.times.ping = Duration::from_millis(700)).await;
    let host = inn.table_of("Maya").await;
    let ines = inn.join(&host, "Ines").await;
    let silent = Screen::of(&inn.house, ines).await;
    let mut maya = Screen::of(&inn.house, host).await;
    maya.until(|view| view.room.people[1].here).await;
    // A socket that nobody reads answers no ping. Maya's does while she waits for news.
    in_time(maya.until(|view| !view.room.people[1].here)).await;
    drop(silent);
    inn.stop().await;
}

#[tokio::test]
async fn so_many_look_on_at_a_table_and_no_more() {
    let inn = Inn::with(|config| config.max_connections_per_address = 200).await;
    let place = inn.table_of("Maya").await;
    let mut lines = Vec::new();
    for _ in 0..table::steward::MOST_SPECTATORS {
        let line = Line::enter(&inn.house, place.table, None, Seq(0)).await;
        let mut line = line.expect("a connection");
        assert!(frame(&mut line).await.update.is_some(), "they look on");
        lines.push(line);
    }
    let line = Line::enter(&inn.house, place.table, None, Seq(0)).await;
    assert_eq!(goodbye(&mut line.expect("a connection")).await.why, Parting::Full);
    Screen::of(&inn.house, place).await;
    inn.stop().await;
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let inn = Inn::with(|config| config.max_connections_per_address = 3).await;
    let place = inn.table_of("Maya").await;
    let mut lines = Vec::new();
    for _ in 0..3 {
        lines.push(Screen::of(&inn.house, place.clone()).await);
    }
    assert!(Line::connect(&inn.house).await.is_err(), "one too many");
    drop(lines.pop());
    in_time(async {
        while Line::connect(&inn.house).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    inn.stop().await;
}

#[tokio::test]
async fn one_address_opens_so_many_tables_and_a_server_has_so_many() {
    let three = NonZeroU32::new(3).expect("three");
    let inn = Inn::with(|config| {
        config.openings = Rate::per(three, Duration::from_secs(3600));
    })
    .await;
    let wishes = json!({ "name": "Maya" });
    for _ in 0..3 {
        inn.table_with(wishes.clone()).await;
    }
    let answer = inn.house.ask("POST", "/tables", None, Some(&wishes)).await.expect("an answer");
    assert_eq!(answer.status, 429, "{}", answer.body);
    inn.stop().await;

    let inn = Inn::with(|config| config.max_tables = 2).await;
    for _ in 0..2 {
        inn.table_with(wishes.clone()).await;
    }
    let answer = inn.house.ask("POST", "/tables", None, Some(&wishes)).await.expect("an answer");
    assert_eq!(answer.status, 503, "{}", answer.body);
    assert!(answer.body.contains("\"full\""), "{}", answer.body);
    inn.stop().await;
}

/// Asks for a socket with further header lines; the status.
async fn upgrade(inn: &Inn, headers: &str) -> u16 {
    let mut stream = TcpStream::connect(inn.house.address()).await.expect("it listens");
    let request = format!(
        "GET /api/v1/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n",
        inn.house.address()
    );
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = [0; 12];
    in_time(stream.read_exact(&mut answer)).await.expect("it answers");
    String::from_utf8_lossy(&answer[9..]).parse().expect("a status")
}

#[tokio::test]
async fn pages_of_other_sites_get_no_socket() {
    let inn = Inn::open().await;
    assert_eq!(upgrade(&inn, "").await, 101, "programs have no origin");
    let ours = format!("origin: http://{}\r\n", inn.house.address());
    assert_eq!(upgrade(&inn, &ours).await, 101);
    for foreign in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(upgrade(&inn, &format!("origin: {foreign}\r\n")).await, 403, "{foreign}");
    }
    inn.stop().await;
}

#[tokio::test]
async fn bad_bodies_are_named() {
    let inn = Inn::open().await;
    let path = "/tables";
    let long = "x".repeat(21);
    let mut six = serde_json::to_value(rules::Options::new(rules::Edition::Second, 4)).unwrap();
    six["players"] = 300.into();
    for (body, status, code) in [
        (json!({}), 400, "malformed"),
        (json!({ "name": "" }), 400, "malformed"),
        (json!({ "name": long }), 400, "malformed"),
        (json!({ "name": "Maya\u{202e}" }), 400, "malformed"),
        (json!({ "name": "Maya", "colour": "red" }), 400, "malformed"),
        (json!({ "name": "Maya", "options": six }), 400, "malformed"),
        (json!({ "name": "Maya", "token": "short" }), 400, "malformed"),
        (json!({ "name": "Maya", "entropy": "00" }), 400, "malformed"),
        (json!({ "name": "Maya", "house": { "gone_seconds": 1 } }), 409, "refused"),
    ] {
        let answer = inn.house.ask("POST", path, None, Some(&body)).await.expect("an answer");
        assert_eq!(answer.status, status, "{body}: {}", answer.body);
        assert!(answer.body.contains(&format!("\"{code}\"")), "{}", answer.body);
    }
    assert_eq!(inn.shell.metrics.commands.of(Outcome::Accepted).get(), 0);
    inn.stop().await;
}

#[tokio::test]
async fn whoever_says_nothing_does_not_keep_the_server_from_stopping() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let mut silent = Line::connect(&inn.house).await.expect("a connection");
    let mut maya = Screen::of(&inn.house, place).await;
    let stopping = tokio::spawn(inn.stop());
    assert_eq!(goodbye(&mut maya.line).await.why, Parting::Stopping);
    in_time(stopping).await.expect("it stops");
    assert_eq!(goodbye(&mut silent).await.why, Parting::Stopping);
}

#[tokio::test]
async fn a_hello_from_the_future_is_shown_how_things_stand() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let line = Line::enter(&inn.house, place.table, Some(&place.token), Seq(4_000_000_000)).await;
    let update = frame(&mut line.expect("a connection")).await.update.expect("how things stand");
    assert_eq!(update.beats.len(), update.seq.0 as usize);
    inn.stop().await;
}

/// A WebSocket ping, as a client sends it.
fn ping() -> Vec<u8> {
    let mut frame = vec![0x89, 0x80 | 125, 0, 0, 0, 0];
    frame.extend([b'x'; 125]);
    frame
}

#[tokio::test]
async fn pings_are_frames_like_others() {
    let inn = Inn::open().await;
    let place = inn.table_of("Maya").await;
    let mut stream = TcpStream::connect(inn.house.address()).await.expect("it listens");
    raw::upgrade(&mut stream).await;
    let hello = json!({ "hello": { "protocol": 1, "table": place.table } }).to_string();
    raw::send(&mut stream, &hello).await;
    // Nobody reads the answers, which must not pile up: the connection ends.
    in_time(async { while stream.write_all(&ping()).await.is_ok() {} }).await;
    let mut said = Vec::new();
    let _ = in_time(stream.read_to_end(&mut said)).await;
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(said.contains("too_much") || !said.contains("goodbye"), "{said}");
    assert!(inn.shell.metrics.limited.of(Limited::Commands).get() >= 1);
    Screen::of(&inn.house, place).await;
    inn.stop().await;
}

#[tokio::test]
async fn many_look_on_at_once_at_a_table_that_is_not_in_memory() {
    let inn = Inn::with(|config| config.max_connections_per_address = 200).await;
    let place = inn.table_of("Maya").await;
    let inn = inn.restart().await;
    let all = (0..60).map(|_| async {
        let line = Line::enter(&inn.house, place.table, None, Seq(0)).await;
        frame(&mut line.expect("a connection")).await.update.is_some()
    });
    let told = in_time(futures_util::future::join_all(all)).await;
    assert_eq!(told, [true; 60], "the right code never counts as wrong");
    inn.stop().await;
}
