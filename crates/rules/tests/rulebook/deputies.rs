//! Six players: who the Deputies are, and how they agree (D1–D4, D8, S1).

use crate::common::*;

use rules::event::{Impossible, Place, SlipEnd};
use rules::public::{GateBag, Inspection, MAX_VERDICTS, Verdict};
use rules::{
    Action, Ask, Edition, Event, Good, Goods, IllegalAction, Law, Observer, Options, Scene, Seat,
    Seats, Setup, SetupError, Side, SlipNumber, State, Strikers, Terms,
};

/// A and B are the Deputies, A drawn first. C to F have declared two Apples each; only D is
/// honest.
pub(crate) fn gate_of(scene: Scene) -> Scene {
    scene
        .deputies(A, B)
        .bag(C, goods![APPLES, SILK])
        .bag(D, goods![APPLES * 2])
        .bag(E, goods![CHEESE, MEAD])
        .bag(F, goods![PEPPER * 2])
        .declares(C, Good::APPLES)
        .declares(D, Good::APPLES)
        .declares(E, Good::APPLES)
        .declares(F, Good::APPLES)
        .inspection()
}

pub(crate) fn gate() -> Scene {
    gate_of(Scene::new(second(6)))
}

fn inspection(game: &Game) -> &Inspection {
    game.state.public().inspection().expect("Inspection")
}

fn bag(game: &Game, owner: Seat) -> GateBag {
    inspection(game).bags[owner].expect("a bag at the gate")
}

fn taking(slip: SlipNumber) -> Option<Verdict> {
    Some(Verdict::HandBack(Some(slip)))
}

const FREE: Option<Verdict> = Some(Verdict::HandBack(None));

fn hand_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}

#[test]
fn six_always_play_with_deputies_and_fewer_never() {
    // S1, D1
    let with = |edition, players, deputies| {
        Setup::new(Options { deputies, ..Options::new(edition, players) }).map(|_| ())
    };
    assert_eq!(with(Edition::Second, 6, true), Ok(()));
    assert_eq!(with(Edition::Second, 6, false), Err(SetupError::SixWithoutDeputies));
    for players in 3..=5 {
        let refused = with(Edition::Second, players, true);
        assert_eq!(refused, Err(SetupError::DeputiesWithFewer(players)));
    }
    // Six with the first edition's market: only when Deputies are switched on by name.
    let plain = Setup::new(Options::new(Edition::First, 6)).map(|_| ());
    assert_eq!(plain, Err(SetupError::SixWithoutDeputies));
    assert_eq!(with(Edition::First, 6, true), Ok(()));
    // The cards name who is on duty, so nobody picks a first Sheriff.
    let options = Options { first_sheriff: Some(C), ..Options::new(Edition::Second, 6) };
    assert_eq!(Setup::new(options).map(|_| ()), Err(SetupError::FirstSheriffWithDeputies));
}

/// Plays a game to its end without a bribe, and says who was the law in each round.
fn laws_of_a_game(seed: u64) -> Vec<[Seat; 2]> {
    let mut state = State::deal(second(6), rules::Seed::from_number(seed));
    let mut laws = Vec::new();
    while !state.is_over() {
        if laws.len() < usize::from(state.public().round) {
            match state.public().law {
                Law::Deputies(first, second) => laws.push([first, second]),
                Law::Sheriff(sheriff) => panic!("{sheriff} is Sheriff of six"),
            }
        }
        let seat = state.public().all_asked(state.setup()).first().expect("someone is asked");
        let choices = state.choices(seat);
        let action = match state.asked(seat) {
            Some(Ask::PickFirst) => Action::PickFirst(choices.pick_first().first().expect("one")),
            Some(Ask::Exchange) => set_aside(Goods::NONE),
            Some(Ask::Load) => {
                load(Goods::of(state.secrets_of(seat).hand.nth(0).expect("everyone has cards"), 1))
            }
            Some(Ask::Declare) => Action::Declare(Good::APPLES),
            Some(Ask::Settle) => hand_back(choices.hand_back().first().expect("a bag")),
            other => panic!("{other:?} is not asked in this game"),
        };
        state.apply(rules::Actor::Seat(seat), action, &mut |_| {}).expect("a choice is legal");
    }
    laws
}

