//! The two great buttons: hand a bag back, or open it, and what becomes of either.

use leptos::prelude::*;
use rules::public::Verdict;
use rules::slip::Party;
use rules::slips::LiveSlip;
use rules::{Action, Seat, Seats, Slip, SlipNumber, View};
use text::say;

use crate::browser;
use crate::game::{Game, Spot, game};
use crate::live::Live;
use crate::parts::{Art, FinalAct, Tone};
use crate::settings::preferences;
use crate::table::slip::{name, tell_here};

/// The owner's slip about a bag.
pub(super) fn owners_slip(view: &View, bag: Seat) -> Option<Slip> {
    Some(view.public.inspection()?.slips.get(bag, Party::Merchant)?.to_slip())
}

/// The owner's slip that is taken with handing back this bag (I6), also while that cannot be done: a
/// Deputy who has agreed to it must not find other terms under the same button (D3).
pub(crate) fn takes(view: &View, bag: Seat) -> Option<Slip> {
    owners_slip(view, bag).filter(|slip| slip.terms.is_about_own_bag_only())
}

/// What a merchant would give for handing this bag back, which is lost if it is handed back for
/// nothing (H6): another's slip, or the owner's if it asks for more and needs a yes of its own (I6).
fn lapses(view: &View, bag: Seat) -> Option<Slip> {
    let pays = |slip: &LiveSlip<'_>| {
        let terms = slip.terms;
        let is_merchants = slip.party() == Party::Merchant;
        is_merchants && terms.law_does.hand_back.has(bag) && !terms.merchant_gives.is_empty()
    };
    view.public.inspection()?.slips.iter().find(pays).map(|slip| slip.to_slip())
}

/// The other Deputy while nobody acts alone on a bag, and what they are for (D3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Partner {
    seat: Seat,
    verdict: Option<Verdict>,
    /// Who of both has to open it (H1).
    bound: Seats,
}

impl Partner {
    /// Whose verdict this bag waits for, beside mine.
    fn of(view: &View, me: Seat, bag: Seat) -> Option<Self> {
        let inspection = view.public.inspection()?;
        let held = inspection.held(bag)?;
        let seat = view.public.law.other(me).filter(|_| held.alone.is_none())?;
        let verdict = held.verdicts[view.public.law.place(seat)];
        Some(Self { seat, verdict, bound: inspection.must_open[bag] })
    }
}

/// Does something final to a bag, and stays with it to show what came of it.
fn settle(bag: Seat, action: Action) -> Callback<()> {
    let game = game();
    Callback::new(move |()| {
        game.act_then(Spot::Bag, action.clone(), move || {
            game.looking_at.set(Some(bag));
            browser::focus("#asked");
        });
    })
}

/// Why an act is not allowed now, in words.
fn why_not(action: Action) -> (Live<bool>, impl Fn() -> Option<String> + Copy + Send + 'static) {
    let game = game();
    let why = game.part(move |view| view.check(&action).err());
    let words = move || why.get().map(|why| game.tell(|teller| teller.illegal(&why)));
    (Live::new(move || why.get().is_some()), words)
}

/// Hands the bag back, taking the owner's slip if there is one to take.
#[component]
pub(super) fn HandBack(
    /// Whose.
    bag: Seat,
    /// The slip that is taken with it.
    taking: Option<Slip>,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let number = taking.as_ref().map(|slip| slip.number);
    let may_be_bluff = taking.as_ref().is_some_and(|slip| {
        let gives = &slip.terms.merchant_gives;
        let hidden = |view: &View| !view.setup.catalogue().contraband_of(&gives.stand).is_empty();
        // H3, H4
        let on_stand = game.look(|view| view.setup.stand_may_lie() && hidden(view));
        !gives.bag.is_empty() || !gives.either.is_empty() || on_stand
    });
    let action = Action::HandBack { bag, taking: number };
    let (disabled, why) = why_not(action.clone());
    let act = settle(bag, action);
    let button = if number.is_some() { "hand-back" } else { "hand-back-nothing" };
    let lost = game.part(move |view| lapses(view, bag));
    let partner = game.part(move |view| Partner::of(view, game.side, bag));
    let says = move || {
        let partner = partner.get();
        settles_nothing(game, number, partner).unwrap_or_else(|| match &taking {
            Some(slip) => what_is_taken(game, slip, partner),
            None => what_is_lost(game, lost.get().as_ref(), partner),
        })
    };
    let says = Live::new(move || why().unwrap_or_else(&says));
    view! {
        // What becomes of it may change under the finger, with the other Deputy's verdict.
        <FinalAct tone=Tone::Ok class="tall" name=button act disabled about=Box::new(move || says.with(|_| ()))>
            <strong><Art name="hold"/>{move || say!(text(), "gate-hand-back")}</strong>
            <span>{move || says.get()}</span>
            <span hidden=move || !may_be_bluff || settles_nothing(game, number, partner.get()).is_some()>
                {move || say!(text(), "gate-may-be-bluff")}
            </span>
        </FinalAct>
    }
}

