//! How much the server bears: `cargo xtask load`.
//!
//! The server gets one core and whoever plays another, so that the numbers say something about the
//! server. They are to be read beside those of the yardstick in the same run: machines differ, and
//! are seldom alone.

mod goals;
mod report;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::build::{build, building, target_directory};
use crate::process::{command, output};
use report::{Measured, Report};

/// The core of the server, and that of whoever plays.
const CORES: [&str; 2] = ["0", "1"];

/// Everyone comes from one address here, and is quicker than people are.
const GENEROUS: [&str; 14] = [
    "--max-connections-per-address",
    "20000",
    "--requests-per-second",
    "100000",
    "--requests-at-once",
    "100000",
    "--tables-per-hour",
    "1000000",
    "--wrong-codes",
    "1000000",
    "--commands-per-second",
    "100000",
    "--commands-at-once",
    "100000",
];

/// Whether a goal that does not hold is a failure.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goals {
    /// The numbers are for people to read.
    Shown,
    /// Each must hold.
    Checked,
}

/// Builds the server, starts it on a core of its own, and measures it: as fast as it goes, and at
/// this many moves a second. Then it holds what was measured against the goals.
pub(crate) fn load(tables: u32, rate: u32, seconds: u32, how: Goals) -> Result<()> {
    let program = build(&mut building("just-apples", "release"))?.program("just-apples")?;
    let data = target_directory()?.join("load");
    let (tables, seconds) = (tables.to_string(), seconds.to_string());
    // Each run gets a server of its own: at the tables of the last one bots would play on.
    let play = |server: &Server, rate: Option<u32>| {
        let mut load = on_core(CORES[1], &program);
        load.args(["load", &server.address, "--bare", "--core", CORES[0], "--json"]);
        load.args(["--tables", &tables, "--seconds", &seconds]);
        if let Some(rate) = rate {
            load.args(["--rate", &rate.to_string()]);
        }
        Report::read(&output(&mut load)?)
    };
    let server = Server::start(&program, &data)?;
    let (ready_milliseconds, idle_megabytes) = (server.ready_after, server.megabytes()?);
    let saturated = play(&server, None)?;
    drop(server);
    let steady = play(&Server::start(&program, &data)?, Some(rate))?;
    let measured = Measured { ready_milliseconds, idle_megabytes, saturated, steady };
    println!("\n{}\n{}", measured.saturated, measured.steady);
    let goals = goals::of(&measured)?;
    println!("{}", goals::table(&goals));
    let missed = goals.iter().filter(|goal| !goal.holds()).count();
    ensure!(how == Goals::Shown || missed == 0, "{missed} of {} goals are missed", goals.len());
    Ok(())
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
    ready_after: f64,
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
        let ready_after = started.elapsed().as_secs_f64() * 1000.0;
        let address = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.with_context(|| format!("the server said {greeting:?}"))?.to_owned();
        Ok(Self { process, address, ready_after, data: data.to_owned() })
    }

    /// The memory of the process, as the system says.
    fn megabytes(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok());
        let kibibytes = kibibytes.context("the system does not tell the memory of a process")?;
        Ok(kibibytes * 1024.0 / 1e6)
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
