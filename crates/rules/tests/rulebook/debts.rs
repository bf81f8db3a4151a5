//! Running out of gold (B1–B4).

use crate::common::*;
use crate::gate::{at_the_gate, honest};
use crate::slips::is_void;

use rules::action::{Creditor, Debt, Tier};
use rules::event::{Impossible, Place, Seen};
use rules::public::Ask;
use rules::slip::Terms;
use rules::{
    Action, Edition, Event, EventView, Gold, Good, Goods, IllegalAction, Observer, Scene, Side,
};

/// B is caught with contraband only, four gold a card, and has so much gold and this stand.
fn caught(cards: u8, gold: u32, stand: Goods) -> Scene {
    let bags = [(B, Goods::of(Good::MEAD, cards), Good::APPLES), honest(C)];
    at_the_gate(second(4), bags).gold(B, gold).stand(B, stand)
}

fn opened(scene: &Scene) -> Game {
    let mut game = Game::of(scene);
    game.opens(A, B);
    game
}

#[track_caller]
fn owes(game: &Game, missing: u32, tier: Tier) {
    let debt = Debt { debtor: B, creditor: Creditor::Seat(A), missing: Gold(missing), tier };
    assert_eq!(game.state.public().inspection().and_then(|i| i.debt()), Some(&debt));
    assert_eq!(game.state.asked(B), Some(Ask::Pay));
}

#[track_caller]
fn owes_nothing(game: &Game) {
    let inspection = game.state.public().inspection().expect("Inspection");
    assert_eq!(inspection.debt(), None);
    assert_eq!(game.state.asked(B), None);
}

#[test]
fn a_fine_is_paid_in_gold_first() {
    // B1: with gold enough, no goods are touched.
    let game = opened(&caught(2, 8, goods![APPLES * 5, PEPPER * 3]));
    assert_eq!((game.gold(A), game.gold(B)), (58, 0));
    assert_eq!(game.stand(B), goods![APPLES * 5, PEPPER * 3]);
    owes_nothing(&game);
}

#[test]
fn what_is_missing_is_paid_in_legal_goods_that_the_debtor_chooses() {
    // B1: eight are owed, three are there, five are missing.
    for payment in [goods![APPLES, CHEESE], goods![CHEESE * 2], goods![APPLES * 3]] {
        let mut game = opened(&caught(2, 3, goods![APPLES * 3, CHEESE * 2]));
        assert_eq!((game.gold(A), game.gold(B)), (53, 0));
        owes(&game, 5, Tier::Legal);
        game.does(B, Action::Pay(payment));
        assert_eq!(game.face_up(A), payment);
        assert_eq!(game.face_up(B), goods![APPLES * 3, CHEESE * 2].minus(&payment));
        // No change is given, though some of these are worth six.
        assert_eq!((game.gold(A), game.gold(B)), (53, 0));
        owes_nothing(&game);
    }
}

#[test]
fn a_payment_covers_the_debt_without_a_needless_card() {
    // B1: five are missing.
    let mut game = opened(&caught(2, 3, goods![APPLES * 3, CHEESE * 2, CHICKENS, PEPPER]));
    let pays = |goods| Action::Pay(goods);
    let too_little = |pays| IllegalAction::PaysTooLittle { pays: Gold(pays), owed: Gold(5) };
    assert_eq!(game.refuses(B, pays(goods![APPLES * 2])), too_little(4));
    assert_eq!(game.refuses(B, pays(goods![CHICKENS])), too_little(4));
    assert_eq!(game.refuses(B, pays(Goods::NONE)), too_little(0));
    let needless = |good| IllegalAction::NeedlessCard(good);
    assert_eq!(game.refuses(B, pays(goods![APPLES, CHEESE, CHICKENS])), needless(Good::APPLES));
    assert_eq!(game.refuses(B, pays(goods![APPLES * 2, CHEESE])), needless(Good::APPLES));
    assert_eq!(game.refuses(B, pays(goods![CHEESE * 2, CHICKENS])), needless(Good::CHEESE));
    // A card that looks too much is none if every other card needs it.
    game.does(B, pays(goods![CHEESE, CHICKENS]));
    assert_eq!(game.face_up(A), goods![CHEESE, CHICKENS]);
}

