//! What goes over a socket, as JSON: the frames of the protocol.
//!
//! A client says hello, then sends commands; the server answers each, and tells what happened. One
//! frame of the server may carry an answer and an update together.

mod telling;

use serde::{Deserialize, Serialize};

use crate::command::CommandId;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{RoomCommand, RoomFacts, RoomRefusal, RoomUpdate, TableCode, Token};

pub(crate) use telling::{Kept, Reader};

/// The version of the protocol. It changes when a client that keeps to the old one would no longer
/// be understood.
pub const PROTOCOL: u32 = 1;

/// What is wrong with a frame is told in so many characters.
pub const LONGEST_REASON: usize = 300;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientFrame {
    /// The first frame, and only that.
    Hello(Hello),
    /// A command.
    Do {
        /// What the client calls it. Sent again under the same id, it is done once.
        id: CommandId,
        /// What the client wants.
        what: RoomCommand,
    },
    /// A sign of life, which is returned together with the time.
    Ping(u64),
}

/// How a client begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub protocol: u32,
    /// The table's code.
    pub table: TableCode,
    /// The token of a seat; none means to look on.
    #[serde(default)]
    pub token: Option<Token>,
    /// The last entry that the client knows of.
    #[serde(default)]
    pub since: Seq,
    /// Whether updates are short: without the names of members, and without the room as long as it
    /// is as it was in the last one.
    #[serde(default)]
    pub brief: bool,
}

/// What the server sends. Each frame has at least one of these. Whoever said that they want brief
/// updates reads a `ServerFrame<Option<RoomFacts>>`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ServerFrame<R = RoomFacts> {
    /// What became of a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answered>,
    /// What happened, and how things stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub update: Option<RoomUpdate<R>>,
    /// A ping, returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pong: Option<Pong>,
    /// The last frame before the server closes the connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goodbye: Option<Goodbye>,
}

impl<R> Default for ServerFrame<R> {
    fn default() -> Self {
        Self { answer: None, update: None, pong: None, goodbye: None }
    }
}

/// A ping, returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pong {
    /// What was sent.
    pub ping: u64,
    /// What time it is for the server.
    pub now: Moment,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "AnsweredText", into = "AnsweredText")]
pub struct Answered {
    /// Which.
    pub id: CommandId,
    /// What became of it.
    pub outcome: Outcome,
}

/// The same as it is written: with one of two members.
#[derive(Serialize, Deserialize)]
struct AnsweredText {
    id: CommandId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ok: Option<Seq>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    refused: Option<Refused>,
}

impl From<Answered> for AnsweredText {
    fn from(Answered { id, outcome }: Answered) -> Self {
        match outcome {
            Outcome::Ok(seq) => Self { id, ok: Some(seq), refused: None },
            Outcome::Refused(refused) => Self { id, ok: None, refused: Some(refused) },
        }
    }
}

impl TryFrom<AnsweredText> for Answered {
    type Error = &'static str;

    fn try_from(AnsweredText { id, ok, refused }: AnsweredText) -> Result<Self, Self::Error> {
        let outcome = match (ok, refused) {
            (Some(seq), None) => Outcome::Ok(seq),
            (None, Some(refused)) => Outcome::Refused(refused),
            _ => return Err("an answer is either ok or refused"),
        };
        Ok(Self { id, outcome })
    }
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done, or changed nothing: the last entry by then.
    Ok(Seq),
    /// It was refused, and nothing has changed.
    Refused(Refused),
}

/// A refusal, for programs and for developers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// Why, for programs.
    pub why: RoomRefusal,
    /// Why, for developers.
    pub message: String,
}

impl From<Result<Seq, RoomRefusal>> for Outcome {
    fn from(outcome: Result<Seq, RoomRefusal>) -> Self {
        match outcome {
            Ok(seq) => Self::Ok(seq),
            Err(why) => Self::Refused(Refused { message: why.to_string(), why }),
        }
    }
}

/// Why the server closes a connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Goodbye {
    /// Why, for programs.
    pub why: Parting,
    /// Why, for developers.
    pub message: String,
}

impl From<Parting> for Goodbye {
    fn from(why: Parting) -> Self {
        Self { why, message: why.to_string() }
    }
}

/// Why a text is no frame of a client, and how to answer it.
#[derive(Clone, PartialEq, Debug)]
pub struct NoFrame {
    /// The command that it would have been, if it says so much: then only that is refused.
    pub id: Option<CommandId>,
    /// What is wrong with it, for developers.
    pub reason: String,
}

/// Reads a frame of a client.
///
/// # Errors
/// If it is none, with the reason.
pub fn read(text: &str) -> Result<ClientFrame, NoFrame> {
    /// As much of a command as it takes to answer it.
    #[derive(Deserialize)]
    struct Any {
        r#do: Named,
    }
    #[derive(Deserialize)]
    struct Named {
        id: CommandId,
    }
    serde_json::from_str(text).map_err(|error| {
        let named = serde_json::from_str::<Any>(text).ok();
        // The reason quotes what was sent, which may be long.
        let reason = error.to_string().chars().take(LONGEST_REASON).collect();
        NoFrame { id: named.map(|any| any.r#do.id), reason }
    })
}

impl NoFrame {
    /// The answer to a command that is none; nothing, if it was not even that.
    #[must_use]
    pub fn answer(self) -> Option<ServerFrame> {
        let Self { id, reason } = self;
        let answer = Answered { id: id?, outcome: Err(RoomRefusal::NoCommand(reason)).into() };
        Some(ServerFrame { answer: Some(answer), ..ServerFrame::default() })
    }
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// What was sent is no frame of this protocol.
    #[error("this is no frame of the protocol")]
    Malformed,
    /// Something else came before hello, or a second hello.
    #[error("the first frame, and only the first, is hello")]
    NoHello,
    /// Hello did not come in time.
    #[error("hello did not come in time")]
    TooSlow,
    /// The client speaks another version of the protocol.
    #[error("this server speaks version {PROTOCOL} of the protocol")]
    WrongVersion,
    /// There is no such table, or not any more.
    #[error("there is no table with this code, or not any more")]
    UnknownTable,
    /// Nobody has this token, or not any more.
    #[error("this link to a seat is not, or no longer, valid")]
    UnknownToken,
    /// The host allows no spectators.
    #[error("the host of this table allows no spectators")]
    NoSpectators,
    /// There is no room for one more.
    #[error("there is no room for one more: try again later")]
    Full,
    /// They left, or were sent away.
    #[error("you are no longer at this table")]
    Left,
    /// More came than anyone sends.
    #[error("too much was sent in too short a time")]
    TooMuch,
    /// A frame was larger than any of the protocol.
    #[error("the frame is too large")]
    TooLarge,
    /// The client does not read what it is sent.
    #[error("the connection is too slow to keep up")]
    TooFarBehind,
    /// The table's journal cannot be read.
    #[error("this table cannot be opened: its journal cannot be read")]
    Unreadable,
    /// The server cannot get at the table's journal.
    #[error("the server cannot read its journal at the moment: try again")]
    Unavailable,
    /// The server stops.
    #[error("the server is shutting down: try again in a moment")]
    Stopping,
}

/// A frame of the server as text.
#[must_use]
pub fn write(frame: &ServerFrame) -> String {
    // Plain data always can be written.
    jot::write(frame).unwrap_or_default()
}
