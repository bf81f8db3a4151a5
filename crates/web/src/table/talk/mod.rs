//! Talk and chronicle in one list, quick phrases and free text.

mod lines;
mod phrases;
mod write;

use leptos::prelude::*;
use text::say;

use crate::game::{Spot, Tab, game};
use crate::parts::RefusalNote;
use crate::settings::preferences;
use crate::table::talk::lines::Lines;
use crate::table::talk::write::Write;

pub(crate) use lines::Announcer;

/// Everything that is said and that happens, and a way to say something.
#[component]
pub fn Talk() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // Whoever has the talk before them has read it.
    Effect::new(move || {
        let lines = game.story(|story| story.lines.len());
        if game.tab.get() == Tab::Talk {
            game.lines_read.set(lines);
        }
    });
    view! {
        <section class="talk-box">
            <h2>{move || say!(preferences.text(), "talk-title")}</h2>
            <Lines/>
            <RefusalNote spot=Spot::Talk/>
            <Show when=move || game.me.is_some()><Write/></Show>
        </section>
    }
}
