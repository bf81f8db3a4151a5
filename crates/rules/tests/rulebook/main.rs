//! The rulebook, rule by rule: every rule id of docs/rules.md is cited by a test here or beside.

#[path = "../common/mod.rs"]
mod common;

mod examples;
mod goods;
mod load;
mod market;
mod rounds;
mod scenes;
mod setup;
