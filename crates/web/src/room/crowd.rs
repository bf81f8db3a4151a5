//! The people around a table during a game, and what happened in the lobby.

use std::sync::Arc;

use leptos::prelude::*;
use rules::MAX_SEATS;
use table::room::{Chair, PersonId, RoomBeat, RoomCommand, RoomHappening, Stage, Writer};
use table::{Speech, Words};
use text::say;

use crate::app::{Look, ways};
use crate::live::{For, Held, Live, Show};
use crate::online::{Link, Online, Wish, online};
use crate::parts::{FinalAct, Tone, side_button, speak_field};
use crate::room::chairs::{Notes, PersonActs, Refused};
use crate::room::house::HouseRules;
use crate::room::phrases::LobbyPhrases;
use crate::room::share::Share;
use crate::settings::preferences;

/// At most so many lines are on the page.
const MOST: usize = 100;

/// Who is in the room, and what the host can do about it: in the menu of a game.
#[component]
pub fn Crowd() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let people = online.part(|room| room.people.iter().map(|person| person.id).collect::<Vec<_>>());
    let is_host = Live::new(move || online.is_host());
    let paused = Live::new(move || online.game.get().is_some_and(|game| game.table().paused));
    let playing = online.part(|room| room.stage == Stage::Playing);
    let pause = move |_| {
        let what = if paused.get_untracked() { RoomCommand::Unpause } else { RoomCommand::Pause };
        online.want(Wish::Begin, what);
    };
    let one = move |id: PersonId| {
        view! {
            <li><b>{move || online.name(id)}</b> <Notes online id/> <PersonActs online id/></li>
        }
    };
    view! {
        <section class="crowd" aria-labelledby="crowd-title">
            <h2 id="crowd-title">{move || say!(text(), "door-title", code = online.code.to_string())}</h2>
            <ul><For each=move || people.get() key=|id| *id children=one/></ul>
            {onlookers(online)}
            <SitDown online/>
            <Show when=move || is_host.get() && playing.get()>
                <button type="button" class="btn" name="pause" on:click=pause>
                    {move || if paused.get() { say!(text(), "crowd-unpause") } else { say!(text(), "crowd-pause") }}
                </button>
            </Show>
            <Refused online wish=Wish::Begin/>
            <details class="fold"><summary>{move || say!(text(), "share-title")}</summary><Share/></details>
            <HouseRules/>
            <LeaveForGood online/>
        </section>
    }
    .into_any()
}

/// How many look on, if anybody does.
pub(super) fn onlookers(online: Online) -> AnyView {
    let preferences = preferences();
    let watching = online.part(|room| room.watching);
    let words = move || say!(preferences.text(), "crowd-watching", count = watching.get());
    view! { <p class="note watching" hidden=move || watching.get() == 0>{move || words()}</p> }
        .into_any()
}

/// The way to a seat for whoever only looks on: before a game to a free chair, in one to a bot's seat
/// where friends may be late. Nobody sits down at a screen that all look at.
#[component]
pub fn SitDown(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let ways = ways();
    let looks_on = online.token().is_none() && use_context() == Some(Look::Own);
    let free = online.part(|room| match room.stage {
        Stage::Lobby => room.chairs.len() < MAX_SEATS,
        Stage::Playing | Stage::Over => {
            let bot = |chair: &Chair| matches!(chair, Chair::Bot { .. });
            room.house.late_joiners && room.chairs.iter().any(bot)
        }
    });
    // Whoever goes to the door looks on no more, also after a reload.
    let to_door = Callback::new(move |()| ways.follow(Link::Table(online.code)));
    let button =
        move || side_button("sit-down", "btn", |text| say!(text, "crowd-sit-down"), to_door);
    looks_on.then(|| view! { <Show when=move || free.get()>{button()}</Show> })
}

/// Gives up one's seat, which others can take then.
#[component]
pub fn LeaveForGood(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let seated = Live::new(move || online.me().is_some());
    let leave = Callback::new(move |()| online.want(Wish::Leave, RoomCommand::Leave));
    let in_lobby = online.part(|room| room.stage == Stage::Lobby);
    let hint = move || match in_lobby.get() {
        true => say!(text(), "lobby-leave-hint"),
        false => say!(text(), "crowd-leave-hint"),
    };
    view! {
        <Show when=move || seated.get()>
            <details class="fold leaving">
                <summary>{move || say!(text(), "crowd-leave")}</summary>
                <p class="note">{move || hint()}</p>
                <FinalAct tone=Tone::Main name="leave-for-good" act=leave>
                    {move || say!(text(), "crowd-leave")}
                </FinalAct>
                <Refused online wish=Wish::Leave/>
            </details>
        </Show>
    }
}

/// What happened in the lobby, and talk.
#[component]
pub fn Chronicle() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    // The newest first: on a phone there is little below.
    let places = move || {
        let told = |(_, beat): &(usize, &RoomBeat)| needs_words(beat);
        let places = |heard: &[RoomBeat]| {
            heard.iter().enumerate().rev().filter(told).map(|(place, _)| place).take(MOST).collect()
        };
        online.with_heard(places)
    };
    let line = move |place: usize| {
        let beat = untrack(|| online.with_heard(|heard| heard.get(place).cloned()));
        beat.map(|beat| view! { <li>{move || told(online, &beat)}</li> })
    };
    let seated = Live::new(move || online.me().is_some());
    view! {
        <section class="panel lobby-talk" aria-labelledby="lobby-talk-title">
            <h2 id="lobby-talk-title">{move || say!(text(), "talk-title")}</h2>
            <Show when=move || seated.get()><Speak online/><LobbyPhrases online/></Show>
            <div role="log" aria-labelledby="lobby-talk-title">
                <ol class="talk"><For each=places key=|place| *place children=line/></ol>
            </div>
        </section>
    }
    .into_any()
}

/// Whether something is worth a line. That everyone's browser did its part for the deck is not.
fn needs_words(beat: &RoomBeat) -> bool {
    !matches!(beat.what, RoomHappening::Stirred | RoomHappening::Unsaid)
}

/// One line of the lobby's chronicle, in words; nothing for what needs none.
pub(crate) fn told(online: Online, beat: &RoomBeat) -> Option<String> {
    match (&beat.what, beat.by) {
        (RoomHappening::Said(speech), Writer::Person(person)) => {
            let text = preferences().text();
            let words = match &speech.words {
                Words::Phrase(phrase) => text.phrase(*phrase),
                Words::Free(words) => words.as_str().to_owned(),
            };
            Some(say!(text, "talk-line", who = online.name(person), words = words))
        }
        _ => online.tell(|herald| herald.happening(beat)),
    }
}

/// Saying something in the lobby.
#[component]
fn Speak(
    /// At which table.
    online: Online,
) -> impl IntoView {
    let words = online.drawer.line();
    let free = online.part(|room| room.house.free_talk);
    // A line that is not answered yet holds this too, whatever the answer will be.
    let mouth = Held::new(Arc::new(()));
    let speak = move |speech: Speech, then: Box<dyn FnOnce()>| {
        // A second press is no second wish: what is typed meanwhile stays in the field.
        if mouth.with_untracked(Arc::strong_count) > 1 {
            return;
        }
        let speaks = mouth.get_untracked();
        online.want_then(Wish::Talk, RoomCommand::Say(speech), move || {
            drop(speaks);
            then();
        });
    };
    view! {
        {speak_field(words, free, Box::new(speak))}
        <Refused online wish=Wish::Talk/>
    }
}
