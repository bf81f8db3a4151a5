//! What each person may know (P1–P4).

use crate::common::*;
use crate::gate::honest_gate;

use rules::action::Leftover;
use rules::event::{Place, Seen};
use rules::public::Phase;
use rules::setup::BlackMarketRule;
use rules::{
    Action, Actor, Ask, Bag, Edition, Event, EventView, Good, Goods, IllegalAction, Observer,
    PerSeat, Scene, Seat, Seats, Seed, Side, SlipNumber, State, Terms, View,
};
use std::sync::Arc;

const SPECTATOR: Observer = Observer::Spectator;

const fn seat(seat: Seat) -> Observer {
    Observer::Seat(seat)
}

/// How an observer saw cards move between these places in the last action.
fn saw_move(game: &Game, observer: Observer, from: Place, to: Place) -> Vec<Seen> {
    let seen = |view: EventView| match view {
        EventView::Moved { cards, from: left, to: came } if (left, came) == (from, to) => {
            Some(cards)
        }
        _ => None,
    };
    game.seen_by(observer).into_iter().filter_map(seen).collect()
}

const fn backs(count: u8) -> Seen {
    Seen::Backs { count, named: None }
}

// --- Event by event ---

#[test]
fn cards_set_aside_face_down_are_seen_by_their_owner_only() {
    // P2, M3 (1e): the others learn how many.
    let scene = Scene::new(first(4)).hand(B, goods![APPLES * 3, SILK * 3]).deck_top(cards![MEAD]);
    let mut game = Game::of(&scene.market_turn(B));
    game.does(B, set_aside(goods![SILK]));
    let (from, to) = (Place::Hand(B), Place::SetAside(B));
    assert_eq!(saw_move(&game, seat(B), from, to), [Seen::Cards(goods![SILK])]);
    for observer in [seat(A), seat(C), SPECTATOR] {
        assert_eq!(saw_move(&game, observer, from, to), [backs(1)]);
    }
    let own = |observer| game.state.view(observer).own.map(|own| own.set_aside.goods());
    assert_eq!(own(seat(B)), Some(goods![SILK]));
    assert_eq!((own(seat(C)), own(SPECTATOR)), (Some(Goods::NONE), None));
}

#[test]
fn cards_set_aside_face_up_are_seen_by_all() {
    // P1, M3 (2e)
    let scene = Scene::new(second(4)).hand(B, goods![APPLES * 3, SILK * 3]);
    let mut game = Game::of(&scene.market_turn(B));
    game.does(B, set_aside(goods![SILK]));
    for observer in [seat(A), seat(B), seat(C), SPECTATOR] {
        let seen = saw_move(&game, observer, Place::Hand(B), Place::SetAside(B));
        assert_eq!(seen, [Seen::Cards(goods![SILK])]);
    }
}

#[test]
fn a_card_from_the_deck_is_seen_by_whoever_draws_it() {
    // P2
    let scene = Scene::new(second(4)).hand(B, goods![APPLES * 6]).deck_top(cards![MEAD, SILK]);
    let mut game = Game::of(&scene.market_turn(B));
    game.does(B, set_aside(goods![APPLES * 2]));
    let (from, to) = (Place::Deck, Place::Hand(B));
    assert_eq!(saw_move(&game, seat(B), from, to), [Seen::Cards(goods![MEAD, SILK])]);
    for observer in [seat(A), seat(C), SPECTATOR] {
        assert_eq!(saw_move(&game, observer, from, to), [backs(2)]);
    }
}

