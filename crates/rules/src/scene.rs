//! Scenes: situations set up by hand, for tests and screenshots.
//!
//! A scene says who holds what and where the round stands. [`Scene::build`] turns it into a
//! playable [`State`], or says why it cannot be. Cards that the scene does not place lie in the
//! deck, shuffled; slips, verdicts and duties come by playing on from the scene.
//!
//! ```
//! use std::sync::Arc;
//! use rules::{Actor, Action, Edition, Good, Goods, Options, Scene, Seat, Setup};
//!
//! let [sheriff, gilbert] = [Seat::new(0), Seat::new(1)];
//! let setup = Setup::new(Options::new(Edition::Second, 3)).expect("three can play");
//! let bag = Goods::from([(Good::APPLES, 1), (Good::CHEESE, 1), (Good::MEAD, 2)]);
//! let mut game = Scene::new(Arc::new(setup))
//!     .sheriff(sheriff)
//!     .bag(gilbert, bag)
//!     .declares(gilbert, Good::APPLES)
//!     .inspection()
//!     .build()
//!     .expect("a bag is at the gate");
//! game.apply(Actor::Seat(sheriff), Action::Open(gilbert), &mut |_| {}).expect("the Sheriff may");
//! // One cheese and two mead are confiscated: 2 + 4 + 4 gold.
//! assert_eq!(game.public().merchants[gilbert].gold.0, 40);
//! ```

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::chance::Seed;
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::{Bag, HANDFUL, Handful};
use crate::pile::{Discards, Pile, Side};
use crate::play::{deputy_cards, gate_bag};
use crate::public::{
    Booty, Declaration, Fate, GateBag, Inspection, Law, Load, Market, Phase, Public,
};
use crate::seat::{PerSeat, Seat, Seats};
use crate::setup::Setup;
use crate::state::{Own, State};

/// The most gold that a scene gives to one person, or puts on the Booty.
pub const MAX_GOLD: Gold = Gold(1_000_000);

/// A situation set up by hand. Nothing is checked before [`Scene::build`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    setup: Arc<Setup>,
    seed: Seed,
    round: u8,
    law: Law,
    /// Deputies who were on duty since the last shuffle, this round's included.
    served: Seats,
    seats: PerSeat<SeatScene>,
    /// The next cards of the deck, the top one first.
    deck_top: Vec<Good>,
    rest: Rest,
    left: Vec<Good>,
    right: Vec<Good>,
    /// Black Market piles and who claimed their cards, the dearer one first.
    claimed: Vec<(usize, Vec<Seat>)>,
    booty: BootyScene,
    phase: ScenePhase,
}

/// What a scene says of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatScene {
    gold: Option<Gold>,
    hand: Goods,
    stand: Goods,
    bag: Goods,
    declared: Option<Good>,
    set_aside: Goods,
    settled: Option<(Fate, u8)>,
}

/// What lies on the Booty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BootyScene {
    gold: Gold,
    goods: Goods,
}

/// Where the cards are that the scene does not place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Rest {
    Deck,
    Box,
}

/// Where the round of a scene stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ScenePhase {
    Market(Option<Seat>),
    Load,
    Declaration,
    Inspection,
    Over,
}

