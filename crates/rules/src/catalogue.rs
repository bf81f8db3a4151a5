//! What goods there are in a game, and what each is worth (G1–G3).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::goods::{Good, Goods, Kinds, MAX_CARDS, MAX_KINDS};

/// The most kinds of promo goods that a host may add (G3).
pub const MAX_PROMOS: usize = 8;

/// What a good is before the law.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// May be declared, and lies face up on the stand.
    Legal,
    /// May not be declared, and lies face down.
    Contraband,
    /// Contraband in every respect until final scoring (G2).
    Royal,
}

/// One kind of good as this game knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kind {
    /// The name in data files and notation: `green_apples`.
    pub key: String,
    /// The name that a host gave to a promo good; none for the books' goods, which have a name in
    /// every language.
    pub promo_name: Option<String>,
    /// What it is before the law.
    pub family: Family,
    /// Points on the stand at the end, and what it pays of a debt.
    pub value: u16,
    /// What lying about it costs, or finding it in an honest bag.
    pub penalty: u16,
    /// The legal kind it counts as for King and Queen, and how many of them (V3).
    pub counts_as: Option<(Good, u8)>,
    /// How many of it are in this game's deck.
    pub copies: u8,
}

/// A good of the books: key, family, copies with 3 players, copies with 4 to 6, value, penalty,
/// what it counts as.
type BookGood = (&'static str, Family, u8, u8, u16, u16, Option<(Good, u8)>);

/// The table of G: every good of the books, in table order.
const BOOK: [BookGood; 15] = [
    ("apples", Family::Legal, 48, 48, 2, 2, Some((Good::APPLES, 1))),
    ("cheese", Family::Legal, 36, 36, 3, 2, Some((Good::CHEESE, 1))),
    ("bread", Family::Legal, 0, 36, 3, 2, Some((Good::BREAD, 1))),
    ("chickens", Family::Legal, 24, 24, 4, 2, Some((Good::CHICKENS, 1))),
    ("pepper", Family::Contraband, 18, 22, 6, 4, None),
    ("mead", Family::Contraband, 16, 21, 7, 4, None),
    ("silk", Family::Contraband, 9, 12, 8, 4, None),
    ("crossbow", Family::Contraband, 5, 5, 9, 4, None),
    ("green_apples", Family::Royal, 2, 2, 4, 3, Some((Good::APPLES, 2))),
    ("golden_apples", Family::Royal, 1, 2, 6, 4, Some((Good::APPLES, 3))),
    ("gouda_cheese", Family::Royal, 2, 2, 6, 4, Some((Good::CHEESE, 2))),
    ("blue_cheese", Family::Royal, 0, 1, 9, 5, Some((Good::CHEESE, 3))),
    ("rye_bread", Family::Royal, 0, 2, 6, 4, Some((Good::BREAD, 2))),
    ("pumpernickel", Family::Royal, 0, 1, 9, 5, Some((Good::BREAD, 3))),
    ("royal_rooster", Family::Royal, 1, 2, 8, 4, Some((Good::CHICKENS, 2))),
];

/// The key of a good of the books.
pub(crate) fn book_key(good: Good) -> Option<&'static str> {
    BOOK.get(good.index()).map(|book| book.0)
}

/// The four legal goods of the books, each with its King's and Queen's bonus (V2).
pub const BONUSES: [(Good, u32, u32); 4] = [
    (Good::APPLES, 20, 10),
    (Good::CHEESE, 15, 10),
    (Good::BREAD, 15, 10),
    (Good::CHICKENS, 10, 5),
];

/// A promo good as a host writes it down (G3). Nothing is checked yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promo {
    /// What people call it.
    pub name: String,
    /// What it is before the law.
    pub family: Family,
    /// Points on the stand at the end.
    pub value: i64,
    /// What lying about it costs.
    pub penalty: i64,
    /// What it counts as for King and Queen, if anything.
    #[serde(default)]
    pub counts_as: Option<CountsAs>,
    /// How many are shuffled in.
    pub copies: i64,
}

impl Promo {
    /// The key that it has in data, such as the Black Market's; none, if its name gives none.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        promo_key(&self.name)
    }
}

/// What a promo good counts as for King and Queen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountsAs {
    /// The key of one of the four legal goods with a bonus.
    pub good: String,
    /// How many of them, 1 to 5.
    pub number: i64,
}

/// A number of promo data (G3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromoNumber {
    /// What a card is worth.
    Value,
    /// What it costs whoever is caught with it.
    Penalty,
    /// How many cards there are.
    Copies,
    /// As how many of another good it counts.
    CountsAs,
}

impl fmt::Display for PromoNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Value => "value",
            Self::Penalty => "penalty",
            Self::Copies => "copies",
            Self::CountsAs => "counts_as.number",
        })
    }
}

