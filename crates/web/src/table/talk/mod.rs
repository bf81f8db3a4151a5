//! Talk and chronicle in one list, quick phrases and free text.

mod lines;
mod phrases;
mod write;

use leptos::prelude::*;
use rules::Phase;
use text::say;

use crate::game::{Spot, Tab, game};
use crate::parts::RefusalNote;
use crate::settings::preferences;
use crate::table::nav::Meanwhile;
use crate::table::score::OpenPromises;
use crate::table::talk::lines::Lines;
use crate::table::talk::write::Write;

pub(crate) use lines::Announcer;

/// Everything that is said and that happens, and a way to say something.
#[component]
pub fn Talk() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // The score sheet has all of them.
    let over = game.look(|view| matches!(view.public.phase, Phase::Over(_)));
    // Whoever has the talk before them has read it.
    Effect::new(move || {
        let lines = game.story(|story| story.lines.len());
        if game.tab.get() == Tab::Talk {
            game.lines_read.set(lines);
        }
    });
    view! {
        <section class="talk-box">
            <header>
                <h2>{move || say!(preferences.text(), "talk-title")}</h2>
                {(!over).then(|| view! { <OpenPromises/> })}
            </header>
            {(!over).then(|| view! { <Meanwhile/> })}
            <Lines/>
            <RefusalNote spot=Spot::Talk/>
            <Show when=move || game.me.is_some()><Write/></Show>
        </section>
    }
}
