//! What stands on a slip, as items to draw and in short words.

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Catalogue, Gold, Good, Law, Seat, Slip, Strikers, Terms, View};
use text::{Teller, Text, say};

use crate::game::{Game, game};
use crate::parts::{Art, GoodArt, kind};
use crate::settings::preferences;
use crate::table::slip::draft::{Deed, Draft, Giver, POCKETS, Pocket};

/// One thing that someone gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Given {
    /// Gold.
    Gold(Gold),
    /// So many of a good, from a pocket.
    Goods(Good, u8, Pocket),
}

/// Everything that someone gives by these terms.
pub(crate) fn given(catalogue: &Catalogue, terms: &Terms, giver: Giver) -> Vec<Given> {
    let draft = Draft::from(terms);
    let gold = Some(draft.gold(giver)).filter(|gold| !gold.is_none()).map(Given::Gold);
    let goods = POCKETS.into_iter().flat_map(|pocket| {
        let goods = draft.goods(catalogue, giver, pocket);
        goods.iter().map(move |(good, count)| Given::Goods(good, count, pocket))
    });
    gold.into_iter().chain(goods).collect()
}

/// What a pocket is called.
pub(crate) fn pocket_name(text: &Text, pocket: Pocket) -> String {
    match pocket {
        Pocket::FaceUp => say!(text, "slip-source-stand"),
        Pocket::FaceDown => say!(text, "slip-source-face-down"),
        Pocket::Bag => say!(text, "slip-source-bag"),
        Pocket::Either => say!(text, "slip-source-either"),
    }
}

/// Something that is told about the table as it is, the Sheriff by name.
pub(crate) fn tell_here<T>(game: Game, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    let table = game.table();
    game.tell(|teller| tell(&teller.at(&table.game.public)))
}

/// The name of whoever sits there.
pub(crate) fn name(game: Game, seat: Seat) -> String {
    game.tell(|teller| teller.name(seat))
}

/// The name of the Sheriff; of the Deputy drawn first, where both are the law.
pub(crate) fn law_name(game: Game) -> String {
    name(game, game.with(|view| view.public.law.first()))
}

/// Who promises something on a slip: either side can.
pub(crate) fn who_promises(game: Game, by: Seat) -> String {
    let text = preferences().text();
    match game.is_me(by) {
        true => say!(text, "slip-you-promise"),
        false => say!(text, "slip-promises", who = name(game, by)),
    }
}

/// Whether there are Deputies instead of a Sheriff.
pub(crate) fn has_deputies(game: Game) -> bool {
    game.look(|view| matches!(view.public.law, Law::Deputies(..)))
}

/// When what is sealed on a slip moves, for whoever reads it: with Deputies it may need more than one
/// to agree (D3, D6).
pub(crate) fn sealed_hint(game: Game, terms: &Terms, author: Seat) -> String {
    let (merchant, party) = (terms.merchant, terms.party_of(author));
    let (law, strikers) = game.with(|view| {
        let (law, public) = (view.public.law, &view.public);
        // What nobody can strike as it stands says why elsewhere.
        let nobody = Strikers::AnyOf(law.seats());
        (law, public.strikers(terms, author).unwrap_or(nobody))
    });
    let partner = game.me.filter(|&me| law.has(me)).and_then(|me| law.other(me));
    let (you, taker) = match (party, strikers) {
        (Party::Merchant, Strikers::Both(_)) => match partner {
            Some(partner) => ("pair", Some(partner)),
            None => ("deputies", None),
        },
        (Party::Merchant, Strikers::AnyOf(who)) => match who.single() {
            _ if game.me.is_some_and(|me| who.has(me)) => ("taker", None),
            Some(taker) => ("other", Some(taker)),
            None => ("deputy", None),
        },
        (Party::Law, _) if !game.is_me(merchant) => match strikers {
            Strikers::Both(_) => ("law", Some(merchant)),
            Strikers::AnyOf(_) => ("other", Some(merchant)),
        },
        (Party::Law, Strikers::Both(_)) => ("all", None),
        (Party::Law, Strikers::AnyOf(_)) => ("taker", None),
    };
    let taker = taker.map_or_else(String::new, |seat| name(game, seat));
    say!(preferences().text(), "slip-sealed-hint", you = you, taker = taker)
}

