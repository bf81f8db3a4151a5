//! A phrasebook says what Fluent says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use phrasebook::{
    CannotSay, Mistakes, Numerals, Phrase, Phrasebook, Value, compile, compile_part, keys, read,
    seal_of,
};

/// What every argument is in turn: numbers of every plural, and words that messages choose by.
const WORDS: [&str; 12] = [
    "you", "other", "yes", "no", "sheriff", "both", "plain", "object", "left", "king", "many",
    "Maya",
];
const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 21, 22, 101, 112];

/// Where the languages are.
fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// Every language under `locales/`, and how it counts.
fn languages() -> Vec<(String, Numerals)> {
    let folders = fs::read_dir(locales()).expect("the locales are there").map(|folder| {
        let tag = folder.expect("a folder").file_name().into_string().expect("a tag");
        let numerals = Numerals::of(&tag).unwrap_or_else(|| panic!("how does {tag} count?"));
        (tag, numerals)
    });
    let languages: Vec<_> = folders.collect();
    assert!(languages.len() > 1, "{languages:?}");
    languages
}

/// A phrasebook with its keys.
struct Book {
    keys: Vec<String>,
    phrases: Phrasebook,
}

impl Book {
    /// The message of a key.
    fn find(&self, key: &str) -> Option<Phrase<'_>> {
        self.phrases.find(self.keys.iter().position(|known| known == key)?)
    }
}

/// A message of a book, with every argument the same.
fn say(book: &Book, key: &str, value: &Value<'_>) -> Result<String, CannotSay> {
    let phrase = book.find(key).unwrap_or_else(|| panic!("there is no {key}"));
    say_phrase(phrase, value)
}

/// A message with every argument the same.
fn say_phrase(phrase: Phrase<'_>, value: &Value<'_>) -> Result<String, CannotSay> {
    let mut said = String::new();
    phrase.say(&|_| Some(value.clone()), &str::to_owned, &mut said).map(|()| said)
}

/// A source, compiled with the keys of another.
fn compiled(source: &str, with_keys_of: &str) -> Result<String, Mistakes> {
    compile(&[("test.ftl", source)], &keys(&[("keys.ftl", with_keys_of)]))
}

/// A book from one source.
fn book(source: &str) -> Book {
    book_of(source, Numerals::English)
}

/// A book of a language from one source.
fn book_of(source: &str, numerals: Numerals) -> Book {
    let compiled = compiled(source, source).expect("Fluent");
    let phrases = Phrasebook::new(compiled, numerals);
    Book { keys: keys(&[("test.ftl", source)]), phrases }
}

/// Why a source cannot be compiled.
fn mistakes(source: &str) -> Vec<String> {
    compiled(source, source).expect_err("a mistake").0
}

/// The names of all arguments in a source.
fn arguments(source: &str) -> BTreeSet<String> {
    let parts = source.split('$').skip(1);
    parts
        .map(|part| {
            part.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or("").to_owned()
        })
        .collect()
}

/// All messages of a language of ours, in one text.
fn language(tag: &str) -> String {
    let sources = read(&locales().join(tag)).expect("a language");
    sources.into_iter().map(|(_, source)| source + "\n").collect()
}

/// Fluent's own reader of a source.
fn bundle(tag: &str, source: &str) -> FluentBundle<FluentResource> {
    let tag = tag.parse::<unic_langid::LanguageIdentifier>().expect("a language");
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("NUMBER");
    let resource = FluentResource::try_new(source.to_owned()).expect("Fluent");
    bundle.add_resource(resource).expect("no doubles");
    bundle
}

