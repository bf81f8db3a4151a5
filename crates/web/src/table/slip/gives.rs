//! What one side gives: gold, and goods by the place they come from.

use leptos::prelude::*;
use rules::event::Impossible;
use rules::{Gold, Good, IllegalAction, Kinds, Own, Seats, View};
use text::{Text, say};
use web_sys::HtmlInputElement;

use crate::browser;
use crate::game::game;
use crate::help::Citation;
use crate::live::{For, Held, Live, Show};
use crate::parts::{Art, GoodArt, drawing, kind};
use crate::settings::preferences;
use crate::table::slip::draft::{Draft, Giver, POCKETS, Pocket, fits, kinds, purse};
use crate::table::slip::editor::Sheet;
use crate::table::slip::words::{name, pocket_name};

/// A place of goods on the slip.
type Spot = (Giver, Pocket, Good);

/// What one side gives.
#[component]
pub fn GiveRow(
    /// The slip.
    sheet: Sheet,
    /// Whose things.
    giver: Giver,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let open = Held::new(false);
    let who = match giver {
        Giver::Merchant => sheet.merchant,
        Giver::Law(seat) => seat,
    };
    let label = move || match game.is_me(who) {
        true => say!(text(), "slip-you-give"),
        false => say!(text(), "slip-gives", who = name(game, who)),
    };
    let items = Live::new(move || sheet.draft.get().map(|draft| on_slip(sheet, &draft, giver)));
    let items = move || items.get().unwrap_or_default();
    // H1: whoever may take nothing from the merchant is offered nothing.
    let barred = game.part(move |view| {
        let Some(inspection) = view.public.inspection() else { return false };
        let law = if sheet.is_law { Seats::only(game.side) } else { view.public.law.seats() };
        giver == Giver::Merchant && law.minus(inspection.take_nothing[who]).is_empty()
    });
    let fact = Impossible::NothingFrom(who);
    let why = Live::new(move || barred.get().then_some(IllegalAction::Impossible(fact)));
    let reason = move || barred.get().then(|| game.tell(|teller| teller.impossible(&fact)));
    let may_bluff = move || {
        let lacks = |pocket| {
            let offered = shelf(sheet, giver, pocket);
            offered.iter().any(|good| game.with(|view| lacks(view, giver, pocket, good)))
        };
        !sheet.is_law && POCKETS.into_iter().any(lacks)
    };
    let has_shelves = move || POCKETS.iter().any(|&pocket| !shelf(sheet, giver, pocket).is_empty());
    view! {
        <dt>{move || label()}</dt>
        <dd>
            <GoldStepper sheet giver/>
            <For each=items key=|spot| *spot let:spot><GoodStepper sheet spot/></For>
            <button type="button" class="chip pick ghost" name="add-goods"
                hidden=move || !has_shelves() aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                {move || view! { <Art name=if open.get() { "down" } else { "plus" }/> }}
                {move || say!(text(), "slip-add-goods")}
            </button>
        </dd>
        <Show when=move || barred.get()>
            <dd class="barred">{move || reason()}<Citation why/></dd>
        </Show>
        <Show when=move || open.get()>
            <dd class="shelves">
                <small class="legend" hidden=move || !may_bluff()>{move || say!(text(), "slip-bluff-legend")}</small>
                {POCKETS.map(|pocket| view! { <Shelf sheet giver pocket/> })}
            </dd>
        </Show>
    }
}

/// The goods of one side that stand on the slip, by place and kind.
fn on_slip(sheet: Sheet, draft: &Draft, giver: Giver) -> Vec<Spot> {
    let game = sheet.game;
    let goods = |pocket| game.look(|view| draft.goods(view.setup.catalogue(), giver, pocket));
    let of = |pocket| goods(pocket).kinds().iter().map(move |good| (giver, pocket, good));
    POCKETS.into_iter().flat_map(of).collect()
}

