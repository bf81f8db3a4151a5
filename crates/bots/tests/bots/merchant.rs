//! A normal bot as a merchant.

use std::sync::Arc;

use bots::Pace::{Haggle, Settle};
use rules::public::Fate;
use rules::setup::{BlackMarketRule, MarketPile};
use rules::slip::{Slip, SlipNumber, Terms, Word};
use rules::{Action, Edition, EventView, Gold, Good, Goods, Law, Scene, Seats, Side};

use super::seat::Bots;
use crate::common::{A, B, C, D, black_market, cards, first, goods, load, second, setup_with};

/// A is the Sheriff, and B has declared this bag so.
fn gate(bag: Goods, declared: Good) -> Scene {
    let hand = goods![BREAD * 2];
    Scene::new(second(4)).sheriff(A).hand(B, hand).bag(B, bag).declares(B, declared).inspection()
}

fn price(gold: u32) -> Action {
    Action::Offer(Arc::new(Terms::with(B).gold(gold).hand_back(B)))
}

#[test]
fn sets_aside_what_does_not_go_with_the_rest() {
    // M3
    let hand = goods![APPLES * 4, CHEESE, BREAD];
    let scene = Scene::new(second(4)).sheriff(A).hand(B, hand).market_turn(B);
    let Some(Action::Exchange { set_aside, .. }) = Bots::at(B, &scene).action(Settle) else {
        panic!("a Market turn");
    };
    assert_eq!(set_aside, goods![CHEESE, BREAD]);
}

#[test]
fn takes_what_it_collects_from_the_top_of_a_pile() {
    // M4: two chickens lie on the right pile.
    let hand = goods![CHICKENS * 3, CHEESE, BREAD, APPLES];
    let scene = Scene::new(first(4)).sheriff(A).hand(B, hand).market_turn(B);
    let scene = scene.left_pile(cards![CHICKENS, APPLES, APPLES, APPLES, APPLES]);
    let scene = scene.right_pile(cards![APPLES, CHEESE, CHEESE, CHICKENS, CHICKENS]);
    let Some(Action::Exchange { left, right, .. }) = Bots::at(B, &scene).action(Settle) else {
        panic!("a Market turn");
    };
    assert_eq!((left, right), (0, 2));
}

#[test]
fn buries_the_good_cards_where_the_next_would_find_some() {
    // M5: the chickens on the right pile are covered, the dearest card first.
    let scene = Scene::new(first(4)).sheriff(A).hand(B, goods![BREAD * 4]).market_turn(B);
    let scene = scene.set_aside(B, goods![APPLES, CHICKENS]);
    let scene = scene.left_pile(cards![APPLES]).right_pile(cards![CHICKENS]);
    let Some(Action::Place { onto, order }) = Bots::at(B, &scene).action(Settle) else {
        panic!("cards are placed");
    };
    assert_eq!((onto, order.cards()), (Side::Right, &cards![CHICKENS, APPLES][..]));
}

#[test]
fn five_chickens_are_worth_an_honest_bag() {
    // L1, C1
    let hand = goods![CHICKENS * 5, APPLES];
    let bots = Bots::at(B, &Scene::new(second(4)).sheriff(A).hand(B, hand).load());
    for action in bots.actions(Settle) {
        let Some(Action::Load(bag)) = action else { panic!("a bag is loaded") };
        assert!(bag.is_only(Good::CHICKENS), "{bag:?}");
    }
}

#[test]
fn smuggles_when_nothing_else_is_in_hand_worth_taking() {
    let hand = goods![SILK * 3, MEAD * 2, APPLES];
    let bots = Bots::at(B, &Scene::new(second(4)).sheriff(A).hand(B, hand).load());
    for action in bots.actions(Settle) {
        let Some(Action::Load(bag)) = action else { panic!("a bag is loaded") };
        assert!(bag.goods().count(Good::SILK) > 0, "{bag:?}");
    }
}

#[test]
fn tells_the_truth_where_it_can() {
    // C1
    let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![BREAD]).bag(B, goods![CHEESE * 3]);
    let bots = Bots::at(B, &scene.declaration());
    assert_eq!(bots.action(Settle), Some(Action::Declare(Good::CHEESE)));
}

#[test]
fn lies_about_as_little_as_it_can() {
    let bag = goods![APPLES * 2, SILK];
    let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![BREAD]).bag(B, bag);
    let bots = Bots::at(B, &scene.declaration());
    assert_eq!(bots.action(Settle), Some(Action::Declare(Good::APPLES)));
}

