//! A table on a server: the lobby before a game, the table during it, and what holds for both.

mod black_market;
mod chairs;
pub(crate) mod crowd;
mod form;
mod house;
mod lobby;
mod options;
mod phrases;
mod promos;
mod share;

use leptos::prelude::*;
use table::wire::Parting;
use text::{Herald, say};

use crate::app::{Look, Ways, ways};
use crate::live::{Live, Show};
use crate::online::{Link, Online, Standing, forget_seat};
use crate::parts::{Art, side_button};
use crate::room::lobby::Lobby;
use crate::settings::preferences;
use crate::table::TableScreen;

pub(crate) use chairs::Refused;
pub(crate) use crowd::Crowd;
pub(crate) use share::Invitation;

/// A table on a server.
#[component]
pub fn RoomScreen(
    /// Which.
    online: Online,
    /// How it is looked at.
    look: Look,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let ways = ways();
    provide_context(look);
    let there = Live::new(move || online.is_there());
    let parted = Live::new(move || online.parting.get());
    let game = move || online.game.get();
    let shown = move || {
        if let Some(why) = parted.get() {
            return view! { <Parted online why/> }.into_any();
        }
        if !there.get() {
            return view! {
                <main class="home waiting">
                    <p role="status">{move || say!(text(), "online-trying")}</p>
                    {home_button(ways)}
                </main>
            }
            .into_any();
        }
        match game() {
            Some(game) => {
                provide_context(game);
                view! { <TableScreen/> }.into_any()
            }
            None => view! { <Lobby look/> }.into_any(),
        }
    };
    let lost = Live::new(move || parted.get().is_none() && online.standing.get() == Standing::Lost);
    view! {
        <div class="room" class:shared=move || look == Look::Shared>
            <Show when=move || lost.get()>
                <p class="line-lost" role="alert"><Art name="link"/>{move || say!(text(), "online-lost")}</p>
            </Show>
            {move || shown()}
        </div>
    }
}

/// The button that leads to the first page.
fn home_button(ways: Ways) -> AnyView {
    side_button(
        "home",
        "btn",
        |text| say!(text, "parted-home"),
        Callback::new(move |()| ways.home()),
    )
}

/// The server has hung up for good: why, and what can be done.
#[component]
fn Parted(
    /// Which table.
    online: Online,
    /// Why.
    why: Parting,
) -> impl IntoView {
    let preferences = preferences();
    let ways = ways();
    let text = move || preferences.text();
    // A seat that is none any more is not offered again.
    if matches!(why, Parting::Left | Parting::UnknownToken | Parting::UnknownTable) {
        forget_seat(online.code);
    }
    let to_door = matches!(why, Parting::UnknownToken | Parting::Left | Parting::NoSpectators);
    let again = matches!(why, Parting::WrongVersion | Parting::Full | Parting::Unreadable);
    view! {
        <main class="home parted">
            <section class="panel">
                <h1>{move || say!(text(), "parted-title")}</h1>
                <p role="alert">{move || Herald::new(&text()).parting(why)}</p>
                {again.then(|| side_button("reload", "btn main large", |text| say!(text, "parted-reload"),
                    Callback::new(|()| drop(window().location().reload()))))}
                {to_door.then(|| side_button("door", "btn", |text| say!(text, "parted-door"),
                    Callback::new(move |()| ways.follow(Link::Table(online.code)))))}
                {home_button(ways)}
            </section>
        </main>
    }
}
