//! What a merchant can do about the bags: answer the law's slip, write one, or let the law decide.

use leptos::prelude::*;
use rules::{Action, Slip};
use text::say;

use crate::browser;
use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::{Live, Show};
use crate::parts::{Art, FinalAct, Tone};
use crate::settings::preferences;
use crate::table::desk::answered;
use crate::table::gate::acts::wanted;
use crate::table::slip::{has_deputies, law_name, my_slip, pen, takes_both};

/// The acts of a merchant.
#[component]
pub fn MerchantActs() -> impl IntoView {
    let game = game();
    let slip = game.part(move |view| wanted(view, game.side));
    view! {
        <div class="merchant-acts">
            <LetDecide/>
            {move || slip.get().map(|slip| view! { <Decline slip/> })}
            <Write slip/>
            // A slip that changes under the finger must not be accepted: its button goes with it.
            {move || slip.get().map(|slip| view! { <Accept slip/> })}
        </div>
    }
}

/// Accepts the law's slip.
#[component]
fn Accept(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let number = slip.number;
    let why = game.part(move |view| view.check(&Action::Accept(number)).err());
    let of = answered(&slip);
    let act = Callback::new(move |()| pen.answer(game, Spot::Asked, of, Action::Accept(number)));
    let both = {
        let slip = slip.clone();
        game.part(move |view| takes_both(view, &slip))
    };
    let gives = slip.terms.merchant_gives;
    let only_gold = slip.terms.is_about_own_bag_only()
        && slip.terms.law_gives.is_none()
        && slip.terms.word.is_empty()
        && (gives.stand.len() + gives.bag.len() + gives.either.len()) == 0;
    let words = move || match only_gold && !gives.gold.is_none() {
        // Nothing comes back before both Deputies agree, too.
        _ if both.get() => say!(text(), "gate-agree"),
        true => say!(text(), "gate-pay-get-back", gold = gives.gold),
        false => say!(text(), "gate-accept"),
    };
    let reason = move || why.get().map(|why| game.tell(|teller| teller.illegal(&why)));
    view! {
        <FinalAct tone=Tone::Ok name="accept" act about=Box::new(move || both.with(|_| ()))
            disabled=Live::new(move || why.get().is_some())>
            {move || words()}
        </FinalAct>
        <p class="why">{move || reason()}<Citation why/></p>
    }
}

/// Turns the law's slip down.
#[component]
fn Decline(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let number = slip.number;
    let may = game.part(move |view| view.check(&Action::Decline(number)).is_ok());
    let decline = move |_| {
        game.act_then(Spot::Asked, Action::Decline(number), || browser::focus("#asked"));
    };
    view! {
        <button type="button" class="btn quiet" name="decline" hidden=move || !may.get()
            on:click=decline>
            {move || say!(preferences.text(), "gate-decline")}
        </button>
    }
}

/// Writes a slip, or changes the one on the desk, or answers the law's with another.
#[component]
fn Write(
    /// The law's slip to me.
    slip: Live<Option<Slip>>,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let may =
        game.part(move |view| view.choices().is_some_and(|choices| choices.may_offer(game.side)));
    let mine = game.part(move |view| my_slip(view, game.side).is_some());
    let words = move || match (mine.get(), slip.with(Option::is_some)) {
        (true, _) => say!(text(), "gate-change-slip"),
        (false, true) => say!(text(), "gate-counter"),
        (false, false) => say!(text(), "gate-write-slip"),
    };
    let write = move |_| match slip.get_untracked().filter(|_| !mine.get_untracked()) {
        Some(slip) => pen.counter(&slip.terms),
        None => pen.write(),
    };
    view! {
        <button type="button" class="btn" name="write-slip" hidden=move || !may.get()
            on:click=write>
            <Art name="pencil"/>{move || words()}
        </button>
    }
}

/// Has no more to say about the own bag. It is no act of the game: whoever writes or is asked
/// again has something to say again.
#[component]
fn LetDecide() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let held = game.part(move |view| {
        view.public.inspection().is_some_and(|inspection| inspection.held(game.side).is_some())
    });
    let ready = Live::new(move || game.table().ready.has(game.side));
    let words = move || match (ready.get(), has_deputies(game)) {
        (false, false) => say!(text(), "gate-let-decide", who = law_name(game)),
        (false, true) => say!(text(), "gate-let-deputies-decide"),
        (true, false) => say!(text(), "gate-lets-decide", who = law_name(game)),
        (true, true) => say!(text(), "gate-lets-deputies-decide"),
    };
    view! {
        <Show when=move || held.get()>
            <button type="button" class="btn quiet" name="let-decide"
                aria-disabled=move || ready.get().to_string()
                on:click=move |_| { if !ready.get_untracked() { game.let_the_law_decide(); } }>
                {move || view! { <Art name=if ready.get() { "timer" } else { "scales" }/> }}
                <span aria-live="polite">{move || words()}</span>
            </button>
        </Show>
    }
}
