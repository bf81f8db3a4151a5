//! The gate: bags are threatened, handed back and opened (I1, I2, I6, I8–I12).

use std::sync::Arc;

use crate::common::*;
use crate::slips::end_of;

use rules::event::{Impossible, Place, Seen, SlipEnd};
use rules::public::{Ask, Fate};
use rules::slip::Terms;
use rules::{
    Action, Event, EventView, Good, Goods, IllegalAction, Observer, Phase, Scene, Seat, Setup, Side,
};

/// Inspection by A, who holds these bags with these declarations.
pub(crate) fn at_the_gate<const N: usize>(
    setup: Arc<Setup>,
    bags: [(Seat, Goods, Good); N],
) -> Scene {
    let scene = Scene::new(setup).sheriff(A).inspection();
    bags.into_iter().fold(scene, |scene, (owner, goods, declared)| {
        scene.bag(owner, goods).declares(owner, declared)
    })
}

/// A bag with one Apple that is declared as such.
pub(crate) const fn honest(owner: Seat) -> (Seat, Goods, Good) {
    (owner, Goods::of(Good::APPLES, 1), Good::APPLES)
}

/// Inspection by A of the bags of B, C and D, who have declared an Apple each, and it is true.
pub(crate) fn honest_gate(setup: Arc<Setup>) -> Scene {
    at_the_gate(setup, [honest(B), honest(C), honest(D)])
}

fn three_honest_bags() -> Game {
    Game::of(&honest_gate(second(4)))
}

#[track_caller]
fn fate(game: &Game, owner: Seat) -> Fate {
    let inspection = game.state.public().inspection().expect("Inspection");
    inspection.bags[owner].expect("a bag").fate
}

const fn hand_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}

#[test]
fn the_sheriff_settles_bags_one_at_a_time_in_any_order() {
    // I1: any order; the others wait meanwhile.
    for [first, then, last] in [[B, C, D], [D, C, B], [C, B, D]] {
        let mut game = three_honest_bags();
        game.hands_back(A, first);
        assert_eq!((fate(&game, first), fate(&game, then)), (Fate::HandedBack, Fate::Held));
        game.opens(A, then);
        assert_eq!((fate(&game, then), fate(&game, last)), (Fate::Opened, Fate::Held));
        assert_eq!(game.state.asked(A), Some(Ask::Settle));
        game.hands_back(A, last);
        assert!(matches!(game.state.public().phase, Phase::Market(_)));
    }
}

#[test]
fn any_number_of_bags_is_opened_from_none_to_all() {
    // I1, I9: each honest Apple that is opened costs the Sheriff two gold.
    for opened in 0..=3 {
        let mut game = three_honest_bags();
        for (nth, owner) in [B, C, D].into_iter().enumerate() {
            if nth < opened {
                game.opens(A, owner);
            } else {
                game.hands_back(A, owner);
            }
        }
        assert_eq!(game.gold(A), 50 - 2 * opened as u32);
        assert_eq!(game.state.public().round, 2);
    }
}

#[test]
fn a_settled_bag_is_settled_and_the_haggling_about_it_is_over() {
    // I1: final once done, whether the bag was handed back or opened.
    for settle in [hand_back(B), Action::Open(B)] {
        let mut game = three_honest_bags();
        let slip = game.offers(C, Terms::with(C).gold(1).hand_back(B));
        game.does(A, settle);
        let over = IllegalAction::Impossible(Impossible::BagSettled(B));
        assert_eq!(game.refuses(A, Action::Open(B)), over);
        assert_eq!(game.refuses(A, hand_back(B)), over);
        assert_eq!(game.refuses(A, Action::Threaten(B)), over);
        assert_eq!(game.refuses_offer(B, Terms::with(B).gold(1).hand_back(B)), over);
        assert_eq!(game.refuses_offer(C, Terms::with(C).gold(1).open(B)), over);
        assert_eq!(game.refuses_offer(A, Terms::with(B).gold(1).hand_back(B)), over);
        assert_eq!(game.refuses(A, Action::Accept(slip)), IllegalAction::NoSuchSlip(slip));
    }
}

