//! A normal bot at one seat of a scene: what it remembers, and what it thinks.

use bots::{Bot, Pace, Recollection, Thought};
use rules::random::Dice;
use rules::{Action, Actor, EventView, Observer, Scene, Seat, State};

use crate::common::{A, B, goods, second};

/// A game that goes on from a scene, and one seat of it that a normal bot plays.
pub(crate) struct Bots {
    pub(crate) state: State,
    seat: Seat,
    recollection: Recollection,
}

impl Bots {
    /// The bot at this seat, which has seen nothing but the scene.
    pub(crate) fn at(seat: Seat, scene: &Scene) -> Self {
        let state = scene.build().expect("a scene that can be");
        let recollection = Recollection::new(&state.view(Observer::Seat(seat)));
        Self { state, seat, recollection }
    }

    /// The bot has seen this before.
    pub(crate) fn remembers(mut self, events: impl IntoIterator<Item = EventView>) -> Self {
        events.into_iter().for_each(|event| self.recollection.observe(&event));
        self
    }

    /// Someone does something that is allowed.
    pub(crate) fn does(&mut self, seat: Seat, action: Action) -> &mut Self {
        let observer = Observer::Seat(self.seat);
        let recollection = &mut self.recollection;
        let tell = &mut |event: rules::Event| recollection.observe(&event.seen_by(observer));
        self.state.apply(Actor::Seat(seat), action, tell).expect("the rules allow it");
        self
    }

    /// What the bot thinks, with these dice.
    pub(crate) fn thinks(&self, pace: Pace, dice: u64) -> Thought {
        let view = self.state.view(Observer::Seat(self.seat));
        Bot::Normal.think(&view, &self.recollection, pace, &mut Dice::new(dice))
    }

    /// What the bot does at once, whatever the dice say.
    #[track_caller]
    pub(crate) fn action(&self, pace: Pace) -> Option<Action> {
        let action = self.thinks(pace, 0).action;
        for dice in 1..20 {
            assert_eq!(self.thinks(pace, dice).action, action, "the dice do not matter here");
        }
        action
    }

    /// What the bot may do at once, as the dice fall.
    pub(crate) fn actions(&self, pace: Pace) -> impl Iterator<Item = Option<Action>> {
        (0..40).map(move |dice| self.thinks(pace, dice).action)
    }

    /// The bot acts, as these dice fall, and the game goes on.
    pub(crate) fn acts(&mut self, pace: Pace) -> Action {
        let action = self.thinks(pace, 7).action.expect("the bot acts");
        self.does(self.seat, action.clone());
        action
    }
}

#[test]
fn the_same_view_recollection_and_dice_give_the_same_thought_also_from_json() {
    let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![APPLES * 3, SILK, MEAD, BREAD]);
    let bots = Bots::at(B, &scene.load());
    let view = bots.state.view(Observer::Seat(B));
    let (written, remembered) = (
        serde_json::to_string(&view).expect("a view can be written"),
        serde_json::to_string(&bots.recollection).expect("a recollection can be written"),
    );
    let view = serde_json::from_str(&written).expect("and read");
    let recollection: Recollection = serde_json::from_str(&remembered).expect("and read");
    assert_eq!(recollection, bots.recollection);
    for dice in 0..20 {
        let thought = bots.thinks(Pace::Settle, dice);
        let again = Bot::Normal.think(&view, &recollection, Pace::Settle, &mut Dice::new(dice));
        assert_eq!(thought, again);
    }
}

#[test]
fn a_spectator_thinks_nothing() {
    let state = Scene::new(second(3)).hand(B, goods![APPLES]).load().build().expect("a scene");
    let view = state.view(Observer::Spectator);
    let recollection = Recollection::new(&view);
    for bot in Bot::ALL {
        let thought = bot.think(&view, &recollection, Pace::Settle, &mut Dice::new(1));
        assert_eq!(thought, Thought::default());
    }
}

#[test]
fn bots_have_names() {
    for bot in Bot::ALL {
        assert_eq!(bot.name().parse(), Ok(bot));
        let written = serde_json::to_string(&bot).expect("a bot can be written");
        assert_eq!(written, format!("{:?}", bot.name()));
    }
    let unknown = "clever".parse::<Bot>().expect_err("nobody is called so");
    assert_eq!(unknown.to_string(), "there is no bot \"clever\": the bots are normal and random");
}
