//! The slip that I write, as long as it is mine alone: what stands on it, and what more fits.

use rules::choices::{OfferBounds, Purse};
use rules::slip::{LawGives, Promise};
use rules::{Catalogue, Gold, Good, Goods, Kinds, Seat, Terms};
use serde::{Deserialize, Serialize};

/// Whose things stand on a slip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Giver {
    /// The merchant's.
    Merchant,
    /// Those of someone of the law.
    Law(Seat),
}

/// Where goods on a slip are to come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Pocket {
    /// Legal goods of the stand.
    FaceUp,
    /// Contraband of the stand.
    FaceDown,
    /// The bag.
    Bag,
    /// Bag or stand.
    Either,
}

/// The pockets, in the order in which they are shown.
pub(crate) const POCKETS: [Pocket; 4] =
    [Pocket::FaceUp, Pocket::FaceDown, Pocket::Bag, Pocket::Either];

/// Something that the law does for a slip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Deed {
    /// Hands this merchant's bag back.
    HandBack(Seat),
    /// Opens this merchant's bag.
    Open(Seat),
    /// Takes nothing from this merchant.
    TakeNothing(Seat),
}

impl Deed {
    /// Whom it is about.
    pub(crate) const fn about(self) -> Seat {
        match self {
            Self::HandBack(seat) | Self::Open(seat) | Self::TakeNothing(seat) => seat,
        }
    }
}

/// Everything that the law does by these terms.
pub(crate) fn deeds(terms: &Terms) -> Vec<Deed> {
    let does = terms.law_does;
    let back = does.hand_back.iter().map(Deed::HandBack);
    let open = does.open.iter().map(Deed::Open);
    back.chain(open).chain(does.take_nothing.iter().map(Deed::TakeNothing)).collect()
}

/// Everything that the law could do on a slip within these bounds, the merchant's own bag first.
pub(crate) fn possible_deeds(bounds: &OfferBounds) -> Vec<Deed> {
    let own = bounds.hand_back.iter().filter(|&seat| seat == bounds.merchant);
    let others = bounds.hand_back.without(bounds.merchant);
    let own = own.map(Deed::HandBack).chain(bounds.open.iter().map(Deed::Open));
    let nothing = bounds.take_nothing.iter().map(Deed::TakeNothing);
    own.chain(others.iter().map(Deed::HandBack)).chain(nothing).collect()
}

/// The slip that I write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Draft {
    terms: Terms,
    start: Terms,
}

impl Draft {
    /// A slip that goes on from these terms: an earlier slip of mine, or one of the other side.
    pub(crate) fn from(terms: &Terms) -> Self {
        Self { terms: terms.clone(), start: terms.clone() }
    }

    /// A slip with this merchant about nothing but handing the bag back, if that can be.
    pub(crate) fn blank(bounds: &OfferBounds) -> Self {
        let terms = Terms::with(bounds.merchant);
        let held = bounds.hand_back.has(bounds.merchant);
        Self::from(&if held { terms.hand_back(bounds.merchant) } else { terms })
    }

    /// What stands on it.
    pub(crate) const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Whether all that the law is to do can still be done.
    pub(crate) fn can_be_done(&self, bounds: &OfferBounds) -> bool {
        let does = self.terms.law_does;
        let wanted = [does.hand_back, does.open, does.take_nothing];
        let possible = [bounds.hand_back, bounds.open, bounds.take_nothing];
        wanted.into_iter().zip(possible).all(|(wanted, possible)| wanted.minus(possible).is_empty())
    }

    /// Whether something was changed since it was begun.
    pub(crate) fn is_changed(&self) -> bool {
        self.terms != self.start
    }

    /// Goes back to how it was begun.
    pub(crate) fn start_over(&mut self) {
        self.terms = self.start.clone();
    }

    /// How much gold someone gives.
    pub(crate) fn gold(&self, giver: Giver) -> Gold {
        match giver {
            Giver::Merchant => self.terms.merchant_gives.gold,
            Giver::Law(from) => self.law_gives(from).map(|gives| gives.gold).unwrap_or_default(),
        }
    }

    /// Writes down how much gold someone gives.
    pub(crate) fn set_gold(&mut self, giver: Giver, gold: Gold) {
        match giver {
            Giver::Merchant => self.terms.merchant_gives.gold = gold,
            Giver::Law(from) => self.change_law(from, |gives| gives.gold = gold),
        }
    }

