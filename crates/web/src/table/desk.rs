//! The slips on the desk.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn Desk() -> impl IntoView {}
