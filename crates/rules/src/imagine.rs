//! Imagining: a whole state that fits what one observer knows, for looking ahead without cheating.

use rand_core::Rng;

use crate::chance::{Chance, Seed, below, shuffle};
use crate::event::{Observer, Place};
use crate::goods::{Good, Goods, MAX_KINDS};
use crate::handful::{Bag, HANDFUL, Handful};
use crate::memory::{Bounds, Memory, Piles};
use crate::pile::Pile;
use crate::play;
use crate::public::{Phase, Public};
use crate::seat::{PerSeat, Seat};
use crate::setup::Setup;
use crate::state::{Own, Secret, State};
use crate::view::View;

impl State {
    /// A state that this observer cannot tell from the true one: what the view shows is as it
    /// shows it, and every hidden card lies at random where sizes, contraband-only piles and the
    /// memory allow it. The order of the deck, of the deputy cards still to come, and all later
    /// shuffles are new.
    ///
    /// Returns nothing if view and memory contradict each other, as they do when they are not of
    /// the same observer and moment.
    pub fn imagine(view: &View, memory: &Memory, rng: &mut impl Rng) -> Option<Self> {
        let bag_size = |_, hand: u8, rng: &mut _| match hand.min(HANDFUL as u8) {
            0 => 0,
            most => 1 + below(u32::from(most), rng) as u8,
        };
        let Dealt { own, deck, removed, booty } = Dealt::deal(view, memory, bag_size, rng)?;
        let deputies = deputy_cards(&view.setup, &view.public, rng)?;
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        let chance = Chance::new(Seed(seed));
        let secret = Secret { own, deck, removed, booty, deputies, chance };
        Some(Self { setup: view.setup.clone(), public: view.public.clone(), secret })
    }
}

/// The state with every card dealt anew that this observer cannot know, and all else as it truly
/// is: bag sizes, the deputy cards and the later shuffles too. For testing that nothing leaks: the
/// observer must not be able to tell the two states apart.
///
/// Returns nothing if the memory is not this observer's, or not of this moment.
#[doc(hidden)]
pub fn indistinguishable(
    state: &State,
    observer: Observer,
    memory: &Memory,
    rng: &mut impl Rng,
) -> Option<State> {
    let bag_size = |seat, _, _: &mut _| {
        state.secret.own[seat].bag.as_ref().map_or(0, |bag: &Bag| bag.len() as u8)
    };
    let Dealt { own, deck, removed, booty } =
        Dealt::deal(&state.view(observer), memory, bag_size, rng)?;
    let mut other = state.clone();
    other.secret = Secret { own, deck, removed, booty, ..other.secret };
    Some(other)
}

/// The hidden cards of a game.
struct Dealt {
    own: PerSeat<Own>,
    deck: Pile,
    removed: Goods,
    booty: Goods,
}

impl Dealt {
    /// Deals what the view does not show. While bags are being loaded, `bag_size` says how many of
    /// so many cards someone has put into the bag that they have closed (L1).
    fn deal<R: Rng>(
        view: &View,
        memory: &Memory,
        mut bag_size: impl FnMut(Seat, u8, &mut R) -> u8,
        rng: &mut R,
    ) -> Option<Self> {
        let piles = Piles::of(view);
        let remembered = |&(place, ref goods): &(Place, Goods)| {
            memory.at(place).is_some_and(|bounds| bounds.allows(goods))
        };
        if memory.observer() != view.observer || !piles.fits || !piles.known.iter().all(remembered)
        {
            return None;
        }
        let mut bounds = Vec::with_capacity(piles.unknown.len());
        for &(place, size) in &piles.unknown {
            bounds.push(*memory.at(place).filter(|bounds| bounds.size == size)?);
        }
        let filled = Filling::begin(&bounds, piles.pool)?.finish(rng)?;
        let mut dealt = Self::seen(view);
        for (&(place, _), goods) in piles.unknown.iter().zip(&filled) {
            dealt.put(place, goods)?;
        }
        shuffle(dealt.deck.cards_mut(), rng);
        if let Phase::Load(load) = &view.public.phase {
            for seat in load.loading.minus(load.waiting).iter() {
                let own = &mut dealt.own[seat];
                if own.bag.is_none() {
                    let size = bag_size(seat, own.hand.len() as u8, rng);
                    *own = close_bag(own, size, rng)?;
                }
            }
        }
        Some(dealt)
    }

