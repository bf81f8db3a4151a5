//! What both Deputies pay and take together, how they share it, and what time does (D5, D7, T1).

use crate::common::*;

use rules::action::{Creditor, Debt, Leftover, Tier};
use rules::event::{GoldFor, Place, Purse, Seen};
use rules::public::{Inspection, MAX_WISHES};
use rules::{
    Action, Ask, Edition, Event, EventView, Family, Gold, Good, Goods, IllegalAction, Observer,
    Promo, Scene, Seat, Seats, Setup, Side, Terms,
};
use std::sync::Arc;

/// A and B are the Deputies, A drawn first; D has declared what they carry, C's bag is still there
/// too, so that Inspection goes on.
fn gate(setup: Arc<Setup>) -> Scene {
    Scene::new(setup)
        .deputies(A, B)
        .bag(C, goods![SILK, MEAD])
        .declares(C, Good::APPLES)
        .bag(D, goods![CHICKENS * 4])
        .declares(D, Good::CHICKENS)
        .inspection()
}

/// The end of an Inspection: only C's bag is left, and something is on the Booty.
fn last_bag(setup: Arc<Setup>, gold: u32, booty: Goods) -> Scene {
    Scene::new(setup)
        .deputies(A, B)
        .bag(C, goods![BREAD])
        .declares(C, Good::BREAD)
        .booty(gold, booty)
        .inspection()
}

/// Both hand C's bag back, which ends the round.
fn end_round(game: &mut Game) {
    game.hands_back(A, C).hands_back(B, C);
    assert_eq!(game.state.public().round, 2);
}

fn inspection(game: &Game) -> &Inspection {
    game.state.public().inspection().expect("Inspection")
}

fn wish(item: Leftover, to: impl Into<Option<Seat>>) -> Action {
    Action::Wish { item, to: to.into() }
}

fn six_with_two_piles() -> Arc<Setup> {
    setup_with(Edition::First, 6, |o| o.deputies = true)
}

// --- D5: both open ---

#[test]
fn each_deputy_pays_half_to_an_honest_merchant() {
    // D5, I9
    let mut game = Game::of(&gate(second(6)).booty(20, Goods::NONE));
    game.opens(A, D).opens(B, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (46, 46, 58));
    assert_eq!(inspection(&game).booty.gold.0, 20, "the Booty cannot be used");
    assert_eq!(game.stand(D), goods![CHICKENS * 4]);
}

#[test]
fn an_odd_coin_falls_to_the_deputy_drawn_first() {
    // D5, G3: only promo goods have odd penalties that are paid to the honest.
    let cider = Promo {
        name: "Cider".into(),
        family: Family::Legal,
        value: 3,
        penalty: 3,
        counts_as: None,
        copies: 4,
    };
    let setup = setup_with(Edition::Second, 6, |o| o.promos = vec![cider]);
    let cider = setup.catalogue().by_key("cider").expect("it is in the deck");
    let scene = gate(setup).bag(D, Goods::of(cider, 3)).declares(D, cider);
    for (first, second) in [(A, B), (B, A)] {
        let mut game = Game::of(&scene.clone().deputies(first, second));
        game.opens(A, D).opens(B, D);
        assert_eq!((game.gold(first), game.gold(second), game.gold(D)), (45, 46, 59));
    }
}

#[test]
fn each_half_is_a_debt_of_its_own_and_the_first_drawn_s_comes_first() {
    // D5, B1: the gold of both moves on opening; then A chooses, then B's goods go by themselves.
    let mut game = Game::of(
        &gate(second(6))
            .gold(A, 1)
            .stand(A, goods![CHEESE, CHICKENS])
            .gold(B, 2)
            .stand(B, goods![APPLES, SILK]),
    );
    game.opens(A, D).opens(B, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (0, 0, 53));
    let missing = Gold(3);
    let debt = Debt { debtor: A, creditor: Creditor::Seat(D), missing, tier: Tier::Legal };
    assert!(game.told.contains(&Event::DebtDue(debt)));
    assert_eq!((game.state.asked(A), game.state.asked(B)), (Some(Ask::Pay), None));
    assert_eq!(game.stand(B), goods![APPLES, SILK], "B's half waits for A's");
    assert_eq!(game.refuses(B, Action::Pay(goods![APPLES])), IllegalAction::NoDebt(B));
    assert_eq!(game.refuses(B, Action::Open(C)), IllegalAction::ChoiceOwed(A));
    game.does(A, Action::Pay(goods![CHEESE]));
    assert_eq!((game.stand(A), game.stand(B)), (goods![CHICKENS], goods![SILK]));
    assert_eq!(game.stand(D), goods![APPLES, CHEESE, CHICKENS * 4]);
    assert_eq!(game.state.asked(A), Some(Ask::Settle));
}

