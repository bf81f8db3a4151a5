//! Slips: what can be offered, by whom, and when an offer is void (I3–I7, H5–H7).

use crate::common::*;
use crate::gate::{at_the_gate, honest};

use rules::event::{Duty, Impossible, Place, Purse, Seen, SlipEnd};
use rules::public::Fate;
use rules::slip::{MAX_PROMISES, MAX_SLIPS, Word};
use rules::{
    Action, Event, EventView, Gold, Good, Goods, IllegalAction, Observer, Scene, Seat, SlipNumber,
    Terms,
};

/// How this slip left the table in the last action, if it did.
pub(crate) fn end_of(game: &Game, slip: SlipNumber) -> Option<SlipEnd> {
    game.told.iter().find_map(|event| match event {
        Event::SlipGone { slip: gone, why } if *gone == slip => Some(*why),
        _ => None,
    })
}

#[track_caller]
pub(crate) fn is_void(game: &Game, slip: SlipNumber, fact: Impossible) {
    assert_eq!(end_of(game, slip), Some(SlipEnd::Void(fact)));
    assert!(!game.is_live(slip));
}

/// Second edition: B, C and D each with a bag and something on the stand.
fn haggling() -> Scene {
    let bags = [(B, goods![APPLES, MEAD], Good::APPLES), honest(C), honest(D)];
    at_the_gate(second(4), bags)
        .stand(A, goods![BREAD, SILK])
        .stand(B, goods![CHEESE * 2, PEPPER])
        .stand(C, goods![CHEESE])
}

fn game() -> Game {
    Game::of(&haggling())
}

fn fate(game: &Game, owner: Seat) -> Option<Fate> {
    game.state.public().inspection()?.bags[owner].map(|bag| bag.fate)
}

fn impossible(fact: Impossible) -> IllegalAction {
    IllegalAction::Impossible(fact)
}

const fn taking(bag: Seat, slip: SlipNumber) -> Action {
    Action::HandBack { bag, taking: Some(slip) }
}

// --- What can be on a slip ---

#[test]
fn a_slip_mixes_everything_that_can_be_offered_and_asked_for() {
    // I3, I4, I5, I7: gold, legal goods, contraband, bag goods and words for three favours and a
    // gift from the Sheriff's own gold and stand.
    let mut game = game();
    let terms = Terms::with(B)
        .gold(5)
        .from_stand(goods![CHEESE, PEPPER])
        .from_bag(goods![MEAD])
        .hand_back(B)
        .open(C)
        .take_nothing(D)
        .law_gives(A, 2, goods![BREAD, SILK])
        .promise(B, A, Word::HandBackNext);
    let slip = game.offers(B, terms);
    game.accepts(A, slip);
    assert_eq!((game.gold(A), game.gold(B)), (53, 47));
    assert_eq!(game.stand(A), goods![CHEESE, PEPPER, MEAD]);
    assert_eq!(game.stand(B), goods![CHEESE, APPLES, BREAD, SILK]);
    assert_eq!(fate(&game, B), Some(Fate::HandedBack));
    let duty = |duty| Event::DutyTaken { by: rules::Seats::only(A), duty };
    assert!(game.told.contains(&duty(Duty::Open(C))));
    assert!(game.told.contains(&duty(Duty::TakeNothing(D))));
}

#[test]
fn goods_from_the_hand_cannot_be_offered() {
    // I3: a slip names stand and bag only; what lies in the hand is on neither.
    let mut game = Game::of(&haggling().hand(B, goods![CHICKENS * 3]));
    let terms = Terms::with(B).from_stand(goods![CHICKENS]).hand_back(B);
    let fact = Impossible::NotOnStand { seat: B, good: Good::CHICKENS, offered: 1, has: 0 };
    assert_eq!(game.refuses_offer(B, terms), impossible(fact));
    // Promised from the bag they are a lie, and the hand stays whole (H3).
    let slip = game.offers(B, Terms::with(B).from_bag(goods![CHICKENS]).hand_back(B));
    game.takes(A, B, slip);
    assert_eq!(game.hand(B), goods![CHICKENS * 3]);
    assert_eq!(game.stand(A), goods![BREAD, SILK]);
}

