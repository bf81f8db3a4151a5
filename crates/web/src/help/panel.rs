//! The rules on the screen: beside the table, or over it on a phone.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use rules::Options;
use rules::setup::{Honour, MarketRule};
use text::{Text, say};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::game::Game;
use crate::help::topic::Section;
use crate::help::{Page, Topic, help, turn_to};
use crate::live::{For, Show};
use crate::parts::Art;
use crate::settings::preferences;

/// The rules, while they are open. A screen from which they can be opened has it once.
#[component]
pub fn HelpPanel(
    /// The game at the table, if the screen is one.
    game: Option<Game>,
) -> impl IntoView {
    let help = help();
    on_cleanup(move || help.put_away());
    view! { <Show when=move || help.is_open()><Panel game/></Show> }
}

/// The rules, with what this table plays before them.
#[component]
fn Panel(
    /// The game at the table, if there is one.
    game: Option<Game>,
) -> impl IntoView {
    let help = help();
    let preferences = preferences();
    let text = move || preferences.text();
    let key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            // Whatever else Escape closes stays open.
            event.stop_propagation();
            help.close();
        }
    };
    // They follow the language of the page.
    Effect::new(move || help.fetch(preferences.language()));
    let contents = move |_| help.open(Topic::Contents, preferences.language_now());
    view! {
        <aside class="help" id="help" aria-label=move || say!(text(), "help-title") on:keydown=key>
            <header>
                <h2 tabindex="-1">{move || say!(text(), "help-title")}</h2>
                <button type="button" class="btn quiet" name="contents" on:click=contents>
                    {move || say!(text(), "help-contents")}
                </button>
                <button type="button" class="icon-btn" name="close-help"
                    aria-label=move || say!(text(), "help-close") on:click=move |_| help.close()>
                    <Art name="cross"/>
                </button>
            </header>
            {game.map(|game| view! { <Played game/> })}
            <div class="pages"><Pages/></div>
        </aside>
    }
}

/// What this table plays, and the ways to what the phase is about.
#[component]
fn Played(
    /// The game at this table.
    game: Game,
) -> impl IntoView {
    let help = help();
    let preferences = preferences();
    let text = move || preferences.text();
    let options = game.look(|view| view.setup.options().clone());
    let variants = variants(&options);
    let plays = move || edition(&options, &text());
    let variants = move || {
        let names = variants.iter().map(|variant| say!(text(), "help-variant", variant = *variant));
        let names = names.collect::<Vec<_>>();
        match names.is_empty() {
            true => say!(text(), "help-no-variants"),
            false => {
                say!(text(), "help-variants", variants = game.tell(|teller| teller.list(&names)))
            }
        }
    };
    let sections = game.part(|view| Section::all(&view.public.phase, &view.setup));
    let open = move |topic| help.open(topic, preferences.language_now());
    let way = move |section: Section| {
        let open = move |_| open(Topic::Section(section));
        view! {
            <button type="button" class="btn" data-section=section.letter() on:click=open>
                {move || say!(text(), "help-section", section = section.letter())}
            </button>
        }
    };
    view! {
        <div class="played">
            <p>{move || plays()}" "{move || variants()}</p>
            <nav aria-label=move || say!(text(), "help-sections")>
                // Whoever is new to the game begins at its beginning, in whatever phase they are.
                <button type="button" class="btn" name="beginning" on:click=move |_| open(Topic::Beginning)>
                    {move || say!(text(), "help-beginning")}
                </button>
                <For each=move || sections.get() key=|section| section.letter() children=way/>
            </nav>
        </div>
    }
}

/// Which edition is played; what belongs to one can be mixed with what belongs to the other.
fn edition(options: &Options, text: &Text) -> String {
    match (options.market, options.honour) {
        // S1
        (MarketRule::TwoPiles, Honour::RealStand) if options.deputies => {
            say!(text, "help-plays-first-deputies")
        }
        (MarketRule::TwoPiles, Honour::RealStand) => say!(text, "help-plays-first"),
        (MarketRule::OnePile, Honour::Proof) => say!(text, "help-plays-second"),
        (MarketRule::TwoPiles, Honour::Proof) => say!(text, "help-plays-first-market"),
        (MarketRule::OnePile, Honour::RealStand) => say!(text, "help-plays-second-market"),
    }
}

/// The variants that are played, as the words call them.
fn variants(options: &Options) -> Vec<&'static str> {
    let all = [
        (options.deputies, "deputies"),
        (options.royal_goods, "royal-goods"),
        (options.black_market.is_some(), "black-market"),
        (options.time_limit, "time-limit"),
        (options.remove_ten, "remove-ten"),
        (options.seven_cards, "seven-cards"),
        (!options.promos.is_empty(), "promo-goods"),
    ];
    all.into_iter().filter(|(played, _)| *played).map(|(_, name)| name).collect()
}

/// The rules themselves, or why they are not here.
#[component]
fn Pages() -> impl IntoView {
    let help = help();
    let preferences = preferences();
    let text = move || preferences.text();
    let again = move |_| help.fetch(preferences.language_now());
    move || match help.page.get() {
        Page::Unread | Page::Coming { .. } => {
            view! { <p role="status">{move || say!(text(), "help-coming")}</p> }.into_any()
        }
        Page::Missing => view! {
            <p class="error" role="alert">{move || say!(text(), "help-missing")}</p>
            <button type="button" class="btn" name="try-again" on:click=again>
                {move || say!(text(), "help-try-again")}
            </button>
        }
        .into_any(),
        Page::Here { written, html, .. } => view! {
            <article class="rules" lang=written.tag() inner_html=html.to_string()
                on:click=follow></article>
        }
        .into_any(),
    }
}

/// Turns to where a link in the rules leads. The address of the page stays as it is.
fn follow(event: MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href^='#']").ok().flatten());
    if let Some(address) = link.and_then(|link| link.get_attribute("href")) {
        event.prevent_default();
        turn_to(address.trim_start_matches('#'));
    }
}

#[cfg(test)]
mod tests {
    use rules::Edition;
    use text::Language;

    use super::*;

    #[test]
    fn the_basic_game_has_no_variants() {
        assert_eq!(variants(&Options::new(Edition::First, 5)), Vec::<&str>::new());
        assert_eq!(variants(&Options::new(Edition::Second, 6)), ["deputies"]);
    }

    #[test]
    fn editions_and_their_mixes_have_words_of_their_own() {
        let text = Text::new(Language::English);
        let mut said = Vec::new();
        for market in [Edition::First, Edition::Second] {
            for honour in [Edition::First, Edition::Second] {
                let mut options = Options::new(market, 4);
                options.honour = Options::new(honour, 4).honour;
                said.push(edition(&options, &text));
            }
        }
        let mut six = Options::new(Edition::First, 6);
        six.deputies = true;
        said.push(edition(&six, &text));
        let different = |at: usize| said.iter().filter(|words| **words == said[at]).count() == 1;
        assert!((0..5).all(different), "{said:?}");
        assert!(said[0].contains("first edition") && said[3].contains("second edition"));
    }
}
