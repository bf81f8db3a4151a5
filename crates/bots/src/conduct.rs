//! How someone has behaved so far: the record that others judge them by.

use serde::{Deserialize, Serialize};

/// What one person did at the gate, on both sides of it. All of it is public: also of a bag that is
/// handed back everyone sees what was legal and how much was not (I8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conduct {
    /// Bags that were settled.
    pub bags: u16,
    /// Bags that were not what was declared.
    pub lies: u16,
    /// Cards in those bags.
    pub cards_in_lies: u16,
    /// Cards in those bags that were not of the declared kind.
    pub false_cards: u16,
    /// False cards that were contraband.
    pub contraband: u16,
    /// The penalties of the false cards.
    pub penalties: u32,
    /// Bags of others that they settled as the law.
    pub judged: u16,
    /// Bags of others that they opened.
    pub opened: u16,
    /// Deals that they struck as the law.
    pub deals: u16,
    /// Promised goods that they did not deliver (H4).
    pub broken_offers: u16,
    /// What the one who remembers holds against them, in gold; a good turn makes it smaller.
    pub grudge: i16,
}

/// Before anything is known of someone, they are taken for a merchant who has lied so often …
const LIES_EXPECTED: f64 = 1.7;
/// … of so many bags. About every other bag of good players is not what it seems.
const BAGS_EXPECTED: f64 = 4.5;
/// A lying bag is expected to cost so much for each card in it, as if the penalty of two cheap goods
/// and of two or three contraband goods were mixed …
const PENALTY_EXPECTED: f64 = 2.9;
/// … and so many cards must be seen before what was seen outweighs that.
const CARDS_EXPECTED: f64 = 8.0;
/// Before anything is known of a law, it is taken for one that has opened two of six bags.
const OPENED_EXPECTED: f64 = 2.0;
/// See [`OPENED_EXPECTED`].
const JUDGED_EXPECTED: f64 = 6.0;

impl Conduct {
    /// How often this merchant lies.
    #[must_use]
    pub fn lie_rate(&self) -> f64 {
        (f64::from(self.lies) + LIES_EXPECTED) / (f64::from(self.bags) + BAGS_EXPECTED)
    }

    /// The penalty that each card of a lying bag of this merchant brings on average.
    #[must_use]
    pub fn penalty_per_card(&self) -> f64 {
        (f64::from(self.penalties) + PENALTY_EXPECTED * CARDS_EXPECTED)
            / (f64::from(self.cards_in_lies) + CARDS_EXPECTED)
    }

    /// How often this person opens bags as the law.
    #[must_use]
    pub fn opening_rate(&self) -> f64 {
        (f64::from(self.opened) + OPENED_EXPECTED) / (f64::from(self.judged) + JUDGED_EXPECTED)
    }

    /// How much the opening rate says, against what reason says: from 0 to 1.
    #[must_use]
    pub fn opening_rate_weight(&self) -> f64 {
        f64::from(self.judged) / (f64::from(self.judged) + JUDGED_EXPECTED)
    }

    /// How likely goods are really there that this person promises and may lie about (H3, H4).
    #[must_use]
    pub fn truth(&self) -> f64 {
        2.0 / (3.0 + f64::from(self.broken_offers))
    }
}
