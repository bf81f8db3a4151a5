//! Where a deck comes from: what this page gives for it, and what it sees of the game, so that the
//! record can be held against it.

use leptos::prelude::untrack;
use rules::{Digest, EventView, Fairness, Seed};
use table::room::{RoomBeat, RoomCommand, RoomHappening, Stage, TableCode};

use super::room::Online;
use crate::browser;

/// What this page gave for a deck: for which of the table's games, what the house had committed to
/// by then, and the part itself.
pub(crate) type Gave = (u32, Digest, Seed);

/// Where it is kept what this browser gave for the deck of a table.
fn part_name(code: TableCode) -> String {
    format!("just-apples.part.{code}")
}

/// What this browser gave for a deck of a table.
pub(super) fn part_given(code: TableCode) -> Option<Gave> {
    browser::kept(&part_name(code)).and_then(|text| jot::read(&text))
}

/// The beats of the last game that began, if one did.
pub(super) fn since_it_began(beats: &[RoomBeat]) -> &[RoomBeat] {
    let begins = beats.iter().rposition(|beat| matches!(beat.what, RoomHappening::Started { .. }));
    &beats[begins.unwrap_or_default()..]
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

    /// What it gave for the deck, if it did. What it gave for another game is no part of this.
    pub(crate) fn gave(self) -> Option<Gave> {
        let now = self.look(|room| room.game);
        self.stirred.get_untracked().filter(|(game, ..)| Some(*game) == now)
    }

    /// What the house showed of where the deck came from.
    pub(crate) fn shown_fairness(self) -> Option<Fairness> {
        self.look(|room| room.fairness.clone()).flatten()
    }

    /// What happened in the game, beat by beat up to now, without a gap, reactively.
    pub(crate) fn game_heard(self) -> Vec<Vec<EventView>> {
        let game = |beat: &RoomBeat| match &beat.what {
            RoomHappening::Game(events) => Some(events.clone()),
            _ => None,
        };
        self.with_heard(|heard| since_it_began(heard).iter().filter_map(game).collect())
    }
}
