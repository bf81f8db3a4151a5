//! The score sheet: who wins, and why.

mod carried;
mod hindsight;
mod kings;
mod ledger;
mod onwards;
mod order;
mod proof;
mod sheet;

use std::time::Duration;

use leptos::prelude::*;
use rules::{ScoreSheet, Seat};
use text::say;
use wasm_bindgen::JsValue;

use crate::app::{Look, ways};
use crate::browser;
use crate::game::game;
use crate::online::online;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::score::carried::Carried;
use crate::table::score::hindsight::Hindsight;
use crate::table::score::kings::Kings;
use crate::table::score::ledger::PromiseLedger;
use crate::table::score::onwards::OnwardsOnline;
use crate::table::score::proof::Proof;
use crate::table::score::sheet::SheetTable;
use crate::table::stands::Stand;
use crate::table::talk::{Announcer, Talk};
use crate::table::top_bar::TopBar;

pub(crate) use ledger::OpenPromises;

/// The end of the game.
#[component]
pub fn ScoreScreen() -> impl IntoView {
    let game = game();
    // A finished game does not change any more.
    let sheet = game.look(|view| ScoreSheet::of_public(&view.setup, &view.public));
    let online = online();
    let hindsight = Hindsight::new(online);
    let shared = use_context::<Look>() == Some(Look::Shared);
    if shared {
        turn_pages();
    }
    request_animation_frame(|| browser::focus(".result h1"));
    view! {
        <div class="score">
            <TopBar/>
            <main>
                {sheet.map(|sheet| {
                    let sheet = StoredValue::new(sheet);
                    view! {
                        <Result sheet/>
                        <SheetTable sheet/>
                        <Kings sheet/>
                    }
                })}
                {(online.is_some() && !shared).then(|| view! { <Talk/> })}
                <Carried annals=hindsight.annals/>
                <PromiseLedger/>
                {online.map(|online| view! { <Proof online hindsight/> })}
            </main>
            <Onwards/>
            <Announcer/>
        </div>
    }
}

/// How long everyone in the room has to read a part of the score on a large screen.
const SHOWN: Duration = Duration::from_secs(12);

/// A large screen, which nobody touches, shows the score part by part, again and again.
fn turn_pages() {
    let turn = || {
        let window = window();
        let height = |of: Result<JsValue, JsValue>| of.ok().and_then(|height| height.as_f64());
        let (Some(seen), Ok(top)) = (height(window.inner_height()), window.scroll_y()) else {
            return;
        };
        let all = document().document_element().map_or(0.0, |page| page.scroll_height().into());
        let next = if top + seen + 1.0 >= all { 0.0 } else { top + seen * 0.8 };
        window.scroll_to_with_x_and_y(0.0, next);
    };
    if let Ok(timer) = set_interval_with_handle(turn, SHOWN) {
        on_cleanup(move || timer.clear());
    }
}

/// Who wins, by how much, and the winner's stand.
#[component]
fn Result(
    /// The count.
    sheet: StoredValue<ScoreSheet>,
) -> impl IntoView {
    let game = game();
    let winner = sheet.with_value(|sheet| {
        let place = sheet.winners.first().copied();
        place.and_then(|place| Seat::try_from(place as u8).ok())
    });
    let headline = move || game.tell(|teller| sheet.with_value(|sheet| teller.headline(sheet)));
    let subline = move || game.tell(|teller| sheet.with_value(|sheet| teller.subline(sheet)));
    let tie = move || game.tell(|teller| sheet.with_value(|sheet| teller.tie_break(sheet)));
    view! {
        <section class="result">
            <Art name="skyline" class="skyline"/>
            <div class="words">
                <h1 tabindex="-1">{move || headline()}</h1>
                <p>{move || subline()}</p>
                {move || tie().map(|tie| view! { <p class="tie">{tie}</p> })}
            </div>
            {winner.map(|seat| view! {
                <div class="winner">
                    <Art name="crown" class="laurel"/>
                    <Stand seat/>
                </div>
            })}
        </section>
    }
}

/// Where to go from here.
#[component]
fn Onwards() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let Some(online) = online() else {
        return view! {
            <footer class="onwards">
                <button type="button" class="btn" name="home" on:click=move |_| ways.clear_table()>
                    {move || say!(text(), "score-home")}
                </button>
                <button type="button" class="btn main" name="again"
                    on:click=move |_| ways.again(game)>
                    <Art name="replay"/>
                    {move || say!(text(), "score-same-table")}
                </button>
            </footer>
        }
        .into_any();
    };
    view! { <OnwardsOnline online/> }.into_any()
}