/// Why a scene cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleScene {
    /// Someone or something is placed at a seat where nobody sits.
    #[error("nobody sits at {0}")]
    NobodyThere(Seat),
    /// The law does not fit the setup, or is the same Deputy twice.
    #[error("{0:?} cannot be the law of this game")]
    WrongLaw(Law),
    /// The Deputies who were on duty do not fit the round: two a round, then a new shuffle.
    #[error("{served} cannot have been on duty by round {round}, with {law:?}")]
    WrongService {
        /// Who was on duty.
        served: Seats,
        /// The round.
        round: u8,
        /// Who is on duty now.
        law: Law,
    },
    /// There is no such round.
    #[error("there is no round {round} in a game of {rounds}")]
    NoSuchRound {
        /// The round.
        round: u8,
        /// How many there are.
        rounds: u8,
    },
    /// The deck does not have so many of a kind.
    #[error("the scene places {placed} of {good}, but the game has {copies}")]
    TooManyCards {
        /// Which good.
        good: Good,
        /// How many the scene places.
        placed: usize,
        /// How many there are.
        copies: u8,
    },
    /// More gold than anyone can have.
    #[error("{seat} has {gold} gold: a scene gives at most {MAX_GOLD}")]
    TooMuchGold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: Gold,
    },
    /// A hand and the bag together have more cards than a full hand.
    #[error("{seat} holds {cards} cards: a full hand has {hand_size}")]
    HandTooLarge {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: usize,
        /// How many a full hand has.
        hand_size: usize,
    },
    /// A bag has one to five cards.
    #[error("the bag of {seat} has {cards} cards: 1 to 5 fit")]
    WrongBag {
        /// Whose.
        seat: Seat,
        /// How many cards.
        cards: usize,
    },
    /// The law has no bag, and in the Market nobody has.
    #[error("{0} cannot have a bag now")]
    NoBagNow(Seat),
    /// Everyone with cards takes a bag to the gate, and whoever declares has one.
    #[error("{0} needs a bag now")]
    NeedsBag(Seat),
    /// A declaration that cannot be: no legal good of this game, or not yet.
    #[error("{0} cannot have declared that now")]
    WrongDeclaration(Seat),
    /// A bag at the gate was declared.
    #[error("{0} has not declared yet")]
    NotDeclared(Seat),
    /// Cards are set aside in the Market only, and by whom it can be.
    #[error("{0} cannot have cards set aside now")]
    NothingSetAside(Seat),
    /// It cannot be this seat's turn.
    #[error("it cannot be the turn of {0}")]
    WrongTurn(Seat),
    /// One discard pile in the second edition.
    #[error("there is no right discard pile in this game")]
    NoRightPile,
    /// Black Market cards that cannot have been claimed so.
    #[error("the Black Market cannot be so: pile {0}")]
    WrongBlackMarket(usize),
    /// There is a Booty only with Deputies in Inspection.
    #[error("there is no Booty now")]
    NoBooty,
    /// More gold on the Booty than there can be.
    #[error("{0} gold on the Booty: a scene puts at most {MAX_GOLD} there")]
    TooMuchBooty(Gold),
    /// Nothing is left to do in this phase.
    #[error("nothing is left to do in this phase")]
    NothingLeft,
}

impl Scene {
    /// The first round, seat A the Sheriff (or A and B the Deputies), 50 gold each, nothing in
    /// hand, and the whole deck, in the Market of the second edition. With two discard piles name
    /// whose turn it is, or another phase.
    #[must_use]
    pub fn new(setup: Arc<Setup>) -> Self {
        let [a, b] = [Seat::new(0), Seat::new(1)];
        let law = if setup.options().deputies { Law::Deputies(a, b) } else { Law::Sheriff(a) };
        Self {
            setup,
            seed: Seed::from_number(0),
            round: 1,
            law,
            served: law.seats(),
            seats: PerSeat::default(),
            deck_top: Vec::new(),
            rest: Rest::Deck,
            left: Vec::new(),
            right: Vec::new(),
            claimed: Vec::new(),
            booty: BootyScene::default(),
            phase: ScenePhase::Market(None),
        }
    }

    /// What is played.
    #[must_use]
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// Makes this seat the Sheriff.
    #[must_use]
    pub const fn sheriff(mut self, seat: Seat) -> Self {
        self.law = Law::Sheriff(seat);
        self.served = self.law.seats();
        self
    }

    /// Makes these two the Deputies, the first-drawn first, in the first round since a shuffle of
    /// the deputy cards.
    #[must_use]
    pub const fn deputies(mut self, first: Seat, second: Seat) -> Self {
        self.law = Law::Deputies(first, second);
        self.served = self.law.seats();
        self
    }

