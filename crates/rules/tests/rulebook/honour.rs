//! Honour among thieves: duties, words, and lies about hidden goods (H1–H4).

use crate::common::*;
use crate::gate::{at_the_gate, honest};
use crate::slips::end_of;

use rules::event::{Duty, Impossible, Place, Seen, SlipEnd};
use rules::public::{Ask, Fate};
use rules::slip::{Terms, Word};
use rules::{
    Action, Event, EventView, Gold, Good, Goods, IllegalAction, Observer, Phase, Seat, Seats,
};

fn three_bags() -> Game {
    let bags = [honest(B), (C, goods![CHEESE, PEPPER], Good::CHEESE), honest(D)];
    Game::of(&at_the_gate(second(4), bags))
}

/// B has paid A five gold to open C's bag.
fn bound_to_open() -> Game {
    let mut game = three_bags();
    let slip = game.offers(B, Terms::with(B).gold(5).open(C));
    game.accepts(A, slip);
    game
}

/// B has paid A five gold to take nothing from C.
fn bound_to_take_nothing() -> Game {
    let mut game = three_bags();
    let slip = game.offers(B, Terms::with(B).gold(5).take_nothing(C));
    game.accepts(A, slip);
    game
}

const fn hand_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}

fn void(fact: Impossible) -> Option<SlipEnd> {
    Some(SlipEnd::Void(fact))
}

// --- Duties (H1) ---

#[test]
fn payment_and_handing_back_happen_at_once_and_the_rest_becomes_a_duty() {
    // H1: C's bag is not opened yet, but the Sheriff is bound.
    let mut game = three_bags();
    let slip = game.offers(B, Terms::with(B).gold(5).hand_back(B).open(C).take_nothing(D));
    game.accepts(A, slip);
    assert_eq!((game.gold(A), game.gold(B)), (55, 45));
    let inspection = game.state.public().inspection().expect("Inspection");
    assert_eq!(inspection.bags[B].map(|bag| bag.fate), Some(Fate::HandedBack));
    assert_eq!(inspection.bags[C].map(|bag| bag.fate), Some(Fate::Held));
    assert_eq!(inspection.must_open[C], Seats::only(A));
    assert_eq!(inspection.take_nothing[D], Seats::only(A));
    for observer in [Observer::Seat(C), Observer::Spectator] {
        let seen = game.seen_by(observer);
        for duty in [Duty::Open(C), Duty::TakeNothing(D)] {
            assert!(seen.contains(&EventView::DutyTaken { by: Seats::only(A), duty }));
        }
    }
}

#[test]
fn a_duty_to_open_refuses_handing_back_and_every_deal_about_that_bag() {
    // H1: the refusal names the duty.
    let mut game = bound_to_open();
    assert_eq!(game.refuses(A, hand_back(C)), IllegalAction::BoundToOpen(C));
    let must = IllegalAction::Impossible(Impossible::MustBeOpened(C));
    assert_eq!(game.refuses_offer(C, Terms::with(C).gold(50).hand_back(C)), must);
    assert_eq!(game.refuses_offer(D, Terms::with(D).gold(1).hand_back(C)), must);
    assert_eq!(game.refuses_offer(D, Terms::with(D).gold(1).open(C)), must);
    assert_eq!(game.refuses_offer(A, Terms::with(C).gold(1).hand_back(C)), must);
    // C may deal about other things.
    let slip = game.offers(C, Terms::with(C).gold(1).open(D));
    game.accepts(A, slip);
    assert_eq!(game.refuses(A, hand_back(D)), IllegalAction::BoundToOpen(D));
}

#[test]
fn striking_a_duty_to_open_voids_every_offer_about_that_bag_at_once() {
    // H1, H6
    let mut game = three_bags();
    let about = [
        game.offers(C, Terms::with(C).gold(9).hand_back(C)),
        game.offers(D, Terms::with(D).gold(9).hand_back(C).hand_back(D)),
        game.offers(A, Terms::with(C).gold(9).hand_back(C)),
        game.offers(A, Terms::with(D).gold(9).open(C)),
    ];
    let other = game.offers(A, Terms::with(B).gold(9).hand_back(D));
    let duty = game.offers(B, Terms::with(B).gold(5).open(C));
    game.accepts(A, duty);
    for slip in about {
        assert_eq!(end_of(&game, slip), void(Impossible::MustBeOpened(C)));
        assert!(!game.is_live(slip));
    }
    assert!(game.is_live(other));
}

