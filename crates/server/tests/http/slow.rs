//! Those who take their time. The clock jumps when everybody waits, so that the tests do not.

use std::time::Duration;

use server::limits::WRITE_TIME;
use server::{Config, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout};

use crate::api::api;
use crate::site;
use crate::wire::{Answer, Server};

/// How long until the server hangs up on whoever has sent this and then says no more.
async fn hangs_up_after(said: &[u8]) -> Duration {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let mut stream = server.connect().await;
    stream.write_all(said).await.expect("the server reads");
    let since = Instant::now();
    read_to_end(&mut stream).await;
    since.elapsed()
}

/// Reads until the server hangs up.
async fn read_to_end(stream: &mut TcpStream) {
    let mut bytes = Vec::new();
    let patience = Duration::from_secs(600);
    let read = timeout(patience, stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the server hangs up");
}

#[tokio::test(start_paused = true)]
async fn who_never_finishes_a_head_is_hung_up_on() {
    for said in ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: test\r\n\r\nGET /"] {
        let waited = hangs_up_after(said.as_bytes()).await.as_secs();
        assert!((19..=21).contains(&waited), "{said:?}: {waited}");
    }
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_nothing_more_is_hung_up_on() {
    let waited = hangs_up_after(b"GET / HTTP/1.1\r\nhost: test\r\n\r\n").await.as_secs();
    assert!((19..=21).contains(&waited), "{waited}");
}

#[tokio::test(start_paused = true)]
async fn who_never_finishes_a_body_is_told_so() {
    let server = Server::start(Config::new("nowhere"), site(), api()).await;
    let mut stream = server.connect().await;
    let said = "POST /api/v1/add HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n\
        content-length: 9\r\n\r\n[3,";
    stream.write_all(said.as_bytes()).await.expect("the server reads");
    let answer = Answer::read(&mut stream).await;
    assert_eq!(answer.status(), 408);
    assert!(answer.text().contains("\"too_slow\""), "{}", answer.text());
}

#[tokio::test(start_paused = true)]
async fn who_does_not_read_an_answer_is_hung_up_on() {
    let large: &'static [u8] = vec![b'x'; 32 << 20].leak();
    let site = Site::new(&[("large.js", large)]);
    let server = Server::start(Config::new("nowhere"), site, api()).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(server.address).await.expect("the server listens");
    let asked = b"GET /large.js HTTP/1.1\r\nhost: test\r\n\r\n";
    stream.write_all(asked).await.expect("the server reads");
    let since = Instant::now();
    let sockets = &server.shell.metrics.sockets;
    while sockets.get() == 0 {
        tokio::task::yield_now().await;
    }
    while sockets.get() > 0 {
        assert!(since.elapsed() < WRITE_TIME * 3, "the server waits for ever");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert!(since.elapsed() >= WRITE_TIME);
    let mut read = Vec::new();
    let _ = timeout(Duration::from_secs(600), stream.read_to_end(&mut read)).await;
    assert!(read.len() < large.len(), "it was not sent all of it");
}
