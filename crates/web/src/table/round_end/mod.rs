//! What became of a round, until it is read; before that, what was found in the bag that ended it.

mod finale;
mod outcome;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use rules::annals::Round;
use rules::public::Phase;
use rules::{Goods, Law, Seat};
use text::say;

use crate::app::Look;
use crate::browser;
use crate::game::{Game, game};
use crate::live::Live;
use crate::parts::{Art, GoodArt};
use crate::settings::preferences;
use crate::table::round_end::finale::LastBags;
use crate::table::round_end::outcome::{Deal, Outcome, Settled};
use crate::table::seat::{Device, seat_class};
use crate::table::slip::name;

/// How long everyone in the room has to read it on a large screen, which nobody touches.
const SHOWN: Duration = Duration::from_secs(20);

/// What became of the last round, over the square but not in the way of anything else.
#[component]
pub fn RoundEnd() -> impl IntoView {
    let game = game();
    // It makes room for the next round: at the latest when a bag is to be filled, or when others have
    // filled theirs.
    let makes_room = game.part(move |view| match view.public.phase {
        Phase::Market(_) | Phase::Over(_) => false,
        Phase::Load(_) => game.me.is_some_and(|me| !view.public.law.has(me)),
        Phase::Declaration(_) | Phase::Inspection(_) => true,
    });
    // Whoever begins to choose cards wants to see them; it is all in the chronicle, too.
    Effect::new(move || {
        let chooses = game.draft.with(|draft| !draft.out().is_empty());
        if chooses && game.look(|view| view.asked().is_some()) {
            game.read_round(game.look(|view| view.public.round).saturating_sub(1));
        }
    });
    let over = Live::new(move || {
        let before = game.story(|story| story.annals.before().cloned());
        before.filter(|before| before.round > game.round_read.get() && !makes_room.get())
    });
    let finale = Live::new(move || game.finale().filter(|_| !makes_room.get()));
    move || match finale.get() {
        Some(finale) => Some(view! { <LastBags finale/> }.into_any()),
        None => over.get().map(|round| view! { <Summary round/> }.into_any()),
    }
}

/// Does something at Escape, for as long as what asks for it is on the screen.
fn at_escape(act: impl Fn() + 'static) {
    let escape = window_event_listener(ev::keydown, move |event| {
        // What lies above it goes first.
        if event.key() == "Escape" && browser::find(":popover-open").is_none() {
            act();
        }
    });
    on_cleanup(move || escape.remove());
}

/// Does something after a while, unless what asks for it has left the screen.
fn after(time: Duration, act: impl FnOnce() + 'static) {
    if let Ok(timer) = set_timeout_with_handle(act, time) {
        on_cleanup(move || timer.clear());
    }
}

/// The round, merchant by merchant.
#[component]
fn Summary(
    /// What happened in it.
    round: Round,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let number = round.round;
    let read = move || {
        game.read_round(number);
        browser::catch_focus("#asked");
    };
    at_escape(read);
    if use_context::<Look>() == Some(Look::Shared) {
        after(SHOWN, read);
    }
    view! {
        <section class="round-end" data-round=number
            aria-label=move || say!(text(), "round-end-title", round = number)>
            <header>
                <h2>{move || say!(text(), "round-end-title", round = number)}</h2>
                <p>{move || next_law(game)}</p>
            </header>
            {outcomes(game, &round, Outcome::of)}
            <button type="button" class="btn main" name="go-on" on:click=move |_| read()>
                {move || say!(text(), "round-end-continue")}
            </button>
        </section>
    }
}

/// A round that is over, merchant by merchant, with what was really in the bags.
pub(super) fn what_was_carried(game: Game, round: &Round) -> AnyView {
    outcomes(game, round, Outcome::really)
}

/// What became of everyone's round, the law last.
fn outcomes(game: Game, round: &Round, of: fn(&Round, Seat) -> Outcome) -> AnyView {
    let seats = game.look(|view| view.setup.seats());
    let merchants = seats.minus(round.law).clockwise_after(round.law.first().unwrap_or(game.side));
    let row = |seat| {
        let outcome = of(round, seat);
        view! { <Row seat outcome/> }
    };
    let rows = merchants.chain(round.law.iter()).map(row).collect_view();
    view! { <ul class="outcomes">{rows}</ul> }.into_any()
}

/// "Ines is Sheriff next."
fn next_law(game: Game) -> String {
    let text = preferences().text();
    match game.look(|view| view.public.law) {
        Law::Sheriff(seat) => {
            let you = if game.is_me(seat) { "sheriff" } else { "other" };
            let name = game.tell(|teller| teller.name(seat));
            say!(text, "round-end-next", sheriff = name, you = you)
        }
        Law::Deputies(one, other) => {
            let names = game.tell(|teller| teller.list(&[teller.name(one), teller.name(other)]));
            say!(text, "round-end-next-deputies", deputies = names)
        }
    }
}

