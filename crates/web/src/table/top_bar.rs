//! Round, phase, clock, gold, sound and menu: always on the screen.

use leptos::prelude::*;
use text::{Text, say};

use crate::app::ways;
use crate::game::game;
use crate::help::HelpButton;
use crate::live::Live;
use crate::menu::{About, Appearance};
use crate::parts::{Art, PopupTitle};
use crate::room::Crowd;
use crate::settings::{Switch, preferences};
use crate::table::Stage;
use crate::table::clock::InspectionClock;

/// The phases of a round that people see, in order.
const STAGES: [Stage; 4] = [Stage::Market, Stage::Load, Stage::Declaration, Stage::Inspection];

/// What a phase is called.
fn name_of(stage: Stage, text: &Text) -> String {
    match stage {
        Stage::Market => say!(text, "phase-market"),
        Stage::Load => say!(text, "phase-load"),
        Stage::Declaration => say!(text, "phase-declaration"),
        Stage::Inspection => say!(text, "phase-inspection"),
        Stage::Over => say!(text, "phase-over"),
    }
}

/// The bar at the top.
#[component]
pub fn TopBar() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let stage = game.part(|view| Stage::of(&view.public.phase));
    let round = game.part(|view| (view.public.round, view.setup.rounds()));
    let gold = game.part(move |view| view.public.merchants[game.side].gold.0);
    let round_of = move || {
        let (round, rounds) = round.get();
        say!(text(), "bar-round", round = round, rounds = rounds)
    };
    let phases = STAGES.map(|each| {
        view! {
            <li aria-current=move || (stage.get() == each).then_some("step")>
                {move || name_of(each, &text())}
            </li>
        }
    });
    view! {
        <header class="top">
            <p class="brand"><Art name="logo"/><span>{move || say!(text(), "app-name")}</span></p>
            <div class="where">
                <h1>{move || name_of(stage.get(), &text())}</h1>
                <p class="round number">{move || round_of()}</p>
            </div>
            <ol class="phases" aria-label=move || say!(text(), "bar-phases")>{phases}</ol>
            <InspectionClock/>
            <p class="gold number" hidden=game.me.is_none()
                aria-label=move || say!(text(), "bar-gold", gold = gold.get())>
                <Art name="coin"/>{move || gold.get()}
            </p>
            <div class="tools">
                <HelpButton/>
                <Mute/>
                <button type="button" class="icon-btn" name="menu" popovertarget="menu"
                    aria-label=move || say!(text(), "bar-menu")>
                    <Art name="menu"/>
                </button>
            </div>
            <Art name="valance" class="valance"/>
            <Menu/>
        </header>
    }
}

/// Sound and silence, one tap apart.
#[component]
fn Mute() -> impl IntoView {
    let preferences = preferences();
    let muted = Live::new(move || preferences.get().sound == Switch::Off);
    let art = move || if muted.get() { "sound-off" } else { "sound" };
    view! {
        <button type="button" class="icon-btn" name="mute"
            aria-pressed=move || muted.get().to_string()
            aria-label=move || say!(preferences.text(), "bar-mute")
            on:click=move |_| preferences.change(|now| now.sound = now.sound.other())>
            {move || view! { <Art name=art()/> }}
        </button>
    }
}

/// What the menu at the table offers.
#[component]
fn Menu() -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    view! {
        <div class="panel popup menu" id="menu" popover="auto" role="dialog"
            aria-label=move || say!(text(), "bar-menu")>
            <PopupTitle of="menu">{move || say!(text(), "bar-menu")}</PopupTitle>
            <Crowd/>
            <Appearance/>
            <About/>
            <button type="button" class="btn" name="leave" on:click=move |_| ways.home()>
                {move || say!(text(), "menu-leave")}
            </button>
        </div>
    }
}
