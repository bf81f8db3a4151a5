//! Each worked example of the rulebooks, told as the books tell it.

use crate::common::*;

use rules::event::{Impossible, Place, Seen, SlipEnd};
use rules::public::Verdict;
use rules::setup::{BlackMarketRule, SpentContraband};
use rules::slip::{Promise, Word};
use rules::{
    Action, Ask, Bag, Edition, Event, EventView, Good, Goods, IllegalAction, Law, Observer, Scene,
    Seats, Setup, Side, Terms, WrongNumberOfCards,
};
use std::sync::Arc;

/// Both editions with three players, for examples that they share.
fn both_editions() -> [Arc<Setup>; 2] {
    [first(3), second(3)]
}

#[test]
fn little_john_reaches_for_the_chicken_two_cards_down() {
    // M3, M4, M5 (1e): three cards set aside, two drawn from the left pile, one from the deck.
    let [sheriff, john] = [A, B];
    let mut game = Game::of(
        &Scene::new(first(4))
            .sheriff(sheriff)
            .hand(john, goods![CHICKENS * 2, MEAD, APPLES, CHEESE, BREAD])
            .left_pile(cards![BREAD, APPLES, CHICKENS, SILK])
            .right_pile(cards![PEPPER])
            .deck_top(cards![CROSSBOW])
            .market_turn(john),
    );
    let set_aside = goods![APPLES, CHEESE, BREAD];
    game.does(john, Action::Exchange { set_aside, left: 2, right: 0 });
    assert_eq!(game.hand(john), goods![CHICKENS * 3, MEAD, SILK, CROSSBOW]);
    assert_eq!(game.pile(Side::Left), cards![BREAD, APPLES]);

    // The others see backs of what he set aside, and the faces of what he took from the pile.
    let seen = game.seen_by(Observer::Seat(C));
    let backs = |count| Seen::Backs { count, named: None };
    assert_eq!(seen[0], EventView::Exchanged { seat: john, set_aside: 3 });
    assert_eq!(
        seen[1..],
        [
            (backs(3), Place::Hand(john), Place::SetAside(john)),
            (Seen::Cards(goods![CHICKENS, SILK]), Place::Discard(Side::Left), Place::Hand(john)),
            (backs(1), Place::Deck, Place::Hand(john)),
        ]
        .map(|(cards, from, to)| EventView::Moved { cards, from, to })
    );

    game.does(john, place(Side::Right, cards![CHEESE, APPLES, BREAD]));
    assert_eq!(game.pile(Side::Right), cards![PEPPER, CHEESE, APPLES, BREAD]);
    assert_eq!(game.state.asked(C), Some(Ask::Exchange));
}

#[test]
fn little_john_hopes_for_more_chickens_from_the_deck() {
    // M3, M6 (2e): three cards set aside face up, three drawn from the deck and from nowhere else.
    let [sheriff, john] = [A, B];
    let mut game = Game::of(
        &Scene::new(second(4))
            .sheriff(sheriff)
            .hand(john, goods![CHICKENS * 2, MEAD, APPLES, CHEESE, BREAD])
            .left_pile(cards![CHICKENS])
            .deck_top(cards![CHICKENS, APPLES, CHICKENS])
            .market(),
    );
    game.does(sheriff, Action::PickFirst(john));
    let unwanted = goods![APPLES, CHEESE, BREAD];
    let from_pile = Action::Exchange { set_aside: unwanted, left: 1, right: 0 };
    assert_eq!(game.refuses(john, from_pile), IllegalAction::OnePileOnly);
    game.does(john, set_aside(unwanted));
    assert_eq!(game.hand(john), goods![CHICKENS * 4, MEAD, APPLES]);
    assert!(game.seen_by(Observer::Spectator).contains(&EventView::Moved {
        cards: Seen::Cards(unwanted),
        from: Place::Hand(john),
        to: Place::SetAside(john),
    }));
    assert_eq!(game.pile(Side::Left), cards![CHICKENS], "the Sheriff collects them at the end");
}

#[test]
fn alan_a_dale_leaves_the_silk_at_home() {
    // L1: four Apples and a Crossbow fill the bag, a sixth card does not fit.
    for setup in both_editions() {
        let alan = B;
        let mut game = Game::of(
            &Scene::new(setup)
                .hand(alan, goods![APPLES * 4, CROSSBOW, SILK])
                .hand(C, goods![APPLES * 6])
                .load(),
        );
        let everything = goods![APPLES * 4, CROSSBOW, SILK];
        assert_eq!(Bag::new(&everything), Err(WrongNumberOfCards(6)));
        assert_eq!(Bag::new(&Goods::NONE), Err(WrongNumberOfCards(0)));
        game.does(alan, load(goods![APPLES * 4, CROSSBOW]));
        assert_eq!(game.hand(alan), goods![SILK]);
        let refused = game.refuses(alan, load(goods![SILK]));
        assert_eq!(refused, IllegalAction::NotYourTurn(alan), "a closed bag stays closed");
    }
}

