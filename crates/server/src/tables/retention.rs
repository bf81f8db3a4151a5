//! Old tables and old talk are deleted, and games go on whose pause is over.

use std::sync::Arc;
use std::time::Duration;

use tracing::{info, warn};

use super::{Tables, rows};
use crate::store::{Store, StoreError};

/// How often somebody looks for what is old.
const BETWEEN_LOOKS: Duration = Duration::from_secs(15 * 60);

/// Looks for what is old, now and from time to time, until the server stops.
pub(super) async fn keep_clean<S: Store>(tables: Arc<Tables<S>>) {
    let mut stopping = tables.shell.stopping();
    loop {
        tables.wake_sleepers();
        match tables.clean().await {
            Ok(Cleaned { tables: 0, talk: 0 }) => {}
            Ok(Cleaned { tables, talk }) => info!(tables, talk, "what is old was deleted"),
            Err(error) => {
                tables.shell.metrics.store_errors.one();
                warn!(%error, "what is old could not be deleted");
            }
        }
        tokio::select! {
            () = stopping.told() => return,
            () = tokio::time::sleep(BETWEEN_LOOKS) => {}
        }
    }
}

/// What was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cleaned {
    /// How many tables.
    pub tables: usize,
    /// How many pieces of talk.
    pub talk: usize,
}

impl<S: Store> Tables<S> {
    /// Deletes tables and talk that are older than the host wants to keep them.
    ///
    /// # Errors
    /// If the store fails; some may be deleted by then.
    pub async fn clean(&self) -> Result<Cleaned, StoreError> {
        let now = self.clock.now();
        let before = now.before(self.shell.config.keep_tables).0;
        let mut cleaned = Cleaned { tables: 0, talk: 0 };
        for code in self.store.stale(before).await? {
            let open = code.parse().is_ok_and(|code| self.is_open(code));
            if !open && self.store.delete(&code, before).await? {
                cleaned.tables += 1;
            }
        }
        let before = now.before(self.shell.config.keep_talk).0;
        cleaned.talk = self.store.erase_talk(before, &rows::tombstone()).await?;
        Ok(cleaned)
    }
}
