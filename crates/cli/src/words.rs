//! What the program says to people, in the language of their environment.
//!
//! Everything is a message of `locales/*/cli.ftl`. What programs read, JSON and records, is not.

mod data;
mod guests;
mod reasons;
mod records;
mod values;

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};

use rules::SetupError;
use text::{Herald, Language, Text, say};

pub(crate) use data::advised;
pub(crate) use reasons::{bad_value, json_reason, not_json, not_toml, placed};
pub(crate) use records::Records;
pub(crate) use values::told_value;

/// The variables that name a locale. The first that is set decides.
const LOCALES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The words of whoever runs the program.
#[cfg(not(test))]
pub(crate) fn text() -> &'static Text {
    static TEXT: std::sync::OnceLock<Text> = std::sync::OnceLock::new();
    TEXT.get_or_init(|| Text::new(language(|name| std::env::var(name).ok())))
}

#[cfg(test)]
pub(crate) use tests::text;

/// The language of an environment, found as gettext does: `LANGUAGE` lists wishes, but only where
/// the locale is a language at all. One that the game does not speak is English.
fn language(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = LOCALES.into_iter().find_map(set).filter(|locale| !is_plain(locale)) else {
        return Language::English;
    };
    let wishes = set("LANGUAGE").unwrap_or(locale);
    wishes.split(':').find_map(Language::from_tag).unwrap_or_default()
}

/// Whether a locale is the one of programs, which is no language.
fn is_plain(locale: &str) -> bool {
    matches!(locale.split('.').next(), Some("C" | "POSIX"))
}

/// Several things as one.
pub(crate) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, rest @ ..] => say!(text(), "cli-list", first = first, rest = listed(rest)),
    }
}

/// A whole number as people write it.
pub(crate) fn number(number: u64) -> String {
    say!(text(), "cli-number", number = number)
}

/// A number with a fraction as people write it.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
    text().language().decimal(number, digits)
}

/// A share of the whole as people write it.
pub(crate) fn percent(share: f64) -> String {
    say!(text(), "cli-percent", number = decimal(share * 100.0, 1))
}

/// What can be told to people in their language. `Display` of our libraries is for developers.
pub(crate) trait Tell {
    /// One sentence without its full stop, or a few whole ones.
    fn told(&self) -> String;
}

/// An error that is shown as it is told to people.
pub(crate) struct Told<E>(pub(crate) E);

impl<E: Tell> fmt::Display for Told<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.told())
    }
}

impl<E: fmt::Debug> fmt::Debug for Told<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<E: Tell + fmt::Debug> Error for Told<E> {}

impl Tell for SetupError {
    fn told(&self) -> String {
        match self {
            // In a lobby one would invite people or send some away.
            Self::Players(players) => say!(text(), "cli-wrong-players", players = *players),
            _ => Herald::new(text()).hitch(self),
        }
    }
}

impl Tell for io::Error {
    /// What people meet; the rest by the number that the system has for it, which can be looked up.
    fn told(&self) -> String {
        let text = text();
        match self.kind() {
            ErrorKind::NotFound => say!(text, "cli-io-not-found"),
            ErrorKind::PermissionDenied => say!(text, "cli-io-denied"),
            ErrorKind::AlreadyExists => say!(text, "cli-io-exists"),
            ErrorKind::IsADirectory => say!(text, "cli-io-folder"),
            ErrorKind::NotADirectory => say!(text, "cli-io-no-folder"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(text, "cli-io-full"),
            ErrorKind::ReadOnlyFilesystem => say!(text, "cli-io-read-only"),
            ErrorKind::InvalidData => say!(text, "cli-io-not-text"),
            ErrorKind::InvalidInput => say!(text, "cli-io-not-taken"),
            ErrorKind::UnexpectedEof => say!(text, "cli-io-ends"),
            ErrorKind::AddrInUse => say!(text, "cli-io-in-use"),
            ErrorKind::AddrNotAvailable => say!(text, "cli-io-not-here"),
            ErrorKind::ConnectionRefused => say!(text, "cli-io-refused"),
            ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted => {
                say!(text, "cli-io-hung-up")
            }
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
                say!(text, "cli-io-no-way")
            }
            ErrorKind::TimedOut => say!(text, "cli-io-timed-out"),
            _ => match self.raw_os_error() {
                Some(code) => say!(text, "cli-io-code", code = code.to_string()),
                // It comes from a library: nothing that we read or write ends like that.
                None => self.to_string(),
            },
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        /// What a test hears: English, wherever it runs, unless it asks for something else.
        static HEARD: Cell<Language> = const { Cell::new(Language::English) };
    }

    /// The words of the test that runs.
    pub(crate) fn text() -> &'static Text {
        Box::leak(Box::new(Text::new(HEARD.get())))
    }