    /// The hidden cards that this observer sees, and nothing yet of the others.
    fn seen(view: &View) -> Self {
        let mut own = PerSeat::<Own>::default();
        if let Phase::Over(stands) = &view.public.phase {
            own.0.iter_mut().zip(&stands.0).for_each(|(own, stand)| own.face_down = *stand);
        }
        if let (Observer::Seat(seat), Some(mine)) = (view.observer, &view.own) {
            own[seat] = *mine;
        }
        let booty = view.booty.unwrap_or_default();
        Self { own, deck: Pile::default(), removed: Goods::NONE, booty }
    }

    /// Puts the cards of one pile where they belong.
    fn put(&mut self, place: Place, goods: &Goods) -> Option<()> {
        match place {
            Place::Deck => self.deck = goods.cards().collect(),
            Place::Box => self.removed = *goods,
            Place::Booty => self.booty = *goods,
            Place::Hand(seat) => self.own[seat].hand = *goods,
            Place::Stand(seat) => self.own[seat].face_down = *goods,
            Place::Bag(seat) => self.own[seat].bag = Some(Bag::new(goods).ok()?),
            Place::SetAside(seat) => {
                self.own[seat].set_aside = Handful::in_table_order(goods).ok()?;
            }
            Place::Discard(_) | Place::Gate => return None,
        }
        Some(())
    }
}

/// Puts so many random cards of the hand into the bag.
fn close_bag(own: &Own, size: u8, rng: &mut impl Rng) -> Option<Own> {
    let mut hand: Pile = own.hand.cards().collect();
    shuffle(hand.cards_mut(), rng);
    let bag: Goods = (0..size).filter_map(|_| hand.pop()).collect();
    let bag = Some(Bag::new(&bag).ok()?);
    Some(Own { hand: hand.cards().iter().copied().collect(), bag, ..*own })
}

/// The deputy cards, the next two last (D1): those who have served are behind the rest, the two on
/// duty next to it, and the rest lies in any order.
fn deputy_cards(setup: &Setup, public: &Public, rng: &mut impl Rng) -> Option<[Seat; 6]> {
    let Public { law, served, .. } = *public;
    let on_duty = law.seats().minus(served).is_empty() && served.len().is_multiple_of(2);
    if setup.options().deputies && !on_duty {
        return None;
    }
    let mut to_come: Vec<Seat> = setup.seats().minus(served).iter().collect();
    shuffle(&mut to_come, rng);
    Some(play::deputy_cards(&to_come, law, served))
}

/// One pile that is being filled.
struct Heap {
    bounds: Bounds,
    cards: Goods,
}

impl Heap {
    fn missing(&self) -> usize {
        usize::from(self.bounds.size).saturating_sub(self.cards.len())
    }

    /// Whether there may be one more of this kind.
    const fn takes(&self, good: Good) -> bool {
        self.cards.count(good) < self.bounds.at_most.count(good)
    }

    /// Whether there may be one less of this kind.
    const fn spares(&self, good: Good) -> bool {
        self.cards.count(good) > self.bounds.at_least.count(good)
    }
}

/// So many times each card is offered another place, to forget in which order the piles were
/// filled.
const SWEEPS: usize = 3;

/// A pool of cards on its way into piles.
struct Filling {
    heaps: Vec<Heap>,
    left: Goods,
}

impl Filling {
    /// Puts the cards where they surely are. Nothing if that is impossible.
    fn begin(bounds: &[Bounds], pool: Goods) -> Option<Self> {
        let mut left = pool;
        let mut heaps = Vec::with_capacity(bounds.len());
        for &bounds in bounds {
            let cards = bounds.at_least;
            let sane = bounds.at_most.contains(&cards) && cards.len() <= usize::from(bounds.size);
            if !sane || !left.contains(&cards) {
                return None;
            }
            left.take_all(&cards);
            heaps.push(Heap { bounds, cards });
        }
        let missing: usize = heaps.iter().map(Heap::missing).sum();
        (missing == left.len()).then_some(Self { heaps, left })
    }

