//! The no-leak property: a seat learns only what its player may know.
//!
//! On states of random games the cards that an observer cannot see are dealt anew. Then view,
//! choices and refusals are byte-equal; and after the next action of the same public shape the
//! event views are equal, up to the first reveal that [`Reveal`] allows.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::action::Tier;
use rules::event::{Place, Seen};
use rules::imagine::indistinguishable;
use rules::{
    Action, Actor, Ask, Bag, Event, EventView, Goods, Handful, Memory, Observer, Seat, Seed, Setup,
    State, below, random,
};

use crate::common::games::observers;
use crate::probes::probe;

pub(crate) fn leaks_nothing(setup: &Arc<Setup>, seed: u64, steps: usize) {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut minds: Vec<(Observer, Memory)> =
        observers(setup).map(|observer| (observer, Memory::new(&state.view(observer)))).collect();
    let mut moves = 0;
    while !state.is_over() && moves < steps {
        let Some((actor, action)) = random::next_move(&state, &mut rng) else { continue };
        let (observer, memory) = &minds[below(minds.len() as u32, &mut rng) as usize];
        let twin = indistinguishable(&state, *observer, memory, &mut rng);
        let before = state.clone();
        let mut told = Vec::new();
        state.apply(actor, action.clone(), &mut |event| told.push(event)).expect("a legal move");
        if let Some(twin) = twin {
            look_alike(&before, &twin, *observer, &mut rng);
            let outcome = (&state, &told[..]);
            act_alike(&before, &twin, *observer, actor, &action, outcome, &mut rng);
        }
        for (observer, memory) in &mut minds {
            told.iter().for_each(|event| memory.observe(&event.seen_by(*observer)));
        }
        moves += 1;
    }
}

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}

/// View, choices and refusals are the same to the byte.
fn look_alike(state: &State, twin: &State, observer: Observer, rng: &mut ChaCha8Rng) {
    assert_eq!(twin.all_cards(), state.all_cards(), "the twin has other cards");
    let (view, twin_view) = (state.view(observer), twin.view(observer));
    assert_eq!(view, twin_view, "{observer:?} sees a difference");
    assert_eq!(bytes(&view), bytes(&twin_view));
    let Observer::Seat(seat) = observer else { return };
    assert_eq!(bytes(&state.choices(seat).all()), bytes(&twin.choices(seat).all()));
    for _ in 0..3 {
        let action = probe(state, rng);
        let actor = Actor::Seat(seat);
        assert_eq!(state.check(actor, &action), twin.check(actor, &action), "{action:?}");
    }
}

/// The same action, or one of the same public shape, looks the same to the observer up to the
/// first legitimate reveal.
fn act_alike(
    state: &State,
    twin: &State,
    observer: Observer,
    actor: Actor,
    action: &Action,
    (after, told): (&State, &[Event]),
    rng: &mut ChaCha8Rng,
) {
    let Some(alike) = same_shape(state, twin, actor, action, rng) else { return };
    let mut twin = twin.clone();
    let mut twin_told = Vec::new();
    if twin.apply(actor, alike.clone(), &mut |event| twin_told.push(event)).is_err() {
        assert_ne!(observer, acting(actor), "the observer's own action is judged differently");
        return;
    }
    let see = |events: &[Event]| -> Vec<EventView> {
        events.iter().map(|event| event.seen_by(observer)).collect()
    };
    let (seen, twin_seen) = (see(told), see(&twin_told));
    let mut drew = false;
    for place in 0..seen.len().max(twin_seen.len()) {
        let (one, other) = (seen.get(place), twin_seen.get(place));
        if one == other {
            continue;
        }
        let reveal = Reveal { state, observer, action };
        let allows = |view: Option<&EventView>| view.is_some_and(|view| reveal.allows(view));
        assert!(
            allows(one) || allows(other),
            "{observer:?} sees a secret of {action:?}:\n{one:?}\n{other:?}"
        );
        if !is_draw(one) || !is_draw(other) {
            return;
        }
        drew = true;
    }
    if !drew {
        assert_eq!(after.view(observer), twin.view(observer), "{observer:?} after {action:?}");
    }
}

fn acting(actor: Actor) -> Observer {
    match actor {
        Actor::Seat(seat) => Observer::Seat(seat),
        Actor::Clock => Observer::Spectator,
    }
}

/// Drawing into one's own hand differs and changes nothing that others see: compare on.
fn is_draw(view: Option<&EventView>) -> bool {
    matches!(view, Some(EventView::Moved { from: Place::Deck, to: Place::Hand(_), .. }))
}

/// The hand-written table of reveals: what an observer may learn from an action in a state.
struct Reveal<'a> {
    state: &'a State,
    observer: Observer,
    action: &'a Action,
}