#[test]
fn nobody_offers_more_than_everyone_can_see_they_have() {
    // I3, H6: gold, face-up goods, the number of face-down cards, the number of cards in the bag.
    let mut game = game();
    let gold = Impossible::NotEnoughGold { seat: B, offered: Gold(51), has: Gold(50) };
    assert_eq!(game.refuses_offer(B, Terms::with(B).gold(51)), impossible(gold));
    let stand = Terms::with(B).from_stand(goods![CHEESE * 3]);
    let cheese = Impossible::NotOnStand { seat: B, good: Good::CHEESE, offered: 3, has: 2 };
    assert_eq!(game.refuses_offer(B, stand), impossible(cheese));
    let face_down = Terms::with(B).from_stand(goods![PEPPER, MEAD]);
    let hidden = Impossible::NotEnoughFaceDown { seat: B, offered: 2, has: 1 };
    assert_eq!(game.refuses_offer(B, face_down), impossible(hidden));
    let bag = Terms::with(B).from_bag(goods![APPLES * 3]).hand_back(B);
    let cards = Impossible::NotEnoughInBag { seat: B, offered: 3, has: 2 };
    assert_eq!(game.refuses_offer(B, bag), impossible(cards));
    // "Bag or stand": two Cheese and one face-down card can be there, so two more fit the bag.
    game.offers(B, Terms::with(B).from_either(goods![CHEESE * 3, MEAD * 2]).hand_back(B));
    let either = Terms::with(B).from_either(goods![CHEESE * 3, MEAD * 3]).hand_back(B);
    assert_eq!(game.refuses_offer(B, either), impossible(cards));
    // The same holds for what the Sheriff demands.
    assert_eq!(game.refuses_offer(A, Terms::with(B).gold(51)), impossible(gold));
}

#[test]
fn bag_goods_can_only_be_part_of_a_deal_that_hands_that_bag_back() {
    // H5
    let mut game = game();
    let without = IllegalAction::BagGoodsWithoutBag(B);
    let bag = Terms::with(B).from_bag(goods![MEAD]);
    assert_eq!(game.refuses_offer(B, bag.clone()), without);
    assert_eq!(game.refuses_offer(B, bag.clone().open(C)), without);
    assert_eq!(game.refuses_offer(B, bag.hand_back(C)), without);
    let either = Terms::with(B).from_either(goods![PEPPER]);
    assert_eq!(game.refuses_offer(B, either.clone()), without);
    assert_eq!(game.refuses_offer(A, either), without);
}

#[test]
fn a_slip_is_not_empty_but_may_be_a_gift_or_word_only() {
    // H7
    let mut game = game();
    assert_eq!(game.refuses_offer(B, Terms::with(B)), IllegalAction::EmptySlip);
    let nothing = Terms::with(B).law_gives(A, 0, Goods::NONE);
    assert_eq!(game.refuses_offer(A, nothing), IllegalAction::EmptySlip);
    let gift = game.offers(B, Terms::with(B).gold(4));
    game.accepts(A, gift);
    let gift = game.offers(A, Terms::with(C).law_gives(A, 1, goods![SILK]));
    game.accepts(C, gift);
    let word = game.offers(D, Terms::with(D).promise(D, A, Word::Owe(Gold(7))));
    game.accepts(A, word);
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [53, 46, 51, 50]);
    assert_eq!(game.face_down(C), goods![SILK]);
    assert_eq!([B, C, D].map(|bag| fate(&game, bag)), [Some(Fate::Held); 3]);
}

