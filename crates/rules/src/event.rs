//! What happens, and what each observer sees of it.

use serde::{Deserialize, Serialize};

use crate::action::{Debt, Leftover};
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::Bag;
use crate::pile::Side;
use crate::public::{Law, Verdict};
use crate::seat::{PerSeat, Seat, Seats};
use crate::slip::{Slip, SlipNumber};

/// Who looks on: a seat, or someone who only watches and knows what is public (P3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// Someone at the table.
    Seat(Seat),
    /// Someone who watches.
    Spectator,
}

impl Observer {
    /// Whether this observer is one of the seats.
    const fn is_one_of(self, seats: Seats) -> bool {
        match self {
            Self::Seat(seat) => seats.has(seat),
            Self::Spectator => false,
        }
    }
}

/// Where cards can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The draw pile.
    Deck,
    /// A discard pile.
    Discard(Side),
    /// Someone's hand.
    Hand(Seat),
    /// What someone set aside in this Market.
    SetAside(Seat),
    /// Someone's bag.
    Bag(Seat),
    /// Someone's stand, legal goods face up and contraband face down.
    Stand(Seat),
    /// In front of the gate: confiscated cards that wait for a pile (I11).
    Gate,
    /// The Booty of the Deputies.
    Booty,
    /// Back in the box, out of the game.
    Box,
}

/// Where gold can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// With a person.
    Seat(Seat),
    /// On the Booty.
    Booty,
    /// Out of the game.
    Bank,
}

/// Why gold moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoldFor {
    /// A deal.
    Deal,
    /// A fine, or the penalty that an honest merchant is paid.
    Fine,
    /// The Booty is shared.
    Booty,
}

/// Why a slip left the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SlipEnd {
    /// Its side wrote another one.
    Replaced,
    /// Its side took it back.
    Withdrawn,
    /// The other side turned it down.
    Declined,
    /// Public facts made it impossible (H6).
    Void(Impossible),
    /// Inspection, or its time, is over.
    Lapsed,
}

/// The public fact that makes a slip impossible (H6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Impossible {
    /// I3: nobody offers more gold than they have.
    #[error("{seat} offers {offered} gold but has {has}")]
    NotEnoughGold {
        /// Who pays.
        seat: Seat,
        /// What the slip says.
        offered: Gold,
        /// What there is.
        has: Gold,
    },
    /// I3: nobody offers legal goods that do not lie on their stand.
    #[error("{seat} offers {offered} of {good} but has {has} on the stand")]
    NotOnStand {
        /// Who pays.
        seat: Seat,
        /// Which good.
        good: Good,
        /// What the slip says.
        offered: u8,
        /// What lies there.
        has: u8,
    },
    /// H6: more face-down goods than lie there.
    #[error("{seat} offers {offered} face-down cards but has {has}")]
    NotEnoughFaceDown {
        /// Who pays.
        seat: Seat,
        /// How many the slip names.
        offered: u16,
        /// How many lie there.
        has: u8,
    },
    /// H6: more bag goods than the bag has cards.
    #[error("{seat} promises {offered} cards that only the bag could hold, but it has {has}")]
    NotEnoughInBag {
        /// Who pays.
        seat: Seat,
        /// How many cards must come from the bag.
        offered: u16,
        /// How many cards it has.
        has: u8,
    },
    /// I1: a settled bag is settled.
    #[error("the bag of {0} is settled already")]
    BagSettled(Seat),
    /// H1: someone is bound to open this bag.
    #[error("the bag of {0} must be opened: nobody deals about it any more")]
    MustBeOpened(Seat),
    /// H1: nothing may be taken from this merchant.
    #[error("nothing may be taken from {0} in this Inspection")]
    NothingFrom(Seat),
    /// H6: a face-down card left the stand from which this slip promises real ones.
    #[error("a face-down card has left the stand of {0}")]
    FaceDownLeft(Seat),
    /// D6: nobody of the law can strike this deal.
    #[error("no Deputy can strike this deal")]
    NobodyCanStrike,
}