#[test]
fn a_debt_is_paid_with_what_lies_on_the_stand() {
    // B1, B2: contraband only once the legal goods are not enough.
    let mut game = opened(&caught(2, 3, goods![APPLES * 3, CHEESE * 2, PEPPER]));
    let cannot = |good, needs, has| IllegalAction::CannotPayWith { good, needs, has };
    let pepper = game.refuses(B, Action::Pay(goods![PEPPER]));
    assert_eq!(pepper, cannot(Good::PEPPER, 1, 0));
    let cheese = game.refuses(B, Action::Pay(goods![CHEESE * 3]));
    assert_eq!(cheese, cannot(Good::CHEESE, 3, 2));
}

#[test]
fn only_the_debtor_pays_and_only_a_debt() {
    // B1
    let mut game = opened(&caught(2, 3, goods![APPLES * 3, CHEESE * 2]));
    let pay = Action::Pay(goods![APPLES, CHEESE]);
    assert_eq!(game.refuses(A, pay.clone()), IllegalAction::NoDebt(A));
    assert_eq!(game.refuses(C, pay.clone()), IllegalAction::NoDebt(C));
    game.does(B, pay.clone());
    assert_eq!(game.refuses(B, pay), IllegalAction::NoDebt(B));
}

#[test]
fn without_a_choice_a_debt_is_paid_at_once() {
    // B1: four are missing each time, and just one set covers them without a needless card.
    let one_set = [
        (goods![APPLES * 5], goods![APPLES * 2]),
        (goods![CHEESE * 3], goods![CHEESE * 2]),
        (goods![CHICKENS * 2], goods![CHICKENS]),
        (goods![APPLES, CHEESE], goods![APPLES, CHEESE]),
    ];
    for (stand, paid) in one_set {
        let game = opened(&caught(1, 0, stand));
        owes_nothing(&game);
        assert_eq!((game.face_up(A), game.face_up(B)), (paid, stand.minus(&paid)));
        assert!(!game.was_told(|event| matches!(event, Event::DebtDue(_))));
    }
}

#[test]
fn goods_of_the_same_value_are_a_choice() {
    // B1: Cheese or Bread, each three gold, for two that are missing.
    let mut game = opened(&caught(1, 2, goods![CHEESE, BREAD]));
    owes(&game, 2, Tier::Legal);
    game.does(B, Action::Pay(goods![BREAD]));
    assert_eq!((game.face_up(A), game.face_up(B)), (goods![BREAD], goods![CHEESE]));
}

#[test]
fn goods_that_were_just_admitted_can_pay() {
    // I10, B1: the two Apples of the bag pay for the Mead that was with them.
    let bags = [(B, goods![APPLES * 2, MEAD], Good::APPLES), honest(C)];
    let game = opened(&at_the_gate(second(4), bags).gold(B, 0));
    assert_eq!((game.stand(A), game.stand(B)), (goods![APPLES * 2], Goods::NONE));
    owes_nothing(&game);
}

#[test]
fn when_legal_goods_are_not_enough_they_all_go_and_contraband_covers_the_rest() {
    // B2: twenty are owed; one gold, two Apples and a Cheese leave twelve.
    let mut game = opened(&caught(5, 1, goods![APPLES * 2, CHEESE, PEPPER * 2, SILK]));
    assert_eq!(game.face_up(A), goods![APPLES * 2, CHEESE]);
    assert_eq!(game.face_up(B), Goods::NONE);
    owes(&game, 12, Tier::Contraband);
    // The same rule holds: enough, and no needless card.
    let little = IllegalAction::PaysTooLittle { pays: Gold(8), owed: Gold(12) };
    assert_eq!(game.refuses(B, Action::Pay(goods![SILK])), little);
    let needless = IllegalAction::NeedlessCard(Good::PEPPER);
    assert_eq!(game.refuses(B, Action::Pay(goods![PEPPER * 2, SILK])), needless);
    let lie = IllegalAction::CannotPayWith { good: Good::CROSSBOW, needs: 1, has: 0 };
    assert_eq!(game.refuses(B, Action::Pay(goods![CROSSBOW, SILK])), lie);
    game.does(B, Action::Pay(goods![PEPPER * 2]));
    assert_eq!((game.face_down(A), game.face_down(B)), (goods![PEPPER * 2], goods![SILK]));
    owes_nothing(&game);
}

