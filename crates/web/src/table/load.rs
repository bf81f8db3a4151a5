//! Loading the bag.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn LoadScene() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn LoadActs() -> impl IntoView {}
