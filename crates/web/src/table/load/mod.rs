//! Loading the bag.

mod bag;
mod packing;

use leptos::prelude::*;
use rules::public::Load;
use rules::{Phase, View};
use text::say;

use crate::browser;
use crate::game::{Spot, game};
use crate::live::{Live, Show};
use crate::parts::{FinalAct, Tone};
use crate::settings::preferences;
use crate::table::purpose::Purpose;
use crate::table::town::Town;
use bag::{OpenBag, ShutBag};
use packing::{Packers, Packing};

/// Something of loading; its default in every other phase, when this screen is about to go.
fn at_load<T: Default>(view: &View, look: impl FnOnce(&Load) -> T) -> T {
    match &view.public.phase {
        Phase::Load(load) => look(load),
        Phase::Market(_) | Phase::Declaration(_) | Phase::Inspection(_) | Phase::Over(_) => {
            T::default()
        }
    }
}

/// What I have to do with loading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// I fill my bag.
    Filling,
    /// My bag is shut.
    Shut,
    /// I have no bag this round.
    Watching,
}

impl Part {
    fn of(view: &View) -> Self {
        let shut = view.own.is_some_and(|own| own.bag.is_some());
        match Purpose::of(view) {
            Some(Purpose::Load) => Self::Filling,
            _ if shut => Self::Shut,
            _ => Self::Watching,
        }
    }
}

/// My bag before the town, and who is still packing.
#[component]
pub fn LoadScene() -> impl IntoView {
    let game = game();
    let part = game.part(Part::of);
    view! {
        <div class="load">
            <Town/>
            {move || match part.get() {
                Part::Filling => view! { <Packing/><OpenBag/> }.into_any(),
                Part::Shut => view! { <Packing/><ShutBag/> }.into_any(),
                Part::Watching => view! { <Packers/> }.into_any(),
            }}
        </div>
    }
}

/// Snapping the bag shut.
#[component]
pub fn LoadActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let filling = game.part(|view| Purpose::of(view) == Some(Purpose::Load));
    let action = Live::new(move || {
        let goods = game.draft.with(crate::table::draft::Draft::out_goods);
        Purpose::Load.action(goods).filter(|action| game.with(|view| view.check(action).is_ok()))
    });
    let snap = Callback::new(move |()| {
        if let Some(action) = action.get_untracked() {
            game.act_then(Spot::Asked, action, || browser::focus("#asked"));
        }
    });
    view! {
        <Show when=move || filling.get()>
            <FinalAct tone=Tone::Main class="big snap" name="snap-shut" act=snap
                about=Box::new(move || game.draft.track()) disabled=Live::new(move || action.get().is_none())>
                {move || say!(text(), "load-snap-shut")}
                <small class="reason">{move || say!(text(), "load-empty")}</small>
            </FinalAct>
        </Show>
    }
}
