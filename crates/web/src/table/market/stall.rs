//! One merchant at the market: whose turn it is, and what they set aside.

use leptos::prelude::*;
use rules::{Handful, Seat};
use text::say;

use super::at_market;
use super::order::Progress;
use crate::game::game;
use crate::live::{For, Live};
use crate::parts::{Card, CardBack};
use crate::settings::preferences;
use crate::table::hand::{Lies, MovableCard, Row, go_along};
use crate::table::purpose::Purpose;
use crate::table::seat::{Device, seat_class};

/// A merchant's part of the cloth.
#[component]
pub fn Stall(
    /// Whose.
    seat: Seat,
    /// How far they are.
    progress: Live<Progress>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let is_me = game.is_me(seat);
    let mine = game.part(move |view| is_me && Purpose::of(view) == Some(Purpose::SetAside));
    let state = move || match progress.get() {
        Progress::Done => Some(say!(text(), "market-done")),
        Progress::Turn if is_me => Some(say!(text(), "market-your-turn")),
        Progress::Turn => Some(say!(text(), "market-their-turn")),
        Progress::Next => Some(say!(text(), "market-next")),
        Progress::Later => None,
    };
    let is_turn = move || progress.get() == Progress::Turn;
    view! {
        <li class=format!("stall {}", seat_class(seat)) class:mine=is_me data-seat=seat.index()
            aria-current=move || is_turn().then_some("step")
            data-progress=move || name_of(progress.get())>
            <h3>
                <Device seat/><b>{move || game.tell(|teller| teller.name(seat))}</b>
                <small>{move || state()}</small>
            </h3>
            {move || match mine.get() {
                true => view! { <MyTray seat/> }.into_any(),
                false => view! { <Tray seat/> }.into_any(),
            }}
        </li>
    }
}

/// The name by which the stylesheet knows how far someone is.
const fn name_of(progress: Progress) -> &'static str {
    match progress {
        Progress::Done => "done",
        Progress::Turn => "turn",
        Progress::Next => "next",
        Progress::Later => "later",
    }
}

/// What a merchant has set aside: face up with one discard pile, face down with two (M5, M6).
#[component]
fn Tray(
    /// Who.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let open = game.part(move |view| at_market(view, |market| market.set_aside[seat]));
    let hidden = game.part(move |view| {
        at_market(view, |market| if market.turn == Some(seat) { market.to_place } else { 0 })
    });
    let cards = move || {
        let open: Handful = open.get();
        open.cards().iter().map(|&good| view! { <Card good/> }).collect_view()
    };
    let backs = move || (0..hidden.get()).map(|_| view! { <CardBack/> }).collect_view();
    let count = move || (open.get().len() + usize::from(hidden.get())).to_string();
    view! {
        <div class="tray" data-place=format!("set-aside-{}", seat.index())>
            <div class="hand spread" style:--n=move || count()>{move || cards()}{move || backs()}</div>
        </div>
    }
}

/// Where I set cards aside, and take them back from.
#[component]
fn MyTray(
    /// My seat.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let out = Live::new(move || game.draft.with(crate::table::draft::Draft::out));
    let keys = Live::new(move || out.with(|out| out.iter().map(|card| card.0).collect()));
    let row = Row::new(keys);
    let is_empty = move || out.with(Vec::is_empty);
    let two_piles = game.look(|view| view.setup.two_piles());
    let note = move || match two_piles {
        true => say!(text(), "market-place-later"),
        false => say!(text(), "market-set-aside-open"),
    };
    view! {
        <div class="tray open" data-place=format!("set-aside-{}", seat.index()) data-drop="out"
            role="group" aria-label=move || say!(text(), "market-set-aside")>
            <div class="hand spread" data-row="out" style:--n=move || out.with(Vec::len).to_string()
                on:keydown=move |event| go_along(&event)>
                <For each=move || out.get() key=|card| *card let:card>
                    <MovableCard key=card.0 good=card.1 lies=Lies::Out purpose=Purpose::SetAside row/>
                </For>
            </div>
            <p class="here" hidden=move || !is_empty()>
                <b>{move || say!(text(), "market-set-aside")}</b> <small>{move || note()}</small>
            </p>
        </div>
    }
}
