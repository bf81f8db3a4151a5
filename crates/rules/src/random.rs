//! The random player: uses every kind of action, and knows only what its seat may know.

use std::convert::Infallible;
use std::sync::Arc;

use rand_core::{Rng, TryRng};

use crate::action::{Action, Actor, Leftover};
use crate::chance::{below, shuffle};
use crate::choices::Choices;
use crate::gold::Gold;
use crate::goods::{Good, Goods, Kinds};
use crate::handful::{Bag, Handful};
use crate::pile::Side;
use crate::public::{Ask, Inspection, Law, Phase, Verdict};
use crate::seat::{Seat, Seats};
use crate::slip::{LawGives, Party, Promise, SlipNumber, Terms, Word};
use crate::state::State;

/// Dice for random players: Steele, Lea and Flood's `SplitMix64`. Shuffles need a generator that
/// nobody can see through; random players need one that costs next to nothing, and their dice are
/// thrown several times a move.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall the same way for the same number, on every platform.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The dice for one game of a series.
    #[must_use]
    pub fn for_game(series: u64, game: u64) -> Self {
        Self(Self(series).next_u64() ^ game)
    }
}

impl TryRng for Dice {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| (word >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(word ^ (word >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            let word = self.next_u64().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

/// Once in so many moves, when it runs, the clock says that time is up (T1).
const CLOCK: u32 = 64;

/// Someone to act, and what they do: for playing whole games at random.
///
/// Whoever is asked acts; while the law holds bags everybody may speak, and the clock may run
/// out. Returns nothing if the one who was drawn has nothing to say right now.
pub fn next_move(state: &State, rng: &mut impl Rng) -> Option<(Actor, Action)> {
    let setup = state.setup();
    let timed = setup.options().time_limit;
    let seats = match state.public().phase {
        Phase::Inspection(_)
            if timed && once_in(CLOCK, rng) && state.public().clock_runs(setup) =>
        {
            return Some((Actor::Clock, Action::TimeIsUp));
        }
        Phase::Inspection(ref inspection) if !inspection.all_held().is_empty() => setup.seats(),
        _ => state.public().all_asked(setup),
    };
    let seat = one_of(seats, rng)?;
    Some((Actor::Seat(seat), choose(&state.choices(seat), rng)?))
}

/// A random legal action of this seat, or nothing if it has none, or keeps silent.
pub fn choose(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    match &choices.public().phase {
        Phase::Market(_) | Phase::Load(_) | Phase::Declaration(_) => answer(choices, rng),
        Phase::Inspection(inspection) => {
            let law = choices.public().law.has(choices.seat());
            let owes = !inspection.is_settled_up();
            if owes && let Some(action) = settle_choice(choices, rng) {
                Some(action)
            } else if law {
                as_law(choices, inspection, rng)
            } else {
                as_merchant(choices, rng)
            }
        }
        Phase::Over(_) => None,
    }
}

/// True once in `n`.
fn once_in(n: u32, rng: &mut impl Rng) -> bool {
    below(n, rng) == 0
}

/// A handful of coins, thrown at once: a slip takes many small decisions.
struct Coins(u64);

impl Coins {
    fn throw(rng: &mut impl Rng) -> Self {
        Self(rng.next_u64())
    }

    /// True if so many coins all fall on tails: once in 2, 4, 8 … throws.
    const fn tails(&mut self, coins: u32) -> bool {
        let all = self.0 & ((1 << coins) - 1) == 0;
        self.0 >>= coins;
        all
    }
}

fn one_of(seats: Seats, rng: &mut impl Rng) -> Option<Seat> {
    match seats.len() {
        0 => None,
        many => seats.iter().nth(below(many as u32, rng) as usize),
    }
}

fn one_kind(kinds: Kinds, rng: &mut impl Rng) -> Option<Good> {
    match kinds.len() {
        0 => None,
        many => kinds.nth(below(many as u32, rng) as usize),
    }
}

/// So many random cards of a stock that has at least as many.
fn some_cards(stock: &Goods, count: usize, rng: &mut impl Rng) -> Goods {
    let mut rest = *stock;
    let mut left = rest.len();
    let mut taken = Goods::NONE;
    for _ in 0..count {
        let Some(good) = rest.nth(below(left as u32, rng) as usize) else { break };
        rest.take(good, 1);
        taken.add(good, 1);
        left -= 1;
    }
    taken
}

fn answer(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    match choices.ask()? {
        Ask::PickFirst => Some(Action::PickFirst(one_of(choices.pick_first(), rng)?)),
        Ask::Exchange => exchange(choices, rng),
        Ask::Place => settle_choice(choices, rng),
        Ask::Load => {
            let hand = choices.load()?;
            let most = hand.len().min(crate::handful::HANDFUL) as u32;
            let goods = some_cards(&hand, 1 + below(most, rng) as usize, rng);
            Bag::new(&goods).ok().map(Action::Load)
        }
        Ask::Declare => Some(Action::Declare(one_kind(choices.declare(), rng)?)),
        Ask::Settle | Ask::Pay | Ask::Claim => None,
    }
}

fn exchange(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    let choice = choices.exchange()?;
    let count = below(u32::from(choice.most_set_aside) + 1, rng) as usize;
    let set_aside = some_cards(&choice.hand, count, rng);
    let draws = (usize::from(choice.fills_up) + count).min(usize::from(choice.drawable)) as u32;
    let left = below(draws.min(u32::from(choice.left)) + 1, rng);
    let right = below((draws - left).min(u32::from(choice.right)) + 1, rng);
    Some(Action::Exchange { set_aside, left: left as u8, right: right as u8 })
}

/// Places cards or pays a debt, if this seat has to.
fn settle_choice(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    if let Some(place) = choices.place() {
        let mut cards = [Good::APPLES; crate::handful::HANDFUL];
        let count = place.cards.len();
        cards[..count].copy_from_slice(place.cards.cards());
        shuffle(&mut cards[..count], rng);
        let order = Handful::from_cards(cards[..count].iter().copied()).ok()?;
        let onto = if place.two_piles && once_in(2, rng) { Side::Right } else { Side::Left };
        return Some(Action::Place { onto, order });
    }
    let payments = choices.payments(32);
    let pick = match payments.len() {
        0 => return None,
        many => below(many as u32, rng) as usize,
    };
    Some(Action::Pay(payments[pick]))
}

fn as_law(choices: &Choices<'_>, inspection: &Inspection, rng: &mut impl Rng) -> Option<Action> {
    match below(16, rng) {
        0 => one_of(choices.threaten(), rng).map(Action::Threaten),
        1..=3 => {
            let merchants = choices.public().merchants_on_duty(choices.setup());
            one_of(merchants, rng).and_then(|merchant| write(choices, merchant, rng))
        }
        4 => one_of_slips(choices.decline(), rng).map(Action::Decline),
        5 => one_of_slips(choices.withdraw(), rng).map(Action::Withdraw),
        6..=8 => one_of_slips(choices.accept(), rng).map(Action::Accept),
        9 if choices.wishes().is_some() => wish(choices, rng),
        _ => None,
    }
    .or_else(|| settle(choices, inspection, rng))
}

/// Settles a bag, or gives a verdict on it.
fn settle(choices: &Choices<'_>, inspection: &Inspection, rng: &mut impl Rng) -> Option<Action> {
    let bag = one_of(inspection.all_held(), rng)?;
    if let Some(action) = agreement(choices, inspection, bag).filter(|_| once_in(2, rng)) {
        return Some(action);
    }
    if once_in(2, rng)
        && let Some(number) = choices.take(bag)
    {
        return Some(Action::HandBack { bag, taking: Some(number) });
    }
    let hand_back = Action::HandBack { bag, taking: None };
    let open = Action::Open(bag);
    let (first, second) = if once_in(2, rng) { (hand_back, open) } else { (open, hand_back) };
    [first, second].into_iter().find(|action| choices.check(action).is_ok())
}

/// What a Deputy does who agrees with the other's verdict on a bag.
fn agreement(choices: &Choices<'_>, inspection: &Inspection, bag: Seat) -> Option<Action> {
    let law = choices.public().law;
    let other = law.other(choices.seat())?;
    let action = match inspection.held(bag)?.verdicts[law.place(other)]? {
        Verdict::Open => Action::Open(bag),
        Verdict::HandBack(None) => Action::HandBack { bag, taking: None },
        Verdict::HandBack(Some(slip)) => Action::Accept(slip),
    };
    choices.check(&action).is_ok().then_some(action)
}

fn as_merchant(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    if choices.ask() == Some(Ask::Claim) && once_in(2, rng) {
        return claim(choices, rng).or(Some(Action::PassClaim));
    }
    match below(8, rng) {
        0..=2 => None,
        3 => one_of_slips(choices.decline(), rng).map(Action::Decline),
        4 => one_of_slips(choices.withdraw(), rng).map(Action::Withdraw),
        5 => one_of_slips(choices.accept(), rng).map(Action::Accept),
        6 => claim(choices, rng),
        _ => once_in(16, rng)
            .then_some(Action::PassClaim)
            .filter(|action| choices.check(action).is_ok()),
    }
    .or_else(|| write(choices, choices.seat(), rng))
}

/// One of the slips, each as likely as the others: the n-th one replaces the choice once in n.
fn one_of_slips(slips: impl Iterator<Item = SlipNumber>, rng: &mut impl Rng) -> Option<SlipNumber> {
    let mut found = None;
    for (before, slip) in slips.enumerate() {
        if before == 0 || once_in(before as u32 + 1, rng) {
            found = Some(slip);
        }
    }
    found
}

fn claim(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    let claim = choices.claim()?;
    let onto = claim.names_pile.then(|| if once_in(2, rng) { Side::Left } else { Side::Right });
    let start = below(3, rng) as usize;
    let pile = (0..3).map(|turn| (start + turn) % 3).find(|&pile| claim.values[pile].is_some())?;
    Some(Action::Claim { pile: pile as u8, value: claim.values[pile]?, onto })
}

fn wish(choices: &Choices<'_>, rng: &mut impl Rng) -> Option<Action> {
    let item = match one_kind(choices.wishes()?, rng) {
        Some(good) if !once_in(4, rng) => Leftover::Card(good),
        _ => Leftover::Gold,
    };
    let to = if once_in(4, rng) { None } else { one_of(choices.public().law.seats(), rng) };
    Some(Action::Wish { item, to }).filter(|action| choices.check(action).is_ok())
}

/// Writes a slip of random terms. Between Deputies there is more that can be wrong with them than
/// is worth avoiding: those that are refused are replaced by a mere word.
fn write(choices: &Choices<'_>, merchant: Seat, rng: &mut impl Rng) -> Option<Action> {
    if !choices.may_offer(merchant) {
        return None;
    }
    let terms = terms(choices, merchant, rng);
    let sound = match choices.public().law {
        Law::Sheriff(_) => !terms.is_empty(),
        Law::Deputies(..) => choices.check(&Action::Offer(Arc::new(terms.clone()))).is_ok(),
    };
    if sound {
        return Some(Action::Offer(Arc::new(terms)));
    }
    let mut terms = Terms::with(merchant);
    terms.word.push(promise(choices, merchant, rng)?);
    Some(Action::Offer(Arc::new(terms)))
}

fn terms(choices: &Choices<'_>, merchant: Seat, rng: &mut impl Rng) -> Terms {
    let mut terms = Terms::with(merchant);
    let Some(inspection) = choices.public().inspection() else { return terms };
    let coins = &mut Coins::throw(rng);
    // H1: nobody deals any more about a bag that must be opened.
    let bound = |&owner: &Seat| !inspection.must_open[owner].is_empty();
    let held = inspection.all_held();
    let held = held.minus(held.iter().filter(bound).collect());
    let does = &mut terms.law_does;
    if held.has(merchant) && !coins.tails(2) {
        does.hand_back.insert(merchant);
    }
    if coins.tails(2)
        && let Some(other) = one_of(held.without(merchant), rng)
    {
        match below(3, rng) {
            0 => does.hand_back.insert(other),
            1 => does.open.insert(other),
            _ => does.take_nothing.insert(other),
        }
    }
    if inspection.take_nothing[merchant].is_empty() {
        merchant_gives(choices, &mut terms, coins, rng);
    }
    if coins.tails(3) {
        terms.law_gives = law_gives(choices, merchant, coins, rng);
    }
    if coins.tails(3) {
        terms.word.extend(promise(choices, merchant, rng));
    }
    terms
}

fn merchant_gives(choices: &Choices<'_>, terms: &mut Terms, coins: &mut Coins, rng: &mut impl Rng) {
    let merchant = terms.merchant;
    let setup = choices.setup();
    let known = &choices.public().merchants[merchant];
    let gives = &mut terms.merchant_gives;
    if !coins.tails(2) {
        gives.gold = Gold(below(known.gold.0.min(15) + 1, rng));
    }
    if coins.tails(2)
        && let Some(good) = one_kind(known.face_up.kinds(), rng)
    {
        gives.stand.add(good, 1 + below(u32::from(known.face_up.count(good)).min(3), rng) as u8);
    }
    if known.face_down > 0 && coins.tails(2) {
        let honest = choices.seat() == merchant && (!setup.stand_may_lie() || coins.tails(1));
        let kinds = if honest { choices.own_face_down().kinds() } else { contraband(choices) };
        if let Some(good) = one_kind(kinds, rng) {
            gives.stand.add(good, 1);
        }
    }
    if terms.law_does.hand_back.has(merchant) && coins.tails(2) {
        let honest = choices.own_bag().filter(|_| coins.tails(1)).map(|bag| bag.kinds());
        let kinds = honest.unwrap_or(setup.catalogue().in_deck());
        if let Some(good) = one_kind(kinds, rng) {
            let either = setup.stand_may_lie() && coins.tails(1);
            let goods = if either { &mut gives.either } else { &mut gives.bag };
            // H6: not more than the bag has cards, whatever it is said to hold.
            let cards = choices.public().inspection().and_then(|gate| gate.held(merchant));
            let two = cards.is_some_and(|bag| bag.cards > 1) && coins.tails(1);
            goods.add(good, if two { 2 } else { 1 });
        }
    }
}

fn contraband(choices: &Choices<'_>) -> Kinds {
    let catalogue = choices.setup().catalogue();
    catalogue.in_deck().minus(catalogue.legal())
}

fn law_gives(
    choices: &Choices<'_>,
    merchant: Seat,
    coins: &mut Coins,
    rng: &mut impl Rng,
) -> Option<LawGives> {
    let public = choices.public();
    let writes_for = if choices.seat() == merchant { Party::Merchant } else { Party::Law };
    let from = match writes_for {
        Party::Law => choices.seat(),
        Party::Merchant => one_of(public.law.seats(), rng)?,
    };
    let known = &public.merchants[from];
    let gold = Gold(below(known.gold.0.min(8) + 1, rng));
    let mut stand = Goods::NONE;
    if coins.tails(1)
        && let Some(good) = one_kind(known.face_up.kinds(), rng)
    {
        stand.add(good, 1);
    }
    if known.face_down > 0 && coins.tails(1) {
        let kinds = if from == choices.seat() {
            choices.own_face_down().kinds()
        } else {
            contraband(choices)
        };
        if let Some(good) = one_kind(kinds, rng) {
            stand.add(good, 1);
        }
    }
    Some(LawGives { from, gold, stand })
}

fn promise(choices: &Choices<'_>, merchant: Seat, rng: &mut impl Rng) -> Option<Promise> {
    let law = one_of(choices.public().law.seats(), rng)?;
    let (by, to) = if once_in(2, rng) { (merchant, law) } else { (law, merchant) };
    let word = match below(3, rng) {
        0 => Word::HandBackNext,
        1 => Word::OpenNext(one_of(choices.setup().seats().without(by), rng)?),
        _ => Word::Owe(Gold(1 + below(20, rng))),
    };
    Some(Promise { by, to, word })
}
