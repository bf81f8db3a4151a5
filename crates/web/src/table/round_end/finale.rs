//! What was found in the bag that ended a round. The gate, where one would see it, is gone by then.

use std::time::Duration;

use leptos::prelude::*;
use rules::Phase;
use text::say;

use crate::browser;
use crate::game::game;
use crate::parts::{Art, drawing};
use crate::settings::preferences;
use crate::story::{Finale, LastBag};
use crate::table::gate::outcome;
use crate::table::round_end::{after, at_escape};
use crate::table::seat::{Device, seat_class};
use crate::table::slip::name;

/// How long a bag is looked into before what became of the round takes its place, in which all of it
/// stands too.
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
    after(SHOWN * bags.len() as u32, seen);
    let over = game.look(|view| matches!(view.public.phase, Phase::Over(_)));
    let onwards = move || match over {
        false => say!(text(), "round-end-see"),
        true => say!(text(), "score-title"),
    };
    let bags = bags.into_iter().map(|bag| view! { <Bag bag/> }).collect_view();
    view! {
        <section class="round-end finale" data-round=round
            aria-label=move || say!(text(), "round-end-title", round = round)>
            {bags}
            <button type="button" class="btn main" name="see-round" on:click=move |_| seen()>
                {move || onwards()}
            </button>
        </section>
    }
}

/// One bag: what its owner said, and what was in it.
#[component]
fn Bag(
    /// What became of it.
    bag: LastBag,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let LastBag { seat, story, proof } = bag;
    let says = move || match game.is_me(seat) {
        true => say!(preferences.text(), "declare-you-say"),
        false => say!(preferences.text(), "declare-says", who = name(game, seat)),
    };
    let tag = story.declared.map(|(good, count)| {
        view! {
            <strong>{move || game.tell(|teller| teller.tag(good, count))}" "<Art name=drawing(game, good)/></strong>
        }
    });
    view! {
        <article class=seat_class(seat) data-seat=seat.index()>
            <h2><Device seat/><small>{move || says()}</small> {tag}</h2>
            {outcome(seat, Some(story), proof)}
        </article>
    }
}
