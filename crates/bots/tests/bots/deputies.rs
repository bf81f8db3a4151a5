//! Two normal bots as Deputies, and one with somebody else.

use std::sync::Arc;

use bots::Pace::{Haggle, Settle};
use rules::action::Leftover;
use rules::slip::Terms;
use rules::{Action, Good, Goods, Scene};

use super::seat::Bots;
use crate::common::{A, B, C, goods, second};

/// A and B are the Deputies, and C has declared this bag so.
fn gate(bag: Goods, declared: Good) -> Scene {
    let scene = Scene::new(second(6)).deputies(A, B).hand(C, goods![BREAD]);
    scene.bag(C, bag).declares(C, declared).inspection()
}

fn hand_back() -> Action {
    Action::HandBack { bag: C, taking: None }
}

/// What the bot does when the bargaining is over, after its wishes about the Booty.
fn verdict(bots: &mut Bots) -> Action {
    loop {
        match bots.acts(Settle) {
            Action::Wish { .. } => {}
            action => return action,
        }
    }
}

#[test]
fn agrees_to_the_terms_of_the_other() {
    // D3, D4: a good bribe is taken by both.
    let mut bots = Bots::at(B, &gate(goods![SILK * 3], Good::APPLES));
    let slip = bots.state.public().next_slip;
    bots.does(C, Action::Offer(Arc::new(Terms::with(C).gold(30).hand_back(C))));
    bots.does(A, Action::Accept(slip));
    assert_eq!(verdict(&mut bots), Action::Accept(slip));
}

#[test]
fn two_hand_backs_on_different_terms_come_together() {
    // D3: nothing is settled until one gives way, so the bot does.
    let mut bots = Bots::at(B, &gate(goods![APPLES * 2], Good::APPLES));
    let slip = bots.state.public().next_slip;
    bots.does(C, Action::Offer(Arc::new(Terms::with(C).gold(20).hand_back(C))));
    bots.does(B, Action::Accept(slip)).does(A, hand_back());
    verdict(&mut bots);
    let bag = bots.state.public().inspection().and_then(|gate| gate.held(C).copied());
    assert!(bag.is_none_or(|bag| bag.alone.is_some()), "settled, or someone acts alone: {bag:?}");
}

#[test]
fn opens_alone_what_the_other_lets_pass_for_nothing() {
    // D6: no one has five chickens when nineteen lie open.
    let scene = gate(goods![SILK * 5], Good::CHICKENS).stand(A, goods![CHICKENS * 20]);
    let mut bots = Bots::at(B, &scene);
    bots.does(A, hand_back());
    assert_eq!(verdict(&mut bots), Action::Open(C));
    let bag = bots.state.public().inspection().and_then(|gate| gate.held(C).copied());
    assert_eq!(bag.and_then(|bag| bag.alone), Some(B));
    assert_eq!(verdict(&mut bots), Action::Open(C));
}

#[test]
fn deputies_who_follow_the_custom_lose_no_odd_coin() {
    // D7
    let scene = gate(goods![APPLES * 2], Good::APPLES).booty(7, Goods::NONE);
    let wish = |seat| match Bots::at(seat, &scene).action(Haggle) {
        Some(Action::Wish { item: Leftover::Gold, to }) => to,
        other => panic!("{other:?}"),
    };
    assert_eq!((wish(A), wish(B)), (Some(A), Some(A)));
}
