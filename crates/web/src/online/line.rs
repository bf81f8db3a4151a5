//! The line to the server: a WebSocket that comes back by itself.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::{IntervalHandle, TimeoutHandle, WindowListenerHandle};
use leptos::prelude::{
    document, set_interval_with_handle, set_timeout_with_handle, window_event_listener,
};
use table::Moment;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Url, WebSocket};

use crate::browser;

/// How long to wait before the line is tried again; the last of these again and again.
const WAITS: [Duration; 5] = [
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(4),
    Duration::from_secs(8),
];

/// The line is looked after this often.
const ROUNDS: Duration = Duration::from_secs(1);

/// After so much silence the server is asked for a sign.
const SILENCE: Duration = Duration::from_secs(20);

/// A line that takes longer to open, or to give a sign, is dead, though nobody has told us.
const PATIENCE: Duration = Duration::from_secs(10);

/// The same for a sign, when there is reason to doubt that the line still holds.
const DOUBT: Duration = Duration::from_secs(4);

/// How the line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It is tried for the first time.
    Trying,
    /// Frames come and go.
    Open,
    /// It was lost, and is tried again.
    Lost,
}

/// Whether a line goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goes {
    /// It does.
    On,
    /// It is lost, and will be tried again.
    Down,
    /// There is nobody to talk to any more.
    Off,
}

/// Whoever is at our end of the line.
pub(super) trait Listener {
    /// What is said first, each time that the line is open.
    fn greet(&self) -> Vec<String>;
    /// Something was said.
    fn hear(&self, text: &str) -> Goes;
    /// The line stands otherwise now.
    fn stands(&self, standing: Standing);
}

/// The line. It is cut when it is dropped.
pub(super) struct Line(Rc<RefCell<Wire>>);

struct Wire {
    listener: Rc<dyn Listener>,
    socket: Option<Socket>,
    /// The one before. What hears a socket must not be dropped while it hears, so it goes later.
    before: Option<Socket>,
    /// How often it was tried in vain.
    tries: usize,
    retry: Option<TimeoutHandle>,
    rounds: Option<IntervalHandle>,
    listeners: Vec<WindowListenerHandle>,
    standing: Standing,
    heard: Moment,
    /// When the line is given up, unless it opens or something is heard before. Nothing, if nobody
    /// waits for that.
    until: Option<Moment>,
}

/// A socket with everything that hears it.
struct Socket {
    socket: WebSocket,
    _hears: [Closure<dyn FnMut(JsValue)>; 3],
}

impl Socket {
    /// Says something. A socket that fails says so by closing.
    fn say(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }

    /// Nothing is heard from it any more.
    fn close(&self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A socket that is closed already stays so.
        let _ = self.socket.close();
    }
}

impl Line {
    /// A line to the server. It is tried at once.
    pub(super) fn new(listener: Rc<dyn Listener>) -> Self {
        let line = Self(Rc::new(RefCell::new(Wire {
            listener,
            socket: None,
            before: None,
            tries: 0,
            retry: None,
            rounds: None,
            listeners: Vec::new(),
            standing: Standing::Trying,
            heard: browser::now(),
            until: None,
        })));
        line.look_after();
        try_it(&line.0);
        line
    }

    /// Says something, if the line is open. What is not said now is said after the greeting.
    pub(super) fn say(&self, text: &str) {
        self.0.borrow().open().into_iter().for_each(|open| open.say(text));
    }

    /// Looks after the line now and then, and when there is reason to hope.
    fn look_after(&self) {
        let weak = Rc::downgrade(&self.0);
        let rounds = {
            let weak = weak.clone();
            set_interval_with_handle(move || round(&weak), ROUNDS).ok()
        };
        let hopes = {
            let weak = weak.clone();
            window_event_listener(ev::online, move |_| hope(&weak))
        };
        let ends = {
            let weak = weak.clone();
            window_event_listener(ev::offline, move |_| end(&weak))
        };
        let wakes = window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                hope(&weak);
            }
        });
        let mut wire = self.0.borrow_mut();
        wire.rounds = rounds;
        wire.listeners = vec![hopes, ends, wakes];
    }
}

impl Wire {
    /// The socket, if frames come and go.
    fn open(&self) -> Option<&Socket> {
        self.socket.as_ref().filter(|_| self.standing == Standing::Open)
    }

