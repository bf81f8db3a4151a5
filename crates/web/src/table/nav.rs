//! The parts of the table, one at a time on a phone.

use leptos::prelude::*;
use text::{Text, say};

use crate::game::{Game, Tab, game};
use crate::live::Live;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::asked::{asked_of_me, headline};

/// What is asked of me at the gate, or which slip waits there for my answer, as the ribbon says it,
/// reactively. A phone hides the ribbon while I talk or write.
pub(super) fn called(game: Game) -> Option<String> {
    // While the game is paused nobody waits for anything.
    let paused = game.table().paused;
    asked_of_me(game).filter(|_| !paused).map(|asked| asked.title)
}

/// What the ribbon says first, while a phone shows the talk in its place.
#[component]
pub fn Meanwhile() -> impl IntoView {
    let game = game();
    let words = Live::new(move || headline(game));
    view! { <p class="called" role="status"><Art name="gate"/><span>{move || words.get()}</span></p> }
}

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
    let called = Live::new(move || called(game).is_some());
    // Whoever is at the gate sees it there.
    let calls = move |tab: Tab| tab == Tab::Gate && game.tab.get() != tab && called.get();
    let words = move |tab: Tab| match tab {
        Tab::Gate => say!(preferences.text(), "nav-called"),
        _ => say!(preferences.text(), "talk-new", count = news(tab)),
    };
    let tab = move |tab: Tab, art: &'static str, label: fn(&Text) -> String| {
        view! {
            <button type="button" class="badged" class:called=move || calls(tab)
                data-count=move || news(tab)
                aria-current=move || (game.tab.get() == tab).then_some("page")
                on:click=move |_| game.tab.set(tab)>
                <Art name=art/>
                {move || label(&preferences.text())}
                <span class="visually-hidden" hidden=move || news(tab) == 0 && !calls(tab)>
                    {move || words(tab)}
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
