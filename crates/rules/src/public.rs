//! What everyone at the table knows (P1).
//!
//! The state of a game is this and the secrets of its seats. Whatever is decided from a
//! `Public` alone cannot tell a secret.

use serde::{Deserialize, Serialize};

use crate::action::{Debt, Leftover};
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::Handful;
use crate::pile::Discards;
use crate::seat::{PerSeat, Seat, Seats};
use crate::setup::{Setup, SpentContraband};
use crate::slip::{SlipNumber, Terms};
use crate::slips::Slips;
use crate::terms::{self, Strikers};

/// Who is the law this round: the Sheriff, or two Deputies in the order they were drawn (D1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Law {
    /// One Sheriff.
    Sheriff(Seat),
    /// Two Deputies, the first-drawn first.
    Deputies(Seat, Seat),
}

impl Law {
    /// The Sheriff, or the Deputy drawn first, who stands for "the Sheriff" where a rule needs one
    /// (D2).
    #[must_use]
    pub const fn first(self) -> Seat {
        match self {
            Self::Sheriff(seat) | Self::Deputies(seat, _) => seat,
        }
    }

    /// Everyone who is the law.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::Sheriff(seat) => Seats::only(seat),
            Self::Deputies(first, second) => Seats::only(first).with(second),
        }
    }

    /// Whether this seat is the law.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.seats().has(seat)
    }

    /// The other Deputy than this one, who must be a Deputy.
    #[must_use]
    pub fn other(self, seat: Seat) -> Option<Seat> {
        match self {
            Self::Sheriff(_) => None,
            Self::Deputies(first, second) => Some(if seat == first { second } else { first }),
        }
    }

    /// The place of someone who is the law: 0 for the first-drawn and the Sheriff, 1 for the second.
    #[must_use]
    pub fn place(self, seat: Seat) -> usize {
        usize::from(seat != self.first())
    }
}

/// What everyone knows of one person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Merchant {
    /// Their gold.
    pub gold: Gold,
    /// How many cards they hold; until all bags are closed, with the bag (P1).
    pub hand: u8,
    /// The legal goods on their stand.
    pub face_up: Goods,
    /// How many contraband cards lie face down on their stand.
    pub face_down: u8,
}

/// Everything that is public about a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The round, from 1.
    pub round: u8,
    /// Who is the law.
    pub law: Law,
    /// Deputies: who was on duty since the deputy cards were last shuffled, this round included
    /// (D1).
    pub served: Seats,
    /// What everyone knows of each person.
    pub merchants: PerSeat<Merchant>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The discard piles.
    pub discards: Discards,
    /// Who claimed each Black Market card: pile by pile, the top card first (K4).
    pub claimed: [[Option<Seat>; 2]; 3],
    /// The number of the next slip.
    pub next_slip: SlipNumber,
    /// Where the round stands.
    pub phase: Phase,
}

/// Where a round stands. A phase owns its data.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Merchants exchange cards (M).
    Market(Market),
    /// Merchants load their bags in secret (L).
    Load(Load),
    /// Merchants declare (C).
    Declaration(Declaration),
    /// The law settles the bags (I).
    Inspection(Inspection),
    /// The game is over; all contraband lies open (V1).
    Over(PerSeat<Goods>),
}

/// The Market.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Market {
    /// Whose turn it is; nobody's while the Sheriff has to pick who goes first (M2).
    pub turn: Option<Seat>,
    /// Who has not had their turn yet.
    pub waiting: Seats,
    /// First edition: how many cards the one whose turn it is set aside and must place (M5).
    pub to_place: u8,
    /// Second edition: what each merchant set aside face up (M6).
    pub set_aside: PerSeat<Handful>,
}

/// Loading.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Load {
    /// Who has not closed their bag yet.
    pub waiting: Seats,
    /// Who takes a bag to the gate this round (M8).
    pub loading: Seats,
}

