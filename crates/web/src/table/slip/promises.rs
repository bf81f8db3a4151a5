//! The words on a slip: never enforced, always remembered.

use leptos::prelude::*;
use rules::slip::{Promise, Word};
use rules::{Gold, Seat, Seats, View};
use text::say;

use crate::game::game;
use crate::live::{For, Held, Live, Show};
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::slip::draft::Draft;
use crate::table::slip::editor::Sheet;
use crate::table::slip::gives::coins;
use crate::table::slip::words::{name, who_promises};

/// How much gold a promise to owe begins with.
const FIRST_DEBT: Gold = Gold(5);

/// Every promise that can be added from one to another.
fn possible(view: &View, by: Seat, to: Seat) -> Vec<Promise> {
    let open = view.setup.seats().without(by).iter().map(Word::OpenNext);
    let words = [Word::HandBackNext, Word::Owe(FIRST_DEBT)].into_iter().chain(open);
    words.map(move |word| Promise { by, to, word }).collect()
}

/// The part of the slip that is only word.
#[component]
pub fn Promises(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let open = Held::new(false);
    let words = Live::new(move || {
        sheet.draft.with(|draft| draft.as_ref().map(|it| it.terms().word.clone()))
    });
    let places = move || {
        let words = words.get().unwrap_or_default();
        words.into_iter().enumerate().collect::<Vec<_>>()
    };
    view! {
        <section class="word">
            <h4>
                <Art name="wind"/><b class="capitals">{move || say!(text(), "slip-word-only")}</b>
                <span>{move || say!(text(), "slip-word-only.hint")}</span>
            </h4>
            <For each=places key=|(place, promise)| (*place, whatever_the_sum(*promise))
                let((place, promise))>
                <Spoken sheet place promise/>
            </For>
            <button type="button" class="chip pick ghost" name="add-promise"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                {move || view! { <Art name=if open.get() { "down" } else { "plus" }/> }}
                {move || say!(text(), "slip-add-promise")}
            </button>
            <Show when=move || open.get()><Possible sheet/></Show>
        </section>
    }
}

/// A promise on the slip.
#[component]
fn Spoken(
    /// The slip.
    sheet: Sheet,
    /// Its place among the promises.
    place: usize,
    /// The promise as it was first said; the sum may change.
    promise: Promise,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let now = Live::new(move || {
        let there = |draft: &Draft| draft.terms().word.get(place).copied();
        sheet.draft.with(|draft| draft.as_ref().and_then(there)).unwrap_or(promise)
    });
    let words = move || game.tell(|teller| teller.promise(&now.get()));
    let by = move || who_promises(game, promise.by);
    let owed = match promise.word {
        Word::Owe(_) => Some(view! { <Owed sheet place promise=now/> }),
        Word::HandBackNext | Word::OpenNext(_) => None,
    };
    view! {
        <div class="spoken">
            <blockquote><small>{move || by()}</small>{move || words()}</blockquote>
            {owed}
            <button type="button" class="icon-btn" name="remove-promise"
                aria-label=move || say!(text(), "slip-remove", what = words())
                on:click=move |_| sheet.change(|draft| draft.toggle_promise(now.get_untracked()))>
                <Art name="cross"/>
            </button>
        </div>
    }
}

/// How much gold is owed by a promise.
#[component]
fn Owed(
    /// The slip.
    sheet: Sheet,
    /// Its place among the promises.
    place: usize,
    /// The promise.
    promise: Live<Promise>,
) -> impl IntoView {
    let gold = Live::new(move || match promise.get().word {
        Word::Owe(gold) => gold.0,
        Word::HandBackNext | Word::OpenNext(_) => 0,
    });
    let set = move |gold: u32| {
        let word = Word::Owe(Gold(gold));
        sheet.change(|draft| {
            draft.reword(place, Promise { word, ..promise.get_untracked() });
        });
    };
    // Nobody needs to have it yet.
    let range = (1, Live::new(|| None));
    let names = ["owe-less", "owe", "owe-more"];
    coins(names, |text| say!(text, "slip-promise-owe"), gold, range, Box::new(set))
}

/// What could be promised.
#[component]
fn Possible(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let others = game.look(|view| match sheet.is_law {
        true => Seats::only(sheet.merchant),
        false => view.public.law.seats(),
    });
    let several = others.len() > 1;
    let has = move |promise: Promise| {
        let said = |words: &Vec<Promise>| words.iter().any(|&there| is_same(there, promise));
        sheet.draft.with(|draft| draft.as_ref().is_some_and(|it| said(&it.terms().word)))
    };
    let pick = move |promise: Promise| {
        let words = move || match promise.word {
            Word::HandBackNext => say!(text(), "slip-promise-hand-back"),
            Word::OpenNext(bag) => {
                let you = if game.is_me(bag) { "owner" } else { "other" };
                say!(text(), "slip-promise-open", who = name(game, bag), you = you)
            }
            Word::Owe(_) => say!(text(), "slip-promise-owe"),
        };
        view! {
            <button type="button" class="chip pick" name="promise"
                disabled=move || has(promise)
                on:click=move |_| sheet.change(|draft| draft.toggle_promise(promise))>
                <Art name="plus"/>{move || words()}
            </button>
        }
    };
    let group = move |(by, to): (Seat, Seat)| {
        let label = move || match game.is_me(by) {
            true if several => say!(text(), "slip-you-promise-to", who = name(game, to)),
            true => say!(text(), "slip-you-promise"),
            false => say!(text(), "slip-promises", who = name(game, by)),
        };
        let picks = game.look(|view| possible(view, by, to)).into_iter().map(pick);
        view! {
            <dt>{move || label()}</dt>
            <dd>{picks.collect_view()}</dd>
        }
    };
    let me = game.side;
    let sides = others.iter().flat_map(|other| [(me, other), (other, me)]);
    view! { <dl class="terms">{sides.map(group).collect_view()}</dl> }
}

/// The promise with no sum in it: it stays the same on the screen while the sum changes.
fn whatever_the_sum(promise: Promise) -> Promise {
    match promise.word {
        Word::Owe(_) => Promise { word: Word::Owe(Gold::NONE), ..promise },
        Word::HandBackNext | Word::OpenNext(_) => promise,
    }
}

/// Whether two promises say the same, whatever the sum.
fn is_same(one: Promise, other: Promise) -> bool {
    let owes = |promise: Promise| matches!(promise.word, Word::Owe(_));
    let word = one.word == other.word || (owes(one) && owes(other));
    (one.by, one.to) == (other.by, other.to) && word
}
