//! A few cards: what is set aside or placed, and a merchant's bag (M3, L1).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::goods::{Good, Goods};

/// The most cards that are set aside or put into a bag at once (M3, L1).
pub const HANDFUL: usize = 5;

/// Up to five cards in an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Handful {
    cards: [Good; HANDFUL],
    len: u8,
}

/// More than five cards, or for a bag none at all (M3, L1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} cards do not fit: a bag takes 1 to 5, and 0 to 5 can be set aside")]
pub struct WrongNumberOfCards(pub usize);

impl Handful {
    /// No card.
    pub const NONE: Self = Self { cards: [Good::APPLES; HANDFUL], len: 0 };

    /// The cards, in their order.
    #[must_use]
    pub fn cards(&self) -> &[Good] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards without their order.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.cards().iter().copied().collect()
    }

    /// These goods in table order.
    ///
    /// # Errors
    /// If there are more than five.
    pub fn in_table_order(goods: &Goods) -> Result<Self, WrongNumberOfCards> {
        Self::from_cards(goods.cards())
    }

    /// These cards in their order.
    ///
    /// # Errors
    /// If there are more than five.
    pub fn from_cards(cards: impl IntoIterator<Item = Good>) -> Result<Self, WrongNumberOfCards> {
        let mut handful = Self::NONE;
        let mut count = 0;
        for good in cards {
            if let Some(slot) = handful.cards.get_mut(count) {
                *slot = good;
                handful.len += 1;
            }
            count += 1;
        }
        if count > HANDFUL { Err(WrongNumberOfCards(count)) } else { Ok(handful) }
    }
}

impl Default for Handful {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|good| good.index())).finish()
    }
}

impl Serialize for Handful {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Handful {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::from_cards(Vec::<Good>::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}

/// A merchant's closed bag: one to five cards, in no order (L1). Another number cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Bag(Handful);

impl Bag {
    /// A bag with these goods.
    ///
    /// # Errors
    /// If there are none, or more than five.
    pub fn new(goods: &Goods) -> Result<Self, WrongNumberOfCards> {
        match Handful::in_table_order(goods)? {
            handful if handful.is_empty() => Err(WrongNumberOfCards(0)),
            handful => Ok(Self(handful)),
        }
    }

    /// What is inside.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.0.goods()
    }

    /// How many cards are inside: never zero, so there is no `is_empty`.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a bag is never empty")]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether everything inside is of this kind.
    #[must_use]
    pub fn is_only(&self, good: Good) -> bool {
        self.0.cards().iter().all(|&card| card == good)
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(&Handful::deserialize(from)?.goods()).map_err(serde::de::Error::custom)
    }
}
