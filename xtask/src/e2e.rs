//! The tests in a real browser, against the real server: `cargo xtask e2e`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};

use anyhow::{Context, Result};

use crate::client::{self, Flavour};
use crate::process::{command, run};
use crate::{play, tools};

/// Runs the tests in node.
const SCRIPT: &str = "tests/browser/run.mjs";

/// Builds the game as people get it, starts it, and runs the tests whose file names contain one
/// of the words; without words, all.
pub(crate) fn test(words: &[String]) -> Result<()> {
    let chromium = tools::ensure_browser()?;
    let site = client::build(Flavour::Release)?;
    let server = Server::start(&play::build_program(&site)?)?;
    let mut tests = command("node", &["--test-reporter=spec", SCRIPT]);
    tests.args(words).env("CHROMIUM", chromium).env("JUST_APPLES_ADDRESS", &server.address);
    run(&mut tests)
}

/// A running server, which ends with this value.
struct Server {
    process: Child,
    address: String,
    /// Kept open, because a server that cannot print might mind.
    _printed: BufReader<ChildStdout>,
}

impl Server {
    /// Starts the server on a free port and waits until it says where it is.
    fn start(program: &Path) -> Result<Self> {
        let mut process = command(program, &["serve", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let stdout = process.stdout.take().context("the server's output is no pipe")?;
        let mut printed = BufReader::new(stdout);
        let mut greeting = String::new();
        printed.read_line(&mut greeting).context("cannot read what the server prints")?;
        let address = address_in(&greeting)?.to_owned();
        Ok(Self { process, address, _printed: printed })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing left to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address in the server's greeting.
fn address_in(greeting: &str) -> Result<&str> {
    let mut words = greeting.split_whitespace();
    words
        .find(|word| word.starts_with("http://"))
        .with_context(|| format!("the server names no address, but says {greeting:?}"))
}

#[cfg(test)]
mod tests {
    use super::address_in;

    #[test]
    fn the_greeting_names_the_address() {
        let address = address_in("Just Apples is at http://127.0.0.1:8420/\n").unwrap();
        assert_eq!(address, "http://127.0.0.1:8420/");
        assert!(address_in("").is_err());
    }
}
