//! One language's messages, and how one of them is said.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use rules::Gold;

use crate::language::Language;
use crate::{MISSING, pseudo};

/// English, file by file. It comes with the program, so that nobody is ever left without words.
const ENGLISH: [&str; 8] = [
    include_str!("../../../locales/en/goods.ftl"),
    include_str!("../../../locales/en/chronicle.ftl"),
    include_str!("../../../locales/en/slips.ftl"),
    include_str!("../../../locales/en/refusals.ftl"),
    include_str!("../../../locales/en/asks.ftl"),
    include_str!("../../../locales/en/score.ftl"),
    include_str!("../../../locales/en/phrases.ftl"),
    include_str!("../../../locales/en/page.ftl"),
];

/// The words of one language. A clone shares them; two are equal if their languages are.
#[derive(Clone)]
pub struct Text(Arc<Words>);

/// A language and its messages.
struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
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
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// These arguments and one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Argument<'a>) -> Self {
        self.0.set(name, value.into_value());
        self
    }
}

/// What a message can be given: words, numbers, and yes or no.
pub trait Argument<'a> {
    /// The value as Fluent knows it.
    fn into_value(self) -> FluentValue<'a>;
}

/// Words and numbers that Fluent knows itself.
macro_rules! arguments {
    ($($type:ty),*) => {$(
        impl<'a> Argument<'a> for $type {
            fn into_value(self) -> FluentValue<'a> {
                self.into()
            }
        }
    )*};
}

arguments!(&'a str, String, Cow<'a, str>, u8, u16, u32, u64, usize, i32, i64);

impl<'a> Argument<'a> for &'a String {
    fn into_value(self) -> FluentValue<'a> {
        self.as_str().into()
    }
}

impl<'a> Argument<'a> for Gold {
    fn into_value(self) -> FluentValue<'a> {
        self.0.into()
    }
}

impl<'a> Argument<'a> for bool {
    fn into_value(self) -> FluentValue<'a> {
        if self { "yes".into() } else { "no".into() }
    }
}

/// Why a source of words cannot be used, one line a mistake.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct SourceErrors(pub Vec<String>);

impl Text {
    /// The words of a language that comes with the program.
    ///
    /// # Panics
    /// Never: a test reads what is compiled in.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::read(language, ENGLISH).unwrap_or_else(|errors| unreachable!("{errors}"))
    }

    /// The words of a language that was fetched: all its files in one.
    ///
    /// # Errors
    /// If the source is not Fluent, or says a thing twice.
    pub fn with_source(language: Language, source: &str) -> Result<Self, SourceErrors> {
        Self::read(language, [source])
    }

    /// Reads all sources of a language, and every mistake in them.
    fn read<'s>(
        language: Language,
        sources: impl IntoIterator<Item = &'s str>,
    ) -> Result<Self, SourceErrors> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Names are mostly of the reader's own script, and the marks would be in every copied line.
        bundle.set_use_isolating(false);
        if language == Language::Pseudo {
            bundle.set_transform(Some(pseudo::accented));
        }
        let mut errors = Vec::new();
        if let Err(error) = bundle.add_builtins() {
            errors.push(error.to_string());
        }
        for source in sources {
            let resource =
                FluentResource::try_new(source.into()).unwrap_or_else(|(rest, wrong)| {
                    errors.extend(wrong.iter().map(ToString::to_string));
                    rest
                });
            if let Err(wrong) = bundle.add_resource(resource) {
                errors.extend(wrong.iter().map(ToString::to_string));
            }
        }
        if errors.is_empty() {
            Ok(Self(Arc::new(Words { language, bundle })))
        } else {
            Err(SourceErrors(errors))
        }
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// Says the message. Words that cannot be found never stop a game: instead comes the key, in
    /// the brackets of [`MISSING`]. If only an argument is missing, a debug build shows that in the
    /// same way and a release build says the rest.
    #[must_use]
    pub fn get(&self, key: Key, args: &Args<'_>) -> String {
        let Some(pattern) = self.pattern(key) else { return missing(&key) };
        let mut errors = Vec::new();
        let said = self.0.bundle.format_pattern(pattern, Some(&args.0), &mut errors);
        if let Some(error) = errors.first().filter(|_| cfg!(debug_assertions)) {
            return missing(&format_args!("{key}: {error}"));
        }
        match self.language() {
            Language::English => said.into_owned(),
            Language::Pseudo => pseudo::bracketed(&said),
        }
    }

    /// What a key stands for.
    fn pattern(&self, key: Key) -> Option<&Pattern<&str>> {
        let message = self.0.bundle.get_message(key.message)?;
        match key.attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        }
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
