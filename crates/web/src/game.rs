//! The game on the screen: how things stand, what happened, and how to act.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use rules::{Action, Ask, Observer, Seat, View};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::room::RoomRefusal;
use table::{Command, Moment, Occasion, Refusal, Speech, TableView};
use text::{Teller, say};

use crate::drawer::Drawer;
use crate::live::{Held, Live};
use crate::saved::Unkept;
use crate::settings::{Preferences, preferences};
use crate::story::{Finale, Heard, Story};
use crate::table::draft::{self, Draft};
use crate::{browser, motion, sound};

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
    /// The Booty.
    Booty,
    /// What I want to say.
    Talk,
    /// My hand.
    Hand,
    /// The discard piles.
    Piles,
}

/// Why something was not done, and where that was wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Refused {
    spot: Spot,
    why: RoomRefusal,
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

/// The last round about which I have read, in the drawer.
const ROUND_READ: &str = "round-read";

/// What is done when the table has answered.
pub(crate) type Then = Box<dyn FnOnce(Result<(), RoomRefusal>)>;

/// How a command reaches the table. The answer may come at once, or after a while, or after the
/// connection was lost and found again.
pub(crate) type Connection = Rc<dyn Fn(Command, Then)>;

/// The game on the screen. It is handed down as a context and can be copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    /// The seat of whoever is at this screen; none, if they only look on.
    pub(crate) me: Option<Seat>,
    /// The seat from which the table is seen: my own, or the first.
    pub(crate) side: Seat,
    /// Whether it began while this page was in the lobby.
    pub(crate) just_begun: bool,
    /// Whether nobody but me reads my name: it is what I call myself now, or "You" in the language that
    /// is set.
    alone: bool,
    /// The part that a phone shows.
    pub(crate) tab: Held<Tab>,
    /// The bag at the gate that I look at; `None` until I pick one.
    pub(crate) looking_at: Held<Option<Seat>>,
    /// What I have begun in this game, over a reload.
    pub(crate) drawer: Drawer,
    /// What I am about to do with my hand.
    pub(crate) draft: Held<Draft>,
    /// Whether I have read what became of the last round.
    pub(crate) round_read: Held<u8>,
    /// The last round whose end I have seen: what was found in the bag that ended it.
    finale_seen: Held<u8>,
    /// How many lines of talk and chronicle I have had before me.
    pub(crate) lines_read: Held<usize>,
    view: Held<Arc<TableView>>,
    story: Held<Story>,
    refused: Held<Option<Refused>>,
    /// Where something was wanted that the table has not answered yet.
    waiting: Held<Vec<Spot>>,
    unkept: Held<Option<Unkept>>,
    /// When I last said that I am writing.
    wrote: StoredValue<Moment>,
    /// What the table's clock showed, and the browser's at that time.
    clocks: StoredValue<(Moment, Moment)>,
    preferences: Preferences,
    connection: StoredValue<Option<Connection>, LocalStorage>,
}

impl Game {
    /// The game as it stands after what was heard, for whoever sees this view. `place` tells it from
    /// every other game that this browser has seen.
    pub(crate) fn new(view: TableView, heard: &[Heard], place: String) -> Self {
        let me = match view.game.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let public = &view.game.public;
        let story = Story::of(public, heard);
        let side = me.unwrap_or(Seat::new(0));
        let drawer = Drawer::of(format!("{place}.{}", side.index()));
        // Whoever is here for the first time need not read about the rounds before.
        let round_read = drawer.look(ROUND_READ).unwrap_or(public.round - 1);
        drawer.put(ROUND_READ, &round_read);
        let round_read = Held::new(round_read);
        let draft = Held::new(Draft::kept(drawer, &view.game));
        // What was found before this page was here is told in the summary.
        let finale_seen = Held::new(round_of(&story));
        Self {
            me,
            side,
            just_begun: false,
            alone: false,
            drawer,
            draft,
            tab: Held::default(),
            looking_at: Held::default(),
            round_read,
            finale_seen,
            lines_read: Held::new(story.lines.len()),
            view: Held::new(Arc::new(view)),
            story: Held::new(story),
            refused: Held::default(),
            waiting: Held::default(),
            unkept: Held::default(),
            wrote: StoredValue::new(Moment(0)),
            clocks: StoredValue::new((Moment(0), Moment(0))),
            preferences: preferences(),
            connection: StoredValue::new_local(None),
        }
    }

    /// The same game, for whoever sat in the lobby when it began.
    pub(crate) fn newly_begun(self) -> Self {
        Self { just_begun: true, ..self }
    }

    /// The same game, for whoever plays against bots.
    pub(crate) fn against_bots(self) -> Self {
        Self { alone: true, ..self }
    }

