//! Every list of the document is complete and true: what can be said is in it, and nothing else.

use std::collections::BTreeSet;
use std::time::Duration;

use rules::event::Impossible;
use rules::{Action, Ask, Catalogue, EventView, IllegalAction, PromoError, SetupError};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::Problem;
use table::room::{RoomCommand, RoomHappening, RoomRefusal};
use table::wire::{ClientFrame, Parting, ServerFrame};
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

#[test]
fn the_numbers_are_those_of_the_code() {
    let config = server::Config::new("nowhere");
    let limit = |what: &str| {
        let rows = table("what").rows;
        let row = rows.iter().find(|row| row[0].starts_with(what)).expect("a limit");
        row[1].replace(',', "")
    };
    assert_eq!(limit("a frame"), format!("{} bytes", config.max_frame_bytes));
    assert_eq!(config.commands, server::config::per_second(10, 40), "as told");
    assert_eq!(config.requests, server::config::per_second(50, 400), "as told");
    assert_eq!(limit("connections"), config.max_connections_per_address.to_string());
    assert_eq!(limit("entries"), table::MOST_ENTRIES.to_string());
    let usual = json!(table::room::House::default());
    let told = table("member of `view.room.house`");
    for row in &told.rows {
        let told: Value = read(row[1].trim_matches('`'));
        assert_eq!(usual[code(&row[0])], told, "{row:?}");
    }
}
