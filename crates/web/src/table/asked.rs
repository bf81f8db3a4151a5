//! What is asked of me: one sentence and one main act, always at the same place.

use leptos::prelude::*;
use rules::{Ask, Phase, Seat, View};
use table::room::RoomCommand;
use text::{Asked as Words, say};

use crate::game::{Game, Spot, game};
use crate::help::Rule;
use crate::live::{Live, Show};
use crate::online::{Online, Wish, give_signs, online};
use crate::parts::{Art, RefusalNote};
use crate::room::Refused;
use crate::settings::preferences;
use crate::table::Stage;
use crate::table::clock::DecisionClock;
use crate::table::declare::DeclareActs;
use crate::table::gate::{GateActs, focused, wanted};
use crate::table::load::LoadActs;
use crate::table::market::MarketActs;
use crate::table::seat::{device, seat_class};

/// What is asked of me, or which slip of the law waits for my answer, reactively.
pub(super) fn asked_of_me(game: Game) -> Option<Words> {
    let table = game.table();
    let view = &table.game;
    game.tell(|teller| {
        let slip = || Some(teller.wanted(&wanted(view, game.me?)?, view));
        view.asked().map(|ask| teller.ask(ask, view)).or_else(slip)
    })
}

/// Whether a bot plays for me, reactively.
fn is_away(game: Game) -> bool {
    game.me.is_some_and(|me| game.table().away.has(me))
}

/// What the ribbon says first: what is asked of me, or whom the table waits for; or else why neither is
/// so, reactively.
pub(super) fn headline(game: Game) -> String {
    let (table, text) = (game.table(), preferences().text());
    if table.paused {
        return say!(text, "asked-paused");
    }
    if is_away(game) {
        return say!(text, "asked-away");
    }
    let asked = asked_of_me(game).map(|asked| asked.title);
    asked.unwrap_or_else(|| game.tell(|teller| teller.waiting(&table.game)))
}

/// Whether somebody packs no bag and declares nothing this round: a merchant without a card (M8).
fn sits_out(view: &View, seat: Seat) -> bool {
    let takes_part = match &view.public.phase {
        Phase::Load(load) => load.loading.has(seat),
        Phase::Declaration(declaration) => declaration.bags[seat] > 0,
        Phase::Market(_) | Phase::Inspection(_) | Phase::Over(_) => true,
    };
    !takes_part && view.public.merchants_on_duty(&view.setup).has(seat)
}

/// The ribbon between the square and my counter.
#[component]
pub fn Asked() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // A page that slept may wake up in the same phase of another round.
    let place = game.part(|view| (Stage::of(&view.public.phase), view.public.round));
    let is_law = game.part(move |view| game.is_law(view));
    let online = online();
    if let Some(online) = online {
        give_signs(online, game);
    }
    let away = Live::new(move || is_away(game));
    let focus = focused();
    let alone = Live::new(move || {
        let asked = game.asked() == Some(Ask::Settle);
        let alone = focus.get().and_then(|bag| {
            game.with(|view| view.public.inspection()?.held(bag).and_then(|bag| bag.alone))
        });
        asked && alone.is_some_and(|alone| game.is_me(alone))
    });
    let no_bag = game.part(move |view| game.me.is_some_and(|me| sits_out(view, me)));
    let paused = Live::new(move || game.table().paused);
    let sits_out = Live::new(move || {
        no_bag.get() && !paused.get() && !away.get() && asked_of_me(game).is_none()
    });
    let my_pause = Live::new(move || paused.get() && online.is_some_and(Online::is_host));
    let unpause =
        move |_| online.iter().for_each(|online| online.want(Wish::Begin, RoomCommand::Unpause));
    let hint = move || {
        let (table, text) = (game.table(), preferences.text());
        match asked_of_me(game) {
            _ if table.paused => match online {
                Some(online) if !online.is_host() => {
                    Some(say!(text, "asked-paused.hint", host = online.host_name()))
                }
                _ => Some(say!(text, "asked-paused.mine")),
            },
            _ if away.get() => Some(say!(text, "asked-away.hint")),
            // Nobody can disagree about a bag that I decide alone (D6).
            Some(_) if alone.get() => Some(say!(text, "ask-settle.hint")),
            Some(asked) => Some(asked.hint),
            None => sits_out.get().then(|| say!(text, "asked-sits-out")),
        }
    };
    let acts = move || match place.get().0 {
        Stage::Market => view! { <MarketActs/> }.into_any(),
        Stage::Load => view! { <LoadActs/> }.into_any(),
        Stage::Declaration => view! { <DeclareActs/> }.into_any(),
        Stage::Inspection => view! { <GateActs/> }.into_any(),
        Stage::Over => ().into_any(),
    };
    let waits = move || game.is_waiting_at(Spot::Asked);
    // While I wait for one of the others, it is their device that is shown.
    let whose = game.part(move |view| {
        let asked = view.public.all_asked(&view.setup);
        let mine = game.me.is_some_and(|me| asked.has(me) || wanted(view, me).is_some());
        let other = asked.iter().next().filter(|_| asked.len() == 1 && !mine);
        // Nobody is waited for in a pause, and a bot that plays for me says so to me.
        other.filter(|_| !paused.get() && !away.get()).or(game.me)
    });
    let emblem = move || match whose.get() {
        Some(me) if game.is_me(me) && is_law.get() => "sheriff",
        Some(seat) => device(seat),
        None => "eye",
    };
    let colour = move || whose.get().map_or("", seat_class);
    // The law's colour is nobody's.
    let by_law = move || whose.get().is_none() || (is_law.get() && whose.get() == game.me);
    view! {
        <section class="ask" class:away=move || away.get() id="asked" tabindex="-1"
            aria-label=move || say!(preferences.text(), "label-asked")
            data-asked=move || game.asked().is_some().to_string()>
            <span class=move || format!("device {}", colour()) class:law=move || by_law()>
                {move || view! { <Art name=emblem()/> }}
            </span>
            <DecisionClock/>
            <div class="words" aria-live="polite">
                <h2>{move || headline(game)}</h2>
                <p>{move || hint()}<Show when=move || sits_out.get()>" "<Rule id="M8"/></Show></p>
                <RefusalNote spot=Spot::Asked/>
                <Show when=move || my_pause.get()>
                    {online.map(|online| view! { <Refused online wish=Wish::Begin/> })}
                </Show>
            </div>
            <div class="acts" class:waits=move || waits()>
                // Whatever is pressed is a sign: this is for those who look for something to press.
                <Show when=move || away.get()>
                    <button type="button" class="btn main" name="come-back">
                        {move || say!(preferences.text(), "asked-come-back")}
                    </button>
                </Show>
                <Show when=move || my_pause.get()>
                    <button type="button" class="btn main" name="unpause" on:click=unpause>
                        {move || say!(preferences.text(), "crowd-unpause")}
                    </button>
                </Show>
                // While nothing can be done, nothing is offered.
                <Show when=move || game.me.is_some() && !paused.get()>{move || acts()}</Show>
            </div>
        </section>
    }
}
