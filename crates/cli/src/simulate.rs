//! `just-apples simulate`: plays whole games and measures them.

use std::fs;
use std::hint::black_box;
use std::io::Write;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use rules::random::{self, Dice};
use rules::{Action, Actor, MAX_SEATS, Options, Record, ScoreSheet, Seed, Setup, Start, State};
use serde::Serialize;

use crate::options::{SetupFlags, describe, one_of};
use crate::write_json;

/// A game that has not ended after so many steps never will: a bug.
const MAX_STEPS: u64 = 1_000_000;

/// Examples for the help page.
const EXAMPLES: &str = r#"A Black Market file has three piles, and where spent contraband goes:
  {"piles": [{"good": "pepper", "top": 30, "bottom": 27},
             {"good": "mead", "top": 32, "bottom": 29},
             {"good": "silk", "top": 34, "bottom": 31}], "spent": "discard"}

A promo file lists goods; the family is legal, contraband or royal:
  [{"name": "Cider", "family": "contraband", "value": 5, "penalty": 3,
    "counts_as": {"good": "apples", "number": 2}, "copies": 4}]

Examples:
  just-apples simulate
  just-apples simulate --games 100000 --players 5 --edition 1e --black-market
  just-apples simulate --all-variants --threads 1 --json
  just-apples simulate --games 1 --seed 7 --record game.json

The same seed gives the same games, whatever the number of threads."#;

/// Play whole games and measure them
///
/// Every seat is played by a bot that uses every kind of action. All events are produced, as at
/// a real table.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays: one bot for all seats, or one for each, separated by commas
    #[arg(long, default_value = "random", value_delimiter = ',', value_parser = one_of(BOTS))]
    bots: Vec<Bot>,
    /// What decides every deal and every choice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time; as many as there are cores if left out
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// Keep the last game as a record, for `just-apples replay`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupFlags,
}

/// A bot that can play a seat.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Bot {
    /// Does anything that is legal.
    Random,
}

/// The names of the bots.
const BOTS: &[(&str, Bot)] = &[("random", Bot::Random)];

/// The games to play: each is determined by its number.
struct Series {
    setup: Arc<Setup>,
    seed: u64,
}

/// A game that was played to its end.
struct Played {
    state: State,
    actions: u64,
    about_slips: u64,
    events: u64,
}

/// What many games add up to. Sums of whole numbers do not depend on the order of the games.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    about_slips: u64,
    events: u64,
    scores: [u64; MAX_SEATS],
    winner_scores: u64,
    longest: Longest,
}

/// The longest game: the earliest of them.
#[derive(Clone, Copy, Default, Serialize)]
struct Longest {
    game: u64,
    actions: u64,
}

/// What is told in the end.
#[derive(Serialize)]
struct Report<'a> {
    games: u64,
    actions: u64,
    seconds: f64,
    actions_per_second: f64,
    actions_per_game: f64,
    slip_share: f64,
    events: u64,
    mean_scores: Vec<f64>,
    mean_winner_score: f64,
    longest_game: Longest,
    seed: u64,
    threads: usize,
    bots: &'a [Bot],
    setup: &'a Options,
}

/// Plays the games and tells what they add up to.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let setup = Arc::new(args.setup.setup()?);
    let (bots, players) = (args.bots.len(), usize::from(setup.players()));
    ensure!(bots == 1 || bots == players, "{bots} bots for {players} players: name 1 or {players}");
    let series = Series { setup, seed: args.seed };
    if let Some(file) = &args.record {
        // The last game is played once more, so that the measured games keep no record.
        series.record(args.games, file)?;
    }
    let threads = threads(args);
    let bar = progress(args);
    let begin = Instant::now();
    let tally = series.play_all(args.games, threads, &bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = report(args, &series, &tally?, seconds, threads);
    if args.json { write_json(out, &report) } else { write_text(out, &report) }
}

/// How many threads to use: never more than games.
fn threads(args: &Args) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let games = usize::try_from(args.games).unwrap_or(usize::MAX);
    args.threads.map_or_else(cores, usize::from).min(games)
}

