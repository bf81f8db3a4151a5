//! One language's messages, and how one of them is said.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use phrasebook::{CannotSay, Phrasebook, Value};
use rules::Gold;

use crate::language::Language;
use crate::{MISSING, pseudo, say};

/// English, as `build.rs` compiled it. It comes with the program, so that nobody is ever left
/// without words.
const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.words"));

/// The words of one language. A clone shares them; two are equal if their languages are.
#[derive(Clone)]
pub struct Text(Arc<Words>);

/// A language and its messages.
struct Words {
    language: Language,
    book: Phrasebook,
}

/// The key of a message, or of one of its attributes as `message.attribute`. Made by
/// [`key!`](crate::key), so that the checks see every key that is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key {
    message: &'static str,
    attribute: Option<&'static str>,
}

impl Key {
    /// Use [`key!`](crate::key) or [`say!`](crate::say) instead: the checks look for those.
    #[doc(hidden)]
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        match key.split_once('.') {
            Some((message, attribute)) => Self { message, attribute: Some(attribute) },
            None => Self { message: key, attribute: None },
        }
    }

    /// The key of an attribute of this message.
    #[must_use]
    pub const fn attribute(self, attribute: &'static str) -> Self {
        Self { message: self.message, attribute: Some(attribute) }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message)?;
        self.attribute.map_or(Ok(()), |attribute| write!(f, ".{attribute}"))
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
    /// The words of a language that comes with the program.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::compiled(language, ENGLISH)
    }

    /// The words of a language from what the `phrasebook` crate compiled.
    #[must_use]
    pub fn compiled(language: Language, compiled: impl Into<Cow<'static, str>>) -> Self {
        let book = Phrasebook::new(compiled, language.plurals());
        Self(Arc::new(Words { language, book }))
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// Things with commas and an "and"; "nothing" if there are none.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => say!(self, "list-nothing"),
            [only] => only.clone(),
            [first, last] => say!(self, "list-and", first = first, last = last),
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
                Language::English => said,
                Language::Pseudo => pseudo::bracketed(&said),
            },
        }
    }

    /// Says the message, if there is one.
    fn say(&self, key: Key, args: &Args<'_>, said: &mut String) -> Option<Result<(), CannotSay>> {
        let phrase = match key.attribute {
            Some(_) => self.0.book.find(&key.to_string())?,
            None => self.0.book.find(key.message)?,
        };
        let style = match self.language() {
            Language::English => str::to_owned,
            Language::Pseudo => pseudo::accented,
        };
        Some(phrase.say(&|name| args.find(name), &style, said))
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
