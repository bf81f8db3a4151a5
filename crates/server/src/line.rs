//! The line to a client, with two ends: the table sends through an [`Outbox`], and the task of the
//! connection has the [`Line`] itself.
//!
//! A table sends from its own task whatever the socket takes at once, which is nearly everything: to
//! wake a task for every frame would cost as much as to send it. What the socket does not take waits
//! for the task of the connection.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{Sink as _, Stream as _};
use table::wire::Parting;
use tokio::time::timeout;

use crate::limits::OUTBOX;
use crate::shell::Shell;

/// What a screen is sent.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A frame.
    Frame(Utf8Bytes),
    /// The last word.
    Goodbye(Parting),
}

/// What happens at a line.
pub(crate) enum Turn {
    /// The table has said something for the first time.
    Begun,
    /// The table says its last word, which is to be passed on.
    Goodbye(Parting),
    /// The table says nothing any more.
    Dropped,
    /// The client says something, or nothing any more.
    Heard(Option<Result<Message, axum::Error>>),
    /// A frame is under way, and others wait until it is sent.
    Stuck,
    /// Nothing can be sent any more.
    Dead,
}

/// Nothing can be sent, or not in time: whoever is there is gone.
#[derive(Debug)]
pub(crate) struct Unreachable;

/// Whoever is there does not keep up.
#[derive(Debug)]
pub(crate) struct TooFarBehind;

/// The end of the connection's own task. Dropping it closes the socket.
pub(crate) struct Line(Arc<Mutex<Wire>>);

/// The table's end. Dropping it tells the other end that nothing more will come.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Mutex<Wire>>);

/// What both ends share.
struct Wire {
    /// Nothing, once the connection's task has ended.
    socket: Option<WebSocket>,
    waiting: VecDeque<Outgoing>,
    state: State,
    /// Whether the table says nothing any more.
    is_silent: bool,
    /// The task of the connection.
    task: Waker,
    shell: Arc<Shell>,
}

/// Who may send.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Only the connection's task, which wants to know when something is said for the first time.
    Held,
    /// Whoever has something to say.
    Free,
    /// Nobody, until the frame under way is sent.
    Stuck,
    /// Nobody any more.
    Dead,
}

impl Line {
    /// A line over a socket.
    pub(crate) fn new(socket: WebSocket, shell: Arc<Shell>) -> Self {
        Self(Arc::new(Mutex::new(Wire {
            socket: Some(socket),
            waiting: VecDeque::new(),
            state: State::Held,
            is_silent: false,
            task: Waker::noop().clone(),
            shell,
        })))
    }

    /// The table's end. There is one.
    pub(crate) fn outbox(&self) -> Outbox {
        Outbox(Arc::clone(&self.0))
    }

    /// What happens next. What waits is sent first.
    pub(crate) async fn turn(&self) -> Turn {
        poll_fn(|cx| open(&self.0).poll_turn(cx)).await
    }

    /// What the client says next.
    pub(crate) async fn hear(&self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|cx| open(&self.0).poll_heard(cx)).await
    }

    /// Sends something, in time.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Unreachable> {
        let sent = open(&self.0).start(message);
        match sent {
            Poll::Ready(sent) => sent,
            Poll::Pending => self.settle().await,
        }
    }

    /// Waits until what is under way is sent, and not for ever.
    pub(crate) async fn settle(&self) -> Result<(), Unreachable> {
        let patience = open(&self.0).shell.config.times.send;
        let sent = poll_fn(|cx| {
            let mut wire = open(&self.0);
            wire.task.clone_from(cx.waker());
            wire.poll_sent()
        });
        timeout(patience, sent).await.unwrap_or_else(|_| {
            open(&self.0).state = State::Dead;
            Err(Unreachable)
        })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut wire = open(&self.0);
        wire.state = State::Dead;
        // The table may keep its end for a while.
        (wire.socket, wire.waiting) = (None, VecDeque::new());
    }
}

