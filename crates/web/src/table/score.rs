//! The score sheet.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn ScoreScreen() -> impl IntoView {}
