//! Opponents. A bot sees only what its seat may know, and has no state of its own: the same view,
//! recollection and dice give the same thought.
//!
//! Whoever runs a table keeps one [`Recollection`] for each seat, tells it every event that the
//! seat sees, and asks [`Bot::think`] when something is asked of the seat or when there is time to
//! haggle. A [`Company`] does this for a table of bots only:
//!
//! ```
//! use std::sync::Arc;
//! use bots::{Bot, Company};
//! use rules::random::Dice;
//! use rules::{Actor, Edition, Options, ScoreSheet, Seed, Setup, State};
//!
//! let setup = Arc::new(Setup::new(Options::new(Edition::Second, 4))?);
//! let mut game = State::deal(setup, Seed::from_number(1));
//! let bots = [Bot::Normal, Bot::Random, Bot::Random, Bot::Random];
//! let mut company = Company::new(&game, &bots, Dice::new(1));
//! while let Some((seat, action)) = company.next_move(&game, &mut |_, _| {}) {
//!     game.apply(Actor::Seat(seat), action, &mut |event| company.observe(&event))?;
//! }
//! println!("{:?}", ScoreSheet::of(&game).expect("the game is over").winners);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bargain;
mod belief;
mod bot;
mod chance;
mod claims;
mod company;
mod conduct;
mod debts;
mod declare;
mod deputies;
mod gate;
mod haggle;
mod last_resort;
mod load;
mod market;
mod mind;
mod phrase;
mod price;
mod recollection;
mod talk;
mod worth;

pub use bot::{Bot, Pace, Thought, UnknownBot};
pub use company::Company;
pub use conduct::Conduct;
pub use phrase::Phrase;
pub use recollection::Recollection;
