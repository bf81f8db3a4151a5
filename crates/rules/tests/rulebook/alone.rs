//! Deputies who disagree, and deals that one Deputy strikes alone (D6).

use crate::common::*;
use crate::deputies::{gate, gate_of};

use rules::event::{Duty, GoldFor, Impossible, Purse, SlipEnd};
use rules::public::{GateBag, Inspection};
use rules::{
    Action, Ask, Edition, Event, Gold, Good, Goods, IllegalAction, Scene, Seat, Seats, Terms,
};

/// The same gate after A said open and B hand back about C's bag: A acts alone on it.
fn a_alone_on_c() -> Game {
    let mut game = Game::of(&gate());
    game.opens(A, C).hands_back(B, C);
    assert!(game.told.contains(&Event::ActsAlone { by: A, bag: C }));
    game
}

fn inspection(game: &Game) -> &Inspection {
    game.state.public().inspection().expect("Inspection")
}

fn bag(game: &Game, owner: Seat) -> GateBag {
    inspection(game).bags[owner].expect("a bag at the gate")
}

fn hand_back(bag: Seat) -> Action {
    Action::HandBack { bag, taking: None }
}

fn impossible(fact: Impossible) -> IllegalAction {
    IllegalAction::Impossible(fact)
}

#[test]
fn whoever_wants_to_open_acts_alone_from_there() {
    // D6: in either order of the verdicts; the other has no more say about this bag.
    for opener_first in [true, false] {
        let mut game = Game::of(&gate());
        let verdicts = [Action::Open(C), hand_back(C)];
        let [said_first, said_second] =
            if opener_first { [(A, 0), (B, 1)] } else { [(B, 1), (A, 0)] };
        game.does(said_first.0, verdicts[said_first.1].clone());
        game.does(said_second.0, verdicts[said_second.1].clone());
        assert_eq!(bag(&game, C).alone, Some(A));
        assert!(inspection(&game).held(C).is_some(), "the opener may still deal");
        let alone = IllegalAction::ActsAlone { by: A, bag: C };
        for action in [Action::Open(C), hand_back(C), Action::Threaten(C)] {
            assert_eq!(game.refuses(B, action), alone);
        }
        // The other bags are still for both.
        game.does(B, Action::Threaten(D)).hands_back(B, D);
        assert_eq!(bag(&game, D).alone, None);
    }
}

#[test]
fn the_one_who_acts_alone_opens_and_is_paid_or_pays_alone() {
    // D6, I9, I10
    let mut game = a_alone_on_c();
    game.opens(A, C);
    assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (54, 50, 46));
    assert_eq!(inspection(&game).booty.gold.0, 0, "nothing goes onto the Booty");
    assert_eq!((game.stand(C), game.pile(rules::Side::Left)), (goods![APPLES], vec![Good::SILK]));

    game.hands_back(A, D).opens(B, D).opens(B, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (54, 46, 54));
}

#[test]
fn the_one_who_acts_alone_may_hand_the_bag_back() {
    // D6: for nothing, without asking the other.
    let mut game = a_alone_on_c();
    game.hands_back(A, C);
    assert_eq!(game.stand(C), goods![APPLES, SILK]);
    assert!(game.told.contains(&Event::HandedBack { bag: C, by: Seats::only(A) }));
}

#[test]
fn the_one_who_acts_alone_strikes_a_deal_and_keeps_the_bribe() {
    // D6, I7: by the merchant's slip, or by the Deputy's own.
    for written_by_merchant in [true, false] {
        let mut game = a_alone_on_c();
        let terms = Terms::with(C).gold(8).from_bag(goods![SILK]).hand_back(C);
        let slip = game.offers(if written_by_merchant { C } else { A }, terms);
        if written_by_merchant {
            assert_eq!(
                game.refuses(B, Action::Accept(slip)),
                IllegalAction::ActsAlone { by: A, bag: C }
            );
            let taking = Action::HandBack { bag: C, taking: Some(slip) };
            assert_eq!(game.refuses(B, taking), IllegalAction::ActsAlone { by: A, bag: C });
            game.takes(A, C, slip);
        } else {
            game.accepts(C, slip);
        }
        assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (58, 50, 42));
        assert_eq!((game.face_down(A), game.stand(C)), (goods![SILK], goods![APPLES]));
        let booty = &inspection(&game).booty;
        assert_eq!((booty.gold.0, booty.face_down), (0, 0));
    }
}

