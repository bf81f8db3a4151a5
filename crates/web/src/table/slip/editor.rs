//! One slip in the editor: sealed above the perforation, word only below.

use std::sync::Arc;

use leptos::prelude::*;
use rules::choices::OfferBounds;
use rules::{Action, IllegalAction, Seat, Seats};
use text::say;

use crate::browser;
use crate::game::{Game, Spot, game};
use crate::help::Citation;
use crate::live::{For, Held, Live};
use crate::parts::{Art, RefusalNote, Secret};
use crate::settings::preferences;
use crate::table::nav::called;
use crate::table::slip::bluff::{Bluff, bluffs};
use crate::table::slip::draft::{Deed, Draft, Giver, Pocket, deeds, possible_deeds};
use crate::table::slip::gives::GiveRow;
use crate::table::slip::pen::{Pen, my_side, my_slip, pen, their_slip};
use crate::table::slip::promises::Promises;
use crate::table::slip::words::{
    deed_drawing, deed_words, has_deputies, law_name, name, sealed_hint,
};

/// What the parts of an editor share.
#[derive(Clone, Copy)]
pub(crate) struct Sheet {
    /// The game.
    pub(crate) game: Game,
    /// The pen that writes it.
    pen: Pen,
    /// The merchant of the slip.
    pub(crate) merchant: Seat,
    /// Whether I write for the law.
    pub(crate) is_law: bool,
    /// Who of the law is to give something too, which is rare.
    law_gives: Held<Option<Seat>>,
    /// What stands on it.
    pub(crate) draft: Live<Option<Draft>>,
    /// What can stand on it.
    pub(crate) bounds: Live<Option<OfferBounds>>,
}

impl Sheet {
    fn new(merchant: Seat) -> Self {
        let (game, pen) = (game(), pen());
        Self {
            game,
            pen,
            merchant,
            is_law: game.look(|view| game.is_law(view)),
            law_gives: Held::new(None),
            draft: Live::new(move || game.with(|view| pen.draft(view, merchant))),
            bounds: game.part(move |view| view.choices()?.offer_bounds(merchant)),
        }
    }

    /// Who of the law gives something as the slip stands, reactively.
    fn law_gives_now(self) -> Option<Seat> {
        let gives = |draft: &Draft| draft.terms().law_gives.map(|gives| gives.from);
        self.draft.with(|draft| draft.as_ref().and_then(gives))
    }

    /// Who of the law gives something, reactively: whoever does, or is asked to.
    fn law_gives(self) -> Option<Seat> {
        let wanted = self.law_gives.get();
        self.law_gives_now().or(wanted)
    }

    /// Goes back to how the slip was begun.
    fn start_over(self) {
        self.law_gives.set(None);
        self.change(Draft::start_over);
    }

    /// Changes the draft.
    pub(crate) fn change(self, change: impl FnOnce(&mut Draft)) {
        self.pen.change(self.game, self.merchant, change);
    }
}

/// The editor of one slip.
#[component]
pub fn Editor(
    /// The merchant of the slip.
    merchant: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let sheet = Sheet::new(merchant);
    let law = game.look(|view| view.public.law.first());
    let title = move || match (sheet.is_law, has_deputies(game)) {
        (true, _) => say!(text(), "slip-to", who = name(game, merchant)),
        (false, true) => say!(text(), "slip-to-deputies"),
        (false, false) => say!(text(), "slip-to", who = name(game, law)),
    };
    let hint = move || {
        let draft = sheet.draft.get();
        draft.map(|draft| sealed_hint(game, draft.terms(), game.side))
    };
    let law_gives = Live::new(move || sheet.law_gives());
    // The law is asked to settle bags as long as it writes.
    let called = Live::new(move || called(game).filter(|_| !sheet.is_law));
    view! {
        // A phone covers with the sheet what asks something of me.
        <p class="called" role="status" hidden=move || called.with(Option::is_none)>
            <Art name="gate"/><span>{move || called.get()}</span>
        </p>
        <article class="slip" id="slip" tabindex="-1" aria-label=move || title()>
            <header><h3>{move || title()}</h3><Status sheet/></header>
            <section class="sealed">
                <h4>
                    <Art name="seal"/><b class="capitals">{move || say!(text(), "slip-sealed")}</b>
                    <span>{move || hint()}</span>
                </h4>
                <dl class="terms">
                    <GiveRow sheet giver=Giver::Merchant/>
                    {move || law_gives.get().map(|seat| view! { <GiveRow sheet giver=Giver::Law(seat)/> })}
                    <DoesRow sheet/>
                </dl>
                <Bluffs sheet/>
            </section>
            <Promises sheet/>
            <Footer sheet/>
        </article>
    }
}

/// Which version this is, and whether it lies on the desk.
#[component]
fn Status(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let version = game.part(move |view| {
        let party = my_side(view, sheet.merchant)?;
        Some(view.public.inspection()?.slips.written(sheet.merchant, party))
    });
    let on_desk = game.part(move |view| my_slip(view, sheet.merchant).map(|slip| slip.terms));
    let status = move || {
        let draft = sheet.draft.get();
        match (on_desk.get(), draft) {
            (Some(there), Some(draft)) if *there == *draft.terms() => {
                let number = version.get().unwrap_or(1);
                let version = say!(text(), "slip-version", number = number);
                say!(text(), "slip-version-on-desk", version = version)
            }
            _ => say!(text(), "slip-draft"),
        }
    };
    view! { <small>{move || status()}</small> }
}