#[test]
fn only_the_sheriff_settles_and_only_bags_at_the_gate() {
    // I1, M8: D sits the round out and has no bag; the Sheriff never has one.
    let mut game = Game::of(&at_the_gate(second(4), [honest(B), honest(C)]));
    for action in [Action::Open(C), hand_back(C), hand_back(B), Action::Threaten(C)] {
        assert_eq!(game.refuses(B, action), IllegalAction::NotTheLaw(B));
    }
    for nobody in [A, D] {
        for action in [Action::Open(nobody), hand_back(nobody), Action::Threaten(nobody)] {
            assert_eq!(game.refuses(A, action), IllegalAction::NoBag(nobody));
        }
    }
}

#[test]
fn bags_are_settled_in_inspection_and_not_before() {
    // R1, I1: the Sheriff acts in Inspection.
    let scene = Scene::new(second(3)).bag(B, goods![APPLES]).bag(C, goods![APPLES]).declaration();
    let mut game = Game::of(&scene);
    for action in [Action::Open(B), hand_back(B), Action::Threaten(B)] {
        assert_eq!(game.refuses(A, action), IllegalAction::WrongPhase);
    }
    assert_eq!(game.refuses_offer(B, Terms::with(B).gold(1)), IllegalAction::WrongPhase);
}

#[test]
fn a_threat_is_heard_by_all_and_does_nothing_else() {
    // I2: a public signal with no effect of its own.
    let mut game = three_honest_bags();
    let slip = game.offers(B, Terms::with(B).gold(3).hand_back(B));
    game.does(A, Action::Threaten(C));
    for observer in [Observer::Seat(B), Observer::Seat(C), Observer::Spectator] {
        assert_eq!(game.seen_by(observer), [EventView::Threatened { by: A, merchant: C }]);
    }
    assert!(game.is_live(slip));
    assert_eq!(fate(&game, C), Fate::Held);
    // The Sheriff may still do either.
    game.hands_back(A, C);
    assert_eq!(fate(&game, C), Fate::HandedBack);
}

#[test]
fn a_threat_stands_until_the_merchant_writes_replaces_or_withdraws_a_slip() {
    // I2
    let mut game = three_honest_bags();
    let terms = || Terms::with(B).gold(3).hand_back(B);
    let stands = IllegalAction::AlreadyThreatened(B);
    game.does(A, Action::Threaten(B));
    assert_eq!(game.refuses(A, Action::Threaten(B)), stands);
    // Others can be threatened meanwhile, and others' slips are no answer.
    game.does(A, Action::Threaten(C));
    game.offers(C, Terms::with(C).gold(1).hand_back(B));
    let demand = game.offers(A, terms());
    assert_eq!(game.refuses(A, Action::Threaten(B)), stands);
    // Nor is turning the Sheriff's slip down.
    game.does(B, Action::Decline(demand));
    assert_eq!(game.refuses(A, Action::Threaten(B)), stands);
    // Writing, replacing and withdrawing are.
    game.offers(B, terms());
    game.does(A, Action::Threaten(B));
    let replaced = game.offers(B, terms());
    game.does(A, Action::Threaten(B));
    game.does(B, Action::Withdraw(replaced));
    game.does(A, Action::Threaten(B));
    assert_eq!(game.refuses(A, Action::Threaten(B)), stands);
}

#[test]
fn everyone_haggles_at_the_same_time_and_the_sheriff_has_the_last_word() {
    // I2, I6: three slips about one bag lie there at once; handing it back for nothing ends them.
    let mut game = three_honest_bags();
    let slips = [
        game.offers(B, Terms::with(B).gold(5).hand_back(B)),
        game.offers(C, Terms::with(C).gold(6).open(B)),
        game.offers(D, Terms::with(D).gold(7).hand_back(B)),
    ];
    assert!(slips.iter().all(|&slip| game.is_live(slip)));
    game.hands_back(A, B);
    let settled = Some(SlipEnd::Void(Impossible::BagSettled(B)));
    assert!(slips.iter().all(|&slip| end_of(&game, slip) == settled));
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [50; 4]);
}

#[test]
fn opening_a_bag_refuses_the_owners_offer() {
    // I6: not a coin of the offer is paid, only the fine.
    let mut game = Game::of(&at_the_gate(
        second(3),
        [(B, goods![PEPPER], Good::APPLES), (C, goods![APPLES], Good::APPLES)],
    ));
    let slip = game.offers(B, Terms::with(B).gold(20).hand_back(B));
    game.opens(A, B);
    assert_eq!(end_of(&game, slip), Some(SlipEnd::Void(Impossible::BagSettled(B))));
    assert_eq!((game.gold(A), game.gold(B)), (54, 46));
}

