//! What public facts say about terms: whether they are possible, and who can strike them (H6, D6).

use crate::event::Impossible;
use crate::gold::Gold;
use crate::goods::Goods;
use crate::judge::missing;
use crate::public::{Inspection, Law, Public};
use crate::seat::{Seat, Seats};
use crate::setup::Setup;
use crate::slip::{Party, Terms};

/// Who of the law has to agree to a slip (D6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strikers {
    /// Any one of these.
    AnyOf(Seats),
    /// Both Deputies: it hands a bag back on which nobody acts alone.
    Both(Seats),
}

impl Strikers {
    /// Everyone who has a say.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::AnyOf(seats) | Self::Both(seats) => seats,
        }
    }
}

/// H6: whether public facts allow these terms, for writing them and for leaving them on the table.
pub(crate) fn possible(
    setup: &Setup,
    public: &Public,
    terms: &Terms,
    party: Party,
    author: Seat,
) -> Result<(), Impossible> {
    let Some(inspection) = public.inspection() else { return Err(Impossible::NobodyCanStrike) };
    for owner in terms.law_does.bags().iter() {
        if inspection.held(owner).is_none() {
            return Err(Impossible::BagSettled(owner));
        }
        if !inspection.must_open[owner].is_empty() {
            return Err(Impossible::MustBeOpened(owner));
        }
    }
    merchant_can_pay(setup, public, inspection, terms)?;
    if let Some(gives) = &terms.law_gives {
        stand_can_pay(setup, public, gives.from, gives.gold, &gives.stand)?;
    }
    if strikers(public, terms, party, author).is_none() {
        // The duty is the reason if the same slip could be struck without a payment.
        let nothing = strikers_save(Seats::NONE, public, terms, party, author).is_some();
        return Err(if nothing {
            Impossible::NothingFrom(terms.merchant)
        } else {
            Impossible::NobodyCanStrike
        });
    }
    Ok(())
}

/// Whether gold, face-up goods and the number of face-down cards allow a payment from a stand.
fn stand_can_pay(
    setup: &Setup,
    public: &Public,
    seat: Seat,
    gold: Gold,
    stand: &Goods,
) -> Result<(), Impossible> {
    let who = &public.merchants[seat];
    if gold > who.gold {
        return Err(Impossible::NotEnoughGold { seat, offered: gold, has: who.gold });
    }
    if stand.is_empty() {
        return Ok(());
    }
    let legal = setup.catalogue().legal_of(stand);
    if let Some((good, offered, has)) = missing(&legal, &who.face_up) {
        return Err(Impossible::NotOnStand { seat, good, offered, has });
    }
    let hidden = stand.minus(&legal).len();
    if hidden > usize::from(who.face_down) {
        let (offered, has) = (hidden as u16, who.face_down);
        return Err(Impossible::NotEnoughFaceDown { seat, offered, has });
    }
    Ok(())
}

/// Whether public facts allow what the merchant gives: what neither the face-up goods nor the
/// number of face-down cards can cover must fit into the bag.
fn merchant_can_pay(
    setup: &Setup,
    public: &Public,
    inspection: &Inspection,
    terms: &Terms,
) -> Result<(), Impossible> {
    let Terms { merchant, merchant_gives: gives, .. } = terms;
    stand_can_pay(setup, public, *merchant, gives.gold, &gives.stand)?;
    if gives.bag.is_empty() && gives.either.is_empty() {
        return Ok(());
    }
    let who = &public.merchants[*merchant];
    let catalogue = setup.catalogue();
    let spare_legal = who.face_up.minus(&catalogue.legal_of(&gives.stand));
    let spare_hidden = usize::from(who.face_down) - catalogue.contraband_of(&gives.stand).len();
    let legal_from_bag = catalogue.legal_of(&gives.either).minus(&spare_legal).len();
    let hidden_from_bag = catalogue.contraband_of(&gives.either).len().saturating_sub(spare_hidden);
    let offered = gives.bag.len() + legal_from_bag + hidden_from_bag;
    let has = inspection.held(*merchant).map_or(0, |bag| bag.cards);
    if offered > usize::from(has) {
        let offered = offered as u16;
        return Err(Impossible::NotEnoughInBag { seat: *merchant, offered, has });
    }
    Ok(())
}

/// Who of the law must agree to strike a deal on these terms; `None` if nobody can (D6, H1).
pub(crate) fn strikers(
    public: &Public,
    terms: &Terms,
    party: Party,
    author: Seat,
) -> Option<Strikers> {
    let barred = if terms.merchant_gives.is_empty() {
        Seats::NONE
    } else {
        public.inspection()?.take_nothing[terms.merchant]
    };
    strikers_save(barred, public, terms, party, author)
}

/// Who of the law can strike a deal, save those who are barred from taking what it pays.
fn strikers_save(
    barred: Seats,
    public: &Public,
    terms: &Terms,
    party: Party,
    author: Seat,
) -> Option<Strikers> {
    let inspection = public.inspection()?;
    let law = public.law.seats();
    if let Law::Sheriff(sheriff) = public.law {
        // Nobody acts alone, and a giver or author of the law's side can only be the Sheriff.
        return (!barred.has(sheriff)).then_some(Strikers::AnyOf(law));
    }
    if !terms.law_does.hand_back.is_empty() && all_common(inspection, terms) {
        return barred.is_empty().then_some(Strikers::Both(law));
    }
    let mut who = law.minus(barred);
    for owner in terms.law_does.bags().iter() {
        match inspection.held(owner)?.alone {
            Some(alone) => who = who.and(Seats::only(alone)),
            // Handing back needs both, unless someone acts alone on that bag.
            None if terms.law_does.hand_back.has(owner) => return None,
            None => {}
        }
    }
    if let Some(gives) = &terms.law_gives {
        who = who.and(Seats::only(gives.from));
    }
    if party == Party::Law {
        who = who.and(Seats::only(author));
    }
    (!who.is_empty()).then_some(Strikers::AnyOf(who))
}

/// Whether nobody acts alone on any of the bags that the terms are about.
fn all_common(inspection: &Inspection, terms: &Terms) -> bool {
    let alone = |owner: Seat| inspection.held(owner).is_some_and(|bag| bag.alone.is_some());
    !terms.law_does.bags().iter().any(alone)
}
