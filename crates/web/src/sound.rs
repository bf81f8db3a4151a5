//! What is heard at the table: short sounds that are made here, without a file.
//!
//! [`cues`] says what is heard of what happened, `recipes` how that sounds, and a [`Player`]
//! plays it. A sound may depend only on what **everyone** sees of an event, so that people in one
//! room hear nothing from each other's devices that they may not know. And it is never the only
//! sign of anything: whoever hears nothing misses nothing.

mod heard;
mod player;
mod recipes;

use std::cell::RefCell;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::{Effect, document, window_event_listener};

use crate::drag;
use crate::live::Live;
use crate::settings::{Preferences, Switch};
use crate::sound::heard::cues;
use crate::sound::player::Player;
use crate::story::Heard;

/// Something that is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A bag snaps shut.
    Snap,
    /// Coins change hands.
    Coins {
        /// How many are heard: two to five.
        plinks: usize,
    },
    /// A slip is laid on the desk.
    Slip,
    /// A deal is sealed.
    Deal,
    /// The law knocks on the table.
    Threat,
    /// A bag is unbuckled, and everyone holds their breath.
    Open,
    /// It held what was declared.
    Honest,
    /// It did not.
    Caught,
    /// The candle has only seconds left.
    Tick,
    /// The candle goes out.
    Puff,
    /// The bell of my shop: it is my turn.
    Bell,
}

/// The candle ticks in its last seconds, which are so many.
const LAST_SECONDS: u128 = 10;

thread_local! {
    /// Whoever plays the sounds. Nobody while sound is off, and before the page was touched for the
    /// first time: browsers allow no sound before.
    static PLAYER: RefCell<Option<Player>> = RefCell::default();
}

/// Makes sounds from the first touch on, for as long as they are wanted.
pub(crate) fn follow(preferences: Preferences) {
    let wanted = Live::new(move || preferences.get().sound == Switch::On);
    Effect::new(move |before: Option<bool>| {
        let wanted = wanted.get();
        match (before, wanted) {
            (Some(false), true) => {
                wake();
                // Whoever turns it on hears how loud it is.
                play(Sound::Coins { plinks: 2 }, Duration::ZERO);
            }
            (_, false) => silence(),
            (_, true) => {}
        }
        wanted
    });
    let touched = move || {
        if wanted.get_untracked() {
            wake();
        }
    };
    // They listen for as long as there is a page.
    let _ = window_event_listener(ev::pointerup, move |_| {
        // To begin takes a tenth of a second, which a card that lands would feel.
        if is_on() || !drag::is_under_way() {
            touched();
        }
    });
    let _ = window_event_listener(ev::keydown, move |_| touched());
}

/// Has a player that plays. A browser that makes no sound has none.
fn wake() {
    PLAYER.with_borrow_mut(|player| match player {
        Some(player) => player.wake(),
        None => *player = Player::new().ok(),
    });
}

/// Ends every sound at once.
fn silence() {
    PLAYER.with_borrow_mut(|player| player.take().into_iter().for_each(|player| player.leave()));
}

/// Whether sounds can be heard: they are wanted, and the page was touched.
pub(crate) fn is_on() -> bool {
    PLAYER.with_borrow(Option::is_some)
}

/// Plays a sound after a while, if sounds can be heard.
pub(crate) fn play(sound: Sound, after: Duration) {
    PLAYER.with_borrow(|player| {
        if let Some(player) = player {
            // A sound that cannot be made is none.
            let _ = player.play(sound, after);
        }
    });
}

/// Plays what sounds of what was heard. A page that nobody looks at keeps quiet.
pub(crate) fn hear(heard: &[Heard]) {
    if is_on() && !document().hidden() {
        cues(heard).into_iter().for_each(|(sound, after)| play(sound, after));
    }
}

/// Lets the candle tick while it burns down, given how many seconds are left.
pub(crate) fn burn_down(left: Live<Option<u128>>) {
    Effect::new(move |before: Option<Option<u128>>| {
        let left = left.get();
        if ticks(before.flatten(), left) && !document().hidden() {
            play(Sound::Tick, Duration::ZERO);
        }
        left
    });
}

/// Whether the candle ticks when so many seconds are left of so many.
fn ticks(before: Option<u128>, left: Option<u128>) -> bool {
    let (Some(before), Some(left)) = (before, left) else { return false };
    left < before && (1..=LAST_SECONDS).contains(&left)
}

#[cfg(test)]
mod tests {
    use super::ticks;

    #[test]
    fn the_candle_ticks_in_its_last_ten_seconds() {
        assert!(!ticks(Some(12), Some(11)));
        assert!(ticks(Some(11), Some(10)));
        assert!(ticks(Some(2), Some(1)));
        assert!(!ticks(Some(1), Some(0)), "then it goes out");
    }

    #[test]
    fn a_candle_that_stands_or_is_seen_for_the_first_time_does_not_tick() {
        assert!(!ticks(Some(7), Some(7)));
        assert!(!ticks(None, Some(7)));
        assert!(!ticks(Some(7), None));
        assert!(!ticks(Some(3), Some(10)), "another candle");
    }
}