#[test]
fn inspection_does_not_end_before_the_bag_is_opened_and_the_order_stays_free() {
    // H1
    for duty_first in [true, false] {
        let mut game = bound_to_open();
        if duty_first {
            game.opens(A, C).hands_back(A, D).hands_back(A, B);
        } else {
            game.hands_back(A, D).hands_back(A, B);
            assert_eq!(game.state.asked(A), Some(Ask::Settle));
            assert_eq!(game.refuses(A, hand_back(C)), IllegalAction::BoundToOpen(C));
            game.opens(A, C);
        }
        assert!(matches!(game.state.public().phase, Phase::Market(_)));
        // The Pepper was found: four gold for the Sheriff, beside B's five.
        assert_eq!((game.gold(A), game.gold(C)), (59, 46));
    }
}

#[test]
fn taking_nothing_from_someone_bars_every_payment_by_them() {
    // H1: what lies there is void, and nothing new can be written, by either side.
    let mut game = three_bags();
    let offer = game.offers(C, Terms::with(C).gold(9).hand_back(C));
    let demand = game.offers(A, Terms::with(C).gold(9).hand_back(C));
    let duty = game.offers(B, Terms::with(B).gold(5).take_nothing(C));
    game.accepts(A, duty);
    assert_eq!(end_of(&game, offer), void(Impossible::NothingFrom(C)));
    assert_eq!(end_of(&game, demand), void(Impossible::NothingFrom(C)));
    let barred = IllegalAction::Impossible(Impossible::NothingFrom(C));
    assert_eq!(game.refuses_offer(C, Terms::with(C).gold(1).hand_back(C)), barred);
    assert_eq!(game.refuses_offer(C, Terms::with(C).gold(1).open(D)), barred);
    assert_eq!(game.refuses_offer(C, Terms::with(C).gold(1)), barred);
    let bag = Terms::with(C).from_bag(goods![PEPPER]).hand_back(C);
    assert_eq!(game.refuses_offer(C, bag.clone()), barred);
    assert_eq!(game.refuses_offer(A, bag), barred);
}

#[test]
fn others_may_still_pay_for_that_bag_and_words_cost_nothing() {
    // H1: the duty is about what C pays, not about C's bag.
    let mut game = bound_to_take_nothing();
    let word = game.offers(C, Terms::with(C).hand_back(D).promise(C, A, Word::HandBackNext));
    game.accepts(A, word);
    let gift = game.offers(A, Terms::with(C).law_gives(A, 1, Goods::NONE));
    game.accepts(C, gift);
    let friend = game.offers(D, Terms::with(D).gold(7).hand_back(C));
    game.accepts(A, friend);
    assert_eq!(game.stand(C), goods![CHEESE, PEPPER]);
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [61, 45, 51, 43]);
}

#[test]
fn a_bag_from_whose_owner_nothing_is_taken_may_pass_free_or_be_opened() {
    // I4, H1: a fine is no bribe, and is paid.
    let mut game = bound_to_take_nothing();
    game.hands_back(A, C);
    assert_eq!(game.gold(C), 50);
    let mut game = bound_to_take_nothing();
    game.opens(A, C);
    assert_eq!((game.gold(A), game.gold(C)), (59, 46));
}

/// Plays on with the simplest choices until the next Inspection.
fn play_to_inspection(game: &mut Game) {
    while game.state.public().inspection().is_none() {
        let setup = game.state.setup().clone();
        let seat = game.state.public().all_asked(&setup).first().expect("someone is asked");
        let action = match game.state.asked(seat) {
            Some(Ask::PickFirst) => Action::PickFirst(seat.left(4)),
            Some(Ask::Exchange) => set_aside(Goods::NONE),
            Some(Ask::Load) => load(game.hand(seat).cards().take(1).collect()),
            Some(Ask::Declare) => Action::Declare(Good::APPLES),
            asked => panic!("{asked:?} is not asked before Inspection"),
        };
        game.does(seat, action);
    }
}

#[test]
fn duties_end_with_the_inspection_and_words_bind_nobody() {
    // H1, H2: B has given their word to hand A's bag back, and opens it as Sheriff.
    let mut game = three_bags();
    let terms = Terms::with(B).gold(5).take_nothing(C).promise(B, A, Word::HandBackNext);
    let slip = game.offers(B, terms);
    game.accepts(A, slip).hands_back(A, B).hands_back(A, C).hands_back(A, D);
    play_to_inspection(&mut game);
    assert_eq!(game.state.public().law, rules::Law::Sheriff(B));
    let paid = game.offers(C, Terms::with(C).gold(1).hand_back(C));
    game.takes(B, C, paid);
    game.opens(B, A);
}

