//! Slips, deals, and what changes hands for them.

use rules::event::{EventView, GoldFor, Impossible, Place, Purse, Seen, SlipEnd};
use rules::slip::Promise;
use rules::{Gold, Seat, Seats, Slip, SlipNumber};

use super::{Moment, sentences};
use crate::teller::{Case, Teller, capitalised};
use crate::{args, key, say};

impl Teller<'_> {
    /// A slip came on the table: who offers or wants what, and on whose word.
    pub(in crate::teller) fn slip_written(&self, slip: &Slip) -> String {
        let words = slip.terms.word.iter().map(|promise| capitalised(&self.word_of(promise)));
        sentences(std::iter::once(self.slip_offers(slip)).chain(words))
    }

    /// What is sealed on a new slip.
    fn slip_offers(&self, slip: &Slip) -> String {
        let (author, terms) = (slip.author, &*slip.terms);
        let merchant = terms.merchant;
        let you = self.you(&[("who", author), ("merchant", merchant)]);
        let args = args!(who = self.name(author), merchant = self.name(merchant), you = you);
        let gives = !terms.merchant_gives.is_empty();
        if gives && terms.law_gives.is_none() && terms.is_about_own_bag_only() {
            let key = if author == merchant {
                key!("offers-for-bag", who, you, gives)
            } else {
                key!("wants-for-bag", who, merchant, you, gives)
            };
            return self.text.get(key, &args.with("gives", self.gives(&terms.merchant_gives)));
        }
        let key = match (author == merchant, gives) {
            (true, true) => key!("offers-terms", who, you, terms),
            (true, false) => key!("asks-terms", who, you, terms),
            (false, true) => key!("demands-terms", who, merchant, you, terms),
            (false, false) => key!("proposes-terms", who, merchant, you, terms),
        };
        self.text.get(key, &args.with("terms", self.sealed(terms)))
    }

    /// A slip left the table, if the beat does not tell why already: the next slip replaces it,
    /// the settled bag makes it pointless, or Inspection is over.
    pub(super) fn slip_gone(
        &self,
        slip: SlipNumber,
        why: SlipEnd,
        moment: Moment<'_>,
    ) -> Option<String> {
        let replaced =
            || moment.after.iter().any(|event| matches!(event, EventView::SlipWritten(_)));
        let settles = |bag: Seat| {
            moment.before.iter().any(|event| match event {
                EventView::HandedBack { bag: owner, .. } | EventView::Opened { bag: owner, .. } => {
                    *owner == bag
                }
                _ => false,
            })
        };
        let obvious = match why {
            SlipEnd::Replaced => replaced(),
            SlipEnd::Void(Impossible::BagSettled(bag)) => settles(bag),
            SlipEnd::Lapsed => !moment.before.is_empty(),
            SlipEnd::Withdrawn | SlipEnd::Declined | SlipEnd::Void(_) => false,
        };
        (!obvious).then(|| self.slip_end(slip, why))
    }

    /// A deal: between whom, who is to give what, and who gives a word.
    pub(super) fn deal_struck(&self, slip: &Slip, with: Seats) -> String {
        let terms = &slip.terms;
        let merchant = terms.merchant;
        let deal = say!(self.text, "deal", people = self.people(with.with(merchant)));
        let merchant_gives = (!terms.merchant_gives.is_empty())
            .then(|| self.deal_gives(merchant, &self.gives(&terms.merchant_gives)));
        let law_gives = terms.law_gives.as_ref();
        let law_gives = law_gives.map(|gives| self.deal_gives(gives.from, &self.law_gives(gives)));
        let words = terms.word.iter().map(|promise| self.gives_word(promise));
        sentences(std::iter::once(deal).chain(merchant_gives).chain(law_gives).chain(words))
    }

    /// What one side of a deal is to give.
    fn deal_gives(&self, who: Seat, gives: &str) -> String {
        let you = self.you(&[("who", who)]);
        say!(self.text, "deal-gives", who = self.name(who), you = you, gives = gives)
    }

    /// A promise that a deal makes.
    fn gives_word(&self, promise: &Promise) -> String {
        let &Promise { by, to, word: _ } = promise;
        say!(
            self.text,
            "gives-word",
            by = self.name(by),
            to = self.name(to),
            you = self.you(&[("by", by), ("to", to)]),
            promise = self.promise(promise)
        )
    }

    /// Whether a deal's sentence has named these goods: what is visible moves before any bag does.
    pub(super) fn told_with_the_deal(&self, cards: &Seen, moment: Moment<'_>) -> bool {
        let legal = self.setup.catalogue().legal();
        let visible = match cards {
            Seen::Cards(goods) => goods.kinds().minus(legal).is_empty(),
            Seen::Backs { .. } => false,
        };
        visible && moment.deal().is_some() && !moment.follows_a_hand_back()
    }

    /// Goods that change hands.
    pub(super) fn handed_over(&self, giver: Seat, to: Place, cards: &Seen) -> String {
        let goods = self.seen(Case::Object, cards);
        let from = self.name(giver);
        match to {
            Place::Stand(taker) => say!(
                self.text,
                "hands-goods",
                from = from,
                to = self.name(taker),
                you = self.you(&[("from", giver), ("to", taker)]),
                goods = goods
            ),
            _ => {
                let you = self.you(&[("from", giver)]);
                say!(self.text, "hands-goods-booty", from = from, you = you, goods = goods)
            }
        }
    }

    /// Cards as the reader sees them, in this case.
    pub(super) fn seen(&self, case: Case, cards: &Seen) -> String {
        match cards {
            Seen::Cards(goods) => self.goods_as(case, goods),
            &Seen::Backs { count, named: None } => {
                say!(self.text, "face-down-count", count = count, case = case.name())
            }
            Seen::Backs { count, named: Some(named) } => {
                let goods = self.goods(named);
                say!(self.text, "said-to-be", count = *count, goods = goods, case = case.name())
            }
        }
    }

    /// Gold that changes hands, unless the deal that moves it told so.
    pub(super) fn gold_moved(
        &self,
        gold: Gold,
        from: Purse,
        to: Purse,
        why: GoldFor,
        moment: Moment<'_>,
    ) -> Option<String> {
        if why == GoldFor::Deal && moment.deal().is_some() {
            return None;
        }
        match (from, to) {
            (Purse::Seat(from), Purse::Seat(to)) => Some(say!(
                self.text,
                "pays-gold",
                from = self.name(from),
                to = self.name(to),
                you = self.you(&[("from", from), ("to", to)]),
                gold = gold
            )),
            (Purse::Seat(from), Purse::Booty | Purse::Bank) => {
                let you = self.you(&[("from", from)]);
                Some(say!(
                    self.text,
                    "pays-gold-booty",
                    from = self.name(from),
                    you = you,
                    gold = gold
                ))
            }
            (Purse::Booty | Purse::Bank, Purse::Seat(who)) => {
                let you = self.you(&[("who", who)]);
                Some(say!(self.text, "booty-gold", who = self.name(who), you = you, gold = gold))
            }
            (Purse::Booty | Purse::Bank, Purse::Booty | Purse::Bank) => {
                Some(say!(self.text, "booty-gold-lost", gold = gold))
            }
        }
    }
}
