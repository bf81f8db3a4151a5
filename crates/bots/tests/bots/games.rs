//! Whole games of every setup, by normal bots and in mixed company: every action is legal, every
//! game ends, and nobody chatters.
//!
//! `JUST_APPLES_GAMES` says how many games each setup plays; `cargo xtask soak` plays many.

use std::sync::Arc;

use bots::{Bot, Company};
use rules::random::Dice;
use rules::{Action, Actor, Seed, Setup, State};

use crate::common;

/// Longer than any game of bots.
const LONGEST: usize = 5_000;

/// How many games each setup plays.
fn games() -> u64 {
    match std::env::var("JUST_APPLES_GAMES") {
        Ok(text) => text.parse().expect("JUST_APPLES_GAMES is a number of games"),
        Err(_) => 20,
    }
}

/// Once in so many moves the clock of a timed game runs out (T1).
const CLOCK: u32 = 60;

/// Plays a game to its end and counts what was said.
fn play(setup: &Arc<Setup>, bots: &[Bot], number: u64) -> u32 {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(number));
    let mut company = Company::new(&state, bots, Dice::new(number));
    let mut clock = Dice::new(!number);
    let mut said = 0;
    for _ in 0..LONGEST {
        if state.public().clock_runs(setup) && rules::below(CLOCK, &mut clock) == 0 {
            let tell = &mut |event| company.observe(&event);
            state.apply(Actor::Clock, Action::TimeIsUp, tell).expect("the clock runs");
            continue;
        }
        let Some((seat, action)) = company.next_move(&state, &mut |_, _| said += 1) else {
            assert!(state.is_over(), "nobody moves, but the game is not over");
            return said;
        };
        let shown = format!("{seat} {action:?}");
        let tell = &mut |event| company.observe(&event);
        if let Err(why) = state.apply(Actor::Seat(seat), action, tell) {
            panic!("{shown} is refused: {why}");
        }
    }
    panic!("game {number} does not end");
}

/// Plays many games with these bots.
fn play_many(setup: &Arc<Setup>, bots: &[Bot]) {
    for number in 0..games() {
        let said = play(setup, bots, number);
        let rounds = u32::from(setup.rounds()) * u32::from(setup.players());
        assert!(said <= rounds, "{said} phrases in {rounds} rounds of everyone");
    }
}

macro_rules! games {
    ($($name:ident = $setup:expr;)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn is_finished_by_normal_bots() {
                play_many(&$setup, &[Bot::Normal]);
            }

            #[test]
            fn is_finished_in_mixed_company() {
                use Bot::{Normal, Random};
                play_many(&$setup, &[Normal, Random, Normal, Random, Random, Normal]);
                play_many(&$setup, &[Random, Random, Random, Normal]);
            }
        })*
    };
}

common::setups::every_setup!(games);
