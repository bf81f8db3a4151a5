//! What everyone knows about a bag at the gate.

use leptos::prelude::*;
use rules::public::{Fate, Verdict};
use rules::slip::Party;
use rules::{Inspection, Law, Seat};
use text::say;

use crate::game::game;
use crate::live::For;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::desk::concerns;
use crate::table::slip::name;

/// Something that everyone knows about a bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Fact {
    /// It was handed back.
    HandedBack,
    /// It was opened.
    Opened,
    /// So many slips are about it.
    Slips(u8),
    /// Its owner is threatened.
    Threatened,
    /// This merchant pays to have it opened.
    PaysToOpen(Seat),
    /// The law is bound to open it.
    MustOpen,
    /// The law is bound to take nothing from its owner.
    TakeNothing,
    /// This Deputy decides alone about it.
    Alone(Seat),
    /// What this Deputy says about it.
    Verdict(Seat, Verdict),
}

/// Everything that is known about this bag.
pub(crate) fn facts(inspection: &Inspection, law: Law, seat: Seat) -> Vec<Fact> {
    let Some(bag) = &inspection.bags[seat] else { return Vec::new() };
    let fate = match bag.fate {
        Fate::Held => return held(inspection, law, seat),
        Fate::HandedBack => Fact::HandedBack,
        Fate::Opened => Fact::Opened,
    };
    vec![fate]
}

/// Everything that is known about a bag that the law still holds.
fn held(inspection: &Inspection, law: Law, seat: Seat) -> Vec<Fact> {
    let Some(bag) = inspection.held(seat) else { return Vec::new() };
    let slips = inspection.slips.iter().filter(|slip| concerns(&slip.to_slip(), seat));
    let rivals = inspection
        .slips
        .iter()
        .filter(|slip| slip.party() == Party::Merchant && slip.terms.law_does.open.has(seat));
    let mut facts = vec![Fact::Slips(slips.count() as u8)];
    facts.extend((!inspection.must_open[seat].is_empty()).then_some(Fact::MustOpen));
    facts.extend((!inspection.take_nothing[seat].is_empty()).then_some(Fact::TakeNothing));
    facts.extend((!bag.threatened.is_empty()).then_some(Fact::Threatened));
    facts.extend(rivals.map(|slip| Fact::PaysToOpen(slip.author)));
    let verdicts = law.seats().iter().filter_map(|deputy| {
        let verdict = bag.verdicts[law.place(deputy)]?;
        Some(Fact::Verdict(deputy, verdict))
    });
    facts.extend(verdicts);
    facts.extend(bag.alone.map(Fact::Alone));
    facts
}

/// The chips below a bag.
#[component]
pub fn Facts(
    /// Whose bag.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let known = game.part(move |view| {
        let inspection = view.public.inspection();
        inspection.map(|inspection| facts(inspection, view.public.law, seat)).unwrap_or_default()
    });
    view! {
        <p class="facts">
            <For each=move || known.get() key=|fact| *fact let:fact><FactChip fact/></For>
        </p>
    }
}

/// One fact in words.
#[component]
fn FactChip(
    /// Which.
    fact: Fact,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let (class, art) = match fact {
        Fact::HandedBack => ("state", "hand-back"),
        Fact::Slips(_) => ("state", "slips"),
        Fact::Threatened => ("state hot", "threat"),
        Fact::Opened | Fact::PaysToOpen(_) | Fact::MustOpen => ("state hot", "open"),
        Fact::TakeNothing => ("state law", "lock"),
        Fact::Verdict(..) | Fact::Alone(_) => ("state law", "sheriff"),
    };
    let words = move || {
        let text = preferences.text();
        match fact {
            Fact::HandedBack => say!(text, "gate-settled-back"),
            Fact::Opened => say!(text, "gate-settled-opened"),
            Fact::Slips(count) => say!(text, "gate-slips", count = count),
            Fact::Threatened => say!(text, "gate-threatened"),
            Fact::PaysToOpen(seat) => {
                let you = if game.is_me(seat) { "payer" } else { "other" };
                say!(text, "gate-pays-to-open", who = name(game, seat), you = you)
            }
            Fact::MustOpen => say!(text, "gate-must-open"),
            Fact::TakeNothing => say!(text, "gate-take-nothing"),
            Fact::Alone(seat) => match game.is_me(seat) {
                true => say!(text, "verdict-alone-you"),
                false => say!(text, "verdict-alone", who = name(game, seat)),
            },
            Fact::Verdict(seat, verdict) => {
                let verdict = match verdict {
                    Verdict::Open => say!(text, "verdict-word-open"),
                    Verdict::HandBack(None) => say!(text, "verdict-word-nothing"),
                    Verdict::HandBack(Some(_)) => say!(text, "verdict-word-slip"),
                };
                match game.is_me(seat) {
                    true => say!(text, "verdict-yours", verdict = verdict),
                    false => say!(text, "verdict-of", who = name(game, seat), verdict = verdict),
                }
            }
        }
    };
    view! { <span class=class><Art name=art/>{move || words()}</span> }
}
