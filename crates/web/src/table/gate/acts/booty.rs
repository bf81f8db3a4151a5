//! Who of the Deputies gets what does not divide evenly (D7).

use leptos::prelude::*;
use rules::action::Leftover;
use rules::{Action, Seat, View};
use text::say;

use crate::game::{Spot, game};
use crate::live::For;
use crate::settings::preferences;
use crate::table::slip::name;

/// What on the Booty does not divide evenly, as far as I know it.
fn odd(view: &View) -> Vec<Leftover> {
    let Some(inspection) = view.public.inspection() else { return Vec::new() };
    let booty = &inspection.booty;
    let gold = (booty.gold.0 % 2 == 1).then_some(Leftover::Gold);
    let goods = booty.face_up.plus(&view.booty.unwrap_or_default());
    let cards = goods.iter().filter(|(_, count)| count % 2 == 1);
    gold.into_iter().chain(cards.map(|(good, _)| Leftover::Card(good))).collect()
}

/// A Deputy's wishes about what is odd on the Booty.
#[component]
pub fn Wishes() -> impl IntoView {
    let game = game();
    let items = game.part(|view| match view.choices().and_then(|choices| choices.wishes()) {
        Some(_) => odd(view),
        None => Vec::new(),
    });
    view! {
        <For each=move || items.get() key=|item| *item let:item><Wish item/></For>
    }
}

/// A Deputy's wish about one item.
#[component]
fn Wish(
    /// Which.
    item: Leftover,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let wish = game.part(move |view| view.choices().and_then(|choices| choices.wish(item)));
    let deputies = game.look(|view| view.public.law.seats());
    let question = move || match item {
        Leftover::Gold => say!(text(), "booty-odd-coin"),
        Leftover::Card(good) => {
            say!(text(), "booty-odd-card", good = game.tell(|teller| teller.good(good)))
        }
    };
    let button = move |to: Option<Seat>| {
        let words = move || match to {
            Some(seat) => name(game, seat),
            None => say!(text(), "booty-nobody"),
        };
        view! {
            <button type="button" class="chip pick" name="wish"
                aria-pressed=move || (wish.get() == to).to_string()
                disabled=move || wish.get() == to
                on:click=move |_| { game.act(Spot::Asked, Action::Wish { item, to }); }>
                {move || words()}
            </button>
        }
    };
    let answers = deputies.iter().map(Some).chain([None]);
    view! {
        <div class="wish" role="group" aria-label=move || question()>
            <span>{move || question()}</span>
            {answers.map(button).collect_view()}
        </div>
    }
}
