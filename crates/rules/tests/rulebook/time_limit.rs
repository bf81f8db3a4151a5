//! The inspection time limit (T1).

use std::sync::Arc;

use crate::common::*;
use crate::gate::{at_the_gate, honest};
use crate::slips::end_of;

use rules::catalogue::Family;
use rules::event::SlipEnd;
use rules::public::{Ask, Fate};
use rules::setup::BlackMarketRule;
use rules::slip::Terms;
use rules::{
    Action, Actor, Edition, Event, Gold, Good, Goods, IllegalAction, Options, Phase, Promo, Scene,
    Seat, Seats, Setup, Side,
};

fn timed(edition: Edition, players: u8) -> Arc<Setup> {
    setup_with(edition, players, |o| o.time_limit = true)
}

fn timed_with(change: impl FnOnce(&mut Options)) -> Arc<Setup> {
    setup_with(Edition::Second, 4, |o| {
        o.time_limit = true;
        change(o);
    })
}

#[track_caller]
fn clock_stands(game: &mut Game) {
    let refused = game.refuses_actor(Actor::Clock, Action::TimeIsUp);
    assert_eq!(refused, IllegalAction::ClockNotRunning);
}

/// Which bags were opened and which handed back, in order.
fn settled(game: &Game) -> Vec<(Seat, Fate)> {
    let fate = |event: &Event| match event {
        Event::Opened { bag, .. } => Some((*bag, Fate::Opened)),
        Event::HandedBack { bag, .. } => Some((*bag, Fate::HandedBack)),
        _ => None,
    };
    game.told.iter().filter_map(fate).collect()
}

#[test]
fn there_is_a_minute_for_every_merchant_in_the_game() {
    // T1: 2, 3, 4 and 4 minutes, and none without the variant.
    for (players, minutes) in [(3, 2), (4, 3), (5, 4), (6, 4)] {
        let seconds = timed(Edition::Second, players).inspection_seconds();
        assert_eq!(seconds, Some(minutes * 60));
        assert_eq!(second(players).inspection_seconds(), None);
    }
}

#[test]
fn a_merchant_who_sits_the_round_out_still_counts() {
    // T1, M8: D has no bag, and there are three minutes all the same.
    let setup = timed(Edition::Second, 4);
    let game = Game::of(&at_the_gate(setup, [honest(B), honest(C)]));
    assert_eq!(game.state.setup().inspection_seconds(), Some(180));
    assert!(game.state.public().clock_runs(game.state.setup()));
}

#[test]
fn the_clock_runs_in_inspection_only_and_only_with_the_variant() {
    // T1
    clock_stands(&mut Game::of(&at_the_gate(second(4), [honest(B), honest(C)])));
    let setup = || timed(Edition::Second, 3);
    clock_stands(&mut Game::of(&Scene::new(setup()).market()));
    clock_stands(&mut Game::of(&Scene::new(setup()).hand(B, goods![APPLES]).load()));
    let declaration = Scene::new(setup()).bag(B, goods![APPLES]).declaration();
    clock_stands(&mut Game::of(&declaration));
}

#[test]
fn nobody_but_the_clock_says_that_time_is_up_and_it_says_nothing_else() {
    // T1
    let setup = timed(Edition::Second, 4);
    let mut game = Game::of(&at_the_gate(setup, [honest(B), honest(C)]));
    for seat in [A, B, D] {
        assert_eq!(game.refuses(seat, Action::TimeIsUp), IllegalAction::NotForThisActor);
    }
    for action in [Action::Open(B), Action::HandBack { bag: B, taking: None }, Action::PassClaim] {
        let refused = game.refuses_actor(Actor::Clock, action);
        assert_eq!(refused, IllegalAction::NotForThisActor);
    }
}

