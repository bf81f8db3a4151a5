//! The one judge: what an actor may do, decided from what they may know.
//!
//! A judge sees what is public and the secrets of one seat, never the whole state. So the same
//! judge serves the state and every view, and a refusal cannot tell a secret (P4).

use crate::action::{Action, Actor, Leftover, Tier};
use crate::debt;
use crate::event::Impossible;
use crate::gold::Gold;
use crate::goods::{Good, Goods, Kinds};
use crate::handful::{HANDFUL, Handful};
use crate::illegal::IllegalAction;
use crate::pile::Side;
use crate::public::{
    Ask, Fate, GateBag, Inspection, Law, MAX_VERDICTS, MAX_WISHES, Market, Phase, Public, Verdict,
};
use crate::seat::Seat;
use crate::setup::{Setup, SpentContraband};
use crate::slip::{LawGives, MAX_PROMISES, MAX_SLIPS, Party, Promise, SlipNumber, Terms, Word};
use crate::slips::LiveSlip;
use crate::state::Own;
use crate::terms::{self, Strikers};

/// What a judgement is.
type Judgement = Result<(), IllegalAction>;

/// Judges the clock's one action (T1).
pub(crate) fn check_clock(setup: &Setup, public: &Public, action: &Action) -> Judgement {
    match action {
        Action::TimeIsUp if public.clock_runs(setup) => Ok(()),
        Action::TimeIsUp => Err(IllegalAction::ClockNotRunning),
        _ => Err(IllegalAction::NotForThisActor),
    }
}

/// The judge of one seat's actions.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) public: &'a Public,
    pub(crate) own: &'a Own,
    pub(crate) seat: Seat,
}

impl<'a> Judge<'a> {
    /// Judges an action of this seat.
    pub(crate) fn check(&self, action: &Action) -> Judgement {
        if !self.setup.seats().has(self.seat) {
            return Err(IllegalAction::NobodyThere(self.seat));
        }
        match action {
            Action::PickFirst(first) => self.pick_first(*first),
            Action::Exchange { set_aside, left, right } => self.exchange(set_aside, *left, *right),
            Action::Place { onto, order } => self.place(*onto, order),
            Action::Load(bag) => self.load(&bag.goods()),
            Action::Declare(good) => self.declare(*good),
            Action::Threaten(merchant) => self.threaten(*merchant),
            Action::Offer(terms) => self.offer(terms),
            Action::Withdraw(number) => self.on(*number, Self::withdraw),
            Action::Decline(number) => self.on(*number, Self::decline),
            Action::Accept(number) => self.on(*number, Self::accept),
            Action::HandBack { bag, taking } => self.hand_back(*bag, *taking),
            Action::Open(bag) => self.open(*bag),
            Action::Pay(goods) => self.pay(goods),
            Action::Claim { pile, value, onto } => self.claim(*pile, *value, *onto),
            Action::PassClaim => self.pass_claim(),
            Action::Wish { item, to } => self.wish(*item, *to),
            Action::TimeIsUp => Err(IllegalAction::NotForThisActor),
        }
    }

    fn wrong_phase(&self) -> IllegalAction {
        match self.public.phase {
            Phase::Over(_) => IllegalAction::GameOver,
            _ => IllegalAction::WrongPhase,
        }
    }