#[test]
fn contraband_that_pays_is_revealed_to_all_and_lies_face_down_again() {
    // B2, B4: everyone has seen it, and only its new owner's count shows it afterwards.
    let mut game = opened(&caught(1, 0, goods![PEPPER, SILK]));
    owes(&game, 4, Tier::Contraband);
    game.does(B, Action::Pay(goods![SILK]));
    let (from, to) = (Place::Stand(B), Place::Stand(A));
    let moved = EventView::Moved { cards: Seen::Cards(goods![SILK]), from, to };
    for observer in [Observer::Seat(A), Observer::Seat(B), Observer::Seat(C), Observer::Spectator] {
        assert_eq!(game.seen_by(observer), std::slice::from_ref(&moved));
    }
    let public = game.state.public();
    assert_eq!((public.merchants[A].face_down, public.merchants[B].face_down), (1, 1));
    assert_eq!(game.face_up(A), Goods::NONE);
    assert_eq!((game.face_down(A), game.face_down(B)), (goods![SILK], goods![PEPPER]));
}

#[test]
fn a_debtor_with_one_face_down_card_is_not_asked() {
    // B1, B2: one card is no choice, and what it is shows only when it is handed over.
    for (card, forgiven) in [(goods![PEPPER], 2), (goods![SILK], 0)] {
        let game = opened(&caught(2, 0, card));
        owes_nothing(&game);
        assert_eq!(game.face_down(A), card);
        let rest = Event::Forgiven { debtor: B, amount: Gold(forgiven) };
        assert_eq!(game.told.contains(&rest), forgiven > 0);
    }
}

#[test]
fn whoever_has_two_face_down_cards_is_asked_whatever_they_are() {
    // B1, P4: two of a kind, or too few to cover the debt, look the same from outside.
    let stands = [goods![PEPPER * 2], goods![CROSSBOW, SILK], goods![PEPPER, MEAD]];
    let games = stands.map(|stand| opened(&caught(4, 0, stand)));
    for game in &games {
        owes(game, 16, Tier::Contraband);
        assert_eq!(game.state.public(), games[0].state.public());
        assert_eq!(game.seen_by(Observer::Spectator), games[0].seen_by(Observer::Spectator));
    }
}

#[test]
fn royal_goods_pay_as_contraband() {
    // B2, G2: Green Apples are worth four, but only after every legal good.
    let setup = setup_with(Edition::Second, 4, |o| o.royal_goods = true);
    let bags = [(B, goods![MEAD * 2], Good::APPLES), honest(C)];
    let stand = goods![CHEESE, GREEN_APPLES * 2, BLUE_CHEESE];
    let mut game = opened(&at_the_gate(setup, bags).gold(B, 0).stand(B, stand));
    assert_eq!(game.stand(A), goods![CHEESE]);
    owes(&game, 5, Tier::Contraband);
    game.does(B, Action::Pay(goods![GREEN_APPLES * 2]));
    assert_eq!(game.face_down(A), goods![GREEN_APPLES * 2]);
    assert_eq!(game.face_down(B), goods![BLUE_CHEESE]);
}

#[test]
fn when_everything_is_gone_the_rest_is_forgiven() {
    // B3: twenty are owed, and two gold, an Apple and two Pepper are all there is.
    let mut game = opened(&caught(5, 2, goods![APPLES, PEPPER * 2]));
    owes(&game, 16, Tier::Contraband);
    let little = IllegalAction::PaysTooLittle { pays: Gold(6), owed: Gold(16) };
    assert_eq!(game.refuses(B, Action::Pay(goods![PEPPER])), little);
    game.does(B, Action::Pay(goods![PEPPER * 2]));
    let forgiven = Event::Forgiven { debtor: B, amount: Gold(4) };
    assert!(game.told.contains(&forgiven));
    assert_eq!((game.gold(B), game.stand(B)), (0, Goods::NONE));
    assert_eq!((game.gold(A), game.stand(A)), (52, goods![APPLES, PEPPER * 2]));
    owes_nothing(&game);
}

#[test]
fn a_beggar_is_forgiven_at_once() {
    // B3: hands pay nothing, whatever they hold.
    let game = opened(&caught(2, 3, Goods::NONE).hand(B, goods![CHICKENS * 4]));
    assert!(game.told.contains(&Event::Forgiven { debtor: B, amount: Gold(5) }));
    assert_eq!((game.gold(A), game.hand(B)), (53, goods![CHICKENS * 4]));
    owes_nothing(&game);
}

