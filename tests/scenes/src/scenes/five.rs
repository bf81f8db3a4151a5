//! Five players: one more stand, one more bag at the gate, ten rounds.

use std::sync::Arc;

use anyhow::Result;
use rules::{Action, Edition, Good, Options, Scene, Seat, Setup, Terms};

use super::{DASHA, INES, MAYA, Named, OLEK, accepts, and, brings, exchange, legal};
use crate::stage::Stage;

const JONAS: Seat = Seat::new(4);

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("five-gate", gate),
    ("five-merchant", merchant),
    ("five-first-market", first_market),
    ("five-score", score),
];

/// Round six for five: 250 gold, this seat the Sheriff, nobody with a card in hand.
fn market_day(edition: Edition, sheriff: Seat) -> Result<Scene> {
    Ok(Scene::new(Arc::new(Setup::new(Options::new(edition, 5))?))
        .round(6)
        .sheriff(sheriff)
        .gold(MAYA, 43)
        .gold(INES, 58)
        .gold(OLEK, 63)
        .gold(DASHA, 36)
        .gold(JONAS, 50)
        .stand(MAYA, and(legal([5, 3, 2, 4]), &[Good::PEPPER, Good::PEPPER, Good::SILK]))
        .stand(INES, and(legal([4, 2, 5, 1]), &[Good::MEAD]))
        .stand(OLEK, and(legal([6, 1, 2, 2]), &[Good::PEPPER, Good::SILK]))
        .stand(DASHA, and(legal([2, 5, 3, 0]), &[Good::MEAD, Good::CROSSBOW]))
        .stand(JONAS, and(legal([3, 2, 1, 5]), &[Good::SILK]))
        .left_pile([Good::APPLES, Good::BREAD, Good::PEPPER, Good::CHEESE, Good::APPLES]))
}

/// Everyone but Maya and Olek has a bag: Dasha and Jonas lie.
fn with_bags(scene: Scene) -> Scene {
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    brings(scene, JONAS, and(legal([0, 0, 0, 3]), &[Good::SILK]), Good::CHICKENS)
}

/// Four bags at Maya's gate, and a slip for each.
fn gate() -> Result<Stage> {
    let scene = with_bags(market_day(Edition::Second, MAYA)?).hand(MAYA, legal([2, 1, 2, 1]));
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let jonas = Terms::with(JONAS).gold(6).from_stand([(Good::CHICKENS, 1)]).hand_back(JONAS);
    Stage::open(scene.inspection())?
        .offer(INES, Terms::with(INES).gold(3).open(OLEK))?
        .offer(OLEK, Terms::with(OLEK).gold(5).from_bag([(Good::CROSSBOW, 1)]).hand_back(OLEK))?
        .offer(DASHA, Terms::with(DASHA).gold(4).hand_back(DASHA))?
        .offer(JONAS, jonas)
}

/// Maya's bag is one of four at Olek's gate, and his hand is on it.
fn merchant() -> Result<Stage> {
    let scene = with_bags(market_day(Edition::Second, OLEK)?).hand(OLEK, legal([2, 1, 2, 1]));
    let scene = brings(scene, MAYA, and(legal([3, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    Stage::open(scene.inspection())?
        .offer(DASHA, Terms::with(DASHA).gold(4).hand_back(DASHA))?
        .offer(OLEK, Terms::with(MAYA).gold(7).hand_back(MAYA))?
        .act(OLEK, Action::Threaten(MAYA))
}

/// Two piles of the first edition, and Ines comes after Maya.
fn first_market() -> Result<Stage> {
    let everyone = [MAYA, INES, OLEK, DASHA, JONAS];
    let scene = market_day(Edition::First, OLEK)?.right_pile([
        Good::APPLES,
        Good::CHEESE,
        Good::MEAD,
        Good::BREAD,
        Good::CHEESE,
    ]);
    let hand = legal([2, 1, 2, 1]);
    let scene = everyone.into_iter().fold(scene, |scene, seat| scene.hand(seat, hand));
    Stage::open(scene.market_turn(JONAS))?.act(JONAS, exchange([]))
}

/// The end of the tenth round, with five columns to compare.
fn score() -> Result<Stage> {
    let scene = market_day(Edition::Second, OLEK)?
        .round(10)
        .stand(MAYA, and(legal([9, 4, 3, 4]), &[Good::PEPPER, Good::SILK, Good::CROSSBOW]))
        .stand(INES, and(legal([5, 3, 8, 1]), &[Good::MEAD, Good::MEAD]))
        .stand(OLEK, and(legal([8, 3, 2, 2]), &[Good::PEPPER, Good::SILK]))
        .stand(DASHA, and(legal([3, 8, 4, 0]), &[Good::MEAD, Good::CROSSBOW]))
        .stand(JONAS, and(legal([6, 5, 1, 7]), &[Good::PEPPER]));
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).gold(2).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)?.act(OLEK, accepts(1))
}
