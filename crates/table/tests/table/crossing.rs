//! Commands that cross each other on their way: people send them without waiting for what the
//! others do. All of them are done, but for those that really contradict each other.

use std::sync::Arc;

use bots::Phrase;
use rules::slip::SlipNumber;
use rules::{Action, IllegalAction, Seat, Terms};
use table::room::{PersonId, RoomCommand, RoomRefusal};
use table::{Occasion, PhaseName, Refusal};

use crate::parlour::{DASHA, INES, MAYA, OLEK, Parlour, id};

const EVERYONE: [PersonId; 4] = [MAYA, INES, OLEK, DASHA];

/// What everyone wants, worked out before anything of it is done.
type Letters = [(PersonId, RoomCommand); 4];

/// Every order in which four letters can arrive.
fn orders() -> Vec<[usize; 4]> {
    let mut orders = Vec::new();
    for number in 0..4_usize.pow(4) {
        let order = [0, 1, 2, 3].map(|place| number / 4_usize.pow(place) % 4);
        if (0..4).all(|letter| order.contains(&letter)) {
            orders.push(order);
        }
    }
    orders
}

/// Everything is done that four people want at the same time, in whatever order it arrives.
fn all_are_done(parlour: impl Fn() -> Parlour, letters: impl Fn(&Parlour) -> Letters) {
    let orders = orders();
    assert_eq!(orders.len(), 24);
    for order in orders {
        let mut parlour = parlour();
        let letters = letters(&parlour);
        let before = parlour.journal.len();
        for place in order {
            let (by, command) = letters[place].clone();
            parlour.tell(by, command).expect("nobody is in anybody's way");
        }
        assert_eq!(parlour.journal.len(), before + 4, "{order:?}");
    }
}

/// A command is refused for this reason, and nothing has changed for anyone.
#[track_caller]
fn refused(parlour: &mut Parlour, by: PersonId, command: RoomCommand, why: impl Into<RoomRefusal>) {
    let stands = |parlour: &Parlour| {
        let views = EVERYONE.map(|person| parlour.view(person));
        (parlour.room.state().cloned(), parlour.room.seq(), parlour.journal.len(), views)
    };
    let before = stands(parlour);
    assert_eq!(parlour.tell(by, command), Err(why.into()));
    assert!(stands(parlour) == before, "what is refused changes nothing");
}

const fn illegal(why: IllegalAction) -> Refusal {
    Refusal::Illegal(why)
}

const fn seat(person: PersonId) -> Seat {
    Seat::new(person.0 as u8 - 1)
}

/// An act for the game as it is now, to be sent later.
fn act(parlour: &Parlour, action: Action) -> RoomCommand {
    RoomCommand::Act { action, during: parlour.occasion() }
}

fn load(parlour: &Parlour, person: PersonId) -> RoomCommand {
    act(parlour, Action::Load(parlour.bag_of(person)))
}

/// A merchant offers so much gold for their bag, or the Sheriff asks for it.
fn offer(parlour: &Parlour, merchant: PersonId, gold: u32) -> RoomCommand {
    let merchant = seat(merchant);
    act(parlour, Action::Offer(Arc::new(Terms::with(merchant).gold(gold).hand_back(merchant))))
}

/// The slip that was written last.
fn last_slip(parlour: &Parlour) -> SlipNumber {
    let inspection = parlour.room.state().expect("a game").public().inspection();
    let slips = inspection.expect("bags at the gate").slips.iter();
    slips.map(|slip| slip.number).max().expect("a slip")
}

// What does not contradict each other.

#[test]
fn everyone_loads_at_once_while_the_sheriff_talks() {
    // L1
    let letters = |parlour: &Parlour| {
        let says = RoomCommand::Say(Phrase::HurryUp.into());
        [
            (MAYA, says),
            (INES, load(parlour, INES)),
            (OLEK, load(parlour, OLEK)),
            (DASHA, load(parlour, DASHA)),
        ]
    };
    all_are_done(Parlour::of_four, letters);
}

#[test]
fn everyone_writes_a_slip_at_once() {
    // I5: the Sheriff writes to someone who writes to the Sheriff.
    let letters = |parlour: &Parlour| {
        [
            (MAYA, offer(parlour, OLEK, 9)),
            (INES, offer(parlour, INES, 3)),
            (OLEK, offer(parlour, OLEK, 4)),
            (DASHA, offer(parlour, DASHA, 5)),
        ]
    };
    all_are_done(Parlour::of_four_at_the_gate, letters);
}

