//! Fluent messages, compiled when the program is built and said with little code.
//!
//! People write [Fluent](https://projectfluent.org). A reader of all of Fluent, with its numbers and
//! dates, would be a tenth of what a browser downloads to play; so `compile` (a feature, for
//! builds) turns a language into a plain text in which everything is resolved that can be, and a
//! [`Phrasebook`] says what is left: texts, arguments, and choices by number or by word. Keys are
//! left behind too: a message is found by its place among them.
//!
//! ```
//! use phrasebook::{Phrasebook, Numerals, Value, compile, keys};
//!
//! let fluent = "gold = { $gold ->\n    [one] one coin\n   *[other] { $gold } coins\n}";
//! let sources = [("gold.ftl", fluent)];
//! let keys = keys(&sources);
//! assert_eq!(keys, ["gold"]);
//! let book = Phrasebook::new(compile(&sources, &keys)?, Numerals::English);
//! let coins = |gold| {
//!     let mut said = String::new();
//!     let argument = |name: &str| (name == "gold").then_some(Value::Number(gold));
//!     book.find(0)?.say(&argument, &str::to_owned, &mut said).ok()?;
//!     Some(said)
//! };
//! assert_eq!(coins(1).as_deref(), Some("one coin"));
//! assert_eq!(coins(7).as_deref(), Some("7 coins"));
//! # Ok::<(), phrasebook::Mistakes>(())
//! ```

#[cfg(feature = "compile")]
mod compile;
mod format;
mod numerals;
mod phrase;

#[cfg(feature = "compile")]
pub use compile::{Mistakes, compile, compile_part, keys, read, seal};
pub use numerals::Numerals;
pub use phrase::{CannotSay, Phrase, Phrasebook, Value, seal_of};