#[test]
fn only_the_one_who_acts_alone_deals_about_that_bag() {
    // D6
    let mut game = a_alone_on_c();
    let nobody = impossible(Impossible::NobodyCanStrike);
    assert_eq!(game.refuses_offer(B, Terms::with(C).gold(2).hand_back(C)), nobody);
    assert_eq!(game.refuses_offer(B, Terms::with(D).gold(2).open(C)), nobody);
    // A slip about this bag and another that both still hold can be struck by nobody.
    assert_eq!(game.refuses_offer(D, Terms::with(D).gold(2).hand_back(C).hand_back(D)), nobody);
    // D may pay A, but not B, for having C's bag opened.
    let slip = game.offers(D, Terms::with(D).gold(2).open(C));
    assert_eq!(game.refuses(B, Action::Accept(slip)), IllegalAction::ActsAlone { by: A, bag: C });
    game.accepts(A, slip);
    assert_eq!((game.gold(A), game.gold(D)), (52, 48));
    assert_eq!(game.refuses(A, hand_back(C)), IllegalAction::BoundToOpen(C));
}

#[test]
fn slips_of_both_fall_when_one_begins_to_act_alone() {
    // D3, D6: what the Deputies wrote about the bag, and what only both could have struck.
    let mut game = Game::of(&gate());
    let ours = game.offers(B, Terms::with(C).gold(9).hand_back(C));
    game.accepts(C, ours);
    let both_bags = game.offers(D, Terms::with(D).gold(3).hand_back(C).hand_back(D));
    let own_bag = game.offers(C, Terms::with(C).gold(4).hand_back(C));
    game.hands_back(B, C).opens(A, C);
    let why = SlipEnd::Void(Impossible::NobodyCanStrike);
    for slip in [ours, both_bags] {
        assert!(game.told.contains(&Event::SlipGone { slip, why }));
    }
    assert!(game.is_live(own_bag), "the merchant's own offer is now for A alone");
    game.accepts(A, own_bag);
    assert_eq!((game.gold(A), game.gold(C)), (54, 46));
}

#[test]
fn agreeing_to_an_offer_against_an_opener_is_a_disagreement() {
    // D3, D6: accepting is a verdict to hand back, so the opener acts alone.
    let mut game = Game::of(&gate());
    let bribe = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    game.opens(A, C).accepts(B, bribe);
    assert_eq!(bag(&game, C).alone, Some(A));
    assert_eq!(game.gold(C), 50);
    assert_eq!((game.state.asked(A), game.is_live(bribe)), (Some(Ask::Settle), true));
}

#[test]
fn one_deputy_binds_to_open_a_bag_and_the_other_is_not_bound() {
    // D6, H1: B may still say hand back; then A acts alone, and must open.
    let mut game = Game::of(&gate());
    let hated = game.offers(E, Terms::with(E).gold(6).open(D));
    game.accepts(A, hated);
    let duty = Event::DutyTaken { by: Seats::only(A), duty: Duty::Open(D) };
    assert!(game.told.contains(&duty));
    assert_eq!((game.gold(A), game.gold(B), inspection(&game).booty.gold.0), (56, 50, 0));
    assert_eq!(game.refuses(A, hand_back(D)), IllegalAction::BoundToOpen(D));
    let too_late = game.refuses_offer(D, Terms::with(D).gold(20).hand_back(D));
    assert_eq!(too_late, impossible(Impossible::MustBeOpened(D)));
    game.hands_back(B, D).opens(A, D);
    assert_eq!(bag(&game, D).alone, Some(A));
    assert_eq!(game.refuses(A, hand_back(D)), IllegalAction::BoundToOpen(D));
    game.opens(A, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (52, 50, 54));
}

#[test]
fn a_bag_that_one_is_bound_to_open_is_shared_if_the_other_opens_too() {
    // D5, D6
    let mut game = Game::of(&gate());
    let hated = game.offers(E, Terms::with(E).gold(6).open(D));
    game.accepts(A, hated);
    game.opens(B, D).opens(A, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (56 - 2, 50 - 2, 54));
}

#[test]
fn a_duty_to_open_outweighs_the_verdict_that_was_given_before_it() {
    // H1, D6: A said hand back, then took money to have the bag opened. Now it cannot be handed
    // back by B's agreeing with the old verdict, nor does B become the only opener.
    let bound_after_verdict = || {
        let mut game = Game::of(&gate());
        game.hands_back(A, D);
        let hated = game.offers(E, Terms::with(E).gold(6).open(D));
        game.accepts(A, hated);
        game
    };
    let mut game = bound_after_verdict();
    assert!(game.told.contains(&Event::VerdictFell { by: A, bag: D }));
    game.hands_back(B, D);
    assert!(inspection(&game).held(D).is_some(), "the bag must be opened before the phase ends");
    game.opens(A, D).opens(A, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (52, 50, 54));

    let mut game = bound_after_verdict();
    game.opens(B, D);
    assert_eq!(bag(&game, D).alone, None);
    game.opens(A, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (54, 48, 54));
}

