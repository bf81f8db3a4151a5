//! The gate.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn GateScene() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn GateActs() -> impl IntoView {}
