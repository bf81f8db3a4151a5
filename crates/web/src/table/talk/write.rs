//! Saying something: a phrase with one tap, or free text.

use leptos::prelude::*;
use table::Phrase;

use crate::game::game;
use crate::live::Live;
use crate::online::{Online, online};
use crate::parts::{Phrases, speak_field};
use crate::table::talk::phrases::in_order;

/// The phrases and the field.
#[component]
pub(super) fn Write() -> impl IntoView {
    let game = game();
    let online = online();
    let words = online.map_or(game.drawer, |online| online.drawer).line();
    // At a table on a server the host may allow phrases only.
    let free = Live::new(move || online.is_none_or(Online::allows_free_talk));
    let ordered = game.part(move |view| in_order(view, game.side));
    let speak = Callback::new(move |phrase: Phrase| game.say(phrase.into()));
    view! {
        <Phrases ordered speak/>
        {speak_field(words, free, Box::new(move |speech, then| game.say_then(speech, then)))}
    }
}
