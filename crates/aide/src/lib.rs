//! The module of the browser client's worker: a door to [`study`], so that a long thought never
//! stops an animation, and so that nobody downloads what thinks before it is needed.

use std::cell::RefCell;

use study::Study;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static STUDY: RefCell<Study> = RefCell::default();
}

/// Hears a message and replies. `page/worker.js` calls it for each.
///
/// # Errors
/// If the message is none of ours. The page hears of it, and may start another worker.
#[wasm_bindgen]
pub fn hear(message: &str) -> Result<String, JsError> {
    console_error_panic_hook::set_once();
    let reply = STUDY.with_borrow_mut(|study| study.hear(message));
    reply.map_err(|why| JsError::new(why.0))
}
