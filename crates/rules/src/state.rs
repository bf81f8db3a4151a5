//! The state of a game: what is public and what is secret, and the doors to it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actor};
use crate::chance::{Chance, Seed};
use crate::choices::Choices;
use crate::event::{Event, Observer};
use crate::fingerprint::fingerprint;
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::{Bag, Handful};
use crate::illegal::IllegalAction;
use crate::judge::{self, Judge};
use crate::pile::{Discards, Pile, Side};
use crate::play::Beat;
use crate::public::{Ask, Law, Market, Merchant, Phase, Public};
use crate::scene::{ImpossibleScene, Scene};
use crate::seat::{PerSeat, Seat, Seats};
use crate::setup::Setup;
use crate::slip::SlipNumber;
use crate::view::{Secrets, View};

/// What only the person at one seat knows (P2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// The cards in hand.
    pub hand: Goods,
    /// The contraband that lies face down on the stand.
    pub face_down: Goods,
    /// The closed bag, until it is settled.
    pub bag: Option<Bag>,
    /// Cards set aside face down that still have to be placed (M5).
    pub set_aside: Handful,
}

/// How a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Start {
    /// A shuffled deck, dealt by the rules (S3).
    Deal {
        /// What is played.
        setup: Arc<Setup>,
        /// What decides every shuffle.
        seed: Seed,
    },
    /// A situation set up by hand.
    Scene(Box<Scene>),
}

impl Start {
    /// What is played.
    #[must_use]
    pub fn setup(&self) -> &Arc<Setup> {
        match self {
            Self::Deal { setup, .. } => setup,
            Self::Scene(scene) => scene.setup(),
        }
    }
}

/// The state of a game. Nothing in it allocates but the slips on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) setup: Arc<Setup>,
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

/// What nobody knows, or only one (P2).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    pub(crate) own: PerSeat<Own>,
    pub(crate) deck: Pile,
    /// Cards that went back in the box unseen (S3).
    pub(crate) removed: Goods,
    /// Contraband on the Booty: the Deputies and the givers know it (D7).
    pub(crate) booty: Goods,
    /// The deputy cards, the next two last (D1).
    pub(crate) deputies: [Seat; 6],
    pub(crate) chance: Chance,
}

impl State {
    /// A game at its start.
    ///
    /// # Errors
    /// If the start is a scene that cannot be.
    pub fn new(start: &Start) -> Result<Self, ImpossibleScene> {
        match start {
            Start::Deal { setup, seed } => Ok(Self::deal(Arc::clone(setup), *seed)),
            Start::Scene(scene) => scene.build(),
        }
    }

    /// Shuffles, deals and begins the first round (S2–S6, D1).
    #[must_use]
    pub fn deal(setup: Arc<Setup>, seed: Seed) -> Self {
        let mut state = Self::before_deal(setup, seed);
        let players = state.setup.players();
        let deck = state.setup.catalogue().deck();
        state.secret.deck = deck.cards().collect();
        state.secret.chance.shuffle(state.secret.deck.cards_mut());
        let law = if state.setup.options().deputies {
            state.secret.chance.shuffle(&mut state.secret.deputies);
            let [.., second, first] = state.secret.deputies;
            Law::Deputies(first, second)
        } else {
            let drawn = Seat::new(state.secret.chance.below(u32::from(players)) as u8);
            Law::Sheriff(state.setup.options().first_sheriff.unwrap_or(drawn))
        };
        if state.setup.options().remove_ten {
            state.secret.removed = (0..10).filter_map(|_| state.secret.deck.pop()).collect();
        }
        let size = state.setup.hand_size();
        for seat in state.setup.seats().iter() {
            let hand: Goods = (0..size).filter_map(|_| state.secret.deck.pop()).collect();
            state.public.merchants[seat].hand = hand.len() as u8;
            state.secret.own[seat].hand = hand;
        }
        if state.setup.two_piles() {
            for side in [Side::Left, Side::Right] {
                for _ in 0..5 {
                    state
                        .secret
                        .deck
                        .pop()
                        .into_iter()
                        .for_each(|good| state.public.discards.push(side, good));
                }
            }
        }
        state.public.deck = state.secret.deck.len() as u8;
        state.public.law = law;
        if state.setup.options().deputies {
            state.public.served = law.seats();
        }
        Beat::new(&mut state, &mut |_| {}).open_market();
        state
    }