#[test]
fn will_scarlet_has_to_say_four_and_one_kind() {
    // C1: two Chickens, another legal good and a Silk are declared as four Chickens, or as four of
    // another legal kind. Three, five or two kinds cannot even be said.
    for (setup, other) in [(first(4), Good::CHEESE), (second(4), Good::BREAD)] {
        let will = B;
        let bag = goods![CHICKENS * 2, SILK].plus(&Goods::of(other, 1));
        let mut game =
            Game::of(&Scene::new(setup).bag(will, bag).bag(C, goods![APPLES]).declaration());
        let silk = game.refuses(will, Action::Declare(Good::SILK));
        assert_eq!(silk, IllegalAction::NotLegal(Good::SILK));
        game.does(will, Action::Declare(Good::CHICKENS));
        assert_eq!(game.told, [Event::Declared { seat: will, good: Good::CHICKENS, cards: 4 }]);
    }
}

#[test]
fn tuck_offers_five_gold_and_the_sheriff_wants_eight() {
    // I3, I5, I6: five gold and two Apples are offered; the Sheriff's counter is accepted.
    for setup in both_editions() {
        let [sheriff, tuck] = [A, B];
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .stand(tuck, goods![APPLES * 3])
                .bag(tuck, goods![CHEESE])
                .declares(tuck, Good::CHEESE)
                .bag(C, goods![APPLES])
                .declares(C, Good::APPLES)
                .inspection(),
        );
        game.does(sheriff, Action::Threaten(tuck));
        let apples = || Terms::with(tuck).from_stand(goods![APPLES * 2]).hand_back(tuck);
        game.offers(tuck, apples().gold(5));
        let counter = game.offers(sheriff, apples().gold(8));
        game.accepts(tuck, counter);
        assert_eq!((game.gold(tuck), game.gold(sheriff)), (42, 58));
        assert_eq!(game.stand(sheriff), goods![APPLES * 2]);
        assert_eq!(game.stand(tuck), goods![APPLES, CHEESE]);
    }
}

#[test]
fn maid_marion_brings_two_cheese_and_something_else() {
    // I8: two Cheese as declared lie face up; the third card is contraband, and only she knows it.
    for setup in both_editions() {
        let [sheriff, marion] = [A, B];
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .bag(marion, goods![CHEESE * 2, PEPPER])
                .declares(marion, Good::CHEESE)
                .bag(C, goods![APPLES])
                .declares(C, Good::APPLES)
                .inspection(),
        );
        game.hands_back(sheriff, marion);
        assert_eq!(game.face_up(marion), goods![CHEESE * 2]);
        assert_eq!(game.face_down(marion), goods![PEPPER]);
        assert_eq!((game.gold(marion), game.gold(sheriff)), (50, 50));
        let (from, to) = (Place::Bag(marion), Place::Stand(marion));
        let moved = |cards| EventView::Moved { cards, from, to };
        let sheriff_saw = game.seen_by(Observer::Seat(sheriff));
        assert!(sheriff_saw.contains(&moved(Seen::Cards(goods![CHEESE * 2]))));
        assert!(sheriff_saw.contains(&moved(Seen::Backs { count: 1, named: None })));
        assert!(!sheriff_saw.contains(&moved(Seen::Cards(goods![PEPPER]))));
    }
}

#[test]
fn much_the_miller_s_son_turns_out_to_be_honest() {
    // I9: four Chickens, as declared, cost the Sheriff two gold each.
    for setup in both_editions() {
        let [sheriff, much] = [A, B];
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .bag(much, goods![CHICKENS * 4])
                .declares(much, Good::CHICKENS)
                .bag(C, goods![APPLES])
                .declares(C, Good::APPLES)
                .inspection(),
        );
        game.opens(sheriff, much);
        assert_eq!((game.gold(much), game.gold(sheriff)), (58, 42));
        assert_eq!(game.face_up(much), goods![CHICKENS * 4]);
    }
}

