//! What operators read. A trace tells what the server does, never who plays what: no token, no
//! table code, no name, no talk, no address of a person.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::sync::LazyLock;

use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::{MakeWriter, fmt as lines};

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TraceLevel {
    /// Nothing.
    Off,
    /// What went wrong on our side.
    Error,
    /// And what may go wrong soon.
    Warn,
    /// And what a host may want to know.
    #[default]
    Info,
    /// And every request.
    Debug,
}

/// How it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TraceFormat {
    /// In lines for people.
    #[default]
    Text,
    /// In lines of JSON for programs.
    Json,
}

/// A word that names no level or format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{word}` is none of {known}")]
pub struct UnknownWord {
    /// What was said.
    pub word: String,
    /// What could be said, with commas between.
    pub known: String,
}

/// The one of these that the word names.
fn named<T: Copy>(word: &str, known: &[(&str, T)]) -> Result<T, UnknownWord> {
    let found = known.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let known = known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        UnknownWord { word: word.to_owned(), known }
    })
}

impl FromStr for TraceLevel {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        let known = [
            ("off", Self::Off),
            ("error", Self::Error),
            ("warn", Self::Warn),
            ("info", Self::Info),
            ("debug", Self::Debug),
        ];
        named(word, &known)
    }
}

impl FromStr for TraceFormat {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        named(word, &[("text", Self::Text), ("json", Self::Json)])
    }
}

impl From<TraceLevel> for LevelFilter {
    fn from(level: TraceLevel) -> Self {
        match level {
            TraceLevel::Off => Self::OFF,
            TraceLevel::Error => Self::ERROR,
            TraceLevel::Warn => Self::WARN,
            TraceLevel::Info => Self::INFO,
            TraceLevel::Debug => Self::DEBUG,
        }
    }
}

/// Whoever writes the trace down, a line for each event.
#[must_use]
pub fn subscriber<W>(
    level: TraceLevel,
    format: TraceFormat,
    writer: W,
) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let lines = lines().with_writer(writer).with_max_level(LevelFilter::from(level));
    match format {
        TraceFormat::Text => Box::new(lines.with_ansi(false).finish()),
        TraceFormat::Json => Box::new(lines.json().flatten_event(true).finish()),
    }
}

/// Writes the trace of this process to standard error from now on. Only the first call counts.
pub fn to_stderr(level: TraceLevel, format: TraceFormat) {
    let _ = tracing::subscriber::set_global_default(subscriber(level, format, std::io::stderr));
}

/// The key of all aliases. It is drawn anew in each process: codes are short, so whoever knew it
/// could try them all.
static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// What a table is called in the trace: its code lets people in, so a short hash stands for it.
/// It is the same as long as the server runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias(u32);

impl Alias {
    /// The alias of a code.
    #[must_use]
    pub fn of(code: &str) -> Self {
        Self((KEY.hash_one(code) >> 32) as u32)
    }
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alias_is_the_same_for_the_same_table_and_tells_no_code() {
        let alias = Alias::of("APPLES").to_string();
        assert_eq!(alias, Alias::of("APPLES").to_string());
        assert_ne!(alias, Alias::of("CHEESE").to_string());
        assert_eq!(alias.len(), 8);
        assert!(!alias.contains("APPLES"));
    }

    #[test]
    fn levels_and_formats_have_names() {
        assert_eq!("debug".parse(), Ok(TraceLevel::Debug));
        assert_eq!("json".parse(), Ok(TraceFormat::Json));
        let error = "loud".parse::<TraceLevel>().unwrap_err().to_string();
        assert_eq!(error, "`loud` is none of off, error, warn, info, debug");
    }
}
