//! What lies in the open for all and belongs to nobody yet: the Black Market, the Booty, and outside
//! the Market the discard piles.

mod black_market;
mod booty;

use leptos::prelude::*;
use rules::Law;

use crate::game::game;
use crate::live::Show;
use crate::table::Stage;
use crate::table::market::Discards;
use black_market::BlackMarket;
use booty::Booty;

/// The strip above the scene. Each thing on it is a button that shows all about it.
#[component]
pub fn Display() -> impl IntoView {
    let game = game();
    let has_market = game.look(|view| view.setup.black_market().is_some());
    let has_booty = game.part(|view| {
        let at_gate = Stage::of(&view.public.phase) == Stage::Inspection;
        at_gate && matches!(view.public.law, Law::Deputies(..))
    });
    // In the Market the piles themselves lie there.
    let has_piles = game.part(|view| Stage::of(&view.public.phase) != Stage::Market);
    let is_there = move || has_market || has_piles.get();
    view! {
        <div class="display" class:with-market=has_market hidden=move || !is_there()>
            <Show when=move || has_piles.get()><Discards/></Show>
            <Show when=move || has_booty.get()><Booty/></Show>
            {has_market.then(|| view! { <BlackMarket/> })}
        </div>
    }
}
