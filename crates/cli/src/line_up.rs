//! Who plays in a simulation, and how they fare: each deal is played once from every seat.

use anyhow::{Result, ensure};
use bots::{Bot, Company};
use rules::random::{self, Dice};
use rules::{Action, Actor, Bag, Event, Gold, Good, PerSeat, ScoreSheet, Seat, State};
use serde::Serialize;
use text::say;

use crate::words::text;

/// The bots in the order of the seats, before anyone moves on.
pub(crate) struct LineUp {
    bots: Vec<Bot>,
    /// Each bot that plays, once.
    names: Vec<Bot>,
}

impl LineUp {
    /// The bots for so many players: nobody, one bot for every seat, or one for each.
    pub(crate) fn new(bots: &[Bot], players: u8) -> Result<Option<Self>> {
        let (named, seats) = (bots.len(), usize::from(players));
        let bots = match bots {
            [] => return Ok(None),
            [bot] => vec![*bot; seats],
            _ => bots.to_vec(),
        };
        ensure!(
            bots.len() == seats,
            say!(text(), "cli-simulate-wrong-bots", named = named, players = players)
        );
        let names = Bot::ALL.into_iter().filter(|bot| bots.contains(bot)).collect();
        Ok(Some(Self { bots, names }))
    }

    /// Which bot sits at a seat after everyone has moved on by so many seats.
    fn at(&self, seat: usize, moved: usize) -> Bot {
        let seats = self.bots.len();
        self.bots[(seat + seats - moved) % seats]
    }

    /// How many seats a bot plays.
    fn seats(&self, bot: Bot) -> u64 {
        self.bots.iter().filter(|&&other| other == bot).count() as u64
    }

    /// Everyone takes their seat, moved on by so many.
    pub(crate) fn sit_down(&self, moved: usize, state: &State, dice: Dice) -> Players {
        let seated: Vec<Bot> = (0..self.bots.len()).map(|seat| self.at(seat, moved)).collect();
        Players::Bots(Box::new(Company::new(state, &seated, dice)))
    }
}

/// Whoever plays one game.
pub(crate) enum Players {
    /// Anyone at all: whoever is drawn does anything that is legal.
    Nobody(Dice),
    /// Bots, each with what it remembers.
    Bots(Box<Company>),
}

impl Players {
    /// Who does what next; nothing if whoever was drawn keeps silent.
    pub(crate) fn next_move(&mut self, state: &State) -> Option<(Actor, Action)> {
        match self {
            Self::Nobody(dice) => random::next_move(state, dice),
            Self::Bots(company) => {
                let (seat, action) = company.next_move(state, &mut |_, _| {})?;
                Some((Actor::Seat(seat), action))
            }
        }
    }

    /// Tells them what happened, and takes note of it.
    pub(crate) fn observe(&mut self, event: &Event, deeds: &mut Deeds) {
        if let Self::Bots(company) = self {
            company.observe(event);
            deeds.observe(event);
        }
    }
}

/// What each seat did at the gate in one game.
#[derive(Default)]
pub(crate) struct Deeds {
    seats: PerSeat<Deed>,
    /// What each seat has loaded.
    bags: PerSeat<Option<Bag>>,
}

/// What one did at the gate.
#[derive(Clone, Copy, Default)]
struct Deed {
    bags: u64,
    honest: u64,
    opened: u64,
    bribes: u64,
    bribe_gold: u64,
}

impl Deed {
    fn add(&mut self, other: &Self) {
        self.bags += other.bags;
        self.honest += other.honest;
        self.opened += other.opened;
        self.bribes += other.bribes;
        self.bribe_gold += other.bribe_gold;
    }
}

impl Deeds {
    fn observe(&mut self, event: &Event) {
        match event {
            Event::Loaded { seat, bag } => self.bags[*seat] = Some(*bag),
            Event::Declared { seat, good, .. } => self.declare(*seat, *good),
            Event::Opened { bag, .. } => self.seats[*bag].opened += 1,
            Event::DealStruck { slip, .. } if !slip.terms.merchant_gives.is_empty() => {
                let Gold(gold) = slip.terms.merchant_gives.gold;
                let deed = &mut self.seats[slip.terms.merchant];
                deed.bribes += 1;
                deed.bribe_gold += u64::from(gold);
            }
            _ => {}
        }
    }

    fn declare(&mut self, seat: Seat, good: Good) {
        let deed = &mut self.seats[seat];
        deed.bags += 1;
        deed.honest += u64::from(self.bags[seat].is_some_and(|bag| bag.is_only(good)));
    }
}

/// A victory in parts that every number of winners divides, so that sums are whole numbers.
const VICTORY: u64 = 60;

/// How each bot fared, added up. Sums of whole numbers do not depend on the order of the games.
#[derive(Clone, Default)]
pub(crate) struct Results {
    deals: u64,
    games: u64,
    bots: [Fared; Bot::ALL.len()],
}

/// How one bot fared.
#[derive(Clone, Copy, Default)]
struct Fared {
    /// Parts of victories in the deal that is being played.
    in_deal: u64,
    wins: u64,
    /// The squares of the parts of victories in each deal.
    squares: u128,
    score: u64,
    deed: Deed,
}

