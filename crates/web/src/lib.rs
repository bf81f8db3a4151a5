//! The browser client.
//!
//! This is the module of the page. What is thought about beside it, by bots and about games that are
//! over, is another one, in a Web Worker: `crates/aide`.

#![allow(unreachable_pub, reason = "what leptos writes for a component is always `pub`")]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
#![allow(
    clippy::redundant_closure,
    reason = "leptos boxes closures that stand in a view: less code"
)]

mod app;
mod attention;
mod browser;
mod door;
mod drag;
mod drawer;
mod game;
mod help;
mod home;
mod live;
mod menu;
mod motion;
mod online;
mod parts;
mod room;
mod saved;
mod settings;
mod solo;
mod sound;
mod story;
mod table;
mod worker;

use js_sys::Object;
use leptos::mount::mount_to_body;
use wasm_bindgen::prelude::wasm_bindgen;

use app::{App, AppProps};
use help::Help;
use settings::{Preferences, Words};
use text::{Language, Text};

/// Shows the app in the page. `page/boot.js` calls it once, with the address of the worker's
/// script, and with those of the rules and of the words by the tag of each language: such names
/// carry a hash, which only the built page knows. The page begins with these words in the language
/// of this tag.
#[wasm_bindgen]
pub fn start(worker: String, rules: Object, words: Object, tag: &str, compiled: String) {
    console_error_panic_hook::set_once();
    let language = Language::from_tag(tag).unwrap_or_default();
    let text = Text::compiled(language, compiled);
    let text = text.unwrap_or_else(|| Text::wordless(language));
    let words = Words { text, addresses: words };
    mount_to_body(|| {
        Help::provide(rules);
        Preferences::provide(words);
        App(AppProps { worker })
    });
}
