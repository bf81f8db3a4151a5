//! Journals that were written once are restored for ever.

use table::fair;
use table::room::{Room, RoomEntry, Stage, afterwards, record};

/// The journal of an evening, written by the first version: one entry a line. It never changes.
const FIRST: &str = include_str!("../journals/1.jsonl");

/// Every kind of deed that a journal has, by the name that it has there.
const DEEDS: [&str; 23] = [
    "acted",
    "bot_seated",
    "bot_unseated",
    "came_back",
    "chose",
    "cleared",
    "founded",
    "host_is",
    "housed",
    "joined",
    "left",
    "muted",
    "paused",
    "rekeyed",
    "reordered",
    "resumed",
    "said",
    "started",
    "stirred",
    "took_over",
    "unmuted",
    "unpaused",
    "unsaid",
];

fn journal(text: &str) -> Vec<RoomEntry> {
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect("entries")
}

/// The name of what was done in an entry.
fn deed(line: &str) -> String {
    let entry: serde_json::Value = serde_json::from_str(line).expect("JSON");
    match &entry["deed"] {
        serde_json::Value::String(name) => name.clone(),
        deed => deed.as_object().and_then(|deed| deed.keys().next()).expect("a deed").clone(),
    }
}

#[test]
fn the_first_journal_is_restored_for_ever() {
    let journal = journal(FIRST);
    let room = Room::restore(&journal).expect("a journal of ours");
    assert_eq!(room.stage(), Stage::Lobby);
    assert_eq!(room.facts().game, 2);
    let record = record(&journal, 1).expect("the game is over");
    fair::verify(&record).expect("a fair game");
    let after = afterwards(&journal, 1).expect("the game is over");
    assert_eq!(after.names, ["Olga", "Maya", "Ines", "Dasha"]);
}

#[test]
fn the_first_journal_has_every_kind_of_deed() {
    let mut deeds: Vec<String> = FIRST.lines().map(deed).collect();
    deeds.sort();
    deeds.dedup();
    assert_eq!(deeds, DEEDS);
}

#[test]
fn a_journal_is_written_as_it_was_read() {
    let again: Vec<String> =
        journal(FIRST).iter().map(|entry| serde_json::to_string(entry).expect("JSON")).collect();
    assert_eq!(again.join("\n"), FIRST.trim_end());
}
