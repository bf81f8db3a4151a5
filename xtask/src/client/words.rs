//! The words of each language as the page reads them: compiled, one file a language.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::files;
use crate::words::{ENGLISH, LOCALES};

/// Whether a page says a message: those of the command line it does not.
fn is_for_pages(key: &str) -> bool {
    !key.starts_with("cli-")
}

/// The words of every language: its tag, and what the page reads.
pub(super) fn all() -> Result<Vec<(String, String)>> {
    let keys = phrasebook::keys(&phrasebook::read(&Path::new(LOCALES).join(ENGLISH))?);
    let folders = files::entries(Path::new(LOCALES))?;
    let language = |folder: &PathBuf| {
        let sources = phrasebook::read(folder)?;
        let compiled = phrasebook::compile_part(&sources, &keys, is_for_pages)
            .with_context(|| folder.display().to_string())?;
        Ok((files::name(folder)?.to_owned(), compiled))
    };
    folders.iter().map(language).collect()
}
