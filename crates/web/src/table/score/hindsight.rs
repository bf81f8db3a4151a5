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
}

/// What became of the check.
pub(super) type Verdict = Result<Option<Mismatch>, Unserved>;

impl Hindsight {
    /// Goes through the game that is over, here or at a table on a server.
    pub(super) fn new(online: Option<Online>) -> Self {
        let hindsight = Self { annals: Held::new(None), verdict: Held::new(None) };
        let tell = move |reply| match reply {
            Some(Reply::Carried(annals)) => hindsight.annals.set(Some(annals)),
            Some(Reply::Judged(Judgement { mismatch, annals })) => {
                hindsight.annals.set(annals);
                hindsight.verdict.set(Some(Ok(mismatch)));
            }
            _ => hindsight.verdict.set(Some(Err(Unserved::Unreachable))),
        };
        // It is closed with the screen.
        let study = StoredValue::new_local(ways().study(Rc::new(tell)));
        match online {
            Some(online) => hindsight.judge(online, study),
            None => study.with_value(|study| study.send(&Message::Carried(saved::journal()))),
        }
        hindsight
    }

    /// Fetches the record, and has it held against everything that this page was told.
    fn judge(self, online: Online, study: StoredValue<Study, LocalStorage>) {
        let fetched = Held::new(None);
        spawn_local(async move {
            match record(online.code, online.game_number(), online.token().as_ref()).await {
                Ok(text) => fetched.set(Some(text)),
                Err(unserved) => self.verdict.set(Some(Err(unserved))),
            }
        });
        Effect::new(move || {
            let Some(record) = fetched.get() else { return };
            let testimony = Message::Testimony(online.testimony(record));
            study.with_value(|study| study.send(&testimony));
        });
    }
}
