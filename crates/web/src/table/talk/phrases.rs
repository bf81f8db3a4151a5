//! Which of the quick phrases fit the moment.

use rules::public::{Fate, Phase};
use rules::{Seat, View};
use table::Phrase;

use crate::parts::{AT_ONCE, first_of_all};

/// Every phrase, those that fit the moment first.
pub(super) fn in_order(view: &View, me: Seat) -> Vec<Phrase> {
    first_of_all(fitting(view, me))
}

/// What can be said while nobody is at the gate.
const AT_LEISURE: [Phrase; AT_ONCE] =
    [Phrase::JustApples, Phrase::IRemember, Phrase::WellPlayed, Phrase::HurryUp];

/// What can be said when the game is over.
const AT_THE_END: [Phrase; AT_ONCE] =
    [Phrase::WellPlayed, Phrase::ToldYou, Phrase::Ouch, Phrase::IRemember];

/// The phrases that fit the moment, from public facts.
fn fitting(view: &View, me: Seat) -> [Phrase; AT_ONCE] {
    let inspection = match &view.public.phase {
        Phase::Inspection(inspection) => inspection,
        Phase::Over(_) => return AT_THE_END,
        Phase::Market(_) | Phase::Load(_) | Phase::Declaration(_) => return AT_LEISURE,
    };
    if view.public.law.has(me) {
        return [Phrase::MakeAnOffer, Phrase::TooLittle, Phrase::NoDeal, Phrase::YouGaveYourWord];
    }
    match inspection.bags[me].map(|bag| bag.fate) {
        Some(Fate::Held) => {
            [Phrase::JustApples, Phrase::WouldILie, Phrase::OpenTheirs, Phrase::TooDear]
        }
        Some(Fate::HandedBack) => {
            [Phrase::Thanks, Phrase::OpenTheirs, Phrase::WellPlayed, Phrase::IRemember]
        }
        Some(Fate::Opened) => {
            [Phrase::ToldYou, Phrase::Ouch, Phrase::IRemember, Phrase::OpenTheirs]
        }
        None => [Phrase::OpenTheirs, Phrase::KnewIt, Phrase::WellPlayed, Phrase::HurryUp],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use rules::{Edition, Good, Observer, Options, Scene, Seat, Setup};
    use table::Phrase;

    use super::in_order;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);

    #[test]
    fn the_sheriff_asks_for_offers_and_a_merchant_swears_to_apples() {
        let setup = Setup::new(Options::new(Edition::Second, 4)).expect("this can be played");
        let scene = Scene::new(Arc::new(setup)).sheriff(INES).inspection();
        let scene = scene.bag(MAYA, [(Good::APPLES, 2)]).declares(MAYA, Good::APPLES);
        let state = scene.build().expect("this can be set up");
        let phrases = |seat| in_order(&state.view(Observer::Seat(seat)), seat);
        assert_eq!(phrases(MAYA).first(), Some(&Phrase::JustApples));
        assert_eq!(phrases(INES).first(), Some(&Phrase::MakeAnOffer));
        for seat in [MAYA, INES] {
            let all: BTreeSet<String> = phrases(seat).iter().map(|it| format!("{it:?}")).collect();
            assert_eq!((phrases(seat).len(), all.len()), (16, 16), "every phrase once");
        }
    }
}
