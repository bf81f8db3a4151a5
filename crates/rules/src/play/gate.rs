//! The gate: threats, verdicts, bags handed back and opened, debts, claims, time (I, B, D, K, T).

use super::Beat;
use super::deal::{place, purse};
use crate::action::{Creditor, Debt, Leftover, Tier};
use crate::debt;
use crate::event::{Event, GoldFor, Place, Purse};
use crate::gold::Gold;
use crate::goods::{Good, Goods};
use crate::handful::{Bag, Handful};
use crate::pile::Side;
use crate::public::{Fate, Law, Verdict};
use crate::seat::{Seat, Seats};
use crate::setup::SpentContraband;

impl Beat<'_> {
    pub(super) fn threaten(&mut self, by: Seat, merchant: Seat) {
        if let Some(bag) = &mut self.inspection().bags[merchant] {
            bag.threatened.insert(by);
        }
        self.tell(Event::Threatened { by, merchant });
    }

    // --- Verdicts (D3, D6) ---

    /// Whether this person of the law decides on the bag without another: the Sheriff, or the
    /// Deputy who acts alone.
    fn decides_alone(&mut self, owner: Seat) -> bool {
        matches!(self.state.public.law, Law::Sheriff(_))
            || self.inspection().bags[owner].is_some_and(|bag| bag.alone.is_some())
    }

    pub(super) fn give_verdict(&mut self, by: Seat, owner: Seat, verdict: Verdict) {
        let place = self.state.public.law.place(by);
        if let Some(bag) = &mut self.inspection().bags[owner] {
            bag.verdicts[place] = Some(verdict);
            bag.verdicts_given[place] = bag.verdicts_given[place].saturating_add(1);
        }
        self.tell(Event::VerdictGiven { by, bag: owner, verdict });
    }

    /// If one Deputy says open and the other hand back, the opener acts alone from here (D6).
    pub(super) fn split_if_opposed(&mut self, owner: Seat) -> bool {
        let Law::Deputies(first, second) = self.state.public.law else { return false };
        let Some(bag) = &mut self.inspection().bags[owner] else { return false };
        let by = match bag.verdicts {
            [Some(Verdict::Open), Some(Verdict::HandBack(_))] => first,
            [Some(Verdict::HandBack(_)), Some(Verdict::Open)] => second,
            _ => return false,
        };
        bag.alone = Some(by);
        self.tell(Event::ActsAlone { by, bag: owner });
        self.drop_common_slips(owner);
        true
    }

    pub(super) fn hand_back_for_nothing(&mut self, by: Seat, owner: Seat) {
        if self.decides_alone(owner) {
            self.hand_back_bag(owner, Seats::only(by));
            self.sweep();
        } else {
            self.give_verdict(by, owner, Verdict::HandBack(None));
            self.resolve(owner);
        }
        self.finish();
    }

    pub(super) fn open(&mut self, by: Seat, owner: Seat) {
        if self.decides_alone(owner) {
            self.open_bag(owner, Seats::only(by));
            self.sweep();
        } else {
            self.give_verdict(by, owner, Verdict::Open);
            self.resolve(owner);
        }
        self.finish();
    }

    /// What two verdicts that name no slip lead to (D4–D6).
    fn resolve(&mut self, owner: Seat) {
        let both = self.state.public.law.seats();
        match self.inspection().bags[owner].map(|bag| bag.verdicts) {
            Some([Some(Verdict::Open), Some(Verdict::Open)]) => self.open_bag(owner, both),
            Some([Some(Verdict::HandBack(None)), Some(Verdict::HandBack(None))]) => {
                self.hand_back_bag(owner, both);
            }
            _ => {
                if !self.split_if_opposed(owner) {
                    return;
                }
            }
        }
        self.sweep();
    }

    // --- Bags (I8–I11, D5) ---

    fn take_bag(&mut self, owner: Seat, fate: Fate) -> Option<(Bag, Good)> {
        let bag = self.state.secret.own[owner].bag.take()?;
        let gate = self.inspection().bags[owner].as_mut()?;
        gate.fate = fate;
        Some((bag, gate.declared))
    }

    /// Hands a bag back unopened: its goods go to the stand, and others learn how many of them are
    /// contraband (I8).
    pub(super) fn hand_back_bag(&mut self, owner: Seat, by: Seats) {
        let Some((bag, _)) = self.take_bag(owner, Fate::HandedBack) else { return };
        self.tell(Event::HandedBack { bag: owner, by });
        let goods = bag.goods();
        let legal = self.state.setup.catalogue().legal_of(&goods);
        self.put_on_stand(owner, &goods);
        let (from, to) = (Place::Bag(owner), Place::Stand(owner));
        self.moved(legal, from, to, None);
        self.moved(goods.minus(&legal), from, to, Some(Seats::only(owner)));
    }

    /// Opens a bag for all to see (I9, I10).
    fn open_bag(&mut self, owner: Seat, by: Seats) {
        let Some((cards, declared)) = self.take_bag(owner, Fate::Opened) else { return };
        self.tell(Event::Opened { bag: owner, by, cards, declared });
        let goods = cards.goods();
        let honest = Goods::of(declared, goods.count(declared));
        self.put_on_stand(owner, &honest);
        self.moved(honest, Place::Bag(owner), Place::Stand(owner), None);
        if cards.is_only(declared) {
            self.pay_the_honest(owner, by, self.state.setup.catalogue().penalty_of(&goods));
        } else {
            let lies = goods.minus(&honest);
            self.confiscate(owner, by, &lies);
            let fine = Gold(self.state.setup.catalogue().penalty_of(&lies));
            let to = by.single().map_or(Creditor::Booty, Creditor::Seat);
            self.owe(owner, to, fine);
        }
        self.work_off_debts();
    }

    /// I9, D5: the law pays the owner of an honest bag; two Deputies half each, the odd coin with
    /// the first-drawn.
    fn pay_the_honest(&mut self, owner: Seat, by: Seats, penalty: u32) {
        let to = Creditor::Seat(owner);
        match (by.single(), self.state.public.law) {
            (None, Law::Deputies(first, second)) => {
                self.owe(first, to, Gold(penalty.div_ceil(2)));
                self.owe(second, to, Gold(penalty / 2));
            }
            (alone, law) => self.owe(alone.unwrap_or(law.first()), to, Gold(penalty)),
        }
    }

    /// I11, D2: confiscated cards go to the discard pile; with two piles someone chooses.
    fn confiscate(&mut self, owner: Seat, by: Seats, lies: &Goods) {
        let cards = Handful::in_table_order(lies).unwrap_or_default();
        if self.state.setup.two_piles() {
            let chooser = by.single().unwrap_or(self.state.public.law.first());
            self.inspection().confiscated = Some((chooser, cards));
            self.moved(*lies, Place::Bag(owner), Place::Gate, None);
        } else {
            self.discard(cards.cards(), Place::Bag(owner), Side::Left);
        }
    }

    // --- Debts (B) ---

    /// B1: gold moves at once; what is missing becomes a debt.
    fn owe(&mut self, debtor: Seat, creditor: Creditor, amount: Gold) {
        let paid = amount.min(self.state.public.merchants[debtor].gold);
        self.move_gold(paid, Purse::Seat(debtor), purse(creditor), GoldFor::Fine);
        let missing = amount - paid;
        if !missing.is_none() {
            let debt = Debt { debtor, creditor, missing, tier: Tier::Legal };
            let debts = &mut self.inspection().debts;
            let slot = usize::from(debts[0].is_some());
            debts[slot] = Some(debt);
        }
    }

    /// Pays every debt that leaves no choice, in order, up to the first that does (B1–B3).
    fn work_off_debts(&mut self) {
        while let Some(debt) = self.inspection().debts[0] {
            let stock = self.stock(&debt);
            let catalogue = self.state.setup.catalogue();
            let worth = Gold(catalogue.value_of(&stock));
            let payment = match debt.tier {
                Tier::Legal if worth >= debt.missing => {
                    debt::only_cover(catalogue, &stock, debt.missing)
                }
                Tier::Legal => {
                    self.hand_over(&debt, &stock);
                    let debt =
                        Debt { missing: debt.missing - worth, tier: Tier::Contraband, ..debt };
                    self.inspection().debts[0] = Some(debt);
                    continue;
                }
                Tier::Contraband => (stock.len() < 2).then_some(stock),
            };
            match payment {
                Some(goods) => self.pay_debt(&debt, &goods),
                // T1: nobody is asked any more, the cheapest set is taken.
                None if self.inspection().time_is_up => {
                    let catalogue = self.state.setup.catalogue();
                    let goods = debt::cheapest_cover(catalogue, &stock, debt.missing);
                    self.pay_debt(&debt, &goods);
                }
                None => return self.tell(Event::DebtDue(debt)),
            }
        }
    }

    /// What a debt can be paid with.
    fn stock(&self, debt: &Debt) -> Goods {
        match debt.tier {
            Tier::Legal => self.state.public.merchants[debt.debtor].face_up,
            Tier::Contraband => self.state.secret.own[debt.debtor].face_down,
        }
    }

    /// Hands goods over for a debt, revealed to all (B2, B4).
    fn hand_over(&mut self, debt: &Debt, goods: &Goods) {
        self.take_from_stand(debt.debtor, goods);
        self.put_with(debt.creditor, goods);
        self.moved(*goods, Place::Stand(debt.debtor), place(debt.creditor), None);
    }

    /// Pays the first debt; what is missing then is forgiven (B3).
    fn pay_debt(&mut self, debt: &Debt, goods: &Goods) {
        self.hand_over(debt, goods);
        let worth = Gold(self.state.setup.catalogue().value_of(goods));
        if worth < debt.missing {
            let amount = debt.missing - worth;
            self.tell(Event::Forgiven { debtor: debt.debtor, amount });
        }
        let debts = &mut self.inspection().debts;
        *debts = [debts[1].take(), None];
    }

    pub(super) fn pay(&mut self, goods: &Goods) {
        if let Some(debt) = self.inspection().debts[0] {
            self.pay_debt(&debt, goods);
        }
        self.work_off_debts();
        self.sweep();
        self.finish();
    }

    // --- Black Market (K) ---

    pub(super) fn claim(&mut self, seat: Seat, pile: u8, value: u16, onto: Option<Side>) {
        let Some(stock) = self.state.setup.black_market().map(|piles| piles[usize::from(pile)])
        else {
            return;
        };
        if let Some(top) = self.state.public.market_top(usize::from(pile)) {
            self.state.public.claimed[usize::from(pile)][top] = Some(seat);
        }
        self.inspection().claimed.insert(seat);
        self.tell(Event::Claimed { seat, pile, value });
        let given_up = Goods::of(stock.good, 3);
        self.take_from_stand(seat, &given_up);
        match self.state.setup.spent_contraband() {
            SpentContraband::Discard => {
                self.discard(&[stock.good; 3], Place::Stand(seat), onto.unwrap_or(Side::Left));
            }
            SpentContraband::Removed => {
                self.moved(given_up, Place::Stand(seat), Place::Box, None);
            }
        }
        self.sweep();
        self.finish();
    }

    pub(super) fn pass_claim(&mut self, seat: Seat) {
        self.inspection().passed.insert(seat);
        self.tell(Event::ClaimPassed(seat));
        self.finish();
    }

    pub(super) fn wish(&mut self, by: Seat, item: Leftover, to: Option<Seat>) {
        let law = self.state.public.law;
        let booty = &mut self.inspection().booty;
        booty.wishes[law.place(by)].set(item, to.map(|seat| law.place(seat)));
        booty.wishes_stated[law.place(by)] += 1;
        self.tell(Event::Wished { by, item, to });
    }

    // --- Time (T1) ---

    /// Time is up: choices that are owed are made, duties to open are carried out, and every other
    /// bag is handed back without a bribe.
    pub(super) fn time_is_up(&mut self) {
        self.tell(Event::TimeIsUp);
        self.inspection().time_is_up = true;
        self.make_owed_choices();
        let law = self.state.public.law;
        for owner in self.inspection().all_held().clockwise_after(law.first()) {
            let bound = self.inspection().must_open[owner];
            if !bound.is_empty() {
                let openers = bound.or(self.for_opening(owner));
                self.open_bag(owner, openers);
                self.make_owed_choices();
            }
        }
        for owner in self.inspection().all_held().clockwise_after(law.first()) {
            self.hand_back_bag(owner, Seats::NONE);
        }
        self.drop_all_slips();
        self.finish();
    }

    /// The Deputies whose verdict on a bag is to open it.
    fn for_opening(&mut self, owner: Seat) -> Seats {
        let law = self.state.public.law;
        let Some(bag) = self.inspection().bags[owner] else { return Seats::NONE };
        if let Some(alone) = bag.alone {
            return Seats::only(alone);
        }
        let open = |&seat: &Seat| bag.verdicts[law.place(seat)] == Some(Verdict::Open);
        law.seats().iter().filter(open).collect()
    }

    /// T1: a debt is paid with the cheapest covering set, a pile choice falls on the left pile.
    fn make_owed_choices(&mut self) {
        self.work_off_debts();
        if let Some((_, cards)) = self.inspection().confiscated.take() {
            self.discard(cards.cards(), Place::Gate, Side::Left);
        }
    }
}