/// Declaring.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Declaration {
    /// Whose turn it is.
    pub turn: Seat,
    /// How many cards are in each bag; zero is no bag (L1).
    pub bags: PerSeat<u8>,
    /// What was declared so far (C1).
    pub declared: PerSeat<Option<Good>>,
}

/// A bag in front of the gate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GateBag {
    /// How many cards are in it.
    pub cards: u8,
    /// What was declared.
    pub declared: Good,
    /// What became of it.
    pub fate: Fate,
    /// Who of the law threatened its owner since the owner's last answer (I2).
    pub threatened: Seats,
    /// The Deputy who acts alone on it (D6).
    pub alone: Option<Seat>,
    /// The Deputies' verdicts, the first-drawn's first (D3).
    pub verdicts: [Option<Verdict>; 2],
    /// How often each Deputy has given a verdict on it.
    pub verdicts_given: [u8; 2],
}

/// What became of a bag (I1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The law still holds it.
    Held,
    /// It was handed back unopened.
    HandedBack,
    /// It was opened.
    Opened,
}

/// A Deputy's verdict on a bag (D3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Hand it back, taking this slip or for nothing.
    HandBack(Option<SlipNumber>),
    /// Open it.
    Open,
}

/// At most so many verdicts per Deputy and bag; after that only "open" or the other's own terms.
pub const MAX_VERDICTS: u8 = 32;

/// At most so many wishes about leftovers per Deputy and Inspection.
pub const MAX_WISHES: u8 = 64;

/// Inspection.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Inspection {
    /// The bags; nobody has one who is the law or sits the round out (M8).
    pub bags: PerSeat<Option<GateBag>>,
    /// The slips on the table.
    pub slips: Slips,
    /// Who of the law is bound to open each bag (H1).
    pub must_open: PerSeat<Seats>,
    /// Who of the law is bound to take nothing from each merchant (H1).
    pub take_nothing: PerSeat<Seats>,
    /// What is still owed, in the order it must be paid: two debts when both Deputies owe half
    /// (B, D5).
    pub debts: [Option<Debt>; 2],
    /// Confiscated cards that wait for a pile, and who places them (I11).
    pub confiscated: Option<(Seat, Handful)>,
    /// Who claimed a Black Market card this round (K3).
    pub claimed: Seats,
    /// Who makes no claim this round, for now (K5).
    pub passed: Seats,
    /// The Deputies' Booty (D4–D7).
    pub booty: Booty,
    /// Whether time is up (T1).
    pub time_is_up: bool,
}

/// What both Deputies took together (D4–D7).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Booty {
    /// Gold.
    pub gold: Gold,
    /// Legal goods.
    pub face_up: Goods,
    /// How many contraband cards.
    pub face_down: u8,
    /// Who should get each odd item, as each Deputy wishes.
    pub wishes: [Wishes; 2],
    /// How many wishes each Deputy has stated.
    pub wishes_stated: [u8; 2],
}

/// One Deputy's wishes about leftovers, as two sets of items (D7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Wishes {
    to_first: u32,
    to_second: u32,
}

impl Wishes {
    /// The place of the Deputy who should get the item, as this Deputy wishes.
    #[must_use]
    pub const fn place(&self, item: Leftover) -> Option<usize> {
        let bit = Self::bit(item);
        if self.to_first & bit != 0 {
            Some(0)
        } else if self.to_second & bit != 0 {
            Some(1)
        } else {
            None
        }
    }

    pub(crate) const fn set(&mut self, item: Leftover, place: Option<usize>) {
        let bit = Self::bit(item);
        self.to_first &= !bit;
        self.to_second &= !bit;
        match place {
            Some(0) => self.to_first |= bit,
            Some(_) => self.to_second |= bit,
            None => {}
        }
    }

    const fn bit(item: Leftover) -> u32 {
        match item {
            Leftover::Gold => 1 << 31,
            Leftover::Card(good) => 1 << good.index(),
        }
    }
}

