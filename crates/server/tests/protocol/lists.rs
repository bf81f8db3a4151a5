//! Every list of the document is complete and true: what can be said is in it, and nothing else.

use std::collections::BTreeSet;
use std::time::Duration;

use rules::event::Impossible;
use rules::{Action, Ask, Catalogue, EventView, IllegalAction, PromoError, SetupError};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::Problem;
use server::config::{GUESSING_TIME, per_second};
use server::limits::{MOST_BEATS, MOST_MISSED, OUTBOX, SEATS, WRITE_TIME};
use server::tables::{STUDENTS, STUDY_TIME};
use table::room::{
    MOST_CHATTER, MOST_CHATTER_EACH, MOST_PEOPLE, ROOM_FOR_A_GAME, RoomCommand, RoomHappening,
    RoomRefusal,
};
use table::steward::{MOST_SPECTATORS, MOST_WAITING};
use table::wire::{ClientFrame, LONGEST_REASON, Parting, ServerFrame};
use table::{Phrase, Refusal};

use crate::document::{blocks, code, labelled, read, table};
use crate::session::is_of_session;

/// The names of all variants, as an error about a wrong one tells them.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_value::<T>(json!({ "?": null })).err().expect("there is no such");
    let error = error.to_string();
    let mut quoted = error.split('`').skip(1).step_by(2).map(str::to_owned);
    assert_eq!(quoted.next().as_deref(), Some("?"), "{error}");
    quoted.collect()
}

/// What a choice is called.
fn name(choice: &Value) -> String {
    match choice {
        Value::String(name) => name.clone(),
        Value::Object(members) if members.len() == 1 => members.keys().cloned().collect(),
        other => panic!("{other} is no choice"),
    }
}

/// The first column of the table about something has an example of every variant.
#[track_caller]
fn check<T: DeserializeOwned>(subject: &str) {
    let examples = table(subject).codes();
    examples.iter().for_each(|example| drop(read::<T>(example)));
    let named: BTreeSet<String> = examples.iter().map(|json| name(&read(json))).collect();
    assert_eq!(named.len(), examples.len(), "{subject}: one example each");
    assert_eq!(named, variants::<T>(), "{subject}");
}

#[test]
fn every_command_is_told() {
    check::<RoomCommand>("command");
}

#[test]
fn every_action_and_what_is_asked() {
    check::<Action>("action");
    check::<Ask>("asked");
}

#[test]
fn everything_that_happens() {
    check::<RoomHappening>("happening");
    check::<EventView>("event");
    check::<Phrase>("phrase");
}

#[test]
fn every_refusal_and_goodbye() {
    check::<RoomRefusal>("refusal");
    check::<Refusal>("refusal by the game");
    check::<SetupError>("hitch");
    check::<PromoError>("promo");
    check::<Impossible>("fact");
    check::<Parting>("goodbye");
    let illegal: BTreeSet<String> = table("illegal").codes().into_iter().collect();
    assert_eq!(illegal, variants::<IllegalAction>());
}

/// Every problem. A new one does not compile until it is here.
pub(crate) fn problems() -> Vec<Problem> {
    let reason = String::new;
    let all = vec![
        Problem::Malformed { reason: reason() },
        Problem::UnknownTable,
        Problem::WrongToken,
        Problem::ForeignOrigin,
        Problem::NeighboursOnly,
        Problem::NotFound,
        Problem::MethodNotAllowed,
        Problem::TooSlow,
        Problem::Conflict { reason: reason() },
        Problem::Refused(Box::new(RoomRefusal::NotHost)),
        Problem::Unavailable,
        Problem::TooLarge,
        Problem::UnsupportedMediaType,
        Problem::TooMany { wait: Duration::ZERO },
        Problem::Full,
        Problem::Stopping,
        Problem::Internal,
    ];
    for problem in &all {
        match problem {
            Problem::Malformed { .. }
            | Problem::UnknownTable
            | Problem::WrongToken
            | Problem::ForeignOrigin
            | Problem::NeighboursOnly
            | Problem::NotFound
            | Problem::MethodNotAllowed
            | Problem::TooSlow
            | Problem::Conflict { .. }
            | Problem::Refused(_)
            | Problem::Unavailable
            | Problem::TooLarge
            | Problem::UnsupportedMediaType
            | Problem::TooMany { .. }
            | Problem::Full
            | Problem::Stopping
            | Problem::Internal => {}
        }
    }
    all
}

#[test]
fn every_problem_with_its_status() {
    let told: BTreeSet<(String, String)> =
        table("problem").rows.iter().map(|row| (code(&row[0]).into(), row[1].clone())).collect();
    let problems = problems();
    let real = problems.iter().map(|problem| (problem.code(), problem.status().as_u16()));
    let real: BTreeSet<(String, String)> =
        real.map(|(code, status)| (code.to_owned(), status.to_string())).collect();
    assert_eq!(told, real);
}

#[test]
fn every_good_with_its_figures() {
    let catalogue = Catalogue::of_the_box();
    let real = catalogue.kinds().map(|(good, kind)| {
        let family = json!(kind.family).as_str().unwrap_or_default().to_owned();
        let (value, penalty) = (kind.value.to_string(), kind.penalty.to_string());
        vec![format!("`{}`", good.index()), kind.key.clone(), family, value, penalty]
    });
    assert_eq!(table("good").rows, real.collect::<Vec<_>>());
}

