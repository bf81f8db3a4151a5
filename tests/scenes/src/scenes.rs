//! The scenes, by edition and variant. The person at the screen is always Maya.

mod black_market;
mod deputies;
mod extra_goods;
mod first;
mod five;
mod rulings;
mod second;
mod small;

use std::sync::Arc;

use anyhow::Result;
use rules::{Action, Good, Goods, Options, Scene, Seat, Setup, SlipNumber};

use crate::stage::Stage;

const MAYA: Seat = Seat::new(0);
const INES: Seat = Seat::new(1);
const OLEK: Seat = Seat::new(2);
const DASHA: Seat = Seat::new(3);

/// A scene, ready to be opened, and its name.
pub(crate) type Named = (&'static str, fn() -> Result<Stage>);

/// Every scene.
pub(crate) fn all() -> impl Iterator<Item = Named> {
    let chapters = [
        second::SCENES,
        first::SCENES,
        black_market::SCENES,
        extra_goods::SCENES,
        deputies::SCENES,
        five::SCENES,
        rulings::SCENES,
        small::SCENES,
    ];
    chapters.into_iter().flatten().copied()
}

/// Goods by count in the order of the table of goods: apples, cheese, bread, chickens.
fn legal(counts: [u8; 4]) -> Goods {
    let kinds = [Good::APPLES, Good::CHEESE, Good::BREAD, Good::CHICKENS];
    let cards = kinds.into_iter().zip(counts);
    cards.flat_map(|(good, count)| std::iter::repeat_n(good, count.into())).collect()
}

/// These goods and those.
fn and(mut goods: Goods, more: &[Good]) -> Goods {
    more.iter().for_each(|&good| goods.add(good, 1));
    goods
}

/// Round five for Maya, Ines, Olek and Dasha: four stands, 200 gold, this seat the Sheriff, nobody
/// with a card in hand.
fn evening(options: Options, sheriff: Seat) -> Result<Scene> {
    Ok(Scene::new(Arc::new(Setup::new(options)?))
        .round(5)
        .sheriff(sheriff)
        .gold(MAYA, 43)
        .gold(INES, 58)
        .gold(OLEK, 63)
        .gold(DASHA, 36)
        .stand(MAYA, and(legal([5, 3, 2, 4]), &[Good::PEPPER, Good::PEPPER, Good::SILK]))
        .stand(INES, and(legal([4, 2, 5, 1]), &[Good::MEAD]))
        .stand(OLEK, and(legal([6, 1, 2, 2]), &[Good::PEPPER, Good::SILK]))
        .stand(DASHA, and(legal([2, 5, 3, 0]), &[Good::MEAD, Good::MEAD, Good::CROSSBOW]))
        .left_pile([Good::APPLES, Good::BREAD, Good::PEPPER, Good::CHEESE, Good::APPLES]))
}

/// Everyone's hand of six, as it comes from the market.
fn with_hands(scene: Scene) -> Scene {
    let maya = and(legal([3, 0, 1, 0]), &[Good::CROSSBOW, Good::SILK]);
    let ines = and(legal([1, 1, 3, 0]), &[Good::PEPPER]);
    scene
        .hand(MAYA, maya)
        .hand(INES, ines)
        .hand(OLEK, legal([2, 1, 2, 1]))
        .hand(DASHA, legal([1, 3, 1, 1]))
}

/// Someone's bag at the gate, and a hand of what is left.
fn brings(scene: Scene, seat: Seat, goods: impl Into<Goods>, declared: Good) -> Scene {
    let goods = goods.into();
    let rest = [Good::APPLES, Good::BREAD, Good::CHEESE, Good::APPLES, Good::BREAD];
    let hand: Goods = rest.into_iter().take(6 - goods.len()).collect();
    scene.hand(seat, hand).bag(seat, goods).declares(seat, declared)
}

/// Sets cards aside and draws from the deck.
fn exchange(set_aside: impl Into<Goods>) -> Action {
    Action::Exchange { set_aside: set_aside.into(), left: 0, right: 0 }
}

/// Closes a bag.
fn bag(goods: impl Into<Goods>) -> Result<Action> {
    Ok(Action::Load(rules::Bag::new(&goods.into())?))
}

/// Accepts the slip with this number.
const fn accepts(slip: u16) -> Action {
    Action::Accept(SlipNumber(slip))
}

/// Hands a bag back for nothing.
const fn hands_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}