#[test]
fn every_message_of_every_language_is_said_as_fluent_says_it() {
    for (tag, numerals) in languages() {
        let tag = tag.as_str();
        let source = language(tag);
        let book = book_of(&source, numerals);
        let bundle = bundle(tag, &source);
        let numbers = NUMBERS.map(|number| (Value::Number(number), FluentValue::from(number)));
        let words = WORDS.map(|word| (Value::Text(word.into()), FluentValue::from(word)));
        let names = arguments(&source);
        let mut said = 0;
        for (ours, theirs) in numbers.into_iter().chain(words) {
            let args: FluentArgs<'_> =
                names.iter().map(|name| (name.clone(), theirs.clone())).collect();
            for entry in FluentResource::try_new(source.clone()).expect("Fluent").entries() {
                let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
                let values = message.value.iter().map(|value| (message.id.name.to_owned(), value));
                let attributes = message.attributes.iter().map(|attribute| {
                    (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value)
                });
                for (key, pattern) in values.chain(attributes) {
                    let mut errors = Vec::new();
                    let expected = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert_eq!(errors, [], "{tag}: {key}");
                    let ours_said = say(&book, &key, &ours);
                    assert_eq!(ours_said.as_deref(), Ok(&*expected), "{tag}: {key} of {ours:?}");
                    said += 1;
                }
            }
        }
        assert!(said > 500 * (NUMBERS.len() + WORDS.len()), "{tag}: {said} messages");
    }
}

#[test]
fn every_number_wants_the_form_that_fluent_gives_it() {
    let source = "count = { $n ->\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n}\nplace = { NUMBER($n, type: \"ordinal\") ->\n    [one] one\n    [two] two\n    [few] few\n    [many] many\n   *[other] other\n}\n";
    for (tag, numerals) in languages() {
        let tag = tag.as_str();
        let book = book_of(source, numerals);
        let bundle = bundle(tag, source);
        for key in ["count", "place"] {
            let pattern = bundle.get_message(key).and_then(|message| message.value());
            for number in (0..1_200).chain([10_001, 2_000_012]) {
                let args: FluentArgs<'_> = [("n", FluentValue::from(number))].into_iter().collect();
                let expected =
                    bundle.format_pattern(pattern.expect(key), Some(&args), &mut Vec::new());
                let said = say(&book, key, &Value::Number(number));
                assert_eq!(said.as_deref(), Ok(&*expected), "{tag}: {key} of {number}");
            }
        }
    }
}

#[test]
fn a_number_itself_comes_before_its_plural() {
    let book = book("a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n}\n");
    let said = |number| say(&book, "a", &Value::Number(number)).expect("all is there");
    assert_eq!([0, 1, 2].map(said), ["none", "one", "2"]);
}

#[test]
fn terms_and_messages_are_resolved_when_compiled() {
    let book = book(concat!(
        "-law = { $case ->\n   *[plain] Sheriff\n    [of] Sheriff's\n}\n    .kind = person\n",
        "bag = the { -law(case: \"of\") } bag\n",
        "all = { bag } and the { -law }{ \"\\u0021\" }\n",
        "who = { -law.kind ->\n    [person] who\n   *[thing] what\n}\n",
    ));
    let said = |key| say(&book, key, &Value::Number(1)).expect("all is there");
    assert_eq!(said("bag"), "the Sheriff's bag");
    assert_eq!(said("all"), "the Sheriff's bag and the Sheriff!");
    assert_eq!(said("who"), "who");
    assert!(book.find("-law").is_none(), "a term is nobody's message");
}

#[test]
fn choices_within_choices_find_their_ends() {
    let source = "a = { $x ->\n    [one] { $x ->\n        [one] 1{ $x }\n       *[other] ?\n    }!\n   *[other] -{ $x }-\n}.";
    let book = book(source);
    let said = |number| say(&book, "a", &Value::Number(number)).expect("all is there");
    assert_eq!([1, 2].map(said), ["11!.", "-2-."]);
}

#[test]
fn a_missing_argument_is_named_and_the_rest_is_said() {
    let book = book("a = { $who } pays { $gold ->\n    [one] a coin\n   *[other] coins\n}\n");
    let mut said = String::new();
    let outcome = book.find("a").expect("a").say(&|_| None, &str::to_owned, &mut said);
    assert_eq!(outcome, Err(CannotSay::NoArgument("who".to_owned())));
    assert_eq!(said, "{$who} pays coins");
}

