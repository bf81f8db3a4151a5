//! A compiled language, and how one of its messages is said.

use std::borrow::Cow;
use std::fmt;

use crate::Numerals;
use crate::format::{ARGUMENT, BY_COUNT, BY_PLACE, CLOSE, DEFAULT, END, ENTRY, VARIANT};

/// A language's messages.
pub struct Phrasebook {
    compiled: Cow<'static, str>,
    numerals: Numerals,
    /// Where the seal ends, and then each pattern.
    ends: Vec<usize>,
}

/// The seal of the keys that a language was compiled with: where it is the same, a message has the
/// same place. What was never compiled has none.
#[must_use]
pub fn seal_of(compiled: &str) -> Option<&str> {
    compiled.split_once(ENTRY).map(|(seal, _)| seal)
}

/// What a message is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
}

/// Why a message cannot be said as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotSay {
    /// It is not given this argument.
    NoArgument(String),
    /// What is written there was not compiled by us.
    Unreadable,
}

impl fmt::Display for CannotSay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoArgument(name) => write!(f, "there is no ${name}"),
            Self::Unreadable => f.write_str("it cannot be read"),
        }
    }
}

impl Phrasebook {
    /// A language from what was compiled. A pattern without its end is left out.
    #[must_use]
    pub fn new(compiled: impl Into<Cow<'static, str>>, numerals: Numerals) -> Self {
        let compiled = compiled.into();
        let ends = compiled.match_indices(ENTRY).map(|(end, _)| end).collect();
        Self { compiled, numerals, ends }
    }

    /// The message or attribute whose key has this place among the keys.
    #[must_use]
    pub fn find(&self, place: usize) -> Option<Phrase<'_>> {
        let &[before, end] = self.ends.get(place..)?.first_chunk()?;
        let pattern = &self.compiled[before + ENTRY.len_utf8()..end];
        Some(Phrase { pattern, numerals: self.numerals })
    }
}

/// One message of a language.
#[derive(Clone, Copy)]
pub struct Phrase<'b> {
    pattern: &'b str,
    numerals: Numerals,
}

impl Phrase<'_> {
    /// Says it: the arguments in their places, and everything else as `style` wants it.
    ///
    /// # Errors
    /// If an argument is missing, which is shown as `{$name}` among the rest; or if this is none of
    /// our phrasebooks, and nothing more was said.
    pub fn say<'a>(
        self,
        argument: &dyn Fn(&str) -> Option<Value<'a>>,
        style: &dyn Fn(&str) -> String,
        said: &mut String,
    ) -> Result<(), CannotSay> {
        let mut speaker =
            Speaker { numerals: self.numerals, argument, style, said, missed: Ok(()) };
        speaker.pattern(self.pattern)?;
        speaker.missed
    }
}

/// Someone in the middle of saying a message.
struct Speaker<'s, 'a> {
    numerals: Numerals,
    argument: &'s dyn Fn(&str) -> Option<Value<'a>>,
    style: &'s dyn Fn(&str) -> String,
    said: &'s mut String,
    /// The first argument that was missed.
    missed: Result<(), CannotSay>,
}

impl Speaker<'_, '_> {
    fn pattern(&mut self, mut rest: &str) -> Result<(), CannotSay> {
        while let Some((text, mark, after)) = next_mark(rest) {
            self.text(text);
            rest = match mark {
                ARGUMENT => self.argument(after)?,
                BY_COUNT | BY_PLACE => self.choice(mark, after)?,
                _ => return Err(CannotSay::Unreadable),
            };
        }
        self.text(rest);
        Ok(())
    }

    fn text(&mut self, text: &str) {
        if !text.is_empty() {
            self.said.push_str(&(self.style)(text));
        }
    }

    /// Says an argument; what comes after it.
    fn argument<'p>(&mut self, rest: &'p str) -> Result<&'p str, CannotSay> {
        let (name, rest) = rest.split_once(END).ok_or(CannotSay::Unreadable)?;
        match (self.argument)(name) {
            Some(Value::Text(text)) => self.said.push_str(&text),
            Some(Value::Number(number)) => self.said.push_str(&self.numerals.written(number)),
            None => {
                self.said.push_str(&["{$", name, "}"].concat());
                self.miss(name);
            }
        }
        Ok(rest)
    }

    /// Says the variant that fits; what comes after the choice.
    fn choice<'p>(&mut self, by: char, rest: &'p str) -> Result<&'p str, CannotSay> {
        let (name, mut rest) = rest.split_once(END).ok_or(CannotSay::Unreadable)?;
        let value = (self.argument)(name);
        if value.is_none() {
            self.miss(name);
        }
        let (mut fitting, mut default) = (None, None);
        while let Some(after) = rest.strip_prefix([VARIANT, DEFAULT]) {
            let (key, body) = after.split_once(END).ok_or(CannotSay::Unreadable)?;
            let (pattern, after) = body.split_at(length(body));
            if rest.starts_with(DEFAULT) {
                default = Some(pattern);
            }
            let fits = || value.as_ref().is_some_and(|value| self.fits(by, value, key));
            if fitting.is_none() && fits() {
                fitting = Some(pattern);
            }
            rest = after;
        }
        self.pattern(fitting.or(default).ok_or(CannotSay::Unreadable)?)?;
        rest.strip_prefix(CLOSE).ok_or(CannotSay::Unreadable)
    }

    fn miss(&mut self, name: &str) {
        if self.missed.is_ok() {
            self.missed = Err(CannotSay::NoArgument(name.to_owned()));
        }
    }

    /// Whether a variant is for this value.
    fn fits(&self, by: char, value: &Value<'_>, key: &str) -> bool {
        match value {
            Value::Text(text) => text == key,
            Value::Number(number)
                if key.starts_with(|first: char| !first.is_ascii_alphabetic()) =>
            {
                key.parse() == Ok(*number)
            }
            Value::Number(number) if by == BY_PLACE => {
                self.numerals.for_place(number.unsigned_abs()) == key
            }
            Value::Number(number) => self.numerals.for_count(number.unsigned_abs()) == key,
        }
    }
}

/// What comes before the first mark, the mark, and what comes after it.
fn next_mark(text: &str) -> Option<(&str, char, &str)> {
    let place = text.find(is_mark)?;
    let (before, rest) = text.split_at(place);
    let mark = rest.chars().next()?;
    Some((before, mark, &rest[mark.len_utf8()..]))
}

/// Whether a character is one of the marks.
const fn is_mark(character: char) -> bool {
    matches!(character, ARGUMENT..=ENTRY)
}

/// How long the pattern of a variant is: up to the next variant, or the end of the choice.
fn length(body: &str) -> usize {
    let mut depth = 0_usize;
    for (place, character) in body.char_indices() {
        match character {
            BY_COUNT | BY_PLACE => depth += 1,
            VARIANT | DEFAULT | CLOSE if depth == 0 => return place,
            CLOSE => depth -= 1,
            _ => {}
        }
    }
    body.len()
}
