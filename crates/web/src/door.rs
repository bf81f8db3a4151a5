//! The door of a table on a server: opening one, finding one by its code, and coming in.

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
use crate::live::{Held, Live, Show};
use crate::menu::{About, Appearance};
use crate::online::{Link, Unserved, come_in, look, open_table};
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

/// Asks for the code of a table.
#[component]
pub fn EnterCode(
    /// The code that was asked for, if no table has it, and the way to a table of one's own.
    #[prop(optional)]
    nowhere: Option<(TableCode, Callback<()>)>,
    /// Goes back.
    back: Callback<()>,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let typed = Held::new(nowhere.map(|(code, _)| code.to_string()).unwrap_or_default());
    // What is wrong with the code that stands in the field.
    let wrong = Held::new(nowhere.map(|_| no_table as fn(&Text) -> String));
    let why = move || wrong.get().map(|why| why(&text()));
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        // People paste whole links, too.
        let typed = typed.get_untracked();
        let code = typed.rsplit('#').next().unwrap_or_default().trim();
        match Link::read(code) {
            Some(link) => ways.follow(link),
            None => wrong.set(Some(|text| say!(text, "join-wrong-code"))),
        }
    };
    view! {
        <form class="new-game" on:submit=go>
            <h2>{move || say!(text(), "home-join")}</h2>
            <label class="field">
                <span>{move || say!(text(), "join-code")}</span>
                <input name="code" class="code" autocomplete="off" autocapitalize="characters"
                    spellcheck="false" aria-invalid=move || why().is_some().to_string() aria-describedby="wrong-code"
                    prop:value=move || typed.get() on:input=move |event| { typed.set(event_target_value(&event)); wrong.set(None); }/>
            </label>
            <p class="error" id="wrong-code" role="alert" hidden=move || why().is_none()>{move || why()}</p>
            <button type="submit" class="btn main large" name="go">{move || say!(text(), "join-go")}</button>
            {nowhere.map(|(_, open)| side_button("open-own", "btn", |text| say!(text, "open-table"), open))}
            {back_button(back)}
        </form>
    }
}

/// What the server says of a code that no table has.
const UNKNOWN: &str = "unknown_table";

fn no_table(text: &Text) -> String {
    Herald::new(text).problem(UNKNOWN)
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
    // Why the door could not be read, which an empty name does not change.
    let unseen = Held::new(None::<Unserved>);
    let is_nowhere = |why: &Unserved| matches!(why, Unserved::Problem(code) if code == UNKNOWN);
    let reads = Held::new(false);
    let read = move |again: bool| {
        reads.set(true);
        spawn_local(async move {
            let seen = look(code).await;
            // Whoever waited may have left the door meanwhile.
            if facts.try_get_untracked().is_none() {
                return;
            }
            reads.set(false);
            let gone = again || seen.as_ref().is_err_and(is_nowhere);
            unseen.set(seen.as_ref().err().cloned());
            facts.set(seen.ok());
            // What somebody was at is gone.
            if gone {
                browser::catch_focus("main");
            }
        });
    };
    read(false);
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
    // Behind some doors there is no table, and nothing to come in to.
    let nowhere = Live::new(move || {
        let nowhere = |why: &Option<Unserved>| why.as_ref().is_some_and(is_nowhere);
        unseen.with(nowhere) || asking.why.with(nowhere)
    });
    // While it is tried again nothing is said, so that the same reason is heard once more.
    let why_unseen = move || {
        let said = unseen.with(|why| why.as_ref().map(|why| unserved(&text(), why)));
        said.filter(|_| !reads.get())
    };
    let retry = Callback::new(move |()| {
        if !reads.get_untracked() {
            read(true);
        }
    });
    let opens = Held::new(false);
    let open = move |opening: bool| {
        Callback::new(move |()| {
            opens.set(opening);
            browser::catch_focus("main");
        })
    };
    let home = Callback::new(move |()| asking.ways.home());
    let way_in = move || {
        view! {
            <form class="new-game" on:submit=come>
                <p aria-live="polite">{move || who()}</p>
                <p class="note" hidden=move || note().is_none()>{move || note()}</p>
                <Show when=move || unseen.with(Option::is_some)>
                    <p class="error" role="alert">{move || why_unseen()}</p>
                    {side_button("try-again", "btn", |text| say!(text, "help-try-again"), retry)}
                </Show>
                {name_field(asking.name, true)}
                {asking.trouble()}
                <button type="submit" class="btn main large" name="come-in" disabled=move || asking.waits.get()>
                    {move || say!(text(), "door-come-in")}
                </button>
                <Show when=move || stage().is_none_or(|(_, spectators, _)| spectators)>
                    {side_button("look-on", "btn", |text| say!(text, "door-look-on"), Callback::new(move |()| asking.ways.look_on(code)))}
                </Show>
                {back_button(home)}
                <RulesButton/>
            </form>
        }
    };
    let shown = move || match (opens.get(), nowhere.get()) {
        (true, _) => view! { <OpenTable back=open(false)/> }.into_any(),
        (_, true) => view! { <EnterCode nowhere=(code, open(true)) back=home/> }.into_any(),
        _ => way_in().into_any(),
    };
    view! {
        <main class="home door" tabindex="-1">
            <header class="shopfront">
                <Art name="home-awning" class="cloth"/>
                <Art name="skyline" class="skyline"/>
                <p class="question">{move || say!(text(), "home-question")}</p>
                <h1>{move || say!(text(), "door-title", code = code.to_string())}</h1>
                <Art name="home-bag" class="home-bag"/>
            </header>
            {move || shown()}
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