    /// Says how commands reach the table.
    pub(crate) fn connect(self, connection: Connection) {
        self.connection.set_value(Some(connection));
    }

    /// How things stand, reactively.
    #[inline(never)]
    pub(crate) fn table(self) -> Arc<TableView> {
        self.view.get()
    }

    /// How things stand now.
    #[inline(never)]
    pub(crate) fn table_now(self) -> Arc<TableView> {
        self.view.get_untracked()
    }

    /// Something of the game, reactively.
    pub(crate) fn with<T>(self, look: impl FnOnce(&View) -> T) -> T {
        look(&self.table().game)
    }

    /// Something of the game that never changes, or is only wanted now.
    pub(crate) fn look<T>(self, look: impl FnOnce(&View) -> T) -> T {
        look(&self.table_now().game)
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
        self.story.with(look)
    }

    /// What is asked of me, reactively.
    pub(crate) fn asked(self) -> Option<Ask> {
        self.with(View::asked)
    }

    /// Words about the game, in the language that is set, reactively.
    pub(crate) fn tell<T>(self, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let (text, table) = (self.preferences.text(), self.table());
        let mut names = names(&table);
        let mine = self.me.filter(|_| self.alone).and_then(|me| names.get_mut(me.index()));
        if let Some(mine) = mine {
            *mine = self.preferences.now().name;
            if mine.is_empty() {
                *mine = say!(text, "setup-default-name");
            }
        }
        tell(&Teller::new(&text, &table.game.setup, &names, self.me))
    }

    /// What the game is at now.
    pub(crate) fn occasion(self) -> Occasion {
        self.look(|view| Occasion::of(&view.public))
    }

    /// What I have begun in this phase and not done yet, if it was kept over a reload.
    pub(crate) fn kept<T: DeserializeOwned>(self, what: &str) -> Option<T> {
        let (during, begun) = self.drawer.look::<(Occasion, T)>(what)?;
        (during == self.occasion()).then_some(begun)
    }

