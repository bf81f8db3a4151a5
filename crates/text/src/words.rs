//! One language's messages, and how one of them is said.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

use phrasebook::{CannotSay, Phrasebook, Value};
use rules::Gold;

use crate::language::Language;
use crate::{MISSING, pseudo, say};

/// The languages, as `build.rs` compiled them: they come with a program that is installed. A page
/// fetches the one that it shows.
#[cfg(not(target_family = "wasm"))]
mod compiled {
    pub(super) const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.words"));
    pub(super) const SPANISH: &str = include_str!(concat!(env!("OUT_DIR"), "/es.words"));
    pub(super) const POLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/pl.words"));
    pub(super) const RUSSIAN: &str = include_str!(concat!(env!("OUT_DIR"), "/ru.words"));
}

/// The seal of the keys: a language that was compiled with others would say other things.
const SEAL: &str = include_str!(concat!(env!("OUT_DIR"), "/seal"));

/// The keys of all messages, and of their attributes as `message.attribute`, in order.
const KEYS: &[&str] = include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// The words of one language. A clone shares them; two are equal if their languages are.
#[derive(Clone)]
pub struct Text(Arc<Words>);

/// A language and its messages.
struct Words {
    language: Language,
    book: Phrasebook,
}

/// The key of a message, or of one of its attributes as `message.attribute`: its place among all
/// keys, so that no browser downloads their names. Made by [`key!`](crate::key), so that the checks
/// see every key that is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(u16);

impl Key {
    /// Use [`key!`](crate::key) or [`say!`](crate::say) instead: the checks look for those, and
    /// they look the key up while the program is compiled.
    ///
    /// # Panics
    /// If there is no such message; so then the program does not compile.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(key: &str) -> Self {
        let (mut from, mut to) = (0, KEYS.len());
        while from < to {
            let middle = usize::midpoint(from, to);
            match compare(key.as_bytes(), KEYS[middle].as_bytes()) {
                Ordering::Less => to = middle,
                Ordering::Equal => return Self(middle as u16),
                Ordering::Greater => from = middle + 1,
            }
        }
        panic!("{}", key) // There is no such message.
    }
}

/// Which of two keys comes first. `cmp` cannot be called while the program is compiled.
const fn compare(mut one: &[u8], mut other: &[u8]) -> Ordering {
    loop {
        match (one, other) {
            ([], []) => return Ordering::Equal,
            ([], _) => return Ordering::Less,
            (_, []) => return Ordering::Greater,
            ([a, ..], [b, ..]) if *a < *b => return Ordering::Less,
            ([a, ..], [b, ..]) if *a > *b => return Ordering::Greater,
            ([_, rest @ ..], [_, others @ ..]) => (one, other) = (rest, others),
        }
    }
}

impl fmt::Display for Key {
    /// Its name; in the client as it is delivered, which has no names, its number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if cfg!(all(target_family = "wasm", not(debug_assertions))) {
            self.0.fmt(f)
        } else {
            KEYS[usize::from(self.0)].fmt(f)
        }
    }
}

/// The arguments of a message. Made by [`args!`](crate::args).
#[derive(Default)]
pub struct Args<'a>(Vec<(&'static str, Value<'a>)>);

impl<'a> Args<'a> {
    /// No arguments.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// These arguments and one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Argument<'a>) -> Self {
        self.0.push((name, value.into_value()));
        self
    }

    /// The argument of this name.
    fn find(&self, name: &str) -> Option<Value<'a>> {
        let found = self.0.iter().find(|(given, _)| *given == name);
        found.map(|(_, value)| value.clone())
    }
}

/// What a message can be given: words, numbers, and yes or no.
pub trait Argument<'a> {
    /// The value as a phrasebook knows it.
    fn into_value(self) -> Value<'a>;
}

/// Words, in every way they come.
macro_rules! words {
    ($($type:ty),*) => {$(
        impl<'a> Argument<'a> for $type {
            fn into_value(self) -> Value<'a> {
                Value::Text(self.into())
            }
        }
    )*};
}

words!(&'a str, String, &'a String, Cow<'a, str>);

/// Numbers, of every size that is counted in.
macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl<'a> Argument<'a> for $type {
            fn into_value(self) -> Value<'a> {
                Value::Number(self as i64)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> Argument<'a> for Gold {
    fn into_value(self) -> Value<'a> {
        self.0.into_value()
    }
}

impl<'a> Argument<'a> for bool {
    fn into_value(self) -> Value<'a> {
        if self { "yes".into_value() } else { "no".into_value() }
    }
}