#[test]
fn a_slip_that_contradicts_itself_is_refused() {
    // I4: one asks about someone else's bag, and a bag is either handed back or opened.
    let mut game = game();
    let about_yourself = IllegalAction::AboutYourself(B);
    assert_eq!(game.refuses_offer(B, Terms::with(B).open(B)), about_yourself);
    assert_eq!(game.refuses_offer(B, Terms::with(B).take_nothing(B)), about_yourself);
    let both = Terms::with(B).hand_back(C).open(C);
    assert_eq!(game.refuses_offer(B, both), IllegalAction::BothHandedBackAndOpened(C));
    assert_eq!(game.refuses_offer(B, Terms::with(B).open(A)), IllegalAction::NoMerchant(A));
    assert_eq!(game.refuses_offer(B, Terms::with(B).take_nothing(A)), IllegalAction::NoMerchant(A));
    // H2: a promise is between the two sides of the slip.
    let strangers = Terms::with(B).promise(B, C, Word::HandBackNext);
    assert_eq!(game.refuses_offer(B, strangers), IllegalAction::BadPromise { by: B, to: C });
    let many = (0..=MAX_PROMISES).fold(Terms::with(B), |t, _| t.promise(B, A, Word::Owe(Gold(1))));
    assert_eq!(game.refuses_offer(B, many), IllegalAction::TooManyPromises(9));
    // C3: with three players there is no Bread to promise.
    let mut game = Game::of(&at_the_gate(second(3), [honest(B), honest(C)]));
    let bread = Terms::with(B).from_bag(goods![BREAD]).hand_back(B);
    assert_eq!(game.refuses_offer(B, bread), IllegalAction::NotInThisGame(Good::BREAD));
}

#[test]
fn what_the_sheriff_adds_must_be_real() {
    // I5: gold and goods of the Sheriff's own, in both editions; nobody else gives for the law.
    for setup in [first(4), second(4)] {
        let scene = at_the_gate(setup, [honest(B), honest(C)]).stand(A, goods![BREAD, SILK]);
        let mut game = Game::of(&scene);
        let gives = |gold, goods| Terms::with(B).law_gives(A, gold, goods);
        let gold = Impossible::NotEnoughGold { seat: A, offered: Gold(51), has: Gold(50) };
        assert_eq!(game.refuses_offer(A, gives(51, Goods::NONE)), impossible(gold));
        let bread = Impossible::NotOnStand { seat: A, good: Good::BREAD, offered: 2, has: 1 };
        assert_eq!(game.refuses_offer(A, gives(0, goods![BREAD * 2])), impossible(bread));
        let mead = IllegalAction::NotFaceDown { good: Good::MEAD, needs: 1, has: 0 };
        assert_eq!(game.refuses_offer(A, gives(0, goods![MEAD])), mead);
        // A merchant cannot know what lies there; the Sheriff cannot accept what does not.
        let guess = game.offers(B, gives(0, goods![MEAD]).gold(1));
        assert_eq!(game.refuses(A, Action::Accept(guess)), mead);
        let right = game.offers(B, gives(3, goods![BREAD, SILK]).gold(1));
        game.accepts(A, right);
        assert_eq!((game.stand(A), game.stand(B)), (Goods::NONE, goods![BREAD, SILK]));
        assert_eq!((game.gold(A), game.gold(B)), (48, 52));
        let other = Terms::with(B).law_gives(C, 1, Goods::NONE);
        assert_eq!(game.refuses_offer(B, other), IllegalAction::NotTheGiver(C));
    }
}

// --- Who writes, answers, replaces ---

#[test]
fn one_side_of_a_slip_is_always_the_sheriff() {
    // I5: merchants write for themselves, the Sheriff to any merchant, and not to the Sheriff.
    let mut game = game();
    let not_yours = IllegalAction::NotYourSlip { author: C, merchant: B };
    assert_eq!(game.refuses_offer(C, Terms::with(B).gold(1).hand_back(B)), not_yours);
    assert_eq!(game.refuses_offer(A, Terms::with(A).gold(1)), IllegalAction::NoMerchant(A));
    for merchant in [B, C, D] {
        game.offers(merchant, Terms::with(merchant).gold(1).hand_back(merchant));
        game.offers(A, Terms::with(merchant).gold(8).hand_back(merchant));
    }
    assert_eq!(game.state.public().inspection().map(|i| i.slips.iter().count()), Some(6));
}

#[test]
fn slips_are_public() {
    // I5: everyone reads every word of them.
    let mut game = game();
    game.offers(B, Terms::with(B).gold(5).from_bag(goods![SILK]).hand_back(B));
    for observer in [Observer::Seat(A), Observer::Seat(C), Observer::Spectator] {
        let [EventView::SlipWritten(slip)] = &game.seen_by(observer)[..] else { panic!() };
        assert_eq!((slip.author, slip.terms.merchant_gives.bag), (B, goods![SILK]));
    }
}

