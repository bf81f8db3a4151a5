//! What was laid open at the very end of a round. The gate, where one would see it, is gone by then.

use std::time::Duration;

use leptos::prelude::*;
use rules::Phase;
use rules::annals::BagEnd;
use text::say;

use crate::browser;
use crate::game::{Tab, game};
use crate::parts::{Art, drawing};
use crate::settings::preferences;
use crate::story::{Finale, LastBag};
use crate::table::gate::outcome;
use crate::table::round_end::{after, at_escape};
use crate::table::seat::{Device, seat_class};
use crate::table::slip::name;

/// How long whoever only looks on, perhaps at a screen that nobody touches, looks into each bag before
/// what became of the round takes its place.
const SHOWN: Duration = Duration::from_millis(4500);

/// The bags that were looked into last, their cards turning.
#[component]
pub(super) fn LastBags(
    /// What was found.
    finale: Finale,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let Finale { round, bags } = finale;
    let seen = move || {
        game.saw_finale(round);
        browser::catch_focus("#asked");
    };
    at_escape(seen);
    if game.me.is_none() {
        after(SHOWN * bags.len() as u32, seen);
    }
    let over = game.look(|view| matches!(view.public.phase, Phase::Over(_)));
    if over {
        // Nothing but this is left of the table, and the way to the score.
        game.tab.set(Tab::Gate);
    }
    let onwards = move || match over {
        false => say!(text(), "round-end-see"),
        true => say!(text(), "score-title"),
    };
    let bags = bags.into_iter().map(|bag| view! { <Bag bag/> }).collect_view();
    view! {
        <section class="round-end finale" data-round=round
            aria-label=move || say!(text(), "round-end-title", round = round)>
            <div class="laid-open" role="region" tabindex="0" aria-label=move || say!(text(), "round-end-title", round = round)>
                {bags}
            </div>
            <button type="button" class="btn main" name="see-round" on:click=move |_| seen()>
                {move || onwards()}
            </button>
        </section>
    }
}

/// One bag: what its owner said, and what was in it.
#[component]
fn Bag(
    /// What was laid open.
    bag: LastBag,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let LastBag { seat, story, proof } = bag;
    let says = move || match game.is_me(seat) {
        true => say!(preferences.text(), "declare-you-say"),
        false => say!(preferences.text(), "declare-says", who = name(game, seat)),
    };
    let declared = story.as_ref().and_then(|story| story.declared);
    let is_back =
        story.as_ref().is_some_and(|story| matches!(story.end, Some(BagEnd::HandedBack { .. })));
    let title = match declared {
        Some((good, count)) => view! {
            <small>{move || says()}</small>
            <strong>{move || game.tell(|teller| teller.tag(good, count))}" "<Art name=drawing(game, good)/></strong>
        }
        .into_any(),
        // Whoever came later has not heard it, and whoever shows nothing but a proof has said nothing.
        None => view! { <strong>{move || name(game, seat)}</strong> }.into_any(),
    };
    let state = if is_back { "free" } else { "opened" };
    view! {
        <article class=seat_class(seat) data-seat=seat.index() data-state=state>
            <h2><Device seat/>{title}</h2>
            {outcome(seat, story, proof)}
        </article>
    }
}
