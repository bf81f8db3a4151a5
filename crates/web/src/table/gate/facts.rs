//! What everyone knows about a bag at the gate.

use leptos::prelude::*;
use rules::public::{Fate, Verdict};
use rules::slip::Party;
use rules::{Inspection, Law, Seat, Seats};
use text::say;

use crate::game::game;
use crate::live::For;
use crate::parts::Art;
use crate::settings::preferences;
use crate::table::desk::slips_about;
use crate::table::slip::{name, tell_here};

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
    /// The law is bound to open it; of two Deputies only this one.
    MustOpen(Option<Seat>),
    /// The law is bound to take nothing from its owner; of two Deputies only this one.
    TakeNothing(Option<Seat>),
    /// This Deputy decides alone about it.
    Alone(Seat),
    /// What this Deputy says about it.
    Verdict(Seat, Verdict),
}

/// Who is bound, if anybody is: of two Deputies perhaps only one (D6).
fn bound(law: Law, seats: Seats) -> Option<Option<Seat>> {
    let alone = seats.single().filter(|&seat| law.other(seat).is_some());
    (!seats.is_empty()).then_some(alone)
}

/// Everything that is known about this bag.
pub(crate) fn facts(inspection: &Inspection, law: Law, seat: Seat) -> Vec<Fact> {
    let Some(bag) = &inspection.bags[seat] else { return Vec::new() };
    let fate = match bag.fate {
        Fate::Held => return held(inspection, law, seat),
        Fate::HandedBack => Fact::HandedBack,
        Fate::Opened => Fact::Opened,
    };
    // Nothing is taken from its owner until Inspection ends, whatever became of the bag (H1).
    let duty = bound(law, inspection.take_nothing[seat]).map(Fact::TakeNothing);
    std::iter::once(fate).chain(duty).collect()
}

/// Everything that is known about a bag that the law still holds.
fn held(inspection: &Inspection, law: Law, seat: Seat) -> Vec<Fact> {
    let Some(bag) = inspection.held(seat) else { return Vec::new() };
    let rivals = inspection
        .slips
        .iter()
        .filter(|slip| slip.party() == Party::Merchant && slip.terms.law_does.open.has(seat));
    let mut facts = vec![Fact::Slips(slips_about(inspection, seat) as u8)];
    facts.extend(bound(law, inspection.must_open[seat]).map(Fact::MustOpen));
    facts.extend(bound(law, inspection.take_nothing[seat]).map(Fact::TakeNothing));
    facts.extend((!bag.threatened.is_empty()).then_some(Fact::Threatened));
    facts.extend(rivals.map(|slip| Fact::PaysToOpen(slip.author)));
    let verdicts = law.seats().iter().filter_map(|deputy| {
        let verdict = bag.verdicts[law.place(deputy)]?;
        Some(Fact::Verdict(deputy, verdict))
    });
    match bag.alone {
        // What both said before is of no more use.
        Some(alone) => facts.push(Fact::Alone(alone)),
        None => facts.extend(verdicts),
    }
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
        Fact::Opened | Fact::PaysToOpen(_) | Fact::MustOpen(_) => ("state hot", "open"),
        Fact::TakeNothing(_) => ("state law", "lock"),
        Fact::Verdict(..) | Fact::Alone(_) => ("state law", "sheriff"),
    };
    let who = move |seat| if game.is_me(seat) { "who" } else { "other" };
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
            Fact::MustOpen(None) => say!(text, "gate-must-open"),
            Fact::TakeNothing(None) => say!(text, "gate-take-nothing"),
            Fact::MustOpen(Some(seat)) => {
                say!(text, "gate-must-open-by", who = name(game, seat), you = who(seat))
            }
            Fact::TakeNothing(Some(seat)) => {
                say!(text, "gate-take-nothing-by", who = name(game, seat), you = who(seat))
            }
            Fact::Alone(seat) => match game.is_me(seat) {
                true => say!(text, "verdict-alone-you"),
                false => say!(text, "verdict-alone", who = name(game, seat)),
            },
            Fact::Verdict(seat, verdict) => {
                let verdict = match verdict {
                    Verdict::Open => say!(text, "verdict-word-open"),
                    Verdict::HandBack(None) => say!(text, "verdict-word-nothing"),
                    Verdict::HandBack(Some(slip)) => {
                        let terms = tell_here(game, |teller| teller.on_terms(slip));
                        say!(text, "verdict-word-slip", terms = terms)
                    }
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
