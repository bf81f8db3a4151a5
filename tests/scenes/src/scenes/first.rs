//! The first edition: two discard piles to draw from, and contraband on a slip that must be real.

use anyhow::Result;
use rules::{Action, Edition, Good, Handful, Options, Scene, Seat, Side, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, brings, evening, exchange, legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("first-market-turn", market_turn),
    ("first-market-place", market_place),
    ("first-market-wait", market_wait),
    ("first-last-cards", last_cards),
    ("first-gate-merchant", gate_merchant),
    ("first-wanted", wanted),
    ("first-confiscated", confiscated),
    ("first-score", score),
];

/// Round five of the first edition, with two piles to look through.
fn market_day(sheriff: Seat) -> Result<Scene> {
    Ok(evening(Options::new(Edition::First, 4), sheriff)?
        .left_pile([Good::BREAD, Good::APPLES, Good::CHEESE, Good::CHICKENS, Good::CHICKENS])
        .right_pile([Good::APPLES, Good::CHEESE, Good::MEAD, Good::BREAD, Good::APPLES])
        .deck_top([Good::BREAD, Good::MEAD, Good::APPLES, Good::CHEESE]))
}

/// Lays cards on a pile, the last on top (M5).
fn lay(onto: Side, cards: impl IntoIterator<Item = Good>) -> Result<Action> {
    Ok(Action::Place { onto, order: Handful::from_cards(cards)? })
}

/// Dasha has taken an apple from the right pile and laid a cheese on top of it.
fn market_turn() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).market_turn(DASHA);
    let set_aside = [(Good::APPLES, 1), (Good::CHEESE, 1)].into();
    Stage::open(scene)?
        .act(DASHA, Action::Exchange { set_aside, left: 0, right: 1 })?
        .act(DASHA, lay(Side::Right, [Good::APPLES, Good::CHEESE])?)
}

/// Maya has taken both chickens, and her own cards still lie face down.
fn market_place() -> Result<Stage> {
    let set_aside = [(Good::APPLES, 2), (Good::BREAD, 1)].into();
    market_turn()?.act(MAYA, Action::Exchange { set_aside, left: 2, right: 0 })
}

/// Maya is done, and Ines has two cards face down: only how many is known (M3).
fn market_wait() -> Result<Stage> {
    market_place()?
        .act(MAYA, lay(Side::Left, [Good::APPLES, Good::APPLES, Good::BREAD])?)?
        .act(INES, exchange([(Good::CHEESE, 1), (Good::PEPPER, 1)]))
}

/// One card is left in the deck, and both piles have more than the five that stay (M7).
fn last_cards() -> Result<Stage> {
    let top = [Good::APPLES, Good::CHEESE, Good::MEAD, Good::BREAD, Good::CHEESE];
    let below = [Good::PEPPER, Good::CROSSBOW, Good::MEAD];
    let scene = with_hands(market_day(OLEK)?)
        .left_pile(below.into_iter().chain(top))
        .right_pile([Good::SILK].into_iter().chain(top))
        .market_turn(MAYA)
        .whole_deck([Good::CHICKENS]);
    Stage::open(scene)
}

/// Maya's bag is at the gate, and what she offers from under her counter must lie there (H4).
fn gate_merchant() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let scene = brings(scene, MAYA, and(legal([3, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection();
    Stage::open(scene)?.offer(INES, Terms::with(INES).gold(6).hand_back(INES))
}

/// Olek wants pepper from under Maya's counter, and of her bag an apple and a mead that is not there.
/// Hers is a slip about another bag, with silk that has to be real (H3, H6).
fn wanted() -> Result<Stage> {
    let mine = Terms::with(MAYA).from_stand([(Good::SILK, 1)]).open(INES);
    let oleks = Terms::with(MAYA)
        .from_stand([(Good::PEPPER, 1)])
        .from_bag([(Good::APPLES, 1), (Good::MEAD, 1)])
        .hand_back(MAYA);
    gate_merchant()?.offer(MAYA, mine)?.offer(OLEK, oleks)
}

/// Maya the Sheriff has found three cards that are no apples (I11).
fn confiscated() -> Result<Stage> {
    let lie = and(legal([1, 1, 0, 0]), &[Good::MEAD, Good::CROSSBOW]);
    let scene = with_hands(market_day(MAYA)?);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, lie, Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE).inspection();
    Stage::open(scene)?.act(MAYA, Action::Open(OLEK))
}

/// The last bag of the last round: three are Queen of bread together, and nobody sells chickens.
fn score() -> Result<Stage> {
    let contraband = [Good::CROSSBOW, Good::SILK, Good::SILK, Good::PEPPER];
    let scene = market_day(OLEK)?
        .round(8)
        .gold(MAYA, 61)
        .gold(INES, 40)
        .gold(OLEK, 52)
        .gold(DASHA, 47)
        .stand(MAYA, and(legal([9, 4, 4, 0]), &contraband))
        .stand(INES, and(legal([5, 6, 4, 0]), &[Good::MEAD, Good::MEAD, Good::PEPPER]))
        .stand(OLEK, and(legal([7, 2, 8, 0]), &[Good::PEPPER, Good::CROSSBOW]))
        .stand(DASHA, and(legal([3, 9, 4, 0]), &[Good::SILK, Good::MEAD]));
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).gold(3).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)?.act(OLEK, accepts(1))
}
