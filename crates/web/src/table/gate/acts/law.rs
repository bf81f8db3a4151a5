//! What the law can do with the bag that it looks at.

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Action, IllegalAction, Seat, Slip, View};
use text::say;

use crate::browser;
use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::{For, Live, Show};
use crate::parts::{Art, FinalAct, RefusalNote, Tone};
use crate::settings::preferences;
use crate::table::gate::{focused, with_bags};
use crate::table::slip::{my_slip, name, pen, tell_here};

/// The owner's slip about a bag.
fn owners_slip(view: &View, bag: Seat) -> Option<Slip> {
    Some(view.public.inspection()?.slips.get(bag, Party::Merchant)?.to_slip())
}

/// The owner's slip that can be taken with handing back this bag.
fn takes(view: &View, bag: Seat) -> Option<Slip> {
    let number = view.choices()?.take(bag)?;
    owners_slip(view, bag).filter(|slip| slip.number == number)
}

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
    view! { <For each=move || seats.get() key=|seat| *seat let:seat><AskForMore bag=seat/></For> }
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

/// Does something final to a bag, and stays with it to show what came of it.
fn settle(bag: Seat, action: Action) -> Callback<()> {
    let game = game();
    Callback::new(move |()| {
        game.act_then(Spot::Bag, action.clone(), move || {
            game.looking_at.set(Some(bag));
            browser::focus("#asked");
        });
    })
}

/// Why an act is not allowed now, in words.
fn why_not(action: Action) -> (Live<bool>, impl Fn() -> Option<String> + Copy + Send + 'static) {
    let game = game();
    let why = game.part(move |view| view.check(&action).err());
    let words = move || why.get().map(|why| game.tell(|teller| teller.illegal(&why)));
    (Live::new(move || why.get().is_some()), words)
}

/// Hands the bag back, taking the owner's slip if there is one to take.
#[component]
fn HandBack(
    /// Whose.
    bag: Seat,
    /// The slip that is taken with it.
    taking: Option<Slip>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let number = taking.as_ref().map(|slip| slip.number);
    let action = Action::HandBack { bag, taking: number };
    let (disabled, why) = why_not(action.clone());
    let act = settle(bag, action);
    let button = if number.is_some() { "hand-back" } else { "hand-back-nothing" };
    let says = move || match &taking {
        Some(slip) => {
            let gives = tell_here(game, |teller| teller.gives(&slip.terms.merchant_gives));
            match &slip.terms.law_gives {
                None => say!(text(), "gate-you-take", gives = gives),
                Some(law) => say!(
                    text(),
                    "gate-you-take-and-give",
                    gives = gives,
                    pays = tell_here(game, |teller| teller.law_gives(law)),
                    from = name(game, law.from),
                    you = if game.is_me(law.from) { "from" } else { "other" },
                ),
            }
        }
        None => say!(text(), "gate-you-take-nothing"),
    };
    let says = Live::new(move || why().unwrap_or_else(&says));
    view! {
        <FinalAct tone=Tone::Ok class="tall" name=button act disabled>
            <strong><Art name="hold"/>{move || say!(text(), "gate-hand-back")}</strong>
            <span>{move || says.get()}</span>
        </FinalAct>
    }
}

/// Hands the bag back for nothing, where there is a slip that could be taken.
#[component]
fn ForNothing(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let preferences = preferences();
    let action = Action::HandBack { bag, taking: None };
    let (disabled, _) = why_not(action.clone());
    let act = settle(bag, action);
    view! {
        <FinalAct tone=Tone::Ok class="quiet" name="hand-back-nothing" act disabled>
            {move || say!(preferences.text(), "gate-hand-back-nothing")}
        </FinalAct>
    }
}

/// Opens the bag.
#[component]
fn Open(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let (disabled, why) = why_not(Action::Open(bag));
    let act = settle(bag, Action::Open(bag));
    // Opening refuses what the owner offers for this bag; a slip about another's stays (I6).
    let refuses = game.part(move |view| {
        owners_slip(view, bag).is_some_and(|slip| slip.terms.law_does.bags().has(bag))
    });
    let says = move || {
        let refuses =
            || refuses.get().then(|| say!(text(), "gate-refuses-slip", who = name(game, bag)));
        why().or_else(refuses)
    };
    view! {
        <FinalAct tone=Tone::Main class="tall" name="open" act disabled>
            <strong><Art name="hold"/>{move || say!(text(), "gate-open")}</strong>
            <span>{move || says()}</span>
        </FinalAct>
    }
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
    let mine = game.part(move |view| my_slip(view, bag).is_some());
    let held =
        game.part(move |view| view.public.inspection().is_some_and(|it| it.held(bag).is_some()));
    let theirs = game.part(move |view| owners_slip(view, bag));
    let words = move || match (mine.get(), theirs.with(Option::is_some)) {
        // Whose bag is not before me, or who has none, is named.
        _ if !held.get() => say!(text(), "gate-write-to", who = name(game, bag)),
        (true, _) => say!(text(), "gate-change-slip"),
        (false, true) => say!(text(), "gate-ask-for-more"),
        (false, false) => say!(text(), "gate-write-slip"),
    };
    let write = move |_| {
        game.looking_at.set(Some(bag));
        match theirs.get_untracked().filter(|_| !mine.get_untracked()) {
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