#[test]
fn everyone_is_deputy_once_in_three_rounds_and_three_times_in_nine() {
    // D1, D8, S7: two cards a round; after three rounds the six are shuffled again; nine rounds.
    let games: Vec<_> = (0..8).map(laws_of_a_game).collect();
    for laws in &games {
        assert_eq!(laws.len(), 9, "the cards run out for the third time after nine rounds");
        for third in laws.chunks(3) {
            let served: Seats = third.iter().flatten().copied().collect();
            assert_eq!(served, Seats::all(6));
        }
    }
    let reshuffled = |laws: &Vec<[Seat; 2]>| laws[..3] != laws[3..6] || laws[3..6] != laws[6..];
    assert!(games.iter().all(reshuffled), "a new shuffle, not the old order again");
    let first_drawn: Seats = games.iter().map(|laws| laws[0][0]).collect();
    assert!(first_drawn.len() > 1, "and the first shuffle depends on the seed");
}

#[test]
fn the_deputy_drawn_first_picks_and_the_order_begins_at_their_left() {
    // D2, M2, C1: C was drawn first, E second; the merchants are D, F, A and B.
    let scene = [A, B, D, F]
        .into_iter()
        .fold(Scene::new(second(6)), |scene, seat| scene.hand(seat, goods![APPLES * 3]));
    let mut game = Game::of(&scene.deputies(C, E).market());
    assert_eq!(game.refuses(E, Action::PickFirst(F)), IllegalAction::NotYourTurn(E));
    assert_eq!(game.refuses(C, Action::PickFirst(E)), IllegalAction::NoMerchant(E));
    game.does(C, Action::PickFirst(B));
    for seat in [B, D, F, A] {
        game.does(seat, set_aside(Goods::NONE));
    }
    for seat in [A, B, D, F] {
        game.does(seat, load(goods![APPLES]));
    }
    for seat in [D, F, A, B] {
        game.does(seat, Action::Declare(Good::APPLES));
    }
    assert_eq!(inspection(&game).all_held().len(), 4);
}

#[test]
fn six_with_the_first_edition_s_market_skip_both_deputies() {
    // S1, D2, M1: from the left of the Deputy drawn first, skipping the other.
    let setup = setup_with(Edition::First, 6, |o| o.deputies = true);
    let scene = Scene::new(setup).deputies(C, E).left_pile(cards![CHICKENS]);
    let mut game = Game::of(&scene.hand(D, goods![APPLES * 6]).market_turn(D));
    let draws = Action::Exchange { set_aside: goods![APPLES], left: 1, right: 0 };
    game.does(D, draws).does(D, place(Side::Right, cards![APPLES]));
    assert_eq!(game.hand(D), goods![APPLES * 5, CHICKENS]);
    for seat in [F, A, B] {
        game.does(seat, set_aside(Goods::NONE));
    }
    for seat in [D, F, A, B] {
        assert_eq!(game.state.asked(seat), Some(Ask::Load));
    }
    assert_eq!((game.state.asked(C), game.state.asked(E)), (None, None));
}

#[test]
fn hands_fill_up_from_the_left_of_the_outgoing_first_deputy() {
    // D2, E1: C and E go off duty, so D draws first and C last.
    let scene = [A, B, D].into_iter().fold(Scene::new(second(6)), |scene, seat| {
        scene.settled(seat, rules::public::Fate::HandedBack, 1).declares(seat, Good::APPLES)
    });
    let last = scene.deputies(C, E).bag(F, goods![APPLES]).declares(F, Good::APPLES);
    let mut game = Game::of(&last.inspection());
    game.hands_back(C, F).hands_back(E, F);
    let drew = |event: &Event| match event {
        Event::Moved { from: Place::Deck, to: Place::Hand(seat), .. } => Some(*seat),
        _ => None,
    };
    let order: Vec<Seat> = game.told.iter().filter_map(drew).collect();
    assert_eq!(order, [D, E, F, A, B, C]);
}

#[test]
fn a_deal_hands_bags_back_clockwise_from_the_first_deputy_s_left() {
    // D2, H7: D was drawn first, so E's bag comes before C's.
    let scene = [A, B, C, E].into_iter().fold(Scene::new(second(6)), |scene, seat| {
        scene.bag(seat, goods![APPLES]).declares(seat, Good::APPLES)
    });
    let mut game = Game::of(&scene.deputies(D, F).inspection());
    let slip = game.offers(C, Terms::with(C).gold(3).hand_back(C).hand_back(E));
    game.accepts(D, slip).accepts(F, slip);
    let handed = |event: &Event| match event {
        Event::HandedBack { bag, .. } => Some(*bag),
        _ => None,
    };
    let order: Vec<Seat> = game.told.iter().filter_map(handed).collect();
    assert_eq!(order, [E, C]);
}

