//! Slips in words, and the small words that sentences are made of.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::slip::{Promise, Word};
use rules::{
    Edition, EventView, Family, Gold, Good, Goods, Promo, Seat, Setup, Slip, SlipNumber, Terms,
};
use text::{Language, Teller, Text};

use crate::stage::{DASHA, INES, MAYA, OLEK, goods, names, setup, told};

/// What a new slip of Ines says, at a table where Olek is Sheriff.
fn written(me: Option<Seat>, terms: Terms) -> String {
    let setup = setup(Edition::Second, 4, |_| {});
    let scene = rules::Scene::new(setup).sheriff(OLEK).bag(INES, goods![APPLES]);
    let scene = scene.declares(INES, Good::APPLES).inspection();
    let game = scene.build().expect("a scene that can be");
    told(game.setup(), me, |teller| read(&teller.at(game.public()), terms))
}

/// What a teller reads on a new slip of Ines.
fn read(teller: &Teller<'_>, terms: Terms) -> String {
    let slip = Slip { number: SlipNumber(1), author: INES, terms: Arc::new(terms) };
    teller.event(&EventView::SlipWritten(slip)).unwrap_or_default()
}

#[test]
fn terms_are_told_in_short() {
    let slip = || Terms::with(INES).gold(5).from_stand(goods![CHEESE]).open(MAYA);
    assert_eq!(
        written(None, slip()),
        "Ines offers 5 gold and 1 cheese from the stand, if Olek opens Maya’s bag."
    );
    assert_eq!(
        written(Some(MAYA), slip()),
        "Ines offers 5 gold and 1 cheese from the stand, if Olek opens your bag."
    );
    assert_eq!(
        written(Some(OLEK), slip()),
        "Ines offers 5 gold and 1 cheese from the stand, if you open Maya’s bag."
    );
    assert_eq!(
        written(Some(INES), slip()),
        "You offer 5 gold and 1 cheese from the stand, if Olek opens Maya’s bag."
    );
}

#[test]
fn terms_with_everything_are_told_part_by_part() {
    let slip = Terms::with(INES)
        .from_bag(goods![MEAD * 2])
        .from_either(goods![SILK])
        .law_gives(OLEK, 2, goods![APPLES])
        .open(MAYA)
        .take_nothing(DASHA)
        .promise(INES, OLEK, Word::Owe(Gold(5)));
    assert_eq!(
        written(None, slip),
        "Ines offers 2 mead from the bag and 1 silk from bag or stand, if Olek opens Maya’s bag \
         and Olek takes nothing from Dasha; Olek adds 2 gold and 1 apple from the stand. Ines’s \
         word: “I owe you 5 gold.”"
    );
    let open = Terms::with(INES).open(DASHA);
    assert_eq!(written(Some(DASHA), open), "Ines proposes: Olek opens your bag.");
}

#[test]
fn a_promise_ends_with_one_full_stop() {
    let (names, setup) = (names(), setup(Edition::Second, 4, |_| {}));
    let owe = || Terms::with(INES).promise(INES, OLEK, Word::Owe(Gold(5)));
    let said = Language::OFFERED.map(|language| {
        let text = Text::new(language);
        read(&Teller::new(&text, &setup, &names, None), owe())
    });
    let expected = [
        "Ines proposes: nothing but a word. Ines’s word: “I owe you 5 gold.”",
        "Ines propone: solo palabra. Palabra de Ines: «Te debo 5 monedas».",
        "Ines proponuje: tylko słowo. Ines daje słowo: „Wiszę ci 5 pensów”.",
        "Ines предлагает: только слово. Ines даёт слово: «За мной 5 монет».",
    ];
    assert_eq!(said, expected);
}

#[test]
fn without_a_table_the_sheriff_has_no_name() {
    let setup: &Setup = &setup(Edition::Second, 3, |_| {});
    let slip = Terms::with(INES).gold(6).open(MAYA);
    let said = told(setup, None, |teller| read(teller, slip));
    assert_eq!(said, "Ines offers 6 gold, if the Sheriff opens Maya’s bag.");
}

#[test]
fn deputies_act_as_deputies() {
    let setup: &Setup = &setup(Edition::Second, 6, |_| {});
    let slip = Terms::with(INES).gold(6).hand_back(INES).take_nothing(MAYA);
    let said = told(setup, Some(MAYA), |teller| read(teller, slip));
    assert_eq!(
        said,
        "Ines offers 6 gold, if the Deputies hand Ines’s bag back and a Deputy takes nothing from \
         you."
    );
}

#[test]
fn a_promise_is_quoted_in_the_first_person() {
    let promise = |players, word| {
        let setup: &Setup = &setup(Edition::Second, players, |_| {});
        told(setup, Some(OLEK), |t| t.promise(&Promise { by: MAYA, to: OLEK, word }))
    };
    let hand_back = "“When I am Sheriff next, I hand your bag back.”";
    assert_eq!(promise(4, Word::HandBackNext), hand_back);
    assert_eq!(promise(6, Word::OpenNext(INES)), "“When I am Deputy next, I open Ines’s bag.”");
    assert_eq!(promise(4, Word::OpenNext(OLEK)), "“When I am Sheriff next, I open your bag.”");
    assert_eq!(promise(4, Word::Owe(Gold(5))), "“I owe you 5 gold.”");
}

