//! Ordered piles: the deck, and the discard piles (S3, S4).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::goods::{Good, Goods, MAX_CARDS};

/// An ordered pile of cards; the last one is on top.
#[derive(Clone)]
pub struct Pile {
    cards: [Good; MAX_CARDS],
    len: u8,
}

impl Pile {
    /// The cards from bottom to top.
    #[must_use]
    pub fn cards(&self) -> &[Good] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards from bottom to top, to be put into another order.
    pub(crate) fn cards_mut(&mut self) -> &mut [Good] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the pile has no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    pub(crate) fn push(&mut self, good: Good) {
        self.cards[usize::from(self.len)] = good;
        self.len += 1;
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Good> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self { cards: [Good::APPLES; MAX_CARDS], len: 0 }
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl std::hash::Hash for Pile {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.cards().hash(state);
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|good| good.index())).finish()
    }
}

impl FromIterator<Good> for Pile {
    fn from_iter<I: IntoIterator<Item = Good>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|good| pile.push(good));
        pile
    }
}

/// Which of the two discard piles of the first edition (S4). The second edition has only the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The left pile; in the second edition the only one.
    Left,
    /// The right pile, first edition only.
    Right,
}

/// The discard piles. They grow towards each other in one row: a game has only so many cards.
#[derive(Clone)]
pub struct Discards {
    row: [Good; MAX_CARDS],
    left: u8,
    right: u8,
}

impl Discards {
    /// How many cards lie on this pile.
    #[must_use]
    pub const fn len(&self, side: Side) -> usize {
        match side {
            Side::Left => self.left as usize,
            Side::Right => self.right as usize,
        }
    }

    /// How many cards lie on both piles.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.left as usize + self.right as usize
    }

    /// The cards of a pile from bottom to top.
    pub fn cards(&self, side: Side) -> impl DoubleEndedIterator<Item = Good> + ExactSizeIterator {
        (0..self.len(side)).map(move |place| self.row[self.slot(side, place)])
    }

    /// All cards of both piles.
    #[must_use]
    pub fn goods(&self) -> Goods {
        self.cards(Side::Left).chain(self.cards(Side::Right)).collect()
    }

    /// Where in the row the card at this height of a pile lies.
    const fn slot(&self, side: Side, place: usize) -> usize {
        match side {
            Side::Left => place,
            Side::Right => MAX_CARDS - 1 - place,
        }
    }

    /// Puts a card on top of a pile.
    pub(crate) fn push(&mut self, side: Side, good: Good) {
        let slot = self.slot(side, self.len(side));
        self.row[slot] = good;
        match side {
            Side::Left => self.left += 1,
            Side::Right => self.right += 1,
        }
    }

    /// Takes the top card of a pile.
    pub(crate) fn pop(&mut self, side: Side) -> Option<Good> {
        let below = self.len(side).checked_sub(1)?;
        match side {
            Side::Left => self.left -= 1,
            Side::Right => self.right -= 1,
        }
        Some(self.row[self.slot(side, below)])
    }

    /// Takes all but the top `keep` cards of a pile, from the bottom up, and hands each to `to`.
    pub(crate) fn take_bottom(&mut self, side: Side, keep: usize, mut to: impl FnMut(Good)) {
        let len = self.len(side);
        let kept = len.min(keep);
        for place in 0..len - kept {
            to(self.row[self.slot(side, place)]);
        }
        for place in 0..kept {
            let (into, from) = (self.slot(side, place), self.slot(side, len - kept + place));
            self.row[into] = self.row[from];
        }
        match side {
            Side::Left => self.left = kept as u8,
            Side::Right => self.right = kept as u8,
        }
    }
}

impl Default for Discards {
    fn default() -> Self {
        Self { row: [Good::APPLES; MAX_CARDS], left: 0, right: 0 }
    }
}

impl PartialEq for Discards {
    fn eq(&self, other: &Self) -> bool {
        self.cards(Side::Left).eq(other.cards(Side::Left))
            && self.cards(Side::Right).eq(other.cards(Side::Right))
    }
}

impl Eq for Discards {}

impl std::hash::Hash for Discards {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.left, self.right).hash(state);
        self.cards(Side::Left).chain(self.cards(Side::Right)).for_each(|good| good.hash(state));
    }
}

impl fmt::Debug for Discards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pile = |side| self.cards(side).map(Good::index).collect::<Vec<_>>();
        write!(f, "left {:?} right {:?}", pile(Side::Left), pile(Side::Right))
    }
}

impl Serialize for Discards {
    /// Written as the two piles, each from bottom to top.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        [Side::Left, Side::Right].map(|side| self.cards(side).collect::<Vec<_>>()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [left, right] = <[Vec<Good>; 2]>::deserialize(from)?;
        if left.len() + right.len() > MAX_CARDS {
            return Err(serde::de::Error::custom("more than 255 cards"));
        }
        let mut discards = Self::default();
        left.into_iter().for_each(|good| discards.push(Side::Left, good));
        right.into_iter().for_each(|good| discards.push(Side::Right, good));
        Ok(discards)
    }
}