/// Whether both Deputies have to agree before anything on a slip moves (D3).
pub(crate) fn takes_both(view: &View, slip: &Slip) -> bool {
    let strikers = view.public.strikers(&slip.terms, slip.author);
    matches!(strikers, Some(Strikers::Both(_)))
}

/// For the words: whether someone is the reader.
fn owner(game: Game, seat: Seat) -> &'static str {
    if game.is_me(seat) { "owner" } else { "other" }
}

/// What the law does, told to whoever reads it: "open your bag".
pub(crate) fn deed_words(game: Game, deed: Deed) -> String {
    let text = preferences().text();
    let (who, you) = (name(game, deed.about()), owner(game, deed.about()));
    match deed {
        Deed::HandBack(_) => say!(text, "slip-hand-back", who = who, you = you),
        Deed::Open(_) => say!(text, "slip-open", who = who, you = you),
        Deed::TakeNothing(_) => say!(text, "slip-take-nothing", who = who, you = you),
    }
}

/// The same where a drawing says half of it already: "Ines's bag".
pub(crate) fn deed_in_short(game: Game, deed: Deed) -> String {
    let text = preferences().text();
    let (who, you) = (name(game, deed.about()), owner(game, deed.about()));
    match deed {
        Deed::HandBack(_) => say!(text, "desk-bag", who = who, you = you),
        Deed::Open(_) | Deed::TakeNothing(_) => deed_words(game, deed),
    }
}

/// The drawing for what the law does.
pub(crate) const fn deed_drawing(deed: Deed) -> &'static str {
    match deed {
        Deed::HandBack(_) => "hand-back",
        Deed::Open(_) => "open",
        Deed::TakeNothing(_) => "lock",
    }
}

/// Things that someone gives, each as a chip.
#[component]
pub fn GivenChips(
    /// What.
    items: Vec<Given>,
) -> impl IntoView {
    items.into_iter().map(|item| view! { <GivenChip item/> }).collect_view()
}

/// One thing that someone gives.
#[component]
fn GivenChip(
    /// What.
    item: Given,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    match item {
        Given::Gold(gold) => view! {
            <span class="chip number">
                <Art name="coin"/>
                <span aria-hidden="true">{gold.0}</span>
                <span class="visually-hidden">{move || game.tell(|teller| teller.gold(gold))}</span>
            </span>
        }
        .into_any(),
        Given::Goods(good, count, pocket) => {
            let legal = game.look(|view| view.setup.catalogue().is_legal(good));
            let whole = move || game.tell(|teller| teller.count(good, count));
            view! {
                <span class="chip number" class:contraband=!legal data-good=kind(game, good).key>
                    <GoodArt good/>
                    <span aria-hidden="true">{count}</span>
                    <span class="visually-hidden">{move || whole()}</span>
                    <small>{move || pocket_name(&preferences.text(), pocket)}</small>
                </span>
            }
            .into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Catalogue, Good, Seat, Terms};

    use super::*;

    #[test]
    fn gold_comes_first_and_contraband_of_the_stand_lies_face_down() {
        let maya = Seat::new(0);
        let terms = Terms::with(maya)
            .gold(5)
            .from_stand([(Good::CHEESE, 1), (Good::SILK, 1)])
            .from_bag([(Good::MEAD, 1)]);
        let expected = [
            Given::Gold(Gold(5)),
            Given::Goods(Good::CHEESE, 1, Pocket::FaceUp),
            Given::Goods(Good::SILK, 1, Pocket::FaceDown),
            Given::Goods(Good::MEAD, 1, Pocket::Bag),
        ];
        let catalogue = Catalogue::of_the_box();
        assert_eq!(given(&catalogue, &terms, Giver::Merchant), expected);
        assert_eq!(given(&catalogue, &terms, Giver::Law(Seat::new(1))), []);
    }
}
