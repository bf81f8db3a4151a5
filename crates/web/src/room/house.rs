//! The rules of the house. The host sets them, everyone sees them.

use leptos::prelude::*;
use table::Tempo;
use table::room::House;
use text::say;

use crate::live::Live;
use crate::online::{Wish, online};
use crate::room::chairs::Refused;
use crate::room::form::{Label, segment, segments, switch};
use crate::settings::preferences;

/// The seconds that a decision may be given; none means as long as people like.
const DECISIONS: [Option<u16>; 5] = [None, Some(30), Some(60), Some(120), Some(300)];

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
    let seconds = move || house.with(|house| house.and_then(|house| house.decision_seconds));
    let decisions = DECISIONS.map(|each| {
        let words = move || match each {
            None => say!(text(), "house-decision-none"),
            Some(seconds) => say!(text(), "house-decision-seconds", seconds = seconds),
        };
        view! { <option value=each.unwrap_or(0) prop:selected=move || seconds() == each>{move || words()}</option> }
    });
    let decide = move |event| {
        let seconds =
            event_target_value(&event).parse::<u16>().ok().filter(|seconds| *seconds != 0);
        online.keep(|house| house.decision_seconds = seconds);
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
                <label class="field"><span>{move || say!(text(), "house-decision")}</span>
                    <select name="decision" on:change=decide>{decisions}</select>
                </label>
            </fieldset>
            <Refused online wish=Wish::House/>
        </details>
    }
    .into_any()
}
