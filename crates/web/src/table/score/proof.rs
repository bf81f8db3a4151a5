//! Where the deck came from and what was played, checked in this page.

use leptos::prelude::*;
use study::Mismatch;
use text::{Text, say};

use crate::door::unserved;
use crate::live::Live;
use crate::online::Online;
use crate::parts::{Art, record_button};
use crate::settings::preferences;
use crate::table::score::hindsight::Hindsight;

/// What is wrong, in words.
fn in_words(text: &Text, mismatch: Mismatch) -> String {
    match mismatch {
        Mismatch::Unreadable => say!(text, "proof-unreadable"),
        Mismatch::OtherGame => say!(text, "proof-other-game"),
        Mismatch::OtherCommitment => say!(text, "proof-other-commitment"),
        Mismatch::OtherDeck => say!(text, "proof-other-deck"),
        Mismatch::NotMine => say!(text, "proof-not-mine"),
        Mismatch::Impossible(number) => say!(text, "proof-impossible", number = number),
        Mismatch::OtherEnd => say!(text, "proof-other-end"),
        Mismatch::Unlike(number) => say!(text, "proof-unlike", number = number),
    }
}

/// What was checked, what does not match, and the record to keep.
#[component]
pub(super) fn Proof(
    /// At which table.
    online: Online,
    /// What was found out.
    hindsight: Hindsight,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    // Whether it is good, if that is known, and the words.
    let verdict = Live::new(move || match hindsight.verdict.get() {
        None => (None, say!(text(), "proof-checking")),
        Some(Err(why)) => {
            (Some(false), say!(text(), "proof-unread", why = unserved(&text(), &why)))
        }
        Some(Ok(Some(mismatch))) => (Some(false), in_words(&text(), mismatch)),
        Some(Ok(None)) if online.gave() => (Some(true), say!(text(), "proof-fair")),
        Some(Ok(None)) => (Some(true), say!(text(), "proof-fair-without-me")),
    });
    let unread = move || hindsight.verdict.with(|verdict| matches!(verdict, Some(Err(_))));
    let good = move || verdict.with(|(good, _)| *good);
    let mark =
        move || good().map(|good| view! { <Art name=if good { "check" } else { "cross" }/> });
    let fingerprint =
        online.part(|room| room.fairness.as_ref().map(|shown| shown.fingerprint.clone()));
    view! {
        <section class="proof panel" aria-labelledby="proof-title">
            <h2 id="proof-title">{move || say!(text(), "proof-title")}</h2>
            <p role="status" class:kept=move || good() == Some(true) class:broken=move || good() == Some(false)>
                {move || mark()}
                {move || verdict.with(|(_, words)| words.clone())}
            </p>
            <button type="button" class="btn" name="check-again" hidden=move || !unread()
                on:click=move |_| hindsight.try_again()>
                {move || say!(text(), "help-try-again")}
            </button>
            <p class="fingerprint">
                {move || say!(text(), "proof-fingerprint")} " " <code>{move || fingerprint.get()}</code>
            </p>
            {record_button(online, 0, |text| say!(text, "proof-record"))}
        </section>
    }
}
