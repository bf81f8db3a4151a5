//! The program in the language of whoever runs it.

use text::{Language, MISSING, Text, say};

use crate::program::{Run, just_apples, written};

/// Every language that people are offered, with a locale of it.
const LOCALES: [(Language, &str); 4] = [
    (Language::English, "en_GB.UTF-8"),
    (Language::Spanish, "es_ES.UTF-8"),
    (Language::Polish, "pl_PL.UTF-8"),
    (Language::Russian, "ru_RU.UTF-8"),
];

/// What each language says, beside the program in that language.
fn in_every_language(args: &[&str], judge: impl Fn(&Text, Run)) {
    assert_eq!(LOCALES.map(|(language, _)| language), Language::OFFERED);
    for (language, locale) in LOCALES {
        judge(&Text::new(language), just_apples(args).lang(locale));
    }
}

#[test]
fn what_is_printed_is_in_the_readers_language() {
    in_every_language(&["simulate", "--games", "2", "--bots", "random"], |text, run| {
        let said = run.run().success();
        let players = say!(text, "cli-options-players", players = 4);
        let label = say!(text, "cli-report-setup");
        assert!(said.starts_with(&label) && said.contains(&players), "{said}");
        assert!(said.contains(&say!(text, "cli-bots-win-rate")), "{said}");
        // The values begin in one column, whatever is left of them.
        let longest = say!(text, "cli-report-mean-winner-score");
        let line = said.lines().find(|line| line.starts_with(&longest)).expect("a line of it");
        assert!(line.contains(char::is_numeric) && !said.contains(MISSING), "{said}");
    });
}

#[test]
fn what_goes_wrong_is_in_the_readers_language() {
    in_every_language(&["score", "no/such/file.json"], |text, run| {
        let reason = say!(text, "cli-cannot-read", file = "no/such/file.json");
        let told = run.run().complaint();
        assert!(told.starts_with(&say!(text, "cli-error", reason = reason)), "{told}");
    });
    in_every_language(&["simulate", "--players", "2"], |text, run| {
        let reason = say!(text, "cli-wrong-players", players = 2);
        assert_eq!(run.run().complaint().trim_end(), say!(text, "cli-error", reason = reason));
    });
    let empty = written("settings-in-all-languages.toml", "base_path = \"apples\"");
    in_every_language(&["serve", "--config", &empty], |text, run| {
        let told = run.run().complaint();
        assert!(told.contains(&say!(text, "cli-value-base-path", path = "apples")), "{told}");
    });
}

#[test]
fn mistakes_in_the_arguments_are_told_in_the_readers_language() {
    in_every_language(&["juggle"], |text, run| {
        let told = run.run().complaint();
        let reason = say!(text, "cli-args-unknown-command", command = "juggle");
        assert_eq!(told.trim_end(), say!(text, "cli-error", reason = reason));
    });
    in_every_language(&["simulate", "--threads", "600"], |text, run| {
        let told = run.run().complaint();
        let reason = say!(text, "cli-value-whole", least = "1", most = "512");
        assert!(told.trim_end().ends_with(&reason), "{told}");
    });
}

#[test]
fn help_is_in_the_readers_language() {
    in_every_language(&["help", "simulate"], |text, run| {
        let said = run.run().success();
        assert!(said.starts_with(&say!(text, "cli-simulate")), "{said}");
        assert!(said.contains(&say!(text, "cli-help-usage")), "{said}");
        assert!(said.contains(&say!(text, "cli-help-default", value = "1000")), "{said}");
        assert!(!said.contains(MISSING), "{said}");
    });
}

#[test]
fn each_language_has_words_of_its_own() {
    let usage = ["Usage: ", "Uso: ", "Użycie: ", "Использование: "];
    for ((_, locale), usage) in LOCALES.into_iter().zip(usage) {
        let said = just_apples(&["replay", "--help"]).lang(locale).run().success();
        assert!(said.contains(usage), "{said}");
    }
}

#[test]
fn programs_read_the_same_in_every_language() {
    let table =
        r#"{"players":[{"name":"Ann","gold":0,"stand":{"apples":49},"black_market":[30]}]}"#;
    let args = ["score", "--edition", "1e", "--json"];
    let [english, others @ ..] =
        LOCALES.map(|(_, locale)| just_apples(&args).lang(locale).input(table).run().json());
    assert!(english["notes"][0].as_str().is_some_and(|note| note.contains("are counted")));
    others.iter().for_each(|other| assert_eq!(*other, english));
}

#[test]
fn a_locale_that_is_no_language_of_ours_is_english() {
    for locale in ["C", "POSIX", "tlh_QO.UTF-8", ""] {
        let help = just_apples(&["--help"]).lang(locale).run().success();
        assert!(help.contains("Usage: just-apples"), "{help}");
    }
}
