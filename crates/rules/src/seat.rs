//! Seats around the table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most people that one table seats (S1).
pub const MAX_SEATS: usize = 6;

/// One place at the table. Seats are numbered clockwise and written `A` to `F`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// There is no seat with that number or letter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are A to F (or 0 to 5)")]
pub struct NoSuchSeat(pub String);

impl Seat {
    /// The seat with this number, counted clockwise from 0.
    ///
    /// # Panics
    /// If `number` is 6 or more: for numbers from outside, use [`Seat::try_from`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "there are six seats");
        Self(number)
    }

    /// The number of this seat, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter of this seat, `A` to `F`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise (to the left) at a table of `players`.
    #[must_use]
    pub const fn left(self, players: u8) -> Self {
        Self(if self.0 + 1 >= players { 0 } else { self.0 + 1 })
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(NoSuchSeat(number.to_string()))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl std::str::FromStr for Seat {
    type Err = NoSuchSeat;

    /// Reads a letter `A` to `F`, or a number `0` to `5`.
    fn from_str(text: &str) -> Result<Self, NoSuchSeat> {
        match text.as_bytes() {
            [letter @ (b'A'..=b'F' | b'a'..=b'f')] => Ok(Self(letter.to_ascii_uppercase() - b'A')),
            [digit @ b'0'..=b'5'] => Ok(Self(digit - b'0')),
            _ => Err(NoSuchSeat(text.into())),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// Every seat of a table of `players`.
    #[must_use]
    pub const fn all(players: u8) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set and this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Seats of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats of this set that the other lacks.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Puts the seat into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out of the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The first seat of the set, counted from `A`.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat of the set, if it holds exactly one.
    #[must_use]
    pub const fn single(self) -> Option<Seat> {
        if self.0.count_ones() == 1 { self.first() } else { None }
    }

    /// The seats in order from `A`.
    pub fn iter(self) -> impl Iterator<Item = Seat> + use<> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }

    /// The seats of the set in clockwise order, beginning left of `seat` and ending with it.
    pub fn clockwise_after(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let turn = u32::from(seat.0) + 1;
        let lower = Self(self.0 & ((1u16 << turn) - 1) as u8);
        self.minus(lower).iter().chain(lower.iter())
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

/// Something for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(pub [T; MAX_SEATS]);

impl<T> std::ops::Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
