//! A place in a line that moves from token to token.

use std::ops::RangeInclusive;

use super::{Expected, Found, NotationError};

/// So much of a wrong text is repeated in an error.
const LONGEST_FOUND: usize = 32;

/// What reading gives.
pub(super) type Reading<T> = Result<T, NotationError>;

/// A word, a number or a sign of a line. At the end of the line it is empty.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    /// Where it begins, in bytes.
    pub(super) at: usize,
}

/// A place in a line. Spaces between tokens do not matter.
pub(super) struct Cursor<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The beginning of a line.
    pub(super) const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    /// The token that comes next: letters, digits and `_` stick together, a sign stands alone.
    pub(super) fn peek(&self) -> Token<'a> {
        let rest = self.line[self.at..].trim_start_matches(' ');
        let at = self.line.len() - rest.len();
        let sign = rest.chars().next().map_or(0, char::len_utf8);
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        Token { text: &rest[..if word > 0 { word } else { sign }], at }
    }

    /// The token that comes next, and past it.
    pub(super) fn next(&mut self) -> Token<'a> {
        let token = self.peek();
        self.at = token.at + token.text.len();
        token
    }

    /// Goes past the next token if it is this one, and says whether it did.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let is_next = self.peek().text == text;
        if is_next {
            self.next();
        }
        is_next
    }

    /// Goes past these words, which must come next.
    pub(super) fn phrase(&mut self, words: &'static str) -> Reading<()> {
        words.split(' ').try_for_each(|word| {
            let token = self.next();
            if token.text == word { Ok(()) } else { Err(self.fail(token, Expected::Word(word))) }
        })
    }

    /// Reads a number within these bounds.
    pub(super) fn number(&mut self, bounds: RangeInclusive<u32>) -> Reading<u32> {
        let token = self.next();
        self.number_of(token, bounds)
    }

    /// The number that a token is, within these bounds.
    pub(super) fn number_of(&self, token: Token<'_>, bounds: RangeInclusive<u32>) -> Reading<u32> {
        token.text.parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| {
            let (least, most) = bounds.into_inner();
            self.fail(token, Expected::Number { least, most })
        })
    }

    /// Says that nothing may come any more.
    pub(super) fn end(&self) -> Reading<()> {
        match self.peek() {
            Token { text: "", .. } => Ok(()),
            token => Err(self.fail(token, Expected::End)),
        }
    }

    /// The error that this token is not what was expected.
    pub(super) fn fail(&self, token: Token<'_>, expected: Expected) -> NotationError {
        let found = if token.text.is_empty() {
            Found::End
        } else {
            Found::Text(token.text.chars().take(LONGEST_FOUND).collect())
        };
        NotationError { column: self.column(token), expected, found }
    }

    /// The error that so many cards, told from this token on, are not what was expected.
    pub(super) fn fail_cards(
        &self,
        token: Token<'_>,
        expected: RangeInclusive<usize>,
        cards: usize,
    ) -> NotationError {
        let (least, most) = expected.into_inner();
        let (expected, found) = (Expected::Cards { least, most }, Found::Cards(cards));
        NotationError { column: self.column(token), expected, found }
    }

    /// The column of a token in characters, from 1.
    fn column(&self, token: Token<'_>) -> usize {
        self.line[..token.at].chars().count() + 1
    }
}
