//! The Market, and cards that move.

use rules::Seat;
use rules::event::{Place, Seen};

use super::Moment;
use crate::teller::Teller;
use crate::{key, say};

impl Teller<'_> {
    /// A Market turn: what was set aside, if the reader sees it, else how many.
    pub(super) fn exchanged(&self, seat: Seat, set_aside: u8, moment: Moment<'_>) -> String {
        if set_aside == 0 {
            return self.who(key!("keeps-all", who, you), seat);
        }
        let (hand, aside) = (Place::Hand(seat), Place::SetAside(seat));
        if let Some(Seen::Cards(goods)) = moment.moves(hand, aside).next() {
            return self.who_goods(key!("sets-aside-goods", who, you, goods), seat, goods);
        }
        let you = self.you(&[("who", seat)]);
        say!(self.text, "sets-aside-count", who = self.name(seat), you = you, count = set_aside)
    }

    /// What moved, unless another event of the beat tells it.
    pub(super) fn moved(
        &self,
        cards: &Seen,
        from: Place,
        to: Place,
        moment: Moment<'_>,
    ) -> Option<String> {
        match (from, to, cards) {
            (Place::Deck, Place::Hand(seat), Seen::Cards(goods)) => {
                Some(self.who_goods(key!("draws", who, you, goods), seat, goods))
            }
            (Place::Discard(side), Place::Hand(seat), Seen::Cards(goods)) => {
                let key = key!("takes-from-pile", who, you, goods, pile);
                Some(self.who_goods_pile(key, seat, goods, side))
            }
            (Place::SetAside(seat), Place::Discard(side), Seen::Cards(goods))
                if self.setup.two_piles() =>
            {
                let key = key!("lays-on-pile", who, you, goods, pile);
                Some(self.who_goods_pile(key, seat, goods, side))
            }
            (Place::Gate, Place::Discard(side), Seen::Cards(goods)) => {
                let (goods, pile) = (self.goods(goods), self.pile(side));
                Some(say!(self.text, "goes-on-pile", goods = goods, pile = pile))
            }
            (Place::Stand(giver), Place::Stand(_) | Place::Booty, cards) => {
                let told = self.told_with_the_deal(cards, moment);
                (!told).then(|| self.handed_over(giver, to, cards))
            }
            (Place::Booty, Place::Stand(seat), cards) => Some(self.booty_shared(seat, cards)),
            (Place::Booty, Place::Discard(_), Seen::Cards(goods)) => {
                Some(say!(self.text, "booty-goods-lost", goods = self.goods(goods)))
            }
            _ => None,
        }
    }
}
