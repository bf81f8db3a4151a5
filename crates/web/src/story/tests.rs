//! Small rounds as one seat sees them.

use rules::annals::BagEnd;
use rules::event::{GoldFor, Place, Purse, Seen, SlipEnd};
use rules::public::Verdict;
use rules::{
    Bag, Edition, EventView, Gold, Good, Goods, Law, Options, Seat, Seats, Seed, Setup, Slip,
    SlipNumber, Start, State, Terms,
};
use table::{Author, Beat, Happening, Moment, Phrase, Seq};

use super::{Finale, Heard, Line, Story};

const MAYA: Seat = Seat::new(0);
const INES: Seat = Seat::new(1);
const OLEK: Seat = Seat::new(2);

fn beat(by: Seat, what: Happening) -> Heard {
    Heard::Table(Beat { seq: Seq(1), at: Moment(0), by: Author::Bot(by), what })
}

fn game(events: impl Into<Vec<EventView>>) -> Heard {
    beat(OLEK, Happening::Game(events.into()))
}

fn says(seat: Seat) -> Heard {
    beat(seat, Happening::Said(Phrase::JustApples.into()))
}

/// The second round of a game, Olek the Sheriff.
fn story() -> Story {
    Story::new(2, Some(Law::Sheriff(OLEK)))
}

fn opened(cards: impl Into<Goods>) -> EventView {
    let cards = Bag::new(&cards.into()).expect("one to five cards");
    EventView::Opened { bag: INES, by: Seats::only(OLEK), cards, declared: Good::BREAD }
}

#[test]
fn an_opened_bag_is_remembered_with_what_was_false() {
    let mut story = story();
    let fine = EventView::GoldMoved {
        amount: Gold(4),
        from: Purse::Seat(INES),
        to: Purse::Seat(OLEK),
        why: GoldFor::Fine,
    };
    story.hear(&game([EventView::Declared { seat: INES, good: Good::BREAD, cards: 2 }]));
    story.hear(&game([opened([(Good::BREAD, 1), (Good::SILK, 1)]), fine]));
    let bag = story.annals.now().bags[INES].as_ref().expect("Ines had a bag");
    assert_eq!(bag.declared, Some((Good::BREAD, 2)));
    assert_eq!(bag.false_cards(), Some(Goods::of(Good::SILK, 1)));
    assert_eq!((story.annals.now().gold[INES], story.annals.now().gold[OLEK]), (-4, 4));
    assert_eq!((story.conduct[INES].opened, story.conduct[INES].lied), (1, 1));
}

#[test]
fn an_opened_bag_tells_what_was_declared_to_those_who_did_not_hear_it() {
    let mut story = story();
    story.hear(&game([opened([(Good::MEAD, 1)])]));
    let bag = story.annals.now().bags[INES].as_ref().expect("Ines had a bag");
    assert_eq!(bag.declared, Some((Good::BREAD, 1)));
    assert_eq!(bag.false_cards(), Some(Goods::of(Good::MEAD, 1)));
}

#[test]
fn what_went_face_down_is_only_counted() {
    let mut story = story();
    let (from, to) = (Place::Bag(INES), Place::Stand(INES));
    story.hear(&game([
        EventView::HandedBack { bag: INES, by: Seats::only(OLEK) },
        EventView::Moved { cards: Seen::Cards(Goods::of(Good::BREAD, 2)), from, to },
        EventView::Moved { cards: Seen::Backs { count: 1, named: None }, from, to },
    ]));
    let bag = story.annals.now().bags[INES].as_ref().expect("Ines had a bag");
    assert_eq!(bag.end, Some(BagEnd::HandedBack { by: Seats::only(OLEK) }));
    assert_eq!((bag.seen, bag.face_down), (Goods::of(Good::BREAD, 2), 1));
}

#[test]
fn a_new_round_begins_a_new_page() {
    let mut story = story();
    story.hear(&game([opened([(Good::BREAD, 1)])]));
    story.hear(&game([EventView::RoundBegan { round: 3, law: Law::Sheriff(MAYA) }]));
    let before = story.annals.before().expect("a round is over");
    assert_eq!((before.round, before.law), (2, Seats::only(OLEK)));
    assert_eq!((story.annals.now().round, story.annals.now().bags[INES].is_none()), (3, true));
}

/// What was laid open at the end of a round.
fn laid_open(story: &Story) -> Vec<(Seat, bool, bool)> {
    let bags = story.finale.iter().flat_map(|finale| &finale.bags);
    bags.map(|bag| (bag.seat, bag.story.is_some(), bag.proof.is_some())).collect()
}