    /// Does something in another language.
    pub(crate) fn in_language<T>(language: Language, act: impl FnOnce() -> T) -> T {
        let before = HEARD.replace(language);
        let done = act();
        HEARD.set(before);
        done
    }

    /// The language of an environment with these variables.
    fn spoken(variables: &[(&str, &str)]) -> Language {
        let find = |name: &str| variables.iter().find(|(known, _)| *known == name);
        language(|name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        assert_eq!(spoken(&[]), Language::English);
        assert_eq!(spoken(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
        assert_eq!(spoken(&[("LANG", "pl_PL"), ("LC_MESSAGES", "es_ES")]), Language::Spanish);
        assert_eq!(spoken(&[("LC_MESSAGES", "es_ES"), ("LC_ALL", "ru_RU")]), Language::Russian);
        assert_eq!(spoken(&[("LANG", "ru"), ("LC_ALL", "")]), Language::Russian);
    }

    #[test]
    fn what_the_system_says_is_told_in_every_language() {
        use ErrorKind::*;
        let kinds = [
            NotFound,
            PermissionDenied,
            AlreadyExists,
            IsADirectory,
            NotADirectory,
            StorageFull,
            ReadOnlyFilesystem,
            InvalidData,
            InvalidInput,
            UnexpectedEof,
            AddrInUse,
            AddrNotAvailable,
            ConnectionRefused,
            ConnectionReset,
            NetworkUnreachable,
            TimedOut,
        ];
        let tell = || kinds.map(|kind| io::Error::from(kind).told());
        let english = tell();
        for language in Language::OFFERED.into_iter().filter(|&other| other != Language::English) {
            for (told, english) in in_language(language, tell).iter().zip(&english) {
                assert_ne!(told, english, "{language:?}");
            }
        }
        let all: std::collections::BTreeSet<&String> = english.iter().collect();
        assert_eq!(all.len(), kinds.len(), "each has its own words");
    }

    #[test]
    fn what_the_system_says_otherwise_has_its_number() {
        // There are many more numbers than kinds of errors.
        let odd = || io::Error::from_raw_os_error(9999).told();
        assert_eq!(odd(), "the system refuses, with its error 9999");
        for language in Language::OFFERED {
            let told = in_language(language, odd);
            assert!(told.ends_with("9999"), "{told}");
        }
    }

    #[test]
    fn what_is_no_language_of_ours_is_english() {
        for locale in ["C", "POSIX", "C.UTF-8", "tlh_QO", "en_GB.UTF-8", ""] {
            assert_eq!(spoken(&[("LANG", locale)]), Language::English, "{locale}");
        }
        let hushed = [("LC_ALL", "C"), ("LC_MESSAGES", "pl_PL"), ("LANG", "ru_RU")];
        assert_eq!(spoken(&hushed), Language::English);
    }

    #[test]
    fn wishes_go_before_the_locale_unless_that_is_plain() {
        let wish = |wishes, locale| spoken(&[("LANGUAGE", wishes), ("LANG", locale)]);
        assert_eq!(wish("tlh:ru:es", "pl_PL.UTF-8"), Language::Russian);
        assert_eq!(wish("en:ru", "pl_PL.UTF-8"), Language::English);
        assert_eq!(wish("tlh", "pl_PL.UTF-8"), Language::English);
        assert_eq!(wish("", "pl_PL.UTF-8"), Language::Polish);
        assert_eq!(wish("ru", "C"), Language::English);
        assert_eq!(wish("ru", ""), Language::English);
    }
}
