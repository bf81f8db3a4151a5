//! What an observer can know of hidden cards by having watched (P2).
//!
//! A [`View`] says what lies open now. A [`Memory`] adds what was open once: the chickens that went
//! from a discard pile into a hand (M4), the contraband that a debtor revealed (B4), the cards that
//! became the new deck (M7). It is a fold over the [`EventView`]s of one observer, so it cannot
//! know more than that observer could.

use serde::{Deserialize, Serialize};

use crate::event::{EventView, Observer, Place, Seen};
use crate::goods::{Good, Goods, Kinds, MAX_KINDS};
use crate::handful::Bag;
use crate::public::{Phase, Public, Verdict};
use crate::seat::{MAX_SEATS, PerSeat, Seat, Seats};
use crate::setup::Setup;
use crate::slip::{Party, Slip, SlipNumber};
use crate::state::Own;
use crate::view::View;

/// What someone knows of a hidden pile: how many cards it has, and how many of each kind at least
/// and at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bounds {
    /// How many cards there are. This is always public (P1).
    pub size: u8,
    /// Cards that are surely there.
    pub at_least: Goods,
    /// No more than these are there.
    pub at_most: Goods,
}

impl Bounds {
    /// Exactly these cards.
    #[must_use]
    pub fn exactly(goods: &Goods) -> Self {
        Self { size: goods.len() as u8, at_least: *goods, at_most: *goods }
    }

    /// So many of these cards, nobody knows which.
    fn some_of(size: u8, goods: &Goods) -> Self {
        Self { size, at_least: Goods::NONE, at_most: no_more_than(goods, size) }
    }

    /// Whether the pile can be just these cards.
    #[must_use]
    pub fn allows(&self, goods: &Goods) -> bool {
        usize::from(self.size) == goods.len()
            && goods.contains(&self.at_least)
            && self.at_most.contains(goods)
    }

    /// Whether it is known which cards these are.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.at_least == self.at_most
    }

    /// What is known of `count` cards that leave this pile with their backs up, and are some of
    /// those that were named (I7).
    fn part(&self, count: u8, named: &Goods) -> Self {
        let at_most = no_more_than(&self.at_most.common(named), count);
        let all = at_most.len();
        let staying = self.size.saturating_sub(count);
        let at_least = per_kind(at_most.kinds(), |good| {
            let most = at_most.count(good);
            // What the cards that stay have no room for must go, and so must what the other kinds
            // cannot make up for.
            let cannot_stay = self.at_least.count(good).saturating_sub(staying);
            let others = all - usize::from(most);
            let needed = usize::from(count).saturating_sub(others) as u8;
            cannot_stay.max(needed).min(most)
        });
        Self { size: count, at_least, at_most }
    }

    /// Takes cards away.
    fn take(&mut self, moved: &Self) {
        self.size = self.size.saturating_sub(moved.size);
        self.at_least = self.at_least.minus(&moved.at_most);
        self.at_most = no_more_than(&self.at_most.minus(&moved.at_least), self.size);
    }

    /// Adds cards, of which there are `all` in hidden piles together.
    fn put(&mut self, moved: &Self, all: &Goods) {
        self.size = self.size.saturating_add(moved.size);
        self.at_least = sum(&self.at_least, &moved.at_least);
        self.at_most = no_more_than(&sum(&self.at_most, &moved.at_most).common(all), self.size);
    }

    /// Draws the conclusions from the size of this pile, and from what all hidden piles hold
    /// together. Says whether there was one.
    fn tighten(&mut self, all: &Goods, sums: &Sums) -> bool {
        let before = *self;
        let (least, most) = (self.at_least.len(), self.at_most.len());
        let size = usize::from(self.size);
        for good in before.at_most.kinds().iter() {
            let low = usize::from(before.at_least.count(good));
            let high = usize::from(before.at_most.count(good));
            let here = usize::from(all.count(good));
            // A pile holds what the others have no room for, and leaves them what they surely have;
            // and the same between the kinds in one pile.
            let from_others = here.saturating_sub(sums.most[good.index()] - high);
            let from_size = size.saturating_sub(most - high);
            let to_others = here.saturating_sub(sums.least[good.index()] - low);
            let to_size = (size + low).saturating_sub(least);
            let new_low = low.max(from_others).max(from_size);
            let new_high = high.min(to_others).min(to_size);
            self.at_least.add(good, (new_low - low) as u8);
            self.at_most.take(good, (high - new_high) as u8);
        }
        *self != before
    }
}

