//! The Market.

mod order;
mod piles;
mod place;
mod stall;
mod turn;

use leptos::prelude::*;
use rules::public::Market;
use rules::{Ask, Phase, View};
use text::say;

pub(crate) use piles::Discards;
pub(crate) use place::PlaceActs;

use crate::game::{Spot, game};
use crate::live::{For, Live, Show};
use crate::settings::preferences;
use crate::table::seat::Device;
use crate::table::slip::has_deputies;
use crate::table::town::Town;
use order::{Progress, order};
use piles::Piles;
use stall::Stall;
use turn::TurnActs;

/// Something of the Market; its default in every other phase, when this screen is about to go.
fn at_market<T: Default>(view: &View, look: impl FnOnce(&Market) -> T) -> T {
    match &view.public.phase {
        Phase::Market(market) => look(market),
        Phase::Load(_) | Phase::Declaration(_) | Phase::Inspection(_) | Phase::Over(_) => {
            T::default()
        }
    }
}

/// The cloth: deck and discard pile, and what every merchant set aside.
#[component]
pub fn MarketScene() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let order = game.part(|view| {
        let merchants = view.public.merchants_on_duty(&view.setup);
        at_market(view, |market| order(market, merchants, view.public.law.first()))
    });
    let is_law = game.part(move |view| game.is_law(view));
    let idle = move || match has_deputies(game) {
        true => say!(text(), "market-deputies-idle"),
        false => say!(text(), "market-sheriff-idle"),
    };
    let two_piles = game.look(|view| view.setup.two_piles());
    let seats = move || order.get().into_iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    let progress = move |seat| {
        let order = order.get();
        order.iter().find(|each| each.0 == seat).map_or(Progress::Later, |each| each.1)
    };
    view! {
        <div class="market">
            <Town/>
            <div class="cloth" class:two=two_piles>
                <Piles/>
                <ol class="stalls" aria-label=move || say!(text(), "market-order")>
                    <For each=seats key=|seat| *seat let:seat>
                        <Stall seat progress=Live::new(move || progress(seat))/>
                    </For>
                </ol>
                <Show when=move || is_law.get()>
                    <p class="idle">{move || idle()}</p>
                </Show>
            </div>
        </div>
    }
}

/// What I can do at the market.
#[component]
pub fn MarketActs() -> impl IntoView {
    let game = game();
    let ask = game.part(View::asked);
    move || match ask.get() {
        Some(Ask::PickFirst) => view! { <PickFirst/> }.into_any(),
        Some(Ask::Exchange) => view! { <TurnActs/> }.into_any(),
        Some(Ask::Place) => view! { <PlaceActs/> }.into_any(),
        Some(Ask::Load | Ask::Declare | Ask::Settle | Ask::Pay | Ask::Claim) | None => {
            ().into_any()
        }
    }
}

/// The Sheriff picks who goes to market first (M2).
#[component]
fn PickFirst() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // In the order in which they would go, as on the cloth.
    let seats = game.look(|view| {
        let picks = view.choices()?.pick_first();
        Some(picks.clockwise_after(game.side).collect::<Vec<_>>())
    });
    let pick = move |seat| {
        game.act_then(Spot::Asked, rules::Action::PickFirst(seat), || {
            crate::browser::focus("#asked");
        });
    };
    let button = move |seat| {
        let name = move || game.tell(|teller| teller.name(seat));
        view! {
            <button type="button" class="btn" name="pick-first" data-seat=seat.index()
                aria-label=move || say!(preferences.text(), "market-pick-first", who = name())
                on:click=move |_| pick(seat)>
                <Device seat/>{move || name()}
            </button>
        }
    };
    seats.unwrap_or_default().into_iter().map(button).collect_view()
}
