//! Whether the server can do its work: it can write down what people do.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::StoreError;

/// An answer is good for so long: to find out costs about as much as an append.
const GOOD_FOR: Duration = Duration::from_secs(2);

type Checked = Result<(), StoreError>;
type Check = dyn Fn() -> Pin<Box<dyn Future<Output = Checked> + Send>> + Send + Sync;

/// Knows how to find out, and what was found out last.
#[derive(Default)]
pub(crate) struct Health {
    check: OnceLock<Box<Check>>,
    last: Mutex<Option<(Instant, Checked)>>,
}

impl Health {
    /// Whoever has the store says how to find out. Only the first is heard.
    pub(crate) fn ask_of(&self, check: Box<Check>) {
        // There is one store.
        let _ = self.check.set(check);
    }

    /// Whether the store works; a server without one has nothing to complain about.
    pub(crate) async fn check(&self) -> Checked {
        let Some(check) = self.check.get() else { return Ok(()) };
        let mut last = self.last.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < GOOD_FOR
        {
            return found.clone();
        }
        let found = check().await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
