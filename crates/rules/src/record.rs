//! Game records: a start and every move, from which a whole game can be replayed.
//!
//! A record is a JSON file with one move per line, each in the [notation](crate::notation):
//!
//! ```text
//! {"format":"just-apples record","rules":1,"start":{"deal":{…}},"moves":[
//! "A: pick B first",
//! "B: set aside 2 apples"
//! ]}
//! ```

use std::fmt;

use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::action::{Action, Actor};
use crate::chance::{Digest, Seed};
use crate::event::Event;
use crate::illegal::IllegalAction;
use crate::notation::{NotationError, read_action, write_action};
use crate::scene::{ImpossibleScene, Scene};
use crate::setup::{Options, Setup, SetupError};
use crate::state::{Start, State};

/// What the `format` field of every record says.
pub const FORMAT: &str = "just-apples record";

/// The longest record that is read, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The most moves of one record that is read.
pub const MAX_MOVES: usize = 100_000;

/// So much of a foreign format's name is repeated in an error.
const LONGEST_FORMAT: usize = 64;

/// Which behaviour of the rules a record was made with.
///
/// When a rule comes to mean something else, it gets a new version, and the engine keeps the old
/// behaviour for the old one: a record replays for ever.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u32", into = "u32")]
pub enum RulesVersion {
    /// The first version.
    #[default]
    One,
}

/// There is no version of the rules with that number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no rules version {0}: they run from 1 to {current}", current = RulesVersion::CURRENT.number())]
pub struct NoSuchVersion(pub u32);

impl RulesVersion {
    /// The version of games that begin now.
    pub const CURRENT: Self = Self::One;

    /// The number of this version.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
        }
    }
}

impl TryFrom<u32> for RulesVersion {
    type Error = NoSuchVersion;

    fn try_from(number: u32) -> Result<Self, NoSuchVersion> {
        match number {
            1 => Ok(Self::One),
            other => Err(NoSuchVersion(other)),
        }
    }
}

impl From<RulesVersion> for u32 {
    fn from(version: RulesVersion) -> Self {
        version.number()
    }
}

/// A game: the rules it is played by, how it began, and what everyone did.
///
/// ```
/// use std::sync::Arc;
/// use rules::{Edition, Options, Record, Seed, Setup, Start};
///
/// let setup = Arc::new(Setup::new(Options::new(Edition::First, 3))?);
/// let record = Record::new(Start::Deal { setup, seed: Seed::from_number(7) });
/// let again = Record::from_json(&record.to_json())?;
/// assert_eq!(again, record);
/// assert_eq!(again.replay()?.public().round, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`Record::from_json`] says what is wrong with a text, and where. Whoever has a reader of JSON
/// already can use that one instead, and learns less.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "PlainRecord")]
pub struct Record {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// How it began.
    pub start: Start,
    /// Where the deck came from, if the game was dealt so that everyone can check it.
    pub fairness: Option<Fairness>,
    /// Who did what, in order.
    pub moves: Vec<(Actor, Action)>,
}

/// What a game's seed was made of. The one who deals commits to their part before anyone else
/// gives theirs, and shows it after the game.
///
/// This is what a record says: whether it holds is for whoever knows how seeds are made.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The table that it was played at.
    pub table: String,
    /// Which of the table's games it was, from 1.
    pub game: u32,
    /// What the dealer committed to before the game.
    pub commitment: Digest,
    /// The dealer's part.
    pub dealer: Seed,
    /// Each seat's part, from the first seat on; bots and those who gave none have none.
    pub seats: Vec<Option<Seed>>,
    /// The fingerprint of the game after the last move, as 16 hexadecimal digits.
    pub fingerprint: String,
}

