//! Counting up at the end: goods, gold, Kings and Queens, the Black Market and who wins (V, K4).
//!
//! ```
//! use rules::score::{self, Stall, TieBreak};
//! use rules::{Catalogue, Gold, Good, Goods};
//!
//! let stall = |apples| Stall {
//!     gold: Gold(50),
//!     stand: Goods::of(Good::APPLES, apples),
//!     black_market: vec![],
//! };
//! let sheet = score::tally(&Catalogue::of_the_box(), &[stall(4), stall(3)]);
//! assert_eq!(sheet.seats[0].total, 8 + 50 + 20);
//! assert_eq!(sheet.seats[1].total, 6 + 50 + 10);
//! assert_eq!((sheet.winners, sheet.tie_break), (vec![0], TieBreak::Points));
//! ```

use serde::Serialize;

use crate::catalogue::{BONUSES, Catalogue};
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::public::{Phase, Public};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::state::State;

/// What one person has that counts. Cards in hand are worth nothing (V1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stall {
    /// Their gold.
    pub gold: Gold,
    /// Everything on their stand, legal goods and revealed contraband together.
    pub stand: Goods,
    /// What their Black Market cards score (K4).
    pub black_market: Vec<u16>,
}

/// The whole count, in the order of the stalls.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreSheet {
    /// Each person's count.
    pub seats: Vec<SeatScore>,
    /// The places of those who win: one, or several who share the victory (V6).
    pub winners: Vec<usize>,
    /// What decided it.
    pub tie_break: TieBreak,
}

/// One person's count, line by line (V2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatScore {
    /// The goods on the stand, kind by kind in table order.
    pub lines: Vec<Line>,
    /// What all goods are worth.
    pub goods: u64,
    /// Their gold: a point a coin.
    pub gold: Gold,
    /// The titles they hold, in table order.
    pub bonuses: Vec<Bonus>,
    /// What their Black Market cards score together (K4).
    pub black_market: u64,
    /// All points.
    pub total: u64,
    /// How many legal goods cards they have, the first tie-break (V6).
    pub legal_cards: u32,
    /// How many contraband cards they have, royal goods with them, the second tie-break (V6).
    pub contraband_cards: u32,
}

/// The cards of one kind on a stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// Which kind.
    pub good: Good,
    /// How many cards.
    pub count: u32,
    /// What one card is worth.
    pub value: u32,
    /// What they are worth together.
    pub points: u64,
}

/// A King's or Queen's bonus, or a share of one (V2–V4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bonus {
    /// For which legal kind.
    pub good: Good,
    /// How many of the kind were counted, with what royal goods count as (V3).
    pub counted: u32,
    /// The title.
    pub role: Role,
    /// What it scores.
    pub points: u64,
}

/// A title that someone holds for one legal kind (V3, V4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The most of the kind.
    King,
    /// The second most.
    Queen,
    /// The most, together with others: both bonuses are shared and nobody is Queen.
    SharedKing {
        /// How many share.
        among: u32,
    },
    /// The second most, together with others: the Queen's bonus is shared.
    SharedQueen {
        /// How many share.
        among: u32,
    },
}

/// The criterion that decided who wins (V6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// There was no tie: the most points.
    Points,
    /// The most legal goods cards among those with the most points.
    LegalGoods,
    /// The most contraband cards among those who are still tied.
    Contraband,
    /// Nothing: the victory is shared.
    Shared,
}

impl ScoreSheet {
    /// The count of a finished game, with the seats in their order; nothing if it still goes on.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        Self::of_public(state.setup(), state.public())
    }

    /// The same from what everyone knows: at the end nothing that counts is hidden (V1).
    #[must_use]
    pub fn of_public(setup: &Setup, public: &Public) -> Option<Self> {
        let Phase::Over(revealed) = &public.phase else { return None };
        let mut stalls = in_sight(setup, public);
        for (stall, seat) in stalls.iter_mut().zip(setup.seats().iter()) {
            stall.stand = stall.stand.checked_plus(&revealed[seat])?;
        }
        Some(tally(setup.catalogue(), &stalls))
    }
}

/// What everyone can see on the stands now, seat by seat: a [`tally`] of it says who would be King
/// and Queen if nothing else counted. Contraband that lies face down is not in it.
#[must_use]
pub fn in_sight(setup: &Setup, public: &Public) -> Vec<Stall> {
    let stall = |seat: Seat| Stall {
        gold: public.merchants[seat].gold,
        stand: public.merchants[seat].face_up,
        black_market: claimed_by(seat, setup, public),
    };
    setup.seats().iter().map(stall).collect()
}

