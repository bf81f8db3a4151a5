//! A normal bot as the Sheriff.

use std::sync::Arc;

use bots::Pace::{Haggle, Settle};
use rules::event::{Place, Seen};
use rules::slip::{Party, Slip, SlipNumber, Terms, Word};
use rules::{Action, EventView, Good, Goods, Law, PerSeat, Scene, Seat, Seats};

use super::seat::Bots;
use crate::common::{A, B, C, D, goods, second};

/// A is the Sheriff, and B has declared this bag so.
fn gate(bag: Goods, declared: Good) -> Scene {
    // With the bag six cards, if it has three.
    let hand = goods![BREAD * 3];
    Scene::new(second(4)).sheriff(A).hand(B, hand).bag(B, bag).declares(B, declared).inspection()
}

fn offer(terms: Terms) -> Action {
    Action::Offer(Arc::new(terms))
}

fn hand_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}

/// So many rounds in which a merchant took three apples to the gate, and said so.
fn honest_rounds(merchant: Seat, rounds: u8) -> Vec<EventView> {
    let apples = goods![APPLES * 3];
    let mut sizes = PerSeat::default();
    sizes[merchant] = 3;
    let round = |round| {
        [
            EventView::RoundBegan { round, law: Law::Sheriff(A) },
            EventView::BagsClosed(sizes),
            EventView::Declared { seat: merchant, good: Good::APPLES, cards: 3 },
            EventView::HandedBack { bag: merchant, by: Seats::only(A) },
            EventView::Moved {
                cards: Seen::Cards(apples),
                from: Place::Bag(merchant),
                to: Place::Stand(merchant),
            },
        ]
    };
    (1..=rounds).flat_map(round).collect()
}

#[test]
fn opens_a_bag_that_is_surely_a_lie() {
    // Of 48 apples 46 lie open: B cannot have three.
    let scene = gate(goods![APPLES * 2, SILK], Good::APPLES);
    let scene = scene.stand(C, goods![APPLES * 24]).stand(D, goods![APPLES * 22]);
    assert_eq!(Bots::at(A, &scene).action(Settle), Some(Action::Open(B)));
}

#[test]
fn opens_what_it_holds_the_proof_of() {
    // All but one of the 24 chickens are on a stand, or in the Sheriff's own hand.
    let scene = gate(goods![CHICKENS, SILK], Good::CHICKENS);
    let scene = scene.hand(A, goods![CHICKENS * 6]).stand(C, goods![CHICKENS * 17]);
    assert_eq!(Bots::at(A, &scene).action(Settle), Some(Action::Open(B)));
}

#[test]
fn does_not_open_a_bag_that_is_almost_surely_honest() {
    let scene = gate(goods![APPLES * 3], Good::APPLES);
    let bots = Bots::at(A, &scene).remembers(honest_rounds(B, 8));
    assert_eq!(bots.action(Settle), Some(hand_back(B)));
}

#[test]
fn a_liar_is_not_believed_twice() {
    // What an honest merchant may pass with is opened if it comes from a known liar.
    let scene = gate(goods![APPLES * 3], Good::APPLES);
    let lies = honest_rounds(B, 6).into_iter().map(|event| match event {
        EventView::Moved { from, to, .. } => {
            EventView::Moved { cards: Seen::Backs { count: 3, named: None }, from, to }
        }
        event => event,
    });
    let bots = Bots::at(A, &scene).remembers(lies);
    assert_eq!(bots.action(Settle), Some(Action::Open(B)));
}

#[test]
fn takes_a_bribe_above_the_likely_fine() {
    let mut bots = Bots::at(A, &gate(goods![SILK * 3], Good::APPLES));
    let slip = bots.state.public().next_slip;
    bots.does(B, offer(Terms::with(B).gold(25).hand_back(B)));
    let taken = Action::HandBack { bag: B, taking: Some(slip) };
    assert_eq!(bots.action(Haggle), Some(taken));
}

