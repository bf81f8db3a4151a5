//! Bots think in a Web Worker, so that a long thought never stops an animation.

use std::rc::Rc;

use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use table::{Think, ThinkId};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a bot came up with, on its way from the worker.
#[derive(Serialize, Deserialize)]
pub(crate) struct Answered {
    pub(crate) asked: ThinkId,
    pub(crate) thought: bots::Thought,
}

/// Answers a question, as bytes. The worker's side.
pub(crate) fn answer(question: &[u8]) -> Vec<u8> {
    let think: Result<Think, _> = serde_json::from_slice(question);
    // What we wrote ourselves can be read; an empty answer is one that nobody waits for.
    let Ok(think) = think else { return Vec::new() };
    let answered = Answered { asked: think.id, thought: think.answer() };
    serde_json::to_vec(&answered).unwrap_or_default()
}

/// Where bots think.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    tell: Rc<dyn Fn(Answered)>,
    /// What hears the worker's answers, for as long as there is a worker.
    _hears: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Starts the worker whose script is at this address. Answers are told to `tell`.
    pub(crate) fn new(script: &str, tell: impl Fn(Answered) + 'static) -> Self {
        let tell: Rc<dyn Fn(Answered)> = Rc::new(tell);
        let told = Rc::clone(&tell);
        let hears = Closure::new(move |message: MessageEvent| {
            let bytes = Uint8Array::new(&message.data()).to_vec();
            if let Ok(answered) = serde_json::from_slice(&bytes) {
                told(answered);
            }
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        }
        Self { worker, tell, _hears: hears }
    }

    /// Asks a bot to think. Where no worker can be had, it thinks right here, a moment later.
    pub(crate) fn ask(&self, think: Think) {
        let sent = self.worker.as_ref().and_then(|worker| {
            let bytes = serde_json::to_vec(&think).ok()?;
            worker.post_message(&Uint8Array::from(bytes.as_slice())).ok()
        });
        if sent.is_none() {
            let tell = Rc::clone(&self.tell);
            let here = move || tell(Answered { asked: think.id, thought: think.answer() });
            leptos::prelude::set_timeout(here, std::time::Duration::ZERO);
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.terminate();
        }
    }
}
