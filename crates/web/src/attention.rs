//! Calls me when it is my turn, and keeps the screen lit for as long as a table is on it.
//!
//! The title of the page says whether it is my turn for as long as it is: people look at it from
//! another tab. The bell rings, and a phone shakes, at the moment when it becomes my turn, and
//! never for a table that has just been opened or loaded again.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::Promise;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;
use rules::Ask;
use text::say;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::browser;
use crate::game::game;
use crate::live::Live;
use crate::settings::preferences;
use crate::sound::{self, Sound};

/// The bell waits until the sound of what others did is over.
const BELL_AFTER: Duration = Duration::from_millis(250);

/// How long a phone shakes, in milliseconds.
const SHAKE: u32 = 60;

/// Calls me at this table, and keeps the screen lit, for as long as it is shown.
pub(crate) fn attend() {
    let (game, preferences) = (game(), preferences());
    let asked = Live::new(move || game.asked());
    Effect::new(move |before: Option<Option<Ask>>| {
        let asked = asked.get();
        if before.is_some_and(|before| is_my_turn_now(before, asked)) {
            call();
        }
        let text = preferences.text();
        document().set_title(&match asked {
            Some(_) => say!(text, "title-your-turn"),
            None => say!(text, "app-name"),
        });
        asked
    });
    light_screen();
    let back = window_event_listener_untyped("visibilitychange", |_| light_screen());
    on_cleanup(move || {
        back.remove();
        let_screen_sleep();
        document().set_title(&say!(untrack(|| preferences.text()), "app-name"));
    });
}

/// Whether my turn has come, by what was asked of me before and what is now.
fn is_my_turn_now(before: Option<Ask>, asked: Option<Ask>) -> bool {
    match (before, asked) {
        // To place cards is the end of a turn that I have taken already (M5, I11).
        (_, None) | (Some(_), Some(Ask::Place)) => false,
        (before, asked) => before != asked,
    }
}

/// Rings and shakes, where sounds are wanted: whoever mutes the game wants to be left in peace.
fn call() {
    if sound::is_on() {
        sound::play(Sound::Bell, BELL_AFTER);
        browser::call(&window().navigator(), "vibrate", &SHAKE.into());
    }
}

thread_local! {
    /// What keeps the screen lit, or will soon: a promise of it.
    static LAMP: RefCell<Option<Promise>> = RefCell::default();
    /// Puts out a lamp, if it was ever lit.
    static PUT_OUT: Closure<dyn FnMut(JsValue)> = Closure::new(|lamp: JsValue| {
        browser::call(&lamp, "release", &JsValue::UNDEFINED);
    });
}

/// Keeps the screen lit, where the browser can. It lets go by itself whenever the page is hidden,
/// and is asked again when somebody is back.
fn light_screen() {
    if !document().hidden() {
        LAMP.set(lamp());
    }
}

fn lamp() -> Option<Promise> {
    let lamps = browser::get(&window().navigator(), "wakeLock")?;
    let lamp = browser::call(&lamps, "request", &"screen".into())?;
    // A device that needs its battery refuses.
    Some(browser::never_mind(&lamp.dyn_into().ok()?))
}

/// Lets the screen sleep again.
fn let_screen_sleep() {
    if let Some(lamp) = LAMP.take() {
        let _ = PUT_OUT.with(|put_out| lamp.then(put_out));
    }
}

#[cfg(test)]
mod tests {
    use rules::Ask;

    use super::is_my_turn_now;

    #[test]
    fn my_turn_comes_when_something_new_is_asked() {
        assert!(is_my_turn_now(None, Some(Ask::Exchange)));
        assert!(is_my_turn_now(Some(Ask::Exchange), Some(Ask::Load)));
    }

    #[test]
    fn nobody_calls_for_what_is_asked_already_or_no_more() {
        assert!(!is_my_turn_now(Some(Ask::Load), Some(Ask::Load)));
        assert!(!is_my_turn_now(Some(Ask::Load), None));
        assert!(!is_my_turn_now(None, None));
    }

    #[test]
    fn to_place_what_i_set_aside_is_the_same_turn() {
        assert!(!is_my_turn_now(Some(Ask::Exchange), Some(Ask::Place)));
        assert!(is_my_turn_now(None, Some(Ask::Place)), "another Deputy opened the bag");
    }
}
