//! The parts of the lobby's forms. What they are made of is boxed: there are many of them, and each
//! would be compiled, and downloaded, anew.

use leptos::prelude::*;
use text::Text;
use web_sys::HtmlInputElement;

use crate::live::{For, Live};
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

/// A whole number that is set when it is typed in full, unless it is one that cannot be set at all.
pub(super) fn number(
    name: &'static str,
    [least, most]: [i64; 2],
    is: Live<i64>,
    set: Box<dyn Fn(i64) -> bool>,
    label: Label,
) -> AnyView {
    let preferences = preferences();
    // What is no such number does not stay: the field says what counts.
    let change = move |event| {
        if !event_target_value(&event).parse().is_ok_and(&set) {
            let field = event_target::<HtmlInputElement>(&event);
            field.set_value(&is.get_untracked().to_string());
        }
    };
    view! {
        <label class="field small">
            <span>{move || label(&preferences.text())}</span>
            <input type="number" name=name min=least max=most prop:value=move || is.get().to_string()
                on:change=change/>
        </label>
    }
    .into_any()
}

/// What can be chosen: each has a value for the form, and words.
type Choices = Box<dyn Fn(&Text) -> Vec<(String, String)> + Send + Sync>;

/// One of several, in a list that opens.
pub(super) fn choice(
    name: &'static str,
    each: Choices,
    is: Live<String>,
    set: Box<dyn Fn(String)>,
    label: Label,
) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    let option = move |(value, words): (String, String)| {
        let chosen = {
            let value = value.clone();
            move || is.with(|is| *is == value)
        };
        view! { <option value=value prop:selected=move || chosen()>{words}</option> }
    };
    view! {
        <label class="field">
            <span>{move || label(&text())}</span>
            <select name=name on:change=move |event| set(event_target_value(&event))>
                <For each=move || each(&text()) key=|each: &(String, String)| each.clone() children=option/>
            </select>
        </label>
    }
    .into_any()
}
