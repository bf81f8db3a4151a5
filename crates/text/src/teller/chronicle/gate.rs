//! Bags handed back and opened, proofs, duties and debts.

use rules::action::{Debt, Tier};
use rules::event::{Duty, Place};
use rules::{Bag, Good, Goods, Seat, Seats};

use super::{Moment, sentences};
use crate::teller::{Case, Teller, capitalised};
use crate::{args, key, say};

impl Teller<'_> {
    /// A bag went back, by somebody or because time is up, and what came on the stand.
    pub(super) fn handed_back(&self, bag: Seat, by: Seats, moment: Moment<'_>) -> String {
        let owner = self.name(bag);
        let sentence = if by.is_empty() {
            say!(self.text, "goes-free", bag = owner, you = self.you(&[("bag", bag)]))
        } else {
            let you = self.you_or_with(("by", by), &[("bag", bag)]);
            let (by, people) = (self.people(by), by.len());
            say!(self.text, "hands-back", by = by, people = people, bag = owner, you = you)
        };
        let seen = moment
            .moves(Place::Bag(bag), Place::Stand(bag))
            .map(|cards| self.seen(Case::Plain, cards));
        let goods: Vec<String> = seen.collect();
        let inside = (!goods.is_empty())
            .then(|| say!(self.text, "hands-back-inside", goods = self.list(&goods)));
        sentences(std::iter::once(capitalised(&sentence)).chain(inside))
    }

    /// A bag was opened, and whether it held what was declared.
    pub(super) fn opened(&self, bag: Seat, by: Seats, cards: &Bag, declared: Good) -> String {
        let args = args!(
            by = self.people(by),
            people = by.len(),
            bag = self.name(bag),
            you = self.you_or_with(("by", by), &[("bag", bag)]),
            goods = self.goods(&cards.goods())
        );
        let sentence = if cards.is_only(declared) {
            self.text.get(key!("opens-honest", by, people, bag, you, goods), &args)
        } else {
            let declared = self.count(declared, cards.len() as u8);
            let key = key!("opens-lie", by, people, bag, you, goods, declared);
            self.text.get(key, &args.with("declared", declared))
        };
        capitalised(&sentence)
    }

    /// Someone proved that there was no more.
    pub(super) fn proof_shown(&self, merchant: Seat, to: Seats) -> String {
        let you = self.you_or_with(("to", to), &[("who", merchant)]);
        let (who, to) = (self.name(merchant), self.people(to));
        say!(self.text, "proof-shown", who = who, to = to, you = you)
    }

    /// The same for those who saw the proof.
    pub(super) fn proved(
        &self,
        merchant: Seat,
        to: Seats,
        stand: Option<&Goods>,
        bag: Option<&Goods>,
    ) -> String {
        let shown = self.proof_shown(merchant, to);
        let stand = stand.map(|goods| say!(self.text, "proof-stand", goods = self.goods(goods)));
        let bag = bag.map(|goods| say!(self.text, "proof-bag", goods = self.goods(goods)));
        sentences(std::iter::once(shown).chain(stand).chain(bag))
    }

    /// A deal binds the law.
    pub(super) fn duty_taken(&self, by: Seats, duty: Duty) -> String {
        let (key, role, whom) = match duty {
            Duty::Open(bag) => (key!("duty-open", by, people, bag, you), "bag", bag),
            Duty::TakeNothing(merchant) => {
                let key = key!("duty-take-nothing", by, people, merchant, you);
                (key, "merchant", merchant)
            }
        };
        let you = self.you_or_with(("by", by), &[(role, whom)]);
        let args = args!(by = self.people(by), people = by.len(), you = you);
        capitalised(&self.text.get(key, &args.with(role, self.name(whom))))
    }

    /// A debt is to be paid in goods.
    pub(super) fn debt_due(&self, debt: &Debt) -> String {
        let key = match debt.tier {
            Tier::Legal => key!("owes-legal", debtor, you, gold),
            Tier::Contraband => key!("owes-contraband", debtor, you, gold),
        };
        self.debtor(key, debt.debtor, debt.missing)
    }
}
