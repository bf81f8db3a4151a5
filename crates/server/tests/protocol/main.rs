//! `docs/protocol.md`, `openapi.json` and `examples/` against the code and a real server: what they
//! say is so.

mod document;
mod examples;
#[path = "../tables/inn.rs"]
#[allow(dead_code, reason = "these tests need less of it than those of the tables")]
mod inn;
mod lists;
mod openapi;
mod python;
mod schema;
#[path = "../store/scratch.rs"]
mod scratch;
mod session;
