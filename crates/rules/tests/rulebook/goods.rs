//! Goods: the table, royal goods and promo goods (G).

use std::sync::Arc;

use crate::common::*;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::catalogue::{CountsAs, MAX_PROMOS};
use rules::{
    Catalogue, Edition, Family, Good, Goods, IllegalAction, Kind, MAX_CARDS, Options, Promo,
    PromoError, PromoNumber, Scene, Seed, Setup, SetupError, Side, State, random,
};

/// A row of the table: key, family, copies with three and with more players, value and penalty,
/// what it counts as.
type Row = (&'static str, Family, [u8; 2], [u16; 2], Option<(Good, u8)>);

/// A promo good with nothing wrong about it.
fn promo(name: &str) -> Promo {
    Promo {
        name: name.into(),
        family: Family::Legal,
        value: 5,
        penalty: 3,
        counts_as: None,
        copies: 2,
    }
}

/// The goods of three players of the first edition with this promo data.
fn with_promos(promos: Vec<Promo>) -> Result<Catalogue, PromoError> {
    let mut options = Options::new(Edition::First, 3);
    options.promos = promos;
    match Setup::new(options) {
        Ok(setup) => Ok(setup.catalogue().clone()),
        Err(SetupError::Promo(why)) => Err(why),
        Err(other) => panic!("not about the promo data: {other}"),
    }
}

/// Why this data is refused when it comes second, after a good entry.
#[track_caller]
fn refused(second: Promo) -> PromoError {
    with_promos(vec![promo("Figs"), second]).expect_err("bad data")
}

/// What is wrong with a number of the second entry, and the range that it must be in.
#[track_caller]
fn out_of_range(change: impl FnOnce(&mut Promo)) -> (PromoNumber, i64, i64, i64) {
    let mut second = promo("Quince");
    change(&mut second);
    match refused(second) {
        PromoError::OutOfRange { entry: 2, name, field, number, least, most } => {
            assert_eq!(name, "Quince");
            (field, number, least, most)
        }
        other => panic!("refused for another reason: {other}"),
    }
}

#[test]
fn the_table_of_goods_is_the_books() {
    // G1: the whole table: copies with three and with more, value, penalty and what it counts as.
    let table: [Row; 15] = [
        ("apples", Family::Legal, [48, 48], [2, 2], Some((Good::APPLES, 1))),
        ("cheese", Family::Legal, [36, 36], [3, 2], Some((Good::CHEESE, 1))),
        ("bread", Family::Legal, [0, 36], [3, 2], Some((Good::BREAD, 1))),
        ("chickens", Family::Legal, [24, 24], [4, 2], Some((Good::CHICKENS, 1))),
        ("pepper", Family::Contraband, [18, 22], [6, 4], None),
        ("mead", Family::Contraband, [16, 21], [7, 4], None),
        ("silk", Family::Contraband, [9, 12], [8, 4], None),
        ("crossbow", Family::Contraband, [5, 5], [9, 4], None),
        ("green_apples", Family::Royal, [2, 2], [4, 3], Some((Good::APPLES, 2))),
        ("golden_apples", Family::Royal, [1, 2], [6, 4], Some((Good::APPLES, 3))),
        ("gouda_cheese", Family::Royal, [2, 2], [6, 4], Some((Good::CHEESE, 2))),
        ("blue_cheese", Family::Royal, [0, 1], [9, 5], Some((Good::CHEESE, 3))),
        ("rye_bread", Family::Royal, [0, 2], [6, 4], Some((Good::BREAD, 2))),
        ("pumpernickel", Family::Royal, [0, 1], [9, 5], Some((Good::BREAD, 3))),
        ("royal_rooster", Family::Royal, [1, 2], [8, 4], Some((Good::CHICKENS, 2))),
    ];
    for players in 3..=6 {
        let setup = setup_with(Edition::Second, players, |o| o.royal_goods = true);
        let kinds: Vec<Kind> = setup.catalogue().kinds().map(|(_, kind)| kind.clone()).collect();
        let expected = table.map(|(key, family, copies, [value, penalty], counts_as)| Kind {
            key: key.into(),
            promo_name: None,
            family,
            value,
            penalty,
            counts_as,
            copies: copies[usize::from(players > 3)],
        });
        assert_eq!(kinds, expected, "with {players} players");
    }
}

#[test]
fn the_base_deck_has_156_cards_for_three_and_204_for_more() {
    // G1
    for (players, cards) in [(3, 156), (4, 204), (5, 204), (6, 204)] {
        let deck = second(players).catalogue().deck();
        assert_eq!(deck.len(), cards, "with {players} players");
        assert_eq!(deck.kinds().iter().max(), Some(Good::CROSSBOW), "no royal good in it");
    }
    assert_eq!(first(3).catalogue().deck(), second(3).catalogue().deck());
    assert_eq!(first(3).catalogue().deck().count(Good::BREAD), 0);
}

#[test]
fn royal_goods_add_six_cards_for_three_players_and_twelve_for_more() {
    // G1
    for (players, cards) in [(3, 162), (4, 216), (5, 216), (6, 216)] {
        let setup = setup_with(Edition::Second, players, |o| o.royal_goods = true);
        assert_eq!(setup.catalogue().deck().len(), cards, "with {players} players");
    }
}

#[test]
fn green_apples_declared_as_apples_are_confiscated() {
    // G2: a royal good never matches a declared kind; its own penalty is due.
    let royal = setup_with(Edition::Second, 4, |o| o.royal_goods = true);
    let mut game = Game::of(
        &Scene::new(royal)
            .bag(B, goods![APPLES * 2, GREEN_APPLES])
            .declares(B, Good::APPLES)
            .bag(C, goods![APPLES])
            .declares(C, Good::APPLES)
            .inspection(),
    );
    game.opens(A, B);
    assert_eq!(game.stand(B), goods![APPLES * 2]);
    assert_eq!(game.pile(Side::Left), cards![GREEN_APPLES]);
    assert_eq!((game.gold(B), game.gold(A)), (47, 53));
}

#[test]
fn royal_goods_pass_the_gate_face_down_and_count_as_one_card_each() {
    // G2: contraband in every respect, and one card when you declare.
    let royal = setup_with(Edition::Second, 4, |o| o.royal_goods = true);
    let scene = Scene::new(royal).hand(B, goods![APPLES, GOLDEN_APPLES, ROYAL_ROOSTER]).load();
    let mut game = Game::of(&scene);
    game.does(B, load(goods![APPLES, GOLDEN_APPLES, ROYAL_ROOSTER]));
    let royals = [Good::GOLDEN_APPLES, Good::ROYAL_ROOSTER];
    for royal in royals {
        assert_eq!(game.refuses(B, rules::Action::Declare(royal)), IllegalAction::NotLegal(royal));
    }
    game.does(B, rules::Action::Declare(Good::APPLES));
    let bag = game.state.public().inspection().and_then(|i| i.bags[B]).expect("a bag at the gate");
    assert_eq!((bag.cards, bag.declared), (3, Good::APPLES));
    game.hands_back(A, B);
    assert_eq!(game.face_up(B), goods![APPLES]);
    assert_eq!(game.face_down(B), goods![GOLDEN_APPLES, ROYAL_ROOSTER]);
    assert_eq!(game.state.public().merchants[B].face_down, 2);
}

#[test]
fn promo_goods_are_added_without_removing_any_card() {
    // G3: data as a host writes it, after the books' goods and in its order.
    let data = r#"[
        {"name": "Figs", "family": "legal", "value": 5, "penalty": 3, "copies": 4},
        {"name": "King's Cloak", "family": "contraband", "value": 0, "penalty": 1000, "copies": 1},
        {"name": "Crown Roast", "family": "royal", "value": 1000, "penalty": 0, "copies": 2,
         "counts_as": {"good": "chickens", "number": 5}}
    ]"#;
    let promos: Vec<Promo> = serde_json::from_str(data).expect("a table of promo goods");
    let catalogue = with_promos(promos).expect("good data");
    let [figs, cloak, roast] = [15, 16, 17].map(Good::new);
    let added = Goods::from([(figs, 4), (cloak, 1), (roast, 2)]);
    assert_eq!(catalogue.deck(), first(3).catalogue().deck().plus(&added));
    assert_eq!(catalogue.by_key("king_s_cloak"), Some(cloak));
    assert_eq!(
        catalogue.get(cloak).and_then(|kind| kind.promo_name.as_deref()),
        Some("King's Cloak")
    );
    assert_eq!((catalogue.value(roast), catalogue.penalty(cloak)), (1000, 1000));
    assert_eq!(catalogue.get(roast).and_then(|kind| kind.counts_as), Some((Good::CHICKENS, 5)));
    assert_eq!([figs, cloak, roast].map(|good| catalogue.is_legal(good)), [true, false, false]);
}

