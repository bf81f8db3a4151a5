//! Bots at whole tables and in single situations.

#[path = "../../../rules/tests/common/mod.rs"]
mod common;

mod deputies;
mod games;
mod law;
mod merchant;
mod seat;
mod strength;
mod talk;
