//! What every part of the server shares.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::watch;

use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::site::Site;

/// What every part of the server shares.
pub struct Shell {
    /// What the host decided.
    pub config: Config,
    /// How much of us anybody gets.
    pub limits: Limits,
    /// What is measured.
    pub metrics: Metrics,
    pub(crate) site: Site,
    stop: watch::Sender<bool>,
}

impl Shell {
    /// A server to be, with this site.
    #[must_use]
    pub fn new(config: Config, site: Site) -> Arc<Self> {
        Arc::new(Self {
            limits: Limits::new(&config),
            metrics: Metrics::new(Instant::now()),
            site: site.below(&config.base_path),
            stop: watch::Sender::new(false),
            config,
        })
    }

    /// Tells when the server is about to stop, and holds it up: it waits some seconds for everyone
    /// who has this to drop it.
    #[must_use]
    pub fn stopping(&self) -> Stopping {
        Stopping(self.stop.subscribe())
    }

    /// Tells everyone.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Completes when nobody holds the server up any more.
    pub(crate) async fn everyone_gone(&self) {
        self.stop.closed().await;
    }
}

/// Knows when the server is about to stop. Whoever has one is waited for, but not for long.
#[derive(Clone)]
pub struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Completes when the server is about to stop.
    pub async fn told(&mut self) {
        // A server that is gone has stopped.
        let _ = self.0.wait_for(|stop| *stop).await;
    }

    /// Whether the server is about to stop.
    #[must_use]
    pub fn is_told(&self) -> bool {
        *self.0.borrow()
    }
}
