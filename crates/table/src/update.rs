//! What goes in and out: inputs, and what each observer is told.

use bots::{Bot, Pace, Recollection, Thought};
use rules::random::Dice;
use rules::{Ask, Event, EventView, Law, Observer, PerSeat, Seat, Seats, View};
use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::command::{Command, CommandId, Refusal, Speech};
use crate::journal::{Author, Entry, Seq};
use crate::moment::Moment;
use crate::seating::Seating;

/// Everything that can happen to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// The person at a seat wants something.
    Command {
        /// Who.
        from: Seat,
        /// What they call it.
        id: CommandId,
        /// What they want.
        command: Command,
    },
    /// A bot has thought.
    Thought {
        /// What it was asked.
        asked: QuestionId,
        /// What it came up with.
        thought: Thought,
    },
    /// An observer wants to be told everything from now on, and first what they missed.
    Watch {
        /// Who.
        observer: Observer,
        /// The last entry that they know of.
        since: Seq,
    },
    /// An observer has gone.
    Unwatch(Observer),
    /// The moment that the table wanted to be woken at has come, or any other.
    Tick,
}

/// Everything that a table wants from its driver.
///
/// The driver makes the entries durable, in this order, and only then passes on the rest. If that
/// fails, nothing of it has happened: the driver forgets the outputs and the table, and restores
/// the table from its journal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outputs {
    /// What is to be made durable first.
    pub entries: Vec<Entry>,
    /// What the sender of a command is told.
    pub answer: Option<Answer>,
    /// What each observer is told.
    pub updates: Vec<(Observer, Update)>,
    /// Bots that are to think about the table as it stands now. Each answer comes back as an
    /// [`Input::Thought`].
    pub questions: Vec<Question>,
    /// When the table wants to be woken, if nothing happens before.
    pub wake: Option<Moment>,
}

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// Which command.
    pub id: CommandId,
    /// The last entry that it made or, if it made none, that there is; or why it was refused.
    pub outcome: Result<Seq, Refusal>,
}

/// What one observer is told: what happened, and how things stand now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The last entry that it includes.
    pub seq: Seq,
    /// What happened since the last update, one beat for each entry. Fewer, if too much was missed
    /// to be shown beat by beat.
    pub beats: Vec<Beat>,
    /// How things stand.
    pub view: TableView,
}

/// What one observer sees of one entry. Everyone sees a beat for every entry, so that gaps tell
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Beat {
    /// Which entry.
    pub seq: Seq,
    /// When.
    pub at: Moment,
    /// Whose doing it was.
    pub by: Author,
    /// What happened.
    pub what: Happening,
}

/// What one observer sees happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// The game began.
    Opened {
        /// In which round.
        round: u8,
        /// Who is the law in it.
        law: Law,
    },
    /// Someone acted, and this came of it.
    Game(Vec<EventView>),
    /// Someone spoke.
    Said(Speech),
    /// The table was away for a while.
    Resumed,
}

/// How things stand at the table, for one observer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableView {
    /// The game.
    pub game: View,
    /// What is asked of each seat: from public facts, so everyone may know (P4). The game's view
    /// tells it too, to those who have the rules at hand; other clients should not need them.
    pub asked: PerSeat<Option<Ask>>,
    /// Who sits where.
    pub seating: Seating,
    /// The inspection clock.
    pub clock: Clock,
    /// Who lets the law decide.
    pub ready: Seats,
    /// People for whom a bot plays until they are back.
    pub away: Seats,
    /// Whether the game stands still.
    pub paused: bool,
    /// Until when each person has time to decide, where decisions have a clock.
    pub deadlines: PerSeat<Option<Moment>>,
}

/// A question to a bot, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct QuestionId(pub u32);

/// A bot is to think. It is small, so that it can travel: whoever has the journal has the rest, see
/// [`Table::think`](crate::Table::think).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The number of this question.
    pub id: QuestionId,
    /// Who is to think.
    pub seat: Seat,
    /// Whether there is still time to talk.
    pub pace: Pace,
    /// The last entry when it was asked.
    pub about: Seq,
}

/// A bot's thought before it is thought: everything that it needs for that, and nothing that its
/// seat may not know. It holds no table, so it can be thought beside one that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Think {
    pub(crate) bot: Bot,
    pub(crate) view: View,
    pub(crate) recollection: Recollection,
    pub(crate) pace: Pace,
    pub(crate) dice: u64,
}

impl Think {
    /// Whose thought it is; nobody's, unless they have a seat.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Lets the bot think. The same question gives the same thought, wherever it runs.
    #[must_use]
    pub fn answer(&self) -> Thought {
        self.bot.think(&self.view, &self.recollection, self.pace, &mut Dice::new(self.dice))
    }
}

/// A beat with everything that anyone might see of it.
#[derive(Clone, Debug)]
pub struct WholeBeat {
    pub(crate) seq: Seq,
    pub(crate) at: Moment,
    pub(crate) by: Author,
    pub(crate) what: WholeHappening,
}

/// What happened, with everything that anyone might see of it.
#[derive(Clone, Debug)]
pub(crate) enum WholeHappening {
    Opened { round: u8, law: Law },
    Game(Vec<Event>),
    Said(Speech),
    Resumed,
}

impl WholeBeat {
    /// What this observer sees of it.
    #[must_use]
    pub fn seen_by(&self, observer: Observer) -> Beat {
        let what = match &self.what {
            WholeHappening::Opened { round, law } => Happening::Opened { round: *round, law: *law },
            WholeHappening::Game(events) => {
                Happening::Game(events.iter().map(|event| event.seen_by(observer)).collect())
            }
            WholeHappening::Said(speech) => Happening::Said(speech.clone()),
            WholeHappening::Resumed => Happening::Resumed,
        };
        Beat { seq: self.seq, at: self.at, by: self.by, what }
    }
}
