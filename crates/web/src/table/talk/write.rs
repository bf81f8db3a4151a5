//! Saying something: a phrase with one tap, or free text.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::{FreeText, LONGEST_TEXT, Phrase, Speech, Words};
use text::say;

use crate::game::game;
use crate::live::{For, Held, Live};
use crate::online::{Online, online};
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::talk::phrases::{FIRST, in_order};

/// The phrases and the field.
#[component]
pub(super) fn Write() -> impl IntoView {
    let game = game();
    let online = online();
    let preferences = preferences();
    let text = move || preferences.text();
    let words = online.map_or(game.drawer, |online| online.drawer).line();
    // At a table on a server the host may allow phrases only.
    let free = Live::new(move || online.is_none_or(Online::allows_free_talk));
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        // What is nothing, or too much, stays in the field; the field itself keeps to the length.
        let typed = words.get_untracked();
        let Ok(free) = FreeText::new(&typed) else { return };
        let speech = Speech { words: Words::Free(free), about: None };
        // What was said leaves the field; what was not, or was typed meanwhile, stays in it.
        game.say_then(speech, move || {
            if words.try_get_untracked() == Some(typed) {
                words.set(String::new());
            }
        });
    };
    view! {
        <Phrases/>
        <form class="speak" on:submit=send hidden=move || !free.get()>
            <input name="words" autocomplete="off" enterkeyhint="send" maxlength=LONGEST_TEXT
                placeholder=move || say!(text(), "talk-say")
                aria-label=move || say!(text(), "talk-say")
                prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))/>
            <button type="submit" class="icon-btn" name="say"
                aria-label=move || say!(text(), "talk-send")>
                <Art name="send"/>
            </button>
        </form>
    }
}

/// Phrases to say with one tap: a few that fit the moment, or all.
#[component]
fn Phrases() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let ordered = game.part(move |view| in_order(view, game.side));
    let all = Held::new(false);
    let offered = move || {
        let most = if all.get() { usize::MAX } else { FIRST };
        ordered.get().into_iter().take(most).collect::<Vec<_>>()
    };
    let phrase = move |phrase: Phrase| {
        view! {
            <button type="button" class="chip phrase" name="phrase"
                on:click=move |_| {
                    game.say(phrase.into());
                }>
                {move || game.tell(|teller| teller.phrase(phrase))}
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
