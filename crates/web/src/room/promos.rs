//! The host's own goods (G3).

use leptos::prelude::*;
use rules::Options;
use rules::catalogue::{Family, Promo};
use text::say;

use crate::live::{For, Held, Live};
use crate::online::Online;
use crate::parts::Art;
use crate::room::form::{Label, segment, segments};
use crate::settings::preferences;

/// The host's own goods (G3).
#[component]
pub fn Promos(
    /// Which table.
    online: Online,
    /// The game that is chosen.
    options: Live<Option<Options>>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let promos = Live::new(move || {
        options.with(|options| {
            options.as_ref().map(|options| options.promos.clone()).unwrap_or_default()
        })
    });
    let each = move || promos.get().into_iter().enumerate().collect::<Vec<_>>();
    let one = move |(place, promo): (usize, Promo)| {
        let remove = move |_| {
            online.choose(|options| {
                if place < options.promos.len() {
                    options.promos.remove(place);
                }
            });
        };
        let told = move || {
            say!(
                text(),
                "promo-line",
                name = promo.name.as_str(),
                copies = promo.copies,
                value = promo.value,
                penalty = promo.penalty
            )
        };
        view! {
            <li>{move || told()}
                <button type="button" class="icon-btn" name="remove-promo" aria-label=move || say!(text(), "promo-remove") on:click=remove>
                    <Art name="cross"/>
                </button>
            </li>
        }
    };
    let (name, family) = (Held::new(String::new()), Held::new(Family::Contraband));
    let (value, penalty, copies) = (Held::new(5_i64), Held::new(4_i64), Held::new(3_i64));
    let number = move |key: &'static str, signal: Held<i64>, label: Label| {
        view! {
            <label class="field small"><span>{move || label(&text())}</span>
                <input type="number" name=key min="0" max="99" prop:value=move || signal.get().to_string()
                    on:input=move |event| { event_target_value(&event).parse().into_iter().for_each(|number| signal.set(number)); }/>
            </label>
        }
    };
    let kind = move |which: Family, label: Label| {
        let chosen = Live::new(move || family.get() == which);
        segment("promo-family", chosen, Box::new(move || family.set(which)), label)
    };
    let add = move |_| {
        let promo = Promo {
            name: name.get_untracked().trim().to_owned(),
            family: family.get_untracked(),
            value: value.get_untracked(),
            penalty: penalty.get_untracked(),
            counts_as: None,
            copies: copies.get_untracked(),
        };
        // What was typed stays until it is taken.
        online.choose_then(|options| options.promos.push(promo), move || name.set(String::new()));
    };
    view! {
        <details class="promos">
            <summary>{move || say!(text(), "promo-title")}</summary>
            <p class="note">{move || say!(text(), "promo-hint")}</p>
            <ul><For each=each key=|(place, promo): &(usize, Promo)| (*place, promo.clone()) children=one/></ul>
            <label class="field"><span>{move || say!(text(), "promo-name")}</span>
                <input name="promo-name" autocomplete="off" maxlength="20" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            {segments(|text| say!(text, "promo-family"), vec![
                kind(Family::Contraband, |text| say!(text, "promo-contraband")),
                kind(Family::Legal, |text| say!(text, "promo-legal")),
            ])}
            <div class="numbers">
                {number("promo-value", value, |text| say!(text, "promo-value"))}
                {number("promo-penalty", penalty, |text| say!(text, "promo-penalty"))}
                {number("promo-copies", copies, |text| say!(text, "promo-copies"))}
            </div>
            <button type="button" class="btn" name="add-promo" on:click=add>{move || say!(text(), "promo-add")}</button>
        </details>
    }
}