#[test]
fn every_frame_is_one() {
    let lines = |label: &str| -> Vec<String> {
        labelled(label).iter().flat_map(|block| block.content.lines().map(str::to_owned)).collect()
    };
    let sends = lines("json sends");
    let named: BTreeSet<String> = sends.iter().map(|frame| name(&read(frame))).collect();
    assert_eq!(named, variants::<ClientFrame>());
    sends.iter().for_each(|frame| drop(read::<ClientFrame>(frame)));
    lines("json gets").iter().for_each(|frame| drop(read::<ServerFrame>(frame)));
    labelled("json terms").iter().for_each(|block| drop(read::<rules::Terms>(&block.content)));
    labelled("json beat")
        .iter()
        .for_each(|block| drop(read::<table::room::RoomBeat>(&block.content)));
}

#[test]
fn every_block_is_of_a_kind_that_is_checked() {
    for block in blocks() {
        let mut words = block.label.split(' ');
        let known = match (words.next(), words.next()) {
            (Some("console" | "python"), None) => true,
            (Some("json"), None) => serde_json::from_str::<Value>(&block.content).is_ok(),
            (Some("json"), Some(kind)) => {
                ["sends", "gets", "terms", "beat"].contains(&kind) || is_of_session(&block)
            }
            _ => false,
        };
        assert!(known, "line {}: ```{}", block.line, block.label);
    }
}

/// How each limit begins in the document, and its numbers.
fn real_limits() -> Vec<(&'static str, Vec<u64>)> {
    use server::config::defaults as usual;
    let times = server::config::Times::default();
    let (commands, requests) = (usual::COMMANDS_PER_SECOND, usual::REQUESTS_PER_SECOND);
    let (commands_at_once, requests_at_once) = (usual::COMMANDS_AT_ONCE, usual::REQUESTS_AT_ONCE);
    let config = server::Config::new("nowhere");
    assert_eq!(config.commands, per_second(commands, commands_at_once), "they are what is used");
    assert_eq!(config.requests, per_second(requests, requests_at_once), "they are what is used");
    assert_eq!(GUESSING_TIME, Duration::from_secs(600), "ten minutes");
    vec![
        ("a frame, or a body", vec![usual::MAX_FRAME_BYTES.into()]),
        ("frames over one connection", vec![commands.into(), commands_at_once.into()]),
        ("connections of one address", vec![usual::MAX_CONNECTIONS_PER_ADDRESS.into()]),
        ("connections in all", vec![usual::MAX_CONNECTIONS.into()]),
        ("tables in memory", vec![usual::MAX_TABLES.into()]),
        ("requests of one address", vec![requests.into(), requests_at_once.into()]),
        ("tables opened by one address", vec![usual::TABLES_PER_HOUR.into()]),
        ("people who join", vec![(usual::TABLES_PER_HOUR * SEATS).into()]),
        ("wrong codes", vec![usual::WRONG_CODES.into()]),
        ("frames that wait", vec![OUTBOX as u64]),
        ("a frame that you do not read", vec![times.send.as_secs()]),
        ("an answer over HTTP", vec![WRITE_TIME.as_secs()]),
        ("hello", vec![times.hello.as_secs()]),
        ("pings of the server", vec![MOST_MISSED.into(), times.ping.as_secs()]),
        ("spectators at one table", vec![MOST_SPECTATORS as u64]),
        ("people who come", vec![MOST_PEOPLE as u64]),
        ("what one person says", vec![MOST_CHATTER_EACH.into()]),
        ("what all say", vec![MOST_CHATTER.into()]),
        ("entries of one table", vec![table::MOST_ENTRIES.into()]),
        ("entries that must be left", vec![ROOM_FOR_A_GAME.into()]),
        ("what waits at one table", vec![MOST_WAITING as u64]),
        ("beats that", vec![MOST_BEATS as u64]),
        ("beats, records and results", vec![STUDENTS as u64]),
        ("a command's id", vec![table::LONGEST_ID as u64]),
        ("the reason in", vec![LONGEST_REASON as u64]),
    ]
}

#[test]
fn the_numbers_are_those_of_the_code() {
    // The digits that are told, in the order of the rows: a new row needs its number here.
    let told = table("what").rows.into_iter().map(|row| {
        let numbers = row[1].replace(',', "");
        let numbers = numbers.split(|letter: char| !letter.is_ascii_digit());
        (row[0].clone(), numbers.filter_map(|number| number.parse().ok()).collect::<Vec<u64>>())
    });
    let told: Vec<(String, Vec<u64>)> = told.collect();
    let real = real_limits();
    assert_eq!(told.len(), real.len(), "{told:?}");
    for ((what, told), (begins, real)) in told.iter().zip(&real) {
        assert!(what.starts_with(begins), "{what} is told where {begins} should be");
        assert_eq!(told, real, "{what}");
    }
    let others = table("what").rows;
    let study = others.iter().find(|row| row[0].starts_with("beats, records")).expect("a limit");
    assert!(study[2].contains(&format!("{} seconds", STUDY_TIME.as_secs())), "{study:?}");
    let usual = json!(table::room::House::default());
    let told = table("member of `view.room.house`");
    for row in &told.rows {
        let told: Value = read(row[1].trim_matches('`'));
        assert_eq!(usual[code(&row[0])], told, "{row:?}");
    }
}
