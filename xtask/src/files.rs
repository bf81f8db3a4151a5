//! Files of the repository, and lines in them.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A line of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Place {
    /// The file, from the root of the repository.
    pub(crate) file: String,
    /// The line, from 1.
    pub(crate) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The text of a file.
pub(crate) fn text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// What a file holds.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The files with this extension in a directory and those below it, in a stable order. The
/// directory need not be there.
pub(crate) fn files_below(directory: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if !directory.is_dir() {
        return Ok(files);
    }
    for entry in entries(directory)? {
        if entry.is_dir() {
            files.extend(files_below(&entry, extension)?);
        } else if entry.extension().is_some_and(|found| found == extension) {
            files.push(entry);
        }
    }
    Ok(files)
}

/// What a directory holds, sorted, because the file system's order differs between machines.
pub(crate) fn entries(directory: &Path) -> Result<Vec<PathBuf>> {
    let cannot_read = || format!("cannot read the directory {}", directory.display());
    let mut entries = Vec::new();
    for entry in fs::read_dir(directory).with_context(cannot_read)? {
        entries.push(entry.with_context(cannot_read)?.path());
    }
    entries.sort();
    Ok(entries)
}

/// The files in a folder whose names end like this, sorted by name.
pub(crate) fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(files)
}

/// The last part of a path.
pub(crate) fn name(path: &Path) -> Result<&str> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.with_context(|| format!("{} has no readable name", path.display()))
}
