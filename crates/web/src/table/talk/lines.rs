//! The lines of talk and chronicle, the newest at the bottom.

use leptos::html;
use leptos::prelude::*;
use rules::Seat;
use table::room::RoomBeat;
use table::{Speech, Words};
use text::say;

use crate::browser;
use crate::game::{Game, game};
use crate::live::{For, Held, Live};
use crate::online::online;
use crate::room::crowd;
use crate::settings::preferences;
use crate::story::{Deed, Line};
use crate::table::seat::seat_class;

/// At most so many lines are on the page, so that a long game stays quick.
const MOST: usize = 200;

/// Nearer to the end than this, the list follows what is new.
const NEAR: i32 = 24;

/// How many lines there are, and how often they were told from the beginning, reactively.
fn count(game: Game) -> Live<(usize, u32)> {
    Live::new(move || game.story(|story| (story.lines.len(), story.tellings)))
}

/// The line at a place.
fn line_at(game: Game, place: usize) -> Option<Line> {
    untrack(|| game.story(|story| story.lines.get(place).cloned()))
}

/// What happened, in sentences. They change with the language, and with nothing else.
fn told(game: Game, deed: &Deed) -> Vec<String> {
    // The reader's language is followed; the table, which changes all the time, is not.
    preferences().text();
    untrack(|| game.tell(|teller| teller.remembering(deed.law, &deed.authors).beat(&deed.events)))
}

/// What happened around the table, in a sentence; nothing, if it needs none.
fn around(beat: &RoomBeat) -> Option<String> {
    crowd::told(online()?, beat)
}

/// What was said, in words.
fn spoken(game: Game, speech: &Speech) -> String {
    preferences().text();
    match &speech.words {
        Words::Phrase(phrase) => untrack(|| game.tell(|teller| teller.phrase(*phrase))),
        Words::Free(text) => text.as_str().to_owned(),
    }
}

/// What a speaker is called.
fn speaker(game: Game, seat: Seat) -> String {
    let text = preferences().text();
    if game.is_me(seat) {
        say!(text, "talk-you")
    } else {
        untrack(|| game.tell(|teller| teller.name(seat)))
    }
}

/// The list. It follows what is new, unless the reader has scrolled up.
#[component]
pub(super) fn Lines() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let count = count(game);
    let whole = Live::new(move || game.story(|story| story.whole));
    let list = NodeRef::<html::Ol>::new();
    let follows = Held::new(true);
    let seen = Held::new(count.get_untracked().0);
    // By the next frame the list may be gone, with the table that it was on.
    let to_the_end = move || {
        if let Some(list) = list.try_get_untracked().flatten() {
            list.set_scroll_top(list.scroll_height());
        }
    };
    Effect::new(move || {
        let (lines, _) = count.get();
        // A part of the table that was hidden begins at its top again.
        game.tab.track();
        if follows.get() {
            seen.set(lines);
            request_animation_frame(to_the_end);
        }
    });
    // What opens beside the list leaves it less room, or more.
    browser::on_resize(list, move || {
        if follows.get_untracked() {
            to_the_end();
        }
    });
    let scrolled = move |_| {
        if let Some(list) = list.get_untracked() {
            let below = list.scroll_height() - list.scroll_top() - list.client_height();
            follows.set(below < NEAR);
        }
    };
    // What is told from the beginning has another line at each place.
    let places = move || {
        let (lines, tellings) = count.get();
        (lines.saturating_sub(MOST)..lines).map(|place| (tellings, place)).collect()
    };
    let new = move || count.get().0.saturating_sub(seen.get());
    view! {
        <div class="talk-frame">
            <ol class="talk" node_ref=list tabindex="0" on:scroll=scrolled
                aria-label=move || say!(preferences.text(), "chronicle-title")>
                {move || (!whole.get()).then(|| view! {
                    <li class="log">{say!(preferences.text(), "chronicle-fetched")}</li>
                })}
                <For each=places key=|place| *place
                    children=move |(_, place)| line_at(game, place).map(|line| line_view(game, line))/>
            </ol>
            <button type="button" class="state law new-lines" name="new-lines"
                hidden=move || follows.get() || new() == 0
                on:click=move |_| {
                    to_the_end();
                    follows.set(true);
                }>
                {move || say!(preferences.text(), "talk-new", count = new())}
            </button>
        </div>
    }
}

/// One line: what someone said, or what happened in as many sentences as it takes.
fn line_view(game: Game, line: Line) -> AnyView {
    match line {
        Line::Said(seat, speech) => view! {
            <li class="said" data-seat=seat.index()>
                <b class=format!("seat-name {}", seat_class(seat))>{move || speaker(game, seat)}</b>
                " "
                {move || spoken(game, &speech)}
            </li>
        }
        .into_any(),
        Line::Room(beat) => view! { <li class="log">{move || around(&beat)}</li> }.into_any(),
        Line::Game(deed) => {
            let sentences = move || {
                let sentences = told(game, &deed).into_iter();
                sentences.map(|sentence| view! { <li class="log">{sentence}</li> }).collect_view()
            };
            sentences.into_any()
        }
    }
}

/// One line as a screen reader says it.
fn aloud(game: Game, line: &Line) -> String {
    match line {
        Line::Said(seat, speech) => {
            let text = preferences().text();
            let (who, words) = (speaker(game, *seat), spoken(game, speech));
            say!(text, "talk-line", who = who, words = words)
        }
        Line::Room(beat) => around(beat).unwrap_or_default(),
        Line::Game(deed) => told(game, deed).join(" "),
    }
}

/// So many announcements stay: whoever listens may be a little behind.
const ANNOUNCED: usize = 3;

/// Tells a screen reader each new line once, whatever part of the table is on the screen. What is told
/// from the beginning was heard before, or happened before anybody listened.
#[component]
pub fn Announcer() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let count = count(game);
    // Each has a number, so that the same words are heard twice if they are said twice.
    let words = Held::new(Vec::<(usize, String)>::new());
    Effect::new(move |before: Option<(usize, u32)>| {
        let (lines, tellings) = count.get();
        if let Some((before, same)) = before.filter(|(before, _)| *before < lines)
            && same == tellings
        {
            let new = (before..lines).filter_map(|place| line_at(game, place));
            let new: Vec<String> = untrack(|| new.map(|line| aloud(game, &line)).collect());
            words.update(|words| {
                words.push((lines, new.join(" ")));
                words.drain(..words.len().saturating_sub(ANNOUNCED));
            });
        }
        (lines, tellings)
    });
    view! {
        <div class="visually-hidden" role="log" aria-live="polite"
            aria-label=move || say!(preferences.text(), "chronicle-title")>
            <For each=move || words.get() key=|(number, _)| *number
                children=|(_, words)| view! { <p>{words}</p> }/>
        </div>
    }
}
