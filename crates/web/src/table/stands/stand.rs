//! One stand: awning, name, purse, goods, and what lies face down.

use leptos::prelude::*;
use rules::{Good, Kinds, Seat};
use table::{Player, TableView};
use text::say;

use crate::game::game;
use crate::live::{Held, Live, Show};
use crate::online::online;
use crate::parts::{Art, CardBack, GoodArt, drawing, kind};
use crate::settings::preferences;
use crate::table::seat::{awning, device, seat_class};
use crate::table::stands::facts::{Duty, Facts, Title};

/// At most so many cards of a pile are drawn; the number says how many there are.
const BACKS: usize = 3;

/// Someone's stand.
#[component]
pub fn Stand(
    /// Whose.
    seat: Seat,
    /// On my own stand: whether I look at what lies face down. A tap changes it.
    #[prop(optional)]
    shown: Option<Held<bool>>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let facts = game.part(move |view| Facts::of(view, seat));
    let goods = game.look(|view| {
        let catalogue = view.setup.catalogue();
        catalogue.legal().and(catalogue.in_deck())
    });
    let name = move || game.tell(|teller| teller.name(seat));
    let duty = Live::new(move || facts.with(|facts| facts.duty));
    let duty_in_words = move || {
        duty.get().map(|duty| match duty {
            Duty::Sheriff => say!(text(), "stand-sheriff"),
            Duty::Deputy => say!(text(), "stand-deputy"),
        })
    };
    // Nobody is at their page. After a while a bot plays for them, until they are back; and for whoever left.
    let online = online();
    let gone = move || online.is_some_and(|online| online.is_gone(seat));
    let away = Live::new(move || gone() || game.table().away.has(seat));
    let among_people = online.is_some();
    let bot = Live::new(move || among_people && is_bot(&game.table(), seat));
    let note = move || match (away.get(), bot.get()) {
        (true, _) => Some(say!(text(), "stand-away")),
        (false, true) => Some(say!(text(), "lobby-bot")),
        (false, false) => None,
    };
    let gold = move || facts.with(|facts| facts.gold);
    let lots = goods.iter().map(|good| view! { <Lot good facts/> }).collect_view();
    let label = move || match game.is_me(seat) {
        true => say!(text(), "stand-yours"),
        false => say!(text(), "stand-of", who = name()),
    };
    let holds = (!game.is_me(seat)).then(|| view! { <Holds facts/> });
    view! {
        <article class=format!("stand {}", seat_class(seat)) data-seat=seat.index()
            aria-label=move || label()
            aria-current=move || facts.with(|facts| facts.awaited).then_some("true")>
            <Art name=awning(seat) class="awning"/>
            <h3 class="plate"><Art name=device(seat)/><b>{move || name()}</b> <small>{move || duty_in_words()}</small>
                <small class="away">{move || note()}</small></h3>
            <Show when=move || duty.get().is_some()>
                <span class="badge" data-place="badge"><Art name="sheriff"/></span>
            </Show>
            <p class="purse number" data-place=format!("purse-{}", seat.index())>
                <Art name="coin"/>
                <span aria-hidden="true">{move || gold()}</span>
                <span class="visually-hidden">{move || say!(text(), "stand-gold", gold = gold())}</span>
            </p>
            {holds}
            <Claims facts/>
            <ul class="lots" data-place=format!("stand-{}", seat.index())
                style:--kinds=Kinds::len(goods).to_string()>
                {lots}
                <FaceDown seat facts shown/>
            </ul>
        </article>
    }
}

/// Whether a bot sits there.
fn is_bot(table: &TableView, seat: Seat) -> bool {
    let sitter = table.seating.at(seat);
    sitter.is_some_and(|sitter| matches!(sitter.player, Player::Bot(_)))
}

