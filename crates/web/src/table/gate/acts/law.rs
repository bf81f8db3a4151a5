//! What the law can do with the bag that it looks at.

use leptos::prelude::*;
use rules::event::Impossible;
use rules::{Action, IllegalAction, Seat, View};
use text::say;

use crate::browser;
use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::{For, Live, Show};
use crate::parts::{Art, RefusalNote};
use crate::settings::preferences;
use crate::table::display::LastWishes;
use crate::table::gate::acts::verdict::{ForNothing, HandBack, Open, owners_slip, takes};
use crate::table::gate::{focused, with_bags};
use crate::table::slip::{name, our_slip, pen};

/// The merchants who have no bag this round.
fn without_bags(view: &View) -> Vec<Seat> {
    let Some(inspection) = view.public.inspection() else { return Vec::new() };
    let merchants = view.public.merchants_on_duty(&view.setup);
    merchants.iter().filter(|&seat| inspection.bags[seat].is_none()).collect()
}

/// The next bag after this one that is still held.
fn next_held(view: &View, me: Seat, after: Seat) -> Option<Seat> {
    let inspection = view.public.inspection()?;
    let bags = with_bags(view, me);
    let place = bags.iter().position(|&seat| seat == after)?;
    let round = bags.iter().cycle().skip(place + 1).take(bags.len());
    round.copied().find(|&seat| inspection.held(seat).is_some())
}

/// The acts about the bag that I look at.
#[component]
pub fn LawActs() -> impl IntoView {
    let game = game();
    let focus = focused();
    let bag = Live::new(move || {
        let bag = focus.get()?;
        let held = game.with(|view| view.public.inspection()?.held(bag).is_some().then_some(()));
        Some((bag, held.is_some()))
    });
    move || match bag.get() {
        Some((bag, true)) => view! { <BagActs bag/> }.into_any(),
        // Whose bag is settled may still deal about the others (I4, I12).
        Some((bag, false)) => view! {
            <NextBag bag/><AskForMore bag/><Bagless/>
            // It may have been settled under my finger: then this says so.
            <RefusalNote spot=Spot::Bag/>
        }
        .into_any(),
        None => view! { <Bagless/><RefusalNote spot=Spot::Bag/> }.into_any(),
    }
}

/// Writes to the merchants who have no bag: they may deal about the bags of others (M8).
#[component]
fn Bagless() -> impl IntoView {
    let seats = game().part(without_bags);
    view! { <For each=move || seats.get() key=|seat| *seat let:seat><AskForMore bag=seat/><Barred seat/></For> }
}

/// That nothing may be taken from a merchant who has no bag at which it could stand (H1, M8).
#[component]
fn Barred(
    /// From whom.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let bound = game.part(move |view| {
        view.public.inspection().map(|it| it.take_nothing[seat]).unwrap_or_default()
    });
    let words = move || match bound.get().single() {
        // One person, by name: of two Deputies the other is free to take.
        Some(law) => say!(
            preferences.text(),
            "gate-take-nothing-from",
            who = name(game, law),
            merchant = name(game, seat),
            you = if game.is_me(law) { "who" } else { "other" },
        ),
        None => game.tell(|teller| teller.impossible(&Impossible::NothingFrom(seat))),
    };
    view! {
        <Show when=move || !bound.get().is_empty()>
            <span class="state law barred" data-seat=seat.index()>
                <Art name="lock"/>{move || words()}
            </span>
        </Show>
    }
}

/// The way to the next bag, once this one is settled.
#[component]
fn NextBag(
    /// The bag that is settled.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let next = game.part(move |view| next_held(view, game.side, bag));
    let words = move |seat| say!(preferences.text(), "gate-next-bag", who = name(game, seat));
    move || {
        let seat = next.get()?;
        Some(view! {
            <button type="button" class="btn law" name="next-bag"
                on:click=move |_| { game.looking_at.set(Some(seat)); browser::focus("#asked"); }>
                {move || words(seat)}<Art name="arrow"/>
            </button>
        })
    }
}

/// The acts about a bag that is held.
#[component]
fn BagActs(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let taking = game.part(move |view| takes(view, bag));
    // The reason stands in the button that it forbids; its rule, which leads on, beside them.
    let why = game.part(move |view| {
        let hand_back = Action::HandBack { bag, taking: None };
        view.check(&hand_back).and_then(|()| view.check(&Action::Open(bag))).err()
    });
    view! {
        <div class="law-acts">
            // A slip that changes under the finger must not be taken: its button goes with it.
            {move || view! { <HandBack bag taking=taking.get()/> }}
            <Open bag/>
            <div class="lesser">
                <Whose bag/>
                <Citation why/>
                <Show when=move || taking.get().is_some()><ForNothing bag/></Show>
                <Threaten bag/>
                <AskForMore bag/>
                <Bagless/>
                <LastWishes/>
            </div>
            <RefusalNote spot=Spot::Bag/>
        </div>
    }
}

/// Whose bag it is about, where the bag itself may be out of sight.
#[component]
fn Whose(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let words = move || say!(preferences.text(), "desk-bag", who = name(game, bag), you = "other");
    view! { <p class="whose">{move || words()}</p> }
}

/// Threatens the owner.
#[component]
fn Threaten(
    /// Whose bag.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let why = game.part(move |view| view.check(&Action::Threaten(bag)).err());
    let is_done = move || matches!(why.get(), Some(IllegalAction::AlreadyThreatened(_)));
    view! {
        <button type="button" class="btn quiet" name="threaten" disabled=move || why.get().is_some()
            on:click=move |_| { game.act(Spot::Bag, Action::Threaten(bag)); }>
            <Art name="threat"/>
            {move || match is_done() {
                false => say!(preferences.text(), "gate-threaten"),
                true => say!(preferences.text(), "gate-threatened"),
            }}
        </button>
    }
}

/// Writes a slip to a merchant: one that starts from theirs, if there is one.
#[component]
fn AskForMore(
    /// Who, and whose bag, if it is held.
    bag: Seat,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let may = game.part(move |view| view.choices().is_some_and(|choices| choices.may_offer(bag)));
    let ours = game.part(move |view| our_slip(view, bag).map(|slip| slip.author));
    let held =
        game.part(move |view| view.public.inspection().is_some_and(|it| it.held(bag).is_some()));
    // What they want about another's bag is no beginning of a slip about this one.
    let theirs = game.part(move |view| {
        let settled = view.public.inspection()?.held(bag).is_none();
        owners_slip(view, bag).filter(|slip| settled || slip.terms.law_does.bags().has(bag))
    });
    let words = move || match (ours.get(), theirs.with(Option::is_some)) {
        // Whose bag is not before me, or who has none, is named.
        _ if !held.get() => say!(text(), "gate-write-to", who = name(game, bag)),
        (Some(author), _) if game.is_me(author) => say!(text(), "gate-change-slip"),
        (Some(author), _) => say!(text(), "gate-replace-slip", who = name(game, author)),
        (None, true) => say!(text(), "gate-ask-for-more"),
        (None, false) => say!(text(), "gate-write-slip"),
    };
    let write = move |_| {
        game.looking_at.set(Some(bag));
        match theirs.get_untracked().filter(|_| ours.get_untracked().is_none()) {
            Some(slip) => pen.counter(&slip.terms),
            None => pen.write(),
        }
    };
    view! {
        <button type="button" class="btn quiet" name="write-slip" data-seat=bag.index()
            hidden=move || !may.get() on:click=write>
            <Art name="pencil"/>{move || words()}
        </button>
    }
}
