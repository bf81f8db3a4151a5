//! What the libraries that read JSON and TOML have against a file. They tell it in English, in a few
//! forms of sentences that are recognised here; our own reasons come through them as they are.

use text::{Language, say};

use super::text;

/// What is wrong, and where in a file.
pub(crate) fn placed(line: usize, column: usize, what: &str) -> String {
    say!(text(), "cli-place", line = line, column = column, what = what)
}

/// Why `serde_json` refuses something, without the place.
pub(crate) fn json_reason(why: &serde_json::Error) -> String {
    let told = why.to_string();
    let place = format!(" at line {} column {}", why.line(), why.column());
    told.strip_suffix(&place).unwrap_or(&told).to_owned()
}

/// A text is no JSON, for this reason of `serde_json`.
pub(crate) fn not_json(reason: &str) -> String {
    match reason {
        _ if reason.starts_with("EOF while parsing ") => say!(text(), "cli-json-ends"),
        "number out of range" => say!(text(), "cli-data-too-large"),
        _ => with_english(say!(text(), "cli-json-not"), reason),
    }
}

/// A text is no TOML, for this reason of `toml`.
pub(crate) fn not_toml(reason: &str) -> String {
    match reason {
        "duplicate key" => say!(text(), "cli-config-twice"),
        _ => with_english(say!(text(), "cli-config-not-toml"), reason),
    }
}

/// A value is not what a record has at its place, for this reason of `serde_json` or of the rules.
pub(crate) fn not_in_record(reason: &str) -> String {
    let other = || with_english(say!(text(), "cli-data-other"), reason);
    bad_value(reason).unwrap_or_else(other)
}

/// What serde has against a value. Nothing, if it is in none of serde's own forms.
pub(crate) fn bad_value(reason: &str) -> Option<String> {
    let text = text();
    if let Some(field) = reason.strip_prefix("missing field ") {
        Some(say!(text, "cli-field-missing", field = unquoted(field)?))
    } else if let Some(field) = reason.strip_prefix("duplicate field ") {
        Some(say!(text, "cli-field-twice", field = unquoted(field)?))
    } else if let Some(rest) = reason.strip_prefix("unknown field ") {
        let (field, known) = one_of_others(rest)?;
        Some(say!(text, "cli-field-unknown", field = field, known = known))
    } else if let Some(rest) = reason.strip_prefix("unknown variant ") {
        let (word, known) = one_of_others(rest)?;
        Some(say!(text, "cli-value-word", word = word, known = known))
    } else if let Some(rest) = reason.strip_prefix("invalid length ") {
        let (length, wanted) = rest.rsplit_once(", expected ")?;
        Some(unlike(&kind(wanted), &list_of(length)))
    } else if let Some(rest) =
        reason.strip_prefix("invalid type: ").or_else(|| reason.strip_prefix("invalid value: "))
    {
        let (found, wanted) = rest.rsplit_once(", expected ")?;
        Some(unlike(&kind(wanted), &shown(found)))
    } else {
        match reason {
            // So `serde_json` says that a word is wanted and something else is there.
            "expected value" => Some(say!(text, "cli-data-other")),
            "number out of range" => Some(say!(text, "cli-data-too-large")),
            _ => None,
        }
    }
}

/// One thing is wanted, and another is there.
fn unlike(wanted: &str, found: &str) -> String {
    say!(text(), "cli-data-unlike", wanted = wanted, found = found)
}

/// What stands between backticks.
fn unquoted(text: &str) -> Option<&str> {
    text.strip_prefix('`')?.strip_suffix('`')
}

/// The word that nobody knows, and those that there are: `` `x`, expected one of `a`, `b` ``.
fn one_of_others(text: &str) -> Option<(&str, String)> {
    let (word, known) = text.rsplit_once(", expected ")?;
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    Some((unquoted(word)?, known.join(", ")))
}

/// What is wanted. What is none of serde's own kinds is ours, and in our words already.
fn kind(wanted: &str) -> String {
    let text = text();
    let length = |before| wanted.strip_prefix(before);
    if let Some(length) = length("an array of length ").or_else(|| length("a tuple of size ")) {
        return list_of(length);
    }
    match wanted {
        "a string" | "path string" => say!(text, "cli-kind-text"),
        "a boolean" => say!(text, "cli-kind-switch"),
        "a sequence" | "a list of moves" => say!(text, "cli-kind-list"),
        _ if wanted == "a map" || wanted.starts_with("struct ") => say!(text, "cli-kind-object"),
        "u8" => whole_within(0, u8::MAX.into()),
        "u16" => whole_within(0, u16::MAX.into()),
        "u32" => whole_within(0, u32::MAX),
        "a nonzero u32" => whole_within(1, u32::MAX),
        "u64" | "i64" => say!(text, "cli-kind-whole"),
        _ => wanted.to_owned(),
    }
}

/// A whole number within bounds. People type it, so they stand as they are typed.
fn whole_within(least: u32, most: u32) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    say!(text(), "cli-kind-whole-within", least = least, most = most)
}

/// A list of so many.
fn list_of(length: &str) -> String {
    say!(text(), "cli-kind-list-of", length = length)
}

