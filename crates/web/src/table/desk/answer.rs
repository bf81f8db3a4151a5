//! What I can answer to a slip.

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Action, IllegalAction, Seats, Slip};
use text::say;

use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::{For, Live, Show};
use crate::parts::{Art, FinalAct, Tone};
use crate::settings::preferences;
use crate::table::gate::takes;
use crate::table::slip::{Answered, name, pen, takes_both};

/// The slip, as something to be answered.
pub(crate) fn answered(slip: &Slip) -> Answered {
    Answered { merchant: slip.terms.merchant, party: slip.party(), number: slip.number }
}

/// The buttons that answer a slip, as far as it is mine to answer.
#[component]
pub fn Answers(
    /// Which.
    slip: Slip,
    /// Where a refusal shows.
    spot: Spot,
    /// Whether "Hand back" is at hand, which takes the owner's slip too.
    #[prop(optional)]
    beside_hand_back: bool,
) -> impl IntoView {
    let game = game();
    let pen = pen();
    let preferences = preferences();
    let text = move || preferences.text();
    let number = slip.number;
    let allowed = move |action: Action| game.part(move |view| view.check(&action).is_ok());
    let why_not = game.part(move |view| view.check(&Action::Accept(number)).err());
    let decline = allowed(Action::Decline(number));
    let withdraw = allowed(Action::Withdraw(number));
    let of = answered(&slip);
    let taken = game.part(move |view| {
        beside_hand_back && takes(view, of.merchant).is_some_and(|slip| slip.number == number)
    });
    let both = {
        let slip = slip.clone();
        game.part(move |view| takes_both(view, &slip))
    };
    let yes = move || match both.get() {
        true => say!(text(), "gate-agree"),
        false => say!(text(), "gate-accept"),
    };
    let accept = Live::new(move || !taken.get() && (decline.get() || why_not.get().is_none()));
    let answer = move |action: Action| pen.answer(game, spot, of, action);
    let take = Callback::new(move |()| answer(Action::Accept(number)));
    let why = Live::new(move || why_not.get().filter(|_| accept.get() && shows(&why_not.get())));
    let reason = move || why.get().map(|why| game.tell(|teller| teller.illegal(&why)));
    view! {
        <span class="answers" hidden=move || !(accept.get() || decline.get() || withdraw.get())>
            <small class="why">{move || reason()}<Citation why/></small>
            <Show when=move || withdraw.get()>
                <button type="button" class="btn quiet" name="withdraw"
                    on:click=move |_| answer(Action::Withdraw(number))>
                    {move || say!(text(), "slip-take-back")}
                </button>
            </Show>
            <Show when=move || decline.get()>
                <button type="button" class="btn quiet" name="decline"
                    on:click=move |_| answer(Action::Decline(number))>
                    {move || say!(text(), "gate-decline")}
                </button>
            </Show>
            <Show when=move || accept.get()>
                <FinalAct tone=Tone::Ok act=take name="accept" about=Box::new(move || both.with(|_| ()))
                    disabled=Live::new(move || why_not.get().is_some())>
                    {move || yes()}
                </FinalAct>
            </Show>
        </span>
    }
}

/// Whether a reason is worth telling: that somebody has to choose first passes by itself.
const fn shows(why: &Option<IllegalAction>) -> bool {
    !matches!(why, Some(IllegalAction::ChoiceOwed(_)) | None)
}

/// Says on a slip who has answered it while it still lies there: with Deputies it waits for more than
/// one (D3).
#[component]
pub fn Replies(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let Answered { merchant, party, .. } = answered(&slip);
    let replied = game.part(move |view| {
        let slips = &view.public.inspection()?.slips;
        Some(match party {
            Party::Merchant => slips.declined[merchant],
            Party::Law => slips.accepted.and(Seats::only(merchant)),
        })
    });
    let art = if party == Party::Law { "check" } else { "cross" };
    let words = move |seat| {
        let (text, who) = (preferences.text(), name(game, seat));
        let you = if game.is_me(seat) { "who" } else { "other" };
        match party {
            Party::Law => say!(text, "slip-accepted", who = who, you = you),
            Party::Merchant => say!(text, "slip-turned-down", who = who, you = you),
        }
    };
    let seats = move || replied.get().into_iter().flat_map(Seats::iter).collect::<Vec<_>>();
    view! {
        <For each=seats key=|seat| *seat let:seat>
            <p class="replied"><Art name=art/>{move || words(seat)}</p>
        </For>
    }
}

/// Says on a slip that my last answer was meant for an earlier version of it.
#[component]
pub fn Stale(
    /// The version that lies there now.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let pen = pen();
    let preferences = preferences();
    let of = answered(&slip);
    let version = game.part(move |view| {
        let inspection = view.public.inspection();
        inspection.map_or(0, |inspection| inspection.slips.written(of.merchant, of.party))
    });
    let notice = move || {
        let stale = pen.was_meant_before(game, of);
        stale.then(|| say!(preferences.text(), "slip-stale", number = version.get()))
    };
    view! {
        <p class="notice" role="alert" hidden=move || notice().is_none()>
            <Art name="pencil"/>{move || notice()}
        </p>
    }
}
