//! Drawings, from the sprite in the page.

use leptos::prelude::*;

/// A drawing. It says nothing to a screen reader: whatever it means stands next to it in words.
#[component]
pub fn Art(
    /// The name of the drawing: a file in `art/`.
    #[prop(into)]
    name: String,
    /// Classes for the stylesheet.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true">
            <use_ href=format!("#art-{name}") />
        </svg>
    }
}
