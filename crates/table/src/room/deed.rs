//! The journal of a room: everything that it is made of, entry by entry.

use bots::Bot;
use rules::{Action, Options, RulesVersion, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::command::{CommandId, Speech};
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::house::House;
use crate::room::names::{Key, PersonId, TableCode};
use crate::seating::Name;

/// Who did what is in an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Writer {
    /// Someone in the room.
    Person(PersonId),
    /// The bot that plays this seat.
    Bot(Seat),
    /// The inspection clock.
    Clock,
    /// Whoever runs the room.
    House,
}

/// One entry. What is not in the journal has not happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomEntry {
    /// Its place.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// Who.
    pub by: Writer,
    /// What they called it.
    pub id: CommandId,
    /// What was done.
    pub deed: RoomDeed,
    /// The fingerprint of the room after it: of the game, if the entry is about that.
    pub hash: u64,
}

/// What an entry is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomDeed {
    /// The room was opened. Always the first entry, and only that.
    Founded(Box<Founding>),
    /// Someone came, or took over a bot's seat.
    Joined {
        /// Their number.
        person: PersonId,
        /// Who they are.
        who: Newcomer,
        /// The bot's seat that they took.
        seat: Option<Seat>,
    },
    /// Someone left, or was sent away.
    Left(PersonId),
    /// Someone got a new token.
    Rekeyed {
        /// Who.
        person: PersonId,
        /// What is kept of it.
        key: Key,
    },
    /// The game was chosen.
    Chose(Box<Options>),
    /// The rules of the house changed.
    Housed(House),
    /// A bot sat down.
    BotSeated {
        /// What it is called.
        name: Name,
        /// How it plays.
        bot: Bot,
    },
    /// The bot on this chair got up.
    BotUnseated(u8),
    /// Everyone changed chairs: who sat on these, in this order.
    Reordered(Vec<u8>),
    /// Someone may not talk any more.
    Muted(PersonId),
    /// Someone may talk again.
    Unmuted(PersonId),
    /// Someone became the host.
    HostIs(PersonId),
    /// Someone gave their part of the next deck's seed.
    Stirred(Seed),
    /// The game began.
    Started {
        /// By which version of the rules it is played, to its end.
        rules: RulesVersion,
    },
    /// An act of the game.
    Acted(Action),
    /// Someone spoke.
    Said(Speech),
    /// Someone spoke once; what they said is no longer kept.
    Unsaid,
    /// A bot plays for someone who is gone.
    TookOver(Seat),
    /// Someone is back and plays.
    CameBack(Seat),
    /// The game stands still.
    Paused,
    /// The game goes on.
    Unpaused,
    /// The driver came back after it was gone; clocks stood still meanwhile.
    Resumed,
    /// The game was cleared away, and everyone is in the lobby again.
    Cleared,
}

impl RoomDeed {
    /// Whether it says something in someone's own words, which is kept for less long.
    #[must_use]
    pub const fn is_free_talk(&self) -> bool {
        matches!(self, Self::Said(Speech { words: crate::command::Words::Free(_), .. }))
    }
}

/// How a room begins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    /// What it is called.
    pub code: TableCode,
    /// What every deck and every bot's chance come from, and no client ever sees.
    pub secret: Seed,
    /// The game.
    pub options: Options,
    /// The rules of the house.
    pub house: House,
    /// Who opens it, and is the host.
    pub host: Newcomer,
}

/// Someone who comes in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// What they are called.
    pub name: Name,
    /// What is kept of their token.
    pub key: Key,
    /// Their part of the next deck's seed.
    pub entropy: Option<Seed>,
}