impl Outbox {
    /// Sends something: at once if that can be, else in its turn.
    pub(crate) fn send(&self, what: Outgoing) -> Result<(), TooFarBehind> {
        let mut wire = open(&self.0);
        match what {
            _ if wire.state == State::Dead || wire.waiting.len() >= OUTBOX => {
                return Err(TooFarBehind);
            }
            Outgoing::Frame(text) if wire.state == State::Free && wire.waiting.is_empty() => {
                if let Poll::Ready(Ok(())) = wire.start(Message::Text(text)) {
                    return Ok(());
                }
            }
            what => wire.waiting.push_back(what),
        }
        wire.task.wake_by_ref();
        Ok(())
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut wire = open(&self.0);
        wire.is_silent = true;
        wire.task.wake_by_ref();
    }
}

impl Wire {
    fn poll_turn(&mut self, cx: &mut Context<'_>) -> Poll<Turn> {
        self.task.clone_from(cx.waker());
        loop {
            match self.state {
                State::Stuck => return Poll::Ready(Turn::Stuck),
                State::Dead => return Poll::Ready(Turn::Dead),
                State::Held | State::Free => {}
            }
            match self.waiting.pop_front() {
                Some(Outgoing::Frame(text)) => {
                    let is_first = std::mem::replace(&mut self.state, State::Free) == State::Held;
                    // How it went is the state.
                    let _ = self.start(Message::Text(text));
                    if is_first {
                        return Poll::Ready(Turn::Begun);
                    }
                }
                Some(Outgoing::Goodbye(parting)) => return Poll::Ready(Turn::Goodbye(parting)),
                None if self.is_silent => return Poll::Ready(Turn::Dropped),
                None => return self.poll_heard(cx).map(Turn::Heard),
            }
        }
    }

    fn poll_heard(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Message, axum::Error>>> {
        match &mut self.socket {
            Some(socket) => Pin::new(socket).poll_next(cx),
            None => Poll::Ready(None),
        }
    }

    /// Begins to send something. If it is not sent at once, nothing else is begun until it is.
    fn start(&mut self, message: Message) -> Poll<Result<(), Unreachable>> {
        let Some(socket) = self.socket.as_mut().filter(|_| self.state != State::Dead) else {
            return Poll::Ready(Err(Unreachable));
        };
        if let Message::Text(text) = &message {
            self.shell.metrics.frames_sent.one();
            self.shell.metrics.bytes_sent.add(text.len() as u64);
        }
        if Pin::new(socket).start_send(message).is_err() {
            self.state = State::Dead;
            return Poll::Ready(Err(Unreachable));
        }
        self.poll_sent()
    }

    /// Whether what was begun is sent. If not yet, the connection's task is woken when there is room.
    fn poll_sent(&mut self) -> Poll<Result<(), Unreachable>> {
        let Self { socket: Some(socket), task, .. } = self else {
            return Poll::Ready(Err(Unreachable));
        };
        let (socket, mut cx) = (Pin::new(socket), Context::from_waker(task));
        // TLS keeps some of what it takes; without it, a socket that is ready has sent everything.
        let sent = match self.shell.config.tls {
            Some(_) => socket.poll_flush(&mut cx),
            None => socket.poll_ready(&mut cx),
        };
        self.state = match (&sent, self.state) {
            (Poll::Pending, _) => State::Stuck,
            (Poll::Ready(Err(_)), _) => State::Dead,
            (Poll::Ready(Ok(())), State::Stuck) => State::Free,
            (Poll::Ready(Ok(())), state) => state,
        };
        sent.map_err(|_| Unreachable)
    }
}

impl std::fmt::Debug for Wire {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Wire").field("state", &self.state).finish_non_exhaustive()
    }
}

/// What both ends share. Nothing in it is half done when somebody panics.
fn open(wire: &Mutex<Wire>) -> MutexGuard<'_, Wire> {
    wire.lock().unwrap_or_else(PoisonError::into_inner)
}
