//! Whole games at random: whatever happens is told to everyone in whole sentences.

use std::sync::Arc;

use rules::random::{self, Dice};
use rules::{Edition, EventView, Observer, Seed, Setup, State};
use text::{Language, Teller, Text};

use crate::stage::{assert_sentence, assert_whole, everything, names, setup};

/// Plays a game at random and tells every beat of it to everyone.
fn tell_a_game(setup: &Arc<Setup>, seed: u64, text: &Text, check: impl Fn(&str)) {
    let names = names();
    let mut game = State::deal(Arc::clone(setup), Seed::from_number(seed));
    let mut dice = Dice::new(seed);
    while !game.is_over() {
        let Some((actor, action)) = random::next_move(&game, &mut dice) else { continue };
        let (before, mut events) = (game.public().clone(), Vec::new());
        game.apply(actor, action, &mut |event| events.push(event)).expect("a legal move");
        let seats = setup.seats().iter().map(Observer::Seat);
        for observer in seats.chain([Observer::Spectator]) {
            let me = match observer {
                Observer::Seat(seat) => Some(seat),
                Observer::Spectator => None,
            };
            let teller = Teller::new(text, setup, &names, me).at(&before);
            let seen: Vec<EventView> = events.iter().map(|event| event.seen_by(observer)).collect();
            teller.beat(&seen).iter().for_each(|line| check(line));
            let view = game.view(observer);
            match view.asked() {
                Some(ask) => {
                    let asked = teller.ask(ask, &view);
                    assert_whole(&asked.title);
                    check(&asked.hint);
                }
                None => check(&teller.waiting(&view)),
            }
        }
    }
}

#[test]
fn a_whole_game_of_every_kind_is_told_in_sentences() {
    let text = Text::new(Language::English);
    for (edition, players) in [(Edition::First, 3), (Edition::Second, 4), (Edition::Second, 6)] {
        tell_a_game(&everything(edition, players), 7, &text, assert_sentence);
    }
    tell_a_game(&setup(Edition::First, 5, |_| {}), 8, &text, assert_sentence);
}

#[test]
fn every_language_tells_whole_games_in_sentences() {
    for text in Language::OFFERED.map(Text::new) {
        tell_a_game(&everything(Edition::First, 4), 9, &text, assert_sentence);
        tell_a_game(&everything(Edition::Second, 6), 10, &text, assert_sentence);
    }
}

#[test]
fn the_pseudo_locale_tells_a_game_too() {
    let text = Text::new(Language::Pseudo);
    tell_a_game(&everything(Edition::Second, 4), 9, &text, assert_whole);
}
