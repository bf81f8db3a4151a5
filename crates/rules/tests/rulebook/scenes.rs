//! Scenes: situations set up by hand, and those that cannot be.

use std::sync::Arc;

use crate::common::*;

use rules::public::Fate;
use rules::setup::{BlackMarketRule, SpentContraband};
use rules::{
    Edition, Gold, Good, Goods, ImpossibleScene, Law, Phase, Scene, Seat, Seats, Seed, Setup,
    Start, State,
};

/// Why the scene cannot be.
#[track_caller]
fn refused(scene: &Scene) -> ImpossibleScene {
    match scene.build() {
        Ok(_) => panic!("the scene can be"),
        Err(why) => why,
    }
}

fn scene(setup: Arc<Setup>) -> Scene {
    Scene::new(setup)
}

/// Three players of the second edition with B's declared bag at the gate.
fn at_the_gate() -> Scene {
    scene(second(3)).bag(B, goods![APPLES]).declares(B, Good::APPLES).inspection()
}

#[test]
fn a_scene_begins_with_round_one_fifty_gold_and_the_whole_deck() {
    // S2
    let state = scene(second(4)).build().expect("a Market");
    assert_eq!((state.public().round, state.public().law), (1, Law::Sheriff(A)));
    assert_eq!(state.public().merchants[D].gold, Gold::AT_START);
    assert_eq!(usize::from(state.public().deck), 204);
    let deputies = scene(second(6)).build().expect("a Market of six");
    assert_eq!(deputies.public().law, Law::Deputies(A, B));
    assert_eq!(deputies.public().served, Seats::only(A).with(B));
}

#[test]
fn nobody_sits_at_an_empty_seat() {
    // S1
    let there = [
        scene(second(3)).gold(D, 1),
        scene(second(3)).hand(D, goods![APPLES]),
        scene(second(3)).stand(D, goods![APPLES]),
        at_the_gate().bag(D, goods![APPLES]),
        at_the_gate().declares(D, Good::APPLES),
        at_the_gate().settled(D, Fate::Opened, 1),
    ];
    for scene in there {
        assert_eq!(refused(&scene), ImpossibleScene::NobodyThere(D));
    }
}

#[test]
fn the_law_must_fit_the_game() {
    // S1, D1
    let wrong = [
        (scene(second(3)).sheriff(D), Law::Sheriff(D)),
        (scene(second(5)).deputies(A, B), Law::Deputies(A, B)),
        (scene(second(6)).sheriff(A), Law::Sheriff(A)),
        (scene(second(6)).deputies(C, C), Law::Deputies(C, C)),
    ];
    for (scene, law) in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::WrongLaw(law));
    }
}

#[test]
fn two_deputies_serve_each_round_until_the_cards_are_shuffled_again() {
    // D1
    let seats = |seats: &[Seat]| seats.iter().copied().collect::<Seats>();
    let (law, two, four) = (Law::Deputies(A, B), seats(&[A, B]), seats(&[A, B, C, D]));
    let all = Seats::all(6);
    let fits = [(1, two), (2, four), (3, all), (4, two), (9, all)];
    for (round, served) in fits {
        let scene = scene(second(6)).served(served).round(round);
        assert_eq!(scene.build().expect("it fits").public().served, served);
    }
    let wrong = [(1, four), (2, two), (3, four), (4, all), (1, seats(&[A, C])), (1, Seats::NONE)];
    for (round, served) in wrong {
        let refused = refused(&scene(second(6)).served(served).round(round));
        assert_eq!(refused, ImpossibleScene::WrongService { served, round, law });
    }
}

#[test]
fn there_are_only_so_many_rounds() {
    // S7
    for (players, rounds) in [(3, 9), (4, 8), (5, 10)] {
        assert!(scene(first(players)).market_turn(B).round(rounds).build().is_ok());
        for round in [0, rounds + 1, 255] {
            let refused = refused(&scene(first(players)).market_turn(B).round(round));
            assert_eq!(refused, ImpossibleScene::NoSuchRound { round, rounds });
        }
    }
}

#[test]
fn no_card_is_there_twice() {
    // G1: wherever the scene places them.
    let crossbows = scene(second(3)).stand(B, goods![CROSSBOW * 3]).hand(C, goods![CROSSBOW]);
    assert!(crossbows.clone().deck_top(cards![CROSSBOW]).build().is_ok());
    let (good, copies) = (Good::CROSSBOW, 5);
    let six = [
        crossbows.clone().deck_top(cards![CROSSBOW, CROSSBOW]),
        crossbows.clone().left_pile(cards![CROSSBOW, CROSSBOW]),
        crossbows.hand(A, goods![CROSSBOW * 2]),
    ];
    for scene in six {
        assert_eq!(refused(&scene), ImpossibleScene::TooManyCards { good, placed: 6, copies });
    }
    let bread = scene(second(3)).hand(B, goods![BREAD]);
    let none = ImpossibleScene::TooManyCards { good: Good::BREAD, placed: 1, copies: 0 };
    assert_eq!(refused(&bread), none);
    let unknown = Good::new(22);
    let none = ImpossibleScene::TooManyCards { good: unknown, placed: 1, copies: 0 };
    assert_eq!(refused(&scene(second(3)).hand(B, Goods::of(unknown, 1))), none);
}

