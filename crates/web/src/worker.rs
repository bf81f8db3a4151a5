//! The study beside the page: a Web Worker with a module of its own, in which tables against bots are
//! and games that are over are gone through. It is fetched when it is first needed.

use std::rc::Rc;

use study::{Message, Reply};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A study, for as long as this value. Without a worker it says nothing any more.
pub(crate) struct Study {
    worker: Option<Worker>,
    tell: Tell,
    /// What hears the worker.
    _hears: [Closure<dyn FnMut(JsValue)>; 2],
}

/// Who hears the replies, and of the end, which is `None`: no worker can be had, or none any more.
pub(crate) type Tell = Rc<dyn Fn(Option<Reply>)>;

impl Study {
    /// Starts the worker whose script is at this address.
    pub(crate) fn new(script: &str, tell: Tell) -> Self {
        let (heard, failed) = (Rc::clone(&tell), Rc::clone(&tell));
        let hears = [
            Closure::new(move |message: JsValue| {
                let data = message.unchecked_ref::<MessageEvent>().data().as_string();
                // What cannot be read is as good as nothing.
                heard(data.and_then(|text| jot::read(&text)));
            }),
            Closure::new(move |_: JsValue| failed(None)),
        ];
        let worker = start(script);
        if let Some(worker) = &worker {
            let [replies, fails] = &hears;
            worker.set_onmessage(Some(replies.as_ref().unchecked_ref()));
            worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        }
        Self { worker, tell, _hears: hears }
    }

    /// Sends a message. Where no worker can be had, that is the end.
    pub(crate) fn send(&self, message: &Message) {
        let sent = self.worker.as_ref().and_then(|worker| {
            let message = jot::write(message)?;
            worker.post_message(&JsValue::from_str(&message)).ok()
        });
        if sent.is_none() {
            (self.tell)(None);
        }
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// Starts a worker.
fn start(script: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(script, &options).ok()
}
