//! Loading the bags in secret, and declaring them (L, C).

use crate::common::*;

use rules::action::Leftover;
use rules::slip::{SlipNumber, Terms};
use rules::{
    Action, Actor, Ask, Bag, Edition, Event, EventView, Good, Goods, Handful, IllegalAction, Law,
    Observer, PerSeat, Phase, Scene, Seats, Side, View, WrongNumberOfCards,
};

/// Four players of the second edition, A the Sheriff, everyone with a full hand.
fn loading() -> Scene {
    let hand = goods![APPLES * 3, CHEESE, MEAD, SILK];
    Scene::new(second(4)).hand(A, hand).hand(B, hand).hand(C, hand).hand(D, hand).load()
}

/// Everyone who looks on but the owner of B's bag.
const OTHERS: [Observer; 4] =
    [Observer::Seat(A), Observer::Seat(C), Observer::Seat(D), Observer::Spectator];

fn views(game: &Game) -> [View; 4] {
    OTHERS.map(|observer| game.state.view(observer))
}

/// The same game played with different bags of B: what the others know after each step must be
/// the same.
fn indistinguishable(bags: [Goods; 2], steps: impl Fn(&mut Game, Goods)) {
    let [one, other] = bags.map(|bag| {
        let mut game = Game::of(&loading());
        steps(&mut game, bag);
        game
    });
    assert_ne!(one.state, other.state);
    assert_eq!(views(&one), views(&other));
    for observer in OTHERS {
        assert_eq!(one.seen_by(observer), other.seen_by(observer));
    }
    assert_eq!(
        one.state.public().all_asked(one.state.setup()),
        other.state.public().all_asked(other.state.setup())
    );
}

#[test]
fn merchants_load_at_the_same_time_in_any_order() {
    // L1
    let bags = [(B, goods![APPLES]), (C, goods![CHEESE, MEAD]), (D, goods![APPLES * 3, SILK])];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let states = orders.map(|order| {
        let mut game = Game::of(&loading());
        let all = Seats::only(B).with(C).with(D);
        assert_eq!(game.state.public().all_asked(game.state.setup()), all);
        for (seat, bag) in order.map(|place| bags[place]) {
            game.does(seat, load(bag));
        }
        game.state
    });
    assert!(states.iter().all(|state| *state == states[0]));
}