#[test]
fn both_deputies_can_be_bound_to_open_a_bag() {
    // H1, D6: the deal hands a bag back, so it needs both, and binds both.
    let mut game = Game::of(&gate());
    let slip = game.offers(E, Terms::with(E).gold(10).hand_back(E).open(D));
    game.accepts(A, slip).accepts(B, slip);
    let duty = Event::DutyTaken { by: Seats::only(A).with(B), duty: Duty::Open(D) };
    assert!(game.told.contains(&duty));
    assert_eq!(inspection(&game).booty.gold.0, 10);
    for deputy in [A, B] {
        assert_eq!(game.refuses(deputy, hand_back(D)), IllegalAction::BoundToOpen(D));
    }
    game.opens(A, D).opens(B, D);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (48, 48, 54));
}

#[test]
fn a_deal_that_hands_nothing_back_pays_and_binds_only_the_one_who_agrees() {
    // D6, H1, H7: a gift and a duty to take nothing; it needs no verdict of the other.
    let mut game = Game::of(&gate().stand(E, goods![CHEESE]));
    let slip = game.offers(E, Terms::with(E).from_stand(goods![CHEESE]).take_nothing(D));
    game.accepts(B, slip);
    assert_eq!((game.stand(B), game.stand(E)), (goods![CHEESE], Goods::NONE));
    assert_eq!(inspection(&game).take_nothing[D], Seats::only(B));
    // The same from the Deputies' side: the author is the one who strikes it.
    let gift = game.offers(A, Terms::with(F).gold(3).take_nothing(E));
    assert_eq!(game.refuses(B, Action::Accept(gift)), IllegalAction::NotYoursToAnswer(gift));
    assert_eq!(game.refuses(A, Action::Accept(gift)), IllegalAction::NotYoursToAnswer(gift));
    game.accepts(F, gift);
    assert_eq!((game.gold(A), game.gold(B), game.gold(F)), (53, 50, 47));
    assert_eq!(inspection(&game).take_nothing[E], Seats::only(A));
}

#[test]
fn taking_nothing_binds_those_who_struck_the_deal() {
    // H1, D6: A may take nothing from D, so no deal for both can; B may, acting alone.
    let mut game = Game::of(&gate());
    let bribe = game.offers(D, Terms::with(D).gold(5).hand_back(D));
    let slip = game.offers(E, Terms::with(E).gold(2).take_nothing(D));
    game.accepts(A, slip);
    let why = SlipEnd::Void(Impossible::NothingFrom(D));
    assert!(game.told.contains(&Event::SlipGone { slip: bribe, why }));
    let again = game.refuses_offer(D, Terms::with(D).gold(5).hand_back(D));
    assert_eq!(again, impossible(Impossible::NothingFrom(D)));
    // Word only and asking for nothing are no payment; others may still pay for D's bag.
    let free = game.offers(D, Terms::with(D).hand_back(D));
    assert!(game.is_live(free));
    let friend = game.offers(F, Terms::with(F).gold(1).hand_back(D));
    assert!(game.is_live(friend));

    game.hands_back(A, D).opens(B, D);
    let for_b = game.offers(D, Terms::with(D).gold(5).hand_back(D));
    game.accepts(B, for_b);
    assert_eq!((game.gold(A), game.gold(B), game.gold(D)), (52, 55, 45));
}

#[test]
fn whoever_acts_alone_and_is_bound_to_take_nothing_takes_nothing() {
    // H1, D6
    let mut game = Game::of(&gate());
    let slip = game.offers(E, Terms::with(E).gold(2).take_nothing(D));
    game.accepts(A, slip);
    game.opens(A, D).hands_back(B, D);
    let refused = game.refuses_offer(D, Terms::with(D).gold(5).hand_back(D));
    assert_eq!(refused, impossible(Impossible::NothingFrom(D)));
    game.opens(A, D); // I4: the bag may then pass free or be opened.
    assert_eq!((game.gold(A), game.gold(D)), (48, 54));
}

