//! What a browser keeps and sends, as short text.
//!
//! It is [postcard](https://docs.rs/postcard), each byte as the character of its number: names and
//! quotes are left out, and so is the code that reads them, which is a lot to download. Whoever reads
//! must know what was written, so this is for a program that talks to itself; everyone else gets
//! JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Writes something. `None` if it cannot be written, such as a sequence of unknown length.
#[must_use]
pub fn write(what: &impl Serialize) -> Option<String> {
    let bytes = postcard::to_allocvec(what).ok()?;
    Some(bytes.into_iter().map(char::from).collect())
}

/// Reads what was written. `None` if something else was.
#[must_use]
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let bytes: Option<Vec<u8>> = text.chars().map(|letter| u8::try_from(letter).ok()).collect();
    match postcard::take_from_bytes(&bytes?).ok()? {
        (what, []) => Some(what),
        _ => None,
    }
}