/// How many of each kind there are at least and at most, all piles taken together.
struct Sums {
    least: [usize; MAX_KINDS],
    most: [usize; MAX_KINDS],
}

/// Goods with this many of each of these kinds.
fn per_kind(kinds: Kinds, count: impl Fn(Good) -> u8) -> Goods {
    let mut goods = Goods::NONE;
    kinds.iter().for_each(|good| goods.add(good, count(good)));
    goods
}

/// The goods, but at most so many of each kind.
fn no_more_than(goods: &Goods, most: u8) -> Goods {
    per_kind(goods.kinds(), |good| goods.count(good).min(most))
}

/// Both together. Sums of upper bounds can pass what a game has, so they stop at 255.
fn sum(some: &Goods, more: &Goods) -> Goods {
    let kinds = some.larger(more).kinds();
    per_kind(kinds, |good| some.count(good).saturating_add(more.count(good)))
}

/// What is known of one person's hidden cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Secrets {
    hand: Bounds,
    set_aside: Bounds,
    bag: Bounds,
    face_down: Bounds,
}

impl Secrets {
    const fn piles_mut(&mut self) -> [&mut Bounds; 4] {
        let Self { hand, set_aside, bag, face_down } = self;
        [hand, set_aside, bag, face_down]
    }
}

/// Face-down goods that must be real if this person agrees to this slip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Agreeing {
    slip: SlipNumber,
    by: Seat,
    goods: Goods,
}

/// What one observer remembers of a game: bounds for every hidden pile.
///
/// They are always true, though not always as narrow as a perfect reasoner could make them.
///
/// ```
/// use std::sync::Arc;
/// use rules::{Edition, Memory, Observer, Options, Seat, Seed, Setup, State};
///
/// let setup = Setup::new(Options::new(Edition::Second, 4)).expect("four can play");
/// let state = State::deal(Arc::new(setup), Seed::from_number(1));
/// let memory = Memory::new(&state.view(Observer::Seat(Seat::new(0))));
/// assert!(memory.hand(Seat::new(0)).is_known());
/// assert!(memory.hand(Seat::new(1)).at_least.is_empty());
/// assert_eq!(memory.hand(Seat::new(1)).size, 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    observer: Observer,
    contraband: Kinds,
    /// Whether contraband offered from the stand may be a lie (H4).
    stand_may_lie: bool,
    /// Every card in the piles below, taken together. What lies open is known, so this is too.
    hidden: Goods,
    deck: Bounds,
    removed: Bounds,
    booty: Bounds,
    seats: PerSeat<Secrets>,
    /// What the other side of each slip on the table must really have to agree to it.
    agreeing: PerSeat<[Option<Agreeing>; 2]>,
}

/// So many rounds of conclusions at most; one or two nearly always find them all.
const TIGHTEN_ROUNDS: usize = 4;

/// Every seat that a table can have.
const EVERY_SEAT: Seats = Seats::all(MAX_SEATS as u8);

impl Memory {
    /// What this view alone tells. A game can be watched from any moment on.
    #[must_use]
    pub fn new(view: &View) -> Self {
        let catalogue = view.setup.catalogue();
        let contraband = catalogue.in_deck().iter().filter(|&good| !catalogue.is_legal(good));
        let piles = Piles::of(view);
        let mut memory = Self {
            observer: view.observer,
            contraband: contraband.collect(),
            stand_may_lie: view.setup.stand_may_lie(),
            hidden: piles.hidden,
            deck: Bounds::default(),
            removed: Bounds::default(),
            booty: Bounds::default(),
            seats: PerSeat::default(),
            agreeing: PerSeat::default(),
        };
        for &(place, goods) in &piles.known {
            memory.know(place, &goods);
        }
        for &(place, size) in &piles.unknown {
            let among = memory.hidden_at(place, &piles.pool);
            if let Some(pile) = memory.pile_mut(place) {
                *pile = Bounds::some_of(size, &among);
            }
        }
        memory.read_slips(&view.public);
        memory.tighten();
        memory
    }

