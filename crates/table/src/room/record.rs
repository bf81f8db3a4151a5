//! What is left of a game when it is over: its record, its scores, who kept their word.

use std::ops::ControlFlow;

use rules::{Event, Fairness, Ledger, Observer, Record, ScoreSheet, Start};
use serde::Serialize;

use crate::journal::actor;
use crate::room::deed::{RoomDeed, RoomEntry};
use crate::room::view::{RoomBeat, Viewer};
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

/// Follows a journal entry by entry, and shows the room after each until enough was seen.
fn walk<T>(
    journal: &[RoomEntry],
    mut see: impl FnMut(&Room, &RoomEntry) -> ControlFlow<T>,
) -> Result<Walked<T>, CannotRestoreRoom> {
    let (first, others) = journal.split_first().ok_or(CannotRestoreRoom::Empty)?;
    let mut room = Room::refound(first)?;
    if let ControlFlow::Break(seen) = see(&room, first) {
        return Ok(Walked::Stopped(seen));
    }
    for entry in others {
        room.follow(entry)?;
        if let ControlFlow::Break(seen) = see(&room, entry) {
            return Ok(Walked::Stopped(seen));
        }
    }
    Ok(Walked::Through(Box::new(room)))
}

/// How far a journal was followed.
enum Walked<T> {
    /// Until enough was seen.
    Stopped(T),
    /// To its end, at which the room is this.
    Through(Box<Room>),
}

/// The record of one of a room's games, from the room's journal. Only games that are over have one.
///
/// # Errors
/// If the game is not over, or was never played, or the journal is none of ours.
pub fn record(journal: &[RoomEntry], number: u32) -> Result<Record, NoRecord> {
    played(journal, number).map(|(record, _)| record)
}

/// The record of a game that is over, and what everyone was called by then.
fn played(journal: &[RoomEntry], number: u32) -> Result<(Record, Vec<String>), NoRecord> {
    let mut record: Option<Record> = None;
    let walked = walk(journal, |room, entry| {
        if room.lobby.game != number {
            return ControlFlow::Continue(());
        }
        match (&entry.deed, &mut record) {
            (RoomDeed::Started { rules }, record) => {
                let begin = |start: &Start| Record { rules: *rules, ..Record::new(start.clone()) };
                *record = room.game().map(|game| begin(&game.opening().start));
            }
            (RoomDeed::Acted(action), Some(record)) => {
                let actor = room.author(entry.by).ok().and_then(actor);
                record.moves.extend(actor.map(|actor| (actor, action.clone())));
            }
            _ => {}
        }
        match (record.take(), room.fairness()) {
            (Some(done), Some(fairness)) => {
                let done = Record { fairness: Some(fairness), ..done };
                ControlFlow::Break((done, names(room)))
            }
            (under_way, _) => {
                record = under_way;
                ControlFlow::Continue(())
            }
        }
    })?;
    match walked {
        Walked::Stopped(played) => Ok(played),
        Walked::Through(room) if room.lobby.game == number && room.game().is_some() => {
            Err(NoRecord::NotOver(number))
        }
        Walked::Through(_) => Err(NoRecord::NotPlayed(number)),
    }
}

/// What everyone is called, seat by seat.
fn names(room: &Room) -> Vec<String> {
    let seating = room.lobby.seating();
    let seats = seating.taken().iter().filter_map(|seat| seating.at(seat));
    seats.map(|sitter| sitter.name.as_str().to_owned()).collect()
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
    let (record, names) = played(journal, number)?;
    let mut ledger = Ledger::from_round(1);
    let played = record.replay_with(|step| {
        let told = step.events.iter().map(|event: &Event| event.seen_by(Observer::Spectator));
        told.for_each(|event| ledger.observe(&event));
    });
    let state = played.map_err(|_| NoRecord::NotPlayed(number))?;
    let scores = ScoreSheet::of(&state).ok_or(NoRecord::NotOver(number))?;
    let fairness = record.fairness.ok_or(NoRecord::NotOver(number))?;
    Ok(Afterwards { names, scores, ledger, fairness })
}

/// Everything that a viewer saw since the lobby of the game that is on the table, for someone who
/// comes back and has forgotten it. Whoever took over a bot's seat was not there before: of that
/// they are told what everyone saw.
///
/// # Errors
/// If the journal is none of ours.
pub fn beats(journal: &[RoomEntry], viewer: Viewer) -> Result<Vec<RoomBeat>, CannotRestoreRoom> {
    let mut beats: Vec<RoomBeat> = Vec::new();
    let walked = walk(journal, |room, entry| {
        if entry.deed == RoomDeed::Cleared {
            beats.clear();
        }
        let observer = room.observer(viewer);
        beats.extend(room.recent.back().map(|beat| beat.seen_by(observer)));
        ControlFlow::<()>::Continue(())
    });
    walked.map(|_| beats)
}
