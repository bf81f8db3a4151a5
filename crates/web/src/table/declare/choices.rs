//! What I can say of my bag.

use leptos::prelude::*;
use rules::{Good, Kinds, View};
use text::say;

use super::{at_declaration, my_bag, my_word};
use crate::game::game;
use crate::live::{Live, Show};
use crate::parts::{Art, Secret, drawing, kind};
use crate::settings::preferences;
use crate::table::draft;

/// Every legal kind of the game.
fn kinds(view: &View) -> Kinds {
    let catalogue = view.setup.catalogue();
    catalogue.in_deck().and(catalogue.legal())
}

/// One choice for each legal kind. I can make up my mind before it is my turn.
#[component]
pub fn Choices() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let word = my_word(game);
    let bag = game.part(|view| my_bag(view).unwrap_or_default());
    let done =
        game.part(move |view| at_declaration(view, |said| said.declared[game.side].is_some()));
    let truth = move || {
        let is_true = bag.get().cards().all(|card| Some(card) == word.get());
        match is_true {
            true => say!(text(), "declare-true"),
            false => {
                let truth = game.tell(|teller| teller.goods(&bag.get()));
                say!(text(), "declare-lie", truth = truth)
            }
        }
    };
    view! {
        <fieldset class="says" disabled=move || done.get()>
            <legend class="visually-hidden">{move || say!(text(), "declare-you-say")}</legend>
            {game.look(kinds).iter().map(|good| view! { <Say good word/> }).collect_view()}
            <div class="truth" aria-live="polite"><Secret>{move || truth()}</Secret></div>
        </fieldset>
    }
}

/// One kind that I can say.
#[component]
fn Say(
    /// Which.
    good: Good,
    /// What I say, or am about to.
    word: Live<Option<Good>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let bag = game.part(|view| my_bag(view).unwrap_or_default());
    let tag = move || game.tell(|teller| teller.tag(good, bag.get().len() as u8));
    let is_true = move || bag.get().cards().all(|card| card == good);
    let key = kind(game, good).key;
    view! {
        <label class="say" data-good=key.clone()>
            <input type="radio" name="say" value=key.clone()
                prop:checked=move || word.get() == Some(good)
                on:change=move |_| draft::change(game, |draft| draft.say(good))/>
            <Art name=drawing(game, good)/>
            <b>{move || tag()}</b>
            <Show when=is_true>
                <small class="true"><Art name="check"/>{move || say!(preferences.text(), "declare-true-mark")}</small>
            </Show>
        </label>
    }
}
