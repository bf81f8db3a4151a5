//! Where bots think: beside the tables, and not more at once than the machine has cores.

use std::sync::Arc;
use std::thread::available_parallelism;

use bots::Thought;
use table::Think;
use tokio::sync::Semaphore;
use tracing::error;

/// A bench with a place for each core.
#[derive(Clone)]
pub(super) struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    /// An empty bench.
    pub(super) fn new() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Semaphore::new(cores)))
    }

    /// Lets a bot think when there is a place for it. A bot that fails keeps silent: its table asks
    /// again.
    pub(super) async fn think(self, think: Think) -> Thought {
        // The bench is never closed.
        let _place = self.0.acquire_owned().await;
        tokio::task::spawn_blocking(move || think.answer()).await.unwrap_or_else(|failed| {
            error!(%failed, "a bot failed to think");
            Thought::default()
        })
    }
}
