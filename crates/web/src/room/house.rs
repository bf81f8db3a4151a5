//! The rules of the house. The host sets them, everyone sees them.

use leptos::prelude::*;
use table::Tempo;
use table::room::House;
use text::{Text, say};

use crate::live::Live;
use crate::online::{Wish, online};
use crate::room::chairs::Refused;
use crate::room::form::{Label, choice, segment, segments, switch};
use crate::settings::preferences;

/// The seconds that a decision may be given; 0 means as long as people like.
const DECISIONS: [u16; 5] = [0, 30, 60, 120, 300];

/// The seconds after which somebody is gone.
const ABSENCES: [u16; 6] = [30, 60, 120, 180, 300, 900];

/// Some seconds in words.
fn in_words(seconds: u16, text: &Text) -> (String, String) {
    let words = match seconds {
        0 => say!(text, "house-decision-none"),
        seconds => say!(text, "house-decision-seconds", seconds = seconds),
    };
    (seconds.to_string(), words)
}

/// The rules of the house.
#[component]
pub fn HouseRules() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let house = online.part(|room| Some(room.house));
    let is_host = Live::new(move || online.is_host());
    let is = move |look: fn(&House) -> bool| {
        move || house.with(|house| house.as_ref().is_some_and(look))
    };
    let on = move |name: &'static str,
                   look: fn(&House) -> bool,
                   set: fn(&mut House, bool),
                   label: Label,
                   hint: Label| {
        switch(
            name,
            Live::new(is(look)),
            Box::new(move |on| online.keep(|house| set(house, on))),
            [label, hint],
        )
    };
    let tempo = move |tempo: Tempo, label: Label| {
        let chosen = move || house.with(|house| house.is_some_and(|house| house.tempo == tempo));
        segment(
            "house-tempo",
            Live::new(chosen),
            Box::new(move || online.keep(|house| house.tempo = tempo)),
            label,
        )
    };
    let seconds = move |name: &'static str,
                        each: &'static [u16],
                        look: fn(&House) -> u16,
                        set: fn(&mut House, u16),
                        label: Label| {
        let is = Live::new(move || house.with(|house| house.as_ref().map_or(0, look)));
        let each = move |text: &Text| {
            let mut each = each.to_vec();
            // A program may have set any other.
            if !each.contains(&is.get()) {
                each.push(is.get());
            }
            each.into_iter().map(|seconds| in_words(seconds, text)).collect()
        };
        let set = move |value: String| {
            let seconds = value.parse().into_iter();
            seconds.for_each(|seconds| online.keep(|house| set(house, seconds)));
        };
        let is = Live::new(move || is.get().to_string());
        choice(name, Box::new(each), is, Box::new(set), label)
    };
    view! {
        <details class="panel options fold">
            <summary><h2 id="house-title">{move || say!(text(), "house-title")}</h2></summary>
            <fieldset class="plain" disabled=move || !is_host.get() aria-labelledby="house-title">
                {on("spectators", |now| now.spectators, |now, on| now.spectators = on,
                    |text| say!(text, "house-spectators"), |text| say!(text, "house-spectators.hint"))}
                {on("free-talk", |now| now.free_talk, |now, on| now.free_talk = on,
                    |text| say!(text, "house-free-talk"), |text| say!(text, "house-free-talk.hint"))}
                {on("late-joiners", |now| now.late_joiners, |now, on| now.late_joiners = on,
                    |text| say!(text, "house-late"), |text| say!(text, "house-late.hint"))}
                {segments(|text| say!(text, "settings-pace"), vec![
                    tempo(Tempo::Unhurried, |text| say!(text, "settings-pace-unhurried")),
                    tempo(Tempo::Quick, |text| say!(text, "settings-pace-quick")),
                ])}
                {seconds("decision", &DECISIONS, |now| now.decision_seconds.unwrap_or_default(),
                    |now, seconds| now.decision_seconds = Some(seconds).filter(|seconds| *seconds != 0),
                    |text| say!(text, "house-decision"))}
                {seconds("gone", &ABSENCES, |now| now.gone_seconds,
                    |now, seconds| now.gone_seconds = seconds, |text| say!(text, "house-gone"))}
                {seconds("silent", &ABSENCES, |now| now.silent_seconds,
                    |now, seconds| now.silent_seconds = seconds, |text| say!(text, "house-silent"))}
            </fieldset>
            <Refused online wish=Wish::House/>
        </details>
    }
    .into_any()
}