#[test]
fn each_side_has_one_live_slip_with_a_merchant_and_a_new_one_replaces_it() {
    // I5: the old number can no longer be accepted, nor taken with the bag.
    let mut game = game();
    let demand = game.offers(A, Terms::with(B).gold(8).hand_back(B));
    let low = game.offers(B, Terms::with(B).gold(3).hand_back(B));
    assert!(game.is_live(demand) && game.is_live(low));
    let lower = game.offers(B, Terms::with(B).gold(2).hand_back(B));
    assert_eq!(end_of(&game, low), Some(SlipEnd::Replaced));
    assert!(lower > low && game.is_live(demand));
    let gone = IllegalAction::NoSuchSlip(low);
    assert_eq!(game.refuses(A, Action::Accept(low)), gone);
    assert_eq!(game.refuses(A, taking(B, low)), gone);
    assert_eq!(game.refuses(A, Action::Decline(low)), gone);
    assert_eq!(game.refuses(B, Action::Withdraw(low)), gone);
    let higher = game.offers(A, Terms::with(B).gold(9).hand_back(B));
    assert_eq!(end_of(&game, demand), Some(SlipEnd::Replaced));
    assert_eq!(game.refuses(B, Action::Accept(demand)), IllegalAction::NoSuchSlip(demand));
    game.accepts(B, higher);
    assert_eq!((game.gold(A), game.gold(B)), (59, 41));
}

#[test]
fn the_same_words_on_new_paper_are_a_new_slip() {
    // I5: acceptance names the exact slip.
    let mut game = game();
    let terms = Terms::with(B).gold(3).hand_back(B);
    let old = game.offers(B, terms.clone());
    let new = game.offers(B, terms);
    assert_eq!(game.refuses(A, taking(B, old)), IllegalAction::NoSuchSlip(old));
    game.takes(A, B, new);
    assert_eq!(game.gold(A), 53);
}

#[test]
fn only_the_other_side_accepts_or_declines_and_only_the_writer_withdraws() {
    // I5
    let mut game = game();
    let offer = game.offers(B, Terms::with(B).gold(3).hand_back(B));
    let demand = game.offers(A, Terms::with(B).gold(8).hand_back(B));
    let not_yours = IllegalAction::NotYoursToAnswer;
    for seat in [B, C, D] {
        assert_eq!(game.refuses(seat, Action::Accept(offer)), not_yours(offer));
        assert_eq!(game.refuses(seat, Action::Decline(offer)), not_yours(offer));
    }
    for seat in [A, C, D] {
        assert_eq!(game.refuses(seat, Action::Accept(demand)), not_yours(demand));
        assert_eq!(game.refuses(seat, Action::Decline(demand)), not_yours(demand));
        assert_eq!(game.refuses(seat, Action::Withdraw(offer)), not_yours(offer));
    }
    assert_eq!(game.refuses(B, Action::Withdraw(demand)), not_yours(demand));
    game.does(B, Action::Withdraw(offer));
    assert_eq!(end_of(&game, offer), Some(SlipEnd::Withdrawn));
    game.does(B, Action::Decline(demand));
    assert_eq!(end_of(&game, demand), Some(SlipEnd::Declined));
    let again = game.offers(B, Terms::with(B).gold(4).hand_back(B));
    game.does(A, Action::Decline(again));
    assert_eq!(end_of(&game, again), Some(SlipEnd::Declined));
    let demand = game.offers(A, Terms::with(B).gold(7).hand_back(B));
    game.does(A, Action::Withdraw(demand));
    assert_eq!(end_of(&game, demand), Some(SlipEnd::Withdrawn));
}

#[test]
fn after_thirty_two_slips_a_side_writes_no_more_with_that_merchant() {
    // I5: the bound counts per merchant and direction, withdrawn slips too.
    let mut game = game();
    let terms = |merchant| Terms::with(merchant).gold(1).hand_back(merchant);
    for _ in 1..MAX_SLIPS {
        let slip = game.offers(B, terms(B));
        game.does(B, Action::Withdraw(slip));
    }
    let last = game.offers(B, terms(B));
    assert_eq!(MAX_SLIPS, 32);
    assert_eq!(game.refuses_offer(B, terms(B)), IllegalAction::NoMoreSlips);
    // The last one stays good; the Sheriff and the others still write.
    (0..MAX_SLIPS).for_each(|_| _ = game.offers(A, terms(B)));
    assert_eq!(game.refuses_offer(A, terms(B)), IllegalAction::NoMoreSlips);
    game.offers(A, terms(C));
    game.offers(C, terms(C));
    game.takes(A, B, last);
    assert_eq!(game.gold(A), 51);
}

