//! `just-apples score`.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::program::{just_apples, written};

/// The issue's example, word for word, with two more players who leave David the Cheese King and
/// half a Chicken Queen.
const DAVID: &str = r#"{"players":[{"name":"David","gold":42,"stand":{"apples":4,"cheese":6,"bread":1,"chickens":4,"pepper":2,"crossbow":1},"black_market":[30]},
{"name":"Will","gold":50,"stand":{"apples":9,"bread":5,"chickens":7}},
{"name":"Marion","gold":0,"stand":{"apples":6,"cheese":2,"bread":3,"chickens":4}},{"name":"Tuck","gold":1,"stand":{}}]}"#;

/// Counts a table up and returns the answer for programs.
fn counted(table: &str) -> Value {
    just_apples(&["score", "--json"]).input(table).run().json()
}

/// Checks that a table is refused, and that the place and the reason are named.
fn refused(table: &str, reason: &str) {
    just_apples(&["score"]).input(table).run().refused(reason);
    just_apples(&["score", "--json"]).input(table).run().refused(reason);
}

/// Checks that a table is refused because of its second player.
fn refused_player(player: &str, reason: &str) {
    let first = r#"{"name":"Ann","gold":5,"stand":{"apples":1}}"#;
    refused(&format!(r#"{{"players":[{first},{player}]}}"#), reason);
}

/// The same for the second player's stand.
fn refused_stand(stand: &str, reason: &str) {
    refused_player(&format!(r#"{{"name":"Bob","gold":5,"stand":{stand}}}"#), reason);
}

/// A table of people with gold alone.
fn rich(gold: &[u32]) -> Value {
    let players = gold.iter().zip('A'..);
    let player = |(gold, name): (&u32, char)| json!({"name": name, "gold": gold, "stand": {}});
    json!({"players": players.map(player).collect::<Vec<_>>()})
}

#[test]
fn davids_count_is_told_to_programs() {
    // V7, K4: 125 points, and 30 for the Black Market card.
    let answer = counted(DAVID);
    let david = &answer["players"][0];
    assert_eq!(david["name"], "David");
    assert_eq!(david["goods"], 66);
    assert_eq!(david["gold"], 42);
    let bonuses = json!({"apples": 0, "cheese": 15, "bread": 0, "chickens": 2});
    assert_eq!(david["bonuses"], bonuses);
    assert_eq!(david["black_market"], 30);
    assert_eq!(david["total"], 155);
    assert_eq!(david["lines"][1], json!({"good": "cheese", "count": 6, "value": 3, "points": 18}));
    assert_eq!((&david["legal_cards"], &david["contraband_cards"]), (&json!(15), &json!(3)));
    assert_eq!(answer["winners"], json!(["Will"]));
    assert_eq!(answer["tie_break"], "points");
    assert_eq!(answer["notes"], json!([]));
}

#[test]
fn davids_count_is_told_to_people_line_by_line() {
    // V7
    let said = just_apples(&["score"]).input(DAVID).run().success();
    let david: Vec<&str> = said.lines().take(12).collect();
    let expected = [
        "David",
        "  4 × 2 Apples                            =   8",
        "  6 × 3 Cheese                            =  18",
        "  1 × 3 Bread                             =   3",
        "  4 × 4 Chickens                          =  16",
        "  2 × 6 Pepper                            =  12",
        "  1 × 9 Crossbow                          =   9",
        "  Gold                                    =  42",
        "  King of Cheese with 6                   =  15",
        "  Queen of Chickens with 4, 2 tied: 5 / 2 =   2",
        "  Black Market                            =  30",
        "  Total                                   = 155",
    ];
    assert_eq!(david, expected);
    assert!(said.ends_with("\nWill wins\n"), "{said}");
}

#[test]
fn a_table_can_be_read_from_a_file() {
    let file = written("david.json", DAVID);
    let from_file = just_apples(&["score", "--json", &file]).run().json();
    assert_eq!(from_file, counted(DAVID));
    let dash = just_apples(&["score", "--json", "-"]).input(DAVID).run().json();
    assert_eq!(dash, counted(DAVID));
    let marked = format!("\u{feff}{DAVID}");
    assert_eq!(counted(&marked), counted(DAVID), "a byte order mark does no harm");
}

#[test]
fn every_good_of_the_box_can_be_counted() {
    // G1, V3: one card of each; the royal goods count for King, too.
    let keys = "apples cheese bread chickens pepper mead silk crossbow green_apples golden_apples \
                gouda_cheese blue_cheese rye_bread pumpernickel royal_rooster";
    let mut stand = String::new();
    keys.split_whitespace().for_each(|key| write!(stand, ",\"{key}\":1").expect("it can grow"));
    let player = format!(r#"{{"name":"Ann","gold":0,"stand":{{{}}}}}"#, &stand[1..]);
    let answer = counted(&format!(r#"{{"players":[{player}]}}"#));
    assert_eq!(answer["players"][0]["goods"], 90);
    assert_eq!(answer["players"][0]["total"], 90 + 20 + 15 + 15 + 10);
    assert_eq!(answer["players"][0]["titles"][0]["counted"], 6);
    assert_eq!(answer["winners"], json!(["Ann"]));
}

#[test]
fn a_tie_for_king_is_explained() {
    // V4
    let player = |name| json!({"name": name, "gold": 1, "stand": {"apples": 2}});
    let table = json!({"players": [player("Ann"), player("Bob"), player("Cid")]}).to_string();
    let said = just_apples(&["score"]).input(&table).run().success();
    assert!(said.contains("King of Apples with 2, 3 tied: (20 + 10) / 3 = 10"), "{said}");
    assert!(said.contains("Nothing is left to decide it."), "{said}");
    assert!(said.ends_with("Ann, Bob and Cid share the win\n"), "{said}");
    let answer = counted(&table);
    assert_eq!(answer["winners"], json!(["Ann", "Bob", "Cid"]));
    assert_eq!(answer["tie_break"], "shared");
}

#[test]
fn a_tie_decided_by_legal_goods_is_explained() {
    // V6
    let table = r#"{"players":[{"name":"Ann","gold":10,"stand":{"apples":1}},
                               {"name":"Bob","gold":23,"stand":{"crossbow":1}}]}"#;
    let said = just_apples(&["score"]).input(table).run().success();
    let tie = "Tied at 32 points. Legal goods cards decide: Ann 1 and Bob 0.";
    assert!(said.contains(tie), "{said}");
    assert!(said.ends_with("\nAnn wins\n"), "{said}");
    assert_eq!(counted(table)["tie_break"], "legal_goods");
}

#[test]
fn a_tie_decided_by_contraband_is_explained() {
    // V6
    let table = r#"{"players":[{"name":"Ann","gold":0,"stand":{"crossbow":2}},
                               {"name":"Bob","gold":0,"stand":{"pepper":3}}]}"#;
    let said = just_apples(&["score"]).input(table).run().success();
    assert!(said.contains("Contraband cards decide: Ann 2 and Bob 3."), "{said}");
    assert!(said.ends_with("\nBob wins\n"), "{said}");
    assert_eq!(counted(table)["tie_break"], "contraband");
}

#[test]
fn bread_at_a_table_of_three_is_noted_and_counted() {
    // G1, V3: three play without bread.
    let table = r#"{"players":[{"name":"Ann","gold":0,"stand":{"bread":1}},
                               {"name":"Bob","gold":0,"stand":{}},
                               {"name":"Cid","gold":0,"stand":{}}]}"#;
    let answer = counted(table);
    assert_eq!(answer["players"][0]["total"], 18);
    let note = "three play without bread; it is counted all the same, with its bonus";
    assert_eq!(answer["notes"], serde_json::json!([note]));
}

#[test]
fn more_cards_than_the_box_holds_are_noted_and_counted() {
    // G1: 49 apples among two.
    let table = r#"{"players":[{"name":"Ann","gold":0,"stand":{"apples":48}},
                               {"name":"Bob","gold":0,"stand":{"apples":1}}]}"#;
    let note = "49 apples are counted, but the box holds 48";
    assert_eq!(counted(table)["notes"], json!([note]));
    let said = just_apples(&["score"]).input(table).run().success();
    assert!(said.ends_with(&format!("Note: {note}.\n")), "{said}");
}

