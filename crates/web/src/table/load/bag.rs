//! My own bag, open or shut.

use leptos::prelude::*;
use rules::{Goods, HANDFUL};
use text::say;

use crate::game::{Game, game};
use crate::help::Rule;
use crate::live::{For, Live, Show};
use crate::parts::Art;
use crate::settings::{Preferences, preferences};
use crate::table::hand::{Lies, MovableCard, Row, go_along};
use crate::table::purpose::Purpose;
use crate::table::said::Stake;
use crate::table::seat::{device, seat_class};

/// My open bag: cards go in and out.
#[component]
pub fn OpenBag() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let inside = Live::new(move || game.draft.with(crate::table::draft::Draft::out));
    let keys = Live::new(move || inside.with(|inside| inside.iter().map(|card| card.0).collect()));
    let row = Row::new(keys);
    view! {
        <div class=format!("bag-open {}", seat_class(game.side)) data-drop="out" role="group"
            data-place=format!("bag-{}", game.side.index())
            aria-label=move || say!(text(), "label-bag-open")>
            <Art name="bag-open-back" class="back"/>
            <div class="inside" data-row="out" on:keydown=move |event| go_along(&event)>
                <For each=move || inside.get() key=|card| *card let:card>
                    <MovableCard key=card.0 good=card.1 lies=Lies::Out purpose=Purpose::Load row/>
                </For>
            </div>
            <Art name="bag-open-front" class="front"/>
            <Art name=device(game.side) class="sign"/>
        </div>
        <Contents count=Live::new(move || inside.with(Vec::len))/>
    }
}

/// How full the bag is, and what it could be said to be.
#[component]
fn Contents(
    /// How many cards are in it.
    count: Live<usize>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let pips = (0..HANDFUL).map(|place| view! { <i class:full=move || place < count.get()></i> });
    let words = move || match count.get() {
        HANDFUL => say!(text(), "load-full"),
        count => say!(text(), "load-in-bag", count = count),
    };
    let said = Live::new(move || {
        game.draft.with(|draft| stake_words(game, preferences, draft.out_goods()))
    });
    view! {
        <div class="contents">
            <p class="bag-count" aria-live="polite">
                <span>{move || words()}</span>
                <span class="pips" aria-hidden="true">{pips.collect_view()}</span>
                // Why it cannot be snapped shut yet, or takes no more.
                <Show when=move || matches!(count.get(), 0 | HANDFUL)><Rule id="L1"/></Show>
            </p>
            <p class="said" aria-live="polite">{move || said.get()}</p>
        </div>
    }
}

/// What a bag with these goods could be said to be, and what that would come to.
fn stake_words(game: Game, preferences: Preferences, bag: Goods) -> Option<String> {
    let stake = game.look(|view| Stake::plausible(view.setup.catalogue(), &bag))?;
    let text = preferences.text();
    let tag = game.tell(|teller| teller.tag(stake.good, stake.cards));
    let (worth, fine) = (stake.worth, stake.fine);
    let deputies = game.look(|view| view.setup.options().deputies);
    Some(match (stake.honest, deputies) {
        (true, true) => say!(text, "load-honest-deputies", tag = tag, worth = worth, fine = fine),
        (true, false) => say!(text, "load-honest", tag = tag, worth = worth, fine = fine),
        (false, _) => say!(text, "load-said-as", tag = tag, worth = worth, fine = fine),
    })
}

/// My shut bag.
#[component]
pub fn ShutBag() -> impl IntoView {
    let game = game();
    view! {
        <div class=format!("bag snaps {}", seat_class(game.side)) data-place=format!("bag-{}", game.side.index())>
            <Art name="bag-closed" class="sack"/>
            <Art name=device(game.side) class="sign"/>
        </div>
    }
}
