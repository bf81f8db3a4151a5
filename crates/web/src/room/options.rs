//! What is played, and the rules of the house. The host sets them, everyone sees them.

use leptos::prelude::*;
use rules::catalogue::{Family, Promo};
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, Options, Seat};
use table::Tempo;
use table::room::{Chair, House, RoomCommand};
use text::{Text, say};

use crate::live::{For, Live, Show};
use crate::online::{Online, Wish, online};
use crate::parts::Art;
use crate::room::chairs::Refused;
use crate::settings::preferences;

/// The seconds that a decision may be given; none means as long as people like.
const DECISIONS: [Option<u16>; 5] = [None, Some(30), Some(60), Some(120), Some(300)];

/// Words that are looked up when they are shown.
type Label = fn(&Text) -> String;

/// The edition that two of the options make together.
fn edition(options: &Options) -> Option<Edition> {
    match (options.market, options.honour) {
        (MarketRule::TwoPiles, Honour::RealStand) => Some(Edition::First),
        (MarketRule::OnePile, Honour::Proof) => Some(Edition::Second),
        _ => None,
    }
}

/// Changes the game that was chosen.
fn choose(online: Online, change: impl FnOnce(&mut Options)) {
    let Some(mut options) = online.look(|room| room.options.clone()) else { return };
    change(&mut options);
    online.want(Wish::Options, RoomCommand::Choose(Box::new(options)));
}

/// Changes the rules of the house.
fn keep(online: Online, change: impl FnOnce(&mut House)) {
    let Some(mut house) = online.look(|room| room.house) else { return };
    change(&mut house);
    online.want(Wish::House, RoomCommand::Keep(house));
}

/// One of several, of which one is chosen.
fn segment(
    name: &'static str,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
    label: Label,
) -> impl IntoView {
    let preferences = preferences();
    view! {
        <label>
            <input type="radio" name=name prop:checked=move || chosen() on:change=move |_| choose()/>
            {move || label(&preferences.text())}
        </label>
    }
}

/// Something that is on or off, and what it means.
fn switch(
    name: &'static str,
    is: impl Fn() -> bool + Send + Sync + 'static,
    set: impl Fn(bool) + 'static,
    label: Label,
    hint: Label,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    view! {
        <label class="switch">
            <input type="checkbox" name=name prop:checked=move || is()
                on:change=move |event| set(event_target_checked(&event))/>
            <span><b>{move || label(&text())}</b> <small>{move || hint(&text())}</small></span>
        </label>
    }
}

/// A heading with segments below it.
fn segments(label: Label, children: impl IntoView) -> impl IntoView {
    let preferences = preferences();
    let label = move || label(&preferences.text());
    view! {
        <div class="setting">
            <span aria-hidden="true">{move || label()}</span>
            <div class="segments" role="radiogroup" aria-label=move || label()>{children}</div>
        </div>
    }
}

