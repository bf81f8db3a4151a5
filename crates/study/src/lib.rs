//! What is thought about beside the page: a table against bots, and games that are over.
//!
//! A page sends [`Message`]s and gets [`Reply`]s, as text. Both sides share these types; what comes
//! of them is in the worker's module alone, and not in the page's.
//!
//! The page keeps the journal of a table against bots without understanding it, and says what time
//! it is. Of a game on a server it sends everything that it was told, and the record to hold against
//! it.

mod parlour;
mod testimony;
mod witness;

use rules::{Annals, Seat};
use serde::{Deserialize, Serialize};
use table::{Answer, Beat, Command, CommandId, Entry, Moment, Opening, Seq, Update};

use parlour::Parlour;

pub use testimony::{Judgement, Testimony};
pub use witness::{Gave, Mismatch};

/// The person at a table against bots always sits here: others are seen clockwise from it.
pub const ME: Seat = Seat::new(0);

/// What the study is told.
#[derive(Serialize, Deserialize)]
pub enum Message {
    /// A table against bots opens.
    Open(Moment, Opening),
    /// A table goes on whose journal is this, entry by entry.
    GoOn(Moment, Vec<String>),
    /// What happens at the table now.
    Now(Moment, Event),
    /// What did everyone carry in the game of this journal?
    Carried(Vec<String>),
    /// Is the record the game that this page saw?
    Testimony(Testimony),
}

/// What happens at a table against bots.
#[derive(Serialize, Deserialize)]
pub enum Event {
    /// The person wants something.
    Command(CommandId, Command),
    /// There is time for bots to think.
    Leisure,
    /// The moment has come that the table wanted to be woken at, or any other.
    Tick,
}

/// What comes back.
#[derive(Serialize, Deserialize)]
pub enum Reply {
    /// How a table begins, or goes on.
    Begins(Beginning, News),
    /// No table can be opened like this, or no journal be continued.
    Cannot,
    /// What is new at the table.
    News(News),
    /// What everyone carried.
    Carried(Annals),
    /// What a record is worth.
    Judged(Judgement),
}

/// How a table begins, or goes on.
#[derive(Serialize, Deserialize)]
pub struct Beginning {
    /// How many entries could be read. Others will take the place of those after them.
    pub read: Seq,
    /// What happened so far.
    pub beats: Vec<Beat>,
    /// Before this moment nothing happens any more, whatever a clock says.
    pub not_before: Moment,
    /// What tells this game from every other: the fingerprint of how it began.
    pub game: u64,
}

/// What is new at a table. The entries are kept first; what is not kept has not happened.
#[derive(Default, Serialize, Deserialize)]
pub struct News {
    /// New entries of the journal, each with its place.
    pub entries: Vec<(Seq, String)>,
    /// What the person is told.
    pub updates: Vec<Update>,
    /// The answer to their command.
    pub answer: Option<Answer>,
    /// Whether bots want to think, which takes a while.
    pub pensive: bool,
    /// When the table wants to be woken, if nothing happens before.
    pub wake: Option<Moment>,
}

/// Why the study cannot go on, for developers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unheard(pub &'static str);

/// Where it is thought.
#[derive(Default)]
pub struct Study(Option<Parlour>);

impl Study {
    /// Takes a message, and replies.
    ///
    /// # Errors
    /// If the message is none of ours, or there is no table that it could be about.
    pub fn hear(&mut self, message: &str) -> Result<String, Unheard> {
        let reply = match jot::read(message).ok_or(Unheard("a message that cannot be read"))? {
            Message::Open(now, opening) => self.begin(Parlour::open(now, opening)),
            Message::GoOn(now, journal) => self.begin(Parlour::go_on(now, entries(&journal))),
            Message::Now(now, event) => {
                let parlour = self.0.as_mut().ok_or(Unheard("there is no table"))?;
                Reply::News(parlour.hear(now, event))
            }
            Message::Carried(journal) => carried(&journal).map_or(Reply::Cannot, Reply::Carried),
            Message::Testimony(testimony) => Reply::Judged(testimony.judge()),
        };
        jot::write(&reply).ok_or(Unheard("a reply that cannot be written"))
    }

    fn begin(&mut self, begun: Option<(Parlour, Beginning, News)>) -> Reply {
        let Some((parlour, beginning, news)) = begun else { return Reply::Cannot };
        self.0 = Some(parlour);
        Reply::Begins(beginning, news)
    }
}

/// Every entry up to the first that cannot be read.
fn entries(journal: &[String]) -> Vec<Entry> {
    journal.iter().map_while(|text| jot::read(text)).collect()
}

/// What everyone carried in the game of a journal, if it is over there too.
fn carried(journal: &[String]) -> Option<Annals> {
    let record = table::record(&entries(journal))?;
    let over = record.replay().is_ok_and(|end| end.is_over());
    over.then(|| Annals::of(&record).ok()).flatten()
}

#[cfg(test)]
mod tests;