#[test]
fn gilbert_declares_four_apples_and_lies_about_three() {
    // I6, I10, I11: his bribe is refused by opening; one Apple is admitted, the Cheese and two
    // Mead are confiscated for 2 + 4 + 4 gold.
    for setup in both_editions() {
        let [sheriff, gilbert] = [A, B];
        let two_piles = setup.two_piles();
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .bag(gilbert, goods![APPLES, CHEESE, MEAD * 2])
                .declares(gilbert, Good::APPLES)
                .bag(C, goods![APPLES])
                .declares(C, Good::APPLES)
                .inspection(),
        );
        let hefty = game.offers(gilbert, Terms::with(gilbert).gold(30).hand_back(gilbert));
        game.opens(sheriff, gilbert);
        assert!(!game.is_live(hefty));
        assert_eq!(game.stand(gilbert), goods![APPLES]);
        assert_eq!((game.gold(gilbert), game.gold(sheriff)), (40, 60));
        if two_piles {
            game.does(sheriff, place(Side::Left, cards![CHEESE, MEAD, MEAD]));
        }
        assert_eq!(game.pile(Side::Left), cards![CHEESE, MEAD, MEAD]);
    }
}

#[test]
fn richard_pays_twenty_gold_to_pass_and_to_have_sir_guy_s_bag_opened() {
    // H1: the deal can be completed now, so the Sheriff is bound, whatever Sir Guy offers.
    for setup in both_editions() {
        let [sheriff, richard, guy] = [A, B, C];
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .bag(richard, goods![SILK * 3])
                .declares(richard, Good::APPLES)
                .bag(guy, goods![CHEESE * 2, MEAD])
                .declares(guy, Good::CHEESE)
                .inspection(),
        );
        let bribe = game.offers(guy, Terms::with(guy).gold(10).hand_back(guy));
        let revenge =
            game.offers(richard, Terms::with(richard).gold(20).hand_back(richard).open(guy));
        // I6: it asks for more than his own bag, and so needs its own acceptance.
        let taking = Action::HandBack { bag: richard, taking: Some(revenge) };
        assert_eq!(game.refuses(sheriff, taking), IllegalAction::NeedsOwnAcceptance(revenge));
        game.accepts(sheriff, revenge);
        assert_eq!((game.gold(richard), game.gold(sheriff)), (30, 70));
        assert_eq!(game.face_down(richard), goods![SILK * 3]);

        let why = SlipEnd::Void(Impossible::MustBeOpened(guy));
        assert!(game.told.contains(&Event::SlipGone { slip: bribe, why }));
        let more = game.refuses_offer(guy, Terms::with(guy).gold(50).hand_back(guy));
        assert_eq!(more, IllegalAction::Impossible(Impossible::MustBeOpened(guy)));
        let mercy = game.refuses(sheriff, Action::HandBack { bag: guy, taking: None });
        assert_eq!(mercy, IllegalAction::BoundToOpen(guy));
        game.opens(sheriff, guy);
        assert_eq!((game.gold(guy), game.gold(sheriff)), (46, 74));
    }
}

/// Plays on without a word: nothing set aside, one card loaded, Apples declared.
fn play_to_inspection(game: &mut Game) {
    while game.state.public().inspection().is_none() {
        let seat = game.state.public().all_asked(game.state.setup()).first().expect("someone");
        let choices = game.state.choices(seat);
        let action = match game.state.asked(seat) {
            Some(Ask::PickFirst) => Action::PickFirst(choices.pick_first().first().expect("one")),
            Some(Ask::Exchange) => set_aside(Goods::NONE),
            Some(Ask::Load) => load(Goods::of(game.hand(seat).nth(0).expect("a card"), 1)),
            Some(Ask::Declare) => Action::Declare(Good::APPLES),
            other => panic!("{other:?} is not asked before Inspection"),
        };
        game.does(seat, action);
    }
}

#[test]
fn sir_guy_breaks_his_word_when_he_is_sheriff() {
    // H2: a promise about a later round is recorded and binds nobody.
    for setup in both_editions() {
        let [sheriff, guy] = [A, B];
        let mut game = Game::of(
            &Scene::new(setup)
                .sheriff(sheriff)
                .bag(guy, goods![SILK])
                .declares(guy, Good::APPLES)
                .bag(C, goods![APPLES])
                .declares(C, Good::APPLES)
                .inspection(),
        );
        let favour = Terms::with(guy).hand_back(guy).promise(guy, sheriff, Word::HandBackNext);
        let slip = game.offers(guy, favour);
        game.takes(sheriff, guy, slip);
        let word = Promise { by: guy, to: sheriff, word: Word::HandBackNext };
        assert!(game.was_told(|event| match event {
            Event::DealStruck { slip, .. } => slip.terms.word == [word],
            _ => false,
        }));
        assert_eq!(game.face_down(guy), goods![SILK]);

        game.hands_back(sheriff, C);
        play_to_inspection(&mut game);
        assert_eq!(game.state.public().law, Law::Sheriff(guy));
        game.opens(guy, sheriff);
        assert!(
            game.was_told(|event| matches!(event, Event::Opened { bag, .. } if *bag == sheriff))
        );
    }
}

