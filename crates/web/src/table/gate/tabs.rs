//! The bags as tabs, for screens with room for one.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::Seat;
use rules::public::Fate;
use text::say;

use crate::browser;
use crate::game::game;
use crate::live::{For, Live};
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::desk::slips_with;
use crate::table::gate::place::{declared, fate};
use crate::table::seat::seat_class;
use crate::table::slip::name;

/// The tabs.
#[component]
pub fn BagTabs(
    /// The seats with bags, in order.
    bags: Live<Vec<Seat>>,
    /// The bag that I look at.
    focus: Live<Option<Seat>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let key = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => -1,
            _ => return,
        };
        if let Some(next) = neighbour(&bags.get_untracked(), focus.get_untracked(), step) {
            event.prevent_default();
            game.looking_at.set(Some(next));
            browser::focus(&format!(".bag-tabs [data-seat='{}']", next.index()));
        }
    };
    view! {
        <div class="tabs bag-tabs" role="tablist" on:keydown=key
            aria-label=move || say!(preferences.text(), "gate-title")>
            <For each=move || bags.get() key=|seat| seat.index() let:seat><BagTab seat focus/></For>
        </div>
    }
}

/// The seat so many tabs further, round and round.
fn neighbour(bags: &[Seat], from: Option<Seat>, step: isize) -> Option<Seat> {
    let place = bags.iter().position(|&seat| Some(seat) == from)?;
    let next = (place as isize + step).rem_euclid(bags.len() as isize);
    bags.get(next as usize).copied()
}

/// One tab.
#[component]
fn BagTab(
    /// Whose bag.
    seat: Seat,
    /// The bag that I look at.
    focus: Live<Option<Seat>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let chosen = move || focus.get() == Some(seat);
    let who = move || match game.is_me(seat) {
        true => say!(text(), "gate-your-bag"),
        false => name(game, seat),
    };
    let tag = Live::new(move || declared(game, seat));
    let says = move || tag.get().map(|(good, count)| game.tell(|teller| teller.tag(good, count)));
    let fate = game.part(move |view| fate(view, seat));
    let slips = game.part(move |view| slips_with(view, seat));
    let state = move || match fate.get() {
        Some(Fate::HandedBack) => say!(text(), "gate-settled-back"),
        Some(Fate::Opened) => say!(text(), "gate-settled-opened"),
        Some(Fate::Held) | None => say!(text(), "gate-slips", count = slips.get()),
    };
    view! {
        <button type="button" role="tab" class=seat_class(seat) name="bag-tab"
            data-seat=seat.index() aria-selected=move || chosen().to_string()
            aria-controls=format!("bag-{}", seat.index())
            tabindex=move || if chosen() { "0" } else { "-1" }
            on:click=move |_| game.looking_at.set(Some(seat))>
            <Art name="bag-closed" class="sack"/>
            <small>{move || who()}</small>
            <b>{move || says()}</b>
            <span>{move || state()}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrows_go_round() {
        let bags = [3, 0, 1].map(Seat::new);
        assert_eq!(neighbour(&bags, Some(Seat::new(1)), 1), Some(Seat::new(3)));
        assert_eq!(neighbour(&bags, Some(Seat::new(3)), -1), Some(Seat::new(1)));
        assert_eq!(neighbour(&bags, None, 1), None);
    }
}
