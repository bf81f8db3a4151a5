//! Thousands of seeded evenings at an inn where everything goes wrong that can.

use std::collections::BTreeMap;

use rules::setup::BlackMarketRule;
use rules::{Edition, Options};
use table::room::RoomDeed;

use crate::inn::Inn;

/// How many evenings each setup gets; `JUST_APPLES_GAMES` asks for more.
fn evenings() -> u64 {
    std::env::var("JUST_APPLES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

/// One evening: for a while everything goes wrong that can, then nothing.
fn endure(options: Options, number: u64) -> Inn {
    let mut inn = Inn::open(options, number);
    // Most evenings are short, so that there are many; some last for a whole game and more.
    let steps = if number.is_multiple_of(50) { 12_000 } else { 1_000 };
    for _ in 0..steps {
        inn.step();
    }
    inn.settle();
    inn.check();
    inn
}

/// What was done in an evening, by kind.
const fn kind(deed: &RoomDeed) -> &'static str {
    match deed {
        RoomDeed::Founded(_) => "opened the room",
        RoomDeed::Joined { seat: None, .. } => "came in",
        RoomDeed::Joined { seat: Some(_), .. } => "took over a bot's seat",
        RoomDeed::Left(_) => "left",
        RoomDeed::Rekeyed { .. } => "got a new token",
        RoomDeed::Chose(_) => "chose a game",
        RoomDeed::Housed(_) => "changed the house",
        RoomDeed::BotSeated { .. } => "seated a bot",
        RoomDeed::BotUnseated(_) => "unseated a bot",
        RoomDeed::Reordered(_) => "changed chairs",
        RoomDeed::Muted(_) => "was muted",
        RoomDeed::Unmuted(_) => "may talk again",
        RoomDeed::HostIs(_) => "became the host",
        RoomDeed::Stirred(_) => "stirred",
        RoomDeed::Started { .. } => "began",
        RoomDeed::Acted(_) => "acted",
        RoomDeed::Said(_) => "spoke",
        RoomDeed::Unsaid => "was forgotten",
        RoomDeed::TookOver(_) => "was taken over",
        RoomDeed::CameBack(_) => "came back",
        RoomDeed::Paused => "paused",
        RoomDeed::Unpaused => "went on",
        RoomDeed::Resumed => "was driven again",
        RoomDeed::Cleared => "played again",
    }
}

/// Every kind of deed but one: what people said is forgotten by the store, which never does here.
const KINDS: usize = 23;

fn endure_all(options: &Options) {
    let mut faults: BTreeMap<&str, u32> = BTreeMap::new();
    let mut deeds: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut acknowledged, mut refused) = (0, 0);
    let (mut connected, mut twins) = ([0; 3], 0);
    for number in 0..evenings() {
        let inn = endure(options.clone(), number);
        inn.faults.iter().for_each(|(what, times)| *faults.entry(what).or_default() += times);
        inn.journal.iter().for_each(|entry| *deeds.entry(kind(&entry.deed)).or_default() += 1);
        connected.iter_mut().zip(inn.connected()).for_each(|(sum, screens)| *sum += screens);
        let answers = inn.answers();
        twins += u64::from(inn.check_nothing_leaks());
        (acknowledged, refused) = (acknowledged + answers.0, refused + answers.1);
    }
    assert_eq!(faults.len(), 10, "everything went wrong at least once: {faults:?}");
    assert!(faults.values().all(|&times| times as u64 > evenings() / 20), "{faults:?}");
    assert_eq!(deeds.len(), KINDS, "everything was done at least once: {deeds:?}");
    let [people, onlookers, twice] = connected.map(|screens| screens as u64);
    assert!(people > evenings() && onlookers > evenings() / 5 && twice > evenings() / 5);
    assert!(twins > evenings() / 5, "{twins} rooms with other cards looked the same");
    assert!(acknowledged as u64 > 20 * evenings(), "{acknowledged} commands were acknowledged");
    assert!(refused as u64 > evenings(), "{refused} commands were refused");
}

#[test]
fn the_second_edition() {
    endure_all(&Options::new(Edition::Second, 4));
}

#[test]
fn the_first_edition() {
    endure_all(&Options::new(Edition::First, 4));
}

#[test]
fn everything_of_the_second_edition() {
    endure_all(&Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        time_limit: true,
        ..Options::new(Edition::Second, 4)
    });
}

#[test]
fn everything_of_the_first_edition() {
    endure_all(&Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        time_limit: true,
        ..Options::new(Edition::First, 4)
    });
}
