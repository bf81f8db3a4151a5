//! Thousands of seeded evenings with random people and bots.

use std::time::Duration;

use bots::{Bot, Phrase};
use rules::random::{self, Dice};
use rules::setup::BlackMarketRule;
use rules::{Edition, Options, Seat, Seed, Setup, Start, below};
use table::{Command, CommandId, Input, Moment, Occasion, Opening, Player, Refusal, Table, Tempo};

use crate::evening::{Evening, seating};

/// How many evenings each setup gets; `JUST_APPLES_GAMES` asks for more.
fn evenings() -> u64 {
    std::env::var("JUST_APPLES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(400)
}

/// An evening that is not over by then never will be.
const MOST_STEPS: u32 = 60_000;

/// How a random evening begins: any mix of people and bots.
fn opening(options: Options, dice: &mut Dice, number: u64) -> Opening {
    let players: Vec<Player> = (0..options.players)
        .map(|_| match below(4, dice) {
            0 => Player::Bot(Bot::Random),
            1 | 2 => Player::Bot(Bot::Normal),
            _ => Player::Person,
        })
        .collect();
    let tempo = [Tempo::Unhurried, Tempo::Quick, Tempo::Instant][below(3, dice) as usize];
    let setup = Setup::new(options).expect("playable options").into();
    Opening {
        start: Start::Deal { setup, seed: Seed::from_number(number) },
        seating: seating(&players),
        tempo,
        bots: Seed::from_number(number + 1),
    }
}

/// Someone at a screen does something at random, judging by that screen alone.
fn random_person(evening: &mut Evening, seat: Seat, dice: &mut Dice) {
    let (_, screen) = &evening.screens[&format!("{:?}", rules::Observer::Seat(seat))];
    let (view, during) = (&screen.view.game, Occasion::of(&screen.view.game.public));
    // What comes in the very moment in which time is up comes too late.
    let in_time = screen.view.clock.left(evening.now) != Some(Duration::ZERO);
    let command = match below(12, dice) {
        0 => Command::Say(Phrase::ALL[below(16, dice) as usize].into()),
        1 => Command::Ready { during },
        _ => {
            let choices = view.choices().expect("a seat has choices");
            let Some(action) = random::choose(&choices, dice) else { return };
            Command::Act { action, during }
        }
    };
    let legal = !matches!(&command, Command::Act { action, .. } if view.check(action).is_err());
    let id = CommandId::new(format!("{}-{}", seat.index(), evening.now.0)).expect("an id");
    let first = evening.send_as(seat, id.clone(), command.clone());
    if legal && in_time && !matches!(first.outcome, Err(Refusal::CommandIdReused)) {
        assert!(first.outcome.is_ok(), "the screen was up to date: {first:?}");
    }
    if below(8, dice) == 0 && !matches!(command, Command::Ready { .. }) {
        repeat(evening, seat, &id, command, &first);
    }
}

/// The same command again gets the same answer and does nothing twice.
fn repeat(
    evening: &mut Evening,
    seat: Seat,
    id: &CommandId,
    command: Command,
    first: &table::Answer,
) {
    let entries = evening.journal.len();
    let again = evening.send_as(seat, id.clone(), command);
    assert_eq!(again.outcome, first.outcome);
    let news = evening.journal[entries..].iter().filter(|entry| entry.id == *id);
    assert_eq!(news.count(), 0, "nothing is done twice");
}

/// Plays one evening to its end.
fn play(options: Options, number: u64) {
    let mut dice = Dice::for_game(3, number);
    let mut evening = Evening::open(opening(options, &mut dice, number));
    let people = evening.table.opening().seating.people();
    for _ in 0..MOST_STEPS {
        if evening.table.state().is_over() {
            evening.check_screens();
            evening.check_journal();
            return;
        }
        let person = people.iter().nth(below(people.len().max(1) as u32, &mut dice) as usize);
        let idle = evening.next().is_none();
        match person {
            Some(seat) if idle || below(3, &mut dice) == 0 => {
                let wait = u64::from(below(2_000, &mut dice));
                let next = evening.next().unwrap_or(Moment(u64::MAX));
                evening.now = evening.now.max(Moment(evening.now.0 + wait).min(next));
                random_person(&mut evening, seat, &mut dice);
            }
            _ => assert!(evening.step(), "the table waits for nobody: {:?}", evening.now),
        }
        if below(200, &mut dice) == 0 {
            evening.check_screens();
            restart(&mut evening);
        }
    }
    panic!("evening {number} does not end");
}

/// The driver goes and comes back: the table is restored from its journal.
fn restart(evening: &mut Evening) {
    let table = Table::restore(evening.journal.clone(), &mut |_| {}).expect("a whole journal");
    let watched: Vec<_> =
        evening.screens.values().map(|(observer, screen)| (*observer, screen.seq)).collect();
    evening.table = table;
    evening.now = Moment(evening.now.0 + 10_000);
    evening.forget_thoughts();
    let outputs = evening.table.resume(evening.now);
    evening.take(outputs);
    for (observer, since) in watched {
        evening.input(Input::Watch { observer, since });
    }
}

fn everything(edition: Edition, players: u8) -> Options {
    Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        time_limit: true,
        deputies: players == 6,
        ..Options::new(edition, players)
    }
}

fn play_all(options: &Options) {
    (0..evenings()).for_each(|number| play(options.clone(), number));
}

#[test]
fn the_second_edition_for_four() {
    play_all(&Options::new(Edition::Second, 4));
}

#[test]
fn the_first_edition_for_three() {
    play_all(&Options::new(Edition::First, 3));
}

#[test]
fn everything_of_the_second_edition_for_five() {
    play_all(&everything(Edition::Second, 5));
}

#[test]
fn everything_of_the_first_edition_for_four() {
    play_all(&everything(Edition::First, 4));
}

#[test]
fn six_with_deputies() {
    play_all(&everything(Edition::Second, 6));
}
