//! Holds the words under `locales/` against each other and against the code that says them.

mod calls;
mod messages;
mod plurals;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::files::{self, files_below};
use calls::{Calls, Said};
use messages::{Entry, Messages};
use phrasebook::Numerals;

/// Where the words live, one folder a language.
pub(crate) const LOCALES: &str = "locales";

/// The language that the code is checked against, and the other languages too.
pub(crate) const ENGLISH: &str = "en";

/// Where Rust code lives that may say something.
const SOURCES: [&str; 3] = ["crates", "tests", "xtask"];

/// Fails unless the code says what the words are, and all languages have the same.
pub(crate) fn check() -> Result<()> {
    let mut problems = Vec::new();
    let languages = read_languages(&mut problems)?;
    let calls = read_calls(&mut problems)?;
    let Some(english) = languages.get(ENGLISH) else {
        bail!("there are no words in {LOCALES}/{ENGLISH}");
    };
    problems.extend(judge(english, &languages, &calls));
    ensure!(problems.is_empty(), "the words do not match:\n{}", problems.join("\n"));
    println!("{} messages in {} languages, all said", english.entries.len(), languages.len());
    Ok(())
}

/// Every language by the name of its folder.
fn read_languages(problems: &mut Vec<String>) -> Result<BTreeMap<String, Messages>> {
    let mut languages = BTreeMap::new();
    for folder in files::entries(Path::new(LOCALES))? {
        let mut messages = Messages::default();
        for file in files_below(&folder, "ftl")? {
            problems.extend(messages.add(&file.display().to_string(), &files::text(&file)?));
        }
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        languages.insert(name, messages);
    }
    Ok(languages)
}

/// Everything that the code says.
fn read_calls(problems: &mut Vec<String>) -> Result<Calls> {
    let mut calls = Calls::default();
    for directory in SOURCES {
        for file in files_below(Path::new(directory), "rs")? {
            problems.extend(calls.add(&file.display().to_string(), &files::text(&file)?));
        }
    }
    Ok(calls)
}

/// Everything that does not match.
fn judge(english: &Messages, languages: &BTreeMap<String, Messages>, calls: &Calls) -> Vec<String> {
    let mut problems = wrong_calls(english, calls);
    problems.extend(unsaid(english, calls));
    for (name, language) in languages {
        problems.extend(unused_terms(language));
        problems.extend(unformed(languages, name, language));
        if name != ENGLISH {
            problems.extend(differences(english, name, language));
        }
    }
    problems
}

/// What the code says that is not there, or with other arguments.
fn wrong_calls(english: &Messages, calls: &Calls) -> Vec<String> {
    let wrong = |call: &Said| {
        let Said { place, key, args } = call;
        let Some(entry) = english.entries.get(key) else {
            return Some(format!("{place}: there is no message `{key}`"));
        };
        let takes = english.takes(entry);
        (*args != takes).then(|| {
            let (takes, given) = (listed(&takes), listed(args));
            format!("{place}: `{key}` takes {takes}, but is given {given} ({})", entry.place)
        })
    };
    calls.said.iter().filter_map(wrong).collect()
}

/// The messages and attributes that nothing says and no other message refers to.
fn unsaid(english: &Messages, calls: &Calls) -> Vec<String> {
    let referred = english.referred_to();
    let unsaid = english.messages().filter(|(key, _)| !calls.says(key) && !referred.contains(*key));
    unsaid.map(|(key, entry)| format!("{}: nothing says `{key}`", entry.place)).collect()
}

/// The terms of a language to which none of its messages refers.
fn unused_terms(language: &Messages) -> Vec<String> {
    let referred = language.referred_to();
    let unused = language.terms().filter(|(key, _)| !referred.contains(*key));
    unused.map(|(key, entry)| format!("{}: nothing refers to `{key}`", entry.place)).collect()
}

/// The messages of a language that have no form for some number. What is counted in one language is
/// counted in all; only in English, gold is just gold.
fn unformed(
    languages: &BTreeMap<String, Messages>,
    name: &str,
    language: &Messages,
) -> Vec<String> {
    let Some(numerals) = Numerals::of(name) else {
        return vec![format!("{LOCALES}/{name}: teach `Numerals` how this language counts")];
    };
    let unformed = |(key, entry): (&str, &Entry)| {
        let elsewhere = languages.values().filter(|_| name != ENGLISH);
        let elsewhere = elsewhere.filter_map(|other| other.entries.get(key));
        let counted = plurals::counted(elsewhere.chain([entry]));
        let lacking = plurals::lacking(numerals, &counted, entry);
        let told = lacking.into_iter().map(|(by, form)| format!("[{form}] of ${by}"));
        let told = told.collect::<Vec<_>>().join(", ");
        (!told.is_empty()).then(|| format!("{}: `{key}` lacks {told}", entry.place))
    };
    language.messages().chain(language.terms()).filter_map(unformed).collect()
}