/// What the law is to do.
#[component]
fn DoesRow(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let more = Held::new(false);
    let possible = Live::new(move || {
        sheet.bounds.with(|bounds| bounds.as_ref().map(possible_deeds).unwrap_or_default())
    });
    let does = move |deed| sheet.draft.with(|draft| draft.as_ref().is_some_and(|it| it.does(deed)));
    let own = Deed::HandBack(sheet.merchant);
    let shown = move || {
        let possible = possible.get();
        // What stands on the slip and cannot be done any more is there to be taken off.
        let written = sheet
            .draft
            .with(|draft| draft.as_ref().map(|it| deeds(it.terms())).unwrap_or_default());
        let gone = written.into_iter().filter(|deed| !possible.contains(deed)).collect::<Vec<_>>();
        let offered = possible.into_iter().filter(|&deed| deed == own || more.get() || does(deed));
        gone.into_iter().chain(offered).collect::<Vec<_>>()
    };
    let label = move || match (sheet.is_law, has_deputies(game)) {
        (true, _) => say!(text(), "slip-you-do"),
        (false, true) => say!(text(), "slip-deputies-do"),
        (false, false) => say!(text(), "slip-does", who = law_name(game)),
    };
    let givers = game.look(|view| match sheet.is_law {
        true => Seats::only(game.side),
        false => view.public.law.seats(),
    });
    let gives = move |seat| match game.is_me(seat) {
        true => say!(text(), "slip-you-give-choose"),
        false => say!(text(), "slip-gives-choose", who = name(game, seat)),
    };
    let law_gives = move |seat| {
        view! {
            <button type="button" class="chip pick ghost" name="law-gives" data-seat=seat.index()
                hidden=move || sheet.law_gives_now().is_some() || sheet.law_gives() == Some(seat)
                on:click=move |_| sheet.law_gives.set(Some(seat))>
                <Art name="plus"/>{move || gives(seat)}
            </button>
        }
    };
    let words = move |deed: Deed| match deed {
        Deed::HandBack(seat) if game.is_me(seat) => say!(text(), "slip-hand-back-mine"),
        _ => deed_words(game, deed),
    };
    let pick = move |deed: Deed| {
        view! {
            <button type="button" class="chip pick" name="deed" data-seat=deed.about().index()
                data-deed=deed_drawing(deed) aria-pressed=move || does(deed).to_string()
                on:click=move |_| sheet.change(|draft| draft.toggle(deed))>
                {move || {
                    let art = if does(deed) { "check" } else { deed_drawing(deed) };
                    view! { <Art name=art/> }
                }}
                <span>{move || words(deed)}</span>
            </button>
        }
    };
    view! {
        <dt>{move || label()}</dt>
        <dd>
            <For each=shown key=|deed| *deed children=pick/>
            <button type="button" class="chip pick ghost" name="more-deeds"
                hidden=move || possible.with(|deeds| deeds.iter().all(|&deed| deed == own))
                aria-expanded=move || more.get().to_string()
                on:click=move |_| more.update(|more| *more = !*more)>
                {move || view! { <Art name=if more.get() { "down" } else { "plus" }/> }}
                {move || match more.get() {
                    true => say!(text(), "slip-fewer-deeds"),
                    false => say!(text(), "slip-open-choose"),
                }}
            </button>
            {givers.iter().map(law_gives).collect_view()}
        </dd>
    }
}

/// What of it is a bluff. Nobody else ever sees this.
#[component]
fn Bluffs(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let found = Live::new(move || {
        let draft = sheet.draft.get().filter(|_| !sheet.is_law)?;
        game.with(|view| {
            let face_up = view.public.merchants[game.side].face_up;
            let gives = &draft.terms().merchant_gives;
            Some(bluffs(view.setup.catalogue(), gives, view.own.as_ref()?, &face_up))
        })
    });
    let note = move |bluff: Bluff| {
        let text = preferences.text();
        let good = game.tell(|teller| teller.no_good(bluff.good));
        let has = game.tell(|teller| teller.count(bluff.good, bluff.has));
        match (bluff.pocket, bluff.has) {
            (Pocket::Bag, 0) => say!(text, "slip-bluff-bag-none", good = good),
            (Pocket::Bag, _) => say!(text, "slip-bluff-bag-few", has = has),
            (Pocket::Either, 0) => say!(text, "slip-bluff-either-none", good = good),
            (Pocket::Either, _) => say!(text, "slip-bluff-either-few", has = has),
            (Pocket::FaceUp | Pocket::FaceDown, 0) => {
                say!(text, "slip-bluff-stand-none", good = good)
            }
            (Pocket::FaceUp | Pocket::FaceDown, _) => say!(text, "slip-bluff-stand-few", has = has),
        }
    };
    let notes = move || found.get().unwrap_or_default();
    let price = move || {
        let (who, text) = (law_name(game), preferences.text());
        match (game.look(|view| view.setup.stand_may_lie()), has_deputies(game)) {
            (true, false) => say!(text, "slip-bluff-proof", who = who),
            (false, false) => say!(text, "slip-bluff-free", who = who),
            (true, true) => say!(text, "slip-bluff-proof-deputies"),
            (false, true) => say!(text, "slip-bluff-free-deputies"),
        }
    };
    let words = move || {
        let notes = notes().into_iter().map(note).collect::<Vec<_>>().join(" ");
        [notes, price()].join(" ")
    };
    view! {
        <div hidden=move || notes().is_empty()><Secret>{move || words()}</Secret></div>
    }
}

