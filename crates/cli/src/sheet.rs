//! A score sheet as people read it, and as programs do.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rules::catalogue::BONUSES;
use rules::score::{Bonus, Role, ScoreSheet, SeatScore, TieBreak};
use rules::{Catalogue, Good};
use serde::Serialize;
use text::Teller;

use crate::words::number;

/// A score sheet with the names of those who are on it.
pub(crate) struct Sheet<'a> {
    /// The goods that were counted.
    pub(crate) catalogue: &'a Catalogue,
    /// Who plays, in the order of the sheet.
    pub(crate) names: &'a [String],
    /// The count.
    pub(crate) scores: &'a ScoreSheet,
    /// Tells it to people.
    pub(crate) teller: Teller<'a>,
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
        let written = |(label, points): (String, u64)| (label, number(points));
        let lines = |score| self.teller.count_lines(score).into_iter().map(written);
        let tables: Vec<Vec<_>> =
            self.scores.seats.iter().map(|score| lines(score).collect()).collect();
        let all = || tables.iter().flatten();
        let width = all().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let digits = all().map(|(_, points)| points.chars().count()).max().unwrap_or(0);
        for (name, rows) in self.names.iter().zip(&tables) {
            writeln!(out, "{name}")?;
            for (label, points) in rows {
                writeln!(out, "  {label:<width$} = {points:>digits$}")?;
            }
            writeln!(out)?;
        }
        if let Some(reason) = self.teller.tie_break(self.scores) {
            writeln!(out, "{reason}")?;
        }
        writeln!(out, "{}", self.teller.headline(self.scores))
    }
}
