//! `just-apples load`: many tables at once, and how a server bears them.

mod bare;
mod game;
mod measure;

use std::io::{IsTerminal as _, Write};
use std::iter;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use guest::{House, Lost, NotAnswered};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::wire::{Goodbye, Parting};
use text::say;
use tokio::runtime;

use crate::columns::aligned;
use crate::help::{examples, paragraphs};
use crate::parsers::whole;
use crate::words::{Told, decimal, text};
use crate::write_json;
use measure::{Company, Measured};

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples load --tables 200
  just-apples load --tables 200 --rate 1000 --seconds 20
  just-apples load --tables 200 --bare --core 0";

/// A server that bears everyone from one address.
const GENEROUS: &str = "  just-apples serve --data load-data --max-connections-per-address 20000 --requests-per-second 100000 \\
    --requests-at-once 100000 --tables-per-hour 1000000 --wrong-codes 100000 \\
    --commands-per-second 100000 --commands-at-once 100000";

/// What stands below the flags.
fn more_help() -> String {
    paragraphs(&[
        examples(EXAMPLES),
        format!("{}\n{GENEROUS}", say!(text(), "cli-load-must-allow")),
        say!(text(), "cli-load-one-core"),
    ])
}

/// What to measure.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-load"),
    long_about = paragraphs(&[say!(text(), "cli-load"), say!(text(), "cli-load-long")]),
    after_help = more_help()
)]
pub(crate) struct Args {
    /// Where the server is.
    #[arg(help = say!(text(), "cli-load-address"), default_value = "http://127.0.0.1:8420/")]
    address: String,
    /// How many tables.
    #[arg(long, help = say!(text(), "cli-load-tables"), value_name = "N",
          default_value_t = 50, value_parser = whole::<u32>(1..=20_000))]
    tables: u32,
    /// How many moves a second, if not as many as possible.
    #[arg(long, help = say!(text(), "cli-load-rate"), value_name = "R",
          value_parser = whole::<u32>(1..=1_000_000))]
    rate: Option<u32>,
    /// For how long.
    #[arg(long, help = say!(text(), "cli-load-seconds"), value_name = "S",
          default_value_t = 10, value_parser = whole::<u64>(1..=86_400))]
    seconds: u64,
    /// Whether to measure the yardstick too.
    #[arg(long, help = say!(text(), "cli-load-bare"))]
    bare: bool,
    /// Where the yardstick runs.
    #[arg(long, help = say!(text(), "cli-load-core"), value_name = "CORE", requires = "bare",
          value_parser = whole::<u32>(0..=u32::MAX.into()))]
    core: Option<u32>,
    /// Whether programs read it.
    #[arg(long, help = say!(text(), "cli-json"))]
    json: bool,
    /// Be the yardstick, with its data in this folder.
    #[arg(long, help = say!(text(), "cli-load-be-bare"), hide = true, value_name = "DIR")]
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
    progress.set_prefix(server_label());
    let mut server: Company<game::Game> =
        Company::gather(&house, args.tables, &progress).await.map_err(no)?;
    let mut yardstick =
        if args.bare { Some(Yardstick::start(args, &progress).await?) } else { None };
    let mut left = Duration::from_secs(args.seconds);
    while !left.is_zero() {
        let turn = left.min(TURN);
        progress.set_prefix(server_label());
        server.play(turn, args.rate, &progress).await.map_err(no)?;
        if let Some(yardstick) = &mut yardstick {
            progress.set_prefix(bare_label());
            yardstick.company.play(turn, args.rate, &progress).await?;
        }
        left -= turn;
    }
    progress.finish_and_clear();
    Ok((server.measured(), yardstick.map(|yardstick| yardstick.company.measured())))
}

/// Why a server could not be measured; and if it was too much for its limits, what to do.
fn cannot_measure(address: &str, why: anyhow::Error) -> anyhow::Error {
    let told = if was_too_much(&why) {
        say!(text(), "cli-load-cannot-much", address = address)
    } else {
        say!(text(), "cli-load-cannot", address = address)
    };
    why.context(told)
}

