//! What a bag could be said to hold, and what that would cost.

use rules::{Catalogue, Good, Goods};

/// The most plausible declaration of a bag: the legal kind of which it has the most, the first of
/// several; any legal kind, if it has none. Nothing for an empty bag.
pub(crate) fn plausible(catalogue: &Catalogue, bag: &Goods) -> Option<Good> {
    let legal = catalogue.legal_of(bag);
    let most = legal.iter().map(|(_, count)| count).max();
    let likely = legal.iter().find(|&(_, count)| Some(count) == most);
    let any = || catalogue.in_deck().and(catalogue.legal()).first();
    if bag.is_empty() { None } else { likely.map(|(good, _)| good).or_else(any) }
}

/// What a bag comes to, said to hold one kind of good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stake {
    /// The kind that is said.
    pub(crate) good: Good,
    /// How many cards there are.
    pub(crate) cards: u8,
    /// What everything in it is worth.
    pub(crate) worth: u32,
    /// What is paid if it is opened.
    pub(crate) fine: u32,
    /// Who pays that: the Sheriff if it is true, else whoever said it (I9, I10).
    pub(crate) honest: bool,
}

impl Stake {
    /// A bag said to hold this good.
    pub(crate) fn new(catalogue: &Catalogue, bag: &Goods, good: Good) -> Self {
        let cards = bag.len() as u8;
        let not_so: Goods = bag.cards().filter(|&card| card != good).collect();
        let honest = not_so.is_empty();
        let fined = if honest { *bag } else { not_so };
        let (worth, fine) = (catalogue.value_of(bag), catalogue.penalty_of(&fined));
        Self { good, cards, worth, fine, honest }
    }

    /// A bag said to hold what is most plausible.
    pub(crate) fn plausible(catalogue: &Catalogue, bag: &Goods) -> Option<Self> {
        Some(Self::new(catalogue, bag, plausible(catalogue, bag)?))
    }
}

#[cfg(test)]
mod tests {
    use rules::{Catalogue, Good, Goods};

    use super::{Stake, plausible};

    fn said(bag: impl Into<Goods>) -> Option<Good> {
        plausible(&Catalogue::of_the_box(), &bag.into())
    }

    #[test]
    fn a_bag_is_said_to_hold_what_it_holds_most_of() {
        assert_eq!(said([(Good::APPLES, 1), (Good::BREAD, 2), (Good::SILK, 2)]), Some(Good::BREAD));
        assert_eq!(said([(Good::CHEESE, 1), (Good::CHICKENS, 1)]), Some(Good::CHEESE));
        assert_eq!(said([(Good::SILK, 2)]), Some(Good::APPLES));
        assert_eq!(said([]), None);
    }

    #[test]
    fn a_lie_costs_the_fines_of_what_is_not_so() {
        let bag = [(Good::APPLES, 3), (Good::CROSSBOW, 1)].into();
        let stake = Stake::plausible(&Catalogue::of_the_box(), &bag).expect("four cards");
        assert_eq!((stake.good, stake.cards), (Good::APPLES, 4));
        assert_eq!((stake.worth, stake.fine, stake.honest), (15, 4, false));
    }

    #[test]
    fn the_truth_costs_the_sheriff() {
        let bag = Goods::of(Good::CHICKENS, 2);
        let stake = Stake::plausible(&Catalogue::of_the_box(), &bag).expect("two cards");
        assert_eq!((stake.worth, stake.fine, stake.honest), (8, 4, true));
    }
}