/// What became of one person's round.
#[component]
fn Row(
    /// Whose.
    seat: Seat,
    /// What became of it.
    outcome: Outcome,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let Outcome { declared, settled, goods, hidden, gold } = outcome;
    let name = move || {
        if game.is_me(seat) {
            say!(preferences.text(), "talk-you")
        } else {
            game.tell(|teller| teller.name(seat))
        }
    };
    let tag = declared.map(|(good, count)| {
        view! { <b class="said">{move || game.tell(|teller| teller.tag(good, count))}</b> }
    });
    let mark = match &settled {
        Settled::Law => ("sheriff", "law"),
        Settled::NoBag => ("minus", "none"),
        Settled::Back { .. } | Settled::Free => ("hand-back", "back"),
        Settled::Honest => ("check", "honest"),
        Settled::Caught { .. } => ("cross", "caught"),
    };
    let false_cards = match settled {
        Settled::Caught { cards } => cards,
        _ => Goods::NONE,
    };
    let words = move || in_words(game, &settled);
    let change = move || {
        let text = preferences.text();
        let amount = gold.unsigned_abs();
        match gold {
            0 => say!(text, "round-end-even"),
            1.. => say!(text, "round-end-gained", gold = amount),
            _ => say!(text, "round-end-lost", gold = amount),
        }
    };
    let signed = match gold {
        0 => "±0".to_owned(),
        1.. => format!("+{gold}"),
        _ => format!("−{}", gold.unsigned_abs()),
    };
    view! {
        <li class=format!("{} {}", seat_class(seat), mark.1) data-seat=seat.index()>
            <Device seat/>
            <p class="who"><b class="seat-name">{move || name()}</b> {tag}</p>
            <p class="what"><Art name=mark.0/><span>{move || words()}</span></p>
            <p class="cards"><Drawings goods=false_cards class="lost"/><Drawings goods/><Backs count=hidden/></p>
            <p class="change number" class:gained={gold > 0} class:lost={gold < 0}>
                <Art name="coin"/>
                <span aria-hidden="true">{signed}</span>
                <span class="visually-hidden">{move || change()}</span>
            </p>
        </li>
    }
}

/// What became of a bag, in a few words.
fn in_words(game: Game, settled: &Settled) -> String {
    let text = preferences().text();
    match settled {
        Settled::Law => say!(text, "round-end-law"),
        Settled::NoBag => say!(text, "round-end-no-bag"),
        Settled::Free => say!(text, "round-end-free"),
        Settled::Honest => say!(text, "round-end-honest"),
        Settled::Caught { cards } => {
            say!(text, "round-end-caught", goods = game.tell(|teller| teller.goods(cards)))
        }
        Settled::Back { deal: None } => say!(text, "round-end-back"),
        Settled::Back { deal: Some(deal) } => deal_in_words(game, deal),
    }
}

/// What a bag was handed back for, and what the law gave beside that.
fn deal_in_words(game: Game, deal: &Deal) -> String {
    let text = preferences().text();
    let you = |who| if game.is_me(who) { "who" } else { "other" };
    let gives = game.tell(|teller| teller.gives(&deal.gives));
    let price = match deal.payer {
        _ if deal.gives.is_empty() => say!(text, "round-end-back"),
        None => say!(text, "round-end-back-for", gives = gives),
        Some(payer) => {
            let who = name(game, payer);
            say!(text, "round-end-back-by", who = who, gives = gives, you = you(payer))
        }
    };
    let Some(law) = &deal.law else { return price };
    let gives = game.tell(|teller| teller.law_gives(law));
    let (who, you) = (name(game, law.from), you(law.from));
    say!(text, "round-end-law-gave", price = price, who = who, gives = gives, you = you)
}

/// Goods as small drawings, named for screen readers.
#[component]
fn Drawings(
    /// Which.
    goods: Goods,
    /// A class for the stylesheet.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    let game = game();
    let one = move |good| view! { <GoodArt good/> };
    let label = move || game.tell(|teller| teller.goods(&goods));
    (!goods.is_empty()).then(|| {
        view! {
            <span class=format!("goods {class}") role="img" aria-label=move || label()>
                {goods.cards().map(one).collect_view()}
            </span>
        }
    })
}

/// Cards that went face down.
#[component]
fn Backs(
    /// How many.
    count: u8,
) -> impl IntoView {
    let preferences = preferences();
    let label = move || say!(preferences.text(), "stand-face-down", count = count);
    (count > 0).then(|| {
        view! {
            <span class="goods" role="img" aria-label=move || label()>
                {(0..count).map(|_| view! { <Art name="card-back"/> }).collect_view()}
            </span>
        }
    })
}
