//! Whether a message has a form for every number.

use std::collections::BTreeSet;

use phrasebook::Numerals;

use super::messages::{Choice, Entry};

/// The numbers that are looked at: more of anything is never on a table.
const NUMBERS: std::ops::Range<u64> = 0..1_000;

/// The variables for which one of these entries has forms.
pub(super) fn counted<'a>(entries: impl Iterator<Item = &'a Entry>) -> BTreeSet<&'a str> {
    let choices = entries.flat_map(|entry| &entry.choices);
    choices.filter(|choice| choice.names_a_form()).map(|choice| choice.by.as_str()).collect()
}

/// The forms that an entry of a language lacks, each with the variable that wants it. A choice that
/// has a form for some numbers needs one for all; and so does a number before a word, if it is
/// counted somewhere.
pub(super) fn lacking(
    numerals: Numerals,
    counted: &BTreeSet<&str>,
    entry: &Entry,
) -> BTreeSet<(String, &'static str)> {
    let chosen = entry.choices.iter().filter(|choice| choice.names_a_form()).map(|choice| {
        let mut wanted = wanted(numerals, choice);
        wanted.retain(|form| !choice.variants.contains(*form));
        (choice, wanted)
    });
    let bare = entry.bare.iter().filter(|choice| counted.contains(choice.by.as_str()));
    let bare = bare.map(|choice| (choice, wanted(numerals, choice)));
    // What is said in one way is fine for numbers that all want the same form.
    let bare = bare.filter(|(_, wanted)| wanted.len() > 1);
    let lacks = |(choice, wanted): (&Choice, BTreeSet<_>)| {
        wanted.into_iter().map(|form| (choice.by.clone(), form)).collect::<Vec<_>>()
    };
    chosen.chain(bare).flat_map(lacks).collect()
}

/// The forms that are wanted by some number that has no variant of its own.
fn wanted(numerals: Numerals, choice: &Choice) -> BTreeSet<&'static str> {
    let unnamed = NUMBERS.filter(|number| !choice.variants.contains(&number.to_string()));
    unnamed.map(|number| numerals.for_count(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::messages::Messages;
    use super::*;

    /// What the message `a` lacks in a language, beside one in another language.
    fn lacks(numerals: Numerals, other: &str, translated: &str) -> Vec<(String, &'static str)> {
        let languages = [other, translated].map(|source| {
            let mut messages = Messages::default();
            assert_eq!(messages.add("a.ftl", source), Vec::<String>::new());
            messages
        });
        let entries = languages.each_ref().map(|messages| &messages.entries["a"]);
        lacking(numerals, &counted(entries.into_iter()), entries[1]).into_iter().collect()
    }

    /// The forms among what is lacking.
    fn forms(lacking: &[(String, &'static str)]) -> Vec<&'static str> {
        lacking.iter().map(|&(_, form)| form).collect()
    }

    const COINS: &str = "a = { $n ->\n    [one] coin\n   *[other] coins\n}\n";

    #[test]
    fn every_number_has_its_form() {
        let nothing = Vec::<(String, &str)>::new();
        let n = |forms: &[&'static str]| {
            forms.iter().map(|form| ("n".to_owned(), *form)).collect::<Vec<_>>()
        };
        assert_eq!(lacks(Numerals::English, COINS, COINS), nothing);
        assert_eq!(lacks(Numerals::Spanish, COINS, COINS), nothing);
        assert_eq!(lacks(Numerals::Polish, COINS, COINS), n(&["few", "many"]));
        let forms = "a = { $n ->\n    [one] 1\n    [few] 2\n   *[many] 5\n}\n";
        assert_eq!(lacks(Numerals::Polish, COINS, forms), nothing);
        assert_eq!(lacks(Numerals::Russian, COINS, forms), nothing);
    }

    #[test]
    fn a_number_itself_is_a_form_for_no_other() {
        // One is the only number of its form in Polish, but not in Russian.
        let exact = "a = { $n ->\n    [1] 1\n    [few] 2\n   *[many] 5\n}\n";
        assert_eq!(lacks(Numerals::Polish, COINS, exact), []);
        assert_eq!(lacks(Numerals::Russian, COINS, exact), [("n".to_owned(), "one")]);
    }

    #[test]
    fn a_choice_by_a_word_counts_nothing() {
        let words = "a = { $you ->\n    [by] you\n   *[other] they\n}\n";
        assert_eq!(lacks(Numerals::Polish, words, words), []);
        let none = "a = { $n ->\n    [0] none\n   *[other] { $n }\n}\n";
        assert_eq!(lacks(Numerals::Polish, none, none), []);
        let several = "a = { $n ->\n    [1] goes\n   *[other] go\n}\n";
        assert_eq!(lacks(Numerals::Polish, COINS, several), []);
    }

    #[test]
    fn a_number_before_a_word_has_forms_if_it_has_in_some_language() {
        assert_eq!(lacks(Numerals::Polish, COINS, "a = pensy: { $n }.\n"), []);
        let bare = "a = { $n } pens\n";
        assert_eq!(forms(&lacks(Numerals::Polish, COINS, bare)), ["few", "many", "one"]);
        assert_eq!(forms(&lacks(Numerals::Spanish, COINS, bare)), ["one", "other"]);
        assert_eq!(lacks(Numerals::Polish, "a = { $n } gold\n", bare), []);
        assert_eq!(lacks(Numerals::Polish, &COINS.replace("$n", "$m"), bare), []);
    }

    #[test]
    fn a_number_itself_leaves_the_others_to_one_form_if_they_want_the_same() {
        let exact = "a = { $n ->\n    [1] pens\n   *[other] { $n } pensów\n}\n";
        assert_eq!(forms(&lacks(Numerals::Polish, COINS, exact)), ["few", "many"]);
        assert_eq!(forms(&lacks(Numerals::Russian, COINS, exact)), ["few", "many", "one"]);
        assert_eq!(lacks(Numerals::Spanish, COINS, exact), []);
        let none = "a = { $n ->\n    [0] nada\n   *[other] { $n } monedas\n}\n";
        assert_eq!(forms(&lacks(Numerals::Spanish, COINS, none)), ["one", "other"]);
        let within = "a = { $n ->\n    [1] { $n } pens\n   *[other] pensy: { $n }.\n}\n";
        assert_eq!(lacks(Numerals::Polish, COINS, within), []);
    }

    #[test]
    fn a_choice_by_something_else_leaves_a_number_without_its_forms() {
        let you = "a = { $you ->\n    [by] { $n } pens\n   *[other] pensy: { $n }.\n}\n";
        assert_eq!(forms(&lacks(Numerals::Polish, COINS, you)), ["few", "many", "one"]);
        let other = "a = { $m ->\n    [one] { $n } pens\n    [few] .\n   *[many] .\n}\n";
        assert_eq!(forms(&lacks(Numerals::Polish, COINS, other)), ["few", "many", "one"]);
    }
}