#[test]
fn refuses_a_bribe_that_is_too_small_and_opens_if_nothing_better_comes() {
    let mut bots = Bots::at(A, &gate(goods![SILK * 3], Good::CHICKENS));
    let slip = bots.state.public().next_slip;
    bots.does(B, offer(Terms::with(B).gold(1).hand_back(B)));
    assert_eq!(bots.action(Haggle), Some(Action::Decline(slip)));
    assert_eq!(bots.action(Settle), Some(Action::Open(B)));
}

#[test]
fn asks_or_threatens_before_it_settles_a_bag_whose_owner_is_silent() {
    let bots = Bots::at(A, &gate(goods![SILK * 3], Good::CHICKENS));
    for action in bots.actions(Haggle) {
        match action {
            Some(Action::Offer(terms)) => {
                assert!(terms.is_about_own_bag_only() && terms.merchant == B);
                assert!((3..=50).contains(&terms.merchant_gives.gold.0));
            }
            Some(Action::Threaten(seat)) => assert_eq!(seat, B),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn waits_in_peace_while_there_is_time_and_nothing_to_gain() {
    let scene = gate(goods![APPLES * 3], Good::APPLES);
    let bots = Bots::at(A, &scene).remembers(honest_rounds(B, 8));
    assert_eq!(bots.action(Haggle), None);
}

#[test]
fn does_not_break_a_duty() {
    // H1: paid to open C's bag, it opens it, though it would have handed it back.
    let scene = gate(goods![APPLES * 3], Good::APPLES).bag(C, goods![APPLES * 3]);
    let scene = scene.declares(C, Good::APPLES);
    let mut bots = Bots::at(A, &scene).remembers(honest_rounds(C, 8));
    let slip = bots.state.public().next_slip;
    bots.does(B, offer(Terms::with(B).gold(20).open(C)));
    assert_eq!(bots.acts(Haggle), Action::Accept(slip));
    let settles = std::iter::from_fn(|| {
        let open = bots.state.public().inspection().is_some();
        open.then(|| bots.acts(Settle))
    });
    assert!(settles.take(4).any(|action| action == Action::Open(C)));
}

#[test]
fn a_slip_is_valued_part_by_part() {
    // Ten gold for handing back looks good, but the Sheriff would give twenty for it.
    let scene = gate(goods![APPLES * 3], Good::APPLES).gold(A, 60);
    let mut bots = Bots::at(A, &scene).remembers(honest_rounds(B, 8));
    bots.does(B, offer(Terms::with(B).gold(10).law_gives(A, 20, Goods::NONE).hand_back(B)));
    for pace in [Haggle, Settle] {
        for action in bots.actions(pace) {
            assert!(!matches!(action, Some(Action::HandBack { taking: Some(_), .. })));
            assert!(!matches!(action, Some(Action::Accept(_))));
        }
    }
}

/// Round 1: B paid, and A promised to hand B's bag back next time.
fn word_given() -> Vec<EventView> {
    let terms = Terms::with(B).gold(3).hand_back(B).promise(A, B, Word::HandBackNext);
    let slip = Slip { number: SlipNumber(1), author: B, terms: Arc::new(terms) };
    assert_eq!(slip.party(), Party::Merchant);
    vec![
        EventView::RoundBegan { round: 1, law: Law::Sheriff(A) },
        EventView::DealStruck { slip, with: Seats::only(A) },
        EventView::RoundBegan { round: 5, law: Law::Sheriff(A) },
    ]
}

#[test]
fn keeps_its_word() {
    // H2: B's bag is worth opening, but A has promised to hand it back.
    let scene = gate(goods![CHEESE * 2, SILK], Good::CHEESE).round(5);
    let without = Bots::at(A, &scene);
    assert_eq!(without.action(Settle), Some(Action::Open(B)));
    let with = Bots::at(A, &scene).remembers(word_given());
    assert_eq!(with.action(Settle), Some(hand_back(B)));
}
