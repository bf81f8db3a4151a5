//! The rules of Just Apples: a pure, deterministic engine for both editions and every variant.

pub mod action;
pub mod catalogue;
mod chance;
pub mod choices;
mod debt;
pub mod event;
mod fingerprint;
mod gold;
mod goods;
mod illegal;
mod judge;
mod play;
pub mod public;
pub mod random;
pub mod scene;
mod seat;
pub mod setup;
pub mod slip;
mod state;
mod view;

pub use action::{Action, Actor};
pub use catalogue::{Catalogue, Family, Kind, Promo, PromoError};
pub use chance::{Seed, below, shuffle};
pub use choices::Choices;
pub use event::{Event, EventView, Observer};
pub use gold::Gold;
pub use goods::{
    Bag, Discards, Good, Goods, HANDFUL, Handful, Kinds, MAX_CARDS, MAX_KINDS, NoSuchGood, Pile,
    Side, WrongNumberOfCards,
};
pub use illegal::IllegalAction;
pub use public::{Ask, Inspection, Law, Phase, Public};
pub use scene::{ImpossibleScene, Scene};
pub use seat::{MAX_SEATS, NoSuchSeat, PerSeat, Seat, Seats};
pub use setup::{Edition, Options, Setup, SetupError};
pub use slip::{Slip, SlipNumber, Terms};
pub use state::{Own, Start, State};
pub use view::View;
