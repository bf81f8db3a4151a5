//! The door of a table on a server: opening one, and coming in.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Edition, Options};
use table::Name;
use table::room::{Chair, RoomFacts, Stage, TableCode, Token};
use text::{Herald, Text, say};

use crate::app::{Ways, ways};
use crate::browser;
use crate::help::{HelpPanel, RulesButton};
use crate::live::{Held, Show};
use crate::menu::{About, Appearance};
use crate::online::{Unserved, come_in, look, open_table};
use crate::parts::{Art, back_button, name_field, side_button};
use crate::settings::{Preferences, preferences};

/// Why the server did not do it, in words.
pub(crate) fn unserved(text: &Text, why: &Unserved) -> String {
    let herald = Herald::new(text);
    match why {
        Unserved::Unreachable => say!(text, "online-unreachable"),
        Unserved::Problem(code) => herald.problem(code),
        Unserved::Refused(why) => herald.refusal(why, None),
        Unserved::Nameless => say!(text, "door-nameless"),
    }
}

/// A form that asks for a name and then for something of the server. Why it was not done shows in
/// it, and what was typed stays.
#[derive(Clone, Copy)]
struct Asking {
    preferences: Preferences,
    ways: Ways,
    name: Held<String>,
    /// Whether the server has not answered yet.
    waits: Held<bool>,
    why: Held<Option<Unserved>>,
}

impl Asking {
    fn new() -> Self {
        let preferences = preferences();
        Self {
            preferences,
            ways: ways(),
            name: Held::new(preferences.now().name),
            waits: Held::new(false),
            why: Held::new(None),
        }
    }

    /// The name, if it is one and nothing is being asked for yet; it is remembered.
    fn name(self) -> Option<Name> {
        if self.waits.get_untracked() {
            return None;
        }
        let typed = self.name.get_untracked();
        let name = Name::new(&typed).ok();
        self.why.set(name.is_none().then_some(Unserved::Nameless));
        let name = name?;
        self.preferences.change(|settings| settings.name = typed.trim().to_owned());
        Some(name)
    }

    /// Takes the answer.
    fn answered<T>(self, answer: Result<T, Unserved>) -> Option<T> {
        self.waits.set(false);
        match answer {
            Ok(it) => Some(it),
            Err(why) => {
                self.why.set(Some(why));
                None
            }
        }
    }

    fn trouble(self) -> impl IntoView {
        let why = move || {
            self.why.with(|why| why.as_ref().map(|why| unserved(&self.preferences.text(), why)))
        };
        view! { <p class="error" role="alert" hidden=move || why().is_none()>{move || why()}</p> }
    }
}

/// Opens a table: what its host is called. Everything else is set at the table.
#[component]
pub fn OpenTable(
    /// Goes back.
    back: Callback<()>,
) -> impl IntoView {
    let asking = Asking::new();
    let text = move || asking.preferences.text();
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = asking.name() else { return };
        asking.waits.set(true);
        spawn_local(async move {
            let called = name.as_str().to_owned();
            let opened = open_table(name, Options::new(Edition::Second, 4)).await;
            if let Some(place) = asking.answered(opened) {
                asking.ways.take_seat(place.table, place.token, &called);
            }
        });
    };
    view! {
        <form class="new-game" on:submit=open>
            <h2>{move || say!(text(), "home-friends")}</h2>
            <p>{move || say!(text(), "open-what")}</p>
            {name_field(asking.name, true)}
            {asking.trouble()}
            <button type="submit" class="btn main large" name="open" disabled=move || asking.waits.get()>
                {move || say!(text(), "open-table")}
            </button>
            {back_button(back)}
        </form>
    }
}

/// The door of a table: who is there, and how to come in.
#[component]
pub fn Door(
    /// Which table.
    code: TableCode,
) -> impl IntoView {
    let asking = Asking::new();
    let text = move || asking.preferences.text();
    let facts = Held::new(None::<RoomFacts>);
    spawn_local(async move {
        if let Some(seen) = asking.answered(look(code).await) {
            facts.set(Some(seen));
        }
    });
    // The same secret for every try: to come in twice is to be in once.
    let token = browser::entropy().map(|bytes| {
        let mut half = [0; 16];
        half.copy_from_slice(&bytes[..16]);
        Token::from_random(u128::from_le_bytes(half))
    });
    let token = StoredValue::new(token);
    let come = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(name) = asking.name() else { return };
        let Some(token) = token.get_value() else { return };
        asking.waits.set(true);
        spawn_local(async move {
            let called = name.as_str().to_owned();
            if let Some(place) = asking.answered(come_in(code, name, token).await) {
                asking.ways.take_seat(place.table, place.token, &called);
            }
        });
    };
    let who = move || facts.with(|facts| facts.as_ref().map(|facts| who_is_there(&text(), facts)));
    let stage = move || {
        facts.with(|facts| {
            facts.as_ref().map(|facts| {
                let late = facts.stage != Stage::Lobby;
                (late, facts.house.spectators, facts.house.late_joiners)
            })
        })
    };
    let note = move || match stage() {
        Some((true, _, false)) => Some(say!(text(), "door-running")),
        Some((true, _, true)) => Some(say!(text(), "door-late")),
        _ => None,
    };
    view! {
        <main class="home door">
            <header class="shopfront">
                <Art name="home-awning" class="cloth"/>
                <Art name="skyline" class="skyline"/>
                <p class="question">{move || say!(text(), "home-question")}</p>
                <h1>{move || say!(text(), "door-title", code = code.to_string())}</h1>
                <Art name="home-bag" class="home-bag"/>
            </header>
            <form class="new-game" on:submit=come>
                <p aria-live="polite">{move || who()}</p>
                <p class="note" hidden=move || note().is_none()>{move || note()}</p>
                {name_field(asking.name, true)}
                {asking.trouble()}
                <button type="submit" class="btn main large" name="come-in" disabled=move || asking.waits.get()>
                    {move || say!(text(), "door-come-in")}
                </button>
                <Show when=move || stage().is_none_or(|(_, spectators, _)| spectators)>
                    {side_button("look-on", "btn", |text| say!(text, "door-look-on"), Callback::new(move |()| asking.ways.look_on(code)))}
                </Show>
                {back_button(Callback::new(move |()| asking.ways.home()))}
                <RulesButton/>
            </form>
            <Appearance/>
            <About/>
        </main>
        <HelpPanel game=None/>
    }
}

/// "Maya, Ines and the bot Olek are there."
fn who_is_there(text: &Text, facts: &RoomFacts) -> String {
    let names = facts.chairs.iter().map(|chair| match chair {
        Chair::Person(id) => {
            let person = facts.people.iter().find(|person| person.id == *id);
            person.map(|person| person.name.as_str().to_owned()).unwrap_or_default()
        }
        Chair::Bot { name, .. } => say!(text, "door-bot", name = name.as_str()),
    });
    let names: Vec<String> = names.collect();
    say!(text, "door-who", names = text.list(&names), count = names.len())
}
