//! Slips and deals: writing, answering, striking, voiding (I3–I7, H, D3, D6).

use std::sync::Arc;

use super::Beat;
use crate::action::Creditor;
use crate::event::{Duty, Event, GoldFor, Impossible, Place, Purse, SlipEnd};
use crate::goods::Goods;
use crate::public::{Fate, Verdict};
use crate::seat::{Seat, Seats};
use crate::slip::{LawGives, MerchantGives, Party, Slip, SlipNumber, Terms};
use crate::slips::LiveSlip;
use crate::terms::{self, Strikers};

/// What a merchant really hands over of the goods that were promised from hidden places.
struct Delivery {
    /// Legal goods out of the bag, or from either place.
    legal: Goods,
    /// Contraband from stand, bag or either.
    contraband: Goods,
    /// All contraband that was named.
    named: Goods,
    /// Whether a promise that names the stand was broken.
    stand_broken: bool,
    /// Whether a promise that names the bag was broken.
    bag_broken: bool,
}

impl Beat<'_> {
    /// Puts a slip on the table (I5).
    pub(super) fn offer(&mut self, author: Seat, terms: Arc<Terms>) {
        let number = self.state.public.next_slip;
        self.state.public.next_slip = SlipNumber(number.0 + 1);
        let slip = Slip { number, author, terms };
        let merchant = slip.terms.merchant;
        self.drop_slip(merchant, slip.party(), SlipEnd::Replaced);
        self.answered(merchant, slip.party());
        self.inspection().slips.put(&slip);
        self.tell(Event::SlipWritten(slip));
    }

    /// A merchant who writes or withdraws has answered the threat (I2).
    fn answered(&mut self, merchant: Seat, party: Party) {
        if party == Party::Merchant
            && let Some(bag) = &mut self.inspection().bags[merchant]
        {
            bag.threatened = Seats::NONE;
        }
    }

    /// Takes a slip off the table; verdicts that name it fall.
    fn drop_slip(&mut self, merchant: Seat, party: Party, why: SlipEnd) {
        let Some(slip) = self.inspection().slips.remove(merchant, party) else { return };
        let number = slip.number;
        self.tell(Event::SlipGone { slip: number, why });
        self.verdicts_fall(slip.terms.law_does.hand_back, number);
    }

    fn verdicts_fall(&mut self, bags: Seats, number: SlipNumber) {
        let law = self.state.public.law;
        for owner in bags.iter() {
            for by in law.seats().iter() {
                let place = law.place(by);
                let Some(bag) = &mut self.inspection().bags[owner] else { continue };
                if bag.fate == Fate::Held
                    && bag.verdicts[place] == Some(Verdict::HandBack(Some(number)))
                {
                    bag.verdicts[place] = None;
                    self.tell(Event::VerdictFell { by, bag: owner });
                }
            }
        }
    }

    /// H1: whoever is bound to open a bag is no longer for handing it back.
    fn contrary_verdicts_fall(&mut self, owner: Seat, bound: Seats) {
        let law = self.state.public.law;
        for by in bound.iter() {
            let Some(bag) = &mut self.inspection().bags[owner] else { continue };
            let verdict = &mut bag.verdicts[law.place(by)];
            if matches!(verdict, Some(Verdict::HandBack(_))) {
                *verdict = None;
                self.tell(Event::VerdictFell { by, bag: owner });
            }
        }
    }

    fn live(&mut self, number: SlipNumber) -> Slip {
        match self.inspection().slips.find(number) {
            Some(slip) => slip.to_slip(),
            None => unreachable!("the judge has seen this slip"),
        }
    }

    pub(super) fn withdraw(&mut self, _seat: Seat, number: SlipNumber) {
        let slip = self.live(number);
        self.answered(slip.terms.merchant, slip.party());
        self.drop_slip(slip.terms.merchant, slip.party(), SlipEnd::Withdrawn);
    }

    /// Turns a slip down: it goes once everyone who could strike it has (I5, D6).
    pub(super) fn decline(&mut self, by: Seat, number: SlipNumber) {
        let slip = self.live(number);
        let (merchant, party) = (slip.terms.merchant, slip.party());
        if party == Party::Merchant {
            self.inspection().slips.declined[merchant].insert(by);
            if !self.declined_by_all(&slip) {
                return self.tell(Event::SlipDeclined { slip: number, by });
            }
        }
        self.drop_slip(merchant, party, SlipEnd::Declined);
    }

    /// Whether everyone who could strike a merchant's slip has declined it (D6).
    fn declined_by_all(&self, slip: &Slip) -> bool {
        let (merchant, party) = (slip.terms.merchant, slip.party());
        let declined = match self.state.public.inspection() {
            Some(inspection) if party == Party::Merchant => inspection.slips.declined[merchant],
            _ => return false,
        };
        let strikers = terms::strikers(&self.state.public, &slip.terms, party, slip.author);
        let could = strikers.map_or(Seats::NONE, Strikers::seats);
        !declined.is_empty() && could.minus(declined).is_empty()
    }

    /// Accepts a slip: strikes the deal, or gives the verdict that it takes (I5, D3).
    pub(super) fn accept(&mut self, by: Seat, number: SlipNumber) {
        let slip = self.live(number);
        let strikers = terms::strikers(&self.state.public, &slip.terms, slip.party(), slip.author);
        match strikers {
            Some(Strikers::AnyOf(who)) => {
                let with = if slip.party() == Party::Law { who } else { Seats::only(by) };
                self.strike(&slip, with);
            }
            Some(Strikers::Both(_)) if by == slip.terms.merchant => {
                self.inspection().slips.accepted.insert(by);
                self.tell(Event::SlipAccepted { slip: number, by });
                self.strike_if_agreed(&slip);
            }
            Some(Strikers::Both(_)) => self.agree(by, &slip),
            None => unreachable!("the judge has seen who can strike"),
        }
        self.finish();
    }

    /// A Deputy agrees to a slip: a verdict on each bag that it hands back (D3).
    fn agree(&mut self, by: Seat, slip: &Slip) {
        let verdict = Verdict::HandBack(Some(slip.number));
        let place = self.state.public.law.place(by);
        let bags = slip.terms.law_does.hand_back;
        for owner in bags.iter() {
            let old = self.inspection().bags[owner].and_then(|bag| bag.verdicts[place]);
            if old != Some(verdict) {
                self.give_verdict(by, owner, verdict);
            }
        }
        // Only now: a split can take the slip off the table, and then every verdict on it falls.
        let mut split = false;
        for owner in bags.iter() {
            split |= self.split_if_opposed(owner);
        }
        if split {
            self.sweep();
        } else {
            self.strike_if_agreed(slip);
        }
    }

    /// Strikes a deal of both Deputies once all three sides have agreed.
    fn strike_if_agreed(&mut self, slip: &Slip) {
        let agreed = Some(Verdict::HandBack(Some(slip.number)));
        let inspection = self.inspection();
        let merchant_agrees =
            slip.party() == Party::Merchant || inspection.slips.accepted.has(slip.terms.merchant);
        let law_agrees = slip
            .terms
            .law_does
            .hand_back
            .iter()
            .all(|owner| inspection.held(owner).is_some_and(|bag| bag.verdicts == [agreed; 2]));
        if merchant_agrees && law_agrees {
            self.strike(slip, self.state.public.law.seats());
        }
    }

    /// Strikes a deal and carries it out, in H7's order.
    fn strike(&mut self, slip: &Slip, with: Seats) {
        let Terms { merchant, merchant_gives: gives, law_gives, law_does: does, .. } = &*slip.terms;
        self.inspection().slips.remove(*merchant, slip.party());
        self.tell(Event::DealStruck { slip: slip.clone(), with });
        let to = with.single().map_or(Creditor::Booty, Creditor::Seat);
        let delivery = self.delivery(*merchant, gives);
        self.prove(*merchant, with, &delivery);

        let legal = self.state.setup.catalogue().legal_of(&gives.stand);
        self.move_gold(gives.gold, Purse::Seat(*merchant), purse(to), GoldFor::Deal);
        self.bribe(*merchant, to, &legal, None);
        if let Some(gives) = law_gives {
            self.law_pays_openly(gives, *merchant);
        }
        for owner in does.hand_back.clockwise_after(self.state.public.law.first()) {
            self.hand_back_bag(owner, with);
        }
        self.bribe(*merchant, to, &delivery.legal, None);
        self.bribe(*merchant, to, &delivery.contraband, Some((with, delivery.named)));
        if let Some(gives) = law_gives {
            self.law_pays_face_down(gives, *merchant);
        }
        for owner in does.open.iter() {
            self.inspection().must_open[owner] = with;
            self.tell(Event::DutyTaken { by: with, duty: Duty::Open(owner) });
            self.contrary_verdicts_fall(owner, with);
        }
        for other in does.take_nothing.iter() {
            let bound = self.inspection().take_nothing[other].or(with);
            self.inspection().take_nothing[other] = bound;
            self.tell(Event::DutyTaken { by: with, duty: Duty::TakeNothing(other) });
        }
        self.sweep();
    }

    /// What is really delivered of what was promised from bag, stand or either (H3, H4).
    fn delivery(&self, merchant: Seat, gives: &MerchantGives) -> Delivery {
        let catalogue = self.state.setup.catalogue();
        let own = &self.state.secret.own[merchant];
        let bag = own.bag.map_or(Goods::NONE, |bag| bag.goods());
        let from_stand = catalogue.contraband_of(&gives.stand);
        let stand =
            self.state.public.merchants[merchant].face_up.minus(&catalogue.legal_of(&gives.stand));
        let stand = stand.plus(&own.face_down);

        let real_stand = from_stand.common(&stand);
        let real_bag = gives.bag.common(&bag);
        let left = stand.minus(&real_stand).plus(&bag.minus(&real_bag));
        let real_either = gives.either.common(&left);

        let all = real_stand.plus(&real_bag).plus(&real_either);
        let either_broken = real_either != gives.either;
        Delivery {
            legal: catalogue.legal_of(&all),
            contraband: catalogue.contraband_of(&all),
            named: from_stand.plus(&catalogue.contraband_of(&gives.bag.plus(&gives.either))),
            stand_broken: either_broken || real_stand != from_stand,
            bag_broken: either_broken || real_bag != gives.bag,
        }
    }

    /// H4: whoever fails to deliver shows the places that the broken promise named, as they were
    /// before the deal. It is told before anything moves, so that it is true when it is read.
    fn prove(&mut self, merchant: Seat, to: Seats, delivery: &Delivery) {
        let broken = delivery.stand_broken || delivery.bag_broken;
        if !broken || !self.state.setup.stand_may_lie() {
            return;
        }
        let own = &self.state.secret.own[merchant];
        let stand = delivery.stand_broken.then_some(own.face_down);
        let bag = own.bag.filter(|_| delivery.bag_broken).map(|bag| bag.goods());
        self.tell(Event::Proved { merchant, to, stand, bag });
    }

    /// Moves goods of a bribe from the merchant's stand; hidden ones with what was named (I7).
    fn bribe(
        &mut self,
        merchant: Seat,
        to: Creditor,
        goods: &Goods,
        hidden: Option<(Seats, Goods)>,
    ) {
        if goods.is_empty() {
            return;
        }
        self.take_from_stand(merchant, goods);
        self.put_with(to, goods);
        let seen_by = hidden.map(|(with, _)| with.with(merchant));
        let named = hidden.map(|(_, named)| named);
        let (from, to) = (Place::Stand(merchant), place(to));
        self.tell(Event::Moved { cards: *goods, from, to, seen_by, named });
    }

    /// Puts goods with whoever gets them.
    pub(super) fn put_with(&mut self, to: Creditor, goods: &Goods) {
        match to {
            Creditor::Seat(seat) => self.put_on_stand(seat, goods),
            Creditor::Booty => self.put_on_booty(goods),
        }
    }

    /// The law's own gold and legal goods go to the merchant (I5).
    fn law_pays_openly(&mut self, gives: &LawGives, merchant: Seat) {
        let &LawGives { from, gold, stand } = gives;
        self.move_gold(gold, Purse::Seat(from), Purse::Seat(merchant), GoldFor::Deal);
        let legal = self.state.setup.catalogue().legal_of(&stand);
        self.bribe(from, Creditor::Seat(merchant), &legal, None);
    }

    /// The law's own contraband goes to the merchant; both see it (I5, I7).
    fn law_pays_face_down(&mut self, gives: &LawGives, merchant: Seat) {
        let contraband = self.state.setup.catalogue().contraband_of(&gives.stand);
        let to = Creditor::Seat(merchant);
        self.bribe(gives.from, to, &contraband, Some((Seats::only(merchant), contraband)));
    }

    /// Voids every slip that public facts have made impossible (H6).
    pub(super) fn sweep(&mut self) {
        for merchant in self.state.setup.seats().iter() {
            for party in [Party::Merchant, Party::Law] {
                let Some(slip) = self.inspection().slips.get(merchant, party) else { continue };
                let slip = slip.to_slip();
                if let Some(fact) = self.void(&slip) {
                    self.drop_slip(merchant, party, SlipEnd::Void(fact));
                } else if self.declined_by_all(&slip) {
                    self.drop_slip(merchant, party, SlipEnd::Declined);
                }
            }
        }
        self.face_down_left = Seats::NONE;
    }

    /// The public fact that makes a slip impossible, if there is one (H6).
    fn void(&self, slip: &Slip) -> Option<Impossible> {
        let Slip { author, terms, .. } = slip;
        self.real_goods_may_be_gone(terms).map(Impossible::FaceDownLeft).or_else(|| {
            let (setup, public) = (&self.state.setup, &self.state.public);
            terms::possible(setup, public, terms, slip.party(), *author).err()
        })
    }

    /// H6: face-down goods that must be real are no longer sure once any card has left the stand.
    fn real_goods_may_be_gone(&self, terms: &Terms) -> Option<Seat> {
        if self.face_down_left.is_empty() {
            return None;
        }
        let catalogue = self.state.setup.catalogue();
        let gone = |seat: Seat, goods: &Goods| {
            self.face_down_left.has(seat) && !catalogue.contraband_of(goods).is_empty()
        };
        let Terms { merchant, merchant_gives, law_gives, .. } = terms;
        if !self.state.setup.stand_may_lie() && gone(*merchant, &merchant_gives.stand) {
            return Some(*merchant);
        }
        law_gives.filter(|gives| gone(gives.from, &gives.stand)).map(|gives| gives.from)
    }

    /// D6: when someone begins to act alone on a bag, what the Deputies wrote about it falls, and
    /// what merchants wrote about it can be answered anew.
    pub(super) fn drop_common_slips(&mut self, bag: Seat) {
        for merchant in self.state.setup.seats().iter() {
            let about_it = |slip: LiveSlip<'_>| slip.terms.law_does.bags().has(bag);
            let slips = &mut self.inspection().slips;
            if slips.get(merchant, Party::Merchant).is_some_and(about_it) {
                slips.declined[merchant] = Seats::NONE;
            }
            if slips.get(merchant, Party::Law).is_some_and(about_it) {
                let why = SlipEnd::Void(Impossible::NobodyCanStrike);
                self.drop_slip(merchant, Party::Law, why);
            }
        }
    }

    /// Inspection is over, or its time: what is still on the table lapses.
    pub(super) fn drop_all_slips(&mut self) {
        for merchant in self.state.setup.seats().iter() {
            for party in [Party::Merchant, Party::Law] {
                self.drop_slip(merchant, party, SlipEnd::Lapsed);
            }
        }
    }
}

/// The purse of whoever gets a payment.
pub(super) const fn purse(creditor: Creditor) -> Purse {
    match creditor {
        Creditor::Seat(seat) => Purse::Seat(seat),
        Creditor::Booty => Purse::Booty,
    }
}

/// The place of whoever gets goods.
pub(super) const fn place(creditor: Creditor) -> Place {
    match creditor {
        Creditor::Seat(seat) => Place::Stand(seat),
        Creditor::Booty => Place::Booty,
    }
}