#[test]
fn a_closed_bag_shows_neither_content_nor_size_until_all_are_closed() {
    // P1, P2, L1: until then the hand size includes the bag.
    let scene = Scene::new(second(3)).hand(B, goods![APPLES * 6]).hand(C, goods![SILK * 6]);
    let mut game = Game::of(&scene.load());
    let bag = goods![APPLES * 2];
    game.does(B, load(bag));
    let bag = Bag::new(&bag).expect("two cards");
    assert_eq!(game.seen_by(seat(B)), [EventView::Loaded { seat: B, bag }]);
    for observer in [seat(A), seat(C), SPECTATOR] {
        assert_eq!(game.seen_by(observer), [EventView::BagClosed(B)]);
        assert_eq!(game.state.view(observer).public.merchants[B].hand, 6);
    }
    game.does(C, load(goods![SILK]));
    let mut sizes = PerSeat::default();
    (sizes[B], sizes[C]) = (2, 1);
    for observer in [seat(A), SPECTATOR] {
        let closed = [EventView::BagClosed(C), EventView::BagsClosed(sizes)];
        assert_eq!(game.seen_by(observer), closed);
    }
    let hands = [B, C].map(|seat| game.state.public().merchants[seat].hand);
    assert_eq!(hands, [4, 5]);
}

#[test]
fn contraband_in_a_bag_handed_back_is_seen_by_its_owner_only() {
    // P1, P2, I8: the others learn how many cards.
    let mut game = Game::of(&honest_gate(second(4)).bag(B, goods![CHEESE, SILK, MEAD]));
    game.hands_back(A, B);
    let (from, to) = (Place::Bag(B), Place::Stand(B));
    let cheese = Seen::Cards(goods![CHEESE]);
    let owner = [cheese, Seen::Cards(goods![MEAD, SILK])];
    assert_eq!(saw_move(&game, seat(B), from, to), owner);
    for observer in [seat(A), seat(C), SPECTATOR] {
        assert_eq!(saw_move(&game, observer, from, to), [cheese, backs(2)]);
        assert_eq!(game.state.view(observer).public.merchants[B].face_down, 2);
    }
}

#[test]
fn an_opened_bag_is_seen_by_all() {
    // P1, I9
    let mut game = Game::of(&honest_gate(second(4)).bag(B, goods![APPLES, SILK]));
    game.opens(A, B);
    let cards = Bag::new(&goods![APPLES, SILK]).expect("two cards");
    let by = Seats::only(A);
    let opened = EventView::Opened { bag: B, by, cards, declared: Good::APPLES };
    for observer in [seat(A), seat(B), seat(C), SPECTATOR] {
        assert!(game.seen_by(observer).contains(&opened));
        let confiscated = saw_move(&game, observer, Place::Bag(B), Place::Discard(Side::Left));
        assert_eq!(confiscated, [Seen::Cards(goods![SILK])]);
    }
}

#[test]
fn a_bribe_of_contraband_is_seen_by_giver_and_sheriff() {
    // I7, P2: the others see what was named, and how many cards moved. Here two of three were a
    // lie.
    let mut game = Game::of(&honest_gate(second(4)).stand(B, goods![SILK, PEPPER * 2]));
    let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK * 3]).hand_back(B));
    game.takes(A, B, slip);
    let (from, to) = (Place::Stand(B), Place::Stand(A));
    for observer in [seat(A), seat(B)] {
        assert_eq!(saw_move(&game, observer, from, to), [Seen::Cards(goods![SILK])]);
    }
    let named = Some(goods![SILK * 3]);
    for observer in [seat(C), SPECTATOR] {
        assert_eq!(saw_move(&game, observer, from, to), [Seen::Backs { count: 1, named }]);
    }
}

#[test]
fn a_proof_is_seen_by_those_who_are_shown_it() {
    // H4, P2: everyone sees that something was shown, and to whom.
    let mut game = Game::of(&honest_gate(second(4)).stand(B, goods![PEPPER * 2]));
    let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(B));
    game.takes(A, B, slip);
    let to = Seats::only(A);
    let (stand, bag) = (Some(goods![PEPPER * 2]), None);
    let proof = EventView::Proved { merchant: B, to, stand, bag };
    let shown = EventView::ProofShown { merchant: B, to };
    for observer in [seat(A), seat(B)] {
        let seen = game.seen_by(observer);
        assert!(seen.contains(&proof) && !seen.contains(&shown));
    }
    for observer in [seat(C), SPECTATOR] {
        let seen = game.seen_by(observer);
        assert!(!seen.contains(&proof) && seen.contains(&shown));
    }
}

