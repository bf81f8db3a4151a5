//! Goods: their kinds, and the multisets and piles that hold them (G).

use std::fmt;

use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most kinds of goods in one game: 15 of the books and at most 8 of the host (G3).
pub const MAX_KINDS: usize = 23;

/// Room for every kind, rounded up so that a multiset is three machine words.
const SLOTS: usize = 24;

/// One kind of good: an index into the game's [`Catalogue`](crate::Catalogue).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Good(u8);

/// The number does not name a kind of good.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not the number of a good: they run from 0 to 22")]
pub struct NoSuchGood(pub u64);

impl Good {
    /// Apples, the first of the books' goods.
    pub const APPLES: Self = Self(0);
    /// Cheese.
    pub const CHEESE: Self = Self(1);
    /// Bread.
    pub const BREAD: Self = Self(2);
    /// Chickens.
    pub const CHICKENS: Self = Self(3);
    /// Pepper.
    pub const PEPPER: Self = Self(4);
    /// Mead.
    pub const MEAD: Self = Self(5);
    /// Silk.
    pub const SILK: Self = Self(6);
    /// Crossbow.
    pub const CROSSBOW: Self = Self(7);
    /// Green Apples, a royal good.
    pub const GREEN_APPLES: Self = Self(8);
    /// Golden Apples, a royal good.
    pub const GOLDEN_APPLES: Self = Self(9);
    /// Gouda Cheese, a royal good.
    pub const GOUDA_CHEESE: Self = Self(10);
    /// Blue Cheese, a royal good.
    pub const BLUE_CHEESE: Self = Self(11);
    /// Rye Bread, a royal good.
    pub const RYE_BREAD: Self = Self(12);
    /// Pumpernickel, a royal good.
    pub const PUMPERNICKEL: Self = Self(13);
    /// Royal Rooster, a royal good.
    pub const ROYAL_ROOSTER: Self = Self(14);

    /// The good with this number.
    ///
    /// # Panics
    /// If the number is 23 or more: for numbers from outside, use [`Good::try_from`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_KINDS, "there are at most 23 kinds");
        Self(number)
    }

    /// The number of this good, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This good as a bit of a [`Kinds`] set.
    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl TryFrom<u64> for Good {
    type Error = NoSuchGood;

    fn try_from(number: u64) -> Result<Self, NoSuchGood> {
        match u8::try_from(number) {
            Ok(small) if usize::from(small) < MAX_KINDS => Ok(Self(small)),
            _ => Err(NoSuchGood(number)),
        }
    }
}

impl<'de> Deserialize<'de> for Good {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::try_from(u64::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "good {}", self.0)
    }
}

impl fmt::Display for Good {
    /// A good of the books by its key, a promo good by its number as in notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match crate::catalogue::book_key(*self) {
            Some(key) => f.write_str(key),
            None => write!(f, "good_{}", self.0),
        }
    }
}

/// A set of kinds of goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Kinds(u32);

impl Kinds {
    /// No kind at all.
    pub const NONE: Self = Self(0);

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn has(self, good: Good) -> bool {
        self.0 & good.bit() != 0
    }

    /// The set and this kind.
    #[must_use]
    pub const fn with(self, good: Good) -> Self {
        Self(self.0 | good.bit())
    }

    /// The set without this kind.
    #[must_use]
    pub const fn without(self, good: Good) -> Self {
        Self(self.0 & !good.bit())
    }

    /// Kinds of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Kinds of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Kinds of this set that the other lacks.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The first kind of the set in table order.
    #[must_use]
    pub const fn first(self) -> Option<Good> {
        if self.0 == 0 { None } else { Some(Good(self.0.trailing_zeros() as u8)) }
    }

    /// How many kinds are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no kind is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kind at this place, counted in table order.
    #[must_use]
    pub fn nth(self, place: usize) -> Option<Good> {
        self.iter().nth(place)
    }

    /// The kinds in table order.
    pub fn iter(self) -> impl Iterator<Item = Good> + Clone + use<> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let good = Good(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(good)
        })
    }
}

impl FromIterator<Good> for Kinds {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        goods.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_all(self.iter(), to)
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Good>::deserialize(from)?.into_iter().collect())
    }
}

/// A multiset of goods: how many of each kind. Goods of one kind are identical.
///
/// A game has at most 255 cards (G3), so no count and no sum of counts overflows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods([u8; SLOTS]);

impl Goods {
    /// No goods at all.
    pub const NONE: Self = Self([0; SLOTS]);

    /// So many of one kind.
    #[must_use]
    pub const fn of(good: Good, count: u8) -> Self {
        let mut goods = Self::NONE;
        goods.0[good.index()] = count;
        goods
    }

