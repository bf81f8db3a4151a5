//! Reading what people hand in: a file or standard input, with errors that name the place.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use rules::record::MAX_BYTES;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::error::Category;
use text::say;

use crate::words::{bad_value, json_reason, not_json, placed, text};

/// What is said of a file that cannot be read.
pub(crate) fn cannot_read(name: &str) -> String {
    say!(text(), "cli-cannot-read", file = name)
}

/// A text and where it came from.
pub(crate) struct Input {
    /// What errors call it.
    pub(crate) name: String,
    /// The whole text.
    pub(crate) text: String,
}

impl Input {
    /// Reads a file, or standard input if there is none or it is called `-`.
    pub(crate) fn read(file: Option<&Path>) -> Result<Self> {
        match file {
            Some(path) if path != Path::new("-") => {
                let name = path.display().to_string();
                let file = File::open(path).with_context(|| cannot_read(&name))?;
                Self::from_reader(name, file)
            }
            Some(_) | None => {
                Self::from_reader(say!(text(), "cli-standard-input"), io::stdin().lock())
            }
        }
    }

    fn from_reader(name: String, reader: impl Read) -> Result<Self> {
        let mut bytes = Vec::new();
        let read = reader.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
        read.with_context(|| cannot_read(&name))?;
        ensure!(
            bytes.len() <= MAX_BYTES,
            say!(text(), "cli-input-too-long", name = &name, bytes = MAX_BYTES)
        );
        let content = String::from_utf8(bytes).map_err(|error| {
            let byte = error.utf8_error().valid_up_to();
            anyhow!(say!(text(), "cli-input-not-text", name = &name, byte = byte))
        })?;
        // Some editors begin a file with a byte order mark, which JSON does not know.
        let content = match content.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => content,
        };
        ensure!(!content.trim().is_empty(), say!(text(), "cli-input-empty", name = &name));
        Ok(Self { name, text: content })
    }

    /// Reads the JSON text as a value; an error names the place in the value and in the text.
    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T> {
        // The first reading takes any JSON, so that whatever the second has against it is a value.
        let any: Result<IgnoredAny, _> = serde_json::from_str(&self.text);
        any.map_err(|why| self.refuse_at(&why, &not_json(&json_reason(&why))))?;
        let mut json = serde_json::Deserializer::from_str(&self.text);
        serde_path_to_error::deserialize(&mut json).map_err(|error| {
            // A place inside a key that cannot be read has no name: `players[0].?`.
            let place = error.path().to_string();
            let place = place.trim_end_matches('?').trim_end_matches('.').to_owned();
            let why = error.into_inner();
            let reason = json_reason(&why);
            let told = bad_value(&reason).unwrap_or_else(|| match why.classify() {
                // Our own reasons are in the reader's language already.
                Category::Data | Category::Io => reason,
                Category::Syntax | Category::Eof => not_json(&reason),
            });
            let told = if place.is_empty() {
                say!(text(), "cli-input-not-asked", reason = told)
            } else {
                format!("{place}: {told}")
            };
            self.refuse_at(&why, &told)
        })
    }

    /// An error about a place in this input.
    fn refuse_at(&self, why: &serde_json::Error, told: &str) -> anyhow::Error {
        self.refuse(placed(why.line(), why.column(), told))
    }

    /// An error about this input.
    pub(crate) fn refuse(&self, reason: impl std::fmt::Display) -> anyhow::Error {
        anyhow!("{}: {reason}", self.name)
    }
}
