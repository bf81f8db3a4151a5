//! The way in.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::{LONGEST_NAME, Name};
use text::say;

use crate::app::{Trouble, new_game, ways};
use crate::live::Show;
use crate::menu::{About, Appearance, Pace};
use crate::parts::Art;
use crate::saved;
use crate::settings::preferences;

/// What bots are called. Names are names in every language.
const RIVALS: [&str; 3] = ["Ines", "Olek", "Dasha"];

/// The way in: one tap to a new game, one to the game that was kept.
#[component]
pub fn Home() -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let setting_up = RwSignal::new(false);
    let kept = saved::is_there();
    let text = move || preferences.text();
    let trouble = move || {
        ways.trouble().map(|trouble| match trouble {
            Trouble::CannotContinue => say!(text(), "error-other-version"),
            Trouble::CannotOpen => say!(text(), "error-cannot-open"),
        })
    };
    view! {
        <main class="home">
            <header class="shopfront">
                <Art name="home-awning" class="cloth"/>
                <Art name="skyline" class="skyline"/>
                <p class="question">{move || say!(text(), "home-question")}</p>
                <h1>{move || say!(text(), "home-title")}</h1>
                <Art name="home-bag" class="home-bag"/>
            </header>
            <p class="error" role="alert" hidden=move || trouble().is_none()>{move || trouble()}</p>
            <Show when=move || setting_up.get() fallback=move || view! {
                <nav class="ways">
                    {(kept && ways.trouble().is_none()).then(|| view! {
                        <button type="button" class="btn main large" name="continue"
                            on:click=move |_| ways.go_on()>
                            {move || say!(text(), "home-continue")}
                        </button>
                    })}
                    <button type="button" class="way" name="solo"
                        on:click=move |_| setting_up.set(true)>
                        <Art name="robot"/>
                        <span>
                            <strong>{move || say!(text(), "home-solo")}</strong>
                            <small>{move || say!(text(), "home-solo.hint")}</small>
                        </span>
                    </button>
                </nav>
            }>
                <NewGame kept back=Callback::new(move |()| setting_up.set(false))/>
            </Show>
            <Appearance/>
            <About/>
        </main>
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
    let name = RwSignal::new(preferences.now().name);
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
            <label class="field">
                <span>{move || say!(text(), "setup-you")}</span>
                <input name="name" autocomplete="nickname" maxlength=LONGEST_NAME
                    prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <Pace/>
            <button type="submit" class="btn main large" name="start">
                {move || say!(text(), "setup-start")}
            </button>
            {kept.then(|| view! { <p class="note">{move || say!(text(), "setup-ends-game")}</p> })}
            <button type="button" class="btn quiet" name="back" on:click=move |_| back.run(())>
                {move || say!(text(), "setup-back")}
            </button>
        </form>
    }
}
