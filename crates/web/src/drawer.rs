//! Where this page of the browser keeps what was begun and not said yet, so that it outlives a
//! reload: a half-packed bag, a slip, a line of talk.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::browser;
use crate::live::Held;

/// What was begun at one place: a table, or one seat in one of its games. Nothing of it gets into
/// another, because the name of the place is in the name of all that is kept.
#[derive(Clone, Copy)]
pub(crate) struct Drawer(StoredValue<String>);

impl Drawer {
    /// The drawer of a place.
    pub(crate) fn of(place: String) -> Self {
        Self(StoredValue::new(place))
    }

    fn name(self, what: &str) -> String {
        format!("just-apples.{what}.{}", self.0.get_value())
    }

    /// What lies in it, if it can be read.
    pub(crate) fn look<T: DeserializeOwned>(self, what: &str) -> Option<T> {
        browser::kept_in_page(&self.name(what)).and_then(|text| jot::read(&text))
    }

    /// Puts something in, in place of what was there.
    pub(crate) fn put<T: Serialize>(self, what: &str, value: &T) {
        if let Some(text) = jot::write(value) {
            // What is not kept is begun again in a moment.
            let _ = browser::keep_in_page(&self.name(what), &text);
        }
    }

    /// Throws something away: it is done.
    pub(crate) fn throw_away(self, what: &str) {
        browser::forget_in_page(&self.name(what));
    }

    /// The line that someone is about to say here.
    pub(crate) fn line(self) -> Held<String> {
        let line = Held::new(self.look("line").unwrap_or_default());
        Effect::new(move || self.put("line", &line.get()));
        line
    }
}
