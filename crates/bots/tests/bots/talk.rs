//! What a normal bot says.

use bots::{Bot, Pace, Phrase, Recollection};
use rules::random::Dice;
use rules::{Action, Actor, Event, Good, Observer, Scene, State};

use crate::common::{A, B, goods, second};
use crate::seat::Bots;

/// B, an honest merchant, was just opened.
fn after_opening() -> (State, Recollection) {
    let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![CHEESE * 3]);
    let scene = scene.bag(B, goods![APPLES * 3]).declares(B, Good::APPLES);
    let scene =
        scene.bag(rules::Seat::new(2), goods![BREAD]).declares(rules::Seat::new(2), Good::BREAD);
    let mut state = scene.inspection().build().expect("a scene that can be");
    let mut recollection = Recollection::new(&state.view(Observer::Seat(B)));
    let tell = &mut |event: Event| recollection.observe(&event.seen_by(Observer::Seat(B)));
    state.apply(Actor::Seat(A), Action::Open(B), tell).expect("the Sheriff may");
    (state, recollection)
}

fn says(state: &State, recollection: &Recollection) -> Option<Phrase> {
    let view = state.view(Observer::Seat(B));
    Bot::Normal.think(&view, recollection, Pace::Haggle, &mut Dice::new(1)).say
}

#[test]
fn an_honest_merchant_who_was_opened_says_so_at_most_once() {
    let (state, mut recollection) = after_opening();
    if let Some(phrase) = says(&state, &recollection) {
        assert_eq!(phrase, Phrase::ToldYou);
        recollection.hear(B, phrase);
    }
    assert_eq!(says(&state, &recollection), None);
}

#[test]
fn what_is_said_with_a_declaration_tells_nothing_of_the_bag() {
    let said = |bag| {
        let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![CHEESE * 2]).bag(B, bag);
        let bots = Bots::at(B, &scene.declaration());
        let thoughts = (0..60).map(|dice| bots.thinks(Pace::Settle, dice));
        let breads = thoughts.filter(|it| it.action == Some(Action::Declare(Good::BREAD)));
        breads.filter_map(|thought| thought.say).collect::<Vec<_>>()
    };
    let (honest, lie) = (said(goods![BREAD * 4]), said(goods![BREAD * 3, SILK]));
    assert!(!honest.is_empty() && !lie.is_empty(), "{honest:?} {lie:?}");
    for phrase in honest.iter().chain(&lie) {
        assert!(honest.contains(phrase) && lie.contains(phrase), "{honest:?} {lie:?}");
    }
}
