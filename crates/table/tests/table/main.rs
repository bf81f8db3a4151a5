//! The table under a clock of our own: small stories, and thousands of evenings.

mod bounds;
mod crossing;
mod desk;
mod edges;
mod evening;
mod guests;
mod inn;
mod journals;
mod outage;
mod parlour;
mod room;
mod simulation;
mod stories;
mod storm;
mod twins;
mod watching;