/// A duty that a struck deal lays on the law (H1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// To open this merchant's bag before the phase ends.
    Open(Seat),
    /// To take nothing from this merchant until Inspection ends.
    TakeNothing(Seat),
}

/// What happened, with everything that anyone might see of it. The events of one action are one
/// beat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A round begins with this law (R1).
    RoundBegan {
        /// Its number, from 1.
        round: u8,
        /// Who is the law.
        law: Law,
    },
    /// The Sheriff picked who goes to market first (M2).
    FirstPicked(Seat),
    /// A merchant took their Market turn and set so many cards aside, perhaps none (M3). What
    /// moves follows.
    Exchanged {
        /// Who.
        seat: Seat,
        /// How many cards.
        set_aside: u8,
    },
    /// Cards moved.
    Moved {
        /// Which cards.
        cards: Goods,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Who sees which cards they are; `None` is everybody.
        seen_by: Option<Seats>,
        /// What was named aloud when they were promised (I7).
        named: Option<Goods>,
    },
    /// Discarded cards became the new deck (M7).
    Reshuffled(Goods),
    /// A merchant closed the bag (L1).
    Loaded {
        /// Who.
        seat: Seat,
        /// What is in it.
        bag: Bag,
    },
    /// All bags are closed, and their sizes are known (L1). No bag is a zero.
    BagsClosed(PerSeat<u8>),
    /// A merchant declared (C1).
    Declared {
        /// Who.
        seat: Seat,
        /// Which kind.
        good: Good,
        /// How many.
        cards: u8,
    },
    /// The law threatened a merchant (I2).
    Threatened {
        /// Who threatens.
        by: Seat,
        /// Whom.
        merchant: Seat,
    },
    /// A slip is on the table (I5).
    SlipWritten(Slip),
    /// A slip left the table without a deal.
    SlipGone {
        /// Which.
        slip: SlipNumber,
        /// Why.
        why: SlipEnd,
    },
    /// The merchant accepted the Deputies' slip, whose verdicts are still out (D3).
    SlipAccepted {
        /// Which.
        slip: SlipNumber,
        /// Who.
        by: Seat,
    },
    /// One Deputy turned a slip down; the other may still take it.
    SlipDeclined {
        /// Which.
        slip: SlipNumber,
        /// Who.
        by: Seat,
    },
    /// A Deputy gave a verdict on a bag (D3).
    VerdictGiven {
        /// Who.
        by: Seat,
        /// On whose bag.
        bag: Seat,
        /// What.
        verdict: Verdict,
    },
    /// A verdict fell because its slip left the table, or a duty to open the bag outweighs it (H1).
    VerdictFell {
        /// Whose.
        by: Seat,
        /// On whose bag.
        bag: Seat,
    },
    /// The Deputies disagree: this one acts alone on the bag (D6).
    ActsAlone {
        /// Who.
        by: Seat,
        /// On whose bag.
        bag: Seat,
    },
    /// A deal is struck (I5).
    DealStruck {
        /// On this slip.
        slip: Slip,
        /// With whom of the law.
        with: Seats,
    },
    /// Gold moved.
    GoldMoved {
        /// How much.
        amount: Gold,
        /// From where.
        from: Purse,
        /// To where.
        to: Purse,
        /// Why.
        why: GoldFor,
    },
    /// A bag was handed back unopened (I8). Its cards move next.
    HandedBack {
        /// Whose.
        bag: Seat,
        /// By whom; nobody when time is up.
        by: Seats,
    },
    /// A bag was opened for all to see (I9, I10). Its cards move next.
    Opened {
        /// Whose.
        bag: Seat,
        /// By whom.
        by: Seats,
        /// What was in it.
        cards: Bag,
        /// What had been declared.
        declared: Good,
    },
    /// Someone who did not deliver showed that it was not there (H4). Everyone sees that it was
    /// shown, only the law sees the cards.
    Proved {
        /// Who proved it.
        merchant: Seat,
        /// To whom.
        to: Seats,
        /// What lay face down on the stand before the deal, if that place was named.
        stand: Option<Goods>,
        /// What was in the bag before the deal, if that place was named.
        bag: Option<Goods>,
    },
    /// A deal laid a duty on the law (H1).
    DutyTaken {
        /// On whom.
        by: Seats,
        /// What.
        duty: Duty,
    },
    /// Gold was not enough and the debtor must choose (B1).
    DebtDue(Debt),
    /// Everything is gone and the rest of the debt is forgiven (B3).
    Forgiven {
        /// Whom.
        debtor: Seat,
        /// How much.
        amount: Gold,
    },
    /// A Black Market card was claimed (K2). The three cards move next.
    Claimed {
        /// By whom.
        seat: Seat,
        /// From which pile.
        pile: u8,
        /// What it scores.
        value: u16,
    },
    /// A merchant makes no claim (K5).
    ClaimPassed(Seat),
    /// A Deputy said who should get a leftover (D7).
    Wished {
        /// Who.
        by: Seat,
        /// Of what.
        item: Leftover,
        /// For whom.
        to: Option<Seat>,
    },
    /// Inspection time is over (T1).
    TimeIsUp,
    /// The game is over and all contraband is revealed (V1).
    GameOver(Box<PerSeat<Goods>>),
}

