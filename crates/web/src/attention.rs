//! Calls me when it is my turn or a slip waits for my answer, and keeps the screen lit for as long as a table is on it.
//!
//! The title of the page says so for as long as I am waited for: people look at it from another tab.
//! The bell rings, and a phone shakes, at the moment when that begins, and never for a table that has
//! just been opened or loaded again.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::Promise;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;
use rules::{Ask, Seat, SlipNumber, View};
use text::say;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::browser;
use crate::game::game;
use crate::settings::{Settings, Switch, preferences};
use crate::sound::{self, Sound};
use crate::table::wanted;

/// The bell waits until the sound of what others did is over.
const BELL_AFTER: Duration = Duration::from_millis(250);

/// How long a phone shakes, in milliseconds.
const SHAKE: u32 = 60;

/// What I am called for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Call {
    /// Something is asked of me.
    Turn(Ask),
    /// A slip of the law waits for my answer: this very one.
    Slip(SlipNumber),
}

impl Call {
    fn of(view: &View, me: Option<Seat>) -> Option<Self> {
        let slip = || wanted(view, me?).map(|slip| Self::Slip(slip.number));
        view.asked().map(Self::Turn).or_else(slip)
    }
}

/// Calls me at this table, and keeps the screen lit, for as long as it is shown.
pub(crate) fn attend() {
    let (game, preferences) = (game(), preferences());
    let called = game.part(move |view| Call::of(view, game.me));
    Effect::new(move |before: Option<Option<Call>>| {
        let called = called.get();
        // Whoever waits in the lobby is called to the game, too.
        let before = before.or(game.just_begun.then_some(None));
        if before.is_some_and(|before| is_news(before, called)) {
            call(&preferences.now());
        }
        let text = preferences.text();
        document().set_title(&match called {
            Some(Call::Turn(_)) => say!(text, "title-your-turn"),
            Some(Call::Slip(_)) => say!(text, "title-slip"),
            None => say!(text, "app-name"),
        });
        called
    });
    keep_lit();
    on_cleanup(move || document().set_title(&say!(untrack(|| preferences.text()), "app-name")));
}

/// Keeps the screen lit for as long as the part of the page is there that asks.
pub(crate) fn keep_lit() {
    light_screen();
    let back = window_event_listener_untyped("visibilitychange", |_| light_screen());
    on_cleanup(move || {
        back.remove();
        let_screen_sleep();
    });
}

/// Whether this browser lets pages keep the screen lit. Over plain http none does.
pub(crate) fn can_light() -> bool {
    browser::get(&window().navigator(), "wakeLock").is_some()
}

/// Whether I am waited for now, by what I was called for before and what I am now.
fn is_news(before: Option<Call>, called: Option<Call>) -> bool {
    match (before, called) {
        // To place cards is the end of a turn that I have taken already (M5, I11).
        (_, None) | (Some(Call::Turn(_)), Some(Call::Turn(Ask::Place))) => false,
        (before, called) => before != called,
    }
}

/// Rings and shakes, as far as each is wanted.
fn call(wanted: &Settings) {
    sound::play(Sound::Bell, BELL_AFTER);
    if wanted.vibration == Switch::On && was_touched() {
        browser::call(&window().navigator(), "vibrate", &SHAKE.into());
    }
}

/// Whether somebody has touched the page: a browser that knows lets no other page shake a phone, and
/// complains of those that try.
fn was_touched() -> bool {
    let activation = browser::get(&window().navigator(), "userActivation");
    activation.is_none_or(|activation| browser::get(&activation, "hasBeenActive").is_some())
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
    use rules::{Ask, SlipNumber};

    use super::{Call, is_news};

    const fn turn(ask: Ask) -> Option<Call> {
        Some(Call::Turn(ask))
    }

    const fn slip(number: u16) -> Option<Call> {
        Some(Call::Slip(SlipNumber(number)))
    }

    #[test]
    fn my_turn_comes_when_something_new_is_asked() {
        assert!(is_news(None, turn(Ask::Exchange)));
        assert!(is_news(turn(Ask::Exchange), turn(Ask::Load)));
    }

    #[test]
    fn nobody_calls_for_what_is_asked_already_or_no_more() {
        assert!(!is_news(turn(Ask::Load), turn(Ask::Load)));
        assert!(!is_news(turn(Ask::Load), None));
        assert!(!is_news(None, None));
    }

    #[test]
    fn to_place_what_i_set_aside_is_the_same_turn() {
        assert!(!is_news(turn(Ask::Exchange), turn(Ask::Place)));
        assert!(is_news(None, turn(Ask::Place)), "another Deputy opened the bag");
    }

    #[test]
    fn every_slip_that_waits_for_me_calls_once() {
        assert!(is_news(None, slip(1)));
        assert!(!is_news(slip(1), slip(1)));
        assert!(is_news(slip(1), slip(3)), "it says something else now");
        assert!(!is_news(slip(3), None));
    }
}
