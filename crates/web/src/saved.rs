//! The journal of a game against bots, kept in this browser so that a reload continues it.

use std::fmt::Write as _;

use table::Seq;

use crate::browser;

/// The page that keeps the journal. A game can be open in two windows, but two tables that write
/// one journal would spoil it.
const KEEPER: &str = "just-apples.keeper";

/// Each entry is kept under this name and its place, so that a new one costs the same in a long
/// game as in a short one.
const PREFIX: &str = "just-apples.solo.";

fn name_of(seq: Seq) -> String {
    format!("{PREFIX}{}", seq.0)
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
    pub(crate) fn append(&self, seq: Seq, entry: &str) -> Result<(), Unkept> {
        if !self.keeps() {
            return Err(Unkept::Elsewhere);
        }
        browser::keep(&name_of(seq), entry).ok_or(Unkept::NoRoom)
    }
}

/// Whether a game is kept.
pub(crate) fn is_there() -> bool {
    browser::kept(&name_of(Seq(1))).is_some()
}

/// Every entry that is kept.
pub(crate) fn journal() -> Vec<String> {
    (1..).map_while(|seq| browser::kept(&name_of(Seq(seq)))).collect()
}

/// Forgets the game.
pub(crate) fn forget() {
    forget_from(Seq(1));
}

/// Forgets every entry from this one on, the last one first: what is left if the page is closed
/// meanwhile is still a journal. Entries after a gap go too.
pub(crate) fn forget_from(first: Seq) {
    let number = |name: &String| name.strip_prefix(PREFIX)?.parse().ok();
    let mut kept: Vec<u32> = browser::names_kept().iter().filter_map(number).collect();
    kept.retain(|seq| *seq >= first.0);
    kept.sort_unstable_by(|one, other| other.cmp(one));
    kept.into_iter().for_each(|seq| browser::forget(&name_of(Seq(seq))));
}