#[test]
fn when_a_third_partys_deal_hands_the_bag_back_the_owners_offer_lapses_unpaid() {
    // I6
    let mut game = three_honest_bags();
    let owner = game.offers(B, Terms::with(B).gold(20).hand_back(B));
    let friend = game.offers(C, Terms::with(C).gold(1).hand_back(B));
    game.accepts(A, friend);
    assert_eq!(fate(&game, B), Fate::HandedBack);
    assert_eq!(end_of(&game, owner), Some(SlipEnd::Void(Impossible::BagSettled(B))));
    assert_eq!([A, B, C].map(|seat| game.gold(seat)), [51, 50, 49]);
}

#[test]
fn a_bag_handed_back_shows_its_legal_goods_and_only_the_number_of_its_contraband() {
    // I8: Cheese was never declared, and still goes to the stand.
    let bag = goods![APPLES, CHEESE, PEPPER, CROSSBOW];
    let mut game = Game::of(&at_the_gate(second(4), [(B, bag, Good::APPLES), honest(C)]));
    game.hands_back(A, B);
    assert_eq!(game.face_up(B), goods![APPLES, CHEESE]);
    assert_eq!(game.face_down(B), goods![PEPPER, CROSSBOW]);
    assert_eq!((game.gold(A), game.gold(B)), (50, 50));

    let (from, to) = (Place::Bag(B), Place::Stand(B));
    let legal = EventView::Moved { cards: Seen::Cards(goods![APPLES, CHEESE]), from, to };
    let backs = Seen::Backs { count: 2, named: None };
    for observer in [Observer::Seat(A), Observer::Seat(C), Observer::Spectator] {
        let seen = game.seen_by(observer);
        assert_eq!(seen[1..], [legal.clone(), EventView::Moved { cards: backs, from, to }]);
        let view = game.state.view(observer);
        assert_eq!(view.public.merchants[B].face_down, 2);
        assert!(view.own.is_none_or(|own| own.face_down.is_empty()));
    }
    let cards = Seen::Cards(goods![PEPPER, CROSSBOW]);
    assert_eq!(game.seen_by(Observer::Seat(B))[2], EventView::Moved { cards, from, to });
}

#[test]
fn a_bag_that_was_not_opened_pays_no_fine_however_great_the_lie() {
    // I8: a bag of contraband only.
    let bag = goods![CROSSBOW * 2, SILK * 3];
    let mut game = Game::of(&at_the_gate(first(4), [(B, bag, Good::BREAD), honest(C)]));
    game.hands_back(A, B);
    assert_eq!((game.face_up(B), game.face_down(B)), (Goods::NONE, bag));
    assert_eq!((game.gold(A), game.gold(B)), (50, 50));
}

#[test]
fn the_sheriff_pays_the_penalties_of_an_honest_bag() {
    // I9: three Chickens at two gold each, in both editions, for all to see.
    for setup in [first(3), second(3)] {
        let bag = goods![CHICKENS * 3];
        let mut game = Game::of(&at_the_gate(setup, [(B, bag, Good::CHICKENS), honest(C)]));
        game.opens(A, B);
        assert_eq!((game.gold(A), game.gold(B)), (44, 56));
        assert_eq!(game.face_up(B), bag);
        let opened = |event: &EventView| {
            matches!(event, EventView::Opened { bag: owner, cards, .. }
                if *owner == B && cards.goods() == bag)
        };
        assert!(game.seen_by(Observer::Spectator).iter().any(opened));
        // Nothing is owed: the next bag can be settled.
        game.opens(A, C);
        assert_eq!(game.state.public().round, 2);
    }
}

#[test]
fn a_liar_keeps_what_was_declared_and_loses_and_pays_for_all_the_rest() {
    // I10: the fine is 2 for the Bread and 4 for each of Mead and Silk.
    let bag = goods![APPLES * 2, BREAD, MEAD, SILK];
    let mut game = Game::of(&at_the_gate(second(4), [(B, bag, Good::APPLES), honest(C)]));
    game.opens(A, B);
    assert_eq!(game.stand(B), goods![APPLES * 2]);
    assert_eq!((game.gold(A), game.gold(B)), (60, 40));
    // I11 (2e): onto the discard pile.
    assert_eq!(game.pile(Side::Left), cards![BREAD, MEAD, SILK]);
}

