//! A room with a table in it: people come in by name, sit down with bots, play, and play again.
//!
//! A [`Room`] is a pure state machine like [`Table`](crate::Table), for people on different machines.
//! It knows the lobby, who is here, and what to do when someone is not. Its journal is everything
//! that it is made of; who is here is not in it.

mod absence;
mod command;
mod deed;
mod house;
mod lobby;
mod look;
mod names;
mod obey;
mod perform;
mod presence;
mod record;
mod view;

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bots::{Bot, Thought};
use rules::{Action, Event, PerSeat, Seat, Seats, Seed};

use crate::command::{CommandId, Refusal, Speech};
use crate::done::Done;
use crate::game::{Game, Impulse};
use crate::journal::{MOST_ENTRIES, Seq};
use crate::moment::Moment;
use crate::room::lobby::Lobby;
use crate::room::presence::Presence;
use crate::table::MOST_BEATS;
use crate::update::{Question, QuestionId};

pub use command::{RoomCommand, RoomRefusal};
pub use deed::{Founding, Newcomer, RoomDeed, RoomEntry, Writer};
pub use house::{BadHouse, House};
pub use lobby::{Chair, MOST_PEOPLE};
pub use names::{Key, NoCode, NoToken, PersonId, TableCode, Token};
pub use record::{Afterwards, NoRecord, afterwards, beats, record};
pub use view::{
    PersonFacts, RoomBeat, RoomFacts, RoomHappening, RoomUpdate, RoomView, Stage, Viewer,
};

/// A pause ends by itself after so long: every game ends some day.
pub const LONGEST_PAUSE: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// Whoever gives signs but does not decide is gone after so many times the silence.
const PATIENCE: u32 = 3;

/// No game begins when a journal has less room left than this.
pub const ROOM_FOR_A_GAME: u32 = 4_000;

/// Talk, stirring and coming in have so many entries in a journal, all together: the rest is for
/// games.
pub const MOST_CHATTER: u32 = MOST_ENTRIES / 2;

/// And each of the people has so many of them.
pub const MOST_CHATTER_EACH: u32 = 1_500;

/// The bot that takes the chair of whoever leaves for good.
const SUCCESSOR: Bot = Bot::Normal;

/// A room.
#[derive(Clone, Debug)]
pub struct Room {
    lobby: Lobby,
    secret: Seed,
    /// The last entry.
    seq: Seq,
    /// When the last entry was made.
    at: Moment,
    done: Done,
    /// How many entries are talk and the like: all, and of each of the people.
    chatter: (u32, BTreeMap<PersonId, u32>),
    recent: VecDeque<RoomBeat<Event>>,
    game: Option<Game>,
    /// What each seat gave for the deck of the game that lies on the table.
    dealt: Vec<Option<Seed>>,
    /// The last command by which each let the law decide.
    readied: PerSeat<Option<CommandId>>,
    presence: Presence,
    /// Who is back, and waits until a bot has answered for them.
    wanted_back: Seats,
    /// Since when this room is driven here.
    since: Moment,
}

/// Everything that can happen to a room.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomInput {
    /// Someone wants to come in. The same key again is the same person.
    Join {
        /// Who.
        who: Newcomer,
        /// Whose seat they would take while a game is under way; none means any bot's.
        seat: Option<Seat>,
    },
    /// Someone in the room wants something.
    Command {
        /// Who.
        by: PersonId,
        /// What they call it.
        id: CommandId,
        /// What they want.
        command: RoomCommand,
    },
    /// The host gives someone a new token, because they lost theirs.
    Rekey {
        /// Who wants it.
        by: PersonId,
        /// For whom.
        person: PersonId,
        /// What is kept of it.
        key: Key,
    },
    /// Someone is here: their first screen is.
    Came(PersonId),
    /// Someone is not here any more: their last screen is gone.
    Went(PersonId),
    /// So many screens of nobody in the room look on now.
    Watched(u16),
    /// A bot has thought.
    Thought {
        /// What it was asked.
        asked: QuestionId,
        /// What it came up with.
        thought: Thought,
    },
    /// The moment that the room wanted to be woken at has come, or any other.
    Tick,
}

