//! Bots think in a Web Worker, so that a long thought never stops an animation.
//!
//! The worker follows the journal with a table of its own. So a question is a few bytes, and what
//! the bots see and remember never has to be written down.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{Entry, Question, QuestionId, Table, Think};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the worker is told.
#[derive(Serialize, Deserialize)]
enum Message {
    /// The journal's next entry.
    Entry(Entry),
    /// A question about the table as it stands after the last entry.
    Question(Question),
}

/// What a bot came up with, on its way from the worker.
#[derive(Serialize, Deserialize)]
pub(crate) struct Answered {
    pub(crate) asked: QuestionId,
    pub(crate) thought: bots::Thought,
}

/// Why the worker cannot go on, for developers.
#[derive(Debug)]
pub(crate) struct Unheard(pub(crate) &'static str);

/// The worker's side: a table that follows the journal.
#[derive(Default)]
pub(crate) struct Follower(Option<Table>);

impl Follower {
    /// Takes a message; the answer, if it was a question.
    ///
    /// # Errors
    /// If the message is none of ours, or does not belong to this journal.
    pub(crate) fn hear(&mut self, message: &str) -> Result<Option<String>, Unheard> {
        match jot::read(message).ok_or(Unheard("a message that cannot be read"))? {
            Message::Entry(entry) => self.follow(entry).map(|()| None),
            Message::Question(question) => self.answer(&question).map(Some),
        }
    }

    fn follow(&mut self, entry: Entry) -> Result<(), Unheard> {
        match &mut self.0 {
            Some(table) => table.follow(&entry),
            none => Table::restore([entry], &mut |_| {}).map(|table| *none = Some(table)),
        }
        // Why is in many words, which nobody would read here.
        .map_err(|_| Unheard("an entry of another journal"))
    }

    fn answer(&self, question: &Question) -> Result<String, Unheard> {
        let think = self.0.as_ref().and_then(|table| table.think(question));
        let thought = think.ok_or(Unheard("a question about another table"))?.answer();
        let answered = Answered { asked: question.id, thought };
        jot::write(&answered).ok_or(Unheard("a thought that cannot be written"))
    }
}

/// Where bots think. It is told each entry of the journal, then asked about where that leads.
pub(crate) struct Thinker(Rc<RefCell<Bench>>);

/// The bench on which bots sit and think.
struct Bench {
    /// `None` where no worker can be had, or none any more: bots think in the page then.
    worker: Option<Worker>,
    /// What was asked and not answered yet. It is thought here if the worker fails.
    open: Vec<(QuestionId, Think)>,
    tell: Rc<dyn Fn(Answered)>,
    /// What hears the worker, for as long as there is one.
    _hears: [Closure<dyn FnMut(JsValue)>; 2],
}

impl Thinker {
    /// Starts the worker whose script is at this address. Answers are told to `tell`.
    pub(crate) fn new(script: &str, tell: Rc<dyn Fn(Answered)>) -> Self {
        Self(Rc::new_cyclic(|bench: &Weak<RefCell<Bench>>| {
            let listening = bench.clone();
            let answers = Closure::new(move |message: JsValue| {
                if let Some(bench) = listening.upgrade() {
                    hear(&bench, &message);
                }
            });
            let watching = bench.clone();
            let fails = Closure::new(move |_: JsValue| {
                if let Some(bench) = watching.upgrade() {
                    bench.borrow_mut().dismiss();
                }
            });
            let worker = start(script);
            if let Some(worker) = &worker {
                worker.set_onmessage(Some(answers.as_ref().unchecked_ref()));
                worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
            }
            RefCell::new(Bench { worker, open: Vec::new(), tell, _hears: [answers, fails] })
        }))
    }

    /// Tells of the journal's next entry.
    pub(crate) fn follow(&self, entry: Entry) {
        self.0.borrow_mut().send(&Message::Entry(entry));
    }

    /// Asks a bot to think about the table as it stands after the last entry.
    pub(crate) fn ask(&self, question: Question, think: Think) {
        let mut bench = self.0.borrow_mut();
        bench.open.push((question.id, think));
        bench.send(&Message::Question(question));
    }
}

impl Bench {
    /// Sends something to the worker. Where there is none, open questions are thought about here.
    fn send(&mut self, message: &Message) {
        let sent = self.worker.as_ref().and_then(|worker| {
            let message = jot::write(message)?;
            worker.post_message(&JsValue::from_str(&message)).ok()
        });
        if sent.is_none() {
            self.dismiss();
        }
    }

    /// Goes on without the worker: whatever is open is thought about here, a moment later.
    fn dismiss(&mut self) {
        self.stop();
        for (asked, think) in self.open.drain(..) {
            let tell = Rc::clone(&self.tell);
            let here = move || tell(Answered { asked, thought: think.answer() });
            leptos::prelude::set_timeout(here, Duration::ZERO);
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Takes an answer of the worker. Nothing is borrowed while it is told: the next question may
/// follow at once.
fn hear(bench: &RefCell<Bench>, message: &JsValue) {
    let data = message.unchecked_ref::<MessageEvent>().data().as_string();
    let answered = data.and_then(|text| jot::read::<Answered>(&text));
    let Some(answered) = answered else { return };
    let tell = {
        let mut bench = bench.borrow_mut();
        bench.open.retain(|(asked, _)| *asked != answered.asked);
        Rc::clone(&bench.tell)
    };
    tell(answered);
}

/// Starts a worker.
fn start(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script, &options).ok()
}