#[test]
fn the_sheriff_can_be_the_debtor() {
    // B4, I9: ten are owed for five honest Chickens, and the Sheriff has three gold.
    let bags = [(B, goods![CHICKENS * 5], Good::CHICKENS), honest(C)];
    let scene = at_the_gate(first(4), bags).gold(A, 3).stand(A, goods![APPLES * 2, CHEESE * 2]);
    let mut game = opened(&scene);
    assert_eq!((game.gold(A), game.gold(B)), (0, 53));
    assert_eq!(game.state.asked(A), Some(Ask::Pay));
    let owed = IllegalAction::ChoiceOwed(A);
    assert_eq!(game.refuses(A, Action::Open(C)), owed);
    game.does(A, Action::Pay(goods![APPLES * 2, CHEESE]));
    assert_eq!(game.stand(B), goods![APPLES * 2, CHEESE, CHICKENS * 5]);
    assert_eq!(game.stand(A), goods![CHEESE]);
}

#[test]
fn the_sheriffs_contraband_is_revealed_and_goes_to_the_honest_merchant() {
    // B2, B4: all legal goods first, then contraband of the Sheriff's choice.
    let bags = [(B, goods![BREAD * 5], Good::BREAD), honest(C)];
    let stand = goods![APPLES, PEPPER, CROSSBOW];
    let mut game = opened(&at_the_gate(second(4), bags).gold(A, 0).stand(A, stand));
    assert_eq!(game.state.asked(A), Some(Ask::Pay));
    game.does(A, Action::Pay(goods![CROSSBOW]));
    let (from, to) = (Place::Stand(A), Place::Stand(B));
    let seen = EventView::Moved { cards: Seen::Cards(goods![CROSSBOW]), from, to };
    assert_eq!(game.seen_by(Observer::Seat(C)), [seen]);
    assert_eq!((game.face_down(A), game.face_down(B)), (goods![PEPPER], goods![CROSSBOW]));
    assert_eq!(game.face_up(B), goods![APPLES, BREAD * 5]);
}

#[test]
fn goods_taken_as_a_bribe_pay_the_sheriffs_debts() {
    // I7, B4: the Sheriff's from the moment they are taken.
    let bags = [(B, goods![CHEESE], Good::CHEESE), honest(C), honest(D)];
    let scene = at_the_gate(second(4), bags).gold(A, 0).stand(D, goods![CHEESE]);
    let mut game = Game::of(&scene);
    let slip = game.offers(D, Terms::with(D).from_stand(goods![CHEESE]).hand_back(D));
    game.accepts(A, slip).opens(A, B);
    assert_eq!((game.stand(A), game.face_up(B)), (Goods::NONE, goods![CHEESE * 2]));
}

#[test]
fn a_bribe_is_never_a_debt() {
    // B4, I3: with three gold nobody offers five, however rich the stand.
    let bags = [honest(B), honest(C)];
    let scene = at_the_gate(second(4), bags).gold(B, 3).stand(B, goods![CHICKENS * 9]);
    let mut game = Game::of(&scene);
    let fact = Impossible::NotEnoughGold { seat: B, offered: Gold(5), has: Gold(3) };
    let refused = game.refuses_offer(B, Terms::with(B).gold(5).hand_back(B));
    assert_eq!(refused, IllegalAction::Impossible(fact));
    // A broken promise of bag goods is no debt either (H3).
    let slip = game.offers(B, Terms::with(B).gold(3).from_bag(goods![CROSSBOW]).hand_back(B));
    game.takes(A, B, slip);
    owes_nothing(&game);
    assert_eq!((game.gold(A), game.stand(A)), (53, Goods::NONE));
    assert_eq!(game.stand(B), goods![CHICKENS * 9, APPLES]);
}

#[test]
fn confiscated_goods_never_pay() {
    // I10, B1: they are gone before the debt is counted.
    let bags = [(B, goods![CHEESE * 2], Good::APPLES), honest(C)];
    let game = opened(&at_the_gate(second(4), bags).gold(B, 0));
    assert!(game.told.contains(&Event::Forgiven { debtor: B, amount: Gold(4) }));
    assert_eq!(game.stand(A), Goods::NONE);
    assert_eq!(game.pile(Side::Left), cards![CHEESE, CHEESE]);
}

#[test]
fn contraband_that_pays_a_fine_has_left_the_stand() {
    // H6, B2 (1e): Pepper pays for the Mead.
    let bags = [(B, goods![MEAD], Good::APPLES), honest(C), honest(D)];
    let scene = at_the_gate(first(4), bags).gold(B, 0).stand(B, goods![PEPPER, SILK]);
    let mut game = Game::of(&scene);
    let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(C));
    game.opens(A, B);
    assert!(game.is_live(slip));
    game.does(B, Action::Pay(goods![PEPPER]));
    is_void(&game, slip, Impossible::FaceDownLeft(B));
}
