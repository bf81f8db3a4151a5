//! Buttons for acts that cannot be taken back.
//!
//! Press and hold, or tap and tap again; on the keyboard Enter and Enter again. Escape, or waiting,
//! disarms. Whoever finds that tiresome can set one tap to be enough.

use std::time::Duration;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use text::say;

use crate::browser;
use crate::live::{Held, Live};
use crate::settings::{Confirm, preferences};

/// How long a button is held.
const HOLD: Duration = Duration::from_millis(600);

/// How long a tapped button waits for the second tap.
const ARMED: Duration = Duration::from_secs(4);

/// What an act looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// The main act, opening a bag.
    Main,
    /// Handing back, paying.
    Ok,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Self::Main => "btn main",
            Self::Ok => "btn ok",
        }
    }
}

/// Where a button stands between rest and the act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Rest,
    /// It is held down.
    Holding,
    /// It was tapped, and the next tap does it.
    Armed,
    /// It is pressed again.
    Again,
    /// It was let go again, and its click is on the way.
    LetGo,
}

/// What happens to a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Touch {
    Press,
    Release,
    /// The click that ends a tap. The second one does it, not the release before it: whatever then
    /// takes the button's place would get the click.
    Click,
    /// The pointer left it, or was taken away.
    Leave,
    /// It was held long enough, or waited in vain for the second tap.
    Time,
    /// Enter, Space, or a screen reader's click.
    Key,
    Escape,
}

/// Where a touch leads, and whether it does the act.
const fn next(step: Step, touch: Touch) -> (Step, bool) {
    match (step, touch) {
        (Step::Rest, Touch::Press) => (Step::Holding, false),
        (Step::Rest, Touch::Key)
        | (Step::Holding, Touch::Release)
        | (Step::Again, Touch::Leave) => (Step::Armed, false),
        (Step::Armed, Touch::Press) => (Step::Again, false),
        (Step::Again, Touch::Release) => (Step::LetGo, false),
        (Step::Holding, Touch::Time) | (Step::LetGo, Touch::Click) | (Step::Armed, Touch::Key) => {
            (Step::Rest, true)
        }
        (Step::Holding, Touch::Leave | Touch::Escape)
        | (Step::Armed | Step::Again | Step::LetGo, Touch::Time | Touch::Escape) => {
            (Step::Rest, false)
        }
        _ => (step, false),
    }
}

/// How long a step lasts by itself.
const fn lasts(step: Step) -> Option<Duration> {
    match step {
        Step::Holding => Some(HOLD),
        Step::Armed | Step::LetGo => Some(ARMED),
        Step::Rest | Step::Again => None,
    }
}

/// A button for an act that cannot be taken back.
#[component]
pub fn FinalAct(
    /// What it looks like.
    tone: Tone,
    /// Does it.
    act: Callback<()>,
    /// More classes for the stylesheet.
    #[prop(optional, into)]
    class: String,
    /// A name for tests and focus.
    #[prop(optional, into)]
    name: String,
    /// Whether it cannot be done now.
    #[prop(optional)]
    disabled: Option<Live<bool>>,
    /// Tracks what it is about: a tap for something else is not the first of two for this.
    #[prop(optional)]
    about: Option<Box<dyn Fn()>>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    let preferences = preferences();
    let one_tap = move || preferences.get().confirm == Confirm::Tap;
    let (step, touch) = steps(act);
    if let Some(track) = about {
        Effect::new(move || {
            track();
            touch.run(Touch::Escape);
        });
    }
    let press = move |event: PointerEvent| {
        if event.button() == 0 && !untrack(one_tap) {
            touch.run(Touch::Press);
        }
    };
    let click = move |event: MouseEvent| {
        // A click without a pointer is the keyboard's or a screen reader's.
        let by_pointer = event.detail() > 0;
        match (untrack(one_tap), by_pointer) {
            (true, _) => act.run(()),
            (false, false) => touch.run(Touch::Key),
            (false, true) => touch.run(Touch::Click),
        }
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            touch.run(Touch::Escape);
        }
    };
    let state = move || match step.get() {
        Step::Rest => None,
        Step::Holding => Some("holding"),
        Step::Armed | Step::Again | Step::LetGo => Some("armed"),
    };
    let hint = move || match step.get() {
        Step::Armed | Step::Again | Step::LetGo => say!(preferences.text(), "act-tap-again"),
        Step::Holding => say!(preferences.text(), "act-keep-holding"),
        Step::Rest => say!(preferences.text(), "act-hold"),
    };
    view! {
        <button type="button" class=format!("{} {class}", tone.class()) name=name
            data-state=move || state() disabled=move || disabled.is_some_and(Live::get)
            on:pointerdown=press
            on:pointerup=move |_| touch.run(Touch::Release)
            on:pointerleave=move |_| touch.run(Touch::Leave)
            on:pointercancel=move |_| touch.run(Touch::Leave)
            on:click=click on:keydown=key
            on:contextmenu=|event| event.prevent_default()>
            <span class="fill"></span>
            {children()}
            <small class="how" hidden=move || one_tap() aria-live="polite">{move || hint()}</small>
        </button>
    }
}