/// Where a language differs from English: other keys, or other variables.
fn differences(english: &Messages, name: &str, language: &Messages) -> Vec<String> {
    let missing = english.messages().filter(|(key, _)| !language.entries.contains_key(*key));
    let missing = missing
        .map(|(key, entry)| format!("{LOCALES}/{name}: `{key}` is missing ({})", entry.place));
    let wrong = language.messages().filter_map(|(key, entry)| match english.entries.get(key) {
        None => Some(format!("{}: English has no `{key}`", entry.place)),
        Some(original) => other_variables(english, original, language, entry)
            .map(|problem| format!("{}: `{key}` {problem} ({})", entry.place, original.place)),
    });
    missing.chain(wrong).collect()
}

/// How the variables of a translation differ: it uses each that English uses, says each that English
/// says, and besides uses only those that English documents for languages that need them.
fn other_variables(
    english: &Messages,
    original: &Entry,
    language: &Messages,
    entry: &Entry,
) -> Option<String> {
    let uses = language.uses(entry);
    let lacks: BTreeSet<String> = english.uses(original).difference(&uses).cloned().collect();
    let silent: BTreeSet<String> =
        english.says(original).difference(&language.says(entry)).cloned().collect();
    let adds: BTreeSet<String> = uses.difference(&english.takes(original)).cloned().collect();
    if !lacks.is_empty() {
        Some(format!("does not use {}, as English does", listed(&lacks)))
    } else if !silent.is_empty() {
        Some(format!("does not say {}, as English does", listed(&silent)))
    } else if !adds.is_empty() {
        Some(format!("uses {}, which it is not given", listed(&adds)))
    } else {
        None
    }
}

