//! Deck and discard piles.

use leptos::prelude::*;
use rules::{Action, Ask, Good, Side, View};
use text::{Text, say};

use super::turn;
use crate::game::{Game, Spot, game};
use crate::live::{For, Live};
use crate::parts::{Card, CardBack, GoodArt, PopupTitle, RefusalNote};
use crate::settings::preferences;
use crate::table::draft::{self, Draft};

/// How many backs make a deck look like one.
const BACKS: u8 = 3;

/// How many cards of a pile lie in a fan, so that they can be taken (M4): the hand of a turn.
const FANNED: usize = 6;

/// The deck and every discard pile of the game.
#[component]
pub fn Piles() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let deck = game.part(|view| view.public.deck);
    let count = move || say!(text(), "deck-count", count = deck.get());
    let backs = move || (0..deck.get().min(BACKS)).map(|_| view! { <CardBack/> }).collect_view();
    let two_piles = game.look(|view| view.setup.two_piles());
    let left = |text: &Text| say!(text, "pile-left");
    let right = |text: &Text| say!(text, "pile-right");
    let only = |text: &Text| say!(text, "discard-pile");
    view! {
        <div class="piles">
            {two_piles.then(|| view! { <DiscardPile side=Side::Left place="discard-left" name=left/> })}
            <figure class="pile">
                <div class="stack" data-place="deck">{move || backs()}</div>
                <figcaption><b>{move || say!(text(), "deck")}</b> <small class="number">{move || count()}</small></figcaption>
            </figure>
            {two_piles.then(|| view! { <DiscardPile side=Side::Right place="discard-right" name=right/> })}
            {(!two_piles).then(|| view! { <DiscardPile side=Side::Left place="discard" name=only/> })}
            <RefusalNote spot=Spot::Piles/>
        </div>
    }
}

/// Every discard pile in short, where they do not lie on the screen: anyone may look through them
/// at any time (S5).
#[component]
pub fn Discards() -> impl IntoView {
    let left = |text: &Text| say!(text, "pile-left");
    let right = |text: &Text| say!(text, "pile-right");
    let only = |text: &Text| say!(text, "discard-pile");
    match game().look(|view| view.setup.two_piles()) {
        true => view! {
            <InShort side=Side::Left place="discard-left" name=left/>
            <InShort side=Side::Right place="discard-right" name=right/>
        }
        .into_any(),
        false => view! { <InShort side=Side::Left place="discard" name=only/> }.into_any(),
    }
}

/// A discard pile in short: its top card, and how many there are.
#[component]
fn InShort(
    /// Which.
    side: Side,
    /// Its place for movements.
    place: &'static str,
    /// What it is called.
    name: fn(&Text) -> String,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let pile = game.part(move |view| pile(view, side));
    let top = move || {
        let top = pile.with(|cards| cards.first().copied());
        top.map(|good| view! { <GoodArt good/> })
    };
    let count = move || say!(preferences.text(), "deck-count", count = pile.with(Vec::len));
    view! {
        <button type="button" class="on-display number" name="look-through" data-place=place
            popovertarget=id_of(place) disabled=move || pile.with(Vec::is_empty)>
            <b>{move || name(&preferences.text())}</b>
            <span class="pile-top">{move || top()}{move || count()}</span>
        </button>
        <AllCards pile place name/>
    }
}

/// The id of what shows all cards of a pile.
fn id_of(place: &str) -> String {
    format!("all-of-{place}")
}

/// All cards of a pile, which everyone has seen.
#[component]
fn AllCards(
    /// The cards, the top one first.
    pile: Live<Vec<Good>>,
    /// The pile's place.
    place: &'static str,
    /// What it is called.
    name: fn(&Text) -> String,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let all = move || {
        let cards = pile.get().into_iter();
        cards.map(|good| view! { <li><Card good/></li> }).collect_view()
    };
    view! {
        <div class="panel popup all-cards" popover="auto" id=id_of(place) role="dialog"
            aria-label=move || name(&text())>
            <PopupTitle of=id_of(place)>
                {move || name(&text())} <small>{move || say!(text(), "pile-from-the-top")}</small>
            </PopupTitle>
            <ol>{move || all()}</ol>
        </div>
    }
}

/// The cards of a pile, the top one first.
fn pile(view: &View, side: Side) -> Vec<Good> {
    view.public.discards.cards(side).rev().collect()
}

