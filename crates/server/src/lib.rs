//! The shell: it serves the browser client, and carries the API.
//!
//! [`run`] takes a listener that someone else has bound and a future that says when to stop, so
//! that tests run the whole server on a port of their own:
//!
//! ```no_run
//! # async fn example() -> std::io::Result<()> {
//! use server::{Config, Shell, Site};
//!
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let shell = Shell::new(Config::new("data"), Site::embedded());
//! server::run(listener, shell, server::Router::new(), std::future::pending()).await;
//! # Ok(())
//! # }
//! ```

mod api;
pub mod config;
mod door;
mod encoding;
mod health;
pub mod limits;
mod line;
pub mod metrics;
pub mod network;
pub mod origin;
mod patient;
mod peer;
mod policy;
mod problem;
pub mod qr;
mod reception;
mod respond;
mod shell;
mod site;
pub mod store;
pub mod tables;
mod tls;
pub mod trace;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

pub use api::api;
pub use axum::Router;
pub use config::Config;
pub use peer::Asker;
pub use problem::{Json, Problem};
pub use shell::{Shell, Stopping};
pub use site::Site;
pub use tables::Tables;
pub use tls::{Identity, UnusableIdentity};

/// How long what is under way may take to end once the server is told to stop. Whoever holds a
/// connection open must not keep the host from stopping.
const GRACE: Duration = Duration::from_secs(5);

/// Serves the site, and the API below `/api/v1`, until `shutdown` completes.
///
/// Then nobody new is let in, whoever waits for [`Stopping`] is told, and what is under way gets
/// some seconds to end.
pub async fn run(
    listener: TcpListener,
    shell: Arc<Shell>,
    api: Router,
    shutdown: impl Future<Output = ()> + Send,
) {
    let routes = reception::routes(&shell, api);
    let mut stopping = shell.stopping();
    tokio::select! {
        biased;
        () = shutdown => {}
        never = door::keep(&listener, &shell, &routes) => match never {},
    }
    shell.stop();
    stopping.told().await;
    drop(stopping);
    // Who knocked before counts as being there.
    door::last_call(&listener, &shell, &routes).await;
    drop(listener);
    // Who has not ended by then is cut off.
    let _ = tokio::time::timeout(GRACE, shell.everyone_gone()).await;
}
