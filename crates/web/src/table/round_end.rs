//! What became of a round.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn RoundEnd() -> impl IntoView {}
