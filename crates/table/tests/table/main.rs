//! The table under a clock of our own: small stories, and thousands of evenings.

mod evening;
mod parlour;
mod room;
mod simulation;
mod stories;
