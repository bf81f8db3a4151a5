//! Quick phrases, at the table and in the lobby.

use leptos::prelude::*;
use table::Phrase;
use text::say;

use crate::live::{For, Held, Live};
use crate::parts::Art;
use crate::settings::preferences;

/// So many phrases are offered at once; all others are a tap away.
pub(crate) const AT_ONCE: usize = 4;

/// Every phrase, these first.
pub(crate) fn first_of_all(first: [Phrase; AT_ONCE]) -> Vec<Phrase> {
    let rest = Phrase::ALL.into_iter().filter(|phrase| !first.contains(phrase));
    first.into_iter().chain(rest).collect()
}

/// Phrases to say with one tap: a few that fit the moment, or all.
#[component]
pub fn Phrases(
    /// Every phrase, those that fit the moment first.
    ordered: Live<Vec<Phrase>>,
    /// Says one.
    speak: Callback<Phrase>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let all = Held::new(false);
    let offered = move || {
        let most = if all.get() { usize::MAX } else { AT_ONCE };
        ordered.get().into_iter().take(most).collect()
    };
    let phrase = move |phrase: Phrase| {
        view! {
            <button type="button" class="chip phrase" name="phrase"
                on:click=move |_| speak.run(phrase)>
                {move || text().phrase(phrase)}
            </button>
        }
    };
    view! {
        <div class="phrases" role="group" aria-label=move || say!(text(), "talk-phrases")>
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
