//! What a seat remembers: cards, promises, and how everyone has behaved.

use rules::event::{Place, Seen};
use rules::ledger::{Entry, PromiseFate};
use rules::slip::{Party, Slip};
use rules::{
    EventView, Gold, Good, Goods, Ledger, Memory, Observer, PerSeat, Phase, Seat, Seats, View,
};
use serde::{Deserialize, Serialize};

use crate::conduct::Conduct;
use crate::phrase::Phrase;

/// What one seat remembers of a game: a fold over the events that it sees, and over what it hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recollection {
    cards: Memory,
    ledger: Ledger,
    conduct: PerSeat<Conduct>,
    round: Round,
    /// The penalty of each good, in table order.
    penalties: Vec<u16>,
    /// The penalty of the commonest contraband, for cards that lie face down.
    contraband_penalty: u16,
    news: Option<News>,
    /// How often this seat has spoken in this round.
    said: u8,
}

/// What matters for one round only.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    /// What each merchant was seen to set aside (M3).
    set_aside: PerSeat<Goods>,
    /// How many cards each merchant exchanged.
    exchanged: PerSeat<u8>,
    /// What each merchant surely held when the bags were closed, bag and hand together.
    held: PerSeat<Goods>,
    /// What each merchant declared.
    declared: PerSeat<Option<Good>>,
    /// Whose bag was opened: what moves out of it then was counted already.
    opened: Seats,
    /// Whose bag has turned out to be a lie.
    lied: Seats,
    /// How many cards are in each bag.
    bags: PerSeat<u8>,
    /// The most gold that each merchant has offered.
    offered: PerSeat<Gold>,
}

/// Something that just happened and that one may want to comment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// The observer's honest bag was opened.
    HonestOpened,
    /// The observer was caught.
    Caught,
    /// The observer, as the law, caught someone.
    CaughtSomeone,
    /// The observer's lying bag passed.
    Passed,
    /// Someone broke their word to the observer.
    WordBroken,
}

/// What opening an honest bag of theirs makes people hold against a law, in gold.
const INSULT: i16 = 1;
/// What a caught smuggler holds against the law.
const CAUGHT: i16 = 3;
/// What someone holds against whoever broke their word to them.
const BROKEN_WORD: i16 = 4;
/// What taking a bribe, or letting a bag pass, makes up for.
const FAVOUR: i16 = -2;
/// A grudge never grows beyond this, so that nobody plays for revenge alone.
const MOST_GRUDGE: i16 = 12;

impl Recollection {
    /// What this view alone tells. A seat can be taken over at any moment.
    #[must_use]
    pub fn new(view: &View) -> Self {
        let catalogue = view.setup.catalogue();
        let penalties = catalogue.kinds().map(|(_, kind)| kind.penalty).collect();
        let contraband = catalogue.kinds().filter(|&(good, _)| !catalogue.is_legal(good));
        let commonest = contraband.max_by_key(|(_, kind)| kind.copies);
        Self {
            cards: Memory::new(view),
            ledger: Ledger::from_round(view.public.round),
            conduct: PerSeat::default(),
            round: Round::of(view),
            penalties,
            contraband_penalty: commonest.map_or(0, |(_, kind)| kind.penalty),
            news: None,
            said: 0,
        }
    }

    /// Remembers what an event shows to the seat whose recollection this is.
    pub fn observe(&mut self, event: &EventView) {
        if let EventView::BagsClosed(sizes) = event {
            self.bags_closed(sizes);
        }
        self.cards.observe(event);
        let broken = self.words_broken();
        self.ledger.observe(event);
        self.watch(event);
        if self.words_broken() != broken {
            self.word_was_broken();
        }
    }

    /// Remembers what someone said. A bot that has had its say in a round holds its tongue.
    pub fn hear(&mut self, by: Seat, _phrase: Phrase) {
        if self.cards.observer() == Observer::Seat(by) {
            self.said = self.said.saturating_add(1);
            self.news = None;
        }
    }

    /// What it knows of hidden cards.
    #[must_use]
    pub const fn cards(&self) -> &Memory {
        &self.cards
    }

    /// Who promised what, and who kept it.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How someone has behaved.
    #[must_use]
    pub fn conduct(&self, seat: Seat) -> &Conduct {
        &self.conduct[seat]
    }

    /// What a merchant was seen to set aside in this round's Market.
    pub(crate) fn set_aside(&self, seat: Seat) -> &Goods {
        &self.round.set_aside[seat]
    }

