//! The sentences that are hard to say: numbers that want their own form of a word, and words that
//! change with what is done to them.

use rules::{Edition, EventView, Good};
use text::{Case, Language, Teller, Text, say};

use crate::stage::{INES, MAYA, OLEK, names, setup};

/// One number of each kind that some language tells apart.
const NUMBERS: [u8; 10] = [0, 1, 2, 5, 11, 12, 21, 22, 25, 112];

/// What is said of each number, one after the other.
fn at_all(said: impl Fn(u8) -> String) -> String {
    NUMBERS.map(said).join(", ")
}

/// Calls the function with a teller in this language, for someone who watches.
fn told<T>(language: Language, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    let (text, names, setup) = (Text::new(language), names(), setup(Edition::Second, 4, |_| {}));
    tell(&Teller::new(&text, &setup, &names, None))
}

/// So many chickens, as this language counts them in this case.
fn chickens(language: Language, case: Case) -> String {
    told(language, |teller| at_all(|count| teller.count_as(case, Good::CHICKENS, count)))
}

/// So much gold, as this language counts it in a case.
fn gold(language: Language, case: &str) -> String {
    let text = Text::new(language);
    at_all(|gold| say!(text, "gold-amount", gold = gold, case = case))
}

#[test]
fn english_counts() {
    let expected = "0 chickens, 1 chicken, 2 chickens, 5 chickens, 11 chickens, 12 chickens, \
                    21 chickens, 22 chickens, 25 chickens, 112 chickens";
    assert_eq!(chickens(Language::English, Case::Plain), expected);
    assert_eq!(chickens(Language::English, Case::Object), expected);
}

#[test]
fn spanish_counts() {
    let expected = "0 gallinas, 1 gallina, 2 gallinas, 5 gallinas, 11 gallinas, 12 gallinas, \
                    21 gallinas, 22 gallinas, 25 gallinas, 112 gallinas";
    assert_eq!(chickens(Language::Spanish, Case::Plain), expected);
    assert_eq!(chickens(Language::Spanish, Case::Object), expected);
    assert_eq!(
        gold(Language::Spanish, "object"),
        "0 monedas, 1 moneda, 2 monedas, 5 monedas, 11 monedas, 12 monedas, 21 monedas, \
         22 monedas, 25 monedas, 112 monedas"
    );
}

#[test]
fn polish_counts_and_declines() {
    let expected = "0 kurczaków, 1 kurczak, 2 kurczaki, 5 kurczaków, 11 kurczaków, 12 kurczaków, \
                    21 kurczaków, 22 kurczaki, 25 kurczaków, 112 kurczaków";
    assert_eq!(chickens(Language::Polish, Case::Plain), expected);
    let object = expected.replace("1 kurczak,", "1 kurczaka,");
    assert_eq!(chickens(Language::Polish, Case::Object), object);
    let expected = "0 pensów, 1 pens, 2 pensy, 5 pensów, 11 pensów, 12 pensów, 21 pensów, \
                    22 pensy, 25 pensów, 112 pensów";
    assert_eq!(gold(Language::Polish, "plain"), expected);
    assert_eq!(gold(Language::Polish, "object"), expected.replace("1 pens,", "1 pensa,"));
}

#[test]
fn russian_counts_and_declines() {
    let expected = "0 куриц, 1 курица, 2 курицы, 5 куриц, 11 куриц, 12 куриц, 21 курица, \
                    22 курицы, 25 куриц, 112 куриц";
    assert_eq!(chickens(Language::Russian, Case::Plain), expected);
    let object = expected.replace("1 курица,", "1 курицу,");
    assert_eq!(chickens(Language::Russian, Case::Object), object);
    let expected = "0 монет, 1 монета, 2 монеты, 5 монет, 11 монет, 12 монет, 21 монета, \
                    22 монеты, 25 монет, 112 монет";
    assert_eq!(gold(Language::Russian, "plain"), expected);
    assert_eq!(gold(Language::Russian, "object"), expected.replace("1 монета,", "1 монету,"));
}

