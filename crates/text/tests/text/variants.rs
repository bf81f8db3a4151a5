//! One of everything that can be told: the compiler reminds whoever adds a variant, and the tests
//! whoever forgets its example.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::Phrase;
use rules::action::{Creditor, Debt, Leftover, Tier};
use rules::event::{Duty, EventView, GoldFor, Impossible, Place, Purse, Seen, SlipEnd};
use rules::ledger::PromiseFate;
use rules::public::Verdict;
use rules::slip::Word;
use rules::{
    Ask, Bag, Edition, Gold, Good, Goods, IllegalAction, Law, Observer, PerSeat, Scene, Seat,
    Seats, Setup, Side, Slip, SlipNumber, State, Terms,
};
use text::{Language, Teller, Text};

use crate::stage::{
    DASHA, INES, MAYA, OLEK, assert_all_shown, assert_sentence, assert_whole, everything, goods,
    names, setup,
};

/// Calls the function with tellers in every language, for a merchant, a Sheriff and a spectator,
/// with and without Deputies and two piles.
fn with_every_teller(tell: impl Fn(&Teller<'_>)) {
    let names = names();
    let setups = [everything(Edition::First, 4), everything(Edition::Second, 6)];
    for text in Language::ALL.map(Text::new) {
        for setup in &setups {
            for me in [Some(MAYA), Some(OLEK), None] {
                tell(&Teller::new(&text, setup, &names, me));
            }
        }
    }
}

// --- Impossible, SlipEnd ---

fn impossibles() -> Vec<Impossible> {
    let mut all = vec![Impossible::NobodyCanStrike];
    for seat in [MAYA, INES] {
        for (offered, has) in [(5, 0), (5, 1), (5, 2)] {
            let gold = Gold(has.into());
            all.extend([
                Impossible::NotEnoughGold { seat, offered: Gold(5), has: gold },
                Impossible::NotOnStand { seat, good: Good::APPLES, offered, has },
                Impossible::NotEnoughFaceDown { seat, offered: offered.into(), has },
                Impossible::NotEnoughInBag { seat, offered: offered.into(), has },
            ]);
        }
        all.extend([
            Impossible::BagSettled(seat),
            Impossible::MustBeOpened(seat),
            Impossible::NothingFrom(seat),
            Impossible::FaceDownLeft(seat),
        ]);
    }
    all
}

const fn number_of_impossible(fact: &Impossible) -> usize {
    match fact {
        Impossible::NotEnoughGold { .. } => 0,
        Impossible::NotOnStand { .. } => 1,
        Impossible::NotEnoughFaceDown { .. } => 2,
        Impossible::NotEnoughInBag { .. } => 3,
        Impossible::BagSettled(_) => 4,
        Impossible::MustBeOpened(_) => 5,
        Impossible::NothingFrom(_) => 6,
        Impossible::FaceDownLeft(_) => 7,
        Impossible::NobodyCanStrike => 8,
    }
}

fn slip_ends() -> Vec<SlipEnd> {
    let ends = [SlipEnd::Replaced, SlipEnd::Withdrawn, SlipEnd::Declined, SlipEnd::Lapsed];
    ends.into_iter().chain(impossibles().into_iter().map(SlipEnd::Void)).collect()
}

const fn number_of_slip_end(end: &SlipEnd) -> usize {
    match end {
        SlipEnd::Replaced => 0,
        SlipEnd::Withdrawn => 1,
        SlipEnd::Declined => 2,
        SlipEnd::Void(_) => 3,
        SlipEnd::Lapsed => 4,
    }
}

#[test]
fn every_end_of_a_slip_is_told() {
    assert_all_shown(&impossibles(), 9, number_of_impossible);
    assert_all_shown(&slip_ends(), 5, number_of_slip_end);
    // Maya and the law each have a slip on the table, so that their authors are known.
    let scene = Scene::new(setup(Edition::Second, 4, |_| {})).sheriff(OLEK);
    let scene = scene.bag(MAYA, goods![APPLES]).declares(MAYA, Good::APPLES).inspection();
    let mut game = scene.build().expect("a scene that can be");
    let number = game.public().next_slip;
    let offer = rules::Action::Offer(Arc::new(Terms::with(MAYA).gold(1)));
    game.apply(rules::Actor::Seat(MAYA), offer, &mut |_| {}).expect("a legal slip");
    with_every_teller(|teller| {
        for end in slip_ends() {
            assert_whole(&teller.slip_end(number, end));
            assert_whole(&teller.at(game.public()).slip_end(number, end));
        }
    });
}

// --- IllegalAction ---

fn refusals() -> Vec<IllegalAction> {
    use IllegalAction as No;
    let slip = SlipNumber(7);
    let mut all = vec![
        No::WrongPhase,
        No::GameOver,
        No::NotForThisActor,
        No::ClockNotRunning,
        No::TooManySetAside(6),
        No::OnePileOnly,
        No::NotTheCardsToPlace,
        No::NotLegal(Good::CROSSBOW),
        No::NotInThisGame(Good::BREAD),
        No::NotYourSlip { author: MAYA, merchant: INES },
        No::EmptySlip,
        No::NoMoreSlips,
        No::TooManyPromises(9),
        No::BadPromise { by: MAYA, to: INES },
        No::NoEither,
        No::NoSuchSlip(slip),
        No::NotYoursToAnswer(slip),
        No::AlreadyAccepted(slip),
        No::AlreadyDeclined(slip),
        No::NeedsOwnAcceptance(slip),
        No::ActsAlone { by: OLEK, bag: INES },
        No::TimeIsUp,
        No::PaysTooLittle { pays: Gold(2), owed: Gold(4) },
        No::NeedlessCard(Good::CHICKENS),
        No::NoBlackMarket,
        No::NotOnTop { pile: 1, value: 30 },
        No::WrongPile,
        No::NoBooty,
        No::SameWish,
        No::NoMoreWishes,
    ];
    all.extend(asks().map(No::AnswerFirst));
    all.extend(impossibles().into_iter().map(No::Impossible));
    for has in [0, 1, 2, 5] {
        let good = Good::CHICKENS;
        all.extend([
            No::NotInHand { good, needs: 6, has },
            No::NotFaceDown { good, needs: 6, has },
            No::CannotPayWith { good, needs: 6, has },
            No::NotEnoughToDraw { set_aside: 5, drawable: has.into() },
            No::PileTooSmall { wanted: 6, has },
            No::DrawsTooMany { wanted: 6, draws: has.into() },
            No::TooFewToClaim { good, has },
        ]);
    }
    for seat in [MAYA, INES] {
        all.extend([
            No::NobodyThere(seat),
            No::NotYourTurn(seat),
            No::NotTheLaw(seat),
            No::NoMerchant(seat),
            No::NoBag(seat),
            No::AlreadyThreatened(seat),
            No::AboutYourself(seat),
            No::BothHandedBackAndOpened(seat),
            No::BagGoodsWithoutBag(seat),
            No::NotTheGiver(seat),
            No::ChoiceOwed(seat),
            No::BoundToOpen(seat),
            No::SameVerdict(seat),
            No::NoMoreVerdicts(seat),
            No::NoDebt(seat),
            No::NoClaim(seat),
            No::AlreadyPassed(seat),
            No::NoDeputy(seat),
        ]);
    }
    all
}

const fn number_of_refusal(why: &IllegalAction) -> usize {
    use IllegalAction as No;
    match why {
        No::WrongPhase => 0,
        No::GameOver => 1,
        No::NobodyThere(_) => 2,
        No::NotForThisActor => 3,
        No::ClockNotRunning => 4,
        No::NotYourTurn(_) => 5,
        No::AnswerFirst(_) => 6,
        No::NotTheLaw(_) => 7,
        No::NoMerchant(_) => 8,
        No::TooManySetAside(_) => 9,
        No::NotInHand { .. } => 10,
        No::NotEnoughToDraw { .. } => 11,
        No::PileTooSmall { .. } => 12,
        No::DrawsTooMany { .. } => 13,
        No::OnePileOnly => 14,
        No::NotTheCardsToPlace => 15,
        No::NotLegal(_) => 16,
        No::NotInThisGame(_) => 17,
        No::NoBag(_) => 18,
        No::AlreadyThreatened(_) => 19,
        No::NotYourSlip { .. } => 20,
        No::EmptySlip => 21,
        No::NoMoreSlips => 22,
        No::TooManyPromises(_) => 23,
        No::BadPromise { .. } => 24,
        No::AboutYourself(_) => 25,
        No::BothHandedBackAndOpened(_) => 26,
        No::BagGoodsWithoutBag(_) => 27,
        No::NoEither => 28,
        No::NotTheGiver(_) => 29,
        No::NotFaceDown { .. } => 30,
        No::Impossible(_) => 31,
        No::NoSuchSlip(_) => 32,
        No::NotYoursToAnswer(_) => 33,
        No::AlreadyAccepted(_) => 34,
        No::AlreadyDeclined(_) => 35,
        No::NeedsOwnAcceptance(_) => 36,
        No::ChoiceOwed(_) => 37,
        No::BoundToOpen(_) => 38,
        No::ActsAlone { .. } => 39,
        No::SameVerdict(_) => 40,
        No::NoMoreVerdicts(_) => 41,
        No::TimeIsUp => 42,
        No::NoDebt(_) => 43,
        No::CannotPayWith { .. } => 44,
        No::PaysTooLittle { .. } => 45,
        No::NeedlessCard(_) => 46,
        No::NoBlackMarket => 47,
        No::NoClaim(_) => 48,
        No::NotOnTop { .. } => 49,
        No::TooFewToClaim { .. } => 50,
        No::WrongPile => 51,
        No::AlreadyPassed(_) => 52,
        No::NoBooty => 53,
        No::NoDeputy(_) => 54,
        No::SameWish => 55,
        No::NoMoreWishes => 56,
    }
}

#[test]
fn every_refusal_is_told() {
    assert_all_shown(&refusals(), 57, number_of_refusal);
    with_every_teller(|teller| {
        refusals().iter().for_each(|why| assert_whole(&teller.illegal(why)));
    });
}

#[test]
fn refusals_are_sentences() {
    let setup: &Setup = &everything(Edition::First, 4);
    let (text, names) = (Text::new(Language::English), names());
    let teller = Teller::new(&text, setup, &names, Some(MAYA));
    let told = refusals().iter().map(|why| teller.illegal(why)).collect::<Vec<_>>();
    told.iter().for_each(|sentence| assert_sentence(sentence));
    insta::assert_snapshot!(told.join("\n"));
}

// --- EventView ---

fn slip(author: Seat, terms: Terms) -> Slip {
    Slip { number: SlipNumber(3), author, terms: Arc::new(terms) }
}

fn slips() -> Vec<Slip> {
    let word = |terms: Terms| terms.promise(MAYA, OLEK, Word::OpenNext(INES));
    vec![
        slip(MAYA, Terms::with(MAYA).gold(5).hand_back(MAYA)),
        slip(OLEK, Terms::with(MAYA).gold(5).hand_back(MAYA)),
        slip(INES, word(Terms::with(INES).gold(5).open(MAYA))),
        slip(OLEK, Terms::with(INES).law_gives(OLEK, 5, goods![APPLES]).take_nothing(DASHA)),
    ]
}

fn moves() -> Vec<EventView> {
    let backs = |named| Seen::Backs { count: 2, named };
    let sights = [Seen::Cards(goods![APPLES * 2]), backs(None), backs(Some(goods![MEAD * 3]))];
    let mut places = vec![Place::Deck, Place::Gate, Place::Booty, Place::Box];
    places.extend([Side::Left, Side::Right].map(Place::Discard));
    for seat in [MAYA, INES] {
        places.extend([Place::Hand(seat), Place::SetAside(seat), Place::Bag(seat)]);
        places.push(Place::Stand(seat));
    }
    let ways = places.iter().flat_map(|&from| places.iter().map(move |&to| (from, to)));
    let moved = |(from, to)| sights.map(|cards| EventView::Moved { cards, from, to });
    ways.flat_map(moved).collect()
}

fn payments() -> Vec<EventView> {
    let purses = [Purse::Seat(MAYA), Purse::Seat(INES), Purse::Booty, Purse::Bank];
    let reasons = [GoldFor::Deal, GoldFor::Fine, GoldFor::Booty];
    let mut all = Vec::new();
    for from in purses {
        for to in purses {
            let moved = |why| EventView::GoldMoved { amount: Gold(1), from, to, why };
            all.extend(reasons.map(moved));
        }
    }
    all
}

/// What happens to one person, who may be the reader.
fn events_about(seat: Seat) -> Vec<EventView> {
    let bag = Bag::new(&goods![APPLES * 2, MEAD]).expect("three cards");
    let debt = |tier| Debt { debtor: seat, creditor: Creditor::Booty, missing: Gold(3), tier };
    vec![
        EventView::RoundBegan { round: 2, law: Law::Sheriff(seat) },
        EventView::RoundBegan { round: 2, law: Law::Deputies(seat, OLEK) },
        EventView::FirstPicked(seat),
        EventView::Exchanged { seat, set_aside: 0 },
        EventView::Exchanged { seat, set_aside: 1 },
        EventView::Exchanged { seat, set_aside: 5 },
        EventView::Loaded { seat, bag },
        EventView::BagClosed(seat),
        EventView::Declared { seat, good: Good::APPLES, cards: 1 },
        EventView::Threatened { by: OLEK, merchant: seat },
        EventView::SlipAccepted { slip: SlipNumber(3), by: seat },
        EventView::SlipDeclined { slip: SlipNumber(3), by: seat },
        EventView::ProofShown { merchant: seat, to: Seats::only(OLEK) },
        EventView::Proved {
            merchant: seat,
            to: Seats::only(OLEK),
            stand: Some(Goods::NONE),
            bag: Some(goods![APPLES]),
        },
        EventView::DebtDue(debt(Tier::Legal)),
        EventView::DebtDue(debt(Tier::Contraband)),
        EventView::Forgiven { debtor: seat, amount: Gold(2) },
        EventView::Claimed { seat, pile: 0, value: 30 },
        EventView::ClaimPassed(seat),
    ]
}

/// What the law, one or two, does to the bag of one person.
fn events_at_the_gate(by: Seats, owner: Seat) -> Vec<EventView> {
    let bag = |goods| Bag::new(&goods).expect("some cards");
    vec![
        EventView::HandedBack { bag: owner, by },
        EventView::HandedBack { bag: owner, by: Seats::NONE },
        EventView::Opened { bag: owner, by, cards: bag(goods![APPLES]), declared: Good::APPLES },
        EventView::Opened { bag: owner, by, cards: bag(goods![SILK]), declared: Good::APPLES },
        EventView::DutyTaken { by, duty: Duty::Open(owner) },
        EventView::DutyTaken { by, duty: Duty::TakeNothing(owner) },
    ]
}

/// What one Deputy does about the bag of one person.
fn events_of_a_deputy(by: Seat, bag: Seat) -> Vec<EventView> {
    let slip = Some(SlipNumber(3));
    let verdicts = [Verdict::Open, Verdict::HandBack(None), Verdict::HandBack(slip)];
    let mut all: Vec<EventView> =
        verdicts.map(|verdict| EventView::VerdictGiven { by, bag, verdict }).into();
    all.push(EventView::VerdictFell { by, bag });
    all.push(EventView::ActsAlone { by, bag });
    for item in [Leftover::Gold, Leftover::Card(Good::CHEESE)] {
        let wishes = [None, Some(by), Some(bag)];
        all.extend(wishes.map(|to| EventView::Wished { by, item, to }));
    }
    all
}

fn events() -> Vec<EventView> {
    let mut sizes = PerSeat([0; 6]);
    (sizes[MAYA], sizes[INES]) = (1, 5);
    let mut stands = PerSeat([Goods::NONE; 6]);
    (stands[MAYA], stands[INES]) = (goods![MEAD], goods![SILK * 2]);
    let both = Seats::only(OLEK).with(DASHA);
    let mut all = vec![
        EventView::Reshuffled(goods![APPLES * 40]),
        EventView::BagsClosed(sizes),
        EventView::TimeIsUp,
        EventView::GameOver(Box::new(stands)),
        EventView::Threatened { by: MAYA, merchant: INES },
    ];
    let gone = |why| EventView::SlipGone { slip: SlipNumber(3), why };
    all.extend(slip_ends().into_iter().map(gone));
    for slip in slips() {
        all.push(EventView::SlipWritten(slip.clone()));
        let deal = |with| EventView::DealStruck { slip: slip.clone(), with };
        all.extend([Seats::only(OLEK), both].map(deal));
    }
    all.extend(moves());
    all.extend(payments());
    for seat in [MAYA, INES] {
        all.extend(events_about(seat));
        for by in [Seats::only(OLEK), both, Seats::only(MAYA), Seats::only(MAYA).with(OLEK)] {
            all.extend(events_at_the_gate(by, seat));
        }
        all.extend(events_of_a_deputy(OLEK, seat));
        all.extend(events_of_a_deputy(MAYA, seat));
    }
    all
}

const fn number_of_event(event: &EventView) -> usize {
    match event {
        EventView::RoundBegan { .. } => 0,
        EventView::FirstPicked(_) => 1,
        EventView::Exchanged { .. } => 2,
        EventView::Moved { .. } => 3,
        EventView::Reshuffled(_) => 4,
        EventView::Loaded { .. } => 5,
        EventView::BagClosed(_) => 6,
        EventView::BagsClosed(_) => 7,
        EventView::Declared { .. } => 8,
        EventView::Threatened { .. } => 9,
        EventView::SlipWritten(_) => 10,
        EventView::SlipGone { .. } => 11,
        EventView::SlipAccepted { .. } => 12,
        EventView::SlipDeclined { .. } => 13,
        EventView::VerdictGiven { .. } => 14,
        EventView::VerdictFell { .. } => 15,
        EventView::ActsAlone { .. } => 16,
        EventView::DealStruck { .. } => 17,
        EventView::GoldMoved { .. } => 18,
        EventView::HandedBack { .. } => 19,
        EventView::Opened { .. } => 20,
        EventView::Proved { .. } => 21,
        EventView::ProofShown { .. } => 22,
        EventView::DutyTaken { .. } => 23,
        EventView::DebtDue(_) => 24,
        EventView::Forgiven { .. } => 25,
        EventView::Claimed { .. } => 26,
        EventView::ClaimPassed(_) => 27,
        EventView::Wished { .. } => 28,
        EventView::TimeIsUp => 29,
        EventView::GameOver(_) => 30,
    }
}

#[test]
fn every_event_is_told() {
    assert_all_shown(&events(), 31, number_of_event);
    with_every_teller(|teller| {
        for event in events() {
            match teller.event(&event) {
                Some(sentence) => assert_whole(&sentence),
                None => assert!(matches!(event, EventView::Moved { .. }), "untold: {event:?}"),
            }
        }
    });
}

#[test]
fn events_are_sentences() {
    let setup: &Setup = &everything(Edition::Second, 4);
    let (text, names) = (Text::new(Language::English), names());
    for me in [Some(MAYA), None] {
        let teller = Teller::new(&text, setup, &names, me);
        let told = events().into_iter().filter_map(|event| teller.event(&event));
        told.for_each(|sentence| assert_sentence(&sentence));
    }
}

// --- Ask, Phrase, Phase, PromiseFate ---

fn asks() -> impl Iterator<Item = Ask> {
    let all = [
        Ask::PickFirst,
        Ask::Exchange,
        Ask::Place,
        Ask::Load,
        Ask::Declare,
        Ask::Settle,
        Ask::Pay,
        Ask::Claim,
    ];
    all.into_iter()
}

const fn number_of_ask(ask: &Ask) -> usize {
    match ask {
        Ask::PickFirst => 0,
        Ask::Exchange => 1,
        Ask::Place => 2,
        Ask::Load => 3,
        Ask::Declare => 4,
        Ask::Settle => 5,
        Ask::Pay => 6,
        Ask::Claim => 7,
    }
}

/// A game of each setup, in a phase with bags.
fn at_the_gate() -> [State; 2] {
    let gate = |scene: Scene| {
        let scene = scene.bag(MAYA, goods![APPLES]).declares(MAYA, Good::APPLES).inspection();
        scene.build().expect("a scene that can be")
    };
    let sheriff = Scene::new(everything(Edition::First, 4)).sheriff(OLEK);
    let deputies = Scene::new(everything(Edition::Second, 6)).deputies(OLEK, DASHA);
    [gate(sheriff), gate(deputies)]
}

#[test]
fn every_ask_is_told_to_everyone() {
    let all: Vec<Ask> = asks().collect();
    assert_all_shown(&all, 8, number_of_ask);
    let names = names();
    for text in Language::ALL.map(Text::new) {
        for game in at_the_gate() {
            for seat in [MAYA, OLEK] {
                let view = game.view(Observer::Seat(seat));
                let teller = Teller::new(&text, game.setup(), &names, Some(seat));
                for ask in asks() {
                    let asked = teller.ask(ask, &view);
                    assert_whole(&asked.title);
                    assert_whole(&asked.hint);
                }
                assert_whole(&teller.waiting(&view));
                slips().iter().for_each(|slip| assert_whole(&teller.wanted(slip, &view).title));
                assert_whole(&teller.phase(&view.public.phase));
            }
        }
    }
}

#[test]
fn every_phrase_is_said_and_no_two_are_the_same() {
    let setup: &Setup = &everything(Edition::Second, 4);
    let (text, names) = (Text::new(Language::English), names());
    let teller = Teller::new(&text, setup, &names, None);
    let said = Phrase::ALL.map(|phrase| teller.phrase(phrase));
    said.iter().for_each(|phrase| assert_sentence(phrase));
    assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), Phrase::ALL.len());
    assert_eq!(said[0], "Just apples.");
}

#[test]
fn every_fate_of_a_promise_has_a_word() {
    let fates = [
        PromiseFate::Open,
        PromiseFate::Kept { round: 2 },
        PromiseFate::Broken { round: 3 },
        PromiseFate::NeverDue,
    ];
    let number = |fate: &PromiseFate| match fate {
        PromiseFate::Open => 0,
        PromiseFate::Kept { .. } => 1,
        PromiseFate::Broken { .. } => 2,
        PromiseFate::NeverDue => 3,
    };
    assert_all_shown(&fates, 4, number);
    with_every_teller(|teller| fates.iter().for_each(|&fate| assert_whole(&teller.fate(fate))));
}