/// Cards as an observer sees them move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Their faces.
    Cards(Goods),
    /// Their backs, and what they were said to be (I7).
    Backs {
        /// How many.
        count: u8,
        /// At most so many of each kind are among them.
        named: Option<Goods>,
    },
}

/// What one observer sees of an [`Event`]. It has no place for what they may not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "every variant is documented at its Event")]
pub enum EventView {
    RoundBegan {
        round: u8,
        law: Law,
    },
    FirstPicked(Seat),
    Exchanged {
        seat: Seat,
        set_aside: u8,
    },
    Moved {
        cards: Seen,
        from: Place,
        to: Place,
    },
    Reshuffled(Goods),
    /// You closed your bag.
    Loaded {
        seat: Seat,
        bag: Bag,
    },
    /// Someone else closed theirs: neither content nor size is known yet.
    BagClosed(Seat),
    BagsClosed(PerSeat<u8>),
    Declared {
        seat: Seat,
        good: Good,
        cards: u8,
    },
    Threatened {
        by: Seat,
        merchant: Seat,
    },
    SlipWritten(Slip),
    SlipGone {
        slip: SlipNumber,
        why: SlipEnd,
    },
    SlipAccepted {
        slip: SlipNumber,
        by: Seat,
    },
    SlipDeclined {
        slip: SlipNumber,
        by: Seat,
    },
    VerdictGiven {
        by: Seat,
        bag: Seat,
        verdict: Verdict,
    },
    VerdictFell {
        by: Seat,
        bag: Seat,
    },
    ActsAlone {
        by: Seat,
        bag: Seat,
    },
    DealStruck {
        slip: Slip,
        with: Seats,
    },
    GoldMoved {
        amount: Gold,
        from: Purse,
        to: Purse,
        why: GoldFor,
    },
    HandedBack {
        bag: Seat,
        by: Seats,
    },
    Opened {
        bag: Seat,
        by: Seats,
        cards: Bag,
        declared: Good,
    },
    /// You were shown this, or showed it yourself.
    Proved {
        merchant: Seat,
        to: Seats,
        stand: Option<Goods>,
        bag: Option<Goods>,
    },
    /// Someone else was shown a proof.
    ProofShown {
        merchant: Seat,
        to: Seats,
    },
    DutyTaken {
        by: Seats,
        duty: Duty,
    },
    DebtDue(Debt),
    Forgiven {
        debtor: Seat,
        amount: Gold,
    },
    Claimed {
        seat: Seat,
        pile: u8,
        value: u16,
    },
    ClaimPassed(Seat),
    Wished {
        by: Seat,
        item: Leftover,
        to: Option<Seat>,
    },
    TimeIsUp,
    GameOver(Box<PerSeat<Goods>>),
}

