//! Where journals are kept: what every store promises, and what the one on SQLite does beyond it.

mod conformance;
mod rows;
mod scratch;
mod sqlite;
