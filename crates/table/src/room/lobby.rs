//! Who is in a room and on which chair, what is to be played, and by which rules of the house.

use bots::Bot;
use rules::{MAX_SEATS, Options, Seat, Seed, Setup, SetupError, fingerprint};
use serde::{Deserialize, Serialize};

use crate::command::Refusal;
use crate::journal::Seq;
use crate::room::command::RoomRefusal;
use crate::room::deed::{Founding, Newcomer};
use crate::room::house::House;
use crate::room::names::{Key, PersonId, TableCode};
use crate::seating::{Name, Player, Seating, Sitter};

/// So many people may come and go before a room takes no more.
pub const MOST_PEOPLE: usize = 2_000;

/// Everything about a room that is not the game itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lobby {
    pub(crate) code: TableCode,
    people: Vec<Person>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: PersonId,
    pub(crate) options: Options,
    pub(crate) house: House,
    /// Which of the room's games is played, or comes next, from 1.
    pub(crate) game: u32,
}

/// Someone who is or was in the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) name: Name,
    pub(crate) key: Key,
    pub(crate) entropy: Option<Seed>,
    pub(crate) muted: bool,
    pub(crate) left: bool,
    /// The entry with which they came.
    pub(crate) came: Seq,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Someone in the room.
    Person(PersonId),
    /// A bot.
    Bot {
        /// What it is called.
        name: Name,
        /// How it plays.
        bot: Bot,
    },
}

impl Lobby {
    /// A room that was just opened.
    pub(crate) fn new(founding: &Founding) -> Self {
        let host = PersonId(1);
        let mut lobby = Self {
            code: founding.code,
            people: Vec::new(),
            chairs: Vec::new(),
            host,
            options: founding.options.clone(),
            house: founding.house,
            game: 1,
        };
        lobby.add(&founding.host, Seq(1));
        lobby.chairs.push(Chair::Person(host));
        lobby
    }

    /// What tells a lobby from another: who is in it, who sits where, who is the host, which game it
    /// is. Journals have it, so it stays as it is, whatever else a lobby will have one day.
    pub(crate) fn fingerprint(&self) -> u64 {
        let people = self.people.iter().map(|person| (person.left, person.muted));
        let chairs = self.chairs.iter().map(|chair| match chair {
            Chair::Person(person) => person.0,
            Chair::Bot { .. } => 0,
        });
        let people: Vec<(bool, bool)> = people.collect();
        let chairs: Vec<u16> = chairs.collect();
        fingerprint(&(self.code.as_str(), people, chairs, self.host.0, self.game))
    }

    // People.

    /// The number of whoever comes next.
    pub(crate) fn next_person(&self) -> PersonId {
        PersonId(self.people.len() as u16 + 1)
    }

    /// Someone comes in with this entry; they sit nowhere yet.
    pub(crate) fn add(&mut self, who: &Newcomer, came: Seq) {
        let Newcomer { name, key, entropy } = who.clone();
        self.people.push(Person { name, key, entropy, muted: false, left: false, came });
    }

    /// Someone who is in the room.
    pub(crate) fn person(&self, id: PersonId) -> Result<&Person, RoomRefusal> {
        let place = usize::from(id.0).checked_sub(1);
        let person = place.and_then(|place| self.people.get(place));
        person.filter(|person| !person.left).ok_or(RoomRefusal::NoSuchPerson(id))
    }

    /// Someone who is in the room.
    pub(crate) fn person_mut(&mut self, id: PersonId) -> Option<&mut Person> {
        let place = usize::from(id.0).checked_sub(1)?;
        self.people.get_mut(place).filter(|person| !person.left)
    }

    /// Everyone who is in the room.
    pub(crate) fn people(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        let numbered = self.people.iter().zip(1..);
        let present = numbered.filter(|(person, _)| !person.left);
        present.map(|(person, number)| (PersonId(number), person))
    }

    /// Whose key this is.
    pub(crate) fn by_key(&self, key: Key) -> Option<PersonId> {
        self.people().find(|(_, person)| person.key == key).map(|(id, _)| id)
    }

    /// Whether someone may come in under this name, on a chair of their own or on this bot's.
    pub(crate) fn check_newcomer(
        &self,
        name: &Name,
        seat: Option<Seat>,
    ) -> Result<(), RoomRefusal> {
        if self.people.len() >= MOST_PEOPLE {
            return Err(Refusal::TableFull.into());
        }
        self.check_name(name, seat)
    }