#[test]
fn a_promise_is_recorded_for_all_and_moves_nothing() {
    // H2: who promised what to whom stands in the deal that everyone sees.
    let mut game = three_bags();
    let terms = Terms::with(B)
        .promise(B, A, Word::Owe(Gold(30)))
        .promise(B, A, Word::OpenNext(D))
        .promise(A, B, Word::HandBackNext);
    let slip = game.offers(B, terms.clone());
    game.accepts(A, slip);
    for observer in [Observer::Seat(A), Observer::Seat(D), Observer::Spectator] {
        let [EventView::DealStruck { slip, with }] = &game.seen_by(observer)[..] else {
            panic!("a deal and nothing else");
        };
        assert_eq!((&*slip.terms, *with), (&terms, Seats::only(A)));
    }
    assert_eq!([A, B].map(|seat| game.gold(seat)), [50; 2]);
    let inspection = game.state.public().inspection().expect("Inspection");
    assert!(inspection.must_open[D].is_empty());
    // The Sheriff's own word does not bind either.
    game.opens(A, B);
}

#[test]
fn a_promise_is_about_something() {
    // H2
    let mut game = three_bags();
    let bad = IllegalAction::BadPromise { by: B, to: A };
    for word in [Word::Owe(Gold(0)), Word::Owe(Gold(1001)), Word::OpenNext(B), Word::OpenNext(F)] {
        assert_eq!(game.refuses_offer(B, Terms::with(B).promise(B, A, word)), bad);
    }
}

// --- Lies about the bag (H3) ---

/// What this observer saw of the contraband that B gave to A.
fn paid_to_the_sheriff(game: &Game, observer: Observer) -> Option<Seen> {
    let paid = |view| match view {
        EventView::Moved { cards, from: Place::Stand(B), to: Place::Stand(A) } => Some(cards),
        _ => None,
    };
    game.seen_by(observer).into_iter().filter_map(paid).last()
}

/// B's bag is handed back for these goods from it.
fn bag_goods(setup: std::sync::Arc<rules::Setup>, bag: Goods, promised: Goods) -> Game {
    let mut game = Game::of(&at_the_gate(setup, [(B, bag, Good::APPLES), honest(C)]));
    let slip = game.offers(B, Terms::with(B).gold(1).from_bag(promised).hand_back(B));
    game.takes(A, B, slip);
    game
}

#[test]
fn goods_from_the_bag_are_paid_as_many_of_each_kind_as_are_really_there() {
    // H3: in both editions, legal goods and contraband.
    for setup in [first(4), second(4)] {
        let bag = goods![APPLES * 2, MEAD, PEPPER];
        let game = bag_goods(setup, bag, goods![APPLES, MEAD * 2, SILK]);
        assert_eq!(game.stand(A), goods![APPLES, MEAD]);
        assert_eq!(game.stand(B), goods![APPLES, PEPPER]);
        assert_eq!((game.gold(A), game.gold(B)), (51, 49));
        let named = Some(goods![MEAD * 2, SILK]);
        let backs = Seen::Backs { count: 1, named };
        assert_eq!(paid_to_the_sheriff(&game, Observer::Seat(C)), Some(backs));
        let mead = Seen::Cards(goods![MEAD]);
        assert_eq!(paid_to_the_sheriff(&game, Observer::Seat(A)), Some(mead));
    }
}

#[test]
fn a_lie_about_the_bag_still_gets_it_back() {
    // H3, H6: the lie is no failure of the deal, and the gold stays paid.
    for setup in [first(4), second(4)] {
        let game = bag_goods(setup, goods![APPLES], goods![CROSSBOW]);
        assert_eq!((game.stand(A), game.stand(B)), (Goods::NONE, goods![APPLES]));
        assert_eq!((game.gold(A), game.gold(B)), (51, 49));
    }
}

#[test]
fn the_contraband_of_the_bag_is_counted_before_any_of_it_is_paid() {
    // H3: everyone sees three cards come out, then one of them go.
    for setup in [first(4), second(4)] {
        let game = bag_goods(setup, goods![MEAD * 2, SILK], goods![MEAD]);
        let backs = |view| match view {
            EventView::Moved { cards: Seen::Backs { count, .. }, from, to } => {
                Some((count, from, to))
            }
            _ => None,
        };
        let seen: Vec<_> =
            game.seen_by(Observer::Spectator).into_iter().filter_map(backs).collect();
        let out = (3, Place::Bag(B), Place::Stand(B));
        assert_eq!(seen, [out, (1, Place::Stand(B), Place::Stand(A))]);
    }
}