#[test]
fn a_scene_gives_at_most_a_million_gold() {
    // S2: the bank is unlimited, sums are not.
    let rich = scene(second(3)).gold(C, 1_000_000).build().expect("a rich merchant");
    assert_eq!(rich.public().merchants[C].gold, Gold(1_000_000));
    let refused = refused(&scene(second(3)).gold(C, 1_000_001));
    assert_eq!(refused, ImpossibleScene::TooMuchGold { seat: C, gold: Gold(1_000_001) });
}

#[test]
fn a_hand_is_at_most_full_with_the_bag() {
    // S3
    let large = scene(second(3)).hand(C, goods![APPLES * 7]);
    let too_large = |cards, hand_size| ImpossibleScene::HandTooLarge { seat: C, cards, hand_size };
    assert_eq!(refused(&large), too_large(7, 6));
    let seven = setup_with(Edition::Second, 3, |o| o.seven_cards = true);
    assert!(scene(Arc::clone(&seven)).hand(C, goods![APPLES * 7]).build().is_ok());
    assert_eq!(refused(&scene(seven).hand(C, goods![APPLES * 8])), too_large(8, 7));
    let with_bag = scene(second(3)).hand(C, goods![APPLES * 5]).bag(C, goods![APPLES * 2]);
    assert_eq!(refused(&with_bag.declaration()), too_large(7, 6));
}

#[test]
fn a_bag_has_one_to_five_cards() {
    // L1
    let six = scene(second(3)).bag(B, goods![APPLES * 6]).declaration();
    assert_eq!(refused(&six), ImpossibleScene::WrongBag { seat: B, cards: 6 });
    let settled = |cards| at_the_gate().declares(C, Good::APPLES).settled(C, Fate::Opened, cards);
    assert!(settled(5).build().is_ok());
    for cards in [0u8, 6] {
        let wrong = ImpossibleScene::WrongBag { seat: C, cards: cards.into() };
        assert_eq!(refused(&settled(cards)), wrong);
    }
    let held = at_the_gate().declares(C, Good::APPLES).settled(C, Fate::Held, 2);
    assert_eq!(refused(&held), ImpossibleScene::WrongBag { seat: C, cards: 2 });
    let both = at_the_gate().settled(B, Fate::HandedBack, 1);
    assert_eq!(refused(&both), ImpossibleScene::WrongBag { seat: B, cards: 1 });
}

#[test]
fn bags_are_with_merchants_and_after_the_market() {
    // L1, R1
    let bag = goods![APPLES];
    let wrong = [
        (scene(second(3)).bag(B, bag).market(), B),
        (scene(second(3)).bag(B, bag).over(), B),
        (scene(second(3)).hand(B, bag).bag(A, bag).load(), A),
        (scene(second(3)).bag(B, bag).bag(A, bag).declaration(), A),
        (scene(second(3)).hand(B, bag).settled(B, Fate::Opened, 1).load(), B),
        (at_the_gate().declares(A, Good::APPLES).settled(A, Fate::Opened, 1), A),
    ];
    for (scene, seat) in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::NoBagNow(seat));
    }
}

#[test]
fn whoever_declares_or_still_holds_cards_has_a_bag() {
    // C1, M8: without one only those sit the round out who have no card.
    let bag = goods![APPLES];
    let declares = scene(second(3)).bag(B, bag).declares(B, Good::APPLES).declares(C, Good::APPLES);
    assert_eq!(refused(&declares.clone().declaration()), ImpossibleScene::NeedsBag(C));
    assert_eq!(refused(&declares.inspection()), ImpossibleScene::NeedsBag(C));
    let holds = scene(second(3)).bag(B, bag).hand(C, bag).declaration();
    assert_eq!(refused(&holds), ImpossibleScene::NeedsBag(C));
    assert!(scene(second(3)).bag(B, bag).declaration().build().is_ok());
}

#[test]
fn a_declaration_is_of_a_legal_good_in_turn_and_by_a_merchant() {
    // C1, C3
    let bag = goods![APPLES];
    let gate = || scene(second(3)).bag(B, bag);
    let wrong = [
        (gate().declares(B, Good::MEAD).inspection(), B),
        (gate().declares(B, Good::BREAD).inspection(), B),
        (scene(second(3)).hand(B, bag).declares(B, Good::APPLES).load(), B),
        (scene(second(3)).declares(B, Good::APPLES).market(), B),
        (scene(second(3)).declares(B, Good::APPLES).over(), B),
        (gate().bag(C, bag).declares(C, Good::APPLES).declaration(), C),
        (at_the_gate().declares(A, Good::APPLES), A),
    ];
    for (scene, seat) in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::WrongDeclaration(seat));
    }
}

