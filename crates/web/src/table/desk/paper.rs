//! The slips about one bag: the owner's in full, the others in short. That is the phone's desk.

use leptos::prelude::*;
use rules::slip::Party;
use rules::slips::LiveSlip;
use rules::{Inspection, Seat, Slip, View};
use text::say;

use crate::game::{Spot, game};
use crate::live::For;
use crate::live::Live;
use crate::parts::{Art, RefusalNote};
use crate::settings::preferences;
use crate::table::desk::{Answers, DoesInShort, Gives, Replies, Stale, asks, by, live, lying};
use crate::table::seat::{Device, seat_class};
use crate::table::slip::{
    GivenChips, Giver, deed_drawing, deed_words, deeds, given, has_deputies, law_name, name,
    sealed_hint, who_promises,
};

/// Whether a slip is about a merchant or their bag.
fn concerns(slip: &Slip, seat: Seat) -> bool {
    let does = slip.terms.law_does;
    slip.terms.merchant == seat || does.bags().or(does.take_nothing).has(seat)
}

/// How many slips are about a merchant's bag, or about what may be taken from them; one that is about
/// nobody's lies with its merchant.
pub(crate) fn slips_about(inspection: &Inspection, seat: Seat) -> usize {
    let is_about = |slip: &LiveSlip<'_>| {
        let does = slip.terms.law_does;
        let whom = does.bags().or(does.take_nothing);
        if whom.is_empty() { slip.terms.merchant == seat } else { whom.has(seat) }
    };
    inspection.slips.iter().filter(is_about).count()
}

/// How many slips lie with a merchant's bag where one is looked at at a time.
pub(crate) fn slips_with(view: &View, seat: Seat) -> usize {
    let lies = |slip: &Slip| concerns(slip, seat) || is_bagless(view, slip);
    live(view).iter().filter(|slip| lies(slip)).count()
}

/// Whether the merchant of a slip has no bag beside which it could lie.
fn is_bagless(view: &View, slip: &Slip) -> bool {
    let inspection = view.public.inspection();
    inspection.is_some_and(|inspection| inspection.bags[slip.terms.merchant].is_none())
}

/// Whether a slip is one between the law and the owner of the bag.
fn is_owners(slip: &Slip, seat: Seat) -> bool {
    slip.terms.merchant == seat
}

/// The slips about one bag.
#[component]
pub fn Papers(
    /// Whose bag.
    bag: Live<Option<Seat>>,
) -> impl IntoView {
    let game = game();
    let slips = lying();
    let about = move |owners: bool| {
        let slips = slips.get().into_iter();
        let bag = bag.get();
        let about = slips.filter(move |slip| {
            let lies = |bag| concerns(slip, bag) || game.with(|view| is_bagless(view, slip));
            bag.is_some_and(|bag| lies(bag) && is_owners(slip, bag) == owners)
        });
        // What waits for my answer comes first.
        let (mut about, mine): (Vec<Slip>, Vec<Slip>) =
            about.partition(|slip| !game.is_me(slip.author));
        about.extend(mine);
        about
    };
    view! {
        <div class="papers">
            <For each=move || about(true) key=|slip| slip.number.0 let:slip>
                <Paper slip/>
            </For>
            <For each=move || about(false) key=|slip| slip.number.0 let:slip>
                <ShortPaper slip/>
            </For>
            <RefusalNote spot=Spot::Desk/>
        </div>
    }
}

/// A slip to read, in full.
#[component]
fn Paper(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let (author, number) = (slip.author, slip.number.0);
    let title = move || match game.is_me(author) {
        true => say!(text(), "slip-yours"),
        false => say!(text(), "slip-of", who = name(game, author)),
    };
    let (merchant, party) = (slip.terms.merchant, slip.party());
    let version = game.part(move |view| {
        let inspection = view.public.inspection();
        inspection.map_or(0, |inspection| inspection.slips.written(merchant, party))
    });
    let words = slip.terms.word.clone();
    let promises = words.into_iter().map(|promise| {
        view! {
            <blockquote>
                <small>{move || who_promises(game, promise.by)}</small>" "
                {move || game.tell(|teller| teller.promise(&promise))}
            </blockquote>
        }
    });
    let word = (!slip.terms.word.is_empty()).then(|| {
        view! {
            <section class="word">
                <h4><Art name="wind"/><b class="capitals">{move || say!(text(), "slip-word-only")}</b></h4>
                {promises.collect_view()}
            </section>
        }
    });
    view! {
        <article class=format!("slip {}", seat_class(author)) data-slip=number
            data-seat=author.index()>
            <header>
                <h3>{move || title()}</h3>
                <small>{move || say!(text(), "slip-version", number = version.get())}</small>
            </header>
            <Sealed slip=slip.clone()/>
            {word}
            <Replies slip=slip.clone()/>
            <Stale slip=slip.clone()/>
            <footer><Answers slip spot=Spot::Desk beside_hand_back=true/></footer>
        </article>
    }
}

