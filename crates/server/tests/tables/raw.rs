//! A WebSocket by hand, over any stream: for those who do what no client would.

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};

use crate::inn::in_time;

/// Becomes a WebSocket.
pub(crate) async fn upgrade(stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) {
    let request = "GET /api/v1/socket HTTP/1.1\r\nhost: test\r\nupgrade: websocket\r\n\
        connection: upgrade\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(in_time(stream.read_u8()).await.expect("it answers"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
}

/// Sends a short text, masked with nothing.
pub(crate) async fn send(stream: &mut (impl AsyncWrite + Unpin), text: &str) {
    assert!(text.len() < 126, "longer ones have another head");
    let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    stream.write_all(&frame).await.expect("it reads");
}

/// Reads until a word has come.
pub(crate) async fn hear(stream: &mut (impl AsyncRead + Unpin), word: &str) -> String {
    let mut heard = String::new();
    while !heard.contains(word) {
        let mut some = [0; 4096];
        let count = in_time(stream.read(&mut some)).await.expect("a connection");
        assert!(count > 0, "{heard} is all that came");
        heard.push_str(&String::from_utf8_lossy(&some[..count]));
    }
    heard
}
