//! What a button shows above everything.

use leptos::prelude::*;
use text::say;

use crate::parts::Art;
use crate::settings::preferences;

/// The title of a pop-up, with a way to close it. The browser does the rest: a button with
/// `popovertarget` opens it; Escape or a press elsewhere closes it and gives the focus back.
#[component]
pub fn PopupTitle(
    /// The pop-up's id.
    #[prop(into)]
    of: String,
    /// The title.
    children: Children,
) -> impl IntoView {
    let preferences = preferences();
    view! {
        <h3>
            {children()}
            <button type="button" class="icon-btn" popovertarget=of popovertargetaction="hide"
                aria-label=move || say!(preferences.text(), "popup-close")><Art name="cross"/></button>
        </h3>
    }
}
