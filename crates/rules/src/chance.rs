//! Chance: shuffles that are the same everywhere and for ever.
//!
//! Shuffle *n* of a game uses stream *n* of a `ChaCha` generator keyed with the game's seed, and our
//! own Fisher–Yates, so that no dependency's update can change an old game.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The 32 bytes that decide every shuffle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for simulations and tests.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// Sixty-four digits that others can check: the hash of something, such as of a seed that is not
/// shown yet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

/// Both are written as 64 hexadecimal digits.
macro_rules! hexadecimal {
    ($type:ident, $what:literal) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self, f)
            }
        }

        impl FromStr for $type {
            type Err = NotHexadecimal;

            fn from_str(text: &str) -> Result<Self, NotHexadecimal> {
                read(text).map(Self).ok_or(NotHexadecimal($what))
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

hexadecimal!(Seed, "seed");
hexadecimal!(Digest, "digest");

/// Something that should be 64 hexadecimal digits is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a {0} is 64 hexadecimal digits")]
pub struct NotHexadecimal(&'static str);

/// Thirty-two bytes from 64 hexadecimal digits.
fn read(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    let digits: &[u8; 64] = text.as_bytes().try_into().ok()?;
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |place: usize| (pair[place] as char).to_digit(16);
        *byte = (digit(0)? * 16 + digit(1)?) as u8;
    }
    Some(bytes)
}

/// The chance of one game: its seed, and how many shuffles there were.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chance {
    pub(crate) seed: Seed,
    pub(crate) shuffles: u32,
}

impl Chance {
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, shuffles: 0 }
    }

    /// The generator of the next shuffle.
    fn next_stream(&mut self) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.seed.0);
        rng.set_stream(u64::from(self.shuffles));
        self.shuffles += 1;
        rng
    }

    /// Puts the items into a random order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, &mut self.next_stream());
    }

    /// A random number below `bound`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        below(bound, &mut self.next_stream())
    }
}

/// Fisher–Yates from the last place down.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for place in (1..items.len()).rev() {
        items.swap(place, below(place as u32 + 1, rng) as usize);
    }
}

/// A number from 0 to `bound - 1`, each equally likely (Lemire's method with rejection).
///
/// # Panics
/// If `bound` is zero.
pub fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    assert!(bound > 0, "there is no number below zero");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}
