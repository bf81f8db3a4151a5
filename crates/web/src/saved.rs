//! The journal of a game against bots, kept in this browser so that a reload continues it.

use std::fmt::Write as _;

use table::{Entry, Seq};

use crate::browser;

/// The page that keeps the journal. A game can be open in two windows, but two tables that write
/// one journal would spoil it.
const KEEPER: &str = "just-apples.keeper";

/// Each entry is kept under this name and its place, so that a new one costs the same in a long
/// game as in a short one.
fn name_of(seq: Seq) -> String {
    format!("just-apples.solo.{}", seq.0)
}

/// Why an entry is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unkept {
    /// The browser refuses.
    NoRoom,
    /// The game goes on in another window.
    Elsewhere,
}

/// The right to keep a journal. Whoever took it last has it.
pub(crate) struct Keeper(String);

impl Keeper {
    /// Takes the right from whoever had it.
    pub(crate) fn new() -> Self {
        let mut name = String::new();
        for byte in browser::entropy().unwrap_or_default() {
            // Writing to a text cannot fail.
            let _ = write!(name, "{byte:02x}");
        }
        // Where nothing can be kept, nobody else can spoil it either.
        let _ = browser::keep(KEEPER, &name);
        Self(name)
    }

    /// Whether nobody else has taken it.
    pub(crate) fn keeps(&self) -> bool {
        browser::kept(KEEPER).is_none_or(|keeper| keeper == self.0)
    }

    /// Keeps an entry.
    pub(crate) fn append(&self, entry: &Entry) -> Result<(), Unkept> {
        if !self.keeps() {
            return Err(Unkept::Elsewhere);
        }
        let kept = jot::write(entry).and_then(|text| browser::keep(&name_of(entry.seq), &text));
        kept.ok_or(Unkept::NoRoom)
    }
}

/// Whether a game is kept.
pub(crate) fn is_there() -> bool {
    browser::kept(&name_of(Seq(1))).is_some()
}

/// What tells the game that is kept from every other: how it stood when it began.
pub(crate) fn name_of_game() -> String {
    let first = browser::kept(&name_of(Seq(1))).and_then(|text| jot::read::<Entry>(&text));
    format!("solo.{:x}", first.map_or(0, |entry| entry.hash))
}

/// Every entry that is kept, up to the first that cannot be read. What comes after that one is
/// forgotten: another entry will take its place.
pub(crate) fn journal() -> Vec<Entry> {
    let places = (1..).map(Seq);
    let journal: Vec<Entry> =
        places.map_while(|seq| jot::read(&browser::kept(&name_of(seq))?)).collect();
    forget_from(Seq(journal.len() as u32 + 1));
    journal
}

/// Forgets the game.
pub(crate) fn forget() {
    forget_from(Seq(1));
}

/// Forgets every entry from this one on, the last one first: what is left if the page is closed
/// meanwhile is still a journal.
fn forget_from(first: Seq) {
    let kept = (first.0..).map(Seq).take_while(|&seq| browser::kept(&name_of(seq)).is_some());
    let kept: Vec<Seq> = kept.collect();
    kept.into_iter().rev().for_each(|seq| browser::forget(&name_of(seq)));
}
