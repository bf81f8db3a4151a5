//! The Black Market: claiming a card that is worth more than the three it takes (K).

use rules::{Action, Ask, Goods, Side};

use crate::mind::Mind;

impl Mind<'_> {
    /// Claims the card that gains most, or passes; nothing if this is not asked.
    pub(crate) fn claim(&self) -> Option<Action> {
        if self.choices.ask() != Some(Ask::Claim) {
            return None;
        }
        Some(self.best_claim().unwrap_or(Action::PassClaim))
    }

    fn best_claim(&self) -> Option<Action> {
        let claim = self.choices.claim()?;
        let piles = self.view.setup.black_market()?;
        let gain = |pile: usize| {
            let value = claim.values[pile]?;
            let gain = f64::from(value) - self.plain_loss(&Goods::of(piles[pile].good, 3));
            (gain > 0.0).then_some((pile, value, gain))
        };
        let gains = (0..piles.len()).filter_map(gain);
        let (pile, value, _) = gains.max_by(|one, two| one.2.total_cmp(&two.2))?;
        let onto = claim.names_pile.then_some(Side::Left);
        Some(Action::Claim { pile: pile as u8, value, onto })
    }
}
