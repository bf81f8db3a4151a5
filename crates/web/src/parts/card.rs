//! A card of goods.

use leptos::prelude::*;
use rules::catalogue::Kind;
use rules::{Family, Good};
use text::say;

use crate::game::{Game, game};
use crate::parts::Art;
use crate::settings::preferences;

/// What a good is in this game.
pub(crate) fn kind(game: Game, good: Good) -> Kind {
    let kind = game.look(|view| view.setup.catalogue().get(good).cloned());
    kind.expect("a good that we were shown is in the catalogue")
}

/// The drawing of a good: its own, or the one that all goods of a host share.
pub(crate) fn drawing(game: Game, good: Good) -> String {
    let kind = kind(game, good);
    if kind.promo_name.is_some() { "promo".to_owned() } else { kind.key }
}

/// The drawing of a good where its name does not stand beside it. On the one that all goods of a host
/// share stand the letters of its name, so that they can be told apart by sight.
#[component]
pub fn GoodArt(
    /// Which good.
    good: Good,
) -> impl IntoView {
    let game = game();
    let is_promo = kind(game, good).promo_name.is_some();
    let letter = move || game.tell(|teller| teller.letter(good));
    // Letters of more than two goods that begin alike are many: they are squeezed.
    let width = move || (letter().chars().count() > 2).then_some("60");
    view! {
        <svg aria-hidden="true" viewBox=is_promo.then_some("0 0 64 64")>
            <use_ href=format!("#art-{}", drawing(game, good))/>
            {is_promo.then(|| view! {
                <text class="crate-letter" x="32" y="51" textLength=width
                    lengthAdjust="spacingAndGlyphs">{letter}</text>
            })}
        </svg>
    }
}

/// What a good counts as for King and Queen, if it is another.
fn counts_as(kind: &Kind, good: Good) -> Option<(Good, u8)> {
    kind.counts_as.filter(|&(other, _)| other != good)
}

/// The classes of a card, for whatever element holds its face.
pub(crate) fn card_class(game: Game, good: Good) -> &'static str {
    match kind(game, good).family {
        Family::Legal => "card legal",
        Family::Contraband => "card contraband",
        Family::Royal => "card contraband royal",
    }
}

/// What a screen reader says of a card.
pub(crate) fn card_label(game: Game, good: Good) -> String {
    let kind = kind(game, good);
    let text = preferences().text();
    let name = game.tell(|teller| teller.good(good));
    match counts_as(&kind, good) {
        Some((counts_as, number)) => {
            let kinds = game.tell(|teller| teller.count(counts_as, number));
            say!(
                text,
                "card-label-royal",
                good = name,
                value = kind.value,
                fine = kind.penalty,
                kinds = kinds,
            )
        }
        None => say!(text, "card-label", good = name, value = kind.value, fine = kind.penalty),
    }
}

/// The face of a card, inside whatever element holds it. That element names it to screen readers.
#[component]
pub fn CardFace(
    /// Which good.
    good: Good,
) -> impl IntoView {
    let game = game();
    let kind = kind(game, good);
    let letter = move || game.tell(|teller| teller.letter(good));
    let name = move || game.tell(|teller| teller.good(good));
    let crown = counts_as(&kind, good);
    view! {
        <span class="face" aria-hidden="true">
            <span class="letter">{move || letter()}</span>
            <span class="picture"><Art name=drawing(game, good)/></span>
            <span class="name">{move || name()}</span>
            <span class="figures number">
                <span class="worth"><Art name="coin-blank"/><b>{kind.value}</b></span>
                <span class="fine"><Art name="fine"/><b>{kind.penalty}</b></span>
            </span>
            {crown.map(|(_, number)| view! {
                <span class="counts-as number"><Art name="crown"/><b>{number}</b></span>
            })}
        </span>
    }
}

/// A card to look at.
#[component]
pub fn Card(
    /// Which good.
    good: Good,
    /// More classes for the stylesheet.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    let game = game();
    view! {
        <span class=format!("{} {class}", card_class(game, good)) data-good=kind(game, good).key
            role="img" aria-label=move || card_label(game, good)>
            <CardFace good/>
        </span>
    }
}

/// The back of a card.
#[component]
pub fn CardBack() -> impl IntoView {
    view! { <span class="card back" aria-hidden="true"><Art name="card-back"/></span> }
}
