//! Slips: offers between one merchant and the law, with sealed terms and words (I3–I5, H).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::gold::Gold;
use crate::goods::Goods;
use crate::seat::{Seat, Seats};

/// At most so many slips per merchant, direction and Inspection.
pub const MAX_SLIPS: u8 = 32;

/// At most so many promises on one slip.
pub const MAX_PROMISES: usize = 8;

/// Which side of a deal wrote a slip.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The merchant.
    Merchant,
    /// The Sheriff, or the Deputies.
    Law,
}

impl Party {
    /// The side that this one deals with.
    pub const fn other(self) -> Self {
        match self {
            Self::Merchant => Self::Law,
            Self::Law => Self::Merchant,
        }
    }
}

/// The number of one exact piece of paper. Numbers run through the whole game, so a replaced slip
/// and one of an earlier round can never be mistaken for the one on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlipNumber(pub u16);

impl std::fmt::Display for SlipNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// What the merchant pays. Each good is named with the place that it is to come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MerchantGives {
    /// Gold.
    pub gold: Gold,
    /// Goods from the stand: legal ones lie face up, contraband face down (H4).
    pub stand: Goods,
    /// Goods from the bag, which may be a lie (H3).
    pub bag: Goods,
    /// Goods "from bag or stand", owed from either (H4, 2e).
    pub either: Goods,
}

impl MerchantGives {
    /// Whether the merchant pays nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.gold.is_none()
            && self.stand.is_empty()
            && self.bag.is_empty()
            && self.either.is_empty()
    }
}

/// What one person of the law adds: gold and real goods of their own stand (I5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawGives {
    /// Who gives it: the Sheriff, or one named Deputy (D6).
    pub from: Seat,
    /// Gold.
    #[serde(default)]
    pub gold: Gold,
    /// Goods from the stand, which must be real.
    #[serde(default)]
    pub stand: Goods,
}

/// What the law does for it (I4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LawDoes {
    /// Hands back the bags of these merchants, at once.
    pub hand_back: Seats,
    /// Opens the bags of these merchants, as a duty.
    pub open: Seats,
    /// Takes nothing from these merchants until Inspection ends, as a duty.
    pub take_nothing: Seats,
}

impl LawDoes {
    /// Whether the law does nothing at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hand_back.is_empty() && self.open.is_empty() && self.take_nothing.is_empty()
    }

    /// Whose bags it is about.
    #[must_use]
    pub const fn bags(&self) -> Seats {
        self.hand_back.or(self.open)
    }
}

/// A promise is word only: never enforced, always recorded (H2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Who gives their word.
    pub by: Seat,
    /// Who is given it.
    pub to: Seat,
    /// What is promised.
    pub word: Word,
}

/// What can be promised in a form that everyone can read in their own language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    /// "I will hand your bag back when I am Sheriff next."
    HandBackNext,
    /// "I will open that one's bag when I am Sheriff next."
    OpenNext(Seat),
    /// "I owe you so much gold."
    Owe(Gold),
}

/// The terms of a deal between one merchant and the law, in up to four parts.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The merchant who is one side of the deal; the other is always the law (I5).
    pub merchant: Seat,
    /// What the merchant gives.
    #[serde(default)]
    pub merchant_gives: MerchantGives,
    /// What the law gives.
    #[serde(default)]
    pub law_gives: Option<LawGives>,
    /// What the law does.
    #[serde(default)]
    pub law_does: LawDoes,
    /// What is only word.
    #[serde(default)]
    pub word: Vec<Promise>,
}

impl Terms {
    /// Blank terms with this merchant.
    #[must_use]
    pub fn with(merchant: Seat) -> Self {
        Self {
            merchant,
            merchant_gives: MerchantGives::default(),
            law_gives: None,
            law_does: LawDoes::default(),
            word: Vec::new(),
        }
    }

    /// The merchant pays so much gold.
    #[must_use]
    pub fn gold(mut self, gold: u32) -> Self {
        self.merchant_gives.gold = Gold(gold);
        self
    }

    /// The merchant gives these goods from the stand.
    #[must_use]
    pub fn from_stand(mut self, goods: impl Into<Goods>) -> Self {
        self.merchant_gives.stand = goods.into();
        self
    }

    /// The merchant gives these goods from the bag.
    #[must_use]
    pub fn from_bag(mut self, goods: impl Into<Goods>) -> Self {
        self.merchant_gives.bag = goods.into();
        self
    }

    /// The merchant gives these goods from bag or stand.
    #[must_use]
    pub fn from_either(mut self, goods: impl Into<Goods>) -> Self {
        self.merchant_gives.either = goods.into();
        self
    }

    /// This person of the law gives so much gold and these goods.
    #[must_use]
    pub fn law_gives(mut self, from: Seat, gold: u32, stand: impl Into<Goods>) -> Self {
        self.law_gives = Some(LawGives { from, gold: Gold(gold), stand: stand.into() });
        self
    }

    /// The law hands this bag back.
    #[must_use]
    pub fn hand_back(mut self, seat: Seat) -> Self {
        self.law_does.hand_back.insert(seat);
        self
    }

    /// The law opens this bag.
    #[must_use]
    pub fn open(mut self, seat: Seat) -> Self {
        self.law_does.open.insert(seat);
        self
    }

    /// The law takes nothing from this merchant.
    #[must_use]
    pub fn take_nothing(mut self, seat: Seat) -> Self {
        self.law_does.take_nothing.insert(seat);
        self
    }

    /// Someone promises something.
    #[must_use]
    pub fn promise(mut self, by: Seat, to: Seat, word: Word) -> Self {
        self.word.push(Promise { by, to, word });
        self
    }

    /// Which side someone writes for who writes these terms.
    #[must_use]
    pub fn party_of(&self, author: Seat) -> Party {
        if author == self.merchant { Party::Merchant } else { Party::Law }
    }

    /// Whether nothing is on the slip (H7).
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let law_gives = |gives: &LawGives| gives.gold.is_none() && gives.stand.is_empty();
        self.merchant_gives.is_empty()
            && self.law_gives.as_ref().is_none_or(law_gives)
            && self.law_does.is_empty()
            && self.word.is_empty()
    }

    /// Whether the only thing asked of the law is to hand back the merchant's own bag, so that
    /// handing it back can take the slip (I6).
    #[must_use]
    pub fn is_about_own_bag_only(&self) -> bool {
        self.law_does == LawDoes { hand_back: Seats::only(self.merchant), ..LawDoes::default() }
    }
}

/// A slip on the table: numbered, signed, unchangeable.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// Its number; accepting names it.
    pub number: SlipNumber,
    /// Who wrote it.
    pub author: Seat,
    /// What it says.
    pub terms: Arc<Terms>,
}

impl Slip {
    /// Which side wrote it.
    #[must_use]
    pub fn party(&self) -> Party {
        self.terms.party_of(self.author)
    }
}