// --- Handing back, and deals about other bags ---

#[test]
fn handing_back_takes_exactly_the_owners_slip_or_nothing() {
    // I6: not the Sheriff's own slip, nor a friend's.
    let mut game = game();
    let owner = game.offers(B, Terms::with(B).gold(3).hand_back(B));
    let demand = game.offers(A, Terms::with(B).gold(8).hand_back(B));
    let friend = game.offers(C, Terms::with(C).gold(9).hand_back(B));
    assert_eq!(game.refuses(A, taking(B, demand)), IllegalAction::NoSuchSlip(demand));
    assert_eq!(game.refuses(A, taking(B, friend)), IllegalAction::NoSuchSlip(friend));
    assert_eq!(game.refuses(A, taking(C, owner)), IllegalAction::NoSuchSlip(owner));
    game.takes(A, B, owner);
    assert_eq!([A, B, C].map(|seat| game.gold(seat)), [53, 47, 50]);
    assert_eq!(fate(&game, B), Some(Fate::HandedBack));
}

#[test]
fn a_slip_about_more_than_the_own_bag_needs_its_own_acceptance() {
    // I6: so does one that does not ask for the bag at all.
    let own = |terms: Terms| terms.gold(3).hand_back(B);
    let more = [
        own(Terms::with(B).open(C)),
        own(Terms::with(B).hand_back(C)),
        own(Terms::with(B).take_nothing(C)),
        Terms::with(B).gold(3),
    ];
    for terms in more {
        let mut game = game();
        let slip = game.offers(B, terms);
        let refused = game.refuses(A, taking(B, slip));
        assert_eq!(refused, IllegalAction::NeedsOwnAcceptance(slip));
        game.accepts(A, slip);
        assert_eq!(game.gold(A), 53);
    }
}

#[test]
fn merchants_ask_about_bags_of_others() {
    // I4: open it, hand it back, take nothing from its owner.
    let mut game = game();
    let open = game.offers(B, Terms::with(B).gold(1).open(C));
    game.accepts(A, open);
    let free = game.offers(C, Terms::with(C).gold(2).take_nothing(B));
    game.accepts(A, free);
    let back = game.offers(B, Terms::with(B).hand_back(D).promise(B, A, Word::HandBackNext));
    game.accepts(A, back);
    assert_eq!([A, B, C, D].map(|seat| game.gold(seat)), [53, 49, 48, 50]);
    assert_eq!([B, C, D].map(|bag| fate(&game, bag)), {
        [Some(Fate::Held), Some(Fate::Held), Some(Fate::HandedBack)]
    });
    let inspection = game.state.public().inspection().expect("Inspection");
    assert_eq!(inspection.must_open[C], rules::Seats::only(A));
    assert_eq!(inspection.take_nothing[B], rules::Seats::only(A));
}

#[test]
fn merchants_without_a_bag_at_the_gate_still_deal() {
    // I4, I12, M8: B's bag is handed back, C's opened, and E sits the round out.
    let bags = [honest(B), honest(C), honest(D)];
    let scene = at_the_gate(second(5), bags).stand(B, goods![CHEESE]).stand(E, goods![PEPPER]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B).opens(A, C);
    let mut pays = |merchant, terms: Terms| {
        let slip = game.offers(merchant, terms);
        game.accepts(A, slip);
    };
    pays(B, Terms::with(B).from_stand(goods![CHEESE]).take_nothing(C));
    pays(E, Terms::with(E).from_stand(goods![PEPPER]).take_nothing(B));
    // The Sheriff writes to them too.
    let demand = game.offers(A, Terms::with(E).gold(5).hand_back(D));
    game.accepts(E, demand);
    assert_eq!(game.stand(A), goods![CHEESE, PEPPER]);
    assert_eq!((game.gold(E), game.stand(D)), (45, goods![APPLES]));
}

