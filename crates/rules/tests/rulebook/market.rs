//! The Market of both editions, and where cards come from when the deck runs out (M).

use crate::common::*;

use rules::event::{Place, Seen};
use rules::{
    Action, Ask, Edition, Event, EventView, Good, Goods, IllegalAction, Observer, Phase, Scene,
    Seat, Seats, Side, Terms,
};

/// Setting these goods aside and drawing from the piles first.
fn exchange(set_aside: Goods, left: u8, right: u8) -> Action {
    Action::Exchange { set_aside, left, right }
}

/// Full hands of apples for these seats.
fn with_hands(scene: Scene, seats: &[Seat]) -> Scene {
    seats.iter().fold(scene, |scene, &seat| scene.hand(seat, goods![APPLES * 6]))
}

/// The first edition for four at B's turn, with piles to draw from and a known deck.
fn two_piles() -> Scene {
    with_hands(Scene::new(first(4)), &[B, C, D])
        .left_pile(cards![PEPPER, CHEESE, SILK, BREAD])
        .right_pile(cards![MEAD, CROSSBOW])
        .deck_top(cards![CHICKENS, CHEESE, BREAD, PEPPER, MEAD])
        .market_turn(B)
}

/// The second edition for four at B's turn, with a known deck.
fn one_pile() -> Scene {
    with_hands(Scene::new(second(4)), &[B, C, D])
        .deck_top(cards![CHICKENS, CHEESE, BREAD, PEPPER, MEAD])
        .market_turn(B)
}

/// What an observer saw of cards that moved from one place to another.
fn saw(game: &Game, observer: Observer, from: Place, to: Place) -> Option<Seen> {
    game.seen_by(observer).into_iter().find_map(|event| match event {
        EventView::Moved { cards, from: f, to: t } if (f, t) == (from, to) => Some(cards),
        _ => None,
    })
}

/// The cards that were shuffled into a new deck, each time that it happened.
fn reshuffled(game: &Game) -> Vec<Goods> {
    let goods = |event: &Event| match event {
        Event::Reshuffled(goods) => Some(*goods),
        _ => None,
    };
    game.told.iter().filter_map(goods).collect()
}

const fn backs(count: u8) -> Option<Seen> {
    Some(Seen::Backs { count, named: None })
}

#[test]
fn first_edition_merchants_go_clockwise_from_the_sheriffs_left() {
    // M1, R1: the Sheriff takes no part.
    let scene = with_hands(Scene::new(first(4)).sheriff(C), &[A, B, C, D]).market_turn(D);
    let mut game = Game::of(&scene);
    for seat in [D, A, B] {
        for other in [A, B, C, D].into_iter().filter(|&other| other != seat) {
            let refused = game.refuses(other, set_aside(goods![]));
            assert_eq!(refused, IllegalAction::NotYourTurn(other));
        }
        let pick = game.refuses(C, Action::PickFirst(A));
        assert_eq!(pick, IllegalAction::NotYourTurn(C), "M2 is for the second edition");
        game.does(seat, set_aside(goods![]));
    }
    assert!(matches!(game.state.public().phase, Phase::Load(_)));
}

#[test]
fn the_second_editions_sheriff_picks_who_goes_first() {
    // M2: then clockwise, skipping the Sheriff.
    let mut game = Game::of(&with_hands(Scene::new(second(4)).sheriff(B), &[A, B, C, D]).market());
    let sheriff_exchanges = game.refuses(B, set_aside(goods![]));
    assert_eq!(sheriff_exchanges, IllegalAction::AnswerFirst(Ask::PickFirst));
    assert_eq!(game.refuses(D, set_aside(goods![])), IllegalAction::NotYourTurn(D));
    assert_eq!(game.refuses(D, Action::PickFirst(D)), IllegalAction::NotYourTurn(D));
    for nobody in [B, E] {
        let refused = game.refuses(B, Action::PickFirst(nobody));
        assert_eq!(refused, IllegalAction::NoMerchant(nobody));
    }
    game.does(B, Action::PickFirst(D));
    assert!(game.was_told(|event| *event == Event::FirstPicked(D)));
    assert_eq!(game.refuses(B, Action::PickFirst(A)), IllegalAction::NotYourTurn(B));
    for seat in [D, A, C] {
        assert_eq!(game.state.asked(seat), Some(Ask::Exchange));
        game.does(seat, set_aside(goods![]));
    }
    assert!(matches!(game.state.public().phase, Phase::Load(_)));
}

