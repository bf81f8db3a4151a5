//! Bots at whole tables and in single situations.

#[path = "../../../rules/tests/common/mod.rs"]
mod common;

mod games;
