//! What I have seen of the cards that lie face down on the stands of others: contraband that I gave
//! (I7), that a debtor revealed (B4), or that I was shown as proof (H4).
//!
//! It needs no more than what I hear from some moment on, and so is there again after a reload. What
//! it says is true, but there may be more: `rules::Memory`, which draws every conclusion, has to
//! begin with the deal.

use rules::event::{Place, Seen};
use rules::{EventView, Goods, PerSeat, Seat};

/// Cards that surely lie somewhere. Legal goods on a stand lie open; they are of no interest here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    stands: PerSeat<Goods>,
    bags: PerSeat<Goods>,
}

impl Known {
    /// The cards that surely lie on someone's stand.
    pub(crate) fn on_stand(&self, seat: Seat) -> Goods {
        self.stands[seat]
    }

    /// Takes note of something that happened.
    pub(super) fn observe(&mut self, event: &EventView) {
        match event {
            // What was in a bag is on the stand or confiscated by then.
            EventView::RoundBegan { .. } => self.bags = PerSeat::default(),
            EventView::Proved { merchant, stand, bag, .. } => {
                stand.iter().for_each(|goods| self.stands[*merchant] = *goods);
                bag.iter().for_each(|goods| self.bags[*merchant] = *goods);
            }
            EventView::Moved { cards, from, to } => self.moved(cards, *from, *to),
            _ => {}
        }
    }

    fn moved(&mut self, cards: &Seen, from: Place, to: Place) {
        let seen = match (cards, from) {
            (Seen::Cards(goods), _) => *goods,
            // Only contraband goes face down, and all of it does.
            (Seen::Backs { .. }, Place::Bag(seat)) => std::mem::take(&mut self.bags[seat]),
            (Seen::Backs { .. }, _) => Goods::NONE,
        };
        if let Some(there) = self.at(from) {
            *there = there.minus(&match cards {
                Seen::Cards(goods) => *goods,
                // Any of what was named may be among the backs, and without a name anything.
                Seen::Backs { named, .. } => named.unwrap_or(*there),
            });
        }
        if let Some(there) = self.at(to) {
            *there = there.checked_plus(&seen).unwrap_or(*there);
        }
    }

    fn at(&mut self, place: Place) -> Option<&mut Goods> {
        match place {
            Place::Stand(seat) => Some(&mut self.stands[seat]),
            Place::Bag(seat) => Some(&mut self.bags[seat]),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::event::{Place, Seen};
    use rules::{EventView, Good, Goods, Seat, Seats};

    use super::Known;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    fn moved(cards: Seen, from: Place, to: Place) -> EventView {
        EventView::Moved { cards, from, to }
    }

    fn after(events: &[EventView]) -> Known {
        let mut known = Known::default();
        events.iter().for_each(|event| known.observe(event));
        known
    }

    #[test]
    fn what_i_gave_is_known_until_it_may_be_gone() {
        // I7
        let gift =
            moved(Seen::Cards([(Good::SILK, 2)].into()), Place::Stand(MAYA), Place::Stand(OLEK));
        assert_eq!(after(std::slice::from_ref(&gift)).on_stand(OLEK), Goods::of(Good::SILK, 2));
        let named = Some(Goods::of(Good::SILK, 1));
        let on = moved(Seen::Backs { count: 1, named }, Place::Stand(OLEK), Place::Stand(INES));
        let known = after(&[gift.clone(), on]);
        assert_eq!(known.on_stand(OLEK), Goods::of(Good::SILK, 1));
        assert_eq!(known.on_stand(INES), Goods::NONE, "it was only said to be silk");
        let spent = moved(Seen::Cards([(Good::SILK, 2)].into()), Place::Stand(OLEK), Place::Box);
        assert_eq!(after(&[gift, spent]).on_stand(OLEK), Goods::NONE);
    }

    #[test]
    fn a_proof_shows_the_stand_and_what_comes_out_of_the_bag() {
        // H4
        let proof = EventView::Proved {
            merchant: INES,
            to: Seats::only(MAYA),
            stand: Some(Goods::of(Good::PEPPER, 1)),
            bag: Some([(Good::APPLES, 1), (Good::MEAD, 1)].into()),
        };
        let legal = Seen::Cards([(Good::APPLES, 1)].into());
        let legal = moved(legal, Place::Bag(INES), Place::Stand(INES));
        let hidden = Seen::Backs { count: 1, named: None };
        let hidden = moved(hidden, Place::Bag(INES), Place::Stand(INES));
        let known = after(&[proof, legal, hidden]).on_stand(INES);
        assert_eq!((known.count(Good::PEPPER), known.count(Good::MEAD)), (1, 1));
    }

    #[test]
    fn backs_without_a_name_may_be_anything() {
        let proof = EventView::Proved {
            merchant: INES,
            to: Seats::only(MAYA),
            stand: Some(Goods::of(Good::PEPPER, 1)),
            bag: None,
        };
        let backs = Seen::Backs { count: 1, named: None };
        let gone = moved(backs, Place::Stand(INES), Place::Stand(OLEK));
        assert_eq!(after(&[proof, gone]).on_stand(INES), Goods::NONE);
    }
}