/// Everything that a room wants from its driver.
///
/// The driver makes the entries durable, in this order, and only then passes on the rest. If that
/// fails, nothing of it has happened: the driver forgets the outputs and the room, and restores the
/// room from its journal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RoomOutputs {
    /// What is to be made durable first.
    pub entries: Vec<RoomEntry>,
    /// What became of a command: the last entry that it made or, if it made none, that there is; or
    /// why it was refused.
    pub answer: Option<Result<Seq, RoomRefusal>>,
    /// Whether that is the first answer again.
    pub obeyed: Obeyed,
    /// Whether viewers see something else than before, though there may be no entry for it.
    pub news: bool,
    /// Whether someone has come or gone, also of those who look on.
    pub presence: bool,
    /// Bots that are to think about the table as it stands now. Each answer comes back as an
    /// [`RoomInput::Thought`].
    pub questions: Vec<Question>,
    /// When the room wants to be woken, if nothing happens before.
    pub wake: Option<Moment>,
}

/// When a command was obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Obeyed {
    /// Now.
    #[default]
    Now,
    /// Before: it was sent again, or is looked up because nobody knew what became of it.
    Before,
}

/// Why a journal is none of a room.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotRestoreRoom {
    /// It does not begin with a founding, or has another one later, or a gap.
    #[error("entry {} is out of place", .0.0)]
    OutOfPlace(Seq),
    /// A deed is refused that was not refused then.
    #[error("entry {} is refused: {why}", .seq.0)]
    Refused {
        /// Which entry.
        seq: Seq,
        /// Why.
        why: RoomRefusal,
    },
    /// The room is not what it was after this entry.
    #[error("the room differs after entry {}", .0.0)]
    Differs(Seq),
    /// There is nothing in it.
    #[error("the journal is empty")]
    Empty,
}

impl CannotRestoreRoom {
    /// Which entry is wrong. Unlike the whole reason, it tells nothing of what people said or are
    /// called.
    #[must_use]
    pub const fn entry(&self) -> Seq {
        match self {
            Self::OutOfPlace(seq) | Self::Refused { seq, .. } | Self::Differs(seq) => *seq,
            Self::Empty => Seq(0),
        }
    }
}

type Outcome = Result<Seq, RoomRefusal>;

impl Room {
    /// Opens a room, with its host in it.
    ///
    /// # Errors
    /// If the rules of the house make no sense, or nobody could play the game.
    pub fn found(now: Moment, founding: Founding) -> Result<(Self, RoomEntry), RoomRefusal> {
        founding.house.check()?;
        let room = Self::new(now, &founding);
        room.lobby.check_options(&founding.options)?;
        let entry = RoomEntry {
            seq: room.seq,
            at: now,
            by: Writer::Person(room.lobby.host),
            id: CommandId::derived("found", 1),
            hash: room.hash(false),
            deed: RoomDeed::Founded(Box::new(founding)),
        };
        Ok((room, entry))
    }

    fn new(now: Moment, founding: &Founding) -> Self {
        let lobby = Lobby::new(founding);
        let by = Writer::Person(lobby.host);
        let founded = RoomBeat { seq: Seq(1), at: now, by, what: RoomHappening::Founded };
        Self {
            lobby,
            secret: founding.secret,
            seq: Seq(1),
            at: now,
            done: Done::default(),
            chatter: (0, BTreeMap::new()),
            recent: VecDeque::from([founded]),
            game: None,
            dealt: Vec::new(),
            readied: PerSeat::default(),
            presence: Presence::default(),
            wanted_back: Seats::NONE,
            since: now,
        }
    }

