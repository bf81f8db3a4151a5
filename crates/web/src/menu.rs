//! Settings and the small print, on the way in and at the table.

use leptos::prelude::*;
use table::Tempo;
use text::{Language, Text, say};

use crate::attention;
use crate::settings::{Confirm, Motion, Settings, Switch, Theme, preferences};

/// A setting with a few values to choose from.
#[component]
pub fn Setting(
    /// What it is called.
    label: fn(&Text) -> String,
    /// Its values.
    children: Children,
) -> impl IntoView {
    let preferences = preferences();
    let label = move || label(&preferences.text());
    view! {
        <div class="setting">
            <span aria-hidden="true">{move || label()}</span>
            <fieldset class="segments" aria-label=move || label()>{children()}</fieldset>
        </div>
    }
}

/// One of the values of a setting.
pub(crate) fn choice<T: PartialEq + Copy + Send + Sync + 'static>(
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

/// How fast bots are.
#[component]
pub fn Pace() -> impl IntoView {
    let tempo =
        |value, label| choice("tempo", value, |now| now.tempo, |now, to| now.tempo = to, label);
    view! {
        <Setting label=|text| say!(text, "settings-pace")>
            {tempo(Tempo::Unhurried, |text| say!(text, "settings-pace-unhurried"))}
            {tempo(Tempo::Quick, |text| say!(text, "settings-pace-quick"))}
        </Setting>
    }
}

/// The languages, each by its own name.
#[component]
pub fn Languages() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let language = move |language: Language| {
        // What could not be fetched is not chosen: a look at that sets the circle right again.
        let is_spoken = move || {
            let _ = preferences.is_wordless();
            preferences.language().words() == language
        };
        view! {
            <label lang=language.tag()>
                <input type="radio" name="language" value=language.tag() prop:checked=is_spoken
                    on:change=move |_| preferences.speak(language)/>
                {language.name()}
            </label>
        }
    };
    view! {
        <fieldset class="segments languages" aria-label=move || say!(text(), "settings-language")>
            {Language::OFFERED.map(language).collect_view()}
        </fieldset>
        <p class="error" role="alert" hidden=move || !preferences.is_wordless()>
            {move || say!(text(), "settings-language-missing")}
        </p>
    }
}

/// The language, day and night, sound, vibration, motion, and how final acts are confirmed.
#[component]
pub fn Appearance() -> impl IntoView {
    let preferences = preferences();
    let theme =
        |value, label| choice("theme", value, |now| now.theme, |now, to| now.theme = to, label);
    let sound =
        |value, label| choice("sound", value, |now| now.sound, |now, to| now.sound = to, label);
    let vibration = |value, label| {
        choice("vibration", value, |now| now.vibration, |now, to| now.vibration = to, label)
    };
    let motion =
        |value, label| choice("motion", value, |now| now.motion, |now, to| now.motion = to, label);
    let confirm = |value, label| {
        choice("confirm", value, |now| now.confirm, |now, to| now.confirm = to, label)
    };
    view! {
        <Languages/>
        <details class="appearance">
            <summary>{move || say!(preferences.text(), "settings-title")}</summary>
            <Setting label=|text| say!(text, "theme-label")>
                {theme(Theme::Device, |text| say!(text, "theme-auto"))}
                {theme(Theme::Light, |text| say!(text, "theme-day"))}
                {theme(Theme::Dark, |text| say!(text, "theme-night"))}
            </Setting>
            <Setting label=|text| say!(text, "settings-sound")>
                {sound(Switch::On, |text| say!(text, "settings-on"))}
                {sound(Switch::Off, |text| say!(text, "settings-off"))}
            </Setting>
            <Setting label=|text| say!(text, "settings-vibration")>
                {vibration(Switch::On, |text| say!(text, "settings-on"))}
                {vibration(Switch::Off, |text| say!(text, "settings-off"))}
            </Setting>
            <Setting label=|text| say!(text, "settings-motion")>
                {motion(Motion::Device, |text| say!(text, "theme-auto"))}
                {motion(Motion::Reduced, |text| say!(text, "settings-motion-less"))}
            </Setting>
            <Setting label=|text| say!(text, "settings-hold")>
                {confirm(Confirm::Hold, |text| say!(text, "settings-hold-on"))}
                {confirm(Confirm::Tap, |text| say!(text, "settings-hold-off"))}
            </Setting>
            <p class="note" hidden=attention::can_light()>{move || say!(preferences.text(), "settings-dark")}</p>
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
