//! Who is ready, and who is still packing.

use leptos::prelude::*;
use rules::{Seat, Seats};
use text::say;

use super::at_load;
use crate::game::{Game, game};
use crate::live::Live;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::seat::{device, seat_class};

/// Whoever takes a bag to the gate, me not counted. Who only looks on sees all of them.
fn others(game: Game) -> Seats {
    let loading = game.look(|view| at_load(view, |load| load.loading));
    game.me.map_or(loading, |me| loading.without(me))
}

/// Whether someone's bag is shut.
fn is_ready(game: Game, seat: Seat) -> Live<bool> {
    game.part(move |view| at_load(view, |load| !load.waiting.has(seat)))
}

/// A chip for everyone else.
#[component]
pub fn Packing() -> impl IntoView {
    let game = game();
    view! {
        <ul class="packing">
            {others(game).iter().map(|seat| view! {
                <li data-place=format!("bag-{}", seat.index())><Packer seat/></li>
            }).collect_view()}
        </ul>
    }
}

/// The bags of everyone else, for whoever has none.
#[component]
pub fn Packers() -> impl IntoView {
    let game = game();
    view! {
        <ul class="packers">
            {others(game).iter().map(|seat| view! {
                <li class=seat_class(seat) data-place=format!("bag-{}", seat.index())>
                    <BagOf seat/><Packer seat/>
                </li>
            }).collect_view()}
        </ul>
    }
}

/// Whether someone is ready, in words.
#[component]
fn Packer(
    /// Who.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let ready = is_ready(game, seat);
    let words = move || {
        let (text, who) = (preferences.text(), game.tell(|teller| teller.name(seat)));
        match ready.get() {
            true => say!(text, "load-ready", who = who),
            false => say!(text, "load-packing", who = who),
        }
    };
    view! {
        <span class=format!("state seat outlined {}", seat_class(seat)) data-seat=seat.index()
            class:ready=move || ready.get()>
            <Art name=device(seat)/>{move || words()}
        </span>
    }
}

/// Someone's bag, open while they pack.
#[component]
fn BagOf(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let ready = is_ready(game(), seat);
    move || match ready.get() {
        true => view! {
            <div class="bag snaps" aria-hidden="true">
                <Art name="bag-closed" class="sack"/><Art name=device(seat) class="sign"/>
            </div>
        }
        .into_any(),
        false => view! {
            <div class="bag-open" aria-hidden="true">
                <Art name="bag-open-back" class="back"/><Art name="bag-open-front" class="front"/>
                <Art name=device(seat) class="sign"/>
            </div>
        }
        .into_any(),
    }
}
