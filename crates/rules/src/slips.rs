//! The slips on the table: one per merchant and direction (I5).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::seat::{PerSeat, Seat, Seats};
use crate::slip::{Party, Slip, SlipNumber, Terms};

/// The slips on the table, and what was answered to them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Slips {
    terms: PerSeat<[Option<Arc<Terms>>; 2]>,
    /// Beside the terms, because that packs better. Zero and seat A where there is no slip.
    numbers: PerSeat<[SlipNumber; 2]>,
    authors: PerSeat<[Seat; 2]>,
    written: PerSeat<[u8; 2]>,
    /// The merchants who accepted the Deputies' slip to them (D3).
    pub accepted: Seats,
    /// The Deputies who declined each merchant's slip (D6).
    pub declined: PerSeat<Seats>,
}

/// The slips as they are written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    live: Vec<Slip>,
    written: PerSeat<[u8; 2]>,
    accepted: Seats,
    declined: PerSeat<Seats>,
}

/// A slip on the table, to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveSlip<'a> {
    /// Its number; accepting names it.
    pub number: SlipNumber,
    /// Who wrote it.
    pub author: Seat,
    /// What it says.
    pub terms: &'a Arc<Terms>,
}

impl LiveSlip<'_> {
    /// Which side wrote it.
    #[must_use]
    pub fn party(&self) -> Party {
        self.terms.party_of(self.author)
    }

    /// The slip itself.
    #[must_use]
    pub fn to_slip(&self) -> Slip {
        Slip { number: self.number, author: self.author, terms: Arc::clone(self.terms) }
    }
}

const NO_NUMBER: SlipNumber = SlipNumber(0);
const NO_AUTHOR: Seat = Seat::new(0);

impl Slips {
    /// The live slip between this merchant and the law that this side wrote.
    #[must_use]
    pub fn get(&self, merchant: Seat, party: Party) -> Option<LiveSlip<'_>> {
        let side = party as usize;
        let terms = self.terms[merchant][side].as_ref()?;
        let (number, author) = (self.numbers[merchant][side], self.authors[merchant][side]);
        Some(LiveSlip { number, author, terms })
    }

    /// How many slips this side has written about this merchant in this Inspection.
    #[must_use]
    pub fn written(&self, merchant: Seat, party: Party) -> u8 {
        self.written[merchant][party as usize]
    }

    /// The live slip with this number.
    #[must_use]
    pub fn find(&self, number: SlipNumber) -> Option<LiveSlip<'_>> {
        self.iter().find(|slip| slip.number == number)
    }

    /// All live slips, merchant by merchant.
    pub fn iter(&self) -> impl Iterator<Item = LiveSlip<'_>> {
        (0..12).filter_map(|place| {
            let party = if place % 2 == 0 { Party::Merchant } else { Party::Law };
            self.get(Seat::new(place / 2), party)
        })
    }

    /// Puts a slip on the table, in place of the one that its side had there.
    pub(crate) fn put(&mut self, slip: &Slip) {
        let (merchant, side) = (slip.terms.merchant, slip.party() as usize);
        self.remove(merchant, slip.party());
        self.written[merchant][side] += 1;
        self.lay(slip);
    }

    fn lay(&mut self, slip: &Slip) {
        let (merchant, side) = (slip.terms.merchant, slip.party() as usize);
        self.terms[merchant][side] = Some(Arc::clone(&slip.terms));
        self.numbers[merchant][side] = slip.number;
        self.authors[merchant][side] = slip.author;
    }

    /// Takes a slip off the table, and forgets what was answered to it.
    pub(crate) fn remove(&mut self, merchant: Seat, party: Party) -> Option<Slip> {
        let side = party as usize;
        let terms = self.terms[merchant][side].take()?;
        let number = std::mem::replace(&mut self.numbers[merchant][side], NO_NUMBER);
        let author = std::mem::replace(&mut self.authors[merchant][side], NO_AUTHOR);
        match party {
            Party::Merchant => self.declined[merchant] = Seats::NONE,
            Party::Law => self.accepted.remove(merchant),
        }
        Some(Slip { number, author, terms })
    }
}

impl Default for Slips {
    fn default() -> Self {
        Self {
            terms: PerSeat::default(),
            numbers: PerSeat([[NO_NUMBER; 2]; 6]),
            authors: PerSeat([[NO_AUTHOR; 2]; 6]),
            written: PerSeat::default(),
            accepted: Seats::NONE,
            declined: PerSeat::default(),
        }
    }
}

impl From<Written> for Slips {
    fn from(written: Written) -> Self {
        let Written { live, written, accepted, declined } = written;
        let mut slips = Self { written, accepted, declined, ..Self::default() };
        live.iter().for_each(|slip| slips.lay(slip));
        slips
    }
}

impl From<Slips> for Written {
    fn from(slips: Slips) -> Self {
        let live = slips.iter().map(|slip| slip.to_slip()).collect();
        let Slips { written, accepted, declined, .. } = slips;
        Self { live, written, accepted, declined }
    }
}
