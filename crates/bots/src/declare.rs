//! Declaring: the truth if it can be told, else the lie that costs least (C1).

use rules::{Action, Good};

use crate::mind::Mind;

impl Mind<'_> {
    /// Declares the kind with which the bag fares best.
    pub(crate) fn declare(&self) -> Option<Action> {
        let bag = self.bag()?;
        let cards = bag.len() as u8;
        let toll = |good: Good| self.toll(&self.stakes(&bag, good, self.reading(good, cards)));
        let kinds = self.choices.declare().iter().map(|good| (good, toll(good)));
        let (good, _) = kinds.min_by(|one, two| one.1.total_cmp(&two.1))?;
        Some(Action::Declare(good))
    }
}
