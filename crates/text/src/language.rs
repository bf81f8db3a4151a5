//! The languages that people can read.

use phrasebook::Plurals;

/// A language that the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, which is always there: the other languages are checked against it.
    #[default]
    English,
    /// English with accents, brackets and more length. Whatever looks plain on the screen is not
    /// translated, and whatever breaks would break in a longer language.
    Pseudo,
}

impl Language {
    /// Every language, those for developers too.
    pub const ALL: [Self; 2] = [Self::English, Self::Pseudo];

    /// The languages that people are offered.
    pub const OFFERED: [Self; 1] = [Self::English];

    /// The tag by which browsers and files know it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Pseudo => "en-XA",
        }
    }

    /// The language that best fits a tag, such as English for `en-GB`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let exact = Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag));
        let wanted = tag.split(['-', '_']).next().unwrap_or_default();
        let close = |language: &Self| language.tag().eq_ignore_ascii_case(wanted);
        exact.or_else(|| Self::OFFERED.into_iter().find(close))
    }

    /// Its name in itself, as people look for it in a list.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Pseudo => "Ẽẽñĝļļïïšĥ",
        }
    }

    /// Which form of a word a number wants in it.
    pub(crate) const fn plurals(self) -> Plurals {
        match self {
            Self::English | Self::Pseudo => Plurals::English,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_tag_finds_its_language_or_the_one_it_belongs_to() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("EN-gb"), Some(Language::English));
        assert_eq!(Language::from_tag("en_US"), Some(Language::English));
        assert_eq!(Language::from_tag("tlh"), None);
        assert_eq!(Language::from_tag(""), None);
    }
}
