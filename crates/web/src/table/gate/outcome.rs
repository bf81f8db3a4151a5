//! What became of a bag: what was found and who paid, or what went onto the stand.

use leptos::prelude::*;
use rules::annals::{BagEnd, BagStory};
use rules::{EventView, Good, Goods, Kinds, Seat, Seats};
use text::say;

use crate::game::{Game, game};
use crate::live::Live;
use crate::parts::{Art, Card, CardBack};
use crate::settings::preferences;
use crate::table::slip::name;

/// What became of a bag, once it is settled, and what its owner has proved.
#[component]
pub fn Outcome(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let story = Live::new(move || game.story(|story| story.annals.now().bags[seat].clone()));
    let proof = Live::new(move || game.story(|story| story.proofs[seat].clone()));
    move || outcome(seat, story.get(), proof.get())
}

/// What became of a bag of which this is known, and what its owner has proved.
pub(crate) fn outcome(
    seat: Seat,
    story: Option<BagStory>,
    proof: Option<EventView>,
) -> Option<AnyView> {
    let settled = story.and_then(|bag| {
        Some(match bag.end.clone()? {
            BagEnd::Opened { by, cards } => view! { <Found seat bag by cards/> }.into_any(),
            BagEnd::HandedBack { .. } => view! { <Back bag/> }.into_any(),
        })
    });
    (settled.is_some() || proof.is_some()).then(|| {
        let proof = proof.map(|proof| view! { <Proved proof/> });
        view! { <div class="outcome">{settled}{proof}</div> }.into_any()
    })
}

/// The cards of an opened bag, the false ones marked.
fn turned(cards: &Goods, declared: Option<Good>) -> Vec<(Good, bool)> {
    let is_false = |good| declared.is_some_and(|declared| declared != good);
    let (mut turned, found): (Vec<_>, Vec<_>) =
        cards.cards().map(|good| (good, is_false(good))).partition(|&(_, is_false)| !is_false);
    turned.extend(found);
    turned
}

/// What was found in an opened bag, and who paid.
#[component]
fn Found(
    /// Whose.
    seat: Seat,
    /// What is known of it.
    bag: BagStory,
    /// Who opened it.
    by: Seats,
    /// What was in it.
    cards: Goods,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let declared = bag.declared.map(|(good, _)| good);
    let cards_turned = turned(&cards, declared);
    let confiscated = move || say!(preferences.text(), "gate-confiscated");
    let shown = cards_turned.into_iter().enumerate().map(|(place, (good, is_false))| {
        view! {
            <span class="turned" class:confiscated=is_false style:--i=place.to_string()>
                <Card good class="turns"/>
                <span class="mark" hidden=!is_false title=move || confiscated()>
                    <Art name="cross"/><span class="visually-hidden">{move || confiscated()}</span>
                </span>
            </span>
        }
    });
    let verdict = move || paid(game, seat, &bag, by, &cards);
    view! {
        <p>{move || verdict()}</p>
        <div class="found">{shown.collect_view()}</div>
    }
}

/// Who paid how much for what was found (I9, I10); two Deputies pay in halves, and what they get
/// goes onto the Booty (D5).
fn paid(game: Game, seat: Seat, bag: &BagStory, by: Seats, cards: &Goods) -> String {
    let text = preferences().text();
    let false_cards = bag.false_cards().unwrap_or_default();
    let fine = |goods: &Goods| game.look(|view| view.setup.catalogue().penalty_of(goods));
    let (honest, gold) = match false_cards.is_empty() {
        true => (true, fine(cards)),
        false => (false, fine(&false_cards)),
    };
    let you = match game.is_me(seat) {
        true => "owner",
        false if game.me.is_some_and(|me| by.has(me)) => "law",
        false => "other",
    };
    let who = name(game, seat);
    let law = by.first().map(|law| name(game, law)).unwrap_or_default();
    match (honest, by.len()) {
        (true, 2) => say!(text, "gate-found-honest-deputies", you = you, who = who, gold = gold),
        (false, 2) => say!(text, "gate-found-lie-deputies", you = you, who = who, gold = gold),
        (true, _) => {
            say!(text, "gate-found-honest", you = you, who = who, law = law, gold = gold)
        }
        (false, _) => say!(text, "gate-found-lie", you = you, who = who, law = law, gold = gold),
    }
}

/// How many cards of a bag went face down. Of their own bag people see those too.
fn face_down(bag: &BagStory, legal: Kinds) -> usize {
    usize::from(bag.face_down) + bag.seen.cards().filter(|&good| !legal.has(good)).count()
}

/// What went onto the stand out of a bag that was handed back: legal goods open, the rest face
/// down.
#[component]
fn Back(
    /// What is known of it.
    bag: BagStory,
) -> impl IntoView {
    let preferences = preferences();
    let hidden = game().look(|view| face_down(&bag, view.setup.catalogue().legal()));
    let words = move || say!(preferences.text(), "gate-went-face-down", count = hidden);
    let legal = bag.seen.cards().map(|good| view! { <span class="turned"><Card good/></span> });
    let backs = (0..bag.face_down).map(|_| view! { <span class="turned"><CardBack/></span> });
    view! {
        <p>{move || words()}</p>
        <div class="found">{legal.collect_view()}{backs.collect_view()}</div>
    }
}

/// What a merchant has proved, who did not deliver (H4): in words to everyone, and with the cards to
/// those who were shown them.
#[component]
fn Proved(
    /// What they were told.
    proof: EventView,
) -> impl IntoView {
    let game = game();
    let cards = shown(&proof);
    let cards = cards.into_iter().map(|good| view! { <span class="turned"><Card good/></span> });
    let words = move || game.tell(|teller| teller.event(&proof));
    view! {
        <p class="proved"><Art name="open"/>{move || words()}</p>
        <div class="found">{cards.collect_view()}</div>
    }
}

/// The cards that a proof shows.
fn shown(proof: &EventView) -> Vec<Good> {
    match proof {
        EventView::Proved { stand, bag, .. } => {
            [stand, bag].into_iter().flatten().flat_map(Goods::cards).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn false_cards_come_last() {
        let cards: Goods = [(Good::APPLES, 1), (Good::BREAD, 2), (Good::SILK, 1)].into();
        let expected =
            [(Good::BREAD, false), (Good::BREAD, false), (Good::APPLES, true), (Good::SILK, true)];
        assert_eq!(turned(&cards, Some(Good::BREAD)), expected);
    }

    #[test]
    fn my_own_contraband_counts_as_face_down_though_i_see_it() {
        let legal = Kinds::NONE.with(Good::APPLES);
        let seen = [(Good::APPLES, 2), (Good::SILK, 1)].into();
        let mine = BagStory { seen, ..BagStory::NEW };
        assert_eq!(face_down(&mine, legal), 1);
        let theirs = BagStory { seen: Goods::of(Good::APPLES, 2), face_down: 3, ..mine };
        assert_eq!(face_down(&theirs, legal), 3);
    }
}
