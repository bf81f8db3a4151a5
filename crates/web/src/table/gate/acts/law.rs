//! What the law can do with the bag that it looks at.

use leptos::prelude::*;
use rules::event::Impossible;
use rules::public::Verdict;
use rules::slip::Party;
use rules::slips::LiveSlip;
use rules::{Action, IllegalAction, Seat, Seats, Slip, SlipNumber, View};
use text::say;

use crate::browser;
use crate::game::{Game, Spot, game};
use crate::help::Citation;
use crate::live::{For, Live, Show};
use crate::parts::{Art, FinalAct, RefusalNote, Tone};
use crate::settings::preferences;
use crate::table::display::LastWishes;
use crate::table::gate::{focused, with_bags};
use crate::table::slip::{name, our_slip, pen, tell_here};

/// The owner's slip about a bag.
fn owners_slip(view: &View, bag: Seat) -> Option<Slip> {
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

/// The merchants who have no bag this round.
fn without_bags(view: &View) -> Vec<Seat> {
    let Some(inspection) = view.public.inspection() else { return Vec::new() };
    let merchants = view.public.merchants_on_duty(&view.setup);
    merchants.iter().filter(|&seat| inspection.bags[seat].is_none()).collect()
}

/// The next bag after this one that is still held.
fn next_held(view: &View, me: Seat, after: Seat) -> Option<Seat> {
    let inspection = view.public.inspection()?;
    let bags = with_bags(view, me);
    let place = bags.iter().position(|&seat| seat == after)?;
    let round = bags.iter().cycle().skip(place + 1).take(bags.len());
    round.copied().find(|&seat| inspection.held(seat).is_some())
}

/// The acts about the bag that I look at.
#[component]
pub fn LawActs() -> impl IntoView {
    let game = game();
    let focus = focused();
    let bag = Live::new(move || {
        let bag = focus.get()?;
        let held = game.with(|view| view.public.inspection()?.held(bag).is_some().then_some(()));
        Some((bag, held.is_some()))
    });
    move || match bag.get() {
        Some((bag, true)) => view! { <BagActs bag/> }.into_any(),
        // Whose bag is settled may still deal about the others (I4, I12).
        Some((bag, false)) => view! {
            <NextBag bag/><AskForMore bag/><Bagless/>
            // It may have been settled under my finger: then this says so.
            <RefusalNote spot=Spot::Bag/>
        }
        .into_any(),
        None => view! { <Bagless/><RefusalNote spot=Spot::Bag/> }.into_any(),
    }
}

/// Writes to the merchants who have no bag: they may deal about the bags of others (M8).
#[component]
fn Bagless() -> impl IntoView {
    let seats = game().part(without_bags);
    view! { <For each=move || seats.get() key=|seat| *seat let:seat><AskForMore bag=seat/><Barred seat/></For> }
}

/// That nothing may be taken from a merchant who has no bag at which it could stand (H1, M8).
#[component]
fn Barred(
    /// From whom.
    seat: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let bound = game.part(move |view| {
        view.public.inspection().map(|it| it.take_nothing[seat]).unwrap_or_default()
    });
    let words = move || match bound.get().single() {
        // One person, by name: of two Deputies the other is free to take.
        Some(law) => say!(
            preferences.text(),
            "gate-take-nothing-from",
            who = name(game, law),
            merchant = name(game, seat),
            you = if game.is_me(law) { "who" } else { "other" },
        ),
        None => game.tell(|teller| teller.impossible(&Impossible::NothingFrom(seat))),
    };
    view! {
        <Show when=move || !bound.get().is_empty()>
            <span class="state law barred" data-seat=seat.index()>
                <Art name="lock"/>{move || words()}
            </span>
        </Show>
    }
}

/// The way to the next bag, once this one is settled.
#[component]
fn NextBag(
    /// The bag that is settled.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let next = game.part(move |view| next_held(view, game.side, bag));
    let words = move |seat| say!(preferences.text(), "gate-next-bag", who = name(game, seat));
    move || {
        let seat = next.get()?;
        Some(view! {
            <button type="button" class="btn law" name="next-bag"
                on:click=move |_| { game.looking_at.set(Some(seat)); browser::focus("#asked"); }>
                {move || words(seat)}<Art name="arrow"/>
            </button>
        })
    }
}

/// The acts about a bag that is held.
#[component]
fn BagActs(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let taking = game.part(move |view| takes(view, bag));
    // The reason stands in the button that it forbids; its rule, which leads on, beside them.
    let why = game.part(move |view| {
        let hand_back = Action::HandBack { bag, taking: None };
        view.check(&hand_back).and_then(|()| view.check(&Action::Open(bag))).err()
    });
    view! {
        <div class="law-acts">
            // A slip that changes under the finger must not be taken: its button goes with it.
            {move || view! { <HandBack bag taking=taking.get()/> }}
            <Open bag/>
            <div class="lesser">
                <Whose bag/>
                <Citation why/>
                <Show when=move || taking.get().is_some()><ForNothing bag/></Show>
                <Threaten bag/>
                <AskForMore bag/>
                <Bagless/>
                <LastWishes/>
            </div>
            <RefusalNote spot=Spot::Bag/>
        </div>
    }
}

/// Whose bag it is about, where the bag itself may be out of sight.
#[component]
fn Whose(
    /// Whose.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let words = move || say!(preferences.text(), "desk-bag", who = name(game, bag), you = "other");
    view! { <p class="whose">{move || words()}</p> }
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
fn HandBack(
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
fn ForNothing(
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
fn Open(
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

/// Threatens the owner.
#[component]
fn Threaten(
    /// Whose bag.
    bag: Seat,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let why = game.part(move |view| view.check(&Action::Threaten(bag)).err());
    let is_done = move || matches!(why.get(), Some(IllegalAction::AlreadyThreatened(_)));
    view! {
        <button type="button" class="btn quiet" name="threaten" disabled=move || why.get().is_some()
            on:click=move |_| { game.act(Spot::Bag, Action::Threaten(bag)); }>
            <Art name="threat"/>
            {move || match is_done() {
                false => say!(preferences.text(), "gate-threaten"),
                true => say!(preferences.text(), "gate-threatened"),
            }}
        </button>
    }
}

/// Writes a slip to a merchant: one that starts from theirs, if there is one.
#[component]
fn AskForMore(
    /// Who, and whose bag, if it is held.
    bag: Seat,
) -> impl IntoView {
    let (game, pen) = (game(), pen());
    let preferences = preferences();
    let text = move || preferences.text();
    let may = game.part(move |view| view.choices().is_some_and(|choices| choices.may_offer(bag)));
    let ours = game.part(move |view| our_slip(view, bag).map(|slip| slip.author));
    let held =
        game.part(move |view| view.public.inspection().is_some_and(|it| it.held(bag).is_some()));
    // What they want about another's bag is no beginning of a slip about this one.
    let theirs = game.part(move |view| {
        let settled = view.public.inspection()?.held(bag).is_none();
        owners_slip(view, bag).filter(|slip| settled || slip.terms.law_does.bags().has(bag))
    });
    let words = move || match (ours.get(), theirs.with(Option::is_some)) {
        // Whose bag is not before me, or who has none, is named.
        _ if !held.get() => say!(text(), "gate-write-to", who = name(game, bag)),
        (Some(author), _) if game.is_me(author) => say!(text(), "gate-change-slip"),
        (Some(author), _) => say!(text(), "gate-replace-slip", who = name(game, author)),
        (None, true) => say!(text(), "gate-ask-for-more"),
        (None, false) => say!(text(), "gate-write-slip"),
    };
    let write = move |_| {
        game.looking_at.set(Some(bag));
        match theirs.get_untracked().filter(|_| ours.get_untracked().is_none()) {
            Some(slip) => pen.counter(&slip.terms),
            None => pen.write(),
        }
    };
    view! {
        <button type="button" class="btn quiet" name="write-slip" data-seat=bag.index()
            hidden=move || !may.get() on:click=write>
            <Art name="pencil"/>{move || words()}
        </button>
    }
}
