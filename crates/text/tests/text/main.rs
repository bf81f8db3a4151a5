//! The words as people read them.

mod chronicle;
mod games;
mod languages;
mod room;
mod score;
mod slips;
mod stage;
mod variants;
mod words;
