//! What is asked of me: one sentence and one main act, always at the same place.

use leptos::prelude::*;
use text::say;

use crate::game::{Spot, game};
use crate::live::{Live, Show};
use crate::online::{give_signs, online};
use crate::parts::{Art, RefusalNote};
use crate::settings::preferences;
use crate::table::Stage;
use crate::table::clock::DecisionClock;
use crate::table::declare::DeclareActs;
use crate::table::gate::{GateActs, wanted};
use crate::table::load::LoadActs;
use crate::table::market::MarketActs;
use crate::table::seat::{device, seat_class};

/// The ribbon between the square and my counter.
#[component]
pub fn Asked() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let stage = game.part(|view| Stage::of(&view.public.phase));
    let is_law = game.part(move |view| game.is_law(view));
    if let Some(online) = online() {
        give_signs(online, game);
    }
    let away = Live::new(move || game.me.is_some_and(|me| game.table().away.has(me)));
    let words = move || {
        let table = game.table();
        game.tell(|teller| {
            let ask = table.game.asked().map(|ask| teller.ask(ask, &table.game));
            let wanted = || {
                let slip = wanted(&table.game, game.me?)?;
                Some(teller.at(&table.game.public).wanted(&slip))
            };
            match ask.or_else(wanted) {
                _ if table.paused => {
                    let text = preferences.text();
                    (say!(text, "asked-paused"), Some(say!(text, "asked-paused.hint")))
                }
                _ if away.get() => {
                    let text = preferences.text();
                    (say!(text, "asked-away"), Some(say!(text, "asked-away.hint")))
                }
                Some(asked) => (asked.title, Some(asked.hint)),
                None => (teller.waiting(&table.game), None),
            }
        })
    };
    let acts = move || match stage.get() {
        Stage::Market => view! { <MarketActs/> }.into_any(),
        Stage::Load => view! { <LoadActs/> }.into_any(),
        Stage::Declaration => view! { <DeclareActs/> }.into_any(),
        Stage::Inspection => view! { <GateActs/> }.into_any(),
        Stage::Over => ().into_any(),
    };
    let waits = move || game.is_waiting_at(Spot::Asked) || game.table().paused;
    // While I wait for one of the others, it is their device that is shown.
    let whose = game.part(move |view| {
        let asked = view.public.all_asked(&view.setup);
        let mine = game.me.is_none_or(|me| asked.has(me) || wanted(view, me).is_some());
        let other = asked.iter().next().filter(|_| asked.len() == 1 && !mine);
        other.or(game.me)
    });
    let emblem = move || match whose.get() {
        Some(me) if game.is_me(me) && is_law.get() => "sheriff",
        Some(seat) => device(seat),
        None => "eye",
    };
    let colour = move || seat_class(whose.get().unwrap_or(game.side));
    let by_law = move || is_law.get() && whose.get() == game.me;
    view! {
        <section class="ask" id="asked" tabindex="-1"
            aria-label=move || say!(preferences.text(), "label-asked")
            data-asked=move || game.asked().is_some().to_string()>
            <span class=move || format!("device {}", colour()) class:law=move || by_law()>
                {move || view! { <Art name=emblem()/> }}
            </span>
            <DecisionClock/>
            <div class="words" aria-live="polite">
                <h2>{move || words().0}</h2>
                <p>{move || words().1}</p>
                <RefusalNote spot=Spot::Asked/>
            </div>
            <div class="acts" class:waits=move || waits()>
                // Whatever is pressed is a sign: this is for those who look for something to press.
                <Show when=move || away.get()>
                    <button type="button" class="btn main" name="come-back">
                        {move || say!(preferences.text(), "asked-come-back")}
                    </button>
                </Show>
                <Show when=move || game.me.is_some()>{move || acts()}</Show>
            </div>
        </section>
    }
}