/// What is asked of someone. The table waits for them (P4: from public facts alone).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Pick who goes to market first: [`Action::PickFirst`](crate::Action::PickFirst) (M2).
    PickFirst,
    /// Take your Market turn: [`Action::Exchange`](crate::Action::Exchange) (M3).
    Exchange,
    /// Place cards on a discard pile: [`Action::Place`](crate::Action::Place) (M5, I11).
    Place,
    /// Load your bag: [`Action::Load`](crate::Action::Load) (L1).
    Load,
    /// Declare: [`Action::Declare`](crate::Action::Declare) (C1).
    Declare,
    /// Settle the bags: hand back, open or accept a slip (I1). A bag under a duty can only be
    /// opened. A Deputy is asked until both agree or one acts alone (D3).
    Settle,
    /// Pay your debt in goods: [`Action::Pay`](crate::Action::Pay), as
    /// [`Choices::payments`](crate::Choices::payments) lists (B).
    Pay,
    /// Claim a Black Market card, or pass: [`Action::Claim`](crate::Action::Claim),
    /// [`Action::PassClaim`](crate::Action::PassClaim) (K5).
    Claim,
}

impl Public {
    /// The merchants of this round: everyone who is not the law. ([`Public::merchants`] has
    /// everyone: the Sheriff is a merchant on duty.)
    #[must_use]
    pub const fn merchants_on_duty(&self, setup: &Setup) -> Seats {
        setup.seats().minus(self.law.seats())
    }

    /// Who of the law has to agree to these terms if this seat writes them; `None` if nobody can
    /// strike a deal on them (D6, H1).
    #[must_use]
    pub fn strikers(&self, terms: &Terms, author: Seat) -> Option<Strikers> {
        terms::strikers(self, terms, terms.party_of(author), author)
    }

    /// How many cards can be drawn in all, reshuffling included (M7).
    #[must_use]
    pub const fn drawable(&self) -> usize {
        self.deck as usize + self.discards.total()
    }

    /// Inspection, if that is the phase.
    #[must_use]
    pub const fn inspection(&self) -> Option<&Inspection> {
        match &self.phase {
            Phase::Inspection(inspection) => Some(inspection),
            _ => None,
        }
    }

    /// Contraband that was spent on the Black Market and left the game: three for each card that
    /// was claimed, if the host says so (K2).
    #[must_use]
    pub fn spent(&self, setup: &Setup) -> Goods {
        let mut spent = Goods::NONE;
        if setup.spent_contraband() == SpentContraband::Removed {
            let piles = setup.black_market().into_iter().flatten().zip(&self.claimed);
            for (stock, claimed) in piles {
                spent.add(stock.good, 3 * claimed.iter().flatten().count() as u8);
            }
        }
        spent
    }

    /// The card that is on top of a Black Market pile: 0 is the dearer one (K1).
    #[must_use]
    pub fn market_top(&self, pile: usize) -> Option<usize> {
        self.claimed.get(pile)?.iter().position(Option::is_none)
    }

    /// What is asked of this seat, if anything.
    #[must_use]
    pub fn asked(&self, setup: &Setup, seat: Seat) -> Option<Ask> {
        match &self.phase {
            Phase::Market(market) => match market.turn {
                None => (seat == self.law.first()).then_some(Ask::PickFirst),
                Some(turn) if turn != seat => None,
                Some(_) if market.to_place > 0 => Some(Ask::Place),
                Some(_) => Some(Ask::Exchange),
            },
            Phase::Load(load) => load.waiting.has(seat).then_some(Ask::Load),
            Phase::Declaration(declaration) => (declaration.turn == seat).then_some(Ask::Declare),
            Phase::Inspection(inspection) => self.asked_at_gate(setup, inspection, seat),
            Phase::Over(_) => None,
        }
    }

