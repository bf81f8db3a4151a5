//! Notes next to what they are about.

use leptos::prelude::*;

use crate::game::{Spot, game};
use crate::parts::Art;

/// Why the last thing that was wanted at this spot was not done, if it was not.
#[component]
pub fn RefusalNote(
    /// Where.
    spot: Spot,
) -> impl IntoView {
    let game = game();
    let why = move || {
        let why = game.refused_at(spot)?;
        Some(game.tell(|teller| teller.refusal(&why)))
    };
    view! {
        <p class="error" role="alert" hidden=move || why().is_none()>{move || why()}</p>
    }
}

/// Something that only the person at this screen sees.
#[component]
pub fn Secret(
    /// What.
    children: Children,
) -> impl IntoView {
    view! { <p class="secret"><Art name="eye"/><span>{children()}</span></p> }
}
