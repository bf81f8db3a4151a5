//! How long bots take: like people, and never depending on what they hold.

use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::{Ask, Seat, Seed, below};
use serde::{Deserialize, Serialize};

use crate::journal::Seq;

/// How fast bots are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tempo {
    /// Like people who enjoy the evening.
    #[default]
    Unhurried,
    /// Like people who have a train to catch.
    Quick,
    /// At once: for simulations.
    Instant,
}

/// What a bot takes its time for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pause {
    /// Before it answers what is asked of it.
    Answer(Ask),
    /// Before it says something to what changed at the gate.
    Haggle,
    /// Before it settles, when nobody has anything more to say.
    Settle,
    /// Before it settles although people might still want to talk.
    WaitForPeople,
}

impl Pause {
    /// The shortest and the longest time, in milliseconds, when nobody is in a hurry.
    const fn bounds(self) -> (u32, u32) {
        match self {
            Self::Answer(Ask::PickFirst) => (900, 2_000),
            Self::Answer(Ask::Exchange) => (1_400, 3_200),
            Self::Answer(Ask::Load) => (2_000, 6_000),
            Self::Answer(Ask::Declare) => (900, 2_200),
            Self::Answer(Ask::Place | Ask::Pay | Ask::Claim) => (1_200, 2_800),
            Self::Answer(Ask::Settle) | Self::Settle => (1_500, 3_000),
            Self::Haggle => (1_200, 4_000),
            Self::WaitForPeople => (40_000, 60_000),
        }
    }
}

impl Tempo {
    /// By how much a pause is shortened.
    const fn divisor(self) -> Option<u32> {
        match self {
            Self::Unhurried => Some(1),
            Self::Quick => Some(5),
            Self::Instant => None,
        }
    }

    /// How long a pause is. It depends on the bots' key, the seat and the place in the journal, and
    /// on nothing that anyone holds (P4).
    pub(crate) fn span(self, pause: Pause, chance: &mut ChaCha20Rng) -> Duration {
        // Only bots hurry.
        let divisor = if pause == Pause::WaitForPeople { Some(1) } else { self.divisor() };
        let Some(divisor) = divisor else { return Duration::ZERO };
        let (shortest, longest) = pause.bounds();
        let drawn = shortest + below(longest - shortest, chance);
        Duration::from_millis(u64::from(drawn / divisor))
    }
}

/// What a bot's chance is for. Each use has its own stream, so that pauses, which everyone sees,
/// tell nothing of a bot's dice.
#[derive(Clone, Copy)]
pub(crate) enum Chance {
    /// How long it takes.
    Pause,
    /// What it decides.
    Thought,
}

/// The chance of one seat's bot at one place in the journal.
pub(crate) fn chance(key: Seed, what: Chance, seat: Seat, seq: Seq) -> ChaCha20Rng {
    let mut chance = ChaCha20Rng::from_seed(key.0);
    let purpose = match what {
        Chance::Pause => 0_u64,
        Chance::Thought => 1,
    };
    chance.set_stream(purpose << 40 | (seat.index() as u64) << 32 | u64::from(seq.0));
    chance
}

/// The number that a bot's dice start from.
pub(crate) fn dice(key: Seed, seat: Seat, seq: Seq) -> u64 {
    chance(key, Chance::Thought, seat, seq).next_u64()
}
