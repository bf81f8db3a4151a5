//! The repository's own tool: `cargo run` starts the game, `cargo xtask` does the rest.
//!
//! It is a plain program that calls cargo, so a fresh clone needs nothing but Rust: what else
//! the checks want, `cargo xtask test` installs.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is a command-line tool: telling people what it does is its work"
)]

mod build;
mod checks;
mod client;
mod comments;
mod files;
mod play;
mod process;
mod rules_index;
mod suites;
mod tools;
mod wasm;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use client::Flavour;

/// Builds, starts and checks Just Apples.
///
/// Without a command it builds the game and starts it.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", args_conflicts_with_subcommands = true)]
struct Cli {
    /// What to do; nothing means to play.
    #[command(subcommand)]
    task: Option<Task>,
    /// What `just-apples serve` gets, such as `--listen 0.0.0.0:8420`
    #[arg(value_name = "SERVE_ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<OsString>,
}

/// The work this tool knows.
#[derive(Clone, Copy, Subcommand)]
enum Task {
    /// Run every check there is, as continuous integration does
    ///
    /// Installs the tools that are missing, then checks formatting, lints, documentation, tests,
    /// the rules index, words, WASM, licences and unused dependencies. Stops at the first failure.
    Test,
    /// Build the browser client into the target directory
    ///
    /// The site is in `site/` there, or in `site-dev/`. Fails if the first visit would download
    /// more than the budget.
    Client {
        /// Quick to build and easy to debug, but large and uncompressed
        #[arg(long)]
        dev: bool,
    },
    /// Check that every rule in docs/rules.md is cited by a test
    ///
    /// A test cites a rule in a `//` comment, such as `// I10` or `// H3, H4: why`. A rule that no
    /// test cites fails the check, and so does a citation of a rule that does not exist.
    Rules {
        /// Print each rule with its number of citations and the first place that cites it
        #[arg(long)]
        list: bool,
    },
    /// Check that every word people read is there, in every language, and used
    ///
    /// A key of `say!` or `key!` that no message has, other arguments than the message takes, a
    /// message that nothing says, and a language that differs from English each fail the check.
    Words,
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
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does one task, from the root of the repository.
fn run(cli: &Cli) -> Result<()> {
    process::enter_repository()?;
    match cli.task {
        None => play::play(&cli.serve),
        Some(Task::Test) => checks::run_all(),
        Some(Task::Client { dev: true }) => client::build(Flavour::Dev).map(drop),
        Some(Task::Client { dev: false }) => client::build(Flavour::Release).map(drop),
        Some(Task::Rules { list: true }) => rules_index::list(),
        Some(Task::Rules { list: false }) => rules_index::check(),
        Some(Task::Words) => words::check(),
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