#[test]
fn a_black_market_in_the_first_edition_is_noted() {
    // K1
    let answer = just_apples(&["score", "--edition", "1e", "--json"]).input(DAVID).run().json();
    assert_eq!(answer["players"], counted(DAVID)["players"]);
    let note = "the first edition has no Black Market; its cards are counted all the same";
    assert_eq!(answer["notes"], json!([note]));
}

#[test]
fn unknown_goods_are_refused_by_name() {
    refused_stand(
        r#"{"durian":1}"#,
        r#"standard input: line 1, column 98: players[1].stand.durian: unknown good "durian""#,
    );
    refused_stand(r#"{"Apples":1}"#, r#"players[1].stand.Apples: unknown good "Apples""#);
    refused_stand("{\"a\\nb\":1}", r#"players[1].stand.a\nb: unknown good "a\nb""#);
}

#[test]
fn goods_that_are_counted_twice_are_refused() {
    refused_stand(r#"{"apples":1,"apples":2}"#, "players[1].stand.apples: apples is counted twice");
}

#[test]
fn counts_that_make_no_sense_are_refused() {
    let range = "is not a whole number from 0 to 255";
    let cases = [
        ("-1", "-1"),
        ("256", "256"),
        ("1.5", "1.5"),
        ("1.0", "1.0"),
        ("1e2", "100.0"),
        ("1e300", "1e300"),
    ];
    for (count, shown) in cases {
        let reason = format!("players[1].stand.mead: {shown} {range}");
        refused_stand(&format!(r#"{{"mead":{count}}}"#), &reason);
    }
    refused_stand(r#"{"mead":1e999}"#, "players[1].stand.mead: the number is too large");
    refused_stand(r#"{"mead":"2"}"#, r#"mead: expected a whole number from 0 to 255, found "2""#);
    refused_stand(r#"{"mead":null}"#, "mead: expected a whole number from 0 to 255, found null");
    refused_stand("[1]", "stand: expected an object with the number of each good, found a list");
}

#[test]
fn gold_that_makes_no_sense_is_refused() {
    for gold in ["-1", "1000001", "0.5"] {
        let player = format!(r#"{{"name":"Bob","gold":{gold},"stand":{{}}}}"#);
        let reason = format!("players[1].gold: {gold} is not a whole number from 0 to 1000000");
        refused_player(&player, &reason);
    }
    assert_eq!(counted(&rich(&[1_000_000]).to_string())["players"][0]["total"], 1_000_000);
}

#[test]
fn black_market_cards_that_make_no_sense_are_refused() {
    let with = |cards: &str, reason: &str| {
        let player = format!(r#"{{"name":"Bob","gold":0,"stand":{{}},"black_market":{cards}}}"#);
        refused_player(&player, reason);
    };
    with("[30,1001]", "players[1].black_market[1]: 1001 is not a whole number from 1 to 1000");
    with("[-30]", "players[1].black_market[0]: -30 is not a whole number");
    with("[3.5]", "players[1].black_market[0]: 3.5 is not a whole number");
    with("30", "players[1].black_market: expected a list, found 30");
    with(&format!("{:?}", [30; 13]), "players[1].black_market: 13 cards, but at most 12 count");
}

#[test]
fn names_that_make_no_sense_are_refused() {
    let named = |name: &str| json!({"name": name, "gold": 0, "stand": {}}).to_string();
    refused_player(&named(""), "players[1].name: the name is empty");
    refused_player(&named(" \t "), "players[1].name: the name is empty");
    let long = "x".repeat(65);
    refused_player(&named(&long), "players[1].name: the name has 65 letters, but at most 64 fit");
    refused_player(&named("Bob\u{7}"), "players[1].name: the name has a control character");
    refused_player(&named("Ann"), r#"players[1].name: there already is a player "Ann""#);
    refused_player(
        r#"{"name":7,"gold":0,"stand":{}}"#,
        "players[1].name: expected a text in quotes, found 7",
    );
}

#[test]
fn the_number_of_players_is_one_to_six() {
    refused(r#"{"players":[]}"#, "standard input: players: there are none");
    refused(&rich(&[1; 7]).to_string(), "players: 7 of them, but at most 6 play");
    assert_eq!(counted(&rich(&[1, 2, 3, 4, 5, 6]).to_string())["winners"], json!(["F"]));
}

#[test]
fn fields_that_are_missing_or_unknown_are_refused() {
    refused_player(r#"{"name":"Bob","stand":{}}"#, "players[1]: the field `gold` is missing");
    refused_player(r#"{"name":"Bob","gold":0}"#, "players[1]: the field `stand` is missing");
    refused_player(r#"{"gold":0,"stand":{}}"#, "players[1]: the field `name` is missing");
    refused_player(
        r#"{"name":"Bob","gold":0,"stand":{},"silver":1}"#,
        "players[1].silver: there is no field `silver`; possible fields: name, gold, stand, black_market",
    );
    refused_player(
        r#"{"name":"Bob","gold":0,"gold":1,"stand":{}}"#,
        "players[1]: the field `gold` is there twice",
    );
    refused("{}", "the field `players` is missing");
    refused(r#"{"people":[]}"#, "people: there is no field `people`; possible fields: players");
}

#[test]
fn input_that_is_no_table_is_refused() {
    refused("", "standard input is empty");
    refused(" \n ", "standard input is empty");
    refused("{\"players\":\n[", "standard input: line 2, column 1: the JSON breaks off here");
    refused("{\"players\": nobody}", "line 1, column 14: this is not JSON (expected ident)");
    refused("apples", "line 1, column 1: this is not JSON (expected value)");
    refused(
        "7",
        "line 1, column 1: this is not the JSON that is asked for: expected an object, found 7",
    );
    refused("[[]]", "asked for: expected an object, found a list");
    refused_player(r#"["Bob",0,{}]"#, "players[1]: expected an object, found a list");
    refused(&format!("{DAVID} {{}}"), "line 3, column 121: this is not JSON (trailing characters)");
    refused(&format!("{}1", "[".repeat(10_000)), "standard input: ");
}

#[test]
fn a_file_that_cannot_be_read_is_refused() {
    just_apples(&["score", "no/such/file.json"]).run().refused("cannot read no/such/file.json");
    just_apples(&["score", env!("CARGO_MANIFEST_DIR")]).run().refused("cannot read ");
    let empty = written("empty.json", "");
    just_apples(&["score", &empty]).run().refused("empty.json is empty");
}
