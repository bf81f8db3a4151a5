//! Tells what happens at a table of people beside the game, to one reader.

mod happenings;
mod hitches;
mod refusals;
mod troubles;

use std::collections::BTreeMap;

use rules::Seat;
use table::Name;
use table::room::{Chair, PersonId, Viewer, Writer};

use crate::say;
use crate::words::Text;

/// Tells one reader what happens at a table of people, beside the game itself, which is a
/// [`Teller`](crate::Teller)'s to tell.
///
/// ```
/// use std::collections::BTreeMap;
/// use table::Name;
/// use table::room::{Chair, PersonId, RoomRefusal, Viewer};
/// use table::wire::Parting;
/// use text::{Herald, Language, Text};
///
/// let text = Text::new(Language::English);
/// let herald = Herald::new(&text);
/// assert_eq!(herald.parting(Parting::Full), "There is no room for one more. Try again later.");
///
/// let (maya, ines) = (PersonId(1), PersonId(2));
/// let people = BTreeMap::from([(maya, Name::new("Maya")?), (ines, Name::new("Ines")?)]);
/// let chairs = [Chair::Person(maya), Chair::Person(ines)];
/// let herald = herald.at(Viewer::Person(maya), &people, &chairs);
/// assert_eq!(
///     herald.refusal(&RoomRefusal::NoSuchPerson(ines), None),
///     "Ines is not at this table any more. Pick someone who is."
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Herald<'a> {
    text: &'a Text,
    me: Option<PersonId>,
    people: &'a BTreeMap<PersonId, Name>,
    chairs: &'a [Chair],
}

/// Whom someone knows who is at no table.
static NOBODY: BTreeMap<PersonId, Name> = BTreeMap::new();

/// Someone in a sentence. Bots and the house are nobody in person.
struct Someone {
    name: String,
    person: Option<PersonId>,
}

impl Someone {
    /// One of the people, under a name that is told together with what they did.
    fn called(person: PersonId, name: &Name) -> Self {
        Self { name: name.as_str().to_owned(), person: Some(person) }
    }
}

impl<'a> Herald<'a> {
    /// A herald with these words, for someone who is at no table yet.
    #[must_use]
    pub const fn new(text: &'a Text) -> Self {
        Self { text, me: None, people: &NOBODY, chairs: &[] }
    }

    /// The same herald at a table, for this reader. The people are all of whom the reader has
    /// heard, because some of whom is told may have left since. The chairs are those of before what
    /// is told, or of now: then nobody learns which bot a newcomer took over from.
    #[must_use]
    pub const fn at(
        self,
        reader: Viewer,
        people: &'a BTreeMap<PersonId, Name>,
        chairs: &'a [Chair],
    ) -> Self {
        let me = match reader {
            Viewer::Person(person) => Some(person),
            Viewer::Spectator => None,
        };
        Self { me, people, chairs, ..self }
    }

    /// One of the people; a guest with a number, if the reader never heard their name.
    fn person(&self, person: PersonId) -> Someone {
        match self.people.get(&person) {
            Some(name) => Someone::called(person, name),
            None => {
                let name = say!(self.text, "room-guest", number = person.0);
                Someone { name, person: Some(person) }
            }
        }
    }

    /// Whoever sits there; the letter of the seat, if nobody does.
    fn sitter(&self, seat: Seat) -> Someone {
        match self.chairs.get(seat.index()) {
            Some(Chair::Person(person)) => self.person(*person),
            Some(Chair::Bot { name, .. }) => {
                Someone { name: name.as_str().to_owned(), person: None }
            }
            None => Someone { name: seat.to_string(), person: None },
        }
    }

    /// Whose doing something was.
    fn doer(&self, by: Writer) -> Someone {
        match by {
            Writer::Person(person) => self.person(person),
            Writer::Bot(seat) => self.sitter(seat),
            Writer::Clock | Writer::House => {
                Someone { name: say!(self.text, "room-the-house"), person: None }
            }
        }
    }

    /// Which of the people of a sentence the reader is; "other" if none.
    fn you(&self, people: &[(&'static str, &Someone)]) -> &'static str {
        let is_me = |someone: &Someone| someone.person.is_some() && someone.person == self.me;
        let found = people.iter().find(|(_, someone)| is_me(someone));
        found.map_or("other", |&(role, _)| role)
    }
}
