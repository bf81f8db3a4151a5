//! The seats of whoever uses this browser: so that a reload, or another day, finds them again.

use serde::{Deserialize, Serialize};
use table::room::{TableCode, Token};

use crate::browser;

/// Where they are kept.
const KEPT: &str = "just-apples.seats";

/// So many are kept; the oldest are forgotten first.
const MOST: usize = 20;

/// One's seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Which table.
    pub(crate) code: TableCode,
    /// The secret by which one is known again.
    pub(crate) token: Token,
    /// What one is called there.
    pub(crate) name: String,
}

/// All of them, the last one first.
pub(crate) fn seats() -> Vec<Kept> {
    browser::kept(KEPT).and_then(|text| jot::read(&text)).unwrap_or_default()
}

/// Keeps a seat. `None` if the browser refuses: then only the link leads back to it.
pub(crate) fn keep_seat(seat: Kept) -> Option<()> {
    let mut seats = with(seats(), seat);
    seats.truncate(MOST);
    browser::keep(KEPT, &jot::write(&seats)?)
}

/// Forgets the seat at a table.
pub(crate) fn forget_seat(code: TableCode) {
    let mut seats = seats();
    seats.retain(|seat| seat.code != code);
    // What cannot be written was not kept either.
    let _ = jot::write(&seats).and_then(|text| browser::keep(KEPT, &text));
}

/// The same with this one first, once.
fn with(mut seats: Vec<Kept>, seat: Kept) -> Vec<Kept> {
    seats.retain(|other| other.code != seat.code);
    seats.insert(0, seat);
    seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_seat_and_the_last_is_the_first() {
        let seat = |code: &str, name: &str| Kept {
            code: code.parse().unwrap(),
            token: Token::from_random(7),
            name: name.to_owned(),
        };
        let seats =
            with(vec![seat("BBBBBB", "Maya"), seat("CCCCCC", "May")], seat("CCCCCC", "Mia"));
        assert_eq!(seats, [seat("CCCCCC", "Mia"), seat("BBBBBB", "Maya")]);
        let text = jot::write(&seats).unwrap();
        assert_eq!(jot::read(&text), Some(seats));
    }
}
