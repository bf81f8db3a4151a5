//! Who sits at the table, and what the host can do about it.

use bots::Bot;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{MAX_SEATS, Seat, Seats};
use table::Name;
use table::room::{Chair, PersonFacts, PersonId, RoomCommand};
use text::{Text, say};

use crate::door::unserved;
use crate::help::Rule;
use crate::live::{For, Held, Live, Show};
use crate::online::{Link, Online, Unserved, Wish, new_link, online};
use crate::parts::{Art, FinalAct, PopupTitle, Tone};
use crate::room::crowd::onlookers;
use crate::room::share::CopyLink;
use crate::settings::preferences;
use crate::table::seat::{awning, device, seat_class};

/// What bots are called. Names are names in every language.
const BOTS: [&str; 8] = ["Ines", "Olek", "Dasha", "Bruno", "Mila", "Jan", "Rosa", "Lev"];

/// One chair, as it is shown.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sitting {
    place: u8,
    chair: Chair,
}

/// Everyone at the table, in the order of their seats.
#[component]
pub fn Chairs() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let chairs = online.part(|room| room.chairs.clone());
    let sitting = move || {
        let chairs = chairs.get().into_iter().zip(0_u8..);
        chairs.map(|(chair, place)| Sitting { place, chair }).collect::<Vec<_>>()
    };
    let is_host = Live::new(move || online.is_host());
    let empty =
        move || Seats::all(MAX_SEATS as u8).iter().skip(chairs.with(Vec::len)).collect::<Vec<_>>();
    view! {
        <section class="panel chairs" aria-labelledby="chairs-title">
            <h2 id="chairs-title">{move || say!(text(), "lobby-who")}</h2>
            <ol>
                <For each=sitting key=|sitting: &Sitting| sitting.clone() children=move |sitting| view! { <OneChair online sitting/> }/>
                <For each=empty key=|place| *place children=move |place| view! {
                    <li class=format!("free {}", seat_class(place))>
                        <Art name=awning(place) class="awning"/>
                        <Show when=move || is_host.get() && place.index() == chairs.with(Vec::len)
                            fallback=move || view! { <small>{move || say!(text(), "lobby-free")}</small> }>
                            <button type="button" class="btn quiet" name="add-bot" on:click=move |_| seat_bot(online)>
                                <Art name="robot"/>{move || say!(text(), "lobby-add-bot")}
                            </button>
                        </Show>
                    </li>
                }/>
            </ol>
            {onlookers(online)}
            <Refused online wish=Wish::Bots/>
        </section>
    }
    .into_any()
}

/// Why the last wish of a kind was refused.
#[component]
pub fn Refused(
    /// Which table.
    online: Online,
    /// Of which kind.
    wish: Wish,
) -> impl IntoView {
    let why = move || online.refused(wish);
    let rule = Live::new(move || online.rule_behind(wish));
    view! {
        <p class="error" role="alert" hidden=move || why().is_none()>
            <span>{move || why()}</span>
            {move || rule.get().map(|id| view! { <Rule id/> })}
        </p>
    }
}

/// Seats a bot under a name that nobody has.
fn seat_bot(online: Online) {
    let taken = |name: &str| {
        online.look(|room| {
            let people = room.people.iter().any(|person| person.name.as_str() == name);
            let bots = room.chairs.iter().any(
                |chair| matches!(chair, Chair::Bot { name: other, .. } if other.as_str() == name),
            );
            people || bots
        })
    };
    let free = BOTS.into_iter().find(|name| taken(name) == Some(false));
    if let Some(name) = free.and_then(|name| Name::new(name).ok()) {
        online.want(Wish::Bots, RoomCommand::SeatBot { name, bot: Bot::Normal });
    }
}

/// Someone on a chair.
#[component]
fn OneChair(
    /// Which table.
    online: Online,
    /// Who, and where.
    sitting: Sitting,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Sitting { place, chair } = sitting;
    let is_host = Live::new(move || online.is_host());
    let seat = Seat::try_from(place).unwrap_or(Seat::new(0));
    let (name, notes, acts) = match chair {
        Chair::Bot { name, .. } => {
            let acts = view! {
                <Show when=move || is_host.get()>
                    <button type="button" class="icon-btn" name="unseat-bot" aria-label=move || say!(text(), "lobby-unseat")
                        on:click=move |_| online.want(Wish::Bots, RoomCommand::UnseatBot(place))>
                        <Art name="cross"/>
                    </button>
                </Show>
            };
            let notes = move || say!(text(), "lobby-bot");
            (
                name.as_str().to_owned(),
                view! { <small>{move || notes()}</small> }.into_any(),
                acts.into_any(),
            )
        }
        Chair::Person(id) => {
            let name = online.look(|room| {
                let person = room.people.iter().find(|person| person.id == id);
                person.map(|person| person.name.as_str().to_owned())
            });
            let acts = view! { <PersonActs online id/> };
            (
                name.flatten().unwrap_or_default(),
                view! { <Notes online id/> }.into_any(),
                acts.into_any(),
            )
        }
    };
    let move_up = move |_| reorder(online, place);
    view! {
        <li class=format!("chair {}", seat_class(seat)) data-place=place>
            <Art name=awning(seat) class="awning"/>
            <span class="device"><Art name=device(seat)/></span>
            <span class="who"><b class="name">{name}</b> {notes}</span>
            <span class="chair-acts">
                {acts}
                <Show when=move || is_host.get() && place != 0>
                    <button type="button" class="icon-btn up" name="move-up" aria-label=move || say!(text(), "lobby-move-up")
                        on:click=move_up>
                        <Art name="down"/>
                    </button>
                </Show>
            </span>
        </li>
    }
}

