//! Actions as text: what lines look like, that each reads back, and what is wrong with bad ones.

mod common;

use common::games;
use std::sync::Arc;

use proptest::prelude::*;
use rules::action::Leftover;
use rules::notation::{action_text, read_action, write_action};
use rules::slip::{LawDoes, LawGives, MerchantGives, Promise, Word};
use rules::{
    Action, Actor, Bag, Catalogue, Edition, Gold, Good, Goods, Handful, Seat, Seats, Side,
    SlipNumber, Terms,
};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// The line is what is written for this action, and reads back as it.
fn check(seat: Seat, action: &Action, line: &str) {
    let goods = Catalogue::of_the_box();
    check_with(&goods, Actor::Seat(seat), action, line);
}

fn check_with(goods: &Catalogue, actor: Actor, action: &Action, line: &str) {
    assert_eq!(write_action(goods, actor, action), line);
    assert_eq!(read_action(goods, line), Ok((actor, action.clone())));
}

/// Reading the line fails with this message.
fn check_refused(line: &str, message: &str) {
    let error = read_action(&Catalogue::of_the_box(), line).expect_err("the line is wrong");
    assert_eq!(error.to_string(), message, "{line}");
}

fn offer(terms: Terms) -> Action {
    Action::Offer(Arc::new(terms))
}

#[test]
fn market_turns() {
    // M2
    check(A, &Action::PickFirst(B), "A: pick B first");
    // M3, M4
    let set_aside = Goods::from([(Good::APPLES, 2), (Good::BREAD, 1)]);
    let draws = |left, right| Action::Exchange { set_aside, left, right };
    check(B, &draws(0, 0), "B: set aside 2 apples, 1 bread");
    check(B, &draws(1, 0), "B: set aside 2 apples, 1 bread; draw 1 left");
    check(B, &draws(0, 2), "B: set aside 2 apples, 1 bread; draw 2 right");
    check(B, &draws(1, 2), "B: set aside 2 apples, 1 bread; draw 1 left, 2 right");
    let none = Action::Exchange { set_aside: Goods::NONE, left: 0, right: 0 };
    check(B, &none, "B: set aside nothing");
    // M5
    let place = |onto, cards: &[Good]| Action::Place {
        onto,
        order: Handful::from_cards(cards.iter().copied()).expect("at most five"),
    };
    let order = [Good::BREAD, Good::APPLES, Good::APPLES];
    check(B, &place(Side::Left, &order), "B: place bread apples apples left");
    check(B, &place(Side::Right, &[Good::ROYAL_ROOSTER]), "B: place royal_rooster right");
    check(B, &place(Side::Left, &[]), "B: place nothing left");
}

#[test]
fn bags_and_declarations() {
    // L1
    let goods = Goods::from([(Good::APPLES, 3), (Good::SILK, 1)]);
    let bag = Bag::new(&goods).expect("four cards fit");
    check(B, &Action::Load(bag), "B: load 3 apples, 1 silk");
    // C1
    check(B, &Action::Declare(Good::APPLES), "B: declare apples");
}

#[test]
fn the_gate() {
    // I2, I5, I6, I9
    check(A, &Action::Threaten(B), "A: threaten B");
    check(A, &Action::Withdraw(SlipNumber(17)), "A: withdraw #17");
    check(A, &Action::Decline(SlipNumber(17)), "A: decline #17");
    check(A, &Action::Accept(SlipNumber(u16::MAX)), "A: accept #65535");
    check(A, &Action::HandBack { bag: B, taking: None }, "A: hand back B for nothing");
    let taking = Some(SlipNumber(17));
    check(A, &Action::HandBack { bag: B, taking }, "A: hand back B for #17");
    check(A, &Action::Open(B), "A: open B");
    // B1
    let payment = Goods::from([(Good::APPLES, 2), (Good::CHEESE, 1)]);
    check(B, &Action::Pay(payment), "B: pay 2 apples, 1 cheese");
    check(B, &Action::Pay(Goods::NONE), "B: pay nothing");
    // K2, K5: piles are counted from 1.
    let claim = |pile, onto| Action::Claim { pile, value: 30, onto };
    check(B, &claim(0, None), "B: claim 30 from pile 1");
    check(B, &claim(2, Some(Side::Left)), "B: claim 30 from pile 3 onto left");
    check(B, &claim(255, Some(Side::Right)), "B: claim 30 from pile 256 onto right");
    check(B, &Action::PassClaim, "B: pass");
    // D7
    check(A, &Action::Wish { item: Leftover::Gold, to: Some(A) }, "A: wish gold to A");
    let pepper = Leftover::Card(Good::PEPPER);
    check(A, &Action::Wish { item: pepper, to: None }, "A: wish pepper to nobody");
    // T1
    let goods = Catalogue::of_the_box();
    check_with(&goods, Actor::Clock, &Action::TimeIsUp, "clock: time is up");
    check(A, &Action::TimeIsUp, "A: time is up");
}