fn next_round() -> EventView {
    EventView::RoundBegan { round: 3, law: Law::Sheriff(MAYA) }
}

fn proves(merchant: Seat) -> EventView {
    EventView::ProofShown { merchant, to: Seats::only(OLEK) }
}

fn handed_back(bag: Seat) -> EventView {
    EventView::HandedBack { bag, by: Seats::only(OLEK) }
}

#[test]
fn what_was_found_in_the_bag_that_ended_the_round_is_told_after_the_gate_is_gone() {
    let mut story = story();
    story.hear(&game([opened([(Good::BREAD, 1), (Good::SILK, 1)]), next_round()]));
    assert_eq!(laid_open(&story), [(INES, true, false)]);
    let Finale { round, bags } = story.finale.expect("a bag was opened");
    assert_eq!(round, 2);
    let found = bags[0].story.as_ref().expect("it was settled just then");
    assert_eq!(found.false_cards(), Some(Goods::of(Good::SILK, 1)));
}

#[test]
fn a_promise_that_was_broken_with_the_last_bag_is_told_with_it() {
    // H4
    let mut story = story();
    story.hear(&game([handed_back(MAYA), proves(MAYA), next_round()]));
    assert_eq!(laid_open(&story), [(MAYA, true, true)]);
}

#[test]
fn whose_bag_was_settled_before_or_who_has_none_shows_the_proof_alone() {
    // H4, M8
    let mut story = story();
    story.hear(&game([opened([(Good::SILK, 1)]), proves(MAYA)]));
    story.hear(&game([proves(INES), handed_back(MAYA), next_round()]));
    assert_eq!(laid_open(&story), [(INES, false, true)]);
}

#[test]
fn what_was_seen_at_the_gate_or_never_opened_is_no_surprise_at_the_end() {
    let mut story = story();
    story.hear(&game([opened([(Good::SILK, 1)])]));
    story.hear(&game([handed_back(MAYA), next_round()]));
    assert_eq!(laid_open(&story), []);
    story.hear(&game([opened([(Good::SILK, 1)]), EventView::GameOver(Box::default())]));
    assert_eq!(laid_open(&story), [(INES, true, false)], "a game ends like a round");
}

#[test]
fn a_surprise_is_forgotten_with_its_round() {
    let mut story = story();
    story.hear(&game([opened([(Good::SILK, 1)]), next_round()]));
    let later = EventView::RoundBegan { round: 4, law: Law::Sheriff(INES) };
    story.hear(&game([handed_back(INES), later]));
    assert_eq!(laid_open(&story), []);
}

#[test]
fn a_slip_that_a_verdict_takes_or_that_leaves_the_table_is_told_with_its_author() {
    let mut story = story();
    let terms = Terms::with(INES).gold(5).hand_back(INES);
    let slip = Slip { number: SlipNumber(7), author: INES, terms: terms.into() };
    story.hear(&game([EventView::SlipWritten(slip)]));
    let verdict = Verdict::HandBack(Some(SlipNumber(7)));
    let taken = EventView::VerdictGiven { by: OLEK, bag: INES, verdict };
    let gone = EventView::SlipGone { slip: SlipNumber(7), why: SlipEnd::Withdrawn };
    for event in [taken, gone] {
        story.hear(&game([event]));
        let Some(Line::Game(deed)) = story.lines.last() else { panic!("something happened") };
        assert_eq!(
            (deed.law, &*deed.authors),
            (Some(Law::Sheriff(OLEK)), &[(SlipNumber(7), INES)][..])
        );
    }
}

#[test]
fn only_what_others_say_is_unread() {
    let mut story = story();
    for line in [says(INES), says(MAYA), game([opened([(Good::BREAD, 1)])]), says(OLEK)] {
        story.hear(&line);
    }
    assert_eq!(
        (story.unread(0, Some(MAYA)), story.unread(1, Some(MAYA)), story.unread(4, Some(MAYA))),
        (2, 1, 0)
    );
}

#[test]
fn whoever_comes_back_knows_who_was_the_law_at_first() {
    let law = Law::Sheriff(OLEK);
    let opened = beat(OLEK, Happening::Opened { round: 1, law });
    let next = game([EventView::RoundBegan { round: 2, law: Law::Sheriff(MAYA) }]);
    let setup = Setup::new(Options::new(Edition::Second, 4)).expect("playable options");
    let start = Start::Deal { setup: setup.into(), seed: Seed::from_number(1) };
    let state = State::new(&start).expect("a deal");
    let annals = Story::of(state.public(), &[opened, next]).annals;
    let before = annals.before().expect("a round that was seen");
    assert_eq!((before.round, before.law), (1, law.seats()));
}