    /// How many of this kind.
    #[must_use]
    pub const fn count(&self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&n| u16::from(n)).sum::<u16>() as usize
    }

    /// Whether there is no card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; SLOTS]
    }

    /// Whether every card of `other` is here too.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(true, |all, (mine, theirs)| all & (mine >= theirs))
    }

    /// Adds so many of one kind. A game has at most 255 cards; for numbers that nobody has checked
    /// use [`Goods::checked_plus`], because in a release build this would wrap.
    pub const fn add(&mut self, good: Good, count: u8) {
        self.0[good.index()] += count;
    }

    /// Takes away so many of one kind.
    ///
    /// # Panics
    /// In debug builds, if there are fewer: the judge has already said that they are here. In a
    /// release build this would wrap: use [`Goods::minus`] for numbers that nobody has checked.
    pub const fn take(&mut self, good: Good, count: u8) {
        self.0[good.index()] -= count;
    }

    /// Adds all of `other`, within 255 of a kind.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// Takes away all of `other`, which must be contained.
    pub fn take_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine -= theirs;
        }
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.add_all(other);
        self
    }

    /// Both together, or nothing if some count passes 255. For numbers that nobody has checked yet.
    #[must_use]
    pub fn checked_plus(mut self, other: &Self) -> Option<Self> {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.checked_add(*theirs)?;
        }
        Some(self)
    }

    /// What is left when `other` is taken away as far as it is here.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*theirs);
        }
        self
    }

    /// The smaller count of each kind.
    #[must_use]
    pub fn common(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).min(*theirs);
        }
        self
    }

    /// The larger count of each kind.
    #[must_use]
    pub fn larger(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
        self
    }

    /// Only the goods of these kinds.
    #[must_use]
    pub fn only(mut self, kinds: Kinds) -> Self {
        for (slot, count) in self.0.iter_mut().enumerate() {
            *count &= 0u8.wrapping_sub((kinds.0 >> slot & 1) as u8);
        }
        self
    }

    /// The kinds of which there is at least one.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        match self.0.as_chunks::<8>().0 {
            &[low, middle, high] => {
                Kinds(nonzero_bytes(low) | nonzero_bytes(middle) << 8 | nonzero_bytes(high) << 16)
            }
            _ => Kinds::NONE,
        }
    }

    /// Each kind that is here with its count, in table order.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + Clone + use<> {
        let counts = self.0;
        self.kinds().iter().map(move |good| (good, counts[good.index()]))
    }

    /// Every card, one by one, in table order.
    pub fn cards(&self) -> impl Iterator<Item = Good> + use<> {
        self.iter().flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count)))
    }

    /// The card at this place, counted in table order.
    #[must_use]
    pub fn nth(&self, mut place: usize) -> Option<Good> {
        for (good, count) in self.iter() {
            if place < usize::from(count) {
                return Some(good);
            }
            place -= usize::from(count);
        }
        None
    }
}

/// Which of the eight bytes of a word are not zero, as eight bits. Multisets are asked for their
/// kinds all the time, so this is done a word at a time.
const fn nonzero_bytes(bytes: [u8; 8]) -> u32 {
    let word = u64::from_le_bytes(bytes);
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let top_bits = (((word & LOW) + LOW) | word) & !LOW;
    ((top_bits >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(cards: I) -> Self {
        let mut goods = Self::NONE;
        cards.into_iter().for_each(|good| goods.add(good, 1));
        goods
    }
}

impl<const N: usize> From<[(Good, u8); N]> for Goods {
    fn from(counts: [(Good, u8); N]) -> Self {
        let mut goods = Self::NONE;
        counts.into_iter().for_each(|(good, count)| goods.add(good, count));
        goods
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(good, count)| (good.0, count))).finish()
    }
}

impl Serialize for Goods {
    /// Written as pairs of good and count.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_all(self.iter(), to)
    }
}

/// Writes a sequence whose length has to be counted first: not every format can add it later.
fn write_all<S: Serializer>(
    items: impl Iterator<Item: Serialize> + Clone,
    to: S,
) -> Result<S::Ok, S::Error> {
    let mut sequence = to.serialize_seq(Some(items.clone().count()))?;
    for item in items {
        sequence.serialize_element(&item)?;
    }
    sequence.end()
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut goods = Self::NONE;
        let mut total = 0;
        for (good, count) in Vec::<(Good, u8)>::deserialize(from)? {
            total += usize::from(count);
            if total > MAX_CARDS {
                return Err(serde::de::Error::custom("more than 255 cards"));
            }
            goods.add(good, count);
        }
        Ok(goods)
    }
}

/// The most cards in one game (G3).
pub const MAX_CARDS: usize = 255;