#[test]
fn an_offer_with_every_part() {
    // I3, I4, I5, H2, H3, H4
    let terms = Terms {
        merchant: B,
        merchant_gives: MerchantGives {
            gold: Gold(8),
            stand: Goods::of(Good::APPLES, 2),
            bag: Goods::of(Good::SILK, 1),
            either: Goods::of(Good::MEAD, 1),
        },
        law_gives: Some(LawGives { from: A, gold: Gold(3), stand: Goods::of(Good::CHEESE, 1) }),
        law_does: LawDoes {
            hand_back: Seats::only(B),
            open: Seats::only(C),
            take_nothing: Seats::only(D),
        },
        word: vec![
            Promise { by: A, to: B, word: Word::HandBackNext },
            Promise { by: B, to: A, word: Word::OpenNext(C) },
            Promise { by: B, to: A, word: Word::Owe(Gold(5)) },
        ],
    };
    let text = "offer with B: 8 gold, 2 apples from stand, 1 silk from bag, \
                1 mead from bag or stand; \
                hand back B, open C, take nothing from D; \
                A gives 3 gold, 1 cheese; \
                word: A hands back B next, B opens C next for A, B owes A 5 gold";
    let action = offer(terms);
    assert_eq!(action_text(&Catalogue::of_the_box(), &action), text);
    // Either side can write it.
    check(A, &action, &format!("A: {text}"));
    check(B, &action, &format!("B: {text}"));
}

#[test]
fn offers_with_few_parts() {
    let blank = Terms::with(C);
    check(A, &offer(blank.clone()), "A: offer with C: nothing");

    let hand_back = LawDoes { hand_back: Seats::only(C).with(D), ..LawDoes::default() };
    let terms = Terms { law_does: hand_back, ..blank.clone() };
    check(C, &offer(terms), "C: offer with C: hand back C, hand back D");

    let nothing = LawGives { from: A, gold: Gold::NONE, stand: Goods::NONE };
    let terms = Terms { law_gives: Some(nothing), ..blank.clone() };
    check(A, &offer(terms), "A: offer with C: A gives nothing");

    let gives = MerchantGives { gold: Gold(u32::MAX), ..MerchantGives::default() };
    let word = vec![Promise { by: C, to: A, word: Word::Owe(Gold::NONE) }];
    let terms = Terms { merchant_gives: gives, word, ..blank };
    check(A, &offer(terms), "A: offer with C: 4294967295 gold; word: C owes A 0 gold");
}

#[test]
fn goods_whose_name_says_something_else_have_a_number() {
    // G3
    let setup = games::setup(games::with_everything(Edition::First, 4));
    let goods = setup.catalogue();
    let write = |number| action_text(goods, &Action::Declare(Good::new(number)));
    // Gold, Nothing, Left and Good 17 would be read as something else.
    assert_eq!(write(15), "declare good_15");
    assert_eq!(write(16), "declare good_16");
    assert_eq!(write(17), "declare good_17");
    assert_eq!(write(18), "declare good_18");
    assert_eq!(write(19), "declare żółty_ser");
    assert_eq!(write(20), "declare мёд_2");
    // The game does not know this one.
    assert_eq!(write(22), "declare good_22");
    for number in 0..23 {
        let action = Action::Declare(Good::new(number));
        let line = write_action(goods, Actor::Seat(A), &action);
        assert_eq!(read_action(goods, &line), Ok((Actor::Seat(A), action)));
    }
}

