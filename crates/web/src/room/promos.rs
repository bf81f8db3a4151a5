//! The host's own goods (G3).

use leptos::prelude::*;
use rules::catalogue::{BONUSES, CountsAs, Family, Promo};
use rules::{Catalogue, Good, MAX_CARDS, Options};
use text::{Herald, Text, say};

use crate::live::{For, Held, Live, Show};
use crate::online::Online;
use crate::parts::Art;
use crate::room::form::{Label, choice, number, segment, segments};
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
            let text = text();
            let line = say!(
                text,
                "promo-line",
                name = promo.name.as_str(),
                copies = promo.copies,
                value = promo.value,
                penalty = promo.penalty
            );
            match &promo.counts_as {
                None => line,
                Some(CountsAs { good, number }) => {
                    let good = Herald::new(&text).good(good);
                    say!(text, "promo-line-counts", line = line, number = *number, good = good)
                }
            }
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
    let (as_good, as_many) = (Held::new(String::new()), Held::new(2_i64));
    let number = move |name: &'static str, range: [i64; 2], held: Held<i64>, label: Label| {
        let is = Live::new(move || held.get());
        let set = move |number| {
            held.set(number);
            true
        };
        number(name, range, is, Box::new(set), label)
    };
    let bonus_goods = |text: &Text| {
        let named = |(good, ..): &(Good, u32, u32)| {
            let key = Catalogue::of_the_box().key(*good).into_owned();
            let name = Herald::new(text).good(&key);
            (key, name)
        };
        let nothing = (String::new(), say!(text, "promo-counts-as-nothing"));
        std::iter::once(nothing).chain(BONUSES.iter().map(named)).collect()
    };
    let kind = move |which: Family, label: Label| {
        let chosen = Live::new(move || family.get() == which);
        segment("promo-family", chosen, Box::new(move || family.set(which)), label)
    };
    let counts_as = move || {
        let good = as_good.get_untracked();
        (!good.is_empty()).then(|| CountsAs { good, number: as_many.get_untracked() })
    };
    let add = move |_| {
        let promo = Promo {
            name: name.get_untracked().trim().to_owned(),
            family: family.get_untracked(),
            value: value.get_untracked(),
            penalty: penalty.get_untracked(),
            counts_as: counts_as(),
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
                <input name="promo-name" autocomplete="off" maxlength="32" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            {segments(|text| say!(text, "promo-family"), vec![
                kind(Family::Contraband, |text| say!(text, "promo-contraband")),
                kind(Family::Royal, |text| say!(text, "promo-royal")),
                kind(Family::Legal, |text| say!(text, "promo-legal")),
            ])}
            <div class="numbers">
                {number("promo-value", [0, 1000], value, |text| say!(text, "promo-value"))}
                {number("promo-penalty", [0, 1000], penalty, |text| say!(text, "promo-penalty"))}
                {number("promo-copies", [1, MAX_CARDS as i64], copies, |text| say!(text, "promo-copies"))}
            </div>
            <div class="numbers">
                {choice("promo-counts-as", Box::new(bonus_goods), Live::new(move || as_good.get()),
                    Box::new(move |good| as_good.set(good)), |text| say!(text, "promo-counts-as"))}
                <Show when=move || as_good.with(|good| !good.is_empty())>
                    {number("promo-counts-for", [1, 5], as_many, |text| say!(text, "promo-counts-for"))}
                </Show>
            </div>
            <button type="button" class="btn" name="add-promo" on:click=add>{move || say!(text(), "promo-add")}</button>
        </details>
    }
}
