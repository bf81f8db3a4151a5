//! What a normal bot thinks with: one seat's view, its recollection, and what follows from them.

use rules::catalogue::BONUSES;
use rules::random::Dice;
use rules::{
    Action, Ask, Catalogue, Choices, Goods, Inspection, MAX_SEATS, Observer, Own, Phase, Public,
    Seat, View, below,
};

use crate::bot::Pace;
use crate::recollection::Recollection;
use crate::worth;

/// How many of each bonus kind each seat counts for King and Queen, as far as one can see (V3).
pub(crate) type Counts = [[f64; MAX_SEATS]; BONUSES.len()];

/// One seat at one moment.
pub(crate) struct Mind<'a> {
    pub(crate) view: &'a View,
    pub(crate) public: &'a Public,
    pub(crate) own: &'a Own,
    pub(crate) me: Seat,
    pub(crate) choices: Choices<'a>,
    pub(crate) recollection: &'a Recollection,
    pub(crate) counts: Counts,
    pub(crate) pace: Pace,
}

/// A mood of the bot that lasts a round.
#[derive(Clone, Copy)]
pub(crate) enum Whim {
    /// Pays a little for an honest bag, so that a bribe says less about a bag.
    TipForHonestBag = 1,
    /// Keeps silent with a lying bag until the law asks.
    WaitToBeAsked,
    /// Wants someone else's bag opened, and pays for it.
    PayToOpenAnother,
    /// Offers goods out of the bag.
    OfferBagGoods,
    /// Promises goods that are not in the bag.
    PromiseWhatIsNotThere,
    /// Gives its word instead of some of the gold.
    GiveWord,
    /// Threatens instead of naming a price.
    Threaten,
    /// Breaks its word if that pays.
    BreakWord,
    /// Smuggles even where honesty pays a little more, so that nobody can be sure.
    Daring,
    /// Comments on what happens.
    Comment,
}

impl<'a> Mind<'a> {
    /// The mind of the seat that this view belongs to; a spectator has none.
    pub(crate) fn new(view: &'a View, recollection: &'a Recollection, pace: Pace) -> Option<Self> {
        let Observer::Seat(me) = view.observer else { return None };
        let own = view.own.as_ref()?;
        let counts = worth::counts(view, own, me);
        let choices = view.choices()?;
        Some(Self { view, public: &view.public, own, me, choices, recollection, counts, pace })
    }

    /// What this seat does now, if anything.
    pub(crate) fn action(&self, dice: &mut Dice) -> Option<Action> {
        if let Phase::Inspection(inspection) = &self.public.phase {
            return self.at_the_gate(inspection, dice);
        }
        match self.choices.ask()? {
            Ask::PickFirst => self.pick_first(),
            Ask::Exchange => self.exchange(),
            Ask::Place => self.place(),
            Ask::Load => self.load(dice),
            Ask::Declare => self.declare(),
            Ask::Settle | Ask::Pay | Ask::Claim => None,
        }
    }

    fn at_the_gate(&self, inspection: &Inspection, dice: &mut Dice) -> Option<Action> {
        match self.choices.ask() {
            Some(Ask::Pay) => self.pay(),
            Some(Ask::Place) => self.place(),
            // I10: while a choice is owed, no bag is settled and no deal struck.
            _ if !inspection.is_settled_up() || inspection.time_is_up => self.claim(),
            _ if self.is_law() => self.as_law(inspection, dice),
            ask => {
                let claim = ask.and_then(|_| self.claim());
                claim.or_else(|| self.as_merchant(inspection, dice))
            }
        }
    }

    /// The goods of this game.
    pub(crate) fn catalogue(&self) -> &'a Catalogue {
        self.view.setup.catalogue()
    }

    /// Whether this seat is the law.
    pub(crate) fn is_law(&self) -> bool {
        self.public.law.has(self.me)
    }

    /// What is in this seat's bag.
    pub(crate) fn bag(&self) -> Option<Goods> {
        self.own.bag.map(|bag| bag.goods())
    }

    /// How many rounds come after this one.
    pub(crate) fn rounds_left(&self) -> u8 {
        self.view.setup.rounds().saturating_sub(self.public.round)
    }

    /// What a coin that someone else loses is worth to this seat, against a coin that it gains: all
    /// others together are the one rival, and a grudge makes someone a little more of one.
    pub(crate) fn rivalry(&self, seat: Seat) -> f64 {
        const PER_GRUDGE: f64 = 0.02;
        let others = f64::from(self.view.setup.players()) - 1.0;
        1.0 / others + PER_GRUDGE * f64::from(self.recollection.conduct(seat).grudge)
    }

    /// What a coin is worth that moves between this seat and that one.
    pub(crate) fn coin(&self, seat: Seat) -> f64 {
        1.0 + self.rivalry(seat)
    }

    /// Whether this seat is in a mood that it is in once in so many rounds. The mood comes from what
    /// only this seat knows and does not change within a round: a bot is asked many times a round,
    /// and something that is unlikely must not become certain by being asked often.
    pub(crate) fn whim(&self, whim: Whim, once_in: u32) -> bool {
        let hand = self.own.hand.iter().fold(0, |sum, (good, count)| {
            sum * 31_u64 + (good.index() as u64 + 1) * 7 + u64::from(count)
        });
        let place = (self.me.index() as u64) << 8 | u64::from(self.public.round);
        let number = hand << 24 ^ place << 8 ^ whim as u64;
        below(once_in, &mut Dice::new(number)) == 0
    }
}
