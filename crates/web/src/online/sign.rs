//! A sign that somebody is here who packs, looks and thinks, and so tells the table nothing: a bot
//! plays for whoever gives no sign for long.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use table::Moment;
use table::room::RoomCommand;

use super::room::Online;
use crate::browser;
use crate::game::Game;

/// A sign is given at most this often: more often than the least that a host can ask for.
const BETWEEN: Duration = Duration::from_secs(15);

/// The signs that one page gives.
#[derive(Clone, Copy)]
struct Signs {
    online: Online,
    game: Game,
    /// When the last was given.
    last: StoredValue<Moment>,
    /// Whether the table has not answered it yet.
    waiting: StoredValue<bool>,
}

impl Signs {
    /// The page was touched.
    fn touched(self) {
        let Some(me) = self.game.me else { return };
        let lately = browser::now().since(self.last.get_value()) < BETWEEN;
        if !lately || self.game.table_now().away.has(me) {
            self.give();
        }
    }

    fn give(self) {
        if self.waiting.get_value() {
            return;
        }
        self.last.set_value(browser::now());
        self.waiting.set_value(true);
        // The table may have left the screen meanwhile.
        let answered = move |_| _ = self.waiting.try_set_value(false);
        self.online.send(RoomCommand::Here, Box::new(answered));
    }
}

/// Gives a sign whenever the page is touched, as long as the part of the page is there that asks.
pub(crate) fn give_signs(online: Online, game: Game) {
    let last = StoredValue::new(browser::now());
    let signs = Signs { online, game, last, waiting: StoredValue::new(false) };
    let touched: [WindowListenerHandle; 3] = [
        window_event_listener(ev::pointerdown, move |_| signs.touched()),
        // Programs that read the page aloud press without a pointer.
        window_event_listener(ev::click, move |_| signs.touched()),
        window_event_listener(ev::keydown, move |_| signs.touched()),
    ];
    on_cleanup(move || touched.into_iter().for_each(WindowListenerHandle::remove));
}
