//! The one that writes: a thread that takes everything that waits for it into one transaction.

use std::io;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::OnCommit;
use super::desk::Desk;
use super::task::{Answer, Task};
use crate::store::{NotAppended, StoreError};

/// How many tasks wait at most. Whoever comes later waits for a place.
const QUEUE: usize = 1024;

/// How many tasks share a commit at most.
const BATCH: usize = 512;

/// Where so many tasks shared a commit, many more are about to come: it is worth to wait for them,
/// because a commit costs the same for few as for many.
const BUSY: usize = 8;

/// Every so often it is looked whether more have come.
const LOOK: Duration = Duration::from_micros(500);

/// How often it is looked at the most.
const MOST_LOOKS: u32 = 20;

/// A task, and who waits for its answer.
struct Errand {
    task: Task,
    answer: oneshot::Sender<Answer>,
}

/// The thread that writes.
pub(super) struct Writer {
    /// Empty once the thread is told to end.
    queue: Option<mpsc::Sender<Errand>>,
    /// Empty once it has ended.
    thread: Option<JoinHandle<Result<(), StoreError>>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection, told: Option<OnCommit>) -> io::Result<Self> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || run(Desk::new(connection), waiting, told.as_ref()))?;
        Ok(Self { queue: Some(queue), thread: Some(thread) })
    }

    /// Hands in a task, and waits until it is done and durable.
    pub(super) async fn write(&self, task: Task) -> Answer {
        let (answer, answered) = oneshot::channel();
        let closed = || NotAppended::Failed(StoreError::Closed);
        let queue = self.queue.as_ref().ok_or_else(closed)?;
        queue.send(Errand { task, answer }).await.map_err(|_| closed())?;
        // The thread died with the task in its hands.
        answered.await.unwrap_or(Err(NotAppended::Unknown(StoreError::Closed)))
    }

    /// Lets the thread do what waits, and end.
    pub(super) fn close(mut self) -> Result<(), StoreError> {
        self.end()
    }

    /// Tells the thread to end, and waits until it has.
    fn end(&mut self) -> Result<(), StoreError> {
        drop(self.queue.take());
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(closed)) => closed,
            Some(Err(_)) => Err(StoreError::Closed),
            None => Ok(()),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Nobody is there to be told, and nothing is lost.
        let _ = self.end();
    }
}

/// Takes what waits, as long as anybody can still hand something in.
fn run(
    mut desk: Desk,
    mut waiting: mpsc::Receiver<Errand>,
    told: Option<&OnCommit>,
) -> Result<(), StoreError> {
    let mut batch = Vec::with_capacity(BATCH);
    // Rows may lie in the daybook since the last time.
    desk.post();
    while waiting.blocking_recv_many(&mut batch, BATCH) > 0 {
        let (tasks, waiters): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|errand: Errand| (errand.task, errand.answer)).unzip();
        for (waiter, answer) in waiters.into_iter().zip(desk.write(&tasks)) {
            // Whoever stopped waiting does not want to know.
            let _ = waiter.send(answer);
        }
        told.into_iter().for_each(|told| told(tasks.len()));
        desk.post_if_long();
        if tasks.len() >= BUSY {
            gather(&waiting);
        }
    }
    desk.post();
    desk.close()
}

/// Waits as long as ever more tasks come.
fn gather(waiting: &mpsc::Receiver<Errand>) {
    let mut before = waiting.len();
    for _ in 0..MOST_LOOKS {
        thread::sleep(LOOK);
        let now = waiting.len();
        if now == before || now >= BATCH {
            return;
        }
        before = now;
    }
}
