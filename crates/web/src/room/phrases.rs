//! Quick words in the lobby, for a table where people may not say what they like.

use leptos::prelude::*;
use table::Phrase;
use table::room::RoomCommand;

use crate::live::{Live, Show};
use crate::online::{Online, Wish};
use crate::parts::{AT_ONCE, Phrases, first_of_all};

/// What there is to say before a game, and between two.
const FIRST: [Phrase; AT_ONCE] =
    [Phrase::JustApples, Phrase::HurryUp, Phrase::WellPlayed, Phrase::Thanks];

/// Phrases to say with one tap. Where talk is free there is a field instead.
#[component]
pub(super) fn LobbyPhrases(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let free = online.part(|room| room.house.free_talk);
    let ordered = Live::new(|| first_of_all(FIRST));
    let speak = move |phrase: Phrase| online.want(Wish::Talk, RoomCommand::Say(phrase.into()));
    let speak = Callback::new(speak);
    view! { <Show when=move || !free.get()><Phrases ordered speak/></Show> }
}
