//! The promise ledger: who gave their word, and who kept it (H2).
//!
//! Promises are never enforced, but always recorded. Everything about them is public, so that
//! anyone can keep the ledger: it is a fold over the events that an observer sees.

use serde::{Deserialize, Serialize};

use crate::event::{EventView, GoldFor, Purse};
use crate::gold::Gold;
use crate::seat::{Seat, Seats};
use crate::slip::{Promise, Slip, SlipNumber, Word};

/// What became of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromiseFate {
    /// It can still be kept or broken.
    Open,
    /// It was kept.
    Kept {
        /// In which round.
        round: u8,
    },
    /// It was broken.
    Broken {
        /// In which round.
        round: u8,
    },
    /// The game ended before there was an occasion.
    NeverDue,
}

/// One promise, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who promised what to whom.
    pub promise: Promise,
    /// In which round the deal was struck.
    pub made_in_round: u8,
    /// On which slip it was written.
    pub slip: SlipNumber,
    /// What became of it.
    pub fate: PromiseFate,
    /// How much of a debt is paid so far.
    pub paid: Gold,
}

impl Entry {
    fn is_open(&self) -> bool {
        self.fate == PromiseFate::Open
    }
}

/// Every promise of a game in the order they were made.
///
/// A debt is kept by gold of later deals; a promise about the next time as Sheriff is due in the
/// first later round in which its giver is the law and the bag that it is about is at the gate.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    entries: Vec<Entry>,
    /// The round that is being played.
    round: u8,
    /// Who is the law in it; nobody, as long as the ledger has not seen a round begin.
    law: Seats,
    /// The deal that was struck last, whose gold is moving.
    deal: Option<SlipNumber>,
}

impl Default for Ledger {
    /// The empty ledger of a game that begins with the first round.
    fn default() -> Self {
        Self::from_round(1)
    }
}

/// What happened to a bag at the gate.
#[derive(Clone, Copy)]
enum Settled {
    HandedBack,
    OpenedBy(Seats),
}

impl Ledger {
    /// An empty ledger for a game that is watched from this round on, such as a scene.
    #[must_use]
    pub const fn from_round(round: u8) -> Self {
        Self { entries: Vec::new(), round, law: Seats::NONE, deal: None }
    }

    /// Every promise, the oldest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Takes note of what an observer saw.
    pub fn observe(&mut self, event: &EventView) {
        match event {
            EventView::RoundBegan { round, law } => (self.round, self.law) = (*round, law.seats()),
            EventView::DealStruck { slip, .. } => self.write_down(slip),
            EventView::GoldMoved {
                amount,
                from: Purse::Seat(from),
                to: Purse::Seat(to),
                why: GoldFor::Deal,
            } => self.credit(*from, *to, *amount),
            EventView::HandedBack { bag, .. } => self.settle(*bag, Settled::HandedBack),
            EventView::Opened { bag, by, .. } => self.settle(*bag, Settled::OpenedBy(*by)),
            EventView::GameOver(_) => self.close(),
            EventView::FirstPicked(_)
            | EventView::Exchanged { .. }
            | EventView::Moved { .. }
            | EventView::Reshuffled(_)
            | EventView::Loaded { .. }
            | EventView::BagClosed(_)
            | EventView::BagsClosed(_)
            | EventView::Declared { .. }
            | EventView::Threatened { .. }
            | EventView::SlipWritten(_)
            | EventView::SlipGone { .. }
            | EventView::SlipAccepted { .. }
            | EventView::SlipDeclined { .. }
            | EventView::VerdictGiven { .. }
            | EventView::VerdictFell { .. }
            | EventView::ActsAlone { .. }
            | EventView::GoldMoved { .. }
            | EventView::Proved { .. }
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

    /// Only a struck deal makes a promise (H2).
    fn write_down(&mut self, slip: &Slip) {
        self.deal = Some(slip.number);
        self.entries.extend(slip.terms.word.iter().map(|&promise| Entry {
            promise,
            made_in_round: self.round,
            slip: slip.number,
            fate: PromiseFate::Open,
            paid: Gold::NONE,
        }));
    }

    /// Gold of a deal pays the oldest debts first, but never one that the same deal made.
    fn credit(&mut self, from: Seat, to: Seat, amount: Gold) {
        let (deal, round) = (self.deal, self.round);
        let mut left = amount;
        for entry in self.entries.iter_mut().filter(|entry| Some(entry.slip) != deal) {
            let Promise { by, to: creditor, word: Word::Owe(owed) } = entry.promise else {
                continue;
            };
            if (by, creditor) != (from, to) || !entry.is_open() {
                continue;
            }
            let missing = Gold(owed.0.saturating_sub(entry.paid.0));
            let pays = missing.min(left);
            entry.paid += pays;
            left -= pays;
            if pays == missing {
                entry.fate = PromiseFate::Kept { round };
            }
        }
    }

    /// A bag at the gate was settled: next-time promises about it of whoever is the law are due,
    /// unless they were made in this very round.
    fn settle(&mut self, bag: Seat, settled: Settled) {
        let (law, round) = (self.law, self.round);
        let due = |entry: &&mut Entry| {
            entry.is_open() && entry.made_in_round < round && law.has(entry.promise.by)
        };
        for entry in self.entries.iter_mut().filter(due) {
            let Promise { by, to, word } = entry.promise;
            let kept = match (word, settled) {
                (Word::HandBackNext, Settled::HandedBack) if to == bag => true,
                // If the other Deputy opened it alone, this one wanted to hand it back (D6).
                (Word::HandBackNext, Settled::OpenedBy(openers)) if to == bag => !openers.has(by),
                (Word::OpenNext(seat), Settled::HandedBack) if seat == bag => false,
                // Whoever opened it, the bag was opened.
                (Word::OpenNext(seat), Settled::OpenedBy(_)) if seat == bag => true,
                (Word::HandBackNext | Word::OpenNext(_) | Word::Owe(_), _) => continue,
            };
            entry.fate =
                if kept { PromiseFate::Kept { round } } else { PromiseFate::Broken { round } };
        }
    }

    /// The game is over: what is still owed is never paid, and no next time will come.
    fn close(&mut self) {
        let round = self.round;
        for entry in self.entries.iter_mut().filter(|entry| entry.is_open()) {
            entry.fate = match entry.promise.word {
                Word::Owe(_) => PromiseFate::Broken { round },
                Word::HandBackNext | Word::OpenNext(_) => PromiseFate::NeverDue,
            };
        }
    }
}
