//! Opponents. A bot sees only what its seat may know, and has no state of its own: the same view,
//! recollection and seed give the same move.

mod phrase;

pub use phrase::Phrase;
