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
use bots::Bot;
use indicatif::{ProgressBar, ProgressStyle};
use rules::random::Dice;
use rules::{Action, Actor, MAX_SEATS, Options, Record, ScoreSheet, Seed, Setup, Start, State};
use serde::Serialize;

use crate::line_up::{BotReport, Deeds, LineUp, Players, Results};
use crate::options::{SetupFlags, describe};
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
  just-apples simulate --bots normal,random,random,random

With --bots every deal is played once from each seat, so that luck evens out: the
games are rounded up to whole sets. The interval holds the true win rate 95 times
in 100; it knows that the games of one deal are alike.

The same seed gives the same games, whatever the number of threads."#;

/// Play whole games and measure them
///
/// Without --bots, players who do anything that is legal show how fast the rules are. With --bots
/// you see who wins. All events are produced, as at a real table.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays, and how often they win: one bot for all seats, or one for each, separated by
    /// commas; the bots are normal and random
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
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

/// The games to play: each is determined by its number.
struct Series {
    setup: Arc<Setup>,
    seed: u64,
    /// Who plays, if the players have names: then each deal is played from every seat.
    line_up: Option<LineUp>,
}

/// A game that was played to its end.
struct Played {
    state: State,
    actions: u64,
    about_slips: u64,
    events: u64,
    deeds: Deeds,
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
    results: Results,
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
    #[serde(skip)]
    asked: u64,
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bots: Vec<BotReport>,
    setup: &'a Options,
}

/// Plays the games and tells what they add up to.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let setup = Arc::new(args.setup.setup(default_players(&args.bots))?);
    let line_up = LineUp::new(&args.bots, setup.players())?;
    let series = Series { setup, seed: args.seed, line_up };
    let deals = args.games.div_ceil(series.set());
    let games = deals * series.set();
    if let Some(file) = &args.record {
        // The last game is played once more, so that the measured games keep no record.
        series.record(games, file)?;
    }
    let threads = threads(args, deals);
    let bar = progress(args, games);
    let begin = Instant::now();
    let tally = series.play_all(deals, threads, &bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = report(&series, args.games, &tally?, seconds, threads);
    if args.json { write_json(out, &report) } else { write_text(out, &report) }
}

/// How many play if nobody says so: as many as there are bots for, else four.
fn default_players(bots: &[Bot]) -> u8 {
    match bots.len() {
        0 | 1 => 4,
        many => u8::try_from(many).unwrap_or(u8::MAX),
    }
}

/// How many threads to use: never more than deals.
fn threads(args: &Args, deals: u64) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let deals = usize::try_from(deals).unwrap_or(usize::MAX);
    args.threads.map_or_else(cores, usize::from).min(deals)
}

