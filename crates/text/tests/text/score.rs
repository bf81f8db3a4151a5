//! The end of the game: who wins, and why.

use rules::score::{Stall, tally};
use rules::{Edition, Gold, Good, Goods, ScoreSheet, Seat, Setup};
use text::Teller;

use crate::stage::{INES, MAYA, everything, goods, told};

fn stall(gold: u32, stand: Goods) -> Stall {
    Stall { gold: Gold(gold), stand, black_market: vec![] }
}

/// Counts these stalls and tells about the sheet.
fn counted<T>(
    me: Option<Seat>,
    stalls: &[Stall],
    tell: impl FnOnce(&Teller<'_>, &ScoreSheet) -> T,
) -> T {
    let setup: &Setup = &everything(Edition::Second, 4);
    let sheet = tally(setup.catalogue(), stalls);
    told(setup, me, |teller| tell(teller, &sheet))
}

/// Who is King and Queen of apples when everyone has so many.
fn crown(me: Option<Seat>, apples: [u8; 4]) -> String {
    let stalls = apples.map(|count| stall(0, Goods::of(Good::APPLES, count)));
    counted(me, &stalls, |teller, sheet| teller.crown(Good::APPLES, sheet))
}

#[test]
fn kings_and_queens_are_explained_with_their_ties() {
    // V3, V4, V5
    assert_eq!(crown(None, [4, 3, 1, 0]), "Maya is King, Ines is Queen.");
    assert_eq!(crown(Some(MAYA), [4, 3, 1, 0]), "You are King, Ines is Queen.");
    assert_eq!(crown(Some(INES), [4, 3, 1, 0]), "Maya is King, you are Queen.");
    assert_eq!(
        crown(None, [4, 1, 4, 0]),
        "Maya and Olek tie for King: 20 + 10, shared, 15 each. Nobody is Queen."
    );
    assert_eq!(
        crown(Some(MAYA), [4, 4, 4, 4]),
        "You, Ines, Olek and Dasha tie for King: 20 + 10, shared, rounded down: 7 each. \
         Nobody is Queen."
    );
    assert_eq!(
        crown(None, [4, 2, 2, 2]),
        "Maya is King. Ines, Olek and Dasha tie for Queen: 10, shared, rounded down: 3 each."
    );
    assert_eq!(crown(None, [4, 0, 0, 0]), "Maya is King.");
    assert_eq!(crown(None, [0, 0, 0, 0]), "Nobody has any: no King, no Queen.");
}

#[test]
fn a_good_that_is_not_in_the_deck_has_no_king() {
    // V3
    let setup: &Setup = &everything(Edition::Second, 3);
    let sheet = tally(setup.catalogue(), &[stall(0, goods![]), stall(0, goods![])]);
    let said = told(setup, None, |teller| teller.crown(Good::BREAD, &sheet));
    assert_eq!(said, "Not in this game.");
}

#[test]
fn royal_goods_say_what_they_count_as() {
    // V3
    let setup: &Setup = &everything(Edition::Second, 4);
    let stand = goods![APPLES * 3, GREEN_APPLES, GOLDEN_APPLES, GOUDA_CHEESE];
    let said = |me| told(setup, me, |teller| teller.royals(Good::APPLES, MAYA, &stand));
    assert_eq!(
        said(None).as_deref(),
        Some("Maya’s 1 green apple and 1 golden apple count as 5 apples.")
    );
    assert_eq!(
        said(Some(MAYA)).as_deref(),
        Some("Your 1 green apple and 1 golden apple count as 5 apples.")
    );
    assert_eq!(told(setup, None, |teller| teller.royals(Good::BREAD, MAYA, &stand)), None);
}

/// The headline, the line below it and how a tie was decided.
fn result(me: Option<Seat>, stalls: &[Stall]) -> [String; 3] {
    counted(me, stalls, |teller, sheet| {
        let tie = teller.tie_break(sheet).unwrap_or_default();
        [teller.headline(sheet), teller.subline(sheet), tie]
    })
}

#[test]
fn the_winner_is_told_with_the_lead() {
    let stalls = [stall(63, goods![]), stall(59, goods![]), stall(50, goods![])];
    assert_eq!(result(None, &stalls), ["Maya wins", "63 points, 4 more than Ines.", ""]);
    assert_eq!(result(Some(MAYA), &stalls)[0], "You win");
    assert_eq!(result(Some(INES), &stalls)[1], "63 points, 4 more than you.");
    let level = [stall(63, goods![]), stall(59, goods![]), stall(59, goods![])];
    assert_eq!(result(Some(INES), &level)[1], "63 points, 4 more than you and Olek.");
}

#[test]
fn a_tie_is_told_with_what_decides_it() {
    // V6
    let legal = [stall(10, goods![PEPPER]), stall(9, goods![SILK]), stall(0, goods![])];
    assert_eq!(result(None, &legal)[0], "Ines wins");
    let legal = [stall(20, goods![SILK]), stall(28, goods![]), stall(0, goods![])];
    assert_eq!(
        result(Some(INES), &legal),
        [
            "Maya wins",
            "28 points, as many as you.",
            "Tied at 28 points and in legal goods cards. Contraband cards decide: \
             Maya 1 and you 0."
        ]
    );
    let royal = [stall(0, goods![CHEESE, SILK * 2]), stall(0, goods![BREAD * 2, SILK * 2])];
    assert_eq!(result(None, &royal)[0], "Ines wins");
    let shared = [stall(30, goods![]), stall(30, goods![]), stall(1, goods![])];
    assert_eq!(
        result(Some(MAYA), &shared),
        [
            "You and Ines share the win",
            "30 points.",
            "Tied at 30 points, in legal goods cards and in contraband cards. \
             Nothing is left to decide it."
        ]
    );
    let cards = [stall(12, goods![PEPPER]), stall(0, goods![BREAD])];
    assert_eq!(
        result(None, &cards),
        [
            "Ines wins",
            "18 points, as many as Maya.",
            "Tied at 18 points. Legal goods cards decide: Maya 0 and Ines 1."
        ]
    );
}