/// The game to play.
#[component]
pub fn GameOptions() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let options = online.part(|room| Some(room.options.clone()));
    let is = move |look: fn(&Options) -> bool| {
        move || options.with(|options| options.as_ref().is_some_and(look))
    };
    let is_host = Live::new(move || online.is_host());
    let an_edition = move |which: Edition, label: Label| {
        let chosen =
            move || options.with(|options| options.as_ref().and_then(edition)) == Some(which);
        let choose = move || {
            choose(online, |options| {
                let preset = Options::new(which, options.players);
                (options.market, options.honour) = (preset.market, preset.honour);
            })
        };
        segment("edition", chosen, choose, label)
    };
    let differs = move || match options.with(|options| options.as_ref().and_then(edition)) {
        Some(Edition::First) => say!(text(), "options-first-hint"),
        Some(Edition::Second) => say!(text(), "options-second-hint"),
        None => say!(text(), "options-mixed-hint"),
    };
    let on = move |name: &'static str,
                   look: fn(&Options) -> bool,
                   set: fn(&mut Options, bool),
                   label: Label,
                   hint: Label| {
        switch(name, is(look), move |on| choose(online, |options| set(options, on)), label, hint)
    };
    view! {
        <section class="panel options" aria-labelledby="options-title">
            <h2 id="options-title">{move || say!(text(), "options-title")}</h2>
            <fieldset class="plain" disabled=move || !is_host.get() aria-labelledby="options-title">
                {segments(|text| say!(text, "options-edition"), (
                    an_edition(Edition::Second, |text| say!(text, "options-second")),
                    an_edition(Edition::First, |text| say!(text, "options-first")),
                ))}
                <p class="note">{move || differs()}</p>
                {on("royal-goods", |now| now.royal_goods, |now, on| now.royal_goods = on,
                    |text| say!(text, "options-royal"), |text| say!(text, "options-royal.hint"))}
                {on("black-market", |now| now.black_market.is_some(),
                    |now, on| now.black_market = on.then(BlackMarketRule::default),
                    |text| say!(text, "options-black-market"), |text| say!(text, "options-black-market.hint"))}
                {on("time-limit", |now| now.time_limit, |now, on| now.time_limit = on,
                    |text| say!(text, "options-time"), |text| say!(text, "options-time.hint"))}
                {on("remove-ten", |now| now.remove_ten, |now, on| now.remove_ten = on,
                    |text| say!(text, "options-ten"), |text| say!(text, "options-ten.hint"))}
                {on("seven-cards", |now| now.seven_cards, |now, on| now.seven_cards = on,
                    |text| say!(text, "options-seven"), |text| say!(text, "options-seven.hint"))}
                <p class="note">{move || say!(text(), "options-deputies")}</p>
                <Finer online options/>
            </fieldset>
            <Refused online wish=Wish::Options/>
        </section>
    }
    .into_any()
}

/// What few people change.
#[component]
fn Finer(
    /// Which table.
    online: Online,
    /// The game that is chosen.
    options: Live<Option<Options>>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let look = move |look: fn(&Options) -> bool| {
        move || options.with(|options| options.as_ref().is_some_and(look))
    };
    let sets = move |set: fn(&mut Options)| move || choose(online, set);
    let spent = move || {
        options.with(|options| {
            options
                .as_ref()
                .and_then(|options| options.black_market.as_ref())
                .map(|market| market.spent)
        })
    };
    let spends = move |to: SpentContraband| {
        move || {
            choose(online, |options| {
                options.black_market.iter_mut().for_each(|market| market.spent = to);
            })
        }
    };
    view! {
        <details class="finer">
            <summary>{move || say!(text(), "options-finer")}</summary>
            {segments(|text| say!(text, "options-market"), (
                segment("market", look(|now| now.market == MarketRule::OnePile), sets(|now| now.market = MarketRule::OnePile), |text| say!(text, "options-one-pile")),
                segment("market", look(|now| now.market == MarketRule::TwoPiles), sets(|now| now.market = MarketRule::TwoPiles), |text| say!(text, "options-two-piles")),
            ))}
            {segments(|text| say!(text, "options-honour"), (
                segment("honour", look(|now| now.honour == Honour::Proof), sets(|now| now.honour = Honour::Proof), |text| say!(text, "options-proof")),
                segment("honour", look(|now| now.honour == Honour::RealStand), sets(|now| now.honour = Honour::RealStand), |text| say!(text, "options-real-stand")),
            ))}
            <Show when=move || spent().is_some()>
                {segments(|text| say!(text, "options-spent"), (
                    segment("spent", move || spent() == Some(SpentContraband::Discard), spends(SpentContraband::Discard), |text| say!(text, "options-spent-discard")),
                    segment("spent", move || spent() == Some(SpentContraband::Removed), spends(SpentContraband::Removed), |text| say!(text, "options-spent-removed")),
                ))}
            </Show>
            <FirstSheriff online options/>
            <Promos online options/>
        </details>
    }
}

