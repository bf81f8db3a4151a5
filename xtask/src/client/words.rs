//! The words of each language as the page reads them: compiled, one file a language.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::files;
use crate::words::{ENGLISH, LOCALES};

/// The words of every language: its tag, and what the page reads.
pub(super) fn all() -> Result<Vec<(String, String)>> {
    let keys = phrasebook::keys(&phrasebook::read(&Path::new(LOCALES).join(ENGLISH))?);
    let folders = files::entries(Path::new(LOCALES))?;
    let language = |folder: &PathBuf| {
        let compiled = phrasebook::compile(&phrasebook::read(folder)?, &keys)
            .with_context(|| folder.display().to_string())?;
        Ok((files::name(folder)?.to_owned(), compiled))
    };
    folders.iter().map(language).collect()
}
