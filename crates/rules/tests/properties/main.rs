//! Properties that hold in every state of random games of every setup.
//!
//! `JUST_APPLES_GAMES` says how many games each setup plays: 64 by default, 10,000 in
//! `cargo xtask soak`. A failure shrinks to the shortest prefix of a game that shows it.

#![allow(clippy::print_stderr, reason = "a long run says how far it is")]

#[path = "../common/mod.rs"]
mod common;

mod conduct;
mod no_leak;
mod probes;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rules::Setup;
use std::cell::Cell;
use std::sync::Arc;
use std::thread;

/// Longer than any game: the longest of 200,000 random ones for six had 1,597 actions.
const LONGEST: usize = 20_000;

/// After so many games a long run says how far it is.
const REPORT: u32 = 1_000;

fn games() -> u32 {
    match std::env::var("JUST_APPLES_GAMES") {
        Ok(text) => text.parse().expect("JUST_APPLES_GAMES is a number of games"),
        Err(_) => 64,
    }
}

/// Checks a property over many games of one setup, each given by its seed and how many actions of
/// it are played, so that a failure shrinks to a short game.
fn check(setup: &Arc<Setup>, property: impl Fn(&Arc<Setup>, u64, usize)) {
    let config =
        ProptestConfig { cases: games(), failure_persistence: None, ..ProptestConfig::default() };
    let strategy = (any::<u64>(), 0..=LONGEST);
    let played = Cell::new(0_u32);
    let outcome = TestRunner::new(config).run(&strategy, |(seed, steps)| {
        property(setup, seed, steps);
        played.set(played.get() + 1);
        if played.get().is_multiple_of(REPORT) {
            eprintln!("{} {} of {}", thread::current().name().unwrap_or(""), played.get(), games());
        }
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{:?}: {failure}", setup.options());
    }
}

/// One test a setup and property, so that they run side by side.
macro_rules! properties {
    ($($name:ident = $setup:expr;)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn is_played_by_the_rules() {
                check(&$setup, conduct::is_played_by_the_rules);
            }

            #[test]
            fn leaks_nothing() {
                check(&$setup, no_leak::leaks_nothing);
            }
        })*
    };
}

common::setups::every_setup!(properties);