#[test]
fn when_time_is_up_every_unsettled_bag_is_handed_back_without_a_bribe() {
    // T1, I8: not even the owner's standing offer is paid.
    let bags = [(B, goods![APPLES, SILK], Good::APPLES), honest(C), honest(D)];
    let mut game = Game::of(&at_the_gate(timed(Edition::Second, 4), bags));
    let offer = game.offers(B, Terms::with(B).gold(20).hand_back(B));
    let demand = game.offers(A, Terms::with(D).gold(9).hand_back(D));
    game.opens(A, C).time_is_up();
    assert_eq!(settled(&game), [(B, Fate::HandedBack), (D, Fate::HandedBack)]);
    let nobody = |event: &Event| matches!(event, Event::HandedBack { by: Seats::NONE, .. });
    assert!(game.was_told(nobody));
    assert_eq!(end_of(&game, offer), Some(SlipEnd::Lapsed));
    assert_eq!(end_of(&game, demand), Some(SlipEnd::Lapsed));
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [48, 50, 52, 50]);
    assert_eq!((game.face_up(B), game.face_down(B)), (goods![APPLES], goods![SILK]));
    assert!(matches!(game.state.public().phase, Phase::Market(_)));
}

#[test]
fn bags_come_back_clockwise_from_the_sheriffs_left() {
    // T1
    let bags = [honest(A), honest(B), honest(D)];
    let scene = at_the_gate(timed(Edition::Second, 4), bags).sheriff(C);
    let mut game = Game::of(&scene);
    game.time_is_up();
    assert_eq!(settled(&game), [D, A, B].map(|bag| (bag, Fate::HandedBack)));
}

#[test]
fn duties_to_open_are_carried_out_first_clockwise() {
    // T1, H1: C is the Sheriff and bound to open B's and E's bags; A's and D's come back.
    let bags = [honest(A), (B, goods![PEPPER], Good::APPLES), honest(D), honest(E)];
    let scene = at_the_gate(timed(Edition::Second, 5), bags).sheriff(C);
    let mut game = Game::of(&scene);
    let slip = game.offers(A, Terms::with(A).gold(6).open(B).open(E));
    game.accepts(C, slip).time_is_up();
    let opened = [(E, Fate::Opened), (B, Fate::Opened)];
    let back = [(D, Fate::HandedBack), (A, Fate::HandedBack)];
    assert_eq!(settled(&game), [opened, back].concat());
    // Six of the bribe, minus two for the honest Apple, plus four for the Pepper.
    assert_eq!([A, B, C, D, E].map(|seat| game.gold(seat)), [44, 46, 58, 50, 52]);
    assert_eq!(game.pile(Side::Left), cards![PEPPER]);
}