/// A progress bar for people at a terminal; programs get none.
fn progress(args: &Args, games: u64) -> ProgressBar {
    if args.json {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

impl Series {
    /// How many games are played with each deal.
    fn set(&self) -> u64 {
        self.line_up.as_ref().map_or(1, |_| u64::from(self.setup.players()))
    }

    /// Which deal a game is played with, from 1, and by how many seats everyone has moved on.
    fn place(&self, game: u64) -> (u64, usize) {
        (game.div_ceil(self.set()), ((game - 1) % self.set()) as usize)
    }

    /// How a game is dealt.
    fn deal(&self, game: u64) -> Seed {
        let (deal, _) = self.place(game);
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&deal.to_le_bytes());
        Seed(bytes)
    }

    /// Who plays a game.
    fn players(&self, game: u64, state: &State) -> Players {
        let dice = Dice::for_game(self.seed, game);
        match &self.line_up {
            None => Players::Nobody(dice),
            Some(line_up) => line_up.sit_down(self.place(game).1, state, dice),
        }
    }

    /// Plays one game to its end, and shows each action before it is carried out.
    fn play(&self, game: u64, mut show: impl FnMut(Actor, &Action)) -> Result<Played> {
        let mut state = State::deal(Arc::clone(&self.setup), self.deal(game));
        let mut players = self.players(game, &state);
        let (mut actions, mut about_slips, mut events) = (0, 0, 0);
        let mut deeds = Deeds::default();
        for _ in 0..MAX_STEPS {
            let Some((actor, action)) = players.next_move(&state) else { continue };
            show(actor, &action);
            actions += 1;
            about_slips += u64::from(action.is_about_slips());
            let told = &mut |event| {
                black_box(&event);
                events += 1;
                players.observe(&event, &mut deeds);
            };
            if let Err(reason) = state.apply(actor, action, told) {
                return Err(self.bug(game, &format!("action {actions} was refused: {reason}")));
            }
            if state.is_over() {
                return Ok(Played { state, actions, about_slips, events, deeds });
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

    /// Plays the deals 1 to `deals`, given out to the threads like cards.
    fn play_all(&self, deals: u64, threads: usize, bar: &ProgressBar) -> Result<Tally> {
        thread::scope(|scope| {
            let share = |first: usize| (first as u64 + 1..=deals).step_by(threads);
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

    /// Plays every game of the deals with these numbers.
    fn play_some(&self, deals: impl Iterator<Item = u64>, bar: &ProgressBar) -> Result<Tally> {
        let mut tally = Tally::default();
        for deal in deals {
            for game in (deal - 1) * self.set() + 1..=deal * self.set() {
                self.add_game(game, &mut tally)?;
                bar.inc(1);
            }
            tally.results.close_deal();
        }
        Ok(tally)
    }

    /// Plays one game and adds it.
    fn add_game(&self, game: u64, tally: &mut Tally) -> Result<()> {
        let played = self.play(game, |_, _| {})?;
        tally.add(game, &played);
        if let (Some(line_up), Some(sheet)) = (&self.line_up, ScoreSheet::of(&played.state)) {
            tally.results.add(line_up, self.place(game).1, &sheet, &played.deeds);
        }
        Ok(())
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
        self.results.join(&other.results);
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
    series: &'a Series,
    asked: u64,
    tally: &Tally,
    seconds: f64,
    threads: usize,
) -> Report<'a> {
    let per_game = |sum: u64| sum as f64 / tally.games as f64;
    let seats = usize::from(series.setup.players());
    Report {
        games: tally.games,
        asked,
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
        bots: series
            .line_up
            .as_ref()
            .map_or_else(Vec::new, |line_up| tally.results.report(line_up)),
        setup: series.setup.options(),
    }
}

/// Tells it to people.
fn write_text(out: &mut dyn Write, report: &Report<'_>) -> Result<()> {
    let seats = ('A'..).zip(&report.mean_scores).map(|(seat, mean)| format!("{seat} {mean:.1}"));
    let longest = report.longest_game;
    let rows = [
        ("setup", describe(report.setup)),
        ("games", games_told(report)),
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
    if report.bots.is_empty() { Ok(()) } else { write_bots(out, &report.bots) }
}

/// How many games were played, and why they may be more than were asked for.
fn games_told(report: &Report<'_>) -> String {
    let games = grouped(report.games);
    if report.games == report.asked {
        return games;
    }
    let (asked, set) = (grouped(report.asked), report.setup.players);
    format!("{games} ({asked} rounded up to whole sets of {set})")
}

/// A column of a table: its title, its width, and what stands in it.
type Column = (&'static str, usize, fn(&BotReport) -> String);

/// The table of bots for people.
const COLUMNS: [Column; 9] = [
    ("bot", 8, |bot| bot.name.to_owned()),
    ("seats", 6, |bot| bot.seats.to_string()),
    ("games", 10, |bot| grouped(bot.games)),
    ("win rate", 10, |bot| percent(bot.win_rate)),
    ("95 % interval", 15, |bot| format!("{:.1}–{}", bot.low * 100.0, percent(bot.high))),
    ("mean score", 12, |bot| format!("{:.1}", bot.average_score)),
    ("honest bags", 13, |bot| percent(bot.honest_bags)),
    ("opened", 9, |bot| percent(bot.opened_bags)),
    ("bribes a game", 15, |bot| format!("{:.2}", bot.bribes_per_game)),
];

/// Tells people who won how often, as a table.
fn write_bots(out: &mut dyn Write, bots: &[BotReport]) -> Result<()> {
    let row = |cell: &dyn Fn(usize) -> String| {
        let cells = COLUMNS.iter().enumerate().map(|(place, &(_, width, _))| match place {
            0 => format!("{:<width$}", cell(place)),
            _ => format!("{:>width$}", cell(place)),
        });
        cells.collect::<String>()
    };
    writeln!(out, "\n{}", row(&|place| COLUMNS[place].0.to_owned()))?;
    for bot in bots {
        writeln!(out, "{}", row(&|place| COLUMNS[place].2(bot)))?;
    }
    Ok(())
}

/// A share of the whole, as people read it.
fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
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
