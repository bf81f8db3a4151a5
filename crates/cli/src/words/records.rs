//! What is wrong with a record: how it is written, what is played in it, and what it claims.

use rules::notation::{Expected, Found};
use rules::record::{FORMAT, MAX_BYTES, MAX_MOVES};
use rules::{IllegalAction, RecordError, ReplayError, Setup};
use table::fair::Unfair;
use text::{Teller, say};

use super::reasons::{not_in_record, not_json, placed};
use super::{Tell, text};

impl Tell for RecordError {
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::TooLong { bytes } => {
                say!(text, "cli-record-too-long", bytes = *bytes, most = MAX_BYTES)
            }
            Self::NotJson { line, column, reason } => placed(*line, *column, &not_json(reason)),
            Self::Foreign { found } => {
                say!(text, "cli-record-foreign", format = FORMAT, found = found)
            }
            Self::NoFormat => say!(text, "cli-record-no-format", format = FORMAT),
            Self::NewerRules { found, known } => {
                say!(text, "cli-record-newer", found = *found, known = *known)
            }
            Self::BadField { line, column, reason } => {
                placed(*line, *column, &not_in_record(reason))
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
                expected = error.expected.told(),
                found = error.found.told(),
            ),
        }
    }
}

impl Tell for Expected {
    /// In words; what stands in a line to the letter stays as it is.
    fn told(&self) -> String {
        let text = text();
        match self {
            Self::Word(word) => format!("{word:?}"),
            Self::OneOf(words) => any_of(words),
            Self::Actor => say!(text, "cli-record-wants-actor"),
            Self::Seat => say!(text, "cli-record-wants-seat"),
            Self::Action => say!(text, "cli-record-wants-action"),
            Self::Good => say!(text, "cli-record-wants-good"),
            Self::Number { least, most } => {
                let (least, most) = (least.to_string(), most.to_string());
                say!(text, "cli-record-wants-number", least = least, most = most)
            }
            Self::Cards { least: 0, most } => {
                say!(text, "cli-record-wants-at-most", most = *most)
            }
            Self::Cards { least, most } => {
                say!(text, "cli-record-wants-cards", least = *least, most = *most)
            }
            Self::EachPileOnce => say!(text, "cli-record-wants-each-pile"),
            Self::Terms => say!(text, "cli-record-wants-terms"),
            Self::LessGold => say!(text, "cli-record-wants-less-gold"),
            Self::End => say!(text, "cli-record-found-end"),
        }
    }
}

/// One of these words, each to the letter.
fn any_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => format!("{only:?}"),
        [first, rest @ ..] => {
            say!(text(), "cli-list-or", first = format!("{first:?}"), rest = any_of(rest))
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
    pub(crate) fn illegal(&self, why: &IllegalAction) -> String {
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

#[cfg(test)]
mod tests {
    use rules::notation::read_action;
    use rules::{Catalogue, Edition, Options};
    use text::Language;

    use super::*;
    use crate::words::tests::in_language;

    /// What is wrong with the only move of a record.
    fn told(line: &str) -> String {
        let error = read_action(&Catalogue::of_the_box(), line).expect_err("it cannot be read");
        RecordError::BadMove { number: 1, error }.told()
    }

    #[test]
    fn what_a_move_lacks_is_told_in_every_language() {
        let lines = [
            "G: pass",
            "A: dance",
            "A: pass it",
            "B: declare durian",
            "A: open b",
            "A: accept #65536",
            "B: load nothing",
            "B: pay 255 apples, 1 silk",
            "B: set aside 2 apples; draw 1 right, 1 left",
            "B: offer with B:",
            "B: offer with B: 4294967295 gold, 1 gold",
            "B: place nothing up",
        ];
        let english = lines.map(told);
        assert_eq!(
            english[0],
            r#"move 1, column 1: expected a seat from A to F, or "clock", found "G""#
        );
        let up = r#"move 1, column 18: expected "left" or "right", found "up""#;
        assert_eq!(english[11], up);
        for language in Language::OFFERED.into_iter().filter(|&other| other != Language::English) {
            let told = in_language(language, || lines.map(told));
            let words =
                ["expected", " seat", " action", " good", " card", " gold", " line", " or "];
            for told in &told {
                assert!(!words.iter().any(|word| told.contains(word)), "{language:?}: {told}");
            }
            assert!(told[11].contains("\"left\"") && told[11].contains("\"right\""), "{told:?}");
        }
    }

    #[test]
    fn a_move_that_is_refused_is_told_in_every_language() {
        let setup = Setup::new(Options::new(Edition::Second, 3)).expect("three can play");
        let why = IllegalAction::WrongPhase;
        let told = || Records::of(&setup).illegal(&why);
        let all = Language::OFFERED.map(|language| in_language(language, told));
        let different: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "{all:?}");
    }
}
