//! The rules of Just Apples: a pure, deterministic engine for both editions and every variant.
//!
//! A game is set up, dealt and played by [`Action`]s; what happens is told as [`Event`]s. Rules are
//! cited by their ids in `docs/rules.md`: (M3) is the third rule of the Market.
//!
//! ```
//! use std::sync::Arc;
//! use rules::{Action, Actor, Edition, Goods, IllegalAction, Options, Seed, Setup, State};
//!
//! let setup = Setup::new(Options::new(Edition::Second, 4))?;
//! let mut game = State::deal(Arc::new(setup), Seed::from_number(7));
//!
//! // The Sheriff picks who goes to market first (M2).
//! let sheriff = game.public().law.first();
//! let merchant = sheriff.left(4);
//! game.apply(Actor::Seat(sheriff), Action::PickFirst(merchant), &mut |_| {})?;
//!
//! // That merchant keeps every card; the Sheriff has no turn.
//! let keep = Action::Exchange { set_aside: Goods::NONE, left: 0, right: 0 };
//! let refused = game.check(Actor::Seat(sheriff), &keep);
//! assert_eq!(refused, Err(IllegalAction::NotYourTurn(sheriff)));
//! game.apply(Actor::Seat(merchant), keep, &mut |event| println!("{event:?}"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nobody sees more than they may know: an [`Observer`] gets a [`View`] of the state and an
//! [`EventView`] of each event, and the same judge decides from a view as from the state.
//!
//! ```
//! # use std::sync::Arc;
//! # use rules::{Edition, Observer, Options, Seat, Seed, Setup, State};
//! # let setup = Setup::new(Options::new(Edition::First, 3))?;
//! # let game = State::deal(Arc::new(setup), Seed::from_number(7));
//! let view = game.view(Observer::Seat(Seat::new(1)));
//! assert_eq!(view.own.expect("a seat has secrets").hand.len(), 6);
//! assert_eq!(view.asked(), game.asked(Seat::new(1)));
//! assert!(game.view(Observer::Spectator).own.is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A bot asks its view what is [asked](View::asked) of it, and its [`Choices`] what it can do; each
//! kind of [`Ask`] names the action that answers it:
//!
//! ```
//! # use std::sync::Arc;
//! # use rules::{Ask, Edition, Observer, Options, Seed, Setup, State};
//! use rules::{Action, Bag, Choices};
//!
//! /// Loads one card and tells the truth about it; never opens a bag if it can help it.
//! fn honest(choices: &Choices<'_>) -> Option<Action> {
//!     match choices.ask()? {
//!         Ask::Load => {
//!             let card = choices.load()?.cards().next()?;
//!             Bag::new(&[(card, 1)].into()).ok().map(Action::Load)
//!         }
//!         Ask::Declare => {
//!             let truth = choices.own_bag()?.kinds().first()?;
//!             let legal = choices.declare();
//!             Some(Action::Declare(if legal.has(truth) { truth } else { legal.first()? }))
//!         }
//!         Ask::Settle => match choices.hand_back().first() {
//!             Some(bag) => Some(Action::HandBack { bag, taking: None }),
//!             None => Some(Action::Open(choices.open().first()?)),
//!         },
//!         _ => None, // … and so on for the Market, debts and claims.
//!     }
//! }
//! # let setup = Setup::new(Options::new(Edition::First, 3))?;
//! # let game = State::deal(Arc::new(setup), Seed::from_number(7));
//! for seat in game.all_asked().iter() {
//!     let view = game.view(Observer::Seat(seat));
//!     let answer = view.choices().and_then(|choices| honest(&choices));
//!     assert!(answer.is_none_or(|action| view.check(&action).is_ok()));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whole games can be played at random, recorded and replayed:
//!
//! ```
//! # use std::sync::Arc;
//! use rules::random::{self, Dice};
//! use rules::{Edition, Options, Record, ScoreSheet, Seed, Setup, Start, State};
//!
//! let setup = Arc::new(Setup::new(Options::new(Edition::First, 5))?);
//! let start = Start::Deal { setup, seed: Seed::from_number(1) };
//! let (mut game, mut dice) = (State::new(&start)?, Dice::new(1));
//! let mut record = Record::new(start);
//! while !game.is_over() {
//!     // Whoever was drawn may keep silent: then someone else is.
//!     let Some((actor, action)) = random::next_move(&game, &mut dice) else { continue };
//!     record.moves.push((actor, action.clone()));
//!     game.apply(actor, action, &mut |_| {})?;
//! }
//! let again = Record::from_json(&record.to_json())?.replay()?;
//! assert_eq!(again.fingerprint(), game.fingerprint());
//! println!("{:?}", ScoreSheet::of(&game).expect("the game is over").winners);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Situations are set up by hand with a [`Scene`], and deals are written with [`Terms`].

pub mod action;
pub mod annals;
pub mod catalogue;
mod chance;
pub mod choices;
mod citation;
mod debt;
pub mod event;
mod fingerprint;
mod gold;
mod goods;
mod handful;
mod illegal;
pub mod imagine;
mod judge;
pub mod ledger;
mod memory;
pub mod notation;
mod pile;
mod play;
pub mod public;
pub mod random;
pub mod record;
pub mod scene;
pub mod score;
mod seat;
pub mod setup;
pub mod slip;
pub mod slips;
mod state;
mod terms;
mod view;

pub use action::{Action, Actor};
pub use annals::Annals;
pub use catalogue::{Catalogue, Family, Kind, Promo, PromoError, PromoNumber};
pub use chance::{Digest, NotHexadecimal, Seed, below, shuffle};
pub use choices::Choices;
pub use event::{Event, EventView, Observer};
pub use fingerprint::fingerprint;
pub use gold::Gold;
pub use goods::{Good, Goods, Kinds, MAX_CARDS, MAX_KINDS, NoSuchGood};
pub use handful::{Bag, HANDFUL, Handful, WrongNumberOfCards};
pub use illegal::IllegalAction;
pub use ledger::Ledger;
pub use memory::{Bounds, Memory};
pub use notation::NotationError;
pub use pile::{Discards, Pile, Side};
pub use public::{Ask, Inspection, Law, Phase, Public};
pub use record::{Fairness, Record, RecordError, ReplayError, RulesVersion};
pub use scene::{ImpossibleScene, Scene};
pub use score::ScoreSheet;
pub use seat::{MAX_SEATS, NoSuchSeat, PerSeat, Seat, Seats};
pub use setup::{Edition, Options, Setup, SetupError};
pub use slip::{Slip, SlipNumber, Terms};
pub use state::{Own, Start, State};
pub use terms::Strikers;
pub use view::{Secrets, View};
