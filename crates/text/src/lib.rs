//! Every word people read, in their language.
//!
//! Words live in `locales/`, one folder a language, as [Fluent](https://projectfluent.org) messages;
//! this crate finds them. [`say!`] says one message, a [`Herald`] tells what happens at a table of
//! people, and a [`Teller`] what happens in its game:
//!
//! ```
//! use rules::{Edition, EventView, Good, Options, Seat, Setup};
//! use text::{Language, Teller, Text, say};
//!
//! let text = Text::new(Language::English);
//! assert_eq!(say!(text, "load-snap-shut"), "Snap it shut");
//! assert_eq!(say!(text, "gold-amount", gold = 8, case = "plain"), "8 gold");
//!
//! let polish = Text::new(Language::Polish);
//! assert_eq!(say!(polish, "gold-amount", gold = 8, case = "plain"), "8 pensów");
//!
//! let setup = Setup::new(Options::new(Edition::Second, 3))?;
//! let names = ["Maya", "Ines", "Olek"].map(String::from);
//! let (maya, ines) = (Seat::new(0), Seat::new(1));
//! let teller = Teller::new(&text, &setup, &names, Some(maya));
//! let declared = |seat| EventView::Declared { seat, good: Good::APPLES, cards: 3 };
//! assert_eq!(teller.event(&declared(maya)).as_deref(), Some("You declare 3 apples."));
//! assert_eq!(teller.event(&declared(ines)).as_deref(), Some("Ines declares 3 apples."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How a sentence is put together is the language's business: a message gets names, numbers and
//! which of its people the reader is (`$you`), and no sentence is glued together from parts here.
//! A key that does not exist does not compile. `cargo xtask words` checks that every key is given
//! just the arguments that it takes, that every language has the same keys, and that no key is left
//! over.

mod language;
mod pseudo;
mod room;
mod teller;
mod words;

pub use language::Language;
pub use room::Herald;
pub use teller::{Asked, Case, Teller};
pub use words::{Args, Argument, Key, Text};

/// What stands around the key of words that could not be found.
pub const MISSING: [char; 2] = ['⟨', '⟩'];

/// Says one message: `say!(text, "key", who = name, gold = 8)`.
///
/// The key is a literal and the arguments are named, so that `cargo xtask words` can check both.
#[macro_export]
macro_rules! say {
    ($text:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $text.get(
            {
                // With a name of its own, it is looked up by `cargo check` too.
                const KEY: $crate::Key = $crate::Key::new($key);
                KEY
            },
            &$crate::args!($($name = $value),*),
        )
    };
}

/// A key that is said elsewhere: `key!("key", who, gold)` names the arguments that it will be given.
///
/// ```
/// use text::{Language, Text, args, key};
///
/// let text = Text::new(Language::English);
/// let keys = [key!("bar-gold", gold), key!("promise-owe", gold)];
/// let said = keys.map(|key| text.get(key, &args!(gold = 5)));
/// assert_eq!(said, ["Gold: 5", "I owe you 5 gold."]);
/// ```
#[macro_export]
macro_rules! key {
    ($key:literal $(, $name:ident)* $(,)?) => {{
        const KEY: $crate::Key = $crate::Key::new($key);
        KEY
    }};
}

/// The keys of a message and of some of its attributes, each with the arguments that it will be
/// given: `keys!("key", who, gold; hint; tag, gold)`.
macro_rules! keys {
    ($key:literal $(, $name:ident)* $(; $attribute:ident $(, $its_name:ident)*)+) => {
        const {
            [
                $crate::Key::new($key),
                $($crate::Key::new(concat!($key, ".", stringify!($attribute)))),+
            ]
        }
    };
}
pub(crate) use keys;

/// The arguments of a message: `args!(who = name, gold = 8)`.
#[macro_export]
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => {
        $crate::Args::new()$(.with(stringify!($name), $value))*
    };
}
