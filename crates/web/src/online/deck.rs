//! Where a deck comes from: what this page gives for it, and what it was told of the game, so that
//! the record can be held against it.

use leptos::prelude::{UpdateValue as _, WithValue as _, untrack};
use rules::Seed;
use study::{Gave, Testimony};
use table::room::{RoomCommand, Stage, TableCode};

use super::room::Online;
use crate::browser;

/// What a page was told of the game on the table, word for word.
#[derive(Default)]
pub(super) struct Told {
    /// What it asked for, because it had missed too much.
    pub(super) beats: Option<String>,
    /// What it was sent.
    pub(super) frames: Vec<String>,
}

/// Where it is kept what this browser gave for the deck of a table.
fn part_name(code: TableCode) -> String {
    format!("just-apples.part.{code}")
}

/// What this browser gave for a deck of a table.
pub(super) fn part_given(code: TableCode) -> Option<Gave> {
    browser::kept(&part_name(code)).and_then(|text| jot::read(&text))
}

impl Online {
    /// Gives this page's part of the next deck's seed, once it has seen what the house commits to.
    pub(super) fn stir(self) {
        let Some((stage, game, commitment)) =
            self.look(|room| (room.stage, room.game, room.commitment))
        else {
            return;
        };
        let given =
            self.stirred.with_untracked(|given| given.is_some_and(|(_, to, _)| to == commitment));
        let sits = untrack(|| self.me()).is_some();
        if stage != Stage::Lobby || given || !sits {
            return;
        }
        let Some(seed) = browser::entropy().map(Seed) else { return };
        let gave = (game, commitment, seed);
        self.stirred.set(Some(gave));
        // Without it the page cannot say later that its part was used, and that is all.
        let _ = jot::write(&gave).and_then(|text| browser::keep(&part_name(self.code), &text));
        self.send(RoomCommand::Stir(seed), Box::new(drop));
    }

    /// Notes a frame. In the lobby nothing is known of the next game.
    pub(super) fn note_frame(self, frame: &str, game: bool) {
        self.told.update_value(|told| {
            if game {
                told.frames.push(frame.to_owned());
            } else {
                *told = Told::default();
            }
        });
    }

    /// Whether this page gave something for the deck of this game.
    pub(crate) fn gave(self) -> bool {
        self.part_of(self.game_number()).is_some()
    }

    fn part_of(self, game: u32) -> Option<Gave> {
        self.stirred.get_untracked().filter(|(given, ..)| *given == game)
    }

    /// Which of the table's games is on it.
    pub(crate) fn game_number(self) -> u32 {
        self.look(|room| room.game).unwrap_or_default()
    }

    /// Everything that this page was told of the game that is over, to be held against this record;
    /// reactively: what was missed may still come in.
    pub(crate) fn testimony(self, record: String) -> Testimony {
        self.with_heard(|_| ());
        let game = self.game_number();
        let (beats, frames) =
            self.told.with_value(|told| (told.beats.clone(), told.frames.clone()));
        let table = self.code.to_string();
        Testimony { table, game, gave: self.part_of(game), beats, frames, record }
    }
}