#[test]
fn a_bag_is_opened_while_the_others_write_and_talk() {
    // I1: settling one bag disturbs nobody but its owner.
    let letters = |parlour: &Parlour| {
        [
            (MAYA, act(parlour, Action::Open(seat(OLEK)))),
            (INES, offer(parlour, INES, 3)),
            (OLEK, RoomCommand::Say(Phrase::JustApples.into())),
            (DASHA, offer(parlour, DASHA, 5)),
        ]
    };
    all_are_done(Parlour::of_four_at_the_gate, letters);
}

// What does.

#[test]
fn nobody_accepts_a_slip_that_was_withdrawn_meanwhile() {
    // I5
    let mut parlour = Parlour::of_four_at_the_gate();
    let slip = offer(&parlour, INES, 3);
    parlour.tell(INES, slip).expect("a slip");
    let number = last_slip(&parlour);
    let accepts = act(&parlour, Action::Accept(number));
    let takes = act(&parlour, Action::HandBack { bag: seat(INES), taking: Some(number) });
    let declines = act(&parlour, Action::Decline(number));
    let withdraws = act(&parlour, Action::Withdraw(number));
    parlour.tell(INES, withdraws.clone()).expect("her own slip");
    let gone = illegal(IllegalAction::NoSuchSlip(number));
    for command in [accepts, takes, declines] {
        refused(&mut parlour, MAYA, command, gone);
    }
    refused(&mut parlour, INES, withdraws, gone);
}

#[test]
fn nobody_accepts_a_slip_that_was_replaced_meanwhile() {
    // I5: nobody agrees to terms that they did not see.
    let mut parlour = Parlour::of_four_at_the_gate();
    let slip = offer(&parlour, INES, 5);
    parlour.tell(INES, slip).expect("a slip");
    let seen = last_slip(&parlour);
    let accepts = act(&parlour, Action::Accept(seen));
    let takes = act(&parlour, Action::HandBack { bag: seat(INES), taking: Some(seen) });
    let less = offer(&parlour, INES, 1);
    parlour.tell(INES, less).expect("another slip");
    assert_ne!(last_slip(&parlour), seen);
    let gone = illegal(IllegalAction::NoSuchSlip(seen));
    refused(&mut parlour, MAYA, accepts, gone);
    refused(&mut parlour, MAYA, takes, gone);
    let accepts = act(&parlour, Action::Accept(last_slip(&parlour)));
    parlour.tell(MAYA, accepts).expect("what she sees now");
}

#[test]
fn nobody_withdraws_or_replaces_a_slip_that_was_accepted_meanwhile() {
    // I5
    let mut parlour = Parlour::of_four_at_the_gate();
    let slip = offer(&parlour, INES, 3);
    parlour.tell(INES, slip).expect("a slip");
    let number = last_slip(&parlour);
    let withdraws = act(&parlour, Action::Withdraw(number));
    let replaces = offer(&parlour, INES, 1);
    let accepts = act(&parlour, Action::Accept(number));
    parlour.tell(MAYA, accepts.clone()).expect("a deal");
    let gone = illegal(IllegalAction::NoSuchSlip(number));
    refused(&mut parlour, INES, withdraws, gone);
    refused(&mut parlour, MAYA, accepts, gone);
    let settled = rules::event::Impossible::BagSettled(seat(INES));
    refused(&mut parlour, INES, replaces, illegal(settled.into()));
}

#[test]
fn nobody_accepts_a_slip_about_a_bag_that_was_opened_meanwhile() {
    // H6
    let mut parlour = Parlour::of_four_at_the_gate();
    let slip = offer(&parlour, OLEK, 9);
    parlour.tell(MAYA, slip).expect("the Sheriff's price");
    let number = last_slip(&parlour);
    let accepts = act(&parlour, Action::Accept(number));
    let opens = act(&parlour, Action::Open(seat(OLEK)));
    parlour.tell(MAYA, opens.clone()).expect("she has thought again");
    refused(&mut parlour, OLEK, accepts, illegal(IllegalAction::NoSuchSlip(number)));
}

#[test]
fn nobody_loads_twice_though_they_have_two_devices() {
    // L1
    let mut parlour = Parlour::of_four();
    let (one, other) = (load(&parlour, INES), load(&parlour, INES));
    let first = parlour.tell_as(INES, id("phone"), one.clone());
    first.clone().expect("a bag");
    let closed = illegal(IllegalAction::NotYourTurn(seat(INES)));
    refused(&mut parlour, INES, other.clone(), closed);
    // The same command again is no second bag.
    assert_eq!(parlour.tell_as(INES, id("phone"), one), first);
    for person in [OLEK, DASHA] {
        parlour.load(person).expect("a bag");
    }
    let meant = Occasion { round: 1, phase: PhaseName::Load };
    let now = Occasion { round: 1, phase: PhaseName::Declaration };
    refused(&mut parlour, INES, other, Refusal::TooLate { meant, now });
}
