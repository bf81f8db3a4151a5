//! `just-apples backup`: a copy of all tables, also while a server runs.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use server::store::sqlite::{DATABASE, backup};
use text::say;

use crate::help::{examples, paragraphs};
use crate::input::cannot_read;
use crate::serve::Folder;
use crate::words::{Told, text};

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples backup tables.sqlite
  just-apples backup --data /var/lib/just-apples tables-$(date +%F).sqlite
  just-apples backup --config /etc/just-apples.toml /mnt/backup/tables.sqlite";

/// What to copy, and where to.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-backup"),
    long_about = paragraphs(&[say!(text(), "cli-backup"), say!(text(), "cli-backup-long")]),
    after_help = paragraphs(&[examples(EXAMPLES), say!(text(), "cli-backup-more")])
)]
pub(crate) struct Args {
    /// The copy. It comes first, because headings of help stand in the order of the fields.
    #[arg(help = say!(text(), "cli-backup-file"))]
    file: PathBuf,
    #[command(flatten)]
    folder: Folder,
}

/// Copies, and says what is where.
pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<()> {
    let data = args.folder.data()?;
    backup(&data, &args.file).map_err(Told)?;
    let file = args.file.display().to_string();
    let bytes = fs::metadata(&args.file).with_context(|| cannot_read(&file))?.len();
    let database = data.join(DATABASE).display().to_string();
    let done = say!(text(), "cli-backup-done", database = database, file = file, bytes = bytes);
    writeln!(out, "{done}")?;
    Ok(())
}
