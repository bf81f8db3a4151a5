//! The shell: it serves the browser client.
//!
//! [`run`] takes a listener that someone else has bound and a future that says when to stop, so
//! that tests run the whole server on a port of their own.

mod encoding;
mod policy;
mod respond;
mod site;
pub mod store;

use std::future::{Future, pending};
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use site::Site;

/// How long open connections may take to end once the server is told to stop. Whoever holds one
/// open must not keep the host from stopping.
const GRACE: Duration = Duration::from_secs(5);

/// Serves the site until `shutdown` completes. Requests under way are answered first.
///
/// # Errors
///
/// When the listener fails.
pub async fn run(
    listener: TcpListener,
    site: Site,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, told) = oneshot::channel();
    let shutdown = async {
        shutdown.await;
        // Nobody listens any more if the server has ended by itself.
        let _ = stopping.send(());
    };
    let server = axum::serve(listener, routes(site)).with_graceful_shutdown(shutdown);
    tokio::select! {
        ended = server.into_future() => ended,
        () = grace_over(told) => Ok(()),
    }
}

/// Completes when the grace after being told to stop is over.
async fn grace_over(told: oneshot::Receiver<()>) {
    match told.await {
        Ok(()) => tokio::time::sleep(GRACE).await,
        Err(_) => pending().await,
    }
}

/// Who answers what. Every answer, also a refusal, carries the security headers.
fn routes(site: Site) -> Router {
    let files = get(respond::file).with_state(Arc::new(site));
    Router::new()
        .route("/healthz", get(respond::health))
        .fallback_service(files)
        .layer(map_response(policy::secure))
}
