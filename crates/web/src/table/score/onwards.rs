//! After a game at a table on a server: the next game.

use leptos::prelude::*;
use table::room::RoomCommand;
use text::say;

use crate::app::ways;
use crate::live::Live;
use crate::online::{Online, Wish};
use crate::parts::Art;
use crate::settings::preferences;

/// Where to go from here.
#[component]
pub fn OnwardsOnline(
    /// From which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let is_host = Live::new(move || online.is_host());
    let host = online.part(|room| Some(room.host));
    let waits = move || {
        let host = host.get().map(|host| online.name(host)).unwrap_or_default();
        say!(text(), "score-waits", host = host)
    };
    let refused = move || online.refused(Wish::Begin);
    view! {
        <footer class="onwards">
            <button type="button" class="btn" name="home" on:click=move |_| ways.home()>
                {move || say!(text(), "score-home")}
            </button>
            <p class="note" hidden=move || is_host.get()>{move || waits()}</p>
            <p class="error" role="alert" hidden=move || refused().is_none()>{move || refused()}</p>
            <button type="button" class="btn main" name="again" hidden=move || !is_host.get()
                on:click=move |_| online.want(Wish::Begin, RoomCommand::Again)>
                <Art name="replay"/>
                {move || say!(text(), "score-same-table")}
            </button>
        </footer>
    }
}
