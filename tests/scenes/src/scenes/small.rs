//! Small variants: the clock of Inspection (T1), larger hands (S3), and a table of three (G1, C3).

use std::sync::Arc;

use anyhow::Result;
use rules::{Action, Edition, Good, Options, Scene, Seat, Setup, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, bag, brings, evening, legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("clock", clock),
    ("clock-debt", clock_debt),
    ("clock-debt-sheriff", clock_debt_sheriff),
    ("seven-cards", seven_cards),
    ("three-declare", three_declare),
];

/// Round five with a candle, this seat the Sheriff.
fn by_candle(sheriff: Seat) -> Result<Scene> {
    let options = Options { time_limit: true, ..Options::new(Edition::Second, 4) };
    Ok(with_hands(evening(options, sheriff)?))
}

/// Three bags at Maya's gate, a candle that burns, and a duty to open one of them.
fn clock() -> Result<Stage> {
    let scene = by_candle(MAYA)?;
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    Stage::open(scene.inspection())?
        .offer(INES, Terms::with(INES).gold(3).open(OLEK))?
        .offer(DASHA, Terms::with(DASHA).gold(5).hand_back(DASHA))?
        .act(MAYA, accepts(1))
}

/// Maya was caught and has too little gold: a merchant chooses, and the candle does not burn.
fn clock_debt() -> Result<Stage> {
    let scene = by_candle(OLEK)?.gold(MAYA, 3).gold(OLEK, 103);
    let lie = and(legal([2, 0, 0, 0]), &[Good::CROSSBOW, Good::SILK]);
    let scene = brings(scene, MAYA, lie, Good::APPLES);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    Stage::open(scene.inspection())?.act(OLEK, Action::Open(MAYA))
}

/// Maya the Sheriff owes honest Ines more than her gold, and the candle burns on.
fn clock_debt_sheriff() -> Result<Stage> {
    let scene = by_candle(MAYA)?.gold(MAYA, 1).gold(INES, 100);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    Stage::open(scene.inspection())?.act(MAYA, Action::Open(INES))
}

/// A hand of seven.
fn seven_cards() -> Result<Stage> {
    let options = Options { seven_cards: true, ..Options::new(Edition::Second, 4) };
    let scene = with_hands(evening(options, OLEK)?)
        .hand(MAYA, and(legal([3, 1, 1, 0]), &[Good::CROSSBOW, Good::SILK]));
    Stage::open(scene.load())
}

/// Three play without bread.
fn three_declare() -> Result<Stage> {
    let setup = Setup::new(Options::new(Edition::Second, 3))?;
    let scene = Scene::new(Arc::new(setup))
        .round(4)
        .sheriff(OLEK)
        .gold(MAYA, 47)
        .gold(INES, 55)
        .gold(OLEK, 48)
        .stand(MAYA, and(legal([5, 3, 0, 3]), &[Good::PEPPER, Good::SILK]))
        .stand(INES, and(legal([4, 5, 0, 1]), &[Good::MEAD]))
        .stand(OLEK, and(legal([6, 2, 0, 2]), &[Good::PEPPER]))
        .hand(MAYA, and(legal([3, 1, 0, 0]), &[Good::CROSSBOW, Good::SILK]))
        .hand(INES, legal([2, 2, 0, 2]))
        .hand(OLEK, legal([2, 2, 0, 2]))
        .left_pile([Good::APPLES, Good::CHEESE, Good::PEPPER]);
    Stage::open(scene.load())?
        .act(MAYA, bag([(Good::APPLES, 2), (Good::SILK, 1)])?)?
        .act(INES, bag([(Good::CHEESE, 2)])?)
}