#[test]
fn the_choices_of_a_duty_are_made_at_once() {
    // T1, B, I11: B cannot pay in gold; the confiscated cards go to the left pile in table order.
    let bags = [(B, goods![SILK, PEPPER], Good::APPLES), honest(C), honest(D)];
    let scene = at_the_gate(timed(Edition::First, 4), bags);
    let scene = scene.gold(B, 3).stand(B, goods![APPLES * 3, CHEESE * 2]);
    let mut game = Game::of(&scene.left_pile(cards![BREAD]).right_pile(cards![BREAD]));
    let slip = game.offers(C, Terms::with(C).gold(1).open(B));
    game.accepts(A, slip).time_is_up();
    // Five are missing: an Apple and a Cheese are worth just that.
    assert_eq!(game.stand(A), goods![APPLES, CHEESE]);
    assert_eq!(game.face_up(B), goods![APPLES * 2, CHEESE]);
    assert_eq!(game.pile(Side::Left), cards![BREAD, PEPPER, SILK]);
    assert_eq!(game.pile(Side::Right), cards![BREAD]);
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn the_clock_stands_still_while_a_merchant_must_pay_a_debt() {
    // T1: and goes on afterwards.
    let bags = [(B, goods![PEPPER], Good::APPLES), honest(C)];
    let scene = at_the_gate(timed(Edition::Second, 4), bags);
    let mut game = Game::of(&scene.gold(B, 0).stand(B, goods![CHEESE * 2, CHICKENS]));
    game.opens(A, B);
    clock_stands(&mut game);
    game.does(B, Action::Pay(goods![CHICKENS]));
    game.time_is_up();
    assert_eq!(settled(&game), [(C, Fate::HandedBack)]);
}

#[test]
fn the_clock_runs_while_the_sheriff_must_choose_a_pile_and_then_the_left_one_takes_the_cards() {
    // T1, I11
    let bags = [(B, goods![SILK, CHEESE, PEPPER], Good::APPLES), honest(C)];
    let scene = at_the_gate(timed(Edition::First, 4), bags).left_pile(cards![BREAD]);
    let mut game = Game::of(&scene);
    game.opens(A, B);
    assert_eq!(game.state.asked(A), Some(Ask::Place));
    game.time_is_up();
    assert_eq!(game.pile(Side::Left), cards![BREAD, CHEESE, PEPPER, SILK]);
    assert_eq!(game.pile(Side::Right), []);
    assert_eq!(settled(&game), [(C, Fate::HandedBack)]);
}

/// Time is up while A, who has this stand, still owes so much to B, whose bag was honest: what A
/// has paid B.
fn forced_payment(setup: Arc<Setup>, missing: u32, stand: Goods) -> Goods {
    let cards = missing.div_ceil(2) as u8;
    let bags = [(B, Goods::of(Good::APPLES, cards), Good::APPLES), honest(C)];
    let gold = u32::from(cards) * 2 - missing;
    let mut game = Game::of(&at_the_gate(setup, bags).gold(A, gold).stand(A, stand));
    game.opens(A, B);
    assert_eq!(game.state.asked(A), Some(Ask::Pay));
    game.time_is_up();
    assert_eq!((game.gold(A), game.gold(B)), (0, 50 + gold));
    let paid = stand.minus(&game.stand(A));
    assert_eq!(game.stand(B), paid.plus(&Goods::of(Good::APPLES, cards)));
    paid
}

#[test]
fn a_debt_of_the_sheriff_is_paid_with_the_covering_set_of_least_value() {
    // T1, B: five are missing, and two Cheese are worth six, where other sets are worth more.
    let setup = || timed(Edition::Second, 4);
    let stand = goods![CHEESE * 2, CHICKENS * 2];
    assert_eq!(forced_payment(setup(), 5, stand), goods![CHEESE * 2]);
    // Least value counts more than fewest cards: two Green Apples before one Crossbow.
    let royal = timed_with(|o| o.royal_goods = true);
    let stand = goods![CROSSBOW, GREEN_APPLES * 2];
    assert_eq!(forced_payment(royal, 8, stand), goods![GREEN_APPLES * 2]);
}

#[test]
fn then_fewest_cards_decide_and_then_the_order_of_the_table() {
    // T1, G1
    let setup = || timed(Edition::Second, 4);
    let stand = goods![APPLES * 2, CHEESE * 2, CHICKENS];
    assert_eq!(forced_payment(setup(), 4, stand), goods![CHICKENS]);
    assert_eq!(forced_payment(setup(), 3, goods![CHEESE, BREAD, CHICKENS]), goods![CHEESE]);
    // Apples come first, so they go with the dear goods rather than two in the middle.
    let stand = goods![APPLES, CHEESE, BREAD, CHICKENS];
    assert_eq!(forced_payment(setup(), 6, stand), goods![APPLES, CHICKENS]);
}

#[test]
fn legal_goods_first_then_contraband_even_when_time_is_up() {
    // T1, B2: the Cheese is gone on opening, and four are missing.
    let stand = goods![CHEESE, PEPPER, SILK];
    assert_eq!(forced_payment(timed(Edition::Second, 4), 7, stand), goods![CHEESE, PEPPER]);
}

#[test]
fn if_nothing_covers_the_debt_everything_goes() {
    // T1, B3
    let stand = goods![CHEESE, GREEN_APPLES, GOUDA_CHEESE];
    let royal = timed_with(|o| o.royal_goods = true);
    let bags = [(B, goods![PEPPER * 5], Good::APPLES), honest(C)];
    let mut game = Game::of(&at_the_gate(royal, bags).gold(B, 0).stand(B, stand));
    let slip = game.offers(C, Terms::with(C).gold(1).open(B));
    game.accepts(A, slip).time_is_up();
    assert_eq!((game.stand(A), game.stand(B)), (stand, Goods::NONE));
    assert!(game.told.contains(&Event::Forgiven { debtor: B, amount: Gold(7) }));
}

#[test]
fn a_forced_payment_has_no_needless_card() {
    // T1, B1, G3: Old Rope is contraband worth nothing; the Pepper alone covers the six gold.
    let rope = Promo {
        name: "Old Rope".to_owned(),
        family: Family::Contraband,
        value: 0,
        penalty: 1,
        counts_as: None,
        copies: 2,
    };
    let setup = timed_with(|o| o.promos = vec![rope]);
    let stand = Goods::of(Good::PEPPER, 1).plus(&Goods::of(Good::new(15), 1));
    assert_eq!(forced_payment(setup, 6, stand), goods![PEPPER]);
}

// --- The Black Market and the clock ---

fn smugglers() -> Scene {
    let setup = timed_with(|o| o.black_market = Some(BlackMarketRule::default()));
    at_the_gate(setup, [honest(B), honest(C), honest(D)]).stand(B, goods![PEPPER * 3])
}

const fn claim() -> Action {
    Action::Claim { pile: 0, value: 30, onto: None }
}

#[test]
fn the_clock_stands_still_while_a_merchant_is_asked_to_claim() {
    // T1, K5
    let mut game = Game::of(&smugglers());
    game.hands_back(A, B);
    assert_eq!(game.state.asked(B), Some(Ask::Claim));
    clock_stands(&mut game);
    game.does(B, Action::PassClaim);
    game.time_is_up();
    assert_eq!(settled(&game), [(C, Fate::HandedBack), (D, Fate::HandedBack)]);
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn claims_stay_open_after_time_is_up_and_nobody_writes_slips_any_more() {
    // T1, K2, K5
    let mut game = Game::of(&smugglers());
    game.time_is_up();
    assert_eq!(game.state.asked(B), Some(Ask::Claim));
    assert_eq!(game.state.asked(A), None);
    clock_stands(&mut game);
    let over = IllegalAction::TimeIsUp;
    assert_eq!(game.refuses_offer(B, Terms::with(B).gold(1)), over);
    assert_eq!(game.refuses_offer(D, Terms::with(D).gold(1)), over);
    assert_eq!(game.refuses_offer(A, Terms::with(C).gold(1)), over);
    assert_eq!(game.refuses(A, Action::Threaten(B)), over);
    game.does(B, claim());
    assert_eq!(game.state.public().claimed[0][0], Some(B));
    assert_eq!(game.stand(B), goods![APPLES]);
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn time_that_is_up_in_one_round_runs_anew_in_the_next() {
    // T1: for the whole phase, each time.
    let mut game = Game::of(&at_the_gate(timed(Edition::Second, 3), [honest(B), honest(C)]));
    game.time_is_up();
    clock_stands(&mut game);
    game.does(B, Action::PickFirst(C));
    for seat in [C, A] {
        game.does(seat, set_aside(Goods::NONE));
    }
    for seat in [C, A] {
        let card = game.hand(seat).cards().take(1).collect();
        game.does(seat, load(card));
    }
    game.does(C, Action::Declare(Good::APPLES)).does(A, Action::Declare(Good::APPLES));
    game.offers(C, Terms::with(C).gold(1).hand_back(C));
    game.time_is_up();
    assert_eq!(settled(&game), [(C, Fate::HandedBack), (A, Fate::HandedBack)]);
    assert_eq!(game.state.public().round, 3);
}
