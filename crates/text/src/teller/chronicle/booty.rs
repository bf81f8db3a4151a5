//! Verdicts of the Deputies, their Booty, and the Black Market.

use rules::Goods;
use rules::Seat;
use rules::action::Leftover;
use rules::event::Seen;
use rules::public::Verdict;

use crate::teller::{Case, Teller};
use crate::{args, key, say};

impl Teller<'_> {
    /// A Black Market card changed hands for three of a kind.
    pub(super) fn claimed(&self, seat: Seat, pile: u8, value: u16) -> String {
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

    /// A Deputy gets goods from the Booty.
    pub(super) fn booty_shared(&self, seat: Seat, cards: &Seen) -> String {
        let you = self.you(&[("who", seat)]);
        let goods = self.seen(Case::Object, cards);
        say!(self.text, "booty-goods", who = self.name(seat), you = you, goods = goods)
    }

    /// A Deputy says who should get a leftover.
    pub(super) fn wished(&self, by: Seat, item: Leftover, to: Option<Seat>) -> String {
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

    /// A Deputy's verdict; it says whose slip it takes.
    pub(super) fn verdict_given(&self, by: Seat, bag: Seat, verdict: Verdict) -> String {
        match verdict {
            Verdict::Open => self.by_on_bag(key!("verdict-open", by, bag, you), by, bag),
            Verdict::HandBack(None) => {
                self.by_on_bag(key!("verdict-nothing", by, bag, you), by, bag)
            }
            Verdict::HandBack(Some(slip)) => say!(
                self.text,
                "verdict-slip",
                by = self.name(by),
                bag = self.name(bag),
                you = self.you(&[("by", by), ("bag", bag)]),
                terms = self.on_terms(slip)
            ),
        }
    }
}
