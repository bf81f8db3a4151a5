//! A refusal cites the rule that forbids it, at the table where it was refused.

use crate::common::*;

use rules::{Action, Bag, Edition, Good, Goods, IllegalAction, Options, Scene, Seat, Setup, Terms};

/// The rule behind a refusal at this table.
fn cited(game: &Game, why: IllegalAction) -> Option<&'static str> {
    why.rule(game.state.setup(), game.state.public())
}

/// The rule by which this seat may not do this.
#[track_caller]
fn rule(game: &mut Game, seat: Seat, action: Action) -> Option<&'static str> {
    let why = game.refuses(seat, action);
    cited(game, why)
}

/// The rule by which this seat may not write this slip.
#[track_caller]
fn rule_of_offer(game: &mut Game, author: Seat, terms: Terms) -> Option<&'static str> {
    let why = game.refuses_offer(author, terms);
    cited(game, why)
}

fn set_aside(set_aside: Goods) -> Action {
    Action::Exchange { set_aside, left: 0, right: 0 }
}

/// B's bag of apples at A's gate.
fn gate(edition: Edition) -> Game {
    let scene = Scene::new(setup_with(edition, 4, |_| {})).sheriff(A).stand(A, goods![MEAD]);
    let scene = scene.stand(B, goods![MEAD]).bag(B, goods![APPLES]).declares(B, Good::APPLES);
    Game::of(&scene.inspection())
}

#[test]
fn the_market_of_each_edition_has_its_own_order() {
    // M1, M2
    for (setup, order) in [(first(4), "M1"), (second(4), "M2")] {
        let hands = Scene::new(setup).hand(B, goods![APPLES * 6]).hand(C, goods![APPLES * 6]);
        let mut game = Game::of(&hands.market_turn(B));
        assert_eq!(rule(&mut game, C, set_aside(goods![])), Some(order));
    }
}

#[test]
fn the_same_mistake_is_forbidden_by_the_rule_of_its_phase() {
    // R1, M3, L1
    let scene = || Scene::new(second(3)).sheriff(A).hand(B, goods![APPLES * 6]);
    let mut market = Game::of(&scene().market_turn(B));
    assert_eq!(rule(&mut market, B, set_aside(goods![SILK])), Some("M3"));
    assert_eq!(rule(&mut market, B, Action::Declare(Good::APPLES)), Some("R1"));
    let mut load = Game::of(&scene().load());
    let silk = Bag::new(&goods![SILK]).expect("one card is a bag");
    assert_eq!(rule(&mut load, B, Action::Load(silk)), Some("L1"));
}

#[test]
fn a_declaration_is_of_a_legal_good_of_this_game() {
    // C1, C3
    let scene = Scene::new(second(3)).sheriff(A).bag(B, goods![SILK]).bag(C, goods![APPLES]);
    let mut game = Game::of(&scene.declaration());
    assert_eq!(rule(&mut game, C, Action::Declare(Good::APPLES)), Some("C1"));
    assert_eq!(rule(&mut game, B, Action::Declare(Good::SILK)), Some("C1"));
    assert_eq!(rule(&mut game, B, Action::Declare(Good::BREAD)), Some("C3"));
}

#[test]
fn at_the_gate_it_matters_who_gives() {
    // I3, I5
    let mut game = gate(Edition::Second);
    let too_much = |terms: Terms| terms.hand_back(B);
    assert_eq!(rule_of_offer(&mut game, B, too_much(Terms::with(B).gold(51))), Some("I3"));
    let from_the_law = Terms::with(B).law_gives(A, 51, goods![]);
    assert_eq!(rule_of_offer(&mut game, A, too_much(from_the_law)), Some("I5"));
}

#[test]
fn contraband_that_must_be_real_is_asked_for_by_the_rule_of_its_edition() {
    // H4, I5
    let silk = || Terms::with(B).hand_back(B).from_stand(goods![SILK]);
    assert_eq!(rule_of_offer(&mut gate(Edition::First), B, silk()), Some("H4"));
    let mut game = gate(Edition::Second);
    game.offers(B, silk());
    let from_the_law = Terms::with(B).law_gives(A, 0, goods![SILK]);
    assert_eq!(rule_of_offer(&mut game, A, from_the_law), Some("I5"));
}

#[test]
fn a_game_that_cannot_be_played_cites_the_rule_that_it_breaks() {
    // S1, S6, D1
    let rule = |options| Setup::new(options).expect_err("it cannot be played").rule();
    assert_eq!(rule(Options::new(Edition::Second, 2)), "S1");
    let alone = Options { deputies: true, ..Options::new(Edition::Second, 4) };
    assert_eq!(rule(alone), "S1");
    let away = Options { first_sheriff: Some(F), ..Options::new(Edition::Second, 4) };
    assert_eq!(rule(away), "S6");
    let drawn = Options { first_sheriff: Some(A), ..Options::new(Edition::Second, 6) };
    assert_eq!(rule(drawn), "D1");
}

#[test]
fn what_is_about_no_rule_cites_none() {
    let game = gate(Edition::Second);
    assert_eq!(cited(&game, IllegalAction::NobodyThere(F)), None);
    assert_eq!(cited(&game, IllegalAction::TooManyPromises(9)), None);
}
