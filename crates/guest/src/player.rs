//! Someone who plays at random, and keeps account of what was acknowledged.

use std::time::Duration;

use rules::random::{self, Dice};
use rules::{Phase, below};
use table::room::{RoomCommand, RoomView, Stage, Writer};
use table::wire::{ClientFrame, Outcome, Parting, ServerFrame};
use table::{CommandId, Occasion, Phrase, Seq};
use tokio::time::timeout;

use crate::house::{House, Place};
use crate::line::{Line, Lost};

/// Whoever has nothing to say listens so long before they look again.
const BETWEEN_WISHES: Duration = Duration::from_millis(20);

/// A command that the server said is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// What it was called.
    pub id: CommandId,
    /// The entry that it made.
    pub seq: Seq,
}

/// Someone at a table who knows nothing but what they were told.
#[derive(Debug)]
pub struct Player {
    /// Their place.
    pub place: Place,
    house: House,
    dice: Dice,
    line: Option<Line>,
    /// The last entry that they know of.
    pub seen: Seq,
    /// What they see.
    pub view: Option<RoomView>,
    /// The command that has no answer yet.
    pending: Option<(CommandId, RoomCommand)>,
    sent: u32,
    /// What was acknowledged and is entered.
    pub acknowledged: Vec<Acknowledged>,
    /// Their own entries that they were told of.
    pub told: Vec<Seq>,
    /// How often they were refused.
    pub refused: u32,
    /// Why the server said goodbye.
    pub goodbye: Option<Parting>,
}

impl Player {
    /// Someone with a place, who has not come yet. The number decides everything they do.
    #[must_use]
    pub fn new(house: &House, place: Place, number: u64) -> Self {
        Self {
            place,
            house: house.clone(),
            dice: Dice::new(number),
            line: None,
            seen: Seq(0),
            view: None,
            pending: None,
            sent: 0,
            acknowledged: Vec::new(),
            told: Vec::new(),
            refused: 0,
            goodbye: None,
        }
    }

    /// Whether they are connected.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        self.line.is_some()
    }

    /// Whether a command has no answer yet.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.pending.is_some()
    }

    /// Connects, and sends again what has no answer.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn come(&mut self) -> Result<(), Lost> {
        let Place { table, token, .. } = &self.place;
        self.line = Some(Line::enter(&self.house, *table, Some(token), self.seen).await?);
        self.send_pending().await
    }

    /// Loses the connection without a word.
    pub fn vanish(&mut self) {
        self.line = None;
    }

    async fn send_pending(&mut self) -> Result<(), Lost> {
        let (Some(line), Some((id, what))) = (&mut self.line, &self.pending) else {
            return Ok(());
        };
        line.send(&ClientFrame::Do { id: id.clone(), what: what.clone() }).await
    }

    /// Sends a command, under a new id.
    ///
    /// # Errors
    /// If the connection is lost; the command is sent again with the next.
    pub async fn send(&mut self, what: RoomCommand) -> Result<(), Lost> {
        self.sent += 1;
        // Letters and digits are always an id. None is the beginning of another, so that each can
        // be found in a file or a trace.
        let id = CommandId::new(format!("p{}-{:07}", self.place.person.0, self.sent));
        self.pending = id.ok().map(|id| (id, what));
        self.send_pending().await
    }

    /// Takes the next frame; false, when the server has closed the connection.
    ///
    /// # Errors
    /// If the connection is lost, or what came is no frame.
    pub async fn hear(&mut self) -> Result<bool, Lost> {
        let Some(line) = &mut self.line else { return Ok(false) };
        let Some(text) = line.next().await? else {
            self.line = None;
            return Ok(false);
        };
        let frame: ServerFrame = serde_json::from_str(&text)
            .map_err(|error| std::io::Error::other(format!("{error} in {text}")))?;
        self.take(frame);
        Ok(true)
    }

    fn take(&mut self, frame: ServerFrame) {
        if let Some(answer) = frame.answer
            && let Some((_, what)) = self.pending.take_if(|(id, _)| *id == answer.id)
        {
            match answer.outcome {
                Outcome::Ok(seq) if is_entered(&what) => {
                    self.acknowledged.push(Acknowledged { id: answer.id, seq });
                }
                Outcome::Ok(_) => {}
                Outcome::Refused(_) => self.refused += 1,
            }
        }
        if let Some(update) = frame.update {
            let mine = Writer::Person(self.place.person);
            self.told
                .extend(update.beats.iter().filter(|beat| beat.by == mine).map(|beat| beat.seq));
            self.seen = update.seq;
            self.view = Some(update.view);
        }
        self.goodbye = frame.goodbye.map(|goodbye| goodbye.why).or(self.goodbye);
    }

    /// What they would like to do in the game, if anything.
    pub fn wish(&mut self) -> Option<RoomCommand> {
        let view = self.view.as_ref().filter(|view| view.room.stage == Stage::Playing)?;
        let game = &view.table.as_ref()?.game;
        let asked = game.asked().is_some();
        let haggles =
            matches!(game.public.phase, Phase::Inspection(_)) && below(6, &mut self.dice) == 0;
        if !asked && !haggles {
            return None;
        }
        if below(20, &mut self.dice) == 0 {
            return Some(RoomCommand::Say(Phrase::JustApples.into()));
        }
        let action = random::choose(&game.choices()?, &mut self.dice)?;
        Some(RoomCommand::Act { action, during: Occasion::of(&game.public) })
    }

    /// Plays at random until the game is over, or the server hangs up: `goodbye` says why.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn play_out(&mut self) -> Result<(), Lost> {
        while !self.is_over() {
            if !self.waits()
                && let Some(wish) = self.wish()
            {
                self.send(wish).await?;
            }
            // Whoever has nothing to say now may have later.
            if let Ok(heard) = timeout(BETWEEN_WISHES, self.hear()).await
                && !heard?
            {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether the game is over for all they know.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| view.room.stage == Stage::Over)
    }
}

/// Whether a command is entered in the journal when it is done.
const fn is_entered(command: &RoomCommand) -> bool {
    !matches!(command, RoomCommand::Ready { .. } | RoomCommand::Writing { .. } | RoomCommand::Here)
}
