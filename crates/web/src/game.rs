//! The game on the screen: how things stand, what happened, and how to act.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{Update as _, *};
use rules::{Action, Ask, Seat, View};
use table::{Answer, Beat, Command, Moment, Occasion, Refusal, Speech, TableView, Update};
use text::Teller;

use crate::live::Live;
use crate::saved::Unkept;
use crate::settings::{Preferences, preferences};
use crate::story::Story;
use crate::table::draft::{self, Draft};
use crate::{browser, motion};

/// The place on the screen that caused something, where a refusal is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// What is asked of me.
    Asked,
    /// The slip that I write.
    Slip,
    /// The slips on the desk.
    Desk,
    /// The bag that I look at.
    Bag,
    /// What I want to say.
    Talk,
}

/// Why something was not done, and where that was wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// Where.
    pub(crate) spot: Spot,
    /// Why.
    pub(crate) why: Refusal,
}

/// The parts of the table that a phone shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Tab {
    /// The gate, or whatever the phase is about.
    #[default]
    Gate,
    /// Everyone's stands.
    Stands,
    /// Talk and chronicle.
    Talk,
    /// What only I see.
    Mine,
}

/// That I am writing is said at most this often.
const STROKES: Duration = Duration::from_secs(2);

/// How a command reaches the table.
pub(crate) type Connection = Rc<dyn Fn(Command) -> Option<Answer>>;

/// The game on the screen. It is handed down as a context and can be copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    /// The seat of whoever looks at this screen.
    pub(crate) me: Seat,
    /// The part that a phone shows.
    pub(crate) tab: RwSignal<Tab>,
    /// The bag at the gate that I look at; `None` until I pick one.
    pub(crate) looking_at: RwSignal<Option<Seat>>,
    /// What I am about to do with my hand.
    pub(crate) draft: RwSignal<Draft>,
    /// Whether I have read what became of the last round.
    pub(crate) round_read: RwSignal<u8>,
    /// How many lines of talk and chronicle I have had before me.
    pub(crate) lines_read: RwSignal<usize>,
    view: RwSignal<Arc<TableView>>,
    story: RwSignal<Story>,
    refused: RwSignal<Option<Refused>>,
    unkept: RwSignal<Option<Unkept>>,
    /// When I last said that I am writing.
    wrote: StoredValue<Moment>,
    preferences: Preferences,
    connection: StoredValue<Option<Connection>, LocalStorage>,
}

impl Game {
    /// The game of this seat, as it stands after these beats.
    pub(crate) fn new(me: Seat, view: TableView, beats: &[Beat]) -> Self {
        let public = &view.game.public;
        let story = Story::of(public, beats);
        // Whoever comes back has read about the rounds before.
        let round_read = RwSignal::new(public.round - 1);
        let draft = RwSignal::new(Draft::kept(&view.game));
        Self {
            me,
            draft,
            tab: RwSignal::default(),
            looking_at: RwSignal::default(),
            round_read,
            lines_read: RwSignal::new(story.lines.len()),
            view: RwSignal::new(Arc::new(view)),
            story: RwSignal::new(story),
            refused: RwSignal::default(),
            unkept: RwSignal::default(),
            wrote: StoredValue::new(Moment(0)),
            preferences: preferences(),
            connection: StoredValue::new_local(None),
        }
    }

    /// Says how commands reach the table.
    pub(crate) fn connect(self, connection: Connection) {
        self.connection.set_value(Some(connection));
    }

    /// How things stand, reactively.
    pub(crate) fn table(self) -> Arc<TableView> {
        self.view.get()
    }

    /// Something of the game, reactively.
    pub(crate) fn with<T>(self, look: impl FnOnce(&View) -> T) -> T {
        look(&self.view.get().game)
    }

    /// Something of the game that never changes, or is only wanted now.
    pub(crate) fn look<T>(self, look: impl FnOnce(&View) -> T) -> T {
        look(&self.view.get_untracked().game)
    }

    /// A part of the game that tells its readers only when it changes.
    pub(crate) fn part<T>(self, look: impl Fn(&View) -> T + Send + Sync + 'static) -> Live<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Live::new(move || self.with(&look))
    }

    /// Something of what was seen so far, reactively.
    pub(crate) fn story<T>(self, look: impl FnOnce(&Story) -> T) -> T {
        look(&self.story.read())
    }

    /// What is asked of me, reactively.
    pub(crate) fn asked(self) -> Option<Ask> {
        self.with(View::asked)
    }

    /// Words about the game, in the language that is set, reactively.
    pub(crate) fn tell<T>(self, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let (text, table) = (self.preferences.text(), self.table());
        let names = names(&table);
        tell(&Teller::new(&text, &table.game.setup, &names, Some(self.me)))
    }

    /// Does something in the game. Why it is refused, if it is, shows at the spot.
    pub(crate) fn act(self, spot: Spot, action: Action) -> bool {
        let during = self.look(|view| Occasion::of(&view.public));
        self.send(spot, Command::Act { action, during })
    }

    /// Says something.
    pub(crate) fn say(self, speech: Speech) -> bool {
        self.send(Spot::Talk, Command::Say(speech))
    }

    /// Tells whoever waits for me that I am writing; not with every stroke.
    pub(crate) fn writes(self) {
        let now = self.now();
        if now.since(self.wrote.get_value()) < STROKES {
            return;
        }
        self.wrote.set_value(now);
        let during = self.look(|view| Occasion::of(&view.public));
        if let Some(connection) = self.connection.get_value() {
            // A sign that comes too late is no mistake of whoever writes.
            let _ = connection(Command::Writing { during });
        }
    }

    /// Lets the law decide about my bag.
    pub(crate) fn let_the_law_decide(self) -> bool {
        let during = self.look(|view| Occasion::of(&view.public));
        self.send(Spot::Asked, Command::Ready { during })
    }

    /// Sends a command; whether it was obeyed.
    fn send(self, spot: Spot, command: Command) -> bool {
        let Some(connection) = self.connection.get_value() else { return false };
        let answer = connection(command);
        let why = answer.and_then(|answer| answer.outcome.err());
        self.refused.set(why.map(|why| Refused { spot, why }));
        why.is_none()
    }

    /// Why the last thing that was wanted at this spot was refused, reactively.
    pub(crate) fn refused_at(self, spot: Spot) -> Option<Refusal> {
        self.refused.get().filter(|refused| refused.spot == spot).map(|refused| refused.why)
    }

    /// Why the game is kept no more, if so, reactively.
    pub(crate) fn unkept(self) -> Option<Unkept> {
        self.unkept.get()
    }

    /// Takes an update: what happened moves on the screen, and how things stand is shown.
    pub(crate) fn take(self, update: Update) {
        let flights = motion::prepare(self.preferences, self.me, &update);
        self.story.update(|story| update.beats.iter().for_each(|beat| story.observe(beat)));
        draft::follow(self, &update.view.game);
        self.view.set(Arc::new(update.view));
        flights.take_off();
    }

    /// No more entries are kept.
    pub(crate) fn cannot_be_kept(self, why: Unkept) {
        self.unkept.set(Some(why));
    }

    /// The time that the table's clocks are read by.
    pub(crate) fn now(self) -> Moment {
        browser::now()
    }
}

/// Everyone's name, seat by seat.
fn names(table: &TableView) -> Vec<String> {
    let seats = table.game.setup.seats().iter();
    let name = |seat| table.seating.at(seat).map(|sitter| sitter.name.as_str().to_owned());
    seats.map(|seat| name(seat).unwrap_or_default()).collect()
}

/// The game that was handed down.
pub(crate) fn game() -> Game {
    expect_context()
}
