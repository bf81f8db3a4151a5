//! Notes next to what they are about.

use leptos::prelude::*;
use table::Refusal;
use table::room::RoomRefusal;
use text::Herald;

use crate::game::{Spot, game};
use crate::help::Citation;
use crate::live::Live;
use crate::online::online;
use crate::parts::Art;
use crate::settings::preferences;

/// Why the last thing that was wanted at this spot was not done, if it was not.
#[component]
pub fn RefusalNote(
    /// Where.
    spot: Spot,
) -> impl IntoView {
    let game = game();
    let (online, preferences) = (online(), preferences());
    let why = move || {
        let why = game.refused_at(spot)?;
        let text = preferences.text();
        Some(game.tell(|teller| match online {
            Some(online) => online.tell(|herald| herald.refusal(&why, Some(teller))),
            None => Herald::new(&text).refusal(&why, Some(teller)),
        }))
    };
    let illegal = Live::new(move || match game.refused_at(spot)? {
        RoomRefusal::Table(Refusal::Illegal(why)) => Some(why),
        _ => None,
    });
    view! {
        <p class="error" role="alert" hidden=move || why().is_none()>
            <span>{move || why()}</span>
            <Citation why=illegal/>
        </p>
    }
}

/// Something that only the person at this screen sees.
#[component]
pub fn Secret(
    /// What.
    children: Children,
) -> impl IntoView {
    view! { <p class="secret"><Art name="eye"/><span>{children()}</span></p> }
}
