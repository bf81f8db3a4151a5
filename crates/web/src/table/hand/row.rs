//! A row of cards under the keyboard: arrows go along it, and one of its cards is a stop of Tab.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::live::{Held, Live};
use crate::table::draft::CardKey;

/// The cards of a row that can take the focus.
const CARDS: &str = "button[data-card]";

/// Which card of a row is the stop of Tab.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    last: Held<Option<CardKey>>,
    cards: Live<Vec<CardKey>>,
}

impl Row {
    /// A row of these cards.
    pub(crate) fn new(cards: Live<Vec<CardKey>>) -> Self {
        Self { last: Held::new(None), cards }
    }

    /// The card has the focus now.
    pub(crate) fn visit(self, key: CardKey) {
        self.last.set(Some(key));
    }

    /// Whether Tab stops here: at the card that had the focus last, or else at the first.
    pub(crate) fn stops_at(self, key: CardKey) -> bool {
        self.cards.with(|cards| stop(cards, self.last.get()) == Some(key))
    }
}

/// The card at which Tab stops.
fn stop(cards: &[CardKey], last: Option<CardKey>) -> Option<CardKey> {
    last.filter(|last| cards.contains(last)).or_else(|| cards.first().copied())
}

/// Where a key leads in a row of so many.
fn step(key: &str, from: usize, len: usize) -> Option<usize> {
    let last = len.checked_sub(1)?;
    match key {
        "ArrowLeft" | "ArrowUp" => Some(from.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => Some((from + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

/// Goes along the row, as the arrow keys say.
pub(crate) fn go_along(event: &KeyboardEvent) {
    let row = event.current_target().and_then(|row| row.dyn_into::<Element>().ok());
    let Some(row) = row else { return };
    let cards = cards_in(&row);
    let Some(from) = focused(&cards) else { return };
    if let Some(card) = step(&event.key(), from, cards.len()).and_then(|to| cards.get(to)) {
        event.prevent_default();
        // A card that takes no focus leaves it where it was.
        let _ = card.focus();
    }
}

/// The card next to this one in its row: the one after it, or else the one before.
pub(crate) fn neighbour(card: &HtmlElement) -> Option<HtmlElement> {
    let row = card.closest("[data-row]").ok()??;
    let cards = cards_in(&row);
    let place = cards.iter().position(|other| other == card)?;
    let before = place.checked_sub(1);
    cards.get(place + 1).or_else(|| cards.get(before?)).cloned()
}

fn cards_in(row: &Element) -> Vec<HtmlElement> {
    let Ok(found) = row.query_selector_all(CARDS) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}

fn focused(cards: &[HtmlElement]) -> Option<usize> {
    let active = document().active_element()?;
    cards.iter().position(|card| **card == active)
}

#[cfg(test)]
mod tests {
    use super::{CardKey, step, stop};

    #[test]
    fn arrows_go_to_the_end_and_no_further() {
        assert_eq!(step("ArrowRight", 0, 3), Some(1));
        assert_eq!(step("ArrowRight", 2, 3), Some(2));
        assert_eq!(step("ArrowLeft", 0, 3), Some(0));
        assert_eq!(step("End", 0, 3), Some(2));
        assert_eq!(step("Home", 2, 3), Some(0));
        assert_eq!(step("a", 1, 3), None);
        assert_eq!(step("End", 0, 0), None);
    }

    #[test]
    fn tab_stops_at_the_card_that_had_the_focus_last_while_it_is_there() {
        let cards = [CardKey(4), CardKey(7)];
        assert_eq!(stop(&cards, Some(CardKey(7))), Some(CardKey(7)));
        assert_eq!(stop(&cards, Some(CardKey(5))), Some(CardKey(4)));
        assert_eq!(stop(&[], None), None);
    }
}