#[test]
fn a_poor_deputy_s_half_is_forgiven_and_the_booty_is_not_touched() {
    // D5, B3
    let mut game = Game::of(&gate(second(6)).gold(A, 1).booty(20, goods![BREAD * 4]));
    game.opens(A, D).opens(B, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (0, 46, 55));
    assert!(game.told.contains(&Event::Forgiven { debtor: A, amount: Gold(3) }));
    let booty = &inspection(&game).booty;
    assert_eq!((booty.gold.0, booty.face_up), (20, goods![BREAD * 4]));
}

#[test]
fn a_liar_s_fine_goes_onto_the_booty() {
    // D5, I10
    let mut game = Game::of(&gate(second(6)));
    game.opens(B, C).opens(A, C);
    assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (50, 50, 42));
    assert_eq!(inspection(&game).booty.gold.0, 8);
    let (from, to) = (Purse::Seat(C), Purse::Booty);
    let moved = Event::GoldMoved { amount: Gold(8), from, to, why: GoldFor::Fine };
    assert!(game.told.contains(&moved));
    assert_eq!(game.pile(Side::Left), cards![MEAD, SILK]);
}

#[test]
fn goods_that_pay_a_fine_go_onto_the_booty_too() {
    // D5, B1, B2, B4: legal goods face up, contraband revealed to all and face down again.
    let poor = gate(second(6)).gold(C, 1).stand(C, goods![APPLES, CROSSBOW, PEPPER]);
    let mut game = Game::of(&poor);
    game.opens(A, C).opens(B, C);
    assert_eq!(inspection(&game).booty.face_up, goods![APPLES]);
    assert_eq!(game.state.asked(C), Some(Ask::Pay), "two face-down cards leave a choice");
    game.does(C, Action::Pay(goods![PEPPER]));
    let (from, to) = (Place::Stand(C), Place::Booty);
    let revealed = EventView::Moved { cards: Seen::Cards(goods![PEPPER]), from, to };
    assert_eq!(game.seen_by(Observer::Spectator), [revealed]);
    let booty = &inspection(&game).booty;
    assert_eq!((booty.gold.0, booty.face_up, booty.face_down), (1, goods![APPLES], 1));
    assert_eq!(game.stand(C), goods![CROSSBOW]);
}

// --- D7: sharing ---

#[test]
fn the_deputies_share_the_booty_evenly() {
    // D7: each kind of good is halved, and the gold.
    let mut game = Game::of(&last_bag(second(6), 12, goods![APPLES * 4, CHEESE * 2, SILK * 2]));
    end_round(&mut game);
    for deputy in [A, B] {
        assert_eq!(game.gold(deputy), 56);
        assert_eq!(game.face_up(deputy), goods![APPLES * 2, CHEESE]);
        assert_eq!(game.face_down(deputy), goods![SILK]);
    }
    assert_eq!(game.pile(Side::Left), []);
}

#[test]
fn leftovers_are_discarded_unless_both_agree() {
    // D7: the odd coin leaves the game, odd cards go to the discard pile.
    let mut game = Game::of(&last_bag(second(6), 13, goods![APPLES * 3, BREAD, SILK * 3]));
    let gold = game.state.all_gold().0;
    end_round(&mut game);
    assert_eq!((game.gold(A), game.gold(B)), (56, 56));
    assert_eq!(game.state.all_gold().0, gold - 1);
    let (from, to) = (Purse::Booty, Purse::Bank);
    let odd = Event::GoldMoved { amount: Gold(1), from, to, why: GoldFor::Booty };
    assert!(game.told.contains(&odd));
    assert_eq!([A, B].map(|deputy| game.stand(deputy)), [goods![APPLES, SILK]; 2]);
    assert_eq!(game.pile(Side::Left), cards![APPLES, BREAD, SILK]);
}

#[test]
fn with_two_piles_odd_cards_go_to_the_left_one_in_table_order() {
    // D7, S1: six with the first edition's market.
    let booty = goods![CROSSBOW, APPLES, MEAD, CHICKENS];
    let scene = last_bag(six_with_two_piles(), 0, booty);
    let mut game = Game::of(&scene.left_pile(cards![SILK]).right_pile(cards![PEPPER]));
    end_round(&mut game);
    assert_eq!(game.pile(Side::Left), cards![SILK, APPLES, CHICKENS, MEAD, CROSSBOW]);
    assert_eq!(game.pile(Side::Right), cards![PEPPER]);
}

