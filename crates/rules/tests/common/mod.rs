//! What the tests share: a game to play on, with words that read like the rulebook.

#![allow(
    dead_code,
    unused_macros,
    unused_imports,
    unreachable_pub,
    reason = "each test binary uses its own part"
)]

pub mod games;
pub mod setups;

use std::sync::Arc;

use rules::setup::BlackMarketRule;
use rules::slip::SlipNumber;
use rules::{
    Action, Actor, Bag, Edition, Event, EventView, Gold, Good, Goods, Handful, IllegalAction,
    Observer, Options, Scene, Seat, Setup, Side, State, Terms,
};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);
pub const E: Seat = Seat::new(4);
pub const F: Seat = Seat::new(5);

/// Goods by name: `goods![APPLES * 4, CROSSBOW]`.
macro_rules! goods {
    ($($good:ident $(* $count:literal)?),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut goods = rules::Goods::NONE;
        $(goods.add(rules::Good::$good, [1u8 $(, $count)?].into_iter().last().unwrap_or(1));)*
        goods
    }};
}
pub(crate) use goods;

/// Cards in an order: `cards![CHICKENS, CHEESE]`.
macro_rules! cards {
    ($($good:ident),* $(,)?) => { [$(rules::Good::$good),*] };
}
pub(crate) use cards;

/// A playable setup: an edition with so many players, and what is changed about it.
pub fn setup_with(edition: Edition, players: u8, change: impl FnOnce(&mut Options)) -> Arc<Setup> {
    let mut options = Options::new(edition, players);
    change(&mut options);
    Arc::new(Setup::new(options).expect("a setup that can be played"))
}

/// The basic game of the first edition.
pub fn first(players: u8) -> Arc<Setup> {
    setup_with(Edition::First, players, |_| {})
}

/// The basic game of the second edition.
pub fn second(players: u8) -> Arc<Setup> {
    setup_with(Edition::Second, players, |_| {})
}

/// The second edition with the Black Market.
pub fn black_market(players: u8) -> Arc<Setup> {
    setup_with(Edition::Second, players, |o| o.black_market = Some(BlackMarketRule::default()))
}

/// Every variant that goes with this edition and number of players.
pub fn everything(edition: Edition, players: u8) -> Arc<Setup> {
    setup_with(edition, players, |o| {
        o.deputies = players == 6;
        o.royal_goods = true;
        o.black_market = Some(BlackMarketRule::default());
        o.time_limit = true;
        o.remove_ten = true;
        o.seven_cards = true;
    })
}

/// A game in play, and everything that was told since the last look.
pub struct Game {
    pub state: State,
    pub told: Vec<Event>,
}

impl Game {
    /// A game that goes on from a scene.
    pub fn of(scene: &Scene) -> Self {
        Self { state: scene.build().expect("a scene that can be"), told: Vec::new() }
    }

    /// Someone does something that is allowed. What was told before is forgotten.
    #[track_caller]
    pub fn does(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.acts(Actor::Seat(seat), action)
    }

    /// Time is up.
    #[track_caller]
    pub fn time_is_up(&mut self) -> &mut Self {
        self.acts(Actor::Clock, Action::TimeIsUp)
    }

    #[track_caller]
    fn acts(&mut self, actor: Actor, action: Action) -> &mut Self {
        let mut told = Vec::new();
        let shown = format!("{actor:?} {action:?}");
        if let Err(why) = self.state.apply(actor, action, &mut |event| told.push(event)) {
            panic!("{shown} is refused: {why}");
        }
        self.told = told;
        self
    }

    /// Someone wants to do something that is refused: nothing changes and nothing is told.
    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, action: Action) -> IllegalAction {
        self.refuses_actor(Actor::Seat(seat), action)
    }

    /// An actor wants to do something that is refused: nothing changes and nothing is told.
    #[track_caller]
    pub fn refuses_actor(&mut self, actor: Actor, action: Action) -> IllegalAction {
        let before = self.state.clone();
        let mut told = 0;
        let shown = format!("{actor:?} {action:?}");
        let Err(why) = self.state.apply(actor, action, &mut |_| told += 1) else {
            panic!("{shown} is allowed");
        };
        assert!(self.state == before && told == 0, "{shown} was refused but left a trace");
        why
    }

    /// Someone writes a slip; its number.
    #[track_caller]
    pub fn offers(&mut self, author: Seat, terms: Terms) -> SlipNumber {
        let number = self.state.public().next_slip;
        self.does(author, Action::Offer(Arc::new(terms)));
        number
    }

    /// Someone wants to write a slip that is refused.
    #[track_caller]
    pub fn refuses_offer(&mut self, author: Seat, terms: Terms) -> IllegalAction {
        self.refuses(author, Action::Offer(Arc::new(terms)))
    }

    /// Someone accepts a slip.
    #[track_caller]
    pub fn accepts(&mut self, seat: Seat, slip: SlipNumber) -> &mut Self {
        self.does(seat, Action::Accept(slip))
    }

    /// The law opens a bag.
    #[track_caller]
    pub fn opens(&mut self, law: Seat, bag: Seat) -> &mut Self {
        self.does(law, Action::Open(bag))
    }

    /// The law hands a bag back for nothing.
    #[track_caller]
    pub fn hands_back(&mut self, law: Seat, bag: Seat) -> &mut Self {
        self.does(law, Action::HandBack { bag, taking: None })
    }

    /// The law hands a bag back and takes the owner's slip.
    #[track_caller]
    pub fn takes(&mut self, law: Seat, bag: Seat, slip: SlipNumber) -> &mut Self {
        self.does(law, Action::HandBack { bag, taking: Some(slip) })
    }

    /// Someone's gold.
    pub fn gold(&self, seat: Seat) -> u32 {
        self.state.public().merchants[seat].gold.0
    }

    /// Everything on someone's stand, contraband too.
    pub fn stand(&self, seat: Seat) -> Goods {
        self.face_up(seat).plus(&self.face_down(seat))
    }

    /// The legal goods on someone's stand.
    pub fn face_up(&self, seat: Seat) -> Goods {
        self.state.public().merchants[seat].face_up
    }

    /// The contraband on someone's stand, which only they know.
    pub fn face_down(&self, seat: Seat) -> Goods {
        self.state.secrets_of(seat).face_down
    }

    /// Someone's hand, which only they know.
    pub fn hand(&self, seat: Seat) -> Goods {
        self.state.secrets_of(seat).hand
    }

    /// A discard pile from bottom to top.
    pub fn pile(&self, side: Side) -> Vec<Good> {
        self.state.public().discards.cards(side).collect()
    }

    /// Whether this slip is on the table.
    pub fn is_live(&self, slip: SlipNumber) -> bool {
        self.state.public().inspection().is_some_and(|i| i.slips.find(slip).is_some())
    }

    /// What an observer saw of the last action.
    pub fn seen_by(&self, observer: Observer) -> Vec<EventView> {
        self.told.iter().map(|event| event.seen_by(observer)).collect()
    }

    /// Whether something like this was told in the last action.
    pub fn was_told(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(test)
    }
}

/// Loading these goods.
pub fn load(goods: Goods) -> Action {
    Action::Load(Bag::new(&goods).expect("one to five cards"))
}

/// Setting these goods aside and drawing from the deck only.
pub fn set_aside(goods: Goods) -> Action {
    Action::Exchange { set_aside: goods, left: 0, right: 0 }
}

/// Placing cards on a pile, the last on top.
pub fn place<const N: usize>(onto: Side, cards: [Good; N]) -> Action {
    Action::Place { onto, order: Handful::from_cards(cards).expect("at most five cards") }
}