#[test]
fn what_was_not_compiled_by_us_says_nothing_wrong() {
    for torn in ["\u{1}name", "\u{3}x\u{2}\u{5}one", "\u{3}x\u{2}\u{7}", "\u{7}"] {
        let book = Phrasebook::new(format!("\u{8}{torn}\u{8}"), Numerals::English);
        let said = say_phrase(book.find(0).expect("one entry"), &Value::Number(1));
        assert_eq!(said, Err(CannotSay::Unreadable), "{torn:?}");
        assert!(book.find(1).is_none());
    }
    for nothing in ["", "no entry", "seal\u{8}", "seal\u{8}a pattern without its end"] {
        assert!(Phrasebook::new(nothing, Numerals::English).find(0).is_none(), "{nothing:?}");
    }
}

#[test]
fn a_language_has_the_places_of_the_keys_that_it_is_compiled_with() {
    let english = "a = A\n    .hint = H\nb = B\n";
    let polish = "b = be\nc = ce\na = a\n    .hint = { c }\n";
    assert_eq!(keys(&[("en.ftl", english)]), ["a", "a.hint", "b"]);
    let book = Phrasebook::new(compiled(polish, english).expect("Fluent"), Numerals::English);
    let said = |place| Some(say_phrase(book.find(place)?, &Value::Number(1)));
    let said: Vec<_> = (0..).map_while(said).collect::<Result<_, _>>().expect("all is there");
    assert_eq!(said, ["a", "ce", "be"]);
    let lacking = compiled("b = be\na = a\n", english);
    assert_eq!(lacking, Err(Mistakes(vec!["a.hint: it is missing".to_owned()])));
}

#[test]
fn what_a_program_never_says_keeps_its_place() {
    let source = [("en.ftl", "a = A\nb = B\nc = C\n")];
    let part = compile_part(&source, &keys(&source), |key| key != "b").expect("Fluent");
    assert_eq!(seal_of(&part), seal_of(&compile(&source, &keys(&source)).expect("Fluent")));
    let book = Phrasebook::new(part, Numerals::English);
    let said = [0, 1, 2].map(|place| {
        let phrase = book.find(place).expect("its place");
        say_phrase(phrase, &Value::Number(1)).expect("words or none")
    });
    assert_eq!(said, ["A", "", "C"]);
}

#[test]
fn languages_of_other_keys_are_told_apart() {
    let source = "a = A\nb = B\n";
    let here = compiled(source, source).expect("Fluent");
    let translated = compiled("a = be\nb = ce\n", source).expect("Fluent");
    assert_eq!(seal_of(&here), seal_of(&translated));
    for other in ["a = A\n", "b = B\n", "a = A\nb = B\nc = C\n", "ab = A\n"] {
        let compiled = compiled(other, other).expect("Fluent");
        assert_ne!(seal_of(&here), seal_of(&compiled), "{other:?}");
    }
    assert_eq!([seal_of(""), seal_of("torn")], [None, None]);
}

#[test]
fn all_mistakes_are_told_with_their_file() {
    let told = mistakes("a = A\nb B\na = B\nc = { d }\ne = { e }\nf = { DATETIME($x) }\n");
    let has = |part: &str| told.iter().any(|mistake| mistake.contains(part));
    assert_eq!(told.len(), 5, "{told:?}");
    assert!(has("test.ftl: a is there twice"));
    assert!(has("c: there is no d"));
    assert!(has("e: it refers to itself"));
    let plural = "-coin = { $n ->\n    [one] coin\n   *[other] coins\n}\na = { -coin(n: 1) }\n";
    assert_eq!(mistakes(plural), ["a: a term cannot choose by the plural of $n"]);
    assert!(has("f: DATETIME() can only choose, not be said"));
}
