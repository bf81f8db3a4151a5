//! Game records: what is written reads back and replays; what is damaged is refused with its place.

mod common;

use common::games;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use rules::record::{FORMAT, MAX_BYTES, MAX_MOVES};
use rules::setup::BlackMarketRule;
use rules::{
    Action, Actor, Edition, Good, Goods, IllegalAction, ImpossibleScene, Options, Record,
    RecordError, ReplayError, Scene, Seat, Seed, SetupError, Start,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// The start of a game of three, with A as the first Sheriff.
fn small_start() -> Start {
    let options = Options { first_sheriff: Some(A), ..games::basic(Edition::Second, 3) };
    Start::Deal { setup: games::setup(options), seed: Seed::from_number(1) }
}

/// A record with few moves, all legal.
fn small() -> Record {
    let mut record = Record::new(small_start());
    let none = Action::Exchange { set_aside: Goods::NONE, left: 0, right: 0 };
    record.moves.push((Actor::Seat(A), Action::PickFirst(B)));
    record.moves.push((Actor::Seat(B), none));
    record
}

/// The first line of a small record's file with another rules version, start or moves.
fn file(rules: &str, start: &str, moves: &str) -> String {
    format!("{{\"format\":\"{FORMAT}\",\"rules\":{rules},\"start\":{start},\"moves\":{moves}}}\n")
}

fn start_json() -> String {
    serde_json::to_string(&small_start()).expect("a start is plain data")
}

/// Reading the text fails with this message.
fn check_refused(json: &str, message: &str) {
    let error = Record::from_json(json).expect_err("the record is bad");
    assert_eq!(error.to_string(), message, "{json}");
}

#[test]
fn a_record_has_one_move_per_line() {
    let start = start_json();
    let expected = format!(
        "{{\"format\":\"just-apples record\",\"rules\":1,\"start\":{start},\"moves\":[\n\
         \"A: pick B first\",\n\
         \"B: set aside nothing\"\n\
         ]}}\n"
    );
    assert_eq!(small().to_json(), expected);
    assert_eq!(Record::from_json(&expected), Ok(small()));
    let empty = Record::new(small_start());
    assert_eq!(Record::from_json(&empty.to_json()), Ok(empty));
}

#[test]
fn any_reader_of_json_can_read_a_record() {
    let record = small();
    let read = |json: &str| serde_json::from_str::<Record>(json);
    assert_eq!(read(&record.to_json()).expect("a record"), record);
    let start = start_json();
    for (json, message) in [
        (record.to_json().replace(FORMAT, "chess"), "found chess"),
        (file("2", &start, "[]"), "no rules version 2"),
        (file("1", &start, "[\"B: fly away\"]"), "move 1: column 4"),
        (file("1", "{}", "[]"), "expected"),
    ] {
        let error = read(&json).expect_err("a bad record").to_string();
        assert!(error.contains(message), "{json}: {error}");
    }
}

#[test]
fn a_replay_shows_every_move_with_its_beat() {
    let mut steps = Vec::new();
    let last = small()
        .replay_with(|step| {
            steps.push((step.number, step.actor, step.events.len(), step.state.clone()));
        })
        .expect("every move is legal");
    let shown: Vec<_> = steps.iter().map(|(number, actor, ..)| (*number, *actor)).collect();
    assert_eq!(shown, [(1, Actor::Seat(A)), (2, Actor::Seat(B))]);
    // M2: picking is one event.
    assert_eq!(steps[0].2, 1);
    assert_eq!(steps[1].3, last);
}

#[test]
fn a_record_cut_short_anywhere_is_refused_with_the_place() {
    let json = small().to_json();
    // Without its final newline it is still whole.
    for end in (0..json.len() - 1).filter(|&end| json.is_char_boundary(end)) {
        let cut = &json[..end];
        match Record::from_json(cut) {
            Err(RecordError::NotJson { line, column, .. }) => {
                assert_eq!(line, cut.matches('\n').count() + 1, "{cut}");
                let last = cut.rsplit('\n').next().map_or(0, str::len);
                assert!(column <= last, "{cut}");
            }
            other => panic!("cut after {end} bytes: {other:?}"),
        }
    }
}

#[test]
fn what_is_not_json_is_refused_with_the_place() {
    check_refused("", "line 1, column 0: not JSON: EOF while parsing a value");
    check_refused("apples", "line 1, column 1: not JSON: expected value");
    let twice = format!("{}{}", small().to_json(), small().to_json());
    check_refused(&twice, "line 5, column 1: not JSON: trailing characters");
    let deep = "[".repeat(1_000_000);
    assert!(matches!(Record::from_json(&deep), Err(RecordError::NotJson { .. })));
}

#[test]
fn foreign_json_is_refused_with_what_it_is() {
    let foreign = |found: &str| {
        format!("this is no record: expected the format \"just-apples record\", found {found}")
    };
    let nameless =
        "this is no record: it names no format, and a record's is \"just-apples record\"";
    for other in ["[]", "[1,[2]]", "{}", "3", "-3.5", "\"record\"", "true", "null", "{\"rules\":1}"]
    {
        check_refused(other, nameless);
    }
    check_refused("{\"format\":\"chess\",\"moves\":3}", &foreign("\"chess\""));
    check_refused("{\"format\":7}", &foreign("7"));
    let long = format!("{{\"format\":\"{}\"}}", "x".repeat(1000));
    let Err(RecordError::Foreign { found }) = Record::from_json(&long) else {
        panic!("it is foreign");
    };
    assert_eq!(found.len(), 64);
}

#[test]
fn newer_rules_are_refused_with_both_versions() {
    let start = start_json();
    let message = "the record is of rules version 2, but this program knows them up to 1";
    check_refused(&file("2", &start, "[]"), message);
    // Whatever else a newer record may hold.
    check_refused(&file("2", "[\"new\"]", "{\"new\":1}"), message);
    let json = file("0", &start, "[]");
    assert!(matches!(Record::from_json(&json), Err(RecordError::BadField { line: 1, .. })));
    let message = Record::from_json(&json).expect_err("there is no version 0").to_string();
    assert!(message.ends_with("there is no rules version 0: they run from 1 to 1"), "{message}");
    for rules in ["\"1\"", "1.5", "-1", "null"] {
        let json = file(rules, &start, "[]");
        assert!(matches!(Record::from_json(&json), Err(RecordError::BadField { .. })), "{json}");
    }
}

#[test]
fn fields_that_are_unknown_or_missing_are_refused_with_the_place() {
    let start = start_json();
    let refused = |json: &str, reason: &str| match Record::from_json(json) {
        Err(RecordError::BadField { line: 1, column, reason: found }) => {
            assert!(column > 0, "{json}");
            assert!(found.starts_with(reason), "{json}: {found}");
        }
        other => panic!("{json}: {other:?}"),
    };
    let format = format!("\"format\":\"{FORMAT}\"");
    refused(&format!("{{{format}}}"), "missing field `rules`");
    refused(&format!("{{{format},\"rules\":1}}"), "missing field `start`");
    refused(&format!("{{{format},\"rules\":1,\"start\":{start}}}"), "missing field `moves`");
    refused(&format!("{{{format},\"rules\":1,\"colour\":1}}"), "unknown field `colour`");
    refused(&format!("{{{format},\"rules\":1,\"rules\":1}}"), "duplicate field `rules`");
    refused(&file("1", "{}", "[]"), "expected value");
    refused(&file("1", "3", "[]"), "expected value");
    refused(&file("1", "{\"draw\":{}}", "[]"), "unknown variant `draw`");
    refused(&file("1", "{\"deal\":{}}", "[]"), "missing field `setup`");
    let more = start.replacen("\"seed\"", "\"luck\":7,\"seed\"", 1);
    refused(&file("1", &more, "[]"), "unknown field `luck`");
    let more = start.replacen("\"players\"", "\"jokers\":2,\"players\"", 1);
    refused(&file("1", &more, "[]"), "unknown field `jokers`");
    refused(&file("1", &start, "{}"), "invalid type: map, expected a list of moves");
    refused(&file("1", &start, "[3]"), "invalid type: integer `3`, expected a string");
}

#[test]
fn a_start_that_cannot_be_played_is_refused_with_the_reason() {
    // S1
    let start = start_json().replacen("\"players\":3", "\"players\":2", 1);
    let json = file("1", &start, "[]");
    assert_eq!(Record::from_json(&json), Err(RecordError::BadStart(SetupError::Players(2))));
    check_refused(&json, "the start is refused: 2 players: the game is for 3 to 6");
}

#[test]
fn a_move_that_cannot_be_read_is_refused_with_its_number_and_column() {
    let moves = "[\n\"A: pick B first\",\n\"B: load 3 durian\"\n]";
    let message = "move 2: column 11: expected a good, found \"durian\"";
    check_refused(&file("1", &start_json(), moves), message);
}

#[test]
fn a_record_has_bounds() {
    let lines = |count: usize| format!("[{}\"A: pass\"]", "\"A: pass\",".repeat(count - 1));
    let start = start_json();
    let most = Record::from_json(&file("1", &start, &lines(MAX_MOVES))).expect("it just fits");
    assert_eq!(most.moves.len(), MAX_MOVES);
    let message = "the record has 100001 moves: at most 100000 are read";
    check_refused(&file("1", &start, &lines(MAX_MOVES + 1)), message);
    let long = " ".repeat(MAX_BYTES + 1);
    let bytes = MAX_BYTES + 1;
    assert_eq!(Record::from_json(&long), Err(RecordError::TooLong { bytes }));
}

#[test]
fn a_move_that_is_refused_ends_the_replay_with_its_number() {
    let mut record = small();
    record.moves.push((Actor::Seat(A), Action::PassClaim));
    // It can be read: only a replay asks whether it is legal.
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    let error = ReplayError::IllegalMove { number: 3, error: IllegalAction::WrongPhase };
    assert_eq!(record.replay(), Err(error.clone()));
    assert_eq!(error.to_string(), "move 3: this cannot be done in this phase");
    // T1: there is no clock in this game.
    record.moves = vec![(Actor::Clock, Action::TimeIsUp)];
    let error = ReplayError::IllegalMove { number: 1, error: IllegalAction::ClockNotRunning };
    assert_eq!(record.replay(), Err(error));
}

/// A scene of three: B's bag is at the gate.
fn at_the_gate() -> Scene {
    let setup = games::setup(games::basic(Edition::Second, 3));
    let bag = Goods::from([(Good::APPLES, 3), (Good::SILK, 1)]);
    Scene::new(setup).sheriff(A).bag(B, bag).declares(B, Good::APPLES).inspection()
}

#[test]
fn a_record_can_begin_with_a_scene() {
    let mut record = Record::new(Start::Scene(Box::new(at_the_gate())));
    record.moves.push((Actor::Seat(A), Action::Open(B)));
    let again = Record::from_json(&record.to_json()).expect("it was just written");
    assert_eq!(again, record);
    let state = again.replay().expect("the Sheriff may open the bag");
    assert_eq!(record.replay().map(|state| state.fingerprint()), Ok(state.fingerprint()));
}

#[test]
fn a_scene_that_cannot_be_is_refused_when_it_is_replayed() {
    // D1: there are no Deputies in a game of three.
    let scene = at_the_gate().deputies(A, B);
    let record = Record::new(Start::Scene(Box::new(scene)));
    assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
    let error = record.replay().expect_err("three have a Sheriff");
    assert!(matches!(error, ReplayError::ImpossibleScene(ImpossibleScene::WrongLaw(_))));
    assert!(error.to_string().starts_with("the start is impossible: "), "{error}");
}

// --- Properties ---

/// Games that differ in what a record has to carry.
fn any_options() -> impl Strategy<Value = Options> {
    (prop_oneof![Just(Edition::First), Just(Edition::Second)], 3..=6u8).prop_flat_map(
        |(edition, players)| {
            prop_oneof![
                Just(games::basic(edition, players)),
                Just(games::with_everything(edition, players)),
            ]
        },
    )
}

proptest! {
    // Whole games take their time.
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_record_reads_back_and_replays(options in any_options(), number in any::<u64>()) {
        let record = games::random_game(options, number);
        let again = Record::from_json(&record.to_json()).expect("it was just written");
        prop_assert_eq!(&again, &record);
        let (first, second) = (record.replay(), again.replay());
        let (first, second) = (first.expect("it was played"), second.expect("it was played"));
        prop_assert!(first.is_over());
        prop_assert_eq!(&first, &second);
        prop_assert_eq!(first.fingerprint(), second.fingerprint());
    }

    #[test]
    fn a_damaged_record_never_panics(
        options in any_options(),
        number in any::<u64>(),
        wounds in prop::collection::vec(
            (any::<prop::sample::Index>(), 0..4usize, "\\PC{0,3}"),
            64,
        ),
    ) {
        let mut record = games::random_game(options, number);
        record.moves.truncate(80);
        let json = record.to_json();
        for (place, removed, inserted) in wounds {
            let mut text: Vec<char> = json.chars().collect();
            let from = place.index(text.len());
            let to = (from + removed).min(text.len());
            text.splice(from..to, inserted.chars());
            if let Ok(record) = Record::from_json(&text.into_iter().collect::<String>()) {
                // Legal or not: what can be read can be replayed up to its first illegal move.
                let _ = record.replay();
            }
        }
    }

    #[test]
    fn a_damaged_scene_never_panics(
        wounds in prop::collection::vec((any::<prop::sample::Index>(), 0..=9u8), 1..4),
    ) {
        let mut record = Record::new(Start::Scene(Box::new(at_the_gate())));
        record.moves.push((Actor::Seat(A), Action::Open(B)));
        let mut text = record.to_json().into_bytes();
        let digits: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_ascii_digit()).collect();
        for (place, digit) in wounds {
            text[digits[place.index(digits.len())]] = b'0' + digit;
        }
        let json = String::from_utf8(text).expect("digits are digits");
        if let Ok(record) = Record::from_json(&json) {
            let _ = record.replay();
        }
    }

    #[test]
    fn moves_in_the_wrong_order_never_panic(
        options in any_options(),
        number in any::<u64>(),
        swaps in prop::collection::vec(any::<[prop::sample::Index; 2]>(), 1..8),
    ) {
        let mut record = games::random_game(options, number);
        let count = record.moves.len();
        for [one, other] in swaps {
            record.moves.swap(one.index(count), other.index(count));
        }
        let _ = record.replay();
    }
}

