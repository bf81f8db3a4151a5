//! Scenes from games, as Maya reads them and as a spectator does: for the eye of a reviewer.

use std::sync::Arc;

use rules::action::Leftover;
use rules::slip::Word;
use rules::{Action, Bag, Edition, Good, Goods, Handful, Scene, Seat, Side, SlipNumber, Terms};

use crate::stage::{DASHA, INES, MAYA, NOOR, OLEK, PAVEL, Stage, everything, goods, setup};

fn load(goods: Goods) -> Action {
    Action::Load(Bag::new(&goods).expect("one to five cards"))
}

fn offer(terms: Terms) -> Action {
    Action::Offer(Arc::new(terms))
}

fn exchange(set_aside: Goods, left: u8, right: u8) -> Action {
    Action::Exchange { set_aside, left, right }
}

fn place(onto: Side, cards: &[Good]) -> Action {
    let order = Handful::from_cards(cards.iter().copied()).expect("up to five cards");
    Action::Place { onto, order }
}

const fn hand_back(bag: Seat, taking: Option<u16>) -> Action {
    Action::HandBack {
        bag,
        taking: match taking {
            Some(number) => Some(SlipNumber(number)),
            None => None,
        },
    }
}

#[test]
fn a_round_of_the_second_edition() {
    // M2, M3, L1, C1, I2–I10, H1–H4
    let scene = Scene::new(setup(Edition::Second, 4, |_| {})).sheriff(OLEK);
    let scene = scene
        .hand(MAYA, goods![APPLES * 3, CROSSBOW, BREAD * 2])
        .hand(INES, goods![BREAD * 3, MEAD, SILK, CHEESE])
        .hand(DASHA, goods![CHEESE * 2, PEPPER * 2, APPLES * 2])
        .hand(OLEK, goods![CHICKENS * 6])
        .stand(MAYA, goods![CHEESE * 2, PEPPER])
        .stand(INES, goods![BREAD * 2])
        .gold(DASHA, 5)
        .stand(DASHA, goods![APPLES, CHICKENS * 2])
        .deck_top([Good::APPLES, Good::CHICKENS])
        .market();
    let mut game = Stage::of(&scene);
    game.does(OLEK, Action::PickFirst(DASHA))
        .does(DASHA, exchange(Goods::NONE, 0, 0))
        .does(MAYA, exchange(goods![BREAD], 0, 0))
        .does(INES, exchange(goods![CHEESE], 0, 0))
        .does(MAYA, load(goods![APPLES * 4, CROSSBOW]))
        .does(INES, load(goods![BREAD * 3]))
        .does(DASHA, load(goods![CHEESE * 2, PEPPER * 2]))
        .does(DASHA, Action::Declare(Good::CHEESE))
        .does(MAYA, Action::Declare(Good::APPLES))
        .does(INES, Action::Declare(Good::BREAD))
        .does(OLEK, Action::Threaten(MAYA));
    let word = Word::HandBackNext;
    let first = game.state().public().next_slip.0;
    game.does(INES, offer(Terms::with(INES).gold(3).open(MAYA)))
        .does(OLEK, offer(Terms::with(MAYA).gold(8).hand_back(MAYA)))
        .does(MAYA, offer(Terms::with(MAYA).gold(5).hand_back(MAYA)))
        .does(
            MAYA,
            offer(
                Terms::with(MAYA)
                    .gold(5)
                    .from_stand(goods![CHEESE])
                    .from_bag(goods![MEAD])
                    .hand_back(MAYA)
                    .promise(MAYA, OLEK, word),
            ),
        )
        .does(DASHA, offer(Terms::with(DASHA).gold(4).hand_back(DASHA)))
        .does(DASHA, Action::Withdraw(SlipNumber(first + 4)))
        .does(OLEK, Action::Decline(SlipNumber(first)))
        .does(OLEK, Action::Accept(SlipNumber(first + 3)))
        .does(OLEK, Action::Open(INES))
        .does(OLEK, Action::Open(DASHA))
        .does(DASHA, Action::Pay(goods![CHICKENS]));
    insta::assert_snapshot!(game.chronicle());
}