/// Why the other Deputy's verdict keeps mine from settling the bag, if it does (D3, D6).
fn settles_nothing(
    game: Game,
    taking: Option<SlipNumber>,
    partner: Option<Partner>,
) -> Option<String> {
    let Partner { seat, verdict, bound } = partner?;
    let text = preferences().text();
    if verdict.is_none() && bound.has(seat) {
        return Some(say!(text, "gate-must-open-by", who = name(game, seat), you = "other"));
    }
    match verdict? {
        Verdict::Open => Some(say!(text, "gate-partner-opens", with = name(game, seat))),
        Verdict::HandBack(terms) if terms != taking => {
            Some(say!(text, "gate-other-terms", with = name(game, seat)))
        }
        Verdict::HandBack(_) => None,
    }
}

/// What is taken with the owner's slip, and given for it; by both Deputies, while no one of them acts
/// alone on the bag (D4).
fn what_is_taken(game: Game, slip: &Slip, partner: Option<Partner>) -> String {
    let text = preferences().text();
    let gives = tell_here(game, |teller| teller.gives(&slip.terms.merchant_gives));
    let both = partner.map(|partner| both(game, partner));
    let Some(law) = &slip.terms.law_gives else {
        return match both {
            None => say!(text, "gate-you-take", gives = gives),
            Some((with, now)) => {
                say!(text, "gate-booty-takes", gives = gives, with = with, now = now)
            }
        };
    };
    let pays = tell_here(game, |teller| teller.law_gives(law));
    let from = name(game, law.from);
    let you = if game.is_me(law.from) { "from" } else { "other" };
    match both {
        None => {
            say!(text, "gate-you-take-and-give", gives = gives, pays = pays, from = from, you = you)
        }
        Some((with, now)) => say!(
            text,
            "gate-booty-takes-and-give",
            gives = gives,
            pays = pays,
            from = from,
            with = with,
            you = you,
            now = now
        ),
    }
}

/// For the words: who has to agree beside me, and whether they have.
fn both(game: Game, Partner { seat, verdict, .. }: Partner) -> (String, &'static str) {
    (name(game, seat), if verdict.is_some() { "agreed" } else { "other" })
}

/// That nothing is taken, and what a merchant would have given.
fn what_is_lost(game: Game, lost: Option<&Slip>, partner: Option<Partner>) -> String {
    let text = preferences().text();
    let both = partner.map(|partner| both(game, partner)).filter(|(_, now)| *now != "agreed");
    let Some(slip) = lost else {
        return match both {
            None => say!(text, "gate-you-take-nothing"),
            Some((with, _)) => say!(text, "gate-take-nothing-with", with = with),
        };
    };
    let gives = tell_here(game, |teller| teller.gives(&slip.terms.merchant_gives));
    let who = name(game, slip.author);
    match both {
        None => say!(text, "gate-you-take-nothing-and-lose", gives = gives, who = who),
        Some((with, _)) => {
            say!(text, "gate-take-nothing-and-lose-with", gives = gives, who = who, with = with)
        }
    }
}

/// Hands the bag back for nothing, where there is a slip that could be taken.
#[component]
pub(super) fn ForNothing(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let preferences = preferences();
    let action = Action::HandBack { bag, taking: None };
    let (disabled, _) = why_not(action.clone());
    let act = settle(bag, action);
    view! {
        <FinalAct tone=Tone::Ok class="quiet" name="hand-back-nothing" act disabled>
            {move || say!(preferences.text(), "gate-hand-back-nothing")}
        </FinalAct>
    }
}

/// Opens the bag.
#[component]
pub(super) fn Open(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let (disabled, why) = why_not(Action::Open(bag));
    let act = settle(bag, Action::Open(bag));
    // Opening refuses what the owner offers for this bag; a slip about another's stays (I6).
    let refuses = game.part(move |view| {
        owners_slip(view, bag).is_some_and(|slip| slip.terms.law_does.bags().has(bag))
    });
    let partner = game.part(move |view| Partner::of(view, game.side, bag));
    let says = move || {
        let with_partner = || {
            let Partner { seat, verdict, bound } = partner.get()?;
            let with = name(game, seat);
            Some(match verdict {
                // Whoever has to open it cannot disagree.
                None if !bound.is_empty() => return None,
                None => say!(text(), "gate-open-alone", with = with),
                Some(Verdict::Open) => say!(text(), "gate-open-both", with = with),
                Some(Verdict::HandBack(_)) => say!(text(), "gate-open-differs", with = with),
            })
        };
        let refuses =
            || refuses.get().then(|| say!(text(), "gate-refuses-slip", who = name(game, bag)));
        why().or_else(with_partner).or_else(refuses)
    };
    let says = Live::new(says);
    view! {
        <FinalAct tone=Tone::Main class="tall" name="open" act disabled about=Box::new(move || says.with(|_| ()))>
            <strong><Art name="hold"/>{move || say!(text(), "gate-open")}</strong>
            <span>{move || says.get()}</span>
        </FinalAct>
    }
}
