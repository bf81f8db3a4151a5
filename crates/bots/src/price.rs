//! What is at stake with a bag: how likely it is opened, what that costs, what the law would ask.

use rules::slip::Party;
use rules::{Good, Goods, Inspection, Seat};

use crate::belief::Belief;
use crate::chance::rising;
use crate::mind::Mind;

/// So much temptation, in gold, makes a reasonable law open two bags of three that it holds.
const HESITATION: f64 = 12.0;

/// A bribe may be refused, or be too small: so often a liar is opened all the same.
const BRIBE_FAILS: f64 = 0.08;

/// A bag that the law has asked about is opened at least so often.
const PRESSED: f64 = 0.6;

/// What a lie costs besides: a little of the name that one has.
const NAME: f64 = 0.5;

/// How the law reads a declaration of this seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// How likely the bag is opened if nothing is offered.
    pub(crate) opening: f64,
    /// The gold for which a reasonable law hands the bag back, once something was offered.
    pub(crate) price: f64,
}

/// What is at stake for a merchant with one bag.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stakes {
    /// How the law reads the declaration.
    pub(crate) reading: Reading,
    /// What being opened costs, against being handed back; an honest merchant gains by it.
    pub(crate) caught: f64,
    /// Whether the bag is what was declared.
    pub(crate) honest: bool,
}

impl Stakes {
    /// The most gold that handing the bag back is worth.
    pub(crate) fn limit(&self, coin: f64) -> f64 {
        self.reading.opening * self.caught / coin
    }
}

impl Mind<'_> {
    /// How the law reads this many cards, declared as this.
    pub(crate) fn reading(&self, declared: Good, cards: u8) -> Reading {
        let belief = self.reputation(declared, cards);
        let rivalry = 1.0 / (f64::from(self.view.setup.players()) - 1.0);
        let law = self.public.law.seats();
        let opening = law.iter().map(|seat| self.opens(seat, &belief, rivalry)).fold(0.0, f64::max);
        let price = belief.after_offer().temptation(rivalry) / (1.0 + rivalry);
        Reading { opening, price: price.max(1.0) }
    }

    /// How likely this law opens a bag that it believes this of: by reason, and by its record.
    fn opens(&self, law: Seat, belief: &Belief, rivalry: f64) -> f64 {
        let conduct = self.recollection.conduct(law);
        let weight = conduct.opening_rate_weight();
        let reason = rising(belief.temptation(rivalry) / HESITATION);
        weight * conduct.opening_rate() + (1.0 - weight) * reason
    }

    /// What is at stake with this bag if this is declared.
    pub(crate) fn stakes(&self, bag: &Goods, declared: Good, reading: Reading) -> Stakes {
        let lies = bag.minus(&Goods::of(declared, u8::MAX));
        let coin = self.coin(self.public.law.first());
        let honest = lies.is_empty();
        let caught = if honest {
            -f64::from(self.catalogue().penalty_of(bag)) * coin
        } else {
            self.gain(self.me, &lies) + f64::from(self.catalogue().penalty_of(&lies)) * coin
        };
        Stakes { reading, caught, honest }
    }

    /// What is at stake with this seat's bag, as long as the law holds it.
    pub(crate) fn stakes_now(&self, inspection: &Inspection) -> Option<Stakes> {
        let (bag, gate) = self.bag().zip(inspection.held(self.me))?;
        let mut reading = self.reading(gate.declared, gate.cards);
        if self.is_pressed(inspection) {
            reading.opening = reading.opening.max(PRESSED);
        }
        Some(self.stakes(&bag, gate.declared, reading))
    }

    /// Whether the law has threatened this seat, or named a price.
    pub(crate) fn is_pressed(&self, inspection: &Inspection) -> bool {
        let threatened = inspection.held(self.me).is_some_and(|bag| !bag.threatened.is_empty());
        threatened || inspection.slips.written(self.me, Party::Law) > 0
    }

    /// What taking this bag to the gate costs on average, against a bag that surely passes: an
    /// honest bag may be opened and paid for, a liar is caught or pays.
    pub(crate) fn toll(&self, stakes: &Stakes) -> f64 {
        let risk = stakes.reading.opening * stakes.caught;
        if stakes.honest {
            return risk;
        }
        let coin = self.coin(self.public.law.first());
        let gold = f64::from(self.public.merchants[self.me].gold.0);
        let bribed = stakes.reading.price * coin + BRIBE_FAILS * stakes.caught;
        let pays = stakes.reading.price <= gold;
        NAME + if pays { risk.min(bribed) } else { risk }
    }
}
