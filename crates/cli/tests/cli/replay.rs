//! `just-apples replay`, of records that `simulate` keeps.

use std::fs;

use rules::{Action, Actor, Record};
use serde_json::Value;

use crate::program::{just_apples, scratch, written};

/// Plays a few games and keeps the last one; the name keeps the tests apart.
fn recorded(name: &str, setup: &str) -> String {
    let file = scratch(&format!("{name}.json")).to_str().expect("the path is text").to_owned();
    let words = format!("simulate --games 2 --seed 3 --record {file} {setup}");
    just_apples(&words.split_whitespace().collect::<Vec<_>>()).run().success();
    file
}

/// The record in a file.
fn read(file: &str) -> Record {
    let text = fs::read_to_string(file).expect("the record was written");
    Record::from_json(&text).expect("the record can be read")
}

/// A replay for programs, through these eyes.
fn replayed(file: &str, eyes: &[&str]) -> Value {
    let mut args = vec!["replay", "--json"];
    args.extend_from_slice(eyes);
    args.push(file);
    just_apples(&args).run().json()
}

/// The beats of a replay.
fn beats(replay: &Value) -> &Vec<Value> {
    replay["beats"].as_array().expect("there are beats")
}

/// All events of a replay.
fn events(replay: &Value) -> impl Iterator<Item = &Value> {
    beats(replay).iter().flat_map(|beat| beat["events"].as_array().expect("there are events"))
}

#[test]
fn a_recorded_game_is_replayed_with_everything() {
    let file = recorded("everything", "--all-variants");
    let record = read(&file);
    let end = record.replay().expect("the record is legal");
    let replay = replayed(&file, &[]);
    assert_eq!(beats(&replay).len(), record.moves.len());
    assert_eq!(beats(&replay)[0]["number"], 1);
    assert!(beats(&replay).iter().all(|beat| beat["action"].is_string()));
    assert_eq!(replay["over"], true);
    assert_eq!(replay["fingerprint"], format!("{:016x}", end.fingerprint()));
    assert_eq!(replay["setup"]["players"], 4);
    assert_eq!(replay["scores"]["players"].as_array().map(Vec::len), Some(4));
    assert_eq!(replay["start"]["own"].as_object().map(serde_json::Map::len), Some(4));
    assert!(events(&replay).all(|event| event["moved"]["cards"]["backs"].is_null()));
}

#[test]
fn a_recorded_game_is_the_last_one_that_was_simulated() {
    let file = recorded("last", "");
    let again = just_apples(&["simulate", "--games", "2", "--seed", "3", "--json"]).run().json();
    let first = just_apples(&["simulate", "--games", "1", "--seed", "3", "--json"]).run().json();
    let actions = |report: &Value| report["actions"].as_u64().expect("a number");
    assert_eq!(read(&file).moves.len() as u64, actions(&again) - actions(&first));
}

#[test]
fn every_seat_sees_its_own_actions_and_no_secret_of_others() {
    // P1, P2, P3
    for (name, setup) in [
        ("seats-1e", "--edition 1e --all-variants"),
        ("seats-2e", "--players 3 --royal-goods"),
        ("seats-6", "--players 6 --all-variants"),
    ] {
        let file = recorded(name, setup);
        let everything = replayed(&file, &[]);
        let players = everything["setup"]["players"].as_u64().expect("a number") as usize;
        for eyes in ["A", "B", "C", "D", "E", "F"].into_iter().take(players).chain(["spectator"]) {
            let replay = replayed(&file, &["--as", eyes]);
            assert_eq!(beats(&replay).len(), beats(&everything).len());
            assert_eq!(replay["scores"], everything["scores"], "scores are public");
            assert!(replay["fingerprint"].is_null(), "the fingerprint knows hidden cards");
            check_beats(&replay, eyes);
        }
    }
}

