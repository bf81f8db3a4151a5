//! Quick words in the lobby, for a table where people may not say what they like.

use leptos::prelude::*;
use table::Phrase;
use table::room::RoomCommand;
use text::say;

use crate::live::{For, Held};
use crate::online::{Online, Wish};
use crate::parts::Art;
use crate::settings::preferences;

/// What there is to say before a game, and between two; everything else is a tap away.
const FIRST: [Phrase; 4] =
    [Phrase::JustApples, Phrase::HurryUp, Phrase::WellPlayed, Phrase::Thanks];

/// Phrases to say with one tap. Where talk is free there is a field instead.
#[component]
pub(super) fn Phrases(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let free = online.part(|room| room.house.free_talk);
    let all = Held::new(false);
    let offered = move || {
        let rest = Phrase::ALL.into_iter().filter(|phrase| all.get() && !FIRST.contains(phrase));
        FIRST.into_iter().chain(rest).collect()
    };
    let phrase = move |phrase: Phrase| {
        view! {
            <button type="button" class="chip phrase" name="phrase"
                on:click=move |_| online.want(Wish::Talk, RoomCommand::Say(phrase.into()))>
                {move || text().phrase(phrase)}
            </button>
        }
    };
    view! {
        <div class="phrases" role="group" aria-label=move || say!(text(), "talk-phrases")
            hidden=move || free.get()>
            <For each=offered key=|phrase| *phrase children=phrase/>
            <button type="button" class="chip more" name="all-phrases"
                aria-expanded=move || all.get().to_string()
                aria-label=move || say!(text(), "talk-all-phrases")
                on:click=move |_| all.update(|all| *all = !*all)>
                <Art name="down"/>
            </button>
        </div>
    }
}
