//! Why the table, not the rules, says no.

use table::Refusal;

use super::Teller;
use crate::say;

impl Teller<'_> {
    /// Why something was not done.
    #[must_use]
    pub fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Illegal(why) => self.illegal(why),
            Refusal::TooLate { meant: _, now: _ } => say!(self.text, "refused-too-late"),
            Refusal::NotYourSeat(seat) => {
                say!(self.text, "refused-not-your-seat", who = self.name(*seat))
            }
            Refusal::CommandIdReused => say!(self.text, "refused-id-reused"),
            Refusal::TableFull => say!(self.text, "refused-table-full"),
        }
    }
}