#[test]
fn contraband_that_the_sheriff_gives_is_seen_by_the_two_sides() {
    // I5, I7, P2
    let mut game = Game::of(&honest_gate(second(4)).stand(A, goods![SILK]));
    let slip = game.offers(A, Terms::with(B).gold(5).law_gives(A, 0, goods![SILK]));
    game.accepts(B, slip);
    let (from, to) = (Place::Stand(A), Place::Stand(B));
    assert_eq!(saw_move(&game, seat(B), from, to), [Seen::Cards(goods![SILK])]);
    let named = Some(goods![SILK]);
    assert_eq!(saw_move(&game, seat(C), from, to), [Seen::Backs { count: 1, named }]);
}

#[test]
fn contraband_that_pays_a_fine_is_revealed_and_then_lies_face_down_again() {
    // P1, B2, B4
    let scene = honest_gate(second(4)).gold(B, 0).stand(B, goods![SILK]).bag(B, goods![MEAD]);
    let mut game = Game::of(&scene);
    game.opens(A, B);
    for observer in [seat(A), seat(B), seat(C), SPECTATOR] {
        let paid = saw_move(&game, observer, Place::Stand(B), Place::Stand(A));
        assert_eq!(paid, [Seen::Cards(goods![SILK])]);
    }
    assert_eq!(game.state.public().merchants[A].face_down, 1);
    assert_eq!(game.state.view(seat(B)).own.map(|own| own.face_down), Some(Goods::NONE));
}

#[test]
fn talk_and_verdicts_are_the_same_for_everyone() {
    // P1: threats, offers, answers, verdicts, wishes.
    let mut game = Game::of(
        &Scene::new(second(6))
            .deputies(A, B)
            .bag(C, goods![SILK])
            .declares(C, Good::APPLES)
            .inspection(),
    );
    let same_for_all = |game: &Game| {
        let spectator = game.seen_by(SPECTATOR);
        for observer in [A, B, C, D].map(seat) {
            assert_eq!(game.seen_by(observer), spectator);
        }
    };
    same_for_all(game.does(A, Action::Threaten(C)));
    let slip = game.offers(C, Terms::with(C).from_bag(goods![CROSSBOW]).hand_back(C));
    same_for_all(&game);
    same_for_all(game.does(A, Action::Decline(slip)));
    same_for_all(game.accepts(B, slip));
    same_for_all(game.does(C, Action::Withdraw(slip)));
    same_for_all(game.does(A, Action::Wish { item: Leftover::Gold, to: Some(A) }));
    same_for_all(game.opens(A, C));
}

#[test]
fn at_the_end_all_contraband_is_revealed() {
    // P1, V1
    let scene = honest_gate(second(4)).round(8).sheriff(A).stand(C, goods![SILK * 2]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B).hands_back(A, C).hands_back(A, D);
    assert!(game.state.is_over());
    let stands = |view: &EventView| match view {
        EventView::GameOver(stands) => Some(stands[C]),
        _ => None,
    };
    let seen = game.seen_by(SPECTATOR);
    assert_eq!(seen.iter().find_map(stands), Some(goods![SILK * 2]));
    let Phase::Over(open) = &game.state.view(SPECTATOR).public.phase else { panic!("over") };
    assert_eq!(open[C], goods![SILK * 2]);
}

// --- Views ---

#[test]
fn a_view_holds_one_s_own_secrets_and_nobody_else_s() {
    // P2, P3: the Sheriff knows no more of a closed bag than anyone, a spectator knows no secret.
    let game =
        Game::of(&honest_gate(second(4)).hand(B, goods![MEAD * 2]).stand(B, goods![SILK, BREAD]));
    let own = game.state.view(seat(B)).own.expect("a seat has secrets");
    assert_eq!((own.hand, own.face_down), (goods![MEAD * 2], goods![SILK]));
    assert_eq!(own.bag.map(|bag| bag.goods()), Some(goods![APPLES]));
    let sheriff = game.state.view(seat(A)).own.expect("a seat has secrets");
    assert_eq!(sheriff, rules::Own::default());
    let spectator = game.state.view(SPECTATOR);
    assert_eq!((spectator.own, spectator.booty), (None, None));
    assert_eq!(spectator.public, *game.state.public());
    assert!(spectator.choices().is_none() && spectator.asked().is_none());
    assert_eq!(spectator.check(&Action::Open(B)), Err(IllegalAction::NotForThisActor));
}