    /// The goods that someone gives from a pocket.
    pub(crate) fn goods(&self, catalogue: &Catalogue, giver: Giver, pocket: Pocket) -> Goods {
        let gives = &self.terms.merchant_gives;
        let stand = match giver {
            Giver::Merchant => gives.stand,
            Giver::Law(from) => self.law_gives(from).map(|gives| gives.stand).unwrap_or_default(),
        };
        match (pocket, giver) {
            (Pocket::FaceUp, _) => catalogue.legal_of(&stand),
            (Pocket::FaceDown, _) => catalogue.contraband_of(&stand),
            (Pocket::Bag, Giver::Merchant) => gives.bag,
            (Pocket::Either, Giver::Merchant) => gives.either,
            (Pocket::Bag | Pocket::Either, Giver::Law(_)) => Goods::NONE,
        }
    }

    /// Puts one more of a good on the slip. Goods from the bag need the bag handed back (H5), so
    /// that is asked for with them.
    pub(crate) fn add(&mut self, giver: Giver, pocket: Pocket, good: Good) {
        self.change(giver, pocket, |goods| *goods = goods.plus(&Goods::of(good, 1)));
        if matches!(pocket, Pocket::Bag | Pocket::Either) {
            let merchant = self.terms.merchant;
            self.terms.law_does.open.remove(merchant);
            self.terms.law_does.hand_back.insert(merchant);
        }
    }

    /// Takes one of a good off the slip.
    pub(crate) fn take_off(&mut self, giver: Giver, pocket: Pocket, good: Good) {
        self.change(giver, pocket, |goods| *goods = goods.minus(&Goods::of(good, 1)));
    }

    /// Whether the law does something by this slip.
    pub(crate) const fn does(&self, deed: Deed) -> bool {
        let does = &self.terms.law_does;
        match deed {
            Deed::HandBack(seat) => does.hand_back.has(seat),
            Deed::Open(seat) => does.open.has(seat),
            Deed::TakeNothing(seat) => does.take_nothing.has(seat),
        }
    }

    /// Asks for a deed, or no longer. A bag is handed back or opened, so one replaces the other.
    pub(crate) const fn toggle(&mut self, deed: Deed) {
        let has = self.does(deed);
        let does = &mut self.terms.law_does;
        let about = deed.about();
        match deed {
            Deed::HandBack(_) | Deed::Open(_) => {
                does.hand_back.remove(about);
                does.open.remove(about);
            }
            Deed::TakeNothing(_) => does.take_nothing.remove(about),
        }
        match deed {
            _ if has => {}
            Deed::HandBack(_) => does.hand_back.insert(about),
            Deed::Open(_) => does.open.insert(about),
            Deed::TakeNothing(_) => does.take_nothing.insert(about),
        }
    }

    /// Gives one's word on something, or no longer.
    pub(crate) fn toggle_promise(&mut self, promise: Promise) {
        let words = &mut self.terms.word;
        match words.iter().position(|&there| there == promise) {
            Some(place) => {
                words.remove(place);
            }
            None => words.push(promise),
        }
    }

    /// Writes other words in the place of a promise.
    pub(crate) fn reword(&mut self, place: usize, promise: Promise) {
        if let Some(there) = self.terms.word.get_mut(place) {
            *there = promise;
        }
    }

    fn law_gives(&self, from: Seat) -> Option<&LawGives> {
        self.terms.law_gives.as_ref().filter(|gives| gives.from == from)
    }

    fn change(&mut self, giver: Giver, pocket: Pocket, change: impl FnOnce(&mut Goods)) {
        let gives = &mut self.terms.merchant_gives;
        match (giver, pocket) {
            (Giver::Law(from), _) => self.change_law(from, |gives| change(&mut gives.stand)),
            (Giver::Merchant, Pocket::FaceUp | Pocket::FaceDown) => change(&mut gives.stand),
            (Giver::Merchant, Pocket::Bag) => change(&mut gives.bag),
            (Giver::Merchant, Pocket::Either) => change(&mut gives.either),
        }
    }

    /// Changes what someone of the law gives; whoever gives nothing is not on the slip.
    fn change_law(&mut self, from: Seat, change: impl FnOnce(&mut LawGives)) {
        let nothing = LawGives { from, gold: Gold::NONE, stand: Goods::NONE };
        let mut gives = self.law_gives(from).copied().unwrap_or(nothing);
        change(&mut gives);
        self.terms.law_gives = (gives != nothing).then_some(gives);
    }
}

