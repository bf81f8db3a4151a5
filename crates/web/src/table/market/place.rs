//! Laying cards on a discard pile, in an order of one's own (M5, I11).

use leptos::prelude::*;
use rules::{Action, Good, Goods, Handful, Side, View};
use text::{Text, say};

use crate::browser;
use crate::game::{Spot, game};
use crate::live::{For, Held};
use crate::parts::{Art, Card, FinalAct, Tone};
use crate::settings::preferences;

/// What an order that is begun is called where it is kept.
const BEGUN: &str = "order";

/// The cards to be laid down, in the order in which they come, and whether there are two piles.
fn to_place(view: &View) -> (Vec<Good>, bool) {
    let choice = view.choices().and_then(|choices| choices.place());
    choice.map(|choice| (choice.cards.cards().to_vec(), choice.two_piles)).unwrap_or_default()
}

/// Lays cards on a pile: what I set aside in the Market, or what was confiscated at the gate.
#[component]
pub fn PlaceActs() -> impl IntoView {
    let to_place = game().part(to_place);
    move || {
        let (cards, two_piles) = to_place.get();
        view! { <Laying cards two_piles/> }
    }
}

/// The cards in a row from bottom to top, and a button for each pile.
#[component]
fn Laying(
    /// The cards.
    cards: Vec<Good>,
    /// Whether there are two piles.
    two_piles: bool,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let several = cards.len() > 1;
    let order = game.begun(BEGUN, cards.clone(), |kept| is_order_of(kept, &cards));
    let lay = move |onto| {
        let order = Handful::from_cards(order.get_untracked()).unwrap_or_default();
        game.act_then(Spot::Asked, Action::Place { onto, order }, move || {
            game.drawer.throw_away(BEGUN);
            browser::focus("#asked");
        });
    };
    let button = move |side: Side, name: &'static str, words: fn(&Text) -> String| {
        view! {
            <FinalAct tone=Tone::Main name=name act=Callback::new(move |()| lay(side))
                about=Box::new(move || order.track())>
                {move || words(&text())}
            </FinalAct>
        }
    };
    let places = move || order.get().into_iter().enumerate().collect::<Vec<_>>();
    let only: fn(&Text) -> String = match two_piles {
        true => |text| say!(text, "market-place-left"),
        false => |text| say!(text, "market-place-only"),
    };
    view! {
        <div class="laying">
            <div class="order">
                {several.then(|| view! { <small>{move || say!(text(), "market-place-order")}</small> })}
                <ol>
                    <For each=places key=|card| *card let:card>
                        <Placed place=card.0 good=card.1 order/>
                    </For>
                </ol>
            </div>
            <div class="onto">
                {button(Side::Left, "place-left", only)}
                {two_piles.then(|| button(Side::Right, "place-right", |text| say!(text, "market-place-right")))}
            </div>
        </div>
    }
}

/// A card of the order, with a way up.
#[component]
fn Placed(
    /// Its place, from the bottom.
    place: usize,
    /// What it is.
    good: Good,
    /// The order.
    order: Held<Vec<Good>>,
) -> impl IntoView {
    let preferences = preferences();
    let game = game();
    let several = order.with_untracked(|order| order.len() > 1);
    let is_top = move || order.with(|order| place + 1 >= order.len());
    let label = move || {
        let good = game.tell(|teller| teller.good(good));
        say!(preferences.text(), "market-place-up", good = good)
    };
    view! {
        <li>
            <Card good/>
            {several.then(|| view! {
                <button type="button" class="icon-btn" aria-label=move || label()
                    disabled=move || is_top() on:click=move |_| lift(order, place)>
                    <Art name="arrow"/>
                </button>
            })}
        </li>
    }
}

/// Moves the card at this place one up, and the keyboard's focus with it.
fn lift(order: Held<Vec<Good>>, place: usize) {
    order.update(|order| raise(order, place));
    let next = place + 2;
    request_animation_frame(move || {
        let buttons = format!(".order li:nth-child({next}) button:enabled, [name=place-left]");
        browser::focus(&buttons);
    });
}

/// Whether these are the same cards, in whatever order.
fn is_order_of(order: &[Good], cards: &[Good]) -> bool {
    order.iter().copied().collect::<Goods>() == cards.iter().copied().collect()
}

/// Moves the card at this place one up.
fn raise(order: &mut [Good], place: usize) {
    if place + 1 < order.len() {
        order.swap(place, place + 1);
    }
}

#[cfg(test)]
mod tests {
    use rules::Good;

    use super::{is_order_of, raise};

    #[test]
    fn a_card_goes_up_to_the_top_and_no_further() {
        let mut order = [Good::APPLES, Good::SILK];
        raise(&mut order, 0);
        assert_eq!(order, [Good::SILK, Good::APPLES]);
        raise(&mut order, 1);
        assert_eq!(order, [Good::SILK, Good::APPLES]);
        assert!(is_order_of(&order, &[Good::APPLES, Good::SILK]));
        assert!(!is_order_of(&order, &[Good::APPLES, Good::APPLES]));
    }
}
