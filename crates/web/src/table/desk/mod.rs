//! The slips on the desk: every live one, and what I can answer.

mod answer;
mod paper;

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Law, Seat, Slip, View};
use text::say;

use crate::game::{Spot, game};
use crate::live::For;
use crate::parts::{Art, RefusalNote};
use crate::settings::preferences;
use crate::table::seat::{Device, seat_class};
use crate::table::slip::{GivenChips, Giver, deed_drawing, deed_in_short, deeds, given, name};

pub(crate) use answer::{Answers, Stale};
pub(crate) use paper::{Papers, concerns};

/// Every live slip.
pub(crate) fn live(view: &View) -> Vec<Slip> {
    let inspection = view.public.inspection();
    inspection.into_iter().flat_map(|it| it.slips.iter()).map(|slip| slip.to_slip()).collect()
}

/// The slips, as the Sheriff sees them.
#[component]
pub fn Desk() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let slips = game.part(live);
    let law = game.part(|view| view.public.law);
    let title = move || match law.get() {
        Law::Sheriff(sheriff) if game.is_me(sheriff) => say!(text(), "desk-yours"),
        Law::Sheriff(sheriff) => say!(text(), "desk-title", who = name(game, sheriff)),
        Law::Deputies(..) => say!(text(), "desk-deputies"),
    };
    let hint = move || {
        let is_mine = game.me.is_some_and(|me| law.get().has(me));
        (!is_mine).then(|| say!(text(), "desk-title.hint"))
    };
    view! {
        <section class="desk" aria-label=move || say!(text(), "label-desk")>
            <h2><Art name="sheriff"/><span>{title}" "<small>{move || hint()}</small></span></h2>
            <ul class="offers">
                <For each=move || slips.get() key=|slip| slip.number.0 let:slip>
                    <DeskRow slip/>
                </For>
            </ul>
            <p class="empty" hidden=move || !slips.with(Vec::is_empty)>
                {move || say!(text(), "desk-empty")}
            </p>
            <RefusalNote spot=Spot::Desk/>
        </section>
    }
}

/// For the stylesheet: whether a slip is meant for me, or about me.
fn tone(slip: &Slip, me: Seat) -> &'static str {
    let terms = &slip.terms;
    let does = terms.law_does;
    let of_others = does.open.or(does.take_nothing).or(does.hand_back);
    if terms.merchant == me && slip.party() == Party::Law {
        "to-you"
    } else if terms.merchant != me && of_others.has(me) {
        "about-you"
    } else {
        ""
    }
}

/// One slip in short.
#[component]
fn DeskRow(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let (author, number) = (slip.author, slip.number.0);
    let class = format!("{} {}", seat_class(author), game.me.map_or("", |me| tone(&slip, me)));
    let by_law = slip.party() == Party::Law;
    let of = slip.terms.merchant;
    let asks = move || {
        let you = if game.is_me(author) { "author" } else { you(game.is_me(of)) };
        by_law.then(|| say!(text(), "desk-asks", who = name(game, of), you = you))
    };
    let by = move || match game.is_me(author) {
        true => say!(text(), "talk-you"),
        false => name(game, author),
    };
    view! {
        <li class=class data-slip=number data-seat=author.index()>
            <Device seat=author/>
            <b>{move || by()}</b>
            <span class="what number">{move || asks()}<Gives slip=slip.clone()/></span>
            <DoesInShort slip=slip.clone()/>
            <Stale slip=slip.clone()/>
            <Answers slip spot=Spot::Desk/>
        </li>
    }
}

/// For the words.
const fn you(is_me: bool) -> &'static str {
    if is_me { "merchant" } else { "other" }
}

/// What both sides give by a slip, and that there are words on it.
#[component]
pub fn Gives(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let terms = slip.terms;
    let of = |giver| game.look(|view| given(view.setup.catalogue(), &terms, giver));
    let merchants = of(Giver::Merchant);
    let law = terms.law_gives.map(|gives| (gives.from, of(Giver::Law(gives.from))));
    let words: Vec<_> = terms.word.clone();
    let spoken = move || {
        let promises = words.iter().map(|promise| game.tell(|teller| teller.promise(promise)));
        promises.collect::<Vec<_>>().join(" ")
    };
    let gives = move |from| match game.is_me(from) {
        true => say!(text(), "slip-you-give"),
        false => say!(text(), "slip-gives", who = name(game, from)),
    };
    view! {
        <GivenChips items=merchants/>
        {law.map(|(from, items)| view! {
            <span class="adds">
                <small>{move || gives(from)}</small>
                <GivenChips items/>
            </span>
        })}
        <span class="words-only" hidden=terms.word.is_empty()>
            <Art name="wind"/><i>{move || spoken()}</i>
        </span>
    }
}

/// What the law is to do by a slip, in short.
#[component]
pub fn DoesInShort(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let each = deeds(&slip.terms).into_iter().map(|deed| {
        view! {
            <span><Art name=deed_drawing(deed)/>{move || deed_in_short(game, deed)}</span>
        }
    });
    view! { <span class="for">{each.collect_view()}</span> }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rules::{SlipNumber, Terms};

    use super::*;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    fn slip(author: Seat, terms: Terms) -> Slip {
        Slip { number: SlipNumber(1), author, terms: Arc::new(terms) }
    }

    #[test]
    fn slips_to_me_and_about_me_stand_out() {
        let to_me = slip(OLEK, Terms::with(MAYA).gold(8).hand_back(MAYA));
        let about_me = slip(INES, Terms::with(INES).gold(3).open(MAYA));
        let neither = slip(INES, Terms::with(INES).gold(3).hand_back(INES));
        let mine = slip(MAYA, Terms::with(MAYA).gold(3).hand_back(MAYA));
        let tones = [to_me, about_me, neither, mine].map(|slip| tone(&slip, MAYA));
        assert_eq!(tones, ["to-you", "about-you", "", ""]);
    }
}
