//! `just-apples load`: many tables at once, and how a server bears them.

mod bare;
mod game;
mod measure;

use std::io::{IsTerminal as _, Write};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use guest::{House, Lost, NotAnswered};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::wire::Parting;
use tokio::runtime;

use crate::write_json;
use measure::{Company, Measured};

/// Examples for the help page.
const EXAMPLES: &str = "\
Examples:
  just-apples load --tables 200
  just-apples load --tables 200 --rate 1000 --seconds 20
  just-apples load --tables 200 --bare --core 0

All players come from one address, so the server must allow it:
  just-apples serve --data load-data --max-connections-per-address 20000 --requests-per-second 100000 \\
    --requests-at-once 100000 --tables-per-hour 1000000 --wrong-codes 100000 \\
    --commands-per-second 100000 --commands-at-once 100000

To measure a server on one core, start it with `taskset -c 0`, and this with `taskset -c 1`. With
--bare and --core 0 the yardstick runs on the server's core.";

/// Play many games at once against a running server, and measure it
///
/// Every table has four seats, each with a socket of its own, and one move at a time: the next is
/// sent when every seat has seen the one before. A move is sent by one seat, kept by the server, and
/// counts when the last seat has received it. If the server refuses anything or hangs up, nothing is
/// measured, and its reason is told.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The server's address
    #[arg(default_value = "http://127.0.0.1:8420/")]
    address: String,
    /// How many tables play at once
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// So many moves a second at all tables together; as many as it can bear if left out
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Measure a bare broadcast server too, with the same store and nothing else
    #[arg(long)]
    bare: bool,
    /// The core that the bare server runs on
    #[arg(long, value_name = "CORE", requires = "bare")]
    core: Option<u32>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// Be the bare server, with its data in this folder
    #[arg(long, hide = true, value_name = "DIR")]
    be_bare: Option<std::path::PathBuf>,
}

/// Everything that was measured.
#[derive(Serialize)]
struct Report {
    tables: u32,
    rate: Option<u32>,
    server: Measured,
    /// The yardstick.
    bare: Option<Measured>,
    /// Moves a second of the server, in hundredths of the yardstick's.
    throughput_percent: Option<u64>,
    /// The server's median, in hundredths of the yardstick's.
    latency_percent: Option<u64>,
}

/// Measures, and says what was measured.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    // One thread: the server is what is measured, and it needs the other cores.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    if let Some(data) = &args.be_bare {
        return runtime.block_on(bare::serve(data, out));
    }
    let (server, bare) = runtime.block_on(measure(args))?;
    let percent = |part: f64, whole: f64| (part * 100.0 / whole.max(f64::MIN_POSITIVE)) as u64;
    let report = Report {
        tables: args.tables,
        rate: args.rate,
        throughput_percent: bare
            .as_ref()
            .map(|bare| percent(server.moves_per_second, bare.moves_per_second)),
        latency_percent: bare.as_ref().map(|bare| percent(server.p50_ms, bare.p50_ms)),
        server,
        bare,
    };
    if args.json { write_json(out, &report) } else { Ok(write_text(out, &report)?) }
}

/// Lets everyone play at the server, and at the yardstick if it is wanted. They take turns: a machine
/// is quicker at one time than at another, and neither should have the better times.
async fn measure(args: &Args) -> Result<(Measured, Option<Measured>)> {
    let house = house(&args.address)?;
    let no = |why| cannot_measure(&args.address, why);
    let progress = progress(args);
    progress.set_prefix("server");
    let mut server: Company<game::Game> =
        Company::gather(&house, args.tables, &progress).await.map_err(no)?;
    let mut yardstick =
        if args.bare { Some(Yardstick::start(args, &progress).await?) } else { None };
    let mut left = Duration::from_secs(args.seconds);
    while !left.is_zero() {
        let turn = left.min(TURN);
        progress.set_prefix("server");
        server.play(turn, args.rate, &progress).await.map_err(no)?;
        if let Some(yardstick) = &mut yardstick {
            progress.set_prefix("bare");
            yardstick.company.play(turn, args.rate, &progress).await?;
        }
        left -= turn;
    }
    progress.finish_and_clear();
    Ok((server.measured(), yardstick.map(|yardstick| yardstick.company.measured())))
}

