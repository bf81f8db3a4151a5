//! What a seat can do now: finite lists, and bounds for what cannot be listed.

use serde::Serialize;

use crate::action::{Action, Debt, Leftover, Tier};
use crate::debt;
use crate::gold::Gold;
use crate::goods::{Goods, Kinds};
use crate::handful::Handful;
use crate::illegal::IllegalAction;
use crate::judge::Judge;
use crate::pile::Side;
use crate::public::{Ask, Inspection, Phase, Public};
use crate::seat::{Seat, Seats};
use crate::setup::Setup;
use crate::slip::{Party, SlipNumber};
use crate::slips::LiveSlip;

/// What one seat can do, worked out from what that seat may know. Each question is answered when
/// it is asked; [`Choices::all`] answers them all.
#[derive(Clone, Copy)]
pub struct Choices<'a> {
    judge: Judge<'a>,
}

/// A Market turn: any cards of the hand, and how many can be drawn from where (M3, M4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ExchangeChoice {
    /// The hand to choose from.
    pub hand: Goods,
    /// The most cards that can be set aside.
    pub most_set_aside: u8,
    /// How many cards are drawn when none is set aside (a short hand); each card set aside draws
    /// one more, as far as there are cards.
    pub fills_up: u8,
    /// How many cards can be drawn in all.
    pub drawable: u16,
    /// The most that can come from the left pile, within what is drawn.
    pub left: u8,
    /// The most that can come from the right pile, within what is drawn.
    pub right: u8,
}

/// Cards to put on a discard pile, in any order (M5, I11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceChoice {
    /// The cards.
    pub cards: Handful,
    /// Whether there is a right pile too.
    pub two_piles: bool,
}

/// A debt to be paid in goods (B).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PayChoice {
    /// The debt.
    pub debt: Debt,
    /// What it can be paid with. All of it, if it is not worth the debt.
    pub stock: Goods,
}

/// Bounds for a slip with one merchant. Terms within them are accepted if they say anything at all,
/// no bag is both handed back and opened, goods from the bag come with handing that bag back and
/// fit into it, and, with Deputies, somebody can strike the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OfferBounds {
    /// The merchant of the slip.
    pub merchant: Seat,
    /// Which side would write it.
    pub party: Party,
    /// What the merchant can pay.
    pub merchant_gives: Purse,
    /// How many cards the merchant's bag has, if goods from it can be promised (H5).
    pub bag: u8,
    /// Whether goods can be promised "from bag or stand" (H4).
    pub either: bool,
    /// What each person of the law can add.
    pub law_gives: Vec<(Seat, Purse)>,
    /// Bags that can be handed back.
    pub hand_back: Seats,
    /// Bags that can be opened.
    pub open: Seats,
    /// Merchants of whom the law can be asked to take nothing.
    pub take_nothing: Seats,
}

/// What someone can pay from gold and stand, as far as the writer of the slip can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Purse {
    /// At most so much gold.
    pub gold: Gold,
    /// At most these legal goods.
    pub face_up: Goods,
    /// At most so many face-down cards.
    pub face_down: u8,
    /// Which face-down cards they can be; anything, if the writer may lie or cannot know.
    pub face_down_real: Option<Goods>,
}

impl Purse {
    /// Nothing to pay with.
    const EMPTY: Self =
        Self { gold: Gold::NONE, face_up: Goods::NONE, face_down: 0, face_down_real: None };
}

/// Black Market cards that can be claimed (K2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ClaimChoice {
    /// What the top card of each pile scores, if it can be claimed.
    pub values: [Option<u16>; 3],
    /// Whether the claimant names the discard pile for the three cards.
    pub names_pile: bool,
}

