//! A connection to a table: hello first, then commands and what comes of them.

use std::future::{Future as _, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use table::room::{Key, TableCode};
use table::steward::ScreenId;
use table::wire::{self, ClientFrame, Goodbye, Hello, PROTOCOL, Parting, Pong, ServerFrame};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use crate::limits::{Bucket, MOST_MISSED, OUTBOX, Place};
use crate::metrics::{Audience, Outcome};
use crate::peer::Asker;
use crate::problem::Problem;
use crate::shell::{Guess, Stopping};
use crate::store::Store;
use crate::tables::{Inbox, Message, Outgoing, Tables};

/// So many bytes may wait to be sent to one client, beside what its outbox holds.
const MOST_UNSENT: usize = 256 * 1024;

/// The close code for an ordinary end, and for one with a reason of ours.
const NORMAL: u16 = 1000;
const POLICY: u16 = 1008;

/// Takes a connection, if there is a place for it.
pub(super) async fn upgrade<S: Store>(
    State(tables): State<Arc<Tables<S>>>,
    asker: Asker,
    socket: WebSocketUpgrade,
) -> Result<Response, Problem> {
    if tables.shell.stopping().is_told() {
        return Err(Problem::Stopping);
    }
    let place = tables.shell.connect(&asker)?;
    let longest = tables.shell.config.max_frame_bytes as usize;
    // Generous buffers would make a table of four cost half a megabyte.
    let socket = socket
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(longest)
        .max_frame_size(longest);
    Ok(socket.on_upgrade(move |socket| {
        let line = Line { socket, tables, asker, dead: false, _place: place };
        Box::pin(attend(Box::new(line)))
    }))
}

/// Serves a connection until it ends.
async fn attend<S: Store>(mut line: Box<Line<S>>) {
    // What is seldom needed is in a place of its own, so that a connection that is open is small.
    let parting = match Box::pin(line.introduce()).await {
        Ok(hello) => match Box::pin(begin(&line.tables, &line.asker, hello)).await {
            Ok(mut visit) => visit.stay(&mut line).await,
            Err(parting) => Some(parting),
        },
        Err(parting) => parting,
    };
    Box::pin(line.hang_up(parting)).await;
}

/// Comes in with a hello.
async fn begin<S: Store>(
    tables: &Arc<Tables<S>>,
    asker: &Asker,
    hello: Hello,
) -> Result<Visit<S>, Parting> {
    let Hello { table, token, since, .. } = hello;
    let by = Guess::with(token.as_ref());
    tables.shell.guess(asker, by).await.map_err(|_| Parting::TooMuch)?;
    let key = token.map(|token| token.key());
    let visit = Visit::begin(tables, table, key, since).await;
    visit.map_err(|problem| {
        tables.shell.right(asker, by);
        if matches!(problem, Problem::Full) { Parting::Full } else { Parting::Unavailable }
    })
}

/// The wire to a client.
struct Line<S> {
    socket: WebSocket,
    tables: Arc<Tables<S>>,
    asker: Asker,
    /// Whether nothing can be sent any more.
    dead: bool,
    _place: Place,
}

impl<S: Store> Line<S> {
    /// Waits for hello.
    async fn introduce(&mut self) -> Result<Hello, Option<Parting>> {
        let mut stopping = self.tables.shell.stopping();
        let hello = self.tables.shell.config.times.hello;
        let first = tokio::select! {
            () = stopping.told() => return Err(Some(Parting::Stopping)),
            first = timeout(hello, self.socket.recv()) => first,
        };
        let text = match first.map_err(|_| Parting::TooSlow)? {
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Close(_))) | None => return Err(None),
            Some(Ok(_)) => return Err(Some(Parting::Malformed)),
            Some(Err(error)) => return Err(Some(unreadable(&error))),
        };
        // The version comes first: what else a hello has may change with it.
        match version(&text) {
            Some(PROTOCOL) => {}
            Some(_) => return Err(Some(Parting::WrongVersion)),
            None => return Err(Some(no_hello(&text))),
        }
        match serde_json::from_str(&text) {
            Ok(ClientFrame::Hello(hello)) => Ok(hello),
            Ok(_) => Err(Some(Parting::NoHello)),
            Err(_) => Err(Some(Parting::Malformed)),
        }
    }

    /// Sends a frame, in time.
    async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Option<Parting>> {
        let text = text.into();
        let metrics = &self.tables.shell.metrics;
        metrics.frames_sent.one();
        metrics.bytes_sent.add(text.len() as u64);
        self.push(Frame::Text(text)).await
    }

    /// Sends anything, in time. Whoever cannot be reached is gone.
    async fn push(&mut self, frame: Frame) -> Result<(), Option<Parting>> {
        if self.dead {
            return Err(None);
        }
        let patience = self.tables.shell.config.times.send;
        let mut sending = pin!(self.socket.send(frame));
        // Mostly there is room for it at once, and no clock is needed.
        let at_once = poll_fn(|cx| Poll::Ready(sending.as_mut().poll(cx))).await;
        let sent = match at_once {
            Poll::Ready(sent) => Ok(sent),
            Poll::Pending => timeout(patience, sending).await,
        };
        self.dead = !matches!(sent, Ok(Ok(())));
        if self.dead { Err(None) } else { Ok(()) }
    }

    /// Says why, and closes the connection.
    async fn hang_up(&mut self, parting: Option<Parting>) {
        if let Some(parting) = parting {
            let goodbye = Some(Goodbye::from(parting));
            let frame = ServerFrame { goodbye, ..ServerFrame::default() };
            let _ = self.send(wire::write(&frame)).await;
        }
        let code = if parting.is_some() { POLICY } else { NORMAL };
        let close = Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
        // The connection may be gone already, and that is what we want.
        let _ = self.push(close).await;
    }
}