impl Text {
    /// The words of a language, which all come with the program.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn new(language: Language) -> Self {
        let compiled = match language {
            Language::English | Language::Pseudo => compiled::ENGLISH,
            Language::Spanish => compiled::SPANISH,
            Language::Polish => compiled::POLISH,
            Language::Russian => compiled::RUSSIAN,
        };
        Self::with(language, compiled.into())
    }

    /// The words of a language from what the `phrasebook` crate compiled; none if that was done
    /// with other keys than those of this program, because then messages would be mistaken for each
    /// other.
    #[must_use]
    pub fn compiled(language: Language, compiled: impl Into<Cow<'static, str>>) -> Option<Self> {
        let compiled = compiled.into();
        (phrasebook::seal_of(&compiled) == Some(SEAL)).then(|| Self::with(language, compiled))
    }

    /// A language whose words are not here: every message is its key.
    #[must_use]
    pub fn wordless(language: Language) -> Self {
        Self::with(language, "".into())
    }

    /// A language with these words.
    fn with(language: Language, compiled: Cow<'static, str>) -> Self {
        let book = Phrasebook::new(compiled, language.numerals());
        Self(Arc::new(Words { language, book }))
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// A number that stands alone, as people write it: 12,345, or 12 345.
    #[must_use]
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.language().numerals().written(number.into())
    }

    /// Things with commas and an "and"; "nothing" if there are none.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => say!(self, "list-nothing"),
            [only] => only.clone(),
            [first, last] => {
                say!(self, "list-and", first = first, last = last, sound = sound(last))
            }
            [first, rest @ ..] => say!(self, "list-comma", first = first, rest = self.list(rest)),
        }
    }

    /// Says the message. Words that cannot be found never stop a game: instead comes the key, in
    /// the brackets of [`MISSING`]. If only an argument is missing, a debug build shows that in the
    /// same way and a release build says the rest.
    #[must_use]
    pub fn get(&self, key: Key, args: &Args<'_>) -> String {
        let mut said = String::new();
        match self.say(key, args, &mut said) {
            None | Some(Err(CannotSay::Unreadable)) => missing(&key),
            Some(Err(why)) if cfg!(debug_assertions) => missing(&format_args!("{key}: {why}")),
            Some(_) => match self.language() {
                Language::Pseudo => pseudo::bracketed(&said),
                _ => said,
            },
        }
    }

    /// Says the message, if there is one.
    fn say(&self, key: Key, args: &Args<'_>, said: &mut String) -> Option<Result<(), CannotSay>> {
        let phrase = self.0.book.find(key.0.into())?;
        let style = match self.language() {
            Language::Pseudo => pseudo::accented,
            _ => str::to_owned,
        };
        Some(phrase.say(&|name| args.find(name), &style, said))
    }
}

/// Whether words begin with the sound of an i, before which Spanish says "e" instead of "y": Inés,
/// higos and Yvette do; hielo and Iago do not, and neither do numbers.
fn sound(words: &str) -> &'static str {
    let lower = words.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let spoken = lower.strip_prefix('h').unwrap_or(&lower);
    let mut letters = spoken.chars();
    let is_vowel = |letter: char| "aeiouáéíóú".contains(letter);
    match (letters.next(), letters.next()) {
        (Some('i' | 'y'), Some(next)) if is_vowel(next) => "other",
        (Some('i' | 'í' | 'y'), _) => "i",
        _ => "other",
    }
}

/// What is said instead of words that are not there.
fn missing(what: &dyn fmt::Display) -> String {
    let [open, close] = MISSING;
    format!("{open}{what}{close}")
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.language() == other.language()
    }
}

impl Eq for Text {}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.language()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::compiled::ENGLISH;
    use super::{KEYS, Key, Text, sound};
    use crate::{Language, args, key};

    #[test]
    fn every_key_is_found_at_its_place() {
        for (place, name) in KEYS.iter().enumerate() {
            let key = Key::new(name);
            assert_eq!(usize::from(key.0), place);
            assert_eq!(key.to_string(), *name);
        }
    }

    #[test]
    fn words_of_another_version_are_refused() {
        assert!(Text::compiled(Language::Pseudo, ENGLISH).is_some());
        assert_eq!(Text::compiled(Language::English, ""), None);
        assert_eq!(Text::compiled(Language::English, format!("0{ENGLISH}")), None);
    }

    #[test]
    fn an_i_is_heard_where_it_is_said() {
        for words in ["Ines", "Íñigo", "higos", "“Isabel”", "Yvette", "I"] {
            assert_eq!(sound(words), "i", "{words}");
        }
        for words in ["Olek", "hielo", "Iago", "Yaiza", "1 iris", "", "herald"] {
            assert_eq!(sound(words), "other", "{words}");
        }
    }

    #[test]
    fn a_number_alone_is_written_as_people_do() {
        let written = |language| [999, 1_000, 12_345].map(|n| Text::new(language).number(n));
        assert_eq!(written(Language::English), ["999", "1,000", "12,345"]);
        assert_eq!(written(Language::Spanish), ["999", "1000", "12.345"]);
        assert_eq!(written(Language::Polish), ["999", "1000", "12\u{a0}345"]);
        assert_eq!(written(Language::Russian), ["999", "1\u{a0}000", "12\u{a0}345"]);
        assert_eq!(written(Language::Pseudo), written(Language::English));
    }

    #[test]
    fn words_that_are_not_there_show_their_key() {
        let torn = &ENGLISH[..ENGLISH.floor_char_boundary(100)];
        let text = Text::compiled(Language::English, torn).expect("the same keys");
        assert_eq!(
            text.get(key!("gold-amount", gold, case), &args!(gold = 1, case = "plain")),
            "⟨gold-amount⟩"
        );
        assert_eq!(text.get(key!("good-apples.name"), &args!()), "⟨good-apples.name⟩");
    }
}
