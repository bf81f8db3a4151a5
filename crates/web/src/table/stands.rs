//! Everyone's stands.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn Stands() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn MyStand() -> impl IntoView {}
