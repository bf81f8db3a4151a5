//! My counter: my stand, what only I see, and my hand.

use leptos::prelude::*;
use text::say;

use crate::settings::preferences;
use crate::table::hand::{Hand, Secrets};
use crate::table::stands::MyStand;

/// The counter at the bottom.
#[component]
pub fn Counter() -> impl IntoView {
    let preferences = preferences();
    view! {
        <section class="counter" aria-label=move || say!(preferences.text(), "label-mine")>
            <MyStand/>
            <Secrets/>
            <Hand/>
        </section>
    }
}
