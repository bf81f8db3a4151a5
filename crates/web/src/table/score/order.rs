//! In which order people stand on the sheet.

use std::cmp::Reverse;

use rules::{ScoreSheet, Seat};

/// Everyone from the most points to the fewest, winners first.
pub(super) fn by_points(sheet: &ScoreSheet) -> Vec<Seat> {
    let rank =
        |&place: &usize| (!sheet.winners.contains(&place), Reverse(sheet.seats[place].total));
    let places = ranked(0..sheet.seats.len(), rank);
    places.into_iter().filter_map(|place| Seat::try_from(place as u8).ok()).collect()
}

/// A few things in the order of their rank; equals stay in their order. The library's way to sort
/// is made for many, and a lot of code.
pub(super) fn ranked<T, R: Ord>(things: impl Iterator<Item = T>, rank: impl Fn(&T) -> R) -> Vec<T> {
    let mut ranked = Vec::new();
    for thing in things {
        let place = ranked.partition_point(|other| rank(other) <= rank(&thing));
        ranked.insert(place, thing);
    }
    ranked
}

#[cfg(test)]
mod tests {
    use rules::score::{Stall, tally};
    use rules::{Catalogue, Gold, Good, Goods, Seat};

    use super::by_points;

    #[test]
    fn the_winner_stands_first_even_in_a_tie() {
        let rich = |gold, chickens| Stall {
            gold: Gold(gold),
            stand: Goods::of(Good::SILK, chickens),
            ..Stall::default()
        };
        // Two have as many points; the contraband cards decide (V6).
        let stalls = [rich(10, 0), rich(50, 0), rich(42, 1)];
        let order = by_points(&tally(&Catalogue::of_the_box(), &stalls));
        assert_eq!(order, [2, 1, 0].map(Seat::new));
    }
}
