//! The slip that I write.

use leptos::prelude::*;

/// To be drawn.
#[component]
pub fn SlipEditor() -> impl IntoView {}
