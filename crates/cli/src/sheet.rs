//! A score sheet as people read it, and as programs do.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rules::catalogue::BONUSES;
use rules::score::{Bonus, Role, ScoreSheet, SeatScore, TieBreak};
use rules::{Catalogue, Good};
use serde::Serialize;

/// A score sheet with the names of those who are on it.
pub(crate) struct Sheet<'a> {
    /// The goods that were counted.
    pub(crate) catalogue: &'a Catalogue,
    /// Who plays, in the order of the sheet.
    pub(crate) names: &'a [String],
    /// The count.
    pub(crate) scores: &'a ScoreSheet,
}

/// A score sheet for programs.
#[derive(Serialize)]
pub(crate) struct Answer<'a> {
    players: Vec<Player<'a>>,
    winners: Vec<&'a str>,
    tie_break: TieBreak,
}

/// One person's count for programs.
#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    goods: u64,
    gold: u32,
    bonuses: BTreeMap<String, u64>,
    black_market: u64,
    total: u64,
    lines: Vec<Line>,
    titles: Vec<Title>,
    legal_cards: u32,
    contraband_cards: u32,
}

/// One kind of good on a stand.
#[derive(Serialize)]
struct Line {
    good: String,
    count: u32,
    value: u32,
    points: u64,
}

/// One title, and what it was given for.
#[derive(Serialize)]
struct Title {
    good: String,
    counted: u32,
    role: Role,
    points: u64,
}

impl<'a> Sheet<'a> {
    /// The sheet for programs.
    pub(crate) fn answer(&self) -> Answer<'a> {
        let players = self.names.iter().zip(&self.scores.seats);
        Answer {
            players: players.map(|(name, score)| self.player(name, score)).collect(),
            winners: self.scores.winners.iter().map(|&place| self.names[place].as_str()).collect(),
            tie_break: self.scores.tie_break,
        }
    }

    fn player(&self, name: &'a str, score: &SeatScore) -> Player<'a> {
        let key = |good: Good| self.catalogue.key(good).into_owned();
        let points = |good: Good| {
            let mut of_good = score.bonuses.iter().filter(|bonus| bonus.good == good);
            of_good.next().map_or(0, |bonus| bonus.points)
        };
        let title = |bonus: &Bonus| {
            let &Bonus { good, counted, role, points } = bonus;
            Title { good: key(good), counted, role, points }
        };
        let line = |line: &rules::score::Line| {
            let &rules::score::Line { good, count, value, points } = line;
            Line { good: key(good), count, value, points }
        };
        Player {
            name,
            goods: score.goods,
            gold: score.gold.0,
            bonuses: BONUSES.iter().map(|&(good, ..)| (key(good), points(good))).collect(),
            black_market: score.black_market,
            total: score.total,
            lines: score.lines.iter().map(line).collect(),
            titles: score.bonuses.iter().map(title).collect(),
            legal_cards: score.legal_cards,
            contraband_cards: score.contraband_cards,
        }
    }

    /// Writes the count of each person line by line, then who wins and why.
    pub(crate) fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let tables: Vec<_> = self.scores.seats.iter().map(|score| self.rows(score)).collect();
        let all = || tables.iter().flatten();
        let width = all().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let digits = all().map(|(_, points)| points.to_string().len()).max().unwrap_or(0);
        for (name, rows) in self.names.iter().zip(&tables) {
            writeln!(out, "{name}")?;
            for (label, points) in rows {
                writeln!(out, "  {label:<width$} = {points:>digits$}")?;
            }
            writeln!(out)?;
        }
        if let Some(reason) = self.tie_break() {
            writeln!(out, "{reason}")?;
        }
        writeln!(out, "{}", self.verdict())
    }

    /// The lines of one count, each with its points.
    fn rows(&self, score: &SeatScore) -> Vec<(String, u64)> {
        let good = |line: &rules::score::Line| {
            let label =
                format!("{} × {} {}", line.count, line.value, self.catalogue.key(line.good));
            (label, line.points)
        };
        let mut rows: Vec<_> = score.lines.iter().map(good).collect();
        rows.push(("gold".into(), u64::from(score.gold.0)));
        rows.extend(score.bonuses.iter().map(|bonus| (self.title(bonus), bonus.points)));
        if score.black_market > 0 {
            rows.push(("Black Market".into(), score.black_market));
        }
        rows.push(("total".into(), score.total));
        rows
    }

    /// A title in words, with the sum behind a shared one.
    fn title(&self, bonus: &Bonus) -> String {
        let kind = self.catalogue.key(bonus.good);
        let table = BONUSES.iter().find(|&&(good, ..)| good == bonus.good);
        let (king, queen) = table.map_or((0, 0), |&(_, king, queen)| (king, queen));
        let counted = bonus.counted;
        match bonus.role {
            Role::King => format!("King of {kind} with {counted}"),
            Role::Queen => format!("Queen of {kind} with {counted}"),
            Role::SharedKing { among } => {
                format!("King of {kind} with {counted}, {among} tied: ({king} + {queen}) / {among}")
            }
            Role::SharedQueen { among } => {
                format!("Queen of {kind} with {counted}, {among} tied: {queen} / {among}")
            }
        }
    }

    /// How a tie was decided, if there was one.
    fn tie_break(&self) -> Option<String> {
        let seats = &self.scores.seats;
        let winner = &seats[*self.scores.winners.first()?];
        let everyone = 0..seats.len();
        let tied: Vec<_> = everyone.filter(|&place| seats[place].total == winner.total).collect();
        let equal_so_far = |&place: &usize| seats[place].legal_cards == winner.legal_cards;
        let still_tied: Vec<_> = tied.iter().copied().filter(equal_so_far).collect();
        let names = self.join(&tied);
        let legal = self.each(&tied, |score| score.legal_cards);
        let contraband = self.each(&still_tied, |score| score.contraband_cards);
        let points = winner.total;
        let tie = format!("Tied at {points} points: {names}. Legal goods cards: {legal}");
        match self.scores.tie_break {
            TieBreak::Points => None,
            TieBreak::LegalGoods => Some(format!("{tie}, which decides.")),
            TieBreak::Contraband => {
                Some(format!("{tie}. Contraband cards: {contraband}, which decides."))
            }
            TieBreak::Shared => Some(format!(
                "{tie}. Contraband cards: {contraband}. Nothing is left to decide the tie."
            )),
        }
    }

    /// A number of each of these people.
    fn each(&self, places: &[usize], number: fn(&SeatScore) -> u32) -> String {
        let one =
            |&place: &usize| format!("{} {}", self.names[place], number(&self.scores.seats[place]));
        places.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    /// Who wins, in a sentence.
    fn verdict(&self) -> String {
        let names = self.join(&self.scores.winners);
        match self.scores.winners.len() {
            0 => "Nobody wins.".into(),
            1 => format!("{names} wins."),
            _ => format!("{names} share the victory."),
        }
    }

    /// Names with commas and an "and".
    fn join(&self, places: &[usize]) -> String {
        let names: Vec<&str> = places.iter().map(|&place| self.names[place].as_str()).collect();
        match names.split_last() {
            Some((last, [])) => (*last).into(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
            None => String::new(),
        }
    }
}