/// Whether it was too much for the limits of the server.
fn was_too_much(why: &anyhow::Error) -> bool {
    let too_many = |status: u16| status == 429;
    let unanswered = matches!(why.downcast_ref(),
        Some(Told(NotAnswered::Refused { status, .. })) if too_many(*status));
    let lost = matches!(why.downcast_ref(),
        Some(Told(Lost::Refused { status, .. })) if too_many(*status));
    let goodbye: Option<&Told<Goodbye>> = why.downcast_ref();
    unanswered || lost || goodbye.is_some_and(|Told(goodbye)| goodbye.why == Parting::TooMuch)
}

/// Tells it to people.
fn write_text(out: &mut dyn Write, report: &Report) -> std::io::Result<()> {
    let Report { tables, rate, server, bare, .. } = report;
    let pace = rate.map_or_else(|| say!(text(), "cli-load-full-speed"), pace_told);
    writeln!(out, "{}", say!(text(), "cli-load-title", tables = *tables, pace = pace))?;
    let measured: Vec<(String, &Measured)> = iter::once((server_label(), server))
        .chain(bare.iter().map(|bare| (bare_label(), bare)))
        .collect();
    let rows: Vec<Vec<String>> =
        measured.iter().map(|(who, measured)| row(who, measured)).collect();
    for (line, (_, measured)) in aligned(&rows).iter().zip(&measured) {
        writeln!(out, "  {line}  {}", moves_told(measured))?;
    }
    if let (Some(throughput), Some(latency)) = (report.throughput_percent, report.latency_percent) {
        let text = text();
        let compared = say!(text, "cli-load-compared", throughput = throughput, latency = latency);
        writeln!(out, "  {compared}")?;
    }
    Ok(())
}

/// What was measured of one server, in columns.
fn row(who: &str, measured: &Measured) -> Vec<String> {
    let Measured { moves_per_second, p50_ms, p99_ms, .. } = measured;
    vec![
        who.to_owned(),
        pace_told(moves_per_second.round() as u32),
        say!(text(), "cli-load-half", ms = decimal(*p50_ms, 2)),
        say!(text(), "cli-load-most", ms = decimal(*p99_ms, 2)),
    ]
}

/// How many moves were measured, and the memory of the server, where it tells.
fn moves_told(measured: &Measured) -> String {
    let moves = measured.moves;
    match (measured.kilobytes_per_table, measured.idle_megabytes) {
        (Some(table), Some(idle)) => {
            let (table, idle) = (decimal(table, 1), decimal(idle, 1));
            let text = text();
            say!(text, "cli-load-moves-and-memory", moves = moves, table = table, idle = idle)
        }
        _ => say!(text(), "cli-load-moves", moves = moves),
    }
}

/// So many moves a second.
fn pace_told(moves: u32) -> String {
    say!(text(), "cli-load-moves-per-second", moves = moves)
}

/// The server that is measured.
fn server_label() -> String {
    say!(text(), "cli-load-who-server")
}

/// The yardstick.
fn bare_label() -> String {
    say!(text(), "cli-load-who-bare")
}

/// A bar for people who wait.
fn progress(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("  {prefix} {bar:40} {msg}");
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
        bail!(say!(text(), "cli-load-bad-address", address = address));
    };
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    // Why nothing is found is told in English only, and there is nothing to do about it.
    let found = host.to_socket_addrs();
    let mut found = found.map_err(|_| anyhow!(say!(text(), "cli-load-not-found", host = &host)))?;
    let socket: Option<SocketAddr> = found.next();
    let socket = socket.with_context(|| say!(text(), "cli-load-no-address", host = &host))?;
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
        progress.set_prefix(bare_label());
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
        let program = std::env::current_exe();
        let program = program.with_context(|| say!(text(), "cli-load-own-place"))?;
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["-c", &core.to_string()]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.args(["load", "--be-bare"]).arg(data).stdout(Stdio::piped());
        let process = command.spawn();
        let process = process.with_context(|| say!(text(), "cli-load-bare-cannot"))?;
        Ok(Self { process, data: data.to_owned() })
    }

    /// Waits until it says where it is.
    fn address(&mut self) -> Result<House> {
        let mut line = String::new();
        let stdout = self.process.stdout.take();
        let stdout = stdout.with_context(|| say!(text(), "cli-load-bare-mute"))?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(stdout), &mut line)?;
        ensure!(!line.is_empty(), say!(text(), "cli-load-bare-not-started"));
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
