//! Clocks: the candle of Inspection, and the time that a decision may take.

use std::time::Duration;

use leptos::prelude::*;
use table::Clock;
use text::say;

use crate::game::{Game, game};
use crate::live::{Held, Live, Show};
use crate::parts::Art;
use crate::settings::preferences;
use crate::{browser, sound};

/// How often clocks are looked at.
const LOOK: Duration = Duration::from_millis(250);

/// The table's time, as it passes, for as long as the part of the page is there that asks.
fn time(game: Game) -> Held<table::Moment> {
    let now = Held::new(game.now());
    let ticking = set_interval_with_handle(move || now.set(game.now()), LOOK);
    on_cleanup(move || {
        ticking.into_iter().for_each(|handle| handle.clear());
    });
    now
}

/// Whole seconds that are left, never too few.
const fn seconds(left: Duration) -> u128 {
    left.as_millis().div_ceil(1_000)
}

/// The seconds at which the clock was last to be heard by whoever does not see it. A clock that spoke
/// every second would drown the table.
fn spoken(left: u128) -> Option<u128> {
    [10, 30, 60].into_iter().find(|&mark| left <= mark)
}

/// Seconds as minutes and seconds.
fn shown(seconds: u128) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The inspection clock, if the game has one and it is that phase (T1).
#[component]
pub fn InspectionClock() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let now = time(game);
    let whole = game.look(|view| view.setup.inspection_seconds()).unwrap_or(1);
    // The page's time is a little behind when the candle is lit.
    let left = move || game.table().clock.left(now.get()).map(seconds);
    let left = Live::new(move || left().map(|left| left.min(whole.into())));
    sound::burn_down(left);
    // How much of the candle is left, from 0 to 1.
    let burnt = move || {
        let left = left.get().unwrap_or_default() as f64;
        browser::css(left / f64::from(whole))
    };
    let speech = Live::new(move || left.get().and_then(spoken));
    let speech = move || Some(say!(text(), "bar-clock.label", time = shown(speech.get()?)));
    let shown = move || shown(left.get().unwrap_or_default());
    let stands = Live::new(move || matches!(game.table().clock, Clock::Stands(_)));
    let label = move || match stands.get() {
        true => say!(text(), "bar-clock-stands.label", time = shown()),
        false => say!(text(), "bar-clock.label", time = shown()),
    };
    let until = move || match stands.get() {
        true => say!(text(), "bar-clock-stands"),
        false => say!(text(), "bar-clock"),
    };
    view! {
        <Show when=move || left.get().is_some()>
            <p class="visually-hidden" aria-live="polite">{move || speech()}</p>
            <div class="clock" class:still=move || stands.get() role="timer"
                aria-label=move || label()>
                <span class="candle" style:--left=move || burnt()><i class="wax"></i><Art name="flame" class="flame"/></span>
                <b class="number">{move || shown()}</b>
                <small>{move || until()}</small>
            </div>
        </Show>
    }
}

/// How long I may still think, or whoever the table waits for, where decisions have a clock.
#[component]
pub fn DecisionClock() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let now = time(game);
    let left = move |until: table::Moment| seconds(until.since(now.get()));
    let mine = Live::new(move || game.me.and_then(|me| game.table().deadlines[me]).map(left));
    let left = Live::new(move || {
        let deadlines = game.table().deadlines;
        let seats = game.look(|view| view.setup.seats());
        let first = || seats.iter().filter_map(|seat| deadlines[seat]).min();
        mine.get().or_else(|| first().map(left))
    });
    // Only my own time is heard: the others know theirs.
    sound::burn_down(mine);
    let speech = Live::new(move || mine.get().and_then(spoken));
    let speech = move || Some(say!(text(), "asked-time", time = shown(speech.get()?)));
    let shown = move || shown(left.get().unwrap_or_default());
    view! {
        <p class="visually-hidden" aria-live="polite">{move || speech()}</p>
        <Show when=move || left.get().is_some()>
            <p class="decide-by number" role="timer" class:soon=move || left.get() <= Some(10)
                aria-label=move || say!(text(), "asked-time", time = shown())>
                <Art name="clock"/>{move || shown()}
            </p>
        </Show>
    }
}
