//! The rules, beside the table: fetched when somebody first wants to read them, and open at what
//! they are about.

mod citation;
mod panel;
mod topic;

use std::sync::Arc;

use js_sys::Object;
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::{Language, say};
use web_sys::HtmlElement;

pub(crate) use citation::{Citation, Rule};
pub(crate) use panel::HelpPanel;
pub(crate) use topic::Topic;

use crate::browser;
use crate::live::Held;
use crate::parts::Art;
use crate::settings::preferences;

/// The rules, as far as they are here.
#[derive(Clone, PartialEq, Eq)]
enum Page {
    /// Nobody wanted to read them yet.
    Unread,
    /// They are on their way, for whoever reads this language.
    Coming { reads: Language },
    /// They could not be fetched.
    Missing,
    /// They are here: for whoever reads the first language, in the second.
    Here { reads: Language, written: Language, html: Arc<str> },
}

/// The rules and where they are open. It is handed down as a context and can be copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Help {
    topic: Held<Option<Topic>>,
    page: Held<Page>,
    /// The address of the rules by the tag of each language.
    addresses: StoredValue<Object, LocalStorage>,
    /// What had the focus when they were opened.
    opener: StoredValue<Option<HtmlElement>, LocalStorage>,
}

impl Help {
    /// Hands the rules down. `addresses` says where they are, by the tag of each language.
    pub(crate) fn provide(addresses: Object) {
        provide_context(Self {
            topic: Held::new(None),
            page: Held::new(Page::Unread),
            addresses: StoredValue::new_local(addresses),
            opener: StoredValue::new_local(None),
        });
    }

    /// Whether they are open, reactively.
    fn is_open(self) -> bool {
        self.topic.get().is_some()
    }

    /// Opens them, or turns to something else in them.
    pub(crate) fn open(self, topic: Topic, language: Language) {
        if self.topic.get_untracked().is_none() {
            self.opener.set_value(browser::focused());
        }
        self.topic.set(Some(topic));
        self.fetch(language);
        request_animation_frame(move || self.arrive());
    }

    /// Closes them, and puts the focus back to where it was.
    fn close(self) {
        self.put_away();
        match self.opener.get_value().filter(|opener| opener.is_connected()) {
            // What takes no focus any more leaves it where it is.
            Some(opener) => _ = opener.focus(),
            None => browser::focus("button[name=help]"),
        }
    }

    /// Closes them with the screen that they belong to.
    fn put_away(self) {
        self.topic.set(None);
    }

    /// Fetches the rules in this language, unless they are here or on their way.
    fn fetch(self, language: Language) {
        let wanted = |page: &Page| match page {
            Page::Unread | Page::Missing => true,
            Page::Coming { reads } | Page::Here { reads, .. } => *reads != language,
        };
        if !self.page.with_untracked(wanted) {
            return;
        }
        let coming = Page::Coming { reads: language };
        self.page.set(coming.clone());
        spawn_local(async move {
            let page = self.fetched(language).await.unwrap_or(Page::Missing);
            // Whoever has chosen another language meanwhile waits for that.
            if self.page.with_untracked(|now| *now != coming) {
                return;
            }
            self.page.set(page);
            request_animation_frame(move || {
                // Whoever has gone on to something else is not called back.
                let reads = browser::focused().and_then(|it| it.closest("#help").ok().flatten());
                if reads.is_some() {
                    self.arrive();
                }
            });
        });
    }

    /// The rules for whoever reads this language; nothing if they cannot be fetched.
    async fn fetched(self, reads: Language) -> Option<Page> {
        let (written, address) = self.addresses.with_value(|all| address(all, reads))?;
        let html = browser::fetched(&address).await?;
        // A network that lets nobody through answers with a page of its own.
        let html = html.contains(&Topic::Contents.id()).then(|| html.into())?;
        Some(Page::Here { reads, written, html })
    }

    /// Shows what they are open at; their beginning, as long as that is not here.
    fn arrive(self) {
        let Some(topic) = self.topic.get_untracked() else { return };
        if !turn_to(&topic.id()) {
            browser::focus("#help h2");
        }
    }
}

/// The rules in this language, or in English, which is always there: their language and address.
fn address(addresses: &Object, language: Language) -> Option<(Language, String)> {
    let of = |language: Language| Some((language, browser::text_in(addresses, language.tag())?));
    of(language.words()).or_else(|| of(Language::English))
}

/// Marks a place in the rules and takes the focus there. Whether there is such a place.
fn turn_to(id: &str) -> bool {
    let Some(place) = browser::find(&format!("#help #{id}")) else { return false };
    if let Some(before) = browser::find("#help .here") {
        _ = before.class_list().remove_1("here");
    }
    // These fail for what is no name or no class only; ours are.
    _ = place.class_list().add_1("here");
    place.set_tab_index(-1);
    _ = place.focus();
    place.scroll_into_view();
    true
}

/// The rules that were handed down.
pub(crate) fn help() -> Help {
    expect_context()
}

/// The way to the rules where no game is on the screen.
#[component]
pub fn RulesButton() -> impl IntoView {
    let help = help();
    let preferences = preferences();
    view! {
        <button type="button" class="btn quiet" name="rules"
            on:click=move |_| help.open(Topic::Beginning, preferences.language_now())>
            <Art name="book"/>{move || say!(preferences.text(), "help-title")}
        </button>
    }
}

/// The way to the rules of the phase, always at the same place.
#[component]
pub fn HelpButton() -> impl IntoView {
    let (help, game) = (help(), crate::game::game());
    let preferences = preferences();
    let label = move || {
        let phase = game.tell(|teller| game.with(|view| teller.phase(&view.public.phase)));
        say!(preferences.text(), "help-open", phase = phase)
    };
    let toggle = move |_| {
        if help.topic.get_untracked().is_some() {
            help.close();
        } else {
            let topic = game.look(|view| Topic::of(&view.public.phase));
            help.open(topic, preferences.language_now());
        }
    };
    view! {
        <button type="button" class="icon-btn" name="help"
            aria-expanded=move || help.is_open().to_string()
            aria-label=move || label() on:click=toggle>
            <Art name="help"/>
        </button>
    }
}
