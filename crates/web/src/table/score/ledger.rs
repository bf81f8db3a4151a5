//! The promise ledger: who gave their word, and who kept it.

use leptos::prelude::*;
use rules::ledger::{Entry, PromiseFate};
use text::say;

use crate::game::game;
use crate::live::Live;
use crate::parts::{Art, PopupTitle};
use crate::settings::preferences;
use crate::table::seat::Device;

/// The promise ledger of a game that is over.
#[component]
pub(super) fn PromiseLedger() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    view! {
        <section class="ledger">
            <h2>
                {move || say!(text(), "score-ledger-title")} " "
                <small>{move || say!(text(), "score-ledger-title.hint")}</small>
            </h2>
            <Promises/>
        </section>
    }
}

/// The way to the promises of a game that goes on, once somebody has given their word.
#[component]
pub fn OpenPromises() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let none = move || game.story(|story| story.ledger.entries().is_empty());
    let open = move || {
        let is_open = |entry: &&Entry| entry.fate == PromiseFate::Open;
        game.story(|story| story.ledger.entries().iter().filter(is_open).count())
    };
    view! {
        <button type="button" class="chip number" name="promises" popovertarget="promises"
            hidden=move || none()>
            {move || say!(text(), "talk-promises", open = open())}
        </button>
        <div class="panel popup ledger" popover="auto" id="promises" role="dialog"
            aria-label=move || say!(text(), "score-ledger-title")>
            <PopupTitle of="promises">{move || say!(text(), "score-ledger-title")}</PopupTitle>
            <p>{move || say!(text(), "score-ledger-title.hint")}</p>
            <Promises/>
        </div>
    }
}

/// Every promise of the game, those first that can still be kept.
#[component]
fn Promises() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    // Whoever comes back when the game is over is told later what was promised in it.
    let entries = Live::new(move || {
        let mut entries = game.story(|story| story.ledger.entries().to_vec());
        entries.sort_by_key(|entry| entry.fate != PromiseFate::Open);
        entries
    });
    let rows = move || entries.get().into_iter().map(|entry| view! { <Promised entry/> });
    let none = move || entries.with(Vec::is_empty);
    let empty = move || match game.story(|story| story.whole) {
        true => say!(text(), "score-ledger-empty"),
        // Of what was not heard nobody can say that it was not promised.
        false => say!(text(), "chronicle-fetched"),
    };
    view! {
        <ul class="panel" hidden=move || none()>{move || rows().collect_view()}</ul>
        <p class="panel" hidden=move || !none()>{move || empty()}</p>
    }
}

/// The look of a fate: its drawing and class.
const fn look(fate: PromiseFate) -> (&'static str, &'static str) {
    match fate {
        PromiseFate::Kept { .. } => ("check", "stamp kept"),
        PromiseFate::Broken { .. } => ("cross", "stamp broken"),
        PromiseFate::Open | PromiseFate::NeverDue => ("wind", "stamp open"),
    }
}

/// One promise, and what became of it.
#[component]
fn Promised(
    /// Who promised what, when, and what became of it.
    entry: Entry,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let Entry { promise, made_in_round, fate, .. } = entry;
    let (art, class) = look(fate);
    let name = move |seat| game.tell(|teller| teller.name(seat));
    let you = match (game.is_me(promise.by), game.is_me(promise.to)) {
        (true, _) => "by",
        (false, true) => "to",
        (false, false) => "other",
    };
    let line = move || {
        let (by, to) = (name(promise.by), name(promise.to));
        say!(text(), "score-ledger-line", by = by, to = to, you = you)
    };
    view! {
        <li>
            <span class="when">{move || say!(text(), "score-ledger-round", round = made_in_round)}</span>
            <p class="who">
                <Device seat=promise.by/>
                <span class="visually-hidden">{move || line()}</span>
                <b aria-hidden="true">{move || name(promise.by)}</b>
                <Art name="arrow"/>
                <b aria-hidden="true">{move || name(promise.to)}</b>
            </p>
            <q>{move || game.tell(|teller| teller.promise(&promise))}</q>
            <span class=class><Art name=art/>{move || game.tell(|teller| teller.fate(fate))}</span>
        </li>
    }
}