#[test]
fn promo_data_with_an_unknown_field_is_refused() {
    // G3: a misspelt field is not silently ignored.
    let data = r#"{"name": "Figs", "family": "legal", "value": 5, "penalty": 3, "copy": 4}"#;
    assert!(serde_json::from_str::<Promo>(data).is_err());
}

#[test]
fn a_legal_promo_good_can_be_declared_and_contraband_cannot() {
    // G3
    let setup = setup_with(Edition::First, 3, |o| {
        o.promos = vec![promo("Figs"), Promo { family: Family::Contraband, ..promo("Poppy") }];
    });
    let [figs, poppy, stranger] = [15, 16, 17].map(Good::new);
    let bag = Goods::from([(figs, 2)]);
    let mut game = Game::of(&Scene::new(setup).bag(B, bag).declaration());
    let declare = rules::Action::Declare;
    assert_eq!(game.refuses(B, declare(poppy)), IllegalAction::NotLegal(poppy));
    assert_eq!(game.refuses(B, declare(stranger)), IllegalAction::NotInThisGame(stranger));
    game.does(B, declare(figs));
    game.opens(A, B);
    assert_eq!(game.face_up(B), bag);
    assert_eq!((game.gold(B), game.gold(A)), (56, 44));
}

#[test]
fn eight_kinds_of_promo_goods_are_allowed_and_nine_are_not() {
    // G3
    let kinds = |count: usize| (0..count).map(|n| promo(&format!("Figs {n}"))).collect::<Vec<_>>();
    assert_eq!(with_promos(kinds(MAX_PROMOS)).expect("eight").kinds().len(), 23);
    assert_eq!(MAX_PROMOS, 8);
    assert_eq!(with_promos(kinds(9)), Err(PromoError::TooMany(9)));
}