/// Why the draft cannot be slid over, if it cannot. What lies on the desk already is no mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ready {
    Yes,
    OnDesk,
    No(IllegalAction),
}

/// The way to the desk.
#[component]
fn Footer(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let mine = game.part(move |view| my_slip(view, sheet.merchant));
    let ready = Live::new(move || {
        let terms = sheet.draft.get().map(|draft| draft.terms().clone())?;
        if mine.with(|mine| mine.as_ref().is_some_and(|mine| *mine.terms == terms)) {
            return Some(Ready::OnDesk);
        }
        let check = game.with(|view| view.check(&Action::Offer(Arc::new(terms))));
        Some(check.map_or_else(Ready::No, |()| Ready::Yes))
    });
    let why = move || match ready.get() {
        Some(Ready::No(why)) => Some(game.tell(|teller| teller.illegal(&why))),
        _ => None,
    };
    // Nobody has made a mistake who has not begun.
    let blank = move || ready.get() == Some(Ready::No(IllegalAction::EmptySlip));
    let mistake = Live::new(move || match ready.get() {
        Some(Ready::No(why)) if why != IllegalAction::EmptySlip => Some(why),
        _ => None,
    });
    let next = game.part(move |view| {
        let party = my_side(view, sheet.merchant)?;
        Some(view.public.inspection()?.slips.written(sheet.merchant, party) + 1)
    });
    let slide = move || match next.get() {
        Some(number) if number > 1 => say!(text(), "slip-slide-over-version", number = number),
        _ => say!(text(), "slip-slide-over"),
    };
    let waits = move || game.is_waiting_at(Spot::Slip);
    view! {
        <footer>
            <RefusalNote spot=Spot::Slip/>
            <LesserActs sheet/>
            <p class="why" class:mild=move || blank() aria-live="polite">
                {move || why()}<Citation why=mistake/>
            </p>
            <button type="button" class="btn main" name="slide-over"
                disabled=move || ready.get() != Some(Ready::Yes) || waits()
                on:click=move |_| pen.slide_over(game, sheet.merchant)>
                <Art name="send"/>{move || slide()}
            </button>
        </footer>
    }
}

/// What else can be done with the slip. Whatever of it comes and goes, the way to the desk stays
/// where it is.
#[component]
fn LesserActs(
    /// The slip.
    sheet: Sheet,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let mine = game.part(move |view| my_slip(view, sheet.merchant));
    let number = move || mine.with(|mine| mine.as_ref().map(|slip| slip.number));
    let withdraw = move |_| {
        if let Some(number) = untrack(number) {
            game.act(Spot::Slip, Action::Withdraw(number));
        }
    };
    let waits = move || game.is_waiting_at(Spot::Slip);
    let changed = move || sheet.draft.with(|draft| draft.as_ref().is_some_and(Draft::is_changed));
    let theirs = game.part(move |view| their_slip(view, sheet.merchant));
    let can_counter = move || {
        let terms = sheet.draft.get().map(|draft| draft.terms().clone());
        theirs
            .with(|theirs| theirs.as_ref().is_some_and(|theirs| Some(&**theirs) != terms.as_ref()))
    };
    let counter = move |_| {
        if let Some(terms) = theirs.get_untracked() {
            pen.counter(&terms);
        }
    };
    view! {
        <div class="lesser">
            <button type="button" class="btn quiet fold" name="fold"
                on:click=move |_| { pen.fold(); browser::focus("#asked"); }>
                {move || say!(text(), "slip-fold")}
            </button>
            <button type="button" class="btn quiet" name="start-over" disabled=move || !changed()
                on:click=move |_| sheet.start_over()>
                {move || say!(text(), "slip-clear")}
            </button>
            <button type="button" class="btn quiet" name="take-up"
                hidden=move || !pen.has_aside(sheet.merchant)
                on:click=move |_| pen.take_up(sheet.merchant)>
                {move || say!(text(), "slip-take-up")}
            </button>
            <button type="button" class="btn quiet" name="counter" hidden=move || !can_counter()
                on:click=counter>
                {move || say!(text(), "slip-counter")}
            </button>
            <button type="button" class="btn quiet" name="withdraw"
                hidden=move || number().is_none() disabled=move || waits() on:click=withdraw>
                {move || say!(text(), "slip-take-back")}
            </button>
        </div>
    }
}
