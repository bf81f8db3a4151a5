//! The lobby: people gather, the host chooses the game, and begins.

use leptos::prelude::*;
use table::room::RoomCommand;
use text::say;

use crate::app::{Look, ways};
use crate::attention;
use crate::browser;
use crate::help::{HelpPanel, Rule, RulesButton};
use crate::live::{Live, Show};
use crate::menu::{About, Appearance};
use crate::online::{Online, Wish, online};
use crate::parts::{Art, record_button};
use crate::room::chairs::{Chairs, Refused};
use crate::room::crowd::{Chronicle, LeaveForGood, SitDown};
use crate::room::house::HouseRules;
use crate::room::options::GameOptions;
use crate::room::share::Share;
use crate::settings::preferences;

/// Before a game.
#[component]
pub fn Lobby(
    /// How it is looked at.
    look: Look,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    attention::keep_lit();
    // Whether anybody is there is told whenever anything of the room is.
    browser::keep_focus(".lobby h1", move || _ = online.is_there());
    let leave = move |_| ways.home();
    let shared = look == Look::Shared;
    view! {
        <main class="lobby" class:shared=move || shared>
            <header class="lobby-top">
                <Art name="home-awning" class="cloth"/>
                <p class="brand"><Art name="logo"/><span>{move || say!(text(), "app-name")}</span></p>
                <h1>{move || say!(text(), "door-title", code = online.code.to_string())}</h1>
                {(!shared).then(|| view! { <RulesButton/> })}
                <button type="button" class="btn quiet" name="leave" hidden=shared on:click=leave>
                    {move || say!(text(), "menu-leave")}
                </button>
            </header>
            <div class="lobby-main">
                <Chairs/>
                <Begin online/>
                {(!shared).then(|| view! { <LastGame online/> })}
                <Chronicle/>
            </div>
            <div class="lobby-side">
                <Share/>
                // Nobody sets anything on a screen that all look at.
                {(!shared).then(|| view! {
                    <GameOptions/>
                    <HouseRules/>
                    <LeaveForGood online/>
                    <Appearance/>
                    <About/>
                })}
            </div>
        </main>
        <HelpPanel game=None/>
    }
    .into_any()
}

/// The start, or why it cannot be yet.
#[component]
fn Begin(
    /// Which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let hitch = online.part(|room| room.hitch.clone());
    let is_host = Live::new(move || online.is_host());
    let why = move || hitch.get().map(|hitch| online.tell(|herald| herald.hitch(&hitch)));
    let waits = move || say!(text(), "lobby-waits", host = online.host_name());
    let rule = Live::new(move || hitch.get().map(|hitch| hitch.rule()));
    view! {
        <section class="begin" aria-live="polite">
            <p class="why">
                {move || why()} " "
                {move || rule.get().map(|id| view! { <Rule id/> })}
            </p>
            <p class="note" hidden=move || is_host.get()>{move || waits()}</p>
            <SitDown online/>
            <Refused online wish=Wish::Begin/>
            <button type="button" class="btn main large" name="begin" hidden=move || !is_host.get()
                disabled=move || hitch.get().is_some()
                on:click=move |_| online.want(Wish::Begin, RoomCommand::Start)>
                {move || say!(text(), "lobby-begin")}
            </button>
        </section>
    }
}

/// What is left of the game before the next one: its score and its proof are gone from the table.
#[component]
fn LastGame(
    /// Of which table.
    online: Online,
) -> impl IntoView {
    let is_there = online.part(|room| room.game > 1);
    let button = move || record_button(online, 1, |text| say!(text, "lobby-record"));
    view! { <Show when=move || is_there.get()><div class="last-game">{button()}</div></Show> }
}
