//! The end of Inspection, of a round and of the game (D7, E, V1).

use super::Beat;
use crate::action::Leftover;
use crate::event::{Event, GoldFor, Place, Purse};
use crate::gold::Gold;
use crate::goods::Goods;
use crate::pile::Side;
use crate::public::{Booty, Law, Phase};
use crate::seat::{PerSeat, Seat, Seats};

impl Beat<'_> {
    /// Ends Inspection if every bag is settled, nothing is owed and nobody is still asked (K5).
    pub(super) fn finish(&mut self) {
        let inspection = self.inspection();
        if !inspection.is_settled_up() || !inspection.all_held().is_empty() {
            return;
        }
        let (setup, public) = (&self.state.setup, &self.state.public);
        let asked = public.inspection().map(|inspection| public.asked_to_claim(setup, inspection));
        if asked.is_some_and(Seats::is_empty) {
            self.drop_all_slips();
            self.share_booty();
            self.end_round();
        }
    }

    /// D7: gold and each kind of good are halved; leftovers go where both Deputies wish, or away.
    fn share_booty(&mut self) {
        let Law::Deputies(first, second) = self.state.public.law else { return };
        let booty = std::mem::take(&mut self.inspection().booty);
        let contraband = std::mem::take(&mut self.state.secret.booty);
        self.share_gold([first, second], &booty);

        let mut shares = [Goods::NONE; 2];
        let mut odd = Goods::NONE;
        for (good, count) in booty.face_up.plus(&contraband).iter() {
            shares.iter_mut().for_each(|share| share.add(good, count / 2));
            if count % 2 == 1 {
                match agreed(&booty, Leftover::Card(good)) {
                    Some(place) => shares[place].add(good, 1),
                    None => odd.add(good, 1),
                }
            }
        }
        for (seat, share) in [first, second].into_iter().zip(&shares) {
            let legal = self.state.setup.catalogue().legal_of(share);
            self.put_on_stand(seat, share);
            let (from, to) = (Place::Booty, Place::Stand(seat));
            self.moved(legal, from, to, None);
            let both = Seats::only(first).with(second);
            self.moved(share.minus(&legal), from, to, Some(both));
        }
        odd.cards().for_each(|good| self.state.public.discards.push(Side::Left, good));
        self.moved(odd, Place::Booty, Place::Discard(Side::Left), None);
    }

    fn share_gold(&mut self, deputies: [Seat; 2], booty: &Booty) {
        // The purse was emptied with the Booty; it is filled again to be shared out.
        self.inspection().booty.gold = booty.gold;
        let half = Gold(booty.gold.0 / 2);
        for seat in deputies {
            self.move_gold(half, Purse::Booty, Purse::Seat(seat), GoldFor::Booty);
        }
        let odd = Gold(booty.gold.0 % 2);
        let to =
            agreed(booty, Leftover::Gold).map_or(Purse::Bank, |place| Purse::Seat(deputies[place]));
        self.move_gold(odd, Purse::Booty, to, GoldFor::Booty);
    }

    /// E1: the marker moves on and everyone fills their hand, or the game ends.
    fn end_round(&mut self) {
        if self.state.public.round >= self.state.setup.rounds() {
            return self.end_game();
        }
        let outgoing = self.state.public.law;
        self.state.public.round += 1;
        let law = self.next_law();
        self.state.public.law = law;
        let from = match law {
            Law::Sheriff(sheriff) => sheriff,
            Law::Deputies(..) => outgoing.first(),
        };
        for seat in self.state.setup.seats().clockwise_after(from) {
            let hand = usize::from(self.state.public.merchants[seat].hand);
            let missing = self.state.setup.hand_size().saturating_sub(hand);
            self.draw(seat, missing.min(self.state.public.drawable()));
        }
        self.open_market();
    }

    /// Who is the law of the round that begins: the next Sheriff clockwise, or the next two deputy
    /// cards (D1).
    fn next_law(&mut self) -> Law {
        let players = self.state.setup.players();
        match self.state.public.law {
            Law::Sheriff(sheriff) => Law::Sheriff(sheriff.left(players)),
            Law::Deputies(..) => {
                if self.state.public.served == self.state.setup.seats() {
                    self.state.public.served = Seats::NONE;
                    self.state.secret.chance.shuffle(&mut self.state.secret.deputies);
                }
                let drawn = self.state.public.served.len();
                let card = |place: usize| self.state.secret.deputies[5 - drawn - place];
                let law = Law::Deputies(card(0), card(1));
                self.state.public.served = self.state.public.served.or(law.seats());
                law
            }
        }
    }

    fn end_game(&mut self) {
        let mut stands = PerSeat::default();
        for seat in self.state.setup.seats().iter() {
            stands[seat] = self.state.secret.own[seat].face_down;
        }
        self.state.public.phase = Phase::Over(stands);
        self.tell(Event::GameOver(Box::new(stands)));
    }
}

/// The deputy cards as they are read when a round begins: those still to come, the next one last,
/// then the two of this round, then those who were on duty since the last shuffle (D1).
pub(crate) fn deputy_cards(to_come: &[Seat], law: Law, served: Seats) -> [Seat; 6] {
    let mut cards = [0, 1, 2, 3, 4, 5].map(Seat::new);
    if let Law::Deputies(first, second) = law {
        let earlier = served.minus(law.seats());
        let order = to_come.iter().copied().chain([second, first]).chain(earlier.iter());
        cards.iter_mut().zip(order).for_each(|(card, seat)| *card = seat);
    }
    cards
}

/// The place of the Deputy who gets an odd item, if both wish the same (D7).
fn agreed(booty: &Booty, item: Leftover) -> Option<usize> {
    let [first, second] = booty.wishes.map(|wishes| wishes.place(item));
    first.filter(|_| first == second)
}
