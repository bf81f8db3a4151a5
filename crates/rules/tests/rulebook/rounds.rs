//! The end of a round, and of the game (R1, E1, S7).

use std::sync::Arc;

use crate::common::*;

use rules::event::{Place, Seen};
use rules::public::Fate;
use rules::{
    Action, Ask, Edition, Event, EventView, Good, Goods, IllegalAction, Law, Observer, Phase,
    Scene, Seat, Seats, Setup, Side,
};

/// The last bag of a round: B's single Apple at the gate of A, who has a full hand. Each other
/// merchant's bag of one card was handed back already.
fn last_bag(setup: Arc<Setup>) -> Scene {
    let hand = Goods::of(Good::APPLES, setup.hand_size() as u8 - 1);
    let others = setup.seats().without(A).without(B);
    let scene = Scene::new(setup).hand(A, hand.plus(&goods![APPLES]));
    let scene = scene.bag(B, goods![APPLES]).declares(B, Good::APPLES).inspection();
    others.iter().fold(scene, |scene, seat| {
        let scene = scene.hand(seat, hand).declares(seat, Good::APPLES);
        scene.settled(seat, Fate::HandedBack, 1)
    })
}

/// Who drew from the deck in the last action, in order, and what.
fn draws(game: &Game) -> Vec<(Seat, Goods)> {
    let drawn = |event: &Event| match event {
        Event::Moved { cards, from: Place::Deck, to: Place::Hand(seat), .. } => {
            Some((*seat, *cards))
        }
        _ => None,
    };
    game.told.iter().filter_map(drawn).collect()
}

fn sheriff(game: &Game) -> Law {
    game.state.public().law
}

#[test]
fn a_round_goes_from_market_to_load_to_declaration_to_inspection_and_on() {
    // R1
    let hand = goods![APPLES * 6];
    let scene = Scene::new(second(3)).hand(A, hand).hand(B, hand).hand(C, hand);
    let mut game = Game::of(&scene.market());
    let asked = |game: &Game| game.state.public().all_asked(game.state.setup());
    assert_eq!(asked(&game), Seats::only(A));
    game.does(A, Action::PickFirst(C)).does(C, set_aside(goods![])).does(B, set_aside(goods![]));
    assert!(matches!(game.state.public().phase, Phase::Load(_)));
    game.does(B, load(goods![APPLES])).does(C, load(goods![APPLES]));
    assert!(matches!(game.state.public().phase, Phase::Declaration(_)));
    game.does(B, Action::Declare(Good::APPLES)).does(C, Action::Declare(Good::APPLES));
    assert!(matches!(game.state.public().phase, Phase::Inspection(_)));
    assert_eq!(asked(&game), Seats::only(A));
    game.hands_back(A, B).hands_back(A, C);
    assert!(matches!(game.state.public().phase, Phase::Market(_)));
    assert_eq!((game.state.public().round, game.state.public().law), (2, Law::Sheriff(B)));
}

#[test]
fn rounds_pass_by_while_nobody_has_a_card() {
    // M8, S7: nothing is left anywhere, so the remaining rounds are empty and the game ends.
    for setup in [first(3), second(3)] {
        let scene = Scene::new(setup).bag(B, goods![APPLES]).declares(B, Good::APPLES);
        let mut game = Game::of(&scene.whole_deck(cards![]).round(7).inspection());
        game.hands_back(A, B);
        let began = |round, seat| Event::RoundBegan { round, law: Law::Sheriff(seat) };
        assert!(game.was_told(|event| *event == began(8, B)));
        assert!(game.was_told(|event| *event == began(9, C)));
        assert!(game.state.is_over());
    }
}

#[test]
fn the_sheriff_marker_moves_left() {
    // E1: from the last seat back to the first.
    for (players, from, to) in [(3, A, B), (3, C, A), (4, D, A), (5, D, E), (5, E, A)] {
        let merchant = if from == B { A } else { B };
        let scene = Scene::new(first(players)).sheriff(from).bag(merchant, goods![CHEESE]);
        let mut game = Game::of(&scene.declares(merchant, Good::CHEESE).inspection());
        game.hands_back(from, merchant);
        assert_eq!((game.state.public().round, sheriff(&game)), (2, Law::Sheriff(to)));
        let began = Event::RoundBegan { round: 2, law: Law::Sheriff(to) };
        assert!(game.was_told(|event| *event == began));
        assert_eq!(game.state.asked(to.left(players)), Some(Ask::Exchange));
    }
}

