//! `just-apples simulate`: plays whole games and measures them.

use std::fmt;
use std::fs;
use std::hint::black_box;
use std::io::Write;
use std::iter;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use bots::Bot;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use rules::random::Dice;
use rules::{Action, Actor, MAX_SEATS, Options, Record, ScoreSheet, Seed, Setup, Start, State};
use serde::Serialize;
use text::{Key, args, key, say};

use crate::columns::{aligned, labelled};
use crate::help::{examples, paragraphs};
use crate::line_up::{BotReport, Deeds, LineUp, Players, Results};
use crate::options::{SetupFlags, describe};
use crate::parsers::whole;
use crate::words::{Records, decimal, listed, number, percent, text};
use crate::write_json;

/// The longest line of the report.
const WIDTH: usize = 80;

/// A game that has not ended after so many steps never will: a bug.
const MAX_STEPS: u64 = 1_000_000;

/// A Black Market of a host.
const MARKET_FILE: &str = r#"  {"piles": [{"good": "pepper", "top": 30, "bottom": 27},
             {"good": "mead", "top": 32, "bottom": 29},
             {"good": "silk", "top": 34, "bottom": 31}], "spent": "discard"}"#;

/// Promo goods of a host.
const PROMO_FILE: &str = r#"  [{"name": "Cider", "family": "contraband", "value": 5, "penalty": 3,
    "counts_as": {"good": "apples", "number": 2}, "copies": 4}]"#;

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples simulate
  just-apples simulate --games 100000 --players 5 --edition 1e --black-market
  just-apples simulate --all-variants --threads 1 --json
  just-apples simulate --games 1 --seed 7 --record game.json
  just-apples simulate --bots normal,random,random,random";

/// What stands below the flags.
fn more_help() -> String {
    paragraphs(&[
        format!("{}\n{MARKET_FILE}", say!(text(), "cli-simulate-market-file")),
        format!("{}\n{PROMO_FILE}", say!(text(), "cli-simulate-promo-file")),
        examples(EXAMPLES),
        say!(text(), "cli-simulate-sets"),
        say!(text(), "cli-simulate-same-seed"),
    ])
}

/// Which games to play, and what to tell.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-simulate"),
    long_about = paragraphs(&[say!(text(), "cli-simulate"), say!(text(), "cli-simulate-long")]),
    after_help = more_help()
)]
pub(crate) struct Args {
    /// How many games.
    #[arg(long, help = say!(text(), "cli-simulate-games"), value_name = "N",
          default_value_t = 1000, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// Who plays: nobody in particular, one for all seats, or one for each.
    #[arg(long, help = say!(text(), "cli-simulate-bots"), value_name = "BOT,…",
          value_delimiter = ',')]
    bots: Vec<Bot>,
    /// What decides everything that is left to chance.
    #[arg(long, help = say!(text(), "cli-simulate-seed"), value_name = "S",
          default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    seed: u64,
    /// How many games at the same time.
    #[arg(long, help = say!(text(), "cli-simulate-threads"), value_name = "T",
          value_parser = whole::<u16>(1..=512))]
    threads: Option<u16>,
    /// Whether programs read it.
    #[arg(long, help = say!(text(), "cli-json"))]
    json: bool,
    /// Where to keep the last game.
    #[arg(long, help = say!(text(), "cli-simulate-record"), value_name = "FILE")]
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
    let style = ProgressStyle::with_template("{wide_bar} {progress}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style.with_key("progress", write_progress))
}

