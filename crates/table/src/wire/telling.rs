//! Updates as text, for everyone at a table.
//!
//! Most of an update is the same for everyone, so it is written once for all. What comes out is to
//! the letter what a [`ServerFrame`](super::ServerFrame) would be written as; a test holds that.

use std::cell::{OnceCell, Ref, RefCell};
use std::sync::OnceLock;

use jot::Style;
use rules::{Ask, PerSeat, Seats, Secrets};
use serde::Serialize;

use super::Answered;
use crate::clock::Clock;
use crate::game::Game;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{Room, RoomBeat, Viewer};
use crate::seating::Seating;

/// What a frame has beyond the parts that everyone gets alike, in bytes, mostly.
const OWN_LENGTH: usize = 512;

/// How long a part is that everyone gets alike, in bytes, mostly.
const PART_LENGTH: usize = 1024;

/// Whom an update is for, and what they know already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    pub(crate) viewer: Viewer,
    /// The last entry that they know of.
    pub(crate) since: Seq,
    /// Whether they want it short.
    pub(crate) brief: bool,
    /// Whether they know the room as it is, and it can be left out.
    pub(crate) knows_room: bool,
}

/// Texts that seldom change, kept from one update to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    long: Seldom,
    short: Seldom,
    /// How often something about the room has changed.
    edition: u32,
    /// Whether that was told.
    told: bool,
}

/// What changes with the room, and not with the game.
#[derive(Clone, Debug, Default)]
struct Seldom {
    facts: OnceLock<String>,
    setup: OnceLock<String>,
    seating: OnceLock<String>,
}

impl Kept {
    /// Something about the room has changed.
    pub(crate) fn forget(&mut self) {
        *self = Self { edition: self.edition.wrapping_add(1), ..Self::default() };
    }

    /// Whether something about the room has changed since the last update.
    pub(crate) const fn is_forgotten(&self) -> bool {
        !self.told
    }

    /// What everyone gets alike now.
    pub(crate) fn shared<'a>(&'a mut self, room: &'a Room) -> Shared<'a> {
        self.told = true;
        let [long, short] =
            [(Style::Long, &self.long), (Style::Short, &self.short)].map(|(style, seldom)| Parts {
                style,
                room,
                seldom,
                game: OnceCell::new(),
                beats: RefCell::default(),
            });
        Shared { room, edition: self.edition, long, short }
    }
}

/// The parts of an update that everyone at a table gets alike. Each is written when the first needs
/// it.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    room: &'a Room,
    /// Which edition of the room this is.
    pub(crate) edition: u32,
    long: Parts<'a>,
    short: Parts<'a>,
}

impl Shared<'_> {
    /// Writes a frame with an update for one reader, and perhaps an answer to them.
    pub(crate) fn write(&self, reader: Reader, now: Moment, answer: Option<&Answered>) -> String {
        let Reader { viewer, since, brief, knows_room } = reader;
        let parts = if brief { &self.short } else { &self.long };
        let beats = parts.beats(self.room.missed(viewer, since).collect());
        let mut page = Page::new(parts.style, parts.len() + beats.len() + OWN_LENGTH);
        page.open();
        match answer {
            Some(answer) => page.member("answer").value(answer),
            None => page.no_member(),
        };
        page.member("update").open();
        page.member("seq").value(&self.room.seq()).member("now").value(&now);
        page.member("beats").text(&beats);
        page.member("view").open();
        page.member("viewer").value(&viewer);
        page.member("room").text(if knows_room { "null" } else { parts.facts() });
        page.member("table");
        match parts.game() {
            Some(game) => self.write_table(&mut page, parts, game, viewer),
            None => drop(page.text("null")),
        }
        // The view, the update, and the frame, which has room for a pong and a goodbye.
        page.close().close().no_member().no_member().close();
        page.text
    }

    fn write_table(&self, page: &mut Page, parts: &Parts<'_>, game: &GameParts, viewer: Viewer) {
        let observer = self.room.observer(viewer);
        let Secrets { own, booty } =
            self.room.state().map(|state| state.secrets_for(observer)).unwrap_or_default();
        page.open().member("game").open();
        page.member("setup").text(parts.setup());
        page.member("observer").value(&observer);
        page.member("public").text(&game.public);
        page.member("own").value(&own).member("booty").value(&booty).close();
        page.member("asked").text(&game.asked);
        page.member("seating").text(parts.seating());
        // Members of the table, without the brackets around them.
        page.next().text(&game.rest[1..]);
    }
}