/// What someone can pay with on a slip within these bounds.
pub(crate) fn purse(bounds: &OfferBounds, giver: Giver) -> Option<Purse> {
    match giver {
        Giver::Merchant => Some(bounds.merchant_gives),
        Giver::Law(from) => {
            bounds.law_gives.iter().find(|(seat, _)| *seat == from).map(|&(_, purse)| purse)
        }
    }
}

/// The kinds of goods that can be named from a pocket: in hidden places anything, unless it has to
/// be real.
pub(crate) fn kinds(
    bounds: &OfferBounds,
    catalogue: &Catalogue,
    giver: Giver,
    pocket: Pocket,
) -> Kinds {
    let Some(purse) = purse(bounds, giver) else { return Kinds::NONE };
    let any = catalogue.in_deck();
    match (pocket, giver) {
        (Pocket::FaceUp, _) => purse.face_up.kinds(),
        (Pocket::FaceDown, _) if purse.face_down == 0 => Kinds::NONE,
        (Pocket::FaceDown, _) => match purse.face_down_real {
            Some(real) => real.kinds(),
            None => any.minus(catalogue.legal()),
        },
        (Pocket::Bag, Giver::Merchant) if bounds.bag > 0 => any,
        (Pocket::Either, Giver::Merchant) if bounds.either => any,
        (Pocket::Bag | Pocket::Either, _) => Kinds::NONE,
    }
}

/// Whether one more of a good fits on the draft within the bounds.
pub(crate) fn fits(
    draft: &Draft,
    bounds: &OfferBounds,
    catalogue: &Catalogue,
    (giver, pocket, good): (Giver, Pocket, Good),
) -> bool {
    let Some(purse) = purse(bounds, giver) else { return false };
    let there = draft.goods(catalogue, giver, pocket);
    let stand = purse.face_up.len() + usize::from(purse.face_down);
    match pocket {
        Pocket::FaceUp => there.count(good) < purse.face_up.count(good),
        Pocket::FaceDown => {
            let real = purse.face_down_real.is_none_or(|real| there.count(good) < real.count(good));
            real && there.len() < usize::from(purse.face_down)
        }
        Pocket::Bag => there.len() < usize::from(bounds.bag),
        Pocket::Either => bounds.either && there.len() < usize::from(bounds.bag) + stand,
    }
}

#[cfg(test)]
mod tests {
    use rules::slip::Word;
    use rules::{Good, Seats};

    use super::*;

    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    const OLEK: Seat = Seat::new(2);

    fn stand(gold: u32, face_up: impl Into<Goods>, face_down: u8) -> Purse {
        Purse { gold: Gold(gold), face_up: face_up.into(), face_down, face_down_real: None }
    }

    /// Maya writes to Olek: a bag of four, three cheese and two face-down cards on the stand.
    fn bounds() -> OfferBounds {
        let olek = Purse {
            face_down_real: Some([(Good::SILK, 1)].into()),
            ..stand(50, [(Good::APPLES, 1)], 1)
        };
        OfferBounds {
            merchant: MAYA,
            party: rules::slip::Party::Merchant,
            merchant_gives: stand(43, [(Good::CHEESE, 3)], 2),
            bag: 4,
            either: true,
            law_gives: vec![(OLEK, olek)],
            hand_back: Seats::only(MAYA).with(INES),
            open: Seats::only(INES),
            take_nothing: Seats::only(INES),
        }
    }

    #[test]
    fn a_blank_slip_asks_for_the_bag() {
        assert_eq!(Draft::blank(&bounds()).terms(), &Terms::with(MAYA).hand_back(MAYA));
        let settled = OfferBounds { hand_back: Seats::only(INES), ..bounds() };
        assert_eq!(Draft::blank(&settled).terms(), &Terms::with(MAYA));
    }

    #[test]
    fn gold_and_goods_of_every_pocket_become_terms() {
        let mut draft = Draft::blank(&bounds());
        draft.set_gold(Giver::Merchant, Gold(5));
        draft.add(Giver::Merchant, Pocket::FaceUp, Good::CHEESE);
        draft.add(Giver::Merchant, Pocket::FaceDown, Good::PEPPER);
        draft.add(Giver::Merchant, Pocket::Bag, Good::MEAD);
        draft.add(Giver::Merchant, Pocket::Either, Good::SILK);
        let terms = Terms::with(MAYA)
            .gold(5)
            .from_stand([(Good::CHEESE, 1), (Good::PEPPER, 1)])
            .from_bag([(Good::MEAD, 1)])
            .from_either([(Good::SILK, 1)])
            .hand_back(MAYA);
        assert_eq!(draft.terms(), &terms);
        draft.take_off(Giver::Merchant, Pocket::Bag, Good::MEAD);
        draft.take_off(Giver::Merchant, Pocket::Bag, Good::MEAD);
        assert_eq!(draft.terms().merchant_gives.bag, Goods::NONE);
    }