/// What the Black Market cards score that this seat has claimed (K4).
fn claimed_by(seat: Seat, setup: &Setup, public: &Public) -> Vec<u16> {
    let piles = setup.black_market().into_iter().flatten().zip(&public.claimed);
    let cards = piles.flat_map(|(stock, owners)| stock.values.into_iter().zip(owners));
    cards.filter(|&(_, owner)| *owner == Some(seat)).map(|(value, _)| value).collect()
}

/// Counts everyone up and says who wins.
#[must_use]
pub fn tally(catalogue: &Catalogue, stalls: &[Stall]) -> ScoreSheet {
    let mut seats: Vec<SeatScore> = stalls.iter().map(|stall| count(catalogue, stall)).collect();
    for (good, king, queen) in BONUSES {
        // V3: no bonus for a kind whose plain card is not in the deck.
        if catalogue.in_deck().has(good) {
            let counted: Vec<u32> =
                stalls.iter().map(|stall| counted(catalogue, &stall.stand, good)).collect();
            give_titles(&mut seats, &counted, good, king, queen);
        }
    }
    let (winners, tie_break) = winners(&seats);
    ScoreSheet { seats, winners, tie_break }
}

/// One person's count before any titles are given.
fn count(catalogue: &Catalogue, stall: &Stall) -> SeatScore {
    let line = |(good, count): (Good, u8)| {
        let (count, value) = (u32::from(count), catalogue.value(good));
        Line { good, count, value, points: u64::from(count) * u64::from(value) }
    };
    let lines: Vec<Line> = stall.stand.iter().map(line).collect();
    let goods = lines.iter().map(|line| line.points).sum();
    let black_market = stall.black_market.iter().map(|&value| u64::from(value)).sum();
    SeatScore {
        lines,
        goods,
        gold: stall.gold,
        bonuses: Vec::new(),
        black_market,
        total: goods + u64::from(stall.gold.0) + black_market,
        // V6: royal goods are contraband cards here too, Black Market cards are neither.
        legal_cards: catalogue.legal_of(&stall.stand).len() as u32,
        contraband_cards: catalogue.contraband_of(&stall.stand).len() as u32,
    }
}

/// How many of a legal kind a stand counts for King and Queen (V3).
#[must_use]
pub fn counted(catalogue: &Catalogue, stand: &Goods, kind: Good) -> u32 {
    let counts = |(good, count): (Good, u8)| match catalogue.get(good)?.counts_as {
        Some((as_kind, each)) if as_kind == kind => Some(u32::from(count) * u32::from(each)),
        Some(_) | None => None,
    };
    stand.iter().filter_map(counts).sum()
}

/// Finds King and Queen of one kind and adds their bonuses (V3–V5).
fn give_titles(seats: &mut [SeatScore], counted: &[u32], good: Good, king: u32, queen: u32) {
    let most = highest(counted, u32::MAX);
    let second = highest(counted, most);
    let having = |number: u32| counted.iter().filter(|&&count| count == number).count() as u32;
    let (kings, queens) = (having(most), having(second));
    for (seat, &count) in seats.iter_mut().zip(counted) {
        let (role, points) = match count {
            // V5: a player with none of a kind is neither King nor Queen of it.
            0 => continue,
            n if n == most && kings == 1 => (Role::King, king),
            n if n == most => (Role::SharedKing { among: kings }, (king + queen) / kings),
            // V4: after a tie for King nobody is Queen.
            n if n == second && kings == 1 && queens == 1 => (Role::Queen, queen),
            n if n == second && kings == 1 => (Role::SharedQueen { among: queens }, queen / queens),
            _ => continue,
        };
        let points = u64::from(points);
        seat.bonuses.push(Bonus { good, counted: count, role, points });
        seat.total += points;
    }
}

/// The highest number that is below another; zero if there is none.
fn highest(numbers: &[u32], below: u32) -> u32 {
    numbers.iter().copied().filter(|&number| number < below).max().unwrap_or(0)
}

/// What of a count a criterion looks at.
type Measure = fn(&SeatScore) -> u64;

/// The criteria that decide who wins, in their order (V6).
const CRITERIA: [(TieBreak, Measure); 3] = [
    (TieBreak::Points, |seat| seat.total),
    (TieBreak::LegalGoods, |seat| seat.legal_cards as u64),
    (TieBreak::Contraband, |seat| seat.contraband_cards as u64),
];

/// Who wins, and what decided it (V6).
fn winners(seats: &[SeatScore]) -> (Vec<usize>, TieBreak) {
    let mut tied: Vec<usize> = (0..seats.len()).collect();
    for (criterion, measure) in CRITERIA {
        let best = tied.iter().map(|&place| measure(&seats[place])).max();
        tied.retain(|&place| Some(measure(&seats[place])) == best);
        if tied.len() <= 1 {
            return (tied, criterion);
        }
    }
    (tied, TieBreak::Shared)
}
