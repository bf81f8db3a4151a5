//! How much the server bears: `cargo xtask load`.
//!
//! The server gets one core and whoever plays another, so that the numbers say something about the
//! server. They are to be read beside those of the yardstick in the same run: machines differ, and
//! are seldom alone.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::build::{build, building, target_directory};
use crate::process::{command, run};

/// The core of the server, and that of whoever plays.
const CORES: [&str; 2] = ["0", "1"];

/// Everyone comes from one address here, and is quicker than people are.
const GENEROUS: [&str; 12] = [
    "--max-connections-per-address",
    "20000",
    "--requests-per-second",
    "100000",
    "--requests-at-once",
    "100000",
    "--tables-per-hour",
    "1000000",
    "--commands-per-second",
    "100000",
    "--commands-at-once",
    "100000",
];

/// Builds the server, starts it on a core of its own, and measures it: as fast as it goes, and at
/// this many moves a second.
pub(crate) fn load(tables: u32, rate: u32, seconds: u32) -> Result<()> {
    let program = build(&mut building("just-apples", "release"))?.program("just-apples")?;
    let data = target_directory()?.join("load");
    let server = Server::start(&program, &data)?;
    println!("The server was ready after {} ms.", server.ready_after);
    println!("Its memory before anyone came: {}", server.memory()?);
    let (tables, seconds) = (tables.to_string(), seconds.to_string());
    let play = |rate: Option<u32>| {
        let mut load = on_core(CORES[1], &program);
        load.args(["load", &server.address, "--bare", "--core", CORES[0]]);
        load.args(["--tables", &tables, "--seconds", &seconds]);
        if let Some(rate) = rate {
            load.args(["--rate", &rate.to_string()]);
        }
        run(&mut load)
    };
    play(None)?;
    play(Some(rate))
}

/// The program, bound to one core.
fn on_core(core: &str, program: &Path) -> Command {
    let mut pinned = command("taskset", &["-c", core]);
    pinned.arg(program);
    pinned
}

/// A running server, which ends with this value.
struct Server {
    process: Child,
    address: String,
    ready_after: u128,
    data: PathBuf,
}

impl Server {
    fn start(program: &Path, data: &Path) -> Result<Self> {
        // What a run that was killed has left.
        let _ = fs::remove_dir_all(data);
        let started = Instant::now();
        let mut serve = on_core(CORES[0], program);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--trace", "warn", "--data"]).arg(data);
        let mut process = serve
            .args(GENEROUS)
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the server: is taskset (util-linux) installed?")?;
        let stdout = process.stdout.take().context("the server's output is no pipe")?;
        let mut greeting = String::new();
        BufReader::new(stdout).read_line(&mut greeting)?;
        let ready_after = started.elapsed().as_millis();
        let address = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.with_context(|| format!("the server said {greeting:?}"))?.to_owned();
        Ok(Self { process, address, ready_after, data: data.to_owned() })
    }

    /// The memory of the process, as the system says.
    fn memory(&self) -> Result<String> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let memory = line.context("the system does not tell the memory of a process")?.trim();
        ensure!(!memory.is_empty(), "the system tells no memory");
        Ok(memory.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}
