//! What is found out about a game when it is over, beside the page.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Annals;
use study::{Judgement, Message, Mismatch, Reply};

use crate::app::ways;
use crate::live::Held;
use crate::online::{Online, Unserved, record};
use crate::saved;
use crate::worker::Study;

/// What is found out.
#[derive(Clone, Copy)]
pub(super) struct Hindsight {
    /// What everyone really carried, once that is known.
    pub(super) annals: Held<Option<Annals>>,
    /// Whether the record is the game that this page saw, or what is wrong with it; or why there is
    /// no record to read.
    pub(super) verdict: Held<Option<Verdict>>,
    /// How often the check was begun anew.
    tries: Held<u32>,
}

/// What became of the check.
pub(super) type Verdict = Result<Option<Mismatch>, Unserved>;

impl Hindsight {
    /// Goes through the game that is over, here or at a table on a server.
    pub(super) fn new(online: Option<Online>) -> Self {
        let hindsight =
            Self { annals: Held::new(None), verdict: Held::new(None), tries: Held::new(0) };
        let ways = ways();
        // It is closed with the screen, or when the next one is started.
        let study = StoredValue::new_local(None);
        Effect::new(move || {
            hindsight.tries.track();
            study.set_value(Some(ways.study(Rc::new(move |reply| hindsight.hear(reply)))));
            match online {
                Some(online) => hindsight.judge(online, study),
                None => send(study, &Message::Carried(saved::journal())),
            }
        });
        hindsight
    }

    /// Checks anew, after what was wanted for it could not be had.
    pub(super) fn try_again(self) {
        self.verdict.set(None);
        self.tries.update(|tries| *tries += 1);
    }

    /// Hears what was found out.
    fn hear(self, reply: Option<Reply>) {
        match reply {
            Some(Reply::Carried(annals)) => self.annals.set(Some(annals)),
            Some(Reply::Judged(Judgement { mismatch, annals })) => {
                self.annals.set(annals);
                self.verdict.set(Some(Ok(mismatch)));
            }
            _ => self.verdict.set(Some(Err(Unserved::Unreachable))),
        }
    }

    /// Fetches the record, and has it held against everything that this page was told.
    fn judge(self, online: Online, study: Desk) {
        spawn_local(async move {
            match record(online.code, online.game_number(), online.token().as_ref()).await {
                Ok(record) => send(study, &Message::Testimony(online.testimony(record))),
                Err(unserved) => self.verdict.set(Some(Err(unserved))),
            }
        });
    }
}

/// Where the study is, as long as there is one.
type Desk = StoredValue<Option<Study>, LocalStorage>;

/// Sends something to the study. The screen may be gone meanwhile.
fn send(study: Desk, message: &Message) {
    study.try_with_value(|study| {
        if let Some(study) = study {
            study.send(message);
        }
    });
}
