//! What people can do, and the clock.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::{Bag, Handful};
use crate::pile::Side;
use crate::seat::Seat;
use crate::slip::{SlipNumber, Terms};

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A person, or whoever plays their seat.
    Seat(Seat),
    /// The inspection clock, whose only action is that time is up (T1).
    Clock,
}

/// One thing that an actor does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The Sheriff picks which merchant goes to market first (M2).
    PickFirst(Seat),
    /// A merchant sets cards aside and draws: so many from the left discard pile, so many from the
    /// right, the rest from the deck (M3, M4). With one pile both numbers are zero (M6).
    Exchange {
        /// What is set aside.
        set_aside: Goods,
        /// How many are drawn from the left pile.
        left: u8,
        /// How many are drawn from the right pile.
        right: u8,
    },
    /// Cards are put on one discard pile in this order, the last on top: what a merchant set aside
    /// (M5), or what the Sheriff confiscated (I11).
    Place {
        /// Which pile.
        onto: Side,
        /// The cards from bottom to top.
        order: Handful,
    },
    /// A merchant closes the bag (L1).
    Load(Bag),
    /// A merchant declares one kind of legal good; the number is always the bag's (C1).
    Declare(Good),
    /// The Sheriff threatens a merchant (I2).
    Threaten(Seat),
    /// Either side writes a slip, which replaces the one that lay there (I3–I5).
    Offer(Arc<Terms>),
    /// The writing side takes a slip back (I5).
    Withdraw(SlipNumber),
    /// The other side turns a slip down (I5).
    Decline(SlipNumber),
    /// The other side accepts exactly this slip (I5). From a Deputy it is a verdict, if the slip
    /// hands back a bag that takes both (D3).
    Accept(SlipNumber),
    /// The law hands a bag back, taking the owner's slip or for nothing (I6). From a Deputy who
    /// does not act alone on it, it is a verdict (D3).
    HandBack {
        /// Whose bag.
        bag: Seat,
        /// The owner's slip that is taken with it.
        taking: Option<SlipNumber>,
    },
    /// The law opens a bag (I9, I10). From a Deputy who does not act alone on it, it is a verdict
    /// (D3).
    Open(Seat),
    /// A debtor pays in goods (B1, B2).
    Pay(Goods),
    /// A merchant claims the top card of a Black Market pile (K2).
    Claim {
        /// Which of the three piles.
        pile: u8,
        /// What the card scores that is meant, so that the slower of two claimants is refused.
        value: u16,
        /// With two discard piles, the one that takes the contraband given up.
        onto: Option<Side>,
    },
    /// A merchant makes no claim this round, for now (K5).
    PassClaim,
    /// A Deputy says who should get the leftover of this item on the Booty (D7).
    Wish {
        /// The item.
        item: Leftover,
        /// Who should get it; nobody means that it is discarded.
        to: Option<Seat>,
    },
    /// The clock says that Inspection is over (T1).
    TimeIsUp,
}

impl Action {
    /// Whether the action is about slips: writing, answering or taking them.
    #[must_use]
    pub const fn is_about_slips(&self) -> bool {
        match self {
            Self::Offer(_) | Self::Withdraw(_) | Self::Decline(_) | Self::Accept(_) => true,
            Self::HandBack { taking, .. } => taking.is_some(),
            Self::PickFirst(_)
            | Self::Exchange { .. }
            | Self::Place { .. }
            | Self::Load(_)
            | Self::Declare(_)
            | Self::Threaten(_)
            | Self::Open(_)
            | Self::Pay(_)
            | Self::Claim { .. }
            | Self::PassClaim
            | Self::Wish { .. }
            | Self::TimeIsUp => false,
        }
    }
}

/// Something on the Booty that may not divide evenly (D7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leftover {
    /// The odd coin.
    Gold,
    /// The odd card of a kind.
    Card(Good),
}

/// What is owed, to whom (B).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Debt {
    /// Who owes it.
    pub debtor: Seat,
    /// Who gets it.
    pub creditor: Creditor,
    /// What is still missing after all gold is paid.
    pub missing: Gold,
    /// What it is to be paid in.
    pub tier: Tier,
}

/// Who gets the payment of a debt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Creditor {
    /// A person's stand.
    Seat(Seat),
    /// The Booty of both Deputies (D5).
    Booty,
}

/// What a debt is paid in: legal goods first, contraband when those are not enough (B1, B2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// Legal goods, which are enough.
    Legal,
    /// Contraband: all legal goods are gone already.
    Contraband,
}