#[test]
fn equal_wishes_are_an_agreement_and_different_ones_are_none() {
    // D7
    let mut game = Game::of(&last_bag(second(6), 5, goods![APPLES, BREAD, CHEESE, SILK, MEAD]));
    let [apples, bread, cheese, silk] =
        [Good::APPLES, Good::BREAD, Good::CHEESE, Good::SILK].map(Leftover::Card);
    game.does(A, wish(Leftover::Gold, B)).does(B, wish(Leftover::Gold, B));
    game.does(A, wish(apples, A)).does(B, wish(apples, A));
    game.does(A, wish(silk, A)).does(B, wish(silk, B)); // Each wants it.
    game.does(A, wish(bread, B)); // B has said nothing.
    game.does(A, wish(cheese, A)).does(B, wish(cheese, B)).does(B, wish(cheese, A)); // Changed.
    end_round(&mut game);
    assert_eq!((game.gold(A), game.gold(B)), (52, 53));
    assert_eq!((game.stand(A), game.stand(B)), (goods![APPLES, CHEESE], Goods::NONE));
    assert_eq!(game.pile(Side::Left), cards![BREAD, MEAD, SILK]);
}

#[test]
fn a_wish_is_for_a_deputy_and_may_be_taken_back() {
    // D7: a wish can come at any time in Inspection, whether the item is there or not.
    let mut game = Game::of(&last_bag(second(6), 1, Goods::NONE));
    game.does(A, wish(Leftover::Gold, A)).does(B, wish(Leftover::Gold, A));
    assert_eq!(game.told, [Event::Wished { by: B, item: Leftover::Gold, to: Some(A) }]);
    assert_eq!(game.refuses(B, wish(Leftover::Gold, A)), IllegalAction::SameWish);
    game.does(B, wish(Leftover::Gold, None));
    assert_eq!(game.refuses(B, wish(Leftover::Gold, None)), IllegalAction::SameWish);
    assert_eq!(game.refuses(B, wish(Leftover::Gold, C)), IllegalAction::NoDeputy(C));
    assert_eq!(game.refuses(C, wish(Leftover::Gold, C)), IllegalAction::NotTheLaw(C));
    let green = Leftover::Card(Good::GREEN_APPLES);
    let not_here = IllegalAction::NotInThisGame(Good::GREEN_APPLES);
    assert_eq!(game.refuses(A, wish(green, A)), not_here);
    end_round(&mut game);
    assert_eq!((game.gold(A), game.gold(B)), (50, 50), "the coin is discarded");
    assert_eq!(game.refuses(A, wish(Leftover::Gold, A)), IllegalAction::WrongPhase);
}

#[test]
fn a_sheriff_has_no_booty_to_wish_about() {
    // D7
    let scene = Scene::new(second(3)).bag(B, goods![APPLES]).declares(B, Good::APPLES);
    let mut game = Game::of(&scene.inspection());
    assert_eq!(game.refuses(A, wish(Leftover::Gold, A)), IllegalAction::NoBooty);
}

#[test]
fn a_deputy_states_so_many_wishes_and_no_more() {
    // D7: the bound that lets every Inspection end.
    let mut game = Game::of(&last_bag(second(6), 1, Goods::NONE));
    for number in 0..MAX_WISHES {
        game.does(A, wish(Leftover::Gold, if number % 2 == 0 { A } else { B }));
    }
    assert_eq!(game.refuses(A, wish(Leftover::Gold, A)), IllegalAction::NoMoreWishes);
    game.does(B, wish(Leftover::Gold, B));
    end_round(&mut game);
    assert_eq!((game.gold(A), game.gold(B)), (50, 51), "what was wished last still counts");
}

#[test]
fn contraband_on_the_booty_is_known_to_both_deputies_and_the_giver() {
    // D7, I7, P2: everyone else sees what was named, and a back.
    let mut game = Game::of(&gate(second(6)));
    let bribe = game.offers(C, Terms::with(C).from_bag(goods![SILK * 2]).hand_back(C));
    game.accepts(A, bribe).accepts(B, bribe);
    let (from, to) = (Place::Stand(C), Place::Booty);
    let moved = |cards| EventView::Moved { cards, from, to };
    let silk = moved(Seen::Cards(goods![SILK]));
    for seat in [A, B, C] {
        assert!(game.seen_by(Observer::Seat(seat)).contains(&silk));
    }
    let named = Some(goods![SILK * 2]);
    for observer in [Observer::Seat(D), Observer::Spectator] {
        assert!(game.seen_by(observer).contains(&moved(Seen::Backs { count: 1, named })));
    }
    let booty = |seat| game.state.view(Observer::Seat(seat)).booty;
    assert_eq!([A, B, C, D].map(booty), [Some(goods![SILK]), Some(goods![SILK]), None, None]);
    assert_eq!(game.state.view(Observer::Spectator).booty, None);
}

