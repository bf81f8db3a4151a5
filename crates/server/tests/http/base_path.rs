//! The server below a base path.

use server::metrics::Answered;
use server::{Config, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::api::api;
use crate::wire::Server;

/// A server whose host wants it below `/club/apples`.
async fn server() -> Server {
    let base_path = "/club/apples".parse().expect("it is a path");
    let config = Config { base_path, ..Config::new("nowhere") };
    let site = Site::new(&[
        ("index.html", b"<script src=\"assets/web.js\">"),
        ("assets/web.js", b"start()"),
        ("404.html", b"<a href=\"/\">Back</a> <link href=\"/assets/style.css\">"),
        ("404.html.br", b"the same, by brotli"),
    ]);
    Server::start(config, site, api()).await
}

#[tokio::test]
async fn everything_is_below_it() {
    let server = server().await;
    for (path, body) in [
        ("/club/apples/", "<script src=\"assets/web.js\">"),
        ("/club/apples/?from=friends", "<script src=\"assets/web.js\">"),
        ("/club/apples/assets/web.js", "start()"),
        ("/club/apples/healthz", "ok\n"),
        ("/club/apples/api/v1/tables/APPLES", "three seats"),
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status(), answer.text()), (200, body), "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
    }
    let answered = server.shell.metrics.requests.of(Answered::Well).get();
    assert_eq!(answered, 5, "each is counted once");
    assert!(server.get("/club/apples/metrics").await.text().contains("just_apples_build_info"));
}

#[tokio::test]
async fn without_its_slash_it_leads_to_the_front_page() {
    let server = server().await;
    for (path, front_page) in
        [("/club/apples", "/club/apples/"), ("/club/apples?a=b", "/club/apples/?a=b")]
    {
        let answer = server.get(path).await;
        assert_eq!((answer.status(), answer.header("location")), (308, front_page));
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
    }
}

#[tokio::test]
async fn outside_of_it_there_is_nothing_but_a_way_back() {
    let server = server().await;
    for path in [
        "/",
        "/club",
        "/club/",
        "/club/applesauce",
        "/club/apples2/",
        "/healthz",
        "/metrics",
        "/api/v1/tables/APPLES",
        "//club/apples/",
        "/club/apples/nothing",
        "/club/apples//",
    ] {
        let answer = server.ask("GET", path, &["accept-encoding: br"]).await;
        assert_eq!(answer.status(), 404, "{path}");
        let way_back =
            "<a href=\"/club/apples/\">Back</a> <link href=\"/club/apples/assets/style.css\">";
        assert_eq!(answer.text(), way_back, "{path}");
        assert_eq!(answer.header("content-encoding"), "", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn outside_of_it_requests_are_counted_too() {
    let server = server().await;
    server.get("/").await;
    server.get("/club/apples").await;
    let requests = &server.shell.metrics.requests;
    let counted = [Answered::Refused, Answered::Elsewhere].map(|kind| requests.of(kind).get());
    assert_eq!(counted, [1, 1]);
}

#[tokio::test]
async fn a_connection_can_become_another_protocol_below_it() {
    let server = server().await;
    let mut stream = server.connect().await;
    let asked = "GET /club/apples/api/v1/echo HTTP/1.1\r\nhost: test\r\n\
        connection: upgrade\r\nupgrade: echo\r\n\r\n";
    stream.write_all(asked.as_bytes()).await.expect("the server reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("the server answers"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
    stream.write_all(b"apples").await.expect("the server reads");
    let mut echo = [0; 6];
    stream.read_exact(&mut echo).await.expect("the server answers");
    assert_eq!(&echo, b"apples");
    assert_eq!(server.shell.metrics.sockets.get(), 0, "it is no socket of HTTP any more");
}
