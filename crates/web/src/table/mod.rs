//! The table: the other merchants' stands around, the gate in the middle, my counter below, slips
//! and talk beside.

mod asked;
mod clock;
mod counter;
mod declare;
mod desk;
mod display;
pub(crate) mod draft;
mod gate;
mod hand;
mod load;
mod market;
mod nav;
mod purpose;
mod round_end;
mod said;
mod score;
pub(crate) mod seat;
mod slip;
mod stands;
mod talk;
mod top_bar;
mod town;

use leptos::prelude::*;
use rules::Phase;
use text::say;

pub(crate) use gate::wanted;

use crate::attention;
use crate::browser;
use crate::game::{Tab, game};
use crate::help::HelpPanel;
use crate::live::{Live, Show};
use crate::room::Invitation;
use crate::saved::Unkept;
use crate::settings::preferences;
use crate::table::asked::Asked;
use crate::table::counter::Counter;
use crate::table::declare::DeclareScene;
use crate::table::desk::Desk;
use crate::table::display::Display;
use crate::table::gate::GateScene;
use crate::table::load::LoadScene;
use crate::table::market::MarketScene;
use crate::table::nav::Nav;
use crate::table::round_end::RoundEnd;
use crate::table::score::ScoreScreen;
use crate::table::slip::{Pen, SlipEditor, am_writing};
use crate::table::stands::{KingsAndQueens, Stands};
use crate::table::talk::{Announcer, Talk};
use crate::table::top_bar::TopBar;

/// The phases, as far as the screen differs between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Market,
    Load,
    Declaration,
    Inspection,
    Over,
}

impl Stage {
    const fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Market(_) => Self::Market,
            Phase::Load(_) => Self::Load,
            Phase::Declaration(_) => Self::Declaration,
            Phase::Inspection(_) => Self::Inspection,
            Phase::Over(_) => Self::Over,
        }
    }

    /// The name by which the stylesheet knows it.
    const fn name(self) -> &'static str {
        match self {
            Self::Market => "market",
            Self::Load => "load",
            Self::Declaration => "declaration",
            Self::Inspection => "inspection",
            Self::Over => "over",
        }
    }
}

/// A table, or the score sheet when its game is over.
#[component]
pub fn TableScreen() -> impl IntoView {
    attention::attend();
    let game = game();
    // What was found in the last bag is seen first.
    let over = Live::new(move || {
        game.with(|view| Stage::of(&view.public.phase)) == Stage::Over && game.finale().is_none()
    });
    // The table stays the same from phase to phase: only its parts change.
    let screen = move || {
        if over.get() {
            view! { <ScoreScreen/> }.into_any()
        } else {
            view! { <LiveTable/> }.into_any()
        }
    };
    view! {
        {move || screen()}
        <HelpPanel game=Some(game)/>
    }
}

/// A table at which a game goes on.
#[component]
fn LiveTable() -> impl IntoView {
    let game = game();
    // A page that slept may wake up in the same phase of another round.
    let place = game.part(|view| (Stage::of(&view.public.phase), view.public.round));
    let stage = move || place.get().0;
    let text = preferences();
    Pen::provide(game);
    browser::catch_focus("#asked");
    browser::keep_focus("#asked", move || drop(game.table()));
    let tab = move || match game.tab.get() {
        Tab::Gate => "gate",
        Tab::Stands => "stands",
        Tab::Talk => "talk",
        Tab::Mine => "mine",
    };
    let scene = move || match stage() {
        Stage::Market => view! { <MarketScene/> }.into_any(),
        Stage::Load => view! { <LoadScene/> }.into_any(),
        Stage::Declaration => view! { <DeclareScene/> }.into_any(),
        Stage::Inspection | Stage::Over => view! { <GateScene/> }.into_any(),
    };
    let beside = move || match stage() {
        Stage::Inspection => view! {
            <Desk/>
            <Show when=move || game.me.is_some()><SlipEditor/></Show>
        }
        .into_any(),
        _ => view! { <KingsAndQueens/> }.into_any(),
    };
    let writing = am_writing(game);
    view! {
        <div class="table" class:onlooker=move || game.me.is_none() class:writing=move || writing.get()
            data-stage=move || stage().name() data-tab=move || tab()>
            <a class="skip visually-hidden" href="#asked">{move || say!(text.text(), "label-skip")}</a>
            <TopBar/>
            <p class="error unkept" role="alert" hidden=move || game.unkept().is_none()>
                {move || game.unkept().map(|why| match why {
                    Unkept::NoRoom => say!(text.text(), "error-storage-full"),
                    Unkept::Elsewhere => say!(text.text(), "error-other-page"),
                })}
            </p>
            <main class="board">
                <Stands/>
                <section class="scene" aria-label=move || say!(text.text(), "label-gate")>
                    <Display/>
                    {move || scene()}
                    <RoundEnd/>
                </section>
                <Asked/>
                <Show when=move || game.me.is_some()><Counter/></Show>
            </main>
            <aside class="side">
                <Invitation/>
                {move || beside()}
                <Talk/>
            </aside>
            <Nav/>
            <Announcer/>
        </div>
    }
}
