//! What the terms of a slip are worth to each side, part by part (I3–I5, H).

use rules::ledger::PromiseFate;
use rules::slip::{LawDoes, LawGives, MerchantGives, Promise, Terms, Word};
use rules::{Goods, Inspection, Law, Seat, Seats};

use crate::mind::Mind;

/// What it is worth that a bag of one's own is handed back in a later round.
const LATER_HAND_BACK: f64 = 3.0;
/// What it is worth that someone else's bag is opened in a later round.
const LATER_OPENING: f64 = 0.5;
/// What a coin is worth that is owed: debts are paid late, if ever.
const OWED: f64 = 0.6;
/// What it costs to give one's word for a coin, a bag, or an opening: one means to keep it.
const OWN_WORD: f64 = 0.9;
/// What someone of whom nothing is known is expected to keep of two promises.
const KEPT_EXPECTED: f64 = 1.0;

impl Mind<'_> {
    /// What these terms are worth to this seat as the law, against leaving them on the table.
    pub(crate) fn worth_as_law(&self, inspection: &Inspection, terms: &Terms) -> f64 {
        let merchant = terms.merchant;
        let share = self.share(inspection, &terms.law_does);
        share * self.income(merchant, &terms.merchant_gives)
            - terms.law_gives.as_ref().map_or(0.0, |gives| self.expense(merchant, gives))
            + self.words(&terms.word)
            - self.effort(inspection, merchant, &terms.law_does)
    }

    /// What these terms are worth to this seat as the merchant whose slip it is.
    pub(crate) fn worth_as_merchant(&self, inspection: &Inspection, terms: &Terms) -> f64 {
        let law = self.public.law.first();
        let given = terms.law_gives.as_ref().map_or(0.0, |gives| {
            self.coin(gives.from) * f64::from(gives.gold.0)
                + self.gain(self.me, &gives.stand)
                + self.rivalry(gives.from) * self.loss(gives.from, &gives.stand)
        });
        given - self.payment(law, &terms.merchant_gives)
            + self.words(&terms.word)
            + self.favours(inspection, &terms.law_does)
    }

    /// The part of a payment that falls to this seat: half of what both Deputies take (D4).
    fn share(&self, inspection: &Inspection, does: &LawDoes) -> f64 {
        let alone = |owner: Seat| inspection.held(owner).is_some_and(|bag| bag.alone.is_some());
        match self.public.law {
            Law::Sheriff(_) => 1.0,
            Law::Deputies(..) if does.hand_back.is_empty() => 1.0,
            Law::Deputies(..) if does.bags().iter().any(alone) => 1.0,
            Law::Deputies(..) => 0.5,
        }
    }

    /// What a merchant's payment is worth to the law: goods that may be a lie count for less.
    pub(crate) fn income(&self, merchant: Seat, gives: &MerchantGives) -> f64 {
        let truth = self.recollection.conduct(merchant).truth();
        let legal = self.catalogue().legal_of(&gives.stand);
        let hidden = gives.stand.minus(&legal);
        let real = if self.view.setup.stand_may_lie() { truth } else { 1.0 };
        let goods = |goods: &Goods| {
            let theirs = self.rivalry(merchant) * f64::from(self.catalogue().value_of(goods));
            self.gain(self.me, goods) + theirs
        };
        self.coin(merchant) * f64::from(gives.gold.0)
            + goods(&legal)
            + real * goods(&hidden)
            + truth * (goods(&gives.bag) + goods(&gives.either))
    }

    /// What the law's own part costs this seat; what the other Deputy gives costs it nothing.
    fn expense(&self, merchant: Seat, gives: &LawGives) -> f64 {
        if gives.from != self.me {
            return 0.0;
        }
        self.coin(merchant) * f64::from(gives.gold.0)
            + self.loss(self.me, &gives.stand)
            + self.rivalry(merchant) * self.gain(merchant, &gives.stand)
    }

    /// What this seat's payment as a merchant costs it: of hidden goods only those that are there.
    pub(crate) fn payment(&self, law: Seat, gives: &MerchantGives) -> f64 {
        let bag = self.bag().unwrap_or_default();
        let stand = self.public.merchants[self.me].face_up.plus(&self.own.face_down);
        let from_stand = gives.stand.common(&stand);
        let from_bag = gives.bag.common(&bag);
        let either = gives.either.common(&bag.plus(&stand));
        let goods = from_stand.plus(&from_bag).plus(&either);
        self.coin(law) * f64::from(gives.gold.0)
            + self.loss(self.me, &goods)
            + self.rivalry(law) * f64::from(self.catalogue().value_of(&goods))
    }

    /// What the law forgoes by doing this: for each bag the best that it could do instead.
    fn effort(&self, inspection: &Inspection, merchant: Seat, does: &LawDoes) -> f64 {
        let handed: f64 =
            does.hand_back.iter().map(|owner| self.best_without(inspection, owner, merchant)).sum();
        let opened = |owner: Seat| {
            self.best_without(inspection, owner, merchant) - self.opening_worth(inspection, owner)
        };
        let barred = does.take_nothing.minus(does.bags());
        handed
            + does.open.iter().map(opened).sum::<f64>()
            + barred.iter().map(|owner| self.best_offer(inspection, owner).max(0.0)).sum::<f64>()
    }

    /// The best that the law can do about a bag without a deal with this merchant.
    fn best_without(&self, inspection: &Inspection, owner: Seat, merchant: Seat) -> f64 {
        let offer = if owner == merchant { 0.0 } else { self.best_offer(inspection, owner) };
        self.opening_worth(inspection, owner).max(offer).max(0.0)
    }

    /// What the law's deeds are worth to this seat as a merchant.
    fn favours(&self, inspection: &Inspection, does: &LawDoes) -> f64 {
        let mine = if does.hand_back.has(self.me) { self.safety(inspection) } else { 0.0 };
        let harm = |owner: Seat| self.opened_rival(inspection, owner);
        let others = |seats: Seats| seats.without(self.me).iter().map(harm).sum::<f64>();
        mine + others(does.open) - others(does.hand_back)
    }

    /// What it is worth to this seat that its bag is surely handed back.
    pub(crate) fn safety(&self, inspection: &Inspection) -> f64 {
        self.stakes_now(inspection).map_or(0.0, |stakes| stakes.reading.opening * stakes.caught)
    }

    /// What it is worth to a merchant that a rival's bag is opened.
    pub(crate) fn opened_rival(&self, inspection: &Inspection, owner: Seat) -> f64 {
        let Some(gate) = inspection.held(owner) else { return 0.0 };
        let belief = self.belief(owner, gate.declared, gate.cards);
        self.rivalry(owner) * belief.owners_loss()
    }

    /// What the promises on a slip are worth to this seat.
    fn words(&self, words: &[Promise]) -> f64 {
        words.iter().map(|promise| self.word(promise)).sum()
    }

    fn word(&self, promise: &Promise) -> f64 {
        let worth = match promise.word {
            Word::HandBackNext if self.rounds_left() == 0 => 0.0,
            Word::HandBackNext => LATER_HAND_BACK,
            Word::OpenNext(seat) if seat == self.me => -LATER_HAND_BACK,
            Word::OpenNext(_) => LATER_OPENING,
            Word::Owe(gold) => OWED * f64::from(gold.0),
        };
        if promise.to == self.me {
            worth * self.reliability(promise.by)
        } else if promise.by == self.me {
            -worth.abs() * OWN_WORD
        } else {
            0.0
        }
    }

    /// How likely someone keeps their word, by the ledger (H2).
    pub(crate) fn reliability(&self, seat: Seat) -> f64 {
        let entries = self.recollection.ledger().entries().iter();
        let (mut kept, mut due) = (KEPT_EXPECTED, 2.0 * KEPT_EXPECTED);
        for entry in entries.filter(|entry| entry.promise.by == seat) {
            match entry.fate {
                PromiseFate::Kept { .. } => (kept, due) = (kept + 1.0, due + 1.0),
                PromiseFate::Broken { .. } => due += 1.0,
                PromiseFate::Open | PromiseFate::NeverDue => {}
            }
        }
        kept / due
    }
}