/// A discard pile: its top card open, or with two piles a fan of the cards that can be reached. A
/// press on the number of cards shows all of them, which everyone has seen.
#[component]
fn DiscardPile(
    /// Which.
    side: Side,
    /// Its place for movements.
    place: &'static str,
    /// What it is called.
    name: fn(&Text) -> String,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let two_piles = game.look(|view| view.setup.two_piles());
    let pile = game.part(move |view| pile(view, side));
    let is_empty = Live::new(move || pile.with(Vec::is_empty));
    let count = move || match pile.with(Vec::len) {
        0 => say!(text(), "pile-empty"),
        count => say!(text(), "deck-count", count = count),
    };
    let top = Live::new(move || pile.with(|cards| cards.first().copied()));
    let cards = move || match top.get() {
        None => view! { <span class="card slot" aria-hidden="true"></span> }.into_any(),
        Some(_) if two_piles => view! { <Fan side pile/> }.into_any(),
        Some(good) => view! { <Card good/> }.into_any(),
    };
    view! {
        <figure class="pile" class:fanned=two_piles>
            <div class="stack" data-place=place>{move || cards()}</div>
            <figcaption>
                <b>{move || name(&text())}</b>
                <button type="button" class="link number" name="look-through" popovertarget=id_of(place)
                    disabled=move || is_empty.get()>{move || count()}</button>
            </figcaption>
            <AllCards pile place name/>
        </figure>
    }
}

/// The top cards of a pile, the topmost last. On my turn each is a button that takes it and every
/// card above; pressed again it takes none.
#[component]
fn Fan(
    /// Which pile.
    side: Side,
    /// Its cards, the top one first.
    pile: Live<Vec<Good>>,
) -> impl IntoView {
    let game = game();
    let my_turn = game.part(|view| view.asked() == Some(Ask::Exchange));
    let reach =
        Live::new(move || if my_turn.get() { turn::drawn(game).0.max(FANNED) } else { FANNED });
    let cards = move || {
        let places = pile.get().into_iter().enumerate().take(reach.get());
        let mut cards: Vec<_> = places.map(|(place, good)| (place, good, my_turn.get())).collect();
        cards.reverse();
        cards
    };
    let count = move || pile.with(Vec::len).min(reach.get()).to_string();
    view! {
        <div class="reach" style:--n=move || count()>
            <For each=cards key=|card| *card let:card>
                {match card.2 {
                    true => view! { <Taken side depth=card.0 as u8 + 1 good=card.1/> }.into_any(),
                    false => view! { <span class="take"><Card good=card.1/></span> }.into_any(),
                }}
            </For>
        </div>
    }
}

/// How many cards I am about to take from this pile, and how many more than none I could: reactively.
fn counts(game: Game, side: Side) -> (u8, u8) {
    let (drawn, [left, right]) = turn::drawn(game);
    match side {
        Side::Left => (left, drawn as u8 - right),
        Side::Right => (right, drawn as u8 - left),
    }
}

/// A card that I can take, with every card above it.
#[component]
fn Taken(
    /// From which pile.
    side: Side,
    /// How many cards that are.
    depth: u8,
    /// What it is.
    good: Good,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let counts = Live::new(move || counts(game, side));
    let is_taken = move || depth <= counts.get().0;
    let take = move |_| {
        let [left, right] = untrack(|| turn::drawn(game)).1;
        let count = if counts.get_untracked().0 == depth { 0 } else { depth };
        let taken = match side {
            Side::Left => [count, right],
            Side::Right => [left, count],
        };
        let [left, right] = taken;
        let set_aside = game.draft.with_untracked(Draft::out_goods);
        let action = Action::Exchange { set_aside, left, right };
        if game.may(Spot::Piles, &action) {
            draft::change(game, |draft| draft.take_from_piles(taken));
        }
    };
    let label = move || {
        let good = game.tell(|teller| teller.good(good));
        say!(preferences.text(), "pile-take", count = depth, good = good)
    };
    let name = match side {
        Side::Left => "left",
        Side::Right => "right",
    };
    view! {
        <button type="button" class="take" name="take" data-side=name data-count=depth
            aria-label=move || label() aria-pressed=move || is_taken().to_string()
            aria-disabled=move || (counts.get().1 < depth).to_string() on:click=take>
            <Card good/><span class="depth number" aria-hidden="true">{depth}</span>
        </button>
    }
}