#[test]
fn a_format_that_is_anything_at_all_is_shown_shortened() {
    let long = format!("{{\"format\":[{}0]}}", "[0],".repeat(100_000));
    let Err(RecordError::Foreign { found }) = Record::from_json(&long) else {
        panic!("a list is no format");
    };
    assert!(found.starts_with("[[0],[0]") && found.len() < 200, "{found}");
}

// --- Records that replay for ever ---

fn records_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn fingerprints_file() -> PathBuf {
    records_dir().join("fingerprints.txt")
}

/// The fingerprint that each record must end with: lines of a file name and sixteen hex digits.
fn fingerprints() -> BTreeMap<String, String> {
    let text = fs::read_to_string(fingerprints_file()).unwrap_or_default();
    let pair = |line: &str| {
        let (name, fingerprint) = line.split_once(' ').expect("a line is a name and a fingerprint");
        (name.to_string(), fingerprint.to_string())
    };
    text.lines().map(pair).collect()
}

/// The names of all records that are kept.
fn kept_records() -> Vec<String> {
    let files = fs::read_dir(records_dir()).into_iter().flatten();
    let names = files.map(|file| file.expect("the folder can be read").file_name());
    let names = names.map(|name| name.into_string().expect("names are plain"));
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".json")).collect();
    names.sort();
    names
}

