//! How much of the server one address gets.

use std::num::NonZeroU32;
use std::time::Duration;

use server::limits::Rate;
use server::metrics::Limited;
use server::{Config, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::api::api;
use crate::site;
use crate::wire::Server;

const MINUTE: Duration = Duration::from_secs(60);

/// A server that takes three requests an hour of each address.
async fn strict() -> Server {
    let three = NonZeroU32::new(3).expect("three is not zero");
    let mut config = Config::new("nowhere");
    config.requests = Rate::per(three, 60 * MINUTE);
    config.proxies.trusted = vec!["127.0.0.1".parse().expect("it is an address")];
    Server::start(config, site(), api()).await
}

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_ask_again() {
    let server = strict().await;
    for _ in 0..3 {
        assert_eq!(server.get("/").await.status(), 200);
    }
    let refused = server.get("/").await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.header("retry-after"), "1200");
    assert!(refused.text().contains("\"too_many\""), "{}", refused.text());
    assert_eq!(refused.header("referrer-policy"), "no-referrer");
    assert_eq!(server.shell.metrics.limited.of(Limited::Requests).get(), 1);
}

#[tokio::test]
async fn whom_a_trusted_proxy_asks_for_is_counted_apart() {
    let server = strict().await;
    for guest in 0..10 {
        let forwarded = format!("x-forwarded-for: 1.2.3.4, 203.0.113.{guest}");
        assert_eq!(server.ask("GET", "/", &[&forwarded]).await.status(), 200);
    }
    let mut statuses = Vec::new();
    for household in 0..4 {
        let forwarded = format!("x-forwarded-for: 2001:db8::{household}");
        statuses.push(server.ask("GET", "/", &[&forwarded]).await.status());
    }
    assert_eq!(statuses, [200, 200, 200, 429], "a /64 is one household");
}

/// Whether a connection that sends a request gets an answer.
async fn is_answered(server: &Server) -> bool {
    let mut stream = server.connect().await;
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n").await;
    let mut first = [0];
    let read = timeout(MINUTE, stream.read(&mut first)).await.expect("it ends in time");
    matches!(read, Ok(1))
}

#[tokio::test]
async fn who_holds_many_sockets_gets_no_more_until_some_are_closed() {
    let config = Config { max_connections_per_address: 1, ..Config::new("nowhere") };
    let server = Server::start(config, Site::new(&[]), api()).await;
    let mut held = Vec::new();
    for _ in 0..4 {
        let mut stream = server.connect().await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: test\r\n\r\n").await.expect("it reads");
        let mut first = [0];
        stream.read_exact(&mut first).await.expect("it answers");
        held.push(stream);
    }
    assert!(!is_answered(&server).await);
    assert!(server.shell.metrics.limited.of(Limited::Sockets).get() >= 1);
    assert_eq!(server.shell.metrics.sockets.get(), 4);
    held.clear();
    // The server notices that they are gone a little later.
    timeout(MINUTE, async { while !is_answered(&server).await {} }).await.expect("it forgives");
}

#[tokio::test]
async fn when_all_sockets_are_held_nobody_gets_one() {
    let config = Config { max_connections: 2, ..Config::new("nowhere") };
    let server = Server::start(config, Site::new(&[]), api()).await;
    let _held = (server.connect().await, server.connect().await);
    assert!(!is_answered(&server).await);
}