#[test]
fn does_not_claim_what_everyone_saw_it_give_away() {
    // M6: B set cheese aside in this Market, so "four cheese" would be a poor lie.
    let scene = Scene::new(second(4)).sheriff(A).hand(B, goods![CHEESE * 2, SILK * 4]);
    let mut bots = Bots::at(B, &scene.market_turn(B));
    let set_aside = |goods| Action::Exchange { set_aside: goods, left: 0, right: 0 };
    bots.does(B, set_aside(goods![CHEESE * 2]));
    bots.does(C, set_aside(Goods::NONE)).does(D, set_aside(Goods::NONE));
    bots.does(B, load(goods![SILK * 4]));
    for seat in [C, D] {
        let card = bots.state.secrets_of(seat).hand.cards().next().expect("C and D drew cards");
        bots.does(seat, load(Goods::of(card, 1)));
    }
    let declared = bots.action(Settle);
    assert!(declared.is_some() && declared != Some(Action::Declare(Good::CHEESE)));
}

#[test]
fn prices_its_bribe_between_the_likely_fine_and_what_being_caught_costs() {
    // Four silk: 32 points and 16 gold are at stake.
    let mut bots = Bots::at(B, &gate(goods![SILK * 4], Good::APPLES));
    bots.does(A, Action::Threaten(B));
    for action in bots.actions(Haggle) {
        let Some(Action::Offer(terms)) = action else { panic!("{action:?}") };
        assert!(terms.law_does.hand_back.has(B));
        let goods = terms.merchant_gives.bag.plus(&terms.merchant_gives.stand);
        let worth = terms.merchant_gives.gold.0 + 8 * goods.len() as u32;
        assert!((5..=40).contains(&worth), "{terms:?}");
    }
}

#[test]
fn raises_its_offer_a_few_times_and_never_repeats_it() {
    let mut bots = Bots::at(B, &gate(goods![SILK * 4], Good::APPLES));
    bots.does(A, Action::Threaten(B));
    let mut offers = Vec::new();
    for _ in 0..8 {
        let Some(Action::Offer(terms)) = bots.thinks(Haggle, 3).action else { break };
        let slip = bots.state.public().next_slip;
        offers.push(terms.merchant_gives.gold.0);
        bots.does(B, Action::Offer(terms)).does(A, Action::Decline(slip));
    }
    assert!((1..=3).contains(&offers.len()), "{offers:?}");
    assert!(offers.is_sorted_by(|one, two| one < two), "{offers:?}");
}

#[test]
fn pays_a_fair_price_and_no_other() {
    let mut bots = Bots::at(B, &gate(goods![SILK * 4], Good::APPLES));
    let slip = bots.state.public().next_slip;
    bots.does(A, price(8));
    assert_eq!(bots.action(Haggle), Some(Action::Accept(slip)));
    let mut bots = Bots::at(B, &gate(goods![SILK * 4], Good::APPLES));
    bots.does(A, price(50));
    assert_eq!(bots.action(Haggle), Some(Action::Decline(slip)));
}

#[test]
fn an_honest_merchant_pays_nothing() {
    let mut bots = Bots::at(B, &gate(goods![APPLES * 4], Good::APPLES));
    let slip = bots.state.public().next_slip;
    bots.does(A, price(2));
    assert_eq!(bots.action(Haggle), Some(Action::Decline(slip)));
}

#[test]
fn a_poor_smuggler_pays_in_goods() {
    let scene = gate(goods![SILK * 4], Good::APPLES).gold(B, 0).stand(B, goods![BREAD * 5]);
    let mut bots = Bots::at(B, &scene);
    bots.does(A, Action::Threaten(B));
    for action in bots.actions(Haggle) {
        let Some(Action::Offer(terms)) = action else { panic!("{action:?}") };
        assert!(!terms.merchant_gives.stand.is_empty(), "{terms:?}");
    }
}

/// B, who has no gold, is caught with one contraband card and owes 4.
fn debtor(stands: impl FnOnce(Scene) -> Scene) -> Bots {
    let scene = gate(goods![CHEESE, MEAD], Good::CHEESE).gold(B, 0);
    let mut bots = Bots::at(B, &stands(scene));
    bots.does(A, Action::Open(B));
    bots
}

#[test]
fn pays_a_debt_with_the_goods_it_misses_least() {
    // B1: two apples or a chicken; the apples make B King of apples.
    let bots = debtor(|scene| {
        let scene = scene.round(8).stand(B, goods![APPLES * 4, CHICKENS * 1]);
        scene.stand(C, goods![APPLES * 3]).stand(D, goods![CHICKENS * 4])
    });
    assert_eq!(bots.action(Settle), Some(Action::Pay(goods![CHICKENS])));
    // The other way round if the chicken makes the Queen and nobody else has apples.
    let bots = debtor(|scene| {
        let scene = scene.round(8).stand(B, goods![APPLES * 9, CHICKENS * 4]);
        scene.stand(C, goods![CHICKENS * 3]).stand(D, goods![CHICKENS * 3])
    });
    assert_eq!(bots.action(Settle), Some(Action::Pay(goods![APPLES * 2])));
}

