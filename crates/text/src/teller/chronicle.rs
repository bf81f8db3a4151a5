//! The chronicle: what happened, as the reader saw it.

use rules::action::{Debt, Leftover, Tier};
use rules::event::{Duty, EventView, GoldFor, Impossible, Place, Purse, Seen, SlipEnd};
use rules::public::Verdict;
use rules::slip::Promise;
use rules::{Bag, Gold, Good, Goods, Law, PerSeat, Seat, Seats, Side, Slip, SlipNumber};

use super::{Case, Teller, capitalised};
use crate::words::Key;
use crate::{args, key, say};

/// An event among those of its beat.
#[derive(Clone, Copy)]
struct Moment<'a> {
    before: &'a [EventView],
    after: &'a [EventView],
}

impl<'a> Moment<'a> {
    /// The deal that is being carried out.
    fn deal(self) -> Option<&'a Slip> {
        self.before.iter().rev().find_map(|event| match event {
            EventView::DealStruck { slip, .. } => Some(slip),
            _ => None,
        })
    }

    /// Whether a bag went back earlier in the beat.
    fn follows_a_hand_back(self) -> bool {
        self.before.iter().any(|event| matches!(event, EventView::HandedBack { .. }))
    }

    /// What moves from one place to another next, as far as the reader sees it.
    fn moves(self, from: Place, to: Place) -> impl Iterator<Item = &'a Seen> {
        let same = move |event: &'a EventView| match event {
            EventView::Moved { cards, from: left, to: reached } => {
                (*left == from && *reached == to).then_some(cards)
            }
            _ => None,
        };
        self.after.iter().map_while(same)
    }
}

