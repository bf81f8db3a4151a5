//! `openapi.json` against the routes, the problems, and what a real server answers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use guest::{Place, Player};
use serde_json::{Value, json};
use table::room::{RoomCommand, Token};

use crate::document::{labelled, read, table};
use crate::inn::{Inn, in_time, play_out};
use crate::lists::problems;
use crate::python::{printed, python};
use crate::schema;

const ROUTES: &str = include_str!("../../src/api.rs");

fn document() -> Value {
    read(include_str!("../../src/api/openapi.json"))
}

/// Every operation by method and path.
fn operations(document: &Value) -> BTreeMap<(String, String), Value> {
    let paths = document["paths"].as_object().expect("paths");
    let all = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().expect("methods");
        methods
            .iter()
            .map(|(method, operation)| ((method.to_uppercase(), path.clone()), operation.clone()))
    });
    all.collect()
}

#[test]
fn every_route_is_told_and_every_route_that_is_told_is_there() {
    let routes: BTreeSet<(String, String)> = ROUTES
        .lines()
        .filter_map(|line| {
            let (path, handler) = line.trim().strip_prefix(".route(\"")?.split_once("\", ")?;
            let (method, _) = handler.split_once('(')?;
            Some((method.to_uppercase(), path.to_owned()))
        })
        .collect();
    assert_eq!(routes.len(), ROUTES.matches(".route(").count(), "every line is understood");
    let described: BTreeSet<_> = operations(&document()).into_keys().collect();
    assert_eq!(described, routes, "openapi.json");
    let told = table("request").codes().into_iter().map(|request| {
        let (method, path) = request.split_once(' ').expect("a method and a path");
        (method.to_owned(), path.to_owned())
    });
    assert_eq!(told.collect::<BTreeSet<_>>(), routes, "docs/protocol.md");
}

#[test]
fn every_problem_is_told_with_its_status() {
    let document = document();
    let mut described = BTreeSet::new();
    for (title, response) in document["components"]["responses"].as_object().expect("responses") {
        let examples = &response["content"]["application/json"]["examples"];
        for (code, example) in examples.as_object().expect("examples") {
            let problem = problems().into_iter().find(|problem| problem.code() == code);
            let problem = problem.unwrap_or_else(|| panic!("{code} is a problem"));
            let problem_schema = json!({ "$ref": "#/components/schemas/Problem" });
            schema::check(&document, &problem_schema, &example["value"]).expect(code);
            assert_eq!(example["value"]["error"]["code"], json!(code));
            described.insert((title.clone(), problem.status().as_u16(), code.clone()));
        }
    }
    let codes: BTreeSet<&str> = described.iter().map(|(_, _, code)| code.as_str()).collect();
    let problems = problems();
    let real: BTreeSet<&str> = problems.iter().map(server::Problem::code).collect();
    assert_eq!(codes, real);
    let word =
        &document["components"]["schemas"]["Problem"]["properties"]["error"]["properties"]["code"];
    let words = word["enum"].as_array().expect("words").iter().filter_map(Value::as_str);
    assert_eq!(words.collect::<BTreeSet<_>>(), real);
    // Wherever an operation names a response, it is under that response's status.
    for ((_, path), operation) in operations(&document) {
        for (status, response) in operation["responses"].as_object().expect("responses") {
            let Some(title) = response["$ref"].as_str().and_then(|path| path.rsplit('/').next())
            else {
                continue;
            };
            let mut of_title = described.iter().filter(|(named, ..)| named == title).peekable();
            assert!(of_title.peek().is_some(), "{path}: {title}");
            assert!(of_title.all(|(_, real, _)| real.to_string() == *status), "{path}: {title}");
        }
    }
}

#[test]
fn every_example_fits_its_schema() {
    let document = document();
    for ((method, path), operation) in operations(&document) {
        let contents = operation["responses"].as_object().expect("responses").values();
        let bodies = contents.chain([&operation["requestBody"]]);
        for content in bodies.filter_map(|body| body["content"].get("application/json")) {
            if let Some(example) = content.get("example") {
                let fits = schema::check(&document, &content["schema"], example);
                fits.unwrap_or_else(|why| panic!("{method} {path}: {why}"));
            }
        }
    }
}