#[test]
fn there_is_no_deal_about_the_bag_of_someone_who_has_none() {
    // M8: E sits the round out.
    let mut game = Game::of(&at_the_gate(second(5), [honest(B), honest(C), honest(D)]));
    let no_bag = IllegalAction::NoBag(E);
    assert_eq!(game.refuses_offer(B, Terms::with(B).gold(1).open(E)), no_bag);
    assert_eq!(game.refuses_offer(E, Terms::with(E).gold(1).hand_back(E)), no_bag);
}

// --- Carrying a deal out ---

#[test]
fn a_bribe_goes_to_the_sheriff_at_once_and_others_see_backs() {
    // I7: legal goods face up, contraband face down; giver and Sheriff see which.
    let mut game = game();
    let terms = Terms::with(B).gold(5).from_stand(goods![CHEESE, PEPPER]).hand_back(B);
    let slip = game.offers(B, terms);
    game.takes(A, B, slip);
    assert_eq!(game.face_up(A), goods![BREAD, CHEESE]);
    assert_eq!(game.face_down(A), goods![SILK, PEPPER]);
    let hidden = |observer| {
        let views = game.seen_by(observer).into_iter();
        let to_the_sheriff = |view| match view {
            EventView::Moved { cards, from: Place::Stand(B), to: Place::Stand(A) } => Some(cards),
            _ => None,
        };
        views.filter_map(to_the_sheriff).last()
    };
    let backs = Seen::Backs { count: 1, named: Some(goods![PEPPER]) };
    assert_eq!(hidden(Observer::Seat(A)), Some(Seen::Cards(goods![PEPPER])));
    assert_eq!(hidden(Observer::Seat(B)), Some(Seen::Cards(goods![PEPPER])));
    assert_eq!(hidden(Observer::Seat(C)), Some(backs));
    assert_eq!(hidden(Observer::Spectator), Some(backs));
}

#[test]
fn a_deal_is_carried_out_in_its_order() {
    // H7: gold and visible goods; bags clockwise from the Sheriff's left; hidden goods; duties.
    let bags = [honest(A), (B, goods![MEAD], Good::APPLES), honest(D), honest(E)];
    let scene = at_the_gate(second(5), bags).sheriff(C).stand(B, goods![CHEESE, PEPPER]);
    let mut game = Game::of(&scene.stand(C, goods![BREAD]));
    let terms = Terms::with(B)
        .gold(5)
        .from_stand(goods![CHEESE, PEPPER])
        .from_bag(goods![MEAD])
        .law_gives(C, 1, goods![BREAD]);
    let terms = terms.hand_back(A).hand_back(B).hand_back(D).open(E).take_nothing(A);
    let slip = game.offers(B, terms);
    game.accepts(C, slip);
    let step = |event: &Event| match event {
        Event::GoldMoved { from: Purse::Seat(from), .. } => Some(format!("gold of {from}")),
        Event::Moved { from: Place::Stand(from), cards, .. } => {
            Some(format!("{} cards of {from}", cards.len()))
        }
        Event::HandedBack { bag, .. } => Some(format!("bag of {bag}")),
        Event::DutyTaken { duty: Duty::Open(_), .. } => Some("open".to_owned()),
        Event::DutyTaken { duty: Duty::TakeNothing(_), .. } => Some("take nothing".to_owned()),
        _ => None,
    };
    let steps: Vec<_> = game.told.iter().filter_map(step).collect();
    let visible = ["gold of B", "1 cards of B", "gold of C", "1 cards of C"];
    let bags = ["bag of D", "bag of A", "bag of B"];
    let rest = ["2 cards of B", "open", "take nothing"];
    assert_eq!(steps, [&visible[..], &bags, &rest].concat());
}