/// The kinds that can be named from a pocket, reactively.
fn shelf(sheet: Sheet, giver: Giver, pocket: Pocket) -> Kinds {
    let game = sheet.game;
    sheet.bounds.with(|bounds| {
        let kinds = |bounds| game.look(|view| kinds(bounds, view.setup.catalogue(), giver, pocket));
        bounds.as_ref().map_or(Kinds::NONE, kinds)
    })
}

/// How much gold.
#[component]
fn GoldStepper(
    /// The slip.
    sheet: Sheet,
    /// Whose gold.
    giver: Giver,
) -> impl IntoView {
    let most = Live::new(move || {
        let purse = sheet.bounds.with(|bounds| bounds.as_ref().and_then(|it| purse(it, giver)));
        Some(purse.map_or(0, |purse| purse.gold.0))
    });
    let gold = Live::new(move || {
        sheet.draft.with(|draft| draft.as_ref().map_or(0, |draft| draft.gold(giver).0))
    });
    let set = move |gold: u32| sheet.change(|draft| draft.set_gold(giver, Gold(gold)));
    let names = ["less-gold", "gold", "more-gold"];
    coins(names, |text| say!(text, "slip-gold-label"), gold, (0, most), Box::new(set))
}

/// A sum of gold: one more, one less, or what is typed. The most may depend on what there is.
pub(super) fn coins(
    [less, name, more]: [&'static str; 3],
    label: fn(&Text) -> String,
    gold: Live<u32>,
    (least, most): (u32, Live<Option<u32>>),
    set: Box<dyn Fn(u32) + Send + Sync>,
) -> AnyView {
    let preferences = preferences();
    let text = move || preferences.text();
    let set = StoredValue::new(set);
    let set = move |gold: u32| set.with_value(|set| set(gold));
    // As it is typed: what cannot be stays there, and the slip says why it cannot be slid over.
    let typed = move |event| match event_target_value(&event).trim() {
        "" => set(0),
        words => words.parse().into_iter().for_each(set),
    };
    // What is no number of coins does not stay.
    let left = move |event| {
        let field = event_target::<HtmlInputElement>(&event);
        field.set_value(&gold.get_untracked().to_string());
    };
    view! {
        <span class="stepper gold" role="group" aria-label=move || label(&text())>
            <button type="button" name=less disabled=move || gold.get() <= least
                aria-label=move || say!(text(), "slip-less-gold")
                on:click=move |_| set(gold.get_untracked().saturating_sub(1))>
                <Art name="minus"/>
            </button>
            <label>
                <Art name="coin"/>
                <input class="number" type="number" inputmode="numeric" min=least name=name
                    max=move || most.get() prop:value=move || gold.get().to_string()
                    aria-label=move || label(&text()) on:input=typed on:change=left/>
            </label>
            <button type="button" name=more disabled=move || most.get().is_some_and(|most| gold.get() >= most)
                aria-label=move || say!(text(), "slip-more-gold")
                on:click=move |_| set(gold.get_untracked().saturating_add(1))>
                <Art name="plus"/>
            </button>
        </span>
    }
    .into_any()
}

/// How many of a good that stands on the slip.
#[component]
fn GoodStepper(
    /// The slip.
    sheet: Sheet,
    /// Which goods.
    spot: Spot,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let (giver, pocket, good) = spot;
    let legal = game.look(|view| view.setup.catalogue().is_legal(good));
    let good_name = move || game.tell(|teller| teller.good(good));
    let count = Live::new(move || {
        let count = |draft: &Draft| {
            game.look(|view| draft.goods(view.setup.catalogue(), giver, pocket).count(good))
        };
        sheet.draft.with(|draft| draft.as_ref().map_or(0, count))
    });
    let full = move || !room(sheet, spot);
    let fewer = move |_| {
        let last = count.get_untracked() == 1;
        sheet.change(|draft| draft.take_off(giver, pocket, good));
        if last {
            browser::focus("#slip [name='add-goods']");
        }
    };
    let whole = move || {
        let goods = game.tell(|teller| teller.count(good, count.get()));
        format!("{goods}, {}", pocket_name(&text(), pocket))
    };
    view! {
        <span class="stepper goods" class:contraband=!legal role="group" aria-label=move || whole()
            data-good=kind(game, good).key data-pocket=key(pocket)>
            <button type="button" name="fewer" on:click=fewer
                aria-label=move || say!(text(), "slip-fewer", good = good_name())>
                <Art name="minus"/>
            </button>
            <output class="number">
                <GoodArt good/>{move || count.get()}
                <small>{move || pocket_name(&text(), pocket)}</small>
            </output>
            <button type="button" name="more" disabled=move || full()
                on:click=move |_| sheet.change(|draft| draft.add(giver, pocket, good))
                aria-label=move || say!(text(), "slip-more", good = good_name())>
                <Art name="plus"/>
            </button>
        </span>
    }
}

/// Whether one more of a good fits, reactively.
fn room(sheet: Sheet, spot: Spot) -> bool {
    let game = sheet.game;
    sheet.bounds.with(|bounds| {
        sheet.draft.with(|draft| match (bounds, draft) {
            (Some(bounds), Some(draft)) => {
                game.look(|view| fits(draft, bounds, view.setup.catalogue(), spot))
            }
            _ => false,
        })
    })
}

/// The goods that can be named from one pocket.
#[component]
fn Shelf(
    /// The slip.
    sheet: Sheet,
    /// Whose.
    giver: Giver,
    /// From where.
    pocket: Pocket,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let offered = Live::new(move || shelf(sheet, giver, pocket));
    let goods = move || offered.get().iter().collect::<Vec<_>>();
    let label = move || pocket_name(&text(), pocket);
    let button = move |good: Good| {
        let is_bluff = move || !sheet.is_law && game.with(|view| lacks(view, giver, pocket, good));
        let good_name = move || game.tell(|teller| teller.good(good));
        view! {
            <button type="button" class="chip pick good" class:bluff=move || is_bluff() name="add"
                data-good=kind(game, good).key data-pocket=key(pocket)
                disabled=move || !room(sheet, (giver, pocket, good))
                title=move || good_name() aria-label=move || say!(text(), "slip-more", good = good_name())
                on:click=move |_| sheet.change(|draft| draft.add(giver, pocket, good))>
                <Art name=drawing(game, good)/>
                <span aria-hidden="true">{move || game.tell(|teller| teller.letter(good))}</span>
            </button>
        }
    };
    view! {
        <div class="shelf" role="group" aria-label=move || label() hidden=move || offered.get().is_empty()>
            <small aria-hidden="true">{move || label()}</small>
            <For each=goods key=|good| good.index() children=button/>
        </div>
    }
}

/// Whether I have none of a good there: naming it would be a bluff. Only my own screen asks.
fn lacks(view: &View, giver: Giver, pocket: Pocket, good: Good) -> bool {
    let Some(Own { bag, face_down, .. }) = view.own.filter(|_| giver == Giver::Merchant) else {
        return false;
    };
    let me = view.choices().map(|choices| choices.seat());
    let face_up = me.map(|me| view.public.merchants[me].face_up).unwrap_or_default();
    let bag = bag.map(|bag| bag.goods()).unwrap_or_default();
    let there = match pocket {
        Pocket::FaceUp => face_up,
        Pocket::FaceDown => face_down,
        Pocket::Bag => bag,
        Pocket::Either => bag.plus(&face_up).plus(&face_down),
    };
    there.count(good) == 0
}

/// The name by which tests and the stylesheet know a pocket.
const fn key(pocket: Pocket) -> &'static str {
    match pocket {
        Pocket::FaceUp => "stand",
        Pocket::FaceDown => "face-down",
        Pocket::Bag => "bag",
        Pocket::Either => "either",
    }
}
