//! The page: the way in, and the table.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use study::Beginning;
use table::room::{TableCode, Token};
use table::{Name, Opening, Update};
use text::say;

use crate::browser;
use crate::door::Door;
use crate::game::{Connection, Game};
use crate::home::Home;
use crate::live::Held;
use crate::online::{Kept, Link, Online, keep_seat, seats};
use crate::room::RoomScreen;
use crate::saved::{self, Unkept};
use crate::settings::preferences;
use crate::solo::{self, Audience, End, Solo};
use crate::sound;
use crate::story::Heard;
use crate::table::TableScreen;
use crate::worker::{Study, Tell};

/// What the page shows.
#[derive(Clone, Copy)]
pub(crate) enum Screen {
    /// The way in.
    Home,
    /// The way to a table in this page, which is not there yet.
    Laying,
    /// The door of a table on a server.
    Door(TableCode),
    /// A table in this page.
    Table(Game),
    /// A table on a server.
    Online(Online, Look),
}

/// How a table on a server is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// By one of the people.
    Own,
    /// By all of them, on a large screen.
    Shared,
}

/// Why a kept game cannot be continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// It was begun with other rules, or is damaged.
    CannotContinue,
    /// This browser gives no chance, or the game cannot be set up.
    CannotOpen,
    /// What plays against bots cannot be had.
    NoStudy,
}

/// Ways between the screens, for every component.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    screen: Held<Screen>,
    trouble: Held<Option<Trouble>>,
    worker: StoredValue<String>,
    /// The table that is played at, for as long as it is on the screen.
    solo: StoredValue<Option<Solo>, LocalStorage>,
    /// What outlives every screen: a game is opened by a tap on one and shown on another.
    owner: StoredValue<Owner>,
}

impl Ways {
    /// Opens a study beside the page.
    pub(crate) fn study(self, tell: Tell) -> Study {
        self.worker.with_value(|worker| Study::new(worker, tell))
    }

    /// What went wrong on the way, reactively.
    pub(crate) fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// Goes back to the way in. The game stays where it is.
    pub(crate) fn home(self) {
        self.leave_screen();
        browser::set_hash("");
        self.screen.set(Screen::Home);
    }

    /// Follows a link.
    pub(crate) fn follow(self, link: Link) {
        match link {
            Link::Table(code) => match seats().into_iter().find(|seat| seat.code == code) {
                Some(seat) => self.visit(code, Some(seat.token), Look::Own),
                None => {
                    self.leave_screen();
                    browser::set_hash(&Link::Table(code).hash());
                    self.screen.set(Screen::Door(code));
                }
            },
            Link::Seat(code, token) => {
                self.take_seat(code, token, "");
            }
            Link::Screen(code) => self.visit(code, None, Look::Shared),
        }
    }

    /// Sits down at a table on a server, and remembers the seat.
    pub(crate) fn take_seat(self, code: TableCode, token: Token, name: &str) {
        let seat = Kept { code, token: token.clone(), name: name.to_owned() };
        // A browser that keeps nothing still has the seat until the page is closed.
        let _ = keep_seat(seat);
        self.visit(code, Some(token), Look::Own);
    }

    /// Looks on at a table on a server.
    pub(crate) fn look_on(self, code: TableCode) {
        self.visit(code, None, Look::Own);
    }

    fn visit(self, code: TableCode, token: Option<Token>, look: Look) {
        self.leave_screen();
        if token.is_none() && look == Look::Own {
            // Whoever reloads the page looks on again; whoever opens the link elsewhere does not.
            let _ = browser::keep_in_page(LOOKS_ON, &code.to_string());
        }
        // The secret of a seat does not stay in the address: people send each other addresses.
        browser::set_hash(&address_of(code, look).hash());
        let online = self.owner.get_value().with(|| Online::visit(code, token));
        self.screen.set(Screen::Online(online, look));
    }

    /// A link within the page has changed its address: it leads to the table again.
    fn restore_address(self) {
        if let Screen::Online(online, look) = self.screen.get_untracked() {
            browser::set_hash(&address_of(online.code, look).hash());
        }
    }

    /// Whatever is on the screen ends.
    fn leave_screen(self) {
        self.solo.set_value(None);
        self.trouble.set(None);
        // Where nothing can be kept, nothing was.
        let _ = browser::keep_in_page(LOOKS_ON, "");
        if let Screen::Online(online, _) = self.screen.get_untracked() {
            online.hang_up();
        }
    }

    /// Opens a table against bots.
    pub(crate) fn open(self, opening: Option<Opening>) {
        let Some(opening) = opening else { return self.trouble.set(Some(Trouble::CannotOpen)) };
        let audience = Rc::new(Listener::new(self, Trouble::CannotOpen));
        self.solo.set_value(Some(Solo::open(opening, self.worker.get_value(), audience)));
        self.screen.set(Screen::Laying);
    }

    /// Opens a table like this one: the same people, a new deal.
    pub(crate) fn again(self, game: Game) {
        let table = untrack(|| game.table());
        let tempo = preferences().now().tempo;
        self.open(solo::dealt(table.game.setup.clone(), table.seating.clone(), tempo));
    }