/// Who is the first Sheriff (S6).
#[component]
fn FirstSheriff(
    /// Which table.
    online: Online,
    /// The game that is chosen.
    options: Live<Option<Options>>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let chairs = online.part(|room| room.chairs.clone());
    let chosen = Live::new(move || {
        options.with(|options| options.as_ref().and_then(|options| options.first_sheriff))
    });
    let name = move |chair: &Chair| match chair {
        Chair::Person(person) => online.name(*person),
        Chair::Bot { name, .. } => name.as_str().to_owned(),
    };
    let each = move || {
        let chairs = chairs.get();
        let sitters = chairs.iter().zip(0_u8..);
        sitters.map(|(chair, place)| (place, name(chair))).collect::<Vec<_>>()
    };
    let change = move |event| {
        let seat = event_target_value(&event).parse::<u8>().ok();
        let seat = seat.and_then(|seat| Seat::try_from(seat).ok());
        choose(online, |options| options.first_sheriff = seat);
    };
    let sheriff = move |(place, name): (u8, String)| {
        let is = move || chosen.get().is_some_and(|seat| seat.index() == usize::from(place));
        view! { <option value=place prop:selected=move || is()>{name}</option> }
    };
    view! {
        <label class="field">
            <span>{move || say!(text(), "options-sheriff")}</span>
            <select name="first-sheriff" on:change=change>
                <option value="" prop:selected=move || chosen.get().is_none()>{move || say!(text(), "options-sheriff-chance")}</option>
                <For each=each key=|each: &(u8, String)| each.clone() children=sheriff/>
            </select>
        </label>
    }
}

/// The host's own goods (G3).
#[component]
fn Promos(
    /// Which table.
    online: Online,
    /// The game that is chosen.
    options: Live<Option<Options>>,
) -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let promos = Live::new(move || {
        options.with(|options| {
            options.as_ref().map(|options| options.promos.clone()).unwrap_or_default()
        })
    });
    let each = move || promos.get().into_iter().enumerate().collect::<Vec<_>>();
    let one = move |(place, promo): (usize, Promo)| {
        let remove = move |_| {
            choose(online, |options| {
                if place < options.promos.len() {
                    options.promos.remove(place);
                }
            })
        };
        let told = move || {
            say!(
                text(),
                "promo-line",
                name = promo.name.as_str(),
                copies = promo.copies,
                value = promo.value,
                penalty = promo.penalty
            )
        };
        view! {
            <li>{move || told()}
                <button type="button" class="icon-btn" name="remove-promo" aria-label=move || say!(text(), "promo-remove") on:click=remove>
                    <Art name="cross"/>
                </button>
            </li>
        }
    };
    let (name, family) = (RwSignal::new(String::new()), RwSignal::new(Family::Contraband));
    let (value, penalty, copies) =
        (RwSignal::new(5_i64), RwSignal::new(4_i64), RwSignal::new(3_i64));
    let number = move |key: &'static str, signal: RwSignal<i64>, label: Label| {
        view! {
            <label class="field small"><span>{move || label(&text())}</span>
                <input type="number" name=key min="0" max="99" prop:value=move || signal.get().to_string()
                    on:input=move |event| { event_target_value(&event).parse().into_iter().for_each(|number| signal.set(number)); }/>
            </label>
        }
    };
    let kind = move |which: Family, label: Label| {
        segment("promo-family", move || family.get() == which, move || family.set(which), label)
    };
    let add = move |_| {
        let promo = Promo {
            name: name.get_untracked().trim().to_owned(),
            family: family.get_untracked(),
            value: value.get_untracked(),
            penalty: penalty.get_untracked(),
            counts_as: None,
            copies: copies.get_untracked(),
        };
        let Some(mut options) = online.look(|room| room.options.clone()) else { return };
        options.promos.push(promo);
        // What was typed stays until it is taken.
        online.want_then(Wish::Options, RoomCommand::Choose(Box::new(options)), move || {
            name.set(String::new())
        });
    };
    view! {
        <details class="promos">
            <summary>{move || say!(text(), "promo-title")}</summary>
            <p class="note">{move || say!(text(), "promo-hint")}</p>
            <ul><For each=each key=|(place, promo): &(usize, Promo)| (*place, promo.clone()) children=one/></ul>
            <label class="field"><span>{move || say!(text(), "promo-name")}</span>
                <input name="promo-name" autocomplete="off" maxlength="20" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            {segments(|text| say!(text, "promo-family"), (
                kind(Family::Contraband, |text| say!(text, "promo-contraband")),
                kind(Family::Legal, |text| say!(text, "promo-legal")),
            ))}
            <div class="numbers">
                {number("promo-value", value, |text| say!(text, "promo-value"))}
                {number("promo-penalty", penalty, |text| say!(text, "promo-penalty"))}
                {number("promo-copies", copies, |text| say!(text, "promo-copies"))}
            </div>
            <button type="button" class="btn" name="add-promo" on:click=add>{move || say!(text(), "promo-add")}</button>
        </details>
    }
}

