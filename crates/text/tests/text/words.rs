//! Words that are there, and words that are not.

use text::{Language, Text, args, key, say};

#[test]
fn every_language_can_be_read() {
    for language in Language::ALL {
        assert_eq!(Text::new(language).language(), language);
    }
}

#[test]
fn a_clone_is_the_same_and_languages_differ() {
    let english = Text::new(Language::English);
    assert_eq!(english.clone(), english);
    assert_ne!(Text::new(Language::Pseudo), english);
}

#[test]
fn the_pseudo_locale_changes_words_and_leaves_placeables_alone() {
    let text = Text::new(Language::Pseudo);
    let said = say!(text, "list-and", first = "Maya", last = "Ines", sound = "i");
    assert_eq!(said, "⟦Maya ááñð Ines⟧");
    assert_eq!(say!(text, "good-apples.letter"), "Á");
}

#[test]
fn a_missing_argument_is_shown_where_developers_look() {
    let text = Text::new(Language::English);
    let said = text.get(key!("gold-amount", gold, case), &args!(case = "plain"));
    if cfg!(debug_assertions) {
        assert_eq!(said, "⟨gold-amount: there is no $gold⟩");
    } else {
        assert_eq!(said, "{$gold} gold");
    }
}
