//! What goods are worth on a stand: their value, and what they do for King and Queen.

use rules::catalogue::BONUSES;
use rules::{Good, Goods, MAX_SEATS, Own, Seat, View};

use crate::chance::rising;
use crate::mind::{Counts, Mind};

/// A lead of so many goods of a kind is as good as two to one when no round is left to play …
const LEAD_AT_THE_END: f64 = 0.25;
/// … and of so many more for each round that is.
const LEAD_PER_ROUND: f64 = 0.9;

/// How much of the gain from a Black Market card each of its three contraband cards is credited
/// with, before all three are there: they may never come together, or someone may be faster (K2).
const MARKET_HOPE: f64 = 0.2;

/// How many of each bonus kind everyone counts. Others' royal goods lie face down and are unseen.
pub(crate) fn counts(view: &View, own: &Own, me: Seat) -> Counts {
    let mut counts = [[0.0; MAX_SEATS]; BONUSES.len()];
    for seat in view.setup.seats().iter() {
        add_counts(view, seat, &view.public.merchants[seat].face_up, &mut counts);
    }
    add_counts(view, me, &own.face_down, &mut counts);
    counts
}

fn add_counts(view: &View, seat: Seat, goods: &Goods, counts: &mut Counts) {
    for (good, count) in goods.iter() {
        if let Some((place, each)) = counts_as(view, good) {
            counts[place][seat.index()] += f64::from(count) * each;
        }
    }
}

/// The place of the bonus that a good counts for, and how much it counts (V3).
fn counts_as(view: &View, good: Good) -> Option<(usize, f64)> {
    let (kind, each) = view.setup.catalogue().get(good)?.counts_as?;
    let place = BONUSES.iter().position(|&(bonus, _, _)| bonus == kind)?;
    view.setup.catalogue().in_deck().has(kind).then_some((place, f64::from(each)))
}

impl Mind<'_> {
    /// What these goods would add to someone's stand.
    pub(crate) fn gain(&self, seat: Seat, goods: &Goods) -> f64 {
        self.value_of(goods) + self.bonus_change(seat, goods, 1.0)
    }

    /// What taking these goods from someone's stand would cost them.
    pub(crate) fn loss(&self, seat: Seat, goods: &Goods) -> f64 {
        self.value_of(goods) - self.bonus_change(seat, goods, -1.0)
    }

    /// What taking these goods would cost this seat if there were no Black Market.
    pub(crate) fn plain_loss(&self, goods: &Goods) -> f64 {
        f64::from(self.catalogue().value_of(goods)) - self.bonus_change(self.me, goods, -1.0)
    }

    /// Points at the end, and hopes of the Black Market.
    fn value_of(&self, goods: &Goods) -> f64 {
        goods.iter().map(|(good, count)| self.value(good) * f64::from(count)).sum()
    }

    /// The points of one card, with what it may bring on the Black Market (K2).
    pub(crate) fn value(&self, good: Good) -> f64 {
        let plain = f64::from(self.catalogue().value(good));
        plain + self.market_gain(good).max(0.0) * MARKET_HOPE
    }

    /// What the Black Market's top card for this good brings above the three cards it takes.
    fn market_gain(&self, good: Good) -> f64 {
        let Some(piles) = self.view.setup.black_market() else { return 0.0 };
        let Some(pile) = piles.iter().position(|stock| stock.good == good) else { return 0.0 };
        let Some(top) = self.public.market_top(pile) else { return 0.0 };
        f64::from(piles[pile].values[top]) - 3.0 * f64::from(self.catalogue().value(good))
    }

    /// How someone's bonuses are expected to change with these goods added or taken.
    fn bonus_change(&self, seat: Seat, goods: &Goods, sign: f64) -> f64 {
        let mut more = [0.0; BONUSES.len()];
        for (good, count) in goods.iter() {
            if let Some((place, each)) = counts_as(self.view, good) {
                more[place] += f64::from(count) * each;
            }
        }
        let change = |place: usize| {
            let now = self.counts[place][seat.index()];
            let then = now + sign * more[place];
            self.expected_bonus(place, seat, then) - self.expected_bonus(place, seat, now)
        };
        (0..BONUSES.len()).filter(|&place| more[place] > 0.0).map(change).sum()
    }

    /// What someone's King's or Queen's bonus for a kind is worth on average if they have so many:
    /// the King is ahead of all others, the Queen of all but one (V3).
    fn expected_bonus(&self, place: usize, seat: Seat, count: f64) -> f64 {
        let (_, king, queen) = BONUSES[place];
        let spread = LEAD_AT_THE_END + LEAD_PER_ROUND * f64::from(self.rounds_left());
        let (mut all, mut all_but_one) = (1.0, 0.0);
        for other in self.view.setup.seats().without(seat).iter() {
            let ahead = rising((count - self.counts[place][other.index()]) / spread);
            all_but_one = all_but_one * ahead + all * (1.0 - ahead);
            all *= ahead;
        }
        all * f64::from(king) + all_but_one * f64::from(queen)
    }
}
