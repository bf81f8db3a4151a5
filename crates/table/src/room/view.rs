//! What everyone in a room is told.

use rules::{Digest, Event, EventView, Fairness, Law, Observer, Options, Seat, Seed, SetupError};
use serde::{Deserialize, Serialize};

use crate::command::Speech;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::deed::Writer;
use crate::room::house::House;
use crate::room::lobby::Chair;
use crate::room::names::{PersonId, TableCode};
use crate::seating::Name;
use crate::update::TableView;

/// Who looks at a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Someone in the room.
    Person(PersonId),
    /// Someone who looks on, or a screen for all.
    Spectator,
}

/// What one viewer is told: what happened, and how things stand now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomUpdate<R = RoomFacts> {
    /// The last entry that it includes.
    pub seq: Seq,
    /// What time it is for the table, which its clocks go by.
    pub now: Moment,
    /// What happened since the last update, one beat for each entry. None, if too much was missed
    /// to be shown beat by beat.
    pub beats: Vec<RoomBeat>,
    /// How things stand.
    pub view: RoomView<R>,
}

impl RoomUpdate<Option<RoomFacts>> {
    /// The whole update, for whoever was told this of the room before; nothing, if the room is left
    /// out and they were told nothing.
    #[must_use]
    pub fn after(self, told: impl FnOnce() -> Option<RoomFacts>) -> Option<RoomUpdate> {
        let Self { seq, now, beats, view: RoomView { viewer, room, table } } = self;
        let room = room.or_else(told)?;
        Some(RoomUpdate { seq, now, beats, view: RoomView { viewer, room, table } })
    }
}

/// What happened in one entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomBeat<E = EventView> {
    /// Which entry.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// Whose doing it was.
    pub by: Writer,
    /// What happened.
    pub what: RoomHappening<E>,
}

/// What happens in a room. Of a game's events each viewer sees what they may.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomHappening<E = EventView> {
    /// The room was opened.
    Founded,
    /// Someone came, or took over a bot's seat.
    Joined {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: Name,
        /// The bot's seat that they took.
        seat: Option<Seat>,
    },
    /// Someone left, or was sent away.
    Left {
        /// Who.
        person: PersonId,
        /// What they were called.
        name: Name,
    },
    /// Someone got a new link to their seat.
    Rekeyed(PersonId),
    /// The game was chosen.
    Chose,
    /// The rules of the house changed.
    Housed,
    /// A bot sat down.
    BotSeated(Name),
    /// A bot got up.
    BotUnseated(Name),
    /// Everyone changed chairs.
    Reordered,
    /// Someone may not talk any more.
    Muted(PersonId),
    /// Someone may talk again.
    Unmuted(PersonId),
    /// Someone became the host.
    HostIs(PersonId),
    /// Someone gave their part of the next deck's seed.
    Stirred,
    /// The game began.
    Started {
        /// In which round.
        round: u8,
        /// Who is the law in it.
        law: Law,
    },
    /// Someone acted, and this came of it.
    Game(Vec<E>),
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
    /// The table was away for a while.
    Resumed,
    /// The game was cleared away.
    Cleared,
}

impl RoomBeat<Event> {
    /// What this observer sees of it.
    pub(crate) fn seen_by(&self, observer: Observer) -> RoomBeat {
        let Self { seq, at, by, .. } = *self;
        RoomBeat { seq, at, by, what: self.what.seen_by(observer) }
    }
}

impl RoomHappening<Event> {
    /// What this observer sees of it: of everything but the game's events, all.
    fn seen_by(&self, observer: Observer) -> RoomHappening {
        use RoomHappening as H;
        match self {
            H::Game(events) => {
                H::Game(events.iter().map(|event| event.seen_by(observer)).collect())
            }
            H::Founded => H::Founded,
            H::Joined { person, name, seat } => {
                H::Joined { person: *person, name: name.clone(), seat: *seat }
            }
            H::Left { person, name } => H::Left { person: *person, name: name.clone() },
            H::Rekeyed(person) => H::Rekeyed(*person),
            H::Chose => H::Chose,
            H::Housed => H::Housed,
            H::BotSeated(name) => H::BotSeated(name.clone()),
            H::BotUnseated(name) => H::BotUnseated(name.clone()),
            H::Reordered => H::Reordered,
            H::Muted(person) => H::Muted(*person),
            H::Unmuted(person) => H::Unmuted(*person),
            H::HostIs(person) => H::HostIs(*person),
            H::Stirred => H::Stirred,
            H::Started { round, law } => H::Started { round: *round, law: *law },
            H::Said(speech) => H::Said(speech.clone()),
            H::Unsaid => H::Unsaid,
            H::TookOver(seat) => H::TookOver(*seat),
            H::CameBack(seat) => H::CameBack(*seat),
            H::Paused => H::Paused,
            H::Unpaused => H::Unpaused,
            H::Resumed => H::Resumed,
            H::Cleared => H::Cleared,
        }
    }
}

/// How things stand in a room, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomView<R = RoomFacts> {
    /// Who looks.
    pub viewer: Viewer,
    /// What everyone knows of the room.
    pub room: R,
    /// The game under way, or over.
    pub table: Option<TableView>,
}

/// Where a room is in its evening.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People gather.
    Lobby,
    /// A game is under way.
    Playing,
    /// A game is over, and lies on the table.
    Over,
}

/// What everyone knows of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomFacts {
    /// What it is called.
    pub code: TableCode,
    /// Where it is in its evening.
    pub stage: Stage,
    /// Which of the room's games is played, or comes next, from 1.
    pub game: u32,
    /// Everyone who is in the room.
    pub people: Vec<PersonFacts>,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Who is the host.
    pub host: PersonId,
    /// The game that was chosen. How many play is how many sit here when it begins.
    pub options: Options,
    /// Why it cannot begin, in the lobby.
    pub hitch: Option<SetupError>,
    /// The rules of the house.
    pub house: House,
    /// What the house commits to: the hash of its part of the deck's seed.
    pub commitment: Digest,
    /// What each seat gave for the deck, once it is dealt.
    pub entropy: Vec<Option<Seed>>,
    /// Where the deck came from, once the game is over.
    pub fairness: Option<Fairness>,
    /// How many screens look on that are of nobody in the room.
    pub watching: u16,
}

/// What everyone knows of one of the people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonFacts {
    /// Their number.
    pub id: PersonId,
    /// What they are called.
    pub name: Name,
    /// Whether they are here.
    pub here: bool,
    /// Whether they may not talk.
    pub muted: bool,
    /// Whether they have given their part of the next deck's seed.
    pub stirred: bool,
}