    fn asked_at_gate(&self, setup: &Setup, inspection: &Inspection, seat: Seat) -> Option<Ask> {
        if inspection.debt().is_some_and(|debt| debt.debtor == seat) {
            return Some(Ask::Pay);
        }
        if inspection.confiscated.is_some_and(|(by, _)| by == seat) {
            return Some(Ask::Place);
        }
        if self.law.has(seat) {
            let free = inspection.is_settled_up() && inspection.waits_for(self.law, seat);
            return free.then_some(Ask::Settle);
        }
        let claims =
            self.might_claim(inspection, seat) && self.asked_to_claim(setup, inspection).has(seat);
        claims.then_some(Ask::Claim)
    }

    /// Everyone of whom something is asked.
    #[must_use]
    pub fn all_asked(&self, setup: &Setup) -> Seats {
        match &self.phase {
            Phase::Market(market) => Seats::only(market.turn.unwrap_or(self.law.first())),
            Phase::Load(load) => load.waiting,
            Phase::Declaration(declaration) => Seats::only(declaration.turn),
            Phase::Inspection(inspection) => {
                let asked = |&seat: &Seat| self.asked_at_gate(setup, inspection, seat).is_some();
                setup.seats().iter().filter(asked).collect()
            }
            Phase::Over(_) => Seats::NONE,
        }
    }

    /// Who is asked whether they claim a Black Market card: from public facts only (K5).
    #[must_use]
    pub fn asked_to_claim(&self, setup: &Setup, inspection: &Inspection) -> Seats {
        if setup.black_market().is_none() || (0..3).all(|pile| self.market_top(pile).is_none()) {
            return Seats::NONE;
        }
        let done = inspection.claimed.or(inspection.passed);
        let open = setup.seats().minus(done);
        open.iter().filter(|&seat| self.might_claim(inspection, seat)).collect()
    }

    /// Whether public facts allow that this seat has something to claim with (K5).
    fn might_claim(&self, inspection: &Inspection, seat: Seat) -> bool {
        self.merchants[seat].face_down >= 3
            && inspection.bags[seat].is_some_and(|bag| bag.fate == Fate::HandedBack)
    }

    /// Whether the inspection clock runs: it stands still while a merchant must choose (T1).
    #[must_use]
    pub fn clock_runs(&self, setup: &Setup) -> bool {
        let Some(inspection) = self.inspection() else { return false };
        let merchant_pays = inspection.debt().is_some_and(|debt| !self.law.has(debt.debtor));
        setup.options().time_limit
            && !inspection.time_is_up
            && !merchant_pays
            && self.asked_to_claim(setup, inspection).is_empty()
    }
}

impl Inspection {
    /// The debt that must be paid first.
    #[must_use]
    pub fn debt(&self) -> Option<&Debt> {
        self.debts[0].as_ref()
    }

    /// Whether nobody owes a debt or a pile choice, so that bags can be settled (I10).
    #[must_use]
    pub const fn is_settled_up(&self) -> bool {
        self.debts[0].is_none() && self.confiscated.is_none()
    }

    /// The bag of this merchant if the law still holds it.
    #[must_use]
    pub fn held(&self, seat: Seat) -> Option<&GateBag> {
        self.bags[seat].as_ref().filter(|bag| bag.fate == Fate::Held)
    }

    /// The merchants whose bags the law still holds.
    #[must_use]
    pub fn all_held(&self) -> Seats {
        (0..6).map(Seat::new).filter(|&seat| self.held(seat).is_some()).collect()
    }

    /// Whether some bag waits for this person of the law: with Deputies, one on which they act
    /// alone, or have given no verdict, or whose verdicts name different terms.
    fn waits_for(&self, law: Law, seat: Seat) -> bool {
        self.all_held().iter().filter_map(|owner| self.held(owner)).any(|bag| match bag.alone {
            Some(alone) => alone == seat,
            None => match law {
                Law::Sheriff(_) => true,
                Law::Deputies(..) => {
                    bag.verdicts[law.place(seat)].is_none()
                        || bag.verdicts.iter().all(Option::is_some)
                }
            },
        })
    }
}
