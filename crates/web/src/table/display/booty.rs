//! The Booty of the Deputies, and who of them gets what does not divide evenly (D7).

use leptos::prelude::*;
use rules::action::Leftover;
use rules::{Action, Good, Goods, Inspection, Seat, View};
use text::say;

use crate::game::{Spot, game};
use crate::live::For;
use crate::parts::{Art, GoodArt, PopupTitle, RefusalNote, kind};
use crate::settings::preferences;
use crate::table::slip::name;

/// Everything about which a Deputy can say beforehand who gets what is left over: the coin, the goods
/// on the Booty as far as I know them, those that a slip may bring there, and those about which one of
/// both has said something. With the last bag the Booty is shared at once.
fn items(view: &View) -> Vec<Leftover> {
    let wishes = view.choices().and_then(|choices| choices.wishes());
    let (Some(inspection), Some(kinds)) = (view.public.inspection(), wishes) else {
        return Vec::new();
    };
    let named = inspection.slips.iter().fold(on_booty(view).kinds(), |kinds, slip| {
        let gives = &slip.terms.merchant_gives;
        kinds.or(gives.stand.kinds()).or(gives.bag.kinds()).or(gives.either.kinds())
    });
    let counts = |&good: &Good| {
        named.has(good) || wishes_for(view, Leftover::Card(good)).iter().any(Option::is_some)
    };
    let cards = kinds.iter().filter(counts).map(Leftover::Card);
    std::iter::once(Leftover::Gold).chain(cards).collect()
}

/// The goods on the Booty, as far as I know them.
fn on_booty(view: &View) -> Goods {
    let face_up = view.public.inspection().map(|inspection| inspection.booty.face_up);
    face_up.unwrap_or_default().plus(&view.booty.unwrap_or_default())
}

/// Whether something on the Booty does not divide evenly now.
fn is_odd(view: &View, item: Leftover) -> bool {
    let gold = |inspection: &Inspection| inspection.booty.gold.0;
    match item {
        Leftover::Gold => view.public.inspection().map_or(0, gold) % 2 == 1,
        Leftover::Card(good) => on_booty(view).count(good) % 2 == 1,
    }
}

/// Who should get an item, as each Deputy wishes, the one drawn first and the other.
fn wishes_for(view: &View, item: Leftover) -> [Option<usize>; 2] {
    let inspection = view.public.inspection();
    inspection.map_or([None; 2], |it| it.booty.wishes.map(|wishes| wishes.place(item)))
}

/// Whether both Deputies want the same one to have an item.
fn is_agreed(view: &View, item: Leftover) -> bool {
    let [first, second] = wishes_for(view, item);
    first.is_some() && first == second
}

/// How much is left over now, or was wished for, and is not agreed.
fn open(view: &View) -> usize {
    let is_open = |&item: &Leftover| {
        let wished = wishes_for(view, item).iter().any(Option::is_some);
        (is_odd(view, item) || wished) && !is_agreed(view, item)
    };
    items(view).into_iter().filter(is_open).count()
}

/// While one bag is left, the way to what of the Booty is not agreed: with that bag it is shared, and what
/// does not divide is lost.
#[component]
pub fn LastWishes() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let open = game.part(|view| {
        let held = view.public.inspection().map_or(0, |inspection| inspection.all_held().len());
        if held == 1 { open(view) } else { 0 }
    });
    let words = move || say!(text(), "booty-last", count = open.get());
    view! {
        <button type="button" class="btn quiet" name="last-wishes" popovertarget="booty"
            hidden=move || open.get() == 0>
            <Art name="coin"/>{move || words()}
        </button>
    }
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
    let items = game.part(items);
    let open = game.part(open);
    let in_short = move || {
        booty.get().map(|(gold, goods, face_down, _)| {
            let goods = goods.iter().map(|(good, count)| {
                view! { <span class="pile-top"><GoodArt good/>{count}</span> }
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
    let open_words = move || match open.get() {
        0 => None,
        count => Some(say!(text(), "booty-not-agreed", count = count)),
    };
    let label = move || [Some(all()), open_words()].into_iter().flatten().collect::<Vec<_>>();
    view! {
        <button type="button" class="on-display number" name="booty" popovertarget="booty"
            data-place="booty" aria-label=move || label().join(" ")>
            <b>{move || say!(text(), "booty")}</b>{move || in_short()}
            {move || open_words().map(|words| view! { <small class="badge-odd">{words}</small> })}
        </button>
        <div class="panel popup" popover="auto" id="booty" role="dialog"
            aria-label=move || say!(text(), "booty")>
            <PopupTitle of="booty">{move || say!(text(), "booty")}</PopupTitle>
            <p>{move || all()}</p>
            <p>{move || say!(text(), "booty-how")}</p>
            <For each=move || items.get() key=|item| *item let:item><Wish item/></For>
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
        let place = wishes_for(view, item)[law.place(other)];
        let to = law.seats().iter().find(|&seat| Some(law.place(seat)) == place);
        Some((other, to))
    });
    let deputies = game.look(|view| view.public.law.seats());
    let odd = game.part(move |view| is_odd(view, item));
    let agreed = game.part(move |view| is_agreed(view, item));
    let question = move || {
        let now = if odd.get() { "odd" } else { "even" };
        match item {
            Leftover::Gold => say!(text(), "booty-odd-coin", now = now),
            Leftover::Card(good) => {
                let good = game.tell(|teller| teller.good(good));
                say!(text(), "booty-odd-card", good = good, now = now)
            }
        }
    };
    let others = move || {
        if agreed.get() {
            return Some(say!(text(), "booty-agreed"));
        }
        let (other, to) = others_wish.get()?;
        let who = name(game, other);
        Some(match to {
            Some(to) if game.is_me(to) => say!(text(), "booty-wants-you", who = who),
            Some(to) if to == other => say!(text(), "booty-wants-it", who = who),
            Some(to) => say!(text(), "booty-wants", who = who, to = name(game, to)),
            None => return None,
        })
    };
    let button = move |to: Option<Seat>| {
        let words = move || match to {
            Some(seat) if game.is_me(seat) => say!(text(), "talk-you"),
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
    let key = match item {
        Leftover::Gold => "coin".to_owned(),
        Leftover::Card(good) => kind(game, good).key,
    };
    view! {
        <div class="wish" role="group" data-good=key aria-label=move || question()>
            <p>{move || question()}<small>{move || others()}</small></p>
            {answers.map(button).collect_view()}
        </div>
    }
}
