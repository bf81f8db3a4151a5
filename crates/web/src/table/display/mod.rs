//! What lies in the open for all and belongs to nobody yet: the Black Market, the Booty, and outside
//! the Market the discard piles.

mod black_market;
mod booty;

use leptos::prelude::*;
use rules::Law;
use text::say;

use crate::game::game;
use crate::live::Show;
use crate::settings::preferences;
use crate::table::Stage;
use crate::table::market::Discards;
use black_market::BlackMarket;
use booty::Booty;

pub(crate) use booty::LastWishes;

/// The strip above the scene. Each thing on it is a button that shows all about it.
#[component]
pub fn Display() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let has_market = game.look(|view| view.setup.black_market().is_some());
    let has_booty = game.part(|view| {
        let at_gate = Stage::of(&view.public.phase) == Stage::Inspection;
        at_gate && matches!(view.public.law, Law::Deputies(..))
    });
    // In the Market the piles themselves lie there.
    let has_piles = game.part(|view| Stage::of(&view.public.phase) != Stage::Market);
    let is_there = move || has_market || has_piles.get();
    let deck = game.part(|view| view.public.deck);
    let count = move || say!(preferences.text(), "deck-count", count = deck.get());
    view! {
        <div class="display" class:with-market=has_market hidden=move || !is_there()>
            <Show when=move || has_piles.get()>
                <p class="on-display deck number">
                    <b>{move || say!(preferences.text(), "deck")}</b>
                    {move || count()}
                </p>
                <Discards/>
            </Show>
            <Show when=move || has_booty.get()><Booty/></Show>
            {has_market.then(|| view! { <BlackMarket/> })}
        </div>
    }
}
