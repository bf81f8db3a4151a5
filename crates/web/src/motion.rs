//! What just happened, as a short movement: cards and coins fly from where they were to where they
//! are now.

use rules::Seat;
use table::Beat;

use crate::settings::Preferences;

/// Movements that are ready to start.
pub(crate) struct Flights;

/// Looks where everything is that is about to move, before the screen changes.
pub(crate) fn prepare(_preferences: Preferences, _me: Seat, _beats: &[Beat]) -> Flights {
    Flights
}

impl Flights {
    /// Lets everything fly to where it is now.
    pub(crate) fn take_off(self) {}
}