#[test]
fn everyone_fills_up_completely_in_order_from_the_new_sheriffs_left() {
    // E1: C, D, the old Sheriff A, who has a full hand, and last the new Sheriff B.
    let scene = last_bag(second(4)).hand(C, goods![APPLES * 4]).hand(D, goods![APPLES * 5]);
    let deck = cards![SILK, SILK, MEAD, CHEESE, CHEESE, BREAD, BREAD, PEPPER, PEPPER, CROSSBOW];
    let mut game = Game::of(&scene.deck_top(deck));
    game.hands_back(A, B);
    let expected =
        [(C, goods![SILK * 2]), (D, goods![MEAD]), (B, goods![CHEESE * 2, BREAD * 2, PEPPER * 2])];
    assert_eq!(draws(&game), expected);
    assert_eq!([A, B, C, D].map(|seat| game.hand(seat).len()), [6; 4]);
    assert_eq!([A, B, C, D].map(|seat| game.state.public().merchants[seat].hand), [6; 4]);
    assert_eq!(game.state.deck_from_top().next(), Some(Good::CROSSBOW));
}

#[test]
fn nobody_sees_what_another_draws() {
    // E1, P2
    let mut game = Game::of(&last_bag(second(3)));
    game.hands_back(A, B);
    for observer in [Observer::Seat(A), Observer::Seat(C), Observer::Spectator] {
        let cards = Seen::Backs { count: 6, named: None };
        let drawn = EventView::Moved { cards, from: Place::Deck, to: Place::Hand(B) };
        assert!(game.seen_by(observer).contains(&drawn));
    }
}

#[test]
fn an_old_sheriff_with_a_short_hand_fills_up_too() {
    // E1
    let mut game = Game::of(&last_bag(first(3)).hand(A, goods![APPLES * 2]));
    game.hands_back(A, B);
    let who: Vec<_> = draws(&game).into_iter().map(|(seat, cards)| (seat, cards.len())).collect();
    assert_eq!(who, [(C, 1), (A, 4), (B, 6)]);
}

#[test]
fn hands_of_seven_fill_up_to_seven() {
    // E1, S3
    let setup = setup_with(Edition::Second, 3, |o| o.seven_cards = true);
    let mut game = Game::of(&last_bag(setup));
    game.hands_back(A, B);
    assert_eq!([A, B, C].map(|seat| game.hand(seat).len()), [7; 3]);
}

#[test]
fn with_deputies_drawing_begins_left_of_the_outgoing_first_deputy() {
    // E1, D1: whoever the next Deputies are; A has a full hand.
    let scene = Scene::new(second(6)).deputies(C, A).bag(B, goods![APPLES]);
    let scene = scene.declares(B, Good::APPLES).hand(A, goods![APPLES * 6]).inspection();
    let mut game = Game::of(&scene);
    game.hands_back(C, B).hands_back(A, B);
    let order: Vec<Seat> = draws(&game).into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(order, [D, E, F, B, C]);
    let Law::Deputies(first, second) = sheriff(&game) else { panic!("two Deputies") };
    let old = Seats::only(A).with(C);
    assert!(!old.has(first) && !old.has(second), "their cards are used until the next shuffle");
}

#[test]
fn the_deck_running_out_at_the_end_of_a_round_is_renewed() {
    // E1, M7: 2e the whole pile, here with what was confiscated a moment ago.
    let scene = last_bag(second(3)).bag(B, goods![SILK]).hand(C, goods![APPLES * 4]);
    let scene = scene.whole_deck(cards![MEAD, CHEESE, PEPPER]);
    let mut game = Game::of(&scene.left_pile(cards![CHEESE, CHEESE]));
    game.opens(A, B);
    assert!(game.was_told(|event| *event == Event::Reshuffled(goods![CHEESE * 2, SILK])));
    let who = [(C, goods![MEAD, CHEESE]), (B, goods![PEPPER]), (B, goods![CHEESE * 2, SILK])];
    assert_eq!(draws(&game), who);
    assert_eq!(game.state.public().merchants[B].hand, 4, "nothing is left: the hand stays short");
    assert_eq!(game.state.public().drawable(), 0);
}

#[test]
fn the_first_edition_keeps_five_cards_of_each_pile_at_the_end_of_a_round_too() {
    // E1, M7
    let left = cards![SILK, SILK, CHEESE, CHEESE, CHEESE, CHEESE, CHEESE];
    let right = cards![MEAD, MEAD, MEAD];
    let scene = last_bag(first(3)).hand(C, goods![APPLES * 4]).hand(A, goods![APPLES * 4]);
    let mut game = Game::of(&scene.left_pile(left).right_pile(right).whole_deck(cards![PEPPER]));
    game.hands_back(A, B);
    assert!(game.was_told(|event| *event == Event::Reshuffled(goods![SILK * 2])));
    assert!(game.was_told(|event| *event == Event::Reshuffled(goods![CHEESE * 5, MEAD * 3])));
    let first = [(C, goods![PEPPER]), (C, goods![SILK]), (A, goods![SILK])];
    assert_eq!(draws(&game)[..3], first);
    assert_eq!([A, B, C].map(|seat| game.hand(seat).len()), [6; 3]);
    assert_eq!(game.state.public().discards.total(), 0);
    assert_eq!(game.state.public().deck, 1);
}

