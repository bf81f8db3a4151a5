//! The Black Market (K1–K5).

use crate::common::*;
use crate::gate::honest_gate;

use rules::event::{Impossible, Place, Seen, SlipEnd};
use rules::public::Fate;
use rules::setup::{BlackMarketRule, MarketPile, SpentContraband};
use rules::{
    Action, Ask, Edition, Event, EventView, Good, Goods, IllegalAction, Observer, Options, Scene,
    Seat, Setup, SetupError, Side, Terms,
};
use std::sync::Arc;

const PEPPER: u8 = 0;
const MEAD: u8 = 1;
const SILK: u8 = 2;

fn claim(pile: u8, value: u16) -> Action {
    Action::Claim { pile, value, onto: None }
}

fn claim_onto(pile: u8, value: u16, onto: Side) -> Action {
    Action::Claim { pile, value, onto: Some(onto) }
}

fn with_rule(rule: BlackMarketRule) -> Result<Setup, SetupError> {
    Setup::new(Options { black_market: Some(rule), ..Options::new(Edition::Second, 4) })
}

fn two_piles() -> Arc<Setup> {
    setup_with(Edition::First, 4, |o| o.black_market = Some(BlackMarketRule::default()))
}

fn claimed(game: &Game, pile: u8) -> [Option<Seat>; 2] {
    game.state.public().claimed[usize::from(pile)]
}

#[test]
fn six_cards_lie_in_three_piles_the_dearer_on_top() {
    // K1
    let setup = black_market(4);
    let piles = setup.black_market().expect("it is open");
    let figures = piles.map(|pile| (pile.good, pile.values));
    assert_eq!(figures, [(Good::PEPPER, [30, 27]), (Good::MEAD, [32, 29]), (Good::SILK, [34, 31])]);
    assert!(second(4).black_market().is_none(), "it is a variant, off in the basic game");
}

#[test]
fn a_host_can_override_the_figures() {
    // K1: other goods and values, as long as they can be played.
    let pile = |good: &str, top, bottom| MarketPile { good: good.into(), top, bottom };
    let rule = |first| BlackMarketRule {
        piles: [first, pile("mead", 32, 29), pile("silk", 34, 31)],
        spent: SpentContraband::Discard,
    };
    let setup = with_rule(rule(pile("crossbow", 40, 35))).expect("five Crossbows are enough");
    let mut game = Game::of(&honest_gate(Arc::new(setup)).stand(B, goods![CROSSBOW * 3]));
    game.hands_back(A, B).does(B, claim(0, 40));
    assert!(game.stand(B).count(Good::CROSSBOW) == 0 && claimed(&game, 0) == [Some(B), None]);

    let refused = |first| with_rule(rule(first)).map(|_| ());
    let order = |top, bottom| SetupError::MarketOrder { good: "pepper".into(), top, bottom };
    assert_eq!(refused(pile("pepper", 27, 30)), Err(order(27, 30)));
    assert_eq!(refused(pile("pepper", 30, 0)), Err(order(30, 0)));
    assert_eq!(refused(pile("pepper", 1001, 30)), Err(order(1001, 30)));
    let unknown = SetupError::MarketGoodUnknown("apples".into());
    assert_eq!(refused(pile("apples", 30, 27)), Err(unknown), "it asks for contraband");
    let twice = SetupError::MarketGoodTwice("mead".into());
    assert_eq!(refused(pile("mead", 30, 27)), Err(twice));
    let missing = SetupError::MarketGoodMissing { good: "gouda_cheese".into(), copies: 0 };
    assert_eq!(refused(pile("gouda_cheese", 30, 27)), Err(missing));
}

#[test]
fn a_claim_costs_three_of_the_kind_from_whatever_round() {
    // K2, K4, P1: two Mead lay on the stand, the third came in the bag; all three are revealed.
    let scene = honest_gate(black_market(4)).stand(B, goods![MEAD * 2, PEPPER]);
    let mut game = Game::of(&scene.bag(B, goods![MEAD, SILK]));
    let too_early = game.refuses(B, claim(MEAD, 32));
    assert_eq!(too_early, IllegalAction::NoClaim(B), "the bag is still at the gate");
    game.hands_back(A, B);
    let pepper = game.refuses(B, claim(PEPPER, 30));
    assert_eq!(pepper, IllegalAction::TooFewToClaim { good: Good::PEPPER, has: 1 });
    game.does(B, claim(MEAD, 32));
    let (from, to) = (Place::Stand(B), Place::Discard(Side::Left));
    assert_eq!(
        game.seen_by(Observer::Spectator)[..2],
        [
            EventView::Claimed { seat: B, pile: MEAD, value: 32 },
            EventView::Moved { cards: Seen::Cards(goods![MEAD * 3]), from, to },
        ]
    );
    assert_eq!(game.pile(Side::Left), cards![MEAD, MEAD, MEAD]);
    assert_eq!(game.face_down(B), goods![PEPPER, SILK]);
    assert_eq!((game.gold(B), claimed(&game, MEAD)), (50, [Some(B), None]), "no coins are paid");
}

