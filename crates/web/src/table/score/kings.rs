//! Who is King of what: bars to compare, and a sentence that explains.

use std::cmp::Reverse;

use leptos::prelude::*;
use rules::catalogue::BONUSES;
use rules::public::Phase;
use rules::score::{Bonus, counted};
use rules::{Good, Goods, PerSeat, ScoreSheet, Seat, View};
use text::say;

use super::order::ranked;
use crate::browser;
use crate::game::game;
use crate::parts::{Art, drawing, kind};
use crate::settings::preferences;
use crate::table::seat::seat_class;
use crate::table::stands::Title;

/// What someone counts for a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bar {
    seat: Seat,
    /// How many, royal goods as what they count as (V3).
    counted: u32,
    /// How many of them royal goods make.
    royal: u32,
    /// The title, and what it scores.
    bonus: Option<Bonus>,
}

/// What everyone counts for a kind, the most first.
fn bars(view: &View, sheet: &ScoreSheet, good: Good) -> Vec<Bar> {
    let catalogue = view.setup.catalogue();
    let stands = stands(view);
    let bar = |seat: Seat| {
        let counted = counted(catalogue, &stands[seat], good);
        let bonuses = &sheet.seats[seat.index()].bonuses;
        Bar {
            seat,
            counted,
            royal: counted - u32::from(stands[seat].count(good)),
            bonus: bonuses.iter().find(|bonus| bonus.good == good).copied(),
        }
    };
    ranked(view.setup.seats().iter().map(bar), |bar| Reverse(bar.counted))
}

/// Everything that is on the stands at the end (V1).
fn stands(view: &View) -> PerSeat<Goods> {
    let mut stands = PerSeat::default();
    for seat in view.setup.seats().iter() {
        let face_up = view.public.merchants[seat].face_up;
        stands[seat] = match &view.public.phase {
            Phase::Over(revealed) => face_up.plus(&revealed[seat]),
            _ => face_up,
        };
    }
    stands
}

/// A panel for each kind that has a King.
#[component]
pub(super) fn Kings(
    /// The count.
    sheet: StoredValue<ScoreSheet>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let in_deck = game.look(|view| view.setup.catalogue().in_deck());
    let kinds = BONUSES.into_iter().filter(|&(good, ..)| in_deck.has(good));
    let panels = kinds.map(|(good, king, queen)| view! { <Kind sheet good king queen/> });
    view! {
        <section class="kings">
            <h2>
                {move || say!(text(), "score-kings-title")} " "
                <small>{move || say!(text(), "score-kings-title.hint")}</small>
            </h2>
            <div class="kinds">{panels.collect_view()}</div>
        </section>
    }
}

/// One kind: everyone's bar, and why who is King.
#[component]
fn Kind(
    /// The count.
    sheet: StoredValue<ScoreSheet>,
    /// Which kind.
    good: Good,
    /// What its King scores.
    king: u32,
    /// What its Queen scores.
    queen: u32,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let bars = game.look(|view| sheet.with_value(|sheet| bars(view, sheet, good)));
    let most = bars.first().map_or(0, |bar| bar.counted).max(1);
    let stands = StoredValue::new(game.look(stands));
    let seats: Vec<Seat> = bars.iter().map(|bar| bar.seat).collect();
    let why = move || {
        game.tell(|teller| {
            let royals = seats.iter().filter_map(|&seat| {
                stands.with_value(|stands| teller.royals(good, seat, &stands[seat]))
            });
            let crown = sheet.with_value(|sheet| teller.crown(good, sheet));
            royals.chain([crown]).collect::<Vec<_>>().join(" ")
        })
    };
    view! {
        <article class="panel kind" data-good=kind(game, good).key
            aria-label=move || game.tell(|teller| teller.good(good))>
            <div class="prize">
                <Art name=drawing(game, good)/>
                <p class="number">
                    <Art name="crown"/>
                    <span class="visually-hidden">{move || say!(text(), "crown-king")}</span>{king}
                    <Art name="circlet"/>
                    <span class="visually-hidden">{move || say!(text(), "crown-queen")}</span>{queen}
                </p>
            </div>
            <ol>{bars.into_iter().map(|bar| view! { <Standing bar most/> }).collect_view()}</ol>
            <p class="why">{move || why()}</p>
        </article>
    }
}

/// One person's bar.
#[component]
fn Standing(
    /// What they count.
    bar: Bar,
    /// What the longest bar counts.
    most: u32,
) -> impl IntoView {
    let game = game();
    let share = |part: u32| browser::css(f64::from(part) / f64::from(most));
    let bonus = bar.bonus.map(|bonus| {
        view! {
            <span class="bonus">
                <Art name=Title::of(bonus.role).art()/>{format!("+{}", bonus.points)}
            </span>
        }
    });
    view! {
        <li class=seat_class(bar.seat)>
            <span class="name">{move || game.tell(|teller| teller.name(bar.seat))}</span>
            <span class="bar" aria-hidden="true" style:--part=share(bar.counted)
                style:--royal=share(bar.royal)><i></i><i class="royal"></i></span>
            <b class="number">{bar.counted}</b>
            {bonus}
        </li>
    }
}
