//! Real games: everyone plays at random by what their own seat sees.

use anyhow::{Context as _, Result, anyhow, bail};
use guest::{House, Line, Place};
use rules::random::{self, Dice};
use rules::{Phase, View, below};
use serde::Deserialize;
use serde_json::json;
use table::room::{RoomCommand, RoomFacts};
use table::wire::{ClientFrame, Hello, Outcome, PROTOCOL, ServerFrame};
use table::{CommandId, Occasion, Seq};

use super::measure::{SEATS, Table, hear, send};

/// What a frame has when a game is on the table, and when none is.
const GAME: &str = ",\"table\":{\"game\":";
const NO_GAME: &str = ",\"table\":null";

/// How an update begins, in whatever frame it is.
const UPDATE: &str = "\"update\":{\"seq\":";

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

    fn heard(&mut self, seat: usize, text: &str) -> Result<bool> {
        expect_no_refusal(text)?;
        let Some(seq) = seq_of(text).filter(|&seq| seq > self.seen[seat]) else { return Ok(false) };
        self.seen[seat] = seq;
        self.frames[seat].clear();
        self.frames[seat].push_str(text);
        Ok(true)
    }
}

impl Game {
    /// The host begins a game, or clears one away; everyone waits until they see it.
    async fn begin(&mut self, command: RoomCommand) -> Result<()> {
        let sign = if command == RoomCommand::Start { GAME } else { NO_GAME };
        let text = self.write(command)?;
        send(self, 0, text).await?;
        for seat in 0..SEATS {
            while !self.frames[seat].contains(sign) {
                hear(self, seat).await?;
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

/// Comes to the table as the page does.
async fn enter(house: &House, place: &Place) -> Result<Line> {
    let mut line = Line::connect(house).await?;
    let token = Some(place.token.clone());
    let hello = Hello { protocol: PROTOCOL, table: place.table, token, since: Seq(0), brief: true };
    line.send(&ClientFrame::Hello(hello)).await?;
    Ok(line)
}

/// Fails if the server refuses a command or says goodbye, in its own words: everyone plays by what
/// they see, one after the other, so neither is part of a measurement.
fn expect_no_refusal(text: &str) -> Result<()> {
    // Updates are long, and most frames are nothing else: only what comes before one is looked at.
    let before = text.split_once(UPDATE).map(|(before, _)| before);
    if before.is_some_and(|before| !before.contains("\"refused\"")) {
        return Ok(());
    }
    let frame: ServerFrame<Option<RoomFacts>> = serde_json::from_str(text)?;
    if let Some(goodbye) = frame.goodbye {
        return Err(anyhow::Error::new(goodbye.why).context("the server said goodbye"));
    }
    match frame.answer.map(|answer| answer.outcome) {
        Some(Outcome::Refused(no)) => bail!("the server refused a command: {}", no.message),
        Some(Outcome::Ok(_)) | None => Ok(()),
    }
}

/// The entry of the update in a frame, without reading all of it.
fn seq_of(text: &str) -> Option<u32> {
    let (_, update) = text.split_once(UPDATE)?;
    let end = update.find(|letter: char| !letter.is_ascii_digit())?;
    update[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use table::wire::{self, Parting};

    use super::*;

    /// What stops a measurement that gets this frame.
    fn stopped_by(text: &str) -> String {
        format!("{:#}", expect_no_refusal(text).unwrap_err())
    }

    #[test]
    fn a_refusal_is_the_end_with_the_servers_reason() {
        let refused = r#"{"why":{"table":"command_id_reused"},"message":"used before"}"#;
        let frame = format!(r#"{{"answer":{{"id":"l7","refused":{refused}}}}}"#);
        assert_eq!(stopped_by(&frame), "the server refused a command: used before");
    }

    #[test]
    fn a_goodbye_is_the_end_with_the_servers_reason() {
        let goodbye = ServerFrame { goodbye: Some(Parting::Stopping.into()), ..Default::default() };
        let told = stopped_by(&wire::write(&goodbye));
        assert_eq!(told, format!("the server said goodbye: {}", Parting::Stopping));
        assert!(expect_no_refusal("<h1>Hello</h1>").is_err());
    }

    #[test]
    fn what_was_done_and_what_happened_is_read_no_further() {
        for text in [
            r#"{"answer":{"id":"l1","ok":6}}"#,
            r#"{"answer":{"id":"l1","ok":6},"update":{"seq":6,"now":and so on"#,
            r#"{"update":{"seq":6,"now":someone says "refused""#,
        ] {
            assert!(expect_no_refusal(text).is_ok(), "{text}");
        }
    }
}
