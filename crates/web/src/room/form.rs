//! The parts of the lobby's forms. What they are made of is boxed: there are many of them, and each
//! would be compiled, and downloaded, anew.

use leptos::prelude::*;
use text::Text;

use crate::live::Live;
use crate::settings::preferences;

/// Words that are looked up when they are shown.
pub(super) type Label = fn(&Text) -> String;

/// One of several, of which one is chosen.
pub(super) fn segment(
    name: &'static str,
    chosen: Live<bool>,
    choose: Box<dyn Fn()>,
    label: Label,
) -> AnyView {
    let preferences = preferences();
    view! {
        <label>
            <input type="radio" name=name prop:checked=move || chosen.get() on:change=move |_| choose()/>
            {move || label(&preferences.text())}
        </label>
    }
    .into_any()
}

/// Something that is on or off, and what it means.
pub(super) fn switch(
    name: &'static str,
    is: Live<bool>,
    set: Box<dyn Fn(bool)>,
    [label, hint]: [Label; 2],
) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    view! {
        <label class="switch">
            <input type="checkbox" name=name prop:checked=move || is.get()
                on:change=move |event| set(event_target_checked(&event))/>
            <span><b>{move || label(&text())}</b> <small>{move || hint(&text())}</small></span>
        </label>
    }
    .into_any()
}

/// A heading with segments below it.
pub(super) fn segments(label: Label, children: Vec<AnyView>) -> AnyView {
    let preferences = preferences();
    let label = move || label(&preferences.text());
    view! {
        <div class="setting">
            <span aria-hidden="true">{move || label()}</span>
            <div class="segments" role="radiogroup" aria-label=move || label()>{children}</div>
        </div>
    }
    .into_any()
}
