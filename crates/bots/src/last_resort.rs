//! The first legal way to do what is asked, for when a bot has no better idea.

use rules::{Action, Ask, Bag, Choices, Goods, Handful, Side};

/// Something legal that answers what is asked of this seat.
pub(crate) fn action(choices: &Choices<'_>) -> Option<Action> {
    match choices.ask()? {
        Ask::PickFirst => choices.pick_first().first().map(Action::PickFirst),
        Ask::Exchange => Some(Action::Exchange { set_aside: Goods::NONE, left: 0, right: 0 }),
        Ask::Place => place(choices),
        Ask::Load => {
            let card = choices.load()?.cards().next()?;
            Bag::new(&Goods::of(card, 1)).ok().map(Action::Load)
        }
        Ask::Declare => choices.declare().first().map(Action::Declare),
        Ask::Settle => settle(choices),
        Ask::Pay => choices.payments(1).first().copied().map(Action::Pay),
        Ask::Claim => Some(Action::PassClaim),
    }
}

fn place(choices: &Choices<'_>) -> Option<Action> {
    let cards = choices.place()?.cards;
    let order = Handful::in_table_order(&cards.goods()).ok()?;
    Some(Action::Place { onto: Side::Left, order })
}

/// Hands a bag back, or opens one that cannot be handed back. Every bag can be one of the two, and
/// one verdict more than the other Deputy's settles it (D6).
fn settle(choices: &Choices<'_>) -> Option<Action> {
    let open = || choices.open().first().map(Action::Open);
    let hand_back =
        || choices.hand_back().first().map(|bag| Action::HandBack { bag, taking: None });
    hand_back().or_else(open)
}
