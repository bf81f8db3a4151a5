//! The journal of a game against bots, kept in this browser so that a reload continues it.

use table::{Entry, Seq, compact};

use crate::browser;

/// Each entry is kept under this name and its place, so that a new one costs the same in a long
/// game as in a short one.
fn name_of(seq: Seq) -> String {
    format!("just-apples.solo.{}", seq.0)
}

/// Keeps an entry. `None` if the browser refuses.
pub(crate) fn append(entry: &Entry) -> Option<()> {
    browser::keep(&name_of(entry.seq), &compact::write(entry)?)
}

/// Whether a game is kept.
pub(crate) fn is_there() -> bool {
    browser::kept(&name_of(Seq(1))).is_some()
}

/// Every entry that is kept, up to the first that cannot be read.
pub(crate) fn journal() -> Vec<Entry> {
    let places = (1..).map(Seq);
    places.map_while(|seq| compact::read(&browser::kept(&name_of(seq))?)).collect()
}

/// Forgets the game.
pub(crate) fn forget() {
    for seq in (1..).map(Seq) {
        let name = name_of(seq);
        if browser::kept(&name).is_none() {
            return;
        }
        browser::forget(&name);
    }
}