    /// Whose memory this is.
    #[must_use]
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// Someone's hand. The hand of someone else is counted with their bag until all bags are
    /// closed, because nobody knows before how many cards went into it (P1, L1).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Bounds {
        &self.seats[seat].hand
    }

    /// What someone set aside and has not placed yet: face down in the first edition, for all to
    /// see in the second (M3).
    #[must_use]
    pub fn set_aside(&self, seat: Seat) -> &Bounds {
        &self.seats[seat].set_aside
    }

    /// Someone's bag; empty for someone else until all bags are closed, and when it is settled.
    #[must_use]
    pub fn bag(&self, seat: Seat) -> &Bounds {
        &self.seats[seat].bag
    }

    /// The contraband that lies face down on someone's stand.
    #[must_use]
    pub fn face_down(&self, seat: Seat) -> &Bounds {
        &self.seats[seat].face_down
    }

    /// The deck, without its order.
    #[must_use]
    pub const fn deck(&self) -> &Bounds {
        &self.deck
    }

    /// The cards that went back in the box unseen (S3).
    #[must_use]
    pub const fn removed(&self) -> &Bounds {
        &self.removed
    }

    /// The contraband that lies face down on the Booty (D7).
    #[must_use]
    pub const fn booty(&self) -> &Bounds {
        &self.booty
    }

    /// The hidden pile at a place: on stands and Booty the face-down cards, in the box those that
    /// went there unseen. Other places hide nothing.
    pub(crate) fn at(&self, place: Place) -> Option<&Bounds> {
        match place {
            Place::Deck => Some(&self.deck),
            Place::Box => Some(&self.removed),
            Place::Booty => Some(&self.booty),
            Place::Hand(seat) => Some(&self.seats[seat].hand),
            Place::SetAside(seat) => Some(&self.seats[seat].set_aside),
            Place::Bag(seat) => Some(&self.seats[seat].bag),
            Place::Stand(seat) => Some(&self.seats[seat].face_down),
            Place::Discard(_) | Place::Gate => None,
        }
    }

    fn pile_mut(&mut self, place: Place) -> Option<&mut Bounds> {
        match place {
            Place::Deck => Some(&mut self.deck),
            Place::Box => Some(&mut self.removed),
            Place::Booty => Some(&mut self.booty),
            Place::Hand(seat) => Some(&mut self.seats[seat].hand),
            Place::SetAside(seat) => Some(&mut self.seats[seat].set_aside),
            Place::Bag(seat) => Some(&mut self.seats[seat].bag),
            Place::Stand(seat) => Some(&mut self.seats[seat].face_down),
            Place::Discard(_) | Place::Gate => None,
        }
    }

    /// Remembers what an event shows. It must be one that the observer of this memory saw.
    pub fn observe(&mut self, event: &EventView) {
        match event {
            EventView::RoundBegan { .. } => self.agreeing = PerSeat::default(),
            EventView::Moved { cards, from, to } => self.moved(cards, *from, *to),
            EventView::Reshuffled(goods) => {
                // M7: the deck was empty, and discard piles are public.
                self.hidden = sum(&self.hidden, goods);
                self.deck = Bounds::exactly(goods);
            }
            EventView::Loaded { seat, bag } => {
                self.moved(&Seen::Cards(bag.goods()), Place::Hand(*seat), Place::Bag(*seat));
            }
            EventView::BagsClosed(sizes) => self.bags_closed(sizes),
            EventView::Opened { bag, cards, .. } => self.know(Place::Bag(*bag), &cards.goods()),
            EventView::Proved { merchant, stand, bag, .. } => {
                if let Some(goods) = stand {
                    self.know(Place::Stand(*merchant), goods);
                }
                if let Some(goods) = bag {
                    self.know(Place::Bag(*merchant), goods);
                }
            }
            EventView::SlipWritten(slip) => self.slip_written(slip),
            EventView::SlipAccepted { slip, by } => self.agreed(*slip, *by),
            EventView::VerdictGiven { by, verdict, .. } => self.verdict_given(*by, *verdict),
            EventView::GameOver(stands) => {
                for seat in EVERY_SEAT.iter() {
                    self.know(Place::Stand(seat), &stands[seat]);
                }
            }
            // L1: neither content nor size is known yet, so the cards still count as the hand's.
            EventView::BagClosed(_)
            | EventView::FirstPicked(_)
            | EventView::Exchanged { .. }
            | EventView::Declared { .. }
            | EventView::Threatened { .. }
            | EventView::SlipGone { .. }
            | EventView::SlipDeclined { .. }
            | EventView::VerdictFell { .. }
            | EventView::ActsAlone { .. }
            | EventView::DealStruck { .. }
            | EventView::GoldMoved { .. }
            | EventView::HandedBack { .. }
            | EventView::ProofShown { .. }
            | EventView::DutyTaken { .. }
            | EventView::DebtDue(_)
            | EventView::Forgiven { .. }
            | EventView::Claimed { .. }
            | EventView::ClaimPassed(_)
            | EventView::Wished { .. }
            | EventView::TimeIsUp => {}
        }
    }

    /// Draws the conclusions that follow from counting: a card that cannot be anywhere else must be
    /// here. Best after each beat; without it everything stays true, only less sharp.
    pub fn tighten(&mut self) {
        for _ in 0..TIGHTEN_ROUNDS {
            let mut sums = Sums { least: [0; MAX_KINDS], most: [0; MAX_KINDS] };
            for pile in self.piles_mut() {
                for (good, count) in pile.at_least.iter() {
                    sums.least[good.index()] += usize::from(count);
                }
                for (good, count) in pile.at_most.iter() {
                    sums.most[good.index()] += usize::from(count);
                }
            }
            let hidden = self.hidden;
            let mut news = false;
            for pile in self.piles_mut() {
                news |= pile.tighten(&hidden, &sums);
            }
            if !news {
                return;
            }
        }
    }

    /// Every hidden pile that has a card.
    fn piles_mut(&mut self) -> impl Iterator<Item = &mut Bounds> {
        let of_all = [&mut self.deck, &mut self.removed, &mut self.booty];
        let of_seats = self.seats.0.iter_mut().flat_map(Secrets::piles_mut);
        of_seats.chain(of_all).filter(|pile| pile.size > 0)
    }

    /// Which of these cards are hidden if they lie at this place. Contraband on stands and on the
    /// Booty lies face down, legal goods do not (I8, D7).
    fn hidden_at(&self, place: Place, goods: &Goods) -> Goods {
        match place {
            Place::Stand(_) | Place::Booty => goods.only(self.contraband),
            Place::Deck | Place::Hand(_) | Place::SetAside(_) | Place::Bag(_) | Place::Box => {
                *goods
            }
            Place::Discard(_) | Place::Gate => Goods::NONE,
        }
    }

    /// The pile is exactly these cards.
    fn know(&mut self, place: Place, goods: &Goods) {
        if let Some(pile) = self.pile_mut(place) {
            *pile = Bounds::exactly(goods);
        }
    }

    /// Cards moved from one place to another.
    fn moved(&mut self, cards: &Seen, from: Place, to: Place) {
        match cards {
            Seen::Cards(goods) => {
                let leaving = self.hidden_at(from, goods);
                // K2: cards that leave the game later than before the deal were seen by all.
                let spent = to == Place::Box;
                let arriving = if spent { Goods::NONE } else { self.hidden_at(to, goods) };
                self.hidden = sum(&self.hidden.minus(&leaving), &arriving);
                self.transfer(from, to, &Bounds::exactly(&leaving), &Bounds::exactly(&arriving));
            }
            Seen::Backs { count, named } => {
                let Some(source) = self.at(from) else { return };
                let among = named.unwrap_or(self.hidden);
                let moved = source.part(*count, &self.hidden_at(to, &among));
                self.transfer(from, to, &moved, &moved);
            }
        }
    }

    fn transfer(&mut self, from: Place, to: Place, leaving: &Bounds, arriving: &Bounds) {
        let hidden = self.hidden;
        if leaving.size > 0
            && let Some(source) = self.pile_mut(from)
        {
            source.take(leaving);
        }
        if arriving.size > 0
            && let Some(target) = self.pile_mut(to)
        {
            target.put(arriving, &hidden);
        }
    }

    /// L1: all sizes are known, so that the cards in others' bags can be told from their hands.
    fn bags_closed(&mut self, sizes: &PerSeat<u8>) {
        for seat in EVERY_SEAT.iter() {
            let count = sizes[seat];
            let closed_by_observer = self.seats[seat].bag.size > 0;
            if count > 0 && !closed_by_observer {
                let backs = Seen::Backs { count, named: None };
                self.moved(&backs, Place::Hand(seat), Place::Bag(seat));
            }
        }
    }

    // --- Slips whose goods must be real (I5, H4) ---

    /// Whoever writes a slip really has the face-down goods that they may not lie about.
    fn slip_written(&mut self, slip: &Slip) {
        let terms = &slip.terms;
        let of_merchant = if self.stand_may_lie { Goods::NONE } else { terms.merchant_gives.stand };
        let of_merchant = of_merchant.only(self.contraband);
        let law = terms.law_gives.as_ref();
        let of_law = law.map(|gives| (gives.from, gives.stand.only(self.contraband)));
        let (author, other) = match slip.party() {
            Party::Merchant => (Some((slip.author, of_merchant)), of_law),
            Party::Law => (of_law, Some((terms.merchant, of_merchant))),
        };
        if let Some((seat, goods)) = author {
            self.really_there(seat, &goods);
        }
        let other = other.filter(|(_, goods)| !goods.is_empty());
        self.agreeing[terms.merchant][slip.party() as usize] =
            other.map(|(by, goods)| Agreeing { slip: slip.number, by, goods });
    }

    fn verdict_given(&mut self, by: Seat, verdict: Verdict) {
        match verdict {
            Verdict::HandBack(Some(slip)) => self.agreed(slip, by),
            Verdict::HandBack(None) | Verdict::Open => {}
        }
    }

    /// Whoever agrees to a slip really has what it asks of them.
    fn agreed(&mut self, slip: SlipNumber, by: Seat) {
        let mut asked = self.agreeing.0.iter().flatten().flatten();
        let asked = asked.find(|asked| asked.slip == slip && asked.by == by);
        if let Some(goods) = asked.map(|asked| asked.goods) {
            self.really_there(by, &goods);
        }
    }

    fn really_there(&mut self, seat: Seat, goods: &Goods) {
        let face_down = &mut self.seats[seat].face_down;
        face_down.at_least = face_down.at_least.larger(goods);
    }

    /// What the slips on the table tell to someone who was not there when they were written. A slip
    /// is void once a face-down card leaves a stand from which it promises real ones (H6), so what
    /// it says of its author, and of a Deputy who agreed, still holds.
    fn read_slips(&mut self, public: &Public) {
        let Some(inspection) = public.inspection() else { return };
        for slip in inspection.slips.iter() {
            self.slip_written(&slip.to_slip());
        }
        for bag in inspection.all_held().iter().filter_map(|owner| inspection.held(owner)) {
            for by in public.law.seats().iter() {
                if let Some(verdict) = bag.verdicts[public.law.place(by)] {
                    self.verdict_given(by, verdict);
                }
            }
        }
    }
}

