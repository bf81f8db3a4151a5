//! What this page saw of a game, and whether the game's record is the same game.

use rules::record::Step;
use rules::{Digest, EventView, Fairness, Observer, Record, Seed, View};
use serde::{Deserialize, Serialize};
use table::fair::{self, Unfair};

/// What a page gave for a deck: for which of the table's games, what the house had committed to by
/// then, and the part itself.
pub type Gave = (u32, Digest, Seed);

/// Everything that this page saw of a game that is over.
pub(crate) struct Witness {
    /// At which table.
    pub(crate) table: String,
    /// Which of its games.
    pub(crate) game: u32,
    /// What the house showed over the line when the game was over.
    pub(crate) shown: Option<Fairness>,
    /// What this page gave for the deck, if it did.
    pub(crate) gave: Option<Gave>,
    /// How the game stands at its end.
    pub(crate) view: View,
    /// What happened, beat by beat up to the end. The beginning may be missing.
    pub(crate) beats: Vec<Vec<EventView>>,
}

/// Why a record is not the game that was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mismatch {
    /// It cannot be read.
    Unreadable,
    /// It is of another game, or claims something else than the house showed.
    OtherGame,
    /// The house's part is not what it had committed to.
    OtherCommitment,
    /// The deck does not come from the parts.
    OtherDeck,
    /// What this page gave is not among the parts.
    NotMine,
    /// This move cannot be made.
    Impossible(usize),
    /// The game does not end, or not where the record says.
    OtherEnd,
    /// From this move on it tells something else than was seen.
    Unlike(usize),
}

impl From<Unfair> for Mismatch {
    fn from(why: Unfair) -> Self {
        match why {
            Unfair::NoClaim | Unfair::Scene | Unfair::Seats { .. } => Self::OtherGame,
            Unfair::Commitment { .. } => Self::OtherCommitment,
            Unfair::Deal { .. } => Self::OtherDeck,
            Unfair::Moves(rules::ReplayError::IllegalMove { number, .. }) => {
                Self::Impossible(number)
            }
            Unfair::Moves(_) | Unfair::Unfinished | Unfair::End { .. } => Self::OtherEnd,
        }
    }
}

impl Witness {
    /// Whether the record's deck comes from the parts that it shows, whether those are the ones that
    /// were promised and given, and whether its moves lead to everything that was seen.
    pub(crate) fn hold_against(&self, record: &Record) -> Result<(), Mismatch> {
        let claim = fair::verify(record)?;
        let same_game = claim.table == self.table && claim.game == self.game;
        if !same_game || self.shown.as_ref().is_some_and(|shown| shown != claim) {
            return Err(Mismatch::OtherGame);
        }
        if let Some((_, seen, part)) = self.gave {
            if seen != claim.commitment {
                return Err(Mismatch::OtherCommitment);
            }
            if let Observer::Seat(me) = self.view.observer
                && claim.seats.get(me.index()) != Some(&Some(part))
            {
                return Err(Mismatch::NotMine);
            }
        }
        self.saw(record)
    }

    /// Whether the moves lead to what was seen, beat by beat, and to how the game stands.
    fn saw(&self, record: &Record) -> Result<(), Mismatch> {
        let moves = record.moves.len();
        let missing = moves.checked_sub(self.beats.len()).ok_or(Mismatch::Unlike(moves))?;
        let mut unlike = None;
        let end = record.replay_with(|step| {
            let beat = step.number.checked_sub(missing + 1).map(|place| &self.beats[place]);
            if unlike.is_none() && beat.is_some_and(|beat| !self.is_like(&step, beat)) {
                unlike = Some(step.number);
            }
        });
        let as_it_stands = end.is_ok_and(|end| end.view(self.view.observer) == self.view);
        match unlike.or((!as_it_stands).then_some(moves)) {
            Some(number) => Err(Mismatch::Unlike(number)),
            None => Ok(()),
        }
    }

    /// Whether this is what we saw of a move. Before we took over somebody's seat we were told what
    /// everyone sees.
    fn is_like(&self, step: &Step<'_>, beat: &[EventView]) -> bool {
        let seen_by = |observer| {
            let seen = step.events.iter().map(|event| event.seen_by(observer));
            seen.eq(beat.iter().cloned())
        };
        seen_by(self.view.observer) || seen_by(Observer::Spectator)
    }
}

#[cfg(test)]
mod tests;
