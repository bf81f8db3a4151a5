//! What time it is for tables.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::Moment;

/// Milliseconds since 1970, which never go back while the server runs, whatever somebody does to the
/// clock of the machine.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    started: Instant,
    wall: u64,
}

impl Clock {
    /// A clock that starts with the machine's.
    pub(crate) fn start() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::now(), wall: millis(wall) }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Moment {
        Moment(self.wall + millis(self.started.elapsed()))
    }

    /// When it is that time.
    pub(crate) fn instant(&self, moment: Moment) -> tokio::time::Instant {
        let after = Duration::from_millis(moment.0.saturating_sub(self.wall));
        // A moment that no clock reaches is as good as a year.
        let after = after.min(self.started.elapsed() + Duration::from_secs(31_536_000));
        (self.started + after).into()
    }
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}