    fn market(&self) -> Result<&'a Market, IllegalAction> {
        match &self.public.phase {
            Phase::Market(market) => Ok(market),
            _ => Err(self.wrong_phase()),
        }
    }

    pub(crate) fn inspection(&self) -> Result<&'a Inspection, IllegalAction> {
        self.public.inspection().ok_or_else(|| self.wrong_phase())
    }

    /// Whether what is asked of this seat is just this.
    fn asked(&self, ask: Ask) -> Judgement {
        match self.public.asked(self.setup, self.seat) {
            Some(asked) if asked == ask => Ok(()),
            Some(other) => Err(IllegalAction::AnswerFirst(other)),
            None => Err(IllegalAction::NotYourTurn(self.seat)),
        }
    }

    fn holds(&self, goods: &Goods) -> Judgement {
        missing(goods, &self.own.hand)
            .map_or(Ok(()), |(good, needs, has)| Err(IllegalAction::NotInHand { good, needs, has }))
    }

    // --- Market, Load, Declaration ---

    /// M2: the Sheriff picks a merchant.
    fn pick_first(&self, first: Seat) -> Judgement {
        self.market()?;
        self.asked(Ask::PickFirst)?;
        if self.public.merchants_on_duty(self.setup).has(first) {
            Ok(())
        } else {
            Err(IllegalAction::NoMerchant(first))
        }
    }

    /// M3, M4, M6, M7: what can be set aside and drawn.
    fn exchange(&self, set_aside: &Goods, left: u8, right: u8) -> Judgement {
        self.market()?;
        self.asked(Ask::Exchange)?;
        let count = set_aside.len();
        if count > HANDFUL {
            return Err(IllegalAction::TooManySetAside(count as u16));
        }
        self.holds(set_aside)?;
        let drawable = self.public.drawable();
        if count > drawable {
            let (set_aside, drawable) = (count as u16, drawable as u16);
            return Err(IllegalAction::NotEnoughToDraw { set_aside, drawable });
        }
        if !self.setup.two_piles() {
            return if left == 0 && right == 0 { Ok(()) } else { Err(IllegalAction::OnePileOnly) };
        }
        for (side, wanted) in [(Side::Left, left), (Side::Right, right)] {
            let has = self.public.discards.len(side) as u8;
            if wanted > has {
                return Err(IllegalAction::PileTooSmall { wanted, has });
            }
        }
        let wanted = u16::from(left) + u16::from(right);
        let draws = self.draws(count) as u16;
        if wanted > draws {
            return Err(IllegalAction::DrawsTooMany { wanted, draws });
        }
        Ok(())
    }

    /// How many cards are drawn when so many are set aside (M3, M7).
    pub(crate) fn draws(&self, set_aside: usize) -> usize {
        draws(self.setup, self.public, self.own.hand.len(), set_aside)
    }

    /// M5, I11: exactly the cards that are to be placed, on a pile that there is.
    fn place(&self, onto: Side, order: &Handful) -> Judgement {
        let cards = match &self.public.phase {
            Phase::Market(_) => {
                self.asked(Ask::Place)?;
                self.own.set_aside
            }
            Phase::Inspection(inspection) => match inspection.confiscated {
                Some((by, cards)) if by == self.seat => cards,
                _ => return Err(IllegalAction::NotYourTurn(self.seat)),
            },
            _ => return Err(self.wrong_phase()),
        };
        if onto == Side::Right && !self.setup.two_piles() {
            return Err(IllegalAction::OnePileOnly);
        }
        if order.goods() == cards.goods() { Ok(()) } else { Err(IllegalAction::NotTheCardsToPlace) }
    }

    /// L1: a merchant loads what they hold; a [`Bag`](crate::Bag) never has zero or six cards.
    fn load(&self, goods: &Goods) -> Judgement {
        match &self.public.phase {
            Phase::Load(_) => {
                self.asked(Ask::Load)?;
                self.holds(goods)
            }
            _ => Err(self.wrong_phase()),
        }
    }

    /// C1, C3: one legal kind of this game.
    fn declare(&self, good: Good) -> Judgement {
        match &self.public.phase {
            Phase::Declaration(_) => {
                self.asked(Ask::Declare)?;
                self.in_this_game(good)?;
                let legal = self.setup.catalogue().is_legal(good);
                if legal { Ok(()) } else { Err(IllegalAction::NotLegal(good)) }
            }
            _ => Err(self.wrong_phase()),
        }
    }

    fn in_this_game(&self, good: Good) -> Judgement {
        let known = self.setup.catalogue().in_deck().has(good);
        if known { Ok(()) } else { Err(IllegalAction::NotInThisGame(good)) }
    }

    // --- Inspection: who may do what to which bag ---

    fn is_law(&self) -> Judgement {
        if self.public.law.has(self.seat) {
            Ok(())
        } else {
            Err(IllegalAction::NotTheLaw(self.seat))
        }
    }

    fn is_merchant(&self, seat: Seat) -> Judgement {
        if self.public.merchants_on_duty(self.setup).has(seat) {
            Ok(())
        } else {
            Err(IllegalAction::NoMerchant(seat))
        }
    }

    fn held(&self, inspection: &'a Inspection, owner: Seat) -> Result<&'a GateBag, IllegalAction> {
        match &inspection.bags[owner] {
            Some(bag) if bag.fate == Fate::Held => Ok(bag),
            Some(_) => Err(Impossible::BagSettled(owner).into()),
            None => Err(IllegalAction::NoBag(owner)),
        }
    }

    /// I10: no bag is settled and no deal struck while a choice is owed; none after time is up.
    fn nothing_owed(&self, inspection: &Inspection) -> Judgement {
        if let Some(debt) = inspection.debt() {
            return Err(IllegalAction::ChoiceOwed(debt.debtor));
        }
        if let Some((by, _)) = inspection.confiscated {
            return Err(IllegalAction::ChoiceOwed(by));
        }
        self.in_time(inspection)
    }

    fn in_time(&self, inspection: &Inspection) -> Judgement {
        if inspection.time_is_up { Err(IllegalAction::TimeIsUp) } else { Ok(()) }
    }

    /// D6: about a bag someone acts alone on, only that Deputy deals.
    fn not_anothers(&self, bag: &GateBag, owner: Seat) -> Judgement {
        match bag.alone {
            Some(by) if by != self.seat => Err(IllegalAction::ActsAlone { by, bag: owner }),
            _ => Ok(()),
        }
    }

    /// D6: one Deputy neither withdraws nor replaces what the other wrote about a bag on which
    /// that one acts alone.
    fn not_about_anothers_bag(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> Judgement {
        if slip.party() == Party::Law {
            for owner in slip.terms.law_does.bags().iter() {
                if let Some(bag) = inspection.held(owner) {
                    self.not_anothers(bag, owner)?;
                }
            }
        }
        Ok(())
    }

    /// I2: a threat stands until the merchant answers it.
    pub(crate) fn threaten(&self, merchant: Seat) -> Judgement {
        let inspection = self.inspection()?;
        self.is_law()?;
        self.in_time(inspection)?;
        let bag = self.held(inspection, merchant)?;
        self.not_anothers(bag, merchant)?;
        if bag.threatened.has(self.seat) {
            return Err(IllegalAction::AlreadyThreatened(merchant));
        }
        Ok(())
    }

    /// I9, I10: the law opens a bag; a Deputy votes to.
    pub(crate) fn open(&self, owner: Seat) -> Judgement {
        let inspection = self.inspection()?;
        self.is_law()?;
        let bag = self.held(inspection, owner)?;
        self.nothing_owed(inspection)?;
        self.not_anothers(bag, owner)?;
        self.new_verdict(bag, owner, Verdict::Open)
    }

    /// I6: the law hands a bag back, for nothing or taking the owner's slip.
    pub(crate) fn hand_back(&self, owner: Seat, taking: Option<SlipNumber>) -> Judgement {
        let inspection = self.inspection()?;
        self.is_law()?;
        let bag = self.held(inspection, owner)?;
        self.nothing_owed(inspection)?;
        if inspection.must_open[owner].has(self.seat) {
            return Err(IllegalAction::BoundToOpen(owner));
        }
        self.not_anothers(bag, owner)?;
        let Some(number) = taking else {
            return self.new_verdict(bag, owner, Verdict::HandBack(None));
        };
        match inspection.slips.get(owner, Party::Merchant) {
            Some(slip) if slip.number == number => {
                if !slip.terms.is_about_own_bag_only() {
                    return Err(IllegalAction::NeedsOwnAcceptance(number));
                }
                self.accept(inspection, slip)
            }
            _ => Err(IllegalAction::NoSuchSlip(number)),
        }
    }

    /// D3: a verdict that is new, and within the bound. The Sheriff gives none.
    fn new_verdict(&self, bag: &GateBag, owner: Seat, verdict: Verdict) -> Judgement {
        let law = self.public.law;
        let Some(other) = law.other(self.seat).filter(|_| bag.alone.is_none()) else {
            return Ok(());
        };
        let mine = law.place(self.seat);
        if bag.verdicts[mine] == Some(verdict) {
            return Err(IllegalAction::SameVerdict(owner));
        }
        let agrees = bag.verdicts[law.place(other)] == Some(verdict);
        if bag.verdicts_given[mine] >= MAX_VERDICTS && verdict != Verdict::Open && !agrees {
            return Err(IllegalAction::NoMoreVerdicts(owner));
        }
        Ok(())
    }

    // --- Inspection: slips ---

    /// I3–I5, H4–H7: whether this seat may put these terms on the table.
    fn offer(&self, terms: &Terms) -> Judgement {
        let party = self.may_write(terms.merchant)?;
        if terms.is_empty() {
            return Err(IllegalAction::EmptySlip);
        }
        self.well_formed(terms)?;
        self.possible(terms, party, self.seat)?;
        match (party, &terms.law_gives) {
            (Party::Merchant, _) => self.merchant_goods_real(terms),
            (Party::Law, Some(gives)) if gives.from != self.seat => {
                Err(IllegalAction::NotTheGiver(gives.from))
            }
            (Party::Law, Some(gives)) => self.law_goods_real(gives),
            (Party::Law, None) => Ok(()),
        }
    }

    /// Whether this seat may write a slip with this merchant at all, and for which side.
    pub(crate) fn may_write(&self, merchant: Seat) -> Result<Party, IllegalAction> {
        let inspection = self.inspection()?;
        self.in_time(inspection)?;
        self.is_merchant(merchant)?;
        let party = if self.public.law.has(self.seat) {
            Party::Law
        } else if merchant == self.seat {
            Party::Merchant
        } else {
            return Err(IllegalAction::NotYourSlip { author: self.seat, merchant });
        };
        if inspection.slips.written(merchant, party) >= MAX_SLIPS {
            return Err(IllegalAction::NoMoreSlips);
        }
        if let Some(slip) = inspection.slips.get(merchant, party) {
            self.not_about_anothers_bag(inspection, slip)?;
        }
        Ok(party)
    }

    /// What terms must be like, whatever lies on the table.
    fn well_formed(&self, terms: &Terms) -> Judgement {
        let Terms { merchant, merchant_gives: gives, law_does: does, .. } = terms;
        if let Some(twice) = does.hand_back.and(does.open).first() {
            return Err(IllegalAction::BothHandedBackAndOpened(twice));
        }
        if does.open.or(does.take_nothing).has(*merchant) {
            return Err(IllegalAction::AboutYourself(*merchant));
        }
        for seat in does.bags().or(does.take_nothing).iter() {
            self.is_merchant(seat)?;
        }
        let bags = &self.inspection()?.bags;
        if let Some(seat) = does.bags().iter().find(|&seat| bags[seat].is_none()) {
            return Err(IllegalAction::NoBag(seat)); // M8
        }
        let from_bag = !gives.bag.is_empty() || !gives.either.is_empty();
        if from_bag && !does.hand_back.has(*merchant) {
            return Err(IllegalAction::BagGoodsWithoutBag(*merchant)); // H5
        }
        if !gives.either.is_empty() && !self.setup.stand_may_lie() {
            return Err(IllegalAction::NoEither); // H4
        }
        let law_stand = terms.law_gives.as_ref().map_or(Kinds::NONE, |gives| gives.stand.kinds());
        let kinds = gives.stand.kinds().or(gives.bag.kinds()).or(gives.either.kinds());
        if let Some(good) = kinds.or(law_stand).minus(self.setup.catalogue().in_deck()).first() {
            return Err(IllegalAction::NotInThisGame(good));
        }
        if let Some(gives) = &terms.law_gives
            && !self.public.law.has(gives.from)
        {
            return Err(IllegalAction::NotTheGiver(gives.from));
        }
        if terms.word.len() > MAX_PROMISES {
            return Err(IllegalAction::TooManyPromises(terms.word.len().min(999) as u16));
        }
        terms.word.iter().try_for_each(|promise| self.promise(*merchant, promise))
    }

    /// H2: a promise is between the two sides of its slip.
    fn promise(&self, merchant: Seat, promise: &Promise) -> Judgement {
        let &Promise { by, to, word } = promise;
        let law = self.public.law;
        let sides = (by == merchant && law.has(to)) || (law.has(by) && to == merchant);
        let sense = match word {
            Word::HandBackNext => true,
            Word::OpenNext(seat) => seat != by && self.setup.seats().has(seat),
            Word::Owe(gold) => (1..=1000).contains(&gold.0),
        };
        if sides && sense { Ok(()) } else { Err(IllegalAction::BadPromise { by, to }) }
    }

    /// H4 (1e): contraband that a merchant offers from the stand must be there.
    fn merchant_goods_real(&self, terms: &Terms) -> Judgement {
        if self.setup.stand_may_lie() {
            return Ok(());
        }
        self.lies_face_down(&self.setup.catalogue().contraband_of(&terms.merchant_gives.stand))
    }

    /// I5: what the law gives must be real.
    fn law_goods_real(&self, gives: &LawGives) -> Judgement {
        self.lies_face_down(&self.setup.catalogue().contraband_of(&gives.stand))
    }

    fn lies_face_down(&self, goods: &Goods) -> Judgement {
        missing(goods, &self.own.face_down).map_or(Ok(()), |(good, needs, has)| {
            Err(IllegalAction::NotFaceDown { good, needs, has })
        })
    }

    /// H6: whether public facts allow the terms.
    fn possible(&self, terms: &Terms, party: Party, author: Seat) -> Judgement {
        terms::possible(self.setup, self.public, terms, party, author)?;
        Ok(())
    }

    /// Judges what is done about the live slip with this number.
    fn on(
        &self,
        number: SlipNumber,
        judge: impl Fn(&Self, &Inspection, LiveSlip<'_>) -> Judgement,
    ) -> Judgement {
        let inspection = self.inspection()?;
        let slip = inspection.slips.find(number).ok_or(IllegalAction::NoSuchSlip(number))?;
        judge(self, inspection, slip)
    }

    /// I5: the writing side takes its slip back; with Deputies either may.
    pub(crate) fn withdraw(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> Judgement {
        let mine = match slip.party() {
            Party::Merchant => slip.author == self.seat,
            Party::Law => self.public.law.has(self.seat),
        };
        if !mine {
            return Err(IllegalAction::NotYoursToAnswer(slip.number));
        }
        self.not_about_anothers_bag(inspection, slip)
    }

    /// I5: the receiving side turns a slip down.
    pub(crate) fn decline(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> Judgement {
        let number = slip.number;
        let merchant = slip.terms.merchant;
        match slip.party() {
            Party::Law if merchant == self.seat => Ok(()),
            Party::Merchant if self.public.law.has(self.seat) => {
                if inspection.slips.declined[merchant].has(self.seat) {
                    return Err(IllegalAction::AlreadyDeclined(number));
                }
                Ok(())
            }
            _ => Err(IllegalAction::NotYoursToAnswer(number)),
        }
    }

    /// I5, D3: the receiving side accepts exactly this slip; a Deputy agrees to it.
    pub(crate) fn accept(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> Judgement {
        let number = slip.number;
        self.nothing_owed(inspection)?;
        let terms = &slip.terms;
        let strikers = terms::strikers(self.public, terms, slip.party(), slip.author)
            .ok_or(IllegalAction::Impossible(Impossible::NobodyCanStrike))?;
        if self.seat == terms.merchant {
            return self.merchant_accepts(inspection, slip);
        }
        let may = match (slip.party(), strikers) {
            (Party::Merchant, _) | (Party::Law, Strikers::Both(_)) => {
                strikers.seats().has(self.seat)
            }
            (Party::Law, Strikers::AnyOf(_)) => false,
        };
        if !may {
            return Err(self.why_not_a_striker(inspection, slip));
        }
        if let Some(gives) = terms.law_gives.as_ref().filter(|gives| gives.from == self.seat) {
            self.law_goods_real(gives)?;
        }
        match strikers {
            Strikers::AnyOf(_) => Ok(()),
            Strikers::Both(_) => self.verdict_on_all(inspection, terms, number),
        }
    }

    /// Why someone cannot strike a deal that another could: a duty or another's bag is named (H1).
    fn why_not_a_striker(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> IllegalAction {
        let merchant = slip.terms.merchant;
        if slip.party() == Party::Merchant && self.public.law.has(self.seat) {
            let about = slip.terms.law_does.bags();
            let bags = about.iter().filter_map(|owner| Some((owner, inspection.held(owner)?)));
            for (owner, bag) in bags {
                if let Err(why) = self.not_anothers(bag, owner) {
                    return why;
                }
            }
            let pays = !slip.terms.merchant_gives.is_empty();
            if pays && inspection.take_nothing[merchant].has(self.seat) {
                return Impossible::NothingFrom(merchant).into();
            }
        }
        IllegalAction::NotYoursToAnswer(slip.number)
    }

    fn merchant_accepts(&self, inspection: &Inspection, slip: LiveSlip<'_>) -> Judgement {
        if slip.party() == Party::Merchant {
            return Err(IllegalAction::NotYoursToAnswer(slip.number));
        }
        if inspection.slips.accepted.has(self.seat) {
            return Err(IllegalAction::AlreadyAccepted(slip.number));
        }
        self.merchant_goods_real(slip.terms)
    }

    /// D3: agreeing to a slip is a verdict on each bag that it hands back.
    fn verdict_on_all(
        &self,
        inspection: &Inspection,
        terms: &Terms,
        number: SlipNumber,
    ) -> Judgement {
        let verdict = Verdict::HandBack(Some(number));
        let mine = self.public.law.place(self.seat);
        let bags = terms.law_does.hand_back;
        let held = |owner: Seat| inspection.held(owner).map(|bag| (owner, bag));
        if bags.iter().filter_map(held).all(|(_, bag)| bag.verdicts[mine] == Some(verdict)) {
            return Err(IllegalAction::SameVerdict(bags.first().unwrap_or(terms.merchant)));
        }
        for (owner, bag) in bags.iter().filter_map(held) {
            if bag.verdicts[mine] != Some(verdict) {
                self.new_verdict(bag, owner, verdict)?;
            }
        }
        Ok(())
    }

    // --- Inspection: debts, claims, wishes ---

    /// B1, B2: a debtor pays with a set that covers the debt and has no needless card.
    fn pay(&self, goods: &Goods) -> Judgement {
        let inspection = self.inspection()?;
        let debt = match inspection.debt() {
            Some(debt) if debt.debtor == self.seat => debt,
            _ => return Err(IllegalAction::NoDebt(self.seat)),
        };
        let stock = match debt.tier {
            Tier::Legal => &self.public.merchants[self.seat].face_up,
            Tier::Contraband => &self.own.face_down,
        };
        if let Some((good, needs, has)) = missing(goods, stock) {
            return Err(IllegalAction::CannotPayWith { good, needs, has });
        }
        let catalogue = self.setup.catalogue();
        let pays = Gold(catalogue.value_of(goods));
        if pays < debt.missing {
            let all = goods == stock;
            let owed = debt.missing;
            return if all { Ok(()) } else { Err(IllegalAction::PaysTooLittle { pays, owed }) };
        }
        match debt::needless(catalogue, goods, debt.missing) {
            Some(good) => Err(IllegalAction::NeedlessCard(good)),
            None => Ok(()),
        }
    }

    /// K2, K3: whether this seat may still claim anything this round.
    pub(crate) fn may_claim(&self) -> Result<&'a Inspection, IllegalAction> {
        let inspection = self.inspection()?;
        if self.setup.black_market().is_none() {
            return Err(IllegalAction::NoBlackMarket);
        }
        let handed_back =
            inspection.bags[self.seat].is_some_and(|bag| bag.fate == Fate::HandedBack);
        if !handed_back || inspection.claimed.has(self.seat) {
            return Err(IllegalAction::NoClaim(self.seat));
        }
        Ok(inspection)
    }

    /// K2, K3: the top card of a pile for three of its kind.
    fn claim(&self, pile: u8, value: u16, onto: Option<Side>) -> Judgement {
        self.may_claim()?;
        let gone = IllegalAction::NotOnTop { pile, value };
        let stock = self.setup.black_market().and_then(|piles| piles.get(usize::from(pile)));
        let stock = stock.ok_or(gone)?;
        let top = self.public.market_top(usize::from(pile)).ok_or(gone)?;
        if stock.values[top] != value {
            return Err(gone);
        }
        let has = self.own.face_down.count(stock.good);
        if has < 3 {
            return Err(IllegalAction::TooFewToClaim { good: stock.good, has });
        }
        if onto.is_some() == self.claim_names_pile() {
            Ok(())
        } else {
            Err(IllegalAction::WrongPile)
        }
    }

    /// K2: whether a claimant chooses the discard pile.
    pub(crate) fn claim_names_pile(&self) -> bool {
        self.setup.two_piles() && self.setup.spent_contraband() == SpentContraband::Discard
    }

    /// K5: a pass may come early; it is asked of no one whose claim is impossible anyway.
    pub(crate) fn pass_claim(&self) -> Judgement {
        let inspection = self.inspection()?;
        if self.setup.black_market().is_none() {
            return Err(IllegalAction::NoBlackMarket);
        }
        let opened = inspection.bags[self.seat].is_none_or(|bag| bag.fate == Fate::Opened);
        if opened || inspection.claimed.has(self.seat) {
            return Err(IllegalAction::NoClaim(self.seat));
        }
        if inspection.passed.has(self.seat) {
            return Err(IllegalAction::AlreadyPassed(self.seat));
        }
        Ok(())
    }

    /// D7: a Deputy may wish at any time, whether the item is there or not.
    pub(crate) fn may_wish(&self) -> Result<&'a Inspection, IllegalAction> {
        let inspection = self.inspection()?;
        self.is_law()?;
        match self.public.law {
            Law::Sheriff(_) => Err(IllegalAction::NoBooty),
            Law::Deputies(..) => {
                let stated = inspection.booty.wishes_stated[self.public.law.place(self.seat)];
                if stated >= MAX_WISHES { Err(IllegalAction::NoMoreWishes) } else { Ok(inspection) }
            }
        }
    }

    fn wish(&self, item: Leftover, to: Option<Seat>) -> Judgement {
        let inspection = self.may_wish()?;
        let law = self.public.law;
        if let Leftover::Card(good) = item {
            self.in_this_game(good)?;
        }
        if let Some(seat) = to.filter(|&seat| !law.has(seat)) {
            return Err(IllegalAction::NoDeputy(seat));
        }
        let wishes = &inspection.booty.wishes[law.place(self.seat)];
        if wishes.place(item) == to.map(|seat| law.place(seat)) {
            return Err(IllegalAction::SameWish);
        }
        Ok(())
    }
}

/// How many cards someone draws who holds so many and sets so many aside (M3, M7).
pub(crate) fn draws(setup: &Setup, public: &Public, hand: usize, set_aside: usize) -> usize {
    (setup.hand_size() + set_aside).saturating_sub(hand).min(public.drawable())
}

/// The first good of which `goods` has more than `stock`: the good, how many, and how many there
/// are.
pub(crate) fn missing(goods: &Goods, stock: &Goods) -> Option<(Good, u8, u8)> {
    if stock.contains(goods) {
        return None;
    }
    goods
        .iter()
        .map(|(good, needs)| (good, needs, stock.count(good)))
        .find(|(_, needs, has)| needs > has)
}

/// Judges an action of anyone, given the secrets of each seat that acts.
pub(crate) fn check(
    setup: &Setup,
    public: &Public,
    own: Option<&Own>,
    actor: Actor,
    action: &Action,
) -> Judgement {
    match (actor, own) {
        (Actor::Clock, _) => check_clock(setup, public, action),
        (Actor::Seat(seat), Some(own)) => Judge { setup, public, own, seat }.check(action),
        (Actor::Seat(seat), None) => Err(IllegalAction::NobodyThere(seat)),
    }
}
