//! A phrasebook says what Fluent says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use phrasebook::{CannotSay, Phrasebook, Plurals, Value, compile};

/// What every argument is in turn: numbers of every plural, and words that messages choose by.
const WORDS: [&str; 12] = [
    "you", "other", "yes", "no", "sheriff", "both", "plain", "object", "left", "king", "many",
    "Maya",
];
const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 21, 22, 101, 1_000_000];

/// A message of a phrasebook, with every argument the same.
fn say(book: &Phrasebook, key: &str, value: &Value<'_>) -> Result<String, CannotSay> {
    let mut said = String::new();
    let phrase = book.find(key).unwrap_or_else(|| panic!("there is no {key}"));
    phrase.say(&|_| Some(value.clone()), &str::to_owned, &mut said).map(|()| said)
}

/// A book from one source.
fn book(source: &str) -> Phrasebook {
    Phrasebook::new(compile(&[("test.ftl", source)]).expect("Fluent"), Plurals::English)
}

/// Why a source cannot be compiled.
fn mistakes(source: &str) -> Vec<String> {
    compile(&[("test.ftl", source)]).expect_err("a mistake").0
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
    for torn in
        ["a\u{2}\u{1}name", "a\u{2}\u{3}x\u{2}\u{5}one", "a\u{2}\u{3}x\u{2}\u{7}", "a\u{2}\u{7}"]
    {
        let book = Phrasebook::new(torn, Plurals::English);
        assert_eq!(say(&book, "a", &Value::Number(1)), Err(CannotSay::Unreadable), "{torn:?}");
    }
    assert!(Phrasebook::new("no entry", Plurals::English).find("no entry").is_none());
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
