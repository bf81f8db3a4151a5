//! The way in.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::Name;
use text::say;

use crate::app::{Trouble, new_game, ways};
use crate::browser;
use crate::door::{EnterCode, OpenTable};
use crate::help::{HelpPanel, RulesButton};
use crate::live::{Held, Show};
use crate::menu::{About, Appearance, Pace};
use crate::online::{Kept, Link, seats};
use crate::parts::{Art, back_button, name_field, way};
use crate::saved;
use crate::settings::preferences;

/// What bots are called. Names are names in every language.
const RIVALS: [&str; 3] = ["Ines", "Olek", "Dasha"];

/// So many of one's tables are shown; the others are found by their links.
const MOST_SEATS: usize = 3;

/// What the page asks before it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asks {
    Nothing,
    /// What to call the host of a new table.
    Open,
    /// The code of a table.
    Join,
    /// What to call whoever plays against bots.
    Solo,
}

/// A table at which one has a seat.
#[component]
fn Seat(
    /// Which.
    seat: Kept,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let (code, name) = (seat.code, seat.name);
    let hint = move || match name.is_empty() {
        true => say!(text(), "home-seat-nameless"),
        false => say!(text(), "home-seat-as", name = name.as_str()),
    };
    view! {
        <button type="button" class="btn main large" name="seat"
            on:click=move |_| ways.follow(Link::Table(code))>
            <span>{move || say!(text(), "home-seat", code = code.to_string())}</span>
            <small>{move || hint()}</small>
        </button>
    }
}

/// The way in: one tap to a new game, one to the game that was kept.
#[component]
pub fn Home() -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let setting_up = Held::new(Asks::Nothing);
    let ask = move |asks| {
        setting_up.set(asks);
        browser::catch_focus("main");
    };
    let asks = move |asks| Callback::new(move |()| ask(asks));
    let kept = saved::is_there();
    let text = move || preferences.text();
    let trouble = move || {
        ways.trouble().map(|trouble| match trouble {
            Trouble::CannotContinue => say!(text(), "error-other-version"),
            Trouble::CannotOpen => say!(text(), "error-cannot-open"),
            Trouble::NoStudy => say!(text(), "error-no-study"),
        })
    };
    view! {
        <main class="home" tabindex="-1">
            <header class="shopfront">
                <Art name="home-awning" class="cloth"/>
                <Art name="skyline" class="skyline"/>
                <p class="question">{move || say!(text(), "home-question")}</p>
                <h1>{move || say!(text(), "home-title")}</h1>
                <Art name="home-bag" class="home-bag"/>
            </header>
            <p class="error" role="alert" hidden=move || trouble().is_none()>{move || trouble()}</p>
            <Show when=move || setting_up.get() != Asks::Nothing fallback=move || view! {
                <nav class="ways">
                    {seats().into_iter().take(MOST_SEATS).map(|seat| view! { <Seat seat/> }).collect_view()}
                    {(kept && ways.trouble().is_none_or(|trouble| trouble == Trouble::NoStudy)).then(|| view! {
                        <button type="button" class="btn main large" name="continue"
                            on:click=move |_| ways.go_on()>
                            {move || say!(text(), "home-continue")}
                        </button>
                    })}
                    {way("friends", "people", [|text| say!(text, "home-friends"), |text| say!(text, "home-friends.hint")], asks(Asks::Open))}
                    {way("join", "link", [|text| say!(text, "home-join"), |text| say!(text, "home-join.hint")], asks(Asks::Join))}
                    {way("solo", "robot", [|text| say!(text, "home-solo"), |text| say!(text, "home-solo.hint")], asks(Asks::Solo))}
                    <RulesButton/>
                </nav>
            }>
                {move || {
                    let back = asks(Asks::Nothing);
                    match setting_up.get() {
                        Asks::Nothing => ().into_any(),
                        Asks::Open => view! { <OpenTable back/> }.into_any(),
                        Asks::Join => view! { <EnterCode back/> }.into_any(),
                        Asks::Solo => view! { <NewGame kept back/> }.into_any(),
                    }
                }}
            </Show>
            <Appearance/>
            <About/>
        </main>
        <HelpPanel game=None/>
    }
}

/// The last question before a new game: what to call you, and how fast the others are.
#[component]
fn NewGame(
    /// Whether a game is kept, which ends with the new one.
    kept: bool,
    /// Goes back.
    back: Callback<()>,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let name = Held::new(preferences.now().name);
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        let given = name.get_untracked();
        let fallback = || Name::new(&say!(untrack(text), "setup-default-name")).ok();
        let Some(me) = Name::new(&given).ok().or_else(fallback) else { return };
        preferences.change(|settings| settings.name = given.trim().to_owned());
        let rivals = RIVALS.map(|rival| Name::new(rival).ok());
        let [Some(a), Some(b), Some(c)] = rivals else { return };
        ways.open(new_game(me, [a, b, c], preferences.now().tempo));
    };
    view! {
        <form class="new-game" on:submit=start>
            <h2>{move || say!(text(), "setup-title")}</h2>
            <p>{move || say!(text(), "setup-what")}</p>
            {name_field(name, false)}
            <Pace/>
            <button type="submit" class="btn main large" name="start">
                {move || say!(text(), "setup-start")}
            </button>
            {kept.then(|| view! { <p class="note">{move || say!(text(), "setup-ends-game")}</p> })}
            {back_button(back)}
        </form>
    }
}
