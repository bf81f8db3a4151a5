//! A live table as a pure state machine: `(now, Input) -> Outputs`.
//!
//! A [`Table`] seats people and bots, plays one game by the rules, runs the inspection clock, lets
//! bots take their time and everyone talk. It does no I/O and reads no clock: a server drives it
//! with sockets and a journal, the browser in the page, tests with a clock of their own.
//!
//! ```
//! use bots::Bot;
//! use rules::{Edition, Observer, Options, Seat, Seed, Setup, Start};
//! use table::{Input, Moment, Name, Opening, Player, Seating, Seq, Sitter, Table, Tempo};
//!
//! let setup = Setup::new(Options::new(Edition::Second, 4))?.into();
//! let names = ["Maya", "Ines", "Olek", "Dasha"].into_iter();
//! let seating: Result<Seating, _> = names
//!     .map(|name| Ok::<_, table::NoName>(Sitter {
//!         name: Name::new(name)?,
//!         player: if name == "Maya" { Player::Person } else { Player::Bot(Bot::Normal) },
//!     }))
//!     .collect();
//! let (mut table, opened) = Table::open(Moment(0), Opening {
//!     start: Start::Deal { setup, seed: Seed::from_number(7) },
//!     seating: seating?,
//!     tempo: Tempo::Unhurried,
//!     bots: Seed::from_number(8),
//! })?;
//! // The driver keeps the journal first of all.
//! assert_eq!(opened.entries.len(), 1);
//!
//! // Maya's screen wants to be told what happens.
//! let maya = Observer::Seat(Seat::new(0));
//! let outputs = table.handle(Moment(0), Input::Watch { observer: maya, since: Seq(0) });
//! assert_eq!(outputs.updates[0].1.view.game.own.expect("Maya's cards").hand.len(), 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod command;
mod done;
pub mod fair;
mod game;
mod journal;
mod minds;
mod moment;
pub mod room;
mod seating;
pub mod steward;
mod table;
mod tempo;
mod update;
pub mod wire;

pub use bots::Phrase;
pub use clock::Clock;
pub use command::{
    Command, CommandId, FreeText, LONGEST_ID, LONGEST_TEXT, NoCommandId, NoText, Occasion,
    PhaseName, Refusal, Speech, Words,
};
pub use journal::{Author, Deed, Entry, MOST_ENTRIES, Opening, Seq, record};
pub use moment::Moment;
pub use room::Room;
pub use seating::{LONGEST_NAME, Name, NoName, Player, Seating, Sitter};
pub use table::{CannotOpen, CannotRestore, MOST_BEATS, Table};
pub use tempo::Tempo;
pub use update::{
    Answer, Beat, Happening, Input, Outputs, Question, QuestionId, TableView, Think, Update,
    WholeBeat,
};