    /// Fills the piles at random. Nothing if the bounds allow no way to do it.
    fn finish(mut self, rng: &mut impl Rng) -> Option<Vec<Goods>> {
        // The pickiest piles choose first; which of equals is first is chance.
        let mut order: Vec<usize> = (0..self.heaps.len()).collect();
        shuffle(&mut order, rng);
        order.sort_by_key(|&heap| self.heaps[heap].bounds.at_most.common(&self.left).len());
        for &heap in &order {
            self.deal(heap, rng);
        }
        for &heap in &order {
            while self.heaps[heap].missing() > 0 {
                self.make_room(heap)?;
            }
        }
        self.mix(rng);
        Some(self.heaps.into_iter().map(|heap| heap.cards).collect())
    }

    /// Gives a pile random cards that it takes, as long as there are any.
    fn deal(&mut self, heap: usize, rng: &mut impl Rng) {
        let heap = &mut self.heaps[heap];
        let takes = |heap: &Heap| heap.bounds.at_most.minus(&heap.cards).kinds();
        let mut options = self.left.only(takes(heap));
        let mut many = options.len();
        for _ in 0..heap.missing() {
            if many == 0 {
                return;
            }
            let Some(good) = options.nth(below(many as u32, rng) as usize) else { return };
            heap.cards.add(good, 1);
            self.left.take(good, 1);
            options.take(good, 1);
            many -= 1;
            if !heap.takes(good) {
                many -= usize::from(options.count(good));
                options.take(good, options.count(good));
            }
        }
    }

    /// Gets one more card into a pile by a chain of piles that pass cards on to each other, from
    /// one that can take a card that is left: an augmenting path of a flow of kinds into piles.
    fn make_room(&mut self, into: usize) -> Option<()> {
        // The pile that asked first for each kind, and the kind by which each pile was reached.
        let mut asked_by = [None; MAX_KINDS];
        let mut gives: Vec<Option<Good>> = vec![None; self.heaps.len()];
        let mut queue = vec![into];
        let mut turn = 0;
        while let Some(&asker) = queue.get(turn) {
            turn += 1;
            for good in self.heaps[asker].bounds.at_most.kinds().iter() {
                if asked_by[good.index()].is_some() || !self.heaps[asker].takes(good) {
                    continue;
                }
                asked_by[good.index()] = Some(asker);
                if self.left.count(good) > 0 {
                    self.pass_on(good, &asked_by, &gives);
                    return Some(());
                }
                for (other, heap) in self.heaps.iter().enumerate() {
                    if other != into && gives[other].is_none() && heap.spares(good) {
                        gives[other] = Some(good);
                        queue.push(other);
                    }
                }
            }
        }
        None
    }

    /// Takes a card that is left, and passes cards on along the chain that was found.
    fn pass_on(&mut self, good: Good, asked_by: &[Option<usize>], gives: &[Option<Good>]) {
        self.left.take(good, 1);
        let mut passed = Some(good);
        while let Some(good) = passed
            && let Some(asker) = asked_by[good.index()]
        {
            self.heaps[asker].cards.add(good, 1);
            passed = gives[asker];
            if let Some(given) = passed {
                self.heaps[asker].cards.take(given, 1);
            }
        }
    }

    /// Lets pairs of cards change places where the bounds allow it.
    fn mix(&mut self, rng: &mut impl Rng) {
        let of_heap =
            |(place, heap): (usize, &Heap)| heap.cards.cards().map(move |good| (place, good));
        let mut cards: Vec<(usize, Good)> =
            self.heaps.iter().enumerate().flat_map(of_heap).collect();
        shuffle(&mut cards, rng);
        for turn in 0..cards.len() * SWEEPS {
            let one = turn % cards.len();
            let two = below(cards.len() as u32, rng) as usize;
            let ((here, mine), (there, theirs)) = (cards[one], cards[two]);
            if mine == theirs || here == there {
                continue;
            }
            let (from, to) = (&self.heaps[here], &self.heaps[there]);
            if from.spares(mine) && from.takes(theirs) && to.spares(theirs) && to.takes(mine) {
                self.heaps[here].cards.take(mine, 1);
                self.heaps[here].cards.add(theirs, 1);
                self.heaps[there].cards.take(theirs, 1);
                self.heaps[there].cards.add(mine, 1);
                cards[one].1 = theirs;
                cards[two].1 = mine;
            }
        }
    }
}