/// The sealed part of a slip to read.
#[component]
fn Sealed(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let text = move || preferences.text();
    let terms = slip.terms.clone();
    let merchant = terms.merchant;
    let i_am_law = game.look(|view| game.is_law(view));
    let hint = {
        let slip = slip.clone();
        move || sealed_hint(game, &slip.terms, slip.author)
    };
    let of = |giver| game.look(|view| given(view.setup.catalogue(), &terms, giver));
    let row = move |from: Seat, items: Vec<_>| {
        let label = move || match game.is_me(from) {
            true => say!(text(), "slip-you-give"),
            false => say!(text(), "slip-gives", who = name(game, from)),
        };
        view! { <dt>{move || label()}</dt><dd><GivenChips items/></dd> }
    };
    let merchants = Some(of(Giver::Merchant)).filter(|items| !items.is_empty());
    let law = terms.law_gives.map(|gives| row(gives.from, of(Giver::Law(gives.from))));
    let does = deeds(&terms).into_iter().map(|deed| {
        view! {
            <span class="chip deed"><Art name=deed_drawing(deed)/>{move || deed_words(game, deed)}</span>
        }
    });
    let does_label = move || match (i_am_law, has_deputies(game)) {
        (true, _) => say!(text(), "slip-you-do"),
        (false, true) => say!(text(), "slip-deputies-do"),
        (false, false) => say!(text(), "slip-does", who = law_name(game)),
    };
    view! {
        <section class="sealed">
            <h4><Art name="seal"/><b class="capitals">{move || say!(text(), "slip-sealed")}</b>" "{move || hint()}</h4>
            <dl class="terms">
                {merchants.map(|items| row(merchant, items))}
                {law}
                {(!terms.law_does.is_empty()).then(|| view! {
                    <dt>{move || does_label()}</dt><dd>{does.collect_view()}</dd>
                })}
            </dl>
        </section>
    }
}

/// A slip of somebody else about a bag, in short.
#[component]
fn ShortPaper(
    /// Which.
    slip: Slip,
) -> impl IntoView {
    let game = game();
    let preferences = preferences();
    let (author, number) = (slip.author, slip.number.0);
    // Whether they pay or want to be paid must not be guessed from the coins.
    let by_law = slip.party() == Party::Law;
    let gives = !by_law && !slip.terms.merchant_gives.is_empty();
    let by = move || match (gives, game.is_me(author)) {
        (false, _) => by(game, author),
        (true, true) => say!(preferences.text(), "slip-you-give"),
        (true, false) => say!(preferences.text(), "slip-gives", who = name(game, author)),
    };
    let asks = {
        let slip = slip.clone();
        move || asks(game, &slip)
    };
    view! {
        <article class=format!("slip short {}", seat_class(author)) data-slip=number
            data-seat=author.index()>
            <Device seat=author/>
            <div class="offer">
                <b>{move || by()}</b>
                <small hidden=!by_law>{asks}</small>
                <Gives slip=slip.clone()/>
                <DoesInShort slip=slip.clone()/>
            </div>
            <Replies slip=slip.clone()/>
            <Stale slip=slip.clone()/>
            <Answers slip spot=Spot::Desk/>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use rules::{Action, Actor, Edition, Good, Observer, Options, Scene, Setup, Terms};

    use super::*;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    #[test]
    fn a_slip_counts_at_the_bags_that_it_is_about() {
        let setup = Setup::new(Options::new(Edition::Second, 3)).expect("playable options");
        let scene = Scene::new(setup.into()).sheriff(OLEK);
        let scene = [MAYA, INES].into_iter().fold(scene, |scene, seat| {
            scene.bag(seat, [(Good::APPLES, 2)]).declares(seat, Good::APPLES)
        });
        let mut state = scene.inspection().build().expect("a possible scene");
        let mut offer = |seat: Seat, terms: Terms| {
            let action = Action::Offer(terms.into());
            state.apply(Actor::Seat(seat), action, &mut |_| {}).expect("a slip");
        };
        offer(MAYA, Terms::with(MAYA).gold(1).open(INES));
        offer(INES, Terms::with(INES).gold(2));
        let view = state.view(Observer::Spectator);
        let inspection = view.public.inspection().expect("the gate");
        assert_eq!([MAYA, INES].map(|seat| slips_about(inspection, seat)), [0, 2]);
    }
}
