//! The law at the gate: what to open, what to hand back, what to ask for it (I).

use std::sync::Arc;

use rules::ledger::{Entry, PromiseFate};
use rules::public::GateBag;
use rules::random::Dice;
use rules::slip::{Party, Terms, Word};
use rules::slips::LiveSlip;
use rules::{Action, Inspection, Law, Seat, Seats};

use crate::bot::Pace;
use crate::chance::fraction;
use crate::mind::{Mind, Whim};

/// What one's word is worth, in gold: so much more must an act bring that breaks it.
const HONOUR: f64 = 8.0;

/// A bot is in the mood to break its word once in so many rounds.
const BREAK_WORD_ONCE_IN: u32 = 10;

/// A deal must bring so much more than doing without it.
const MARGIN: f64 = 0.5;

/// The law asks for gold if opening the bag brings at least so much.
const WORTH_ASKING: f64 = 2.0;

/// The least that the law asks for.
const LEAST_ASKED: f64 = 3.0;

/// What of the likely fine the law asks for: whoever has something to hide pays this gladly.
const ASKED_OF_FINE: f64 = 0.9;

/// Offers so far below what opening brings are turned down while there is time for a better one.
const TURNED_DOWN: f64 = 1.0;

/// A merchant who has written so many slips has said everything.
const LAST_SLIP: u8 = 3;

/// The law threatens instead of naming a price once in so many rounds.
const THREATEN_ONCE_IN: u32 = 4;

