//! What only I see: my bag once it is shut, and the contraband face down under my counter.

use leptos::prelude::*;
use rules::{Goods, View};
use text::say;

use crate::game::game;
use crate::live::{For, Live, Show};
use crate::parts::{Art, Card};
use crate::settings::preferences;

/// The drawer under my counter.
#[component]
pub fn Secrets() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let bag = game.part(bag_of);
    let face_down = game.part(|view| view.own.map(|own| own.face_down).unwrap_or_default());
    view! {
        <aside class="secrets" aria-label=move || say!(text(), "secret-only-you")>
            <h3><Art name="eye"/>{move || say!(text(), "secret-only-you")}</h3>
            <Show when=move || !bag.get().is_empty()>
                <p>{move || say!(text(), "secret-bag")}</p>
                <SecretCards goods=bag/>
            </Show>
            <p>{move || say!(text(), "secret-face-down")}</p>
            <Show when=move || !face_down.get().is_empty()
                fallback=move || view! { <p class="none">{move || say!(text(), "secret-empty")}</p> }>
                <SecretCards goods=face_down/>
            </Show>
        </aside>
    }
}

/// What is in my shut bag.
fn bag_of(view: &View) -> Goods {
    view.own.and_then(|own| own.bag).map(|bag| bag.goods()).unwrap_or_default()
}

/// Goods as a row of small cards.
#[component]
fn SecretCards(
    /// Which.
    goods: Live<Goods>,
) -> impl IntoView {
    let cards = move || goods.get().cards().enumerate().collect::<Vec<_>>();
    let count = move || goods.get().len().to_string();
    view! {
        <div class="hand spread wraps" style:--n=move || count()>
            <For each=cards key=|card| *card let:card>
                <Card good=card.1/>
            </For>
        </div>
    }
}