fn bytes(view: &View) -> Vec<u8> {
    serde_json::to_vec(view).expect("a view can be written down")
}

#[test]
fn nobody_s_view_depends_on_the_deck_or_the_box() {
    // P2: the same number of cards in the deck, but other cards, in another order.
    let with_deck = |deck: [Good; 3], seed| {
        let scene = honest_gate(second(4)).seed(Seed::from_number(seed)).whole_deck(deck);
        scene.build().expect("a scene that can be")
    };
    let one = with_deck(cards![SILK, MEAD, APPLES], 1);
    let other = with_deck(cards![BREAD, CROSSBOW, BREAD], 2);
    assert_ne!(one, other);
    for observer in [seat(A), seat(B), seat(C), seat(D), SPECTATOR] {
        assert_eq!(bytes(&one.view(observer)), bytes(&other.view(observer)));
    }
}

/// Two games that differ only in what B alone may know, and in the order of the deck.
struct Twins([Game; 2]);

/// B's secrets in one of the twins: hand, contraband on the stand, and bag.
type Secrets = (Goods, Goods, Goods);

impl Twins {
    fn new(scene: &Scene, secrets: [Secrets; 2], in_phase: fn(Scene) -> Scene) -> Self {
        let mut seed = 0;
        Self(secrets.map(|(hand, stand, bag)| {
            seed += 1;
            let stand = stand.plus(&goods![BREAD * 2]);
            let scene = scene.clone().seed(Seed::from_number(seed)).hand(B, hand).stand(B, stand);
            let scene = if bag.is_empty() { scene } else { scene.bag(B, bag) };
            Game::of(&in_phase(scene))
        }))
        .checked()
    }

    /// Someone does the same in both, and everyone but B learns the same from it.
    fn does(self, who: Seat, action: &Action) -> Self {
        self.does_each(who, [action, action])
    }

    /// B may do something different in each, as long as nobody can see it.
    fn does_each(mut self, who: Seat, actions: [&Action; 2]) -> Self {
        for (game, action) in self.0.iter_mut().zip(actions) {
            game.does(who, action.clone());
        }
        for observer in Self::OTHERS {
            let [one, other] = self.0.each_ref().map(|game| game.seen_by(observer));
            assert_eq!(one, other, "{observer:?} tells the games apart by {actions:?}");
        }
        self.checked()
    }

    const OTHERS: [Observer; 4] = [seat(A), seat(C), seat(D), SPECTATOR];

    /// Views, asks and refusals are the same for everyone but B.
    fn checked(self) -> Self {
        let [one, other] = self.0.each_ref().map(|game| &game.state);
        for observer in Self::OTHERS {
            assert_eq!(bytes(&one.view(observer)), bytes(&other.view(observer)));
        }
        for who in [A, B, C, D] {
            assert_eq!(one.asked(who), other.asked(who), "who is asked tells nothing");
        }
        for action in probes(one) {
            for who in [A, C, D] {
                let actor = Actor::Seat(who);
                let [judged, likewise] = [one, other].map(|state| state.check(actor, &action));
                assert_eq!(judged, likewise, "{who} {action:?}");
            }
            let clock = [one, other].map(|state| state.check(Actor::Clock, &action));
            assert_eq!(clock[0], clock[1]);
        }
        self
    }
}

