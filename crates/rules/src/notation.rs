//! Actions as text, one line each, for records and bug reports.
//!
//! A line names the actor and what they do: `B: load 3 apples, 1 silk`. Whatever can be written
//! can be read back, and gives the same action. Goods have the keys of the game's [`Catalogue`];
//! a good whose key would be read as something else, or that the game does not know, has a number:
//! `good_17`.
//!
//! ```
//! use rules::notation::{read_action, write_action};
//! use rules::Catalogue;
//!
//! let goods = Catalogue::of_the_box();
//! let line = "B: offer with B: 8 gold, 1 silk from bag; hand back B; word: B owes A 5 gold";
//! let (actor, action) = read_action(&goods, line)?;
//! assert_eq!(write_action(&goods, actor, &action), line);
//!
//! let error = read_action(&goods, "B: load 3 durian").expect_err("nobody sells durian");
//! assert_eq!(error.to_string(), r#"column 11: expected a good, found "durian""#);
//! # Ok::<(), rules::notation::NotationError>(())
//! ```
//!
//! | line | action |
//! | --- | --- |
//! | `A: pick B first` | the Sheriff picks who goes to market first (M2) |
//! | `B: set aside 2 apples, 1 bread; draw 1 left, 2 right` | a Market turn (M3, M4) |
//! | `B: set aside nothing` | the same with no card |
//! | `B: place bread apples apples left` | cards put on a discard pile, the last on top (M5, I11) |
//! | `B: load 3 apples, 1 silk` | a bag is closed (L1) |
//! | `B: declare apples` | a declaration (C1) |
//! | `A: threaten B` | a threat (I2) |
//! | `A: offer with B: …` | a slip between B and the law, by either side (I5) |
//! | `A: withdraw #17`, `decline`, `accept` | an answer to a slip (I5) |
//! | `A: hand back B for #17`, `for nothing` | a bag is handed back (I6) |
//! | `A: open B` | a bag is opened (I9) |
//! | `B: pay 2 apples, 1 cheese` | a debt is paid in goods (B1) |
//! | `B: claim 30 from pile 1 onto left` | a Black Market card, piles counted from 1 (K2) |
//! | `B: pass` | no claim (K5) |
//! | `A: wish pepper to nobody`, `gold to A` | a Deputy's wish about a leftover (D7) |
//! | `clock: time is up` | the clock's one action (T1) |
//!
//! The parts of an offer come in this order, each if it says something; `nothing` stands for all:
//!
//! 1. what the merchant gives: `8 gold, 2 apples from stand, 1 silk from bag, 1 mead from bag or
//!    stand`;
//! 2. what the law does: `hand back B, open C, take nothing from D`;
//! 3. what one person of the law gives: `A gives 3 gold, 1 cheese`;
//! 4. promises: `word: A hands back B next, B opens C next for A, B owes A 5 gold`.

mod cursor;
mod read;
mod write;

use std::borrow::Cow;
use std::fmt;

use crate::catalogue::Catalogue;
use crate::goods::Good;

pub use read::read_action;
pub use write::{action_text, write_action};

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
pub struct NotationError {
    /// Where it went wrong: the number of the character in the line, from 1.
    pub column: usize,
    /// What could stand there.
    pub expected: Expected,
    /// What stands there.
    pub found: Found,
}

/// What could stand in a line where something else stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This word or sign, to the letter.
    Word(&'static str),
    /// One of these words, to the letter.
    OneOf(&'static [&'static str]),
    /// A seat, or the clock.
    Actor,
    /// A seat.
    Seat,
    /// Anything that can be done.
    Action,
    /// A good of the game.
    Good,
    /// A number within these bounds.
    Number {
        /// The least that it can be.
        least: u32,
        /// The most that it can be.
        most: u32,
    },
    /// So many cards.
    Cards {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Each discard pile once, the left one first (M4).
    EachPileOnce,
    /// A part of an offer.
    Terms,
    /// Less gold, because nobody can count so much.
    LessGold,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "{word:?}"),
            Self::OneOf(words) => {
                for (place, word) in words.iter().enumerate() {
                    let before = match place {
                        0 => "",
                        _ if place + 1 == words.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{before}{word:?}")?;
                }
                Ok(())
            }
            Self::Actor => f.write_str("a seat from A to F or \"clock\""),
            Self::Seat => f.write_str("a seat from A to F"),
            Self::Action => f.write_str("an action"),
            Self::Good => f.write_str("a good"),
            Self::Number { least, most } => write!(f, "a number from {least} to {most}"),
            Self::Cards { least: 0, most } => write!(f, "at most {most} cards"),
            Self::Cards { least, most } => write!(f, "{least} to {most} cards"),
            Self::EachPileOnce => f.write_str("each pile once, the left one first"),
            Self::Terms => f.write_str("what is given, done or promised"),
            Self::LessGold => f.write_str("less gold"),
            Self::End => f.write_str("the end of the line"),
        }
    }
}

/// What stands in a line where something else was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// This word, number or sign, shortened if it is long.
    Text(String),
    /// Nothing more.
    End,
    /// So many cards.
    Cards(usize),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{text:?}"),
            Self::End => f.write_str("the end of the line"),
            Self::Cards(count) => write!(f, "{count} cards"),
        }
    }
}

/// Words that can stand where a good can, so that no good is called so.
const RESERVED: [&str; 4] = ["gold", "nothing", "left", "right"];

/// What a good is called: by its key, if that reads back as this good, otherwise by its number.
fn good_name(catalogue: &Catalogue, good: Good) -> Cow<'_, str> {
    match catalogue.get(good) {
        Some(kind) if good_named(catalogue, &kind.key) == Some(good) => kind.key.as_str().into(),
        Some(_) | None => format!("good_{}", good.index()).into(),
    }
}

/// The good that is called so. `good_17` is always a number, also if a host gave that name.
fn good_named(catalogue: &Catalogue, name: &str) -> Option<Good> {
    if RESERVED.contains(&name) {
        return None;
    }
    match name.strip_prefix("good_").and_then(|number| number.parse::<u64>().ok()) {
        Some(number) => Good::try_from(number).ok(),
        None => catalogue.by_key(name),
    }
}
