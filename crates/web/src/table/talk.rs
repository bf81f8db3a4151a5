//! Talk and chronicle.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn Talk() -> impl IntoView {}