impl Mind<'_> {
    /// What this seat does as the law.
    pub(crate) fn as_law(&self, inspection: &Inspection, dice: &mut Dice) -> Option<Action> {
        let first = self.wish(inspection).or_else(|| self.strike_good_deal(inspection));
        first.or_else(|| match self.pace {
            Pace::Haggle => self.bargain(inspection, dice),
            Pace::Settle => self.settle(inspection),
        })
    }

    /// The bags about which this seat can still decide something.
    pub(crate) fn open_cases<'i>(
        &self,
        inspection: &'i Inspection,
    ) -> impl Iterator<Item = (Seat, &'i GateBag)> + use<'i> {
        let me = self.me;
        let held = inspection.all_held().clockwise_after(self.public.law.first());
        let cases = held.filter_map(|owner| Some((owner, inspection.held(owner)?)));
        cases.filter(move |(_, bag)| bag.alone.is_none_or(|alone| alone == me))
    }

    /// What opening a bag is worth to this seat, its word to the owner included.
    pub(crate) fn opening_worth(&self, inspection: &Inspection, owner: Seat) -> f64 {
        let Some(bag) = inspection.held(owner) else { return 0.0 };
        let mut belief = self.belief(owner, bag.declared, bag.cards);
        let slips = &inspection.slips;
        if slips.written(owner, Party::Merchant) > 0 {
            belief = belief.after_offer();
        }
        if slips.written(owner, Party::Law) > 0 && slips.get(owner, Party::Law).is_none() {
            belief = belief.after_refusal();
        } else if self.pace == Pace::Settle && slips.written(owner, Party::Merchant) == 0 {
            belief = belief.after_silence();
        }
        belief.temptation(self.rivalry(owner)) + self.honour(owner)
    }

    /// What this seat's word says about opening a bag: against it, or for it (H2).
    fn honour(&self, owner: Seat) -> f64 {
        if !self.keeps_word() {
            return 0.0;
        }
        let honour = self.open_promises().map(|entry| match entry.promise.word {
            Word::HandBackNext if entry.promise.to == owner => -HONOUR,
            Word::OpenNext(seat) if seat == owner => HONOUR,
            Word::HandBackNext | Word::OpenNext(_) | Word::Owe(_) => 0.0,
        });
        honour.sum()
    }

    /// Whether this seat is in the mood to keep its word.
    pub(crate) fn keeps_word(&self) -> bool {
        !self.whim(Whim::BreakWord, BREAK_WORD_ONCE_IN)
    }

    /// What this seat has promised in earlier rounds and can still keep or break.
    pub(crate) fn open_promises(&self) -> impl Iterator<Item = &Entry> {
        self.recollection.ledger().entries().iter().filter(|entry| {
            let open = entry.fate == PromiseFate::Open && entry.promise.by == self.me;
            open && entry.made_in_round < self.public.round
        })
    }

    /// What the owner's slip about their own bag brings, if it lies there: nothing if not.
    pub(crate) fn best_offer(&self, inspection: &Inspection, owner: Seat) -> f64 {
        let slip = inspection.slips.get(owner, Party::Merchant);
        let own = slip.filter(|slip| slip.terms.is_about_own_bag_only());
        own.map_or(0.0, |slip| self.income(owner, &slip.terms.merchant_gives))
    }

    /// Accepts the best slip that asks for more than the owner's bag, or for less (I6).
    fn strike_good_deal(&self, inspection: &Inspection) -> Option<Action> {
        let slips = inspection.slips.iter().filter(|slip| slip.party() == Party::Merchant);
        let other = slips.filter(|slip| !slip.terms.is_about_own_bag_only());
        let worth = other.map(|slip| (slip, self.worth_as_law(inspection, slip.terms)));
        let good = worth.filter(|&(_, worth)| worth > MARGIN);
        let (slip, _) = good.max_by(|one, two| one.1.total_cmp(&two.1))?;
        self.if_legal(Action::Accept(slip.number))
    }

    /// The action, if the judge allows it.
    pub(crate) fn if_legal(&self, action: Action) -> Option<Action> {
        self.choices.check(&action).is_ok().then_some(action)
    }

    /// While there is time: takes what is good, turns down what is not, and names prices.
    fn bargain(&self, inspection: &Inspection, dice: &mut Dice) -> Option<Action> {
        let cases = || self.open_cases(inspection);
        cases()
            .find_map(|(owner, _)| self.take_good_offer(inspection, owner))
            .or_else(|| self.turn_down(inspection))
            .or_else(|| cases().find_map(|(owner, _)| self.name_price(inspection, owner, dice)))
    }

    /// Takes the owner's offer if it brings more than opening the bag.
    fn take_good_offer(&self, inspection: &Inspection, owner: Seat) -> Option<Action> {
        let slip = self.choices.take(owner)?;
        let live = inspection.slips.find(slip)?;
        let worth = self.worth_as_law(inspection, live.terms);
        let verdict = Action::HandBack { bag: owner, taking: Some(slip) };
        (worth >= MARGIN && self.may_speak_first(inspection, owner)).then_some(verdict)
    }

    /// With Deputies a verdict is given when the bargaining is over, so that both see all offers.
    fn may_speak_first(&self, inspection: &Inspection, owner: Seat) -> bool {
        let alone = inspection.held(owner).is_some_and(|bag| bag.alone == Some(self.me));
        matches!(self.public.law, Law::Sheriff(_)) || alone
    }

    /// Turns down a slip that is not worth it, as long as its writer may think of a better one.
    fn turn_down(&self, inspection: &Inspection) -> Option<Action> {
        let poor = |slip: &LiveSlip<'_>| {
            slip.party() == Party::Merchant
                && inspection.slips.written(slip.author, Party::Merchant) < LAST_SLIP
                && self.worth_as_law(inspection, slip.terms) < -TURNED_DOWN
        };
        let slip = inspection.slips.iter().filter(poor).map(|slip| Action::Decline(slip.number));
        slip.into_iter().find_map(|action| self.if_legal(action))
    }

    /// Says what handing the bag back would cost, or threatens (I2, I5).
    fn name_price(&self, inspection: &Inspection, owner: Seat, dice: &mut Dice) -> Option<Action> {
        let bag = inspection.held(owner)?;
        let worth = self.opening_worth(inspection, owner);
        if worth < WORTH_ASKING || !may_be_asked(inspection, owner) {
            return None;
        }
        if self.whim(Whim::Threaten, THREATEN_ONCE_IN) {
            return self.if_legal(Action::Threaten(owner)).filter(|_| bag.threatened.is_empty());
        }
        let fine = self.belief(owner, bag.declared, bag.cards).fine;
        let price = (worth / self.coin(owner)).max(ASKED_OF_FINE * fine).max(LEAST_ASKED);
        let gold = (price + fraction(dice)) as u32;
        let gold = gold.min(self.public.merchants[owner].gold.0);
        let terms = Terms::with(owner).gold(gold).hand_back(owner);
        self.if_legal(Action::Offer(Arc::new(terms))).filter(|_| gold > 0)
    }

    /// Decides: first the deals, then what is worth opening, then the rest goes back.
    fn settle(&self, inspection: &Inspection) -> Option<Action> {
        if let Law::Deputies(..) = self.public.law {
            return self.verdict(inspection);
        }
        self.settle_alone(inspection, self.open_cases(inspection).map(|(owner, _)| owner).collect())
    }

    /// Settles one of these bags, which are this seat's alone to settle.
    pub(crate) fn settle_alone(&self, inspection: &Inspection, bags: Seats) -> Option<Action> {
        let deal = |owner| self.take_good_offer(inspection, owner);
        let open = |&owner: &Seat| {
            let bound = inspection.must_open[owner].has(self.me);
            bound || self.opening_worth(inspection, owner) > 0.0
        };
        let opened = || bags.iter().find(open).map(Action::Open);
        let handed = || bags.first().map(|bag| Action::HandBack { bag, taking: None });
        bags.iter().find_map(deal).or_else(opened).or_else(handed)
    }
}

/// Whether a price can be named for a bag: the law asks once, and only someone who has not spoken.
fn may_be_asked(inspection: &Inspection, owner: Seat) -> bool {
    let slips = &inspection.slips;
    let free = inspection.must_open[owner].is_empty() && inspection.take_nothing[owner].is_empty();
    free && slips.written(owner, Party::Merchant) == 0 && slips.written(owner, Party::Law) == 0
}
