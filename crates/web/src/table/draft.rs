//! What I am about to do with the cards of my hand: which of them I set aside, or put into my bag,
//! before I say so. It belongs to the game and not to a part of the screen, so that it outlives
//! whatever is shown.

use rules::{Good, Goods, View};
use serde::{Deserialize, Serialize};
use table::{Occasion, PhaseName};

use crate::drawer::Drawer;
use crate::game::Game;
use crate::table::purpose::Purpose;

/// What the draft is called where it is kept.
const KEPT: &str = "draft";

/// One card of my hand, for as long as I hold it. Two apples are the same to the rules; on the
/// screen each has its own place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct CardKey(pub(crate) u32);

/// A place in the row of my hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Slot {
    /// The card that is here, or was.
    pub(crate) key: CardKey,
    /// What it is; nothing once it is gone. The place stays empty until the phase ends, so that
    /// the other cards stay where they are.
    pub(crate) card: Option<Good>,
}

/// My hand as a row of places, and what I am about to do with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Draft {
    during: Occasion,
    slots: Vec<Slot>,
    /// The cards that I took out of the hand, the first one first.
    out: Vec<CardKey>,
    /// How many cards I am about to take from the left discard pile, and from the right.
    from_piles: [u8; 2],
    /// What I am about to declare.
    said: Option<Good>,
    next: u32,
}

impl Draft {
    /// The draft of someone who has not thought of anything yet.
    pub(crate) fn new(view: &View) -> Self {
        let during = Occasion::of(&view.public);
        let (slots, out) = (Vec::new(), Vec::new());
        let mut draft = Self { during, slots, out, from_piles: [0; 2], said: None, next: 0 };
        draft.gain(hand_of(view));
        draft
    }

    /// What was kept when the page was loaded again, if it is about this very hand; else a new one.
    pub(crate) fn kept(drawer: Drawer, view: &View) -> Self {
        let kept: Option<Self> = drawer.look(KEPT);
        let fits =
            |kept: &Self| kept.during == Occasion::of(&view.public) && kept.hand() == hand_of(view);
        kept.filter(fits).unwrap_or_else(|| Self::new(view))
    }

    /// The places of the hand.
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Whether I took this card out.
    pub(crate) fn is_out(&self, key: CardKey) -> bool {
        self.out.contains(&key)
    }

    /// The cards that I took out, the first one first.
    pub(crate) fn out(&self) -> Vec<(CardKey, Good)> {
        let card = |&key| Some((key, self.card(key)?));
        self.out.iter().filter_map(card).collect()
    }

    /// The same without keys and order.
    pub(crate) fn out_goods(&self) -> Goods {
        self.out.iter().filter_map(|&key| self.card(key)).collect()
    }

    /// What a card is.
    pub(crate) fn card(&self, key: CardKey) -> Option<Good> {
        self.slots.iter().find(|slot| slot.key == key)?.card
    }

    /// How many cards I am about to take from the left discard pile, and from the right, if so many
    /// are drawn in all: fewer may be set aside than when I wanted them.
    pub(crate) fn taken_from_piles(&self, drawn: usize) -> [u8; 2] {
        let [left, right] = self.from_piles;
        let left = usize::from(left).min(drawn);
        [left as u8, usize::from(right).min(drawn - left) as u8]
    }

    /// What I am about to declare, if I have picked something.
    pub(crate) const fn said(&self) -> Option<Good> {
        self.said
    }

    /// Takes a card out of the hand.
    pub(crate) fn take_out(&mut self, key: CardKey) {
        if self.card(key).is_some() && !self.is_out(key) {
            self.out.push(key);
        }
    }

    /// Takes a card back into the hand.
    pub(crate) fn take_back(&mut self, key: CardKey) {
        self.out.retain(|&out| out != key);
    }

    /// Moves a card to where it does not lie.
    pub(crate) fn shift(&mut self, key: CardKey) {
        if self.is_out(key) { self.take_back(key) } else { self.take_out(key) }
    }

