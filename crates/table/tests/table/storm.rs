//! Thousands of seeded evenings at an inn where everything goes wrong that can.

use std::collections::BTreeMap;

use rules::setup::BlackMarketRule;
use rules::{Edition, Options};

use crate::inn::Inn;

/// How many evenings each setup gets; `JUST_APPLES_GAMES` asks for more.
fn evenings() -> u64 {
    std::env::var("JUST_APPLES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500)
}

/// One evening: for a while everything goes wrong that can, then nothing.
fn endure(options: Options, number: u64) -> Inn {
    let mut inn = Inn::open(options, number);
    // Most evenings are short, so that there are many; some last for a whole game and more.
    let steps = if number.is_multiple_of(50) { 12_000 } else { 600 };
    for _ in 0..steps {
        inn.step();
    }
    inn.settle();
    inn.check();
    inn
}

fn endure_all(options: &Options) {
    let mut faults: BTreeMap<&str, u32> = BTreeMap::new();
    let (mut acknowledged, mut refusals) = (0, 0);
    for number in 0..evenings() {
        let inn = endure(options.clone(), number);
        inn.faults.iter().for_each(|(what, times)| *faults.entry(what).or_default() += times);
        acknowledged += inn.clients.iter().map(|client| client.acknowledged.len()).sum::<usize>();
        refusals += inn.refusals;
    }
    assert_eq!(faults.len(), 9, "everything went wrong at least once: {faults:?}");
    assert!(faults.values().all(|&times| times as u64 > evenings() / 20), "{faults:?}");
    assert!(acknowledged as u64 > 20 * evenings(), "{acknowledged} commands were acknowledged");
    assert!(refusals > 0, "what comes too late is refused");
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
