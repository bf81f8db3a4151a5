//! What a language does with numbers: which form of a word they want, and how they are written.

/// How a language counts, as far as whole numbers go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numerals {
    /// 1 apple, 2 apples; 1st, 2nd, 3rd, 4th; 1,234.
    English,
    /// 1 manzana, 2 manzanas; 1234, 12.345.
    Spanish,
    /// 1 kurczak, 2 kurczaki, 5 kurczaków, 21 kurczaków, 22 kurczaki; 1234, 12 345.
    Polish,
    /// 1 курица, 2 курицы, 5 куриц, 21 курица, 22 курицы; 1 234.
    Russian,
}

impl Numerals {
    /// How the language of this tag counts, such as `pl`; nothing if nobody has said so yet.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        match tag {
            "en" => Some(Self::English),
            "es" => Some(Self::Spanish),
            "pl" => Some(Self::Polish),
            "ru" => Some(Self::Russian),
            _ => None,
        }
    }

    /// The form for so many.
    #[must_use]
    pub const fn for_count(self, count: u64) -> &'static str {
        match (self, count % 10, count % 100) {
            (Self::English | Self::Spanish | Self::Polish, ..) if count == 1 => "one",
            (Self::English | Self::Spanish, ..) => "other",
            (Self::Polish | Self::Russian, _, 11..=14) => "many",
            (Self::Russian, 1, _) => "one",
            (Self::Polish | Self::Russian, 2..=4, _) => "few",
            (Self::Polish | Self::Russian, ..) => "many",
        }
    }

    /// The form for the place in an order.
    #[must_use]
    pub const fn for_place(self, place: u64) -> &'static str {
        match (self, place % 10, place % 100) {
            (Self::Spanish | Self::Polish | Self::Russian, ..) | (Self::English, _, 11..=13) => {
                "other"
            }
            (Self::English, 1, _) => "one",
            (Self::English, 2, _) => "two",
            (Self::English, 3, _) => "few",
            (Self::English, ..) => "other",
        }
    }

    /// The number as people write it.
    #[must_use]
    pub fn written(self, number: i64) -> String {
        // What stands between thousands, and from how many digits on.
        let (separator, from) = match self {
            Self::English => (',', 4),
            Self::Spanish => ('.', 5),
            Self::Polish => ('\u{a0}', 5),
            Self::Russian => ('\u{a0}', 4),
        };
        let digits = number.unsigned_abs().to_string();
        let mut written = String::from(if number < 0 { "-" } else { "" });
        for (place, digit) in digits.chars().enumerate() {
            let left = digits.len() - place;
            if digits.len() >= from && place > 0 && left.is_multiple_of(3) {
                written.push(separator);
            }
            written.push(digit);
        }
        written
    }

    /// What stands between a whole number and its fraction.
    #[must_use]
    pub const fn point(self) -> char {
        match self {
            Self::English => '.',
            Self::Spanish | Self::Polish | Self::Russian => ',',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numerals;

    /// The form that each of these numbers wants.
    fn forms(numerals: Numerals) -> [&'static str; 10] {
        [0, 1, 2, 5, 11, 12, 21, 22, 25, 112].map(|count| numerals.for_count(count))
    }

    #[test]
    fn numbers_want_the_forms_that_people_say() {
        let [one, few, many, other] = ["one", "few", "many", "other"];
        let western = [other, one, other, other, other, other, other, other, other, other];
        assert_eq!(forms(Numerals::English), western);
        assert_eq!(forms(Numerals::Spanish), western);
        let polish = [many, one, few, many, many, many, many, few, many, many];
        assert_eq!(forms(Numerals::Polish), polish);
        let russian = [many, one, few, many, many, many, one, few, many, many];
        assert_eq!(forms(Numerals::Russian), russian);
    }

    #[test]
    fn thousands_are_kept_apart_as_people_do() {
        let written =
            |numerals: Numerals| [999, 1_234, 12_345, -1_234_567].map(|n| numerals.written(n));
        assert_eq!(written(Numerals::English), ["999", "1,234", "12,345", "-1,234,567"]);
        assert_eq!(written(Numerals::Spanish), ["999", "1234", "12.345", "-1.234.567"]);
        let apart = |written: &str| written.replace(' ', "\u{a0}");
        let polish = ["999", "1234", "12 345", "-1 234 567"].map(apart);
        assert_eq!(written(Numerals::Polish), polish);
        let russian = ["999", "1 234", "12 345", "-1 234 567"].map(apart);
        assert_eq!(written(Numerals::Russian), russian);
    }
}
