//! The inspection clock (T1).

use std::time::Duration;

use rules::State;
use serde::{Deserialize, Serialize};

use crate::moment::Moment;

/// The inspection clock, as everyone sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// There is no time limit, or no Inspection.
    #[default]
    Off,
    /// It runs out at this moment.
    RunsOut(Moment),
    /// It stands still with so much left, while a merchant must choose.
    Stands(Duration),
}

impl Clock {
    /// The clock after something happened at this moment.
    pub(crate) fn after(self, state: &State, now: Moment) -> Self {
        let limit = state.setup().inspection_seconds().map(u64::from).map(Duration::from_secs);
        let inspection = state.public().inspection();
        let (Some(limit), Some(inspection)) = (limit, inspection) else { return Self::Off };
        if inspection.time_is_up {
            return Self::Off;
        }
        let left = self.left(now).unwrap_or(limit);
        if state.public().clock_runs(state.setup()) {
            Self::RunsOut(now.after(left))
        } else {
            Self::Stands(left)
        }
    }

    /// How much time is left.
    #[must_use]
    pub const fn left(self, now: Moment) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::RunsOut(end) => Some(end.since(now)),
            Self::Stands(left) => Some(left),
        }
    }

    /// The clock after nobody drove the table from one moment to another: that time does not count.
    pub(crate) fn without(self, gone: Duration) -> Self {
        match self {
            Self::RunsOut(end) => Self::RunsOut(end.after(gone)),
            Self::Off | Self::Stands(_) => self,
        }
    }

    /// The clock after it was stopped.
    pub(crate) fn stopped(self, now: Moment) -> Self {
        self.left(now).map_or(self, Self::Stands)
    }

    /// When it runs out.
    pub(crate) const fn end(self) -> Option<Moment> {
        match self {
            Self::RunsOut(end) => Some(end),
            Self::Off | Self::Stands(_) => None,
        }
    }
}
