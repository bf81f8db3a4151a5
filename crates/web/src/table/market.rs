//! The Market.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn MarketScene() -> impl IntoView {}

/// To be drawn.
#[component]
pub fn MarketActs() -> impl IntoView {}