/// The hidden piles of a game as one view shows them.
pub(crate) struct Piles {
    /// Piles of which this observer sees every card.
    pub(crate) known: Vec<(Place, Goods)>,
    /// Piles of which this observer sees only the size.
    pub(crate) unknown: Vec<(Place, u8)>,
    /// All cards of the known and unknown piles together.
    pub(crate) hidden: Goods,
    /// All cards of the unknown piles together.
    pub(crate) pool: Goods,
    /// Whether the view shows no card too many.
    pub(crate) fits: bool,
}

impl Piles {
    pub(crate) fn of(view: &View) -> Self {
        let deck = view.setup.catalogue().deck();
        let (known, unknown) = (Vec::with_capacity(8), Vec::with_capacity(24));
        let mut piles = Self { known, unknown, hidden: deck, pool: deck, fits: true };
        piles.face_up(&view.setup, &view.public);
        piles.hidden = piles.pool;
        for seat in view.setup.seats().iter() {
            match own(view, seat) {
                Some(own) => piles.own(seat, own),
                None => piles.of_another(seat, &view.public),
            }
            piles.set_aside(seat, &view.public);
        }
        let on_booty = view.public.inspection().map_or(0, |inspection| inspection.booty.face_down);
        match &view.booty {
            Some(booty) => piles.known(Place::Booty, booty),
            None => piles.unknown(Place::Booty, on_booty),
        }
        piles.unknown(Place::Deck, view.public.deck);
        // S3: nothing says how many cards are back in the box, but they are what is left.
        let elsewhere = piles.unknown.iter().map(|&(_, size)| usize::from(size)).sum();
        let removed = piles.pool.len().checked_sub(elsewhere);
        piles.fits &= removed.is_some();
        piles.unknown(Place::Box, removed.unwrap_or(0) as u8);
        piles
    }