    /// Asks the server for a sign, if the line is open.
    fn ask(&mut self, patience: Duration) {
        let Some(open) = self.open() else { return };
        open.say(r#"{"ping":0}"#);
        let until = browser::now().after(patience);
        // A sign that is owed already does not get more time.
        self.until = Some(self.until.map_or(until, |before| before.min(until)));
    }

    /// Hangs up, for now or for good.
    fn hang_up(&mut self) {
        if let Some(socket) = self.socket.take() {
            socket.close();
            self.before = Some(socket);
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.hang_up();
        self.retry.take().into_iter().for_each(|retry| retry.clear());
        self.rounds.take().into_iter().for_each(|rounds| rounds.clear());
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
    }
}

/// What is to be done about a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    Nothing,
    /// The server is asked for a sign.
    Sign,
    /// The line is given up.
    Loss,
}

/// What is to be done about a line when it is looked after. A page that was asleep has heard nothing
/// for long, and that is not the line's fault: it is asked before it is given up.
fn due(now: Moment, heard: Moment, until: Option<Moment>) -> Due {
    match until {
        Some(until) if now >= until => Due::Loss,
        None if now.since(heard) > SILENCE => Due::Sign,
        _ => Due::Nothing,
    }
}

/// Whether there is still somebody at the other end.
fn round(wire: &Weak<RefCell<Wire>>) {
    let Some(wire) = wire.upgrade() else { return };
    let due = {
        let wire = wire.borrow();
        // There may be no line: it is to be tried again in a while, or was hung up for good.
        let is_there = wire.socket.is_some();
        if is_there { due(browser::now(), wire.heard, wire.until) } else { Due::Nothing }
    };
    match due {
        Due::Nothing => {}
        Due::Sign => wire.borrow_mut().ask(PATIENCE),
        Due::Loss => lose(&wire),
    }
}

/// The network is back, or the page is looked at again: no need to wait longer, and no reason to
/// trust a line from before.
fn hope(wire: &Weak<RefCell<Wire>>) {
    let Some(wire) = wire.upgrade() else { return };
    let again = {
        let mut wire = wire.borrow_mut();
        wire.ask(DOUBT);
        let waits = wire.retry.take().inspect(TimeoutHandle::clear).is_some();
        // One that was still to open may never do so.
        let opens = wire.socket.is_some() && wire.open().is_none();
        if opens {
            wire.hang_up();
        }
        waits || opens
    };
    if again {
        try_it(&wire);
    }
}

/// The network is gone, and the line with it: a socket would notice only after a long while. (A
/// server on this machine is found again at once.)
fn end(wire: &Weak<RefCell<Wire>>) {
    let Some(wire) = wire.upgrade() else { return };
    let is_there = wire.borrow().socket.is_some();
    if is_there {
        lose(&wire);
    }
}

/// Tries to open the line.
fn try_it(wire: &Rc<RefCell<Wire>>) {
    wire.borrow_mut().retry = None;
    match connect(&Rc::downgrade(wire)) {
        Some(socket) => {
            let mut wire = wire.borrow_mut();
            wire.socket = Some(socket);
            wire.until = Some(browser::now().after(PATIENCE));
        }
        None => lose(wire),
    }
}

fn connect(wire: &Weak<RefCell<Wire>>) -> Option<Socket> {
    let socket = WebSocket::new(&address()?).ok()?;
    let opened = when(wire, |wire, _| {
        set(wire, Standing::Open);
        let listener = Rc::clone(&wire.borrow().listener);
        let greeting = listener.greet();
        if let Some(open) = &wire.borrow().socket {
            greeting.iter().for_each(|text| open.say(text));
        }
    });
    let heard = when(wire, |wire, event| {
        let text = event.unchecked_ref::<MessageEvent>().data().as_string();
        let listener = {
            let mut wire = wire.borrow_mut();
            (wire.heard, wire.until, wire.tries) = (browser::now(), None, 0);
            Rc::clone(&wire.listener)
        };
        match listener.hear(&text.unwrap_or_default()) {
            Goes::On => {}
            Goes::Down => lose(wire),
            Goes::Off => wire.borrow_mut().hang_up(),
        }
    });
    let closed = when(wire, |wire, _| lose(wire));
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    Some(Socket { socket, _hears: [opened, heard, closed] })
}

/// Does something when something happens, as long as the line is there.
fn when(
    wire: &Weak<RefCell<Wire>>,
    act: fn(&Rc<RefCell<Wire>>, &JsValue),
) -> Closure<dyn FnMut(JsValue)> {
    let wire = wire.clone();
    Closure::new(move |event: JsValue| {
        if let Some(wire) = wire.upgrade() {
            act(&wire, &event);
        }
    })
}

/// The line is gone; it is tried again in a while.
fn lose(wire: &Rc<RefCell<Wire>>) {
    let weak = Rc::downgrade(wire);
    let wait = {
        let mut wire = wire.borrow_mut();
        wire.hang_up();
        let wait = WAITS[wire.tries.min(WAITS.len() - 1)];
        wire.tries += 1;
        wait
    };
    let retry = move || {
        if let Some(wire) = weak.upgrade() {
            try_it(&wire);
        }
    };
    wire.borrow_mut().retry = set_timeout_with_handle(retry, wait).ok();
    set(wire, Standing::Lost);
}

fn set(wire: &Rc<RefCell<Wire>>, standing: Standing) {
    let listener = {
        let mut wire = wire.borrow_mut();
        (wire.standing, wire.heard, wire.until) = (standing, browser::now(), None);
        Rc::clone(&wire.listener)
    };
    listener.stands(standing);
}

/// Where the socket is: next to the page.
fn address() -> Option<String> {
    let page = document().base_uri().ok()??;
    let url = Url::new_with_base("api/v1/socket", &page).ok()?;
    url.set_protocol(if url.protocol() == "https:" { "wss:" } else { "ws:" });
    url.set_hash("");
    Some(url.href())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment(1_000_000);
    const INSTANT: Duration = Duration::from_millis(1);

    #[test]
    fn a_line_that_was_heard_lately_is_left_alone() {
        assert_eq!(due(NOW, NOW.before(SILENCE), None), Due::Nothing);
    }

    #[test]
    fn a_line_is_asked_for_a_sign_after_a_silence_however_long() {
        for silence in [SILENCE + INSTANT, SILENCE * 1000] {
            assert_eq!(due(NOW, NOW.before(silence), None), Due::Sign);
        }
    }

    #[test]
    fn a_line_that_opens_or_owes_a_sign_has_its_time_and_no_more() {
        // It is not asked again while it owes one.
        let heard = NOW.before(SILENCE * 2);
        assert_eq!(due(NOW, heard, Some(NOW.after(INSTANT))), Due::Nothing);
        for until in [NOW, NOW.before(INSTANT)] {
            assert_eq!(due(NOW, heard, Some(until)), Due::Loss);
        }
    }
}