    /// A table before anything is dealt, with an empty deck.
    pub(crate) fn before_deal(setup: Arc<Setup>, seed: Seed) -> Self {
        let merchant = Merchant { gold: Gold::AT_START, ..Merchant::default() };
        let mut merchants = PerSeat::default();
        setup.seats().iter().for_each(|seat| merchants[seat] = merchant);
        let law = Law::Sheriff(Seat::new(0));
        let public = Public {
            round: 1,
            law,
            served: Seats::NONE,
            merchants,
            deck: 0,
            discards: Discards::default(),
            claimed: [[None; 2]; 3],
            next_slip: SlipNumber(1),
            phase: Phase::Market(Market {
                turn: None,
                waiting: Seats::NONE,
                to_place: 0,
                set_aside: PerSeat::default(),
            }),
        };
        let secret = Secret {
            own: PerSeat::default(),
            deck: Pile::default(),
            removed: Goods::NONE,
            booty: Goods::NONE,
            deputies: [0, 1, 2, 3, 4, 5].map(Seat::new),
            chance: Chance::new(seed),
        };
        Self { setup, public, secret }
    }

    /// What is played.
    #[must_use]
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// What everyone knows.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What only this seat knows. For tools that know everything, such as a replay.
    #[must_use]
    pub fn secrets_of(&self, seat: Seat) -> &Own {
        &self.secret.own[seat]
    }

    /// The next card of the deck that would be drawn, and so on. For tools that know everything.
    pub fn deck_from_top(&self) -> impl Iterator<Item = Good> + '_ {
        self.secret.deck.cards().iter().rev().copied()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.public.phase, Phase::Over(_))
    }

    /// What is asked of this seat, if anything: from public facts.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Option<Ask> {
        self.public.asked(&self.setup, seat)
    }

    /// Everyone of whom something is asked.
    #[must_use]
    pub fn all_asked(&self) -> Seats {
        self.public.all_asked(&self.setup)
    }

    pub(crate) fn judge(&self, seat: Seat) -> Judge<'_> {
        Judge { setup: &self.setup, public: &self.public, own: &self.secret.own[seat], seat }
    }

    /// Whether the actor may do this.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check(&self, actor: Actor, action: &Action) -> Result<(), IllegalAction> {
        match actor {
            Actor::Seat(seat) => self.judge(seat).check(action),
            Actor::Clock => judge::check_clock(&self.setup, &self.public, action),
        }
    }

    /// Does it, and tells what happened, event by event.
    ///
    /// # Errors
    /// With the reason why the actor may not do this; then nothing has changed and nothing was
    /// told.
    pub fn apply(
        &mut self,
        actor: Actor,
        action: Action,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        self.check(actor, &action)?;
        Beat::new(self, tell).play(actor, action);
        Ok(())
    }

    /// What this seat can do now.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> Choices<'_> {
        Choices::of(self.judge(seat))
    }

    /// What this observer may know.
    #[must_use]
    pub fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    /// What this observer may know beyond what everyone does, without copying the rest.
    #[must_use]
    pub fn secrets_for(&self, observer: Observer) -> Secrets<'_> {
        Secrets::of(self, observer)
    }

    /// A number that two equal states share, on every platform.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&(&self.public, &self.secret))
    }

    /// Every card of the game, wherever it lies: always the whole deck.
    #[must_use]
    pub fn all_cards(&self) -> Goods {
        let mut all: Goods = self.secret.deck.cards().iter().copied().collect();
        for goods in [self.secret.removed, self.secret.booty, self.public.spent(&self.setup)] {
            all.add_all(&goods);
        }
        all.add_all(&self.public.discards.goods());
        for seat in self.setup.seats().iter() {
            let own = &self.secret.own[seat];
            all.add_all(&own.hand);
            all.add_all(&own.face_down);
            all.add_all(&own.bag.map_or(Goods::NONE, |bag| bag.goods()));
            all.add_all(&own.set_aside.goods());
            all.add_all(&self.public.merchants[seat].face_up);
        }
        match &self.public.phase {
            Phase::Market(market) => {
                market.set_aside.0.iter().for_each(|cards| all.add_all(&cards.goods()));
            }
            Phase::Inspection(inspection) => {
                all.add_all(&inspection.booty.face_up);
                inspection.confiscated.iter().for_each(|(_, cards)| all.add_all(&cards.goods()));
            }
            Phase::Load(_) | Phase::Declaration(_) | Phase::Over(_) => {}
        }
        all
    }

    /// All gold in the game, wherever it lies.
    #[must_use]
    pub fn all_gold(&self) -> Gold {
        let booty = self.public.inspection().map_or(Gold::NONE, |inspection| inspection.booty.gold);
        let seats = self.setup.seats().iter();
        seats.fold(booty, |sum, seat| sum + self.public.merchants[seat].gold)
    }
}
