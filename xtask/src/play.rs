//! What a plain `cargo run` does in a fresh clone: it builds the game and starts it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::build::{build, building};
use crate::client::{self, Flavour};
use crate::process::command;

/// Builds the client and the program, and becomes the server, for friends on the same network too.
/// The arguments are for `just-apples serve`; where to listen, or `--lan=false`, goes before what
/// is said here.
pub(crate) fn play(args: &[OsString]) -> Result<()> {
    println!("1 of 2: the browser client. The first time both take some five to fifteen minutes.");
    let site = client::build(Flavour::Release)?;
    println!("2 of 2: the program…");
    let program = build_program(&site)?;
    let mut serve = command(program, &["serve", "--lan"]);
    become_program(serve.args(args))
}

/// Builds the program with the client inside, and returns its path.
pub(crate) fn build_program(site: &Path) -> Result<PathBuf> {
    let mut command = building("just-apples", "release");
    build(command.env("JUST_APPLES_SITE", site))?.program("just-apples")
}

/// Puts the program in our place, so that signals reach it and nobody else is in between.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(anyhow::Error::new(command.exec()).context("cannot start the program that was just built"))
}

/// Runs the program and waits for it, where a process cannot become another.
#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<()> {
    crate::process::run(command)
}