#[test]
fn the_deputies_share_twelve_gold_and_one_of_them_keeps_eight() {
    // D3, D4, D5, D6, D7, D9
    let [john, marion, gilbert, david, alan, will] = [A, B, C, D, E, F];
    let mut game = Game::of(
        &Scene::new(second(6))
            .deputies(john, marion)
            .bag(gilbert, goods![CHEESE * 2])
            .declares(gilbert, Good::CHEESE)
            .bag(david, goods![CHICKENS * 4])
            .declares(david, Good::CHICKENS)
            .bag(alan, goods![SILK * 2])
            .declares(alan, Good::APPLES)
            .bag(will, goods![MEAD, APPLES])
            .declares(will, Good::APPLES)
            .inspection(),
    );
    // Gilbert passes without a bribe.
    game.hands_back(john, gilbert).hands_back(marion, gilbert);
    assert_eq!(game.face_up(gilbert), goods![CHEESE * 2]);
    // All three agree on twelve gold for Alan-a-Dale.
    let twelve = game.offers(john, Terms::with(alan).gold(12).hand_back(alan));
    game.accepts(john, twelve).accepts(marion, twelve).accepts(alan, twelve);
    let booty = |game: &Game| game.state.public().inspection().map(|i| i.booty.gold.0);
    assert_eq!(booty(&game), Some(12));
    assert_eq!(game.face_down(alan), goods![SILK * 2]);
    // Little John would let Will pass, Maid Marion would not: she deals with him alone.
    game.hands_back(john, will).opens(marion, will);
    assert!(game.told.contains(&Event::ActsAlone { by: marion, bag: will }));
    let eight = game.offers(will, Terms::with(will).gold(8).hand_back(will));
    game.takes(marion, will, eight);
    assert_eq!((game.gold(marion), booty(&game)), (58, Some(12)));
    // David pays no bribe; his bag is opened by both, and turns out to be honest.
    let request = game.offers(marion, Terms::with(david).gold(5).hand_back(david));
    game.does(david, Action::Decline(request));
    game.opens(john, david);
    let verdicts = game.state.public().inspection().and_then(|i| i.bags[david]).map(|b| b.verdicts);
    assert_eq!(verdicts, Some([Some(Verdict::Open), None]));
    game.opens(marion, david);
    assert_eq!(game.gold(david), 58);
    // The round is over: each paid half of eight and gets half of twelve.
    assert_eq!(game.state.public().round, 2);
    assert_eq!((game.gold(john), game.gold(marion)), (50 - 4 + 6, 58 - 4 + 6));
    assert_eq!((game.gold(alan), game.gold(will), game.gold(gilbert)), (38, 42, 50));
}

#[test]
fn david_fills_the_pepper_order() {
    // K2, K3: three Pepper among his contraband buy the topmost Pepper card; in this example they
    // leave the game.
    let [sheriff, david] = [A, B];
    let removed = BlackMarketRule { spent: SpentContraband::Removed, ..BlackMarketRule::default() };
    let setup = setup_with(Edition::Second, 4, |o| o.black_market = Some(removed));
    let mut game = Game::of(
        &Scene::new(setup)
            .sheriff(sheriff)
            .stand(david, goods![PEPPER, SILK])
            .bag(david, goods![PEPPER * 2, BREAD])
            .declares(david, Good::BREAD)
            .bag(C, goods![APPLES])
            .declares(C, Good::APPLES)
            .inspection(),
    );
    game.hands_back(sheriff, david);
    game.does(david, Action::Claim { pile: 0, value: 30, onto: None });
    assert_eq!(game.face_down(david), goods![SILK]);
    assert_eq!(game.state.public().claimed[0], [Some(david), None]);
    assert_eq!(game.state.public().spent(game.state.setup()), goods![PEPPER * 3]);
    assert_eq!(game.pile(Side::Left), []);
}

#[test]
fn four_players_have_three_minutes_and_late_bags_pass_free() {
    // T1
    let setup = setup_with(Edition::Second, 4, |o| o.time_limit = true);
    assert_eq!(setup.inspection_seconds(), Some(180));
    let scene = [B, C, D].into_iter().fold(Scene::new(setup), |scene, seat| {
        scene.bag(seat, goods![MEAD]).declares(seat, Good::APPLES)
    });
    let mut game = Game::of(&scene.inspection());
    game.offers(C, Terms::with(C).gold(20).hand_back(C));
    game.opens(A, B);
    game.time_is_up();
    assert_eq!((game.gold(A), game.gold(B), game.gold(C), game.gold(D)), (54, 46, 50, 50));
    assert_eq!([game.face_down(C), game.face_down(D)], [goods![MEAD]; 2]);
    let handed_back = Event::HandedBack { bag: C, by: Seats::NONE };
    assert!(game.told.contains(&handed_back), "nobody hands it back: time does");
    assert_eq!(game.state.public().round, 2);
}
