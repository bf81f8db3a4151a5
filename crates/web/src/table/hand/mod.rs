//! My hand, and what only I see.

mod movable;
mod row;
mod secrets;

use leptos::prelude::*;
use text::say;

pub(crate) use movable::{Lies, MovableCard};
pub(crate) use row::{Row, go_along};
pub(crate) use secrets::Secrets;

use crate::game::{Spot, game};
use crate::live::{For, Live};
use crate::parts::{Card, RefusalNote};
use crate::settings::preferences;
use crate::table::draft::{CardKey, Draft, Slot};
use crate::table::purpose::Purpose;

/// My hand: a row of cards. While my cards are asked for, each can be moved; else they are shown
/// quietly.
#[component]
pub fn Hand() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let purpose = game.part(Purpose::of);
    let slots = Live::new(move || game.draft.with(|draft| draft.slots().to_vec()));
    let held = Live::new(move || game.draft.with(in_hand));
    let row = Row::new(held);
    let note = move || match purpose.get() {
        Some(_) => say!(text(), "card-move-hint"),
        None => say!(text(), "hand-count", count = held.with(Vec::len)),
    };
    view! {
        <section class="my-hand" class:quiet=move || purpose.get().is_none()
            aria-label=move || say!(text(), "hand-yours")>
            <h2 class="label">{move || say!(text(), "hand-yours")} <small>{move || note()}</small></h2>
            <RefusalNote spot=Spot::Hand/>
            <div class="row" data-place="hand" data-drop="hand">
                <div class="hand spread" data-row="hand" style:--n=move || slots.with(Vec::len).to_string()
                    on:keydown=move |event| go_along(&event)>
                    <For each=move || slots.get() key=|slot| *slot let:place>
                        <HandSlot place purpose row/>
                    </For>
                </div>
            </div>
        </section>
    }
}

/// The cards that are not taken out.
fn in_hand(draft: &Draft) -> Vec<CardKey> {
    let held = draft.slots().iter().filter(|slot| slot.card.is_some() && !draft.is_out(slot.key));
    held.map(|slot| slot.key).collect()
}

/// One place of the row: a card, or where one was.
#[component]
fn HandSlot(
    /// Which.
    place: Slot,
    /// What cards are asked for.
    purpose: Live<Option<Purpose>>,
    /// The row.
    row: Row,
) -> impl IntoView {
    let game = game();
    let is_out = Live::new(move || game.draft.with(|draft| draft.is_out(place.key)));
    move || match (place.card, purpose.get()) {
        (Some(good), Some(purpose)) if !is_out.get() => {
            let (key, lies) = (place.key, Lies::InHand);
            view! { <MovableCard key good lies purpose row/> }.into_any()
        }
        (Some(good), None) if !is_out.get() => view! { <Card good/> }.into_any(),
        _ => view! { <span class="card slot" aria-hidden="true"></span> }.into_any(),
    }
}