    /// Says which Deputies were on duty since the last shuffle, this round's included.
    #[must_use]
    pub const fn served(mut self, seats: Seats) -> Self {
        self.served = seats;
        self
    }

    /// Says which round it is, from 1.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// Says what decides the shuffles: of the rest of the deck, and all later ones.
    #[must_use]
    pub const fn seed(mut self, seed: Seed) -> Self {
        self.seed = seed;
        self
    }

    /// Gives someone so much gold instead of 50.
    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u32) -> Self {
        self.seats[seat].gold = Some(Gold(gold));
        self
    }

    /// Gives someone these cards in hand.
    #[must_use]
    pub fn hand(mut self, seat: Seat, goods: impl Into<Goods>) -> Self {
        self.seats[seat].hand = goods.into();
        self
    }

    /// Puts these goods on someone's stand, legal ones face up and contraband face down.
    #[must_use]
    pub fn stand(mut self, seat: Seat, goods: impl Into<Goods>) -> Self {
        self.seats[seat].stand = goods.into();
        self
    }

    /// Puts these goods into someone's bag and closes it.
    #[must_use]
    pub fn bag(mut self, seat: Seat, goods: impl Into<Goods>) -> Self {
        self.seats[seat].bag = goods.into();
        self
    }

    /// Lets someone have declared this good.
    #[must_use]
    pub fn declares(mut self, seat: Seat, good: Good) -> Self {
        self.seats[seat].declared = Some(good);
        self
    }

    /// Lets someone's bag of so many cards be settled already.
    #[must_use]
    pub fn settled(mut self, seat: Seat, fate: Fate, cards: u8) -> Self {
        self.seats[seat].settled = Some((fate, cards));
        self
    }

    /// Lets someone have set these cards aside: face up with one discard pile, face down and still
    /// to be placed with two.
    #[must_use]
    pub fn set_aside(mut self, seat: Seat, goods: impl Into<Goods>) -> Self {
        self.seats[seat].set_aside = goods.into();
        self
    }

    /// Puts these cards on top of the deck, the first to be drawn first.
    #[must_use]
    pub fn deck_top(mut self, cards: impl IntoIterator<Item = Good>) -> Self {
        self.deck_top = cards.into_iter().collect();
        self
    }

    /// Makes these cards the whole deck, the first to be drawn first; the rest is in the box.
    #[must_use]
    pub fn whole_deck(mut self, cards: impl IntoIterator<Item = Good>) -> Self {
        self.rest = Rest::Box;
        self.deck_top(cards)
    }

    /// Puts these cards on the left (or only) discard pile, from bottom to top.
    #[must_use]
    pub fn left_pile(mut self, cards: impl IntoIterator<Item = Good>) -> Self {
        self.left = cards.into_iter().collect();
        self
    }

    /// Puts these cards on the right discard pile, from bottom to top.
    #[must_use]
    pub fn right_pile(mut self, cards: impl IntoIterator<Item = Good>) -> Self {
        self.right = cards.into_iter().collect();
        self
    }

    /// Lets these seats have claimed the cards of a Black Market pile, the dearer one first. What
    /// they gave up is out of the game, if the host says so; else it is where the scene puts it
    /// (K2, K3).
    #[must_use]
    pub fn claimed(mut self, pile: usize, by: impl IntoIterator<Item = Seat>) -> Self {
        self.claimed.push((pile, by.into_iter().collect()));
        self
    }

    /// Puts gold and goods on the Booty (D4).
    #[must_use]
    pub fn booty(mut self, gold: u32, goods: impl Into<Goods>) -> Self {
        self.booty = BootyScene { gold: Gold(gold), goods: goods.into() };
        self
    }

    /// The Market of the second edition, where the Sheriff has to pick who goes first (M2).
    #[must_use]
    pub const fn market(mut self) -> Self {
        self.phase = ScenePhase::Market(None);
        self
    }

    /// The Market, at this merchant's turn; those before them clockwise have had theirs.
    #[must_use]
    pub const fn market_turn(mut self, seat: Seat) -> Self {
        self.phase = ScenePhase::Market(Some(seat));
        self
    }

    /// Loading: whoever has a bag has closed it, whoever only has a hand is still at it.
    #[must_use]
    pub const fn load(mut self) -> Self {
        self.phase = ScenePhase::Load;
        self
    }

    /// Declaring: it is the turn of the first who has not.
    #[must_use]
    pub const fn declaration(mut self) -> Self {
        self.phase = ScenePhase::Declaration;
        self
    }

    /// Inspection, before anything is said.
    #[must_use]
    pub const fn inspection(mut self) -> Self {
        self.phase = ScenePhase::Inspection;
        self
    }

    /// The end of the game: only the stands and the gold are left to count.
    #[must_use]
    pub const fn over(mut self) -> Self {
        self.phase = ScenePhase::Over;
        self
    }

    /// Sets the situation up.
    ///
    /// # Errors
    /// With the reason why it cannot be.
    pub fn build(&self) -> Result<State, ImpossibleScene> {
        self.check_people()?;
        let mut state = State::before_deal(Arc::clone(&self.setup), self.seed);
        self.lay_out_seats(&mut state)?;
        self.lay_out_piles(&mut state)?;
        self.lay_out_deputies(&mut state)?;
        state.public.round = self.round;
        state.public.law = self.law;
        state.public.phase = match self.phase {
            ScenePhase::Market(turn) => self.market_phase(&mut state, turn)?,
            ScenePhase::Load => self.load_phase(&state.public)?,
            ScenePhase::Declaration => self.declaration_phase(&state.public)?,
            ScenePhase::Inspection => self.inspection_phase(&mut state)?,
            ScenePhase::Over => Phase::Over(self.over_phase(&state)),
        };
        Ok(state)
    }

    fn merchants(&self) -> Seats {
        self.setup.seats().minus(self.law.seats())
    }

    fn check_people(&self) -> Result<(), ImpossibleScene> {
        let seats = self.setup.seats();
        let fits = match self.law {
            Law::Sheriff(seat) => !self.setup.options().deputies && seats.has(seat),
            Law::Deputies(first, second) => {
                let both = seats.has(first) && seats.has(second) && first != second;
                self.setup.options().deputies && both
            }
        };
        if !fits {
            return Err(ImpossibleScene::WrongLaw(self.law));
        }
        let (round, rounds) = (self.round, self.setup.rounds());
        if !(1..=rounds).contains(&round) {
            return Err(ImpossibleScene::NoSuchRound { round, rounds });
        }
        if self.booty != BootyScene::default() && self.phase != ScenePhase::Inspection {
            return Err(ImpossibleScene::NoBooty);
        }
        for seat in Seats::all(6).iter() {
            let settled_now = self.phase == ScenePhase::Inspection && !self.law.has(seat);
            if self.seats[seat].settled.is_some() && !settled_now {
                return Err(ImpossibleScene::NoBagNow(seat));
            }
        }
        for seat in Seats::all(6).minus(seats).iter() {
            if self.seats[seat] != SeatScene::default() {
                return Err(ImpossibleScene::NobodyThere(seat));
            }
        }
        Ok(())
    }

    fn lay_out_seats(&self, state: &mut State) -> Result<(), ImpossibleScene> {
        let catalogue = self.setup.catalogue();
        for seat in self.setup.seats().iter() {
            let scene = &self.seats[seat];
            let gold = scene.gold.unwrap_or(Gold::AT_START);
            if gold > MAX_GOLD {
                return Err(ImpossibleScene::TooMuchGold { seat, gold });
            }
            let bag = match Bag::new(&scene.bag) {
                Ok(bag) => Some(bag),
                Err(_) if scene.bag.is_empty() => None,
                Err(_) => return Err(ImpossibleScene::WrongBag { seat, cards: scene.bag.len() }),
            };
            let bags_allowed = match self.phase {
                ScenePhase::Market(_) | ScenePhase::Over => false,
                ScenePhase::Load | ScenePhase::Declaration | ScenePhase::Inspection => true,
            };
            if bag.is_some() && (self.law.has(seat) || !bags_allowed) {
                return Err(ImpossibleScene::NoBagNow(seat));
            }
            let settled = scene.settled.map_or(0, |(_, cards)| usize::from(cards));
            let cards = scene.hand.len() + scene.bag.len();
            let hand_size = self.setup.hand_size();
            if cards + settled > hand_size {
                let cards = cards + settled;
                return Err(ImpossibleScene::HandTooLarge { seat, cards, hand_size });
            }
            if !scene.set_aside.is_empty() && !matches!(self.phase, ScenePhase::Market(_)) {
                return Err(ImpossibleScene::NothingSetAside(seat));
            }
            self.check_declaration(seat, scene)?;
            let face_down = catalogue.contraband_of(&scene.stand);
            let merchant = &mut state.public.merchants[seat];
            merchant.gold = gold;
            merchant.face_up = catalogue.legal_of(&scene.stand);
            merchant.face_down = u8::try_from(face_down.len()).unwrap_or(u8::MAX);
            let in_hand = if self.phase == ScenePhase::Load { cards } else { scene.hand.len() };
            merchant.hand = in_hand as u8;
            let set_aside = Handful::NONE;
            state.secret.own[seat] = Own { hand: scene.hand, face_down, bag, set_aside };
        }
        Ok(())
    }

    fn check_declaration(&self, seat: Seat, scene: &SeatScene) -> Result<(), ImpossibleScene> {
        let Some(good) = scene.declared else { return Ok(()) };
        let catalogue = self.setup.catalogue();
        let legal = catalogue.is_legal(good) && catalogue.in_deck().has(good);
        let now = match self.phase {
            ScenePhase::Declaration | ScenePhase::Inspection => true,
            ScenePhase::Market(_) | ScenePhase::Load | ScenePhase::Over => false,
        };
        if legal && now && !self.law.has(seat) {
            Ok(())
        } else {
            Err(ImpossibleScene::WrongDeclaration(seat))
        }
    }

    /// Lays out everything that is not with a person, and checks that no card is there twice.
    fn lay_out_piles(&self, state: &mut State) -> Result<(), ImpossibleScene> {
        if !self.right.is_empty() && !self.setup.two_piles() {
            return Err(ImpossibleScene::NoRightPile);
        }
        self.lay_out_black_market(state)?;
        let rest = self.unplaced(&state.public.spent(&self.setup))?;
        let mut discards = Discards::default();
        self.left.iter().for_each(|&good| discards.push(Side::Left, good));
        self.right.iter().for_each(|&good| discards.push(Side::Right, good));
        state.public.discards = discards;
        let mut deck = Pile::default();
        match self.rest {
            Rest::Deck => {
                rest.cards().for_each(|good| deck.push(good));
                state.secret.chance.shuffle(deck.cards_mut());
            }
            Rest::Box => state.secret.removed = rest,
        }
        self.deck_top.iter().rev().for_each(|&good| deck.push(good));
        state.public.deck = deck.len() as u8;
        state.secret.deck = deck;
        Ok(())
    }

    /// The cards that the scene places nowhere.
    fn unplaced(&self, spent: &Goods) -> Result<Goods, ImpossibleScene> {
        let piles = [&self.deck_top, &self.left, &self.right];
        let mut placed = [0usize; crate::goods::MAX_KINDS];
        for good in piles.into_iter().flatten() {
            placed[good.index()] += 1;
        }
        let with_people = self.seats.0.iter().flat_map(|s| [s.hand, s.stand, s.bag, s.set_aside]);
        for goods in with_people.chain([*spent, self.booty.goods]) {
            goods.iter().for_each(|(good, count)| placed[good.index()] += usize::from(count));
        }
        let mut rest = self.setup.catalogue().deck();
        for (slot, &placed) in placed.iter().enumerate() {
            let good = Good::new(slot as u8);
            let copies = rest.count(good);
            if placed > usize::from(copies) {
                return Err(ImpossibleScene::TooManyCards { good, placed, copies });
            }
            rest.take(good, placed as u8);
        }
        Ok(rest)
    }

    fn lay_out_black_market(&self, state: &mut State) -> Result<(), ImpossibleScene> {
        let stock = self.setup.black_market().map_or(&[][..], |stock| &stock[..]);
        for (pile, by) in &self.claimed {
            let known = *pile < stock.len() && by.iter().all(|&seat| self.setup.seats().has(seat));
            let untouched = |claimed: &&mut [Option<Seat>; 2]| **claimed == [None; 2];
            let claimed = state.public.claimed.get_mut(*pile).filter(untouched);
            let claimed = claimed.filter(|_| known && by.len() <= 2);
            let claimed = claimed.ok_or(ImpossibleScene::WrongBlackMarket(*pile))?;
            by.iter().zip(claimed).for_each(|(&seat, card)| *card = Some(seat));
        }
        Ok(())
    }

    /// The deputy cards: those who served in their used places, the others shuffled (D1).
    fn lay_out_deputies(&self, state: &mut State) -> Result<(), ImpossibleScene> {
        let Law::Deputies(..) = self.law else { return Ok(()) };
        let (served, law, round) = (self.served, self.law, self.round);
        let right_number = served.len() == usize::from((round - 1) % 3 + 1) * 2;
        let at_table = served.minus(self.setup.seats()).is_empty();
        if !(right_number && at_table && law.seats().minus(served).is_empty()) {
            return Err(ImpossibleScene::WrongService { served, round, law });
        }
        let mut waiting: Vec<Seat> = self.setup.seats().minus(served).iter().collect();
        state.secret.chance.shuffle(&mut waiting);
        state.secret.deputies = deputy_cards(&waiting, law, served);
        state.public.served = served;
        Ok(())
    }

    fn market_phase(
        &self,
        state: &mut State,
        turn: Option<Seat>,
    ) -> Result<Phase, ImpossibleScene> {
        let two_piles = self.setup.two_piles();
        let waiting = match turn {
            Some(seat) if !self.merchants().has(seat) => {
                return Err(ImpossibleScene::WrongTurn(seat));
            }
            Some(seat) => {
                let order = self.merchants().clockwise_after(self.law.first());
                order.skip_while(|&before| before != seat).collect()
            }
            None if two_piles => return Err(ImpossibleScene::WrongTurn(self.law.first())),
            None => self.merchants(),
        };
        let mut market = Market { turn, waiting, to_place: 0, set_aside: PerSeat::default() };
        for seat in self.setup.seats().iter() {
            let cards = &self.seats[seat].set_aside;
            if cards.is_empty() {
                continue;
            }
            // Nobody has been to market before the Sheriff has picked who goes first.
            let in_turn = turn.ok_or(ImpossibleScene::NothingSetAside(seat))? == seat;
            let handful = Handful::in_table_order(cards);
            let (Ok(handful), true) = (handful, self.merchants().has(seat) && in_turn == two_piles)
            else {
                return Err(ImpossibleScene::NothingSetAside(seat));
            };
            if two_piles {
                market.to_place = handful.len() as u8;
                state.secret.own[seat].set_aside = handful;
            } else {
                market.set_aside[seat] = handful;
                market.waiting.remove(seat);
            }
        }
        let hands = |seat: Seat| state.public.merchants[seat].hand > 0;
        match turn {
            Some(seat) if !hands(seat) && state.public.drawable() == 0 && market.to_place == 0 => {
                Err(ImpossibleScene::WrongTurn(seat))
            }
            _ => Ok(Phase::Market(market)),
        }
    }

    fn load_phase(&self, public: &Public) -> Result<Phase, ImpossibleScene> {
        let with = |test: &dyn Fn(Seat) -> bool| -> Seats {
            self.merchants().iter().filter(|&seat| test(seat)).collect()
        };
        let loading = with(&|seat| public.merchants[seat].hand > 0);
        let waiting = loading.minus(with(&|seat| !self.seats[seat].bag.is_empty()));
        if waiting.is_empty() {
            return Err(ImpossibleScene::NothingLeft);
        }
        Ok(Phase::Load(Load { waiting, loading }))
    }

    fn declaration_phase(&self, public: &Public) -> Result<Phase, ImpossibleScene> {
        let mut bags = PerSeat::<u8>::default();
        let mut declared = PerSeat::default();
        let mut turn = None;
        for seat in self.merchants().clockwise_after(self.law.first()) {
            let scene = &self.seats[seat];
            bags[seat] = scene.bag.len() as u8;
            declared[seat] = scene.declared;
            match (bags[seat], scene.declared) {
                (0, Some(_)) => return Err(ImpossibleScene::NeedsBag(seat)),
                (0, None) if public.merchants[seat].hand > 0 => {
                    return Err(ImpossibleScene::NeedsBag(seat));
                }
                (0, None) => {}
                (_, None) => turn = turn.or(Some(seat)),
                (_, Some(_)) if turn.is_some() => {
                    return Err(ImpossibleScene::WrongDeclaration(seat));
                }
                (_, Some(_)) => {}
            }
        }
        let turn = turn.ok_or(ImpossibleScene::NothingLeft)?;
        Ok(Phase::Declaration(Declaration { turn, bags, declared }))
    }

    fn inspection_phase(&self, state: &mut State) -> Result<Phase, ImpossibleScene> {
        let mut bags = PerSeat::default();
        for seat in self.merchants().iter() {
            bags[seat] = self.scene_bag(seat)?;
        }
        let mut inspection = Inspection::begin(bags);
        let BootyScene { gold, goods } = self.booty;
        if self.booty != BootyScene::default() && !self.setup.options().deputies {
            return Err(ImpossibleScene::NoBooty);
        }
        if gold > MAX_GOLD {
            return Err(ImpossibleScene::TooMuchBooty(gold));
        }
        let catalogue = self.setup.catalogue();
        let contraband = catalogue.contraband_of(&goods);
        let face_down = contraband.len() as u8;
        inspection.booty =
            Booty { gold, face_up: catalogue.legal_of(&goods), face_down, ..Booty::default() };
        state.secret.booty = contraband;
        let asked = state.public.asked_to_claim(&self.setup, &inspection);
        if inspection.all_held().is_empty() && asked.is_empty() {
            return Err(ImpossibleScene::NothingLeft);
        }
        Ok(Phase::Inspection(inspection))
    }

    /// The bag of one merchant at the gate, if there is one.
    fn scene_bag(&self, seat: Seat) -> Result<Option<GateBag>, ImpossibleScene> {
        let SeatScene { hand, bag, declared, settled, .. } = &self.seats[seat];
        match (*settled, bag.len()) {
            (None, 0) if declared.is_some() || !hand.is_empty() => {
                Err(ImpossibleScene::NeedsBag(seat))
            }
            (None, 0) => Ok(None),
            (None, cards) => {
                let declared = declared.ok_or(ImpossibleScene::NotDeclared(seat))?;
                Ok(Some(gate_bag(cards as u8, declared)))
            }
            (Some((fate, cards)), 0) => {
                let declared = declared.ok_or(ImpossibleScene::NotDeclared(seat))?;
                if fate == Fate::Held || !(1..=HANDFUL).contains(&usize::from(cards)) {
                    return Err(ImpossibleScene::WrongBag { seat, cards: usize::from(cards) });
                }
                Ok(Some(GateBag { fate, ..gate_bag(cards, declared) }))
            }
            (Some(_), cards) => Err(ImpossibleScene::WrongBag { seat, cards }),
        }
    }

    fn over_phase(&self, state: &State) -> PerSeat<Goods> {
        let mut stands = PerSeat::default();
        self.setup.seats().iter().for_each(|seat| stands[seat] = state.secret.own[seat].face_down);
        stands
    }
}
