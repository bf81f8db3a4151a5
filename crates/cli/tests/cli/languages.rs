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

/// What a language says about something.
type Sentence = fn(&Text) -> String;

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
    in_every_language(&["simulate", "--bots", "random,random"], |text, run| {
        let reason = say!(text, "cli-wrong-players", players = 2);
        assert_eq!(run.run().complaint().trim_end(), say!(text, "cli-error", reason = reason));
    });
    // No name is so long, so nobody has to be asked for it.
    let long = format!("{}:1", "apples".repeat(20));
    in_every_language(&["serve", "--listen", &long], |text, run| {
        let reason = say!(text, "cli-listen-no-name", address = &long);
        assert_eq!(run.run().complaint().trim_end(), say!(text, "cli-error", reason = reason));
    });
}

#[test]
fn what_is_wrong_with_json_is_in_the_readers_language() {
    let cases: [(&str, Sentence); 8] = [
        ("{\"players\":\n[", |text| place(text, 2, 1, &say!(text, "cli-json-ends"))),
        ("{\"players\": nobody}", |text| say!(text, "cli-json-not")),
        ("{}", |text| say!(text, "cli-field-missing", field = "players")),
        (r#"{"people":[]}"#, |text| {
            let unknown = say!(text, "cli-field-unknown", field = "people", known = "players");
            place(text, 1, 9, &format!("people: {unknown}"))
        }),
        (r#"{"players":{}}"#, |text| {
            let (wanted, found) = (say!(text, "cli-kind-list"), say!(text, "cli-kind-object"));
            say!(text, "cli-data-unlike", wanted = wanted, found = found)
        }),
        (r#"{"players":[{"name":7}]}"#, |text| {
            let wanted = say!(text, "cli-kind-text");
            let unlike = say!(text, "cli-data-unlike", wanted = wanted, found = "7");
            format!("players[0].name: {unlike}")
        }),
        (r#"{"players":[{"gold":"7"}]}"#, |text| {
            let wanted = say!(text, "cli-kind-whole-within", least = "0", most = "1000000");
            say!(text, "cli-data-unlike", wanted = wanted, found = "\"7\"")
        }),
        (r#"{"players":[{"stand":[]}]}"#, |text| {
            let (wanted, found) = (say!(text, "cli-score-stand"), say!(text, "cli-kind-list"));
            say!(text, "cli-data-unlike", wanted = wanted, found = found)
        }),
    ];
    for (json, reason) in cases {
        in_every_language(&["score"], |text, run| {
            let told = run.input(json).run().complaint();
            assert!(told.contains(&reason(text)), "{told} does not say: {}", reason(text));
            assert!(told.contains(&say!(text, "cli-standard-input")), "{told}");
            expect_no_english(text, &told);
        });
    }
}

#[test]
fn what_is_wrong_with_settings_is_in_the_readers_language() {
    let cases: [(&str, Sentence); 7] = [
        ("base_path = \"apples\"", |text| say!(text, "cli-value-base-path", path = "apples")),
        ("lan = 1", |text| {
            let wanted = say!(text, "cli-kind-switch");
            say!(text, "cli-data-unlike", wanted = wanted, found = "1")
        }),
        ("max_tables = 0", |text| {
            let most = u32::MAX.to_string();
            let wanted = say!(text, "cli-kind-whole-within", least = "1", most = most);
            say!(text, "cli-data-unlike", wanted = wanted, found = "0")
        }),
        ("data = 7", |text| say!(text, "cli-kind-text")),
        ("trust_proxy = \"10.0.0.1\"", |text| say!(text, "cli-kind-list")),
        ("lan = true\nlan = true", |text| say!(text, "cli-config-twice")),
        ("listen = 0.0.0.0:80", |text| say!(text, "cli-config-not-toml")),
    ];
    for (toml, reason) in cases {
        let file = written("settings-in-all-languages.toml", toml);
        in_every_language(&["serve", "--config", &file], |text, run| {
            let told = run.run().complaint();
            assert!(told.contains(&reason(text)), "{told} does not say: {}", reason(text));
            expect_no_english(text, &told.replace(&file, ""));
        });
    }
    let file = written("unknown-setting.toml", "lan = true\n\nlissen = 1");
    in_every_language(&["serve", "--config", &file], |text, run| {
        let told = run.run().complaint();
        let unknown = say!(text, "cli-field-unknown", field = "lissen", known = "listen, lan");
        let line = say!(text, "cli-config-line", file = &file, line = 3, reason = unknown);
        assert!(told.starts_with(&say!(text, "cli-error", reason = line)), "{told}");
    });
}

#[test]
fn what_is_wrong_with_a_record_is_in_the_readers_language() {
    let start =
        r#"{"deal":{"setup":{"players":3,"market":"one_pile","honour":"proof","deputies":false},"#;
    let seed = "0".repeat(64);
    let record = |more: &str| {
        let head = r#"{"format":"just-apples record","rules":1"#;
        format!(r#"{head},"start":{start}"seed":"{seed}"}}}},{more}}}"#)
    };
    let cases: [(String, Sentence); 6] = [
        ("[".into(), |text| place(text, 1, 1, &say!(text, "cli-json-ends"))),
        ("apples".into(), |text| place(text, 1, 1, &say!(text, "cli-json-not"))),
        (record("\"colour\":1"), |text| {
            let known = "format, rules, start, fairness, moves";
            say!(text, "cli-field-unknown", field = "colour", known = known)
        }),
        (record("\"moves\":{}"), |text| {
            let (wanted, found) = (say!(text, "cli-kind-list"), say!(text, "cli-kind-object"));
            say!(text, "cli-data-unlike", wanted = wanted, found = found)
        }),
        (record("\"moves\":[]").replace(&seed, "7"), |text| say!(text, "cli-data-other")),
        (record("\"moves\":[\"B: load 3 durian\"]"), |text| {
            say!(
                text,
                "cli-record-move",
                number = 1,
                column = 11,
                expected = say!(text, "cli-record-wants-good"),
                found = "\"durian\"",
            )
        }),
    ];
    for (json, reason) in &cases {
        in_every_language(&["replay", "-"], |text, run| {
            let told = run.input(json).run().complaint();
            assert!(told.contains(&reason(text)), "{told} does not say: {}", reason(text));
            expect_no_english(text, &told);
        });
    }
}

/// Where something is wrong in a file.
fn place(text: &Text, line: u32, column: u32, what: &str) -> String {
    say!(text, "cli-place", line = line, column = column, what = what)
}

/// Checks that no word of a library stands in a sentence of another language.
fn expect_no_english(text: &Text, told: &str) {
    let words = ["expected", "invalid", "missing", "unknown", "line ", "column ", "EOF", "digits"];
    let english = words.iter().find(|word| told.contains(**word));
    assert!(text.language() == Language::English || english.is_none(), "{english:?}: {told}");
}

#[test]
fn no_line_of_a_report_is_wider_than_a_terminal() {
    for words in [
        "--all-variants --players 6 --bots normal,random,random,normal,random,random",
        "--edition 1e --players 3 --all-variants",
    ] {
        let words = format!("simulate --games 2 {words}");
        in_every_language(&words.split(' ').collect::<Vec<_>>(), |text, run| {
            let said = run.run().success();
            let widest = said.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{:?}: {widest:?}\n{said}", text.language());
        });
    }
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
