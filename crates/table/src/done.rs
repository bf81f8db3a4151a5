//! Commands that were obeyed, so that none is obeyed twice.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::command::CommandId;
use crate::journal::Seq;

/// What every command made. A journal may have thousands, and a server thousands of journals, so
/// only their hashes are kept. Whoever finds two ids with the same hash harms nobody but
/// themselves: one of their commands is taken for the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done(BTreeMap<u64, (Seq, u32)>);

/// What became of an id before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    /// It was obeyed, and that made this entry.
    Same(Seq),
    /// It was used for something else.
    Other,
}

impl Done {
    /// Whether this author has used an id before, and whether for the same.
    pub(crate) fn before(&self, by: impl Hash, id: &CommandId, what: &impl Hash) -> Option<Before> {
        let &(seq, mark) = self.0.get(&hash(&(by, id)))?;
        Some(if mark == short(what) { Before::Same(seq) } else { Before::Other })
    }

    /// Notes that a command made an entry.
    pub(crate) fn note(&mut self, by: impl Hash, id: &CommandId, what: &impl Hash, seq: Seq) {
        self.0.insert(hash(&(by, id)), (seq, short(what)));
    }
}

/// A hash that never leaves this process.
fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

/// What tells one command from another under the same id.
fn short(what: &impl Hash) -> u32 {
    hash(what) as u32
}