#[test]
fn a_bag_takes_one_to_five_cards() {
    // L1: a bag with zero or six cards cannot even be written down.
    assert_eq!(Bag::new(&goods![]), Err(WrongNumberOfCards(0)));
    assert_eq!(Bag::new(&goods![APPLES * 4, SILK * 2]), Err(WrongNumberOfCards(6)));
    for cards in ["[]", "[0,0,0,0,0,0]"] {
        assert!(serde_json::from_str::<Bag>(cards).is_err(), "{cards}");
        let action = format!(r#"{{"load":{cards}}}"#);
        assert!(serde_json::from_str::<Action>(&action).is_err(), "{action}");
    }
    for count in 1..=5 {
        let setup = setup_with(Edition::First, 3, |o| o.seven_cards = true);
        let mut game = Game::of(&Scene::new(setup).hand(B, goods![APPLES * 7]).load());
        game.does(B, load(Goods::of(Good::APPLES, count)));
        assert_eq!(game.state.public().merchants[B].hand, 7 - count);
    }
}

#[test]
fn only_cards_from_the_hand_go_into_the_bag() {
    // L1
    let mut game = Game::of(&loading());
    let mead = game.refuses(B, load(goods![APPLES, MEAD * 2]));
    assert_eq!(mead, IllegalAction::NotInHand { good: Good::MEAD, needs: 2, has: 1 });
    let bread = game.refuses(B, load(goods![BREAD]));
    assert_eq!(bread, IllegalAction::NotInHand { good: Good::BREAD, needs: 1, has: 0 });
}

#[test]
fn the_sheriff_loads_no_bag() {
    // L1, R1
    let mut game = Game::of(&loading());
    assert_eq!(game.refuses(A, load(goods![APPLES])), IllegalAction::NotYourTurn(A));
}

#[test]
fn a_closed_bag_cannot_be_changed() {
    // L1
    let mut game = Game::of(&loading());
    game.does(B, load(goods![APPLES]));
    assert_eq!(game.refuses(B, load(goods![APPLES])), IllegalAction::NotYourTurn(B));
    assert_eq!(game.refuses(B, load(goods![MEAD])), IllegalAction::NotYourTurn(B));
    game.does(C, load(goods![APPLES])).does(D, load(goods![APPLES]));
    assert_eq!(game.refuses(B, load(goods![MEAD])), IllegalAction::WrongPhase);
    assert_eq!(game.state.secrets_of(B).bag, Bag::new(&goods![APPLES]).ok());
}

#[test]
fn the_others_see_that_a_bag_is_closed_and_nothing_else() {
    // L1, P2
    let mut game = Game::of(&loading());
    let bag = goods![APPLES, MEAD];
    game.does(B, load(bag));
    let own = EventView::Loaded { seat: B, bag: Bag::new(&bag).expect("two cards") };
    assert_eq!(game.seen_by(Observer::Seat(B)), [own]);
    for observer in OTHERS {
        assert_eq!(game.seen_by(observer), [EventView::BagClosed(B)]);
        let view = game.state.view(observer);
        assert_eq!(view.public.merchants[B].hand, 6, "the bag counts as hand until all are closed");
        assert!(view.own.is_none_or(|own| own.bag.is_none()));
    }
    assert_eq!(game.state.asked(B), None);
    assert_eq!(game.state.asked(C), Some(Ask::Load));
    let own = game.state.view(Observer::Seat(B)).own.expect("B knows");
    assert_eq!(
        (own.hand, own.bag.map(|bag| bag.goods())),
        (goods![APPLES * 2, CHEESE, SILK], Some(bag))
    );
}

#[test]
fn while_others_load_neither_size_nor_content_of_a_closed_bag_can_be_told() {
    // L1, P1, P4: hand sizes, who is waited for and the number of events are the same.
    let five = goods![APPLES * 3, MEAD, SILK];
    indistinguishable([goods![APPLES], five], |game, bag| {
        game.does(B, load(bag));
    });
    indistinguishable([goods![APPLES], five], |game, bag| {
        game.does(B, load(bag)).does(D, load(goods![CHEESE]));
    });
}

#[test]
fn a_bag_of_the_same_size_stays_a_secret_up_to_the_gate() {
    // C2, P3: the Sheriff holds it and knows no more than anyone else.
    indistinguishable([goods![APPLES * 2], goods![MEAD, SILK]], |game, bag| {
        game.does(B, load(bag)).does(C, load(goods![CHEESE])).does(D, load(goods![APPLES]));
    });
    indistinguishable([goods![APPLES * 2], goods![MEAD, SILK]], |game, bag| {
        game.does(B, load(bag)).does(C, load(goods![CHEESE])).does(D, load(goods![APPLES]));
        for seat in [B, C, D] {
            game.does(seat, Action::Declare(Good::APPLES));
        }
        game.does(A, Action::Threaten(B));
    });
}

#[test]
fn bag_sizes_are_public_once_all_bags_are_closed() {
    // L1
    let mut game = Game::of(&loading());
    game.does(C, load(goods![APPLES * 3])).does(B, load(goods![APPLES * 3, CHEESE, MEAD]));
    game.does(D, load(goods![SILK]));
    let sizes = PerSeat([0, 5, 3, 1, 0, 0]);
    for observer in OTHERS {
        assert!(game.seen_by(observer).contains(&EventView::BagsClosed(sizes)));
        let public = game.state.view(observer).public;
        let Phase::Declaration(declaration) = &public.phase else { panic!("all are closed") };
        assert_eq!(declaration.bags, sizes);
        assert_eq!([A, B, C, D].map(|seat| public.merchants[seat].hand), [6, 1, 3, 5]);
    }
}

#[test]
fn merchants_declare_clockwise_from_the_sheriffs_left() {
    // C1
    let bag = goods![APPLES * 2];
    let scene = Scene::new(second(4)).sheriff(C).bag(A, bag).bag(B, bag).bag(D, bag);
    let mut game = Game::of(&scene.declaration());
    let declare = || Action::Declare(Good::CHEESE);
    for seat in [D, A, B] {
        assert_eq!(game.state.asked(seat), Some(Ask::Declare));
        for other in [A, B, C, D].into_iter().filter(|&other| other != seat) {
            assert_eq!(game.refuses(other, declare()), IllegalAction::NotYourTurn(other));
        }
        game.does(seat, declare());
        let declared = Event::Declared { seat, good: Good::CHEESE, cards: 2 };
        assert!(game.was_told(|event| *event == declared));
    }
    assert!(matches!(game.state.public().phase, Phase::Inspection(_)));
}

#[test]
fn with_deputies_declaring_begins_left_of_the_first_drawn() {
    // C1, D2: the other Deputy is skipped.
    let bag = goods![APPLES];
    let scene = Scene::new(second(6)).deputies(D, F);
    let scene = scene.bag(A, bag).bag(B, bag).bag(C, bag).bag(E, bag);
    let mut game = Game::of(&scene.declaration());
    for seat in [E, A, B, C] {
        game.does(seat, Action::Declare(Good::APPLES));
    }
    assert!(matches!(game.state.public().phase, Phase::Inspection(_)));
}

#[test]
fn the_kind_may_be_a_lie_and_the_number_is_always_the_bags() {
    // C1: any legal good can be declared of any bag; no number is said.
    let scene = Scene::new(second(4)).bag(B, goods![MEAD * 2, SILK]).declaration();
    let choices = Game::of(&scene).state.choices(B).declare();
    let legal = cards![APPLES, CHEESE, BREAD, CHICKENS];
    assert_eq!(choices.iter().collect::<Vec<_>>(), legal);
    for good in legal {
        let mut game = Game::of(&scene);
        game.does(B, Action::Declare(good));
        let bags = game.state.public().inspection().map(|i| i.bags).expect("Inspection");
        assert_eq!(bags[B].map(|bag| (bag.cards, bag.declared)), Some((3, good)));
    }
}

#[test]
fn only_legal_goods_of_this_games_deck_can_be_declared() {
    // C1, C3: no contraband, no royal good, no Bread with three players.
    let royal = setup_with(Edition::First, 3, |o| o.royal_goods = true);
    let mut game = Game::of(&Scene::new(royal).bag(B, goods![APPLES]).declaration());
    for good in cards![PEPPER, MEAD, SILK, CROSSBOW, GREEN_APPLES, GOUDA_CHEESE, ROYAL_ROOSTER] {
        assert_eq!(game.refuses(B, Action::Declare(good)), IllegalAction::NotLegal(good));
    }
    for good in [Good::BREAD, Good::RYE_BREAD, Good::BLUE_CHEESE, Good::new(15), Good::new(22)] {
        assert_eq!(game.refuses(B, Action::Declare(good)), IllegalAction::NotInThisGame(good));
    }
    let mut game = Game::of(&Scene::new(second(4)).bag(B, goods![APPLES]).declaration());
    let absent = game.refuses(B, Action::Declare(Good::GREEN_APPLES));
    assert_eq!(absent, IllegalAction::NotInThisGame(Good::GREEN_APPLES));
    game.does(B, Action::Declare(Good::BREAD));
}

/// One action of every kind, each in the phases that it belongs to: M, L, C, I.
fn every_kind_of_action() -> Vec<(Action, &'static str)> {
    let order = Handful::from_cards(cards![APPLES]).expect("one card");
    vec![
        (Action::PickFirst(B), "M"),
        (set_aside(goods![]), "M"),
        (Action::Place { onto: Side::Left, order }, "MI"),
        (load(goods![APPLES]), "L"),
        (Action::Declare(Good::APPLES), "C"),
        (Action::Threaten(B), "I"),
        (Action::Offer(Terms::with(B).gold(1).into()), "I"),
        (Action::Withdraw(SlipNumber(1)), "I"),
        (Action::Decline(SlipNumber(1)), "I"),
        (Action::Accept(SlipNumber(1)), "I"),
        (Action::HandBack { bag: B, taking: None }, "I"),
        (Action::Open(B), "I"),
        (Action::Pay(goods![APPLES]), "I"),
        (Action::Claim { pile: 0, value: 30, onto: None }, "I"),
        (Action::PassClaim, "I"),
        (Action::Wish { item: Leftover::Gold, to: None }, "I"),
    ]
}

#[test]
fn what_belongs_to_another_phase_is_refused() {
    // R1: by anyone, whoever would be asked in the right phase.
    let new = || Scene::new(black_market(3)).hand(C, goods![APPLES * 2]);
    let bag = goods![APPLES];
    let gate =
        |scene: Scene| scene.declares(B, Good::APPLES).declares(C, Good::APPLES).inspection();
    let phases = [
        ("M", new().hand(B, bag).market()),
        ("L", new().hand(B, bag).load()),
        ("C", new().bag(B, bag).bag(C, bag).declaration()),
        ("I", gate(new().bag(B, bag).bag(C, bag))),
    ];
    for (phase, scene) in phases {
        let mut game = Game::of(&scene);
        for (action, phases) in every_kind_of_action() {
            if phases.contains(phase) {
                continue;
            }
            for seat in [A, B, C] {
                let refused = game.refuses(seat, action.clone());
                assert_eq!(refused, IllegalAction::WrongPhase, "{action:?} in {phase}");
            }
        }
    }
    let mut over = Game::of(&new().hand(C, goods![]).over());
    for (action, _) in every_kind_of_action() {
        assert_eq!(over.refuses(B, action), IllegalAction::GameOver);
    }
}

#[test]
fn nobody_acts_from_an_empty_seat_or_in_the_clocks_name() {
    // R1, T1
    let mut game = Game::of(&loading());
    assert_eq!(game.refuses(E, load(goods![APPLES])), IllegalAction::NobodyThere(E));
    assert_eq!(game.refuses(B, Action::TimeIsUp), IllegalAction::NotForThisActor);
    let by_clock = game.refuses_actor(Actor::Clock, load(goods![APPLES]));
    assert_eq!(by_clock, IllegalAction::NotForThisActor);
    let early = game.refuses_actor(Actor::Clock, Action::TimeIsUp);
    assert_eq!(early, IllegalAction::ClockNotRunning);
    assert_eq!(game.state.public().law, Law::Sheriff(A));
}

#[test]
fn every_view_judges_its_own_seats_actions_like_the_state() {
    // P4: a refusal depends on nothing that the seat does not know.
    let scene = loading();
    let mut game = Game::of(&scene);
    game.does(C, load(goods![MEAD]));
    for seat in [A, B, C, D] {
        let view = game.state.view(Observer::Seat(seat));
        for (action, _) in every_kind_of_action() {
            assert_eq!(view.check(&action), game.state.check(Actor::Seat(seat), &action));
        }
    }
    let watching = game.state.view(Observer::Spectator);
    assert_eq!(watching.check(&load(goods![APPLES])), Err(IllegalAction::NotForThisActor));
}
