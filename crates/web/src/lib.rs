//! The browser client.
//!
//! One WASM module with two doors: the page opens [`start`], and a Web Worker that loads the
//! same module opens [`think`], so that a long thought never stops an animation.

#![allow(unreachable_pub, reason = "what leptos writes for a component is always `pub`")]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]

mod app;
mod browser;
mod drag;
mod game;
mod home;
mod menu;
mod motion;
mod parts;
mod saved;
mod settings;
mod solo;
mod story;
mod table;
mod thinker;

use leptos::mount::mount_to_body;
use wasm_bindgen::prelude::wasm_bindgen;

use app::{App, AppProps};

/// Shows the app in the page. `page/boot.js` calls it once, with the address of the worker's
/// script: that name carries a hash, which only the built page knows.
#[wasm_bindgen]
pub fn start(worker: String) {
    console_error_panic_hook::set_once();
    mount_to_body(|| App(AppProps { worker }));
}

/// Thinks about a question in a Web Worker and returns the answer. `page/worker.js` calls it for
/// each message.
#[must_use]
#[wasm_bindgen]
pub fn think(question: &[u8]) -> Vec<u8> {
    console_error_panic_hook::set_once();
    thinker::answer(question)
}
