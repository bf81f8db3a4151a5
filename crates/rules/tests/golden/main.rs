//! Golden playthroughs: whole random games, one per edition and player count and one per variant.
//!
//! One round is printed whole, with every observer's view at the start of each phase; the rest is
//! a line a round with the state's fingerprint. A change of behaviour shows as a diff for a person
//! to review: `cargo xtask golden` accepts it.

#[path = "../common/mod.rs"]
mod common;

mod print;

use std::fmt::Write;
use std::mem::discriminant;
use std::sync::Arc;

use common::*;
use print::Printer;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::catalogue::Promo;
use rules::setup::{BlackMarketRule, SpentContraband};
use rules::{Edition, Family, Seed, Setup, State, notation, random};

/// Plays a game and prints it. Seeds and rounds are picked so that the round that is printed whole
/// shows what the setup is about: claims, debts, proofs, Deputies who disagree.
fn playthrough(setup: &Arc<Setup>, seed: u64, whole_round: u8) -> String {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let printer = Printer::new(setup);
    let mut out = printer.setup();
    let (mut round, mut actions, mut phase) = (0, 0, None);
    while !state.is_over() {
        let public = state.public();
        if public.round != round {
            round = public.round;
            let _ = writeln!(
                out,
                "round {round}, after {actions} actions: {:016x}",
                state.fingerprint()
            );
        }
        let whole = round == whole_round;
        let new_phase = phase != Some(discriminant(&public.phase));
        phase = Some(discriminant(&public.phase));
        if whole && new_phase {
            printer.views(&mut out, &state);
        }
        let Some((actor, action)) = random::next_move(&state, &mut rng) else { continue };
        let line = notation::write_action(setup.catalogue(), actor, &action);
        let mut told = Vec::new();
        state.apply(actor, action, &mut |event| told.push(event)).expect("a legal move");
        actions += 1;
        if whole {
            let _ = writeln!(out, "  {line}");
            told.iter().for_each(|event| printer.event(&mut out, event));
        }
    }
    let _ = writeln!(out, "over, after {actions} actions: {:016x}", state.fingerprint());
    printer.scores(&mut out, &state);
    out
}

/// One playthrough a line: its name, its setup, the seed, and the round that is printed whole.
macro_rules! playthroughs {
    ($($name:ident: $setup:expr, seed $seed:literal, round $round:literal;)*) => {
        $(#[test]
        fn $name() {
            insta::assert_snapshot!(stringify!($name), playthrough(&$setup, $seed, $round));
        })*
    };
}

playthroughs! {
    first_edition_3: first(3), seed 1, round 2;
    first_edition_4: first(4), seed 31, round 5;
    first_edition_5: first(5), seed 15, round 4;
    first_edition_market_6: setup_with(Edition::First, 6, |o| o.deputies = true), seed 16, round 7;
    second_edition_3: second(3), seed 11, round 9;
    second_edition_4: second(4), seed 28, round 3;
    second_edition_5: second(5), seed 7, round 2;
    second_edition_6: second(6), seed 8, round 7;
    royal_goods: setup_with(Edition::Second, 4, |o| o.royal_goods = true), seed 34, round 8;
    black_market_discarded: black_market(4), seed 53, round 8;
    black_market_removed: setup_with(Edition::First, 4, |o| {
        let spent = SpentContraband::Removed;
        o.black_market = Some(BlackMarketRule { spent, ..BlackMarketRule::default() });
    }), seed 30, round 6;
    time_limit: setup_with(Edition::First, 4, |o| o.time_limit = true), seed 50, round 6;
    remove_ten: setup_with(Edition::Second, 3, |o| o.remove_ten = true), seed 13, round 2;
    seven_cards: setup_with(Edition::First, 3, |o| o.seven_cards = true), seed 14, round 2;
    promo_goods: setup_with(Edition::First, 4, |o| o.promos = promos()), seed 39, round 8;
    everything_4: everything(Edition::Second, 4), seed 38, round 7;
    everything_6: everything(Edition::Second, 6), seed 48, round 9;
}

fn promos() -> Vec<Promo> {
    let promo = |name: &str, family, value, penalty, copies| Promo {
        name: name.into(),
        family,
        value,
        penalty,
        counts_as: None,
        copies,
    };
    vec![promo("Figs", Family::Legal, 5, 3, 12), promo("Holy relic", Family::Contraband, 12, 6, 6)]
}