#[test]
fn the_first_deputy_picks_and_both_are_skipped() {
    // M2, D2
    let scene = Scene::new(second(6)).deputies(E, B);
    let mut game = Game::of(&with_hands(scene, &[A, C, D, F]).market());
    assert_eq!(game.refuses(B, Action::PickFirst(A)), IllegalAction::NotYourTurn(B));
    assert_eq!(game.refuses(E, Action::PickFirst(B)), IllegalAction::NoMerchant(B));
    game.does(E, Action::PickFirst(D));
    for seat in [D, F, A, C] {
        game.does(seat, set_aside(goods![]));
    }
    assert!(matches!(game.state.public().phase, Phase::Load(_)));
}

#[test]
fn zero_to_five_cards_are_set_aside_and_as_many_drawn() {
    // M3: in both editions; setting aside none is a legal turn.
    for count in 0..=5 {
        let aside = Goods::of(Good::APPLES, count);
        let drawn: Goods =
            cards![CHICKENS, CHEESE, BREAD, PEPPER, MEAD][..count.into()].iter().copied().collect();
        for scene in [two_piles(), one_pile()] {
            let mut game = Game::of(&scene);
            let deck = game.state.public().deck;
            game.does(B, set_aside(aside));
            assert_eq!(game.hand(B), Goods::of(Good::APPLES, 6 - count).plus(&drawn));
            assert_eq!(game.state.public().merchants[B].hand, 6);
            assert_eq!(game.state.public().deck, deck - count);
            assert_eq!(game.state.asked(B).is_some(), count > 0 && scene == two_piles());
        }
    }
}

#[test]
fn six_cards_cannot_be_set_aside_nor_cards_that_are_not_there() {
    // M3
    for edition in [Edition::First, Edition::Second] {
        let setup = setup_with(edition, 3, |o| o.seven_cards = true);
        let scene = Scene::new(setup).hand(B, goods![APPLES * 4, MEAD * 3]).market_turn(B);
        let mut game = Game::of(&scene);
        let six = game.refuses(B, set_aside(goods![APPLES * 4, MEAD * 2]));
        assert_eq!(six, IllegalAction::TooManySetAside(6));
        let seven = game.refuses(B, set_aside(goods![APPLES * 4, MEAD * 3]));
        assert_eq!(seven, IllegalAction::TooManySetAside(7));
        let missing = game.refuses(B, set_aside(goods![MEAD * 4]));
        assert_eq!(missing, IllegalAction::NotInHand { good: Good::MEAD, needs: 4, has: 3 });
        let absent = game.refuses(B, set_aside(goods![APPLES, SILK]));
        assert_eq!(absent, IllegalAction::NotInHand { good: Good::SILK, needs: 1, has: 0 });
    }
}

#[test]
fn the_first_edition_sets_aside_face_down() {
    // M3: others see only how many, also after the draw; the merchant knows which.
    let mut game = Game::of(&two_piles());
    game.does(B, set_aside(goods![APPLES * 3]));
    let (from, to) = (Place::Hand(B), Place::SetAside(B));
    let own = Some(Seen::Cards(goods![APPLES * 3]));
    assert_eq!(saw(&game, Observer::Seat(B), from, to), own);
    for other in [Observer::Seat(A), Observer::Seat(C), Observer::Spectator] {
        assert_eq!(saw(&game, other, from, to), backs(3));
        assert_eq!(saw(&game, other, Place::Deck, Place::Hand(B)), backs(3));
        let Phase::Market(market) = game.state.view(other).public.phase else { panic!("Market") };
        assert_eq!(market.to_place, 3);
        assert!(market.set_aside[B].is_empty(), "nothing lies face up");
    }
    assert_eq!(game.state.secrets_of(B).set_aside.goods(), goods![APPLES * 3]);
}

