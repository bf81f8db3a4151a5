//! The gate: the bags before it, what is known about them, and what I can do.

mod acts;
mod facts;
mod outcome;
mod place;
mod stakes;
mod tabs;

use leptos::prelude::*;
use rules::{Seat, View};
use text::say;

use crate::game::game;
use crate::live::{For, Live};
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::desk::Papers;
use crate::table::gate::place::BagPlace;
use crate::table::gate::tabs::BagTabs;

pub(crate) use acts::{GateActs, takes, wanted};
pub(crate) use outcome::outcome;

/// The seats that have a bag at the gate this round, from my left on.
pub(crate) fn with_bags(view: &View, me: Seat) -> Vec<Seat> {
    let Some(inspection) = view.public.inspection() else { return Vec::new() };
    let seats = view.setup.seats().clockwise_after(me);
    let mut seats: Vec<Seat> = seats.filter(|&seat| inspection.bags[seat].is_some()).collect();
    // My own bag stands in the middle.
    if let Some(place) = seats.iter().position(|&seat| seat == me) {
        let mine = seats.remove(place);
        seats.insert(seats.len() / 2, mine);
    }
    seats
}

/// The bag that I look at: the one that I picked, or else my own, or else one that I have to open (H1), or
/// else the one about which I am asked who have none (M8), or else the first that is not settled. Somebody's
/// bag is always in focus while there is one.
pub(crate) fn focus(view: &View, me: Seat, picked: Option<Seat>) -> Option<Seat> {
    let inspection = view.public.inspection()?;
    let bags = with_bags(view, me);
    let mine = picked.or(Some(me)).filter(|seat| bags.contains(seat));
    let held = || bags.iter().copied().filter(|&seat| inspection.held(seat).is_some());
    let due = || held().find(|&seat| inspection.must_open[seat].has(me));
    let meant = || {
        let does = wanted(view, me)?.terms.law_does;
        held().find(|&seat| does.bags().has(seat))
    };
    mine.or_else(due).or_else(meant).or_else(|| held().next()).or_else(|| bags.first().copied())
}

/// The bag that I look at, for components.
pub(crate) fn focused() -> Live<Option<Seat>> {
    let game = game();
    Live::new(move || {
        let picked = game.looking_at.get();
        game.with(|view| focus(view, game.side, picked))
    })
}

/// The town gate with every bag; on a phone one bag at a time, and the slips about it.
#[component]
pub fn GateScene() -> impl IntoView {
    let game = game();
    let preferences = preferences();
    // In another Inspection, what I looked at last time is gone.
    game.looking_at.set(game.kept("bag").flatten());
    game.keep("bag", game.looking_at);
    let bags = game.part(move |view| with_bags(view, game.side));
    let focus = focused();
    view! {
        <div class="at-gate">
        <BagTabs bags focus/>
        <section class="gate" id="gate" data-place="gate"
            aria-label=move || say!(preferences.text(), "gate-title")>
            <Scenery/>
            <ul class="bags">
                <For each=move || bags.get() key=|seat| seat.index() let:seat>
                    <li class:focused=move || focus.get() == Some(seat)>
                        <BagPlace seat focus/>
                    </li>
                </For>
            </ul>
        </section>
        <Papers bag=focus/>
        </div>
    }
}

/// What stands around the bags.
#[component]
fn Scenery() -> impl IntoView {
    view! {
        <div class="scenery" aria-hidden="true">
            <Art name="skyline" class="skyline"/>
            <i class="sun"></i>
            <Art name="wall" class="wall"/>
            <Art name="bunting" class="bunting"/>
            <Art name="bunting" class="bunting"/>
            <Art name="gate-arch" class="arch"/>
            <Art name="lantern" class="lantern"/>
            <Art name="lantern" class="lantern"/>
            <Art name="cobbles" class="cobbles"/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use rules::public::Fate;
    use rules::{Edition, Good, Observer, Options, Scene, Setup};

    use super::*;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);
    const DASHA: Seat = Seat::new(3);

    /// Olek is the Sheriff; Ines's bag was handed back already.
    fn view(me: Seat) -> View {
        let setup = Setup::new(Options::new(Edition::Second, 4)).expect("playable options");
        let scene = Scene::new(setup.into()).sheriff(OLEK).inspection();
        let scene = [MAYA, DASHA].into_iter().fold(scene, |scene, seat| {
            scene.bag(seat, [(Good::APPLES, 2)]).declares(seat, Good::APPLES)
        });
        let scene = scene.declares(INES, Good::BREAD).settled(INES, Fate::HandedBack, 2);
        scene.build().expect("a possible scene").view(Observer::Seat(me))
    }

    #[test]
    fn my_own_bag_stands_in_the_middle() {
        assert_eq!(with_bags(&view(MAYA), MAYA), [INES, MAYA, DASHA]);
        assert_eq!(with_bags(&view(OLEK), OLEK), [DASHA, MAYA, INES]);
    }

    #[test]
    fn some_bag_is_always_in_focus() {
        assert_eq!(focus(&view(MAYA), MAYA, None), Some(MAYA));
        assert_eq!(focus(&view(MAYA), MAYA, Some(INES)), Some(INES));
        assert_eq!(focus(&view(OLEK), OLEK, None), Some(DASHA));
        assert_eq!(focus(&view(OLEK), OLEK, Some(OLEK)), Some(DASHA));
    }
}
