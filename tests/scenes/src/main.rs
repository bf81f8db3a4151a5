//! Prints situations as kept games of the client: a JSON object from a scene's name to the
//! entries of its journal, each as text.
//!
//! The client continues whatever game it finds in the browser's storage, so tests and screenshots
//! can begin anywhere without a door in the client for them.

#![allow(clippy::print_stdout, reason = "printing is all that this program does")]

mod scenes;
mod stage;

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};

fn main() -> Result<()> {
    let mut journals = BTreeMap::new();
    for (name, scene) in scenes::all() {
        let entries = scene()?.journal()?;
        let texts: Option<Vec<String>> = entries.iter().map(jot::write).collect();
        journals.insert(name, texts.context("an entry that cannot be written")?);
    }
    println!("{}", serde_json::to_string(&journals)?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use table::Table;

    use crate::scenes;

    #[test]
    fn every_scene_is_a_journal_that_can_be_restored() {
        for (name, scene) in scenes::all() {
            let journal = scene().and_then(crate::stage::Stage::journal);
            let restored = journal.map(|journal| Table::restore(journal, &mut |_| {}));
            assert!(matches!(restored, Ok(Ok(_))), "{name}: {restored:?}");
        }
    }

    #[test]
    fn every_name_is_there_once() {
        let mut names: Vec<&str> = scenes::all().map(|(name, _)| name).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    #[test]
    fn gold_is_what_everyone_began_with() {
        for (name, scene) in scenes::all() {
            let (gold, people) = scene().map(|stage| stage.gold()).expect("a scene that opens");
            assert_eq!(gold, people * 50, "{name}");
        }
    }
}