/// A progress bar for people at a terminal; programs get none.
fn progress(args: &Args) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(args.games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl Series {
    /// How a game is dealt.
    fn deal(&self, game: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        Seed(bytes)
    }

    /// Plays one game to its end, and shows each action before it is carried out.
    fn play(&self, game: u64, mut show: impl FnMut(Actor, &Action)) -> Result<Played> {
        let mut dice = Dice::for_game(self.seed, game);
        let mut state = State::deal(Arc::clone(&self.setup), self.deal(game));
        let (mut actions, mut about_slips, mut events) = (0, 0, 0);
        for _ in 0..MAX_STEPS {
            let Some((actor, action)) = random::next_move(&state, &mut dice) else { continue };
            show(actor, &action);
            actions += 1;
            about_slips += u64::from(action.is_about_slips());
            let told = &mut |event| {
                black_box(&event);
                events += 1;
            };
            if let Err(reason) = state.apply(actor, action, told) {
                return Err(self.bug(game, &format!("action {actions} was refused: {reason}")));
            }
            if state.is_over() {
                return Ok(Played { state, actions, about_slips, events });
            }
        }
        Err(self.bug(game, &format!("no end after {MAX_STEPS} steps")))
    }

    /// What to say when the rules fail us.
    fn bug(&self, game: u64, what: &str) -> anyhow::Error {
        anyhow!("game {game} of seed {}: {what} (this is a bug: please report it)", self.seed)
    }

    /// Plays one game and keeps it.
    fn record(&self, game: u64, file: &Path) -> Result<()> {
        ensure!(file != Path::new("-"), "a record is kept in a file, and - is none");
        let start = Start::Deal { setup: Arc::clone(&self.setup), seed: self.deal(game) };
        let mut record = Record::new(start);
        self.play(game, |actor, action| record.moves.push((actor, action.clone())))?;
        fs::write(file, record.to_json())
            .with_context(|| format!("cannot write {}", file.display()))
    }

    /// Plays the games 1 to `games`, dealt out to the threads like cards.
    fn play_all(&self, games: u64, threads: usize, bar: &ProgressBar) -> Result<Tally> {
        thread::scope(|scope| {
            let share = |first: usize| (first as u64 + 1..=games).step_by(threads);
            let workers: Vec<_> = (0..threads)
                .map(|first| scope.spawn(move || self.play_some(share(first), bar)))
                .collect();
            let shares = workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|e| resume_unwind(e)));
            shares
                .reduce(|sum, share| Ok(sum?.plus(&share?)))
                .unwrap_or_else(|| Ok(Tally::default()))
        })
    }

    /// Plays the games with these numbers.
    fn play_some(&self, games: impl Iterator<Item = u64>, bar: &ProgressBar) -> Result<Tally> {
        let mut tally = Tally::default();
        for game in games {
            tally.add(game, &self.play(game, |_, _| {})?);
            bar.inc(1);
        }
        Ok(tally)
    }
}

impl Tally {
    /// Adds one game.
    fn add(&mut self, game: u64, played: &Played) {
        self.games += 1;
        self.actions += played.actions;
        self.about_slips += played.about_slips;
        self.events += played.events;
        self.longest = self.longest.or(Longest { game, actions: played.actions });
        if let Some(sheet) = ScoreSheet::of(&played.state) {
            self.scores.iter_mut().zip(&sheet.seats).for_each(|(sum, seat)| *sum += seat.total);
            self.winner_scores +=
                sheet.winners.first().map_or(0, |&place| sheet.seats[place].total);
        }
    }

    /// Both together.
    fn plus(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.actions += other.actions;
        self.about_slips += other.about_slips;
        self.events += other.events;
        self.longest = self.longest.or(other.longest);
        self.scores.iter_mut().zip(&other.scores).for_each(|(sum, more)| *sum += more);
        self.winner_scores += other.winner_scores;
        self
    }
}

impl Longest {
    /// The longer of two; of equals the one with the lower number.
    const fn or(self, other: Self) -> Self {
        let longer = other.actions > self.actions;
        let earlier = other.actions == self.actions && other.game < self.game;
        if longer || earlier { other } else { self }
    }
}

/// Works out what is told.
fn report<'a>(
    args: &'a Args,
    series: &'a Series,
    tally: &Tally,
    seconds: f64,
    threads: usize,
) -> Report<'a> {
    let per_game = |sum: u64| sum as f64 / tally.games as f64;
    let seats = usize::from(series.setup.players());
    Report {
        games: tally.games,
        actions: tally.actions,
        seconds,
        actions_per_second: tally.actions as f64 / seconds.max(f64::MIN_POSITIVE),
        actions_per_game: per_game(tally.actions),
        slip_share: tally.about_slips as f64 / tally.actions as f64,
        events: tally.events,
        mean_scores: tally.scores[..seats].iter().map(|&sum| per_game(sum)).collect(),
        mean_winner_score: per_game(tally.winner_scores),
        longest_game: tally.longest,
        seed: series.seed,
        threads,
        bots: &args.bots,
        setup: series.setup.options(),
    }
}

/// Tells it to people.
fn write_text(out: &mut dyn Write, report: &Report<'_>) -> Result<()> {
    let seats = ('A'..).zip(&report.mean_scores).map(|(seat, mean)| format!("{seat} {mean:.1}"));
    let longest = report.longest_game;
    let rows = [
        ("setup", describe(report.setup)),
        ("games", grouped(report.games)),
        ("actions", grouped(report.actions)),
        ("seconds", format!("{:.3}", report.seconds)),
        ("actions/s", grouped(report.actions_per_second as u64)),
        ("actions per game", format!("{:.1}", report.actions_per_game)),
        ("about slips", format!("{:.1} %", report.slip_share * 100.0)),
        ("events", grouped(report.events)),
        ("mean scores", seats.collect::<Vec<_>>().join(", ")),
        ("mean winner score", format!("{:.1}", report.mean_winner_score)),
        ("longest game", format!("{} actions (game {})", grouped(longest.actions), longest.game)),
    ];
    for (name, value) in rows {
        writeln!(out, "{name:<19}{value}")?;
    }
    Ok(())
}

/// A number with a comma after every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn large_numbers_are_grouped_by_thousands() {
        let numbers = [0, 999, 1_000, 12_345, 1_234_567].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "12,345", "1,234,567"]);
    }
}
