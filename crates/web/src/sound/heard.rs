//! From what happened to what is heard: pure, and from nothing but what everyone sees.
//!
//! It gets the events as one seat sees them, and takes from them only what is the same in every
//! seat's eyes: so there is no match here on what somebody may see of cards that move, of a bag
//! that is loaded or of a proof. A test compares what all observers hear of whole games.

use std::time::Duration;

use rules::EventView;
use table::{Beat, Happening};

use crate::motion::REVEAL;
use crate::sound::Sound;
use crate::story::Heard;

/// At most so many sounds are heard of an update, however much it tells.
const MOST: usize = 4;

/// Coins run so long after a deal is sealed, or everyone knows what was in a bag.
const PAUSE: Duration = Duration::from_millis(200);

/// A sound, and how long after the update it begins.
pub(super) type Cue = (Sound, Duration);

/// What sounds of what was heard of the table. Each sound is heard once, at the first occasion.
pub(super) fn cues(heard: &[Heard]) -> Vec<Cue> {
    let games = heard.iter().filter_map(|heard| match heard {
        Heard::Table(Beat { what: Happening::Game(events), .. }) => Some(events),
        Heard::Table(_) | Heard::Room(_) => None,
    });
    let mut cues: Vec<Cue> = Vec::new();
    for cue in games.flat_map(|events| heard_of_beat(events)) {
        if !cues.iter().any(|other| is_alike(other.0, cue.0)) {
            cues.push(cue);
        }
    }
    cues.truncate(MOST);
    cues
}

/// Whether two sounds are of one kind.
fn is_alike(one: Sound, other: Sound) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// What is heard of one beat. All gold that moves in it is heard as one.
fn heard_of_beat(events: &[EventView]) -> Vec<Cue> {
    let mut cues = Vec::new();
    let mut coins_run = Duration::ZERO;
    let mut gold = 0;
    for event in events {
        match event {
            EventView::Loaded { .. } | EventView::BagClosed(_) => {
                cues.push((Sound::Snap, Duration::ZERO));
            }
            EventView::SlipWritten(_) => cues.push((Sound::Slip, Duration::ZERO)),
            EventView::Threatened { .. } => cues.push((Sound::Threat, Duration::ZERO)),
            EventView::DealStruck { .. } => {
                cues.push((Sound::Deal, Duration::ZERO));
                coins_run = coins_run.max(PAUSE);
            }
            EventView::Opened { cards, declared, .. } => {
                let honest = cards.is_only(*declared);
                cues.push((Sound::Open, Duration::ZERO));
                cues.push((if honest { Sound::Honest } else { Sound::Caught }, REVEAL));
                coins_run = REVEAL + PAUSE;
            }
            EventView::GoldMoved { amount, .. } => gold += amount.0,
            EventView::TimeIsUp => cues.push((Sound::Puff, Duration::ZERO)),
            EventView::RoundBegan { .. }
            | EventView::FirstPicked(_)
            | EventView::Exchanged { .. }
            | EventView::Moved { .. }
            | EventView::Reshuffled(_)
            | EventView::BagsClosed(_)
            | EventView::Declared { .. }
            | EventView::SlipGone { .. }
            | EventView::SlipAccepted { .. }
            | EventView::SlipDeclined { .. }
            | EventView::VerdictGiven { .. }
            | EventView::VerdictFell { .. }
            | EventView::ActsAlone { .. }
            | EventView::HandedBack { .. }
            | EventView::Proved { .. }
            | EventView::ProofShown { .. }
            | EventView::DutyTaken { .. }
            | EventView::DebtDue(_)
            | EventView::Forgiven { .. }
            | EventView::Claimed { .. }
            | EventView::ClaimPassed(_)
            | EventView::Wished { .. }
            | EventView::GameOver(_) => {}
        }
    }
    if gold > 0 {
        cues.push((Sound::Coins { plinks: plinks(gold) }, coins_run));
    }
    cues
}