impl Event {
    /// What this observer sees of the event. Everyone sees that something happened, so that the
    /// number of messages tells nothing (P4).
    #[must_use]
    pub fn seen_by(&self, observer: Observer) -> EventView {
        self.shown(|seats| observer.is_one_of(seats))
    }

    /// What someone sees who sees everything: for tools that know a whole game, such as a replay.
    #[must_use]
    pub fn uncovered(&self) -> EventView {
        self.shown(|_| true)
    }

    /// What someone sees, given whether they are one of those who may see a thing.
    fn shown(&self, may_see: impl Fn(Seats) -> bool) -> EventView {
        match self.clone() {
            Self::RoundBegan { round, law } => EventView::RoundBegan { round, law },
            Self::FirstPicked(seat) => EventView::FirstPicked(seat),
            Self::Exchanged { seat, set_aside } => EventView::Exchanged { seat, set_aside },
            Self::Moved { cards, from, to, seen_by, named } => {
                let cards = match seen_by {
                    Some(seats) if !may_see(seats) => {
                        Seen::Backs { count: cards.len() as u8, named }
                    }
                    _ => Seen::Cards(cards),
                };
                EventView::Moved { cards, from, to }
            }
            Self::Reshuffled(goods) => EventView::Reshuffled(goods),
            Self::Loaded { seat, bag } if may_see(Seats::only(seat)) => {
                EventView::Loaded { seat, bag }
            }
            Self::Loaded { seat, .. } => EventView::BagClosed(seat),
            Self::BagsClosed(sizes) => EventView::BagsClosed(sizes),
            Self::Declared { seat, good, cards } => EventView::Declared { seat, good, cards },
            Self::Threatened { by, merchant } => EventView::Threatened { by, merchant },
            Self::SlipWritten(slip) => EventView::SlipWritten(slip),
            Self::SlipGone { slip, why } => EventView::SlipGone { slip, why },
            Self::SlipAccepted { slip, by } => EventView::SlipAccepted { slip, by },
            Self::SlipDeclined { slip, by } => EventView::SlipDeclined { slip, by },
            Self::VerdictGiven { by, bag, verdict } => EventView::VerdictGiven { by, bag, verdict },
            Self::VerdictFell { by, bag } => EventView::VerdictFell { by, bag },
            Self::ActsAlone { by, bag } => EventView::ActsAlone { by, bag },
            Self::DealStruck { slip, with } => EventView::DealStruck { slip, with },
            Self::GoldMoved { amount, from, to, why } => {
                EventView::GoldMoved { amount, from, to, why }
            }
            Self::HandedBack { bag, by } => EventView::HandedBack { bag, by },
            Self::Opened { bag, by, cards, declared } => {
                EventView::Opened { bag, by, cards, declared }
            }
            Self::Proved { merchant, to, stand, bag } => {
                if may_see(to.with(merchant)) {
                    EventView::Proved { merchant, to, stand, bag }
                } else {
                    EventView::ProofShown { merchant, to }
                }
            }
            Self::DutyTaken { by, duty } => EventView::DutyTaken { by, duty },
            Self::DebtDue(debt) => EventView::DebtDue(debt),
            Self::Forgiven { debtor, amount } => EventView::Forgiven { debtor, amount },
            Self::Claimed { seat, pile, value } => EventView::Claimed { seat, pile, value },
            Self::ClaimPassed(seat) => EventView::ClaimPassed(seat),
            Self::Wished { by, item, to } => EventView::Wished { by, item, to },
            Self::TimeIsUp => EventView::TimeIsUp,
            Self::GameOver(stands) => EventView::GameOver(stands),
        }
    }
}
