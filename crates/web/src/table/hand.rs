//! My hand, and what only I see.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn Hand() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn Secrets() -> impl IntoView {}