/// Every answer of [`Choices`] as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "each field is documented at the method of the same name")]
pub struct AllChoices {
    pub ask: Option<Ask>,
    pub pick_first: Seats,
    pub exchange: Option<ExchangeChoice>,
    pub place: Option<PlaceChoice>,
    pub load: Option<Goods>,
    pub declare: Kinds,
    pub threaten: Seats,
    pub open: Seats,
    pub hand_back: Seats,
    pub take: Vec<(Seat, SlipNumber)>,
    pub accept: Vec<SlipNumber>,
    pub decline: Vec<SlipNumber>,
    pub withdraw: Vec<SlipNumber>,
    pub offers: Vec<OfferBounds>,
    pub pay: Option<PayChoice>,
    pub claim: Option<ClaimChoice>,
    pub pass_claim: bool,
    pub wishes: Option<Kinds>,
}

impl<'a> Choices<'a> {
    pub(crate) const fn of(judge: Judge<'a>) -> Self {
        Self { judge }
    }

    /// Whose choices these are.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.judge.seat
    }

    /// What everyone knows.
    #[must_use]
    pub const fn public(&self) -> &'a Public {
        self.judge.public
    }

    /// What is played.
    #[must_use]
    pub const fn setup(&self) -> &'a Setup {
        self.judge.setup
    }

    /// The face-down contraband of this seat.
    #[must_use]
    pub const fn own_face_down(&self) -> &'a Goods {
        &self.judge.own.face_down
    }

    /// What this seat has put into the bag.
    #[must_use]
    pub fn own_bag(&self) -> Option<Goods> {
        self.judge.own.bag.map(|bag| bag.goods())
    }

    /// Whether this seat may do this.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check(&self, action: &Action) -> Result<(), IllegalAction> {
        self.judge.check(action)
    }

    /// What is asked of this seat.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.judge.public.asked(self.judge.setup, self.judge.seat)
    }

    /// The merchants who can be picked to go to market first (M2).
    #[must_use]
    pub fn pick_first(&self) -> Seats {
        match self.ask() {
            Some(Ask::PickFirst) => self.judge.public.merchants_on_duty(self.judge.setup),
            _ => Seats::NONE,
        }
    }

    /// The Market turn, if it is this seat's (M3).
    #[must_use]
    pub fn exchange(&self) -> Option<ExchangeChoice> {
        let Judge { setup, public, own, .. } = self.judge;
        if self.ask() != Some(Ask::Exchange) {
            return None;
        }
        let drawable = public.drawable();
        let most = own.hand.len().min(crate::handful::HANDFUL).min(drawable);
        let pile = |side| if setup.two_piles() { public.discards.len(side) as u8 } else { 0 };
        Some(ExchangeChoice {
            hand: own.hand,
            most_set_aside: most as u8,
            fills_up: self.judge.draws(0) as u8,
            drawable: drawable as u16,
            left: pile(Side::Left),
            right: pile(Side::Right),
        })
    }

    /// The cards that this seat has to put on a discard pile (M5, I11).
    #[must_use]
    pub fn place(&self) -> Option<PlaceChoice> {
        let Judge { setup, public, own, seat } = self.judge;
        let two_piles = setup.two_piles();
        let cards = match &public.phase {
            Phase::Market(_) if self.ask() == Some(Ask::Place) => own.set_aside,
            Phase::Inspection(inspection) => {
                inspection.confiscated.filter(|&(by, _)| by == seat)?.1
            }
            _ => return None,
        };
        Some(PlaceChoice { cards, two_piles })
    }

    /// The hand of which one to five cards go into the bag (L1).
    #[must_use]
    pub fn load(&self) -> Option<Goods> {
        (self.ask() == Some(Ask::Load)).then_some(self.judge.own.hand)
    }

    /// The goods that can be declared (C1, C3).
    #[must_use]
    pub fn declare(&self) -> Kinds {
        if self.ask() != Some(Ask::Declare) {
            return Kinds::NONE;
        }
        let catalogue = self.judge.setup.catalogue();
        catalogue.in_deck().and(catalogue.legal())
    }

    /// The merchants of the table for whom a question has the answer yes.
    fn seats_where(&self, allowed: impl Fn(Seat) -> bool) -> Seats {
        if self.judge.public.inspection().is_none() {
            return Seats::NONE;
        }
        self.judge
            .public
            .merchants_on_duty(self.judge.setup)
            .iter()
            .filter(|&s| allowed(s))
            .collect()
    }

    /// The merchants who can be threatened (I2).
    #[must_use]
    pub fn threaten(&self) -> Seats {
        self.seats_where(|seat| self.judge.threaten(seat).is_ok())
    }

    /// The bags that can be opened (I9); for a Deputy, by a verdict.
    #[must_use]
    pub fn open(&self) -> Seats {
        self.seats_where(|seat| self.judge.open(seat).is_ok())
    }

    /// The bags that can be handed back for nothing (I6); for a Deputy, by a verdict.
    #[must_use]
    pub fn hand_back(&self) -> Seats {
        self.seats_where(|seat| self.judge.hand_back(seat, None).is_ok())
    }

    /// The owner's slip that can be taken with handing back this bag (I6).
    #[must_use]
    pub fn take(&self, bag: Seat) -> Option<SlipNumber> {
        let slip = self.judge.public.inspection()?.slips.get(bag, Party::Merchant)?;
        self.judge.hand_back(bag, Some(slip.number)).is_ok().then_some(slip.number)
    }

    /// The live slips about which the judge answers yes.
    fn slips_where(
        self,
        judge: impl Fn(&Judge<'a>, &'a Inspection, LiveSlip<'a>) -> Result<(), IllegalAction>,
    ) -> impl Iterator<Item = SlipNumber> {
        let mut live =
            self.judge.public.inspection().map(|inspection| (inspection, inspection.slips.iter()));
        std::iter::from_fn(move || {
            let (inspection, slips) = live.as_mut()?;
            slips.find(|&slip| judge(&self.judge, inspection, slip).is_ok()).map(|slip| slip.number)
        })
    }

    /// The slips that can be accepted (I5); by a Deputy, agreed to.
    pub fn accept(self) -> impl Iterator<Item = SlipNumber> {
        self.slips_where(Judge::accept)
    }

    /// The slips that can be turned down.
    pub fn decline(self) -> impl Iterator<Item = SlipNumber> {
        self.slips_where(Judge::decline)
    }

    /// The slips that can be taken back.
    pub fn withdraw(self) -> impl Iterator<Item = SlipNumber> {
        self.slips_where(Judge::withdraw)
    }

    /// The merchants with whom this seat can write a slip: oneself, or for the law anyone.
    #[must_use]
    pub fn offer(&self) -> Seats {
        self.seats_where(|seat| self.may_offer(seat))
    }

    /// Whether this seat can write a slip with this merchant.
    #[must_use]
    pub fn may_offer(&self, merchant: Seat) -> bool {
        self.judge.may_write(merchant).is_ok()
    }

    /// The bounds of a slip with this merchant, if one can be written.
    #[must_use]
    pub fn offer_bounds(&self, merchant: Seat) -> Option<OfferBounds> {
        let Judge { setup, public, own, seat } = self.judge;
        let party = self.judge.may_write(merchant).ok()?;
        let inspection = public.inspection()?;
        let purse = |who: Seat, must_be_real: bool| {
            let known = &public.merchants[who];
            Purse {
                gold: known.gold,
                face_up: known.face_up,
                face_down: known.face_down,
                face_down_real: (must_be_real && who == seat).then_some(own.face_down),
            }
        };
        let free = |&bag: &Seat| inspection.must_open[bag].is_empty();
        let bags: Seats = inspection.all_held().iter().filter(free).collect();
        let others = public.merchants_on_duty(setup).without(merchant);
        let law = match party {
            Party::Merchant => public.law.seats(),
            Party::Law => Seats::only(seat),
        };
        // H1: whoever may take nothing from the merchant is offered nothing.
        let barred = law.minus(inspection.take_nothing[merchant]).is_empty();
        let in_bag = inspection.held(merchant).filter(|_| bags.has(merchant) && !barred);
        let merchant_gives =
            if barred { Purse::EMPTY } else { purse(merchant, !setup.stand_may_lie()) };
        Some(OfferBounds {
            merchant,
            party,
            merchant_gives,
            bag: in_bag.map_or(0, |bag| bag.cards),
            either: setup.stand_may_lie() && in_bag.is_some(),
            law_gives: law.iter().map(|giver| (giver, purse(giver, true))).collect(),
            hand_back: bags,
            open: bags.without(merchant),
            take_nothing: others,
        })
    }

    /// The debt that this seat has to pay in goods (B).
    #[must_use]
    pub fn pay(&self) -> Option<PayChoice> {
        let Judge { public, own, seat, .. } = self.judge;
        let debt = *public.inspection()?.debt().filter(|debt| debt.debtor == seat)?;
        let stock = match debt.tier {
            Tier::Legal => public.merchants[seat].face_up,
            Tier::Contraband => own.face_down,
        };
        Some(PayChoice { debt, stock })
    }

    /// Sets of goods that pay the debt, at most so many (B1).
    #[must_use]
    pub fn payments(&self, most: usize) -> Vec<Goods> {
        let Some(PayChoice { debt, stock }) = self.pay() else { return Vec::new() };
        let catalogue = self.judge.setup.catalogue();
        if Gold(catalogue.value_of(&stock)) < debt.missing {
            return vec![stock];
        }
        debt::covers(catalogue, &stock, debt.missing, most)
    }

    /// The Black Market cards that can be claimed (K2).
    #[must_use]
    pub fn claim(&self) -> Option<ClaimChoice> {
        let Judge { setup, public, own, .. } = self.judge;
        self.judge.may_claim().ok()?;
        let piles = setup.black_market()?;
        let mut values = [None; 3];
        for (pile, stock) in piles.iter().enumerate() {
            let top = public.market_top(pile).filter(|_| own.face_down.count(stock.good) >= 3);
            values[pile] = top.map(|top| stock.values[top]);
        }
        let names_pile = self.judge.claim_names_pile();
        values.iter().any(Option::is_some).then_some(ClaimChoice { values, names_pile })
    }

    /// Whether this seat can say that it makes no claim (K5).
    #[must_use]
    pub fn pass_claim(&self) -> bool {
        self.judge.pass_claim().is_ok()
    }

    /// The goods about whose odd card a Deputy can state a wish; about the odd coin too (D7).
    #[must_use]
    pub fn wishes(&self) -> Option<Kinds> {
        self.judge.may_wish().ok().map(|_| self.judge.setup.catalogue().in_deck())
    }

    /// What this Deputy wishes about an item now.
    #[must_use]
    pub fn wish(&self, item: Leftover) -> Option<Seat> {
        let Judge { public, seat, .. } = self.judge;
        if !public.law.has(seat) {
            return None;
        }
        let wishes = &public.inspection()?.booty.wishes[public.law.place(seat)];
        let place = wishes.place(item)?;
        public.law.seats().iter().find(|&deputy| public.law.place(deputy) == place)
    }

    /// Every answer at once.
    #[must_use]
    pub fn all(self) -> AllChoices {
        let merchants = self.judge.public.merchants_on_duty(self.judge.setup);
        AllChoices {
            ask: self.ask(),
            pick_first: self.pick_first(),
            exchange: self.exchange(),
            place: self.place(),
            load: self.load(),
            declare: self.declare(),
            threaten: self.threaten(),
            open: self.open(),
            hand_back: self.hand_back(),
            take: merchants.iter().filter_map(|bag| Some((bag, self.take(bag)?))).collect(),
            accept: self.accept().collect(),
            decline: self.decline().collect(),
            withdraw: self.withdraw().collect(),
            offers: self.offer().iter().filter_map(|seat| self.offer_bounds(seat)).collect(),
            pay: self.pay(),
            claim: self.claim(),
            pass_claim: self.pass_claim(),
            wishes: self.wishes(),
        }
    }
}