#[test]
fn what_the_law_gives_comes_from_one_named_deputy() {
    // I5, D6: a deal of both costs only the one who is named.
    let mut game = Game::of(&gate().stand(A, goods![BREAD]));
    let not_mine = game.refuses_offer(B, Terms::with(C).law_gives(A, 1, Goods::NONE).hand_back(C));
    assert_eq!(not_mine, IllegalAction::NotTheGiver(A));
    let no_deputy = Terms::with(C).law_gives(D, 1, Goods::NONE);
    assert_eq!(game.refuses_offer(C, no_deputy), IllegalAction::NotTheGiver(D));
    let terms = Terms::with(C).from_bag(goods![SILK]).law_gives(A, 6, goods![BREAD]).hand_back(C);
    let slip = game.offers(C, terms);
    game.accepts(B, slip).accepts(A, slip);
    assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (44, 50, 56));
    assert_eq!((game.stand(A), game.face_up(C)), (Goods::NONE, goods![APPLES, BREAD]));
    assert_eq!(inspection(&game).booty.face_down, 1);
    let paid =
        |from| Event::GoldMoved { amount: Gold(6), from, to: Purse::Seat(C), why: GoldFor::Deal };
    assert!(game.told.contains(&paid(Purse::Seat(A))));
}

#[test]
fn a_deal_struck_by_one_deputy_can_only_cost_that_deputy() {
    // D6
    let mut game = Game::of(&gate());
    let slip = game.offers(E, Terms::with(E).law_gives(A, 4, Goods::NONE).open(D));
    assert_eq!(game.refuses(B, Action::Accept(slip)), IllegalAction::NotYoursToAnswer(slip));
    game.accepts(A, slip);
    assert_eq!((game.gold(A), game.gold(B), game.gold(E)), (46, 50, 54));
    assert_eq!(inspection(&game).must_open[D], Seats::only(A));

    // About a bag that A acts on alone, B can pay for nothing.
    let mut game = Game::of(&gate());
    let from_b = Terms::with(C).law_gives(B, 1, Goods::NONE).hand_back(C);
    let slip = game.offers(C, from_b.clone());
    game.opens(A, C).hands_back(B, C);
    let why = SlipEnd::Void(Impossible::NobodyCanStrike);
    assert!(game.told.contains(&Event::SlipGone { slip, why }));
    assert_eq!(game.refuses_offer(C, from_b), impossible(Impossible::NobodyCanStrike));
}

#[test]
fn a_deputy_who_agreed_to_give_face_down_goods_keeps_them_until_the_deal() {
    // I5, H6: A agreed with a Silk at hand; when a face-down card leaves A's stand, every slip that
    // promises one from there is void, whichever card it was.
    let mut game = Game::of(&gate().stand(A, goods![SILK, MEAD]));
    let silk = game.offers(C, Terms::with(C).gold(5).law_gives(A, 0, goods![SILK]).hand_back(C));
    let crossbow = Terms::with(D).gold(5).law_gives(A, 0, goods![CROSSBOW]).hand_back(D);
    let crossbow = game.offers(D, crossbow);
    let refused = game.refuses(A, Action::Accept(crossbow));
    let not_there = IllegalAction::NotFaceDown { good: Good::CROSSBOW, needs: 1, has: 0 };
    assert_eq!(refused, not_there);
    game.accepts(B, crossbow); // B cannot know, and is not told.
    game.accepts(A, silk);
    let gift = game.offers(A, Terms::with(E).law_gives(A, 0, goods![MEAD]));
    game.accepts(E, gift);
    let why = SlipEnd::Void(Impossible::FaceDownLeft(A));
    for slip in [silk, crossbow] {
        assert!(game.told.contains(&Event::SlipGone { slip, why }));
    }
    let bags = [C, D].map(|owner| bag(&game, owner).verdicts);
    assert_eq!(bags, [[None; 2]; 2], "and with the slips the verdicts fall");
}

#[test]
fn a_merchant_who_accepted_keeps_face_down_goods_until_the_verdicts_are_in() {
    // H4 (1e), H6: C accepted with a Silk on the stand. Once a face-down card has left it, the
    // Silk is no longer sure, so the slip is void.
    let setup = setup_with(Edition::First, 6, |o| o.deputies = true);
    let mut game = Game::of(&gate_of(Scene::new(setup)).stand(C, goods![SILK, MEAD]));
    let slip = game.offers(A, Terms::with(C).from_stand(goods![SILK]).hand_back(C));
    game.accepts(C, slip);
    let gift = game.offers(C, Terms::with(C).from_stand(goods![SILK]).open(D));
    game.accepts(B, gift);
    assert_eq!(game.face_down(B), goods![SILK]);
    let why = SlipEnd::Void(Impossible::FaceDownLeft(C));
    assert!(game.told.contains(&Event::SlipGone { slip, why }));
}