#[test]
fn spaces_between_words_do_not_matter() {
    let goods = Catalogue::of_the_box();
    let tight = read_action(&goods, "B:set aside 2 apples,1 bread;draw 1 left");
    let loose = read_action(&goods, "  B :  set aside  2 apples , 1 bread ; draw 1 left ");
    assert!(tight.is_ok());
    assert_eq!(tight, loose);
}

#[test]
fn a_bad_line_names_the_column_and_what_was_expected() {
    check_refused(
        "",
        "column 1: expected a seat from A to F or \"clock\", found the end of the line",
    );
    check_refused("G: pass", "column 1: expected a seat from A to F or \"clock\", found \"G\"");
    check_refused("A pass", "column 3: expected \":\", found \"pass\"");
    check_refused("A: dance", "column 4: expected an action, found \"dance\"");
    check_refused("A: pass it", "column 9: expected the end of the line, found \"it\"");
    check_refused("B: declare durian", "column 12: expected a good, found \"durian\"");
    check_refused("A: pick G first", "column 9: expected a seat from A to F, found \"G\"");
    check_refused("A: open b", "column 9: expected a seat from A to F, found \"b\"");
    check_refused("B: place apples", "column 16: expected a good, found the end of the line");
    check_refused("B: place nothing up", "column 18: expected \"left\" or \"right\", found \"up\"");
    check_refused("A: hand back B", "column 15: expected \"for\", found the end of the line");
    check_refused("A: accept 17", "column 11: expected \"#\", found \"17\"");
    check_refused("A: wish to A", "column 9: expected a good, found \"to\"");
    let draws = "B: set aside 2 apples; draw 1 right, 1 left";
    check_refused(draws, "column 40: expected each pile once, the left one first, found \"left\"");
    // The column counts characters, not bytes.
    check_refused("A: żółć", "column 4: expected an action, found \"żółć\"");
    check_refused("B: load 1 мёд", "column 11: expected a good, found \"мёд\"");
}

#[test]
fn numbers_have_bounds() {
    check_refused("B: load 0 apples", "column 9: expected a number from 1 to 255, found \"0\"");
    check_refused("B: load 256 apples", "column 9: expected a number from 1 to 255, found \"256\"");
    check_refused("B: load -1 apples", "column 9: expected a number from 1 to 255, found \"-\"");
    check_refused("B: load ٣ apples", "column 9: expected a number from 1 to 255, found \"٣\"");
    check_refused(
        "A: accept #65536",
        "column 12: expected a number from 0 to 65535, found \"65536\"",
    );
    let pile = "B: claim 30 from pile 0";
    check_refused(pile, "column 23: expected a number from 1 to 256, found \"0\"");
    let gold = "B: offer with B: 4294967296 gold";
    let message = "column 18: expected a number from 0 to 4294967295, found \"4294967296\"";
    check_refused(gold, message);
    let gold = "B: offer with B: 4294967295 gold, 1 gold";
    check_refused(gold, "column 35: expected less gold, found \"1\"");
    let long = format!("A: accept #{}", "9".repeat(1000));
    let found = "9".repeat(32);
    let message = format!("column 12: expected a number from 0 to 65535, found {found:?}");
    check_refused(&long, &message);
    check_refused("B: declare good_23", "column 12: expected a good, found \"good_23\"");
}

#[test]
fn cards_have_bounds() {
    // L1: zero or six cards are no bag.
    check_refused("B: load nothing", "column 9: expected 1 to 5 cards, found 0 cards");
    check_refused("B: load 3 apples, 3 silk", "column 9: expected 1 to 5 cards, found 6 cards");
    let six = "B: place apples apples apples apples apples apples left";
    check_refused(six, "column 10: expected at most 5 cards, found 6 cards");
    // G3: a game has at most 255 cards.
    let many = "B: pay 255 apples, 1 silk";
    check_refused(many, "column 20: expected at most 255 cards, found 256 cards");
    let many = "B: offer with B: 200 apples from bag, 56 apples from bag";
    check_refused(many, "column 39: expected at most 255 cards, found 256 cards");
}

