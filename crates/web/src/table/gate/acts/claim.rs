//! Claiming a Black Market card, or passing (K).

use leptos::prelude::*;
use rules::{Action, Ask, Goods, Side, View};
use text::{Case, say};

use crate::game::{Spot, game};
use crate::parts::{Art, FinalAct, Tone, drawing};
use crate::settings::preferences;

/// What can be claimed: pile, worth, and what is given up for it.
fn claims(view: &View) -> Vec<(Action, Goods, u16)> {
    let claim = view.choices().and_then(|choices| choices.claim());
    let (Some(claim), Some(stock)) = (claim, view.setup.black_market()) else { return Vec::new() };
    let onto =
        if claim.names_pile { vec![Some(Side::Left), Some(Side::Right)] } else { vec![None] };
    let piles = (0..).zip(stock).zip(claim.values);
    let open = piles.filter_map(|((pile, stock), value)| Some((pile, stock.good, value?)));
    open.flat_map(|(pile, good, value)| {
        let spent = Goods::of(good, 3);
        onto.iter().map(move |&onto| (Action::Claim { pile, value, onto }, spent, value))
    })
    .collect()
}

/// A button for each card that can be claimed, and one for none: quiet until that is asked, because a
/// pass may come early. Whoever passed may still change their mind (K5).
#[component]
pub fn ClaimActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let open = game.part(claims);
    let asked = game.part(|view| view.asked() == Some(Ask::Claim));
    let may_pass = game.part(|view| view.choices().is_some_and(|choices| choices.pass_claim()));
    let is_there = move || may_pass.get() || !open.with(Vec::is_empty);
    let button = move |(action, spent, value): (Action, Goods, u16)| {
        let good = spent.kinds().first();
        let onto = match action {
            Action::Claim { onto: Some(Side::Left), .. } => "left",
            Action::Claim { onto: Some(Side::Right), .. } => "right",
            _ => "only",
        };
        let words = move || {
            let goods = game.tell(|teller| teller.goods_as(Case::Object, &spent));
            say!(text(), "black-market-claim", goods = goods, value = value, pile = onto)
        };
        let act = Callback::new(move |()| {
            game.act(Spot::Asked, action.clone());
        });
        view! {
            <FinalAct tone=Tone::Ok name="claim" act>
                {good.map(|good| view! { <Art name=drawing(game, good)/> })}
                {words}
            </FinalAct>
        }
    };
    view! {
        <div class="claim-acts" hidden=move || !is_there()>
            {move || open.get().into_iter().map(button).collect_view()}
            <button type="button" class="btn" class:quiet=move || !asked.get() name="pass-claim"
                hidden=move || !may_pass.get()
                on:click=move |_| { game.act(Spot::Asked, Action::PassClaim); }>
                {move || match asked.get() {
                    true => say!(text(), "black-market-pass"),
                    false => say!(text(), "black-market-pass-early"),
                }}
            </button>
        </div>
    }
}
