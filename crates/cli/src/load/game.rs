//! Real games: everyone plays at random by what their own seat sees.

use anyhow::{Context as _, Result, anyhow, bail};
use guest::{House, Line, Place};
use rules::random::{self, Dice};
use rules::{Phase, View, below};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use table::room::{RoomCommand, RoomFacts};
use table::wire::{Answered, ClientFrame, Goodbye, Hello, Outcome, PROTOCOL, ServerFrame};
use table::{CommandId, Occasion, Seq};
use text::say;

use super::measure::{SEATS, Table, hear, send};
use crate::words::{Told, text};

/// A table of four who play one game after the other.
pub(super) struct Game {
    lines: [Line; SEATS],
    /// The last frame with an update that each seat received.
    frames: [String; SEATS],
    /// The last entry that each seat has seen, and whether a game was on the table.
    seen: [(Seq, bool); SEATS],
    dice: Dice,
    sent: u64,
}

/// As much of a frame as it takes to follow: who plays at random looks at few of them.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Head {
    answer: Option<Answered>,
    update: Option<UpdateHead>,
    #[serde(rename = "pong")]
    _pong: IgnoredAny,
    goodbye: Option<Goodbye>,
}

#[derive(Deserialize)]
struct UpdateHead {
    seq: Seq,
    #[serde(rename = "now")]
    _now: IgnoredAny,
    #[serde(rename = "beats")]
    _beats: IgnoredAny,
    view: ViewHead,
}

#[derive(Deserialize)]
struct ViewHead {
    #[serde(rename = "viewer")]
    _viewer: IgnoredAny,
    #[serde(rename = "room")]
    _room: IgnoredAny,
    table: Option<IgnoredAny>,
}

impl Table for Game {
    async fn open(house: &House, number: u64) -> Result<Self> {
        let host = house
            .open(&json!({ "name": "A", "house": { "tempo": "instant" } }))
            .await
            .map_err(Told)?;
        let mut places = vec![host.clone()];
        for name in ["B", "C", "D"] {
            places.push(house.join(host.table, name).await.map_err(Told)?);
        }
        let mut lines = Vec::new();
        for place in &places {
            lines.push(enter(house, place).await?);
        }
        let lines: [Line; SEATS] =
            lines.try_into().map_err(|_| anyhow!("a table has four seats"))?;
        let dice = Dice::new(number);
        let mut game =
            Self { lines, frames: Default::default(), seen: Default::default(), dice, sent: 0 };
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
        let Some(UpdateHead { seq, view, .. }) = unrefused(text)?.update else { return Ok(false) };
        if seq <= self.seen[seat].0 {
            return Ok(false);
        }
        self.seen[seat] = (seq, view.table.is_some());
        self.frames[seat].clear();
        self.frames[seat].push_str(text);
        Ok(true)
    }
}

impl Game {
    /// The host begins a game, or clears one away; everyone waits until they see it.
    async fn begin(&mut self, command: RoomCommand) -> Result<()> {
        let begins = command == RoomCommand::Start;
        let text = self.write(command)?;
        send(self, 0, text).await?;
        for seat in 0..SEATS {
            while self.frames[seat].is_empty() || self.seen[seat].1 != begins {
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
        let frame: ServerFrame<Option<RoomFacts>> = serde_json::from_str(&self.frames[seat])?;
        let table = frame.update.and_then(|update| update.view.table);
        Ok(table.context("a game is on the table")?.game)
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
    let mut line = Line::connect(house).await.map_err(Told)?;
    let token = Some(place.token.clone());
    let hello = Hello { protocol: PROTOCOL, table: place.table, token, since: Seq(0), brief: true };
    line.send(&ClientFrame::Hello(hello)).await.map_err(Told)?;
    Ok(line)
}

/// What a frame says. Fails if the server refuses a command or says goodbye, in its own words:
/// everyone plays by what they see, one after the other, so neither is part of a measurement.
fn unrefused(frame: &str) -> Result<Head> {
    let frame: Head = serde_json::from_str(frame)?;
    if let Some(goodbye) = frame.goodbye {
        return Err(Told(goodbye).into());
    }
    if let Some(Answered { outcome: Outcome::Refused(no), .. }) = frame.answer {
        bail!(say!(text(), "cli-load-refused", reason = no.message));
    }
    Ok(frame)
}

#[cfg(test)]
mod tests {
    use table::wire::{self, Parting};

    use super::*;

    /// What stops a measurement that gets this frame.
    fn stopped_by(text: &str) -> String {
        unrefused(text).err().map(|why| format!("{why:#}")).unwrap_or_default()
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
        assert!(unrefused("<h1>Hello</h1>").is_err());
    }

    #[test]
    fn what_happened_is_followed_in_either_style() {
        let update =
            r#"{"seq":6,"now":9,"beats":[],"view":{"viewer":"spectator","room":{},"table":null}}"#;
        for (text, expected) in [
            (r#"{"answer":{"id":"l1","ok":6}}"#.to_owned(), None),
            (format!(r#"{{"answer":{{"id":"l1","ok":6}},"update":{update}}}"#), Some(false)),
            (r#"[["l1",6,null],[6,9,[],["spectator",{},[1]]],null,null]"#.to_owned(), Some(true)),
            (r#"[null,[6,9,[],["spectator",{},null]],null,null]"#.to_owned(), Some(false)),
        ] {
            let told = unrefused(&text).expect("no refusal").update;
            assert!(told.as_ref().is_none_or(|told| told.seq == Seq(6)), "{text}");
            assert_eq!(told.map(|told| told.view.table.is_some()), expected, "{text}");
        }
    }
}
