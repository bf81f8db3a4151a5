//! Six players: two Deputies and their Booty (D).

use std::sync::Arc;

use anyhow::Result;
use rules::action::Leftover;
use rules::public::Fate;
use rules::setup::MarketRule;
use rules::{Action, Edition, Good, Options, Scene, Seat, Seats, Setup, Terms};

use super::{DASHA, INES, MAYA, Named, OLEK, accepts, and, brings, hands_back, legal};
use crate::stage::Stage;

const JONAS: Seat = Seat::new(4);
const AMIRA: Seat = Seat::new(5);

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("deputies-market", market),
    ("deputies-gate", gate),
    ("deputies-merchant", merchant),
    ("deputies-booty", booty),
    ("deputies-fines", fines),
    ("deputies-two-piles", two_piles),
    ("deputies-score", score),
];

/// Round four for six: 300 gold, these two on duty, nobody with a card in hand.
fn market_day(first: Seat, second: Seat) -> Result<Scene> {
    six(Options::new(Edition::Second, 6), first, second)
}

/// The same, by other options.
fn six(options: Options, first: Seat, second: Seat) -> Result<Scene> {
    Ok(Scene::new(Arc::new(Setup::new(options)?))
        .round(4)
        .deputies(first, second)
        .gold(MAYA, 46)
        .gold(INES, 58)
        .gold(OLEK, 41)
        .gold(DASHA, 52)
        .gold(JONAS, 39)
        .gold(AMIRA, 64)
        .stand(MAYA, and(legal([4, 2, 1, 2]), &[Good::PEPPER, Good::SILK]))
        .stand(INES, and(legal([2, 1, 4, 1]), &[Good::MEAD]))
        .stand(OLEK, and(legal([5, 1, 1, 0]), &[Good::PEPPER]))
        .stand(DASHA, and(legal([1, 4, 2, 0]), &[Good::MEAD, Good::CROSSBOW]))
        .stand(JONAS, and(legal([3, 2, 0, 2]), &[]))
        .stand(AMIRA, and(legal([2, 0, 2, 3]), &[Good::SILK]))
        .left_pile([Good::APPLES, Good::BREAD, Good::PEPPER, Good::CHEESE]))
}

/// Four bags: Ines is honest, Dasha, Jonas and Amira are not.
fn with_bags(scene: Scene) -> Scene {
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    let scene = brings(scene, JONAS, and(legal([3, 0, 0, 0]), &[Good::SILK]), Good::APPLES);
    let scene = brings(scene, AMIRA, and(legal([0, 0, 0, 2]), &[Good::CROSSBOW]), Good::CHICKENS);
    scene.hand(MAYA, legal([2, 1, 2, 1])).hand(OLEK, legal([1, 2, 2, 1]))
}

/// Maya was drawn first and picks who goes to market first (D2).
fn market() -> Result<Stage> {
    let hand = legal([2, 1, 2, 1]);
    let everyone = [MAYA, INES, OLEK, DASHA, JONAS, AMIRA].into_iter();
    let scene = everyone.fold(market_day(MAYA, OLEK)?, |scene, seat| scene.hand(seat, hand));
    Stage::open(scene.market())
}

/// Maya and Olek at the gate. Olek would open Ines's bag, hand Dasha's back for nothing, and take
/// what Jonas offers (D3).
fn gate() -> Result<Stage> {
    let jonas = Terms::with(JONAS).gold(7).from_stand([(Good::CHEESE, 1)]).hand_back(JONAS);
    Stage::open(with_bags(market_day(MAYA, OLEK)?).inspection())?
        .offer(JONAS, jonas)?
        .offer(AMIRA, Terms::with(AMIRA).gold(12).hand_back(AMIRA))?
        .act(OLEK, Action::Open(INES))?
        .act(OLEK, hands_back(DASHA))?
        .act(OLEK, accepts(1))
}

