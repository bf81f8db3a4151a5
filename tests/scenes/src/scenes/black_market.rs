//! The Black Market: three of a kind for a card that counts at the end (K).

use anyhow::Result;
use rules::setup::{BlackMarketRule, SpentContraband};
use rules::{Action, Edition, Good, Options, Scene, Side, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, brings, evening, hands_back, legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("claim", claim),
    ("claim-early", claim_early),
    ("claim-passed", claim_passed),
    ("claim-second", claim_second),
    ("claim-first-edition", claim_first_edition),
    ("claim-removed", claim_removed),
    ("black-market-load", load),
    ("black-market-score", score),
];

/// An edition with the Black Market open.
fn options(edition: Edition) -> Options {
    Options { black_market: Some(BlackMarketRule::default()), ..Options::new(edition, 4) }
}

/// Three bags at Olek's gate. Dasha claimed the dearer pepper card in an earlier round; Maya has
/// three pepper, and with her bag three silk.
fn at_gate(options: Options) -> Result<Scene> {
    let (pepper, silk, mead) = (Good::PEPPER, Good::SILK, Good::MEAD);
    let scene = with_hands(evening(options, OLEK)?)
        .stand(MAYA, and(legal([5, 3, 2, 4]), &[pepper, pepper, pepper, silk, silk]))
        .stand(INES, and(legal([4, 2, 5, 1]), &[silk, silk, silk, mead]))
        .stand(DASHA, and(legal([2, 5, 3, 0]), &[mead, Good::CROSSBOW]))
        .claimed(0, [DASHA]);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let scene = brings(scene, MAYA, and(legal([2, 0, 0, 0]), &[silk]), Good::APPLES);
    Ok(brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection())
}

/// Ines wants nothing, and Maya is asked.
fn claim() -> Result<Stage> {
    Stage::open(at_gate(options(Edition::Second))?)?
        .act(OLEK, hands_back(INES))?
        .act(INES, Action::PassClaim)?
        .act(OLEK, hands_back(MAYA))
}

/// Every bag is still before the gate.
fn claim_early() -> Result<Stage> {
    Stage::open(at_gate(options(Edition::Second))?)
}

/// Maya passed before anybody asked, and has her bag back now (K5).
fn claim_passed() -> Result<Stage> {
    claim_early()?.act(MAYA, Action::PassClaim)?.act(OLEK, hands_back(MAYA))
}

/// Ines was faster: the dearer silk card is hers.
fn claim_second() -> Result<Stage> {
    Stage::open(at_gate(options(Edition::Second))?)?
        .act(OLEK, hands_back(INES))?
        .act(INES, Action::Claim { pile: 2, value: 34, onto: None })?
        .act(OLEK, hands_back(MAYA))
}

/// With two discard piles, whoever claims says which one takes the three cards (K2).
fn claim_first_edition() -> Result<Stage> {
    let scene =
        at_gate(options(Edition::First))?.right_pile([Good::APPLES, Good::MEAD, Good::BREAD]);
    Stage::open(scene)?
        .act(OLEK, hands_back(INES))?
        .act(INES, Action::Claim { pile: 2, value: 34, onto: Some(Side::Right) })?
        .act(OLEK, hands_back(MAYA))
}

/// Where the host wants it so, what is given up leaves the game (K2).
fn claim_removed() -> Result<Stage> {
    let rule = BlackMarketRule { spent: SpentContraband::Removed, ..BlackMarketRule::default() };
    let options = Options { black_market: Some(rule), ..Options::new(Edition::Second, 4) };
    Stage::open(at_gate(options)?)?.act(OLEK, hands_back(INES))?.act(OLEK, hands_back(MAYA))
}

/// Before the bags are shut: what the Black Market asks for is part of what to pack.
fn load() -> Result<Stage> {
    let scene = with_hands(evening(options(Edition::Second), OLEK)?).claimed(0, [DASHA]);
    Stage::open(scene.load())
}

/// The end: two cards of the Black Market with Maya, one with Dasha.
fn score() -> Result<Stage> {
    let (pepper, silk, mead) = (Good::PEPPER, Good::SILK, Good::MEAD);
    let scene = evening(options(Edition::Second), OLEK)?
        .round(8)
        .stand(MAYA, and(legal([6, 5, 3, 4]), &[silk, pepper]))
        .stand(INES, and(legal([7, 5, 9, 2]), &[mead, mead, pepper]))
        .stand(OLEK, and(legal([10, 3, 4, 5]), &[pepper, pepper]))
        .stand(DASHA, and(legal([3, 8, 5, 1]), &[silk, mead]))
        .claimed(0, [DASHA, MAYA])
        .claimed(2, [MAYA]);
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).gold(2).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)?.act(OLEK, accepts(1))
}