/// What is there: a value as it is written, and a list or an object by its kind.
fn shown(found: &str) -> String {
    match found {
        "sequence" => return say!(text(), "cli-kind-list"),
        "map" => return say!(text(), "cli-kind-object"),
        _ => {}
    }
    if let Some(string) = found.strip_prefix("string ") {
        return string.to_owned();
    }
    let values = ["integer ", "floating point ", "boolean "];
    let value = values.iter().find_map(|kind| unquoted(found.strip_prefix(kind)?));
    value.unwrap_or(found).to_owned()
}

/// A sentence with what a library says besides, which helps those who read its language.
fn with_english(told: String, reason: &str) -> String {
    match text().language().words() {
        Language::English => format!("{told} ({reason})"),
        _ => told,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::num::NonZeroU32;
    use std::path::PathBuf;

    use serde::Deserialize;
    use serde::de::DeserializeOwned;

    use super::*;
    use crate::words::tests::in_language;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Stall {
        _name: String,
        _open: bool,
        _place: PathBuf,
        _cards: [u8; 3],
        _goods: Vec<Kind>,
        _gold: NonZeroU32,
        _debt: i64,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Legal,
        Royal,
    }

    /// Why a text is not what it should be, as `serde_json` tells it.
    fn refused<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
        json_reason(&serde_json::from_str::<T>(json).unwrap_err())
    }

    /// The same as people read it in English.
    fn told<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
        let reason = refused::<T>(json);
        bad_value(&reason).unwrap_or_else(|| panic!("{reason}"))
    }

    #[test]
    fn every_form_of_serde_is_recognised() {
        let within = "expected a whole number from 0 to 255, found";
        let nonzero = "expected a whole number from 1 to 4294967295, found";
        for (told, expected) in [
            (told::<Stall>("{}"), "the field `_name` is missing"),
            (told::<Stall>(r#"{"_open":true,"_open":true}"#), "the field `_open` is there twice"),
            (told::<String>("7"), "expected a text in quotes, found 7"),
            (told::<PathBuf>("[]"), "expected a text in quotes, found a list"),
            (told::<String>("null"), "expected a text in quotes, found null"),
            (
                told::<bool>(r#""yes, expected""#),
                r#"expected true or false, found "yes, expected""#,
            ),
            (told::<u8>("256"), &format!("{within} 256")),
            (told::<u8>("-1"), &format!("{within} -1")),
            (told::<u8>("1.5"), &format!("{within} 1.5")),
            (told::<u8>("{}"), &format!("{within} an object")),
            (told::<NonZeroU32>("0"), &format!("{nonzero} 0")),
            (told::<i64>("false"), "expected a whole number, found false"),
            (told::<i64>("1e999"), "the number is too large"),
            (told::<Vec<u8>>("{}"), "expected a list, found an object"),
            (told::<[u8; 3]>("[1]"), "expected a list of 3, found a list of 1"),
            (told::<[u8; 3]>("1"), "expected a list of 3, found 1"),
            (told::<Stall>("7"), "expected an object, found 7"),
            (told::<Kind>(r#""fine""#), "`fine` is none of legal, royal"),
            (told::<Kind>("3"), "something else must stand here"),
        ] {
            assert_eq!(told, expected);
        }
        let unknown = told::<Stall>("{\"a`, expected `b`\":1}");
        assert!(unknown.starts_with("there is no field `a`, expected `b``; possible"), "{unknown}");
        assert!(unknown.ends_with(": _name, _open, _place, _cards, _goods, _gold, _debt"));
    }

    #[test]
    fn what_is_told_in_no_form_of_serde_is_left_to_others() {
        for reason in ["unknown good \"durian\"", "missing field", "there is no seat 7", ""] {
            assert_eq!(bad_value(reason), None, "{reason}");
        }
    }

    #[test]
    fn no_language_but_english_says_what_libraries_say() {
        let reasons = [
            refused::<Stall>("{}"),
            refused::<Stall>(r#"{"x":1}"#),
            refused::<Stall>(r#"{"_debt":1,"_debt":1}"#),
            refused::<Stall>("[]"),
            refused::<Kind>(r#""fine""#),
            refused::<Kind>("3"),
            refused::<Vec<String>>("true"),
            refused::<Vec<String>>("[[]]"),
            refused::<[u8; 3]>("[1]"),
            refused::<u8>("{}"),
            refused::<bool>("1e999"),
            "there is no rules version 0".to_owned(),
        ];
        let broken = [refused::<Stall>("{"), refused::<Stall>("apples"), refused::<u8>("1 1")];
        let tables = ["lan = true\nlan = false", "lan", "listen = 0.0.0.0:80"];
        let tables =
            tables.map(|toml| toml::de::DeTable::parse(toml).unwrap_err().message().to_owned());
        let everything = || {
            let values = reasons.iter().map(|reason| not_in_record(reason));
            let broken = broken.iter().map(|reason| not_json(reason));
            values.chain(broken).chain(tables.iter().map(|reason| not_toml(reason))).collect()
        };
        let english: Vec<String> = everything();
        for language in Language::OFFERED.into_iter().filter(|&other| other != Language::English) {
            let told: Vec<String> = in_language(language, everything);
            let words = ["expected", "field", "invalid", "unknown", "there is", "key", "EOF"];
            for (told, english) in told.iter().zip(&english) {
                assert_ne!(told, english, "{language:?}");
                assert!(!words.iter().any(|word| told.contains(word)), "{language:?}: {told}");
            }
            assert!(told.iter().collect::<BTreeSet<_>>().len() > 12, "{told:?}");
        }
    }
}