#[test]
fn claims_the_black_market_card() {
    // K2
    let scene = Scene::new(black_market(4)).sheriff(A).stand(B, goods![PEPPER * 3, MEAD * 2]);
    let scene =
        scene.declares(B, Good::APPLES).settled(B, Fate::HandedBack, 2).bag(C, goods![APPLES]);
    let scene = scene.declares(C, Good::APPLES).inspection();
    let claim = Action::Claim { pile: 0, value: 30, onto: None };
    assert_eq!(Bots::at(B, &scene).action(Haggle), Some(claim));
}

#[test]
fn passes_on_a_black_market_card_that_is_worth_less_than_what_it_takes() {
    // K1: the host's figures.
    let pile = |good: &str| MarketPile { good: good.into(), top: 10, bottom: 10 };
    let piles = [pile("pepper"), pile("mead"), pile("silk")];
    let rule = BlackMarketRule { piles, ..BlackMarketRule::default() };
    let setup = setup_with(Edition::Second, 4, |options| options.black_market = Some(rule));
    let scene = Scene::new(setup).sheriff(A).stand(B, goods![PEPPER * 3]);
    let scene =
        scene.declares(B, Good::APPLES).settled(B, Fate::HandedBack, 2).bag(C, goods![APPLES]);
    let scene = scene.declares(C, Good::APPLES).inspection();
    assert_eq!(Bots::at(B, &scene).action(Settle), Some(Action::PassClaim));
}

/// In each of so many rounds A broke the word that A had given B in the one before.
fn broken_words(rounds: u8) -> impl Iterator<Item = EventView> {
    let terms = Terms::with(B).hand_back(B).promise(A, B, Word::HandBackNext);
    let slip = Slip { number: SlipNumber(1), author: B, terms: Arc::new(terms) };
    let bag = rules::Bag::new(&goods![APPLES]).expect("a card");
    let by = Seats::only(A);
    (1..=rounds).flat_map(move |round| {
        [
            EventView::RoundBegan { round, law: Law::Sheriff(A) },
            EventView::Opened { bag: B, by, cards: bag, declared: Good::APPLES },
            EventView::DealStruck { slip: slip.clone(), with: by },
        ]
    })
}

#[test]
fn word_of_someone_who_breaks_it_is_worth_less() {
    // The Sheriff wants 14 gold, and promises to pay back more.
    let scene = gate(goods![SILK * 2], Good::APPLES).round(5);
    let slip = |word: Option<Word>| {
        let terms = Terms::with(B).gold(14).hand_back(B);
        let terms = match word {
            Some(word) => terms.promise(A, B, word),
            None => terms,
        };
        Action::Offer(Arc::new(terms))
    };
    let accepts = |word: Option<Word>, broken| {
        let mut bots = Bots::at(B, &scene).remembers(broken_words(broken));
        bots.does(A, slip(word));
        matches!(bots.action(Haggle), Some(Action::Accept(_)))
    };
    let owe = Some(Word::Owe(Gold(30)));
    assert!(!accepts(None, 0), "that is too dear");
    assert!(accepts(owe, 0), "that is a loan");
    assert!(!accepts(owe, 5), "that is what A always says");
}

#[test]
fn sometimes_pays_to_have_a_rivals_bag_opened() {
    // I4: B's own bag is settled, and C's smells. The mood depends on B's hand.
    let meddles = |hand: Goods| {
        let scene = Scene::new(second(4)).sheriff(A).hand(B, hand).declares(B, Good::APPLES);
        let scene = scene.settled(B, Fate::HandedBack, 3);
        let scene = scene.hand(C, goods![BREAD]).bag(C, goods![SILK * 5]);
        let bots = Bots::at(B, &scene.declares(C, Good::CHICKENS).inspection());
        matches!(bots.thinks(Haggle, 1).action, Some(Action::Offer(terms))
            if terms.law_does.open.has(C) && terms.merchant_gives.gold.0 > 0)
    };
    let hands = [1, 2, 3].into_iter().flat_map(|many| {
        let kinds = (0..8).map(Good::new);
        kinds.map(move |good| Goods::of(good, many))
    });
    let moods: Vec<bool> = hands.map(meddles).collect();
    assert!(moods.contains(&true) && moods.contains(&false));
}

#[test]
fn keeps_silent_where_it_has_nothing_to_say() {
    let bots = Bots::at(D, &gate(goods![APPLES * 3], Good::APPLES));
    assert_eq!(bots.action(Haggle), None);
    assert_eq!(bots.action(Settle), None);
}
