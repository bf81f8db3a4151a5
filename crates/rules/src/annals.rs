//! The annals: round by round, what each merchant declared, what was in the bag, and what became of
//! it at the gate.
//!
//! They are a fold over the events that an observer sees, and know what that observer knows. Once a
//! game is over its record is open to all, and its annals tell what everyone really carried.

use serde::{Deserialize, Serialize};

use crate::event::{EventView, Place, Purse, Seen};
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::record::{Record, ReplayError};
use crate::seat::{PerSeat, Seat, Seats};
use crate::slip::Slip;
use crate::state::State;

/// What became of a bag at the gate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BagStory {
    /// What was declared, if it came to that.
    pub declared: Option<(Good, u8)>,
    /// What was in it when it was closed, if that was seen.
    pub carried: Option<Goods>,
    /// How it ended, if it did.
    pub end: Option<BagEnd>,
    /// The goods that went to the owner's stand, as far as they were seen.
    pub seen: Goods,
    /// How many cards went to the owner's stand unseen.
    pub face_down: u8,
}

/// How a bag ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BagEnd {
    /// It was handed back.
    HandedBack {
        /// By whom; nobody when time was up.
        by: Seats,
    },
    /// It was opened.
    Opened {
        /// By whom.
        by: Seats,
        /// What was in it.
        cards: Goods,
    },
}

impl BagStory {
    /// A bag of which nothing is known yet.
    pub const NEW: Self =
        Self { declared: None, carried: None, end: None, seen: Goods::NONE, face_down: 0 };

    /// The cards that were not what was declared, once it was opened.
    #[must_use]
    pub fn false_cards(&self) -> Option<Goods> {
        let (Some(BagEnd::Opened { cards, .. }), Some((declared, _))) = (&self.end, self.declared)
        else {
            return None;
        };
        Some(cards.cards().filter(|&good| good != declared).collect())
    }
}

/// What happened in one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Which round.
    pub round: u8,
    /// Who was the law; nobody, if that was not seen.
    pub law: Seats,
    /// What became of each bag.
    pub bags: PerSeat<Option<BagStory>>,
    /// How much gold each has more than at its beginning, or less.
    pub gold: PerSeat<i64>,
    /// The deals that were struck.
    pub deals: Vec<Slip>,
}

impl Round {
    /// A round in which nothing has happened yet.
    fn new(round: u8, law: Seats) -> Self {
        let (bags, gold) = (PerSeat::default(), PerSeat::default());
        Self { round, law, bags, gold, deals: Vec::new() }
    }

    /// The deal by which this bag was handed back.
    #[must_use]
    pub fn deal_for(&self, bag: Seat) -> Option<&Slip> {
        self.deals.iter().rfind(|slip| slip.terms.law_does.hand_back.has(bag))
    }

    /// What became of this bag, to be written down.
    fn bag(&mut self, seat: Seat) -> &mut BagStory {
        self.bags[seat].get_or_insert(BagStory::NEW)
    }

    fn observe(&mut self, event: &EventView) {
        match event {
            EventView::Loaded { seat, bag } => self.bag(*seat).carried = Some(bag.goods()),
            EventView::Declared { seat, good, cards } => {
                self.bag(*seat).declared = Some((*good, *cards));
            }
            EventView::HandedBack { bag, by } => {
                self.bag(*bag).end = Some(BagEnd::HandedBack { by: *by });
            }
            EventView::Opened { bag, by, cards, declared } => {
                let bag = self.bag(*bag);
                // Whoever came later has not heard the declaration.
                bag.declared = Some((*declared, cards.len() as u8));
                bag.carried.get_or_insert(cards.goods());
                bag.end = Some(BagEnd::Opened { by: *by, cards: cards.goods() });
            }
            EventView::Moved { cards, from: Place::Bag(bag), to: Place::Stand(owner) }
                if bag == owner =>
            {
                self.admit(*owner, cards);
            }
            EventView::GoldMoved { amount, from, to, .. } => self.pay(*amount, *from, *to),
            EventView::DealStruck { slip, .. } => self.deals.push(slip.clone()),
            _ => {}
        }
    }

    /// Cards went from a bag to its owner's stand.
    fn admit(&mut self, owner: Seat, cards: &Seen) {
        let bag = self.bag(owner);
        match cards {
            Seen::Cards(goods) => bag.seen.add_all(goods),
            Seen::Backs { count, .. } => bag.face_down += count,
        }
    }

    fn pay(&mut self, amount: Gold, from: Purse, to: Purse) {
        let amount = i64::from(amount.0);
        if let Purse::Seat(seat) = from {
            self.gold[seat] -= amount;
        }
        if let Purse::Seat(seat) = to {
            self.gold[seat] += amount;
        }
    }
}

/// Every round of a game, the first one that was seen first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Annals {
    /// The rounds that are over.
    past: Vec<Round>,
    /// The round that is played, or the last one.
    now: Round,
}

impl Annals {
    /// The annals of a game that is watched from this round on, with this law in it.
    #[must_use]
    pub fn from_round(round: u8, law: Seats) -> Self {
        Self { past: Vec::new(), now: Round::new(round, law) }
    }

    /// What everyone really carried in a game, from its record.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(record: &Record) -> Result<Self, ReplayError> {
        let start = State::new(&record.start)?;
        let mut annals = Self::from_round(start.public().round, start.public().law.seats());
        record.replay_with(|step| {
            step.events.iter().for_each(|event| annals.observe(&event.uncovered()));
        })?;
        Ok(annals)
    }

    /// Takes note of what an observer saw.
    pub fn observe(&mut self, event: &EventView) {
        match event {
            EventView::RoundBegan { round, law } => {
                let next = Round::new(*round, law.seats());
                self.past.push(std::mem::replace(&mut self.now, next));
            }
            event => self.now.observe(event),
        }
    }

    /// The round that is played, or the last one of a game that is over.
    #[must_use]
    pub const fn now(&self) -> &Round {
        &self.now
    }

    /// The round before it.
    #[must_use]
    pub fn before(&self) -> Option<&Round> {
        self.past.last()
    }

    /// Every round, the first one first.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        self.past.iter().chain([&self.now])
    }
}
