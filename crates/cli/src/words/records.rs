//! What is wrong with a record: how it is written, what is played in it, and what it claims.

use rules::notation::Found;
use rules::record::{FORMAT, MAX_BYTES, MAX_MOVES};
use rules::{IllegalAction, RecordError, ReplayError, Setup};
use table::fair::Unfair;
use text::{Teller, say};

use super::{Tell, text};

impl Tell for RecordError {
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::TooLong { bytes } => {
                say!(text, "cli-record-too-long", bytes = *bytes, most = MAX_BYTES)
            }
            Self::NotJson { line, column, reason } => {
                let (line, column) = (*line, *column);
                say!(text, "cli-record-not-json", line = line, column = column, reason = reason)
            }
            Self::Foreign { found } => {
                say!(text, "cli-record-foreign", format = FORMAT, found = found)
            }
            Self::NewerRules { found, known } => {
                say!(text, "cli-record-newer", found = *found, known = *known)
            }
            Self::BadField { line, column, reason } => {
                let (line, column) = (*line, *column);
                say!(text, "cli-record-field", line = line, column = column, reason = reason)
            }
            Self::BadStart(why) => say!(text, "cli-record-start", reason = why.told()),
            Self::TooManyMoves { moves } => {
                say!(text, "cli-record-too-many-moves", moves = *moves, most = MAX_MOVES)
            }
            Self::BadMove { number, error } => say!(
                text,
                "cli-record-move",
                number = *number,
                column = error.column,
                expected = error.expected.as_ref(),
                found = error.found.told(),
            ),
        }
    }
}

impl Tell for Found {
    fn told(&self) -> String {
        match self {
            Self::Text(found) => format!("{found:?}"),
            Self::End => say!(text(), "cli-record-found-end"),
            Self::Cards(cards) => say!(text(), "cli-record-found-cards", cards = *cards),
        }
    }
}

/// Tells what is wrong with the record of a game. Its players are called by their seats.
pub(crate) struct Records<'a> {
    setup: &'a Setup,
    names: Vec<String>,
}

impl<'a> Records<'a> {
    /// For records of this game.
    pub(crate) fn of(setup: &'a Setup) -> Self {
        Self { setup, names: setup.seats().iter().map(|seat| seat.to_string()).collect() }
    }

    /// Why it cannot be replayed.
    pub(crate) fn not_replayed(&self, why: &ReplayError) -> String {
        match why {
            // Only developers write scenes, and what cannot be in one is told to them.
            ReplayError::ImpossibleScene(why) => {
                say!(text(), "cli-replay-impossible", reason = why.to_string())
            }
            ReplayError::IllegalMove { number, error } => {
                say!(text(), "cli-replay-illegal", number = *number, reason = self.illegal(error))
            }
        }
    }

    /// Why a move is refused.
    fn illegal(&self, why: &IllegalAction) -> String {
        Teller::new(text(), self.setup, &self.names, None).illegal(why)
    }

    /// What does not match in it.
    pub(crate) fn unfair(&self, why: &Unfair) -> String {
        let text = text();
        match why {
            Unfair::NoClaim => say!(text, "cli-verify-no-claim"),
            Unfair::Scene => say!(text, "cli-verify-begins-in-scene"),
            Unfair::Seats { parts, seats } => {
                say!(text, "cli-verify-seats", parts = *parts, seats = *seats)
            }
            Unfair::Commitment { given, said } => {
                let (given, said) = (given.to_string(), said.to_string());
                say!(text, "cli-verify-bad-commitment", given = given, said = said)
            }
            Unfair::Deal { given, said } => {
                let (given, said) = (given.to_string(), said.to_string());
                say!(text, "cli-verify-bad-deal", given = given, said = said)
            }
            Unfair::Moves(why) => {
                say!(text, "cli-verify-bad-moves", reason = self.not_replayed(why))
            }
            Unfair::Unfinished => say!(text, "cli-verify-not-over"),
            Unfair::End { found, said } => {
                say!(text, "cli-verify-bad-end", found = found, said = said)
            }
        }
    }
}
