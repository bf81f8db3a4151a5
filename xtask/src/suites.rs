//! The suites that run only when asked for: they take long, or they change files.

use anyhow::Result;

use crate::process::{cargo, run};

/// An evening at a table takes longer than a game of the property tests, and one in which two worlds
/// are compared at every move longer still: for so many games there is one.
const GAMES_FOR_A_STORM: u64 = 4;
const GAMES_FOR_A_TWIN_RUN: u64 = 40;

/// Plays many games against the property tests, many evenings at tables where everything goes wrong
/// or nothing may leak, then many moves on a server that is killed again and again.
pub(crate) fn soak(games: u64, moves: u64) -> Result<()> {
    soak_test("rules", "properties", "", ("JUST_APPLES_GAMES", games))?;
    let (storms, twins) = (games / GAMES_FOR_A_STORM, games / GAMES_FOR_A_TWIN_RUN);
    soak_test("table", "table", "storm::", ("JUST_APPLES_GAMES", storms.max(500)))?;
    soak_test("table", "table", "twins::", ("JUST_APPLES_GAMES", twins.max(30)))?;
    soak_test("just-apples", "kill", "survival", ("JUST_APPLES_MOVES", moves))
}

/// Runs the tests of a suite whose name contains a word, as long as the variable says. Plain
/// `cargo test` and not nextest, which hides progress or else runs one test at a time.
fn soak_test(package: &str, suite: &str, word: &str, (variable, long): (&str, u64)) -> Result<()> {
    let args = ["test", "--profile", "soak", "--locked", "--package", package, "--test", suite];
    let mut command = cargo(&args);
    command.args(["--", "--nocapture"]).args(Some(word).filter(|word| !word.is_empty()));
    run(command.env(variable, long.to_string()))
}

/// Measures the rules.
pub(crate) fn bench() -> Result<()> {
    run(&mut cargo(&["bench", "--locked", "--package", "rules"]))
}

/// Writes the golden playthroughs anew.
pub(crate) fn golden() -> Result<()> {
    let args = ["test", "--locked", "--package", "rules", "--test", "golden"];
    run(cargo(&args).env("INSTA_UPDATE", "always"))?;
    println!("\nWhat changed is accepted, right or wrong: now review the diff by eye.");
    Ok(())
}
