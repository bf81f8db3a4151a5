//! Probes: actions of every kind, sensible or not, to ask the judge about.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rules::action::Leftover;
use rules::slip::{LawDoes, LawGives, MerchantGives, Promise, SlipNumber, Word};
use rules::{Action, Bag, Gold, Good, Goods, Handful, Seat, Seats, Side, State, Terms, below};

/// A random action of any kind. Most are refused, for all kinds of reasons.
pub(crate) fn probe(state: &State, rng: &mut ChaCha8Rng) -> Action {
    let seat = some_seat(rng);
    match below(17, rng) {
        0 => Action::PickFirst(seat),
        1 => Action::Exchange {
            set_aside: some_goods(6, rng),
            left: below(4, rng) as u8,
            right: below(4, rng) as u8,
        },
        2 => Action::Place { onto: some_side(rng), order: some_handful(rng) },
        3 => match Bag::new(&some_goods(5, rng)) {
            Ok(bag) => Action::Load(bag),
            Err(_) => Action::TimeIsUp,
        },
        4 => Action::Declare(some_good(rng)),
        5 => Action::Threaten(seat),
        6..=8 => Action::Offer(Arc::new(some_terms(rng))),
        9 => Action::Withdraw(some_slip(state, rng)),
        10 => Action::Decline(some_slip(state, rng)),
        11 => Action::Accept(some_slip(state, rng)),
        12 => {
            let taking = (below(2, rng) == 0).then(|| some_slip(state, rng));
            Action::HandBack { bag: seat, taking }
        }
        13 => Action::Open(seat),
        14 => Action::Pay(some_goods(3, rng)),
        15 => Action::Claim {
            pile: below(4, rng) as u8,
            value: 27 + below(8, rng) as u16,
            onto: (below(2, rng) == 0).then(|| some_side(rng)),
        },
        _ => match below(3, rng) {
            0 => Action::PassClaim,
            1 => Action::Wish { item: Leftover::Gold, to: Some(seat) },
            _ => Action::Wish { item: Leftover::Card(some_good(rng)), to: Some(seat) },
        },
    }
}

fn some_seat(rng: &mut ChaCha8Rng) -> Seat {
    Seat::new(below(6, rng) as u8)
}

fn some_seats(rng: &mut ChaCha8Rng) -> Seats {
    let one = |rng: &mut ChaCha8Rng| Seats::only(some_seat(rng));
    match below(4, rng) {
        0 => one(rng),
        1 => one(rng).or(one(rng)),
        _ => Seats::NONE,
    }
}

fn some_good(rng: &mut ChaCha8Rng) -> Good {
    // Mostly goods that a game has; now and then one that it does not.
    Good::new(if below(8, rng) == 0 { below(23, rng) } else { below(8, rng) } as u8)
}

fn some_goods(most: u32, rng: &mut ChaCha8Rng) -> Goods {
    (0..below(most + 1, rng)).map(|_| some_good(rng)).collect()
}

fn few_goods(rng: &mut ChaCha8Rng) -> Goods {
    if below(3, rng) == 0 { some_goods(2, rng) } else { Goods::NONE }
}

fn some_handful(rng: &mut ChaCha8Rng) -> Handful {
    Handful::in_table_order(&some_goods(5, rng)).unwrap_or_default()
}

fn some_side(rng: &mut ChaCha8Rng) -> Side {
    if below(2, rng) == 0 { Side::Left } else { Side::Right }
}

/// The number of a slip that is or was on the table, or will be.
fn some_slip(state: &State, rng: &mut ChaCha8Rng) -> SlipNumber {
    let next = state.public().next_slip.0;
    SlipNumber((next + 1).saturating_sub(below(6, rng) as u16))
}

fn some_terms(rng: &mut ChaCha8Rng) -> Terms {
    let mut terms = Terms::with(some_seat(rng));
    terms.merchant_gives = MerchantGives {
        gold: Gold(below(60, rng)),
        stand: few_goods(rng),
        bag: few_goods(rng),
        either: few_goods(rng),
    };
    terms.law_does = LawDoes {
        hand_back: some_seats(rng).with(terms.merchant),
        open: some_seats(rng),
        take_nothing: some_seats(rng),
    };
    if below(4, rng) == 0 {
        let (from, gold) = (some_seat(rng), Gold(below(60, rng)));
        terms.law_gives = Some(LawGives { from, gold, stand: few_goods(rng) });
    }
    if below(4, rng) == 0 {
        let word = match below(3, rng) {
            0 => Word::HandBackNext,
            1 => Word::OpenNext(some_seat(rng)),
            _ => Word::Owe(Gold(below(1100, rng))),
        };
        terms.word.push(Promise { by: some_seat(rng), to: some_seat(rng), word });
    }
    terms
}
