//! The rulebook, rule by rule: every rule id of docs/rules.md is cited by a test here or beside.

#[path = "../common/mod.rs"]
mod common;

mod alone;
mod black_market;
mod booty;
mod citations;
mod debts;
mod deputies;
mod examples;
mod gate;
mod goods;
mod honour;
mod knowledge;
mod load;
mod market;
mod rounds;
mod scenes;
mod setup;
mod slips;
mod time_limit;
