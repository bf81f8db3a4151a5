//! Chance: shuffles that are the same everywhere and for ever.
//!
//! Shuffle *n* of a game uses stream *n* of a `ChaCha` generator keyed with the game's seed, and our
//! own Fisher–Yates, so that no dependency's update can change an old game.

use std::fmt;

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

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Seed {
    /// Written as 64 hexadecimal digits.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let mut bytes = [0; 32];
        let digit =
            |place: usize| text.as_bytes().get(place).and_then(|&c| (c as char).to_digit(16));
        for (place, byte) in bytes.iter_mut().enumerate() {
            let (Some(high), Some(low)) = (digit(place * 2), digit(place * 2 + 1)) else {
                return Err(serde::de::Error::custom("a seed is 64 hexadecimal digits"));
            };
            *byte = (high * 16 + low) as u8;
        }
        if text.len() == 64 {
            Ok(Self(bytes))
        } else {
            Err(serde::de::Error::custom("a seed is 64 hexadecimal digits"))
        }
    }
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
