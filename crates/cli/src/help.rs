//! The pages of help in the reader's language. The messages are ours; what clap itself would add in
//! English is replaced here, once for the whole tree of commands.

use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Command};
use text::say;

use crate::words::text;

/// The command with everything that clap says about it in the reader's language.
pub(crate) fn in_words(mut command: Command) -> Command {
    // Only then has clap added its own flags and the command for help.
    command.build();
    page(command)
}

/// One page, and those of the commands below it.
fn page(command: Command) -> Command {
    let style = *command.get_styles().get_usage();
    let usage = say!(text(), "cli-help-usage");
    let template = format!(
        "{{about-with-newline}}\n{style}{usage}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    command
        .help_template(template)
        .subcommand_help_heading(say!(text(), "cli-help-commands"))
        .mut_args(argument)
        .mut_subcommands(|below| match below.get_name() {
            "help" => page(below.about(say!(text(), "cli-help-help"))),
            _ => page(below),
        })
}

/// One argument, below its heading and with the facts about it.
fn argument(argument: Arg) -> Arg {
    let argument = match argument.get_help_heading() {
        Some(_) => argument,
        None if argument.is_positional() => {
            argument.help_heading(say!(text(), "cli-help-arguments"))
        }
        None => argument.help_heading(say!(text(), "cli-help-options")),
    };
    match argument.get_id().as_str() {
        "help" if argument.get_long_help().is_some() => argument
            .help(say!(text(), "cli-help-print-more"))
            .long_help(say!(text(), "cli-help-print-less")),
        "help" => argument.help(say!(text(), "cli-help-print")),
        "version" => argument.help(say!(text(), "cli-help-version")),
        _ => with_facts(argument),
    }
}

/// The same argument, with what clap knows about it told in words.
fn with_facts(argument: Arg) -> Arg {
    let facts = facts(&argument);
    let said = |help: Option<&StyledStr>| help.map(ToString::to_string);
    let (help, long) = (said(argument.get_help()), said(argument.get_long_help()));
    let argument = argument.hide_default_value(true).hide_possible_values(true).hide_env(true);
    let (Some(help), false) = (help, facts.is_empty()) else { return argument };
    let long = long.unwrap_or_else(|| help.clone());
    argument
        .help(format!("{help} {}", facts.join(" ")))
        .long_help(format!("{long}\n\n{}", facts.join("\n")))
}

/// Its variable, what holds if it is left out, and what it can be.
fn facts(argument: &Arg) -> Vec<String> {
    if !argument.get_action().takes_values() {
        return Vec::new();
    }
    let variable = argument.get_env().map(|name| {
        let value = std::env::var_os(name).unwrap_or_default();
        let variable = format!("{}={}", name.to_string_lossy(), value.to_string_lossy());
        say!(text(), "cli-help-variable", variable = variable)
    });
    let usual = argument.get_default_values().first();
    let usual =
        usual.map(|value| say!(text(), "cli-help-default", value = value.to_string_lossy()));
    let values = argument.get_possible_values();
    let shown = !values.is_empty() && !argument.is_hide_possible_values_set();
    let values = shown.then(|| {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        say!(text(), "cli-help-values", values = names.join(", "))
    });
    [variable, usual, values].into_iter().flatten().collect()
}

/// Paragraphs with empty lines between them.
pub(crate) fn paragraphs(paragraphs: &[String]) -> String {
    paragraphs.join("\n\n")
}

/// Examples below their heading.
pub(crate) fn examples(commands: &str) -> String {
    format!("{}\n{commands}", say!(text(), "cli-help-examples"))
}
