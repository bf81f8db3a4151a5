//! A server on a port of its own, and a client that sends exactly what it is told: a real one
//! would tidy up the requests that matter most here.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use server::{Config, Shell, Site};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long anything may take. Generous: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) shell: Arc<Shell>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Server {
    /// Starts a server with this site.
    pub(crate) async fn with(site: Site) -> Self {
        Self::start(Config::new("nowhere"), site, Router::new()).await
    }

    /// Starts a server as a host wants it, with this site and this API.
    pub(crate) async fn start(config: Config, site: Site, api: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let shell = Shell::new(config, site);
        let running = tokio::spawn(server::run(listener, Arc::clone(&shell), api, shutdown));
        Self { address, shell, stop, running }
    }

    /// Opens a connection.
    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("the server listens")
    }

    /// Sends these bytes, and reads the answer until the server hangs up.
    pub(crate) async fn send(&self, request: &[u8]) -> Answer {
        let mut stream = self.connect().await;
        // A server that refuses may hang up before it has read everything.
        let _ = stream.write_all(request).await;
        Answer::read(&mut stream).await
    }

    /// Asks for a path, with further header lines.
    pub(crate) async fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        self.send(request(method, path, headers, "").as_bytes()).await
    }

    /// Posts JSON to a path, with further header lines.
    pub(crate) async fn post(&self, path: &str, headers: &[&str], body: &str) -> Answer {
        let length = format!("content-length: {}", body.len());
        let headers = [&[length.as_str(), "content-type: application/json"], headers].concat();
        self.send(request("POST", path, &headers, body).as_bytes()).await
    }

    /// Gets a path.
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[]).await
    }

    /// Tells the server to stop, and waits until it has.
    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs until now");
        let ended = timeout(PATIENCE, self.running).await.expect("the server stops in time");
        ended.expect("it does not panic");
    }
}

/// A request with these header lines.
pub(crate) fn request(method: &str, path: &str, headers: &[&str], body: &str) -> String {
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\n");
    for header in headers {
        request.push_str(header);
        request.push_str("\r\n");
    }
    request + "\r\n" + body
}

/// An answer of the server.
pub(crate) struct Answer {
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// Reads an answer until the server hangs up.
    pub(crate) async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Self {
        let mut bytes = Vec::new();
        // A refusal may end in a reset; what was said before it counts.
        let _ =
            timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("it answers in time");
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("it has a head") + 4;
        let body = bytes.split_off(end);
        Self { head: String::from_utf8(bytes).expect("the head is text"), body }
    }

    /// The status: 200 for `HTTP/1.1 200 OK`.
    pub(crate) fn status(&self) -> u16 {
        let word = self.head.split(' ').nth(1).expect("a head has a status");
        word.parse().expect("a status is a number")
    }

    /// The body, which is text.
    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("the body is text")
    }

    /// The value of a header, or nothing.
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }
}
