//! What slips say, what is promised on them, and how they end.

use rules::event::{Impossible, SlipEnd};
use rules::slip::{LawDoes, LawGives, MerchantGives, Promise, Word};
use rules::{Gold, Goods, Law, Seat, SlipNumber, Terms};

use super::{Case, Teller};
use crate::words::Key;
use crate::{args, key, say};

impl Teller<'_> {
    /// What is sealed on a slip, without what is only word: "5 gold and 1 cheese from the stand, if
    /// Olek opens your bag". It is part of a sentence: no capital, no full stop.
    pub(super) fn sealed(&self, terms: &Terms) -> String {
        let parts: Vec<String> = self.sealed_parts(terms).collect();
        if parts.is_empty() {
            return say!(self.text, "terms-only-word");
        }
        self.parts(&parts)
    }

    /// The bargain and what the law adds, as far as there is either.
    fn sealed_parts(&self, terms: &Terms) -> impl Iterator<Item = String> {
        let gives = self.gives(&terms.merchant_gives);
        let does = self.does(&terms.law_does);
        let bargain = match (terms.merchant_gives.is_empty(), terms.law_does.is_empty()) {
            (false, false) => Some(say!(self.text, "terms-if", gives = gives, does = does)),
            (false, true) => Some(gives),
            (true, false) => Some(does),
            (true, true) => None,
        };
        let law_gives = terms.law_gives.as_ref().map(|gives| self.law_adds(gives));
        bargain.into_iter().chain(law_gives)
    }

    /// What the merchant gives: "5 gold and 1 mead from the bag".
    #[must_use]
    pub fn gives(&self, gives: &MerchantGives) -> String {
        let &MerchantGives { gold, stand, bag, either } = gives;
        let parts = [
            self.some_gold(gold),
            self.some_goods(key!("gives-stand", goods), &stand),
            self.some_goods(key!("gives-bag", goods), &bag),
            self.some_goods(key!("gives-either", goods), &either),
        ];
        self.list(&parts.into_iter().flatten().collect::<Vec<_>>())
    }

    /// What someone of the law gives: "2 gold and 1 apple from the stand".
    #[must_use]
    pub fn law_gives(&self, gives: &LawGives) -> String {
        let goods = self.some_goods(key!("gives-stand", goods), &gives.stand);
        let parts = [self.some_gold(gives.gold), goods];
        self.list(&parts.into_iter().flatten().collect::<Vec<_>>())
    }

    /// What the law does: "Olek hands your bag back and Olek opens Ines's bag".
    #[must_use]
    pub fn does(&self, does: &LawDoes) -> String {
        let LawDoes { hand_back, open, take_nothing } = *does;
        let hand_back = hand_back.iter().map(|bag| self.hands_back(bag));
        let open = open.iter().map(|bag| self.opens(bag));
        let take_nothing = take_nothing.iter().map(|merchant| self.takes_nothing(merchant));
        self.list(&hand_back.chain(open).chain(take_nothing).collect::<Vec<_>>())
    }

    /// "Olek hands your bag back", as part of a sentence.
    #[must_use]
    pub fn hands_back(&self, bag: Seat) -> String {
        let keys =
            [key!("does-hand-back", law, bag, you), key!("does-hand-back-deputies", bag, you)];
        self.law_acts(keys, "bag", bag)
    }

    /// "Olek opens your bag", as part of a sentence.
    #[must_use]
    pub fn opens(&self, bag: Seat) -> String {
        let keys = [key!("does-open", law, bag, you), key!("does-open-deputies", bag, you)];
        self.law_acts(keys, "bag", bag)
    }

    /// "Olek takes nothing from you", as part of a sentence.
    #[must_use]
    pub fn takes_nothing(&self, merchant: Seat) -> String {
        let keys = [
            key!("does-take-nothing", law, merchant, you),
            key!("does-take-nothing-deputies", merchant, you),
        ];
        self.law_acts(keys, "merchant", merchant)
    }

    /// What the Sheriff does to somebody, or else what the Deputies do.
    fn law_acts(&self, [sheriff, deputies]: [Key; 2], role: &'static str, whom: Seat) -> String {
        let args = args!().with(role, self.name(whom));
        if self.setup.options().deputies {
            return self.text.get(deputies, &args.with("you", self.you(&[(role, whom)])));
        }
        let (law, you) = match self.law() {
            Some(Law::Sheriff(law)) => (self.name(law), self.you(&[("law", law), (role, whom)])),
            _ => (say!(self.text, "law-sheriff"), self.you(&[(role, whom)])),
        };
        self.text.get(sheriff, &args.with("law", law).with("you", you))
    }

    /// What someone gives their word on, quoted: they speak to whom they promise it.
    #[must_use]
    pub fn promise(&self, promise: &Promise) -> String {
        let deputies = self.setup.options().deputies;
        let words = match promise.word {
            Word::HandBackNext if deputies => say!(self.text, "promise-hand-back-deputy"),
            Word::HandBackNext => say!(self.text, "promise-hand-back"),
            Word::OpenNext(bag) => {
                let whose = if bag == promise.to { "yours" } else { "other" };
                let key = if deputies {
                    key!("promise-open-deputy", bag, whose)
                } else {
                    key!("promise-open", bag, whose)
                };
                self.text.get(key, &args!(bag = self.name(bag), whose = whose))
            }
            Word::Owe(gold) => say!(self.text, "promise-owe", gold = gold),
        };
        say!(self.text, "quote", words = words)
    }

    /// How a slip left the table. It is called by who wrote it if the teller can see the table, by
    /// its number otherwise.
    #[must_use]
    pub fn slip_end(&self, slip: SlipNumber, why: SlipEnd) -> String {
        let author = self.author_of(slip);
        let you = author.map_or("unknown", |seat| self.you(&[("author", seat)]));
        let author = author.map_or_else(String::new, |seat| self.name(seat));
        let key = match why {
            SlipEnd::Replaced => key!("slip-replaced", you, author, number),
            SlipEnd::Withdrawn => key!("slip-withdrawn", you, author, number),
            SlipEnd::Declined => key!("slip-declined", you, author, number),
            SlipEnd::Void(fact) => {
                let reason = self.impossible(&fact);
                return say!(
                    self.text,
                    "slip-void",
                    you = you,
                    author = author,
                    number = slip.0,
                    reason = reason
                );
            }
            SlipEnd::Lapsed => key!("slip-lapsed", you, author, number),
        };
        self.text.get(key, &args!(you = you, author = author, number = slip.0))
    }

    /// On whose terms a verdict hands a bag back, as part of a sentence: "on Olek's terms".
    #[must_use]
    pub fn on_terms(&self, slip: SlipNumber) -> String {
        let author = self.author_of(slip);
        say!(
            self.text,
            "on-terms",
            you = author.map_or("unknown", |seat| self.you(&[("author", seat)])),
            author = author.map_or_else(String::new, |seat| self.name(seat)),
            number = slip.0
        )
    }

    /// The public fact that makes a slip impossible, as a sentence.
    #[must_use]
    pub fn impossible(&self, fact: &Impossible) -> String {
        let about = |key, seat| {
            self.text.get(key, &args!(who = self.name(seat), you = self.you(&[("who", seat)])))
        };
        match *fact {
            Impossible::NotEnoughGold { seat, offered, has } => {
                let key = key!("impossible-gold", who, you, offered, has);
                self.too_little(key, seat, offered.0, has.0)
            }
            Impossible::NotOnStand { seat, good, offered, has } => say!(
                self.text,
                "impossible-stand",
                who = self.name(seat),
                you = self.you(&[("who", seat)]),
                offered = self.count(good, offered),
                has = has
            ),
            Impossible::NotEnoughFaceDown { seat, offered, has } => {
                let key = key!("impossible-face-down", who, you, offered, has);
                self.too_little(key, seat, offered.into(), has.into())
            }
            Impossible::NotEnoughInBag { seat, offered, has } => {
                let key = key!("impossible-bag", who, you, offered, has);
                self.too_little(key, seat, offered.into(), has.into())
            }
            Impossible::BagSettled(seat) => about(key!("impossible-settled", who, you), seat),
            Impossible::MustBeOpened(seat) => about(key!("impossible-must-open", who, you), seat),
            Impossible::NothingFrom(seat) => about(key!("impossible-nothing-from", who, you), seat),
            Impossible::FaceDownLeft(seat) => {
                about(key!("impossible-face-down-left", who, you), seat)
            }
            Impossible::NobodyCanStrike => say!(self.text, "impossible-nobody"),
        }
    }

    /// Someone has less of something than a slip says.
    fn too_little(&self, key: Key, seat: Seat, offered: u32, has: u32) -> String {
        let you = self.you(&[("who", seat)]);
        let args = args!(who = self.name(seat), you = you, offered = offered, has = has);
        self.text.get(key, &args)
    }

    /// What the law adds to a deal, as part of a sentence.
    fn law_adds(&self, gives: &LawGives) -> String {
        let who = gives.from;
        say!(
            self.text,
            "terms-law-gives",
            who = self.name(who),
            you = self.you(&[("who", who)]),
            gives = self.law_gives(gives)
        )
    }

    /// A promise and who makes it, as a sentence that wants its capital.
    pub(super) fn word_of(&self, promise: &Promise) -> String {
        let who = promise.by;
        say!(
            self.text,
            "terms-word",
            who = self.name(who),
            you = self.you(&[("who", who)]),
            promise = self.promise(promise)
        )
    }

    /// An amount of gold, if there is any.
    fn some_gold(&self, gold: Gold) -> Option<String> {
        (!gold.is_none()).then(|| self.gold_as(Case::Object, gold))
    }

    /// Goods with where they come from, if there are any.
    fn some_goods(&self, from: Key, goods: &Goods) -> Option<String> {
        let goods = (!goods.is_empty()).then(|| self.goods_as(Case::Object, goods));
        goods.map(|goods| self.text.get(from, &args!(goods = goods)))
    }
}