#[test]
fn every_bag_at_the_gate_was_declared() {
    // C1, I1
    let silent = at_the_gate().bag(C, goods![APPLES]);
    assert_eq!(refused(&silent), ImpossibleScene::NotDeclared(C));
    let settled = at_the_gate().settled(C, Fate::Opened, 2);
    assert_eq!(refused(&settled), ImpossibleScene::NotDeclared(C));
}

#[test]
fn cards_are_set_aside_in_the_market_by_whom_it_can_be() {
    // M3, M5, M6: face down by the one whose turn it is, face up by those who had theirs.
    let cards = goods![APPLES];
    let (one, two) = (
        || scene(first(4)).hand(B, cards).hand(C, cards),
        || scene(second(4)).hand(B, cards).hand(C, cards),
    );
    assert!(one().set_aside(C, cards).market_turn(C).build().is_ok());
    assert!(two().set_aside(B, cards).market_turn(C).build().is_ok());
    let wrong = [
        (one().set_aside(B, cards).market_turn(C), B),
        (two().set_aside(C, cards).market_turn(C), C),
        (one().set_aside(A, cards).market_turn(C), A),
        (two().set_aside(A, cards).market_turn(C), A),
        (two().set_aside(B, goods![APPLES * 6]).market_turn(C), B),
        (two().set_aside(B, cards).load(), B),
        (two().set_aside(B, cards).market(), B),
    ];
    for (scene, seat) in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::NothingSetAside(seat));
    }
}

#[test]
fn it_is_the_turn_of_a_merchant_who_can_have_one() {
    // M1, M2, M8: the first edition's Sheriff has nothing to pick.
    assert_eq!(refused(&scene(first(3)).market()), ImpossibleScene::WrongTurn(A));
    assert_eq!(refused(&scene(first(3)).market_turn(A)), ImpossibleScene::WrongTurn(A));
    assert_eq!(refused(&scene(second(3)).market_turn(D)), ImpossibleScene::WrongTurn(D));
    let nothing = scene(second(3)).whole_deck(cards![]).market_turn(B);
    assert_eq!(refused(&nothing), ImpossibleScene::WrongTurn(B));
}

#[test]
fn the_second_edition_has_no_right_pile() {
    // S4
    let scene = scene(second(3)).right_pile(cards![APPLES]);
    assert_eq!(refused(&scene), ImpossibleScene::NoRightPile);
}

#[test]
fn black_market_cards_are_claimed_twice_at_most_and_by_people_at_the_table() {
    // K1, K3
    let state = scene(black_market(3)).claimed(1, [B, B]).claimed(2, [C]).build();
    let claimed = state.expect("three cards are gone").public().claimed;
    assert_eq!(claimed, [[None; 2], [Some(B); 2], [Some(C), None]]);
    let wrong = [
        (scene(second(3)).claimed(0, [B]), 0),
        (scene(black_market(3)).claimed(1, [B, C, B]), 1),
        (scene(black_market(3)).claimed(2, [D]), 2),
        (scene(black_market(3)).claimed(3, [B]), 3),
        (scene(black_market(3)).claimed(0, [B, C]).claimed(0, [C]), 0),
    ];
    for (scene, pile) in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::WrongBlackMarket(pile));
    }
}

#[test]
fn contraband_that_was_spent_for_claimed_cards_is_out_of_the_game() {
    // K2
    let removed = setup_with(Edition::Second, 3, |o| {
        let spent = SpentContraband::Removed;
        o.black_market = Some(BlackMarketRule { spent, ..BlackMarketRule::default() });
    });
    let state = scene(Arc::clone(&removed)).claimed(0, [B]).build().expect("one claim was paid");
    assert_eq!(state.public().spent(&removed), goods![PEPPER * 3]);
    assert_eq!(state.all_cards(), removed.catalogue().deck());
    let state = scene(black_market(3)).claimed(0, [B]).build().expect("one claim was paid");
    assert_eq!(state.public().spent(state.setup()), goods![]);
}

#[test]
fn only_deputies_in_inspection_have_a_booty() {
    // D4
    let gate = |setup| scene(setup).bag(C, goods![APPLES]).declares(C, Good::APPLES);
    let booty = gate(second(6)).booty(7, goods![APPLES, SILK]).inspection();
    let state = booty.build().expect("Deputies have one");
    let inspection = state.public().inspection().expect("Inspection");
    assert_eq!((inspection.booty.gold, inspection.booty.face_down), (Gold(7), 1));
    let wrong = [
        gate(second(3)).booty(7, goods![]).inspection(),
        scene(second(6)).booty(7, goods![]).market(),
    ];
    for scene in wrong {
        assert_eq!(refused(&scene), ImpossibleScene::NoBooty);
    }
}

