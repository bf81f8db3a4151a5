//! The program as people and other programs use it.

mod backup;
mod data;
mod languages;
mod load;
mod program;
mod replay;
mod score;
mod serve;
mod serving;
mod simulate;
#[cfg(unix)]
mod trace;
mod verify;

use program::just_apples;

#[test]
fn help_goes_to_standard_output_and_shows_examples() {
    for args in [
        vec!["--help"],
        vec!["simulate", "--help"],
        vec!["help", "replay"],
        vec!["score", "-h"],
        vec!["help", "serve"],
        vec!["backup", "--help"],
    ] {
        let said = just_apples(&args).run().success();
        assert!(said.contains("Usage: just-apples"), "{said}");
        assert!(said.contains("Examples:"), "{said}");
    }
}

#[test]
fn every_mistake_in_the_arguments_is_one_sentence() {
    just_apples(&[]).run().refused("requires a subcommand");
    just_apples(&["juggle"]).run().refused("unrecognized subcommand 'juggle'");
    just_apples(&["simulate", "--game", "3"]).run().refused("'--games'");
    just_apples(&["simulate", "--games", "many"]).run().refused("'many' for '--games <N>'");
    just_apples(&["simulate", "--games", "0"]).run().refused("'0' for '--games <N>'");
    just_apples(&["simulate", "--threads", "0"]).run().refused("'0' for '--threads <T>'");
    just_apples(&["simulate", "--edition", "3e"]).run().refused("[possible values: 1e, 2e]");
    just_apples(&["replay"]).run().refused("<FILE>");
    just_apples(&["score", "one", "two"]).run().refused("unexpected argument 'two'");
}

#[test]
fn a_reader_who_goes_away_early_is_no_error() {
    just_apples(&["simulate", "--games", "1"]).run_without_reader().success();
    just_apples(&["--help"]).run_without_reader().success();
}
