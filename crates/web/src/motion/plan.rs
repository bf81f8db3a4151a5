//! From what happened to what moves: pure, and from nothing but what this seat has seen.

use std::time::Duration;

use rules::event::{Place, Purse, Seen};
use rules::{EventView, Good, Seat, Side};
use table::{Beat, Happening};

use crate::story::Heard;

/// How long one thing flies.
pub(super) const FLIGHT: Duration = Duration::from_millis(220);

/// How much later the next one starts.
const STAGGER: Duration = Duration::from_millis(40);

/// How long everyone looks into an opened bag, whose cards turn at the gate, before things move.
pub(crate) const REVEAL: Duration = Duration::from_millis(900);

/// At most so many cards and coins fly in one beat.
const MOST: usize = 8;

/// At most so many coins stand for an amount of gold.
const COINS: u32 = 5;

/// What flies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// A card whose face this seat sees.
    Face(Good),
    /// A card that it does not see.
    Back,
    /// A coin.
    Coin,
    /// The Sheriff's badge.
    Badge,
}

/// Something that moves on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Movement {
    /// Something flies from one place to another.
    Flies { thing: Thing, from: String, to: String, after: Duration },
    /// The seal stamps a deal about something.
    Stamps { at: String },
}

impl Movement {
    /// The place where it begins.
    pub(super) fn from(&self) -> &str {
        match self {
            Self::Flies { from, .. } => from,
            Self::Stamps { at } => at,
        }
    }
}

/// Everything that moves in these beats, in the eyes of this seat, or of whoever looks on.
pub(super) fn plan(me: Option<Seat>, heard: &[Heard]) -> Vec<Movement> {
    let games = heard.iter().filter_map(|heard| match heard {
        Heard::Table(Beat { what: Happening::Game(events), .. }) => Some(events),
        Heard::Table(_) | Heard::Room(_) => None,
    });
    games.flat_map(|events| plan_beat(me, events)).collect()
}

/// Everything that moves in one beat.
fn plan_beat(me: Option<Seat>, events: &[EventView]) -> Vec<Movement> {
    let mut beat = Scheduled { movements: Vec::new(), flights: 0, start: Duration::ZERO };
    for event in events {
        match event {
            EventView::Moved { cards, from, to } => beat.cards(me, cards, *from, *to),
            EventView::GoldMoved { amount, from, to, .. } => beat.coins(amount.0, *from, *to),
            EventView::Opened { .. } => beat.start = REVEAL,
            EventView::DealStruck { slip, .. } => {
                let about = slip.terms.law_does.bags().first().unwrap_or(slip.terms.merchant);
                beat.movements.push(Movement::Stamps { at: bag_of(about) });
            }
            EventView::RoundBegan { round, .. } if *round > 1 => {
                beat.movements.push(badge_walks());
            }
            _ => {}
        }
    }
    beat.movements
}

/// What moves in a beat, so far.
struct Scheduled {
    movements: Vec<Movement>,
    flights: usize,
    start: Duration,
}

impl Scheduled {
    fn fly(&mut self, thing: Thing, from: String, to: String) {
        if self.flights < MOST {
            let after = self.start + STAGGER * self.flights as u32;
            self.movements.push(Movement::Flies { thing, from, to, after });
            self.flights += 1;
        }
    }

    fn cards(&mut self, me: Option<Seat>, cards: &Seen, from: Place, to: Place) {
        let (Some(from), Some(to)) = (place(me, from), place(me, to)) else { return };
        match cards {
            Seen::Cards(goods) => {
                let faces = goods.cards();
                faces.for_each(|good| self.fly(Thing::Face(good), from.clone(), to.clone()));
            }
            Seen::Backs { count, .. } => {
                (0..*count).for_each(|_| self.fly(Thing::Back, from.clone(), to.clone()));
            }
        }
    }

    fn coins(&mut self, amount: u32, from: Purse, to: Purse) {
        let (Some(from), Some(to)) = (purse(from), purse(to)) else { return };
        (0..amount.min(COINS)).for_each(|_| self.fly(Thing::Coin, from.clone(), to.clone()));
    }
}

/// There is one badge: before the beat it hangs at the old stand, after it at the new one. However
/// much flies, it walks.
fn badge_walks() -> Movement {
    let (thing, place) = (Thing::Badge, "badge".to_owned());
    Movement::Flies { thing, from: place.clone(), to: place, after: Duration::ZERO }
}

fn bag_of(seat: Seat) -> String {
    format!("bag-{}", seat.index())
}

