//! What everyone really carried, round by round.

use leptos::prelude::*;
use rules::Annals;
use rules::annals::Round;
use text::say;

use crate::game::game;
use crate::live::Held;
use crate::settings::preferences;
use crate::table::round_end::what_was_carried;

/// Round by round and merchant by merchant: what was declared, what was in the bag, and what became
/// of it. It is open at the last round, of which nobody has been told yet.
#[component]
pub(super) fn Carried(
    /// What is known.
    annals: Held<Option<Annals>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let one = move |round: &Round, last: bool| {
        let number = round.round;
        view! {
            <details class="panel" open=last data-round=number>
                <summary>{move || say!(text(), "score-ledger-round", round = number)}</summary>
                {what_was_carried(game, round)}
            </details>
        }
        .into_any()
    };
    let rounds = move || {
        annals.with(|annals| {
            let known = annals.iter().flat_map(Annals::rounds);
            // A game that was set up in the middle has rounds of which nothing is known.
            let known = known.filter(|round| round.bags.0.iter().any(Option::is_some)).rev();
            known.enumerate().map(|(place, round)| one(round, place == 0)).collect_view()
        })
    };
    view! {
        <section class="carried" hidden=move || annals.with(Option::is_none)>
            <h2>
                {move || say!(text(), "score-carried-title")} " "
                <small>{move || say!(text(), "score-carried-title.hint")}</small>
            </h2>
            {move || rounds()}
        </section>
    }
}
