//! A phrasebook says what Fluent says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use phrasebook::{
    CannotSay, Mistakes, Phrase, Phrasebook, Plurals, Value, compile, keys, same_keys,
};

/// What every argument is in turn: numbers of every plural, and words that messages choose by.
const WORDS: [&str; 12] = [
    "you", "other", "yes", "no", "sheriff", "both", "plain", "object", "left", "king", "many",
    "Maya",
];
const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 21, 22, 101, 1_000_000];

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
    let compiled = compiled(source, source).expect("Fluent");
    let phrases = Phrasebook::new(compiled, Plurals::English);
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

#[test]
fn every_english_message_is_said_as_fluent_says_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let files = fs::read_dir(folder).expect("English").map(|entry| entry.expect("a file").path());
    let source: String =
        files.map(|file| fs::read_to_string(file).expect("a text") + "\n").collect();
    let book = book(&source);
    let english = "en".parse::<unic_langid::LanguageIdentifier>().expect("a language");
    let mut bundle = FluentBundle::new(vec![english]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("NUMBER");
    bundle
        .add_resource(FluentResource::try_new(source.clone()).expect("Fluent"))
        .expect("no doubles");
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
                assert_eq!(errors, [], "{key}");
                assert_eq!(say(&book, &key, &ours).as_deref(), Ok(&*expected), "{key} of {ours:?}");
                said += 1;
            }
        }
    }
    assert!(said > 500 * (NUMBERS.len() + WORDS.len()), "{said} messages");
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
        let book = Phrasebook::new(format!("\u{8}{torn}\u{8}"), Plurals::English);
        let said = say_phrase(book.find(0).expect("one entry"), &Value::Number(1));
        assert_eq!(said, Err(CannotSay::Unreadable), "{torn:?}");
        assert!(book.find(1).is_none());
    }
    for nothing in ["", "no entry", "seal\u{8}", "seal\u{8}a pattern without its end"] {
        assert!(Phrasebook::new(nothing, Plurals::English).find(0).is_none(), "{nothing:?}");
    }
}

#[test]
fn a_language_has_the_places_of_the_keys_that_it_is_compiled_with() {
    let english = "a = A\n    .hint = H\nb = B\n";
    let polish = "b = be\nc = ce\na = a\n    .hint = { c }\n";
    assert_eq!(keys(&[("en.ftl", english)]), ["a", "a.hint", "b"]);
    let book = Phrasebook::new(compiled(polish, english).expect("Fluent"), Plurals::English);
    let said = |place| Some(say_phrase(book.find(place)?, &Value::Number(1)));
    let said: Vec<_> = (0..).map_while(said).collect::<Result<_, _>>().expect("all is there");
    assert_eq!(said, ["a", "ce", "be"]);
    let lacking = compiled("b = be\na = a\n", english);
    assert_eq!(lacking, Err(Mistakes(vec!["a.hint: it is missing".to_owned()])));
}

#[test]
fn languages_of_other_keys_are_told_apart() {
    let source = "a = A\nb = B\n";
    let here = compiled(source, source).expect("Fluent");
    let translated = compiled("a = be\nb = ce\n", source).expect("Fluent");
    assert!(same_keys(&here, &translated));
    for other in ["a = A\n", "b = B\n", "a = A\nb = B\nc = C\n", "ab = A\n"] {
        assert!(!same_keys(&here, &compiled(other, other).expect("Fluent")), "{other:?}");
    }
    assert!(!same_keys("", "") && !same_keys("torn", "torn"));
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
