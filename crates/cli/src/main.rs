//! The program `just-apples`: serve the game to browsers and back up its tables, simulate games,
//! replay and verify records, count up a table's scores.
//!
//! Every command writes for people first, in the language of their environment, and, with `--json`,
//! for programs. Bad input ends with exit code 2 and one sentence on standard error.

mod backup;
mod columns;
mod help;
mod input;
mod line_up;
mod load;
mod mistakes;
mod options;
mod parsers;
mod replay;
mod score;
mod serve;
mod sheet;
mod simulate;
mod verify;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use serde::Serialize;
use text::say;

use help::{examples, paragraphs};
use words::{Tell as _, text};

/// What the program returns when what it was given is no good.
const BAD_INPUT: u8 = 2;

/// Examples for the main help page.
const EXAMPLES: &str = "  just-apples serve --open
  just-apples backup tables.sqlite
  just-apples simulate --games 10000 --players 5 --edition 1e
  just-apples simulate --games 1 --record game.json
  just-apples replay --as B game.json
  just-apples replay --verify game.json
  just-apples score scores.json
  just-apples load --tables 200";

/// Everything that can be typed.
#[derive(Parser)]
#[command(
    name = "just-apples",
    version,
    about = say!(text(), "cli-about"),
    after_help = paragraphs(&[examples(EXAMPLES), say!(text(), "cli-more")]),
    arg_required_else_help = false
)]
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
    let command = match parse() {
        Ok(cli) => cli.command,
        Err(error) if error.use_stderr() => return complain(&mistakes::told(&error)),
        Err(help) => return finish(help.print().map_err(Into::into)),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(command, &mut out);
    finish(done.and_then(|()| Ok(out.flush()?)))
}

/// What is asked for, by arguments whose help is in the reader's language.
fn parse() -> Result<Cli, clap::Error> {
    let matches = help::in_words(Cli::command()).try_get_matches()?;
    Cli::from_arg_matches(&matches)
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
        Err(error) => complain(&reason(&error)),
    }
}

/// What went wrong, and why, and why that: what the system says in the reader's language, too.
fn reason(error: &anyhow::Error) -> String {
    let told = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<io::Error>() {
        Some(error) => error.told(),
        None => cause.to_string(),
    };
    error.chain().map(told).collect::<Vec<_>>().join(": ")
}

/// Whether whoever read our output went away.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Says what is wrong on one line of standard error, whatever the text came from.
fn complain(reason: &str) -> ExitCode {
    let sentence = say!(text(), "cli-error", reason = reason);
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

/// Writes a value as one line of JSON.
fn write_json(out: &mut dyn Write, value: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string(value)?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Command;
    use text::{Language, MISSING};

    use super::*;
    use crate::words::tests::in_language;

    /// The pages of help of a command and of those below it, short and long.
    fn pages(command: &mut Command) -> Vec<String> {
        let mut pages =
            vec![command.render_help().to_string(), command.render_long_help().to_string()];
        command.get_subcommands_mut().for_each(|below| pages.extend(self::pages(below)));
        pages
    }

    /// The commands and arguments that nothing is said about.
    fn without_help(command: &Command) -> Vec<String> {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let unsaid = about.is_empty().then(|| name.to_owned());
        let arguments = command.get_arguments().filter(|argument| {
            argument.get_help().is_none_or(|help| help.to_string().trim().is_empty())
        });
        let arguments = arguments.map(|argument| format!("{name} {}", argument.get_id()));
        let below = command.get_subcommands().flat_map(without_help);
        unsaid.into_iter().chain(arguments).chain(below).collect()
    }

    #[test]
    fn every_language_has_help_for_everything() {
        for language in Language::ALL {
            in_language(language, || {
                let mut command = help::in_words(Cli::command());
                assert_eq!(without_help(&command), Vec::<String>::new(), "{language:?}");
                for page in pages(&mut command) {
                    assert!(!page.contains(MISSING), "{language:?}: {page}");
                }
            });
        }
    }

    #[test]
    fn nothing_in_help_comes_from_clap() {
        in_language(Language::Pseudo, || {
            for page in pages(&mut help::in_words(Cli::command())) {
                for english in ["Usage:", "Options:", "Print", "default:", "values:", "env:"] {
                    assert!(!page.contains(english), "{english}: {page}");
                }
            }
        });
    }
}
