//! A card that I can take out of my hand, or back: by tap, by drag, or by key.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use rules::Good;
use text::say;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::row::{self, Row};
use crate::browser;
use crate::drag::{Drag, Ghost};
use crate::game::{Game, Spot, game};
use crate::parts::{CardFace, card_class, card_label, kind};
use crate::settings::{Preferences, preferences};
use crate::table::draft::{self, CardKey};
use crate::table::purpose::Purpose;

/// Where a card is, before or after I move it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lies {
    /// In my hand.
    InHand,
    /// Set aside, or in my open bag.
    Out,
}

impl Lies {
    /// What a card that lies here can be dropped on: everything with this `data-drop`.
    const fn other(self) -> &'static str {
        match self {
            Self::InHand => "out",
            Self::Out => "hand",
        }
    }
}

/// A card that can be moved. Nothing about it changes while it lies where it lies, so it is never
/// drawn again.
#[component]
pub fn MovableCard(
    /// Which card.
    key: CardKey,
    /// What it is.
    good: Good,
    /// Where it lies.
    lies: Lies,
    /// What it would be moved for.
    purpose: Purpose,
    /// The row it lies in.
    row: Row,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let drag = Drag::new(format!("[data-drop=\"{}\"]", lies.other()), move |ghost| {
        shift_from(game, key, Some(ghost));
    });
    let click = move |event: MouseEvent| {
        let by_key = event.detail() == 0;
        if by_key || !drag.is_end() {
            let moves = !preferences.motion_is_reduced();
            let ghost = if moves { find(key).and_then(|card| Ghost::of(&card)) } else { None };
            shift_from(game, key, ghost);
        }
    };
    let label = move || {
        let act = act_of(preferences, lies, purpose);
        say!(preferences.text(), "card-label-act", card = card_label(game, good), act = act)
    };
    view! {
        <button type="button" class=card_class(game, good) name="card"
            data-card=key.0 data-good=kind(game, good).key aria-label=move || label()
            tabindex=move || if row.stops_at(key) { "0" } else { "-1" }
            on:focus=move |_| row.visit(key)
            on:pointerdown=move |event| drag.press(&event)
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |_| drag.release()
            on:pointercancel=move |_| drag.cancel()
            on:click=click
            on:contextmenu=|event| event.prevent_default()>
            <CardFace good/>
        </button>
    }
}

/// What moving a card means.
fn act_of(preferences: Preferences, lies: Lies, purpose: Purpose) -> String {
    let text = preferences.text();
    match (lies, purpose) {
        (Lies::InHand, Purpose::SetAside) => say!(text, "card-set-aside"),
        (Lies::Out, Purpose::SetAside) => say!(text, "card-take-back"),
        (Lies::InHand, Purpose::Load) => say!(text, "card-into-bag"),
        (Lies::Out, Purpose::Load) => say!(text, "card-out-of-bag"),
    }
}

/// Whether a card can be moved to where it does not lie.
fn may_shift(game: Game, key: CardKey) -> bool {
    game.draft.with_untracked(|draft| draft.is_out(key)) || may_take_out(game, key)
}

/// Whether the rules let this card be taken out too. If they do not, the hand says why; that a bag
/// is full, the bag says itself.
fn may_take_out(game: Game, key: CardKey) -> bool {
    let (card, out) = game.draft.with_untracked(|draft| (draft.card(key), draft.out_goods()));
    let (Some(card), Some(purpose)) = (card, game.look(Purpose::of)) else { return false };
    let action = purpose.action_with(&out, card);
    action.is_some_and(|action| game.may(Spot::Hand, &action))
}

/// Moves a card, lets its ghost fly there, and gives the focus to its neighbour. A ghost of what
/// cannot be moved flies home.
fn shift_from(game: Game, key: CardKey, ghost: Option<Ghost>) {
    if !may_shift(game, key) {
        return ghost.into_iter().for_each(|ghost| ghost.fly_home(|| ()));
    }
    let card = find(key);
    let next = card.as_ref().and_then(row::neighbour);
    // If what goes has the focus, a browser lays out the whole page for it, twice.
    card.into_iter().for_each(|card| {
        let _ = card.blur();
    });
    draft::change(game, |draft| draft.shift(key));
    // By then the screen shows the card at its new place.
    request_animation_frame(move || {
        land(key, ghost);
        let next = next.filter(|next| next.is_connected()).or_else(|| find(key));
        // The neighbour may be gone by now; then the focus stays where it is.
        next.into_iter().for_each(|next| {
            let _ = next.focus();
        });
    });
}

/// Lets the ghost fly to where its card lies now. Until it is there the card itself is not seen.
fn land(key: CardKey, ghost: Option<Ghost>) {
    let Some(ghost) = ghost else { return };
    let Some(card) = find(key) else { return ghost.vanish() };
    let _ = card.class_list().add_1("coming");
    let landed = card.clone();
    ghost.fly_to(&card, move || {
        let _ = landed.class_list().remove_1("coming");
        let _ = landed.class_list().add_1("lands");
    });
}

/// The card on the screen.
fn find(key: CardKey) -> Option<HtmlElement> {
    browser::find(&format!("[data-card=\"{}\"]", key.0))?.dyn_into().ok()
}