impl Teller<'_> {
    /// One event as a sentence; nothing, if it says no more than the others of its beat do.
    #[must_use]
    pub fn event(&self, event: &EventView) -> Option<String> {
        self.told(event, Moment { before: &[], after: &[] })
    }

    /// What came of one action, in a few short sentences. What moves is told with what made it
    /// move, and not again.
    #[must_use]
    pub fn beat(&self, events: &[EventView]) -> Vec<String> {
        let told = |(place, event)| {
            let moment = Moment { before: &events[..place], after: &events[place + 1..] };
            self.told(event, moment)
        };
        events.iter().enumerate().filter_map(told).collect()
    }

    fn told(&self, event: &EventView, moment: Moment<'_>) -> Option<String> {
        let sentence = match event {
            &EventView::RoundBegan { round, law } => self.round_began(round, law),
            &EventView::FirstPicked(seat) => self.who(key!("goes-first", who, you), seat),
            &EventView::Exchanged { seat, set_aside } => self.exchanged(seat, set_aside, moment),
            EventView::Moved { cards, from, to } => {
                return self.moved(cards, *from, *to, moment);
            }
            EventView::Reshuffled(goods) => say!(self.text, "reshuffled", count = goods.len()),
            EventView::Loaded { seat, bag } => {
                self.who_goods(key!("bag-shut-with", who, you, goods), *seat, &bag.goods())
            }
            &EventView::BagClosed(seat) => self.who(key!("bag-shut", who, you), seat),
            EventView::BagsClosed(sizes) => self.bags_closed(sizes),
            &EventView::Declared { seat, good, cards } => {
                self.who_goods(key!("declares", who, you, goods), seat, &Goods::of(good, cards))
            }
            &EventView::Threatened { by, merchant } => say!(
                self.text,
                "threatens",
                by = self.name(by),
                merchant = self.name(merchant),
                you = self.you(&[("by", by), ("merchant", merchant)])
            ),
            EventView::SlipWritten(slip) => self.slip_written(slip),
            &EventView::SlipGone { slip, why } => return self.slip_gone(slip, why, moment),
            &EventView::SlipAccepted { slip: _, by } => {
                self.who(key!("accepts-slip", who, you), by)
            }
            &EventView::SlipDeclined { slip: _, by } => {
                self.who(key!("declines-slip", who, you), by)
            }
            &EventView::VerdictGiven { by, bag, verdict } => {
                self.by_on_bag(verdict_key(verdict), by, bag)
            }
            &EventView::VerdictFell { by, bag } => {
                self.by_on_bag(key!("verdict-falls", by, bag, you), by, bag)
            }
            &EventView::ActsAlone { by, bag } => {
                self.by_on_bag(key!("acts-alone", by, bag, you), by, bag)
            }
            EventView::DealStruck { slip, with } => self.deal_struck(slip, *with),
            &EventView::GoldMoved { amount, from, to, why } => {
                return self.gold_moved(amount, from, to, why, moment);
            }
            &EventView::HandedBack { bag, by } => self.handed_back(bag, by, moment),
            &EventView::Opened { bag, by, ref cards, declared } => {
                self.opened(bag, by, cards, declared)
            }
            EventView::Proved { merchant, to, stand, bag } => {
                self.proved(*merchant, *to, stand.as_ref(), bag.as_ref())
            }
            &EventView::ProofShown { merchant, to } => self.proof_shown(merchant, to),
            &EventView::DutyTaken { by, duty } => self.duty_taken(by, duty),
            EventView::DebtDue(debt) => self.debt_due(debt),
            &EventView::Forgiven { debtor, amount } => {
                self.debtor(key!("forgiven", debtor, you, gold), debtor, amount)
            }
            &EventView::Claimed { seat, pile, value } => self.claimed(seat, pile, value),
            &EventView::ClaimPassed(seat) => self.who(key!("passes-claim", who, you), seat),
            &EventView::Wished { by, item, to } => self.wished(by, item, to),
            EventView::TimeIsUp => say!(self.text, "time-is-up"),
            EventView::GameOver(stands) => self.game_over(stands),
        };
        Some(sentence)
    }

    // --- Sentences of one shape ---

    /// A sentence about one person.
    fn who(&self, key: Key, seat: Seat) -> String {
        self.text.get(key, &args!(who = self.name(seat), you = self.you(&[("who", seat)])))
    }

    /// A sentence about one person and some goods.
    fn who_goods(&self, key: Key, seat: Seat, goods: &Goods) -> String {
        let goods = self.goods_as(Case::Object, goods);
        let you = self.you(&[("who", seat)]);
        self.text.get(key, &args!(who = self.name(seat), you = you, goods = goods))
    }

    /// A sentence about one person, some goods and a discard pile.
    fn who_goods_pile(&self, key: Key, seat: Seat, goods: &Goods, side: Side) -> String {
        let goods = self.goods_as(Case::Object, goods);
        let you = self.you(&[("who", seat)]);
        let pile = self.pile(side);
        self.text.get(key, &args!(who = self.name(seat), you = you, goods = goods, pile = pile))
    }

    /// A sentence about a Deputy and a bag.
    fn by_on_bag(&self, key: Key, by: Seat, bag: Seat) -> String {
        let you = self.you(&[("by", by), ("bag", bag)]);
        self.text.get(key, &args!(by = self.name(by), bag = self.name(bag), you = you))
    }

    /// A sentence about a debtor and an amount.
    fn debtor(&self, key: Key, debtor: Seat, gold: Gold) -> String {
        let you = self.you(&[("debtor", debtor)]);
        self.text.get(key, &args!(debtor = self.name(debtor), you = you, gold = gold))
    }

    // --- Rounds ---

    fn round_began(&self, round: u8, law: Law) -> String {
        match law {
            Law::Sheriff(sheriff) => say!(
                self.text,
                "round-begins",
                round = round,
                sheriff = self.name(sheriff),
                you = self.you(&[("sheriff", sheriff)])
            ),
            Law::Deputies(..) => {
                let deputies = self.people(law.seats());
                say!(self.text, "round-begins-deputies", round = round, deputies = deputies)
            }
        }
    }

    fn bags_closed(&self, sizes: &PerSeat<u8>) -> String {
        let bags = self.setup.seats().iter().filter(|&seat| sizes[seat] > 0);
        let size = |seat| {
            let you = self.you(&[("who", seat)]);
            say!(self.text, "bag-size", who = self.name(seat), you = you, count = sizes[seat])
        };
        say!(self.text, "bags-shut", bags = self.list(&bags.map(size).collect::<Vec<_>>()))
    }

    fn game_over(&self, stands: &PerSeat<Goods>) -> String {
        let smugglers = self.setup.seats().iter().filter(|&seat| !stands[seat].is_empty());
        let reveals = |seat| self.who_goods(key!("reveals", who, you, goods), seat, &stands[seat]);
        let sentences = std::iter::once(say!(self.text, "game-over"));
        sentences.chain(smugglers.map(reveals)).collect::<Vec<_>>().join(" ")
    }

    // --- Market ---

    fn exchanged(&self, seat: Seat, set_aside: u8, moment: Moment<'_>) -> String {
        if set_aside == 0 {
            return self.who(key!("keeps-all", who, you), seat);
        }
        let (hand, aside) = (Place::Hand(seat), Place::SetAside(seat));
        if let Some(Seen::Cards(goods)) = moment.moves(hand, aside).next() {
            return self.who_goods(key!("sets-aside-goods", who, you, goods), seat, goods);
        }
        let you = self.you(&[("who", seat)]);
        say!(self.text, "sets-aside-count", who = self.name(seat), you = you, count = set_aside)
    }

    /// What moved, unless another event of the beat tells it.
    fn moved(&self, cards: &Seen, from: Place, to: Place, moment: Moment<'_>) -> Option<String> {
        match (from, to, cards) {
            (Place::Deck, Place::Hand(seat), Seen::Cards(goods)) => {
                Some(self.who_goods(key!("draws", who, you, goods), seat, goods))
            }
            (Place::Discard(side), Place::Hand(seat), Seen::Cards(goods)) => {
                let key = key!("takes-from-pile", who, you, goods, pile);
                Some(self.who_goods_pile(key, seat, goods, side))
            }
            (Place::SetAside(seat), Place::Discard(side), Seen::Cards(goods))
                if self.setup.two_piles() =>
            {
                let key = key!("lays-on-pile", who, you, goods, pile);
                Some(self.who_goods_pile(key, seat, goods, side))
            }
            (Place::Gate, Place::Discard(side), Seen::Cards(goods)) => {
                let (goods, pile) = (self.goods(goods), self.pile(side));
                Some(say!(self.text, "goes-on-pile", goods = goods, pile = pile))
            }
            (Place::Stand(giver), Place::Stand(_) | Place::Booty, cards) => {
                let told = self.told_with_the_deal(cards, moment);
                (!told).then(|| self.handed_over(giver, to, cards))
            }
            (Place::Booty, Place::Stand(seat), cards) => Some(self.booty_shared(seat, cards)),
            (Place::Booty, Place::Discard(_), Seen::Cards(goods)) => {
                Some(say!(self.text, "booty-goods-lost", goods = self.goods(goods)))
            }
            _ => None,
        }
    }

    // --- Slips and deals ---

    /// A slip came on the table: who offers or wants what, and on whose word.
    pub(super) fn slip_written(&self, slip: &Slip) -> String {
        let words = slip.terms.word.iter().map(|promise| capitalised(&self.word_of(promise)));
        std::iter::once(self.slip_offers(slip)).chain(words).collect::<Vec<_>>().join(" ")
    }

    /// What is sealed on a new slip.
    fn slip_offers(&self, slip: &Slip) -> String {
        let (author, terms) = (slip.author, &*slip.terms);
        let merchant = terms.merchant;
        let you = self.you(&[("who", author), ("merchant", merchant)]);
        let args = args!(who = self.name(author), merchant = self.name(merchant), you = you);
        let gives = !terms.merchant_gives.is_empty();
        if gives && terms.law_gives.is_none() && terms.is_about_own_bag_only() {
            let key = if author == merchant {
                key!("offers-for-bag", who, you, gives)
            } else {
                key!("wants-for-bag", who, merchant, you, gives)
            };
            return self.text.get(key, &args.with("gives", self.gives(&terms.merchant_gives)));
        }
        let key = match (author == merchant, gives) {
            (true, true) => key!("offers-terms", who, you, terms),
            (true, false) => key!("asks-terms", who, you, terms),
            (false, _) => key!("proposes-terms", who, merchant, you, terms),
        };
        self.text.get(key, &args.with("terms", self.sealed(terms)))
    }

    /// A slip left the table, if the beat does not tell why already: the next slip replaces it,
    /// the settled bag makes it pointless, or Inspection is over.
    fn slip_gone(&self, slip: SlipNumber, why: SlipEnd, moment: Moment<'_>) -> Option<String> {
        let replaced =
            || moment.after.iter().any(|event| matches!(event, EventView::SlipWritten(_)));
        let settles = |bag: Seat| {
            moment.before.iter().any(|event| match event {
                EventView::HandedBack { bag: owner, .. } | EventView::Opened { bag: owner, .. } => {
                    *owner == bag
                }
                _ => false,
            })
        };
        let obvious = match why {
            SlipEnd::Replaced => replaced(),
            SlipEnd::Void(Impossible::BagSettled(bag)) => settles(bag),
            SlipEnd::Lapsed => !moment.before.is_empty(),
            SlipEnd::Withdrawn | SlipEnd::Declined | SlipEnd::Void(_) => false,
        };
        (!obvious).then(|| self.slip_end(slip, why))
    }

    fn deal_struck(&self, slip: &Slip, with: Seats) -> String {
        let terms = &slip.terms;
        let merchant = terms.merchant;
        let deal = say!(self.text, "deal", people = self.people(with.with(merchant)));
        let merchant_gives = (!terms.merchant_gives.is_empty())
            .then(|| self.deal_gives(merchant, &self.gives(&terms.merchant_gives)));
        let law_gives = terms.law_gives.as_ref();
        let law_gives = law_gives.map(|gives| self.deal_gives(gives.from, &self.law_gives(gives)));
        let words = terms.word.iter().map(|promise| self.gives_word(promise));
        let sentences = std::iter::once(deal).chain(merchant_gives).chain(law_gives).chain(words);
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn deal_gives(&self, who: Seat, gives: &str) -> String {
        let you = self.you(&[("who", who)]);
        say!(self.text, "deal-gives", who = self.name(who), you = you, gives = gives)
    }

    fn gives_word(&self, promise: &Promise) -> String {
        let &Promise { by, to, word: _ } = promise;
        say!(
            self.text,
            "gives-word",
            by = self.name(by),
            to = self.name(to),
            you = self.you(&[("by", by), ("to", to)]),
            promise = self.promise(promise)
        )
    }

    /// Whether a deal's sentence has named these goods: what is visible moves before any bag does.
    fn told_with_the_deal(&self, cards: &Seen, moment: Moment<'_>) -> bool {
        let legal = self.setup.catalogue().legal();
        let visible = match cards {
            Seen::Cards(goods) => goods.kinds().minus(legal).is_empty(),
            Seen::Backs { .. } => false,
        };
        visible && moment.deal().is_some() && !moment.follows_a_hand_back()
    }

    /// Goods that change hands.
    fn handed_over(&self, giver: Seat, to: Place, cards: &Seen) -> String {
        let goods = self.seen(cards);
        let from = self.name(giver);
        match to {
            Place::Stand(taker) => say!(
                self.text,
                "hands-goods",
                from = from,
                to = self.name(taker),
                you = self.you(&[("from", giver), ("to", taker)]),
                goods = goods
            ),
            _ => {
                let you = self.you(&[("from", giver)]);
                say!(self.text, "hands-goods-booty", from = from, you = you, goods = goods)
            }
        }
    }

    /// Cards as the reader sees them.
    fn seen(&self, cards: &Seen) -> String {
        match cards {
            Seen::Cards(goods) => self.goods_as(Case::Object, goods),
            &Seen::Backs { count, named: None } => {
                say!(self.text, "face-down-count", count = count)
            }
            Seen::Backs { count, named: Some(named) } => {
                say!(self.text, "said-to-be", count = *count, goods = self.goods(named))
            }
        }
    }

    fn gold_moved(
        &self,
        gold: Gold,
        from: Purse,
        to: Purse,
        why: GoldFor,
        moment: Moment<'_>,
    ) -> Option<String> {
        if why == GoldFor::Deal && moment.deal().is_some() {
            return None;
        }
        match (from, to) {
            (Purse::Seat(from), Purse::Seat(to)) => Some(say!(
                self.text,
                "pays-gold",
                from = self.name(from),
                to = self.name(to),
                you = self.you(&[("from", from), ("to", to)]),
                gold = gold
            )),
            (Purse::Seat(from), Purse::Booty | Purse::Bank) => {
                let you = self.you(&[("from", from)]);
                Some(say!(
                    self.text,
                    "pays-gold-booty",
                    from = self.name(from),
                    you = you,
                    gold = gold
                ))
            }
            (Purse::Booty | Purse::Bank, Purse::Seat(who)) => {
                let you = self.you(&[("who", who)]);
                Some(say!(self.text, "booty-gold", who = self.name(who), you = you, gold = gold))
            }
            (Purse::Booty | Purse::Bank, Purse::Booty | Purse::Bank) => {
                Some(say!(self.text, "booty-gold-lost", gold = gold))
            }
        }
    }

    // --- Bags ---

    fn handed_back(&self, bag: Seat, by: Seats, moment: Moment<'_>) -> String {
        let seen = moment.moves(Place::Bag(bag), Place::Stand(bag)).map(|cards| self.seen(cards));
        let goods = self.list(&seen.collect::<Vec<_>>());
        let owner = self.name(bag);
        if by.is_empty() {
            let you = self.you(&[("bag", bag)]);
            return say!(self.text, "goes-free", bag = owner, you = you, goods = goods);
        }
        let sentence = say!(
            self.text,
            "hands-back",
            by = self.people(by),
            people = by.len(),
            bag = owner,
            you = self.you_or_with(("by", by), &[("bag", bag)]),
            goods = goods
        );
        capitalised(&sentence)
    }

    fn opened(&self, bag: Seat, by: Seats, cards: &Bag, declared: Good) -> String {
        let args = args!(
            by = self.people(by),
            people = by.len(),
            bag = self.name(bag),
            you = self.you_or_with(("by", by), &[("bag", bag)]),
            goods = self.goods(&cards.goods())
        );
        let sentence = if cards.is_only(declared) {
            self.text.get(key!("opens-honest", by, people, bag, you, goods), &args)
        } else {
            let declared = self.count(declared, cards.len() as u8);
            let key = key!("opens-lie", by, people, bag, you, goods, declared);
            self.text.get(key, &args.with("declared", declared))
        };
        capitalised(&sentence)
    }

    fn proof_shown(&self, merchant: Seat, to: Seats) -> String {
        let you = match self.you(&[("who", merchant)]) {
            "other" => self.you_or_with(("to", to), &[]),
            you => you,
        };
        let (who, to) = (self.name(merchant), self.people(to));
        say!(self.text, "proof-shown", who = who, to = to, you = you)
    }

    fn proved(
        &self,
        merchant: Seat,
        to: Seats,
        stand: Option<&Goods>,
        bag: Option<&Goods>,
    ) -> String {
        let shown = self.proof_shown(merchant, to);
        let stand = stand.map(|goods| say!(self.text, "proof-stand", goods = self.goods(goods)));
        let bag = bag.map(|goods| say!(self.text, "proof-bag", goods = self.goods(goods)));
        std::iter::once(shown).chain(stand).chain(bag).collect::<Vec<_>>().join(" ")
    }

    fn duty_taken(&self, by: Seats, duty: Duty) -> String {
        let (key, role, whom) = match duty {
            Duty::Open(bag) => (key!("duty-open", by, people, bag, you), "bag", bag),
            Duty::TakeNothing(merchant) => {
                let key = key!("duty-take-nothing", by, people, merchant, you);
                (key, "merchant", merchant)
            }
        };
        let you = self.you_or_with(("by", by), &[(role, whom)]);
        let args = args!(by = self.people(by), people = by.len(), you = you);
        capitalised(&self.text.get(key, &args.with(role, self.name(whom))))
    }

    fn debt_due(&self, debt: &Debt) -> String {
        let key = match debt.tier {
            Tier::Legal => key!("owes-legal", debtor, you, gold),
            Tier::Contraband => key!("owes-contraband", debtor, you, gold),
        };
        self.debtor(key, debt.debtor, debt.missing)
    }

    // --- Black Market and Booty ---

    fn claimed(&self, seat: Seat, pile: u8, value: u16) -> String {
        let stock = self.setup.black_market().and_then(|piles| piles.get(usize::from(pile)));
        let cost = stock.map_or(Goods::NONE, |stock| Goods::of(stock.good, 3));
        say!(
            self.text,
            "claims",
            who = self.name(seat),
            you = self.you(&[("who", seat)]),
            goods = self.goods_as(Case::Object, &cost),
            value = value
        )
    }

    fn booty_shared(&self, seat: Seat, cards: &Seen) -> String {
        let you = self.you(&[("who", seat)]);
        let goods = self.seen(cards);
        say!(self.text, "booty-goods", who = self.name(seat), you = you, goods = goods)
    }

    fn wished(&self, by: Seat, item: Leftover, to: Option<Seat>) -> String {
        let item = match item {
            Leftover::Gold => say!(self.text, "wish-coin"),
            Leftover::Card(good) => say!(self.text, "wish-card", good = self.good(good)),
        };
        let args = args!(by = self.name(by), item = item);
        let (key, args, you) = match to {
            None => (key!("wishes-nobody", by, you, item), args, self.you(&[("by", by)])),
            Some(to) if to == by => {
                (key!("wishes-own", by, you, item), args, self.you(&[("by", by)]))
            }
            Some(to) => {
                let you = self.you(&[("by", by), ("to", to)]);
                (key!("wishes", by, to, you, item), args.with("to", self.name(to)), you)
            }
        };
        self.text.get(key, &args.with("you", you))
    }
}

/// The sentence for a Deputy's verdict.
fn verdict_key(verdict: Verdict) -> Key {
    match verdict {
        Verdict::Open => key!("verdict-open", by, bag, you),
        Verdict::HandBack(None) => key!("verdict-nothing", by, bag, you),
        Verdict::HandBack(Some(_)) => key!("verdict-slip", by, bag, you),
    }
}