#[test]
fn a_bag_without_a_single_declared_card_is_lost_whole() {
    // I10: legal goods of another kind are a lie like any other.
    let bag = goods![CHEESE * 4];
    let mut game = Game::of(&at_the_gate(second(3), [(B, bag, Good::CHICKENS), honest(C)]));
    game.opens(A, B);
    assert_eq!(game.stand(B), Goods::NONE);
    assert_eq!((game.gold(A), game.gold(B)), (58, 42));
    assert_eq!(game.pile(Side::Left), cards![CHEESE, CHEESE, CHEESE, CHEESE]);
}

#[test]
fn royal_goods_are_confiscated_even_when_declared_as_their_kind() {
    // G2, I10: Green and Golden Apples are not Apples; their penalties are 3 and 4.
    let setup = || setup_with(rules::Edition::Second, 4, |o| o.royal_goods = true);
    let bag = goods![APPLES, GREEN_APPLES, GOLDEN_APPLES];
    let scene = at_the_gate(setup(), [(B, bag, Good::APPLES), honest(C)]);
    let mut game = Game::of(&scene);
    game.opens(A, B);
    assert_eq!(game.stand(B), goods![APPLES]);
    assert_eq!((game.gold(A), game.gold(B)), (57, 43));
    assert_eq!(game.pile(Side::Left), cards![GREEN_APPLES, GOLDEN_APPLES]);
    // G2, I8: handed back they lie face down like any contraband.
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    assert_eq!(game.face_up(B), goods![APPLES]);
    assert_eq!(game.face_down(B), goods![GREEN_APPLES, GOLDEN_APPLES]);
}

#[test]
fn in_the_first_edition_the_sheriff_chooses_one_pile_and_the_order() {
    // I11
    let bag = goods![APPLES, CHEESE, MEAD, SILK];
    let scene = at_the_gate(first(4), [(B, bag, Good::APPLES), honest(C)])
        .left_pile(cards![BREAD])
        .right_pile(cards![CHICKENS]);
    let mut game = Game::of(&scene);
    game.opens(A, B);
    assert_eq!(game.state.asked(A), Some(Ask::Place));
    assert_eq!(game.pile(Side::Left), cards![BREAD]);
    // All the confiscated cards and no others, and nobody else places them.
    let wrong = IllegalAction::NotTheCardsToPlace;
    assert_eq!(game.refuses(A, place(Side::Left, cards![CHEESE, MEAD])), wrong);
    assert_eq!(game.refuses(A, place(Side::Left, cards![APPLES, CHEESE, MEAD, SILK])), wrong);
    assert_eq!(game.refuses(A, place(Side::Left, cards![CHEESE, MEAD, MEAD])), wrong);
    let not_yours = IllegalAction::NotYourTurn(B);
    assert_eq!(game.refuses(B, place(Side::Left, cards![CHEESE, MEAD, SILK])), not_yours);
    game.does(A, place(Side::Right, cards![SILK, CHEESE, MEAD]));
    assert_eq!(game.pile(Side::Left), cards![BREAD]);
    assert_eq!(game.pile(Side::Right), cards![CHICKENS, SILK, CHEESE, MEAD]);
    let again = place(Side::Right, cards![SILK, CHEESE, MEAD]);
    assert_eq!(game.refuses(A, again), IllegalAction::NotYourTurn(A));
}

#[test]
fn in_the_second_edition_confiscated_cards_go_to_the_discard_pile_at_once() {
    // I11: there is no choice, so nothing is asked.
    let scene = at_the_gate(second(4), [(B, goods![MEAD, CHEESE], Good::APPLES), honest(C)])
        .left_pile(cards![BREAD]);
    let mut game = Game::of(&scene);
    game.opens(A, B);
    assert_eq!(game.pile(Side::Left), cards![BREAD, CHEESE, MEAD]);
    assert_eq!(game.state.asked(A), Some(Ask::Settle));
    let refused = game.refuses(A, place(Side::Left, cards![CHEESE, MEAD]));
    assert_eq!(refused, IllegalAction::NotYourTurn(A));
}

/// First edition: B has been caught, must choose goods worth 5, and A must place two cards.
fn caught_red_handed() -> Game {
    let bags = [(B, goods![APPLES, PEPPER, MEAD], Good::APPLES), honest(C), honest(D)];
    let scene = at_the_gate(first(4), bags).gold(B, 3).stand(B, goods![APPLES * 2, CHEESE * 2]);
    let mut game = Game::of(&scene);
    game.offers(C, Terms::with(C).gold(4).hand_back(C));
    game.offers(A, Terms::with(D).gold(9).hand_back(D));
    game.opens(A, B);
    game
}

