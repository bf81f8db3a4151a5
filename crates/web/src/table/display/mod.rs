//! What lies in the open for all and belongs to nobody yet: the Black Market and the Booty.

mod black_market;
mod booty;

use leptos::prelude::*;
use rules::Law;

use crate::game::game;
use crate::live::Show;
use crate::table::Stage;
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
    let is_there = move || has_market || has_booty.get();
    view! {
        <div class="display" hidden=move || !is_there()>
            <Show when=move || has_booty.get()><Booty/></Show>
            {has_market.then(|| view! { <BlackMarket/> })}
        </div>
    }
}