/// A screen at a table, until it is dropped.
struct Visit<S: Store> {
    tables: Arc<Tables<S>>,
    by: Guess,
    screen: ScreenId,
    inbox: Inbox,
    outbox: mpsc::Receiver<Outgoing>,
    bucket: Bucket,
    ping: Interval,
    stopping: Stopping,
    came: Instant,
    /// How many signs of life are missing.
    missed: u32,
    /// Whether code and token are known to be right.
    admitted: bool,
}

/// What happens at a connection.
enum Turn {
    /// The table says something.
    Told(Option<Outgoing>),
    /// The client does.
    Heard(Option<Result<Frame, axum::Error>>),
    /// Nobody does.
    Silence,
}

impl<S: Store> Visit<S> {
    /// Comes in.
    async fn begin(
        tables: &Arc<Tables<S>>,
        code: TableCode,
        key: Option<Key>,
        since: table::Seq,
    ) -> Result<Self, Problem> {
        let (sender, outbox) = mpsc::channel(OUTBOX);
        let (screen, inbox) = (tables.screen(), tables.inbox(code)?);
        let by = Guess::with(key.as_ref());
        let enter = Message::Enter { screen, key: key.map(Box::new), since, outbox: sender };
        inbox.send(enter).await.map_err(|_| Problem::Unavailable)?;
        let (tables, stopping) = (Arc::clone(tables), tables.shell.stopping());
        tables.shell.metrics.connections.of(audience(by)).more();
        let mut ping = interval(tables.shell.config.times.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        Ok(Self {
            tables,
            by,
            screen,
            inbox,
            outbox,
            bucket: Bucket::default(),
            ping,
            stopping,
            came: Instant::now(),
            missed: 0,
            admitted: false,
        })
    }

    /// Stays until something ends it.
    async fn stay(&mut self, line: &mut Line<S>) -> Option<Parting> {
        loop {
            let turn = tokio::select! {
                biased;
                told = self.outbox.recv() => Turn::Told(told),
                frame = line.socket.recv() => Turn::Heard(frame),
                _ = self.ping.tick() => Turn::Silence,
            };
            let ended = match turn {
                Turn::Told(Some(Outgoing::Frame(text))) => {
                    self.be_admitted(line);
                    line.send(text).await
                }
                Turn::Told(Some(Outgoing::Goodbye(parting))) => {
                    Err(Some(Box::pin(self.part(&line.asker, parting)).await))
                }
                Turn::Told(None) => Err(Some(self.be_dropped())),
                // What happens less often is in a place of its own, so that a connection is small.
                Turn::Heard(frame) => Box::pin(self.hear(line, frame)).await,
                Turn::Silence => Box::pin(self.ask_for_a_sign(line)).await,
            };
            if let Err(parting) = ended {
                return parting;
            }
        }
    }

    /// Whoever is told something has the right code, and the right token if any.
    fn be_admitted(&mut self, line: &Line<S>) {
        if !std::mem::replace(&mut self.admitted, true) {
            self.tables.shell.right(&line.asker, self.by);
        }
    }

    /// The table sends someone away. Whoever was wrong too often is told that, and not why.
    async fn part(&mut self, asker: &Asker, parting: Parting) -> Parting {
        let shell = &self.tables.shell;
        let wrong = matches!(parting, Parting::UnknownTable | Parting::UnknownToken);
        match (self.admitted, wrong) {
            (true, _) => parting,
            (false, false) => {
                shell.right(asker, self.by);
                parting
            }
            (false, true) => match shell.wrong(asker, self.by, self.came).await {
                Ok(()) => parting,
                Err(_) => Parting::TooMuch,
            },
        }
    }

    /// The table says nothing any more: it stops, or has given up on whoever does not keep up.
    fn be_dropped(&self) -> Parting {
        if self.stopping.is_told() { Parting::Stopping } else { Parting::TooFarBehind }
    }

    /// Takes what the client sends.
    async fn hear(
        &mut self,
        line: &mut Line<S>,
        frame: Option<Result<Frame, axum::Error>>,
    ) -> Result<(), Option<Parting>> {
        self.missed = 0;
        let shell = &line.tables.shell;
        // Every frame counts: a ping is answered, and the answers of whoever does not read pile up.
        shell.command(&mut self.bucket, Instant::now()).map_err(|_| Parting::TooMuch)?;
        let text = match frame {
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => return Ok(()),
            Some(Ok(Frame::Binary(_))) => return Err(Some(Parting::Malformed)),
            Some(Ok(Frame::Close(_))) | None => return Err(None),
            Some(Err(error)) => return Err(Some(unreadable(&error))),
        };
        match wire::read(&text) {
            Ok(ClientFrame::Do { id, what }) => {
                let command = Message::Command { screen: self.screen, id, command: Box::new(what) };
                self.inbox.send(command).await.map_err(|_| Some(Parting::Unavailable))
            }
            Ok(ClientFrame::Ping(ping)) => {
                let pong = Some(Pong { ping, now: line.tables.clock.now() });
                let frame = ServerFrame { pong, ..ServerFrame::default() };
                line.send(wire::write(&frame)).await
            }
            Ok(ClientFrame::Hello(_)) => Err(Some(Parting::NoHello)),
            Err(malformed) => {
                shell.metrics.commands.of(Outcome::Malformed).one();
                match malformed.answer() {
                    Some(refusal) => line.send(wire::write(&refusal)).await,
                    None => Err(Some(Parting::Malformed)),
                }
            }
        }
    }

    /// Asks for a sign of life, unless too many are missing.
    async fn ask_for_a_sign(&mut self, line: &mut Line<S>) -> Result<(), Option<Parting>> {
        self.missed += 1;
        if self.missed > MOST_MISSED {
            return Err(None);
        }
        line.push(Frame::Ping(Vec::new().into())).await
    }
}

/// Whoever leaves says so. A table that is gone, or has too much to do, finds out by itself.
impl<S: Store> Drop for Visit<S> {
    fn drop(&mut self) {
        self.tables.shell.metrics.connections.of(audience(self.by)).less();
        let (inbox, leave) = (self.inbox.clone(), Message::Leave(self.screen));
        if let Err(TrySendError::Full(leave)) = inbox.try_send(leave) {
            tokio::spawn(async move { inbox.send(leave).await });
        }
    }
}

/// Whoever has a token has a seat.
const fn audience(by: Guess) -> Audience {
    match by {
        Guess::Token => Audience::Seat,
        Guess::Code => Audience::Spectator,
    }
}

/// The version that a hello is of, if it is one.
fn version(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Any {
        hello: Version,
    }
    #[derive(serde::Deserialize)]
    struct Version {
        protocol: u32,
    }
    serde_json::from_str::<Any>(text).ok().map(|any| any.hello.protocol)
}

/// What is wrong with a first frame that is no hello.
fn no_hello(text: &str) -> Parting {
    match serde_json::from_str::<ClientFrame>(text) {
        Ok(_) => Parting::NoHello,
        Err(_) => Parting::Malformed,
    }
}

/// Why a frame could not be read.
fn unreadable(error: &axum::Error) -> Parting {
    // The protocol's own errors are told apart by their words only.
    if error.to_string().contains("too long") { Parting::TooLarge } else { Parting::Malformed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_before_anything_else() {
        assert_eq!(version(r#"{"hello":{"protocol":7,"whatever":[1]}}"#), Some(7));
        assert_eq!(version(r#"{"hello":{"table":"K7QX2M"}}"#), None);
        assert_eq!(no_hello(r#"{"ping":1}"#), Parting::NoHello);
        assert_eq!(no_hello("hello"), Parting::Malformed);
    }
}
