//! A merchant at the gate: answering the law, paying for a bag, meddling with others' (I3–I5).

use std::sync::Arc;

use rules::ledger::Entry;
use rules::random::Dice;
use rules::slip::{Party, Terms, Word};
use rules::{Action, Gold, Good, Goods, Inspection, Law, Seat};

use crate::chance::fraction;
use crate::mind::{Mind, Whim};
use crate::price::Stakes;

/// A merchant writes at most so many slips in an Inspection …
const MOST_SLIPS: u8 = 3;
/// … and goes so far each time from what the law should take to what the bag is worth.
const STEPS: [f64; MOST_SLIPS as usize] = [0.1, 0.4, 0.8];

/// A liar whose bag is opened less often than this says nothing …
const SAFE: f64 = 0.3;
/// … and one whose bag is opened more often says nothing once in so many rounds.
const WAIT_ONCE_IN: u32 = 3;

/// An honest merchant offers a tip once in so many rounds.
const TIP_ONCE_IN: u32 = 5;
/// A tip is at most so much gold.
const MOST_TIP: f64 = 3.0;
/// Goods out of the bag are offered once in so many rounds.
const BAG_GOODS_ONCE_IN: u32 = 5;
/// Goods that are not in the bag are promised once in so many rounds.
const BLUFF_ONCE_IN: u32 = 25;
/// A promise replaces some of the gold once in so many rounds.
const WORD_ONCE_IN: u32 = 6;
/// The gold that a promise replaces.
const WORD_SAVES: u32 = 2;
/// Someone else's bag is meddled with once in so many rounds …
const MEDDLE_ONCE_IN: u32 = 6;
/// … if opening it would hurt its owner so much, in the eyes of this seat.
const WORTH_MEDDLING: f64 = 2.0;
/// The most gold that is paid for it.
const MOST_FOR_MEDDLING: u32 = 4;

