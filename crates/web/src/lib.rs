//! The browser client.
//!
//! One WASM module with two doors: the page opens [`start`], and a Web Worker that loads the
//! same module opens [`hear`], so that a long thought never stops an animation.

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
mod thinker;

use std::cell::RefCell;

use js_sys::Object;
use leptos::mount::mount_to_body;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use app::{App, AppProps};
use help::Help;
use thinker::Follower;

/// Shows the app in the page. `page/boot.js` calls it once, with the address of the worker's
/// script, and with those of the rules by the tag of each language: such names carry a hash, which
/// only the built page knows.
#[wasm_bindgen]
pub fn start(worker: String, rules: Object) {
    console_error_panic_hook::set_once();
    mount_to_body(|| {
        Help::provide(rules);
        App(AppProps { worker })
    });
}

thread_local! {
    /// The table by which the worker thinks.
    static FOLLOWER: RefCell<Follower> = RefCell::default();
}

/// Hears a message in a Web Worker and returns the answer, if it was a question. `page/worker.js`
/// calls it for each message.
///
/// # Errors
/// If the message is none of ours. The page hears of it and goes on without the worker.
#[wasm_bindgen]
pub fn hear(message: &str) -> Result<Option<String>, JsError> {
    console_error_panic_hook::set_once();
    let answer = FOLLOWER.with_borrow_mut(|follower| follower.hear(message));
    answer.map_err(|why| JsError::new(why.0))
}
