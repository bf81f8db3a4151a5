//! The Market: what to keep, what to set aside, which pile to draw from and to cover (M).

use rules::choices::ExchangeChoice;
use rules::{Action, Good, Goods, HANDFUL, Handful, Seat, Side};

use crate::mind::Mind;

/// What contraband in hand is worth, for each point that it would be worth on the stand: it still
/// has to pass the gate.
const SMUGGLED: f64 = 0.18;

/// What a legal card is worth in hand that is not of the kind collected: it may be in another round.
const SPARE: f64 = 0.15;

/// A Market turn that is being weighed.
#[derive(Clone, Copy)]
struct Turn {
    set_aside: Goods,
    left: u8,
    right: u8,
    worth: f64,
}

impl Mind<'_> {
    /// Picks who goes to market first: whoever has the fewest points in sight, since whoever goes
    /// first gives away most (M2).
    pub(crate) fn pick_first(&self) -> Option<Action> {
        let wealth = |&seat: &Seat| {
            let merchant = &self.public.merchants[seat];
            merchant.gold.0 + self.catalogue().value_of(&merchant.face_up)
        };
        self.choices.pick_first().iter().max_by_key(wealth).map(Action::PickFirst)
    }

    /// Keeps one legal kind and what is worth smuggling, and draws for the rest.
    pub(crate) fn exchange(&self) -> Option<Action> {
        let choice = self.choices.exchange()?;
        let catalogue = self.catalogue();
        let legal = catalogue.in_deck().and(catalogue.legal());
        let turns = legal.iter().map(|kind| self.turn(&choice, kind));
        let best = turns.max_by(|one, two| one.worth.total_cmp(&two.worth))?;
        let Turn { set_aside, left, right, .. } = best;
        Some(Action::Exchange { set_aside, left, right })
    }

    /// The best turn for someone who collects this kind.
    fn turn(&self, choice: &ExchangeChoice, kind: Good) -> Turn {
        let from_deck = self.unknown_card(kind);
        let mut poor: Vec<(Good, f64)> =
            choice.hand.cards().map(|good| (good, self.in_hand(good, kind))).collect();
        poor.sort_by(|one, two| one.1.total_cmp(&two.1));
        let most = usize::from(choice.most_set_aside);
        let gone = poor.iter().take(most).take_while(|&&(_, worth)| worth < from_deck).count();
        let set_aside: Goods = poor[..gone].iter().map(|&(good, _)| good).collect();
        let kept: f64 = poor[gone..].iter().map(|&(_, worth)| worth).sum();
        let draws = (usize::from(choice.fills_up) + gone).min(usize::from(choice.drawable));
        let (left, right, drawn) = self.best_draws(choice, kind, draws, from_deck);
        Turn { set_aside, left: left as u8, right: right as u8, worth: kept + drawn }
    }

    /// How many cards to draw from each pile, and what all draws are worth: every discard draw
    /// comes before the first deck draw (M4).
    fn best_draws(
        &self,
        choice: &ExchangeChoice,
        kind: Good,
        draws: usize,
        from_deck: f64,
    ) -> (usize, usize, f64) {
        let left = self.top_cards(Side::Left, usize::from(choice.left).min(draws), kind);
        let right = self.top_cards(Side::Right, usize::from(choice.right).min(draws), kind);
        let mut best = (0, 0, draws as f64 * from_deck);
        for (many_left, worth_left) in left.iter().enumerate() {
            for (many_right, worth_right) in right.iter().enumerate() {
                let Some(rest) = draws.checked_sub(many_left + many_right) else { continue };
                let worth = worth_left + worth_right + rest as f64 * from_deck;
                if worth > best.2 {
                    best = (many_left, many_right, worth);
                }
            }
        }
        best
    }

    /// What the top cards of a pile are worth together: none, one, two …
    fn top_cards(&self, side: Side, most: usize, kind: Good) -> Vec<f64> {
        let cards = self.public.discards.cards(side).rev().take(most);
        let sums = cards.scan(0.0, |sum, good| {
            *sum += self.in_hand(good, kind);
            Some(*sum)
        });
        std::iter::once(0.0).chain(sums).collect()
    }

    /// What a card is worth in hand to someone who collects this kind.
    fn in_hand(&self, good: Good, kind: Good) -> f64 {
        let worth = self.gain(self.me, &Goods::of(good, 1));
        if good == kind {
            worth
        } else if self.catalogue().is_legal(good) {
            worth * SPARE
        } else {
            worth * SMUGGLED
        }
    }

    /// What an unknown card is worth in hand to someone who collects this kind.
    fn unknown_card(&self, kind: Good) -> f64 {
        let unseen = self.recollection.cards().deck().at_most;
        let weight = |(good, count): (Good, u8)| f64::from(count) * self.in_hand(good, kind);
        let all: f64 = unseen.iter().map(|(_, count)| f64::from(count)).sum();
        unseen.iter().map(weight).sum::<f64>() / all.max(1.0)
    }

    /// Puts cards on the pile whose top card is the better one, and the best of them deepest, so
    /// that the next merchant finds little (M5, I11).
    pub(crate) fn place(&self) -> Option<Action> {
        let choice = self.choices.place()?;
        let mut cards = choice.cards.cards().to_vec();
        cards.truncate(HANDFUL);
        cards.sort_by_key(|&good| std::cmp::Reverse(self.catalogue().value(good)));
        let order = Handful::from_cards(cards).ok()?;
        let top = |side| {
            let card = self.public.discards.cards(side).next_back();
            card.map_or(0, |good| self.catalogue().value(good))
        };
        let right = choice.two_piles && top(Side::Right) > top(Side::Left);
        Some(Action::Place { onto: if right { Side::Right } else { Side::Left }, order })
    }
}