    /// Something that I begin in this phase: what was kept over a reload, if it still fits, or else
    /// this. It is kept for as long as the part of the page is there that asks.
    pub(crate) fn begun<T>(
        self,
        what: &'static str,
        new: T,
        fits: impl FnOnce(&T) -> bool,
    ) -> Held<T>
    where
        T: Clone + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        let begun = Held::new(self.kept(what).filter(fits).unwrap_or(new));
        self.keep(what, begun);
        begun
    }

    /// Keeps something over a reload, whenever it changes, as what I have begun in this phase.
    pub(crate) fn keep<T>(self, what: &'static str, begun: Held<T>)
    where
        T: Clone + Serialize + Send + Sync + 'static,
    {
        Effect::new(move || self.drawer.put(what, &(self.occasion(), begun.get())));
    }

    /// I have read what became of a round. That is kept over a reload.
    pub(crate) fn read_round(self, round: u8) {
        self.round_read.set(round);
        self.drawer.put(ROUND_READ, &round);
    }

    /// What was found when the last round ended, until I have seen it, reactively.
    pub(crate) fn finale(self) -> Option<Finale> {
        let is_news = |finale: &Finale| {
            finale.round > self.finale_seen.get() && finale.round > self.round_read.get()
        };
        self.story(|story| story.finale.clone()).filter(is_news)
    }

    /// I have seen what was found when this round ended.
    pub(crate) fn saw_finale(self, round: u8) {
        self.finale_seen.set(round);
    }

    /// Whether this is my own seat.
    pub(crate) fn is_me(self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Whether I am the law, or one of the two.
    pub(crate) fn is_law(self, view: &View) -> bool {
        self.me.is_some_and(|me| view.public.law.has(me))
    }

    /// Does something in the game. Why it is refused, if it is, shows at the spot.
    pub(crate) fn act(self, spot: Spot, action: Action) {
        self.act_then(spot, action, || {});
    }

    /// Does something in the game, and something else when it is done.
    pub(crate) fn act_then(self, spot: Spot, action: Action, then: impl FnOnce() + 'static) {
        let during = self.occasion();
        self.send(spot, Command::Act { action, during }, Box::new(then));
    }

    /// Says something.
    pub(crate) fn say(self, speech: Speech) {
        self.say_then(speech, || {});
    }

    /// Says something, and does something when it is said.
    pub(crate) fn say_then(self, speech: Speech, then: impl FnOnce() + 'static) {
        self.send(Spot::Talk, Command::Say(speech), Box::new(then));
    }

    /// Tells whoever waits for me that I am writing; not with every stroke.
    pub(crate) fn writes(self) {
        let now = self.now();
        if now.since(self.wrote.get_value()) < STROKES {
            return;
        }
        self.wrote.set_value(now);
        let during = self.occasion();
        if let Some(connection) = self.connection.get_value() {
            // A sign that comes too late is no mistake of whoever writes.
            connection(Command::Writing { during }, Box::new(drop));
        }
    }

    /// Lets the law decide about my bag.
    pub(crate) fn let_the_law_decide(self) {
        let during = self.occasion();
        self.send(Spot::Asked, Command::Ready { during }, Box::new(|| {}));
    }

    /// Sends a command. What was wanted at a spot before is answered first: a second tap is no
    /// second wish.
    fn send(self, spot: Spot, command: Command, then: Box<dyn FnOnce()>) {
        let Some(connection) = self.connection.get_value() else { return };
        if self.waiting.with_untracked(|waiting| waiting.contains(&spot)) {
            return;
        }
        self.waiting.update(|waiting| waiting.push(spot));
        let answered: Then = Box::new(move |outcome| {
            // The table may have left the screen meanwhile.
            self.waiting.update(|waiting| waiting.retain(|other| *other != spot));
            match outcome {
                Ok(()) => {
                    self.accept_at(spot);
                    then();
                }
                Err(why) => self.refused.set(Some(Refused { spot, why })),
            }
        });
        connection(command, answered);
    }

    /// Whether the table has not answered yet what was wanted at this spot, reactively.
    pub(crate) fn is_waiting_at(self, spot: Spot) -> bool {
        self.waiting.with(|waiting| waiting.contains(&spot))
    }

    /// Why the last thing that was wanted at this spot was refused, reactively.
    pub(crate) fn refused_at(self, spot: Spot) -> Option<RoomRefusal> {
        self.refused.get().filter(|refused| refused.spot == spot).map(|refused| refused.why)
    }

    /// Whether the rules allow what I am about to do; if they do not, they say why at the spot. Nothing
    /// is sent.
    pub(crate) fn may(self, spot: Spot, action: &Action) -> bool {
        let Err(why) = self.look(|view| view.check(action)) else {
            self.accept_at(spot);
            return true;
        };
        let why = RoomRefusal::Table(Refusal::Illegal(why));
        self.refused.set(Some(Refused { spot, why }));
        false
    }

    /// Something was done, and what was refused before may be different now. Not so by talking: then
    /// only what could not be said is.
    fn accept_at(self, spot: Spot) {
        let is_there =
            |refused: &Option<Refused>| refused.as_ref().is_some_and(|it| it.spot == spot);
        if spot != Spot::Talk || self.refused.with_untracked(is_there) {
            self.refused.set(None);
        }
    }

    /// Why the game is kept no more, if so, reactively.
    pub(crate) fn unkept(self) -> Option<Unkept> {
        self.unkept.get()
    }

    /// Takes what is new: what happened moves on the screen and is heard, and how things stand is
    /// shown.
    pub(crate) fn take(self, view: TableView, heard: &[Heard]) {
        let flights = motion::prepare(self.preferences, self.me, &view.game.setup, heard);
        sound::hear(heard);
        self.story.update(|story| heard.iter().for_each(|heard| story.hear(heard)));
        draft::follow(self, &view.game);
        let before = self.table_now();
        let about = |table: &TableView| (Occasion::of(&table.game.public), table.paused);
        if about(&before) != about(&view) {
            // What was refused then may be different now.
            self.refused.set(None);
        }
        self.view.set(Arc::new(view));
        flights.take_off();
    }

    /// Much has happened that nobody told us yet.
    pub(crate) fn has_missed(self) {
        self.story.update(|story| story.whole = false);
    }

    /// Hears everything that happened so far, which was missed.
    pub(crate) fn hear_again(self, heard: &[Heard]) {
        let mut story = self.look(|view| Story::of(&view.public, heard));
        // What was found long ago is no surprise any more.
        self.saw_finale(round_of(&story));
        story.tellings += untrack(|| self.story(|story| story.tellings));
        self.lines_read.update(|read| *read = (*read).max(story.lines.len()));
        self.story.set(story);
    }

    /// No more entries are kept.
    pub(crate) fn cannot_be_kept(self, why: Unkept) {
        self.unkept.set(Some(why));
    }

    /// Hears what time it is at the table.
    pub(crate) fn set_clock(self, now: Moment) {
        self.clocks.set_value((now, browser::now()));
    }

    /// The time that the table's clocks are read by.
    pub(crate) fn now(self) -> Moment {
        let (table, browser) = self.clocks.get_value();
        table.after(browser::now().since(browser))
    }
}

/// The last round that ended with a surprise; 0 if none did.
fn round_of(story: &Story) -> u8 {
    story.finale.as_ref().map_or(0, |finale| finale.round)
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
