//! Where the deck came from and what was played, checked in this page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use study::Mismatch;
use text::{Text, say};
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::door::unserved;
use crate::live::{Held, Live};
use crate::online::{Online, Unserved, record};
use crate::parts::Art;
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
    let why = Held::new(None::<Unserved>);
    let keep = move |_| {
        let game = online.game_number();
        let name = format!("just-apples-{}-{game}.json", online.code);
        spawn_local(async move {
            match record(online.code, game, online.token().as_ref()).await {
                Ok(text) => drop(save(&name, &text)),
                Err(unserved) => why.set(Some(unserved)),
            }
        });
    };
    let trouble = move || why.with(|why| why.as_ref().map(|why| unserved(&text(), why)));
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
            <button type="button" class="btn" name="record" on:click=keep>
                {move || say!(text(), "proof-record")}
            </button>
            <p class="error" role="alert" hidden=move || trouble().is_none()>{move || trouble()}</p>
        </section>
    }
}

/// Lets the browser save a text as a file.
fn save(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address).ok()
}