/// How many coins are heard of so much gold.
const fn plinks(gold: u32) -> usize {
    match gold {
        0..3 => 2,
        3..6 => 3,
        6..12 => 4,
        12.. => 5,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use rules::event::{GoldFor, Purse};
    use rules::random::{self, Dice};
    use rules::{
        Bag, Edition, Event, EventView, Gold, Good, Goods, Observer, Options, Seat, Seats, Seed,
        Setup, Slip, SlipNumber, State, Terms,
    };
    use table::{Author, Beat, Happening, Moment, Phrase, Seq};

    use super::{Cue, MOST, PAUSE, REVEAL, cues};
    use crate::sound::Sound;
    use crate::story::Heard;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    fn beat(what: Happening) -> Heard {
        Heard::Table(Beat { seq: Seq(1), at: Moment(0), by: Author::Bot(OLEK), what })
    }

    fn hears(events: impl Into<Vec<EventView>>) -> Vec<Cue> {
        cues(&[beat(Happening::Game(events.into()))])
    }

    fn opened(cards: impl Into<Goods>) -> EventView {
        let cards = Bag::new(&cards.into()).expect("one to five cards");
        EventView::Opened { bag: INES, by: Seats::only(OLEK), cards, declared: Good::APPLES }
    }

    fn pays(amount: u32) -> EventView {
        EventView::GoldMoved {
            amount: Gold(amount),
            from: Purse::Seat(INES),
            to: Purse::Seat(OLEK),
            why: GoldFor::Fine,
        }
    }

    fn threat(merchant: Seat) -> EventView {
        EventView::Threatened { by: OLEK, merchant }
    }

    fn coins(plinks: usize, after: Duration) -> Cue {
        (Sound::Coins { plinks }, after)
    }

    /// Gold moves in a beat of its own.
    fn heard_of_gold(amount: u32) -> usize {
        match hears([pays(amount)])[..] {
            [(Sound::Coins { plinks }, Duration::ZERO)] => plinks,
            ref other => panic!("{other:?}"),
        }
    }

    #[test]
    fn more_gold_is_more_coins() {
        assert_eq!([1, 4, 8, 30].map(heard_of_gold), [2, 3, 4, 5]);
        assert_eq!(hears([pays(2), pays(2)]), [coins(3, Duration::ZERO)], "one heap");
        assert_eq!(hears([pays(0)]), []);
    }

    #[test]
    fn everyone_holds_their_breath_before_it_is_heard_what_was_in_a_bag() {
        let caught = hears([opened([(Good::APPLES, 1), (Good::SILK, 1)]), pays(4)]);
        let (open, coins) = ((Sound::Open, Duration::ZERO), coins(3, REVEAL + PAUSE));
        assert_eq!(caught, [open, (Sound::Caught, REVEAL), coins]);
        let honest = hears([opened([(Good::APPLES, 2)]), pays(4)]);
        assert_eq!(honest, [open, (Sound::Honest, REVEAL), coins]);
    }

    #[test]
    fn a_deal_is_sealed_before_coins_run() {
        let terms = Terms::with(INES).gold(5).hand_back(INES);
        let slip = Slip { number: SlipNumber(7), author: INES, terms: terms.into() };
        assert_eq!(hears([EventView::SlipWritten(slip.clone())]), [(Sound::Slip, Duration::ZERO)]);
        let struck = EventView::DealStruck { slip, with: Seats::only(OLEK) };
        assert_eq!(hears([struck, pays(5)]), [(Sound::Deal, Duration::ZERO), coins(3, PAUSE)]);
    }

    #[test]
    fn all_bags_snap_alike() {
        let bag = |good| Bag::new(&Goods::of(good, 1)).expect("one to five cards");
        let mine = |good| hears([EventView::Loaded { seat: MAYA, bag: bag(good) }]);
        let snap = [(Sound::Snap, Duration::ZERO)];
        assert_eq!((&mine(Good::APPLES)[..], &mine(Good::SILK)[..]), (&snap[..], &snap[..]));
        assert_eq!(hears([EventView::BagClosed(INES)]), snap);
    }

    #[test]
    fn whoever_missed_much_hears_little() {
        let game = |event| beat(Happening::Game(vec![event]));
        let missed = [
            game(threat(INES)),
            game(threat(MAYA)),
            game(EventView::BagClosed(INES)),
            game(opened([(Good::APPLES, 2)])),
            game(opened([(Good::SILK, 2)])),
            game(EventView::TimeIsUp),
        ];
        let sounds = cues(&missed).into_iter().map(|(sound, _)| sound).collect::<Vec<_>>();
        assert_eq!(sounds, [Sound::Threat, Sound::Snap, Sound::Open, Sound::Honest]);
        assert_eq!(sounds.len(), MOST);
    }

    #[test]
    fn talk_is_silent() {
        assert_eq!(cues(&[beat(Happening::Said(Phrase::Thanks.into()))]), []);
    }

    /// What an observer hears of a move.
    fn heard_by(observer: Observer, told: &[Event]) -> Vec<Cue> {
        hears(told.iter().map(|event| event.seen_by(observer)).collect::<Vec<_>>())
    }

    /// Games with contraband, proofs, debts and a candle, and with Deputies and their Booty.
    fn setups() -> [Arc<Setup>; 2] {
        let second = Options { time_limit: true, ..Options::new(Edition::Second, 4) };
        let deputies = Options { deputies: true, ..Options::new(Edition::Second, 6) };
        [second, deputies].map(|options| Setup::new(options).expect("playable options").into())
    }

    #[test]
    fn everyone_hears_the_same_whatever_they_know() {
        let mut sounds = 0;
        for (game, setup) in (0..8).flat_map(|game| setups().map(|setup| (game, setup))) {
            let mut state = State::deal(Arc::clone(&setup), Seed::from_number(game));
            let mut dice = Dice::new(game);
            while !state.is_over() {
                let Some((actor, action)) = random::next_move(&state, &mut dice) else { continue };
                let mut told = Vec::new();
                state.apply(actor, action, &mut |event| told.push(event)).expect("a legal move");
                let public = heard_by(Observer::Spectator, &told);
                for seat in setup.seats().iter() {
                    assert_eq!(heard_by(Observer::Seat(seat), &told), public, "{told:?}");
                }
                sounds += public.len();
            }
        }
        assert!(sounds > 1_000, "only {sounds} sounds were compared");
    }
}
