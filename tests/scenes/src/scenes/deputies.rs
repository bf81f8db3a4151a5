//! Six players: two Deputies and their Booty (D).

use std::sync::Arc;

use anyhow::Result;
use rules::action::Leftover;
use rules::public::Fate;
use rules::setup::MarketRule;
use rules::{Action, Edition, Good, Goods, Options, Scene, Seat, Seats, Setup, Terms};

use super::{DASHA, INES, MAYA, Named, OLEK, accepts, and, brings, hands_back, legal};
use crate::stage::Stage;

const JONAS: Seat = Seat::new(4);
const AMIRA: Seat = Seat::new(5);

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("deputies-market", market),
    ("deputies-gate", gate),
    ("deputies-slips", slips),
    ("deputies-agree", agree),
    ("deputies-merchant", merchant),
    ("deputies-alone", alone),
    ("deputies-booty", booty),
    ("deputies-last", last),
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

/// Three slips would hand Dasha's bag back: her own, Olek's to her, and Amira's, to which Olek agreed
/// (D3). Olek alone may take nothing more from Ines, whose bag went back (D6, H1).
fn slips() -> Result<Stage> {
    let jonas = Terms::with(JONAS).gold(2).take_nothing(INES);
    let olek = Terms::with(DASHA).gold(6).law_gives(OLEK, 1, Goods::NONE).hand_back(DASHA);
    Stage::open(with_bags(market_day(MAYA, OLEK)?).inspection())?
        .offer(JONAS, jonas)?
        .act(OLEK, accepts(1))?
        .offer(DASHA, Terms::with(DASHA).gold(4).hand_back(DASHA))?
        .offer(OLEK, olek)?
        .offer(AMIRA, Terms::with(AMIRA).gold(3).hand_back(DASHA))?
        .act(OLEK, accepts(4))?
        .act(OLEK, hands_back(INES))?
        .act(MAYA, hands_back(INES))
}

/// Olek wants gold for Dasha's bag: she and he have agreed, and Maya has not. Maya has written to Jonas,
/// which is no verdict yet (D3).
fn agree() -> Result<Stage> {
    Stage::open(with_bags(market_day(MAYA, OLEK)?).inspection())?
        .offer(OLEK, Terms::with(DASHA).gold(6).hand_back(DASHA))?
        .act(DASHA, accepts(1))?
        .act(OLEK, accepts(1))?
        .offer(MAYA, Terms::with(JONAS).gold(5).hand_back(JONAS))
}

/// Maya is a merchant: one Deputy would open her bag, the other asks for gold. Jonas has shown them
/// what is not in his (H4).
fn merchant() -> Result<Stage> {
    let scene = market_day(INES, OLEK)?;
    let scene = brings(scene, MAYA, and(legal([3, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    let scene = brings(scene, JONAS, legal([3, 0, 0, 0]), Good::APPLES);
    let scene = brings(scene, AMIRA, legal([0, 0, 0, 2]), Good::CHICKENS);
    Stage::open(scene.hand(INES, legal([2, 2, 1, 1])).hand(OLEK, legal([1, 2, 2, 1])).inspection())?
        .offer(DASHA, Terms::with(DASHA).gold(4).hand_back(DASHA))?
        .act(INES, Action::Open(MAYA))?
        .offer(OLEK, Terms::with(MAYA).gold(6).hand_back(MAYA))?
        .offer(JONAS, Terms::with(JONAS).gold(2).from_bag([(Good::SILK, 1)]).hand_back(JONAS))?
        .act(INES, accepts(3))?
        .act(OLEK, accepts(3))
}

/// At a gate with two piles Maya, drawn second, can do something alone: strike Jonas's deal, which
/// hands nothing back, and open Dasha's bag, which Olek would hand back (D6, I11). With Olek she can
/// take what Amira promises from a bag that does not hold it (H4).
fn alone() -> Result<Stage> {
    let options = Options { market: MarketRule::TwoPiles, ..Options::new(Edition::Second, 6) };
    let scene = with_bags(six(options, OLEK, MAYA)?.right_pile([Good::APPLES, Good::MEAD]));
    let lie = and(legal([0, 2, 0, 0]), &[Good::MEAD, Good::CROSSBOW]);
    let scene = brings(scene, DASHA, lie, Good::CHEESE).inspection();
    Stage::open(scene)?
        .offer(JONAS, Terms::with(JONAS).gold(3).open(INES))?
        .offer(AMIRA, Terms::with(AMIRA).gold(2).from_bag([(Good::SILK, 1)]).hand_back(AMIRA))?
        .act(OLEK, accepts(2))?
        .act(OLEK, hands_back(DASHA))
}

/// One bag is left, and so much of this lies on the Booty.
fn last_bag(gold: u32, goods: impl Into<Goods>) -> Result<Scene> {
    let settled = [(DASHA, Good::CHEESE, 3), (JONAS, Good::APPLES, 4), (AMIRA, Good::CHICKENS, 3)];
    let scene = market_day(MAYA, OLEK)?.gold(JONAS, 39 - gold);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = settled.into_iter().fold(scene, |scene, (seat, good, cards)| {
        scene.declares(seat, good).settled(seat, Fate::HandedBack, cards)
    });
    Ok(scene.booty(gold, goods).inspection())
}

/// One bag is left, and the Booty does not divide evenly: a coin, a cheese and a mead (D7).
fn booty() -> Result<Stage> {
    Stage::open(last_bag(7, [(Good::CHEESE, 1), (Good::MEAD, 1)])?)?
        .act(OLEK, Action::Wish { item: Leftover::Gold, to: Some(MAYA) })?
        .act(OLEK, Action::Wish { item: Leftover::Card(Good::CHEESE), to: Some(OLEK) })?
        .act(OLEK, hands_back(INES))
}

/// One bag is left, and the Booty divides evenly until Ines's five coins and a loaf are on it. Olek
/// agreed to that, and wants Maya to have what is left over of the gold (D7).
fn last() -> Result<Stage> {
    let ines = Terms::with(INES).gold(5).from_stand([(Good::BREAD, 1)]).hand_back(INES);
    Stage::open(last_bag(6, Goods::NONE)?)?
        .offer(INES, ines)?
        .act(OLEK, Action::Wish { item: Leftover::Gold, to: Some(MAYA) })?
        .act(OLEK, accepts(1))
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
