//! The table under a clock of our own: small stories, and thousands of evenings.

mod evening;
mod simulation;
mod stories;
