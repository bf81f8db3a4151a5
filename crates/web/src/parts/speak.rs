//! Saying something in one's own words, at the table and in the lobby.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::{FreeText, LONGEST_TEXT, NoText, Speech, Words};
use text::say;

use crate::live::{Held, Live};
use crate::parts::Art;
use crate::settings::preferences;

/// Says something; what is to be done when it was said.
pub(crate) type Say = Box<dyn Fn(Speech, Box<dyn FnOnce()>)>;

/// The field, where talk is free. What was said leaves it; what was not, or was typed meanwhile, stays.
pub(crate) fn speak_field(words: Held<String>, free: Live<bool>, speak: Say) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    let unreadable = Held::new(false);
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let typed = words.get_untracked();
        match FreeText::typed(&typed) {
            Ok(said) => {
                let said_it = move || {
                    if words.try_get_untracked() == Some(typed) {
                        words.set(String::new());
                    }
                };
                speak(Speech { words: Words::Free(said), about: None }, Box::new(said_it));
            }
            // The field itself keeps to the length.
            Err(why) => unreadable.set(why == NoText::Empty && !typed.trim().is_empty()),
        }
    };
    let type_in = move |event| {
        unreadable.set(false);
        words.set(event_target_value(&event));
    };
    let why = move || {
        let words = move || say!(text(), "talk-unreadable");
        unreadable.get().then(|| view! { <p class="error" role="alert">{words}</p> })
    };
    view! {
        <form class="speak" on:submit=send hidden=move || !free.get()>
            <input name="words" autocomplete="off" enterkeyhint="send" maxlength=LONGEST_TEXT
                placeholder=move || say!(text(), "talk-say") aria-label=move || say!(text(), "talk-say")
                prop:value=move || words.get() on:input=type_in/>
            <button type="submit" class="icon-btn" name="say" aria-label=move || say!(text(), "talk-send")>
                <Art name="send"/>
            </button>
        </form>
        {why}
    }
    .into_any()
}
