//! The bags before the gate, with what was said of them so far.

use leptos::prelude::*;
use rules::{Good, Seat, View};
use text::say;

use super::{at_declaration, my_word};
use crate::game::game;
use crate::live::Live;
use crate::parts::{Art, drawing, kind};
use crate::settings::preferences;
use crate::table::seat::{device, seat_class};

/// Whoever has a bag, in the order in which they declare.
fn owners(view: &View) -> Vec<Seat> {
    let merchants = view.public.merchants_on_duty(&view.setup);
    at_declaration(view, |declaration| {
        let in_order = merchants.clockwise_after(view.public.law.first());
        in_order.filter(|&seat| declaration.bags[seat] > 0).collect()
    })
}

/// Every bag of the round.
#[component]
pub fn DeclaredBags() -> impl IntoView {
    let game = game();
    let owners = game.look(owners);
    view! {
        <ul class="said-bags">
            {owners.into_iter().map(|seat| view! { <DeclaredBag seat/> }).collect_view()}
        </ul>
    }
}

/// A shut bag, and its tag once something is said.
#[component]
fn DeclaredBag(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let is_me = game.is_me(seat);
    let said = game.part(move |view| at_declaration(view, |said| said.declared[seat]));
    let is_turn = game.part(move |view| at_declaration(view, |said| Some(said.turn)) == Some(seat));
    let cards = game.part(move |view| at_declaration(view, |said| said.bags[seat]));
    let planned = my_word(game);
    // What is on the tag, and whether it is only planned.
    let word = Live::new(move || {
        let planned = || planned.get().filter(|_| is_me).map(|good| (good, true));
        said.get().map(|good| (good, false)).or_else(planned)
    });
    let who = move |planned| match (is_me, planned) {
        (true, false) => say!(text(), "declare-you-say"),
        (true, true) => say!(text(), "declare-you-will-say"),
        (false, _) => say!(text(), "declare-says", who = game.tell(|teller| teller.name(seat))),
    };
    let silent = move || match is_me {
        true => say!(text(), "declare-not-yet-you", count = cards.get()),
        false => {
            let who = game.tell(|teller| teller.name(seat));
            say!(text(), "declare-not-yet", who = who, count = cards.get())
        }
    };
    let tag = move || match word.get() {
        Some((good, planned)) => {
            view! { <Tag good cards=cards.get() planned who=who(planned)/> }.into_any()
        }
        None => view! { <p class="silent">{move || silent()}</p> }.into_any(),
    };
    view! {
        <li class=format!("said-bag {}", seat_class(seat)) class:mine=is_me data-seat=seat.index()
            aria-current=move || is_turn.get().then_some("step")>
            {move || tag()}
            <div class="bag" data-place=format!("bag-{}", seat.index()) aria-hidden="true">
                <Art name="bag-closed" class="sack"/><Art name=device(seat) class="sign"/>
            </div>
        </li>
    }
}

/// A tag: who says what.
#[component]
fn Tag(
    /// The kind.
    good: Good,
    /// How many.
    cards: u8,
    /// Whether it is not said yet: only I see that.
    planned: bool,
    /// Who says it.
    who: String,
) -> impl IntoView {
    let game = game();
    view! {
        <div class="tag" class:planned=planned class:swings=!planned data-good=kind(game, good).key>
            <small>{who}</small>
            <strong>{move || game.tell(|teller| teller.tag(good, cards))}<Art name=drawing(game, good)/></strong>
        </div>
    }
}
