//! A stage to play a scene's beginning on.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use bots::{Bot, Phrase};
use rules::{Action, Scene, Seat, Seed, Start};
use table::{
    Author, Command, CommandId, Deed, Entry, Input, Moment, Name, Occasion, Opening, Player,
    Seating, Sitter, Table, Tempo,
};

/// Who sits where; the first is the person at the screen.
const NAMES: [&str; 6] = ["Maya", "Ines", "Olek", "Dasha", "Jonas", "Amira"];

/// A table at which everyone does as they are told.
pub(crate) struct Stage {
    table: Table,
    journal: Vec<Entry>,
}

/// So many people at the table, all but the first played so.
fn seating(people: u8, others: Player) -> Result<Seating> {
    let players = std::iter::once(Player::Person).chain(std::iter::repeat(others));
    let sitters = NAMES.into_iter().zip(players).take(people.into());
    sitters.map(|(name, player)| Ok(Sitter { name: Name::new(name)?, player })).collect()
}

impl Stage {
    /// Opens a table at a scene.
    pub(crate) fn open(scene: Scene) -> Result<Self> {
        let people = scene.setup().players();
        let opening = Opening {
            start: Start::Scene(Box::new(scene)),
            // Bots would do as they like: people first, bots in the journal.
            seating: seating(people, Player::Person)?,
            tempo: Tempo::Unhurried,
            bots: Seed::from_number(1),
        };
        let (table, outputs) = Table::open(Moment(0), opening)?;
        Ok(Self { table, journal: outputs.entries })
    }

    /// Someone acts.
    pub(crate) fn act(self, seat: Seat, action: Action) -> Result<Self> {
        let during = Occasion::of(self.table.state().public());
        self.send(seat, Command::Act { action, during })
    }

    /// Someone writes a slip.
    pub(crate) fn offer(self, seat: Seat, terms: rules::Terms) -> Result<Self> {
        self.act(seat, Action::Offer(Arc::new(terms)))
    }

    /// Someone says something.
    pub(crate) fn say(self, seat: Seat, phrase: Phrase) -> Result<Self> {
        self.send(seat, Command::Say(phrase.into()))
    }

    fn send(mut self, seat: Seat, command: Command) -> Result<Self> {
        let place = self.journal.len() as u64;
        let id = CommandId::new(format!("scene-{place}"))?;
        let input = Input::Command { from: seat, id, command };
        let outputs = self.table.handle(Moment(place * 1_000), input);
        let answer = outputs.answer.context("every command is answered")?;
        answer.outcome.map_err(|why| anyhow!("{seat} may not do that: {why}"))?;
        self.journal.extend(outputs.entries);
        Ok(self)
    }

    /// How much gold there is in all, and among how many people.
    #[cfg(test)]
    pub(crate) fn gold(&self) -> (u32, u32) {
        let state = self.table.state();
        (state.all_gold().0, state.setup().players().into())
    }

    /// The journal, as if bots had played everyone but the first.
    pub(crate) fn journal(self) -> Result<Vec<Entry>> {
        let people = self.table.state().setup().players();
        let seating = seating(people, Player::Bot(Bot::Normal))?;
        let as_bot = |entry: Entry| {
            let by = match entry.by {
                Author::Person(seat) if seat != Seat::new(0) => Author::Bot(seat),
                by => by,
            };
            let deed = match entry.deed {
                Deed::Opened(opening) => {
                    Deed::Opened(Box::new(Opening { seating: seating.clone(), ..*opening }))
                }
                deed => deed,
            };
            Entry { by, deed, ..entry }
        };
        Ok(self.journal.into_iter().map(as_bot).collect())
    }
}
