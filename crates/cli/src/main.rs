//! The program `just-apples`: serve the game to browsers and back up its tables, simulate games,
//! replay and verify records, count up a table's scores.
//!
//! Every command writes for people first and, with `--json`, for programs. Bad input ends with
//! exit code 2 and one sentence on standard error.

mod backup;
mod input;
mod line_up;
mod load;
mod options;
mod replay;
mod score;
mod serve;
mod sheet;
mod simulate;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use serde::Serialize;

/// What the program returns when what it was given is no good.
const BAD_INPUT: u8 = 2;

/// Examples for the main help page.
const EXAMPLES: &str = "\
Examples:
  just-apples serve --open
  just-apples backup tables.sqlite
  just-apples simulate --games 10000 --players 5 --edition 1e
  just-apples simulate --games 1 --record game.json
  just-apples replay --as B game.json
  just-apples replay --verify game.json
  just-apples score scores.json
  just-apples load --tables 200

`just-apples help COMMAND` tells more about each of them.";

/// Just Apples: bluffing, bribery and smuggling by the rules of both editions.
#[derive(Parser)]
#[command(name = "just-apples", version, after_help = EXAMPLES, arg_required_else_help = false)]
struct Cli {
    /// What to do.
    #[command(subcommand)]
    command: Command,
}

/// What the program can do.
#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Score(score::Args),
    Load(load::Args),
}

/// Parses, runs, and says in one sentence what went wrong.
fn main() -> ExitCode {
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) if error.use_stderr() => return complain(&in_one_line(&error)),
        Err(help) => return finish(help.print().map_err(Into::into)),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(command, &mut out);
    finish(done.and_then(|()| Ok(out.flush()?)))
}

/// Carries out a command.
fn run(command: Command, out: &mut dyn Write) -> Result<()> {
    match command {
        Command::Serve(args) => serve::run(args, out),
        Command::Backup(args) => backup::run(args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Score(args) => score::run(&args, out),
        Command::Load(args) => load::run(&args, out),
    }
}

/// Turns the result into an exit code. A reader who has seen enough, such as `head`, is no error.
fn finish(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => complain(&format!("error: {error:#}")),
    }
}

/// Whether whoever read our output went away.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Says what is wrong on one line of standard error, whatever the text came from.
fn complain(sentence: &str) -> ExitCode {
    let mut line = String::with_capacity(sentence.len() + 1);
    for letter in sentence.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line.push('\n');
    // If even standard error is closed there is nobody left to tell.
    let _ = io::stderr().write_all(line.as_bytes());
    ExitCode::from(BAD_INPUT)
}

/// What clap complains about, without the usage that it prints below.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("Usage:"));
    let said = lines.filter(|line| !line.is_empty() && !line.starts_with("For more information"));
    said.collect::<Vec<_>>().join(" ").replace(" tip: ", "; ")
}

/// Writes a value as one line of JSON.
fn write_json(out: &mut dyn Write, value: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string(value)?)?;
    Ok(())
}