/// Why a server could not be measured; and if it was too much for its limits, what to do.
fn cannot_measure(address: &str, why: anyhow::Error) -> anyhow::Error {
    let too_many = matches!(why.downcast_ref(), Some(NotAnswered::Refused { status: 429, .. }))
        || matches!(why.downcast_ref(), Some(Lost::Refused { status: 429, .. }))
        || matches!(why.downcast_ref(), Some(Parting::TooMuch));
    let advice =
        if too_many { " (`just-apples load --help` tells what it must allow)" } else { "" };
    why.context(format!("cannot measure {address}{advice}"))
}

fn write_text(out: &mut dyn Write, report: &Report) -> std::io::Result<()> {
    let Report { tables, rate, server, bare, .. } = report;
    let pace = rate.map_or("as fast as it goes".to_owned(), |rate| format!("{rate} moves/s"));
    writeln!(out, "{tables} tables of four, {pace}:")?;
    write_line(out, "server", server)?;
    if let Some(bare) = bare {
        write_line(out, "bare", bare)?;
    }
    if let (Some(throughput), Some(latency)) = (report.throughput_percent, report.latency_percent) {
        writeln!(
            out,
            "  the server has {throughput} % of the bare one's moves and {latency} % of its median"
        )?;
    }
    Ok(())
}

fn write_line(out: &mut dyn Write, who: &str, measured: &Measured) -> std::io::Result<()> {
    let Measured { moves, moves_per_second, p50_ms, p99_ms, .. } = measured;
    write!(
        out,
        "  {who:<7} {moves_per_second:>9.0} moves/s  p50 {p50_ms:>7.2} ms  p99 {p99_ms:>7.2} ms  ({moves} moves"
    )?;
    match (measured.kilobytes_per_table, measured.idle_megabytes) {
        (Some(table), Some(idle)) => writeln!(out, ", {table:.1} KB a table, {idle:.1} MB before)"),
        _ => writeln!(out, ")"),
    }
}

/// A bar for people who wait.
fn progress(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{prefix:>8} {bar:40} {msg}");
    let servers = if args.bare { 2 } else { 1 };
    let bar = ProgressBar::new(args.seconds * 10 * servers);
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

/// The server at an address such as `http://127.0.0.1:8420/`.
fn house(address: &str) -> Result<House> {
    let Some(rest) = address.strip_prefix("http://") else {
        bail!("{address} is no address of a server: it begins with http://");
    };
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let mut found = host.to_socket_addrs().with_context(|| format!("{host} cannot be found"))?;
    let socket: SocketAddr = found.next().with_context(|| format!("{host} has no address"))?;
    let base = path.trim_end_matches('/');
    Ok(House::new(socket, &if base.is_empty() { String::new() } else { format!("/{base}") }))
}

/// The yardstick, with everyone at its tables.
struct Yardstick {
    company: Company<bare::Chatter>,
    /// It runs as long as this value.
    _server: BareServer,
}

impl Yardstick {
    async fn start(args: &Args, progress: &ProgressBar) -> Result<Self> {
        let data = std::env::temp_dir().join(format!("just-apples-bare-{}", std::process::id()));
        let mut server = BareServer::start(args.core, &data)?;
        let house = server.address()?;
        progress.set_prefix("bare");
        let company = Company::gather(&house, args.tables, progress).await?;
        Ok(Self { company, _server: server })
    }
}

/// The yardstick as a process, which ends with this value.
struct BareServer {
    process: Child,
    data: std::path::PathBuf,
}

impl BareServer {
    fn start(core: Option<u32>, data: &std::path::Path) -> Result<Self> {
        let program = std::env::current_exe().context("this program does not know where it is")?;
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["-c", &core.to_string()]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.args(["load", "--be-bare"]).arg(data).stdout(Stdio::piped());
        let process =
            command.spawn().context("cannot start the bare server (is taskset there?)")?;
        Ok(Self { process, data: data.to_owned() })
    }

    /// Waits until it says where it is.
    fn address(&mut self) -> Result<House> {
        let mut line = String::new();
        let stdout = self.process.stdout.take().context("the bare server prints nothing")?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(stdout), &mut line)?;
        ensure!(!line.is_empty(), "the bare server did not start");
        house(line.trim())
    }
}

impl Drop for BareServer {
    fn drop(&mut self) {
        // It may have ended by itself, and its folder may never have been made.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// How long a server may take to settle after everyone has come.
const SETTLING_TIME: Duration = Duration::from_secs(1);

/// How long one server is played at before it is the other's turn.
const TURN: Duration = Duration::from_secs(2);
