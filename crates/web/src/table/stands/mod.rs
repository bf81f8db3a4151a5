//! Everyone's stands.

mod crowns;
mod facts;
mod outlook;
mod stand;

use leptos::prelude::*;
use rules::Goods;
use text::say;

use crate::game::{Game, game};
use crate::live::{Held, Show};
use crate::parts::Card;
use crate::settings::preferences;
use crate::table::stands::outlook::{Outlook, Reach};

pub(crate) use crowns::KingsAndQueens;
pub(crate) use facts::Title;
pub(crate) use stand::Stand;

/// The stands of the others, clockwise from my left.
#[component]
pub fn Stands() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // Whoever looks on has no stand of their own, and sees all of them here.
    let shown = game.look(|view| {
        let seats = view.setup.seats();
        match game.me {
            Some(me) => seats.without(me).clockwise_after(me).collect::<Vec<_>>(),
            None => seats.iter().collect(),
        }
    });
    let stands = shown.into_iter().map(|seat| view! { <li><Stand seat/></li> }).collect_view();
    view! {
        <ul class="stands" aria-label=move || say!(preferences.text(), "label-stands")>{stands}</ul>
    }
}

/// My own stand, how I do for King, and on a tap what lies face down on it.
#[component]
pub fn MyStand() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let outlook = game.part(move |view| Outlook::of(&view.setup, &view.public, game.side));
    let down = game.part(|view| view.own.as_ref().map_or(Goods::NONE, |own| own.face_down));
    let shown = Held::new(false);
    let cards = move || {
        let goods = down.get().cards();
        goods.map(|good| view! { <li><Card good class="mini"/></li> }).collect_view()
    };
    view! {
        <section class="mine">
            <h2 class="label">{move || say!(preferences.text(), "stand-yours")}</h2>
            <Stand seat=game.side shown/>
            <p class="lead">{move || outlook_in_words(game, outlook.get())}</p>
            <Show when=move || shown.get() && !down.get().is_empty()>
                <ul class="uncovered" id="uncovered"
                    aria-label=move || say!(preferences.text(), "stand-uncovered")>
                    {move || cards()}
                </ul>
            </Show>
        </section>
    }
}

/// "You lead Chickens by 2. 1 apple more ties Olek for King."
fn outlook_in_words(game: Game, outlook: Outlook) -> String {
    let text = preferences().text();
    let lead = outlook.lead.map(|lead| {
        let good = game.tell(|teller| teller.no_good(lead.good));
        say!(text, "stand-lead", good = good, by = lead.by)
    });
    let reach = outlook.reach.map(|Reach { good, more, rivals }| {
        let goods = game.tell(|teller| teller.count(good, more));
        let names = game.tell(|teller| {
            teller.list(&rivals.iter().map(|seat| teller.name(seat)).collect::<Vec<_>>())
        });
        if rivals.is_empty() {
            say!(text, "stand-reach-alone", goods = goods, count = more)
        } else {
            say!(text, "stand-reach-tie", goods = goods, count = more, who = names)
        }
    });
    lead.into_iter().chain(reach).collect::<Vec<_>>().join(" ")
}
