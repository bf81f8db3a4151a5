//! Declaring.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn DeclareScene() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn DeclareActs() -> impl IntoView {}
