//! Playing: what a legal action does to the state.
//!
//! The judge has already said yes, so nothing here can fail.

mod deal;
mod gate;
mod market;
pub(crate) use market::gate_bag;
pub(crate) use round::deputy_cards;
mod round;

use crate::action::{Action, Actor};
use crate::event::{Event, GoldFor, Place, Purse};
use crate::gold::Gold;
use crate::goods::Goods;
use crate::public::{Inspection, Market, Phase};
use crate::seat::{Seat, Seats};
use crate::state::State;

/// One action being carried out: the state it changes, and whom it tells.
pub(crate) struct Beat<'a> {
    state: &'a mut State,
    tell: &'a mut dyn FnMut(Event),
    /// From whose stands face-down cards have left in this beat (H6).
    face_down_left: Seats,
}

impl<'a> Beat<'a> {
    pub(crate) fn new(state: &'a mut State, tell: &'a mut dyn FnMut(Event)) -> Self {
        Self { state, tell, face_down_left: Seats::NONE }
    }

    /// Carries out an action that the judge allows.
    pub(crate) fn play(&mut self, actor: Actor, action: Action) {
        let Actor::Seat(seat) = actor else { return self.time_is_up() };
        match action {
            Action::PickFirst(first) => self.pick_first(first),
            Action::Exchange { set_aside, left, right } => {
                self.exchange(seat, &set_aside, left, right);
            }
            Action::Place { onto, order } => self.place(seat, onto, &order),
            Action::Load(bag) => self.load(seat, bag),
            Action::Declare(good) => self.declare(seat, good),
            Action::Threaten(merchant) => self.threaten(seat, merchant),
            Action::Offer(terms) => self.offer(seat, terms),
            Action::Withdraw(number) => self.withdraw(seat, number),
            Action::Decline(number) => self.decline(seat, number),
            Action::HandBack { bag, taking: None } => self.hand_back_for_nothing(seat, bag),
            Action::Accept(number) | Action::HandBack { taking: Some(number), .. } => {
                self.accept(seat, number);
            }
            Action::Open(bag) => self.open(seat, bag),
            Action::Pay(goods) => self.pay(&goods),
            Action::Claim { pile, value, onto } => self.claim(seat, pile, value, onto),
            Action::PassClaim => self.pass_claim(seat),
            Action::Wish { item, to } => self.wish(seat, item, to),
            Action::TimeIsUp => self.time_is_up(),
        }
    }

    fn tell(&mut self, event: Event) {
        (self.tell)(event);
    }

    fn market(&mut self) -> &mut Market {
        match &mut self.state.public.phase {
            Phase::Market(market) => market,
            _ => unreachable!("the judge allows this in the Market only"),
        }
    }

    fn inspection(&mut self) -> &mut Inspection {
        match &mut self.state.public.phase {
            Phase::Inspection(inspection) => inspection,
            _ => unreachable!("the judge allows this in Inspection only"),
        }
    }

    /// Tells that cards moved, if there are any.
    fn moved(&mut self, cards: Goods, from: Place, to: Place, seen_by: Option<Seats>) {
        if !cards.is_empty() {
            self.tell(Event::Moved { cards, from, to, seen_by, named: None });
        }
    }

    fn purse(&mut self, purse: Purse) -> Option<&mut Gold> {
        match purse {
            Purse::Seat(seat) => Some(&mut self.state.public.merchants[seat].gold),
            Purse::Booty => Some(&mut self.inspection().booty.gold),
            Purse::Bank => None,
        }
    }

    /// Moves gold, if there is any to move.
    fn move_gold(&mut self, amount: Gold, from: Purse, to: Purse, why: GoldFor) {
        if amount.is_none() {
            return;
        }
        if let Some(gold) = self.purse(from) {
            *gold -= amount;
        }
        if let Some(gold) = self.purse(to) {
            *gold += amount;
        }
        self.tell(Event::GoldMoved { amount, from, to, why });
    }

    /// Puts goods on a stand: legal ones face up, contraband face down (I8).
    fn put_on_stand(&mut self, seat: Seat, goods: &Goods) {
        let legal = self.state.setup.catalogue().legal_of(goods);
        let contraband = goods.minus(&legal);
        self.state.public.merchants[seat].face_up.add_all(&legal);
        self.state.public.merchants[seat].face_down += contraband.len() as u8;
        self.state.secret.own[seat].face_down.add_all(&contraband);
    }

    /// Takes goods from a stand, where they are.
    fn take_from_stand(&mut self, seat: Seat, goods: &Goods) {
        let legal = self.state.setup.catalogue().legal_of(goods);
        let contraband = goods.minus(&legal);
        self.state.public.merchants[seat].face_up.take_all(&legal);
        if !contraband.is_empty() {
            self.state.public.merchants[seat].face_down -= contraband.len() as u8;
            self.state.secret.own[seat].face_down.take_all(&contraband);
            self.face_down_left.insert(seat);
        }
    }

    /// Puts goods on the Booty (D4, D5).
    fn put_on_booty(&mut self, goods: &Goods) {
        let legal = self.state.setup.catalogue().legal_of(goods);
        let contraband = goods.minus(&legal);
        self.state.secret.booty.add_all(&contraband);
        let booty = &mut self.inspection().booty;
        booty.face_up.add_all(&legal);
        booty.face_down += contraband.len() as u8;
    }
}
