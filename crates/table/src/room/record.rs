//! What is left of a game when it is over: its record, its scores, who kept their word.

use rules::{Actor, Event, Fairness, Ledger, Observer, Record, ScoreSheet, Start};
use serde::Serialize;

use crate::journal::Author;
use crate::room::deed::{RoomDeed, RoomEntry};
use crate::room::view::{RoomBeat, Stage, Viewer};
use crate::room::{CannotRestoreRoom, Room};

/// Why there is no record of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRecord {
    /// It would tell what people hold (P4).
    #[error("game {0} is not over: its record would tell what people hold")]
    NotOver(u32),
    /// It was not played.
    #[error("game {0} was not played here")]
    NotPlayed(u32),
    /// The journal is none of ours.
    #[error(transparent)]
    Journal(#[from] CannotRestoreRoom),
}

/// The record of one of a room's games, from the room's journal. Only games that are over have one.
///
/// # Errors
/// If the game is not over, or was never played, or the journal is none of ours.
pub fn record(journal: &[RoomEntry], number: u32) -> Result<Record, NoRecord> {
    let mut record: Option<Record> = None;
    let mut room: Option<Room> = None;
    for entry in journal {
        let room = match &mut room {
            Some(room) => {
                room.follow(entry)?;
                room
            }
            none => none.insert(Room::refound(entry)?),
        };
        if room.lobby.game != number {
            continue;
        }
        match &entry.deed {
            RoomDeed::Started => record = room.game().map(|game| begin(&game.opening().start)),
            RoomDeed::Acted(action) => {
                let actor = room.author(entry.by).ok().and_then(actor);
                let moved = actor.map(|actor| (actor, action.clone()));
                record.iter_mut().for_each(|record| record.moves.extend(moved.clone()));
            }
            _ => {}
        }
        if let (Some(record), Some(fairness)) = (&mut record, room.fairness()) {
            record.fairness = Some(fairness);
            return Ok(record.clone());
        }
    }
    match room.map(|room| room.lobby.game) {
        Some(current) if current == number && record.is_some() => Err(NoRecord::NotOver(number)),
        _ => Err(NoRecord::NotPlayed(number)),
    }
}

fn begin(start: &Start) -> Record {
    Record::new(start.clone())
}

/// Who acted in the game.
const fn actor(author: Author) -> Option<Actor> {
    crate::journal::actor(author)
}

/// What a game came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Afterwards {
    /// Who was called what, seat by seat.
    pub names: Vec<String>,
    /// The score sheet, line by line.
    pub scores: ScoreSheet,
    /// Who promised what, and who kept it.
    pub ledger: Ledger,
    /// Where the deck came from.
    pub fairness: Fairness,
}

/// What one of a room's games came to, from the room's journal.
///
/// # Errors
/// If the game is not over, or was never played, or the journal is none of ours.
pub fn afterwards(journal: &[RoomEntry], number: u32) -> Result<Afterwards, NoRecord> {
    let record = record(journal, number)?;
    let mut ledger = Ledger::from_round(1);
    let played = record.replay_with(|step| {
        let told = step.events.iter().map(|event: &Event| event.seen_by(Observer::Spectator));
        told.for_each(|event| ledger.observe(&event));
    });
    let state = played.map_err(|_| NoRecord::NotPlayed(number))?;
    let scores = ScoreSheet::of(&state).ok_or(NoRecord::NotOver(number))?;
    let fairness = record.fairness.ok_or(NoRecord::NotOver(number))?;
    Ok(Afterwards { names: names(journal, number)?, scores, ledger, fairness })
}

/// What everyone was called when a game was over.
fn names(journal: &[RoomEntry], number: u32) -> Result<Vec<String>, NoRecord> {
    let mut room = Room::refound(journal.first().ok_or(CannotRestoreRoom::Empty)?)?;
    for entry in &journal[1..] {
        room.follow(entry)?;
        if room.lobby.game == number && room.stage() == Stage::Over {
            break;
        }
    }
    let seating = room.lobby.seating();
    let seats = seating.taken().iter().filter_map(|seat| seating.at(seat));
    Ok(seats.map(|sitter| sitter.name.as_str().to_owned()).collect())
}

/// Everything that a viewer saw since the lobby of the game that is on the table, for someone who
/// comes back and has forgotten it.
///
/// # Errors
/// If the journal is none of ours.
pub fn beats(journal: &[RoomEntry], viewer: Viewer) -> Result<Vec<RoomBeat>, CannotRestoreRoom> {
    let mut room = Room::refound(journal.first().ok_or(CannotRestoreRoom::Empty)?)?;
    let whole = Room::restore(journal)?;
    let observer = whole.observer(viewer);
    let mut beats = Vec::new();
    let mut see = |room: &Room| {
        if room.lobby.game == whole.lobby.game {
            beats.extend(room.recent.back().map(|beat| beat.seen_by(observer)));
        }
    };
    see(&room);
    for entry in &journal[1..] {
        room.follow(entry)?;
        see(&room);
    }
    Ok(beats)
}