#[test]
fn the_bribe_is_placed_before_the_claim() {
    // K2, H7: a Silk that goes to the Sheriff is not there to be claimed with.
    let scene =
        honest_gate(black_market(4)).stand(B, goods![SILK * 2]).bag(B, goods![SILK, PEPPER]);
    let mut game = Game::of(&scene);
    let bribe = game.offers(B, Terms::with(B).from_bag(goods![SILK]).hand_back(B));
    game.takes(A, B, bribe);
    let refused = game.refuses(B, claim(SILK, 34));
    assert_eq!(refused, IllegalAction::TooFewToClaim { good: Good::SILK, has: 2 });
}

#[test]
fn spent_contraband_can_be_removed_from_the_game() {
    // K2: then no pile is named, not even where there are two.
    for edition in [Edition::First, Edition::Second] {
        let spent = SpentContraband::Removed;
        let rule = BlackMarketRule { spent, ..BlackMarketRule::default() };
        let setup = setup_with(edition, 4, |o| o.black_market = Some(rule));
        let mut game = Game::of(&honest_gate(setup).stand(B, goods![SILK * 3]));
        game.hands_back(A, B);
        let refused = game.refuses(B, claim_onto(SILK, 34, Side::Left));
        assert_eq!(refused, IllegalAction::WrongPile);
        game.does(B, claim(SILK, 34));
        assert_eq!(game.state.public().spent(game.state.setup()), goods![SILK * 3]);
        assert_eq!((game.pile(Side::Left), game.pile(Side::Right)), (vec![], vec![]));
        let all = game.state.setup().catalogue().deck();
        assert_eq!(game.state.all_cards(), all, "no card is lost");
    }
}

#[test]
fn with_two_piles_the_claimant_chooses_where_the_three_cards_go() {
    // K2
    let mut game =
        Game::of(&honest_gate(two_piles()).stand(B, goods![SILK * 3]).right_pile(cards![BREAD]));
    game.hands_back(A, B);
    assert_eq!(game.refuses(B, claim(SILK, 34)), IllegalAction::WrongPile);
    game.does(B, claim_onto(SILK, 34, Side::Right));
    assert_eq!(game.pile(Side::Right), cards![BREAD, SILK, SILK, SILK]);

    let mut game = Game::of(&honest_gate(black_market(4)).stand(B, goods![SILK * 3]));
    game.hands_back(A, B);
    let refused = game.refuses(B, claim_onto(SILK, 34, Side::Left));
    assert_eq!(refused, IllegalAction::WrongPile, "there is only one pile to name");
}

#[test]
fn an_opened_bag_gives_no_claim_not_even_an_honest_one() {
    // K2, K5: B was honest, C lied; neither is asked, and neither may pass.
    let scene = honest_gate(black_market(4)).stand(B, goods![SILK * 3]).stand(C, goods![MEAD * 3]);
    let mut game = Game::of(&scene.bag(C, goods![BREAD]));
    game.opens(A, B).opens(A, C);
    for (seat, pile, value) in [(B, SILK, 34), (C, MEAD, 32)] {
        assert_eq!(game.refuses(seat, claim(pile, value)), IllegalAction::NoClaim(seat));
        assert_eq!(game.refuses(seat, Action::PassClaim), IllegalAction::NoClaim(seat));
        assert_eq!(game.state.asked(seat), None);
    }
    game.hands_back(A, D);
    assert_eq!(game.state.public().round, 2, "nobody was asked");
}