/// The parts in one style.
#[derive(Debug)]
struct Parts<'a> {
    style: Style,
    room: &'a Room,
    seldom: &'a Seldom,
    game: OnceCell<Option<GameParts>>,
    /// The beats that were written last: mostly everyone sees the same.
    beats: RefCell<(Vec<RoomBeat>, String)>,
}

/// What everyone sees of a game.
#[derive(Debug)]
struct GameParts {
    public: String,
    asked: String,
    /// Everything after the seating.
    rest: String,
}

/// What comes after the seating in a [`TableView`](crate::TableView).
#[derive(Serialize)]
struct Rest {
    clock: Clock,
    ready: Seats,
    away: Seats,
    paused: bool,
    deadlines: PerSeat<Option<Moment>>,
}

impl Rest {
    fn of(game: &Game) -> Self {
        Self {
            clock: game.clock(),
            ready: game.ready(),
            away: game.away(),
            paused: game.paused().is_some(),
            deadlines: game.deadlines(),
        }
    }
}

impl Parts<'_> {
    fn facts(&self) -> &str {
        self.seldom.facts.get_or_init(|| self.written(&self.room.facts()))
    }

    fn setup(&self) -> &str {
        let setup = || self.room.state().map(|state| self.written(state.setup()));
        self.seldom.setup.get_or_init(|| setup().unwrap_or_default())
    }

    fn seating(&self) -> &str {
        let seating = || self.room.game().map(|game| self.written::<Seating>(game.seating()));
        self.seldom.seating.get_or_init(|| seating().unwrap_or_default())
    }

    fn game(&self) -> Option<&GameParts> {
        let game = || {
            let game = self.room.game()?;
            let asked: PerSeat<Option<Ask>> = game.all_asked();
            Some(GameParts {
                public: self.written(game.state().public()),
                asked: self.written(&asked),
                rest: self.written(&Rest::of(game)),
            })
        };
        self.game.get_or_init(game).as_ref()
    }

    /// Beats as text. What was written for the one before is not written again.
    fn beats(&self, beats: Vec<RoomBeat>) -> Ref<'_, str> {
        if self.beats.borrow().0 != beats || beats.is_empty() {
            let text = self.written(&beats);
            *self.beats.borrow_mut() = (beats, text);
        }
        Ref::map(self.beats.borrow(), |(_, text)| text.as_str())
    }

    fn written<T: Serialize>(&self, value: &T) -> String {
        let mut page = Page::new(self.style, PART_LENGTH);
        page.value(value);
        page.text
    }

    /// How long all parts are together, or were: those that may not be needed are not written for
    /// that.
    fn len(&self) -> usize {
        let seldom = [&self.seldom.facts, &self.seldom.setup, &self.seldom.seating];
        let seldom = seldom.map(|text| text.get().map_or(0, String::len)).iter().sum::<usize>();
        self.game().map_or(0, |game| game.public.len() + game.rest.len()) + seldom
    }
}

/// Text that is being written.
struct Page {
    style: Style,
    text: String,
}

impl Page {
    fn new(style: Style, length: usize) -> Self {
        Self { style, text: String::with_capacity(length) }
    }

    fn text(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> &mut Self {
        // Plain data always can be written.
        jot::append(&mut self.text, value, self.style);
        self
    }

    /// Members follow.
    fn open(&mut self) -> &mut Self {
        self.text(if self.style == Style::Long { "{" } else { "[" })
    }

    fn close(&mut self) -> &mut Self {
        self.text(if self.style == Style::Long { "}" } else { "]" })
    }

    /// A comma, if something comes before.
    fn next(&mut self) -> &mut Self {
        if self.text.ends_with(['{', '[']) { self } else { self.text(",") }
    }

    /// A member of this name follows.
    fn member(&mut self, name: &str) -> &mut Self {
        self.next();
        if self.style == Style::Long {
            self.text("\"").text(name).text("\":");
        }
        self
    }

    /// A member is not there.
    fn no_member(&mut self) -> &mut Self {
        if self.style == Style::Long { self } else { self.next().text("null") }
    }
}
