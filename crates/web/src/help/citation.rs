//! The rule behind something, next to it.

use leptos::prelude::*;
use rules::IllegalAction;
use text::say;

use crate::game::game;
use crate::help::{Topic, help};
use crate::live::Live;
use crate::settings::preferences;

/// The id of a rule; it leads there.
#[component]
pub fn Rule(
    /// Which.
    id: &'static str,
) -> impl IntoView {
    let help = help();
    let preferences = preferences();
    let open = move |_| help.open(Topic::Rule(id), preferences.language_now());
    view! {
        <button type="button" class="cite" name="rule" data-rule=id on:click=open>
            {move || say!(preferences.text(), "help-rule", id = id)}
        </button>
    }
}

/// The id of the rule that forbids something, if one does.
#[component]
pub fn Citation(
    /// Why it is refused.
    why: Live<Option<IllegalAction>>,
) -> impl IntoView {
    let game = game();
    // What was refused was refused by the table as it was then.
    let rule = Live::new(move || {
        let why = why.get()?;
        game.look(|view| why.rule(&view.setup, &view.public))
    });
    move || rule.get().map(|id| view! { <Rule id/> })
}