#[test]
fn the_sheriff_s_turn_is_no_claim() {
    // K2
    let scene = honest_gate(black_market(4)).stand(A, goods![SILK * 3]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    assert_eq!(game.refuses(A, claim(SILK, 34)), IllegalAction::NoClaim(A));
    assert_eq!(game.refuses(A, Action::PassClaim), IllegalAction::NoClaim(A));
    // Nor is a round that a merchant sits out (M8).
    let mut game = Game::of(
        &Scene::new(black_market(4))
            .bag(B, goods![APPLES])
            .declares(B, Good::APPLES)
            .stand(C, goods![SILK * 3])
            .inspection(),
    );
    assert_eq!(game.refuses(C, claim(SILK, 34)), IllegalAction::NoClaim(C));
}

#[test]
fn without_the_variant_nothing_is_claimed() {
    // K2
    let mut game = Game::of(&honest_gate(second(4)).stand(B, goods![SILK * 3]));
    game.hands_back(A, B);
    assert_eq!(game.refuses(B, claim(SILK, 34)), IllegalAction::NoBlackMarket);
    assert_eq!(game.refuses(B, Action::PassClaim), IllegalAction::NoBlackMarket);
}

#[test]
fn one_claim_a_round() {
    // K3
    let mut game = Game::of(&honest_gate(black_market(4)).stand(B, goods![SILK * 3, MEAD * 3]));
    game.hands_back(A, B);
    game.does(B, claim(SILK, 34));
    assert_eq!(game.refuses(B, claim(MEAD, 32)), IllegalAction::NoClaim(B));
    assert_eq!(game.refuses(B, Action::PassClaim), IllegalAction::NoClaim(B));
    assert_eq!(game.state.asked(B), None);
}

#[test]
fn both_cards_of_a_pile_can_be_claimed_in_different_rounds() {
    // K3: B took the dearer Silk card in an earlier round; the cheaper one lies on top now.
    let scene = honest_gate(black_market(4)).claimed(2, [B]).stand(B, goods![SILK * 3]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    let gone = IllegalAction::NotOnTop { pile: SILK, value: 34 };
    assert_eq!(game.refuses(B, claim(SILK, 34)), gone);
    game.does(B, claim(SILK, 31));
    assert_eq!(claimed(&game, SILK), [Some(B); 2]);
    let nothing_left =
        Scene::claimed(honest_gate(black_market(4)), 2, [B, C]).stand(D, goods![SILK * 3]);
    let mut game = Game::of(&nothing_left);
    game.hands_back(A, D);
    assert_eq!(game.refuses(D, claim(SILK, 31)), IllegalAction::NotOnTop { pile: SILK, value: 31 });
    assert_eq!(
        game.refuses(D, claim(3, 30)),
        IllegalAction::NotOnTop { pile: 3, value: 30 },
        "there is no fourth pile"
    );
}

#[test]
fn the_first_of_two_claimants_takes_the_top_card() {
    // K3: the slower one meant the dearer card, and does not get the cheaper one unasked.
    let scene = honest_gate(black_market(4)).stand(B, goods![SILK * 3]).stand(C, goods![SILK * 3]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B).hands_back(A, C);
    game.does(C, claim(SILK, 34));
    let gone = IllegalAction::NotOnTop { pile: SILK, value: 34 };
    assert_eq!(game.refuses(B, claim(SILK, 34)), gone);
    assert_eq!(game.face_down(B), goods![SILK * 3]);
    game.does(B, claim(SILK, 31));
    assert_eq!(claimed(&game, SILK), [Some(C), Some(B)]);
}

#[test]
fn a_claimed_card_is_neither_contraband_to_offer_nor_to_pay_with() {
    // K4: B is left without a face-down card, so there is nothing to promise and nothing to pay a
    // debt with; the card stays.
    let scene = honest_gate(black_market(4)).claimed(2, [B]).gold(B, 0).bag(B, goods![BREAD, MEAD]);
    let mut game = Game::of(&scene);
    let promised = game.refuses_offer(B, Terms::with(B).from_stand(goods![SILK]).hand_back(B));
    let seat = B;
    let none = Impossible::NotEnoughFaceDown { seat, offered: 1, has: 0 };
    assert_eq!(promised, IllegalAction::Impossible(none));
    game.opens(A, B);
    assert!(game.told.contains(&Event::Forgiven { debtor: B, amount: rules::Gold(6) }));
    assert_eq!(claimed(&game, SILK), [Some(B), None]);
    assert_eq!(game.gold(A), 50);
}

#[test]
fn a_claim_voids_what_can_no_longer_be_paid() {
    // H6, K2: three face-down cards are gone from the claimant's stand.
    let scene = honest_gate(black_market(4)).stand(B, goods![SILK * 3, MEAD]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    let two = game.offers(B, Terms::with(B).from_stand(goods![SILK * 2]).open(C));
    let one = game.offers(A, Terms::with(B).from_stand(goods![MEAD]).open(C));
    game.does(B, claim(SILK, 34));
    let seat = B;
    let why = SlipEnd::Void(Impossible::NotEnoughFaceDown { seat, offered: 2, has: 1 });
    assert!(game.told.contains(&Event::SlipGone { slip: two, why }));
    assert!(game.is_live(one));
}

#[test]
fn inspection_waits_for_everyone_who_might_claim() {
    // K5: B might, C has too few face-down cards to.
    let scene = honest_gate(black_market(4))
        .stand(B, goods![SILK, MEAD, PEPPER])
        .stand(C, goods![SILK * 2]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    assert_eq!(game.state.asked(B), Some(Ask::Claim));
    game.hands_back(A, C).hands_back(A, D);
    assert_eq!(game.state.public().round, 1);
    assert_eq!(
        [A, B, C, D].map(|seat| game.state.asked(seat)),
        [None, Some(Ask::Claim), None, None]
    );
    game.does(B, Action::PassClaim);
    assert!(game.told.contains(&Event::ClaimPassed(B)));
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn a_claim_ends_the_waiting_too() {
    // K5
    let mut game = Game::of(&honest_gate(black_market(4)).stand(B, goods![SILK * 6]));
    game.hands_back(A, B).hands_back(A, C).hands_back(A, D);
    game.does(B, claim(SILK, 34));
    assert_eq!(game.state.public().round, 2);
}

#[test]
fn a_pass_may_come_early_and_is_not_asked_again() {
    // K5: B passes while the bag is still at the gate, and may nevertheless claim later.
    let mut game = Game::of(&honest_gate(black_market(4)).stand(B, goods![SILK * 3]));
    game.does(B, Action::PassClaim);
    assert_eq!(game.refuses(B, Action::PassClaim), IllegalAction::AlreadyPassed(B));
    game.hands_back(A, B);
    assert_eq!(game.state.asked(B), None);
    let mut passes = Game { state: game.state.clone(), told: Vec::new() };
    game.does(B, claim(SILK, 34));
    assert_eq!(claimed(&game, SILK), [Some(B), None]);

    passes.hands_back(A, C).hands_back(A, D);
    assert_eq!(passes.state.public().round, 2, "nobody waits for B");
    assert_eq!(passes.refuses(B, claim(SILK, 34)), IllegalAction::WrongPhase);
}

#[test]
fn who_is_asked_depends_on_public_facts_only() {
    // K5, P4: three face-down cards, whatever they are, and a card left on any pile.
    let asked = |face_down: Goods| {
        let mut game = Game::of(&honest_gate(black_market(4)).stand(B, face_down));
        game.hands_back(A, B);
        game.state.asked(B)
    };
    assert_eq!(asked(goods![SILK * 3]), Some(Ask::Claim));
    assert_eq!(asked(goods![CROSSBOW * 3]), Some(Ask::Claim), "nobody buys Crossbows");
    assert_eq!(asked(goods![SILK * 2]), None);
    assert_eq!(asked(goods![SILK * 2, BREAD * 4]), None);

    let sold_out =
        (0..3).fold(honest_gate(black_market(4)), |scene, pile| scene.claimed(pile, [C, C]));
    let mut game = Game::of(&sold_out.stand(B, goods![SILK * 3]));
    game.hands_back(A, B);
    assert_eq!(game.state.asked(B), None, "no card is left");
}

#[test]
fn claims_stay_open_when_time_is_up() {
    // T1, K5: the clock stands still while a claim is asked for; bags that time hands back give a
    // claim like any other.
    let setup = setup_with(Edition::Second, 4, |o| {
        o.black_market = Some(BlackMarketRule::default());
        o.time_limit = true;
    });
    let scene = honest_gate(setup).stand(B, goods![SILK * 3]).stand(C, goods![MEAD * 3]);
    let mut game = Game::of(&scene);
    game.hands_back(A, B);
    let standing = game.refuses_actor(rules::Actor::Clock, Action::TimeIsUp);
    assert_eq!(standing, IllegalAction::ClockNotRunning);
    game.does(B, Action::PassClaim);
    game.time_is_up();
    assert_eq!(game.state.asked(C), Some(Ask::Claim));
    let late = game.refuses_offer(D, Terms::with(D).gold(1));
    assert_eq!(late, IllegalAction::TimeIsUp);
    game.does(C, claim(MEAD, 32));
    assert_eq!(game.state.public().round, 2);
    assert_eq!(claimed(&game, MEAD), [Some(C), None]);
}

#[test]
fn merchants_of_deputies_claim_and_deputies_do_not() {
    // K2, D2
    let scene = Scene::new(black_market(6)).deputies(A, B).stand(A, goods![SILK * 3]);
    let scene = scene.settled(C, Fate::HandedBack, 2).declares(C, Good::APPLES);
    let scene = scene.stand(C, goods![SILK * 3]).bag(D, goods![APPLES]).declares(D, Good::APPLES);
    let mut game = Game::of(&scene.inspection());
    assert_eq!(game.refuses(A, claim(SILK, 34)), IllegalAction::NoClaim(A));
    assert_eq!(game.state.asked(C), Some(Ask::Claim));
    game.hands_back(A, D).hands_back(B, D);
    assert_eq!(game.state.public().round, 1, "C might still claim");
    game.does(C, claim(SILK, 34));
    assert_eq!((claimed(&game, SILK), game.state.public().round), ([Some(C), None], 2));
}
