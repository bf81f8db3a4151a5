//! A table against bots. It is in the study beside the page: the page says what time it is, keeps the
//! journal in the browser, and shows what it is told. No server is asked.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle};
use leptos::prelude::{set_timeout_with_handle, window_event_listener};
use leptos::task::spawn_local;
use rules::{Edition, Options, Seed, Setup, Start};
use study::{Beginning, Event, Message, News, Reply};
use table::room::RoomRefusal;
use table::{
    Answer, Command, CommandId, Moment, Name, Opening, Player, Seating, Seq, Sitter, Tempo, Update,
};

use crate::game::{Connection, Then};
use crate::saved::{Keeper, Unkept};
use crate::worker::Study;
use crate::{browser, saved};

/// So many studies are tried for one move.
const MOST_STARTS: u32 = 3;

/// The table is woken at least this often.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Something that hears of a table.
pub(crate) trait Audience {
    /// The table stands.
    fn begin(&self, solo: &Solo, beginning: Beginning);
    /// Something happened.
    fn update(&self, update: Update);
    /// No more entries are kept; a reload would lose what comes now.
    fn cannot_be_kept(&self, why: Unkept);
    /// There is no table, or not any more.
    fn end(&self, why: End);
}

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The study cannot be had, or fails again and again.
    NoStudy,
    /// It cannot be opened like this, or not be continued.
    Cannot,
}

/// A table against bots.
#[derive(Clone)]
pub(crate) struct Solo(Rc<RefCell<Driver>>);

struct Driver {
    /// The address of the worker's script.
    script: String,
    study: Study,
    /// How often a study was started since the last entry. One that fails again and again is not
    /// worth another try.
    starts: u32,
    /// Whether the table has begun: then it can go on from its journal.
    begun: bool,
    audience: Rc<dyn Audience>,
    alarm: Option<TimeoutHandle>,
    commands: u32,
    /// What has no answer yet.
    pending: Vec<Pending>,
    keeper: Keeper,
    unkept: Option<Unkept>,
    /// Hears of another window that takes the game.
    listener: Option<WindowListenerHandle>,
}

/// A command without an answer.
struct Pending {
    id: CommandId,
    command: Command,
    then: Then,
}

/// A new game for four, the person and three bots.
pub(crate) fn new_game(name: Name, rivals: [Name; 3], tempo: Tempo) -> Option<Opening> {
    let setup = Setup::new(Options::new(Edition::Second, 4)).ok()?;
    let person = Sitter { name, player: Player::Person };
    let bots = rivals.map(|name| Sitter { name, player: Player::Bot(Bot::Normal) });
    dealt(Arc::new(setup), std::iter::once(person).chain(bots).collect(), tempo)
}

/// A new deal for these people.
pub(crate) fn dealt(setup: Arc<Setup>, seating: Seating, tempo: Tempo) -> Option<Opening> {
    Some(Opening {
        start: Start::Deal { setup, seed: Seed(browser::entropy()?) },
        seating,
        tempo,
        bots: Seed(browser::entropy()?),
    })
}

/// The message with which the kept game goes on.
fn go_on() -> Message {
    Message::GoOn(browser::now(), saved::journal())
}

impl Solo {
    /// Opens a table, in place of the one that was kept.
    pub(crate) fn open(opening: Opening, script: String, audience: Rc<dyn Audience>) -> Self {
        Self::begin(script, audience, || Message::Open(browser::now(), opening))
    }

    /// Goes on with the game that was kept.
    pub(crate) fn go_on(script: String, audience: Rc<dyn Audience>) -> Self {
        Self::begin(script, audience, go_on)
    }

    /// The right to keep the journal is taken before it is read: nobody else adds to it then.
    fn begin(script: String, audience: Rc<dyn Audience>, first: impl FnOnce() -> Message) -> Self {
        let driver = Rc::new_cyclic(|driver| {
            RefCell::new(Driver {
                study: study(driver, &script),
                script,
                starts: 1,
                begun: false,
                audience,
                alarm: None,
                commands: 0,
                pending: Vec::new(),
                keeper: Keeper::new(),
                unkept: None,
                listener: None,
            })
        });
        let solo = Self(driver);
        solo.watch_the_keeper();
        solo.0.borrow().send(&first());
        solo
    }

    /// Stops as soon as the game goes on in another window.
    fn watch_the_keeper(&self) {
        let driver = Rc::downgrade(&self.0);
        let listener = window_event_listener(ev::storage, move |_| {
            let Some(driver) = driver.upgrade() else { return };
            let lost = driver.borrow().unkept.is_none() && !driver.borrow().keeper.keeps();
            if lost {
                Self(driver).stop(Unkept::Elsewhere);
            }
        });
        self.0.borrow_mut().listener = Some(listener);
    }

    /// Does nothing more: the game is not ours to play.
    fn stop(&self, why: Unkept) {
        let audience = {
            let mut driver = self.0.borrow_mut();
            driver.unkept = Some(why);
            driver.set_alarm(None, Weak::new());
            Rc::clone(&driver.audience)
        };
        audience.cannot_be_kept(why);
    }

    /// How commands reach the table, for as long as somebody plays at it.
    pub(crate) fn sender(&self) -> Connection {
        let driver = Rc::downgrade(&self.0);
        Rc::new(move |command, then| {
            if let Some(driver) = driver.upgrade() {
                driver.borrow_mut().command(command, then);
            }
        })
    }

    /// Forgets the journal, unless another window has it.
    pub(crate) fn forget(&self) {
        if self.0.borrow().keeper.keeps() {
            saved::forget();
        }
    }

