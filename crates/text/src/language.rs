//! The languages that people can read.

use phrasebook::Numerals;

/// A language that the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, which is always there: the other languages are checked against it.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
    /// Russian.
    Russian,
    /// English with accents, brackets and more length. Whatever looks plain on the screen is not
    /// translated, and whatever breaks would break in a longer language.
    Pseudo,
}

impl Language {
    /// Every language, those for developers too.
    pub const ALL: [Self; 5] =
        [Self::English, Self::Spanish, Self::Polish, Self::Russian, Self::Pseudo];

    /// The languages that people are offered.
    pub const OFFERED: [Self; 4] = [Self::English, Self::Spanish, Self::Polish, Self::Russian];

    /// The tag by which browsers and files know it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::Polish => "pl",
            Self::Russian => "ru",
            Self::Pseudo => "en-XA",
        }
    }

    /// The language that best fits a tag, such as English for `en-GB`.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let exact = Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag));
        let wanted = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let close = |language: &Self| language.tag().eq_ignore_ascii_case(wanted);
        exact.or_else(|| Self::OFFERED.into_iter().find(close))
    }

    /// Its name in itself, as people look for it in a list.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::Polish => "Polski",
            Self::Russian => "Русский",
            Self::Pseudo => "Ẽẽñĝļļïïšĥ",
        }
    }

    /// The language whose words it uses: its own, but for the pseudo-locale.
    #[must_use]
    pub const fn words(self) -> Self {
        match self {
            Self::English | Self::Spanish | Self::Polish | Self::Russian => self,
            Self::Pseudo => Self::English,
        }
    }

    /// How it counts.
    pub(crate) const fn numerals(self) -> Numerals {
        match self {
            Self::English | Self::Pseudo => Numerals::English,
            Self::Spanish => Numerals::Spanish,
            Self::Polish => Numerals::Polish,
            Self::Russian => Numerals::Russian,
        }
    }

    /// A number with a fraction as people write it: 99.5, or 99,5.
    #[must_use]
    pub fn decimal(self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('.', &self.numerals().point().to_string())
    }
}

#[cfg(test)]
mod tests {
    use phrasebook::Numerals;

    use super::Language;

    #[test]
    fn a_tag_finds_its_language_or_the_one_it_belongs_to() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert_eq!(Numerals::of(language.words().tag()), Some(language.numerals()));
        }
        assert_eq!(Language::from_tag("EN-gb"), Some(Language::English));
        assert_eq!(Language::from_tag("en_US"), Some(Language::English));
        assert_eq!(Language::from_tag("es-419"), Some(Language::Spanish));
        assert_eq!(Language::from_tag("pl_PL.UTF-8"), Some(Language::Polish));
        assert_eq!(Language::from_tag("ru-RU"), Some(Language::Russian));
        assert_eq!(Language::from_tag("ru.KOI8-R"), Some(Language::Russian));
        assert_eq!(Language::from_tag("tlh"), None);
        assert_eq!(Language::from_tag(""), None);
    }
}
