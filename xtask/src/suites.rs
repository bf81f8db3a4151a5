//! The suites that run only when asked for: they take long, or they change files.

use anyhow::Result;

use crate::process::{cargo, run};

/// Plays many games against the property tests. Plain `cargo test` and not nextest, which
/// hides progress or else runs one test at a time.
pub(crate) fn soak(games: u64) -> Result<()> {
    let args =
        ["test", "--profile", "soak", "--locked", "--package", "rules", "--test", "properties"];
    let mut command = cargo(&args);
    run(command.args(["--", "--nocapture"]).env("JUST_APPLES_GAMES", games.to_string()))
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
