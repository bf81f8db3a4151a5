//! The repository's own tool: `cargo run` starts the game, `cargo xtask` does the rest.
//!
//! It is a plain program that calls cargo, so a fresh clone needs nothing but Rust: what else
//! the checks want, `cargo xtask test` installs.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is a command-line tool: telling people what it does is its work"
)]

mod checks;
mod comments;
mod play;
mod process;
mod rules_index;
mod suites;
mod tools;
mod wasm;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Builds, starts and checks Just Apples.
///
/// Without a command it starts what there is to play.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    /// What to do; nothing means to play.
    #[command(subcommand)]
    task: Option<Task>,
}

/// The work this tool knows.
#[derive(Clone, Copy, Subcommand)]
enum Task {
    /// Run every check there is, as continuous integration does
    ///
    /// Installs the tools that are missing, then checks formatting, lints, documentation, tests,
    /// the rules index, WASM, licences and unused dependencies. Stops at the first failure.
    Test,
    /// Check that every rule in docs/rules.md is cited by a test
    ///
    /// A test cites a rule in a `//` comment, such as `// I10` or `// H3, H4: why`. A rule that no
    /// test cites fails the check, and so does a citation of a rule that does not exist.
    Rules {
        /// Print each rule with its number of citations and the first place that cites it
        #[arg(long)]
        list: bool,
    },
    /// Play many random games against the property tests, in release
    Soak {
        /// How many games each property plays
        #[arg(long, value_name = "N", default_value_t = 10_000,
              value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
    },
    /// Measure how fast the rules are
    Bench,
    /// Rerun the golden playthroughs and accept what changed
    ///
    /// The new files are what the rules do now, right or wrong: review the diff by eye.
    Golden,
}

/// Runs the task and says why it failed.
fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does one task, from the root of the repository.
fn run(task: Option<Task>) -> Result<()> {
    process::enter_repository()?;
    match task {
        None => play::play(),
        Some(Task::Test) => checks::run_all(),
        Some(Task::Rules { list: true }) => rules_index::list(),
        Some(Task::Rules { list: false }) => rules_index::check(),
        Some(Task::Soak { games }) => suites::soak(games),
        Some(Task::Bench) => suites::bench(),
        Some(Task::Golden) => suites::golden(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
