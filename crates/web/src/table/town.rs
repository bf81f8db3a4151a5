//! The square before the town: what lies behind market, bags and declarations.

use leptos::prelude::*;

use crate::parts::Art;

/// So many strips of cobbles cover the ground of the tallest screen.
const STRIPS: usize = 6;

/// Town, sun and ground, as far as the stylesheet shows them.
#[component]
pub fn Town() -> impl IntoView {
    let strips = (0..STRIPS).map(|_| view! { <Art name="cobbles"/> }).collect_view();
    view! {
        <div class="town" aria-hidden="true">
            <Art name="sunrays" class="sunrays"/>
            <Art name="skyline" class="skyline"/>
            <div class="ground">{strips}</div>
        </div>
    }
}
