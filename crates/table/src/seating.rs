//! Who sits where.

use bots::Bot;
use rules::{MAX_SEATS, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 20;

/// A name that can be shown on a plate: something to see, not too long, on one line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why something is no name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoName {
    /// There is nothing to see.
    #[error("a name needs at least one letter")]
    Empty,
    /// It does not fit on a plate.
    #[error("{0} characters are too many for a name: at most {LONGEST_NAME}")]
    TooLong(usize),
    /// It has line breaks or other control characters.
    #[error("a name has no control characters")]
    Control,
}

impl Name {
    /// A name without the space around it.
    ///
    /// # Errors
    /// If nothing is left, it is too long, or it has control characters.
    pub fn new(name: &str) -> Result<Self, NoName> {
        let name = name.trim();
        let letters = name.chars().count();
        let seen = name.chars().filter(|&letter| !is_joiner(letter) && !letter.is_whitespace());
        if name.chars().any(|letter| letter.is_control() || is_unseen(letter)) {
            Err(NoName::Control)
        } else if seen.count() == 0 {
            Err(NoName::Empty)
        } else if letters > LONGEST_NAME {
            Err(NoName::TooLong(letters))
        } else {
            Ok(Self(name.to_owned()))
        }
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is left of it for the eye: two names that are alike in this look alike.
    pub(crate) fn plain(&self) -> String {
        let seen = self.0.chars().filter(|&letter| !is_joiner(letter));
        seen.flat_map(char::to_lowercase).collect()
    }
}

/// Characters that nobody sees, or that turn the line around.
pub(crate) const fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Characters that nobody sees either, but that some words and signs need within them.
pub(crate) const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

impl TryFrom<String> for Name {
    type Error = NoName;

    fn try_from(name: String) -> Result<Self, NoName> {
        Self::new(&name)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Whoever sits at a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// What they are called.
    pub name: Name,
    /// Who plays the seat.
    pub player: Player,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Someone with a screen in front of them.
    Person,
    /// One of ours.
    Bot(Bot),
}

/// Everyone at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating(PerSeat<Option<Sitter>>);

/// One sitter after the other, from the first seat on.
impl FromIterator<Sitter> for Seating {
    fn from_iter<I: IntoIterator<Item = Sitter>>(sitters: I) -> Self {
        let mut seats = PerSeat::default();
        for (seat, sitter) in Seats::all(MAX_SEATS as u8).iter().zip(sitters) {
            seats[seat] = Some(sitter);
        }
        Self(seats)
    }
}

impl Seating {
    /// Whoever sits there.
    #[must_use]
    pub fn at(&self, seat: Seat) -> Option<&Sitter> {
        self.0[seat].as_ref()
    }

    /// Someone else sits there from now on.
    pub(crate) fn sit(&mut self, seat: Seat, sitter: Sitter) {
        self.0[seat] = Some(sitter);
    }

    /// Every seat that is taken.
    #[must_use]
    pub fn taken(&self) -> Seats {
        self.where_sits(|_| true)
    }

    /// The seats that people play.
    #[must_use]
    pub fn people(&self) -> Seats {
        self.where_sits(|sitter| sitter.player == Player::Person)
    }

    /// The bot that plays this seat, if it is one.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        match self.at(seat)?.player {
            Player::Bot(bot) => Some(bot),
            Player::Person => None,
        }
    }

    fn where_sits(&self, is: impl Fn(&Sitter) -> bool) -> Seats {
        let seats = Seats::all(MAX_SEATS as u8).iter();
        seats.filter(|&seat| self.at(seat).is_some_and(&is)).collect()
    }
}
