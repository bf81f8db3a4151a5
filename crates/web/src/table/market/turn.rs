//! My turn at the market.

use leptos::prelude::*;
use rules::choices::ExchangeChoice;
use rules::{Action, View};
use text::say;

use crate::browser;
use crate::game::{Game, Spot, game};
use crate::parts::{Art, FinalAct, Tone};
use crate::settings::preferences;
use crate::table::draft::Draft;

/// How many cards I draw when I set so many aside (M3).
fn draws(choice: &ExchangeChoice, set_aside: usize) -> usize {
    (usize::from(choice.fills_up) + set_aside).min(choice.drawable.into())
}

/// My Market turn, if it is.
fn choice(view: &View) -> Option<ExchangeChoice> {
    view.choices().and_then(|choices| choices.exchange())
}

/// How many cards I draw as things are, and how many of them from the left pile and the right,
/// reactively.
pub(super) fn drawn(game: Game) -> (usize, [u8; 2]) {
    let Some(choice) = game.with(choice) else { return (0, [0; 2]) };
    game.draft.with(|draft| {
        let drawn = draws(&choice, draft.out_goods().len());
        (drawn, draft.taken_from_piles(drawn))
    })
}

/// The one button of a Market turn. What comes from which pile is said at the piles (M4).
#[component]
pub fn TurnActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let act = Callback::new(move |()| {
        let [left, right] = untrack(|| drawn(game)).1;
        let set_aside = game.draft.with_untracked(Draft::out_goods);
        let action = Action::Exchange { set_aside, left, right };
        game.act_then(Spot::Asked, action, || browser::focus("#asked"));
    });
    let words = move || {
        let (drawn, [left, right]) = drawn(game);
        let taken = left + right;
        match (taken, drawn - usize::from(taken)) {
            (0, 0) => say!(text(), "market-keep-all"),
            (0, count) => say!(text(), "market-draw", count = count),
            (taken, 0) => say!(text(), "market-take", taken = taken),
            (taken, count) => say!(text(), "market-take-and-draw", taken = taken, count = count),
        }
    };
    view! {
        <FinalAct tone=Tone::Main name="exchange" act about=Box::new(move || game.draft.track())>
            <Art name="deck"/>{move || words()}
        </FinalAct>
    }
}

#[cfg(test)]
mod tests {
    use rules::Goods;
    use rules::choices::ExchangeChoice;

    use super::draws;

    fn choice(fills_up: u8, drawable: u16) -> ExchangeChoice {
        let hand = Goods::NONE;
        ExchangeChoice { hand, most_set_aside: 5, fills_up, drawable, left: 0, right: 0 }
    }

    #[test]
    fn as_many_are_drawn_as_are_set_aside() {
        assert_eq!(draws(&choice(0, 40), 0), 0);
        assert_eq!(draws(&choice(0, 40), 3), 3);
    }

    #[test]
    fn a_short_hand_fills_up_as_far_as_there_are_cards() {
        assert_eq!(draws(&choice(2, 40), 3), 5);
        assert_eq!(draws(&choice(2, 4), 3), 4);
    }
}