/// The name of a place on the screen. Nobody but me shows a hand: others hold theirs at the stand.
fn place(me: Option<Seat>, place: Place) -> Option<String> {
    Some(match place {
        Place::Deck => "deck".to_owned(),
        Place::Discard(Side::Left) => "discard".to_owned(),
        Place::Discard(Side::Right) => "discard-right".to_owned(),
        Place::Hand(seat) if Some(seat) == me => "hand".to_owned(),
        Place::Hand(seat) | Place::Stand(seat) => format!("stand-{}", seat.index()),
        Place::SetAside(seat) => format!("set-aside-{}", seat.index()),
        Place::Bag(seat) => bag_of(seat),
        Place::Gate => "gate".to_owned(),
        Place::Booty => "booty".to_owned(),
        Place::Box => return None,
    })
}

/// The name of a purse on the screen.
fn purse(purse: Purse) -> Option<String> {
    match purse {
        Purse::Seat(seat) => Some(format!("purse-{}", seat.index())),
        Purse::Booty => Some("booty".to_owned()),
        Purse::Bank => None,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rules::event::{GoldFor, Place, Purse, Seen};
    use rules::{Bag, EventView, Gold, Good, Goods, Law, Seat, Seats};
    use table::{Author, Beat, Happening, Moment, Phrase, Seq};

    use crate::story::Heard;

    use super::{MOST, Movement, REVEAL, STAGGER, Thing, plan};

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    fn heard(what: Happening) -> Heard {
        Heard::Table(Beat { seq: Seq(1), at: Moment(0), by: Author::Bot(OLEK), what })
    }

    /// What moves on Maya's screen.
    fn moves(events: impl Into<Vec<EventView>>) -> Vec<Movement> {
        plan(Some(MAYA), &[heard(Happening::Game(events.into()))])
    }

    fn flies(thing: Thing, from: &str, to: &str, after: Duration) -> Movement {
        Movement::Flies { thing, from: from.into(), to: to.into(), after }
    }

    #[test]
    fn my_cards_fly_with_their_faces_and_those_of_others_with_their_backs() {
        let mine = EventView::Moved {
            cards: Seen::Cards(Goods::of(Good::SILK, 1)),
            from: Place::Deck,
            to: Place::Hand(MAYA),
        };
        let theirs = EventView::Moved {
            cards: Seen::Backs { count: 1, named: None },
            from: Place::Deck,
            to: Place::Hand(INES),
        };
        assert_eq!(
            moves([mine, theirs]),
            [
                flies(Thing::Face(Good::SILK), "deck", "hand", Duration::ZERO),
                flies(Thing::Back, "deck", "stand-1", STAGGER),
            ]
        );
    }

    #[test]
    fn after_a_bag_was_opened_coins_run_when_everyone_has_looked() {
        let cards = Bag::new(&Goods::of(Good::APPLES, 2)).expect("one to five cards");
        let by = Seats::only(OLEK);
        let opened = EventView::Opened { bag: INES, by, cards, declared: Good::APPLES };
        let pays = EventView::GoldMoved {
            amount: Gold(1),
            from: Purse::Seat(OLEK),
            to: Purse::Seat(INES),
            why: GoldFor::Fine,
        };
        let coin = flies(Thing::Coin, "purse-2", "purse-1", REVEAL);
        assert_eq!(moves([opened, pays]), [coin]);
    }

    #[test]
    fn a_beat_never_fills_the_air() {
        let deal = |seat| EventView::Moved {
            cards: Seen::Backs { count: 6, named: None },
            from: Place::Deck,
            to: Place::Hand(seat),
        };
        assert_eq!(moves([deal(INES), deal(OLEK)]).len(), MOST);
    }

    #[test]
    fn the_badge_walks_when_a_round_begins_but_not_before_the_first() {
        let begins = |round| EventView::RoundBegan { round, law: Law::Sheriff(INES) };
        assert_eq!(moves([begins(1)]), []);
        let walks = flies(Thing::Badge, "badge", "badge", Duration::ZERO);
        assert_eq!(moves([begins(2)]).first(), Some(&walks));
        let deal = EventView::Moved {
            cards: Seen::Backs { count: 9, named: None },
            from: Place::Deck,
            to: Place::Hand(INES),
        };
        assert_eq!(moves([deal, begins(2)]).last(), Some(&walks));
    }

    #[test]
    fn talk_moves_nothing() {
        assert_eq!(plan(Some(MAYA), &[heard(Happening::Said(Phrase::Thanks.into()))]), []);
    }
}
