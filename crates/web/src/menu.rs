//! Settings and the small print, on the way in and at the table.

use leptos::prelude::*;
use text::{Text, say};

use crate::settings::{Confirm, Motion, Settings, Theme, preferences};

/// One of several values of a setting.
fn choice<T: PartialEq + Copy + Send + Sync + 'static>(
    name: &'static str,
    value: T,
    is: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
    label: fn(&Text) -> String,
) -> impl IntoView {
    let preferences = preferences();
    view! {
        <label>
            <input type="radio" name=name prop:checked=move || is(&preferences.get()) == value
                on:change=move |_| preferences.change(|settings| set(settings, value))/>
            {move || label(&preferences.text())}
        </label>
    }
}

/// Day and night, motion, and how final acts are confirmed.
#[component]
pub fn Appearance() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let theme =
        |value, label| choice("theme", value, |now| now.theme, |now, to| now.theme = to, label);
    let motion =
        |value, label| choice("motion", value, |now| now.motion, |now, to| now.motion = to, label);
    let confirm = |value, label| {
        choice("confirm", value, |now| now.confirm, |now, to| now.confirm = to, label)
    };
    view! {
        <details class="appearance">
            <summary>{move || say!(text(), "settings-title")}</summary>
            <fieldset class="segments">
                <legend>{move || say!(text(), "theme-label")}</legend>
                {theme(Theme::Device, |text| say!(text, "theme-auto"))}
                {theme(Theme::Light, |text| say!(text, "theme-day"))}
                {theme(Theme::Dark, |text| say!(text, "theme-night"))}
            </fieldset>
            <fieldset class="segments">
                <legend>{move || say!(text(), "settings-motion")}</legend>
                {motion(Motion::Device, |text| say!(text, "theme-auto"))}
                {motion(Motion::Reduced, |text| say!(text, "settings-motion-less"))}
            </fieldset>
            <fieldset class="segments">
                <legend>{move || say!(text(), "settings-hold")}</legend>
                {confirm(Confirm::Hold, |text| say!(text, "settings-hold-on"))}
                {confirm(Confirm::Tap, |text| say!(text, "settings-hold-off"))}
            </fieldset>
        </details>
    }
}

/// Whose game this is, and whose it is not.
#[component]
pub fn About() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    view! {
        <footer class="about">
            <p>{move || say!(text(), "home-unofficial")}</p>
            <p>{move || say!(text(), "about-notice")}</p>
            <p>{move || say!(text(), "about-source")}</p>
        </footer>
    }
}
