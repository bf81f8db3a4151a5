//! Where bots think: beside the tables, and not more at once than the machine has cores.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::available_parallelism;

use bots::Thought;
use rules::PerSeat;
use table::{QuestionId, Think};
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

    /// Lets a bot think when there is a place for it, unless it was asked something else by then. A
    /// bot that fails keeps silent: its table does something for it.
    pub(super) async fn think(
        self,
        asked: QuestionId,
        think: Think,
        latest: Arc<Questions>,
    ) -> Option<Thought> {
        // The bench is never closed.
        let _place = self.0.acquire_owned().await;
        if !latest.is_latest(asked, &think) {
            return None;
        }
        let thought = tokio::task::spawn_blocking(move || think.answer()).await;
        Some(thought.unwrap_or_else(|failed| {
            error!(%failed, "a bot failed to think");
            Thought::default()
        }))
    }
}

/// The latest question to each bot at a table. A table that changes its mind asks again before the
/// bot has thought, and only the latest is worth a thought.
#[derive(Default)]
pub(super) struct Questions(PerSeat<AtomicU32>);

impl Questions {
    /// A bot is asked this now.
    pub(super) fn ask(&self, asked: QuestionId, think: &Think) {
        if let Some(seat) = think.seat() {
            self.0[seat].store(asked.0, Ordering::Relaxed);
        }
    }

    fn is_latest(&self, asked: QuestionId, think: &Think) -> bool {
        think.seat().is_none_or(|seat| self.0[seat].load(Ordering::Relaxed) == asked.0)
    }
}