#[test]
fn in_the_first_edition_a_lie_about_the_bag_is_not_proved() {
    // H3, H4: proof is of the second edition.
    let game = bag_goods(first(4), goods![APPLES], goods![CROSSBOW]);
    assert!(!game.was_told(|event| matches!(event, Event::Proved { .. })));
}

// --- Proof and lies about the stand (H4) ---

/// Second edition: B's stand has Cheese, Pepper and Silk, the bag Apples and Mead.
fn struck(terms: Terms) -> Game {
    let bags = [(B, goods![APPLES, MEAD], Good::APPLES), honest(C), honest(D)];
    let scene = at_the_gate(second(4), bags).stand(B, goods![CHEESE, PEPPER, SILK]);
    let mut game = Game::of(&scene);
    let slip = game.offers(B, terms);
    game.accepts(A, slip);
    game
}

/// The stand and the bag that were shown.
type Shown = (Option<Goods>, Option<Goods>);

/// What an observer saw of B's proof to A: nothing, that there was one, or the places.
fn proof(game: &Game, observer: Observer) -> Option<Option<Shown>> {
    game.seen_by(observer).into_iter().find_map(|view| match view {
        EventView::Proved { merchant, to, stand, bag } => {
            assert_eq!((merchant, to), (B, Seats::only(A)));
            Some(Some((stand, bag)))
        }
        EventView::ProofShown { merchant, to } => {
            assert_eq!((merchant, to), (B, Seats::only(A)));
            Some(None)
        }
        _ => None,
    })
}

#[track_caller]
fn proves(game: &Game, stand: Option<Goods>, bag: Option<Goods>) {
    for knows in [A, B] {
        assert_eq!(proof(game, Observer::Seat(knows)), Some(Some((stand, bag))));
    }
    for sees in [Observer::Seat(C), Observer::Seat(D), Observer::Spectator] {
        assert_eq!(proof(game, sees), Some(None));
    }
}

#[test]
fn goods_from_the_stand_may_be_a_lie_that_is_proved_to_the_sheriff_alone() {
    // H4 (2e): one of the two cards is not what it was said to be; the stand is shown whole.
    let game = struck(Terms::with(B).from_stand(goods![PEPPER, CROSSBOW]).open(C));
    assert_eq!(game.face_down(A), goods![PEPPER]);
    assert_eq!(game.face_down(B), goods![SILK]);
    proves(&game, Some(goods![PEPPER, SILK]), None);
    let backs = Seen::Backs { count: 1, named: Some(goods![PEPPER, CROSSBOW]) };
    assert_eq!(paid_to_the_sheriff(&game, Observer::Seat(C)), Some(backs));
    // The deal holds all the same (H6).
    let duty = Event::DutyTaken { by: Seats::only(A), duty: Duty::Open(C) };
    assert!(game.told.contains(&duty));
}

#[test]
fn a_kept_promise_is_not_proved() {
    // H4
    let kept = Terms::with(B).from_stand(goods![SILK]).from_bag(goods![MEAD]).hand_back(B);
    let game = struck(kept);
    assert_eq!(game.face_down(A), goods![SILK, MEAD]);
    assert_eq!(proof(&game, Observer::Seat(A)), None);
    assert_eq!(proof(&game, Observer::Spectator), None);
}

#[test]
fn only_the_places_of_the_broken_promise_are_shown() {
    // H4: a broken promise from the bag shows the bag, a kept one from the stand nothing.
    let terms = Terms::with(B).from_stand(goods![SILK]).from_bag(goods![CROSSBOW]).hand_back(B);
    let game = struck(terms);
    assert_eq!(game.face_down(A), goods![SILK]);
    proves(&game, None, Some(goods![APPLES, MEAD]));
    // And the other way round.
    let terms = Terms::with(B).from_stand(goods![CROSSBOW]).from_bag(goods![MEAD]).hand_back(B);
    let game = struck(terms);
    assert_eq!(game.face_down(A), goods![MEAD]);
    proves(&game, Some(goods![PEPPER, SILK]), None);
    // Legal goods of the bag are a promise like any other.
    let game = struck(Terms::with(B).from_bag(goods![CHEESE]).hand_back(B));
    assert_eq!(game.stand(A), Goods::NONE);
    proves(&game, None, Some(goods![APPLES, MEAD]));
}

