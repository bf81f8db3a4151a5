//! Lets connections in: so many and no more, each in a task of its own, so that whoever dawdles
//! keeps nobody else waiting.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tower_service::Service;
use tracing::{debug, warn};

use crate::limits::{Place, WRITE_TIME};
use crate::metrics::Limited;
use crate::network::Source;
use crate::patient::Patient;
use crate::peer;
use crate::shell::{Shell, Stopping};

/// How long a TLS handshake may take.
const HANDSHAKE_TIME: Duration = Duration::from_secs(10);

/// How long a connection may take for the head of its next request, also if it says nothing.
const HEAD_TIME: Duration = Duration::from_secs(20);

/// How many bytes of a head, or of an answer, wait in memory for one connection.
const BUFFER: usize = 16 * 1024;

/// How long to wait when the system has no socket left for us.
const BREATHER: Duration = Duration::from_millis(500);

/// How many may still come in when the server is told to stop: as many as may wait in line.
const LINE: usize = 1024;

/// The peer of the socket that a request came through.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Lets everybody in, for ever.
pub(crate) async fn keep(
    listener: &TcpListener,
    shell: &Arc<Shell>,
    routes: &Router,
) -> Infallible {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => let_in(stream, peer, shell, routes),
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                warn!(%error, "cannot accept a connection");
                tokio::time::sleep(BREATHER).await;
            }
        }
    }
}

/// Lets those in who wait in line at this moment.
pub(crate) async fn last_call(listener: &TcpListener, shell: &Arc<Shell>, routes: &Router) {
    for _ in 0..LINE {
        let Ok(Ok((stream, peer))) = timeout(Duration::ZERO, listener.accept()).await else {
            return;
        };
        let_in(stream, peer, shell, routes);
    }
}

/// Whether whoever knocked has gone already, which is no trouble of ours.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Lets one in, if there is a place.
fn let_in(stream: TcpStream, peer: SocketAddr, shell: &Arc<Shell>, routes: &Router) {
    // A proxy stands for many, whose number is limited where they are known.
    let trusted = peer::is_trusted(peer.ip(), &shell.config.proxies);
    let source = (!trusted).then(|| Source::of(peer.ip()));
    match shell.limits.sockets.admit(source) {
        Ok(place) => {
            let visit = Visit {
                peer,
                shell: Arc::clone(shell),
                routes: routes.clone(),
                stopping: shell.stopping(),
                _place: place,
            };
            tokio::spawn(visit.begin(stream));
        }
        Err(crowded) => {
            debug!(%crowded, "a socket was closed");
            shell.metrics.limited.of(Limited::Sockets).one();
        }
    }
}

/// A connection, until it ends or becomes another protocol's.
struct Visit {
    peer: SocketAddr,
    shell: Arc<Shell>,
    routes: Router,
    stopping: Stopping,
    _place: Place,
}

impl Visit {
    /// Shakes hands if need be, and answers.
    async fn begin(self, stream: TcpStream) {
        // Small messages should not wait for each other. If it cannot be had, they do.
        let _ = stream.set_nodelay(true);
        let Some(identity) = &self.shell.config.tls else { return self.answer(stream).await };
        match timeout(HANDSHAKE_TIME, identity.acceptor().accept(stream)).await {
            Ok(Ok(stream)) => self.answer(stream).await,
            Ok(Err(error)) => debug!(%error, "a TLS handshake failed"),
            Err(_) => debug!("a TLS handshake took too long"),
        }
    }

    /// Answers request after request. Told to stop, it answers the one under way.
    async fn answer(mut self, io: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let (peer, routes) = (Peer(self.peer), self.routes.clone());
        let service = service_fn(move |request| answer(request, peer, routes.clone()));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIME)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(Patient::new(io, WRITE_TIME)), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        let _open = self.shell.metrics.sockets.hold();
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = self.stopping.told() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            debug!(%error, "a connection broke");
        }
    }
}

/// Answers one request.
async fn answer(
    request: Request<Incoming>,
    peer: Peer,
    mut routes: Router,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(peer);
    routes.call(request).await
}
