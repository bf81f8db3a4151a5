//! Tables on a server: the way there, who sits at them, and what is told from there.

mod api;
mod deck;
mod line;
mod link;
mod post;
mod room;
mod seats;
mod sign;

pub(crate) use api::{Unserved, come_in, look, new_link, open_table, record};
pub(crate) use line::Standing;
pub(crate) use link::Link;
pub(crate) use room::{Online, Wish, online};
pub(crate) use seats::{Kept, forget_seat, keep_seat, seats};
pub(crate) use sign::give_signs;
