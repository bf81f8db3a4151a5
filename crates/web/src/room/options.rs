//! The game to play. The host chooses it, everyone sees it.

use leptos::prelude::*;
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, MAX_SEATS, Options, Seat};
use table::room::Chair;
use text::{Text, say};

use crate::live::{For, Live, Show};
use crate::online::{Online, Wish, online};
use crate::room::black_market::market_piles;
use crate::room::chairs::Refused;
use crate::room::form::{Label, segment, segments, switch};
use crate::room::promos::Promos;
use crate::settings::preferences;

/// The edition that two of the options make together.
fn edition(options: &Options) -> Option<Edition> {
    match (options.market, options.honour) {
        (MarketRule::TwoPiles, Honour::RealStand) => Some(Edition::First),
        (MarketRule::OnePile, Honour::Proof) => Some(Edition::Second),
        _ => None,
    }
}

/// The edition that is played by so many. The first one is for five at most: six with its market play
/// a mix (S1).
fn edition_for(players: usize, options: &Options) -> Option<Edition> {
    edition(options).filter(|edition| players < MAX_SEATS || *edition == Edition::Second)
}

/// The game in a line: "Second edition · Royal goods · Time limit".
fn in_short(players: usize, options: &Options, sheriff: Option<String>, text: &Text) -> String {
    let edition = match edition_for(players, options) {
        Some(Edition::First) => say!(text, "options-first-edition"),
        Some(Edition::Second) => say!(text, "options-second-edition"),
        None => say!(text, "options-mixed"),
    };
    let with = |is: bool, word: Label| is.then(|| word(text));
    let parts = [
        Some(edition),
        with(options.royal_goods, |text| say!(text, "options-royal")),
        with(options.black_market.is_some(), |text| say!(text, "options-black-market")),
        with(options.time_limit, |text| say!(text, "options-time")),
        with(options.remove_ten, |text| say!(text, "options-ten")),
        with(options.seven_cards, |text| say!(text, "options-seven")),
        with(!options.promos.is_empty(), |text| say!(text, "promo-title")),
        sheriff.map(|who| say!(text, "options-sheriff-is", who = who)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
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
            online.choose(|options| {
                let preset = Options::new(which, options.players);
                (options.market, options.honour) = (preset.market, preset.honour);
            });
        };
        segment("edition", Live::new(chosen), Box::new(choose), label)
    };
    let players = online.part(|room| room.chairs.len());
    let played =
        Live::new(move || options.with(|options| edition_for(players.get(), options.as_ref()?)));
    let differs = move || match played.get() {
        Some(Edition::First) => say!(text(), "options-first-hint"),
        Some(Edition::Second) => say!(text(), "options-second-hint"),
        None => say!(text(), "options-mixed-hint"),
    };
    let sheriff = online.part(|room| {
        room.options.first_sheriff.and_then(|seat| room.chairs.get(seat.index()).cloned())
    });
    let sheriff = move || sheriff.get().map(|chair| name_on(online, &chair));
    let in_short =
        move || options.get().map(|options| in_short(players.get(), &options, sheriff(), &text()));
    let on = move |name: &'static str,
                   look: fn(&Options) -> bool,
                   set: fn(&mut Options, bool),
                   label: Label,
                   hint: Label| {
        switch(
            name,
            Live::new(is(look)),
            Box::new(move |on| online.choose(|options| set(options, on))),
            [label, hint],
        )
    };
    view! {
        // Whoever only looks at it gets it in a line.
        <details class="panel options fold" open=untrack(|| is_host.get())>
            <summary>
                <h2 id="options-title">{move || say!(text(), "options-title")}</h2>
                <span class="in-short">{move || in_short()}</span>
            </summary>
            <fieldset class="plain" disabled=move || !is_host.get() aria-labelledby="options-title">
                {segments(|text| say!(text, "options-edition"), vec![
                    an_edition(Edition::Second, |text| say!(text, "options-second")),
                    an_edition(Edition::First, |text| say!(text, "options-first")),
                ])}
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
        </details>
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
    let one =
        move |name: &'static str, is: fn(&Options) -> bool, set: fn(&mut Options), label: Label| {
            let chosen = move || options.with(|options| options.as_ref().is_some_and(is));
            segment(name, Live::new(chosen), Box::new(move || online.choose(set)), label)
        };
    let black_market = Live::new(move || {
        options.with(|options| options.as_ref().is_some_and(|now| now.black_market.is_some()))
    });
    view! {
        <details class="finer">
            <summary>{move || say!(text(), "options-finer")}</summary>
            {segments(|text| say!(text, "options-market"), vec![
                one("market", |now| now.market == MarketRule::OnePile,
                    |now| now.market = MarketRule::OnePile, |text| say!(text, "options-one-pile")),
                one("market", |now| now.market == MarketRule::TwoPiles,
                    |now| now.market = MarketRule::TwoPiles, |text| say!(text, "options-two-piles")),
            ])}
            {segments(|text| say!(text, "options-honour"), vec![
                one("honour", |now| now.honour == Honour::Proof,
                    |now| now.honour = Honour::Proof, |text| say!(text, "options-proof")),
                one("honour", |now| now.honour == Honour::RealStand,
                    |now| now.honour = Honour::RealStand, |text| say!(text, "options-real-stand")),
            ])}
            <Show when=move || black_market.get()>
                {segments(|text| say!(text, "options-spent"), vec![
                    one("spent", |now| spent(now) == Some(SpentContraband::Discard),
                        |now| spend(now, SpentContraband::Discard), |text| say!(text, "options-spent-discard")),
                    one("spent", |now| spent(now) == Some(SpentContraband::Removed),
                        |now| spend(now, SpentContraband::Removed), |text| say!(text, "options-spent-removed")),
                ])}
                {market_piles(online, options)}
            </Show>
            <FirstSheriff online options/>
            <Promos online options/>
        </details>
    }
}

/// Where contraband goes that was spent on the Black Market, if there is one (K2).
fn spent(options: &Options) -> Option<SpentContraband> {
    options.black_market.as_ref().map(|market| market.spent)
}

fn spend(options: &mut Options, to: SpentContraband) {
    options.black_market.iter_mut().for_each(|market| market.spent = to);
}

/// What whoever sits on a chair is called, reactively.
fn name_on(online: Online, chair: &Chair) -> String {
    match chair {
        Chair::Person(person) => online.name(*person),
        Chair::Bot { name, .. } => name.as_str().to_owned(),
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
    let each = move || {
        let chairs = chairs.get();
        let sitters = chairs.iter().zip(0_u8..);
        let mut each: Vec<_> =
            sitters.map(|(chair, place)| (place, name_on(online, chair))).collect();
        // A program may have chosen a chair that nobody sits on yet.
        if let Some(seat) = chosen.get().filter(|seat| seat.index() >= chairs.len()) {
            let nobody = say!(text(), "options-sheriff-nobody", chair = seat.index() + 1);
            each.push((seat.index() as u8, nobody));
        }
        each
    };
    let change = move |event| {
        let seat = event_target_value(&event).parse::<u8>().ok();
        let seat = seat.and_then(|seat| Seat::try_from(seat).ok());
        online.choose(|options| options.first_sheriff = seat);
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