/// Someone who asks, and holds every answer against the document.
struct Reader<'a> {
    inn: &'a Inn,
    document: Value,
    /// Which operations answered with which status.
    seen: BTreeSet<(String, u16)>,
}

impl Reader<'_> {
    /// Asks by the path as the document has it, with what its placeholders are.
    async fn asks(
        &mut self,
        (method, path): (&str, &str),
        places: &[(&str, &str)],
        token: Option<&Token>,
        body: Option<&Value>,
    ) -> (u16, String) {
        let real =
            places.iter().fold(path.to_owned(), |path, (name, value)| path.replace(name, value));
        let answer = self.inn.house.ask(method, &real, token, body).await.expect("an answer");
        let operation = &self.document["paths"][path][method.to_lowercase()];
        let told = &operation["responses"][answer.status.to_string()];
        assert!(told.is_object(), "{method} {real} answers {}: {}", answer.status, answer.body);
        let told = match told.get("$ref") {
            Some(reference) => schema::target(&self.document, reference).expect("a response"),
            None => told,
        };
        if let Some(content) = told["content"].get("application/json") {
            let fits = schema::check(&self.document, &content["schema"], &read(&answer.body));
            fits.unwrap_or_else(|why| panic!("{method} {real} answers {}: {why}", answer.status));
        }
        self.seen.insert((path.to_owned(), answer.status));
        (answer.status, answer.body)
    }

    /// The same, for a problem.
    async fn fails(
        &mut self,
        operation: (&str, &str),
        places: &[(&str, &str)],
        token: Option<&Token>,
        body: Option<&Value>,
        (status, code): (u16, &str),
    ) {
        let (came, body) = self.asks(operation, places, token, body).await;
        let body: Value = read(&body);
        assert_eq!((came, body["error"]["code"].as_str()), (status, Some(code)), "{operation:?}");
    }
}

const OPEN: (&str, &str) = ("POST", "/tables");
const LOOK: (&str, &str) = ("GET", "/tables/{code}");
const JOIN: (&str, &str) = ("POST", "/tables/{code}/people");
const REISSUE: (&str, &str) = ("POST", "/tables/{code}/people/{person}/token");
const LINK: (&str, &str) = ("GET", "/tables/{code}/link");
const QR: (&str, &str) = ("GET", "/tables/{code}/qr.svg");
const BEATS: (&str, &str) = ("GET", "/tables/{code}/beats");
const RECORD: (&str, &str) = ("GET", "/tables/{code}/games/{game}/record");
const RESULT: (&str, &str) = ("GET", "/tables/{code}/games/{game}/result");