/// Why promo data is refused (G3). Each names the entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum PromoError {
    /// More kinds than a game takes.
    #[error("{0} promo goods, but a game takes at most {MAX_PROMOS}")]
    TooMany(usize),
    /// A name that cannot be read or shown.
    #[error(
        "promo good {entry}: the name {name:?} must be 1 to 32 letters, digits, spaces, _, - or ', \
         beginning with a letter"
    )]
    BadName {
        /// The place in the list, counted from 1.
        entry: usize,
        /// The name as it was given.
        name: String,
    },
    /// Two goods with one name.
    #[error("promo good {entry}: there is already a good called {name:?}")]
    DuplicateName {
        /// The place in the list, counted from 1.
        entry: usize,
        /// The name as it was given.
        name: String,
    },
    /// A value, penalty or number of copies that makes no sense.
    #[error("promo good {entry} ({name}): {field} is {number}, but must be from {least} to {most}")]
    OutOfRange {
        /// The place in the list, counted from 1.
        entry: usize,
        /// The name as it was given.
        name: String,
        /// Which number is wrong.
        field: PromoNumber,
        /// The number as it was given.
        number: i64,
        /// The least that is allowed.
        least: i64,
        /// The most that is allowed.
        most: i64,
    },
    /// It counts as something that has no bonus.
    #[error(
        "promo good {entry} ({name}): counts_as names {good:?}, but must name apples, cheese, \
         bread or chickens"
    )]
    UnknownCountsAs {
        /// The place in the list, counted from 1.
        entry: usize,
        /// The name as it was given.
        name: String,
        /// What it says it counts as.
        good: String,
    },
    /// With this good the deck grows too large.
    #[error("promo good {entry} ({name}): the deck would have {cards} cards, at most 255 fit")]
    DeckTooLarge {
        /// The place in the list, counted from 1.
        entry: usize,
        /// The name as it was given.
        name: String,
        /// How many cards the deck would have.
        cards: usize,
    },
}

/// Every good of one game with its figures. Kinds that are not in the deck have zero copies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Catalogue {
    kinds: Vec<Kind>,
    legal: Kinds,
    in_deck: Kinds,
    values: [u16; MAX_KINDS],
    penalties: [u16; MAX_KINDS],
}

impl Catalogue {
    /// The goods for so many players, with or without the royal ones, and a host's promo goods.
    ///
    /// # Errors
    /// If the promo data is not what G3 asks for.
    pub(crate) fn new(
        players: u8,
        royal_goods: bool,
        promos: &[Promo],
    ) -> Result<Self, PromoError> {
        let mut kinds: Vec<Kind> =
            BOOK.iter().map(|good| book_kind(good, players, royal_goods)).collect();
        if promos.len() > MAX_PROMOS {
            return Err(PromoError::TooMany(promos.len()));
        }
        for (place, promo) in promos.iter().enumerate() {
            let kind = promo_kind(place + 1, promo, &kinds)?;
            kinds.push(kind);
        }
        Ok(Self::from_kinds(kinds))
    }

    /// The goods of the real box: everything, as for four players with royal goods.
    #[must_use]
    pub fn of_the_box() -> Self {
        Self::from_kinds(BOOK.iter().map(|good| book_kind(good, 4, true)).collect())
    }

    fn from_kinds(kinds: Vec<Kind>) -> Self {
        let select = |test: fn(&Kind) -> bool| {
            let goods = (0..kinds.len()).map(|i| Good::new(i as u8));
            goods.filter(|good| test(&kinds[good.index()])).collect::<Kinds>()
        };
        let legal = select(|kind| kind.family == Family::Legal);
        let in_deck = select(|kind| kind.copies > 0);
        let mut values = [0; MAX_KINDS];
        let mut penalties = [0; MAX_KINDS];
        for (slot, kind) in kinds.iter().enumerate() {
            values[slot] = kind.value;
            penalties[slot] = kind.penalty;
        }
        Self { kinds, legal, in_deck, values, penalties }
    }

    /// Every kind in table order, also those with no copy in this deck.
    pub fn kinds(&self) -> impl ExactSizeIterator<Item = (Good, &Kind)> {
        self.kinds.iter().enumerate().map(|(slot, kind)| (Good::new(slot as u8), kind))
    }

    /// The figures of one kind, if this game knows it.
    #[must_use]
    pub fn get(&self, good: Good) -> Option<&Kind> {
        self.kinds.get(good.index())
    }