/// How one bot fared, as it is told.
#[derive(Serialize)]
pub(crate) struct BotReport {
    pub(crate) name: &'static str,
    pub(crate) seats: u64,
    pub(crate) games: u64,
    pub(crate) win_rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) average_score: f64,
    pub(crate) honest_bags: f64,
    pub(crate) opened_bags: f64,
    pub(crate) bribes_per_game: f64,
    pub(crate) gold_per_bribe: f64,
}

impl Results {
    /// Adds a game in which everyone had moved on by so many seats.
    pub(crate) fn add(
        &mut self,
        line_up: &LineUp,
        moved: usize,
        sheet: &ScoreSheet,
        deeds: &Deeds,
    ) {
        self.games += 1;
        let part = VICTORY / sheet.winners.len().max(1) as u64;
        for (place, score) in sheet.seats.iter().enumerate() {
            let fared = &mut self.bots[line_up.at(place, moved) as usize];
            fared.score += score.total;
            fared.deed.add(&deeds.seats.0[place]);
            if sheet.winners.contains(&place) {
                fared.in_deal += part;
            }
        }
    }

    /// Every game of a deal is played.
    pub(crate) fn close_deal(&mut self) {
        self.deals += 1;
        for fared in &mut self.bots {
            let in_deal = std::mem::take(&mut fared.in_deal);
            fared.wins += in_deal;
            fared.squares += u128::from(in_deal) * u128::from(in_deal);
        }
    }

    /// Adds other results.
    pub(crate) fn join(&mut self, other: &Self) {
        self.deals += other.deals;
        self.games += other.games;
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.wins += theirs.wins;
            mine.squares += theirs.squares;
            mine.score += theirs.score;
            mine.deed.add(&theirs.deed);
        }
    }

    /// How each bot of the line-up fared.
    pub(crate) fn report(&self, line_up: &LineUp) -> Vec<BotReport> {
        line_up.names.iter().map(|&bot| self.of(bot, line_up.seats(bot))).collect()
    }

    fn of(&self, bot: Bot, seats: u64) -> BotReport {
        let Fared { wins, squares, score, deed, .. } = self.bots[bot as usize];
        let played = (self.games * seats) as f64;
        let win_rate = wins as f64 / VICTORY as f64 / played;
        let (low, high) = self.interval(win_rate, squares, seats);
        let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        BotReport {
            name: bot.name(),
            seats,
            games: self.games,
            win_rate,
            low,
            high,
            average_score: score as f64 / played,
            honest_bags: share(deed.honest, deed.bags),
            opened_bags: share(deed.opened, deed.bags),
            bribes_per_game: deed.bribes as f64 / played,
            gold_per_bribe: share(deed.bribe_gold, deed.bribes),
        }
    }

    /// The 95 % interval of a win rate. The games of one deal are alike, so the spread between deals
    /// says how many independent games they are worth; Wilson's interval for so many games also
    /// holds when someone wins always or never.
    fn interval(&self, rate: f64, squares: u128, seats: u64) -> (f64, f64) {
        let deals = self.deals as f64;
        let in_deal = (self.games * seats * VICTORY) as f64 / deals;
        let mean_square = squares as f64 / deals / (in_deal * in_deal);
        let spread = (mean_square - rate * rate).max(0.0) * deals / (deals - 1.0).max(1.0);
        let worth = if spread > 0.0 { rate * (1.0 - rate) * deals / spread } else { deals };
        wilson(rate, worth.clamp(1.0, self.games as f64))
    }
}

/// Wilson's 95 % interval for a rate that was seen in so many independent games.
fn wilson(rate: f64, games: f64) -> (f64, f64) {
    /// 95 of 100 draws of a normal distribution lie within so many standard deviations.
    const Z: f64 = 1.959_963_985;
    let z2 = Z * Z / games;
    let middle = rate + z2 / 2.0;
    let half = Z * (rate * (1.0 - rate) / games + z2 / (4.0 * games)).sqrt();
    (((middle - half) / (1.0 + z2)).max(0.0), ((middle + half) / (1.0 + z2)).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_as_the_textbook_says() {
        let (low, high) = wilson(0.9, 100.0);
        assert!((low - 0.8256).abs() < 1e-4 && (high - 0.9448).abs() < 1e-4);
        let (low, high) = wilson(1.0, 20.0);
        assert!((low - 0.8389).abs() < 1e-4 && high > 0.999);
    }

    #[test]
    fn everyone_plays_every_seat() {
        let bots = [Bot::Normal, Bot::Random, Bot::Random];
        let line_up = LineUp::new(&bots, 3).expect("three for three").expect("bots are named");
        let line_up = &line_up;
        let normal = |moved| (0..3).filter(move |&seat| line_up.at(seat, moved) == Bot::Normal);
        assert_eq!((0..3).flat_map(normal).collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn deals_that_differ_more_make_the_interval_wider() {
        // Forty deals of two games: two wins or none in each, or one in each.
        let fared = |squares| {
            let mut results = Results { deals: 40, games: 80, ..Results::default() };
            results.bots[0].wins = 40 * VICTORY;
            results.bots[0].squares = squares;
            results.of(Bot::Normal, 1)
        };
        let square = u128::from(VICTORY * VICTORY);
        let (alike, unlike) = (fared(20 * 4 * square), fared(40 * square));
        assert_eq!((alike.win_rate, unlike.win_rate), (0.5, 0.5));
        assert!(alike.high - alike.low > unlike.high - unlike.low);
    }
}