#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_answers_is_what_is_told() {
    let inn = Inn::with(|config| config.commands = server::config::per_second(1000, 1000)).await;
    let mut reader = Reader { inn: &inn, document: document(), seen: BTreeSet::new() };
    let example = |document: &Value, path: &str| {
        let body = &document["paths"][path]["post"]["requestBody"]["content"];
        body["application/json"]["example"].clone()
    };
    let opening = example(&reader.document, OPEN.1);
    let (status, body) = reader.asks(OPEN, &[], None, Some(&opening)).await;
    assert_eq!(status, 201, "the example of the document: {body}");
    let maya: Place = read(&body);
    let code = maya.table.to_string();
    let at = [("{code}", code.as_str()), ("{game}", "1"), ("{person}", "2")];
    reader.asks(LOOK, &at, None, None).await;
    let joining = example(&reader.document, JOIN.1);
    let (status, body) = reader.asks(JOIN, &at, None, Some(&joining)).await;
    assert_eq!(status, 201, "{body}");
    let (_, body) = reader.asks(REISSUE, &at, Some(&maya.token), None).await;
    let ines: Place = read(&body);
    let olek = inn.join(&maya, "Olek").await;
    let (_, link) = reader.asks(LINK, &at, None, None).await;
    assert!(link.contains(&format!("/#{code}")), "{link}");
    let (status, picture) = reader.asks(QR, &at, None, None).await;
    assert!(status == 200 && picture.contains("<svg"), "{picture}");
    reader.asks(("GET", "/openapi.json"), &[], None, None).await;

    // What goes wrong.
    let nameless = json!({ "name": "" });
    reader.fails(OPEN, &[], None, Some(&nameless), (400, "malformed")).await;
    let long = json!({ "name": " ".repeat(20_000) });
    reader.fails(OPEN, &[], None, Some(&long), (413, "too_large")).await;
    let bad_house = json!({ "name": "Maya", "house": { "gone_seconds": 1 } });
    reader.fails(OPEN, &[], None, Some(&bad_house), (409, "refused")).await;
    let nowhere = [("{code}", "ZZZZZZ"), ("{game}", "1"), ("{person}", "2")];
    for operation in [LOOK, LINK, BEATS, RECORD, RESULT] {
        reader.fails(operation, &nowhere, None, None, (404, "unknown_table")).await;
    }
    reader.fails(JOIN, &nowhere, None, Some(&joining), (404, "unknown_table")).await;
    reader.fails(JOIN, &at, None, Some(&joining), (409, "refused")).await;
    reader.fails(REISSUE, &at, None, None, (403, "wrong_token")).await;
    reader.fails(REISSUE, &at, Some(&ines.token), None, (409, "refused")).await;
    reader.fails(RECORD, &at, None, None, (404, "not_found")).await;
    let wordy = [("{code}", code.as_str()), ("{game}", "first"), ("{person}", "99999")];
    for operation in [RECORD, RESULT, REISSUE] {
        reader.fails(operation, &wordy, None, None, (404, "not_found")).await;
    }

    // A game.
    let mut players = Vec::new();
    for (place, number) in [maya, ines, olek].into_iter().zip(1..) {
        let mut player = Player::new(&inn.house, place, number);
        player.come().await.expect("a connection");
        in_time(player.hear()).await.expect("how things stand");
        players.push(player);
    }
    players[0].send(RoomCommand::Start).await.expect("a connection");
    while players[0].view.as_ref().is_none_or(|view| view.table.is_none()) {
        in_time(players[0].hear()).await.expect("a connection");
    }
    reader.fails(RECORD, &at, None, None, (409, "conflict")).await;
    play_out(&mut players).await;
    let token = players[1].place.token.clone();
    reader.asks(LOOK, &at, None, None).await;
    reader.asks(BEATS, &at, Some(&token), None).await;
    reader.asks(RESULT, &at, Some(&token), None).await;
    let (status, record) = reader.asks(RECORD, &at, Some(&token), None).await;
    assert_eq!(status, 200);
    let answered: BTreeSet<&str> = reader
        .seen
        .iter()
        .filter(|(_, status)| *status < 300)
        .map(|(path, _)| path.as_str())
        .collect();
    let all: BTreeSet<(String, String)> = operations(&reader.document).into_keys().collect();
    let all = all.iter().map(|(_, path)| path.as_str()).filter(|path| *path != "/socket");
    assert_eq!(answered, all.collect(), "everything was asked");
    the_deck_can_be_checked(&record).await;
    inn.stop().await;
}

/// The few lines of Python in the document find out whether a record is fair.
async fn the_deck_can_be_checked(record: &str) {
    let folder = crate::scratch::Scratch::new();
    let (program, file) = (folder.path("verify.py"), folder.path("record.json"));
    fs::write(&program, &labelled("python")[0].content).expect("a file");
    let (program, path) = (program.to_str().expect("text"), file.to_str().expect("text"));
    fs::write(&file, record).expect("a file");
    let said = printed(python(&[program, path]).await);
    assert_eq!(said.trim_end(), "The deck was dealt from these parts.");
    // Another deck is not taken for this one.
    let mut changed: Value = read(record);
    changed["fairness"]["dealer"] = json!("0".repeat(64));
    fs::write(&file, changed.to_string()).expect("a file");
    assert!(!python(&[program, path]).await.status.success());
}
