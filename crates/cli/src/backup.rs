//! `just-apples backup`: a copy of all tables, also while a server runs.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use server::store::sqlite::{DATABASE, backup};

use crate::serve::Folder;

/// Examples for the help page.
const EXAMPLES: &str = "\
Examples:
  just-apples backup tables.sqlite
  just-apples backup --data /var/lib/just-apples tables-$(date +%F).sqlite
  just-apples backup --config /etc/just-apples.toml /mnt/backup/tables.sqlite

To restore it, stop the server, put the file into an empty folder as just-apples.sqlite, and start
the server with that folder as its data. docs/hosting.md tells more.";

/// Copy all tables into one new file, also while the server runs
///
/// The copy is of one moment, is looked through, and is on the disk when this ends. It is as secret
/// as the folder: running games are in it with everything that people hold.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    folder: Folder,
    /// The file to write, which must not exist yet
    file: PathBuf,
}

/// Copies, and says what is where.
pub(crate) fn run(args: Args, out: &mut dyn Write) -> Result<()> {
    let data = args.folder.data()?;
    backup(&data, &args.file)?;
    let shown = args.file.display();
    let bytes = fs::metadata(&args.file).with_context(|| format!("cannot read {shown}"))?.len();
    let tables = data.join(DATABASE);
    writeln!(out, "{} is backed up: {shown}, {bytes} bytes.", tables.display())?;
    Ok(())
}