    /// Takes so many cards from the left discard pile, and from the right.
    pub(crate) const fn take_from_piles(&mut self, counts: [u8; 2]) {
        self.from_piles = counts;
    }

    /// Picks what to declare.
    pub(crate) const fn say(&mut self, good: Good) {
        self.said = Some(good);
    }

    /// Goes along with the game: cards that are gone leave their places, the ones that were taken
    /// out first; cards that came fill the empty places. A plan ends with what it was for. A new
    /// round begins with a sorted hand.
    pub(crate) fn follow(&mut self, view: &View) {
        let hand = hand_of(view);
        self.lose(self.hand().minus(&hand));
        self.gain(hand.minus(&self.hand()));
        let now = Occasion::of(&view.public);
        if now != self.during {
            self.begin(now);
        }
        if Purpose::of(view).is_none() {
            self.put_down();
        }
    }

    /// Begins a phase with nothing planned.
    fn begin(&mut self, now: Occasion) {
        self.during = now;
        self.put_down();
        self.said = None;
        self.slots.retain(|slot| slot.card.is_some());
        if now.phase == PhaseName::Market {
            self.slots.sort_by_key(|slot| slot.card);
        }
    }

    /// Gives up what I was about to do with my cards.
    fn put_down(&mut self) {
        self.out.clear();
        self.from_piles = [0; 2];
    }

    /// Every card in the row, those taken out too.
    fn hand(&self) -> Goods {
        self.slots.iter().filter_map(|slot| slot.card).collect()
    }

    /// Cards are gone.
    fn lose(&mut self, gone: Goods) {
        for good in gone.cards() {
            let is_it = |slot: &Slot| slot.card == Some(good);
            let taken_out = |slot: &Slot| is_it(slot) && self.out.contains(&slot.key);
            let place = self.slots.iter().position(taken_out);
            let place = place.or_else(|| self.slots.iter().rposition(is_it));
            if let Some(slot) = place.and_then(|place| self.slots.get_mut(place)) {
                slot.card = None;
                let key = slot.key;
                self.take_back(key);
            }
        }
    }

    /// Cards came.
    fn gain(&mut self, came: Goods) {
        for good in came.cards() {
            let slot = Slot { key: CardKey(self.next), card: Some(good) };
            self.next += 1;
            match self.slots.iter_mut().find(|slot| slot.card.is_none()) {
                Some(empty) => *empty = slot,
                None => self.slots.push(slot),
            }
        }
    }
}

/// My hand; a spectator has none.
fn hand_of(view: &View) -> Goods {
    view.own.map(|own| own.hand).unwrap_or_default()
}

/// Changes my draft, and keeps it over a reload.
pub(crate) fn change(game: Game, change: impl FnOnce(&mut Draft)) {
    game.draft.update(change);
    game.draft.with_untracked(|draft| game.drawer.put(KEPT, draft));
}

