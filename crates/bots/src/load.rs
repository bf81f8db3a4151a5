//! Loading the bag: every bag that the hand allows, weighed with the lie it would need (L1).

use rules::random::Dice;
use rules::{Action, Bag, Good, Goods, HANDFUL};

use crate::chance::fraction;
use crate::mind::{Mind, Whim};
use crate::price::Reading;

/// Bags that are so close in worth are chosen between by chance, so that nobody can be read.
const TOSS_UP: f64 = 4.0;

/// What a daring merchant adds to the worth of a lie.
const DARING: f64 = 3.0;

/// A merchant is daring once in so many rounds.
const DARING_ONCE_IN: u32 = 5;

/// How the law would read each number of cards, from one to five, declared as one kind.
struct Readings(Vec<(Good, [Reading; HANDFUL])>);

impl Mind<'_> {
    /// Loads the bag that promises most.
    pub(crate) fn load(&self, dice: &mut Dice) -> Option<Action> {
        let hand = self.choices.load()?;
        let readings = self.readings();
        let daring = if self.whim(Whim::Daring, DARING_ONCE_IN) { DARING } else { 0.0 };
        let mut best = None;
        let mut most = f64::MIN;
        each_bag(&hand, &mut |bag| {
            let worth = self.prospect(bag, &readings, daring) + TOSS_UP * fraction(dice);
            if worth > most {
                (best, most) = (Some(*bag), worth);
            }
        });
        Bag::new(&best?).ok().map(Action::Load)
    }

    fn readings(&self) -> Readings {
        let catalogue = self.catalogue();
        let legal = catalogue.in_deck().and(catalogue.legal());
        let read = |good| {
            let cards = std::array::from_fn(|less| self.reading(good, less as u8 + 1));
            (good, cards)
        };
        Readings(legal.iter().map(read).collect())
    }

    /// What a bag brings on average with the best declaration for it.
    fn prospect(&self, bag: &Goods, readings: &Readings, daring: f64) -> f64 {
        let size = bag.len();
        let tolls = readings.0.iter().map(|&(good, cards)| {
            let stakes = self.stakes(bag, good, cards[size - 1]);
            self.toll(&stakes) - if stakes.honest { 0.0 } else { daring }
        });
        self.gain(self.me, bag) - tolls.fold(f64::MAX, f64::min)
    }
}

/// Hands every bag that can be loaded from this hand to `weigh`.
fn each_bag(hand: &Goods, weigh: &mut impl FnMut(&Goods)) {
    let kinds: Vec<(Good, u8)> = hand.iter().collect();
    add_kind(&kinds, Goods::NONE, HANDFUL as u8, weigh);
}

fn add_kind(kinds: &[(Good, u8)], bag: Goods, room: u8, weigh: &mut impl FnMut(&Goods)) {
    let Some((&(good, count), rest)) = kinds.split_first() else {
        if !bag.is_empty() {
            weigh(&bag);
        }
        return;
    };
    for cards in 0..=count.min(room) {
        add_kind(rest, bag.plus(&Goods::of(good, cards)), room - cards, weigh);
    }
}
