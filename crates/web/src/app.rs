//! The page: the way in, and the table.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use table::{Beat, Name, Opening, Update};

use crate::game::Game;
use crate::home::Home;
use crate::saved::{self, Unkept};
use crate::settings::{Preferences, preferences};
use crate::solo::{self, Audience, ME, Solo};
use crate::table::TableScreen;

/// What the page shows.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "there is one screen at a time")]
pub(crate) enum Screen {
    /// The way in.
    Home,
    /// A table.
    Table(Game),
}

/// Why a kept game cannot be continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// It was begun with other rules, or is damaged.
    CannotContinue,
    /// This browser gives no chance, or the game cannot be set up.
    CannotOpen,
}

/// Ways between the screens, for every component.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    screen: RwSignal<Screen>,
    trouble: RwSignal<Option<Trouble>>,
    worker: StoredValue<String>,
    /// The table that is played at, for as long as it is on the screen.
    solo: StoredValue<Option<Solo>, LocalStorage>,
    /// What outlives every screen: a game is opened by a tap on one and shown on another.
    owner: StoredValue<Owner>,
}

impl Ways {
    /// What went wrong on the way, reactively.
    pub(crate) fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// Goes back to the way in. The game stays where it is.
    pub(crate) fn home(self) {
        self.solo.set_value(None);
        self.screen.set(Screen::Home);
    }

    /// Opens a table against bots.
    pub(crate) fn open(self, opening: Option<Opening>) {
        let audience = Rc::new(Listener::default());
        let opened = opening.and_then(|opening| {
            Solo::open(opening, &self.worker.get_value(), audience.clone()).ok()
        });
        match opened {
            Some(solo) => self.sit_down(solo, &audience, &[]),
            None => self.trouble.set(Some(Trouble::CannotOpen)),
        }
    }

    /// Opens a table like this one: the same people, a new deal.
    pub(crate) fn again(self, game: Game) {
        let table = untrack(|| game.table());
        let tempo = preferences().now().tempo;
        self.open(solo::dealt(table.game.setup.clone(), table.seating.clone(), tempo));
    }

    /// Goes back to the way in, and forgets the game, which is over.
    pub(crate) fn clear_table(self) {
        self.solo.set_value(None);
        saved::forget();
        self.home();
    }

    /// Goes on with the game that was kept.
    pub(crate) fn go_on(self) {
        let audience = Rc::new(Listener::default());
        match Solo::go_on(&self.worker.get_value(), audience.clone()) {
            Ok((solo, beats)) => self.sit_down(solo, &audience, &beats),
            Err(_) => self.trouble.set(Some(Trouble::CannotContinue)),
        }
    }

    /// Shows the table.
    fn sit_down(self, solo: Solo, audience: &Listener, beats: &[Beat]) {
        let Some(first) = audience.first.borrow_mut().take() else { return };
        let beats = [beats, &first.beats].concat();
        let game = self.owner.get_value().with(|| Game::new(ME, first.view, &beats));
        game.connect(Rc::new(solo.sender()));
        audience.game.set(Some(game));
        audience.unkept.get().into_iter().for_each(|why| game.cannot_be_kept(why));
        self.solo.set_value(Some(solo));
        self.trouble.set(None);
        self.screen.set(Screen::Table(game));
    }
}

/// The ways that were handed down.
pub(crate) fn ways() -> Ways {
    expect_context()
}

/// Hears of the table, and tells the screen as soon as there is one.
#[derive(Default)]
struct Listener {
    first: RefCell<Option<Update>>,
    game: Cell<Option<Game>>,
    unkept: Cell<Option<Unkept>>,
}

impl Audience for Listener {
    fn update(&self, update: Update) {
        match self.game.get() {
            Some(game) => game.take(update),
            None => *self.first.borrow_mut() = Some(update),
        }
    }

    fn cannot_be_kept(&self, why: Unkept) {
        self.unkept.set(Some(why));
        if let Some(game) = self.game.get() {
            game.cannot_be_kept(why);
        }
    }
}

/// A new game against three bots.
pub(crate) fn new_game(name: Name, rivals: [Name; 3], tempo: table::Tempo) -> Option<Opening> {
    solo::new_game(name, rivals, tempo)
}

/// The whole page.
#[component]
pub fn App(
    /// The address of the worker's script.
    worker: String,
) -> impl IntoView {
    Preferences::provide();
    let ways = Ways {
        screen: RwSignal::new(Screen::Home),
        trouble: RwSignal::default(),
        worker: StoredValue::new(worker),
        solo: StoredValue::new_local(None),
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
    };
    provide_context(ways);
    // A reload continues the game.
    if saved::is_there() {
        ways.go_on();
    }
    move || match ways.screen.get() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::Table(game) => {
            provide_context(game);
            view! { <TableScreen/> }.into_any()
        }
    }
}