impl Reveal<'_> {
    /// Whether the observer may learn something hidden from seeing this.
    fn allows(&self, view: &EventView) -> bool {
        match view {
            EventView::Moved { cards, from, to } => self.allows_move(cards, *from, *to),
            // L1: sizes become public when all bags are closed.
            EventView::BagsClosed(_) => matches!(self.action, Action::Load(_)),
            // I9: opening a bag shows it to everyone.
            EventView::Opened { .. } => self.settles_a_bag(),
            // H4: the parties of the deal see the proof, everyone else that it was shown.
            EventView::Proved { merchant, to, .. } => {
                self.promises_hidden() && to.with(*merchant).iter().any(|seat| self.is(seat))
            }
            EventView::ProofShown { .. } => self.promises_hidden(),
            EventView::Forgiven { debtor, .. } => self.reveals_contraband_of(*debtor),
            // V1: contraband is revealed at the end.
            EventView::GameOver(_) => true,
            _ => false,
        }
    }

    fn allows_move(&self, cards: &Seen, from: Place, to: Place) -> bool {
        match (from, to) {
            // P2: one sees the cards that one draws.
            (Place::Deck, Place::Hand(seat)) => self.is(seat),
            // M3 (2e): cards are set aside face up.
            (Place::Hand(_), Place::SetAside(_)) => {
                matches!(cards, Seen::Cards(_)) && !self.state.setup().two_piles()
            }
            // M5, D7: what was set aside, or is left over, is placed face up.
            (Place::SetAside(_) | Place::Booty, Place::Discard(_)) => true,
            // I8, T1: handing a bag back shows its legal goods and the number of its contraband.
            (Place::Bag(_), Place::Stand(_)) => {
                self.settles_a_bag() && self.hides_contraband(cards)
            }
            // H3, H4, I7: how many of the promised hidden goods were really there.
            (Place::Stand(giver), Place::Stand(_) | Place::Booty) => {
                let party = self.is(giver) || self.is_law();
                (self.promises_hidden() && (party || self.hides_contraband(cards)))
                    || self.reveals_contraband_of(giver)
            }
            // D7: the shares show how the kinds on the Booty divide.
            (Place::Booty, Place::Stand(_)) => self.is_law() || self.hides_contraband(cards),
            _ => false,
        }
    }

    fn is(&self, seat: Seat) -> bool {
        self.observer == Observer::Seat(seat)
    }

    fn is_law(&self) -> bool {
        self.state.public().law.seats().iter().any(|seat| self.is(seat))
    }

    /// Whether no face of contraband is shown.
    fn hides_contraband(&self, cards: &Seen) -> bool {
        match cards {
            Seen::Cards(goods) => self.state.setup().catalogue().contraband_of(goods).is_empty(),
            Seen::Backs { .. } => true,
        }
    }

    fn settles_a_bag(&self) -> bool {
        matches!(
            self.action,
            Action::Open(_) | Action::HandBack { .. } | Action::Accept(_) | Action::TimeIsUp
        )
    }

    /// Whether the action may strike a deal that promises goods from hidden places.
    fn promises_hidden(&self) -> bool {
        let number = match self.action {
            Action::Accept(number) | Action::HandBack { taking: Some(number), .. } => *number,
            _ => return false,
        };
        let inspection = self.state.public().inspection();
        let slip = inspection.and_then(|inspection| inspection.slips.find(number));
        slip.is_some_and(|slip| {
            let gives = &slip.terms.merchant_gives;
            let hidden = self.state.setup().catalogue().contraband_of(&gives.stand);
            !(gives.bag.is_empty() && gives.either.is_empty() && hidden.is_empty())
        })
    }

    /// B1, B2: contraband that pays a debt is revealed: when it is chosen, when time is up, or
    /// without asking if public facts leave no choice, that is if only one card lies there.
    fn reveals_contraband_of(&self, debtor: Seat) -> bool {
        let only_one = self.state.public().merchants[debtor].face_down <= 1;
        match self.action {
            Action::Pay(_) => pays_contraband(self.state) || only_one,
            Action::Open(_) => only_one,
            Action::TimeIsUp => true,
            _ => false,
        }
    }
}

/// Whether the debt that is owed now is paid in contraband.
fn pays_contraband(state: &State) -> bool {
    let debt = state.public().inspection().and_then(|inspection| inspection.debt());
    debt.is_some_and(|debt| debt.tier == Tier::Contraband)
}

/// The action that looks the same from outside, with the cards of the twin.
fn same_shape(
    state: &State,
    twin: &State,
    actor: Actor,
    action: &Action,
    rng: &mut ChaCha8Rng,
) -> Option<Action> {
    let Actor::Seat(seat) = actor else { return Some(action.clone()) };
    if state.secrets_of(seat) == twin.secrets_of(seat) {
        return Some(action.clone());
    }
    let hand = twin.secrets_of(seat).hand;
    Some(match action {
        Action::Load(_) => {
            // Not even the number is known: any bag looks the same.
            let most = hand.len().min(5) as u32;
            Action::Load(Bag::new(&some_of(&hand, 1 + below(most, rng) as usize, rng)).ok()?)
        }
        Action::Exchange { set_aside, left, right } => Action::Exchange {
            set_aside: some_of(&hand, set_aside.len(), rng),
            left: *left,
            right: *right,
        },
        Action::Place { onto, order } if state.asked(seat) == Some(Ask::Place) => {
            let cards = twin.choices(seat).place()?.cards;
            if cards.goods() == order.goods() {
                return Some(action.clone());
            }
            Action::Place {
                onto: *onto,
                order: Handful::from_cards(cards.cards().iter().copied()).ok()?,
            }
        }
        Action::Pay(_) if pays_contraband(state) => {
            Action::Pay(*twin.choices(seat).payments(1).first()?)
        }
        other => other.clone(),
    })
}

fn some_of(stock: &Goods, count: usize, rng: &mut ChaCha8Rng) -> Goods {
    let mut cards: Vec<_> = stock.cards().collect();
    rules::shuffle(&mut cards, rng);
    cards.into_iter().take(count).collect()
}
