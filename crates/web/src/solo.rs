//! A table in the page itself: it drives `table` with the browser's clock and storage, and lets
//! bots think in a worker. No server is asked.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle};
use leptos::prelude::{set_timeout_with_handle, window_event_listener};
use rules::{Edition, Observer, Options, Seat, Seed, Setup, Start};
use table::room::RoomRefusal;
use table::{
    Answer, Beat, CannotRestore, Command, CommandId, Entry, Input, Name, Opening, Outputs, Player,
    Question, Seating, Seq, Sitter, Table, Tempo, Update,
};

use crate::game::Connection;
use crate::saved::{Keeper, Unkept};
use crate::thinker::{Answered, Thinker};
use crate::{browser, saved};

/// The person always sits here: others are seen clockwise from it.
pub(crate) const ME: Seat = Seat::new(0);

/// The table is woken at least this often.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Something that hears of a table: each update, and whether the game can still be kept.
pub(crate) trait Audience {
    /// Something happened.
    fn update(&self, update: Update);
    /// No more entries are kept; a reload would lose what comes now.
    fn cannot_be_kept(&self, why: Unkept);
}

/// A table in the page.
#[derive(Clone)]
pub(crate) struct Solo(Rc<RefCell<Driver>>);

struct Driver {
    table: Table,
    thinker: Thinker,
    audience: Rc<dyn Audience>,
    alarm: Option<TimeoutHandle>,
    commands: u32,
    keeper: Keeper,
    unkept: Option<Unkept>,
    /// Hears of another window that takes the game.
    listener: Option<WindowListenerHandle>,
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

impl Solo {
    /// Opens a table, in place of the one that was kept.
    pub(crate) fn open(
        opening: Opening,
        worker: &str,
        audience: Rc<dyn Audience>,
    ) -> Result<Self, table::CannotOpen> {
        let (table, outputs) = Table::open(browser::now(), opening)?;
        let keeper = Keeper::new();
        saved::forget();
        Ok(Self::drive(table, outputs, keeper, Vec::new(), worker, audience))
    }

    /// Goes on with the game that was kept, and what happened in it so far.
    pub(crate) fn go_on(
        worker: &str,
        audience: Rc<dyn Audience>,
    ) -> Result<(Self, Vec<Beat>), CannotRestore> {
        let mut beats = Vec::new();
        let keeper = Keeper::new();
        let journal = saved::journal();
        let mut table = Table::restore(journal.iter().cloned(), &mut |beat| {
            beats.push(beat.seen_by(Observer::Seat(ME)));
        })?;
        // A clock that was set back must not keep everyone waiting.
        journal.last().into_iter().for_each(|last| browser::not_before(last.at));
        let outputs = table.resume(browser::now());
        Ok((Self::drive(table, outputs, keeper, journal, worker, audience), beats))
    }

    /// Drives a table whose journal so far is this.
    fn drive(
        table: Table,
        outputs: Outputs,
        keeper: Keeper,
        journal: Vec<Entry>,
        worker: &str,
        audience: Rc<dyn Audience>,
    ) -> Self {
        let since = Seq(journal.len() as u32);
        let solo = Rc::new_cyclic(|weak: &Weak<RefCell<Driver>>| {
            let weak = weak.clone();
            let tell = Rc::new(move |Answered { asked, thought }| {
                hand_in(&weak, Input::Thought { asked, thought });
            });
            let thinker = Thinker::new(worker, tell);
            journal.into_iter().for_each(|entry| thinker.follow(entry));
            RefCell::new(Driver {
                table,
                thinker,
                audience,
                alarm: None,
                commands: 0,
                keeper,
                unkept: None,
                listener: None,
            })
        });
        let solo = Self(solo);
        solo.watch_the_keeper();
        solo.take(outputs);
        solo.hand_in(Input::Watch { observer: Observer::Seat(ME), since });
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
            let answer = driver.upgrade().and_then(|driver| Self(driver).send(command));
            // A game that goes on in another window answers nothing, and says so elsewhere.
            if let Some(answer) = answer {
                then(answer.outcome.map(drop).map_err(RoomRefusal::Table));
            }
        })
    }

    /// The person wants something; the answer.
    fn send(&self, command: Command) -> Option<Answer> {
        let id = {
            let mut driver = self.0.borrow_mut();
            driver.commands += 1;
            // Two pages of one game must not use the same id for different things.
            format!("{:x}-{}", browser::now().0, driver.commands)
        };
        let id = CommandId::new(id).ok()?;
        self.hand_in(Input::Command { from: ME, id, command })
    }

    fn hand_in(&self, input: Input) -> Option<Answer> {
        if self.0.borrow().unkept == Some(Unkept::Elsewhere) {
            return None;
        }
        let outputs = self.0.borrow_mut().table.handle(browser::now(), input);
        let answer = outputs.answer.clone();
        self.take(outputs);
        answer
    }

    /// Does what the table wants: the journal first, then everything else.
    fn take(&self, outputs: Outputs) {
        let audience = Rc::clone(&self.0.borrow().audience);
        match self.keep(&outputs) {
            Some(Unkept::Elsewhere) => return self.stop(Unkept::Elsewhere),
            Some(why) => audience.cannot_be_kept(why),
            None => {}
        }
        {
            let mut driver = self.0.borrow_mut();
            let weak = Rc::downgrade(&self.0);
            driver.set_alarm(outputs.wake, weak);
            outputs.entries.into_iter().for_each(|entry| driver.thinker.follow(entry));
            outputs.questions.into_iter().for_each(|question| driver.ask(question));
        }
        // Whoever hears of it may send the next command at once, so nothing is borrowed here.
        outputs.updates.into_iter().for_each(|(_, update)| audience.update(update));
    }

    /// Keeps the entries; why not, the first time that this fails.
    fn keep(&self, outputs: &Outputs) -> Option<Unkept> {
        let mut driver = self.0.borrow_mut();
        if driver.unkept.is_some() {
            return None;
        }
        let kept = outputs.entries.iter().try_for_each(|entry| driver.keeper.append(entry));
        driver.unkept = kept.err();
        driver.unkept
    }
}

impl Driver {
    /// Asks a bot to think.
    fn ask(&self, question: Question) {
        if let Some(think) = self.table.think(&question) {
            self.thinker.ask(question, think);
        }
    }

    /// Has the table woken at this moment instead of the one set before.
    fn set_alarm(&mut self, wake: Option<table::Moment>, driver: Weak<RefCell<Self>>) {
        if let Some(alarm) = self.alarm.take() {
            alarm.clear();
        }
        self.alarm = wake.and_then(|wake| {
            // Too early a tick harms nobody, and browsers cannot wait for long.
            let wait = wake.since(browser::now()).min(LONGEST_WAIT);
            set_timeout_with_handle(move || hand_in(&driver, Input::Tick), wait).ok()
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

/// Hands something in, if the table is still there.
fn hand_in(driver: &Weak<RefCell<Driver>>, input: Input) {
    if let Some(driver) = driver.upgrade() {
        Solo(driver).hand_in(input);
    }
}