#[test]
fn the_parts_of_an_offer_have_an_order() {
    let part = "what is given, done or promised";
    let line = "B: offer with B:";
    check_refused(line, &format!("column 17: expected {part}, found the end of the line"));
    let line = "B: offer with B: 8 gold;";
    check_refused(line, &format!("column 25: expected {part}, found the end of the line"));
    let line = "B: offer with B: open C; 8 gold";
    check_refused(line, &format!("column 26: expected {part}, found \"8\""));
    let line = "B: offer with B: A gives 1 gold; C gives 1 gold";
    check_refused(line, &format!("column 34: expected {part}, found \"C\""));
    let line = "B: offer with B: 1 silk from hand";
    check_refused(
        line,
        "column 30: expected \"stand\", \"bag\" or \"bag or stand\", found \"hand\"",
    );
    let line = "B: offer with B: word: B sells A";
    check_refused(
        line,
        "column 26: expected \"hands back\", \"opens\" or \"owes\", found \"sells\"",
    );
}

// --- Properties ---

fn any_edition() -> impl Strategy<Value = Edition> {
    prop_oneof![Just(Edition::First), Just(Edition::Second)]
}

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..6u8).prop_map(Seat::new)
}

fn any_seats() -> impl Strategy<Value = Seats> {
    prop::collection::vec(any_seat(), 0..6).prop_map(Seats::from_iter)
}

fn any_good() -> impl Strategy<Value = Good> {
    (0..23u8).prop_map(Good::new)
}

fn any_goods() -> impl Strategy<Value = Goods> {
    prop::collection::vec((any_good(), 1..=51u8), 0..=5)
        .prop_map(|items| items.into_iter().map(|item| Goods::from([item])))
        .prop_map(|items| items.fold(Goods::NONE, |sum, goods| sum.plus(&goods)))
}

fn any_side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Left), Just(Side::Right)]
}

fn any_slip() -> impl Strategy<Value = SlipNumber> {
    any::<u16>().prop_map(SlipNumber)
}

fn any_gold() -> impl Strategy<Value = Gold> {
    prop_oneof![Just(0), 1..100u32, any::<u32>()].prop_map(Gold)
}

fn any_promise() -> impl Strategy<Value = Promise> {
    let word = prop_oneof![
        Just(Word::HandBackNext),
        any_seat().prop_map(Word::OpenNext),
        any_gold().prop_map(Word::Owe),
    ];
    (any_seat(), any_seat(), word).prop_map(|(by, to, word)| Promise { by, to, word })
}

prop_compose! {
    fn any_terms()(
        merchant in any_seat(),
        (gold, stand, bag, either) in (any_gold(), any_goods(), any_goods(), any_goods()),
        law in prop::option::of((any_seat(), any_gold(), any_goods())),
        (hand_back, open, take_nothing) in (any_seats(), any_seats(), any_seats()),
        word in prop::collection::vec(any_promise(), 0..4),
    ) -> Terms {
        Terms {
            merchant,
            merchant_gives: MerchantGives { gold, stand, bag, either },
            law_gives: law.map(|(from, gold, stand)| LawGives { from, gold, stand }),
            law_does: LawDoes { hand_back, open, take_nothing },
            word,
        }
    }
}

fn any_item() -> impl Strategy<Value = Leftover> {
    prop_oneof![Just(Leftover::Gold), any_good().prop_map(Leftover::Card)]
}