    /// Takes what the study says.
    fn hear(&self, reply: Option<Reply>) {
        // A game that goes on in another window is not ours any more.
        if self.0.borrow().unkept == Some(Unkept::Elsewhere) {
            return;
        }
        let audience = Rc::clone(&self.0.borrow().audience);
        match reply {
            Some(Reply::News(news)) => {
                if !news.entries.is_empty() {
                    self.0.borrow_mut().starts = 0;
                }
                self.take(news);
            }
            Some(Reply::Begins(beginning, news)) => self.take_beginning(beginning, news),
            Some(_) => audience.end(End::Cannot),
            None if self.0.borrow().can_start_anew() => self.start_anew(),
            None => audience.end(End::NoStudy),
        }
    }

    /// The study has failed. Another one goes on from the journal, and is told what has no answer.
    fn start_anew(&self) {
        let mut driver = self.0.borrow_mut();
        driver.study = study(&Rc::downgrade(&self.0), &driver.script);
        driver.starts += 1;
        driver.send(&go_on());
        for Pending { id, command, .. } in &driver.pending {
            driver.happen(Event::Command(id.clone(), command.clone()));
        }
    }

    /// The table stands.
    fn take_beginning(&self, beginning: Beginning, news: News) {
        if !self.0.borrow().keeper.keeps() {
            return self.stop(Unkept::Elsewhere);
        }
        browser::not_before(beginning.not_before);
        // What could not be read will be something else; and a new game takes the old one's place.
        saved::forget_from(Seq(beginning.read.0 + 1));
        let begun = std::mem::replace(&mut self.0.borrow_mut().begun, true);
        if !begun {
            let audience = Rc::clone(&self.0.borrow().audience);
            audience.begin(self, beginning);
        }
        self.take(news);
    }

    /// Does what the table wants: the journal first, then everything else.
    fn take(&self, news: News) {
        let News { entries, updates, answer, pensive, wake } = news;
        let audience = Rc::clone(&self.0.borrow().audience);
        match self.keep(&entries) {
            Some(Unkept::Elsewhere) => return self.stop(Unkept::Elsewhere),
            Some(why) => audience.cannot_be_kept(why),
            None => {}
        }
        let then = {
            let mut driver = self.0.borrow_mut();
            driver.set_alarm(wake, Rc::downgrade(&self.0));
            if pensive {
                driver.happen(Event::Leisure);
            }
            answer.and_then(|Answer { id, outcome }| {
                let place = driver.pending.iter().position(|pending| pending.id == id)?;
                Some((driver.pending.remove(place).then, outcome))
            })
        };
        // Whoever hears of it may send the next command at once, so nothing is borrowed here.
        updates.into_iter().for_each(|update| audience.update(update));
        if let Some((then, outcome)) = then {
            then(outcome.map(drop).map_err(RoomRefusal::Table));
        }
    }

    /// Keeps the entries; why not, the first time that this fails.
    fn keep(&self, entries: &[(Seq, String)]) -> Option<Unkept> {
        let mut driver = self.0.borrow_mut();
        if driver.unkept.is_some() {
            return None;
        }
        let kept = entries.iter().try_for_each(|(seq, text)| driver.keeper.append(*seq, text));
        driver.unkept = kept.err();
        driver.unkept
    }
}

impl Driver {
    /// Whether another study can go on from the journal. What was not kept would be lost.
    const fn can_start_anew(&self) -> bool {
        self.begun && self.unkept.is_none() && self.starts < MOST_STARTS
    }

    /// The person wants something.
    fn command(&mut self, command: Command, then: Then) {
        self.commands += 1;
        // Two pages of one game must not use the same id for different things.
        let id = format!("{:x}-{}", browser::now().0, self.commands);
        let Ok(id) = CommandId::new(id) else { return };
        self.happen(Event::Command(id.clone(), command.clone()));
        self.pending.push(Pending { id, command, then });
    }

    fn happen(&self, event: Event) {
        self.send(&Message::Now(browser::now(), event));
    }

    fn send(&self, message: &Message) {
        // Where no worker can be had, the study tells of its end.
        self.study.send(message);
    }

    /// Has the table woken at this moment instead of the one set before.
    fn set_alarm(&mut self, wake: Option<Moment>, driver: Weak<RefCell<Self>>) {
        if let Some(alarm) = self.alarm.take() {
            alarm.clear();
        }
        self.alarm = wake.and_then(|wake| {
            // Too early a tick harms nobody, and browsers cannot wait for long.
            let wait = wake.since(browser::now()).min(LONGEST_WAIT);
            let tick = move || {
                if let Some(driver) = driver.upgrade() {
                    driver.borrow().happen(Event::Tick);
                }
            };
            set_timeout_with_handle(tick, wait).ok()
        });
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(listener) = self.listener.take() {
            listener.remove();
        }
        if let Some(alarm) = self.alarm.take() {
            alarm.clear();
        }
    }
}

/// A study for a table.
fn study(driver: &Weak<RefCell<Driver>>, script: &str) -> Study {
    let driver = driver.clone();
    let hear = move |reply: Option<Reply>| {
        let driver = driver.clone();
        let fails = reply.is_none();
        let hear = move || {
            if let Some(driver) = driver.upgrade() {
                Solo(driver).hear(reply);
            }
        };
        // Of its end it may tell while it is sent something: that is heard a moment later.
        if fails { spawn_local(async move { hear() }) } else { hear() }
    };
    Study::new(script, Rc::new(hear))
}
