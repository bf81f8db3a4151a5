//! Reading what people hand in: a file or standard input, with errors that name the place.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use rules::record::MAX_BYTES;
use serde::de::DeserializeOwned;

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
                let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
                Self::from_reader(name, file)
            }
            Some(_) | None => Self::from_reader("standard input".into(), io::stdin().lock()),
        }
    }

    fn from_reader(name: String, reader: impl Read) -> Result<Self> {
        let mut bytes = Vec::new();
        let read = reader.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes);
        read.with_context(|| format!("cannot read {name}"))?;
        ensure!(bytes.len() <= MAX_BYTES, "{name} is longer than {MAX_BYTES} bytes");
        let text = String::from_utf8(bytes).map_err(|error| {
            anyhow!("{name} is no text: byte {} is not UTF-8", error.utf8_error().valid_up_to())
        })?;
        // Some editors begin a file with a byte order mark, which JSON does not know.
        let text = match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        };
        ensure!(!text.trim().is_empty(), "{name} is empty");
        Ok(Self { name, text })
    }

    /// Reads the JSON text as a value; an error names the place in the value and in the text.
    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T> {
        let mut json = serde_json::Deserializer::from_str(&self.text);
        let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
            // A place inside a key that breaks off has no name: `players[0].?`.
            let place = error.path().to_string();
            let place = place.trim_end_matches('?').trim_end_matches('.').to_owned();
            let reason = error.into_inner();
            if place.is_empty() {
                self.refuse(format!("this is not the JSON that is asked for: {reason}"))
            } else {
                self.refuse(format!("{place}: {reason}"))
            }
        })?;
        json.end().map_err(|reason| self.refuse(reason))?;
        Ok(value)
    }

    /// An error about this input.
    pub(crate) fn refuse(&self, reason: impl std::fmt::Display) -> anyhow::Error {
        anyhow!("{}: {reason}", self.name)
    }
}