/// Any action that can be written down, whether anyone may do it or not.
fn any_action() -> impl Strategy<Value = Action> {
    let cards = |least| prop::collection::vec(any_good(), least..=5);
    let bag = cards(1).prop_map(|cards| Bag::new(&cards.into_iter().collect()).expect("it fits"));
    let order = cards(0).prop_map(|cards| Handful::from_cards(cards).expect("it fits"));
    prop_oneof![
        any_seat().prop_map(Action::PickFirst),
        (any_goods(), any::<u8>(), any::<u8>())
            .prop_map(|(set_aside, left, right)| Action::Exchange { set_aside, left, right }),
        (any_side(), order).prop_map(|(onto, order)| Action::Place { onto, order }),
        bag.prop_map(Action::Load),
        any_good().prop_map(Action::Declare),
        any_seat().prop_map(Action::Threaten),
        any_terms().prop_map(offer),
        any_slip().prop_map(Action::Withdraw),
        any_slip().prop_map(Action::Decline),
        any_slip().prop_map(Action::Accept),
        (any_seat(), prop::option::of(any_slip()))
            .prop_map(|(bag, taking)| Action::HandBack { bag, taking }),
        any_seat().prop_map(Action::Open),
        any_goods().prop_map(Action::Pay),
        (any::<u8>(), any::<u16>(), prop::option::of(any_side()))
            .prop_map(|(pile, value, onto)| Action::Claim { pile, value, onto }),
        Just(Action::PassClaim),
        (any_item(), prop::option::of(any_seat())).prop_map(|(item, to)| Action::Wish { item, to }),
        Just(Action::TimeIsUp),
    ]
}

fn any_actor() -> impl Strategy<Value = Actor> {
    prop_oneof![9 => any_seat().prop_map(Actor::Seat), 1 => Just(Actor::Clock)]
}

fn hard_names() -> impl Strategy<Value = Catalogue> {
    any_edition()
        .prop_map(|edition| games::setup(games::with_everything(edition, 5)).catalogue().clone())
}

/// Reading gives an action, or names a column that the line has, or the one after it.
fn check_any_line(goods: &Catalogue, line: &str) -> Result<(), TestCaseError> {
    match read_action(goods, line) {
        Ok((actor, action)) => {
            // What can be read can be written, perhaps in other words.
            let again = write_action(goods, actor, &action);
            prop_assert_eq!(read_action(goods, &again), Ok((actor, action)));
        }
        Err(error) => {
            prop_assert!((1..=line.chars().count() + 1).contains(&error.column), "{}", error);
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_action_reads_back(
        goods in hard_names(),
        actor in any_actor(),
        action in any_action(),
    ) {
        let line = write_action(&goods, actor, &action);
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(read_action(&goods, &line), Ok((actor, action)), "{}", line);
    }

    #[test]
    fn garbage_is_refused_with_a_column(line in "\\PC*") {
        check_any_line(&Catalogue::of_the_box(), &line)?;
    }

    #[test]
    fn shuffled_words_never_panic(
        words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..16),
    ) {
        check_any_line(&Catalogue::of_the_box(), &words.join(" "))?;
    }

    #[test]
    fn mutated_lines_never_panic(
        goods in hard_names(),
        actor in any_actor(),
        action in any_action(),
        place in any::<prop::sample::Index>(),
        removed in 0..4usize,
        inserted in "\\PC{0,3}",
    ) {
        let mut line: Vec<char> = write_action(&goods, actor, &action).chars().collect();
        let from = place.index(line.len());
        let to = (from + removed).min(line.len());
        line.splice(from..to, inserted.chars());
        check_any_line(&goods, &line.into_iter().collect::<String>())?;
    }
}

/// Words of the notation, and some that are not.
const WORDS: [&str; 48] = [
    "A",
    "B",
    "F",
    "G",
    "clock",
    ":",
    ",",
    ";",
    "#",
    "0",
    "1",
    "5",
    "6",
    "255",
    "256",
    "65536",
    "4294967296",
    "pick",
    "first",
    "set",
    "aside",
    "nothing",
    "draw",
    "left",
    "right",
    "place",
    "load",
    "apples",
    "good_17",
    "good_99",
    "durian",
    "offer",
    "with",
    "gold",
    "from",
    "stand",
    "bag",
    "or",
    "hand",
    "back",
    "for",
    "gives",
    "word",
    "owes",
    "hands",
    "next",
    "open",
    "ż",
];

proptest! {
    // Whole games take their time.
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_moves_of_random_games_read_back(
        edition in any_edition(),
        players in 3..=6u8,
        number in any::<u64>(),
    ) {
        let record = games::random_game(games::with_everything(edition, players), number);
        let goods = record.start.setup().catalogue();
        for (actor, action) in record.moves {
            let line = write_action(goods, actor, &action);
            prop_assert_eq!(read_action(goods, &line), Ok((actor, action)), "{}", line);
        }
    }
}