    /// How many cards a merchant exchanged in this round's Market.
    pub(crate) fn exchanged(&self, seat: Seat) -> u8 {
        self.round.exchanged[seat]
    }

    /// What a merchant surely held when the bags were closed.
    pub(crate) fn held(&self, seat: Seat) -> &Goods {
        &self.round.held[seat]
    }

    /// The most gold that a merchant has offered in this Inspection.
    pub(crate) fn offered(&self, seat: Seat) -> Gold {
        self.round.offered[seat]
    }

    /// What just happened and was not commented on yet.
    pub(crate) const fn news(&self) -> Option<News> {
        self.news
    }

    /// How often this seat has spoken in this round.
    pub(crate) const fn said(&self) -> u8 {
        self.said
    }

    /// The promises to this seat that were broken.
    fn broken(&self) -> impl Iterator<Item = &Entry> {
        let entries = self.ledger.entries().iter();
        entries.filter(|entry| {
            self.is_me(entry.promise.to) && matches!(entry.fate, PromiseFate::Broken { .. })
        })
    }

    fn words_broken(&self) -> usize {
        self.broken().count()
    }

    /// H2: nothing enforces a promise, but people remember.
    fn word_was_broken(&mut self) {
        let by = self.broken().map(|entry| entry.promise.by).collect();
        self.bear(by, BROKEN_WORD);
        self.news = Some(News::WordBroken);
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.cards.observer() == Observer::Seat(seat)
    }

    fn am_one_of(&self, seats: Seats) -> bool {
        seats.iter().any(|seat| self.is_me(seat))
    }

    /// L1: before the bags are told from the hands, what each merchant surely holds. Counting up is
    /// costly, so it is done now, when it is about to matter.
    fn bags_closed(&mut self, sizes: &PerSeat<u8>) {
        self.cards.tighten();
        for seat in Seats::all(rules::MAX_SEATS as u8).iter() {
            let (hand, bag) = (self.cards.hand(seat), self.cards.bag(seat));
            self.round.held[seat] = hand.at_least.plus(&bag.at_least);
        }
        self.round.bags = *sizes;
    }

    /// Takes note of how people behave.
    fn watch(&mut self, event: &EventView) {
        match event {
            EventView::RoundBegan { .. } => {
                self.round = Round::default();
                (self.news, self.said) = (None, 0);
            }
            EventView::Exchanged { seat, set_aside } => self.round.exchanged[*seat] = *set_aside,
            EventView::Declared { seat, good, .. } => self.round.declared[*seat] = Some(*good),
            EventView::Moved { cards, from, to } => self.moved(cards, *from, *to),
            EventView::HandedBack { bag, by } => self.handed_back(*bag, *by),
            EventView::Opened { bag, by, cards, .. } => self.opened(*bag, *by, &cards.goods()),
            EventView::SlipWritten(slip) if slip.party() == Party::Merchant => {
                let offered = &mut self.round.offered[slip.author];
                *offered = slip.terms.merchant_gives.gold.max(*offered);
            }
            EventView::DealStruck { slip, with } => self.deal_struck(slip, *with),
            EventView::Proved { merchant, .. } | EventView::ProofShown { merchant, .. } => {
                self.conduct[*merchant].broken_offers += 1;
            }
            EventView::FirstPicked(_)
            | EventView::Reshuffled(_)
            | EventView::Loaded { .. }
            | EventView::BagClosed(_)
            | EventView::BagsClosed(_)
            | EventView::Threatened { .. }
            | EventView::SlipWritten(_)
            | EventView::SlipGone { .. }
            | EventView::SlipAccepted { .. }
            | EventView::SlipDeclined { .. }
            | EventView::VerdictGiven { .. }
            | EventView::VerdictFell { .. }
            | EventView::ActsAlone { .. }
            | EventView::GoldMoved { .. }
            | EventView::DutyTaken { .. }
            | EventView::DebtDue(_)
            | EventView::Forgiven { .. }
            | EventView::Claimed { .. }
            | EventView::ClaimPassed(_)
            | EventView::Wished { .. }
            | EventView::TimeIsUp
            | EventView::GameOver(_) => {}
        }
    }

