//! The parts of the table, one at a time on a phone.

use leptos::prelude::*;
use text::{Text, say};

use crate::game::{Tab, game};
use crate::live::Live;
use crate::parts::Art;
use crate::settings::preferences;

/// The way between the parts of the table. Wide screens show them all and hide this.
#[component]
pub fn Nav() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let unread = Live::new(move || {
        let read = game.lines_read.get();
        game.story(|story| story.unread(read, game.me))
    });
    let news = move |tab: Tab| if tab == Tab::Talk { unread.get() } else { 0 };
    let tab = move |tab: Tab, art: &'static str, label: fn(&Text) -> String| {
        view! {
            <button type="button" class="badged" data-count=move || news(tab)
                aria-current=move || (game.tab.get() == tab).then_some("page")
                on:click=move |_| game.tab.set(tab)>
                <Art name=art/>
                {move || label(&preferences.text())}
                <span class="visually-hidden" hidden=move || news(tab) == 0>
                    {move || say!(preferences.text(), "talk-new", count = news(tab))}
                </span>
            </button>
        }
    };
    view! {
        <nav class="nav">
            {tab(Tab::Gate, "gate", |text| say!(text, "nav-gate"))}
            {tab(Tab::Stands, "stands", |text| say!(text, "nav-stands"))}
            {tab(Tab::Talk, "talk", |text| say!(text, "nav-talk"))}
            // Who only looks on has nothing.
            {game.me.map(|_| tab(Tab::Mine, "mine", |text| say!(text, "nav-mine")))}
        </nav>
    }
}