#[test]
fn a_promo_name_must_be_new() {
    // G3: neither a name of the books nor of an earlier entry, however it is spelt.
    for name in ["Figs", "FIGS", "Apples", "green apples", "Green-Apples", "Blue Cheese"] {
        let duplicate = PromoError::DuplicateName { entry: 2, name: name.into() };
        assert_eq!(refused(promo(name)), duplicate);
    }
}

#[test]
fn a_promo_name_must_be_readable() {
    // G3
    let long = "a".repeat(33);
    for name in ["", " Figs", "7 Figs", "Figs!", "Figs\n", &long] {
        assert_eq!(refused(promo(name)), PromoError::BadName { entry: 2, name: name.into() });
    }
    let longest = "a".repeat(32);
    with_promos(vec![promo(&longest), promo("Żurek"), promo("D'Anjou-Pears 2")]).expect("readable");
}

#[test]
fn zero_copies_of_a_promo_good_are_refused() {
    // G3
    assert_eq!(out_of_range(|p| p.copies = 0), (PromoNumber::Copies, 0, 1, 255));
    assert_eq!(out_of_range(|p| p.copies = -1), (PromoNumber::Copies, -1, 1, 255));
    assert_eq!(out_of_range(|p| p.copies = 256), (PromoNumber::Copies, 256, 1, 255));
    assert_eq!(out_of_range(|p| p.copies = i64::MAX), (PromoNumber::Copies, i64::MAX, 1, 255));
}

