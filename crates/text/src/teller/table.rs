//! Why the table, not the rules, says no.

use table::Refusal;

use super::Teller;
use crate::say;
use crate::words::Text;

impl Teller<'_> {
    /// Why something was not done.
    #[must_use]
    pub fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Illegal(why) => self.illegal(why),
            Refusal::NotYourSeat(seat) => {
                say!(self.text, "refused-not-your-seat", who = self.name(*seat))
            }
            Refusal::TooLate { .. } | Refusal::CommandIdReused | Refusal::TableFull => {
                refusal_without_game(self.text, why)
            }
        }
    }
}

/// The same where no game is on the table: what was meant for one comes too late.
pub(crate) fn refusal_without_game(text: &Text, why: &Refusal) -> String {
    match why {
        Refusal::Illegal(_) | Refusal::NotYourSeat(_) | Refusal::TooLate { meant: _, now: _ } => {
            say!(text, "refused-too-late")
        }
        Refusal::CommandIdReused => say!(text, "refused-id-reused"),
        Refusal::TableFull => say!(text, "refused-table-full"),
    }
}