#[test]
fn goods_are_counted_in_words() {
    let setup: &Setup = &setup(Edition::Second, 4, |_| {});
    let count = |good, n| told(setup, None, |teller| teller.count(good, n));
    let counts = |good| [0, 1, 2, 5].map(|n| count(good, n));
    assert_eq!(counts(Good::CHICKENS), ["0 chickens", "1 chicken", "2 chickens", "5 chickens"]);
    assert_eq!(counts(Good::BREAD), ["0 bread", "1 bread", "2 bread", "5 bread"]);
    let cards = [0, 1, 2, 5].map(|n| told(setup, None, |teller| teller.cards(n)));
    assert_eq!(cards, ["0 cards", "1 card", "2 cards", "5 cards"]);
    let tags = [1, 2].map(|n| told(setup, None, |teller| teller.tag(Good::ROYAL_ROOSTER, n)));
    assert_eq!(tags, ["1 Royal Rooster", "2 Royal Roosters"]);
    let goods = |goods: Goods| told(setup, None, |teller| teller.goods(&goods));
    assert_eq!(goods(goods![APPLES * 2, CROSSBOW]), "2 apples and 1 crossbow");
    assert_eq!(goods(goods![APPLES, CHEESE, SILK * 3]), "1 apple, 1 cheese and 3 silk");
    assert_eq!(goods(goods![]), "nothing");
}

#[test]
fn every_good_has_a_name_and_a_letter_of_its_own() {
    let setup: &Setup = &setup(Edition::Second, 4, |options| options.royal_goods = true);
    let text = Text::new(Language::English);
    let (names, mut letters) = (names(), Vec::new());
    let teller = Teller::new(&text, setup, &names, None);
    for (good, kind) in setup.catalogue().kinds() {
        let (name, letter) = (teller.good(good), teller.letter(good));
        assert!(name.starts_with(char::is_uppercase), "{name}");
        assert!((1..=2).contains(&letter.chars().count()), "{letter}");
        match (kind.family, kind.counts_as) {
            (Family::Royal, Some((as_kind, _))) => assert_eq!(letter, teller.letter(as_kind)),
            _ => letters.push(letter),
        }
    }
    assert_eq!(letters.concat(), "ACBHPMSX");
}

/// A promo good of this name.
fn promo(name: &str) -> Promo {
    Promo {
        name: name.into(),
        family: Family::Contraband,
        value: 7,
        penalty: 5,
        counts_as: None,
        copies: 2,
    }
}

#[test]
fn a_promo_good_is_called_as_its_host_calls_it() {
    // G3
    let promos = vec![promo("Sword of Wilhelm")];
    let setup: &Setup = &setup(Edition::First, 4, |options| options.promos = promos);
    let good = setup.catalogue().by_key("sword_of_wilhelm").expect("it is in the deck");
    told(setup, None, |teller| {
        assert_eq!(teller.good(good), "Sword of Wilhelm");
        assert_eq!(teller.count(good, 2), "2 × Sword of Wilhelm");
        assert_eq!(teller.tag(good, 1), "1 × Sword of Wilhelm");
        assert_eq!(teller.letter(good), "Sw");
    });
}

#[test]
fn promo_goods_have_as_many_letters_as_tell_them_from_all_others() {
    // G3
    let names = ["Sugar", "SUMAC", "Sugar Cane", "Pine", "Ksylofon", "S", "С", "Oil"];
    for language in Language::OFFERED {
        let promos = names.map(promo).into();
        let setup: &Setup = &setup(Edition::First, 4, |options| options.promos = promos);
        let text = Text::new(language);
        let teller = Teller::new(&text, setup, &[], None);
        let letter = |(good, _)| teller.letter(good);
        let letters: Vec<String> = setup.catalogue().kinds().map(letter).collect();
        let (book, promos) = letters.split_at(letters.len() - names.len());
        // Latin "S" and Cyrillic "С" are letters of the books in some of the languages.
        let expected = match language {
            Language::English => ["Sugar", "SUM", "Sugar C", "Pi", "Ks", "S*", "С", "Oi"],
            Language::Spanish => ["Sugar", "SUM", "Sugar C", "Pin", "Ks", "S*", "С", "Oi"],
            Language::Polish => ["Sugar", "SUM", "Sugar C", "Pi", "Ksy", "S*", "С", "Oi"],
            _ => ["Sugar", "SUM", "Sugar C", "Pi", "Ks", "S", "С*", "Oi"],
        };
        assert_eq!(promos, expected, "{language:?}");
        let shown: BTreeSet<&String> = promos.iter().collect();
        assert_eq!(shown.len(), promos.len(), "{language:?}");
        assert!(book.iter().all(|letter| !shown.contains(letter)), "{language:?}");
    }
}
