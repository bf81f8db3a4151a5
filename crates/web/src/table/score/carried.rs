//! What everyone really carried, round by round.

use leptos::prelude::*;
use rules::annals::Round;
use rules::{Annals, Observer, Record};
use text::say;

use crate::game::{Game, game};
use crate::live::{Held, Live};
use crate::saved;
use crate::settings::preferences;
use crate::table::round_end::what_was_carried;
use crate::table::score::proof::Fetched;

/// The annals of a game, if its record leads to what this page shows: whatever else a record may
/// tell, it is not of this game.
fn annals(game: Game, record: &Record) -> Option<Annals> {
    let observer = game.me.map_or(Observer::Spectator, Observer::Seat);
    let end = record.replay().ok()?.view(observer);
    game.look(|view| *view == end).then(|| Annals::of(record).ok()).flatten()
}

/// The annals of a game in this page, from its journal.
pub(super) fn from_journal(game: Game) -> Option<Annals> {
    annals(game, &table::record(&saved::journal())?)
}

/// The annals of a game on a server, from its record, once that is there.
pub(super) fn from_record(game: Game, fetched: Held<Fetched>) -> Option<Annals> {
    fetched.get()?.ok().and_then(|record| annals(game, &record))
}

/// Round by round and merchant by merchant: what was declared, what was in the bag, and what became
/// of it. It is open at the last round, of which nobody has been told yet.
#[component]
pub(super) fn Carried(
    /// What is known.
    annals: Live<Option<Annals>>,
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