/// The step of a button, and a way to touch it. Time passes by itself.
fn steps(act: Callback<()>) -> (Held<Step>, Callback<Touch>) {
    let step = Held::new(Step::Rest);
    let alarm = StoredValue::new_local(None::<TimeoutHandle>);
    let stop = move || {
        let old = alarm.try_update_value(Option::take).flatten();
        old.inspect(TimeoutHandle::clear);
    };
    let touch = StoredValue::new(None::<Callback<Touch>>);
    let touched = Callback::new(move |how: Touch| {
        let before = step.get_untracked();
        let (after, does) = next(before, how);
        if after == before {
            return;
        }
        stop();
        step.set(after);
        let later = move || touch.get_value().into_iter().for_each(|touch| touch.run(Touch::Time));
        alarm.set_value(lasts(after).and_then(|wait| set_timeout_with_handle(later, wait).ok()));
        if does {
            if how == Touch::Time {
                browser::spend_press();
            }
            act.run(());
        }
    });
    touch.set_value(Some(touched));
    on_cleanup(stop);
    (step, touched)
}

#[cfg(test)]
mod tests {
    use super::{Step, Touch, next};

    /// Whether the touches, one after the other, do the act, and where they leave the button.
    fn after(touches: &[Touch]) -> (Step, usize) {
        touches.iter().fold((Step::Rest, 0), |(step, acts), &touch| {
            let (step, does) = next(step, touch);
            (step, acts + usize::from(does))
        })
    }

    #[test]
    fn holding_long_enough_does_it_once() {
        assert_eq!(after(&[Touch::Press, Touch::Time, Touch::Release]), (Step::Rest, 1));
    }

    #[test]
    fn two_taps_do_it() {
        // A finger leaves when it is lifted, before the click.
        for tap in [
            vec![Touch::Press, Touch::Release, Touch::Click],
            vec![Touch::Press, Touch::Release, Touch::Leave, Touch::Click],
        ] {
            assert_eq!(after(&tap), (Step::Armed, 0));
            assert_eq!(after(&[tap.clone(), tap].concat()), (Step::Rest, 1));
        }
    }

    #[test]
    fn the_click_after_holding_does_nothing_more() {
        let touches = [Touch::Press, Touch::Time, Touch::Release, Touch::Click];
        assert_eq!(after(&touches), (Step::Rest, 1));
    }

    #[test]
    fn enter_and_enter_do_it() {
        assert_eq!(after(&[Touch::Key, Touch::Key]), (Step::Rest, 1));
    }

    #[test]
    fn sliding_off_waiting_or_escape_do_nothing() {
        assert_eq!(after(&[Touch::Press, Touch::Leave]), (Step::Rest, 0));
        assert_eq!(after(&[Touch::Key, Touch::Time]), (Step::Rest, 0));
        assert_eq!(after(&[Touch::Key, Touch::Escape, Touch::Key]), (Step::Armed, 0));
        assert_eq!(after(&[Touch::Key, Touch::Press, Touch::Leave]), (Step::Armed, 0));
    }
}