#[test]
fn something_is_left_to_do() {
    // R1: a phase that is over is not a scene.
    let bag = goods![APPLES];
    let done = [
        scene(second(3)).load(),
        scene(second(3)).bag(B, bag).load(),
        scene(second(3)).declaration(),
        scene(second(3)).bag(B, bag).declares(B, Good::APPLES).declaration(),
        scene(second(3)).inspection(),
        scene(second(3)).declares(B, Good::APPLES).settled(B, Fate::Opened, 1).inspection(),
    ];
    for scene in done {
        assert_eq!(refused(&scene), ImpossibleScene::NothingLeft);
    }
}

/// Scenes that use every field between them.
fn all_sorts() -> Vec<Scene> {
    let cards = goods![APPLES * 2, MEAD];
    let removed = setup_with(Edition::Second, 6, |o| {
        let spent = SpentContraband::Removed;
        o.black_market = Some(BlackMarketRule { spent, ..BlackMarketRule::default() });
    });
    let booty = scene(removed).deputies(C, A).served(Seats::all(6)).round(6);
    vec![
        scene(first(4)).hand(B, cards).set_aside(B, goods![SILK]).market_turn(B),
        scene(second(4)).hand(B, cards).set_aside(C, goods![SILK]).market_turn(B),
        scene(first(3)).hand(B, cards).bag(C, cards).left_pile(cards![MEAD, SILK]).load(),
        scene(first(3)).bag(B, cards).right_pile(cards![MEAD, SILK]).declaration(),
        at_the_gate().gold(B, 3).stand(B, cards).deck_top(cards![SILK]).seed(Seed::from_number(9)),
        at_the_gate().declares(C, Good::CHEESE).settled(C, Fate::HandedBack, 4).whole_deck([]),
        booty.claimed(1, [B]).bag(B, cards).declares(B, Good::BREAD).booty(5, cards).inspection(),
        scene(second(5)).stand(E, cards).over(),
    ]
}

#[test]
fn a_scene_is_written_down_and_comes_back_equal() {
    // S3: and sets up the same game again, the shuffled deck included.
    for scene in all_sorts() {
        let state = scene.build().expect("a scene that can be");
        let text = serde_json::to_string(&scene).expect("it can be written");
        let back: Scene = serde_json::from_str(&text).expect("and read");
        assert_eq!(back, scene);
        assert_eq!(back.build().as_ref(), Ok(&state));
        let start = serde_json::to_string(&Start::Scene(Box::new(scene))).expect("written");
        let start: Start = serde_json::from_str(&start).expect("and read");
        assert_eq!(State::new(&start).as_ref(), Ok(&state));
        assert_eq!(state.all_cards(), state.setup().catalogue().deck(), "no card is lost");
    }
}

#[test]
fn a_scene_that_cannot_be_is_refused_as_a_start_too() {
    // S4
    let scene = scene(second(3)).right_pile(cards![APPLES]);
    let start = Start::Scene(Box::new(scene));
    assert_eq!(State::new(&start), Err(ImpossibleScene::NoRightPile));
}

#[test]
fn the_seed_of_a_scene_decides_the_rest_of_the_deck() {
    // S3: the cards on top are as the scene says, whatever the seed.
    let top = cards![SILK, MEAD, APPLES];
    let deck = |seed| {
        let scene = scene(second(3)).deck_top(top).seed(Seed::from_number(seed));
        let state = scene.build().expect("a Market");
        assert!(matches!(state.public().phase, Phase::Market(_)));
        state.deck_from_top().collect::<Vec<Good>>()
    };
    let (one, same, other) = (deck(1), deck(1), deck(2));
    assert_eq!((one[..3].to_vec(), other[..3].to_vec()), (top.to_vec(), top.to_vec()));
    assert!(one == same && one != other);
}

#[test]
fn a_settled_bag_counts_with_the_hand_and_the_booty_has_a_bound() {
    // S3, D4
    let gate = || at_the_gate().bag(B, goods![]).settled(B, Fate::HandedBack, 5);
    let six = goods![APPLES * 6];
    let hand_too_large = ImpossibleScene::HandTooLarge { seat: B, cards: 11, hand_size: 6 };
    assert_eq!(refused(&gate().hand(B, six)), hand_too_large);
    let rich = scene(second(6)).bag(C, goods![APPLES]).declares(C, Good::APPLES);
    let rich = rich.booty(1_000_001, goods![]).inspection();
    assert_eq!(refused(&rich), ImpossibleScene::TooMuchBooty(Gold(1_000_001)));
}