#[test]
fn goods_from_bag_or_stand_are_owed_from_either() {
    // H4 (2e): Silk from the stand, Mead from the bag, Cheese and Apples from wherever they are.
    let terms = Terms::with(B).from_either(goods![SILK, MEAD, CHEESE, APPLES]).hand_back(B);
    let game = struck(terms);
    assert_eq!(game.stand(A), goods![SILK, MEAD, CHEESE, APPLES]);
    assert_eq!(game.stand(B), goods![PEPPER]);
    assert_eq!(proof(&game, Observer::Seat(A)), None);
}

#[test]
fn a_broken_promise_from_bag_or_stand_shows_both_as_they_were_before_the_deal() {
    // H4: the Pepper and the Mead that are delivered are among what is shown.
    let terms = Terms::with(B).from_either(goods![PEPPER, MEAD, CROSSBOW]).hand_back(B);
    let game = struck(terms);
    assert_eq!((game.face_down(A), game.face_down(B)), (goods![PEPPER, MEAD], goods![SILK]));
    proves(&game, Some(goods![PEPPER, SILK]), Some(goods![APPLES, MEAD]));
}

#[test]
fn one_card_does_not_keep_two_promises() {
    // H4: the one Pepper is promised from the stand and again from either place.
    let pepper = goods![PEPPER];
    let game = struck(Terms::with(B).from_stand(pepper).from_either(pepper).hand_back(B));
    assert_eq!(game.face_down(A), goods![PEPPER]);
    proves(&game, Some(goods![PEPPER, SILK]), Some(goods![APPLES, MEAD]));
}

#[test]
fn a_lie_on_the_sheriffs_slip_is_proved_like_one_on_the_own() {
    // H4, I5: B accepts what the Sheriff wrote, and does not have it.
    let mut game = three_bags();
    let slip = game.offers(A, Terms::with(B).from_bag(goods![CROSSBOW]).hand_back(B));
    game.accepts(B, slip);
    proves(&game, None, Some(goods![APPLES]));
}

#[test]
fn in_the_first_edition_contraband_from_the_stand_must_really_be_there() {
    // H4 (1e): for whoever writes it, and for whoever accepts it.
    let scene = at_the_gate(first(4), [honest(B), honest(C)]).stand(B, goods![PEPPER, SILK]);
    let mut game = Game::of(&scene);
    let missing = IllegalAction::NotFaceDown { good: Good::MEAD, needs: 1, has: 0 };
    let lie = Terms::with(B).from_stand(goods![MEAD]).hand_back(B);
    assert_eq!(game.refuses_offer(B, lie.clone()), missing);
    let twice = Terms::with(B).from_stand(goods![SILK * 2]).hand_back(B);
    let too_few = IllegalAction::NotFaceDown { good: Good::SILK, needs: 2, has: 1 };
    assert_eq!(game.refuses_offer(B, twice), too_few);
    // The Sheriff cannot know, and may demand it.
    let demand = game.offers(A, lie);
    assert_eq!(game.refuses(B, Action::Accept(demand)), missing);
    assert!(game.is_live(demand));
    let real = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(B));
    game.takes(A, B, real);
    assert_eq!((game.face_down(A), game.face_down(B)), (goods![SILK], goods![PEPPER]));
}

#[test]
fn the_first_edition_knows_no_bag_or_stand() {
    // H4
    let mut game = Game::of(&at_the_gate(first(4), [honest(B), honest(C)]));
    let either = Terms::with(B).from_either(goods![PEPPER]).hand_back(B);
    assert_eq!(game.refuses_offer(B, either), IllegalAction::NoEither);
}

#[test]
fn whoever_must_be_taken_nothing_from_is_offered_nothing_to_pay_with() {
    // H1: the bounds of a slip say so before the judge has to; the fine is still paid (I10).
    let bags = [honest(B), (C, goods![SILK], Good::APPLES), honest(D)];
    let mut game = Game::of(&at_the_gate(second(4), bags).stand(C, goods![CHEESE, MEAD]));
    let deal = game.offers(B, Terms::with(B).gold(1).take_nothing(C));
    game.accepts(A, deal);
    for seat in [A, C] {
        let bounds = game.state.choices(seat).offer_bounds(C).expect("slips can be written");
        assert_eq!((bounds.merchant_gives.gold.0, bounds.merchant_gives.face_down), (0, 0));
        assert_eq!(
            (bounds.merchant_gives.face_up, bounds.bag, bounds.either),
            (goods![], 0, false)
        );
    }
    game.offers(C, Terms::with(C).hand_back(C));
    game.opens(A, C);
    assert_eq!(game.gold(C), 46);
}