#[test]
fn payment_is_checked_against_what_was_there_before_the_deal() {
    // H6: what the deal itself brings in cannot pay for it.
    let mut game = Game::of(&haggling().gold(B, 5));
    let gold = Terms::with(B).gold(6).law_gives(A, 10, Goods::NONE).hand_back(B);
    let fact = Impossible::NotEnoughGold { seat: B, offered: Gold(6), has: Gold(5) };
    assert_eq!(game.refuses_offer(B, gold), impossible(fact));
    let bread = Terms::with(B).from_stand(goods![BREAD]).law_gives(A, 0, goods![BREAD]);
    let fact = Impossible::NotOnStand { seat: B, good: Good::BREAD, offered: 1, has: 0 };
    assert_eq!(game.refuses_offer(B, bread), impossible(fact));
    let own_bag = Terms::with(B).from_stand(goods![APPLES]).hand_back(B);
    let fact = Impossible::NotOnStand { seat: B, good: Good::APPLES, offered: 1, has: 0 };
    assert_eq!(game.refuses_offer(B, own_bag), impossible(fact));
    // A hidden promise is checked so too: the Sheriff's Silk is no Silk of B's (H4).
    let silk = Terms::with(B).from_stand(goods![SILK]).law_gives(A, 0, goods![SILK]);
    let slip = game.offers(B, silk);
    game.accepts(A, slip);
    assert_eq!((game.face_down(A), game.face_down(B)), (Goods::NONE, goods![PEPPER, SILK]));
}

// --- Void offers ---

#[test]
fn an_offer_is_void_once_the_gold_is_spent() {
    // H6: on another deal, on a fine, or on an honest bag.
    let short = |seat, has| Impossible::NotEnoughGold { seat, offered: Gold(50), has: Gold(has) };
    let mut game = game();
    let slip = game.offers(B, Terms::with(B).gold(50).take_nothing(C));
    let demand = game.offers(A, Terms::with(B).gold(1).take_nothing(D));
    game.accepts(B, demand);
    is_void(&game, slip, short(B, 49));

    let slip = game.offers(C, Terms::with(C).gold(48).take_nothing(D));
    let sheriffs = game.offers(A, Terms::with(D).law_gives(A, 50, Goods::NONE).hand_back(D));
    game.opens(A, C);
    is_void(&game, sheriffs, short(A, 49));
    // C is two gold richer, and the slip still stands.
    assert!(game.is_live(slip));

    let mut game = Game::of(&haggling());
    let slip = game.offers(B, Terms::with(B).gold(50).take_nothing(C));
    game.opens(A, B);
    is_void(&game, slip, short(B, 46));
}

#[test]
fn an_offer_is_void_once_face_up_goods_are_gone() {
    // H6: B's two slips promise the same Cheese.
    let mut game = game();
    let first = game.offers(B, Terms::with(B).from_stand(goods![CHEESE * 2]).hand_back(B));
    let demand = game.offers(A, Terms::with(B).from_stand(goods![CHEESE]).open(C));
    game.accepts(B, demand);
    let fact = Impossible::NotOnStand { seat: B, good: Good::CHEESE, offered: 2, has: 1 };
    is_void(&game, first, fact);
}

#[test]
fn an_offer_of_more_face_down_cards_than_are_left_is_void() {
    // H6: in the second edition one fewer is all that others can know.
    let mut game = Game::of(&haggling().stand(B, goods![PEPPER, CROSSBOW]));
    let both = game.offers(B, Terms::with(B).from_stand(goods![PEPPER, CROSSBOW]).hand_back(B));
    let demand = game.offers(A, Terms::with(B).from_stand(goods![CROSSBOW]).open(C));
    game.accepts(B, demand);
    is_void(&game, both, Impossible::NotEnoughFaceDown { seat: B, offered: 2, has: 1 });
    // One card can still be promised, and the promise lives on though it is a lie by now.
    let lie = game.offers(B, Terms::with(B).from_stand(goods![CROSSBOW]).hand_back(B));
    game.opens(A, D);
    assert!(game.is_live(lie));
}

/// First edition: A and B have Pepper and Silk on the stand, and B has Mead in the bag.
fn first_edition() -> Game {
    let bags = [(B, goods![MEAD], Good::APPLES), honest(C), honest(D)];
    let stand = goods![PEPPER, SILK];
    Game::of(&at_the_gate(first(4), bags).stand(A, stand).stand(B, stand))
}

#[test]
fn face_down_goods_that_must_be_real_are_off_once_any_card_leaves_that_stand() {
    // H6, H4 (1e): the Silk is still there, but others cannot know.
    let left = Impossible::FaceDownLeft(B);
    let mut game = first_edition();
    let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(B));
    let demand = game.offers(A, Terms::with(B).from_stand(goods![PEPPER]).open(C));
    game.accepts(B, demand);
    is_void(&game, slip, left);
    // A card that leaves the Sheriff's stand does not matter to B's offer.
    let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(B));
    let gift = game.offers(A, Terms::with(D).law_gives(A, 0, goods![PEPPER]));
    game.accepts(D, gift);
    assert!(game.is_live(slip));
}

