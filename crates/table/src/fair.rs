//! A fair shuffle, and how everyone can check it.
//!
//! Before anyone else gives anything, the house commits to its part of the seed: it shows a hash.
//! Then each seat gives a part of its own. The deck's seed is the hash of all of them, so that nobody
//! who does not know the house's part chooses the deck; and after the game the house shows its part,
//! so that everyone can deal again.
//!
//! It proves that the house did not change its part after it had seen what the seats gave. It does
//! not prove that whoever runs the house did not look at it; and whoever runs the house and gives a
//! seat's part last can try parts until they like the deck. Against that it would take a second
//! round, in which seats commit before anyone shows a part.

use rules::{Digest, Fairness, Record, ReplayError, Seed, Start};
use sha2::{Digest as _, Sha256};

/// What each hash is for, so that none can be taken for another.
mod purpose {
    pub(super) const COMMITMENT: &[u8] = b"just-apples commitment 1\0";
    pub(super) const DEAL: &[u8] = b"just-apples deal 1\0";
    pub(super) const DEALER: &[u8] = b"just-apples dealer 1\0";
    pub(super) const BOTS: &[u8] = b"just-apples bots 1\0";
    pub(super) const KEY: &[u8] = b"just-apples key 1\0";
}

/// The hash of some parts, each with its length before it, so that no two lists of parts are alike.
fn hash(purpose: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(purpose);
    for part in parts {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// The house's part for one of a table's games. The table's secret cannot be found from it.
pub(crate) fn dealer(secret: Seed, game: u32) -> Seed {
    Seed(hash(purpose::DEALER, &[&secret.0, &game.to_be_bytes()]))
}

/// What decides everything that bots leave to chance in one of a table's games.
pub(crate) fn bots(secret: Seed, game: u32) -> Seed {
    Seed(hash(purpose::BOTS, &[&secret.0, &game.to_be_bytes()]))
}

/// What a seat's token is kept as.
pub(crate) fn key(token: &[u8]) -> Digest {
    Digest(hash(purpose::KEY, &[token]))
}

/// What the house shows before a game.
#[must_use]
pub fn commitment(table: &str, game: u32, dealer: Seed) -> Digest {
    Digest(hash(purpose::COMMITMENT, &[table.as_bytes(), &game.to_be_bytes(), &dealer.0]))
}

/// The seed of the deck.
#[must_use]
pub fn deal(table: &str, game: u32, dealer: Seed, seats: &[Option<Seed>]) -> Seed {
    let game = game.to_be_bytes();
    let mut parts: Vec<&[u8]> = vec![table.as_bytes(), &game, &dealer.0];
    parts.extend(seats.iter().map(|part| part.as_ref().map_or(&[][..], |seed| &seed.0[..])));
    Seed(hash(purpose::DEAL, &parts))
}

/// What does not match in a record that claims to be fair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// Nothing in it says where the deck came from.
    #[error("the record does not say where its deck came from")]
    NoClaim,
    /// It begins in the middle.
    #[error("the record begins with a scene, which nobody dealt")]
    Scene,
    /// There are not as many parts as seats.
    #[error("the record has {parts} parts of the seed for {seats} seats")]
    Seats {
        /// How many parts.
        parts: usize,
        /// How many seats.
        seats: usize,
    },
    /// The house showed another part than it had committed to.
    #[error(
        "the dealer's part does not match the commitment: it gives {given}, the record says {said}"
    )]
    Commitment {
        /// What the part gives.
        given: Digest,
        /// What the record says.
        said: Digest,
    },
    /// The deck came from elsewhere.
    #[error(
        "the deck was not dealt from these parts: they give the seed {given}, the record says {said}"
    )]
    Deal {
        /// What the parts give.
        given: Seed,
        /// What the record says.
        said: Seed,
    },
    /// A move is not possible in this game.
    #[error("the moves do not fit the deal: {0}")]
    Moves(#[from] ReplayError),
    /// The moves end before the game does.
    #[error("the game is not over: moves are missing at its end")]
    Unfinished,
    /// The moves lead elsewhere.
    #[error("the moves lead to the fingerprint {found}, the record says {said}")]
    End {
        /// Where they lead.
        found: String,
        /// What the record says.
        said: String,
    },
}

/// Checks everything that a record claims of where its deck came from and how it ended.
///
/// # Errors
/// With the first thing that does not match.
pub fn verify(record: &Record) -> Result<&Fairness, Unfair> {
    let claim = record.fairness.as_ref().ok_or(Unfair::NoClaim)?;
    let Start::Deal { setup, seed } = &record.start else { return Err(Unfair::Scene) };
    let seats = usize::from(setup.players());
    if claim.seats.len() != seats {
        return Err(Unfair::Seats { parts: claim.seats.len(), seats });
    }
    let given = commitment(&claim.table, claim.game, claim.dealer);
    if given != claim.commitment {
        return Err(Unfair::Commitment { given, said: claim.commitment });
    }
    let given = deal(&claim.table, claim.game, claim.dealer, &claim.seats);
    if given != *seed {
        return Err(Unfair::Deal { given, said: *seed });
    }
    let end = record.replay()?;
    if !end.is_over() {
        return Err(Unfair::Unfinished);
    }
    let found = fingerprint(end.fingerprint());
    if found != claim.fingerprint {
        return Err(Unfair::End { found, said: claim.fingerprint.clone() });
    }
    Ok(claim)
}

/// A fingerprint as a record has it.
pub(crate) fn fingerprint(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}