/// Actions of every kind, most of them illegal at any one time.
fn probes(state: &State) -> Vec<Action> {
    let next = state.public().next_slip.0;
    let mut probes = vec![
        Action::PassClaim,
        Action::TimeIsUp,
        set_aside(goods![SILK]),
        set_aside(Goods::NONE),
        load(goods![SILK]),
        place(Side::Left, cards![SILK]),
        place(Side::Left, cards![CHEESE]),
        Action::Declare(Good::APPLES),
        Action::Declare(Good::SILK),
        Action::Pay(goods![BREAD]),
        Action::Pay(goods![SILK]),
        Action::Claim { pile: 2, value: 34, onto: None },
        Action::Claim { pile: 0, value: 27, onto: None },
        Action::Wish { item: Leftover::Gold, to: Some(A) },
    ];
    for who in [A, B, C, D, E] {
        probes.extend([Action::PickFirst(who), Action::Threaten(who), Action::Open(who)]);
        probes.push(Action::HandBack { bag: who, taking: None });
        probes.push(Action::HandBack { bag: who, taking: Some(SlipNumber(next.max(2) - 1)) });
        let offers = [
            Terms::with(who),
            Terms::with(who).gold(3).hand_back(who),
            Terms::with(who).gold(51).hand_back(who),
            Terms::with(who).from_stand(goods![SILK]).open(B),
            Terms::with(who).from_stand(goods![BREAD, SILK * 3]).hand_back(B),
            Terms::with(who).from_bag(goods![SILK, MEAD]).hand_back(who),
            Terms::with(who).from_either(goods![SILK * 4]).hand_back(who),
            Terms::with(who).law_gives(A, 2, goods![SILK]).take_nothing(B),
        ];
        probes.extend(offers.map(|terms| Action::Offer(Arc::new(terms))));
    }
    for number in next.saturating_sub(3)..=next {
        let slip = SlipNumber(number);
        probes.extend([Action::Accept(slip), Action::Decline(slip), Action::Withdraw(slip)]);
    }
    probes
}

const NONE: Goods = Goods::NONE;

fn with_market() -> Scene {
    Scene::new(setup_with(Edition::Second, 4, |o| {
        o.black_market = Some(BlackMarketRule::default());
        o.time_limit = true;
    }))
}

#[test]
fn twins_cannot_be_told_apart_at_the_first_edition_s_market() {
    // P2, P4, M3 (1e): which cards B holds, sets aside and draws.
    let scene = Scene::new(first(4)).left_pile(cards![APPLES, CHEESE]).hand(C, goods![APPLES]);
    let secrets = [
        (goods![SILK * 2, APPLES * 4], goods![PEPPER], NONE),
        (goods![CHEESE * 5, MEAD], goods![CROSSBOW], NONE),
    ];
    let twins = Twins::new(&scene, secrets, |scene| scene.market_turn(B));
    let exchange = |set_aside| Action::Exchange { set_aside, left: 1, right: 0 };
    twins.does_each(B, [&exchange(goods![SILK * 2]), &exchange(goods![CHEESE * 2])]);
}

#[test]
fn twins_cannot_be_told_apart_while_bags_are_loaded_and_declared() {
    // P1, P2, P3, L1, C2
    let scene = Scene::new(second(4)).hand(C, goods![APPLES]).hand(D, goods![APPLES]);
    let secrets = [
        (goods![SILK * 2, APPLES * 4], goods![PEPPER], NONE),
        (goods![CHEESE * 4, MEAD * 2], goods![CROSSBOW], NONE),
    ];
    Twins::new(&scene, secrets, Scene::load)
        .does_each(B, [&load(goods![SILK * 2]), &load(goods![CHEESE * 2])])
        .does(C, &load(goods![APPLES]))
        .does(D, &load(goods![APPLES]))
        .does(B, &Action::Declare(Good::CHEESE))
        .does(C, &Action::Declare(Good::APPLES))
        .does(D, &Action::Declare(Good::APPLES));
}

#[test]
fn twins_cannot_be_told_apart_at_the_gate() {
    // P3, P4, H3, H6, K5: not by threats, offers that are true in one game and a lie in the other,
    // by their fate, by handing the bag back, or by who is asked to claim.
    let scene = [C, D].into_iter().fold(with_market().declares(B, Good::CHEESE), |scene, seat| {
        scene.bag(seat, goods![APPLES]).declares(seat, Good::APPLES)
    });
    let secrets = [
        (goods![SILK], goods![PEPPER * 3], goods![CHEESE, SILK, SILK]),
        (goods![MEAD], goods![CROSSBOW, MEAD, PEPPER], goods![CHEESE, MEAD, CROSSBOW]),
    ];
    let offer = |terms: Terms| Action::Offer(Arc::new(terms));
    let silk = Terms::with(B).from_bag(goods![SILK * 2]).from_stand(goods![PEPPER * 2]);
    let number = |of: u16| SlipNumber(of);
    Twins::new(&scene, secrets, Scene::inspection)
        .does(A, &Action::Threaten(B))
        .does(B, &offer(silk.hand_back(B)))
        .does(A, &Action::Decline(number(1)))
        .does(B, &offer(Terms::with(B).from_either(goods![CROSSBOW * 5]).hand_back(B)))
        .does(A, &offer(Terms::with(B).from_bag(goods![MEAD]).hand_back(B)))
        .does(C, &offer(Terms::with(C).gold(4).hand_back(C).hand_back(B)))
        .does(B, &Action::PassClaim)
        .does(A, &Action::HandBack { bag: B, taking: None })
        .does(A, &Action::Open(C));
}

