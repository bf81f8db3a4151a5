//! The bots by name, and what a thought is.

use std::str::FromStr;

use rules::random::{self, Dice};
use rules::{Action, View};
use serde::{Deserialize, Serialize};

use crate::chance::once_in;
use crate::mind::Mind;
use crate::phrase::Phrase;
use crate::recollection::Recollection;
use crate::{last_resort, talk};

/// Someone who can play a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    /// Collects, smuggles, bargains and remembers.
    Normal,
    /// Does anything that is legal.
    Random,
}

/// There is no bot of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}: the bots are normal and random")]
pub struct UnknownBot(pub String);

/// Whether there is still time to talk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// There is: a bot may wait for what the others say.
    Haggle,
    /// The bargaining has gone quiet: whoever is asked acts.
    Settle,
}

/// What a bot does and says, if anything.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Thought {
    /// What it does.
    pub action: Option<Action>,
    /// What it says with it, or all the same.
    pub say: Option<Phrase>,
}

/// A random player speaks once in so many chances: else those who never tire of writing slips would
/// keep an Inspection open until the rules stop them.
const RANDOM_SPEAKS: u32 = 4;

/// So often a random player who must act is asked again before it takes the first way out.
const RANDOM_TRIES: usize = 64;

impl Bot {
    /// Every bot.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Random];

    /// Its name on the command line and in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Random => "random",
        }
    }

    /// What the bot does at the seat of this view. At [`Pace::Settle`] it always acts if something
    /// is asked of it; whatever it does is legal.
    #[must_use]
    pub fn think(
        self,
        view: &View,
        recollection: &Recollection,
        pace: Pace,
        dice: &mut Dice,
    ) -> Thought {
        match self {
            Self::Normal => normal(view, recollection, pace, dice),
            Self::Random => Thought { action: at_random(view, pace, dice), say: None },
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let named = Self::ALL.into_iter().find(|bot| bot.name() == name);
        named.ok_or_else(|| UnknownBot(name.into()))
    }
}

/// What the normal bot does and says.
fn normal(view: &View, recollection: &Recollection, pace: Pace, dice: &mut Dice) -> Thought {
    let Some(mind) = Mind::new(view, recollection, pace) else { return Thought::default() };
    let action = mind.action(dice).filter(|action| is_legal(view, action));
    let action = match action {
        None if must_act(view, pace) => last_resort::action(&mind.choices),
        decided => decided,
    };
    let say = talk::phrase(&mind, action.as_ref(), dice);
    Thought { action, say }
}

/// Whether the judge allows what was decided. A normal bot that decides on something else has a
/// bug, which tests must see and players must not.
fn is_legal(view: &View, action: &Action) -> bool {
    let judged = view.check(action);
    debug_assert!(judged.is_ok(), "{action:?} is refused: {judged:?}");
    judged.is_ok()
}

/// Whether the seat cannot wait: nobody haggles outside Inspection.
fn must_act(view: &View, pace: Pace) -> bool {
    view.asked().is_some() && (pace == Pace::Settle || view.public.inspection().is_none())
}

/// Anything that is legal.
fn at_random(view: &View, pace: Pace, dice: &mut Dice) -> Option<Action> {
    let choices = view.choices()?;
    if must_act(view, pace) {
        let tries = (0..RANDOM_TRIES).find_map(|_| random::choose(&choices, dice));
        return tries.or_else(|| last_resort::action(&choices));
    }
    once_in(RANDOM_SPEAKS, dice).then(|| random::choose(&choices, dice)).flatten()
}