/// A sentence for each number, and what each of the readers gets to read where they differ.
fn sentences(language: Language) -> String {
    let text = &Text::new(language);
    let (from, to) = ("Olek", "Ines");
    let goods = |good, count| told(language, |teller| teller.count_as(Case::Object, good, count));
    let declared =
        |good, count| say!(text, "declares", who = to, you = "other", goods = goods(good, count));
    let lines: [&dyn Fn(u8) -> String; 24] = [
        &|count| declared(Good::CHICKENS, count),
        &|count| declared(Good::BREAD, count),
        &|count| goods(Good::MEAD, count),
        &|count| goods(Good::CROSSBOW, count),
        &|count| goods(Good::ROYAL_ROOSTER, count),
        &|gold| say!(text, "pays-gold", from = from, to = to, you = "other", gold = gold),
        &|gold| say!(text, "pays-gold", from = from, to = to, you = "to", gold = gold),
        &|gold| say!(text, "forgiven", debtor = to, you = "debtor", gold = gold),
        &|count| say!(text, "sets-aside-count", who = to, you = "other", count = count),
        &|count| say!(text, "said-to-be", count = count, goods = "…", case = "object"),
        &|count| say!(text, "refused-too-many-set-aside", count = count),
        &|count| say!(text, "ask-declare", count = count),
        &|count| say!(text, "ask-settle", count = count),
        &|count| say!(text, "hand-size", count = count),
        &|count| say!(text, "gate-slips", count = count),
        &|opened| say!(text, "record-opened", opened = opened, lied = opened / 2),
        &|made| say!(text, "record-promises", made = made, kept = made / 2),
        &|points| say!(text, "tie-legal", points = points, counts = "…"),
        &|gold| say!(text, "promise-owe", gold = gold),
        &|seconds| say!(text, "refused-decision-seconds", seconds = seconds),
        &|seconds| say!(text, "house-decision-seconds", seconds = seconds),
        &|count| {
            let goods = told(language, |teller| teller.count(Good::CHICKENS, count));
            say!(text, "stand-reach-tie", goods = goods, count = count, who = to)
        },
        &|gold| say!(text, "gate-found-honest", law = from, who = to, you = "other", gold = gold),
        &|gold| say!(text, "gate-found-lie-deputies", who = to, you = "owner", gold = gold),
    ];
    let rows = lines.iter().flat_map(|line| NUMBERS.map(line));
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn sentences_with_numbers_are_said_as_people_say_them() {
    for language in Language::OFFERED {
        insta::assert_snapshot!(format!("numbers_{}", language.tag()), sentences(language));
    }
}

#[test]
fn two_who_act_are_told_apart_from_you_and_another() {
    let six = setup(Edition::Second, 6, |options| options.deputies = true);
    let names = names();
    for language in Language::OFFERED {
        let text = Text::new(language);
        let by = [MAYA, INES].into_iter().collect();
        let event = EventView::HandedBack { bag: OLEK, by };
        let told = [None, Some(MAYA), Some(OLEK)]
            .map(|me| Teller::new(&text, &six, &names, me).event(&event).unwrap_or_default());
        insta::assert_snapshot!(format!("together_{}", language.tag()), told.join("\n"));
    }
}

#[test]
fn places_are_ordinals() {
    let version = |place: u8| say!(Text::new(Language::English), "slip-version", number = place);
    let ranks = [1, 2, 3, 4, 11, 12, 13, 21, 22, 32].map(version);
    let expected = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "32nd"];
    assert_eq!(ranks, expected.map(|rank| format!("{rank} version")));
}

#[test]
fn and_listens_to_what_follows() {
    let spanish = Text::new(Language::Spanish);
    let list =
        |items: &[&str]| spanish.list(&items.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
    assert_eq!(list(&["Olek", "Ines"]), "Olek e Ines");
    assert_eq!(list(&["Olek", "Ines", "Maya"]), "Olek, Ines y Maya");
    assert_eq!(list(&["Ines", "2 higos"]), "Ines y 2 higos");
}

#[test]
fn fractions_and_thousands_are_written_as_people_write_them() {
    let written = Language::OFFERED.map(|language| language.decimal(99.46, 1));
    assert_eq!(written, ["99.5", "99,5", "99,5", "99,5"]);
    let points = Language::OFFERED
        .map(|language| say!(Text::new(language), "bar-gold", gold = 12_345_u32))
        .map(|said| said.chars().filter(|c| !c.is_alphabetic()).collect::<String>());
    let space = '\u{a0}';
    let expected = [
        ": 12,345".to_owned(),
        ": 12.345".into(),
        format!(": 12{space}345"),
        format!(": 12{space}345"),
    ];
    assert_eq!(points, expected);
}