/// How far it is.
fn write_progress(state: &ProgressState, out: &mut dyn fmt::Write) {
    let (played, games) = (state.pos(), state.len().unwrap_or_default());
    let seconds = state.eta().as_secs();
    let text = text();
    let told =
        say!(text, "cli-simulate-progress", played = played, games = games, seconds = seconds);
    // A bar that cannot be drawn stops no game.
    let _ = out.write_str(&told);
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
                let reason = Records::of(&self.setup).illegal(&reason);
                let what =
                    say!(text(), "cli-simulate-bug-refused", action = actions, reason = reason);
                return Err(self.bug(game, &what));
            }
            if state.is_over() {
                return Ok(Played { state, actions, about_slips, events, deeds });
            }
        }
        Err(self.bug(game, &say!(text(), "cli-simulate-bug-no-end", steps = MAX_STEPS)))
    }

    /// What to say when the rules fail us.
    fn bug(&self, game: u64, what: &str) -> anyhow::Error {
        // Both are typed to see it again, so they stand as they are typed.
        let (game, seed) = (game.to_string(), self.seed.to_string());
        anyhow!(say!(text(), "cli-simulate-bug", game = game, seed = seed, what = what))
    }

    /// Plays one game and keeps it.
    fn record(&self, game: u64, file: &Path) -> Result<()> {
        ensure!(file != Path::new("-"), say!(text(), "cli-simulate-no-file"));
        let start = Start::Deal { setup: Arc::clone(&self.setup), seed: self.deal(game) };
        let mut record = Record::new(start);
        self.play(game, |actor, action| record.moves.push((actor, action.clone())))?;
        fs::write(file, record.to_json())
            .with_context(|| say!(text(), "cli-cannot-write", file = file.display().to_string()))
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
    let text = text();
    let rows = [
        (say!(text, "cli-report-setup"), describe(report.setup)),
        (say!(text, "cli-report-games"), games_told(report)),
        (say!(text, "cli-report-actions"), number(report.actions)),
        (say!(text, "cli-report-seconds"), decimal(report.seconds, 3)),
        (say!(text, "cli-report-actions-per-second"), number(report.actions_per_second as u64)),
        (say!(text, "cli-report-actions-per-game"), decimal(report.actions_per_game, 1)),
        (say!(text, "cli-report-about-slips"), percent(report.slip_share)),
        (say!(text, "cli-report-events"), number(report.events)),
        (say!(text, "cli-report-mean-scores"), means_told(&report.mean_scores)),
        (say!(text, "cli-report-mean-winner-score"), decimal(report.mean_winner_score, 1)),
        (say!(text, "cli-report-longest-game"), longest_told(report.longest_game)),
    ];
    for line in labelled(&rows, WIDTH) {
        writeln!(out, "{line}")?;
    }
    if report.bots.is_empty() { Ok(()) } else { write_bots(out, &report.bots) }
}

/// How many games were played, and why they may be more than were asked for.
fn games_told(report: &Report<'_>) -> String {
    let &Report { games, asked, setup, .. } = report;
    if games == asked {
        return number(games);
    }
    let set = setup.players;
    say!(text(), "cli-report-rounded-up", games = games, asked = asked, set = set)
}

/// The mean score of every seat.
fn means_told(means: &[f64]) -> String {
    let told = ('A'..).zip(means).map(|(seat, &mean)| {
        let (seat, score) = (seat.to_string(), decimal(mean, 1));
        say!(text(), "cli-report-mean", seat = seat, score = score)
    });
    listed(&told.collect::<Vec<_>>())
}

/// Which game was the longest, and how long.
fn longest_told(longest: Longest) -> String {
    let Longest { game, actions } = longest;
    say!(text(), "cli-report-longest", actions = actions, game = game.to_string())
}

/// A row of a table: its title, and what stands in it for each bot.
type Row = (Key, fn(&BotReport) -> String);

/// The table of bots for people. There are few bots and many numbers, so each bot has a column: that
/// is narrow enough for the words of every language.
const ROWS: [Row; 9] = [
    (key!("cli-bots-bot"), |bot| bot.name.to_owned()),
    (key!("cli-bots-seats"), |bot| number(bot.seats)),
    (key!("cli-bots-games"), |bot| number(bot.games)),
    (key!("cli-bots-win-rate"), |bot| percent(bot.win_rate)),
    (key!("cli-bots-interval"), interval_told),
    (key!("cli-bots-mean-score"), |bot| decimal(bot.average_score, 1)),
    (key!("cli-bots-honest-bags"), |bot| percent(bot.honest_bags)),
    (key!("cli-bots-opened"), |bot| percent(bot.opened_bags)),
    (key!("cli-bots-bribes"), |bot| decimal(bot.bribes_per_game, 2)),
];

/// Between which shares the true win rate lies.
fn interval_told(bot: &BotReport) -> String {
    let [low, high] = [bot.low, bot.high].map(|share| decimal(share * 100.0, 1));
    say!(text(), "cli-bots-from-to", low = low, high = high)
}

/// Tells people who won how often, as a table.
fn write_bots(out: &mut dyn Write, bots: &[BotReport]) -> Result<()> {
    let row = |(title, cell): &Row| {
        let title = text().get(*title, &args!());
        iter::once(title).chain(bots.iter().map(cell)).collect()
    };
    let rows: Vec<Vec<String>> = ROWS.iter().map(row).collect();
    writeln!(out)?;
    for line in aligned(&rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