fn final_fingerprint(name: &str, json: &str) -> String {
    let record = Record::from_json(json).unwrap_or_else(|error| panic!("{name}: {error}"));
    let state = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
    format!("{:016x}", state.fingerprint())
}

/// Records of old games replay for ever. New ones are written, once, by
///
/// ```text
/// JUST_APPLES_WRITE_RECORDS=1 cargo test -p rules --test records -- kept_records
/// ```
#[test]
fn kept_records_replay_to_their_fingerprints() {
    if std::env::var_os("JUST_APPLES_WRITE_RECORDS").is_some() {
        write_records();
    }
    let expected = fingerprints();
    let names = kept_records();
    assert!(!names.is_empty(), "tests/records has no record");
    for name in &names {
        let Some(expected) = expected.get(name) else {
            panic!("{name} has no line in fingerprints.txt")
        };
        let json = fs::read_to_string(records_dir().join(name)).expect("the record can be read");
        assert_eq!(&final_fingerprint(name, &json), expected, "{name}");
    }
    for name in expected.keys() {
        assert!(names.contains(name), "fingerprints.txt names {name}, which is not there");
    }
}

/// One game per edition and player count, and one per variant.
fn games_to_keep() -> Vec<(String, Options)> {
    let mut games = Vec::new();
    for (name, edition) in [("1e", Edition::First), ("2e", Edition::Second)] {
        for players in 3..=6 {
            games.push((format!("{name}-{players}-players"), games::basic(edition, players)));
        }
    }
    let first = || games::basic(Edition::First, 4);
    let second = || games::basic(Edition::Second, 4);
    let market = || Some(BlackMarketRule::default());
    let removed = rules::setup::SpentContraband::Removed;
    let spent = Some(BlackMarketRule { spent: removed, ..BlackMarketRule::default() });
    let variants = [
        ("royal-goods", Options { royal_goods: true, ..second() }),
        ("black-market", Options { black_market: market(), ..second() }),
        ("black-market-two-piles", Options { black_market: market(), ..first() }),
        ("black-market-spent-removed", Options { black_market: spent, ..second() }),
        ("time-limit", Options { time_limit: true, ..second() }),
        ("remove-ten", Options { remove_ten: true, ..second() }),
        ("seven-cards", Options { seven_cards: true, ..second() }),
        ("promo-goods", Options { promos: games::hard_names(), ..first() }),
        ("everything-1e", games::with_everything(Edition::First, 5)),
        ("everything-deputies", games::with_everything(Edition::Second, 6)),
    ];
    games.extend(variants.map(|(name, options)| (name.to_string(), options)));
    games
}

/// Writes the records that are kept, and their fingerprints. Lines about other records stay as
/// they are.
fn write_records() {
    fs::create_dir_all(records_dir()).expect("the folder can be made");
    let mut lines = fingerprints();
    for (place, (name, options)) in games_to_keep().into_iter().enumerate() {
        let name = format!("{name}.json");
        let json = games::random_game(options, place as u64).to_json();
        lines.insert(name.clone(), final_fingerprint(&name, &json));
        fs::write(records_dir().join(&name), json).expect("the record can be written");
    }
    let text = lines.iter().fold(String::new(), |mut text, (name, fingerprint)| {
        let _ = writeln!(text, "{name} {fingerprint}");
        text
    });
    fs::write(fingerprints_file(), text).expect("the fingerprints can be written");
}