/// Lets my draft go along with the game.
pub(crate) fn follow(game: Game, view: &View) {
    let before = game.draft.with_untracked(Draft::clone);
    let mut after = before.clone();
    after.follow(view);
    if after != before {
        change(game, |draft| *draft = after);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rules::{
        Action, Actor, Bag, Edition, Good, Goods, Observer, Options, Scene, Seat, Setup, State,
        View,
    };

    use super::{CardKey, Draft};

    const ME: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    /// Three at the table, Olek the Sheriff; I hold two apples, a cheese, two chickens and silk.
    fn scene() -> Scene {
        let setup = Setup::new(Options::new(Edition::Second, 3)).expect("three can play");
        let hand = [(Good::APPLES, 2), (Good::CHEESE, 1), (Good::CHICKENS, 2), (Good::SILK, 1)];
        let scene = Scene::new(Arc::new(setup)).sheriff(OLEK).hand(ME, hand);
        scene.hand(INES, [(Good::CHEESE, 6)])
    }

    fn seen(state: &State) -> View {
        state.view(Observer::Seat(ME))
    }

    /// The row, an empty place as nothing.
    fn row(draft: &Draft) -> Vec<Option<Good>> {
        draft.slots().iter().map(|slot| slot.card).collect()
    }

    fn exchange(goods: impl Into<Goods>) -> Action {
        Action::Exchange { set_aside: goods.into(), left: 0, right: 0 }
    }

    #[test]
    fn drawn_cards_come_where_cards_were_set_aside() {
        let deck = [Good::MEAD, Good::APPLES];
        let mut state = scene().market_turn(ME).deck_top(deck).build().expect("my turn");
        let mut draft = Draft::new(&seen(&state));
        draft.take_out(CardKey(1));
        draft.take_out(CardKey(3));
        assert_eq!(draft.out_goods(), [(Good::APPLES, 1), (Good::CHICKENS, 1)].into());
        let act = exchange(draft.out_goods());
        state.apply(Actor::Seat(ME), act, &mut |_| {}).expect("my turn");
        draft.follow(&seen(&state));
        // The apple that was drawn is as good as the one set aside, so it seems to have stayed.
        let (apples, chickens) = (Some(Good::APPLES), Some(Good::CHICKENS));
        let row_now =
            [apples, apples, Some(Good::CHEESE), Some(Good::MEAD), chickens, Some(Good::SILK)];
        assert_eq!(row(&draft), row_now);
        assert!(draft.out().is_empty(), "the plan is done");
    }

    #[test]
    fn what_is_in_the_bag_leaves_its_place_empty_until_the_phase_ends() {
        let mut state = scene().load().build().expect("everyone loads");
        let mut draft = Draft::new(&seen(&state));
        draft.take_out(CardKey(0));
        draft.take_out(CardKey(2));
        let bag = Bag::new(&draft.out_goods()).expect("two cards");
        state.apply(Actor::Seat(ME), Action::Load(bag), &mut |_| {}).expect("in hand");
        draft.follow(&seen(&state));
        let (apples, chickens, silk) = (Some(Good::APPLES), Some(Good::CHICKENS), Some(Good::SILK));
        assert_eq!(row(&draft), [None, apples, None, chickens, chickens, silk]);

        let hers = Bag::new(&[(Good::CHEESE, 2)].into()).expect("two cards");
        state.apply(Actor::Seat(INES), Action::Load(hers), &mut |_| {}).expect("in hand");
        draft.follow(&seen(&state));
        assert_eq!(row(&draft), [apples, chickens, chickens, silk]);
    }

    #[test]
    fn a_card_moves_out_once_and_back() {
        let state = scene().load().build().expect("everyone loads");
        let mut draft = Draft::new(&seen(&state));
        draft.take_out(CardKey(5));
        draft.take_out(CardKey(5));
        draft.take_out(CardKey(77));
        assert_eq!(draft.out(), [(CardKey(5), Good::SILK)]);
        draft.shift(CardKey(5));
        assert!(!draft.is_out(CardKey(5)));
    }

    #[test]
    fn no_more_comes_from_the_piles_than_is_drawn() {
        let mut draft = Draft::new(&seen(&scene().market_turn(ME).build().expect("my turn")));
        draft.take_from_piles([3, 2]);
        assert_eq!(
            [0, 2, 4, 9].map(|drawn| draft.taken_from_piles(drawn)),
            [[0, 0], [2, 0], [3, 1], [3, 2]]
        );
    }

    #[test]
    fn nothing_changes_while_others_act() {
        let mut state = scene().load().build().expect("everyone loads");
        let mut draft = Draft::new(&seen(&state));
        draft.take_out(CardKey(1));
        let before = draft.clone();
        let hers = Bag::new(&[(Good::CHEESE, 2)].into()).expect("two cards");
        state.apply(Actor::Seat(INES), Action::Load(hers), &mut |_| {}).expect("in hand");
        draft.follow(&seen(&state));
        assert_eq!(draft, before);
    }
}
