//! The parts of the forms on the way in. They are functions that give any view, so that each is
//! compiled once.

use leptos::prelude::*;
use table::LONGEST_NAME;
use text::{Text, say};

use crate::live::Held;
use crate::parts::Art;
use crate::settings::preferences;

/// What someone wants to be called.
pub(crate) fn name_field(name: Held<String>, required: bool) -> AnyView {
    let preferences = preferences();
    view! {
        <label class="field">
            <span>{move || say!(preferences.text(), "setup-you")}</span>
            <input name="name" autocomplete="nickname" maxlength=LONGEST_NAME required=required
                prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

/// A button of a form beside the main one, or back to where one came from.
pub(crate) fn side_button(
    name: &'static str,
    class: &'static str,
    label: fn(&Text) -> String,
    go: Callback<()>,
) -> AnyView {
    let preferences = preferences();
    view! {
        <button type="button" class=class name=name on:click=move |_| go.run(())>
            {move || label(&preferences.text())}
        </button>
    }
    .into_any()
}

/// The button that goes back.
pub(crate) fn back_button(back: Callback<()>) -> AnyView {
    side_button("back", "btn quiet", |text| say!(text, "setup-back"), back)
}

/// One of the ways into the game, with a drawing and a hint.
pub(crate) fn way(
    name: &'static str,
    art: &'static str,
    [label, hint]: [fn(&Text) -> String; 2],
    go: Callback<()>,
) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    view! {
        <button type="button" class="way" name=name on:click=move |_| go.run(())>
            <Art name=art/>
            <span>
                <strong>{move || label(&text())}</strong>
                <small>{move || hint(&text())}</small>
            </span>
        </button>
    }
    .into_any()
}