/// The rules of the house.
#[component]
pub fn HouseRules() -> impl IntoView {
    let preferences = preferences();
    let text = move || preferences.text();
    let Some(online) = online() else { return ().into_any() };
    let house = online.part(|room| Some(room.house));
    let is_host = Live::new(move || online.is_host());
    let is = move |look: fn(&House) -> bool| {
        move || house.with(|house| house.as_ref().is_some_and(look))
    };
    let on = move |name: &'static str,
                   look: fn(&House) -> bool,
                   set: fn(&mut House, bool),
                   label: Label,
                   hint: Label| {
        switch(name, is(look), move |on| keep(online, |house| set(house, on)), label, hint)
    };
    let tempo = move |tempo: Tempo, label: Label| {
        let chosen = move || house.with(|house| house.is_some_and(|house| house.tempo == tempo));
        segment("house-tempo", chosen, move || keep(online, |house| house.tempo = tempo), label)
    };
    let seconds = move || house.with(|house| house.and_then(|house| house.decision_seconds));
    let decisions = DECISIONS.map(|each| {
        let words = move || match each {
            None => say!(text(), "house-decision-none"),
            Some(seconds) => say!(text(), "house-decision-seconds", seconds = seconds),
        };
        view! { <option value=each.unwrap_or(0) prop:selected=move || seconds() == each>{move || words()}</option> }
    });
    let decide = move |event| {
        let seconds =
            event_target_value(&event).parse::<u16>().ok().filter(|seconds| *seconds != 0);
        keep(online, |house| house.decision_seconds = seconds);
    };
    view! {
        <section class="panel options" aria-labelledby="house-title">
            <h2 id="house-title">{move || say!(text(), "house-title")}</h2>
            <fieldset class="plain" disabled=move || !is_host.get() aria-labelledby="house-title">
                {on("spectators", |now| now.spectators, |now, on| now.spectators = on,
                    |text| say!(text, "house-spectators"), |text| say!(text, "house-spectators.hint"))}
                {on("free-talk", |now| now.free_talk, |now, on| now.free_talk = on,
                    |text| say!(text, "house-free-talk"), |text| say!(text, "house-free-talk.hint"))}
                {on("late-joiners", |now| now.late_joiners, |now, on| now.late_joiners = on,
                    |text| say!(text, "house-late"), |text| say!(text, "house-late.hint"))}
                {segments(|text| say!(text, "settings-pace"), (
                    tempo(Tempo::Unhurried, |text| say!(text, "settings-pace-unhurried")),
                    tempo(Tempo::Quick, |text| say!(text, "settings-pace-quick")),
                ))}
                <label class="field"><span>{move || say!(text(), "house-decision")}</span>
                    <select name="decision" on:change=decide>{decisions}</select>
                </label>
            </fieldset>
            <Refused online wish=Wish::House/>
        </section>
    }
    .into_any()
}