/// Why a text is no record that can be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// More than anyone plays.
    #[error("the record has {bytes} bytes: at most {MAX_BYTES} are read")]
    TooLong {
        /// How many bytes the text has.
        bytes: usize,
    },
    /// It is not JSON, or not whole.
    #[error("line {line}, column {column}: not JSON: {reason}")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column in bytes, from 1; 0 stands for the end of the line before.
        column: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// It is JSON, but something else.
    #[error("this is no record: expected the format {FORMAT:?}, found {found}")]
    Foreign {
        /// The format that it has instead.
        found: String,
    },
    /// It is JSON that names no format at all.
    #[error("this is no record: it names no format, and a record's is {FORMAT:?}")]
    NoFormat,
    /// It was made by a program that knows rules that this one does not.
    #[error("the record is of rules version {found}, but this program knows them up to {known}")]
    NewerRules {
        /// The version of the record.
        found: u64,
        /// The newest version that is known.
        known: u32,
    },
    /// A field is missing, unknown, twice there, or not what it should be.
    #[error("line {line}, column {column}: {reason}")]
    BadField {
        /// The line, from 1.
        line: usize,
        /// The column in bytes, from 1; 0 stands for the end of the line before.
        column: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The game cannot be set up so.
    #[error("the start is refused: {0}")]
    BadStart(#[from] SetupError),
    /// More moves than any game has.
    #[error("the record has {moves} moves: at most {MAX_MOVES} are read")]
    TooManyMoves {
        /// How many there are.
        moves: usize,
    },
    /// A move cannot be read.
    #[error("move {number}: {error}")]
    BadMove {
        /// The number of the move, from 1.
        number: usize,
        /// Where in its line, and why.
        error: NotationError,
    },
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The start is a scene that cannot be.
    #[error("the start is impossible: {0}")]
    ImpossibleScene(#[from] ImpossibleScene),
    /// A move is refused.
    #[error("move {number}: {error}")]
    IllegalMove {
        /// The number of the move, from 1.
        number: usize,
        /// Why it is refused.
        error: IllegalAction,
    },
}

/// One move of a replay.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who acted.
    pub actor: Actor,
    /// What they did.
    pub action: &'a Action,
    /// What happened: the whole beat.
    pub events: &'a [Event],
    /// The game after it.
    pub state: &'a State,
}

impl Record {
    /// A record of a game that begins so, without a move yet.
    #[must_use]
    pub const fn new(start: Start) -> Self {
        Self { rules: RulesVersion::CURRENT, start, fairness: None, moves: Vec::new() }
    }

    /// The record as a JSON file, one move per line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let catalogue = self.start.setup().catalogue();
        let moves =
            self.moves.iter().map(|(actor, action)| write_action(catalogue, *actor, action));
        let moves: Vec<String> = moves.map(|line| format!("\n{}", json(&line))).collect();
        let fairness = self.fairness.as_ref();
        let fairness = fairness.map(|fairness| format!("\"fairness\":{},", json(fairness)));
        format!(
            "{{\"format\":{format},\"rules\":{rules},\"start\":{start},{fairness}\"moves\":[{moves}\n]}}\n",
            fairness = fairness.unwrap_or_default(),
            format = json(&FORMAT),
            rules = self.rules.number(),
            start = json(&self.start),
            moves = moves.join(","),
        )
    }

    /// Reads a JSON file. The moves are read, but not yet played.
    ///
    /// # Errors
    /// With what is wrong and where. Nothing in a text makes this panic.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        if json.len() > MAX_BYTES {
            return Err(RecordError::TooLong { bytes: json.len() });
        }
        // The first reading takes any JSON, so that whatever the second has against it is a field.
        let label: Label =
            parse(json, |line, column, reason| RecordError::NotJson { line, column, reason })?;
        label.check()?;
        let RecordFile { format: IgnoredAny, rules, start, fairness, moves } =
            parse(json, |line, column, reason| RecordError::BadField { line, column, reason })?;
        let start = start.check()?;
        if moves.count > MAX_MOVES {
            return Err(RecordError::TooManyMoves { moves: moves.count });
        }
        let moves = read_moves(&start, &moves.lines)?;
        Ok(Self { rules, start, fairness, moves })
    }

    /// Plays all moves and returns the last state.
    ///
    /// # Errors
    /// If the start cannot be, or at the first move that is refused.
    pub fn replay(&self) -> Result<State, ReplayError> {
        self.replay_with(|_| {})
    }

    /// Plays all moves, shows each, and returns the last state.
    ///
    /// # Errors
    /// If the start cannot be, or at the first move that is refused.
    pub fn replay_with(&self, mut each: impl FnMut(Step<'_>)) -> Result<State, ReplayError> {
        let mut state = match self.rules {
            RulesVersion::One => State::new(&self.start)?,
        };
        let mut events = Vec::new();
        for (place, (actor, action)) in self.moves.iter().enumerate() {
            let (number, actor) = (place + 1, *actor);
            events.clear();
            state
                .apply(actor, action.clone(), &mut |event| events.push(event))
                .map_err(|error| ReplayError::IllegalMove { number, error })?;
            each(Step { number, actor, action, events: &events, state: &state });
        }
        Ok(state)
    }
}

/// The moves of a game that begins so, from their lines.
fn read_moves(start: &Start, lines: &[String]) -> Result<Vec<(Actor, Action)>, RecordError> {
    let catalogue = start.setup().catalogue();
    let read = |(place, line): (usize, &String)| {
        read_action(catalogue, line)
            .map_err(|error| RecordError::BadMove { number: place + 1, error })
    };
    lines.iter().enumerate().map(read).collect()
}

