//! What a plain `cargo run` does in a fresh clone.

use anyhow::Result;

use crate::process::{cargo, run};

/// Shows the command line, which is all there is to play with until the server exists.
pub(crate) fn play() -> Result<()> {
    println!("There is no table to play at yet; what works today is this command line:\n");
    run(&mut cargo(&["run", "--release", "--package", "just-apples", "--", "--help"]))
}
