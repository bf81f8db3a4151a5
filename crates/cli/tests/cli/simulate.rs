//! `just-apples simulate`.

use serde_json::{Value, json};

use crate::program::{just_apples, written};

/// Simulates with these words and returns the report for programs.
fn simulated(words: &str) -> Value {
    let words = format!("simulate --json {words}");
    just_apples(&words.split_whitespace().collect::<Vec<_>>()).run().json()
}

/// Checks that a setup is refused with this reason.
fn refused(words: &str, reason: &str) {
    let words = format!("simulate --games 1 {words}");
    just_apples(&words.split_whitespace().collect::<Vec<_>>()).run().refused(reason);
}

#[test]
fn the_report_for_programs_has_every_number() {
    let report = simulated("--games 20 --seed 5");
    assert_eq!(report["games"], 20);
    let actions = report["actions"].as_f64().expect("a number");
    let seconds = report["seconds"].as_f64().expect("a number");
    let per_second = report["actions_per_second"].as_f64().expect("a number");
    assert!(actions > 0.0 && seconds > 0.0);
    assert!((per_second - actions / seconds).abs() < 1.0);
    assert_eq!(report["actions_per_game"], actions / 20.0);
    assert!(report["events"].as_f64() > Some(actions / 2.0));
    assert_eq!(report["mean_scores"].as_array().map(Vec::len), Some(4));
    assert!(report["mean_winner_score"].as_f64() > report["mean_scores"][0].as_f64());
    assert!(report["longest_game"]["actions"].as_f64() >= Some(actions / 20.0));
    assert_eq!(report["setup"]["players"], 4);
    assert_eq!(report["seed"], 5);
}

#[test]
fn the_report_for_people_names_every_number() {
    let said = just_apples(&["simulate", "--games", "10", "--players", "3"]).run().success();
    for name in [
        "setup              3 players, one discard pile, proof of broken promises",
        "games              10",
        "actions ",
        "seconds ",
        "actions/s ",
        "actions per game ",
        "about slips ",
        "events ",
        "mean scores        A ",
        "mean winner score ",
        "longest game ",
    ] {
        assert!(said.contains(name), "{said} does not say {name}");
    }
}

#[test]
fn at_least_15_percent_of_all_actions_are_about_slips() {
    for setup in [
        "--players 3 --edition 1e",
        "--players 4 --edition 1e",
        "--players 5 --edition 1e",
        "--players 6 --edition 1e --deputies on",
        "--players 3 --edition 2e",
        "--players 4 --edition 2e",
        "--players 5 --edition 2e",
        "--players 6 --edition 2e",
        "--players 4 --edition 2e --all-variants",
        "--players 5 --edition 1e --all-variants",
    ] {
        let report = simulated(&format!("--games 40 {setup}"));
        let share = report["slip_share"].as_f64().expect("a number");
        assert!((0.15..1.0).contains(&share), "{setup}: {share}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_time() {
    let report = |threads: u8| {
        let run = |bots: &str| {
            let mut report =
                simulated(&format!("--games 25 --all-variants {bots} --threads {threads}"));
            for timed in ["seconds", "actions_per_second", "threads"] {
                report[timed] = Value::Null;
            }
            report
        };
        (run(""), run("--bots normal,random,normal,random"))
    };
    assert_eq!(report(1), report(2));
    assert_eq!(report(1), report(7));
}

#[test]
fn another_seed_plays_other_games() {
    assert_eq!(simulated("--games 5")["actions"], simulated("--games 5 --seed 1")["actions"]);
    assert_ne!(simulated("--games 5")["actions"], simulated("--games 5 --seed 2")["actions"]);
}

#[test]
fn every_option_has_its_flag() {
    let setup = |words: &str| simulated(&format!("--games 1 {words}"))["setup"].clone();
    let second = setup("--edition 2e");
    assert_eq!(second["market"], "one_pile");
    assert_eq!(setup("--edition 1e")["market"], "two_piles");
    assert_eq!(setup("--market two-piles")["market"], "two_piles");
    assert_eq!(setup("--honour real-stand")["honour"], "real_stand");
    assert_eq!(setup("--players 6")["deputies"], true);
    assert_eq!(setup("--players 6 --edition 1e --deputies on")["deputies"], true);
    assert_eq!(setup("--royal-goods")["royal_goods"], true);
    assert_eq!(setup("--black-market")["black_market"]["spent"], "discard");
    let removed = setup("--black-market --spent-contraband removed");
    assert_eq!(removed["black_market"]["spent"], "removed");
    assert_eq!(setup("--time-limit")["time_limit"], true);
    assert_eq!(setup("--remove-ten")["remove_ten"], true);
    assert_eq!(setup("--seven-cards")["seven_cards"], true);
    assert_eq!(setup("--first-sheriff c")["first_sheriff"], 2);
    let all = setup("--all-variants");
    for variant in ["royal_goods", "time_limit", "remove_ten", "seven_cards"] {
        assert_eq!((&second[variant], &all[variant]), (&json!(false), &json!(true)));
    }
    assert!(all["black_market"].is_object());
}

#[test]
fn a_host_brings_promo_goods_and_a_black_market() {
    // G3, K1
    let cider = r#"[{"name":"Cider","family":"contraband","value":5,"penalty":3,
                     "counts_as":{"good":"apples","number":2},"copies":4}]"#;
    let market = r#"{"piles":[{"good":"cider","top":40,"bottom":20},
        {"good":"mead","top":32,"bottom":29},{"good":"silk","top":34,"bottom":31}]}"#;
    let (cider, market) = (written("cider.json", cider), written("market.json", market));
    let report = simulated(&format!("--games 5 --promo {cider} --black-market-file {market}"));
    assert_eq!(report["setup"]["promos"][0]["name"], "Cider");
    assert_eq!(report["setup"]["black_market"]["piles"][0]["top"], 40);
    refused(&format!("--black-market-file {market}"), "cider: that is no contraband of this game");
}