#[test]
fn the_deputy_drawn_first_places_what_both_confiscate() {
    // D2, I11: with two piles, the first-drawn chooses if both open, otherwise whoever opened.
    let setup = setup_with(Edition::First, 6, |o| o.deputies = true);
    let scene = [C, D, E, F].into_iter().fold(Scene::new(setup), |scene, seat| {
        scene.bag(seat, goods![CHEESE, MEAD]).declares(seat, Good::APPLES)
    });
    let mut game = Game::of(&scene.deputies(B, A).inspection());
    game.opens(A, C).opens(B, C);
    assert_eq!((game.state.asked(B), game.state.asked(A)), (Some(Ask::Place), None));
    let mead_first = place(Side::Right, cards![MEAD, CHEESE]);
    assert_eq!(game.refuses(A, mead_first.clone()), IllegalAction::NotYourTurn(A));
    game.does(B, mead_first);
    assert_eq!(game.pile(Side::Right), cards![MEAD, CHEESE]);

    game.hands_back(B, D).opens(A, D).opens(A, D);
    assert_eq!((game.state.asked(A), game.state.asked(B)), (Some(Ask::Place), None));
    game.does(A, place(Side::Left, cards![CHEESE, MEAD]));
    assert_eq!(game.pile(Side::Left), cards![CHEESE, MEAD]);
}

#[test]
fn a_verdict_is_public_and_can_be_changed_until_the_other_s_arrives() {
    // D3, P1
    let mut game = Game::of(&gate());
    assert_eq!(game.refuses(C, Action::Open(D)), IllegalAction::NotTheLaw(C));
    game.opens(A, D);
    let told = rules::EventView::VerdictGiven { by: A, bag: D, verdict: Verdict::Open };
    assert_eq!(game.seen_by(Observer::Spectator), [told]);
    assert_eq!(game.refuses(A, Action::Open(D)), IllegalAction::SameVerdict(D));
    game.hands_back(A, D);
    assert_eq!(bag(&game, D).verdicts, [FREE, None]);
    assert_eq!(game.refuses(A, hand_back(D)), IllegalAction::SameVerdict(D));
    game.opens(A, D).opens(B, D);
    assert!(inspection(&game).held(D).is_none(), "both said open");
    let settled = IllegalAction::Impossible(Impossible::BagSettled(D));
    assert_eq!(game.refuses(A, hand_back(D)), settled);
}

#[test]
fn two_hand_backs_on_different_terms_settle_nothing() {
    // D3, D4: one takes five gold, the other nothing; both may still change, and both are asked.
    let mut game = Game::of(&gate());
    let bribe = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.takes(A, C, bribe).hands_back(B, C);
    assert_eq!(bag(&game, C).verdicts, [taking(bribe), FREE]);
    assert!(inspection(&game).held(C).is_some());
    assert_eq!((game.state.asked(A), game.state.asked(B)), (Some(Ask::Settle), Some(Ask::Settle)));
    game.takes(B, C, bribe);
    assert!(inspection(&game).held(C).is_none());
    assert_eq!((game.gold(C), inspection(&game).booty.gold.0), (45, 5));
}

#[test]
fn both_hand_back_for_nothing_and_the_owner_s_offer_lapses() {
    // D4, I6
    let mut game = Game::of(&gate());
    let bribe = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.hands_back(A, C).hands_back(B, C);
    assert!(!game.is_live(bribe));
    assert_eq!((game.gold(C), inspection(&game).booty.gold.0), (50, 0));
    assert_eq!(game.stand(C), goods![APPLES, SILK]);
    let by = Seats::only(A).with(B);
    assert!(game.told.contains(&Event::HandedBack { bag: C, by }));
}

#[test]
fn a_bribe_that_both_take_goes_onto_the_booty() {
    // D4, I7: gold, legal goods face up, contraband face down.
    let mut game = Game::of(&gate().stand(C, goods![CHICKENS, PEPPER]));
    let terms = Terms::with(C).gold(4).from_stand(goods![CHICKENS]).from_bag(goods![SILK]);
    let bribe = game.offers(C, terms.hand_back(C));
    game.takes(A, C, bribe).accepts(B, bribe);
    let booty = &inspection(&game).booty;
    assert_eq!((booty.gold.0, booty.face_up, booty.face_down), (4, goods![CHICKENS], 1));
    assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (50, 50, 46));
    assert_eq!(game.stand(C), goods![APPLES, PEPPER]);
    assert_eq!((game.stand(A), game.stand(B)), (Goods::NONE, Goods::NONE));
}

