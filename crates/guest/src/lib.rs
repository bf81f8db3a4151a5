//! Whoever comes to a server: a client for load and for tests, which speaks the protocol of
//! `docs/protocol.md` over real sockets.
//!
//! A [`House`] is a server's address, a [`Line`] one connection to a table, and a [`Player`] someone
//! who opens or joins a table, plays at random, loses the connection, comes back, and keeps account
//! of what was acknowledged.

mod house;
mod line;
mod player;

pub use house::{Answer, House, NotAnswered, Place, reason};
pub use line::{Line, Lost};
pub use player::{Acknowledged, Player};
