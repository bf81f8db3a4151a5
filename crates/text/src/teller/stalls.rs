//! What lies where, as far as the reader knows it.

use rules::public::Merchant;
use rules::{Goods, Own, Seat, Side};

use super::Teller;
use crate::say;

impl Teller<'_> {
    /// What someone has: gold, hand, bag and stand, as far as it is known. The secrets are those
    /// of the same person.
    #[must_use]
    pub fn belongings(&self, seat: Seat, merchant: &Merchant, own: Option<&Own>) -> String {
        let hand = own.map_or_else(|| self.cards(merchant.hand), |own| self.goods(&own.hand));
        let bag = own.and_then(|own| own.bag).map(|bag| self.goods(&bag.goods()));
        let stand = (!merchant.face_up.is_empty()).then(|| self.goods(&merchant.face_up));
        let face_down = (merchant.face_down > 0).then(|| {
            own.map_or_else(|| self.cards(merchant.face_down), |own| self.goods(&own.face_down))
        });
        let parts = [
            Some(self.gold(merchant.gold)),
            Some(say!(self.text, "has-in-hand", goods = hand)),
            bag.map(|goods| say!(self.text, "has-in-bag", goods = goods)),
            stand.map(|goods| say!(self.text, "has-on-stand", goods = goods)),
            face_down.map(|goods| say!(self.text, "has-face-down", goods = goods)),
        ];
        let parts = self.parts(&parts.into_iter().flatten().collect::<Vec<_>>());
        let you = self.you(&[("who", seat)]);
        say!(self.text, "has", who = self.name(seat), you = you, parts = parts)
    }

    /// What lies on a discard pile.
    #[must_use]
    pub fn on_pile(&self, side: Side, cards: &Goods) -> String {
        say!(self.text, "on-pile", pile = self.pile(side), goods = self.goods(cards))
    }

    /// A discard pile as the words call it.
    pub(super) const fn pile(&self, side: Side) -> &'static str {
        match side {
            Side::Left if self.setup.two_piles() => "left",
            Side::Left => "only",
            Side::Right => "right",
        }
    }
}
