//! Kings and Queens so far: what fills the side of a wide table while nobody is at the gate.

use leptos::prelude::*;
use rules::catalogue::BONUSES;
use rules::public::Public;
use rules::score::{counted, in_sight, tally};
use rules::{Good, Seat, Seats, Setup};
use text::say;

use super::facts::Title;
use crate::game::game;
use crate::parts::{Art, drawing, kind};
use crate::settings::preferences;

/// Who has the most of a kind, and the second most, as far as everyone can see.
#[derive(Clone, PartialEq, Debug)]
struct Crowns {
    good: Good,
    /// Those who wear each title, and how many cards each of them has.
    worn: [(Title, Seats, u32); 2],
}

/// Who leads in every kind that counts in this game, in the order of the goods.
fn crowns(setup: &Setup, public: &Public) -> Vec<Crowns> {
    let (catalogue, stalls) = (setup.catalogue(), in_sight(setup, public));
    let sheet = tally(catalogue, &stalls);
    let wearing = |good: Good, title: Title| {
        let wears = |seat: &Seat| {
            let bonuses = &sheet.seats[seat.index()].bonuses;
            bonuses.iter().any(|bonus| bonus.good == good && Title::of(bonus.role) == title)
        };
        let seats: Seats = setup.seats().iter().filter(wears).collect();
        let cards = seats.first().map(|seat| counted(catalogue, &stalls[seat.index()].stand, good));
        (title, seats, cards.unwrap_or(0))
    };
    let goods = BONUSES.iter().map(|&(good, ..)| good);
    let goods = goods.filter(|&good| catalogue.in_deck().has(good));
    goods
        .map(|good| Crowns { good, worn: [Title::King, Title::Queen].map(|it| wearing(good, it)) })
        .collect()
}

/// A line for each kind: who would be King, and who Queen.
#[component]
pub fn KingsAndQueens() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let all = game.part(|view| crowns(&view.setup, &view.public));
    let name = move |seat| match game.is_me(seat) {
        true => say!(text(), "talk-you"),
        false => game.tell(|teller| teller.name(seat)),
    };
    let cell = move |(title, seats, cards): (Title, Seats, u32)| {
        let who: Vec<String> = seats.iter().map(name).collect();
        let worn = (!who.is_empty()).then(|| {
            view! { <Art name=title.art()/>{text().list(&who)}"\u{a0}"<b class="number">{cards}</b> }
        });
        view! { <td>{worn}</td> }
    };
    let row = move |Crowns { good, worn }: Crowns| {
        view! {
            <tr data-good=kind(game, good).key>
                <th scope="row">
                    <Art name=drawing(game, good)/>{game.tell(|teller| teller.good(good))}
                </th>
                {worn.map(cell)}
            </tr>
        }
    };
    let rows = move || all.get().into_iter().map(row).collect_view();
    view! {
        <table class="crowns">
            <caption>{move || say!(text(), "crowns-title")}</caption>
            <thead class="visually-hidden">
                <tr>
                    <td></td>
                    <th scope="col">{move || say!(text(), "crown-king")}</th>
                    <th scope="col">{move || say!(text(), "crown-queen")}</th>
                </tr>
            </thead>
            <tbody>{move || rows()}</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use rules::{Edition, Goods, Options, Scene};

    use super::*;

    #[test]
    fn whoever_has_most_is_king_and_a_tie_shows_on_all() {
        // V3, V4: two with four apples share the King's crown, and nobody is Queen.
        let setup = Setup::new(Options::new(Edition::Second, 3)).expect("playable options");
        let [maya, ines, olek] = [0, 1, 2].map(Seat::new);
        let scene = Scene::new(setup.into());
        let scene = scene.stand(maya, Goods::of(Good::APPLES, 4));
        let scene = scene.stand(ines, Goods::of(Good::APPLES, 4));
        let scene = scene.stand(olek, Goods::of(Good::CHEESE, 2));
        let state = scene.build().expect("a scene");
        let all = crowns(state.setup(), state.public());
        let of = |good| all.iter().find(|crowns| crowns.good == good).expect("a kind with a King");
        let both = [maya, ines].into_iter().collect::<Seats>();
        assert_eq!(of(Good::APPLES).worn, [(Title::King, both, 4), (Title::Queen, Seats::NONE, 0)]);
        let alone = [olek].into_iter().collect::<Seats>();
        assert_eq!(of(Good::CHEESE).worn[0], (Title::King, alone, 2));
        // V3: with three players there is no bread, and so no King of it.
        assert!(all.iter().all(|crowns| crowns.good != Good::BREAD));
    }
}
