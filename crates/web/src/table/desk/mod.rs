//! The slips on the desk: every live one, and what I can answer.

mod answer;
mod paper;

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Law, Seat, Slip, View};
use text::say;

use crate::game::{Game, Spot, game};
use crate::live::{For, Live};
use crate::parts::{Art, RefusalNote};
use crate::settings::preferences;
use crate::table::seat::{Device, seat_class};
use crate::table::slip::{
    GivenChips, Giver, deed_drawing, deed_in_short, deeds, given, name, who_promises,
};

pub(crate) use answer::{Answers, Replies, Stale, answered};
pub(crate) use paper::{Papers, slips_about, slips_with};

/// Every live slip.
fn live(view: &View) -> Vec<Slip> {
    let inspection = view.public.inspection();
    inspection.into_iter().flat_map(|it| it.slips.iter()).map(|slip| slip.to_slip()).collect()
}

/// Where slips lie: a new one comes below the others, and another version takes the place of the one
/// before, so that no button moves under a finger because somebody else writes.
#[derive(Clone, Default)]
struct Places(Vec<(Seat, Party)>);

impl Places {
    /// Puts slips where they lie.
    fn sort(&mut self, slips: &mut [Slip]) {
        slips.sort_by_key(|slip| slip.number.0);
        let side = |slip: &Slip| (slip.terms.merchant, slip.party());
        for slip in &*slips {
            if !self.0.contains(&side(slip)) {
                self.0.push(side(slip));
            }
        }
        slips.sort_by_key(|slip| self.0.iter().position(|&place| place == side(slip)));
    }
}

/// Every live slip, in the order in which they lie there, from now on.
pub(crate) fn lying() -> Live<Vec<Slip>> {
    let places = StoredValue::new(Places::default());
    game().part(move |view| {
        let mut slips = live(view);
        places.update_value(|places| places.sort(&mut slips));
        slips
    })
}

/// The slips, as the Sheriff sees them.
#[component]
pub fn Desk() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let slips = lying();
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
            <h2><Art name="sheriff"/><span>{move || title()}" "<small>{move || hint()}</small></span></h2>
            <div class="laid" role="region" tabindex="0" aria-label=move || title()>
                <ul class="offers">
                    <For each=move || slips.get() key=|slip| slip.number.0 let:slip>
                        <DeskRow slip/>
                    </For>
                </ul>
                <p class="empty" hidden=move || !slips.with(Vec::is_empty)>
                    {move || say!(text(), "desk-empty")}
                </p>
            </div>
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
    let (author, number) = (slip.author, slip.number.0);
    let class = format!("{} {}", seat_class(author), game.me.map_or("", |me| tone(&slip, me)));
    let asks = {
        let slip = slip.clone();
        move || asks(game, &slip)
    };
    view! {
        <li class=class data-slip=number data-seat=author.index()>
            <Device seat=author/>
            <b>{move || by(game, author)}</b>
            <span class="what number">{asks}<Gives slip=slip.clone()/></span>
            <DoesInShort slip=slip.clone()/>
            <Replies slip=slip.clone()/>
            <Stale slip=slip.clone()/>
            <Answers slip spot=Spot::Desk/>
        </li>
    }
}

/// Who wrote a slip.
fn by(game: Game, author: Seat) -> String {
    match game.is_me(author) {
        true => say!(preferences().text(), "talk-you"),
        false => name(game, author),
    }
}

/// Whom the law asks for what it wants by its slip.
fn asks(game: Game, slip: &Slip) -> Option<String> {
    let of = slip.terms.merchant;
    let you = if game.is_me(slip.author) { "author" } else { you(game.is_me(of)) };
    let words = || say!(preferences().text(), "desk-asks", who = name(game, of), you = you);
    (slip.party() == Party::Law).then(words)
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
    let spoken = terms.word.clone().into_iter().map(|promise| {
        view! {
            <span class="words-only">
                <Art name="wind"/>
                <span>
                    <small>{move || who_promises(game, promise.by)}</small>" "
                    <i>{move || game.tell(|teller| teller.promise(&promise))}</i>
                </span>
            </span>
        }
    });
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
        {spoken.collect_view()}
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
    fn a_slip_that_comes_or_changes_moves_no_other() {
        let mut places = Places::default();
        let mut lie = |slips: &[(u16, Seat)]| {
            let slip = |&(number, merchant)| Slip {
                number: SlipNumber(number),
                ..slip(merchant, Terms::with(merchant).gold(1))
            };
            let mut slips: Vec<_> = slips.iter().map(slip).collect();
            places.sort(&mut slips);
            slips.iter().map(|slip| slip.number.0).collect::<Vec<_>>()
        };
        assert_eq!(lie(&[(7, MAYA), (4, OLEK)]), [4, 7], "those that were there first");
        assert_eq!(lie(&[(7, MAYA), (8, INES), (4, OLEK)]), [4, 7, 8], "a new one is the last");
        assert_eq!(lie(&[(7, MAYA), (8, INES), (9, OLEK)]), [9, 7, 8], "another version stays");
        assert_eq!(lie(&[(8, INES), (9, OLEK)]), [9, 8]);
        assert_eq!(lie(&[(10, MAYA), (8, INES), (9, OLEK)]), [9, 10, 8], "back where it lay");
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