/// Maya is a merchant: one Deputy would open her bag, the other asks for gold.
fn merchant() -> Result<Stage> {
    let scene = market_day(INES, OLEK)?;
    let scene = brings(scene, MAYA, and(legal([3, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    let scene = brings(scene, JONAS, legal([3, 0, 0, 0]), Good::APPLES);
    let scene = brings(scene, AMIRA, legal([0, 0, 0, 2]), Good::CHICKENS);
    Stage::open(scene.hand(INES, legal([2, 2, 1, 1])).hand(OLEK, legal([1, 2, 2, 1])).inspection())?
        .offer(DASHA, Terms::with(DASHA).gold(4).hand_back(DASHA))?
        .act(INES, Action::Open(MAYA))?
        .offer(OLEK, Terms::with(MAYA).gold(6).hand_back(MAYA))
}

/// One bag is left, and the Booty does not divide evenly: a coin, a cheese and a mead (D7).
fn booty() -> Result<Stage> {
    let settled = [(DASHA, Good::CHEESE, 3), (JONAS, Good::APPLES, 4), (AMIRA, Good::CHICKENS, 3)];
    let scene = market_day(MAYA, OLEK)?.gold(JONAS, 32);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = settled.into_iter().fold(scene, |scene, (seat, good, cards)| {
        scene.declares(seat, good).settled(seat, Fate::HandedBack, cards)
    });
    let scene = scene.booty(7, [(Good::CHEESE, 1), (Good::MEAD, 1)]).inspection();
    Stage::open(scene)?
        .act(OLEK, Action::Wish { item: Leftover::Gold, to: Some(MAYA) })?
        .act(OLEK, Action::Wish { item: Leftover::Card(Good::CHEESE), to: Some(OLEK) })?
        .act(OLEK, hands_back(INES))
}

/// Maya has one coin for her half of what honest Ines gets (D5, B1), and Amira one for her fine, which
/// a chicken of hers has to cover. Olek would open both.
fn fines() -> Result<Stage> {
    let scene = market_day(MAYA, OLEK)?
        .gold(MAYA, 1)
        .gold(OLEK, 41 + 45 + 63)
        .gold(AMIRA, 1)
        .stand(AMIRA, and(legal([0, 0, 0, 1]), &[Good::SILK]));
    Stage::open(with_bags(scene).inspection())?
        .act(OLEK, Action::Open(INES))?
        .act(OLEK, Action::Open(AMIRA))
}

/// Six with the two piles of the first edition (S1). Maya is at the market, the first of all.
fn two_piles() -> Result<Stage> {
    let options = Options { market: MarketRule::TwoPiles, ..Options::new(Edition::Second, 6) };
    let hand = legal([2, 1, 2, 1]);
    let everyone = [MAYA, INES, OLEK, DASHA, JONAS, AMIRA].into_iter();
    let scene = six(options, AMIRA, DASHA)?
        .left_pile([Good::BREAD, Good::APPLES, Good::CHEESE])
        .right_pile([Good::APPLES, Good::MEAD]);
    let scene = everyone.fold(scene, |scene, seat| scene.hand(seat, hand));
    Stage::open(scene.market_turn(MAYA))
}

/// The end of the ninth round, with six columns to compare.
fn score() -> Result<Stage> {
    let settled = [(DASHA, Good::CHEESE, 3), (JONAS, Good::APPLES, 4), (AMIRA, Good::CHICKENS, 3)];
    let scene = market_day(MAYA, OLEK)?
        .round(9)
        .served(Seats::all(6))
        .stand(MAYA, and(legal([8, 4, 3, 4]), &[Good::PEPPER, Good::SILK, Good::CROSSBOW]))
        .stand(INES, and(legal([5, 3, 8, 1]), &[Good::MEAD, Good::MEAD]))
        .stand(OLEK, and(legal([8, 3, 2, 2]), &[Good::PEPPER, Good::SILK]))
        .stand(DASHA, and(legal([3, 8, 4, 0]), &[Good::MEAD, Good::CROSSBOW]))
        .stand(JONAS, and(legal([6, 5, 1, 4]), &[Good::PEPPER]))
        .stand(AMIRA, and(legal([4, 2, 5, 5]), &[Good::SILK, Good::SILK]));
    let scene = brings(scene, INES, legal([0, 0, 2, 0]), Good::BREAD);
    let scene = settled.into_iter().fold(scene, |scene, (seat, good, cards)| {
        scene.declares(seat, good).settled(seat, Fate::HandedBack, cards)
    });
    Stage::open(scene.inspection())?.act(OLEK, hands_back(INES))?.act(MAYA, hands_back(INES))
}
