//! Whether a message has a form for every number.

use std::collections::BTreeSet;

use phrasebook::Numerals;

use super::messages::{Choice, Entry};

/// The numbers that are looked at: more of anything is never on a table.
const NUMBERS: std::ops::Range<u64> = 0..1_000;

/// The forms that an entry of a language lacks, each with the variable that wants it. A choice that
/// has a form for some numbers needs one for all; and so does a number before a word, if English has
/// forms for it.
pub(super) fn lacking(
    numerals: Numerals,
    english: Option<&Entry>,
    entry: &Entry,
) -> BTreeSet<(String, &'static str)> {
    let english = english.into_iter().flat_map(|english| &english.choices);
    let counted: BTreeSet<&String> =
        english.filter(|choice| choice.names_a_form()).map(|choice| &choice.by).collect();
    let bare = entry.bare.iter().filter(|variable| counted.contains(variable));
    let bare = bare.map(|by| Choice { by: by.clone(), variants: BTreeSet::new() });
    let chosen = entry.choices.iter().filter(|choice| choice.names_a_form());
    let incomplete = |choice: &Choice| {
        missing(numerals, choice).map(|form| (choice.by.clone(), form)).collect::<Vec<_>>()
    };
    chosen.flat_map(incomplete).chain(bare.flat_map(|choice| incomplete(&choice))).collect()
}

/// The forms that some number wants and that the choice does not have, if the number itself has no
/// variant either.
fn missing(numerals: Numerals, choice: &Choice) -> impl Iterator<Item = &'static str> {
    let unnamed = NUMBERS.filter(|number| !choice.variants.contains(&number.to_string()));
    let wanted: BTreeSet<&str> = unnamed.map(|number| numerals.for_count(number)).collect();
    wanted.into_iter().filter(|form| !choice.variants.contains(*form))
}

#[cfg(test)]
mod tests {
    use super::super::messages::Messages;
    use super::*;

    /// What the message `a` lacks in a language, beside an English one.
    fn lacks(numerals: Numerals, english: &str, translated: &str) -> Vec<(String, &'static str)> {
        let [english, translated] = [english, translated].map(|source| {
            let mut messages = Messages::default();
            assert_eq!(messages.add("a.ftl", source), Vec::<String>::new());
            messages
        });
        let english = english.entries.get("a");
        lacking(numerals, english, &translated.entries["a"]).into_iter().collect()
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
    fn a_number_before_a_word_has_forms_if_it_has_in_english() {
        assert_eq!(lacks(Numerals::Polish, COINS, "a = pensy: { $n }.\n"), []);
        let bare =
            ["a = { $n } pens\n", "a = { $n ->\n    [1] pens\n   *[other] { $n } pensów\n}\n"];
        for bare in bare {
            assert_eq!(lacks(Numerals::Polish, COINS, bare).len(), 3, "{bare}");
            assert_eq!(lacks(Numerals::Polish, "a = { $n } gold\n", bare), []);
        }
    }
}
