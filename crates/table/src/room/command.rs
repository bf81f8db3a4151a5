//! What people ask of a room, and why it says no.

use bots::Bot;
use rules::{Action, Options, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};

use crate::command::{Occasion, Refusal, Speech};
use crate::room::house::{BadHouse, House};
use crate::room::names::PersonId;
use crate::seating::Name;

/// What someone in a room wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomCommand {
    /// To do something in the game.
    Act {
        /// What.
        action: Action,
        /// When it was meant for. An act that comes too late is refused instead of meaning
        /// something else by then.
        during: Occasion,
    },
    /// To say something.
    Say(Speech),
    /// To let the law decide about their bag: a sign, and no act.
    Ready {
        /// When it was meant for.
        during: Occasion,
    },
    /// To be waited for while they write a slip: a sign, and no act.
    Writing {
        /// When it was meant for.
        during: Occasion,
    },
    /// To be known to be here.
    Here,
    /// To give their part of the next deck's seed.
    Stir(Seed),
    /// To leave for good.
    Leave,
    /// Host: to play this game.
    Choose(Box<Options>),
    /// Host: to set the rules of the house.
    Keep(House),
    /// Host: to seat a bot.
    SeatBot {
        /// What it is called.
        name: Name,
        /// How it plays.
        bot: Bot,
    },
    /// Host: to have the bot on this chair get up. Chairs are counted from 0.
    UnseatBot(u8),
    /// Host: to have everyone change chairs: who sits on these, in this order.
    Reorder(Vec<u8>),
    /// Host: to send someone away.
    Kick(PersonId),
    /// Host: to let someone not talk any more.
    Mute(PersonId),
    /// Host: to let someone talk again.
    Unmute(PersonId),
    /// Host: to make someone else the host.
    HandOver(PersonId),
    /// Host: to begin the game.
    Start,
    /// Host: to let the game stand still.
    Pause,
    /// Host: to let the game go on.
    Unpause,
    /// Host: to clear the game away after it is over, and play another.
    Again,
}

impl RoomCommand {
    /// Whether only the host may want it.
    pub(crate) const fn is_for_host(&self) -> bool {
        match self {
            Self::Act { .. }
            | Self::Say(_)
            | Self::Ready { .. }
            | Self::Writing { .. }
            | Self::Here
            | Self::Stir(_)
            | Self::Leave => false,
            Self::Choose(_)
            | Self::Keep(_)
            | Self::SeatBot { .. }
            | Self::UnseatBot(_)
            | Self::Reorder(_)
            | Self::Kick(_)
            | Self::Mute(_)
            | Self::Unmute(_)
            | Self::HandOver(_)
            | Self::Start
            | Self::Pause
            | Self::Unpause
            | Self::Again => true,
        }
    }
}

/// Why a room does not do what was asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum RoomRefusal {
    /// The table says no.
    #[error(transparent)]
    Table(#[from] Refusal),
    /// That is for the host.
    #[error("only the host can do this")]
    NotHost,
    /// There is nobody of that number, or not any more.
    #[error("there is nobody with the number {}", .0.0)]
    NoSuchPerson(PersonId),
    /// There is no such chair, or nobody who can get up from it.
    #[error("no bot sits on chair {0}")]
    NoBotThere(u8),
    /// That is for the time before a game.
    #[error("this is for the lobby, before a game begins")]
    NotInLobby,
    /// That is for a game under way.
    #[error("no game is under way")]
    NotPlaying,
    /// That is for the time after a game.
    #[error("the game is not over")]
    NotOver,
    /// The game stands still.
    #[error("the game is paused")]
    Paused,
    /// The game cannot be played so.
    #[error("this cannot be played: {0}")]
    CannotPlay(SetupError),
    /// Somebody is already called that.
    #[error("somebody at this table is already called {0}")]
    NameTaken(String),
    /// Every chair is taken.
    #[error("every chair at this table is taken")]
    NoChairLeft,
    /// A game is under way, and nobody may come in.
    #[error("a game is under way, and the host lets nobody take over a bot's seat")]
    NoLateJoiners,
    /// No bot plays that seat.
    #[error("no bot plays seat {0}")]
    NotABot(Seat),
    /// An order of chairs names each of them once.
    #[error("an order of the chairs names each of the {0} chairs once")]
    BadOrder(usize),
    /// The house cannot be run so.
    #[error(transparent)]
    BadHouse(#[from] BadHouse),
    /// They may not talk.
    #[error("the host has muted you")]
    Muted,
    /// Only phrases may be said.
    #[error("at this table people talk with the phrases only")]
    NoFreeTalk,
    /// They are here, or were a moment ago, and need no new link.
    #[error("the person with the number {} is not gone: only a lost link is replaced", .0.0)]
    StillHere(PersonId),
    /// Nobody has this token, or not any more.
    #[error("this link to a seat is not, or no longer, valid")]
    UnknownToken,
    /// Whoever looks on does nothing.
    #[error("whoever looks on can do nothing")]
    OnlyLooking,
    /// What was sent is no command, for the reason that is given.
    #[error("this is no command: {0}")]
    NoCommand(String),
    /// Ids with a colon are for what the house does by itself.
    #[error("a command id of a client has no colon")]
    ReservedId,
    /// The house could not write it down, so it has not happened.
    #[error("this could not be saved, so it has not happened: try again")]
    NotSaved,
    /// The house has too much to do.
    #[error("this table has too much to do: try again in a moment")]
    Busy,
}