#[track_caller]
fn nothing_can_be_settled(game: &mut Game, owed_by: Seat) {
    let owed = IllegalAction::ChoiceOwed(owed_by);
    let [offer, demand] = [1, 2].map(rules::SlipNumber);
    assert_eq!(game.refuses(A, Action::Open(C)), owed);
    assert_eq!(game.refuses(A, hand_back(C)), owed);
    assert_eq!(game.refuses(A, Action::HandBack { bag: C, taking: Some(offer) }), owed);
    assert_eq!(game.refuses(A, Action::Accept(offer)), owed);
    assert_eq!(game.refuses(D, Action::Accept(demand)), owed);
}

#[test]
fn the_gold_of_a_fine_moves_on_opening_and_the_choices_come_after() {
    // I10: eight gold are owed; three move at once, and two people are asked.
    let game = caught_red_handed();
    assert_eq!((game.gold(A), game.gold(B)), (53, 0));
    assert_eq!(game.state.asked(B), Some(Ask::Pay));
    assert_eq!(game.state.asked(A), Some(Ask::Place));
    assert_eq!([C, D].map(|seat| game.state.asked(seat)), [None; 2]);
}

#[test]
fn nothing_is_settled_or_struck_before_both_choices_are_made_in_either_order() {
    // I10
    let pay = Action::Pay(goods![APPLES, CHEESE]);
    let pile = place(Side::Left, cards![MEAD, PEPPER]);

    let mut game = caught_red_handed();
    nothing_can_be_settled(&mut game, B);
    game.does(B, pay.clone());
    nothing_can_be_settled(&mut game, A);
    game.does(A, pile.clone());
    game.takes(A, C, rules::SlipNumber(1));
    assert_eq!(fate(&game, C), Fate::HandedBack);

    let mut game = caught_red_handed();
    game.does(A, pile);
    nothing_can_be_settled(&mut game, B);
    game.does(B, pay);
    game.accepts(D, rules::SlipNumber(2));
    assert_eq!(fate(&game, D), Fate::HandedBack);
    assert_eq!(game.stand(A), goods![APPLES, CHEESE]);
}

#[test]
fn slips_are_written_withdrawn_and_declined_while_a_choice_is_owed() {
    // I10: only settling and striking wait.
    let mut game = caught_red_handed();
    let first = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.does(A, Action::Decline(first));
    let second = game.offers(C, Terms::with(C).gold(6).hand_back(C));
    game.does(C, Action::Withdraw(second));
    let third = game.offers(A, Terms::with(C).gold(7).hand_back(C));
    game.does(A, Action::Threaten(C));
    assert!(game.is_live(third));
}

#[test]
fn a_merchant_whose_bag_was_opened_still_deals_about_other_bags() {
    // I12: gold and stand goods.
    let bags = [(B, goods![APPLES], Good::APPLES), honest(C), honest(D)];
    let mut game = Game::of(&at_the_gate(second(4), bags).stand(B, goods![CHEESE, PEPPER]));
    game.opens(A, B);
    let terms = Terms::with(B).gold(5).from_stand(goods![CHEESE, PEPPER]).hand_back(C);
    let slip = game.offers(B, terms);
    game.accepts(A, slip);
    assert_eq!(fate(&game, C), Fate::HandedBack);
    assert_eq!(game.stand(A), goods![CHEESE, PEPPER]);
    assert_eq!((game.gold(A), game.gold(B)), (50 - 2 + 5, 50 + 2 - 5));
}

#[test]
fn the_round_ends_with_the_last_bag_and_open_slips_lapse() {
    // I1, E1: what still lies on the table is worth nothing then.
    let mut game = Game::of(&at_the_gate(second(3), [honest(B), honest(C)]));
    let gift = game.offers(B, Terms::with(B).gold(5));
    game.hands_back(A, B).hands_back(A, C);
    assert_eq!(end_of(&game, gift), Some(SlipEnd::Lapsed));
    assert!(game.was_told(|event| matches!(event, Event::RoundBegan { round: 2, .. })));
    assert_eq!(game.refuses(A, Action::Accept(gift)), IllegalAction::WrongPhase);
    assert_eq!((game.gold(A), game.gold(B)), (50, 50));
}
