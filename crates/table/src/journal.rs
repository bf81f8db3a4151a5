//! The journal: everything that a table is made of, entry by entry.

use rules::{Action, Actor, Record, Seat, Seed, Start};
use serde::{Deserialize, Serialize};

use crate::command::{CommandId, Speech};
use crate::moment::Moment;
use crate::seating::Seating;
use crate::tempo::Tempo;

/// At most so many entries a table, talk included, so that a journal stays readable in one go.
pub const MOST_ENTRIES: u32 = 20_000;

/// The place of an entry in its table's journal, from 1 on without gaps.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u32);

impl Seq {
    /// The place after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// Who did what is in an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// The person at this seat.
    Person(Seat),
    /// The bot that plays this seat.
    Bot(Seat),
    /// The inspection clock.
    Clock,
    /// Whoever runs the table.
    Host,
}

/// One entry. What is not in the journal has not happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its place.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// Who.
    pub by: Author,
    /// What they called it.
    pub id: CommandId,
    /// What was done.
    pub deed: Deed,
    /// The fingerprint of the game after it.
    pub hash: u64,
}

/// What an entry is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The game began. Always the first entry, and only that.
    Opened(Box<Opening>),
    /// An act of the game.
    Acted(Action),
    /// Someone spoke.
    Said(Speech),
    /// The driver came back after it was gone; clocks stood still meanwhile.
    Resumed,
}

/// How a table begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game.
    pub start: Start,
    /// Who sits where.
    pub seating: Seating,
    /// How fast bots are.
    pub tempo: Tempo,
    /// What decides everything that bots leave to chance. It is not the seed of the deck.
    pub bots: Seed,
}

/// Who acts in the game when this author's deed is an act.
pub(crate) const fn actor(by: Author) -> Option<Actor> {
    match by {
        Author::Person(seat) | Author::Bot(seat) => Some(Actor::Seat(seat)),
        Author::Clock => Some(Actor::Clock),
        Author::Host => None,
    }
}

/// The record of the game that a journal is about, as far as it was played. It tells what people
/// hold: nobody is shown it before the game is over (P4).
#[must_use]
pub fn record(journal: &[Entry]) -> Option<Record> {
    let (first, others) = journal.split_first()?;
    let Deed::Opened(opening) = &first.deed else { return None };
    let mut record = Record::new(opening.start.clone());
    for entry in others {
        if let (Deed::Acted(action), Some(actor)) = (&entry.deed, actor(entry.by)) {
            record.moves.push((actor, action.clone()));
        }
    }
    Some(record)
}
