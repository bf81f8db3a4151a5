//! My turn at the market.

use leptos::prelude::*;
use rules::choices::ExchangeChoice;
use rules::{Action, View};
use text::{Text, say};

use crate::browser;
use crate::game::{Spot, game};
use crate::live::{Held, Live};
use crate::parts::Art;
use crate::settings::preferences;

/// How many cards I draw when I set so many aside (M3).
fn draws(choice: &ExchangeChoice, set_aside: usize) -> usize {
    (usize::from(choice.fills_up) + set_aside).min(choice.drawable.into())
}

/// My Market turn, if it is.
fn choice(view: &View) -> Option<ExchangeChoice> {
    view.choices().and_then(|choices| choices.exchange())
}

/// The one button of a Market turn; with two piles, how many come from which (M4).
#[component]
pub fn TurnActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let choice = game.part(choice);
    let set_aside = Live::new(move || game.draft.with(crate::table::draft::Draft::out_goods));
    let (left, right) = (Held::new(0), Held::new(0));
    let drawn =
        Live::new(move || choice.get().map_or(0, |choice| draws(&choice, set_aside.get().len())));
    // What was wanted from the piles may be more than is drawn by now.
    let from_left = move || usize::from(left.get()).min(drawn.get()) as u8;
    let from_right = move || u8::min(right.get(), drawn.get() as u8 - from_left());
    let act = move |_| {
        let action = Action::Exchange {
            set_aside: set_aside.get_untracked(),
            left: untrack(from_left),
            right: untrack(from_right),
        };
        game.act_then(Spot::Asked, action, || browser::focus("#asked"));
    };
    let words = move || match (drawn.get(), set_aside.get().is_empty()) {
        (0, true) => say!(text(), "market-keep-all"),
        (count, _) => say!(text(), "market-draw", count = count),
    };
    let piles = game.look(|view| view.setup.two_piles()).then(|| {
        let most = move |pile: fn(&ExchangeChoice) -> u8, other: u8| {
            let there = choice.get().map_or(0, |choice| pile(&choice));
            there.min(drawn.get() as u8 - other)
        };
        view! {
            <FromPile name=|text| say!(text, "pile-left") count=Live::new(from_left)
                most=Live::new(move || most(|choice| choice.left, from_right())) set=left/>
            <FromPile name=|text| say!(text, "pile-right") count=Live::new(from_right)
                most=Live::new(move || most(|choice| choice.right, from_left())) set=right/>
        }
    });
    view! {
        {piles}
        <button type="button" class="btn main" name="exchange" on:click=act>
            <Art name="deck"/>{move || words()}
        </button>
    }
}

/// How many cards come from a pile.
#[component]
fn FromPile(
    /// What the pile is called.
    name: fn(&Text) -> String,
    /// How many.
    count: Live<u8>,
    /// At most so many.
    most: Live<u8>,
    /// Changes it.
    set: Held<u8>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let name = move || name(&text());
    let is_most = move || count.get() >= most.get();
    view! {
        <span class="from-pile">
            <small>{move || name()}</small>
            <span class="stepper" role="group" aria-label=move || name()>
                <button type="button" aria-label=move || say!(text(), "market-take-fewer")
                    disabled=move || count.get() == 0
                    on:click=move |_| set.set(count.get_untracked() - 1)><Art name="minus"/></button>
                <output class="number">{move || count.get()}</output>
                <button type="button" aria-label=move || say!(text(), "market-take-more")
                    disabled=move || is_most()
                    on:click=move |_| set.set(count.get_untracked() + 1)><Art name="plus"/></button>
            </span>
        </span>
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