/// Whoever sits here changes places with whoever sits before.
fn reorder(online: Online, place: u8) {
    let Some(count) = online.look(|room| room.chairs.len() as u8) else { return };
    let mut order: Vec<u8> = (0..count).collect();
    if place == 0 || place >= count {
        return;
    }
    order.swap(usize::from(place), usize::from(place) - 1);
    online.want(Wish::Bots, RoomCommand::Reorder(order));
}

/// One of the people, reactively.
pub(super) fn person(online: Online, id: PersonId) -> Live<Option<PersonFacts>> {
    online.part(move |room| room.people.iter().find(|person| person.id == id).cloned())
}

/// What there is to say about someone: you, host, away, muted.
#[component]
pub(super) fn Notes(
    /// Which table.
    online: Online,
    /// Who.
    id: PersonId,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let facts = person(online, id);
    let host = online.part(|room| Some(room.host));
    let notes = move || {
        let is = |is: bool, word: fn(&Text) -> String| is.then(|| word(&text()));
        let (here, muted) = facts
            .with(|facts| facts.as_ref().map_or((true, false), |facts| (facts.here, facts.muted)));
        let notes = [
            is(online.me() == Some(id), |text| say!(text, "lobby-you")),
            is(host.get() == Some(id), |text| say!(text, "lobby-host")),
            is(!here, |text| say!(text, "lobby-away")),
            is(muted, |text| say!(text, "lobby-muted")),
        ];
        notes.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    view! { <small>{move || notes()}</small> }
}

/// Why there is no new link, in words.
fn no_link(online: Online, text: &Text, why: &Unserved) -> String {
    match why {
        Unserved::Refused(why) => online.tell(|herald| herald.refusal(why, None)),
        other => unserved(text, other),
    }
}

/// What the host can do about someone.
#[component]
pub(super) fn PersonActs(
    /// Which table.
    online: Online,
    /// About whom.
    id: PersonId,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let facts = person(online, id);
    let may = Live::new(move || online.is_host() && online.me() != Some(id));
    let name = move || online.name(id);
    let popup = format!("person-{}", id.0);
    let muted = move || facts.with(|facts| facts.as_ref().is_some_and(|facts| facts.muted));
    let gone = move || facts.with(|facts| facts.as_ref().is_some_and(|facts| !facts.here));
    let wish = Wish::People(id);
    let link = Held::new(None::<Result<Link, Unserved>>);
    let renew = move |_| {
        let Some(token) = online.token() else { return };
        spawn_local(async move {
            let place = new_link(online.code, id, &token).await;
            link.set(Some(place.map(|place| Link::Seat(place.table, place.token))));
        });
    };
    let act = move |name: &'static str, what: RoomCommand, label: fn(&Text) -> String| {
        view! {
            <button type="button" class="btn" name=name
                on:click=move |_| online.want(wish, what.clone())>
                {move || label(&text())}
            </button>
        }
    };
    let hand_over = Callback::new(move |()| online.want(wish, RoomCommand::HandOver(id)));
    let kick = Callback::new(move |()| online.want(wish, RoomCommand::Kick(id)));
    view! {
        <Show when=move || may.get()>
        <button type="button" class="icon-btn" name="person-acts" popovertarget=popup.clone()
            aria-label=move || say!(text(), "lobby-acts", who = name())>
            <Art name="menu"/>
        </button>
        <div class="panel popup person-acts" id=popup.clone() popover="auto" role="dialog" aria-label=move || name()>
            <PopupTitle of=popup.clone()>{move || name()}</PopupTitle>
            <Show when=move || muted() fallback=move || act("mute", RoomCommand::Mute(id), |text| say!(text, "lobby-mute"))>
                {act("unmute", RoomCommand::Unmute(id), |text| say!(text, "lobby-unmute"))}
            </Show>
            <Show when=move || gone()>
                <button type="button" class="btn" name="new-link" on:click=renew>
                    {move || say!(text(), "lobby-new-link")}
                </button>
            </Show>
            {move || link.get().map(|link| match link {
                Ok(link) => view! {
                    <p class="note">{move || say!(text(), "lobby-new-link-here", who = name())}</p>
                    <CopyLink online link name="copy-new-link" label=|text| say!(text, "share-copy")/>
                }.into_any(),
                Err(why) => view! { <p class="error" role="alert">{move || no_link(online, &text(), &why)}</p> }.into_any(),
            })}
            // Neither can be taken back by whoever did it.
            <FinalAct tone=Tone::Ok name="hand-over" act=hand_over>
                {move || say!(text(), "lobby-hand-over")}
            </FinalAct>
            <FinalAct tone=Tone::Main name="kick" act=kick>
                {move || say!(text(), "lobby-kick")}
            </FinalAct>
            <Refused online wish/>
        </div>
        </Show>
    }
}
