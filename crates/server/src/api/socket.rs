//! A connection to a table: hello first, then commands and what comes of them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocketUpgrade};
use axum::response::Response;
use table::room::{Key, TableCode};
use table::steward::ScreenId;
use table::wire::{self, ClientFrame, Goodbye, Hello, PROTOCOL, Parting, Pong, ServerFrame};
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use crate::limits::{Bucket, MOST_MISSED, Place};
use crate::line::{Line, Outbox, Turn, Unreachable};
use crate::metrics::{Audience, Outcome};
use crate::peer::Asker;
use crate::problem::Problem;
use crate::shell::{Guess, Stopping};
use crate::store::Store;
use crate::tables::{Inbox, Message, Tables};

/// So many bytes may wait to be sent to one client, beside what waits in its line.
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
        let line = Line::new(socket, Arc::clone(&tables.shell));
        Box::pin(attend(Box::new(Guest { line, tables, asker, _place: place })))
    }))
}

/// Serves a connection until it ends.
async fn attend<S: Store>(guest: Box<Guest<S>>) {
    // What is seldom needed is in a place of its own, so that a connection that is open is small.
    let parting = match Box::pin(guest.introduce()).await {
        Ok(hello) => match Box::pin(begin(&guest, hello)).await {
            Ok(mut visit) => visit.stay(&guest).await,
            Err(parting) => Some(parting),
        },
        Err(parting) => parting,
    };
    Box::pin(guest.hang_up(parting)).await;
}

/// Comes in with a hello.
async fn begin<S: Store>(guest: &Guest<S>, hello: Hello) -> Result<Visit<S>, Parting> {
    let Guest { line, tables, asker, .. } = guest;
    let Hello { table, token, since, brief, .. } = hello;
    let by = Guess::with(token.as_ref());
    tables.shell.guess(asker, by).await.map_err(|_| Parting::TooMuch)?;
    let key = token.map(|token| token.key());
    let visit = Visit::begin(tables, table, key, (since, brief), line.outbox()).await;
    visit.map_err(|problem| {
        tables.shell.right(asker, by);
        if matches!(problem, Problem::Full) { Parting::Full } else { Parting::Unavailable }
    })
}

/// Whoever is connected.
struct Guest<S> {
    line: Line,
    tables: Arc<Tables<S>>,
    asker: Asker,
    _place: Place,
}

impl<S: Store> Guest<S> {
    /// Waits for hello.
    async fn introduce(&self) -> Result<Hello, Option<Parting>> {
        let mut stopping = self.tables.shell.stopping();
        let hello = self.tables.shell.config.times.hello;
        let first = tokio::select! {
            () = stopping.told() => return Err(Some(Parting::Stopping)),
            first = timeout(hello, self.line.hear()) => first,
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
    async fn send(&self, text: impl Into<Utf8Bytes>) -> Result<(), Option<Parting>> {
        self.push(Frame::Text(text.into())).await
    }

    /// Sends anything, in time. Whoever cannot be reached is gone.
    async fn push(&self, frame: Frame) -> Result<(), Option<Parting>> {
        self.line.send(frame).await.map_err(|Unreachable| None)
    }

    /// Says why, and closes the connection.
    async fn hang_up(&self, parting: Option<Parting>) {
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
    bucket: Bucket,
    ping: Interval,
    stopping: Stopping,
    came: Instant,
    /// How many signs of life are missing.
    missed: u32,
    /// Whether code and token are known to be right.
    admitted: bool,
}

impl<S: Store> Visit<S> {
    /// Comes in.
    async fn begin(
        tables: &Arc<Tables<S>>,
        code: TableCode,
        key: Option<Key>,
        (since, brief): (table::Seq, bool),
        outbox: Outbox,
    ) -> Result<Self, Problem> {
        let (screen, inbox) = (tables.screen(), tables.inbox(code)?);
        let by = Guess::with(key.as_ref());
        let enter = Message::Enter { screen, key: key.map(Box::new), since, brief, outbox };
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
            bucket: Bucket::default(),
            ping,
            stopping,
            came: Instant::now(),
            missed: 0,
            admitted: false,
        })
    }

    /// Stays until something ends it.
    async fn stay(&mut self, guest: &Guest<S>) -> Option<Parting> {
        loop {
            let turn = tokio::select! {
                biased;
                turn = guest.line.turn() => Some(turn),
                _ = self.ping.tick() => None,
            };
            // What happens less often is in a place of its own, so that a connection is small.
            let ended = match turn {
                Some(Turn::Begun) => {
                    self.be_admitted(guest);
                    Ok(())
                }
                Some(Turn::Goodbye(parting)) => {
                    Err(Some(Box::pin(self.part(&guest.asker, parting)).await))
                }
                Some(Turn::Dropped) => Err(Some(self.be_dropped())),
                Some(Turn::Heard(frame)) => Box::pin(self.hear(guest, frame)).await,
                Some(Turn::Stuck) => {
                    Box::pin(guest.line.settle()).await.map_err(|Unreachable| None)
                }
                Some(Turn::Dead) => Err(None),
                None => Box::pin(self.ask_for_a_sign(guest)).await,
            };
            if let Err(parting) = ended {
                return parting;
            }
        }
    }

    /// Whoever is told something has the right code, and the right token if any.
    fn be_admitted(&mut self, guest: &Guest<S>) {
        self.admitted = true;
        self.tables.shell.right(&guest.asker, self.by);
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
        guest: &Guest<S>,
        frame: Option<Result<Frame, axum::Error>>,
    ) -> Result<(), Option<Parting>> {
        self.missed = 0;
        let shell = &guest.tables.shell;
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
                let pong = Some(Pong { ping, now: guest.tables.clock.now() });
                let frame = ServerFrame { pong, ..ServerFrame::default() };
                guest.send(wire::write(&frame)).await
            }
            Ok(ClientFrame::Hello(_)) => Err(Some(Parting::NoHello)),
            Err(malformed) => {
                shell.metrics.commands.of(Outcome::Malformed).one();
                match malformed.answer() {
                    Some(refusal) => guest.send(wire::write(&refusal)).await,
                    None => Err(Some(Parting::Malformed)),
                }
            }
        }
    }

    /// Asks for a sign of life, unless too many are missing.
    async fn ask_for_a_sign(&mut self, guest: &Guest<S>) -> Result<(), Option<Parting>> {
        self.missed += 1;
        if self.missed > MOST_MISSED {
            return Err(None);
        }
        guest.push(Frame::Ping(Vec::new().into())).await
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
