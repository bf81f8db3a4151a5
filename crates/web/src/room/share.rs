//! How others find the table.

use leptos::prelude::*;
use text::say;

use crate::app::Look;
use crate::browser;
use crate::live::{Held, Live};
use crate::online::{Link, Online, online};
use crate::parts::Art;
use crate::settings::preferences;

/// Code, link and picture; and one's own link, for another device.
#[component]
pub fn Share() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let code = online.code;
    online.ask_for_address();
    let own = online.token().map(|token| Link::Seat(code, token));
    let shown = Held::new(false);
    let seated = Live::new(move || online.me().is_some());
    view! {
        <section class="panel share" aria-labelledby="share-title">
            <h2 id="share-title">{move || say!(text(), "share-title")}</h2>
            {square(online)}
            <div>
                <p class="code" data-code=code.to_string()>{code.to_string()}</p>
                <p>{move || say!(text(), "share-how")}</p>
                <p class="note" hidden=move || !online.is_only_here()>{move || say!(text(), "share-only-here")}</p>
                <CopyLink online link=Link::Table(code) name="copy-link" label=|text| say!(text, "share-copy")/>
            </div>
            <details class="own-links">
                <summary>{move || say!(text(), "share-more")}</summary>
                {own.map(|own| view! {
                    <p>{move || say!(text(), "share-own")}</p>
                    <button type="button" class="btn quiet" name="show-own" aria-expanded=move || shown.get().to_string()
                        hidden=move || !seated.get()
                        on:click=move |_| shown.update(|shown| *shown = !*shown)>
                        {move || say!(text(), "share-own-show")}
                    </button>
                    <div hidden=move || !shown.get()>
                        <CopyLink online link=own name="copy-own" label=|text| say!(text, "share-copy-own")/>
                    </div>
                })}
                <p>{move || say!(text(), "share-screen")}</p>
                <CopyLink online link=Link::Screen(code) name="copy-screen" label=|text| say!(text, "share-copy-screen")/>
            </details>
        </section>
    }
    .into_any()
}

/// How whoever comes late finds the table, on a screen that everyone sees.
#[component]
pub fn Invitation() -> impl IntoView {
    let online = online().filter(|_| use_context() == Some(Look::Shared))?;
    let preferences = preferences();
    let text = move || preferences.text();
    online.ask_for_address();
    let address = Live::new(move || online.address_of(&Link::Table(online.code)));
    Some(view! {
        <section class="invitation">
            {square(online)}
            <div>
                <h2>{move || say!(text(), "door-title", code = online.code.to_string())}</h2>
                <p>{move || address.get()}</p>
            </div>
        </section>
    })
}

/// The link to a table as a square of dots.
fn square(online: Online) -> impl IntoView {
    let preferences = preferences();
    let address = format!("api/v1/tables/{}/qr.svg", online.code);
    view! {
        <img src=address alt=move || say!(preferences.text(), "share-qr") width="148" height="148"/>
    }
}

/// A link to copy. Where pages may not copy, people do it by hand.
#[component]
pub fn CopyLink(
    /// At which table.
    online: Online,
    /// Where it leads.
    link: Link,
    /// A name for tests.
    name: &'static str,
    /// What the button says.
    label: fn(&text::Text) -> String,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let copied = Held::new(false);
    let can = browser::can_copy();
    let address = Live::new(move || online.address_of(&link));
    let select =
        |event: leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let copy = move |_| browser::copy(&address.get_untracked(), move || copied.set(true));
    view! {
        <div class="copy">
            <input type="text" readonly=true prop:value=move || address.get() on:focus=select
                aria-label=move || label(&text())/>
            {can.then(|| view! {
                <button type="button" class="btn" name=name on:click=copy>
                    <Art name="link"/>
                    {move || if copied.get() { say!(text(), "share-copied") } else { label(&text()) }}
                </button>
            })}
        </div>
    }
}
