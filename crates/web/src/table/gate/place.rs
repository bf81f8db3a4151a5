//! One bag at the gate: device, tag, what everyone knows about it, and what became of it.

use leptos::prelude::*;
use rules::public::Fate;
use rules::slip::Party;
use rules::{Seat, View};
use text::say;

use crate::game::{Game, game};
use crate::live::{Live, Show};
use crate::parts::{Art, drawing};
use crate::settings::preferences;
use crate::table::desk::slips_about;
use crate::table::gate::facts::Facts;
use crate::table::gate::outcome::Outcome;
use crate::table::gate::stakes::Stakes;
use crate::table::seat::{device, seat_class};
use crate::table::slip::name;

/// What became of a bag, as far as everyone sees.
pub(crate) fn fate(view: &View, seat: Seat) -> Option<Fate> {
    Some(view.public.inspection()?.bags[seat]?.fate)
}

/// What the law has to do with my bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pressure {
    /// Somebody threatens to open it.
    Hand(Seat),
    /// Somebody wrote me what they want.
    Slip(Seat),
}

impl Pressure {
    fn on(view: &View, me: Seat) -> Option<Self> {
        let inspection = view.public.inspection()?;
        let bag = inspection.held(me)?;
        let slip = || inspection.slips.get(me, Party::Law).map(|slip| Self::Slip(slip.author));
        bag.threatened.first().map(Self::Hand).or_else(slip)
    }
}

/// One bag.
#[component]
pub fn BagPlace(
    /// Whose.
    seat: Seat,
    /// The bag that I look at.
    focus: Live<Option<Seat>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let fate = game.part(move |view| fate(view, seat));
    let state = move || match fate.get() {
        Some(Fate::HandedBack) => "free",
        Some(Fate::Opened) => "opened",
        Some(Fate::Held) | None => "closed",
    };
    let mine = game.is_me(seat);
    let held = game.part(move |view| Pressure::on(view, seat).filter(|_| mine));
    let hand_of = move |pressure| match pressure {
        Pressure::Hand(law) => say!(preferences.text(), "gate-hand-on-bag", who = name(game, law)),
        Pressure::Slip(law) => say!(preferences.text(), "gate-slip-for-bag", who = name(game, law)),
    };
    let is_focused = move || focus.get() == Some(seat);
    let settled = move || fate.get().is_some_and(|fate| fate != Fate::Held);
    view! {
        <article class=format!("place {}", seat_class(seat)) class:mine=mine data-state=move || state()
            data-seat=seat.index() id=format!("bag-{}", seat.index())>
            <Bag seat focus/>
            <BagTag seat/>
            {move || held.get().map(|law| view! {
                <p class="held"><Art name="sheriff"/>{move || hand_of(law)}</p>
            })}
            <Show when=move || is_focused() && !settled()><Stakes seat/></Show>
            <Outcome seat/>
            <Facts seat/>
        </article>
    }
}

/// The bag itself. Tapping it looks at it.
#[component]
fn Bag(
    /// Whose.
    seat: Seat,
    /// The bag that I look at.
    focus: Live<Option<Seat>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let label = move || bag_label(game, seat);
    view! {
        <button type="button" class="bag" name="bag" data-place=format!("bag-{}", seat.index())
            aria-pressed=move || (focus.get() == Some(seat)).to_string()
            aria-label=move || label().unwrap_or_else(|| say!(preferences.text(), "gate-title"))
            on:click=move |_| game.looking_at.set(Some(seat))>
            <Art name="bag-closed" class="sack"/>
            <Art name=device(seat) class="sign"/>
        </button>
    }
}

/// What a screen reader says of a bag.
fn bag_label(game: Game, seat: Seat) -> Option<String> {
    let text = preferences().text();
    let (good, count) = declared(game, seat)?;
    let goods = game.tell(|teller| teller.tag(good, count));
    let slips = game.with(|view| view.public.inspection().map_or(0, |it| slips_about(it, seat)));
    let slips = say!(text, "gate-slips", count = slips);
    Some(match game.is_me(seat) {
        true => say!(text, "label-bag-yours", goods = goods, slips = slips),
        false => {
            say!(text, "label-bag-held", who = name(game, seat), goods = goods, slips = slips)
        }
    })
}

/// What was declared, reactively.
pub(crate) fn declared(game: Game, seat: Seat) -> Option<(rules::Good, u8)> {
    let bag = game.with(|view| view.public.inspection()?.bags[seat])?;
    Some((bag.declared, bag.cards))
}

/// The tag on a bag: what its owner says.
#[component]
fn BagTag(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let tag = Live::new(move || declared(game, seat));
    let says = move || match game.is_me(seat) {
        true => say!(preferences.text(), "declare-you-say"),
        false => say!(preferences.text(), "declare-says", who = name(game, seat)),
    };
    let words = move || {
        let (good, count) = tag.get()?;
        let words = game.tell(|teller| teller.tag(good, count));
        Some(view! { {words}" "<Art name=drawing(game, good)/> })
    };
    view! {
        <div class="tag">
            <Art name="tag-string" class="string"/>
            <small>{move || says()}</small>
            <strong>{move || words()}</strong>
        </div>
    }
}