#[test]
fn agreeing_to_a_slip_is_a_verdict_whoever_wrote_it_and_writing_is_none() {
    // D3
    let mut game = Game::of(&gate());
    let theirs = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.accepts(B, theirs);
    assert_eq!(bag(&game, C).verdicts, [None, taking(theirs)]);
    assert_eq!(game.refuses(B, Action::Accept(theirs)), IllegalAction::SameVerdict(C));

    let ours = game.offers(A, Terms::with(C).gold(9).hand_back(C));
    assert_eq!(bag(&game, C).verdicts, [None, taking(theirs)], "writing is no verdict");
    game.accepts(A, ours);
    assert_eq!(bag(&game, C).verdicts, [taking(ours), taking(theirs)]);
    assert!(inspection(&game).held(C).is_some(), "different terms settle nothing");
}

#[test]
fn it_is_public_who_has_to_agree_to_a_slip() {
    // D6, H1
    let mut game = Game::of(&gate());
    let who = |game: &Game, terms: &Terms, author| game.state.public().strikers(terms, author);
    let both = Some(Strikers::Both(Seats::only(A).with(B)));
    let free = Terms::with(C).gold(5).hand_back(C);
    assert_eq!(who(&game, &free, C), both);
    assert_eq!(who(&game, &free, A), both, "whoever of them writes it");
    // One of them can bind "open X", and whoever writes that is bound.
    let open = Terms::with(C).gold(3).open(D);
    assert_eq!(who(&game, &open, C), Some(Strikers::AnyOf(Seats::only(A).with(B))));
    assert_eq!(who(&game, &open, B), Some(Strikers::AnyOf(Seats::only(B))));
    // Who acts alone on a bag deals alone about it.
    game.hands_back(A, C).opens(B, C);
    assert_eq!(who(&game, &free, C), Some(Strikers::AnyOf(Seats::only(B))));
    assert_eq!(who(&game, &free, A), None);
    // Nor can whoever may take nothing from a merchant be paid by them.
    let bar = game.offers(D, Terms::with(D).gold(2).take_nothing(C));
    game.accepts(B, bar);
    assert_eq!(who(&game, &free, C), None);
    assert_eq!(who(&game, &open, C), Some(Strikers::AnyOf(Seats::only(A))));
}

#[test]
fn a_merchant_may_accept_the_deputies_slip_before_or_after_their_verdicts() {
    // D3, I5
    for merchant_first in [true, false] {
        let mut game = Game::of(&gate());
        let slip = game.offers(B, Terms::with(C).gold(9).hand_back(C));
        if merchant_first {
            game.accepts(C, slip);
            assert_eq!(game.told, [Event::SlipAccepted { slip, by: C }]);
            let again = game.refuses(C, Action::Accept(slip));
            assert_eq!(again, IllegalAction::AlreadyAccepted(slip));
        }
        game.accepts(A, slip);
        assert_eq!(game.gold(C), 50, "nobody is bound before all three agree");
        game.accepts(B, slip);
        if !merchant_first {
            assert_eq!((bag(&game, C).verdicts, game.gold(C)), ([taking(slip); 2], 50));
            game.accepts(C, slip);
        }
        assert_eq!((game.gold(C), inspection(&game).booty.gold.0), (41, 9));
        assert!(inspection(&game).held(C).is_none());
    }
}

#[test]
fn a_verdict_falls_with_the_slip_that_it_names() {
    // D3, I5: nobody agrees to terms that they did not see.
    let mut game = Game::of(&gate());
    let low = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.takes(A, C, low);
    let lower = game.offers(C, Terms::with(C).gold(1).hand_back(C));
    assert!(game.told.contains(&Event::VerdictFell { by: A, bag: C }));
    assert_eq!(bag(&game, C).verdicts, [None, None]);
    let old = Action::HandBack { bag: C, taking: Some(low) };
    assert_eq!(game.refuses(B, old), IllegalAction::NoSuchSlip(low));
    game.takes(B, C, lower);
    assert!(inspection(&game).held(C).is_some());
}