#[test]
fn a_setup_that_cannot_work_is_refused_with_the_reason() {
    // S1, S6, D1
    refused("--players 2", "from 3 to 6");
    refused("--players 7", "from 3 to 6");
    refused("--players 6 --edition 1e", "Six always play with Deputies");
    refused("--players 6 --deputies off", "Six always play with Deputies");
    refused("--players 4 --deputies on", "Deputies are for six, and 4 play");
    refused("--players 4 --first-sheriff E", "The first Sheriff would sit on chair 5");
    refused("--players 6 --first-sheriff A", "Leave the first Sheriff to chance");
    refused("--first-sheriff G", "there is no seat G");
    refused("--spent-contraband removed", "add --black-market");
}

#[test]
fn bots_that_nobody_knows_are_refused() {
    refused("--bots clever", "there is no bot \"clever\": the bots are normal and random");
    refused("--bots random,random", "three to six can play, not 2");
    refused("--bots random,random,random --players 4", "3 bots for 4 players: name 1 or 4");
}

#[test]
fn bots_that_are_named_are_told_apart() {
    let report = simulated("--games 30 --bots normal,random,random");
    assert_eq!(report["setup"]["players"], 3);
    let [normal, random] = [&report["bots"][0], &report["bots"][1]];
    assert_eq!((&normal["name"], &normal["seats"]), (&json!("normal"), &json!(1)));
    assert_eq!((&random["name"], &random["seats"]), (&json!("random"), &json!(2)));
    let number = |bot: &Value, name: &str| bot[name].as_f64().expect("a number");
    let wins = number(normal, "win_rate") + 2.0 * number(random, "win_rate");
    assert!((wins - 1.0).abs() < 1e-9, "a victory a game: {wins}");
    for bot in [normal, random] {
        let [low, rate, high] = ["low", "win_rate", "high"].map(|name| number(bot, name));
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0);
        assert!(number(bot, "average_score") > 0.0);
    }
    assert!(number(normal, "low") > number(random, "high"));
}

#[test]
fn every_deal_is_played_from_every_seat() {
    // The games are rounded up to whole sets, and bots of one kind fare alike by definition.
    let report = simulated("--games 5 --bots random --players 4");
    assert_eq!(report["games"], 8);
    assert_eq!(report["bots"].as_array().map(Vec::len), Some(1));
    assert_eq!(report["bots"][0]["win_rate"], 0.25);
    assert!(simulated("--games 5")["bots"].is_null(), "nobody in particular plays");
}

#[test]
fn people_see_who_wins_in_a_table() {
    let words = ["simulate", "--games", "7", "--bots", "normal,random,random,random"];
    let said = just_apples(&words).run().success();
    assert!(said.contains("games              8 (7 rounded up to whole sets of 4)"), "{said}");
    let (_, table) = said.split_once("\n\n").expect("a table below the report");
    let rows: Vec<&str> = table.lines().collect();
    let titles = ["bot ", "seats ", "games ", "win rate ", "95% interval ", "mean score "];
    titles.iter().zip(&rows).for_each(|(title, row)| assert!(row.starts_with(title), "{said}"));
    assert!(rows[0].contains("normal") && rows[0].ends_with("random"), "{said}");
    assert!(rows[3].ends_with('%') && !rows[3].contains(" %"), "{said}");
    // Everything ends where the name of its bot does.
    let widths: Vec<usize> = rows.iter().map(|row| row.chars().count()).collect();
    assert!(widths.iter().all(|width| *width == widths[0]), "{said}");
}

#[test]
fn data_files_that_make_no_sense_are_refused_with_the_place() {
    // G3
    let with = |flag: &str, text: &str, reason: &str| {
        let file = written(&format!("bad{}.json", flag.len() + text.len()), text);
        refused(&format!("{flag} {file}"), reason);
    };
    with("--promo", "[", "line 1, column 1: the JSON breaks off here");
    with("--promo", r#"[{"name":"Cider"}]"#, "[0]: the field `family` is missing");
    let good = r#"{"name":"Tea","family":"legal","value":1,"penalty":1,"copies":COPIES}"#;
    with(
        "--promo",
        &format!("[{}]", good.replace("COPIES", "0")),
        "Tea has 0 cards. Make it 1 to ",
    );
    with(
        "--promo",
        &format!("[{}]", good.replace("COPIES", "1.5")),
        "[0].copies: expected a whole number, found 1.5",
    );
    let plain = good.replace("COPIES", "1").replace("legal", "fine");
    with("--promo", &format!("[{plain}]"), "`fine` is none of legal, contraband, royal");
    let odd = plain.replace("\"fine\"", "3");
    with("--promo", &format!("[{odd}]"), "[0].family: something else must stand here");
    with(
        "--black-market-file",
        r#"{"piles":[]}"#,
        "piles: expected a list of 3, found a list of 0",
    );
    refused("--promo no/such/file.json", "cannot read no/such/file.json");
}

#[test]
fn a_record_that_cannot_be_written_is_refused() {
    refused("--record no/such/place/game.json", "cannot write no/such/place/game.json");
    refused("--record -", "a record is kept in a file");
}
