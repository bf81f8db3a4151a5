//! What a room and the people in it are called, and how they are known again.

use std::fmt;
use std::str::FromStr;

use rules::Digest;
use serde::{Deserialize, Serialize};

use crate::fair;

/// The letters of a code: none that is taken for another, and no vowel, so that no code is a word.
const LETTERS: &[u8; 27] = b"BCDFGHJKMNPQRSTVWXZ23456789";

/// How many letters a code has.
const CODE_LENGTH: usize = 6;

/// The fewest and the most characters of a token. Twenty-two of them can carry 128 bits.
const TOKEN_LENGTH: std::ops::RangeInclusive<usize> = 22..=64;

/// What lets people in: short enough to be told across a room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode([u8; CODE_LENGTH]);

/// Something is no table code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table code is {CODE_LENGTH} of the letters BCDFGHJKMNPQRSTVWXZ and the digits 2 to 9")]
pub struct NoCode;

impl TableCode {
    /// A code from random bytes, each code as likely as another.
    #[must_use]
    pub fn from_random(mut bytes: u64) -> Self {
        Self([(); CODE_LENGTH].map(|()| {
            let letter = LETTERS[(bytes % LETTERS.len() as u64) as usize];
            bytes /= LETTERS.len() as u64;
            letter
        }))
    }

    /// The code as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Every code is made of letters above.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for TableCode {
    type Err = NoCode;

    /// Small letters, spaces and hyphens do not matter: people type codes.
    fn from_str(text: &str) -> Result<Self, NoCode> {
        let typed = text.bytes().filter(|letter| !matches!(letter, b' ' | b'-'));
        let mut letters = typed.map(|letter| letter.to_ascii_uppercase());
        let mut code = [0; CODE_LENGTH];
        for place in &mut code {
            *place = letters.next().filter(|letter| LETTERS.contains(letter)).ok_or(NoCode)?;
        }
        if letters.next().is_none() { Ok(Self(code)) } else { Err(NoCode) }
    }
}

impl TryFrom<String> for TableCode {
    type Error = NoCode;

    fn try_from(text: String) -> Result<Self, NoCode> {
        text.parse()
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> Self {
        code.as_str().to_owned()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A code lets people in, so it is not printed by accident.
impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableCode(…)")
    }
}

/// One of the people of a room, in the order in which they came, from 1. Numbers are not used
/// again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u16);

/// The secret by which someone is known again, on every device that has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Token(Box<str>);

/// Something is no token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token is 22 to 64 letters, digits, hyphens and underscores")]
pub struct NoToken;

impl Token {
    /// A token from its text.
    ///
    /// # Errors
    /// If it is too short to be a secret, too long, or has other characters than letters, digits,
    /// `-` and `_`.
    pub fn new(text: impl Into<Box<str>>) -> Result<Self, NoToken> {
        let text = text.into();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let fits = TOKEN_LENGTH.contains(&text.len());
        if fits && text.bytes().all(plain) { Ok(Self(text)) } else { Err(NoToken) }
    }

    /// A token from random bytes.
    #[must_use]
    pub fn from_random(bytes: u128) -> Self {
        Self(format!("{bytes:032x}").into())
    }

    /// The text, for whom it belongs to.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    #[must_use]
    pub fn key(&self) -> Key {
        Key(fair::key(self.0.as_bytes()))
    }
}

impl TryFrom<String> for Token {
    type Error = NoToken;

    fn try_from(text: String) -> Result<Self, NoToken> {
        Self::new(text)
    }
}

impl From<Token> for String {
    fn from(token: Token) -> Self {
        token.0.into()
    }
}

/// A token is not printed by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The hash of a token: enough to know someone again, not enough to be them. Tokens are random and
/// long, so a plain hash cannot be guessed from; and because hashes are compared, how long that
/// takes tells nothing about a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(Digest);