    fn see(&mut self, goods: &Goods) {
        self.fits &= self.pool.contains(goods);
        self.pool = self.pool.minus(goods);
    }

    fn known(&mut self, place: Place, goods: &Goods) {
        self.see(goods);
        self.known.push((place, *goods));
    }

    fn unknown(&mut self, place: Place, size: u8) {
        if size > 0 {
            self.unknown.push((place, size));
        }
    }

    /// The cards that lie open for all; what was set aside in the open is counted with its pile.
    fn face_up(&mut self, setup: &Setup, public: &Public) {
        self.see(&public.discards.goods());
        self.see(&public.spent(setup));
        public.merchants.0.iter().for_each(|merchant| self.see(&merchant.face_up));
        if let Some(inspection) = public.inspection() {
            self.see(&inspection.booty.face_up);
            inspection.confiscated.iter().for_each(|(_, cards)| self.see(&cards.goods()));
        }
    }

    fn own(&mut self, seat: Seat, own: &Own) {
        self.known(Place::Hand(seat), &own.hand);
        self.known(Place::Bag(seat), &own.bag.as_ref().map_or(Goods::NONE, Bag::goods));
        self.known(Place::Stand(seat), &own.face_down);
        if !own.set_aside.is_empty() {
            self.known(Place::SetAside(seat), &own.set_aside.goods());
        }
    }

