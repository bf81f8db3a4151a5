//! What goes over a socket, as JSON: the frames of the protocol.
//!
//! A client says hello, then sends commands; the server answers each, and tells what happened. One
//! frame of the server may carry an answer and an update together.

use rules::View;
use serde::{Deserialize, Serialize};

use crate::command::CommandId;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{Room, RoomBeat, RoomCommand, RoomRefusal, RoomUpdate, TableCode, Token, Viewer};
use crate::update::TableView;

/// The version of the protocol. It changes when a client that keeps to the old one would no longer
/// be understood.
pub const PROTOCOL: u32 = 1;

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
}

/// What the server sends. Each frame has at least one of these.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ServerFrame {
    /// What became of a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answered>,
    /// What happened, and how things stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub update: Option<RoomUpdate>,
    /// A ping, returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pong: Option<Pong>,
    /// The last frame before the server closes the connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goodbye: Option<Goodbye>,
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
pub struct Answered {
    /// Which.
    pub id: CommandId,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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

/// Writes something as JSON. Plain data always can be.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A frame of the server as text.
#[must_use]
pub fn write(frame: &ServerFrame) -> String {
    json(frame)
}

/// The parts of an update that everyone at a table gets alike, written once for all.
///
/// What comes out is to the letter what [`ServerFrame`] would be written as; a test holds that.
#[derive(Debug)]
pub(crate) struct Shared {
    facts: String,
    game: Option<SharedGame>,
}

#[derive(Debug)]
struct SharedGame {
    setup: String,
    public: String,
    /// Everything after the view of the game.
    rest: String,
}

/// What comes after the view of the game in a [`TableView`].
#[derive(Serialize)]
struct Rest<'a> {
    seating: &'a crate::Seating,
    clock: crate::Clock,
    ready: rules::Seats,
    away: rules::Seats,
    paused: bool,
    deadlines: &'a rules::PerSeat<Option<Moment>>,
}

/// Texts that seldom change, kept from one update to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    facts: Option<String>,
    setup: Option<String>,
}

impl Kept {
    /// Something about the room has changed.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    /// What everyone gets alike now.
    pub(crate) fn shared(&mut self, room: &Room, table: Option<&TableView>) -> Shared {
        let facts = self.facts.get_or_insert_with(|| json(&room.facts())).clone();
        let game = table.map(|table| {
            let TableView { game, seating, clock, ready, away, paused, deadlines } = table;
            let (clock, ready, away, paused) = (*clock, *ready, *away, *paused);
            SharedGame {
                setup: self.setup.get_or_insert_with(|| json(&game.setup)).clone(),
                public: json(&game.public),
                rest: json(&Rest { seating, clock, ready, away, paused, deadlines }),
            }
        });
        Shared { facts, game }
    }
}

/// Writes a frame with an update for one viewer, and perhaps an answer to them.
pub(crate) fn write_update(
    room: &Room,
    shared: &Shared,
    viewer: Viewer,
    since: Seq,
    now: Moment,
    answer: Option<&Answered>,
) -> String {
    let observer = room.observer(viewer);
    let beats: Vec<RoomBeat> = room.missed(since).map(|beat| beat.seen_by(observer)).collect();
    let mut text = String::with_capacity(4096);
    text.push('{');
    if let Some(answer) = answer {
        text.extend(["\"answer\":", &json(answer), ","]);
    }
    text.extend(["\"update\":{\"seq\":", &room.seq().0.to_string()]);
    text.extend([",\"now\":", &now.0.to_string(), ",\"beats\":", &json(&beats)]);
    text.extend([",\"view\":{\"viewer\":", &json(&viewer), ",\"room\":", &shared.facts]);
    text.push_str(",\"table\":");
    match (&shared.game, room.state()) {
        (Some(shared), Some(state)) => write_table(&mut text, shared, &state.view(observer)),
        _ => text.push_str("null"),
    }
    text.push_str("}}}");
    text
}

fn write_table(text: &mut String, shared: &SharedGame, view: &View) {
    text.extend(["{\"game\":{\"setup\":", &shared.setup, ",\"observer\":", &json(&view.observer)]);
    text.extend([",\"public\":", &shared.public, ",\"own\":", &json(&view.own)]);
    text.extend([",\"booty\":", &json(&view.booty), "},"]);
    // The rest is an object of its own: here its members go on.
    text.push_str(shared.rest.strip_prefix('{').unwrap_or_default());
}
