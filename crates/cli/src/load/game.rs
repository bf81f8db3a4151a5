//! Real games: everyone plays at random by what their own seat sees.

use anyhow::{Context as _, Result, anyhow};
use guest::{House, Line, Place};
use rules::random::{self, Dice};
use rules::{Phase, View, below};
use serde::Deserialize;
use serde_json::json;
use table::room::RoomCommand;
use table::wire::ClientFrame;
use table::{CommandId, Occasion, Seq};

use super::measure::{SEATS, Table};

/// What a frame has when a game is on the table, and when none is.
const GAME: &str = ",\"table\":{\"game\":";
const NO_GAME: &str = ",\"table\":null";

/// A table of four who play one game after the other.
pub(super) struct Game {
    lines: [Line; SEATS],
    /// The last frame with an update that each seat received.
    frames: [String; SEATS],
    /// The last entry that each seat has seen.
    seen: [u32; SEATS],
    dice: Dice,
    sent: u64,
}

/// As much of a frame as it takes to play.
#[derive(Deserialize)]
struct Frame {
    update: Update,
}

#[derive(Deserialize)]
struct Update {
    view: Seen,
}

#[derive(Deserialize)]
struct Seen {
    table: Option<Game_>,
}

#[derive(Deserialize)]
struct Game_ {
    game: View,
}

impl Table for Game {
    async fn open(house: &House, number: u64) -> Result<Self> {
        let host = house.open(&json!({ "name": "A", "house": { "tempo": "instant" } })).await?;
        let mut places = vec![host.clone()];
        for name in ["B", "C", "D"] {
            places.push(house.join(host.table, name).await?);
        }
        let mut lines = Vec::new();
        for place in &places {
            lines.push(enter(house, place).await?);
        }
        let lines: [Line; SEATS] =
            lines.try_into().map_err(|_| anyhow!("a table has four seats"))?;
        let dice = Dice::new(number);
        let mut game = Self { lines, frames: Default::default(), seen: [0; SEATS], dice, sent: 0 };
        game.begin(RoomCommand::Start).await?;
        Ok(game)
    }

    async fn next_move(&mut self) -> Result<(usize, String)> {
        loop {
            let first = self.view(0)?;
            if let Phase::Over(_) = first.public.phase {
                self.begin(RoomCommand::Again).await?;
                self.begin(RoomCommand::Start).await?;
                continue;
            }
            let seat = self.draw(&first);
            let view = if seat == 0 { first } else { self.view(seat)? };
            let choices = view.choices().context("a seat has choices")?;
            let Some(action) = random::choose(&choices, &mut self.dice) else { continue };
            let during = Occasion::of(&view.public);
            return Ok((seat, self.write(RoomCommand::Act { action, during })?));
        }
    }

    fn lines(&mut self) -> &mut [Line; SEATS] {
        &mut self.lines
    }

    fn heard(&mut self, seat: usize, text: &str) -> bool {
        let Some(seq) = seq_of(text).filter(|&seq| seq > self.seen[seat]) else { return false };
        self.seen[seat] = seq;
        self.frames[seat].clear();
        self.frames[seat].push_str(text);
        true
    }
}

impl Game {
    /// The host begins a game, or clears one away; everyone waits until they see it.
    async fn begin(&mut self, command: RoomCommand) -> Result<()> {
        let sign = if command == RoomCommand::Start { GAME } else { NO_GAME };
        let text = self.write(command)?;
        self.lines[0].send_text(text).await?;
        for seat in 0..SEATS {
            loop {
                let text = self.lines[seat].next().await?.context("the server hung up")?;
                if self.heard(seat, &text) && text.contains(sign) {
                    break;
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, what: RoomCommand) -> Result<String> {
        self.sent += 1;
        let id = CommandId::new(format!("l{}", self.sent))?;
        Ok(serde_json::to_string(&ClientFrame::Do { id, what })?)
    }

    /// What a seat sees of the game.
    fn view(&self, seat: usize) -> Result<View> {
        let frame: Frame = serde_json::from_str(&self.frames[seat])?;
        Ok(frame.update.view.table.context("a game is on the table")?.game)
    }

    /// Who moves next: whoever is asked; at the gate sometimes somebody else has a word.
    fn draw(&mut self, view: &View) -> usize {
        let everyone =
            matches!(view.public.phase, Phase::Inspection(_)) && below(3, &mut self.dice) == 0;
        let seats = if everyone { view.setup.seats() } else { view.public.all_asked(&view.setup) };
        let drawn = below(seats.len().max(1) as u32, &mut self.dice) as usize;
        seats.iter().nth(drawn).map_or(0, rules::Seat::index)
    }
}

async fn enter(house: &House, place: &Place) -> Result<Line> {
    Ok(Line::enter(house, place.table, Some(&place.token), Seq(0)).await?)
}

/// The entry of the update in a frame, without reading all of it.
fn seq_of(text: &str) -> Option<u32> {
    let (_, update) = text.split_once("\"update\":{\"seq\":")?;
    let end = update.find(|letter: char| !letter.is_ascii_digit())?;
    update[..end].parse().ok()
}