/// Checks that a replay holds nothing that these eyes could not see.
fn check_beats(replay: &Value, eyes: &str) {
    let seat = "ABCDEF".find(eyes).map(|place| place as u64);
    let own = replay["start"]["own"].as_object().expect("there is an object");
    assert_eq!(own.keys().collect::<Vec<_>>(), seat.map(|_| eyes).into_iter().collect::<Vec<_>>());
    for beat in beats(replay) {
        let actor = beat["actor"].as_str().expect("a seat or the clock");
        assert_eq!(beat["action"].is_string(), actor == eyes || actor == "clock", "{beat}");
    }
    for event in events(replay) {
        let loaded = &event["loaded"]["seat"];
        assert!(loaded.is_null() || loaded.as_u64() == seat, "{event}");
        let drawn = &event["moved"];
        if drawn["from"] == "deck" && drawn["to"]["hand"].as_u64() != seat {
            assert!(drawn["cards"]["cards"].is_null(), "{event}");
        }
    }
}

#[test]
fn people_read_what_a_seat_saw() {
    let file = recorded("people", "--players 3");
    let all = just_apples(&["replay", &file]).run().success();
    assert!(all.starts_with("A new game: 3 players, one discard pile"), "{all}");
    assert!(all.contains("B snaps the bag shut on "), "{all}");
    assert!(all.contains("The market closes for good. "), "{all}");
    assert!(all.lines().last().expect("a line").starts_with("Fingerprint of the final state: "));
    let seen = just_apples(&["replay", "--as", "0", &file]).run().success();
    assert_eq!(seen, just_apples(&["replay", "--as", "a", &file]).run().success());
    assert!(seen.contains("You snap your bag shut on "), "{seen}");
    assert!(seen.contains("B snaps the bag shut.\n"), "{seen}");
    assert!(!seen.contains("B snaps the bag shut on"), "{seen}");
    assert!(!seen.contains("Fingerprint"), "{seen}");
    assert!(
        seen.lines().last().is_some_and(|line| line.contains(" win") || line.contains(" share "))
    );
}

#[test]
fn a_record_can_come_from_standard_input() {
    let file = recorded("stdin", "");
    let text = fs::read_to_string(&file).expect("the record was written");
    let piped = just_apples(&["replay", "--json", "-"]).input(&text).run().json();
    assert_eq!(piped, replayed(&file, &[]));
}

#[test]
fn a_game_that_is_not_finished_is_replayed_as_far_as_it_went() {
    let mut record = read(&recorded("whole", "--players 5"));
    record.moves.truncate(40);
    let file = written("half.json", &record.to_json());
    let replay = replayed(&file, &[]);
    assert_eq!(beats(&replay).len(), 40);
    assert_eq!(replay["over"], false);
    assert!(replay["scores"].is_null());
    let said = just_apples(&["replay", "--as", "spectator", &file]).run().success();
    assert!(said.ends_with("The record ends here; the game is not over.\n"), "{said}");
}

#[test]
fn a_seat_that_nobody_has_is_refused() {
    let file = recorded("away", "");
    just_apples(&["replay", "--as", "E", &file]).run().refused("nobody sits at E");
    just_apples(&["replay", "--as", "Z", &file]).run().refused("there is no seat Z");
}

#[test]
fn a_damaged_record_is_refused() {
    let text = fs::read_to_string(recorded("sound", "")).expect("the record was written");
    let damaged = |text: &str| {
        let file = written(&format!("damaged-{}.json", text.len()), text);
        just_apples(&["replay", &file]).run().refused(&file);
        just_apples(&["replay", "--json", &file]).run().refused(&file);
    };
    damaged("");
    damaged("not a record");
    damaged(r#"{"players":[]}"#);
    damaged(&text[..text.len() / 2]);
    damaged(&format!("{text}{text}"));
    just_apples(&["replay", "no/such/game.json"]).run().refused("cannot read no/such/game.json");
}

#[test]
fn a_record_with_an_illegal_move_is_refused() {
    let mut record = read(&recorded("legal", ""));
    record.moves.insert(3, (Actor::Clock, Action::TimeIsUp));
    let file = written("illegal.json", &record.to_json());
    just_apples(&["replay", &file]).run().refused("illegal.json: ");
    just_apples(&["replay", "--json", "--as", "A", &file]).run().refused("illegal.json: ");
}