    /// Restores a room from its journal. Nobody is here, and nothing happens, until it is driven
    /// on.
    ///
    /// # Errors
    /// If the journal is none of ours, naming the entry.
    pub fn restore<'a>(
        journal: impl IntoIterator<Item = &'a RoomEntry>,
    ) -> Result<Self, CannotRestoreRoom> {
        let mut journal = journal.into_iter();
        let first = journal.next().ok_or(CannotRestoreRoom::Empty)?;
        let mut room = Self::refound(first)?;
        journal.try_for_each(|entry| room.follow(entry))?;
        Ok(room)
    }

    /// A room from the first entry of its journal.
    fn refound(entry: &RoomEntry) -> Result<Self, CannotRestoreRoom> {
        match &entry.deed {
            RoomDeed::Founded(founding) if entry.seq == Seq(1) => {
                let room = Self::new(entry.at, founding);
                room.agrees_with(entry)?;
                Ok(room)
            }
            _ => Err(CannotRestoreRoom::OutOfPlace(entry.seq)),
        }
    }

    /// Does again what the next entry of the journal says.
    fn follow(&mut self, entry: &RoomEntry) -> Result<(), CannotRestoreRoom> {
        if entry.seq != self.seq.next() {
            return Err(CannotRestoreRoom::OutOfPlace(entry.seq));
        }
        self.take_down(entry.at, entry.by, &entry.id, &entry.deed)
            .map_err(|why| CannotRestoreRoom::Refused { seq: entry.seq, why })?;
        self.agrees_with(entry)
    }

    /// Whether the room is what it was after this entry.
    fn agrees_with(&self, entry: &RoomEntry) -> Result<(), CannotRestoreRoom> {
        if self.hash(is_about_game(&entry.deed)) == entry.hash {
            Ok(())
        } else {
            Err(CannotRestoreRoom::Differs(entry.seq))
        }
    }

    /// The fingerprint of the game, or of everything else.
    fn hash(&self, game: bool) -> u64 {
        match &self.game {
            Some(playing) if game => playing.state().fingerprint(),
            _ => self.lobby.fingerprint(),
        }
    }

    // What drives it.

    /// Goes on with a room that was restored. Everyone has time to come back; and if nobody drove it
    /// for a while, that does not count on any clock.
    pub fn go_on_after(&mut self, now: Moment, gone: Gone) -> RoomOutputs {
        let mut outputs = RoomOutputs::default();
        let now = now.max(self.at);
        if gone == Gone::AWhile {
            self.since = now;
        }
        if let Some(game) = &mut self.game {
            game.count_questions_from(now.0 as u32);
        }
        // Nothing counts during a pause anyway.
        if gone == Gone::AWhile && self.is_running() {
            let id = CommandId::derived("resume", u64::from(self.seq.0));
            self.enter(now, Writer::House, id, RoomDeed::Resumed, &mut outputs).ok();
        }
        self.go_on(now, &mut outputs);
        outputs
    }

    /// Takes what happened, and says what is to be done.
    pub fn handle(&mut self, now: Moment, input: RoomInput) -> RoomOutputs {
        let now = now.max(self.at);
        let mut outputs = RoomOutputs::default();
        // Whatever comes after time was up comes too late (T1).
        let rings = self.game.as_ref().and_then(|game| game.ring(now));
        rings.into_iter().for_each(|impulse| self.follow_impulse(now, impulse, &mut outputs));
        match input {
            RoomInput::Join { who, seat } => {
                outputs.answer = Some(self.join(now, who, seat, &mut outputs));
            }
            RoomInput::Command { by, id, command } => {
                outputs.answer = Some(self.command(now, by, &id, command, &mut outputs));
            }
            RoomInput::Rekey { by, person, key } => {
                outputs.answer = Some(self.rekey(now, by, person, key, &mut outputs));
            }
            RoomInput::Came(person) => self.came(now, person, &mut outputs),
            RoomInput::Went(person) => outputs.presence |= self.presence.set(person, false, now),
            RoomInput::Watched(by) => self.presence.watched_by(by),
            RoomInput::Thought { asked, thought } => {
                self.game.iter_mut().for_each(|game| game.decide(asked, thought.clone()));
            }
            RoomInput::Tick => {}
        }
        self.go_on(now, &mut outputs);
        outputs.news |= outputs.presence || !outputs.entries.is_empty();
        outputs
    }

    /// Does what is due, and plans what comes next.
    fn go_on(&mut self, now: Moment, outputs: &mut RoomOutputs) {
        self.move_host(now, outputs);
        self.end_pause(now, outputs);
        self.take_over(now, outputs);
        while let Some(impulse) = self.game.as_mut().and_then(|game| game.impulse(now)) {
            self.follow_impulse(now, impulse, outputs);
        }
        self.let_back(now, outputs);
        outputs.presence |= self.presence.count(now);
        let seq = self.seq;
        if let Some(game) = &mut self.game {
            outputs.questions = game.plan(now, seq);
        }
        let game = self.game.as_ref().and_then(Game::wake);
        let counts = self.presence.count_is_due();
        let wakes = [game, self.next_absence(), self.host_moves_at(), self.pause_ends(), counts];
        outputs.wake = wakes.into_iter().flatten().min();
    }

    /// Enters what the game does by itself.
    fn follow_impulse(&mut self, now: Moment, impulse: Impulse, outputs: &mut RoomOutputs) {
        let (by, action, say) = match impulse {
            Impulse::TimeIsUp => (Writer::Clock, Some(Action::TimeIsUp), None),
            Impulse::Bot { seat, action, say } => (Writer::Bot(seat), action, say),
        };
        if let Some(action) = action {
            let id = CommandId::derived("act", u64::from(self.seq.0));
            let acted = self.enter(now, by, id, RoomDeed::Acted(action), outputs);
            debug_assert!(acted.is_ok(), "bots and clocks know what they may do: {acted:?}");
        }
        if let Some(phrase) = say {
            let id = CommandId::derived("say", u64::from(self.seq.0));
            // A full journal keeps bots silent, and that is all.
            self.enter(now, by, id, RoomDeed::Said(Speech::from(phrase)), outputs).ok();
        }
    }

    // The journal.

    /// Does something and enters it in the journal; or says why not, and nothing has changed.
    fn enter(
        &mut self,
        now: Moment,
        by: Writer,
        id: CommandId,
        deed: RoomDeed,
        outputs: &mut RoomOutputs,
    ) -> Outcome {
        self.check_room_for(by, &deed)?;
        self.take_down(now, by, &id, &deed)?;
        let hash = self.hash(is_about_game(&deed));
        outputs.entries.push(RoomEntry { seq: self.seq, at: now, by, id, deed, hash });
        Ok(self.seq)
    }

    /// Whether the journal has room. What a game needs to come to its end always has.
    fn check_room_for(&self, by: Writer, deed: &RoomDeed) -> Result<(), RoomRefusal> {
        if is_chatter(deed) {
            let (all, each) = &self.chatter;
            let own = writer(by).and_then(|person| each.get(&person)).copied().unwrap_or_default();
            if *all >= MOST_CHATTER || own >= MOST_CHATTER_EACH {
                return Err(Refusal::TableFull.into());
            }
        }
        let most = match (deed, by) {
            (RoomDeed::Started { .. }, _) => MOST_ENTRIES - ROOM_FOR_A_GAME,
            // People could write slips for ever.
            (RoomDeed::Acted(Action::Offer(_) | Action::Threaten(_)), Writer::Person(_)) => {
                MOST_ENTRIES
            }
            (RoomDeed::HostIs(_), Writer::House)
            | (
                RoomDeed::Acted(_)
                | RoomDeed::TookOver(_)
                | RoomDeed::CameBack(_)
                | RoomDeed::Left(_)
                | RoomDeed::Unpaused
                | RoomDeed::Resumed,
                _,
            ) => u32::MAX,
            (
                RoomDeed::Founded(_)
                | RoomDeed::Joined { .. }
                | RoomDeed::Rekeyed { .. }
                | RoomDeed::Chose(_)
                | RoomDeed::Housed(_)
                | RoomDeed::BotSeated { .. }
                | RoomDeed::BotUnseated(_)
                | RoomDeed::Reordered(_)
                | RoomDeed::Muted(_)
                | RoomDeed::Unmuted(_)
                | RoomDeed::HostIs(_)
                | RoomDeed::Stirred(_)
                | RoomDeed::Said(_)
                | RoomDeed::Unsaid
                | RoomDeed::Paused
                | RoomDeed::Cleared,
                _,
            ) => MOST_ENTRIES,
        };
        if self.seq.0 < most { Ok(()) } else { Err(Refusal::TableFull.into()) }
    }

    /// Does what the next entry says, and remembers it.
    fn take_down(
        &mut self,
        at: Moment,
        by: Writer,
        id: &CommandId,
        deed: &RoomDeed,
    ) -> Result<(), RoomRefusal> {
        let seq = self.seq.next();
        let what = self.perform(at, seq, by, deed)?;
        if deed == &RoomDeed::Resumed
            && let Some(game) = &mut self.game
        {
            // Nobody drove the room since the entry before.
            game.leave_out(at.since(self.at));
        }
        (self.seq, self.at) = (seq, at);
        if is_chatter(deed) {
            self.chatter.0 += 1;
            writer(by).into_iter().for_each(|by| *self.chatter.1.entry(by).or_default() += 1);
        }
        self.done.note(by, id, deed, seq);
        if self.recent.len() == MOST_BEATS {
            self.recent.pop_front();
        }
        self.recent.push_back(RoomBeat { seq, at, by, what });
        Ok(())
    }
}

/// Whether nobody drove a room for a while before it was restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone {
    /// The driver was away, and nobody could do anything.
    AWhile,
    /// The driver only looked up how things really stand.
    NotAtAll,
}

/// Whether an entry's fingerprint is of the game.
const fn is_about_game(deed: &RoomDeed) -> bool {
    matches!(deed, RoomDeed::Started { .. } | RoomDeed::Acted(_))
}

/// Whether an entry is of a kind that people could make for ever.
const fn is_chatter(deed: &RoomDeed) -> bool {
    matches!(
        deed,
        RoomDeed::Said(_) | RoomDeed::Unsaid | RoomDeed::Stirred(_) | RoomDeed::Joined { .. }
    )
}

/// Which of the people wrote an entry.
const fn writer(by: Writer) -> Option<PersonId> {
    match by {
        Writer::Person(person) => Some(person),
        Writer::Bot(_) | Writer::Clock | Writer::House => None,
    }
}