#[test]
fn a_promo_value_or_penalty_below_0_or_above_1000_is_refused() {
    // G3
    for number in [-1, 1001, i64::MIN, i64::MAX] {
        assert_eq!(out_of_range(|p| p.value = number), (PromoNumber::Value, number, 0, 1000));
        assert_eq!(out_of_range(|p| p.penalty = number), (PromoNumber::Penalty, number, 0, 1000));
    }
    for number in [0, 1000] {
        let edge = Promo { value: number, penalty: number, ..promo("Quince") };
        with_promos(vec![edge]).expect("0 and 1000 are allowed");
    }
}

#[test]
fn a_promo_good_counts_as_a_legal_kind_of_the_books_and_1_to_5_of_it() {
    // G3
    let counting = |good: &str, number| {
        let counts_as = Some(CountsAs { good: good.into(), number });
        Promo { counts_as, ..promo("Quince") }
    };
    for good in ["pepper", "green_apples", "figs", "Apples", ""] {
        let (entry, name) = (2, "Quince".into());
        let unknown = PromoError::UnknownCountsAs { entry, name, good: good.into() };
        assert_eq!(refused(counting(good, 1)), unknown);
    }
    for number in [0, 6, -1] {
        let change = |p: &mut Promo| *p = counting("apples", number);
        assert_eq!(out_of_range(change), (PromoNumber::CountsAs, number, 1, 5));
    }
    for good in ["apples", "cheese", "bread", "chickens"] {
        for number in 1..=5 {
            with_promos(vec![counting(good, number)]).expect("a legal kind and 1 to 5");
        }
    }
}

#[test]
fn exactly_255_cards_are_allowed_and_256_are_refused() {
    // G3: the entry with which the deck grows too large is named.
    let copies = |name, copies| Promo { copies, ..promo(name) };
    let catalogue = with_promos(vec![copies("Figs", 90), copies("Quince", 9)]).expect("255 cards");
    assert_eq!(catalogue.deck().len(), MAX_CARDS);
    let one_more = PromoError::DeckTooLarge { entry: 2, name: "Quince".into(), cards: 256 };
    assert_eq!(with_promos(vec![copies("Figs", 90), copies("Quince", 10)]), Err(one_more));
    let royal = setup_with(Edition::Second, 4, |o| {
        o.royal_goods = true;
        o.promos = vec![copies("Figs", 39)];
    });
    assert_eq!(royal.catalogue().deck().len(), 255);
}

#[test]
fn a_game_with_255_cards_is_played_to_its_end() {
    // G3: no pile, hand or sum is too small for the largest deck.
    let setup = setup_with(Edition::First, 3, |o| {
        o.promos = vec![Promo { copies: 99, value: 1000, penalty: 1000, ..promo("Figs") }];
    });
    let mut state = State::deal(Arc::clone(&setup), Seed::from_number(1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while !state.is_over() {
        if let Some((actor, action)) = random::next_move(&state, &mut rng) {
            state.apply(actor, action, &mut |_| {}).expect("a legal action");
        }
        assert_eq!(state.all_cards(), setup.catalogue().deck());
    }
}

#[test]
fn every_promo_error_says_which_entry_is_meant() {
    // G3
    let counts_as = Some(CountsAs { good: "mead".into(), number: 1 });
    let bad = [
        promo("Figs"),
        Promo { copies: 0, ..promo("Quince") },
        Promo { counts_as, ..promo("Quince") },
        Promo { copies: 200, ..promo("Quince") },
        promo("?"),
    ];
    for second in bad {
        let name = second.name.clone();
        let said = refused(second).to_string();
        assert!(said.starts_with("promo good 2") && said.contains(&name), "{said}");
    }
}