#[test]
fn twins_cannot_be_told_apart_by_whom_a_debt_is_asked_of() {
    // P4, B1, B2: with two face-down cards B is asked, even where only one payment is possible.
    let scene = [C, D].into_iter().fold(with_market().declares(B, Good::CHEESE), |scene, seat| {
        scene.bag(seat, goods![APPLES]).declares(seat, Good::APPLES)
    });
    let secrets = [
        (goods![SILK], goods![PEPPER * 2], goods![MEAD * 3]),
        (goods![MEAD], goods![CROSSBOW, SILK], goods![MEAD * 3]),
    ];
    // Twelve gold are owed: two Bread pay six of them, and the contraband the rest.
    let twins = Twins::new(&scene.gold(B, 0), secrets, Scene::inspection);
    let twins = twins.does(A, &Action::Open(B));
    assert_eq!(twins.0.each_ref().map(|game| game.state.asked(B)), [Some(Ask::Pay); 2]);
}

#[test]
fn a_view_judges_as_the_state_does() {
    // P4: a refusal is a function of what one may know.
    let agree = |state: &State| {
        for action in probes(state) {
            for who in [A, B, C, D, E] {
                let by_state = state.check(Actor::Seat(who), &action);
                assert_eq!(state.view(seat(who)).check(&action), by_state, "{who} {action:?}");
            }
        }
    };
    let hands = [B, C, D]
        .into_iter()
        .fold(with_market(), |scene, seat| scene.hand(seat, goods![SILK, APPLES * 2]));
    for scene in [hands.clone().market(), hands.clone().market_turn(B), hands.load()] {
        agree(&Game::of(&scene).state);
    }
    let stands = honest_gate(with_market().setup().clone()).stand(B, goods![SILK * 3, BREAD]);
    let mut game =
        Game::of(&stands.bag(C, goods![MEAD, CHEESE]).gold(C, 1).stand(C, goods![SILK * 2]));
    agree(&game.state);
    let slip = game.offers(B, Terms::with(B).gold(1).from_stand(goods![SILK]).hand_back(B));
    agree(&game.state);
    game.offers(A, Terms::with(C).gold(1).from_bag(goods![MEAD]).hand_back(C).open(D));
    agree(&game.state);
    game.takes(A, B, slip);
    agree(&game.state);
    game.opens(A, C);
    assert_eq!(game.state.asked(C), Some(Ask::Pay));
    agree(&game.state);
    game.does(C, Action::Pay(goods![SILK])).time_is_up();
    agree(&game.state);
}

#[test]
fn everyone_gets_a_message_for_every_event() {
    // P4: how many messages are sent tells nothing, so every event has a face for every observer.
    let mut game = Game::of(&honest_gate(second(4)).bag(B, goods![SILK]).stand(B, goods![MEAD]));
    let slip = game.offers(B, Terms::with(B).from_stand(goods![CROSSBOW]).hand_back(B));
    game.takes(A, B, slip);
    assert!(game.was_told(|event| matches!(event, Event::Proved { .. })));
    for observer in [seat(A), seat(B), seat(C), SPECTATOR] {
        assert_eq!(game.seen_by(observer).len(), game.told.len());
    }
}

#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 1536, "a State takes {size} bytes, which is more than 1536");
    assert_eq!(size, 1528, "the size of a State has changed: say so here");
}
