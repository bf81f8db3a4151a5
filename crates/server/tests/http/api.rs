//! The API from outside: problems in one shape, and pages of other sites kept out.

use axum::Router;
use axum::extract::{Path, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use server::{Asker, Config, Json, Problem, Site};

use crate::site;
use crate::wire::{Answer, Server};

/// An API that adds two numbers, and knows one table.
pub(crate) fn api() -> Router {
    let table = async |Path(code): Path<String>| {
        if code == "APPLES" { Ok("three seats") } else { Err(Problem::UnknownTable) }
    };
    let add = async |Json((one, other)): Json<(u32, u32)>| (one + other).to_string();
    let who = async |asker: Asker| asker.address().to_string();
    let broken = async || StatusCode::INTERNAL_SERVER_ERROR;
    Router::new()
        .route("/add", post(add))
        .route("/who", get(who))
        .route("/broken", get(broken))
        .route("/echo", get(echo))
        .route("/tables/{code}", get(table))
}

/// Switches to a protocol that says everything again.
async fn echo(request: Request) -> Response {
    let upgrade = hyper::upgrade::on(request);
    tokio::spawn(async move {
        let stream = TokioIo::new(upgrade.await.expect("the protocol is switched"));
        let (mut read, mut write) = tokio::io::split(stream);
        let _ = tokio::io::copy(&mut read, &mut write).await;
    });
    let headers = [("connection", "upgrade"), ("upgrade", "echo")];
    (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
}

/// A server with that API.
async fn server() -> Server {
    Server::start(Config::new("nowhere"), site(), api()).await
}

/// Checks that an answer is this problem.
#[track_caller]
fn expect_problem(answer: &Answer, status: u16, code: &str) {
    let body: Value = serde_json::from_slice(&answer.body).expect("a problem is JSON");
    assert_eq!((answer.status(), &body["error"]["code"]), (status, &json!(code)));
    assert!(!body["error"]["message"].as_str().expect("it has a message").is_empty());
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn what_is_there_answers() {
    let server = server().await;
    assert_eq!(server.get("/api/v1/tables/APPLES").await.text(), "three seats");
    assert_eq!(server.post("/api/v1/add", &[], "[3, 4]").await.text(), "7");
}

#[tokio::test]
async fn what_is_not_there_is_a_problem_below_the_api_and_a_page_elsewhere() {
    let server = server().await;
    for path in ["/api/v1/nothing", "/api/v1", "/api/v1/", "/api/v2/add", "/api/", "/api/v1//"] {
        let answer = server.get(path).await;
        assert_eq!(answer.header("content-type"), "application/json", "{path}");
        expect_problem(&answer, 404, "not_found");
    }
    expect_problem(&server.get("/api/v1/tables/PEARS").await, 404, "unknown_table");
    for path in ["/nothing", "/apis", "/v1/add"] {
        assert_eq!(server.get(path).await.text(), "<h1>lost</h1>", "{path}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_which_are_right() {
    let server = server().await;
    let answer = server.get("/api/v1/add").await;
    expect_problem(&answer, 405, "method_not_allowed");
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn a_body_that_is_no_good_is_refused_with_the_reason() {
    let server = server().await;
    let add = "/api/v1/add";
    for body in ["", "apples", "[3,", "[3, \"4\"]", "{}", "[3, 4, 5]", "\u{0}"] {
        expect_problem(&server.post(add, &[], body).await, 400, "malformed");
    }
    let plain = server.ask("POST", add, &["content-type: text/plain", "content-length: 0"]).await;
    expect_problem(&plain, 415, "unsupported_media_type");
    let long = format!("[3, 4{}]", " ".repeat(16 * 1024));
    expect_problem(&server.post(add, &[], &long).await, 413, "too_large");
}

#[tokio::test]
async fn pages_of_other_sites_are_kept_out_of_the_api() {
    let server = server().await;
    for origin in ["http://pears.example", "null", "http://test:81", "http://sub.test"] {
        let answer = server.post("/api/v1/add", &[&format!("origin: {origin}")], "[3, 4]").await;
        expect_problem(&answer, 403, "foreign_origin");
    }
    for origin in ["origin: http://test", "origin: https://TEST", "x-no-origin: at-all"] {
        assert_eq!(server.post("/api/v1/add", &[origin], "[3, 4]").await.text(), "7", "{origin}");
    }
    // The site is for everybody to see.
    assert_eq!(server.ask("GET", "/", &["origin: http://pears.example"]).await.status(), 200);
}

#[tokio::test]
async fn the_address_that_the_host_has_made_known_is_ours() {
    let public_url = Some("https://apples.example/".parse().expect("it is an address"));
    let config = Config { public_url, ..Config::new("nowhere") };
    let server = Server::start(config, site(), api()).await;
    let origin = "origin: https://apples.example";
    assert_eq!(server.post("/api/v1/add", &[origin], "[3, 4]").await.text(), "7");
}

#[tokio::test]
async fn whoever_is_not_trusted_asks_for_themselves() {
    let forwarded = "x-forwarded-for: 203.0.113.7";
    let server = server().await;
    assert_eq!(server.ask("GET", "/api/v1/who", &[forwarded]).await.text(), "127.0.0.1");
    let mut config = Config::new("nowhere");
    config.proxies.trusted = vec!["127.0.0.0/8".parse().expect("it is a network")];
    let behind_proxy = Server::start(config, Site::new(&[]), api()).await;
    assert_eq!(behind_proxy.ask("GET", "/api/v1/who", &[forwarded]).await.text(), "203.0.113.7");
}
