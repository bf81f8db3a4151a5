//! Which form of a word a number wants.

/// The plural rules of a language, as far as whole numbers go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plurals {
    /// 1 apple, 2 apples; 1st, 2nd, 3rd, 4th.
    English,
}

impl Plurals {
    /// The form for so many.
    #[must_use]
    pub const fn for_count(self, count: u64) -> &'static str {
        match (self, count) {
            (Self::English, 1) => "one",
            (Self::English, _) => "other",
        }
    }

    /// The form for the place in an order.
    #[must_use]
    pub const fn for_place(self, place: u64) -> &'static str {
        match (self, place % 10, place % 100) {
            (Self::English, _, 11..=13) => "other",
            (Self::English, 1, _) => "one",
            (Self::English, 2, _) => "two",
            (Self::English, 3, _) => "few",
            (Self::English, ..) => "other",
        }
    }
}
