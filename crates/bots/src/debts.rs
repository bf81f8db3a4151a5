//! Paying debts in goods: what one misses least, and the creditor gains least from (B).

use rules::action::Creditor;
use rules::{Action, Goods};

use crate::mind::Mind;

/// So many ways to pay are looked at; there are seldom more.
const WAYS: usize = 64;

impl Mind<'_> {
    /// Pays the debt with the goods whose loss hurts least.
    pub(crate) fn pay(&self) -> Option<Action> {
        let creditor = self.choices.pay()?.debt.creditor;
        let payments = self.choices.payments(WAYS);
        let pain = |goods: &Goods| {
            let theirs = match creditor {
                Creditor::Seat(seat) => self.rivalry(seat) * self.gain(seat, goods),
                Creditor::Booty => 0.0,
            };
            self.loss(self.me, goods) + theirs
        };
        let best = payments.iter().min_by(|one, two| pain(one).total_cmp(&pain(two)))?;
        Some(Action::Pay(*best))
    }
}
