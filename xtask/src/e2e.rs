//! A real browser in front of the real server: the tests there, `cargo xtask e2e`, pictures of every
//! screen, `cargo xtask shots`, and how quick the page is, `cargo xtask pace`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::build::target_directory;
use crate::client::{self, Flavour};
use crate::load::Goals;
use crate::process::{cargo, command, output, run};
use crate::{play, tools};

/// Runs the tests in node.
const TESTS: &str = "tests/browser/run.mjs";

/// Takes the pictures in node.
const SHOTS: &str = "tests/browser/shots.mjs";

/// Measures in node.
const PACE: &str = "tests/browser/pace.mjs";

/// Which of the tests are run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// Those that every check runs.
    Usual,
    /// Those, and whole games of every variant, which take long.
    All,
}

/// Runs the tests whose file names contain one of the words; without words, all of these.
pub(crate) fn test(which: Which, words: &[String]) -> Result<()> {
    let all = (which == Which::All).then_some("--all");
    at_the_game(&["--test-reporter=spec", TESTS], |tests| run(tests.args(all).args(words)))
}

/// Takes pictures of the screens whose names contain one of the words; without words, of all.
pub(crate) fn shots(words: &[String]) -> Result<()> {
    let folder = target_directory()?.join("shots");
    at_the_game(&[SHOTS], |shots| run(shots.args(words).env("JUST_APPLES_SHOTS", &folder)))?;
    println!("The pictures are in {}", folder.display());
    Ok(())
}

/// Measures how long people wait for the page, and holds that against the goals.
pub(crate) fn pace(how: Goals) -> Result<()> {
    let check = (how == Goals::Checked).then_some("--check");
    at_the_game(&[PACE], |pace| run(pace.args(check)))
}

/// Builds the game as people get it, starts it, and lets node do something there.
fn at_the_game(script: &[&str], go: impl FnOnce(&mut Command) -> Result<()>) -> Result<()> {
    let chromium = tools::ensure_browser()?;
    let scenes = write_scenes()?;
    let site = client::build(Flavour::Release)?;
    let program = play::build_program(&site)?;
    let server = Server::start(&program)?;
    let mut node = command("node", script);
    node.env("CHROMIUM", chromium)
        .env("JUST_APPLES_ADDRESS", &server.address)
        // For tests that stop a server and start it again.
        .env("JUST_APPLES_PROGRAM", program)
        .env("JUST_APPLES_SCENES", scenes);
    go(&mut node)
}

/// Writes the scenes that a page can begin at into the target directory; returns the file.
fn write_scenes() -> Result<PathBuf> {
    let scenes = output(&mut cargo(&["run", "--quiet", "--locked", "--package", "scenes"]))?;
    let file = target_directory()?.join("scenes.json");
    fs::write(&file, scenes).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}

/// A running server, which ends with this value.
struct Server {
    process: Child,
    address: String,
    /// Its tables, which nobody needs after it.
    data: PathBuf,
    /// Kept open, because a server that cannot print might mind.
    _printed: BufReader<ChildStdout>,
}

impl Server {
    /// Starts the server on a free port and waits until it says where it is.
    fn start(program: &Path) -> Result<Self> {
        // A folder of its own, because another run may be under way beside this one.
        let all = target_directory()?.join("e2e");
        forget_old_runs(&all);
        let data = all.join(process::id().to_string());
        // What an earlier process of this number has left, so that every run begins alike.
        let _ = fs::remove_dir_all(&data);
        // Everyone comes from one address here, and opens more tables than people do.
        let serve = ["serve", "--listen", "127.0.0.1:0", "--tables-per-hour", "100000", "--data"];
        let mut process = command(program, &serve)
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let stdout = process.stdout.take().context("the server's output is no pipe")?;
        let mut printed = BufReader::new(stdout);
        let mut greeting = String::new();
        printed.read_line(&mut greeting).context("cannot read what the server prints")?;
        let address = address_in(&greeting)?.to_owned();
        Ok(Self { process, address, data, _printed: printed })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing left to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// No run takes so long.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes the tables of runs that were broken off before they could do it themselves.
fn forget_old_runs(all: &Path) {
    let is_old = |run: &fs::DirEntry| {
        let changed = run.metadata().and_then(|about| about.modified());
        changed.is_ok_and(|changed| changed.elapsed().is_ok_and(|age| age > OLD))
    };
    for run in fs::read_dir(all).into_iter().flatten().flatten().filter(is_old) {
        // Whoever wants to look at it may have it open; the next run tries again.
        let _ = fs::remove_dir_all(run.path());
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
