//! After a game at a table on a server: the next game.

use leptos::prelude::*;
use table::room::RoomCommand;
use text::say;

use crate::app::ways;
use crate::live::{Live, Show};
use crate::online::{Online, Wish};
use crate::parts::{Art, FinalAct, Tone};
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
    let waits = move || say!(text(), "score-waits", host = online.host_name());
    let again = Callback::new(move |()| online.want(Wish::Begin, RoomCommand::Again));
    let refused = move || online.refused(Wish::Begin);
    view! {
        <footer class="onwards">
            <button type="button" class="btn" name="home" on:click=move |_| ways.home()>
                {move || say!(text(), "score-home")}
            </button>
            <p class="note" hidden=move || is_host.get()>{move || waits()}</p>
            <p class="error" role="alert" hidden=move || refused().is_none()>{move || refused()}</p>
            // It takes the score away from everyone.
            <Show when=move || is_host.get()>
                <FinalAct tone=Tone::Main name="again" act=again>
                    <Art name="replay"/>{move || say!(text(), "score-same-table")}
                </FinalAct>
            </Show>
        </footer>
    }
}