    /// The key of a kind, for notation; kinds that this game does not know have a number.
    #[must_use]
    pub fn key(&self, good: Good) -> std::borrow::Cow<'_, str> {
        match self.get(good) {
            Some(kind) => kind.key.as_str().into(),
            None => format!("good_{}", good.index()).into(),
        }
    }

    /// The kind with this key.
    #[must_use]
    pub fn by_key(&self, key: &str) -> Option<Good> {
        self.kinds().find(|(_, kind)| kind.key == key).map(|(good, _)| good)
    }

    /// The legal kinds, whether in this deck or not.
    #[must_use]
    pub const fn legal(&self) -> Kinds {
        self.legal
    }

    /// The kinds of which this deck has at least one card.
    #[must_use]
    pub const fn in_deck(&self) -> Kinds {
        self.in_deck
    }

    /// Whether a kind is legal. All others are contraband, royal goods included (G2).
    #[must_use]
    pub const fn is_legal(&self, good: Good) -> bool {
        self.legal.has(good)
    }

    /// The value of one card.
    #[must_use]
    pub const fn value(&self, good: Good) -> u32 {
        self.values[good.index()] as u32
    }

    /// The penalty of one card.
    #[must_use]
    pub const fn penalty(&self, good: Good) -> u32 {
        self.penalties[good.index()] as u32
    }

    /// The value of all these cards.
    #[must_use]
    pub fn value_of(&self, goods: &Goods) -> u32 {
        goods.iter().map(|(good, count)| self.value(good) * u32::from(count)).sum()
    }

    /// The penalties of all these cards.
    #[must_use]
    pub fn penalty_of(&self, goods: &Goods) -> u32 {
        goods.iter().map(|(good, count)| self.penalty(good) * u32::from(count)).sum()
    }

    /// The legal ones of these cards.
    #[must_use]
    pub fn legal_of(&self, goods: &Goods) -> Goods {
        goods.only(self.legal)
    }

    /// The contraband among these cards, royal goods included.
    #[must_use]
    pub fn contraband_of(&self, goods: &Goods) -> Goods {
        goods.minus(&goods.only(self.legal))
    }

    /// Every card of the deck before anything is dealt or removed (G1).
    #[must_use]
    pub fn deck(&self) -> Goods {
        let mut deck = Goods::NONE;
        self.kinds().for_each(|(good, kind)| deck.add(good, kind.copies));
        deck
    }
}

fn book_kind(good: &BookGood, players: u8, royal_goods: bool) -> Kind {
    let &(key, family, with_three, with_more, value, penalty, counts_as) = good;
    let copies = match family {
        Family::Royal if !royal_goods => 0,
        _ if players == 3 => with_three,
        _ => with_more,
    };
    Kind { key: key.into(), promo_name: None, family, value, penalty, counts_as, copies }
}

/// Checks one entry of promo data against the kinds before it (G3).
fn promo_kind(entry: usize, promo: &Promo, before: &[Kind]) -> Result<Kind, PromoError> {
    let name = promo.name.clone();
    let key = promo_key(&promo.name).ok_or(PromoError::BadName { entry, name: name.clone() })?;
    if before.iter().any(|kind| kind.key == key) {
        return Err(PromoError::DuplicateName { entry, name });
    }
    let number = |field, number: i64, least, most| {
        if (least..=most).contains(&number) {
            Ok(number as u16)
        } else {
            Err(PromoError::OutOfRange { entry, name: name.clone(), field, number, least, most })
        }
    };
    let value = number(PromoNumber::Value, promo.value, 0, 1000)?;
    let penalty = number(PromoNumber::Penalty, promo.penalty, 0, 1000)?;
    let copies = number(PromoNumber::Copies, promo.copies, 1, MAX_CARDS as i64)? as u8;
    let counts_as = match &promo.counts_as {
        None => None,
        Some(CountsAs { good, number: many }) => {
            let kind = BONUSES.iter().find(|(kind, ..)| BOOK[kind.index()].0 == good.as_str());
            let unknown =
                PromoError::UnknownCountsAs { entry, name: name.clone(), good: good.clone() };
            Some((kind.ok_or(unknown)?.0, number(PromoNumber::CountsAs, *many, 1, 5)? as u8))
        }
    };
    let cards =
        before.iter().map(|kind| usize::from(kind.copies)).sum::<usize>() + usize::from(copies);
    if cards > MAX_CARDS {
        return Err(PromoError::DeckTooLarge { entry, name, cards });
    }
    Ok(Kind {
        key,
        promo_name: Some(name),
        family: promo.family,
        value,
        penalty,
        counts_as,
        copies,
    })
}

/// The key for a promo good's name: in lower case, with `_` for everything between words.
fn promo_key(name: &str) -> Option<String> {
    let fits = (1..=32).contains(&name.chars().count())
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '_'));
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    fits.then(|| words.collect::<Vec<_>>().join("_"))
}
