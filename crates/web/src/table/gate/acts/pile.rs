//! Laying confiscated cards on a discard pile (I11).

use leptos::prelude::*;
use rules::{Action, Side};
use text::say;

use crate::game::{Spot, game};
use crate::parts::Card;
use crate::settings::preferences;

/// A button for each pile; the cards lie there in the order in which they are shown.
#[component]
pub fn PileActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let choice = game.part(|view| view.choices()?.place());
    let cards = move || {
        let cards = choice.get().map(|choice| choice.cards.cards().to_vec()).unwrap_or_default();
        cards.into_iter().map(|good| view! { <Card good/> }).collect_view()
    };
    let lay = move |onto: Side| {
        if let Some(choice) = choice.get_untracked() {
            game.act(Spot::Asked, Action::Place { onto, order: choice.cards });
        }
    };
    let two_piles = move || choice.get().is_some_and(|choice| choice.two_piles);
    view! {
        <div class="pile-acts">
            <div class="found">{move || cards()}</div>
            <button type="button" class="btn main" name="place-left"
                on:click=move |_| lay(Side::Left)>
                {move || say!(text(), "market-place-left")}
            </button>
            <button type="button" class="btn main" name="place-right" hidden=move || !two_piles()
                on:click=move |_| lay(Side::Right)>
                {move || say!(text(), "market-place-right")}
            </button>
        </div>
    }
}
