//! What people ask of the table, and why the table says no.

use bots::Phrase;
use rules::slip::SlipNumber;
use rules::{Action, IllegalAction, Phase, Public, Seat};
use serde::{Deserialize, Serialize};

use crate::seating::{is_joiner, is_unseen};

/// The longest command id, in bytes.
pub const LONGEST_ID: usize = 40;

/// The longest free text, in characters.
pub const LONGEST_TEXT: usize = 280;

/// What its sender calls a command, so that sending it again does nothing twice.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(Box<str>);

/// Why something is no command id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a command id is 1 to {LONGEST_ID} letters, digits, colons and hyphens")]
pub struct NoCommandId;

impl CommandId {
    /// A command id.
    ///
    /// # Errors
    /// If it is empty, too long or has other characters than letters, digits, `:` and `-`.
    pub fn new(id: impl Into<Box<str>>) -> Result<Self, NoCommandId> {
        let id = id.into();
        let fits = (1..=LONGEST_ID).contains(&id.len());
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b':' || byte == b'-';
        if fits && id.bytes().all(plain) { Ok(Self(id)) } else { Err(NoCommandId) }
    }

    /// Whether it is like those that follow from what happened, which no client may use.
    pub(crate) fn is_derived(&self) -> bool {
        self.0.contains(':')
    }

    /// An id that follows from what happened: whoever does it twice conflicts harmlessly.
    pub(crate) fn derived(what: &str, number: u64) -> Self {
        Self(format!("{what}:{number}").into())
    }
}

impl TryFrom<String> for CommandId {
    type Error = NoCommandId;

    fn try_from(id: String) -> Result<Self, NoCommandId> {
        Self::new(id)
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> Self {
        id.0.into()
    }
}

/// What someone wants.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// To do something in the game.
    Act {
        /// What.
        action: Action,
        /// When it was meant for. An act that comes too late is refused instead of meaning
        /// something else by then.
        during: Occasion,
    },
    /// To say something.
    Say(Speech),
    /// To let the law decide: they have said their piece about their bag. No act of the game, only
    /// a sign to whoever waits for them.
    Ready {
        /// When it was meant for.
        during: Occasion,
    },
    /// To be waited for: they are writing a slip. No act of the game, only a sign to whoever waits
    /// for them.
    Writing {
        /// When it was meant for.
        during: Occasion,
    },
}

/// A stretch of the game that an act is meant for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occasion {
    /// In which round.
    pub round: u8,
    /// In which of its phases.
    pub phase: PhaseName,
}

/// The phases by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Merchants exchange cards.
    Market,
    /// Merchants load their bags.
    Load,
    /// Merchants declare.
    Declaration,
    /// The law settles the bags.
    Inspection,
    /// The game is over.
    Over,
}

impl Occasion {
    /// What the game is at now.
    #[must_use]
    pub const fn of(public: &Public) -> Self {
        let phase = match public.phase {
            Phase::Market(_) => PhaseName::Market,
            Phase::Load(_) => PhaseName::Load,
            Phase::Declaration(_) => PhaseName::Declaration,
            Phase::Inspection(_) => PhaseName::Inspection,
            Phase::Over(_) => PhaseName::Over,
        };
        Self { round: public.round, phase }
    }
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    /// The words.
    pub words: Words,
    /// The slip that it is about.
    #[serde(default)]
    pub about: Option<SlipNumber>,
}

/// Words that were said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// One of the phrases that everyone reads in their own language.
    Phrase(Phrase),
    /// Free text, as it was written.
    Free(FreeText),
}

impl From<Phrase> for Speech {
    fn from(phrase: Phrase) -> Self {
        Self { words: Words::Phrase(phrase), about: None }
    }
}

/// Free text that someone wrote: something to read, not too long.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FreeText(Box<str>);

/// Why something cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoText {
    /// There is nothing to read.
    #[error("there is nothing to say")]
    Empty,
    /// It is too long.
    #[error("{0} characters are too many: at most {LONGEST_TEXT}")]
    TooLong(usize),
    /// It has line breaks, or characters that nobody sees or that turn the line around.
    #[error("what is said has no control characters")]
    Control,
}

impl FreeText {
    /// Text without the space around it.
    ///
    /// # Errors
    /// If nothing is left, it is too long, or it has control characters.
    pub fn new(text: &str) -> Result<Self, NoText> {
        let text = text.trim();
        let letters = text.chars().count();
        if text.chars().any(|letter| letter.is_control() || is_unseen(letter)) {
            Err(NoText::Control)
        } else if letters == 0 {
            Err(NoText::Empty)
        } else if letters > LONGEST_TEXT {
            Err(NoText::TooLong(letters))
        } else {
            Ok(Self(text.into()))
        }
    }

    /// What someone typed or pasted, without what nobody would see of it.
    ///
    /// # Errors
    /// If nothing is left to read, or it is too long.
    pub fn typed(text: &str) -> Result<Self, NoText> {
        let readable = text.chars().filter_map(|letter| {
            let stays = !letter.is_control() && !is_unseen(letter);
            if stays { Some(letter) } else { letter.is_whitespace().then_some(' ') }
        });
        let text: String = readable.collect();
        if text.chars().all(|letter| is_joiner(letter) || letter.is_whitespace()) {
            return Err(NoText::Empty);
        }
        Self::new(&text)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for FreeText {
    type Error = NoText;

    fn try_from(text: String) -> Result<Self, NoText> {
        Self::new(&text)
    }
}

impl From<FreeText> for String {
    fn from(text: FreeText) -> Self {
        text.0.into()
    }
}

/// Why the table does not do what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The rules say no.
    #[error(transparent)]
    Illegal(IllegalAction),
    /// The game has moved on since.
    #[error("this was meant for {meant:?}, but the game is at {now:?}")]
    TooLate {
        /// What it was meant for.
        meant: Occasion,
        /// What the game is at.
        now: Occasion,
    },
    /// Whoever asks does not play this seat.
    #[error("{0} is not played by a person")]
    NotYourSeat(Seat),
    /// The same id was used for something else before.
    #[error("this command id was used for something else before")]
    CommandIdReused,
    /// A table has room for so many entries and no more.
    #[error("this table is full: it takes no more entries")]
    TableFull,
}
