//! Entries of a journal as rows of the store.

use rules::{Seat, fingerprint};
use table::room::{PersonId, RoomDeed, RoomEntry, Stage, Writer};
use table::{Moment, Seq};

use crate::store::{Row, Standing};

/// A row is no entry of a journal. Why not might quote what people said, so it is not told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {seq} is no entry of a journal: its {part} cannot be read")]
pub(super) struct NoEntry {
    seq: u32,
    part: &'static str,
}

/// What erased talk is kept as.
pub(super) fn tombstone() -> String {
    json(&RoomDeed::Unsaid)
}

/// An entry as a row.
pub(super) fn row(entry: &RoomEntry) -> Row {
    Row {
        seq: entry.seq.0,
        at: entry.at.0,
        actor: actor(entry.by),
        command: entry.id.clone().into(),
        digest: fingerprint(&entry.deed),
        deed: json(&entry.deed),
        hash: entry.hash,
        talk: entry.deed.is_free_talk(),
    }
}

/// Rows as a journal.
pub(super) fn entries(rows: &[Row]) -> Result<Vec<RoomEntry>, NoEntry> {
    rows.iter().map(entry).collect()
}

fn entry(row: &Row) -> Result<RoomEntry, NoEntry> {
    let no = |part| NoEntry { seq: row.seq, part };
    let by = writer(&row.actor).ok_or_else(|| no("actor"))?;
    Ok(RoomEntry {
        seq: Seq(row.seq),
        at: Moment(row.at),
        by,
        id: row.command.clone().try_into().map_err(|_| no("command"))?,
        deed: serde_json::from_str(&row.deed).map_err(|_| no("deed"))?,
        hash: row.hash,
    })
}

/// How a table stands at this stage.
pub(super) const fn standing(stage: Stage) -> Standing {
    match stage {
        Stage::Lobby => Standing::Lobby,
        Stage::Playing => Standing::Playing,
        Stage::Over => Standing::Over,
    }
}

/// Who wrote an entry, in a word.
fn actor(by: Writer) -> String {
    match by {
        Writer::Person(person) => format!("person {}", person.0),
        Writer::Bot(seat) => format!("bot {seat}"),
        Writer::Clock => "clock".into(),
        Writer::House => "house".into(),
    }
}

/// Who is meant by a word.
fn writer(actor: &str) -> Option<Writer> {
    Some(match actor.split_once(' ') {
        Some(("person", number)) => Writer::Person(PersonId(number.parse().ok()?)),
        Some(("bot", seat)) => Writer::Bot(seat.parse::<Seat>().ok()?),
        None if actor == "clock" => Writer::Clock,
        None if actor == "house" => Writer::House,
        _ => return None,
    })
}

/// A deed as JSON. Plain data always can be.
fn json(deed: &RoomDeed) -> String {
    serde_json::to_string(deed).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_writer_is_known_again() {
        let seats = (0..6).map(Seat::new).map(Writer::Bot);
        let others = [Writer::Person(PersonId(1)), Writer::Person(PersonId(200))];
        for by in seats.chain(others).chain([Writer::Clock, Writer::House]) {
            assert_eq!(writer(&actor(by)), Some(by));
        }
        for nobody in ["", "person", "person x", "bot G", "bot", "clock ", "somebody 1"] {
            assert_eq!(writer(nobody), None, "{nobody:?}");
        }
    }

    #[test]
    fn erased_talk_is_a_deed() {
        assert_eq!(serde_json::from_str::<RoomDeed>(&tombstone()).unwrap(), RoomDeed::Unsaid);
    }
}
