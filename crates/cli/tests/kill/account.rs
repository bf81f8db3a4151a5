//! What people were told is done, held against the journals.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use guest::{Acknowledged, Player};
use server::store::sqlite::SqliteStore;
use server::store::{Row, Store};
use table::room::{PersonId, TableCode};

/// Someone at a table.
type Person = (TableCode, PersonId);

/// What everyone was told is done, by the moment.
#[derive(Default)]
pub(crate) struct Account(Mutex<BTreeMap<Person, Vec<Acknowledged>>>);

impl Account {
    /// Takes down what a player was told since the last time.
    pub(crate) fn take_down(&self, player: &mut Player) {
        if !player.acknowledged.is_empty() {
            let person = (player.place.table, player.place.person);
            self.with(|told| told.entry(person).or_default().append(&mut player.acknowledged));
        }
    }

    /// How many commands were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.with(|told| told.values().map(Vec::len).sum())
    }

    /// The name and the place of every command that was acknowledged.
    pub(crate) fn entries(&self) -> Vec<(String, u32)> {
        let entry = |done: &Acknowledged| (String::from(done.id.clone()), done.seq.0);
        self.with(|told| told.values().flatten().map(entry).collect())
    }

    /// What is wrong with the journals in a data directory that nobody uses: nothing, hopefully.
    pub(crate) async fn audit(&self, data: &Path, doubt: Doubt) -> Vec<Fault> {
        let told = self.with(|told| told.clone());
        let store = SqliteStore::open(data).expect("a store that opens");
        let mut faults = Vec::new();
        let mut tables: Vec<TableCode> = told.keys().map(|(table, _)| *table).collect();
        tables.dedup();
        for table in tables {
            let rows = store.read(table.as_str()).await.expect("a store that reads");
            let people = told.iter().filter(|((at, _), _)| *at == table);
            let people = people.map(|((_, person), told)| (*person, told.as_slice())).collect();
            faults.extend(audit(&rows, &people, doubt));
        }
        faults
    }

    /// The same of a copy, so that the next server finds everything as the last one left it.
    pub(crate) async fn audit_copy(&self, data: &Path, copy: &Path) -> Vec<Fault> {
        let _ = fs::remove_dir_all(copy);
        fs::create_dir(copy).expect("a place for the copy");
        // One that was killed early may not have made the folder. Then nothing was acknowledged.
        for file in fs::read_dir(data).into_iter().flatten() {
            let file = file.expect("a file");
            fs::copy(file.path(), copy.join(file.file_name())).expect("a copy");
        }
        self.audit(copy, Doubt::Last).await
    }

    fn with<T>(&self, look: impl FnOnce(&mut BTreeMap<Person, Vec<Acknowledged>>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What may be in a journal although nobody was told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// The last command of each, whose answer was under way.
    Last,
    /// Nothing: everybody has their answers.
    Nothing,
}

/// What is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Acknowledged, and not in the journal at that place.
    Lost { actor: String, command: String, seq: u32, found: Vec<u32> },
    /// In the journal more than once.
    Doubled { actor: String, command: String, found: Vec<u32> },
    /// In the journal, and nobody was told that it is.
    Untold { actor: String, command: String },
    /// The places of the journal do not follow one another.
    Gap { after: u32, next: u32 },
}

/// What is wrong with one table's journal, given what people were told.
fn audit(rows: &[Row], people: &BTreeMap<PersonId, &[Acknowledged]>, doubt: Doubt) -> Vec<Fault> {
    let places = rows.iter().zip(1..).find(|(row, place)| row.seq != *place);
    let gap = places.map(|(row, place)| Fault::Gap { after: place - 1, next: row.seq });
    let mut faults: Vec<Fault> = gap.into_iter().collect();
    for (person, told) in people {
        let actor = format!("person {}", person.0);
        let mut entered: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        // What the house does for someone, such as to let them in, has a colon in its name.
        let own = rows.iter().filter(|row| row.actor == actor && !row.command.contains(':'));
        own.for_each(|row| entered.entry(&row.command).or_default().push(row.seq));
        for (command, found) in entered.iter().filter(|(_, found)| found.len() > 1) {
            let (actor, command) = (actor.clone(), (*command).to_owned());
            faults.push(Fault::Doubled { actor, command, found: found.clone() });
        }
        for done in *told {
            let (command, seq) = (String::from(done.id.clone()), done.seq.0);
            let found = entered.remove(command.as_str()).unwrap_or_default();
            if !found.contains(&seq) {
                faults.push(Fault::Lost { actor: actor.clone(), command, seq, found });
            }
        }
        // What is left nobody was told of. Commands are named in the order in which they are sent.
        let last = told.iter().map(|done| String::from(done.id.clone())).max();
        if doubt == Doubt::Last && entered.keys().next_back().copied() > last.as_deref() {
            entered.pop_last();
        }
        faults.extend(
            entered
                .into_keys()
                .map(|command| Fault::Untold { actor: actor.clone(), command: command.to_owned() }),
        );
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{CommandId, Seq};

    fn row(seq: u32, command: &str) -> Row {
        let (actor, command) = ("person 1".to_owned(), command.to_owned());
        let deed = String::new();
        Row { seq, at: 0, actor, command, digest: 0, deed, hash: 0, talk: false }
    }

    fn audited(rows: &[Row], told: &[(&str, u32)], doubt: Doubt) -> Vec<Fault> {
        let told: Vec<Acknowledged> = told
            .iter()
            .map(|&(id, seq)| {
                let id = CommandId::new(id.to_owned()).expect("an id");
                Acknowledged { id, seq: Seq(seq) }
            })
            .collect();
        audit(rows, &[(PersonId(1), &told[..])].into(), doubt)
    }

    #[test]
    fn an_audit_finds_what_is_lost_doubled_or_missing() {
        let rows = [row(1, "join:1"), row(2, "a"), row(3, "b")];
        let (actor, id) = (|| "person 1".to_owned(), |id: &str| id.to_owned());
        let told = [("a", 2), ("b", 3)];
        assert_eq!(audited(&rows, &told, Doubt::Nothing), []);
        assert_eq!(audited(&rows, &told[..1], Doubt::Last), []);
        let untold = Fault::Untold { actor: actor(), command: id("b") };
        assert_eq!(audited(&rows, &told[..1], Doubt::Nothing), [untold]);
        for told in [&told[..0], &told[1..]] {
            let untold = Fault::Untold { actor: actor(), command: id("a") };
            assert_eq!(audited(&rows, told, Doubt::Last), [untold]);
        }
        let lost = Fault::Lost { actor: actor(), command: id("b"), seq: 3, found: vec![] };
        assert_eq!(audited(&rows[..2], &told, Doubt::Last), [lost]);
        let lost = Fault::Lost { actor: actor(), command: id("b"), seq: 4, found: vec![3] };
        assert_eq!(audited(&rows, &[("a", 2), ("b", 4)], Doubt::Last), [lost]);
        let gap = Fault::Gap { after: 1, next: 3 };
        let gone = [row(1, "join:1"), row(3, "b")];
        assert_eq!(audited(&gone, &told[1..], Doubt::Nothing), [gap]);
        let twice = [row(1, "a"), row(2, "a")];
        let doubled = Fault::Doubled { actor: actor(), command: id("a"), found: vec![1, 2] };
        assert_eq!(audited(&twice, &[("a", 1)], Doubt::Nothing), [doubled]);
    }
}