impl Mind<'_> {
    /// What this seat does as a merchant while the law holds bags.
    pub(crate) fn as_merchant(&self, inspection: &Inspection, dice: &mut Dice) -> Option<Action> {
        if inspection.all_held().is_empty() {
            return None;
        }
        self.answer(inspection)
            .or_else(|| self.repay(inspection))
            .or_else(|| self.offer(inspection, dice))
            .or_else(|| self.meddle(inspection))
    }

    /// Accepts the law's slip if it is worth it, and turns it down if not.
    fn answer(&self, inspection: &Inspection) -> Option<Action> {
        let slip = inspection.slips.get(self.me, Party::Law)?;
        if inspection.slips.accepted.has(self.me) {
            return None;
        }
        let good = self.worth_as_merchant(inspection, slip.terms) > 0.0;
        let accepted = good.then_some(Action::Accept(slip.number));
        let accepted = accepted.and_then(|action| self.if_legal(action));
        accepted.or_else(|| self.if_legal(Action::Decline(slip.number)))
    }

    /// Pays the Sheriff what this seat has given its word for, as far as it can (H2).
    fn repay(&self, inspection: &Inspection) -> Option<Action> {
        let Law::Sheriff(sheriff) = self.public.law else { return None };
        let first = inspection.slips.written(self.me, Party::Merchant) == 0;
        if !first || !self.keeps_word() {
            return None;
        }
        let owed = self.open_promises().filter(|entry| entry.promise.to == sheriff);
        let owed: u32 = owed.map(|entry| missing(entry).0).sum();
        let gold = owed.min(self.public.merchants[self.me].gold.0);
        self.legal_offer(Terms::with(self.me).gold(gold)).filter(|_| gold > 0)
    }

    /// Offers to pay for the own bag, a little more each time.
    fn offer(&self, inspection: &Inspection, dice: &mut Dice) -> Option<Action> {
        let gate = inspection.held(self.me)?;
        let bag = self.bag()?;
        let slips = &inspection.slips;
        let written = slips.written(self.me, Party::Merchant);
        let waiting = slips.get(self.me, Party::Merchant).is_some() && gate.threatened.is_empty();
        if waiting || written >= MOST_SLIPS || slips.accepted.has(self.me) {
            return None;
        }
        let stakes = self.stakes_now(inspection)?;
        if self.waits_to_be_asked(inspection, &stakes) {
            return None;
        }
        let gold = self.bribe(&stakes, written, dice)?;
        let more = gold > self.recollection.offered(self.me).0 || written == 0;
        more.then(|| self.write(&bag, gold)).flatten()
    }

    /// Whether a liar keeps silent for now: whoever offers gold has something to hide.
    fn waits_to_be_asked(&self, inspection: &Inspection, stakes: &Stakes) -> bool {
        !stakes.honest
            && !self.is_pressed(inspection)
            && (stakes.reading.opening < SAFE || self.whim(Whim::WaitToBeAsked, WAIT_ONCE_IN))
    }

    /// The gold to offer for a bag with these stakes, after so many offers; nothing if none is due.
    fn bribe(&self, stakes: &Stakes, written: u8, dice: &mut Dice) -> Option<u32> {
        let law = self.public.law.first();
        if stakes.honest {
            let tip = written == 0 && self.whim(Whim::TipForHonestBag, TIP_ONCE_IN);
            return tip.then(|| 1 + (MOST_TIP * fraction(dice)) as u32);
        }
        let (least, most) = (stakes.reading.price, stakes.limit(self.coin(law)));
        if most < least {
            return None;
        }
        let step = STEPS[usize::from(written)] + 0.2 * fraction(dice);
        let gold = least + (most - least) * step.min(1.0);
        Some((gold as u32).max(1))
    }

    /// Writes a slip that pays so much for the own bag, in gold or in other things as the mood is.
    fn write(&self, bag: &Goods, gold: u32) -> Option<Action> {
        let has = self.public.merchants[self.me].gold.0;
        if gold > has {
            return self.legal_offer(self.with_stand_goods(gold)?);
        }
        let fancy = self.with_bag_goods(bag, gold).or_else(|| self.with_word(gold));
        let terms = fancy.and_then(|terms| self.legal_offer(terms));
        terms.or_else(|| self.legal_offer(self.for_own_bag(gold)))
    }

    /// Terms that pay so much gold for the own bag.
    fn for_own_bag(&self, gold: u32) -> Terms {
        Terms::with(self.me).gold(gold).hand_back(self.me)
    }

    /// Pays with all gold and with legal goods of one kind from the stand: those that one misses
    /// least and that make up best for the rest.
    fn with_stand_goods(&self, price: u32) -> Option<Terms> {
        let known = &self.public.merchants[self.me];
        let rest = price.saturating_sub(known.gold.0);
        let pile = |(good, count): (Good, u8)| {
            let cards = rest.div_ceil(self.catalogue().value(good).max(1));
            Goods::of(good, count.min(u8::try_from(cards).unwrap_or(u8::MAX)))
        };
        let pain = |goods: &Goods| {
            let short = rest.saturating_sub(self.catalogue().value_of(goods));
            f64::from(short) * self.coin(self.public.law.first()) + self.loss(self.me, goods)
        };
        let goods = known.face_up.iter().map(pile);
        let goods = goods.min_by(|one, two| pain(one).total_cmp(&pain(two)))?;
        Some(self.for_own_bag(known.gold.0).from_stand(goods))
    }

    fn legal_offer(&self, terms: Terms) -> Option<Action> {
        self.if_legal(Action::Offer(Arc::new(terms)))
    }

    /// Pays with a good out of the bag and the rest in gold; seldom with one that is not there (H3).
    fn with_bag_goods(&self, bag: &Goods, gold: u32) -> Option<Terms> {
        let catalogue = self.catalogue();
        let contraband = catalogue.in_deck().minus(catalogue.legal());
        let kinds = if self.whim(Whim::PromiseWhatIsNotThere, BLUFF_ONCE_IN) {
            contraband
        } else if self.whim(Whim::OfferBagGoods, BAG_GOODS_ONCE_IN) {
            catalogue.contraband_of(bag).kinds()
        } else {
            return None;
        };
        let fits = |&good: &Good| catalogue.value(good) <= gold + 1;
        let good = kinds.iter().filter(fits).max_by_key(|&good| catalogue.value(good))?;
        let rest = gold.saturating_sub(catalogue.value(good) / 2);
        Some(self.for_own_bag(rest).from_bag(Goods::of(good, 1)))
    }

    /// Pays a little less and promises to return the favour.
    fn with_word(&self, gold: u32) -> Option<Terms> {
        if !self.whim(Whim::GiveWord, WORD_ONCE_IN) || self.rounds_left() == 0 {
            return None;
        }
        let gold = gold.saturating_sub(WORD_SAVES).max(1);
        Some(self.for_own_bag(gold).promise(self.me, self.public.law.first(), Word::HandBackNext))
    }

    /// Offers a little gold to have a rival's bag opened that smells of contraband (I4).
    fn meddle(&self, inspection: &Inspection) -> Option<Action> {
        let silent = inspection.slips.written(self.me, Party::Merchant) == 0;
        let settled = inspection.held(self.me).is_none();
        if !silent || !settled || !self.whim(Whim::PayToOpenAnother, MEDDLE_ONCE_IN) {
            return None;
        }
        let harm = |owner: Seat| (owner, self.opened_rival(inspection, owner));
        let rivals = inspection.all_held().iter().map(harm);
        let (owner, harm) = rivals.max_by(|one, two| one.1.total_cmp(&two.1))?;
        if harm < WORTH_MEDDLING {
            return None;
        }
        let gold = (harm as u32).min(MOST_FOR_MEDDLING).min(self.public.merchants[self.me].gold.0);
        self.legal_offer(Terms::with(self.me).gold(gold).open(owner)).filter(|_| gold > 0)
    }
}

/// What is still missing of a debt of honour.
fn missing(entry: &Entry) -> Gold {
    match entry.promise.word {
        Word::Owe(gold) => Gold(gold.0.saturating_sub(entry.paid.0)),
        Word::HandBackNext | Word::OpenNext(_) => Gold::NONE,
    }
}