    /// Whether nobody is called so yet, save perhaps on one chair.
    pub(crate) fn check_name(&self, name: &Name, but: Option<Seat>) -> Result<(), RoomRefusal> {
        let wanted = name.plain();
        let others = self.chairs.iter().enumerate();
        let mut others = others.filter(|(place, _)| but.is_none_or(|but| but.index() != *place));
        let taken = others.any(|(_, chair)| match chair {
            Chair::Person(id) => self.person(*id).is_ok_and(|person| person.name.plain() == wanted),
            Chair::Bot { name, .. } => name.plain() == wanted,
        });
        if taken { Err(RoomRefusal::NameTaken(name.as_str().to_owned())) } else { Ok(()) }
    }

    // Chairs.

    /// Whether a chair is left.
    pub(crate) fn check_chair(&self) -> Result<(), RoomRefusal> {
        if self.chairs.len() < MAX_SEATS { Ok(()) } else { Err(RoomRefusal::NoChairLeft) }
    }

    /// The seat of someone in the room.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_with(&Chair::Person(person))
    }

    /// The seat of whoever is on this chair, if they still sit.
    pub(crate) fn seat_with(&self, sitter: &Chair) -> Option<Seat> {
        let place = self.chairs.iter().position(|chair| chair == sitter)?;
        Seat::try_from(place as u8).ok()
    }

    /// Whoever is chosen as first Sheriff, if somebody sits there (S6).
    pub(crate) fn first_sheriff(&self) -> Option<&Chair> {
        self.options.first_sheriff.and_then(|seat| self.chairs.get(seat.index()))
    }

    /// Whoever sits there, if it is one of the people.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<PersonId> {
        match self.chairs.get(seat.index())? {
            Chair::Person(person) => Some(*person),
            Chair::Bot { .. } => None,
        }
    }

    /// Whether a bot sits on this chair.
    pub(crate) fn check_bot(&self, chair: u8) -> Result<(), RoomRefusal> {
        match self.chairs.get(usize::from(chair)) {
            Some(Chair::Bot { .. }) => Ok(()),
            Some(Chair::Person(_)) | None => Err(RoomRefusal::NoBotThere(chair)),
        }
    }

    /// Whether an order names each chair once.
    pub(crate) fn check_order(&self, order: &[u8]) -> Result<(), RoomRefusal> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        let all = 0..self.chairs.len() as u8;
        if sorted.into_iter().eq(all) {
            Ok(())
        } else {
            Err(RoomRefusal::BadOrder(self.chairs.len()))
        }
    }

    /// Everyone changes chairs.
    pub(crate) fn reorder(&mut self, order: &[u8]) {
        let chairs = order.iter().filter_map(|&place| self.chairs.get(usize::from(place)).cloned());
        self.chairs = chairs.collect();
    }

    // The game.

    /// The game for those who sit here now.
    pub(crate) fn setup(&self) -> Result<Setup, SetupError> {
        setup_for(self.chairs.len() as u8, &self.options)
    }

    /// Whether a game could be played by some number of people. Nothing else is kept: what cannot
    /// be played may be of any size.
    pub(crate) fn check_options(&self, options: &Options) -> Result<(), RoomRefusal> {
        let here = (self.chairs.len() as u8).clamp(3, MAX_SEATS as u8);
        let mut all = (3..=MAX_SEATS as u8).map(|players| setup_for(players, options));
        if all.any(|setup| setup.is_ok()) {
            return Ok(());
        }
        setup_for(here, options).map(drop).map_err(RoomRefusal::CannotPlay)
    }

    /// Who sits where, once the game begins.
    pub(crate) fn seating(&self) -> Seating {
        self.chairs.iter().filter_map(|chair| self.sitter(chair)).collect()
    }

    fn sitter(&self, chair: &Chair) -> Option<Sitter> {
        Some(match chair {
            Chair::Person(person) => {
                let name = self.person(*person).ok()?.name.clone();
                Sitter { name, player: Player::Person }
            }
            Chair::Bot { name, bot } => Sitter { name: name.clone(), player: Player::Bot(*bot) },
        })
    }

    /// What each seat gave for the deck.
    pub(crate) fn entropy(&self) -> Vec<Option<Seed>> {
        let given = self.chairs.iter().map(|chair| match chair {
            Chair::Person(person) => self.person(*person).ok()?.entropy,
            Chair::Bot { .. } => None,
        });
        given.collect()
    }

    /// What was given is used once.
    pub(crate) fn forget_entropy(&mut self) {
        self.people.iter_mut().for_each(|person| person.entropy = None);
    }
}

/// The game for so many people. Six always play with Deputies, fewer never (S1).
fn setup_for(players: u8, options: &Options) -> Result<Setup, SetupError> {
    Setup::new(Options { players, deputies: players == 6, ..options.clone() })
}