#[test]
fn contraband_paid_out_of_the_bag_counts_as_leaving_the_stand() {
    // H6 (1e): and if the promise was a lie and nothing moved, nothing has left.
    for (promised, void) in [(goods![MEAD], true), (goods![CROSSBOW], false)] {
        let mut game = first_edition();
        let slip = game.offers(B, Terms::with(B).from_stand(goods![SILK]).hand_back(C));
        let demand = game.offers(A, Terms::with(B).from_bag(promised).hand_back(B));
        game.accepts(B, demand);
        assert_eq!(game.is_live(slip), !void);
        if void {
            is_void(&game, slip, Impossible::FaceDownLeft(B));
        }
    }
}

#[test]
fn the_sheriffs_face_down_goods_must_be_real_in_both_editions() {
    // H6, I5: one card leaves the Sheriff's stand, and what was offered from it is off.
    for setup in [first(4), second(4)] {
        let scene = at_the_gate(setup, [honest(B), honest(C)]).stand(A, goods![PEPPER, SILK]);
        let mut game = Game::of(&scene);
        let slip = game.offers(A, Terms::with(B).gold(9).law_gives(A, 0, goods![SILK]));
        let gold_only = game.offers(B, Terms::with(B).gold(9).law_gives(A, 1, Goods::NONE));
        let gift = game.offers(A, Terms::with(C).law_gives(A, 0, goods![PEPPER]));
        game.accepts(C, gift);
        is_void(&game, slip, Impossible::FaceDownLeft(A));
        assert!(game.is_live(gold_only));
    }
}

#[test]
fn what_is_hidden_never_voids_an_offer() {
    // H6, P4: true or not, the same slips live and die, and everyone else sees the same.
    let tell = |stand: Goods, bag: Goods| {
        let scene = haggling().stand(B, stand).bag(B, bag);
        let mut game = Game::of(&scene);
        let mut seen = Vec::new();
        let slip = game.offers(
            B,
            Terms::with(B).from_stand(goods![PEPPER]).from_bag(goods![MEAD * 2]).hand_back(B),
        );
        seen.extend(game.seen_by(Observer::Seat(C)));
        let demand = game.offers(A, Terms::with(B).from_either(goods![SILK]).hand_back(B));
        seen.extend(game.seen_by(Observer::Seat(C)));
        game.opens(A, C).does(B, Action::Decline(demand));
        seen.extend(game.seen_by(Observer::Seat(C)));
        assert!(game.is_live(slip));
        (game.state.public().clone(), game.state.choices(A).all(), seen)
    };
    let truth = tell(goods![PEPPER], goods![MEAD * 2]);
    assert_eq!(truth, tell(goods![SILK], goods![APPLES, CHEESE]));
    assert_eq!(truth, tell(goods![CROSSBOW], goods![PEPPER, SILK]));
}

#[test]
fn face_down_goods_of_the_sheriff_move_after_the_bags() {
    // H7: gold and visible goods first, then the bags, then what lies face down.
    let mut game = Game::of(
        &at_the_gate(first(4), [honest(B), honest(C), honest(D)])
            .stand(A, goods![BREAD, SILK])
            .stand(B, goods![CHEESE, MEAD]),
    );
    let terms = Terms::with(B)
        .from_stand(goods![CHEESE, MEAD])
        .law_gives(A, 3, goods![BREAD, SILK])
        .hand_back(B);
    let slip = game.offers(B, terms);
    game.accepts(A, slip);
    let place = |test: &dyn Fn(&Event) -> bool| game.told.iter().position(test).expect("told");
    let moves = |goods: Goods| {
        place(&move |event| matches!(event, Event::Moved { cards, .. } if *cards == goods))
    };
    let back = place(&|event| matches!(event, Event::HandedBack { bag, .. } if *bag == B));
    assert!(moves(goods![CHEESE]) < back && moves(goods![BREAD]) < back);
    assert!(moves(goods![MEAD]) > back && moves(goods![SILK]) > back);
    assert!(game.face_down(B).count(Good::SILK) == 1 && game.face_down(A).count(Good::MEAD) == 1);
}
