//! The chronicle: what happened, as the reader saw it.

mod booty;
mod deals;
mod gate;
mod market;

use rules::event::{EventView, Place, Seen};
use rules::{Gold, Goods, Law, PerSeat, Seat, Side, Slip};

use super::{Case, Teller};
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

    /// One event of a beat as a sentence.
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
            &EventView::VerdictGiven { by, bag, verdict } => self.verdict_given(by, bag, verdict),
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

    /// A round begins, and who is the law in it.
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

    /// All bags are shut, and how many cards each has.
    fn bags_closed(&self, sizes: &PerSeat<u8>) -> String {
        let bags = self.setup.seats().iter().filter(|&seat| sizes[seat] > 0);
        let size = |seat| {
            let you = self.you(&[("who", seat)]);
            say!(self.text, "bag-size", who = self.name(seat), you = you, count = sizes[seat])
        };
        say!(self.text, "bags-shut", bags = self.list(&bags.map(size).collect::<Vec<_>>()))
    }

    /// The game is over, and what each smuggler reveals.
    fn game_over(&self, stands: &PerSeat<Goods>) -> String {
        let smugglers = self.setup.seats().iter().filter(|&seat| !stands[seat].is_empty());
        let reveals = |seat| self.who_goods(key!("reveals", who, you, goods), seat, &stands[seat]);
        sentences(std::iter::once(say!(self.text, "game-over")).chain(smugglers.map(reveals)))
    }
}

/// Sentences, one after the other.
fn sentences(sentences: impl Iterator<Item = String>) -> String {
    sentences.collect::<Vec<_>>().join(" ")
}