#[test]
fn who_comes_last_gets_nothing_when_there_is_nothing() {
    // E1, M7, M8: the new Sheriff B stays without a card and the next Market goes on without them.
    let scene = last_bag(second(4)).hand(C, goods![]).hand(D, goods![APPLES * 5]);
    let deck = cards![MEAD, MEAD, CHEESE, CHEESE, BREAD, BREAD, SILK];
    let mut game = Game::of(&scene.whole_deck(deck));
    game.hands_back(A, B);
    assert_eq!([A, B, C, D].map(|seat| game.hand(seat).len()), [6, 0, 6, 6]);
    assert_eq!(game.state.asked(B), Some(Ask::PickFirst));
    let refused = game.does(B, Action::PickFirst(C)).refuses(C, set_aside(goods![MEAD]));
    assert_eq!(refused, IllegalAction::NotEnoughToDraw { set_aside: 1, drawable: 0 });
}

#[test]
fn after_the_last_round_the_game_goes_to_scoring() {
    // E1, S7, V1: nobody draws and the marker stays; face-down contraband is revealed.
    for (players, rounds) in [(3, 9), (4, 8), (5, 10)] {
        for setup in [first(players), second(players)] {
            let scene = last_bag(setup).stand(C, goods![MEAD * 2, APPLES]);
            let mut before = Game::of(&scene.clone().round(rounds - 1));
            before.hands_back(A, B);
            assert!(!before.state.is_over());
            let mut game = Game::of(&scene.round(rounds));
            game.hands_back(A, B);
            let Phase::Over(stands) = &game.state.public().phase else { panic!("it is over") };
            assert_eq!(stands[C], goods![MEAD * 2]);
            assert_eq!((game.state.public().round, sheriff(&game)), (rounds, Law::Sheriff(A)));
            assert!(draws(&game).is_empty() && game.hand(B).is_empty());
            assert!(game.was_told(|event| *event == Event::GameOver(Box::new(*stands))));
            assert!(game.state.public().all_asked(game.state.setup()).is_empty());
            assert_eq!(game.refuses(A, Action::Open(B)), IllegalAction::GameOver);
        }
    }
}

#[test]
fn the_deputies_game_ends_after_the_third_time_through_the_cards() {
    // D8, E1
    let served = second(6).seats();
    let scene = |round| {
        let scene = Scene::new(second(6)).deputies(A, C).served(served).round(round);
        scene.bag(B, goods![APPLES]).declares(B, Good::APPLES).inspection()
    };
    for round in [3, 6, 9] {
        let mut game = Game::of(&scene(round));
        game.hands_back(A, B).hands_back(C, B);
        assert_eq!(game.state.is_over(), round == 9);
        let on_duty = game.state.public().law.seats();
        assert_eq!(game.state.public().served == on_duty, round != 9, "shuffled anew");
    }
}

#[test]
fn a_round_is_not_over_before_everything_is_settled() {
    // E1, I1, I11: neither with a bag left nor with a pile to choose.
    let scene = Scene::new(first(3)).bag(B, goods![SILK]).declares(B, Good::APPLES);
    let scene = scene.bag(C, goods![APPLES]).declares(C, Good::APPLES).inspection();
    let mut game = Game::of(&scene);
    game.hands_back(A, C);
    assert_eq!(game.state.public().round, 1);
    game.opens(A, B);
    assert_eq!((game.state.public().round, game.state.asked(A)), (1, Some(Ask::Place)));
    game.does(A, place(Side::Right, cards![SILK]));
    assert_eq!(game.state.public().round, 2);
    assert_eq!(game.pile(Side::Right), cards![SILK]);
}

#[test]
fn black_market_claims_hold_the_round_open() {
    // E1, K5
    let scene = Scene::new(black_market(3)).stand(B, goods![PEPPER * 3]);
    let scene = scene.declares(B, Good::APPLES).settled(B, Fate::HandedBack, 1).inspection();
    let mut game = Game::of(&scene);
    assert_eq!(game.state.asked(B), Some(Ask::Claim));
    game.does(B, Action::PassClaim);
    assert_eq!(game.state.public().round, 2);
}