    #[test]
    fn goods_from_the_bag_ask_for_the_bag_too() {
        // H5
        let mut draft = Draft::from(&Terms::with(MAYA));
        draft.add(Giver::Merchant, Pocket::Bag, Good::MEAD);
        assert!(draft.does(Deed::HandBack(MAYA)));
    }

    #[test]
    fn a_bag_is_handed_back_or_opened() {
        let mut draft = Draft::blank(&bounds());
        draft.toggle(Deed::HandBack(INES));
        draft.toggle(Deed::Open(INES));
        assert_eq!(deeds(draft.terms()), [Deed::HandBack(MAYA), Deed::Open(INES)]);
        draft.toggle(Deed::Open(INES));
        assert_eq!(deeds(draft.terms()), [Deed::HandBack(MAYA)]);
    }

    #[test]
    fn whoever_of_the_law_gives_nothing_is_not_on_the_slip() {
        let mut draft = Draft::blank(&bounds());
        draft.set_gold(Giver::Law(OLEK), Gold(2));
        draft.add(Giver::Law(OLEK), Pocket::FaceUp, Good::APPLES);
        let gives = LawGives { from: OLEK, gold: Gold(2), stand: [(Good::APPLES, 1)].into() };
        assert_eq!(draft.terms().law_gives, Some(gives));
        draft.set_gold(Giver::Law(OLEK), Gold::NONE);
        draft.take_off(Giver::Law(OLEK), Pocket::FaceUp, Good::APPLES);
        assert_eq!(draft.terms().law_gives, None);
    }

    #[test]
    fn a_counter_starts_from_the_other_slip_and_goes_back_to_it() {
        let theirs = Terms::with(MAYA).gold(8).hand_back(MAYA);
        let mut draft = Draft::from(&theirs);
        draft.set_gold(Giver::Merchant, Gold(3));
        draft.toggle_promise(Promise { by: MAYA, to: OLEK, word: Word::HandBackNext });
        assert!(draft.is_changed());
        draft.start_over();
        assert_eq!(draft.terms(), &theirs);
        assert!(!draft.is_changed());
    }

    #[test]
    fn no_more_fits_than_lies_there() {
        let catalogue = Catalogue::of_the_box();
        let bounds = bounds();
        let mut draft = Draft::blank(&bounds);
        let fits = |draft: &Draft, what| fits(draft, &bounds, &catalogue, what);
        let cheese = (Giver::Merchant, Pocket::FaceUp, Good::CHEESE);
        let hidden = (Giver::Merchant, Pocket::FaceDown, Good::CROSSBOW);
        for (what, room) in [(cheese, 3), (hidden, 2)] {
            for _ in 0..room {
                assert!(fits(&draft, what));
                draft.add(what.0, what.1, what.2);
            }
            assert!(!fits(&draft, what));
        }
        // I5: what the law gives must be real.
        assert!(fits(&draft, (Giver::Law(OLEK), Pocket::FaceDown, Good::SILK)));
        assert!(!fits(&draft, (Giver::Law(OLEK), Pocket::FaceDown, Good::MEAD)));
    }

    #[test]
    fn any_kind_can_be_claimed_where_nobody_sees_it() {
        let catalogue = Catalogue::of_the_box();
        let kinds = |giver, pocket| kinds(&bounds(), &catalogue, giver, pocket);
        assert_eq!(kinds(Giver::Merchant, Pocket::FaceUp), Kinds::NONE.with(Good::CHEESE));
        assert!(kinds(Giver::Merchant, Pocket::FaceDown).has(Good::CROSSBOW));
        assert!(!kinds(Giver::Merchant, Pocket::FaceDown).has(Good::APPLES));
        assert!(kinds(Giver::Merchant, Pocket::Bag).has(Good::APPLES));
        assert_eq!(kinds(Giver::Law(OLEK), Pocket::FaceDown), Kinds::NONE.with(Good::SILK));
        assert_eq!(kinds(Giver::Law(OLEK), Pocket::Bag), Kinds::NONE);
    }
}
