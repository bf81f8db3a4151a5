//! The Black Market: two cards each for three kinds of contraband (K1).

use leptos::prelude::*;
use rules::{Good, Seat, View};
use text::say;

use crate::game::game;
use crate::live::For;
use crate::parts::{Art, GoodArt, PopupTitle, drawing};
use crate::settings::preferences;
use crate::table::seat::Device;
use crate::table::slip::name;

/// A pile: its kind, and each card with its worth and who has claimed it, the dearer first.
type Pile = (Good, Vec<(u16, Option<Seat>)>);

/// Every pile.
fn piles(view: &View) -> Vec<Pile> {
    let stock = view.setup.black_market().into_iter().flatten();
    let pile = |(stock, claimed): (&rules::setup::MarketStock, &[Option<Seat>; 2])| {
        (stock.good, stock.values.into_iter().zip(*claimed).collect())
    };
    stock.zip(&view.public.claimed).map(pile).collect()
}

/// What the top card of a pile is worth.
fn top(pile: &Pile) -> Option<u16> {
    pile.1.iter().find(|(_, claimed)| claimed.is_none()).map(|&(value, _)| value)
}

/// The three piles in short, and on a press all six cards.
#[component]
pub fn BlackMarket() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let piles = game.part(piles);
    let in_short = move || {
        let piles = piles.get().into_iter().map(|pile| {
            let value = top(&pile).map_or_else(|| "–".to_owned(), |value| text().number(value));
            view! { <span class="pile-top"><GoodArt good=pile.0/>{value}</span> }
        });
        piles.collect_view()
    };
    let spoken = move || {
        let tops = piles.get().into_iter().filter_map(|pile| {
            let good = game.tell(|teller| teller.good(pile.0));
            Some(say!(text(), "black-market-top", good = good, value = top(&pile)?))
        });
        let tops: Vec<_> = tops.collect();
        say!(text(), "black-market-label", tops = text().list(&tops))
    };
    view! {
        <button type="button" class="on-display number" name="black-market" popovertarget="black-market"
            aria-label=move || spoken()>
            <b>{move || say!(text(), "black-market")}</b>{move || in_short()}
        </button>
        <div class="panel popup" popover="auto" id="black-market" role="dialog"
            aria-label=move || say!(text(), "black-market")>
            <PopupTitle of="black-market">{move || say!(text(), "black-market")}</PopupTitle>
            <p>{move || say!(text(), "black-market-how")}</p>
            <ul>
                <For each=move || piles.get() key=Clone::clone let:pile><PileRow pile/></For>
            </ul>
        </div>
    }
}

/// One pile with both of its cards.
#[component]
fn PileRow(
    /// Which.
    pile: Pile,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let (good, cards) = pile;
    let card = move |(value, claimed): (u16, Option<Seat>)| {
        let taken = claimed.map(|seat| {
            let words =
                move || say!(preferences.text(), "black-market-claimed", who = name(game, seat));
            view! { <span class="by"><Device seat/>{move || words()}</span> }
        });
        view! { <span class="claimable" class:claimed=claimed.is_some()><b class="number">{move || preferences.text().number(value)}</b>{taken}</span> }
    };
    view! {
        <li>
            <Art name=drawing(game, good)/><b>{move || game.tell(|teller| teller.good(good))}</b>
            {cards.into_iter().map(card).collect_view()}
        </li>
    }
}
