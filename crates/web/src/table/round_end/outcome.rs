//! What became of one person's round, at a glance.

use rules::annals::{BagEnd, Round};
use rules::slip::{LawGives, MerchantGives};
use rules::{Good, Goods, Seat};

/// What became of a bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Settled {
    /// They were the law.
    Law,
    /// They had no bag.
    NoBag,
    /// It went free when time was up.
    Free,
    /// It was handed back, for nothing or on a deal.
    Back { deal: Option<Deal> },
    /// It was opened, and held what was declared.
    Honest,
    /// It was opened, and these cards were confiscated.
    Caught { cards: Goods },
}

/// What changed hands when a bag was handed back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Deal {
    /// Who made it with the law, if it was not the bag's owner.
    pub(super) payer: Option<Seat>,
    /// What they gave.
    pub(super) gives: MerchantGives,
    /// What the law gave.
    pub(super) law: Option<LawGives>,
}

/// What became of one person's round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// What they declared.
    pub(super) declared: Option<(Good, u8)>,
    /// What became of the bag.
    pub(super) settled: Settled,
    /// What went to the stand, as far as it was seen; or, of a game that is over, everything that
    /// was in the bag but what was confiscated.
    pub(super) goods: Goods,
    /// How many cards went to the stand unseen.
    pub(super) hidden: u8,
    /// How much more gold they have than before, or less.
    pub(super) gold: i64,
}

impl Outcome {
    /// What became of this person's round.
    pub(super) fn of(round: &Round, seat: Seat) -> Self {
        let bag = round.bags[seat].as_ref();
        Self {
            declared: bag.and_then(|bag| bag.declared),
            settled: settled(round, seat),
            goods: bag.map_or(Goods::NONE, |bag| bag.seen),
            hidden: bag.map_or(0, |bag| bag.face_down),
            gold: round.gold[seat],
        }
    }

    /// The same, once everything is known: with what was really in the bag.
    pub(super) fn really(round: &Round, seat: Seat) -> Self {
        let outcome = Self::of(round, seat);
        let carried = round.bags[seat].as_ref().and_then(|bag| bag.carried);
        let goods = match (carried, &outcome.settled) {
            // What was confiscated is shown by itself.
            (Some(carried), Settled::Caught { cards }) => carried.minus(cards),
            (Some(carried), _) => carried,
            (None, _) => outcome.goods,
        };
        Self { goods, hidden: 0, ..outcome }
    }
}

fn settled(round: &Round, seat: Seat) -> Settled {
    if round.law.has(seat) {
        return Settled::Law;
    }
    let Some(bag) = &round.bags[seat] else { return Settled::NoBag };
    match (&bag.end, bag.false_cards()) {
        (Some(BagEnd::Opened { .. }), Some(cards)) if !cards.is_empty() => {
            Settled::Caught { cards }
        }
        (Some(BagEnd::Opened { .. }), _) => Settled::Honest,
        (Some(BagEnd::HandedBack { by }), _) if by.is_empty() => Settled::Free,
        (Some(BagEnd::HandedBack { .. }), _) => Settled::Back { deal: deal_about(round, seat) },
        (None, _) => Settled::NoBag,
    }
}

/// What changed hands when this bag was handed back, if anything did.
fn deal_about(round: &Round, seat: Seat) -> Option<Deal> {
    let terms = &round.deal_for(seat)?.terms;
    let payer = Some(terms.merchant).filter(|&payer| payer != seat);
    let deal = Deal { payer, gives: terms.merchant_gives, law: terms.law_gives };
    (!deal.gives.is_empty() || deal.law.is_some()).then_some(deal)
}

#[cfg(test)]
mod tests {
    use rules::slip::SlipNumber;
    use rules::{Bag, EventView, Good, Goods, Law, Seat, Seats, Slip, Terms};
    use table::{Author, Beat, Happening, Moment, Seq};

    use super::{Deal, Outcome, Settled};
    use crate::story::{Heard, Story};

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);
    const DASHA: Seat = Seat::new(3);

    /// What became of these seats' rounds, Olek the Sheriff.
    fn outcomes<const N: usize>(events: Vec<EventView>, seats: [Seat; N]) -> [Settled; N] {
        let mut story = Story::new(1, Some(Law::Sheriff(OLEK)));
        let what = Happening::Game(events);
        let beat = Beat { seq: Seq(1), at: Moment(0), by: Author::Bot(OLEK), what };
        story.hear(&Heard::Table(beat));
        seats.map(|seat| Outcome::of(story.annals.now(), seat).settled)
    }

    fn declared(seat: Seat) -> EventView {
        EventView::Declared { seat, good: Good::APPLES, cards: 2 }
    }

    fn opened(bag: Seat, cards: impl Into<Goods>) -> EventView {
        let cards = Bag::new(&cards.into()).expect("one to five cards");
        EventView::Opened { bag, by: Seats::only(OLEK), cards, declared: Good::APPLES }
    }

    #[test]
    fn an_opened_bag_is_honest_or_caught() {
        let silk = Goods::of(Good::SILK, 1);
        let events = vec![
            declared(MAYA),
            declared(INES),
            opened(MAYA, [(Good::APPLES, 2)]),
            opened(INES, [(Good::APPLES, 1), (Good::SILK, 1)]),
        ];
        let settled = outcomes(events, [MAYA, INES, OLEK, DASHA]);
        let caught = Settled::Caught { cards: silk };
        assert_eq!(settled, [Settled::Honest, caught, Settled::Law, Settled::NoBag]);
    }

    #[test]
    fn a_bag_comes_back_for_nothing_or_for_what_someone_gave() {
        let deal = |number, merchant, terms: Terms| EventView::DealStruck {
            slip: Slip { number: SlipNumber(number), author: merchant, terms: terms.into() },
            with: Seats::only(OLEK),
        };
        let back = |bag| EventView::HandedBack { bag, by: Seats::only(OLEK) };
        let own = Terms::with(MAYA).gold(5).hand_back(MAYA);
        let others = Terms::with(MAYA).gold(2).law_gives(OLEK, 3, Goods::NONE).hand_back(INES);
        let (five, two) = (own.merchant_gives, others.merchant_gives);
        let three = others.law_gives;
        assert!(three.is_some());
        let events =
            vec![deal(1, MAYA, own), back(MAYA), deal(2, MAYA, others), back(INES), back(DASHA)];
        assert_eq!(
            outcomes(events, [MAYA, INES, DASHA]),
            [
                Settled::Back { deal: Some(Deal { payer: None, gives: five, law: None }) },
                Settled::Back { deal: Some(Deal { payer: Some(MAYA), gives: two, law: three }) },
                Settled::Back { deal: None },
            ]
        );
    }
}
