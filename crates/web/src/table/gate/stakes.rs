//! What is at stake with a bag, from public facts only: what honesty costs the law, what a lie
//! costs the merchant, and how honest they were so far.

use leptos::prelude::*;
use rules::ledger::{Entry, PromiseFate};
use rules::public::GateBag;
use rules::{Catalogue, Law, Seat};
use text::say;

use crate::game::game;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::slip::name;

/// What is at stake with a bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stake {
    /// What the law pays if the bag is what was declared.
    honest: u32,
    /// What a false card costs at least.
    least: u32,
    /// What a false card costs at most.
    most: u32,
}

/// What is at stake with this bag in a game with these goods (I9, I10).
fn stake(catalogue: &Catalogue, bag: &GateBag) -> Stake {
    let honest = catalogue.penalty(bag.declared) * u32::from(bag.cards);
    let false_cards = catalogue.in_deck().without(bag.declared);
    let penalties = || false_cards.iter().map(|good| catalogue.penalty(good));
    let (least, most) = (penalties().min(), penalties().max());
    Stake { honest, least: least.unwrap_or(0), most: most.unwrap_or(0) }
}

/// How many promises were due, and how many of them were kept.
fn promises(entries: &[Entry], seat: Seat) -> (usize, usize) {
    let mine = || entries.iter().filter(|entry| entry.promise.by == seat);
    let kept = mine().filter(|entry| matches!(entry.fate, PromiseFate::Kept { .. })).count();
    let broken = mine().filter(|entry| matches!(entry.fate, PromiseFate::Broken { .. })).count();
    (kept + broken, kept)
}

/// Who pays an honest owner: the Sheriff, or the Deputy who acts alone (D6), or both Deputies, the reader
/// first or else the one drawn first (D5).
fn payers(law: Law, alone: Option<Seat>, me: Option<Seat>) -> (Seat, Option<Seat>) {
    match alone {
        Some(alone) => (alone, None),
        None => {
            let first = me.filter(|&me| law.has(me)).unwrap_or(law.first());
            (first, law.other(first))
        }
    }
}

/// The half of a Deputy, by their place: an odd coin falls to the one drawn first (D5).
const fn half(gold: u32, place: usize) -> u32 {
    if place == 0 { gold.div_ceil(2) } else { gold / 2 }
}

/// What is at stake with a bag that is still held, and its owner's record.
#[component]
pub fn Stakes(
    /// Whose bag.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let stake = game.part(move |view| {
        let bag = view.public.inspection()?.bags[seat]?;
        Some(stake(view.setup.catalogue(), &bag))
    });
    let payers = game.part(move |view| {
        let bag = view.public.inspection()?.bags[seat]?;
        Some(payers(view.public.law, bag.alone, game.me))
    });
    let honest = move || {
        let (gold, (who, other)) = (stake.get()?.honest, payers.get()?);
        let is_me = game.is_me(who);
        let payer = name(game, who);
        Some(match other {
            None => {
                let you = if is_me { "sheriff" } else { "other" };
                say!(text(), "stake-honest", you = you, sheriff = payer, gold = gold)
            }
            Some(other) => {
                let half = half(gold, game.look(|view| view.public.law.place(who)));
                let (rest, other) = (gold - half, name(game, other));
                let you = if is_me { "who" } else { "other" };
                say!(
                    text(),
                    "stake-honest-halves",
                    you = you,
                    who = payer,
                    gold = half,
                    other = other,
                    rest = rest
                )
            }
        })
    };
    let lie = move || {
        let Stake { least, most, .. } = stake.get()?;
        Some(match least == most {
            true => say!(text(), "stake-lie-one", fine = most),
            false => say!(text(), "stake-lie", least = least, most = most),
        })
    };
    let record = move || {
        let (conduct, (made, kept)) =
            game.story(|story| (story.conduct[seat], promises(story.ledger.entries(), seat)));
        let opened = say!(text(), "record-opened", opened = conduct.opened, lied = conduct.lied);
        let promises = say!(text(), "record-promises", made = made, kept = kept);
        if made == 0 { opened } else { format!("{opened} {promises}") }
    };
    view! {
        <ul class="stakes">
            <li><Art name="coin"/><span>{move || honest()}</span></li>
            <li><Art name="fine"/><span>{move || lie()}</span></li>
            <li hidden=move || !game.story(|story| story.whole)>
                <Art name="replay"/><span>{move || record()}</span>
            </li>
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use rules::public::Fate;
    use rules::slip::{Promise, Word};
    use rules::{Edition, Good, Options, Seats, Setup, SlipNumber};

    use super::*;

    #[test]
    fn four_apples_cost_the_sheriff_eight_and_a_false_card_two_to_four() {
        let setup = Setup::new(Options::new(Edition::Second, 4)).expect("playable options");
        let bag = GateBag {
            cards: 4,
            declared: Good::APPLES,
            fate: Fate::Held,
            threatened: Seats::NONE,
            alone: None,
            verdicts: [None; 2],
            verdicts_given: [0; 2],
        };
        let expected = Stake { honest: 8, least: 2, most: 4 };
        assert_eq!(stake(setup.catalogue(), &bag), expected);
    }

    #[test]
    fn two_deputies_pay_in_halves_and_whoever_acts_alone_pays_all() {
        // D5, D6
        let (maya, ines, olek) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let law = Law::Deputies(olek, maya);
        assert_eq!(payers(law, None, Some(ines)), (olek, Some(maya)));
        assert_eq!(payers(law, None, Some(maya)), (maya, Some(olek)));
        assert_eq!(payers(law, Some(maya), Some(olek)), (maya, None));
        assert_eq!(payers(Law::Sheriff(olek), None, Some(maya)), (olek, None));
        assert_eq!([half(7, law.place(olek)), half(7, law.place(maya))], [4, 3]);
    }

    #[test]
    fn only_promises_that_were_due_count() {
        let (maya, olek) = (Seat::new(0), Seat::new(2));
        let entry = |fate| Entry {
            promise: Promise { by: maya, to: olek, word: Word::HandBackNext },
            made_in_round: 1,
            slip: SlipNumber(1),
            fate,
            paid: rules::Gold::NONE,
        };
        let fates =
            [PromiseFate::Open, PromiseFate::Kept { round: 2 }, PromiseFate::Broken { round: 3 }];
        let entries = fates.map(entry);
        assert_eq!(promises(&entries, maya), (2, 1));
        assert_eq!(promises(&entries, olek), (0, 0));
    }
}