#[test]
fn the_market_of_the_first_edition() {
    // M3–M5, I11
    let scene = Scene::new(setup(Edition::First, 3, |_| {})).sheriff(OLEK);
    let scene = scene
        .hand(MAYA, goods![APPLES * 3, CHEESE * 3])
        .hand(INES, goods![CHICKENS * 2, MEAD * 4])
        .hand(OLEK, goods![CHICKENS * 6])
        .left_pile([Good::APPLES, Good::CHEESE, Good::CHEESE])
        .right_pile([Good::SILK, Good::APPLES])
        .deck_top([Good::MEAD, Good::APPLES, Good::PEPPER])
        .market_turn(MAYA);
    let mut game = Stage::of(&scene);
    game.does(MAYA, exchange(goods![APPLES * 3], 2, 0))
        .does(MAYA, place(Side::Right, &[Good::APPLES; 3]))
        .does(INES, exchange(goods![CHICKENS], 0, 0))
        .does(INES, place(Side::Left, &[Good::CHICKENS]))
        .does(MAYA, load(goods![CHEESE * 5]))
        .does(INES, load(goods![MEAD * 2]))
        .does(MAYA, Action::Declare(Good::CHEESE))
        .does(INES, Action::Declare(Good::CHICKENS))
        .does(OLEK, hand_back(MAYA, None))
        .does(OLEK, Action::Open(INES))
        .does(OLEK, place(Side::Right, &[Good::MEAD; 2]));
    insta::assert_snapshot!(game.chronicle());
}

#[test]
fn two_deputies_disagree_and_share_their_booty() {
    // D3–D7
    let scene = Scene::new(setup(Edition::Second, 6, |_| {})).deputies(OLEK, DASHA);
    let scene = scene
        .bag(MAYA, goods![APPLES])
        .declares(MAYA, Good::APPLES)
        .bag(INES, goods![BREAD, MEAD])
        .declares(INES, Good::BREAD)
        .bag(NOOR, goods![SILK])
        .declares(NOOR, Good::CHEESE)
        .bag(PAVEL, goods![CHICKENS * 2])
        .declares(PAVEL, Good::CHICKENS)
        .inspection();
    let mut game = Stage::of(&scene);
    let first = game.state().public().next_slip.0;
    game.does(MAYA, offer(Terms::with(MAYA).gold(7).hand_back(MAYA)))
        .does(OLEK, hand_back(MAYA, Some(first)))
        .does(DASHA, hand_back(MAYA, Some(first)))
        .does(OLEK, Action::Open(INES))
        .does(DASHA, hand_back(INES, None))
        .does(DASHA, Action::Wish { item: Leftover::Gold, to: Some(OLEK) })
        .does(OLEK, Action::Wish { item: Leftover::Card(Good::MEAD), to: Some(OLEK) })
        .does(OLEK, Action::Open(INES))
        .does(OLEK, Action::Open(NOOR))
        .does(DASHA, Action::Open(NOOR))
        .does(OLEK, Action::Open(PAVEL))
        .does(DASHA, Action::Open(PAVEL));
    insta::assert_snapshot!(game.chronicle());
}

#[test]
fn a_bribe_from_the_stand_a_duty_a_claim_and_the_end() {
    // H1, I7, K2, V1
    let scene = Scene::new(everything(Edition::Second, 3)).sheriff(OLEK).round(9);
    let scene = scene
        .stand(MAYA, goods![PEPPER * 3, MEAD, GREEN_APPLES])
        .bag(MAYA, goods![APPLES, MEAD])
        .declares(MAYA, Good::APPLES)
        .bag(INES, goods![CHEESE])
        .declares(INES, Good::CHEESE)
        .stand(INES, goods![SILK])
        .inspection();
    let mut game = Stage::of(&scene);
    let first = game.state().public().next_slip.0;
    let terms = Terms::with(MAYA).from_stand(goods![MEAD]).from_either(goods![SILK]);
    game.does(
        MAYA,
        offer(terms.hand_back(MAYA).open(INES).promise(MAYA, OLEK, Word::Owe(rules::Gold(5)))),
    )
    .does(OLEK, Action::Accept(SlipNumber(first)))
    .does(MAYA, Action::Claim { pile: 0, value: 30, onto: None })
    .does(OLEK, Action::Open(INES));
    insta::assert_snapshot!(game.chronicle());
}

#[test]
fn time_is_up() {
    // T1
    let scene = Scene::new(everything(Edition::Second, 3)).sheriff(OLEK);
    let scene = scene
        .bag(MAYA, goods![APPLES, MEAD])
        .declares(MAYA, Good::APPLES)
        .bag(INES, goods![CHEESE * 2])
        .declares(INES, Good::CHEESE)
        .inspection();
    let mut game = Stage::of(&scene);
    game.does(INES, offer(Terms::with(INES).gold(2).hand_back(INES))).time_is_up();
    insta::assert_snapshot!(game.chronicle());
}
