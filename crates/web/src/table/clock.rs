//! Clocks: the candle of Inspection, and the time that a decision may take.

use std::time::Duration;

use leptos::prelude::*;
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
    let left = Live::new(move || game.table().clock.left(now.get()).map(seconds));
    sound::burn_down(left);
    // How much of the candle is left, from 0 to 1.
    let burnt = move || {
        let whole = game.look(|view| view.setup.inspection_seconds()).unwrap_or(1);
        let left = left.get().unwrap_or_default() as f64;
        browser::css(left / f64::from(whole))
    };
    let spoken = Live::new(move || left.get().and_then(spoken));
    let speech = move || {
        let time = spoken.get().map(shown)?;
        Some(say!(text(), "bar-clock.label", time = time))
    };
    let shown = move || shown(left.get().unwrap_or_default());
    view! {
        <Show when=move || left.get().is_some()>
            <p class="visually-hidden" aria-live="polite">{move || speech()}</p>
            <div class="clock" role="timer"
                aria-label=move || say!(text(), "bar-clock.label", time = shown())>
                <span class="candle" style:--left=move || burnt()><i class="wax"></i><Art name="flame" class="flame"/></span>
                <b class="number">{move || shown()}</b>
                <small>{move || say!(text(), "bar-clock")}</small>
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
    let left = Live::new(move || {
        let deadlines = game.table().deadlines;
        let mine = game.me.and_then(|me| deadlines[me]);
        let seats = game.look(|view| view.setup.seats());
        let first = || seats.iter().filter_map(|seat| deadlines[seat]).min();
        mine.or_else(first).map(|until| seconds(until.since(now.get())))
    });
    let shown = move || shown(left.get().unwrap_or_default());
    view! {
        <Show when=move || left.get().is_some()>
            <p class="decide-by number" role="timer" class:soon=move || left.get() <= Some(10)
                aria-label=move || say!(text(), "asked-time", time = shown())>
                <Art name="clock"/>{move || shown()}
            </p>
        </Show>
    }
}