/// A record as any reader of JSON sees it. The setup is checked as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlainRecord {
    format: String,
    rules: RulesVersion,
    start: Start,
    #[serde(default)]
    fairness: Option<Fairness>,
    moves: Vec<String>,
}

impl TryFrom<PlainRecord> for Record {
    type Error = RecordError;

    fn try_from(plain: PlainRecord) -> Result<Self, RecordError> {
        let PlainRecord { format, rules, start, fairness, moves } = plain;
        if format != FORMAT {
            return Err(RecordError::Foreign { found: format });
        }
        if moves.len() > MAX_MOVES {
            return Err(RecordError::TooManyMoves { moves: moves.len() });
        }
        let moves = read_moves(&start, &moves)?;
        Ok(Self { rules, start, fairness, moves })
    }
}

/// A value as JSON on one line.
fn json(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(json) => json,
        Err(error) => unreachable!("plain data is always JSON: {error}"),
    }
}

/// Parses a whole text, and wraps up line, column and reason if that fails.
fn parse<'de, T: Deserialize<'de>>(
    json: &'de str,
    wrap: fn(usize, usize, String) -> RecordError,
) -> Result<T, RecordError> {
    serde_json::from_str(json).map_err(|error| {
        let (line, column, text) = (error.line(), error.column(), error.to_string());
        let place = format!(" at line {line} column {column}");
        wrap(line, column, text.strip_suffix(&place).unwrap_or(&text).to_string())
    })
}

/// A record as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordFile {
    /// Already checked with the [`Label`].
    format: IgnoredAny,
    rules: RulesVersion,
    start: StartFile,
    #[serde(default)]
    fairness: Option<Fairness>,
    moves: Moves,
}

/// A [`Start`] as it stands in a file. The setup of a deal is not checked yet, so that one that is
/// refused can be told from a field that cannot be read; that of a scene is checked as it is read.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum StartFile {
    Deal { setup: Box<Options>, seed: Seed },
    Scene(Box<Scene>),
}

impl StartFile {
    fn check(self) -> Result<Start, SetupError> {
        match self {
            Self::Deal { setup, seed } => {
                Ok(Start::Deal { setup: Setup::new(*setup)?.into(), seed })
            }
            Self::Scene(scene) => Ok(Start::Scene(scene)),
        }
    }
}

/// The lines of a record: all are counted, as many are kept as a record may have.
struct Moves {
    lines: Vec<String>,
    count: usize,
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Lines;

        impl<'de> Visitor<'de> for Lines {
            type Value = Moves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of moves")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Moves, A::Error> {
                let mut moves = Moves { lines: Vec::new(), count: 0 };
                while moves.count < MAX_MOVES {
                    let Some(line) = list.next_element()? else { return Ok(moves) };
                    moves.lines.push(line);
                    moves.count += 1;
                }
                while list.next_element::<IgnoredAny>()?.is_some() {
                    moves.count += 1;
                }
                Ok(moves)
            }
        }

        from.deserialize_seq(Lines)
    }
}

/// What a JSON text says that it is, whatever else is in it: the two fields as they stand in the text,
/// so that nothing is built of what may be anything. What is no object has neither.
#[derive(Default)]
struct Label<'a> {
    format: Option<&'a RawValue>,
    rules: Option<&'a RawValue>,
}

impl Label<'_> {
    /// Whether this program can read it.
    fn check(self) -> Result<(), RecordError> {
        let format = self.format.ok_or(RecordError::NoFormat)?.get();
        if format != json(&FORMAT) {
            let found = format.chars().take(LONGEST_FORMAT).collect();
            return Err(RecordError::Foreign { found });
        }
        let known = RulesVersion::CURRENT.number();
        match self.rules.and_then(|rules| rules.get().parse().ok()) {
            Some(found) if found > u64::from(known) => {
                Err(RecordError::NewerRules { found, known })
            }
            Some(_) | None => Ok(()),
        }
    }
}

impl<'de> Deserialize<'de> for Label<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(LabelVisitor)
    }
}

struct LabelVisitor;

impl<'de> Visitor<'de> for LabelVisitor {
    type Value = Label<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Label<'de>, A::Error> {
        let mut label = Label::default();
        while let Some(field) = map.next_key::<String>()? {
            match field.as_str() {
                "format" => label.format = Some(map.next_value()?),
                "rules" => label.rules = Some(map.next_value()?),
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(label)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Label<'de>, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Label::default())
    }

    fn visit_str<E>(self, _: &str) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }

    fn visit_i64<E>(self, _: i64) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }

    fn visit_u64<E>(self, _: u64) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }

    fn visit_f64<E>(self, _: f64) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }

    fn visit_bool<E>(self, _: bool) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }

    fn visit_unit<E>(self) -> Result<Label<'de>, E> {
        Ok(Label::default())
    }
}
