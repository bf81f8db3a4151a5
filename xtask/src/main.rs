//! The repository's own tool: `cargo run` starts the game, `cargo xtask` does the rest.
//!
//! It is a plain program that calls cargo, so a fresh clone needs nothing but Rust: what else
//! the checks want, `cargo xtask test` installs.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is a command-line tool: telling people what it does is its work"
)]

mod browser;
mod build;
mod checks;
mod client;
mod comments;
mod e2e;
mod files;
mod fuzz;
mod load;
mod play;
mod process;
mod rules_index;
mod suites;
mod tools;
mod wasm;
mod words;

use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand};

use client::Flavour;
use e2e::Which;
use load::Goals;

/// Builds, starts and checks Just Apples.
///
/// Without a command it builds the game and starts it.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", args_conflicts_with_subcommands = true)]
struct Cli {
    /// What to do; nothing means to play.
    #[command(subcommand)]
    task: Option<Task>,
    /// What `just-apples serve` gets, such as `--open`
    #[arg(value_name = "SERVE_ARGUMENTS", trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<OsString>,
}

/// The work this tool knows.
#[derive(Subcommand)]
enum Task {
    /// Run every check there is, as continuous integration does
    ///
    /// Installs the tools that are missing, then checks formatting, lints, documentation, tests,
    /// the rules index, words, WASM, the client, the browser, licences and unused dependencies. Stops
    /// at the first failure.
    Test,
    /// Build the browser client into the target directory
    ///
    /// The site is in `site/` there, or in `site-dev/`. Fails if the first visit would download
    /// too much.
    Client {
        /// Quick to build and easy to debug, but large and uncompressed
        #[arg(long)]
        dev: bool,
    },
    /// Run the tests in a real browser against the real server
    ///
    /// Builds both as people get them. Installs Chromium and what drives it if they are missing.
    /// With `--all` people also play whole games of every variant through the page: six with
    /// Deputies, the first edition, the Black Market with royal and promo goods and the clock. That
    /// takes half an hour more.
    E2e {
        /// Also the long tests, in tests/browser/long
        #[arg(long)]
        all: bool,
        /// Only tests whose file name contains one of these
        words: Vec<String>,
    },
    /// Take pictures of every screen, by day and by night, in three sizes
    ///
    /// They go into `shots/` in the target directory. Builds and installs what `e2e` does.
    Shots {
        /// Only screens whose name contains one of these
        #[arg(allow_hyphen_values = true)]
        words: Vec<String>,
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
    /// Play many random games against the property tests, many evenings at tables where everything
    /// goes wrong or nothing may leak, and many moves on a server that is killed again and again, in
    /// release
    Soak {
        /// How many games each property plays; evenings are fewer, because each takes longer
        #[arg(long, value_name = "N", default_value_t = 10_000,
              value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// How many moves are acknowledged by the server that is killed
        #[arg(long, value_name = "N", default_value_t = 20_000,
              value_parser = clap::value_parser!(u64).range(1..))]
        moves: u64,
    },
    /// Measure how much the server bears, beside a bare one
    ///
    /// The server gets one core and whoever plays another; taskset (util-linux) binds them. Prints
    /// how long it takes to start, its memory, and moves, times and memory a table: as fast as it
    /// goes, and at a steady rate. At the end is each goal with what was measured; the goals are for
    /// the usual tables and rate.
    Load {
        /// How many tables of four
        #[arg(long, value_name = "N", default_value_t = 200)]
        tables: u32,
        /// The steady rate, in moves a second
        #[arg(long, value_name = "R", default_value_t = 1000)]
        rate: u32,
        /// How long each is measured
        #[arg(long, value_name = "S", default_value_t = 10)]
        seconds: u32,
        /// Fail if a goal is missed
        #[arg(long, conflicts_with_all = ["tables", "rate"])]
        check: bool,
    },
    /// Measure how quick the page is in a real browser
    ///
    /// Prints how long it takes from a cold cache until the page answers, and the longest task of the
    /// page while cards are dragged, each with its goal. Builds and installs what `e2e` does. Other work
    /// on the machine spoils the numbers.
    Pace {
        /// Fail if a goal is missed
        #[arg(long)]
        check: bool,
    },
    /// Let a fuzzer try frames of the protocol and records
    ///
    /// Installs cargo-fuzz if it is missing. The checks replay the corpus in tests/fuzzing.
    Fuzz {
        /// How long it tries each
        #[arg(long, value_name = "S", default_value_t = 60)]
        seconds: u32,
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
    let Some(task) = &cli.task else { return play(&cli.serve) };
    match task {
        Task::Test => checks::run_all(),
        Task::Client { dev: true } => client::build(Flavour::Dev).map(drop),
        Task::Client { dev: false } => client::build(Flavour::Release).map(drop),
        Task::E2e { all: true, words } => e2e::test(Which::All, words),
        Task::E2e { all: false, words } => e2e::test(Which::Usual, words),
        Task::Shots { words } => e2e::shots(words),
        Task::Rules { list: true } => rules_index::list(),
        Task::Rules { list: false } => rules_index::check(),
        Task::Words => words::check(),
        Task::Soak { games, moves } => suites::soak(*games, *moves),
        Task::Load { tables, rate, seconds, check } => {
            load::load(*tables, *rate, *seconds, goals(*check))
        }
        Task::Pace { check } => e2e::pace(goals(*check)),
        Task::Fuzz { seconds } => fuzz::fuzz(*seconds),
        Task::Bench => suites::bench(),
        Task::Golden => suites::golden(),
    }
}

/// What a missed goal means.
const fn goals(check: bool) -> Goals {
    if check { Goals::Checked } else { Goals::Shown }
}

/// Starts the game. What is neither a task nor an option is a slip of the finger, and to build
/// everything before saying so would be rude.
fn play(serve: &[OsString]) -> Result<()> {
    if let Some(word) = serve.first().filter(|word| !is_option(word)) {
        bail!("there is no task called {}: see `cargo xtask --help`", word.display());
    }
    play::play(serve)
}

/// Whether a word starts like an option.
fn is_option(word: &OsStr) -> bool {
    word.as_encoded_bytes().starts_with(b"-")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::{Cli, Parser, play};

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn options_without_a_task_are_for_the_server() {
        let cli = Cli::parse_from(["xtask", "--listen", "127.0.0.1:1", "--open"]);
        assert!(cli.task.is_none());
        assert_eq!(cli.serve, ["--listen", "127.0.0.1:1", "--open"]);
        assert!(Cli::parse_from(["xtask", "test"]).task.is_some());
    }

    #[test]
    fn a_task_that_does_not_exist_is_named() {
        let error = play(&["tset".into()]).unwrap_err().to_string();
        assert!(error.starts_with("there is no task called tset"), "{error}");
    }
}
