//! Deck and discard piles.

use leptos::prelude::*;
use rules::{Good, Side, View};
use text::{Text, say};

use crate::game::game;
use crate::live::Live;
use crate::parts::{Card, CardBack};
use crate::settings::preferences;

/// How many backs make a deck look like one.
const BACKS: u8 = 3;

/// The deck and every discard pile of the game.
#[component]
pub fn Piles() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let deck = game.part(|view| view.public.deck);
    let count = move || say!(text(), "deck-count", count = deck.get());
    let backs = move || (0..deck.get().min(BACKS)).map(|_| view! { <CardBack/> }).collect_view();
    let two_piles = game.look(|view| view.setup.two_piles());
    let left = |text: &Text| say!(text, "pile-left");
    let right = |text: &Text| say!(text, "pile-right");
    let only = |text: &Text| say!(text, "discard-pile");
    view! {
        <div class="piles">
            {two_piles.then(|| view! { <DiscardPile side=Side::Left place="discard-left" name=left/> })}
            <figure class="pile">
                <div class="stack" data-place="deck">{move || backs()}</div>
                <figcaption><b>{move || say!(text(), "deck")}</b> <small class="number">{move || count()}</small></figcaption>
            </figure>
            {two_piles.then(|| view! { <DiscardPile side=Side::Right place="discard-right" name=right/> })}
            {(!two_piles).then(|| view! { <DiscardPile side=Side::Left place="discard" name=only/> })}
        </div>
    }
}

/// How many cards a pile has, and which one is on top.
fn pile(view: &View, side: Side) -> (usize, Option<Good>) {
    let discards = &view.public.discards;
    (discards.len(side), discards.cards(side).next_back())
}

/// A discard pile, its top card open.
#[component]
fn DiscardPile(
    /// Which.
    side: Side,
    /// Its place for movements.
    place: &'static str,
    /// What it is called.
    name: fn(&Text) -> String,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let pile = game.part(move |view| pile(view, side));
    let top = Live::new(move || pile.get().1);
    let count = move || match pile.get().0 {
        0 => say!(text(), "pile-empty"),
        count => say!(text(), "deck-count", count = count),
    };
    let card = move || match top.get() {
        Some(good) => view! { <Card good/> }.into_any(),
        None => view! { <span class="card slot" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        <figure class="pile">
            <div class="stack" data-place=place>{move || card()}</div>
            <figcaption><b>{move || name(&text())}</b> <small class="number">{move || count()}</small></figcaption>
        </figure>
    }
}
