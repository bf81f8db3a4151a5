//! Market, Load and Declaration (M, L, C).

use super::Beat;
use crate::event::{Event, Place};
use crate::goods::{Good, Goods};
use crate::handful::{Bag, Handful};
use crate::judge;
use crate::pile::Side;
use crate::public::{Booty, Declaration, Fate, GateBag, Inspection, Load, Market, Phase};
use crate::seat::{PerSeat, Seat, Seats};
use crate::slips::Slips;

impl Beat<'_> {
    /// Opens the Market of a round (M1, M2).
    pub(crate) fn open_market(&mut self) {
        let public = &mut self.state.public;
        let law = public.law;
        self.tell(Event::RoundBegan { round: self.state.public.round, law });
        let waiting = self.state.public.merchants_on_duty(&self.state.setup);
        let market = Market { turn: None, waiting, to_place: 0, set_aside: PerSeat::default() };
        self.state.public.phase = Phase::Market(market);
        let nobody = !waiting.iter().any(|seat| self.has_market_turn(seat));
        if self.state.setup.two_piles() || nobody {
            self.next_at_market(law.first());
        }
    }

    /// M8: a merchant with no card has a turn only if cards can be had.
    fn has_market_turn(&self, seat: Seat) -> bool {
        self.state.public.merchants[seat].hand > 0 || self.state.public.drawable() > 0
    }

    /// Gives the turn to the next merchant clockwise, or closes the Market after the last.
    fn next_at_market(&mut self, after: Seat) {
        let waiting = self.market().waiting;
        let next = waiting.clockwise_after(after).find(|&seat| self.has_market_turn(seat));
        match next {
            Some(seat) => self.market().turn = Some(seat),
            None => self.close_market(),
        }
    }

    pub(super) fn pick_first(&mut self, first: Seat) {
        self.tell(Event::FirstPicked(first));
        if self.has_market_turn(first) {
            self.market().turn = Some(first);
        } else {
            self.next_at_market(first);
        }
    }

    /// Sets aside and draws (M3, M4, M6).
    pub(super) fn exchange(&mut self, seat: Seat, set_aside: &Goods, left: u8, right: u8) {
        let hand = self.state.secret.own[seat].hand.len();
        let draws = judge::draws(&self.state.setup, &self.state.public, hand, set_aside.len());
        self.tell(Event::Exchanged { seat, set_aside: set_aside.len() as u8 });
        self.set_aside(seat, set_aside);
        let mut from_piles = 0;
        for (side, count) in [(Side::Left, left), (Side::Right, right)] {
            from_piles += usize::from(count);
            let taken: Goods =
                (0..count).filter_map(|_| self.state.public.discards.pop(side)).collect();
            self.take_into_hand(seat, &taken);
            self.moved(taken, Place::Discard(side), Place::Hand(seat), None);
        }
        self.draw(seat, draws - from_piles);
        if self.state.setup.two_piles() && !set_aside.is_empty() {
            self.market().to_place = set_aside.len() as u8;
        } else {
            self.end_market_turn(seat);
        }
    }

    fn set_aside(&mut self, seat: Seat, cards: &Goods) {
        let face_down = self.state.setup.two_piles();
        let handful = Handful::in_table_order(cards).unwrap_or_default();
        self.state.secret.own[seat].hand.take_all(cards);
        self.state.public.merchants[seat].hand -= handful.len() as u8;
        if face_down {
            self.state.secret.own[seat].set_aside = handful;
        } else {
            self.market().set_aside[seat] = handful;
        }
        let seen_by = face_down.then_some(Seats::only(seat));
        self.moved(*cards, Place::Hand(seat), Place::SetAside(seat), seen_by);
    }

    fn take_into_hand(&mut self, seat: Seat, cards: &Goods) {
        self.state.secret.own[seat].hand.add_all(cards);
        self.state.public.merchants[seat].hand += cards.len() as u8;
    }

    /// Draws so many cards from the deck, reshuffling when it is empty (M7).
    pub(super) fn draw(&mut self, seat: Seat, count: usize) {
        let mut still = count;
        while still > 0 {
            if self.state.secret.deck.is_empty() && !self.reshuffle() {
                return;
            }
            let now = still.min(self.state.secret.deck.len());
            let drawn: Goods = (0..now).filter_map(|_| self.state.secret.deck.pop()).collect();
            still -= now;
            self.state.public.deck = self.state.secret.deck.len() as u8;
            self.take_into_hand(seat, &drawn);
            self.moved(drawn, Place::Deck, Place::Hand(seat), Some(Seats::only(seat)));
        }
    }

    /// Makes a new deck of the discard piles; false if there is nothing to make it of (M7).
    fn reshuffle(&mut self) -> bool {
        let keep = if self.state.setup.two_piles() { 5 } else { 0 };
        self.discards_into_deck(keep);
        if self.state.secret.deck.is_empty() {
            self.discards_into_deck(0);
        }
        if self.state.secret.deck.is_empty() {
            return false;
        }
        self.state.public.deck = self.state.secret.deck.len() as u8;
        let goods = self.state.secret.deck.cards().iter().copied().collect();
        self.state.secret.chance.shuffle(self.state.secret.deck.cards_mut());
        self.tell(Event::Reshuffled(goods));
        true
    }

    fn discards_into_deck(&mut self, keep: usize) {
        let deck = &mut self.state.secret.deck;
        for side in [Side::Left, Side::Right] {
            self.state.public.discards.take_bottom(side, keep, |good| deck.push(good));
        }
    }

    /// Puts cards on a discard pile: set-aside ones in the Market (M5), confiscated ones at the
    /// gate (I11).
    pub(super) fn place(&mut self, seat: Seat, onto: Side, order: &Handful) {
        let at_market = matches!(self.state.public.phase, Phase::Market(_));
        let from = if at_market { Place::SetAside(seat) } else { Place::Gate };
        self.discard(order.cards(), from, onto);
        if at_market {
            self.state.secret.own[seat].set_aside = Handful::NONE;
            self.market().to_place = 0;
            self.end_market_turn(seat);
        } else {
            self.inspection().confiscated = None;
            self.finish();
        }
    }

    /// Puts cards on a discard pile in this order, for all to see.
    pub(super) fn discard(&mut self, cards: &[Good], from: Place, onto: Side) {
        cards.iter().for_each(|&good| self.state.public.discards.push(onto, good));
        self.moved(cards.iter().copied().collect(), from, Place::Discard(onto), None);
    }

    fn end_market_turn(&mut self, seat: Seat) {
        self.market().waiting.remove(seat);
        self.next_at_market(seat);
    }

    /// Collects what was set aside face up, and lets the merchants load (M6, M8).
    fn close_market(&mut self) {
        for seat in self.state.setup.seats().iter() {
            let cards = std::mem::take(&mut self.market().set_aside[seat]);
            self.discard(cards.cards(), Place::SetAside(seat), Side::Left);
        }
        let merchants = self.state.public.merchants_on_duty(&self.state.setup);
        let has_cards = |&seat: &Seat| self.state.public.merchants[seat].hand > 0;
        let loading: Seats = merchants.iter().filter(has_cards).collect();
        if loading.is_empty() {
            self.begin_inspection(&PerSeat::default(), &PerSeat::default());
            self.finish();
        } else {
            self.state.public.phase = Phase::Load(Load { waiting: loading, loading });
        }
    }

    /// Closes a bag; the last one to close makes all sizes known (L1).
    pub(super) fn load(&mut self, seat: Seat, bag: Bag) {
        let own = &mut self.state.secret.own[seat];
        own.hand.take_all(&bag.goods());
        own.bag = Some(bag);
        self.tell(Event::Loaded { seat, bag });
        let Phase::Load(load) = &mut self.state.public.phase else {
            unreachable!("the judge allows loading in Load only")
        };
        load.waiting.remove(seat);
        if !load.waiting.is_empty() {
            return;
        }
        let loading = load.loading;
        let mut bags = PerSeat::<u8>::default();
        for seat in loading.iter() {
            bags[seat] = self.state.secret.own[seat].bag.map_or(0, |bag| bag.len() as u8);
            self.state.public.merchants[seat].hand -= bags[seat];
        }
        self.tell(Event::BagsClosed(bags));
        let mut order = loading.clockwise_after(self.state.public.law.first());
        if let Some(turn) = order.next() {
            let declared = PerSeat::default();
            self.state.public.phase = Phase::Declaration(Declaration { turn, bags, declared });
        }
    }

    /// Declares; after the last declaration Inspection begins (C1, C2).
    pub(super) fn declare(&mut self, seat: Seat, good: Good) {
        let law = self.state.public.law.first();
        let Phase::Declaration(declaration) = &mut self.state.public.phase else {
            unreachable!("the judge allows declaring in Declaration only")
        };
        declaration.declared[seat] = Some(good);
        let Declaration { bags, declared, .. } = *declaration;
        let silent: Seats = (0..6)
            .map(Seat::new)
            .filter(|&seat| bags[seat] > 0 && declared[seat].is_none())
            .collect();
        let next = silent.clockwise_after(law).next();
        if let Some(turn) = next {
            declaration.turn = turn;
        }
        self.tell(Event::Declared { seat, good, cards: bags[seat] });
        if next.is_none() {
            self.begin_inspection(&bags, &declared);
        }
    }

    fn begin_inspection(&mut self, sizes: &PerSeat<u8>, declared: &PerSeat<Option<Good>>) {
        let mut bags = PerSeat::default();
        for seat in self.state.setup.seats().iter() {
            bags[seat] = declared[seat].map(|declared| gate_bag(sizes[seat], declared));
        }
        self.state.public.phase = Phase::Inspection(Inspection::begin(bags));
    }
}

/// A bag as it comes to the gate.
pub(crate) const fn gate_bag(cards: u8, declared: Good) -> GateBag {
    GateBag {
        cards,
        declared,
        fate: Fate::Held,
        threatened: Seats::NONE,
        alone: None,
        verdicts: [None; 2],
        verdicts_given: [0; 2],
    }
}

impl Inspection {
    /// Inspection with these bags, before anything is said.
    pub(crate) fn begin(bags: PerSeat<Option<GateBag>>) -> Self {
        Self {
            bags,
            slips: Slips::default(),
            must_open: PerSeat::default(),
            take_nothing: PerSeat::default(),
            debts: [None; 2],
            confiscated: None,
            claimed: Seats::NONE,
            passed: Seats::NONE,
            booty: Booty::default(),
            time_is_up: false,
        }
    }
}
