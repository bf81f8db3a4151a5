//! What is wrong with the arguments, in one line of the reader's language. Clap knows what it is;
//! its own sentences are English.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use text::say;

use crate::words::{text, told_value};

/// What clap complains about.
pub(crate) fn told(error: &Error) -> String {
    let facts = Facts(error);
    let mut line = facts.complaint();
    for hint in facts.hints() {
        line.push_str("; ");
        line.push_str(&hint);
    }
    line
}

/// What clap knows about a mistake.
struct Facts<'a>(&'a Error);

impl Facts<'_> {
    /// All texts of a kind.
    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.0.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            _ => Vec::new(),
        }
    }

    /// The only text of a kind.
    fn one(&self, kind: ContextKind) -> String {
        self.all(kind).join(" ")
    }

    /// What clap suggests in English.
    fn suggested(&self) -> Vec<String> {
        match self.0.get(ContextKind::Suggested) {
            Some(ContextValue::StyledStrs(hints)) => {
                hints.iter().map(ToString::to_string).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many.
    fn number(&self, kind: ContextKind) -> i64 {
        match self.0.get(kind) {
            Some(ContextValue::Number(number)) => *number as i64,
            _ => 0,
        }
    }

    /// What is wrong.
    fn complaint(&self) -> String {
        let argument = self.one(ContextKind::InvalidArg);
        match self.0.kind() {
            ErrorKind::InvalidValue => self.not_among_values(&argument),
            ErrorKind::ValueValidation => {
                let refused = self.bad_value(&argument);
                match self.0.source() {
                    Some(why) => format!("{refused}: {}", told_value(why)),
                    None => refused,
                }
            }
            ErrorKind::UnknownArgument => say!(text(), "cli-args-unknown", argument = argument),
            ErrorKind::InvalidSubcommand => {
                let command = self.one(ContextKind::InvalidSubcommand);
                say!(text(), "cli-args-unknown-command", command = command)
            }
            ErrorKind::MissingSubcommand => self.no_command(),
            ErrorKind::MissingRequiredArgument => {
                say!(text(), "cli-args-missing", arguments = argument)
            }
            ErrorKind::ArgumentConflict => self.conflict(&argument),
            ErrorKind::NoEquals => say!(text(), "cli-args-no-equals", argument = argument),
            ErrorKind::TooManyValues => {
                let value = self.one(ContextKind::InvalidValue);
                say!(text(), "cli-args-too-many-values", value = value, argument = argument)
            }
            ErrorKind::TooFewValues => say!(
                text(),
                "cli-args-too-few-values",
                least = self.number(ContextKind::MinValues),
                given = self.number(ContextKind::ActualNumValues),
                argument = argument,
            ),
            ErrorKind::WrongNumberOfValues => say!(
                text(),
                "cli-args-wrong-count",
                wanted = self.number(ContextKind::ExpectedNumValues),
                given = self.number(ContextKind::ActualNumValues),
                argument = argument,
            ),
            ErrorKind::InvalidUtf8 => say!(text(), "cli-args-not-text"),
            // The rest is no mistake in the arguments, or of a clap that is newer than this.
            _ => say!(text(), "cli-args-other"),
        }
    }

    fn bad_value(&self, argument: &str) -> String {
        let value = self.one(ContextKind::InvalidValue);
        say!(text(), "cli-args-bad-value", value = value, argument = argument)
    }

    /// A value is missing, or is none of those that it can be.
    fn not_among_values(&self, argument: &str) -> String {
        let refused = if self.one(ContextKind::InvalidValue).is_empty() {
            say!(text(), "cli-args-no-value", argument = argument)
        } else {
            self.bad_value(argument)
        };
        let values = self.all(ContextKind::ValidValue).join(", ");
        if values.is_empty() {
            return refused;
        }
        format!("{refused} {}", say!(text(), "cli-help-values", values = values))
    }

    fn no_command(&self) -> String {
        let program = self.one(ContextKind::InvalidSubcommand);
        let names = self.all(ContextKind::ValidSubcommand).join(", ");
        let missing = say!(text(), "cli-args-no-command", program = program);
        format!("{missing} {}", say!(text(), "cli-args-commands", names = names))
    }

    fn conflict(&self, argument: &str) -> String {
        let others = self.all(ContextKind::PriorArg);
        if others == [argument] {
            return say!(text(), "cli-args-repeated", argument = argument);
        }
        say!(text(), "cli-args-conflict", argument = argument, others = quoted(&others))
    }

    /// What may have been meant.
    fn hints(&self) -> Vec<String> {
        let mut hints = Vec::new();
        let commands = self.all(ContextKind::SuggestedSubcommand);
        if !commands.is_empty() {
            let (count, names) = (commands.len(), quoted(&commands));
            hints.push(say!(text(), "cli-args-similar-commands", count = count, names = names));
        }
        let mut arguments = self.all(ContextKind::SuggestedArg);
        arguments.extend(self.suggested().iter().filter_map(|hint| below(hint)));
        if !arguments.is_empty() {
            let (count, names) = (arguments.len(), quoted(&arguments));
            hints.push(say!(text(), "cli-args-similar-arguments", count = count, names = names));
        }
        let values = self.all(ContextKind::SuggestedValue);
        if !values.is_empty() {
            let (count, names) = (values.len(), quoted(&values));
            hints.push(say!(text(), "cli-args-similar-values", count = count, names = names));
        }
        let argument = self.one(ContextKind::InvalidArg);
        if self.suggested().iter().any(|hint| hint.contains(&format!("'-- {argument}'"))) {
            hints.push(say!(text(), "cli-args-as-value", argument = argument));
        }
        hints
    }
}

/// The flag of another command that a hint of clap names: `'simulate --games' exists`.
fn below(hint: &str) -> Option<String> {
    Some(hint.strip_prefix('\'')?.strip_suffix("' exists")?.to_owned())
}

/// Each in quotes.
fn quoted(names: &[String]) -> String {
    names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(", ")
}