#[test]
fn the_second_edition_sets_aside_face_up() {
    // M3, M6: everyone sees which, but not what is drawn.
    let mut game = Game::of(&one_pile());
    game.does(B, set_aside(goods![APPLES * 3]));
    for observer in [Observer::Seat(A), Observer::Seat(B), Observer::Spectator] {
        let cards = saw(&game, observer, Place::Hand(B), Place::SetAside(B));
        assert_eq!(cards, Some(Seen::Cards(goods![APPLES * 3])));
        let Phase::Market(market) = game.state.view(observer).public.phase else {
            panic!("Market")
        };
        assert_eq!(market.set_aside[B].goods(), goods![APPLES * 3]);
    }
    assert_eq!(saw(&game, Observer::Seat(C), Place::Deck, Place::Hand(B)), backs(3));
}

#[test]
fn cards_are_drawn_from_both_piles_before_the_deck() {
    // M4: discard draws are shown to everyone, deck draws to nobody else.
    let mut game = Game::of(&two_piles());
    game.does(B, exchange(goods![APPLES * 5], 2, 1));
    assert_eq!(game.hand(B), goods![APPLES, BREAD, SILK, CROSSBOW, CHICKENS, CHEESE]);
    assert_eq!(game.pile(Side::Left), cards![PEPPER, CHEESE]);
    assert_eq!(game.pile(Side::Right), cards![MEAD]);
    let seen: Vec<_> = game.seen_by(Observer::Seat(D));
    let moved = |cards, from, to| EventView::Moved { cards, from, to };
    let hand = Place::Hand(B);
    let expected = [
        EventView::Exchanged { seat: B, set_aside: 5 },
        moved(Seen::Backs { count: 5, named: None }, hand, Place::SetAside(B)),
        moved(Seen::Cards(goods![BREAD, SILK]), Place::Discard(Side::Left), hand),
        moved(Seen::Cards(goods![CROSSBOW]), Place::Discard(Side::Right), hand),
        moved(Seen::Backs { count: 2, named: None }, Place::Deck, hand),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn to_reach_the_third_card_the_two_above_it_are_taken() {
    // M4: a number says how deep one digs, so the Cheese comes with Bread and Silk.
    let mut game = Game::of(&two_piles());
    let too_few = game.refuses(B, exchange(goods![APPLES * 2], 3, 0));
    assert_eq!(too_few, IllegalAction::DrawsTooMany { wanted: 3, draws: 2 });
    let both = game.refuses(B, exchange(goods![APPLES * 2], 2, 1));
    assert_eq!(both, IllegalAction::DrawsTooMany { wanted: 3, draws: 2 });
    let too_deep = game.refuses(B, exchange(goods![APPLES * 5], 0, 3));
    assert_eq!(too_deep, IllegalAction::PileTooSmall { wanted: 3, has: 2 });
    game.does(B, exchange(goods![APPLES * 3], 3, 0));
    assert_eq!(game.hand(B), goods![APPLES * 3, BREAD, SILK, CHEESE]);
}

#[test]
fn cards_set_aside_are_placed_on_one_pile_in_a_chosen_order_after_the_draw() {
    // M5
    let scene = two_piles().hand(B, goods![APPLES * 2, CHEESE * 2, BREAD, MEAD]);
    let mut game = Game::of(&scene);
    game.does(B, set_aside(goods![APPLES, CHEESE, MEAD]));
    assert_eq!(game.state.asked(B), Some(Ask::Place));
    assert_eq!(game.hand(B), goods![APPLES, CHEESE * 2, BREAD * 2, CHICKENS]);
    let again = game.refuses(B, set_aside(goods![APPLES]));
    assert_eq!(again, IllegalAction::AnswerFirst(Ask::Place));
    let wrong = [
        place(Side::Left, cards![CHEESE, MEAD]),
        place(Side::Left, cards![]),
        place(Side::Left, cards![CHEESE, MEAD, CHICKENS]),
        place(Side::Right, cards![CHEESE, MEAD, APPLES, APPLES]),
    ];
    for order in wrong {
        assert_eq!(game.refuses(B, order), IllegalAction::NotTheCardsToPlace);
    }
    let order = || place(Side::Right, cards![MEAD, APPLES, CHEESE]);
    assert_eq!(game.refuses(C, order()), IllegalAction::NotYourTurn(C));
    assert_eq!(game.refuses(C, set_aside(goods![])), IllegalAction::NotYourTurn(C));
    game.does(B, order());
    assert_eq!(game.pile(Side::Right), cards![MEAD, CROSSBOW, MEAD, APPLES, CHEESE]);
    let seen = saw(&game, Observer::Spectator, Place::SetAside(B), Place::Discard(Side::Right));
    assert_eq!(seen, Some(Seen::Cards(goods![APPLES, CHEESE, MEAD])));
    assert_eq!(game.state.asked(C), Some(Ask::Exchange));
    assert!(game.state.secrets_of(B).set_aside.is_empty());
}

#[test]
fn an_empty_pile_is_a_legal_place() {
    // M5: here the merchant emptied it a moment ago.
    let mut game = Game::of(&two_piles());
    game.does(B, exchange(goods![APPLES * 2], 0, 2));
    assert!(game.pile(Side::Right).is_empty());
    game.does(B, place(Side::Right, cards![APPLES, APPLES]));
    assert_eq!(game.pile(Side::Right), cards![APPLES, APPLES]);
}

#[test]
fn who_sets_nothing_aside_places_nothing() {
    // M3, M5
    let mut game = Game::of(&two_piles());
    game.does(B, set_aside(goods![]));
    assert_eq!(game.told, [Event::Exchanged { seat: B, set_aside: 0 }]);
    let late = game.refuses(B, place(Side::Left, cards![APPLES]));
    assert_eq!(late, IllegalAction::NotYourTurn(B));
    let early = game.refuses(C, place(Side::Left, cards![]));
    assert_eq!(early, IllegalAction::AnswerFirst(Ask::Exchange));
}

#[test]
fn the_second_edition_draws_from_the_deck_only() {
    // M6
    let mut game = Game::of(&one_pile().left_pile(cards![SILK, SILK, SILK]));
    for (left, right) in [(1, 0), (0, 1), (3, 0)] {
        let refused = game.refuses(B, exchange(goods![APPLES * 3], left, right));
        assert_eq!(refused, IllegalAction::OnePileOnly);
    }
    game.does(B, set_aside(goods![APPLES * 3]));
    assert_eq!(game.hand(B), goods![APPLES * 3, CHICKENS, CHEESE, BREAD]);
}

#[test]
fn face_up_cards_reach_the_discard_pile_only_after_the_last_merchant() {
    // M6
    let mut game = Game::of(&one_pile().hand(C, goods![CHEESE * 6]).left_pile(cards![SILK]));
    game.does(B, set_aside(goods![APPLES * 2])).does(C, set_aside(goods![CHEESE]));
    assert_eq!(game.pile(Side::Left), cards![SILK]);
    game.does(D, set_aside(goods![APPLES]));
    assert_eq!(game.pile(Side::Left), cards![SILK, APPLES, APPLES, CHEESE, APPLES]);
    let load = game.refuses(B, place(Side::Left, cards![APPLES]));
    assert_eq!(load, IllegalAction::WrongPhase, "nobody places them");
    assert_eq!(game.state.all_cards(), game.state.setup().catalogue().deck());
}

#[test]
fn a_short_hand_fills_up() {
    // M3: three set aside of a hand of four draw five, in the first edition also from the piles.
    let mut game = Game::of(&two_piles().hand(B, goods![APPLES * 4]));
    let too_many = game.refuses(B, exchange(goods![APPLES * 3], 4, 2));
    assert_eq!(too_many, IllegalAction::DrawsTooMany { wanted: 6, draws: 5 });
    game.does(B, exchange(goods![APPLES * 3], 4, 0));
    assert_eq!(game.hand(B), goods![APPLES, BREAD, SILK, CHEESE, PEPPER, CHICKENS]);
    let mut game = Game::of(&one_pile().hand(B, goods![APPLES * 4]));
    game.does(B, set_aside(goods![]));
    assert_eq!(game.hand(B), goods![APPLES * 4, CHICKENS, CHEESE]);
}

#[test]
fn the_deck_is_not_renewed_before_someone_must_draw() {
    // M7: the last card of the deck leaves it empty.
    for scene in [two_piles(), one_pile().left_pile(cards![SILK, SILK])] {
        let mut game = Game::of(&scene.whole_deck(cards![CHICKENS, MEAD]));
        let discards = game.state.public().discards.clone();
        game.does(B, set_aside(goods![APPLES * 2]));
        assert_eq!(game.state.public().deck, 0);
        assert!(reshuffled(&game).is_empty());
        assert_eq!(game.state.public().discards, discards);
    }
}

#[test]
fn the_first_edition_reshuffles_all_but_the_top_five_of_each_pile() {
    // M7: in mid-draw; a pile with five or fewer stays, and set-aside cards are not included.
    let left = cards![PEPPER, MEAD, BREAD, BREAD, CHEESE, CHEESE, BREAD];
    let right = cards![SILK, SILK, SILK, SILK, SILK];
    let scene = two_piles().left_pile(left).right_pile(right).whole_deck(cards![CHICKENS]);
    let mut game = Game::of(&scene);
    game.does(B, set_aside(goods![APPLES * 3]));
    assert_eq!(reshuffled(&game), [goods![PEPPER, MEAD]]);
    assert_eq!(game.hand(B), goods![APPLES * 3, CHICKENS, PEPPER, MEAD]);
    assert_eq!(game.pile(Side::Left), left[2..]);
    assert_eq!(game.pile(Side::Right), right);
    assert_eq!(game.state.public().deck, 0);
}

#[test]
fn if_that_yields_nothing_the_first_edition_uses_the_kept_cards_too() {
    // M7: one card from below the top five, then the five and the other pile.
    let left = cards![PEPPER, BREAD, BREAD, BREAD, BREAD, BREAD];
    let right = cards![MEAD, MEAD];
    let scene = two_piles().left_pile(left).right_pile(right).whole_deck(cards![]);
    let mut game = Game::of(&scene);
    game.does(B, set_aside(goods![APPLES * 5]));
    assert_eq!(reshuffled(&game), [goods![PEPPER], goods![BREAD * 5, MEAD * 2]]);
    assert_eq!((game.hand(B).len(), game.hand(B).count(Good::PEPPER)), (6, 1));
    assert_eq!(game.state.public().discards.total(), 0);
    assert_eq!(game.state.public().deck, 3);
    game.does(B, place(Side::Left, cards![APPLES, APPLES, APPLES, APPLES, APPLES]));
    assert_eq!(game.pile(Side::Left).len(), 5);
}

#[test]
fn discard_draws_come_before_a_reshuffle() {
    // M4, M7: two are taken off the pile of seven, so only five are left, which are kept first.
    let left = cards![PEPPER, MEAD, BREAD, BREAD, BREAD, CHEESE, CHICKENS];
    let scene = two_piles().left_pile(left).right_pile(cards![]).whole_deck(cards![]);
    let mut game = Game::of(&scene);
    game.does(B, exchange(goods![APPLES * 2], 2, 0));
    assert_eq!(game.hand(B), goods![APPLES * 4, CHEESE, CHICKENS]);
    assert!(reshuffled(&game).is_empty());
    let mut game = Game::of(&scene);
    game.does(B, exchange(goods![APPLES * 3], 2, 0));
    assert_eq!(reshuffled(&game), [goods![PEPPER, MEAD, BREAD * 3]]);
    assert!(game.hand(B).contains(&goods![APPLES * 3, CHEESE, CHICKENS]));
}

#[test]
fn the_second_edition_reshuffles_the_whole_discard_pile() {
    // M7: also its top cards, but nothing that is set aside at that moment.
    let pile = cards![SILK, SILK, CHEESE, CHEESE];
    let scene = one_pile().whole_deck(cards![CHICKENS]).left_pile(pile);
    let mut game = Game::of(&scene);
    game.does(B, set_aside(goods![APPLES]));
    game.does(C, set_aside(goods![APPLES * 3]));
    assert_eq!(reshuffled(&game), [goods![SILK * 2, CHEESE * 2]]);
    assert!(game.pile(Side::Left).is_empty());
    assert_eq!(game.state.public().deck, 1);
    let refused = game.refuses(D, set_aside(goods![APPLES * 2]));
    assert_eq!(refused, IllegalAction::NotEnoughToDraw { set_aside: 2, drawable: 1 });
    game.does(D, set_aside(goods![APPLES]));
    assert_eq!(game.pile(Side::Left), [Good::APPLES; 5]);
}

#[test]
fn no_more_is_set_aside_than_can_be_drawn_and_a_hand_may_stay_short() {
    // M7: both editions, with one card on a pile and one in the deck.
    for scene in [two_piles().right_pile(cards![]), one_pile()] {
        let scene = scene.hand(B, goods![APPLES * 5]).left_pile(cards![SILK]);
        let mut game = Game::of(&scene.whole_deck(cards![CHICKENS]));
        let refused = game.refuses(B, set_aside(goods![APPLES * 3]));
        assert_eq!(refused, IllegalAction::NotEnoughToDraw { set_aside: 3, drawable: 2 });
        game.does(B, set_aside(goods![APPLES * 2]));
        assert_eq!(game.hand(B), goods![APPLES * 3, CHICKENS, SILK]);
        assert_eq!(game.state.public().merchants[B].hand, 5);
    }
}

#[test]
fn an_empty_handed_merchant_has_a_market_turn_if_cards_can_be_had() {
    // M8: and then loads like everyone.
    for scene in [two_piles(), one_pile()] {
        let mut game = Game::of(&scene.hand(C, goods![]));
        game.does(B, set_aside(goods![]));
        let absent = game.refuses(C, set_aside(goods![APPLES]));
        assert_eq!(absent, IllegalAction::NotInHand { good: Good::APPLES, needs: 1, has: 0 });
        game.does(C, set_aside(goods![])).does(D, set_aside(goods![]));
        assert_eq!(game.hand(C).len(), 6);
        assert_eq!(game.state.asked(C), Some(Ask::Load));
    }
}

#[test]
fn a_merchant_without_any_card_sits_the_round_out_but_may_negotiate() {
    // M8, I4: no Market turn, no bag and no declaration, but gold for another's bag.
    for scene in [two_piles(), one_pile()] {
        let scene = scene.hand(C, goods![]).left_pile(cards![]).right_pile(cards![]);
        let mut game = Game::of(&scene.whole_deck(cards![]));
        game.does(B, set_aside(goods![]));
        assert_eq!(game.state.asked(D), Some(Ask::Exchange));
        game.does(D, set_aside(goods![]));
        assert_eq!(game.state.public().all_asked(game.state.setup()), Seats::only(B).with(D));
        assert_eq!(game.refuses(C, load(goods![APPLES])), IllegalAction::NotYourTurn(C));
        game.does(D, load(goods![APPLES])).does(B, load(goods![APPLES]));
        game.does(B, Action::Declare(Good::BREAD));
        assert_eq!(game.state.asked(D), Some(Ask::Declare));
        game.does(D, Action::Declare(Good::APPLES));
        assert_eq!(game.refuses(A, Action::Open(C)), IllegalAction::NoBag(C));
        let slip = game.offers(C, Terms::with(C).gold(4).open(B));
        game.accepts(A, slip).opens(A, B);
        assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (56, 48, 46));
    }
}

#[test]
fn the_last_cards_may_be_gone_before_an_empty_handed_merchants_turn() {
    // M8: B takes the only card, so C and D have no turn.
    let scene = one_pile().hand(C, goods![]).hand(D, goods![]).whole_deck(cards![CHICKENS]);
    let mut game = Game::of(&scene);
    game.does(B, set_aside(goods![APPLES]));
    let Phase::Load(load) = &game.state.public().phase else { panic!("the Market is over") };
    assert_eq!(load.loading, Seats::only(B));
}

#[test]
fn the_sheriffs_pick_passes_on_from_a_merchant_without_any_card() {
    // M2, M8
    let scene = one_pile().hand(C, goods![]).whole_deck(cards![]).market();
    let mut game = Game::of(&scene);
    game.does(A, Action::PickFirst(C));
    for seat in [D, B] {
        assert_eq!(game.state.asked(seat), Some(Ask::Exchange));
        game.does(seat, set_aside(goods![]));
    }
    assert!(matches!(game.state.public().phase, Phase::Load(_)));
}
