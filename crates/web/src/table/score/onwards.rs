//! After a game at a table on a server: its record, where the deck came from, and the next game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Fairness;
use table::fair;
use table::room::RoomCommand;
use text::say;
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::app::ways;
use crate::door::unserved;
use crate::live::{Held, Live};
use crate::online::{Online, Unserved, Wish, record};
use crate::parts::Art;
use crate::settings::preferences;

/// What the page can say about where the deck came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// The house dealt from what it had committed to, and what this page gave was used.
    Fair,
    /// The same, but this page gave nothing.
    FairWithoutMe,
    /// The house did not deal from what it had committed to.
    OtherCommitment,
    /// What this page gave was not used.
    NotMine,
}

/// Holds what the house shows after a game against what was seen before it.
fn judge(shown: &Fairness, gave: Option<(rules::Digest, rules::Seed)>) -> Verdict {
    let commitment = fair::commitment(&shown.table, shown.game, shown.dealer);
    let kept = commitment == shown.commitment;
    match gave {
        _ if !kept => Verdict::OtherCommitment,
        None => Verdict::FairWithoutMe,
        Some((seen, _)) if seen != commitment => Verdict::OtherCommitment,
        Some((_, part)) if !shown.seats.contains(&Some(part)) => Verdict::NotMine,
        Some(_) => Verdict::Fair,
    }
}

/// Where the deck came from, checked in this page.
#[component]
pub fn Proof(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let shown = online.part(|room| room.fairness.clone());
    let verdict = move || shown.get().map(|shown| judge(&shown, online.gave()));
    let words = move || {
        verdict().map(|verdict| match verdict {
            Verdict::Fair => say!(text(), "proof-fair"),
            Verdict::FairWithoutMe => say!(text(), "proof-fair-without-me"),
            Verdict::OtherCommitment => say!(text(), "proof-other-commitment"),
            Verdict::NotMine => say!(text(), "proof-not-mine"),
        })
    };
    let good = move || matches!(verdict(), Some(Verdict::Fair | Verdict::FairWithoutMe));
    let why = Held::new(None::<Unserved>);
    let fetch = move |_| {
        let Some(game) = online.look(|room| room.game) else { return };
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
            <p class:kept=move || good() class:broken=move || !good()>
                {move || view! { <Art name=if good() { "check" } else { "cross" }/> }}
                {move || words()}
            </p>
            <button type="button" class="btn" name="record" on:click=fetch>
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

/// Where to go from here.
#[component]
pub fn OnwardsOnline(
    /// From which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let is_host = Live::new(move || online.is_host());
    let host = online.part(|room| Some(room.host));
    let waits = move || {
        let host = host.get().map(|host| online.name(host)).unwrap_or_default();
        say!(text(), "score-waits", host = host)
    };
    let refused = move || online.refused(Wish::Begin);
    view! {
        <footer class="onwards">
            <button type="button" class="btn" name="home" on:click=move |_| ways.home()>
                {move || say!(text(), "score-home")}
            </button>
            <p class="note" hidden=move || is_host.get()>{move || waits()}</p>
            <p class="error" role="alert" hidden=move || refused().is_none()>{move || refused()}</p>
            <button type="button" class="btn main" name="again" hidden=move || !is_host.get()
                on:click=move |_| online.want(Wish::Begin, RoomCommand::Again)>
                <Art name="replay"/>
                {move || say!(text(), "score-same-table")}
            </button>
        </footer>
    }
}

#[cfg(test)]
mod tests {
    use rules::{Digest, Seed};

    use super::*;

    /// What a house shows that dealt from what it had committed to.
    fn shown(seats: Vec<Option<Seed>>) -> Fairness {
        let dealer = Seed::from_number(7);
        let commitment = fair::commitment("K7QX2M", 1, dealer);
        Fairness {
            table: "K7QX2M".to_owned(),
            game: 1,
            commitment,
            dealer,
            seats,
            fingerprint: String::new(),
        }
    }

    #[test]
    fn a_house_is_held_against_what_was_seen_before() {
        let mine = Seed::from_number(1);
        let fair = shown(vec![Some(mine), None]);
        let seen = fair.commitment;
        assert_eq!(judge(&fair, Some((seen, mine))), Verdict::Fair);
        assert_eq!(judge(&fair, None), Verdict::FairWithoutMe);
        let other = Seed::from_number(2);
        assert_eq!(judge(&fair, Some((seen, other))), Verdict::NotMine);
        assert_eq!(judge(&fair, Some((Digest([1; 32]), mine))), Verdict::OtherCommitment);
        let changed = Fairness { dealer: Seed::from_number(8), ..fair };
        assert_eq!(judge(&changed, None), Verdict::OtherCommitment);
    }
}