#[test]
fn one_slip_can_hand_back_two_bags_and_is_a_verdict_on_both() {
    // D3, I4: if one of the two verdicts is changed, the slip can still be agreed to again.
    let mut game = Game::of(&gate());
    let slip = game.offers(C, Terms::with(C).gold(7).hand_back(C).hand_back(D));
    game.accepts(A, slip);
    assert_eq!([C, D].map(|owner| bag(&game, owner).verdicts[0]), [taking(slip); 2]);
    game.hands_back(A, D);
    game.accepts(B, slip);
    assert!(inspection(&game).held(C).is_some(), "they differ about D's bag");
    game.accepts(A, slip);
    assert!(inspection(&game).held(C).is_none() && inspection(&game).held(D).is_none());
    assert_eq!((game.gold(C), inspection(&game).booty.gold.0), (43, 7));
}

#[test]
fn no_verdict_names_a_slip_that_is_not_on_the_table() {
    // D3, D6: B agrees to the Deputies' slip about two bags. On C's bag that splits them, so the
    // slip falls, and with it what B said about D's bag.
    let mut game = Game::of(&gate());
    let slip = game.offers(A, Terms::with(C).gold(7).hand_back(C).hand_back(D));
    game.opens(A, C);
    game.accepts(B, slip);
    assert_eq!(bag(&game, C).alone, Some(A));
    assert!(!game.is_live(slip));
    assert_eq!(bag(&game, D).verdicts, [None, None]);
    assert_eq!(game.state.asked(B), Some(Ask::Settle));
}

#[test]
fn the_deputies_have_one_live_slip_per_merchant() {
    // D6, I5: the second Deputy's slip replaces the first's; either may withdraw it.
    let mut game = Game::of(&gate());
    let nine = game.offers(A, Terms::with(C).gold(9).hand_back(C));
    let six = game.offers(B, Terms::with(C).gold(6).hand_back(C));
    assert!(game.told.contains(&Event::SlipGone { slip: nine, why: SlipEnd::Replaced }));
    assert!(game.is_live(six) && !game.is_live(nine));
    let other = game.offers(A, Terms::with(D).gold(2).hand_back(D));
    assert!(game.is_live(six) && game.is_live(other), "another merchant's is another slip");
    assert_eq!(game.refuses(D, Action::Withdraw(other)), IllegalAction::NotYoursToAnswer(other));
    game.does(A, Action::Withdraw(six));
    assert!(!game.is_live(six));
}

#[test]
fn a_slip_is_off_the_table_when_both_deputies_have_declined() {
    // I5, D6
    let mut game = Game::of(&gate());
    let slip = game.offers(C, Terms::with(C).gold(1).hand_back(C));
    assert_eq!(game.refuses(C, Action::Decline(slip)), IllegalAction::NotYoursToAnswer(slip));
    game.does(A, Action::Decline(slip));
    assert_eq!(game.told, [Event::SlipDeclined { slip, by: A }]);
    assert_eq!(game.refuses(A, Action::Decline(slip)), IllegalAction::AlreadyDeclined(slip));
    assert!(game.is_live(slip));
    game.does(B, Action::Decline(slip));
    assert_eq!(game.told, [Event::SlipGone { slip, why: SlipEnd::Declined }]);

    // The merchant alone turns the Deputies' slip down.
    let ours = game.offers(B, Terms::with(C).gold(9).hand_back(C));
    game.does(C, Action::Decline(ours));
    assert!(!game.is_live(ours));
}

#[test]
fn after_so_many_verdicts_only_open_or_the_other_s_terms_are_left() {
    // D3: a Deputy who cannot decide must end somewhere, so that every Inspection does.
    let mut game = Game::of(&gate());
    for _ in 0..MAX_VERDICTS / 2 {
        game.opens(A, D).hands_back(A, D);
    }
    let slip = game.offers(D, Terms::with(D).gold(5).hand_back(D));
    let take = Action::HandBack { bag: D, taking: Some(slip) };
    assert_eq!(game.refuses(A, take.clone()), IllegalAction::NoMoreVerdicts(D));
    game.hands_back(A, C); // Another bag has its own count.
    assert_eq!(game.state.check(rules::Actor::Seat(A), &Action::Open(D)), Ok(()));
    game.does(B, take.clone());
    game.does(A, take); // Now it is the other's own terms.
    assert!(inspection(&game).held(D).is_none());

    let mut game = Game::of(&gate());
    for _ in 0..MAX_VERDICTS / 2 {
        game.hands_back(A, D).opens(A, D);
    }
    assert_eq!(game.refuses(A, hand_back(D)), IllegalAction::NoMoreVerdicts(D));
    game.hands_back(B, D);
    assert_eq!(bag(&game, D).alone, Some(A));
    game.hands_back(A, D); // Whoever acts alone gives no more verdicts, and is free.
    assert!(inspection(&game).held(D).is_none());
}