    fn of_another(&mut self, seat: Seat, public: &Public) {
        self.unknown(Place::Hand(seat), public.merchants[seat].hand);
        match &public.phase {
            Phase::Declaration(declaration) => {
                self.unknown(Place::Bag(seat), declaration.bags[seat]);
            }
            Phase::Inspection(inspection) => {
                let bag = inspection.held(seat).map_or(0, |bag| bag.cards);
                self.unknown(Place::Bag(seat), bag);
            }
            Phase::Market(market) if market.turn == Some(seat) => {
                self.unknown(Place::SetAside(seat), market.to_place);
            }
            // P1: until all bags are closed they count as hands.
            Phase::Market(_) | Phase::Load(_) | Phase::Over(_) => {}
        }
        match &public.phase {
            Phase::Over(stands) => self.known(Place::Stand(seat), &stands[seat]),
            Phase::Market(_) | Phase::Load(_) | Phase::Declaration(_) | Phase::Inspection(_) => {
                self.unknown(Place::Stand(seat), public.merchants[seat].face_down);
            }
        }
    }

    /// M6: what lies set aside in the open.
    fn set_aside(&mut self, seat: Seat, public: &Public) {
        if let Phase::Market(market) = &public.phase
            && !market.set_aside[seat].is_empty()
        {
            self.known(Place::SetAside(seat), &market.set_aside[seat].goods());
        }
    }
}

/// The secrets of this seat, if they are the observer's own.
fn own(view: &View, seat: Seat) -> Option<&Own> {
    view.own.as_ref().filter(|_| view.observer == Observer::Seat(seat))
}
