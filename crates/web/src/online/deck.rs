//! Where a deck comes from: what this page gives for it, and what it was told of the game, so that
//! the record can be held against it.

use leptos::prelude::{UpdateValue as _, WithValue as _, untrack};
use rules::{Phase, Seed};
use study::{Gave, Testimony};
use table::room::{PersonId, RoomCommand, RoomFacts, RoomUpdate, Stage, TableCode};

use super::room::Online;
use crate::browser;

/// What a page was told of the game on the table, word for word.
#[derive(Default)]
pub(super) struct Told {
    /// What it asked for, because it had missed too much.
    pub(super) beats: Option<String>,
    /// What it was sent.
    pub(super) frames: Vec<String>,
    /// Whether the game is over: what comes then is no part of it.
    over: bool,
}

/// What was given for a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// By whom: one browser may have two seats at a table.
    by: PersonId,
    gave: Gave,
    /// Whether the table has taken it.
    taken: bool,
}

/// Where it is kept what someone at this browser gave for the deck of a table.
fn part_name(code: TableCode, by: PersonId) -> String {
    format!("just-apples.part.{code}.{}", by.0)
}

impl Part {
    /// What someone at this browser gave for a deck of a table before the page was loaded.
    fn given(code: TableCode, by: PersonId) -> Option<Self> {
        let gave = browser::kept(&part_name(code, by)).and_then(|text| jot::read(&text))?;
        Some(Self { by, gave, taken: true })
    }
}

impl Online {
    /// What I gave for a deck of this table, if I did.
    fn my_part(self) -> Option<Part> {
        let me = untrack(|| self.me())?;
        let known = self.stirred.get_untracked().filter(|part| part.by == me);
        known.or_else(|| Part::given(self.code, me))
    }

    /// Gives this page's part of the next deck's seed, once it has seen what the house commits to.
    pub(super) fn stir(self) {
        let Some((stage, game, commitment)) =
            self.look(|room| (room.stage, room.game, room.commitment))
        else {
            return;
        };
        let Some(by) = untrack(|| self.me()) else { return };
        let given = self.my_part().is_some_and(|part| part.gave.1 == commitment);
        if stage != Stage::Lobby || given {
            return;
        }
        let Some(seed) = browser::entropy().map(Seed) else { return };
        let gave = (game, commitment, seed);
        self.stirred.set(Some(Part { by, gave, taken: false }));
        let taken = move |answer: Result<_, _>| {
            if answer.is_ok() {
                self.stirred.set(Some(Part { by, gave, taken: true }));
                // Without it the page cannot say later that its part was used, and that is all.
                let _ = jot::write(&gave)
                    .and_then(|text| browser::keep(&part_name(self.code, by), &text));
            }
        };
        self.send(RoomCommand::Stir(seed), Box::new(taken));
    }

    /// Notes a frame with an update. In the lobby nothing is known of the next game, and when one is
    /// over, it is.
    pub(super) fn note_frame(self, frame: &str, update: &RoomUpdate<Option<RoomFacts>>) {
        self.told.update_value(|told| {
            let Some(table) = &update.view.table else { return *told = Told::default() };
            let says_nothing = update.beats.is_empty() && update.view.room.is_none();
            if !told.over && (told.frames.is_empty() || !says_nothing) {
                told.frames.push(frame.to_owned());
            }
            told.over = matches!(table.game.public.phase, Phase::Over(_));
        });
    }

    /// Whether this page gave something for the deck of this game.
    pub(crate) fn gave(self) -> bool {
        self.part_of(self.game_number()).is_some()
    }

    fn part_of(self, game: u32) -> Option<Gave> {
        let part = self.my_part().filter(|part| part.taken && part.gave.0 == game);
        part.map(|part| part.gave)
    }

    /// Which of the table's games is on it.
    pub(crate) fn game_number(self) -> u32 {
        self.look(|room| room.game).unwrap_or_default()
    }

    /// Everything that this page was told of the game that is over, to be held against this record;
    /// reactively: what was missed may still come in.
    pub(crate) fn testimony(self, record: String) -> Testimony {
        self.recalled.track();
        let game = self.game_number();
        let (beats, frames) =
            self.told.with_value(|told| (told.beats.clone(), told.frames.clone()));
        let table = self.code.to_string();
        Testimony { table, game, gave: self.part_of(game), beats, frames, record }
    }
}
