//! The record of a game, to keep.

use leptos::prelude::*;
use leptos::task::spawn_local;
use text::Text;
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::door::unserved;
use crate::live::Held;
use crate::online::{Online, Unserved, record};
use crate::settings::preferences;

/// Saves the record of the table's game, or of one so many games before; or says why it cannot.
pub(crate) fn record_button(online: Online, before: u32, label: fn(&Text) -> String) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    let why = Held::new(None::<Unserved>);
    let keep = move |_| {
        let game = online.game_number().saturating_sub(before);
        let name = format!("just-apples-{}-{game}.json", online.code);
        why.set(None);
        spawn_local(async move {
            match record(online.code, game, online.token().as_ref()).await {
                Ok(text) => drop(save(&name, &text)),
                Err(unserved) => why.set(Some(unserved)),
            }
        });
    };
    let trouble = move || why.with(|why| why.as_ref().map(|why| unserved(&text(), why)));
    view! {
        <button type="button" class="btn" name="record" on:click=keep>{move || label(&text())}</button>
        <p class="error" role="alert" hidden=move || trouble().is_none()>{move || trouble()}</p>
    }
    .into_any()
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
