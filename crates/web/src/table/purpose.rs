//! What my cards are for now.

use rules::{Action, Ask, Bag, Good, Goods, View};

/// What the cards that I take out of my hand are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// They are set aside in the Market (M3).
    SetAside,
    /// They go into my bag (L1).
    Load,
}

impl Purpose {
    /// What I am asked to do with my hand, if anything.
    pub(crate) fn of(view: &View) -> Option<Self> {
        match view.asked()? {
            Ask::Exchange => Some(Self::SetAside),
            Ask::Load => Some(Self::Load),
            Ask::PickFirst | Ask::Place | Ask::Declare | Ask::Settle | Ask::Pay | Ask::Claim => {
                None
            }
        }
    }

    /// What I would do with these cards; nothing if that cannot even be said.
    pub(crate) fn action(self, goods: Goods) -> Option<Action> {
        match self {
            Self::SetAside => Some(Action::Exchange { set_aside: goods, left: 0, right: 0 }),
            Self::Load => Bag::new(&goods).ok().map(Action::Load),
        }
    }

    /// What I would do with this card too, besides those that are out already; nothing if that
    /// cannot even be said.
    pub(crate) fn action_with(self, out: &Goods, card: Good) -> Option<Action> {
        self.action(out.plus(&Goods::of(card, 1)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rules::{Edition, Good, Goods, Observer, Options, Scene, Seat, Setup, View};

    use super::Purpose;

    fn takes(purpose: Purpose, view: &View, out: Goods) -> bool {
        let action = purpose.action_with(&out, Good::APPLES);
        action.is_some_and(|action| view.check(&action).is_ok())
    }

    const ME: Seat = Seat::new(0);

    fn seen(scene: impl FnOnce(Scene) -> Scene) -> View {
        let setup = Setup::new(Options::new(Edition::Second, 3)).expect("three can play");
        let hand = [(Good::APPLES, 6)];
        let begun = Scene::new(Arc::new(setup)).sheriff(Seat::new(2)).hand(ME, hand);
        let begun = begun.hand(Seat::new(1), hand);
        scene(begun).build().expect("a possible scene").view(Observer::Seat(ME))
    }

    #[test]
    fn a_bag_takes_five_cards() {
        let view = seen(Scene::load);
        assert_eq!(Purpose::of(&view), Some(Purpose::Load));
        assert!(takes(Purpose::Load, &view, Goods::of(Good::APPLES, 4)));
        assert!(!takes(Purpose::Load, &view, Goods::of(Good::APPLES, 5)));
    }

    #[test]
    fn five_cards_are_set_aside_at_most() {
        let view = seen(|scene| scene.market_turn(ME));
        assert_eq!(Purpose::of(&view), Some(Purpose::SetAside));
        assert!(takes(Purpose::SetAside, &view, Goods::NONE));
        assert!(!takes(Purpose::SetAside, &view, Goods::of(Good::APPLES, 5)));
    }

    #[test]
    fn cards_are_for_nothing_while_others_act() {
        assert_eq!(Purpose::of(&seen(|scene| scene.market_turn(Seat::new(1)))), None);
    }
}
