//! In which order merchants go to market, and how far they are.

use rules::public::Market;
use rules::{Seat, Seats};

/// How far a merchant is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Progress {
    /// Had their turn.
    Done,
    /// It is their turn.
    Turn,
    /// The next one.
    Next,
    /// Comes later, or nobody knows yet when.
    Later,
}

/// The merchants in the order of their turns. Nobody's place changes once the first is picked.
pub(crate) fn order(market: &Market, merchants: Seats, sheriff: Seat) -> Vec<(Seat, Progress)> {
    let Some(turn) = market.turn else {
        let waiting = merchants.clockwise_after(sheriff);
        return waiting.map(|seat| (seat, Progress::Later)).collect();
    };
    let done = merchants.minus(market.waiting).without(turn);
    let to_come = market.waiting.and(merchants).without(turn);
    let done = done.clockwise_after(turn).map(|seat| (seat, Progress::Done));
    let to_come = to_come
        .clockwise_after(turn)
        .enumerate()
        .map(|(place, seat)| (seat, if place == 0 { Progress::Next } else { Progress::Later }));
    done.chain([(turn, Progress::Turn)]).chain(to_come).collect()
}

#[cfg(test)]
mod tests {
    use rules::public::Market;
    use rules::{PerSeat, Seat, Seats};

    use super::{Progress, order};

    const SHERIFF: Seat = Seat::new(2);

    /// A Market where it is the turn of one, and others wait.
    fn market(turn: Option<u8>, waiting: &[u8]) -> Market {
        let waiting: Seats = waiting.iter().copied().map(Seat::new).collect();
        Market { turn: turn.map(Seat::new), waiting, to_place: 0, set_aside: PerSeat::default() }
    }

    fn seats(turn: Option<u8>, waiting: &[u8]) -> Vec<(usize, Progress)> {
        let order = order(&market(turn, waiting), Seats::all(4).without(SHERIFF), SHERIFF);
        order.into_iter().map(|(seat, progress)| (seat.index(), progress)).collect()
    }

    #[test]
    fn places_stay_while_turns_go_on() {
        use Progress::{Done, Later, Next, Turn};
        assert_eq!(seats(Some(1), &[0, 1, 3]), [(1, Turn), (3, Next), (0, Later)]);
        assert_eq!(seats(Some(3), &[0, 3]), [(1, Done), (3, Turn), (0, Next)]);
        assert_eq!(seats(Some(0), &[0]), [(1, Done), (3, Done), (0, Turn)]);
    }

    #[test]
    fn before_the_first_is_picked_they_stand_clockwise_from_the_sheriff() {
        let places: Vec<usize> =
            seats(None, &[0, 1, 3]).into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(places, [3, 0, 1]);
    }
}