/// Variables as one would write them.
fn listed(variables: &BTreeSet<String>) -> String {
    if variables.is_empty() {
        return "nothing".into();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of one file, which must be well-formed.
    fn words(source: &str) -> Messages {
        let mut messages = Messages::default();
        assert_eq!(messages.add("en.ftl", source), Vec::<String>::new());
        messages
    }

    /// What does not match between these words and this code.
    fn problems(english: &str, code: &str) -> Vec<String> {
        let mut calls = Calls::default();
        assert_eq!(calls.add("crates/a/src/a.rs", code), Vec::<String>::new());
        judge(&words(english), &BTreeMap::new(), &calls)
    }

    /// How these words differ from English.
    fn compared(english: &str, polish: &str) -> Vec<String> {
        let mut language = Messages::default();
        assert_eq!(language.add("pl.ftl", polish), Vec::<String>::new());
        let english = words(english);
        let languages = BTreeMap::from([("pl".to_owned(), language)]);
        differences(&english, "pl", &languages["pl"])
    }

    const NOTHING: [&str; 0] = [];

    #[test]
    fn what_is_said_must_be_there() {
        let problems = problems("a = A", "say!(text, \"a\"); say!(text, \"b\");");
        assert_eq!(problems, ["crates/a/src/a.rs:1: there is no message `b`"]);
    }

    #[test]
    fn a_message_is_given_just_what_it_takes() {
        let english = "a = { $who } pays { $gold }";
        assert_eq!(problems(english, "say!(text, \"a\", gold = 1, who = name)"), NOTHING);
        assert_eq!(problems(english, "key!(\"a\", who, gold)"), NOTHING);
        assert_eq!(
            problems(english, "say!(text, \"a\", who = name, you = 1)"),
            ["crates/a/src/a.rs:1: `a` takes $gold, $who, but is given $who, $you (en.ftl:1)"]
        );
    }

    #[test]
    fn variables_come_from_variants_functions_and_other_messages() {
        let english = "a = { NUMBER($n) ->\n    [one] { $x }\n   *[other] { b }\n }\nb = { $y }\n";
        assert_eq!(problems(english, "say!(t, \"a\", n = 1, x = 2, y = 3)"), NOTHING);
    }

    #[test]
    fn what_is_documented_is_given_but_need_not_be_used() {
        let english = "## $case: for others\n\na = { $n }\nb = { $n }\n\n## End\n\nc = C\n";
        let code = "say!(t, \"a\", n = 1, case = c); key!(\"b\", n, case); key!(\"c\")";
        assert_eq!(problems(english, code), NOTHING);
        let polish = "a = { $n } { $case }\nb = { $n }\nc = { $case }\n";
        assert_eq!(
            compared(english, polish),
            ["pl.ftl:3: `c` uses $case, which it is not given (en.ftl:8)"]
        );
    }

    #[test]
    fn every_message_attribute_and_term_is_used() {
        let english = "a = A\n    .hint = H\n    .other = O\nb = { c }\nc = C\nd = D\n";
        let code = "keys!(\"a\"; hint); key!(\"b\")";
        assert_eq!(
            problems(english, code),
            ["en.ftl:3: nothing says `a.other`", "en.ftl:6: nothing says `d`"]
        );
        let terms = words("-used = U\n-unused = U\na = { -used }\n");
        assert_eq!(unused_terms(&terms), ["en.ftl:2: nothing refers to `-unused`"]);
    }

    #[test]
    fn an_attribute_can_be_said_by_its_full_name() {
        assert_eq!(problems("a =\n    .hint = { $n }\n", "say!(t, \"a.hint\", n = 1)"), NOTHING);
    }

    #[test]
    fn an_attribute_is_given_just_what_it_takes() {
        let english = "a = { $n }\n    .hint = { $who }\n";
        assert_eq!(problems(english, "keys!(\"a\", n; hint, who)"), NOTHING);
        assert_eq!(
            problems(english, "keys!(\"a\", n; hint, n)"),
            ["crates/a/src/a.rs:1: `a.hint` takes $who, but is given $n (en.ftl:2)"]
        );
    }

    #[test]
    fn a_language_has_the_keys_of_english() {
        assert_eq!(
            compared("a = A\n    .hint = H\nb = B\n-term = T\n", "b = { -t }\nc = C\n-t = T\n"),
            [
                "locales/pl: `a` is missing (en.ftl:1)",
                "locales/pl: `a.hint` is missing (en.ftl:2)",
                "pl.ftl:2: English has no `c`",
            ]
        );
    }

    #[test]
    fn a_language_uses_the_variables_of_english() {
        assert_eq!(
            compared("a = { $who } { $gold }", "a = { $gold }"),
            ["pl.ftl:1: `a` does not use $who, as English does (en.ftl:1)"]
        );
    }

    #[test]
    fn a_language_says_what_english_says() {
        let english = "a = { $n ->\n    [one] { $n } pence\n   *[other] { $n } pence\n}\n";
        assert_eq!(
            compared(english, "a = { $n ->\n    [one] pens\n   *[many] pensów\n}\n"),
            ["pl.ftl:1: `a` does not say $n, as English does (en.ftl:1)"]
        );
    }

    #[test]
    fn a_plural_is_a_plural_however_it_is_written() {
        let lacking = |source: &str| {
            let languages = BTreeMap::from([
                ("en".to_owned(), words("a = { $n } gold")),
                ("es".to_owned(), words("a = { $n ->\n    [one] moneda\n   *[other] monedas\n}\n")),
                ("pl".to_owned(), words(source)),
            ]);
            unformed(&languages, "pl", &languages["pl"]).len()
        };
        assert_eq!(lacking("a = { NUMBER($n) ->\n    [one] pens\n   *[other] pensy\n}\n"), 1);
        let all = "[one] pens\n    [few] pensy\n    [many] pensów\n   *[other] pensa";
        assert_eq!(lacking(&format!("a = {{ NUMBER($n) ->\n    {all}\n}}\n")), 0);
        assert_eq!(lacking("a = { $n }{ \"\\u00A0\" }pensów"), 1);
    }

    #[test]
    fn what_one_language_counts_the_others_count_but_english() {
        let languages = BTreeMap::from([
            ("en".to_owned(), words("a = { $n } gold")),
            ("es".to_owned(), words("a = { $n ->\n    [one] moneda\n   *[other] monedas\n}\n")),
            ("pl".to_owned(), words("a = { $n } pensów")),
            ("ru".to_owned(), words("a = монеты: { $n }")),
        ]);
        let unformed = |name: &str| unformed(&languages, name, &languages[name]).len();
        assert_eq!(["en", "es", "pl", "ru"].map(unformed), [0, 0, 1, 0]);
    }

    #[test]
    fn the_words_of_this_repository_can_be_read() {
        crate::process::enter_repository().expect("the repository is there");
        let mut problems = Vec::new();
        let languages = read_languages(&mut problems).expect("the words can be read");
        read_calls(&mut problems).expect("the code can be read");
        assert_eq!(problems, NOTHING);
        assert!(languages.contains_key(ENGLISH));
    }
}