/// The goods of one kind on a stand, with the sign of whoever would be King or Queen of it.
#[component]
fn Lot(
    /// Which kind.
    good: Good,
    /// What the stand shows.
    facts: Live<Facts>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let count = Live::new(move || facts.with(|facts| facts.face_up.count(good)));
    let title = Live::new(move || facts.with(|facts| facts.title(good)));
    let label = move || {
        let goods = game.tell(|teller| teller.count(good, count.get()));
        say!(preferences.text(), "stand-good", goods = goods, title = Title::key(title.get()))
    };
    let kind = kind(game, good);
    view! {
        <li class="lot" class:none=move || count.get() == 0 data-good=kind.key aria-label=move || label()>
            <Art name=drawing(game, good) class="good"/>
            {move || title.get().map(|title| view! { <Art name=title.art() class="mark"/> })}
            <span class="count number" aria-hidden="true">
                <small>{move || game.tell(|teller| teller.letter(good))}</small>{move || count.get()}
            </span>
        </li>
    }
}

/// What lies face down: everyone sees how much, only its owner what.
#[component]
fn FaceDown(
    /// Whose.
    seat: Seat,
    /// What the stand shows.
    facts: Live<Facts>,
    /// Whether its owner looks.
    shown: Option<Held<bool>>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let count = Live::new(move || facts.with(|facts| facts.face_down));
    let backs = Live::new(move || count.get().min(BACKS));
    let pile = move || {
        view! {
            <span class="backs" aria-hidden="true">
                {move || (0..backs.get()).map(|_| view! { <CardBack/> }).collect_view()}
            </span>
            <span class="count number" aria-hidden="true"><small>"?"</small>{move || count.get()}</span>
        }
    };
    let label = move || say!(text(), "stand-face-down", count = count.get());
    match shown {
        None => view! {
            <li class="lot" aria-label=move || label()>{pile()}<KnownGoods seat/></li>
        }
        .into_any(),
        Some(shown) => view! {
            <li class="lot">
                <button type="button" class="look" name="face-down" aria-label=move || label()
                    aria-expanded=move || shown.get().to_string() aria-controls="uncovered"
                    disabled=move || count.get() == 0
                    on:click=move |_| shown.update(|shown| *shown = !*shown)>
                    {pile()}
                </button>
            </li>
        }
        .into_any(),
    }
}

/// What I have seen of what lies face down on someone else's stand.
#[component]
fn KnownGoods(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let legal = game.look(|view| view.setup.catalogue().legal());
    let known = Live::new(move || {
        let goods = game.story(|story| story.known.on_stand(seat));
        goods.only(goods.kinds().minus(legal))
    });
    let label = move || {
        let goods = game.tell(|teller| teller.goods(&known.get()));
        say!(preferences.text(), "stand-known", goods = goods)
    };
    let drawings = move || {
        let each = known.get().iter().map(|(good, count)| {
            view! { <GoodArt good/>{(count > 1).then_some(count)} }
        });
        each.collect_view()
    };
    view! {
        <Show when=move || !known.get().is_empty()>
            <span class="known number" role="img" title=move || label() aria-label=move || label()>
                {move || drawings()}
            </span>
        </Show>
    }
}

/// The Black Market cards on a stand: everyone sees them (K4).
#[component]
fn Claims(
    /// What the stand shows.
    facts: Live<Facts>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let claims = Live::new(move || facts.with(|facts| facts.claims.clone()));
    let label = move || {
        let text = preferences.text();
        let card = |(good, value)| {
            let good = game.tell(|teller| teller.good(good));
            say!(text, "black-market-top", good = good, value = value)
        };
        let cards: Vec<_> = claims.get().into_iter().map(card).collect();
        say!(text, "black-market-label", tops = text.list(&cards))
    };
    let cards = move || {
        let text = preferences.text();
        let card = |(good, value)| {
            view! { <span><GoodArt good/>{text.number(value)}</span> }
        };
        claims.get().into_iter().map(card).collect_view()
    };
    view! {
        <Show when=move || !claims.get().is_empty()>
            <p class="claims number" role="img" title=move || label() aria-label=move || label()>
                {move || cards()}
            </p>
        </Show>
    }
}

/// How many cards someone else holds.
#[component]
fn Holds(
    /// What the stand shows.
    facts: Live<Facts>,
) -> impl IntoView {
    let preferences = preferences();
    let hand = move || facts.with(|facts| facts.hand);
    let label = move || say!(preferences.text(), "hand-size", count = hand());
    view! {
        <p class="holds number" title=move || label()>
            <i aria-hidden="true"></i>
            <span aria-hidden="true">{move || hand()}</span>
            <span class="visually-hidden">{move || label()}</span>
        </p>
    }
}
