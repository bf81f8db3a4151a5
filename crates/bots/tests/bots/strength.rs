//! How strong the normal bot is. The games are always the same ones, so this cannot fail by chance;
//! `just-apples simulate --bots normal,random,random,random` measures it over many more.

use std::sync::Arc;

use bots::{Bot, Company};
use rules::random::Dice;
use rules::{Actor, ScoreSheet, Seed, Setup, State};

use crate::common::{first, second};

const GAMES: u64 = 100;

/// The share of victories of one normal bot against random players, one seat further each game.
fn win_rate(setup: &Arc<Setup>) -> f64 {
    let won = |game: u64| {
        let mut bots = vec![Bot::Random; usize::from(setup.players())];
        let place = game as usize % bots.len();
        bots[place] = Bot::Normal;
        let sheet = play(setup, &bots, game);
        if sheet.winners.contains(&place) { 1.0 / sheet.winners.len() as f64 } else { 0.0 }
    };
    (0..GAMES).map(won).sum::<f64>() / GAMES as f64
}

fn play(setup: &Arc<Setup>, bots: &[Bot], number: u64) -> ScoreSheet {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(number));
    let mut company = Company::new(&state, bots, Dice::new(number));
    while let Some((seat, action)) = company.next_move(&state, &mut |_, _| {}) {
        let tell = &mut |event| company.observe(&event);
        state.apply(Actor::Seat(seat), action, tell).expect("bots know the rules");
    }
    ScoreSheet::of(&state).expect("the game is over")
}

#[test]
fn beats_random_players() {
    for setup in [second(3), second(4), second(5), second(6), first(4)] {
        let rate = win_rate(&setup);
        assert!(rate >= 0.85, "{rate} with {:?}", setup.options());
    }
}