    /// Goes back to the way in, and forgets the game, which is over.
    pub(crate) fn clear_table(self) {
        self.solo.with_value(|solo| solo.iter().for_each(Solo::forget));
        self.home();
    }

    /// Goes on with the game that was kept.
    pub(crate) fn go_on(self) {
        let audience = Rc::new(Listener::new(self, Trouble::CannotContinue));
        self.solo.set_value(Some(Solo::go_on(self.worker.get_value(), audience)));
        self.screen.set(Screen::Laying);
    }
}

/// Where it is kept at which table the person at this page only looks on.
const LOOKS_ON: &str = "just-apples.looks-on";

/// Whether the person at this page looked on at this table before it was loaded again.
fn looked_on(code: TableCode) -> bool {
    browser::kept_in_page(LOOKS_ON).is_some_and(|kept| kept == code.to_string())
}

/// The link that stands in the address while a table is looked at like this.
const fn address_of(code: TableCode, look: Look) -> Link {
    match look {
        Look::Own => Link::Table(code),
        Look::Shared => Link::Screen(code),
    }
}

/// The ways that were handed down.
pub(crate) fn ways() -> Ways {
    expect_context()
}

/// Hears of a table against bots, and tells the screen.
struct Listener {
    ways: Ways,
    /// What it means if there can be no such table.
    trouble: Trouble,
    begun: RefCell<Option<(Connection, Beginning)>>,
    game: Cell<Option<Game>>,
    unkept: Cell<Option<Unkept>>,
}

impl Listener {
    fn new(ways: Ways, trouble: Trouble) -> Self {
        let (begun, game, unkept) = Default::default();
        Self { ways, trouble, begun, game, unkept }
    }

    /// Shows the table.
    fn sit_down(&self, first: Update, connection: Connection, beginning: Beginning) {
        let beats = beginning.beats.into_iter().chain(first.beats);
        let heard: Vec<Heard> = beats.map(Heard::Table).collect();
        let name = format!("solo.{:x}", beginning.game);
        let ways = self.ways;
        let game = ways.owner.get_value().with(|| Game::new(first.view, &heard, name));
        let game = game.against_bots();
        game.connect(connection);
        self.game.set(Some(game));
        self.unkept.get().into_iter().for_each(|why| game.cannot_be_kept(why));
        ways.trouble.set(None);
        ways.screen.set(Screen::Table(game));
    }
}

impl Audience for Listener {
    fn begin(&self, solo: &Solo, beginning: Beginning) {
        *self.begun.borrow_mut() = Some((solo.sender(), beginning));
    }

    fn update(&self, update: Update) {
        if let Some(game) = self.game.get() {
            let heard: Vec<Heard> = update.beats.into_iter().map(Heard::Table).collect();
            return game.take(update.view, &heard);
        }
        let begun = self.begun.borrow_mut().take();
        if let Some((connection, beginning)) = begun {
            self.sit_down(update, connection, beginning);
        }
    }

    fn cannot_be_kept(&self, why: Unkept) {
        self.unkept.set(Some(why));
        if let Some(game) = self.game.get() {
            game.cannot_be_kept(why);
        }
    }

    fn end(&self, why: End) {
        self.ways.home();
        self.ways.trouble.set(Some(match why {
            End::Cannot => self.trouble,
            End::NoStudy => Trouble::NoStudy,
        }));
    }
}

/// A new game against three bots.
pub(crate) fn new_game(name: Name, rivals: [Name; 3], tempo: table::Tempo) -> Option<Opening> {
    solo::new_game(name, rivals, tempo)
}

/// What is seen while a table is laid. Mostly that is too short to be read.
#[component]
fn Laying() -> impl IntoView {
    let preferences = preferences();
    view! {
        <main class="being-laid" aria-busy="true">
            <p role="status">{move || say!(preferences.text(), "table-laying")}</p>
        </main>
    }
}

/// The whole page.
#[component]
pub fn App(
    /// The address of the worker's script.
    worker: String,
) -> impl IntoView {
    sound::follow(preferences());
    browser::mind_spent_presses();
    let ways = Ways {
        screen: Held::new(Screen::Home),
        trouble: Held::default(),
        worker: StoredValue::new(worker),
        solo: StoredValue::new_local(None),
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
    };
    provide_context(ways);
    // A link leads to its table; without one, a reload continues the game in this page.
    match Link::read(&browser::hash()) {
        Some(Link::Table(code)) if looked_on(code) => ways.look_on(code),
        Some(link) => ways.follow(link),
        None if saved::is_there() => ways.go_on(),
        None => {}
    }
    // Whoever opens a link in a page that is open already wants to go there. Links within the page
    // lead nowhere else.
    window_event_listener(leptos::ev::hashchange, move |_| match Link::read(&browser::hash()) {
        Some(link) => ways.follow(link),
        None => ways.restore_address(),
    });
    move || match ways.screen.get() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::Laying => view! { <Laying/> }.into_any(),
        Screen::Door(code) => view! { <Door code/> }.into_any(),
        Screen::Online(online, look) => {
            provide_context(online);
            view! { <RoomScreen online look/> }.into_any()
        }
        Screen::Table(game) => {
            provide_context(game);
            view! { <TableScreen/> }.into_any()
        }
    }
}