#[test]
fn proof_is_shown_to_the_deputies_who_struck_the_deal_and_to_nobody_else() {
    // H4, D6
    let lie = || Terms::with(C).from_bag(goods![CROSSBOW]).hand_back(C);
    let proved_to = |game: &Game| {
        let proof = |event: &Event| match event {
            Event::Proved { merchant: C, to, bag: Some(bag), stand: None } => Some((*to, *bag)),
            _ => None,
        };
        game.told.iter().find_map(proof)
    };
    let mut game = a_alone_on_c();
    let slip = game.offers(C, lie());
    game.accepts(A, slip);
    assert_eq!(proved_to(&game), Some((Seats::only(A), goods![APPLES, SILK])));

    let mut game = Game::of(&gate());
    let slip = game.offers(C, lie());
    game.accepts(A, slip).accepts(B, slip);
    assert_eq!(proved_to(&game), Some((Seats::only(A).with(B), goods![APPLES, SILK])));
}

#[test]
fn a_slip_for_one_deputy_is_declined_by_that_deputy() {
    // I5, D6: it goes once everyone who could strike it has turned it down.
    let mut game = a_alone_on_c();
    let slip = game.offers(C, Terms::with(C).gold(1).hand_back(C));
    game.does(B, Action::Decline(slip));
    assert!(game.is_live(slip));
    game.does(A, Action::Decline(slip));
    assert_eq!(game.told, [Event::SlipGone { slip, why: SlipEnd::Declined }]);
}

#[test]
fn what_the_one_who_acts_alone_wrote_is_not_for_the_other_to_take_back() {
    // D6: about a bag someone acts alone on, only that Deputy deals.
    let mut game = a_alone_on_c();
    let slip = game.offers(A, Terms::with(C).gold(9).hand_back(C));
    let not_yours = IllegalAction::ActsAlone { by: A, bag: C };
    assert_eq!(game.refuses(B, Action::Withdraw(slip)), not_yours);
    assert_eq!(game.refuses_offer(B, Terms::with(C).gold(1).open(D)), not_yours);
    game.accepts(C, slip);
    assert_eq!((game.gold(A), game.gold(B), game.gold(C)), (59, 50, 41));
}

#[test]
fn a_slip_that_was_declined_for_both_can_be_answered_anew_by_one_alone() {
    // D6, I5
    let mut game = Game::of(&gate());
    let slip = game.offers(C, Terms::with(C).gold(4).hand_back(C));
    game.does(A, Action::Decline(slip));
    assert_eq!(game.refuses(A, Action::Decline(slip)), IllegalAction::AlreadyDeclined(slip));
    game.opens(A, C).hands_back(B, C);
    assert!(game.is_live(slip));
    game.does(A, Action::Decline(slip));
    assert!(!game.is_live(slip));
}

#[test]
fn a_slip_goes_when_the_last_who_could_take_it_had_declined() {
    // D6, I5: B may take nothing from C any more, and A has declined.
    let mut game = Game::of(&gate());
    let gift = game.offers(C, Terms::with(C).gold(5));
    game.does(A, Action::Decline(gift));
    assert!(game.is_live(gift));
    let deal = game.offers(D, Terms::with(D).gold(1).take_nothing(C));
    game.accepts(B, deal);
    assert!(game.told.contains(&Event::SlipGone { slip: gift, why: SlipEnd::Declined }));
    assert!(!game.is_live(gift));
}

#[test]
fn an_acceptance_against_a_duty_or_anothers_bag_is_refused_by_name() {
    // H1: the duty is named; D6: so is the one who acts alone.
    let mut game = Game::of(&gate());
    let deal = game.offers(D, Terms::with(D).gold(1).take_nothing(C));
    game.accepts(A, deal);
    let gift = game.offers(C, Terms::with(C).gold(5));
    let nothing = impossible(Impossible::NothingFrom(C));
    assert_eq!(game.refuses(A, Action::Accept(gift)), nothing);
    game.accepts(B, gift);

    let mut game = a_alone_on_c();
    let slip = game.offers(C, Terms::with(C).gold(5).hand_back(C));
    let alone = IllegalAction::ActsAlone { by: A, bag: C };
    assert_eq!(game.refuses(B, Action::Accept(slip)), alone);
    assert_eq!(game.refuses(B, Action::HandBack { bag: C, taking: Some(slip) }), alone);
}
