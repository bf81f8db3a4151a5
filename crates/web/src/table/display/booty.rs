//! The Booty of the Deputies, and who of them gets what does not divide evenly (D7).

use leptos::prelude::*;
use rules::action::Leftover;
use rules::{Action, Seat, View};
use text::say;

use crate::game::{Spot, game};
use crate::live::For;
use crate::parts::{Art, PopupTitle, RefusalNote, drawing};
use crate::settings::preferences;
use crate::table::slip::name;

/// What on the Booty does not divide evenly, as far as I know it.
fn odd(view: &View) -> Vec<Leftover> {
    let Some(inspection) = view.public.inspection() else { return Vec::new() };
    let booty = &inspection.booty;
    let gold = (booty.gold.0 % 2 == 1).then_some(Leftover::Gold);
    let goods = booty.face_up.plus(&view.booty.unwrap_or_default());
    let cards = goods.iter().filter(|(_, count)| count % 2 == 1);
    gold.into_iter().chain(cards.map(|(good, _)| Leftover::Card(good))).collect()
}

/// The Booty in short, and on a press all that lies on it, with a Deputy's wishes.
#[component]
pub fn Booty() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let booty = game.part(|view| {
        let booty = view.public.inspection().map(|inspection| &inspection.booty);
        booty.map(|booty| (booty.gold, booty.face_up, booty.face_down, view.booty))
    });
    let odd_items = game.part(|view| match view.choices().and_then(|choices| choices.wishes()) {
        Some(_) => odd(view),
        None => Vec::new(),
    });
    let in_short = move || {
        booty.get().map(|(gold, goods, face_down, _)| {
            let goods = goods.iter().map(|(good, count)| {
                view! { <span class="pile-top"><Art name=drawing(game, good)/>{count}</span> }
            });
            view! {
                <span class="pile-top"><Art name="coin"/>{gold.0}</span>
                {goods.collect_view()}
                {(face_down > 0).then(|| view! {
                    <span class="pile-top"><Art name="card-back"/>{face_down}</span>
                })}
            }
        })
    };
    let all = move || {
        let (gold, goods, face_down, known) = booty.get().unwrap_or_default();
        let goods = goods.plus(&known.unwrap_or_default());
        let hidden = if known.is_some() { 0 } else { face_down };
        let gold = game.tell(|teller| teller.gold(gold));
        let goods = goods.iter().map(|(good, count)| game.tell(|it| it.count(good, count)));
        let hidden = (hidden > 0).then(|| say!(text(), "booty-face-down", count = hidden));
        let all: Vec<_> = std::iter::once(gold).chain(goods).chain(hidden).collect();
        say!(text(), "booty-holds", what = text().list(&all))
    };
    let count = move || odd_items.with(Vec::len);
    let odd_words = move || match count() {
        0 => None,
        count => Some(say!(text(), "booty-odd", count = count)),
    };
    view! {
        <button type="button" class="on-display number" name="booty" popovertarget="booty"
            data-place="booty" aria-label=move || all()>
            <b>{move || say!(text(), "booty")}</b>{move || in_short()}
            {move || odd_words().map(|words| view! { <small class="badge-odd">{words}</small> })}
        </button>
        <div class="panel popup" popover="auto" id="booty" role="dialog"
            aria-label=move || say!(text(), "booty")>
            <PopupTitle of="booty">{move || say!(text(), "booty")}</PopupTitle>
            <p>{move || all()}</p>
            <p>{move || say!(text(), "booty-how")}</p>
            <For each=move || odd_items.get() key=|item| *item let:item><Wish item/></For>
            <RefusalNote spot=Spot::Booty/>
        </div>
    }
}

/// A Deputy's wish about one item.
#[component]
fn Wish(
    /// Which.
    item: Leftover,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let wish = game.part(move |view| view.choices().and_then(|choices| choices.wish(item)));
    let others_wish = game.part(move |view| {
        let (law, me) = (view.public.law, game.me?);
        let other = law.other(me)?;
        let wishes = &view.public.inspection()?.booty.wishes[law.place(other)];
        let place = wishes.place(item);
        let to = law.seats().iter().find(|&seat| Some(law.place(seat)) == place);
        Some((other, to))
    });
    let deputies = game.look(|view| view.public.law.seats());
    let question = move || match item {
        Leftover::Gold => say!(text(), "booty-odd-coin"),
        Leftover::Card(good) => {
            say!(text(), "booty-odd-card", good = game.tell(|teller| teller.good(good)))
        }
    };
    let others = move || {
        let (other, to) = others_wish.get()?;
        let who = name(game, other);
        Some(match to {
            Some(to) if game.is_me(to) => say!(text(), "booty-wants-you", who = who),
            Some(to) => say!(text(), "booty-wants", who = who, to = name(game, to)),
            None => return None,
        })
    };
    let button = move |to: Option<Seat>| {
        let words = move || match to {
            Some(seat) if game.is_me(seat) => say!(text(), "lobby-you"),
            Some(seat) => name(game, seat),
            None => say!(text(), "booty-nobody"),
        };
        view! {
            <button type="button" class="chip pick" name="wish"
                aria-pressed=move || (wish.get() == to).to_string()
                on:click=move |_| {
                    if wish.get_untracked() != to {
                        game.act(Spot::Booty, Action::Wish { item, to });
                    }
                }>
                {move || words()}
            </button>
        }
    };
    let answers = deputies.iter().map(Some).chain([None]);
    view! {
        <div class="wish" role="group" aria-label=move || question()>
            <p>{move || question()}<small>{move || others()}</small></p>
            {answers.map(button).collect_view()}
        </div>
    }
}