#[test]
fn both_deputies_see_how_the_contraband_is_shared() {
    // D7, P2: what one gets the other knows; the rest of the table sees backs.
    let mut game = Game::of(&last_bag(second(6), 0, goods![SILK * 2]));
    end_round(&mut game);
    let share = |cards, to| EventView::Moved { cards, from: Place::Booty, to: Place::Stand(to) };
    for deputy in [A, B] {
        for to in [A, B] {
            let silk = share(Seen::Cards(goods![SILK]), to);
            assert!(game.seen_by(Observer::Seat(deputy)).contains(&silk));
        }
    }
    let back = share(Seen::Backs { count: 1, named: None }, A);
    for observer in [Observer::Seat(C), Observer::Spectator] {
        assert!(game.seen_by(observer).contains(&back));
    }
}

// --- T1: time ---

/// D's honest bag is under a duty that A took alone; C's is under none.
fn bound_in_time() -> Game {
    let setup = setup_with(Edition::Second, 6, |o| o.time_limit = true);
    assert_eq!(setup.inspection_seconds(), Some(240));
    let mut game = Game::of(&gate(setup));
    let slip = game.offers(C, Terms::with(C).gold(3).open(D));
    game.accepts(A, slip);
    game
}

#[test]
fn when_time_is_up_whoever_is_bound_opens_alone() {
    // T1, D6: B has said nothing, or would hand it back.
    for hands_back in [false, true] {
        let mut game = bound_in_time();
        if hands_back {
            game.hands_back(B, D);
        }
        game.time_is_up();
        assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (53 - 8, 50, 58));
        assert!(game.was_told(|event| {
            matches!(event, Event::Opened { bag: D, by, .. } if *by == Seats::only(A))
        }));
        assert_eq!(game.stand(C), goods![MEAD, SILK], "the other bag passes free");
    }
}

#[test]
fn when_time_is_up_whoever_is_already_for_opening_opens_too() {
    // T1, D5
    let mut game = bound_in_time();
    game.opens(B, D);
    game.time_is_up();
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (53 - 4, 50 - 4, 58));
}

#[test]
fn when_time_is_up_a_bag_without_a_duty_passes_free_even_from_an_opener() {
    // T1: nothing but a duty opens a bag, and the bribe on the table is not paid.
    let setup = setup_with(Edition::Second, 6, |o| o.time_limit = true);
    let mut game = Game::of(&gate(setup));
    game.opens(A, C).hands_back(B, C);
    game.offers(C, Terms::with(C).gold(9).hand_back(C));
    game.opens(A, D);
    game.time_is_up();
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [50; 4]);
    assert_eq!((game.stand(C), game.stand(D)), (goods![MEAD, SILK], goods![CHICKENS * 4]));
}

#[test]
fn when_time_is_up_both_deputies_debts_are_paid_for_them() {
    // T1, D5, B1: the covering set of least value, for A first and then for B.
    let setup = setup_with(Edition::Second, 6, |o| o.time_limit = true);
    let scene = gate(setup).gold(A, 1).gold(B, 1);
    let scene = scene.stand(A, goods![CHICKENS, CHEESE]).stand(B, goods![APPLES * 3, BREAD]);
    let mut game = Game::of(&scene);
    game.opens(A, D).opens(B, D);
    assert_eq!(game.state.asked(A), Some(Ask::Pay));
    game.time_is_up();
    assert_eq!(game.stand(A), goods![CHICKENS]);
    assert_eq!(game.stand(B), goods![APPLES * 3]);
    assert_eq!(game.stand(D), goods![CHEESE, BREAD, CHICKENS * 4]);
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn a_verdict_does_not_fall_on_a_bag_that_time_has_settled() {
    // T1, D3: the slip lapses after the bag went back, so there is no verdict left to fall.
    let setup = setup_with(Edition::Second, 6, |o| o.time_limit = true);
    let mut game = Game::of(&crate::deputies::gate_of(Scene::new(setup)));
    let slip = game.offers(C, Terms::with(C).gold(2).hand_back(C));
    game.accepts(A, slip);
    game.time_is_up();
    assert!(!game.was_told(|event| matches!(event, Event::VerdictFell { .. })));
    assert_eq!(game.gold(C), 50);
}