    fn moved(&mut self, cards: &Seen, from: Place, to: Place) {
        match (from, to, cards) {
            // First edition: what was set aside is seen when it is placed (M5).
            (Place::Hand(seat), Place::SetAside(_), Seen::Cards(goods))
            | (Place::SetAside(seat), Place::Discard(_), Seen::Cards(goods)) => {
                self.round.set_aside[seat] = *goods;
            }
            (Place::Bag(bag), Place::Stand(_), _) if !self.round.opened.has(bag) => {
                self.unpacked(bag, cards);
            }
            _ => {}
        }
    }

    /// I8: what comes out of a bag that was handed back tells whether it was honest.
    fn unpacked(&mut self, owner: Seat, cards: &Seen) {
        let Some(declared) = self.round.declared[owner] else { return };
        match cards {
            Seen::Cards(goods) => {
                self.count_false(owner, &goods.minus(&Goods::of(declared, u8::MAX)));
            }
            Seen::Backs { count, .. } => {
                let penalties = u32::from(*count) * u32::from(self.contraband_penalty);
                self.conduct[owner].contraband += u16::from(*count);
                self.caught_lying(owner, u16::from(*count), penalties);
            }
        }
    }

    /// Counts cards that were not what was declared.
    fn count_false(&mut self, owner: Seat, lies: &Goods) {
        if !lies.is_empty() {
            let each = |(good, count): (Good, u8)| {
                let penalty = self.penalties.get(good.index()).copied().unwrap_or(0);
                u32::from(count) * u32::from(penalty)
            };
            let penalties = lies.iter().map(each).sum();
            self.caught_lying(owner, lies.len() as u16, penalties);
        }
    }

    fn caught_lying(&mut self, owner: Seat, cards: u16, penalties: u32) {
        let conduct = &mut self.conduct[owner];
        conduct.false_cards += cards;
        conduct.penalties += penalties;
        if !self.round.lied.has(owner) {
            self.round.lied.insert(owner);
            conduct.lies += 1;
            conduct.cards_in_lies += u16::from(self.round.bags[owner]);
            if self.is_me(owner) && !self.round.opened.has(owner) {
                self.news = Some(News::Passed);
            }
        }
    }

    fn handed_back(&mut self, owner: Seat, by: Seats) {
        self.conduct[owner].bags += 1;
        for law in by.iter() {
            self.conduct[law].judged += 1;
        }
        if self.is_me(owner) {
            self.bear(by, FAVOUR);
        }
    }

    fn opened(&mut self, owner: Seat, by: Seats, goods: &Goods) {
        self.round.opened.insert(owner);
        self.conduct[owner].bags += 1;
        for law in by.iter() {
            self.conduct[law].judged += 1;
            self.conduct[law].opened += 1;
        }
        let Some(declared) = self.round.declared[owner] else { return };
        let lies = goods.minus(&Goods::of(declared, u8::MAX));
        self.count_false(owner, &lies);
        let honest = lies.is_empty();
        if self.is_me(owner) {
            self.bear(by, if honest { INSULT } else { CAUGHT });
            self.news = Some(if honest { News::HonestOpened } else { News::Caught });
        } else if self.am_one_of(by) && !honest {
            self.news = Some(News::CaughtSomeone);
        }
    }

    fn deal_struck(&mut self, slip: &Slip, with: Seats) {
        for law in with.iter() {
            self.conduct[law].deals += 1;
        }
        if slip.party() == Party::Merchant && self.is_me(slip.author) {
            self.bear(with, FAVOUR);
        }
    }

    /// Holds something against people, or less.
    fn bear(&mut self, against: Seats, how_much: i16) {
        for seat in against.iter() {
            let grudge = &mut self.conduct[seat].grudge;
            *grudge = (*grudge + how_much).clamp(0, MOST_GRUDGE);
        }
    }
}

impl Round {
    /// What a view tells of the round so far.
    fn of(view: &View) -> Self {
        let mut round = Self::default();
        match &view.public.phase {
            Phase::Market(market) => {
                for seat in view.setup.seats().iter() {
                    round.set_aside[seat] = market.set_aside[seat].goods();
                    round.exchanged[seat] = market.set_aside[seat].len() as u8;
                }
            }
            Phase::Declaration(declaration) => {
                round.declared = declaration.declared;
                round.bags = declaration.bags;
            }
            Phase::Inspection(inspection) => {
                for seat in view.setup.seats().iter() {
                    round.declared[seat] = inspection.bags[seat].map(|bag| bag.declared);
                    round.bags[seat] = inspection.bags[seat].map_or(0, |bag| bag.cards);
                }
            }
            Phase::Load(_) | Phase::Over(_) => {}
        }
        round
    }
}
