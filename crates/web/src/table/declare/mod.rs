//! Declaring.

mod bags;
mod choices;

use leptos::prelude::*;
use rules::public::Declaration;
use rules::{Action, Good, Goods, Phase, View};
use text::say;

use crate::browser;
use crate::game::{Game, Spot, game};
use crate::live::{Live, Show};
use crate::parts::{FinalAct, Tone};
use crate::settings::preferences;
use crate::table::said;
use crate::table::town::Town;
use bags::DeclaredBags;
use choices::Choices;

/// Something of declaring; its default in every other phase, when this screen is about to go.
fn at_declaration<T: Default>(view: &View, look: impl FnOnce(&Declaration) -> T) -> T {
    match &view.public.phase {
        Phase::Declaration(declaration) => look(declaration),
        Phase::Market(_) | Phase::Load(_) | Phase::Inspection(_) | Phase::Over(_) => T::default(),
    }
}

/// What is really in my bag.
fn my_bag(view: &View) -> Option<Goods> {
    view.own.and_then(|own| own.bag).map(|bag| bag.goods())
}

/// What I declare, or am about to: what I picked, or else what is most plausible.
fn my_word(game: Game) -> Live<Option<Good>> {
    Live::new(move || {
        let picked = game.draft.with(crate::table::draft::Draft::said);
        game.with(|view| {
            let said = at_declaration(view, |declaration| declaration.declared[game.side]);
            let likely = || said::plausible(view.setup.catalogue(), &my_bag(view)?);
            said.or(picked).or_else(likely)
        })
    })
}

/// Everyone's bags, and what I can say of mine.
#[component]
pub fn DeclareScene() -> impl IntoView {
    let game = game();
    let has_bag = game.part(|view| my_bag(view).is_some());
    view! {
        <div class="declare">
            <Town/>
            <DeclaredBags/>
            <Show when=move || has_bag.get()><Choices/></Show>
        </div>
    }
}

/// Saying it.
#[component]
pub fn DeclareActs() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let asked =
        game.part(move |view| view.choices().is_some_and(|choices| !choices.declare().is_empty()));
    let word = my_word(game);
    let cards = game.part(|view| my_bag(view).map_or(0, |bag| bag.len() as u8));
    let tag = move || {
        let good = word.get()?;
        Some(game.tell(|teller| teller.tag(good, cards.get())))
    };
    let words = move || say!(preferences.text(), "declare-say", tag = tag().unwrap_or_default());
    let act = Callback::new(move |()| {
        if let Some(said) = word.get_untracked() {
            game.act_then(Spot::Asked, Action::Declare(said), || browser::focus("#asked"));
        }
    });
    view! {
        <Show when=move || asked.get()>
            <FinalAct tone=Tone::Main class="big" name="declare" act about=Box::new(move || _ = word.get())>
                {move || words()}
            </FinalAct>
        </Show>
    }
}
