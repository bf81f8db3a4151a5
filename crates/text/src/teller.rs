//! Tells the things of one game in sentences, to one reader.

mod asks;
mod chronicle;
mod refusals;
mod score;
mod slips;
mod stalls;
mod table;
mod talk;

use rules::public::Public;
use rules::{Gold, Good, Goods, Law, Seat, Seats, Setup, SlipNumber};

use crate::words::{Key, Text};
use crate::{args, keys, say};

pub use asks::Asked;
pub(crate) use table::refusal_without_game;

/// Tells the things of one game in sentences, to one reader: someone at the table, who is called
/// "you", or someone who watches.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    text: &'a Text,
    setup: &'a Setup,
    names: &'a [String],
    me: Option<Seat>,
    backdrop: Option<Backdrop<'a>>,
}

/// What a teller knows of the table besides what is told.
#[derive(Clone, Copy)]
enum Backdrop<'a> {
    /// The table itself, as it was before.
    Table(&'a Public),
    /// What somebody remembers of it.
    Remembered { law: Option<Law>, authors: &'a [(SlipNumber, Seat)] },
}

/// How goods stand in a sentence, for languages that decline them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// In a list, or after a colon.
    Plain,
    /// As what somebody gives, takes or declares.
    Object,
}

impl Case {
    /// What the words call it.
    const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Object => "object",
        }
    }
}

impl<'a> Teller<'a> {
    /// A teller with these words for a game with this setup. The names are those of the seats in
    /// their order; `me` is the reader, if they sit at the table.
    #[must_use]
    pub const fn new(
        text: &'a Text,
        setup: &'a Setup,
        names: &'a [String],
        me: Option<Seat>,
    ) -> Self {
        Self { text, setup, names, me, backdrop: None }
    }

    /// The same teller with an eye on the table, as it was before what is told: then slips are
    /// called by who wrote them, and the Sheriff by name.
    #[must_use]
    pub const fn at(self, table: &'a Public) -> Self {
        Self { backdrop: Some(Backdrop::Table(table)), ..self }
    }

    /// The same for whoever cannot see the table as it was any more, but remembers who was the law
    /// and who wrote the slips that are told of.
    #[must_use]
    pub const fn remembering(self, law: Option<Law>, authors: &'a [(SlipNumber, Seat)]) -> Self {
        Self { backdrop: Some(Backdrop::Remembered { law, authors }), ..self }
    }

    /// The name of whoever sits there; the letter of the seat, if nobody gave one.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The name of a kind of good, as on a card.
    #[must_use]
    pub fn good(&self, good: Good) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.name, &args!()),
            None => self.promo_name(good),
        }
    }

    /// The kind of a good in a title: "King of Apples".
    #[must_use]
    pub fn good_of(&self, good: Good) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.of, &args!()),
            None => self.promo_name(good),
        }
    }

    /// The kind of a good after "no", or where there is most of it: "no Pepper".
    #[must_use]
    pub fn no_good(&self, good: Good) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.none, &args!()),
            None => self.promo_name(good),
        }
    }

    /// The few characters that stand for a kind of good: one or two for a good of the books, and
    /// for a promo good the first two of its name, or as many as tell it from every other kind.
    #[must_use]
    pub fn letter(&self, good: Good) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.letter, &args!()),
            None => self.promo_letter(good),
        }
    }

    /// So many of a good, as on the tag of a bag: "4 Apples".
    #[must_use]
    pub fn tag(&self, good: Good, count: u8) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.tag, &args!(count = count)),
            None => self.count(good, count),
        }
    }

    /// So many of a good, as in a list: "1 chicken".
    #[must_use]
    pub fn count(&self, good: Good, count: u8) -> String {
        self.count_as(Case::Plain, good, count)
    }

    /// So many of a good, in this case.
    #[must_use]
    pub fn count_as(&self, case: Case, good: Good, count: u8) -> String {
        match book_keys(good) {
            Some(keys) => self.text.get(keys.counted, &args!(count = count, case = case.name())),
            None => {
                let name = self.promo_name(good);
                say!(self.text, "good-promo", count = count, name = name, case = case.name())
            }
        }
    }

    /// Goods as in a list: "2 apples and 1 crossbow".
    #[must_use]
    pub fn goods(&self, goods: &Goods) -> String {
        self.goods_as(Case::Plain, goods)
    }

    /// Goods, in this case.
    #[must_use]
    pub fn goods_as(&self, case: Case, goods: &Goods) -> String {
        let kinds = goods.iter().map(|(good, count)| self.count_as(case, good, count));
        self.list(&kinds.collect::<Vec<_>>())
    }

    /// An amount of gold, as in a list: "8 gold".
    #[must_use]
    pub fn gold(&self, gold: Gold) -> String {
        self.gold_as(Case::Plain, gold)
    }

    /// An amount of gold, in this case.
    fn gold_as(&self, case: Case, gold: Gold) -> String {
        say!(self.text, "gold-amount", gold = gold, case = case.name())
    }

    /// So many cards, as in a list: "1 card".
    #[must_use]
    pub fn cards(&self, count: u8) -> String {
        say!(self.text, "card-count", count = count, case = Case::Plain.name())
    }

    /// Things with commas and an "and"; "nothing" if there are none.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        self.text.list(items)
    }

    /// Parts that may have commas of their own, one after the other.
    fn parts(&self, parts: &[String]) -> String {
        match parts {
            [] => say!(self.text, "list-nothing"),
            [only] => only.clone(),
            [first, rest @ ..] => {
                say!(self.text, "list-semicolon", first = first, rest = self.parts(rest))
            }
        }
    }

    /// Several people in a sentence, the reader as "you".
    fn people(&self, seats: Seats) -> String {
        let person = |seat| match self.me {
            Some(me) if me == seat => say!(self.text, "person-you"),
            _ => self.name(seat),
        };
        self.list(&seats.iter().map(person).collect::<Vec<_>>())
    }

    /// Which of the people of a sentence the reader is; "other" if none.
    fn you(&self, people: &[(&'static str, Seat)]) -> &'static str {
        let found = people.iter().find(|&&(_, seat)| Some(seat) == self.me);
        found.map_or("other", |&(role, _)| role)
    }

    /// The same where one of the people can be several: those who act are the reader only if they
    /// act alone. "You and Ines" is a plural, which some languages tell from others: "among".
    fn you_or_with(
        &self,
        actors: (&'static str, Seats),
        others: &[(&'static str, Seat)],
    ) -> &'static str {
        match actors.1.single() {
            Some(seat) if Some(seat) == self.me => actors.0,
            None if self.me.is_some_and(|me| actors.1.has(me)) => "among",
            _ => self.you(others),
        }
    }

    /// Who is the law, as far as the teller knows.
    fn law(&self) -> Option<Law> {
        match self.backdrop? {
            Backdrop::Table(table) => Some(table.law),
            Backdrop::Remembered { law, .. } => law,
        }
    }

    /// Who wrote a slip, as far as the teller knows.
    fn author_of(&self, slip: SlipNumber) -> Option<Seat> {
        match self.backdrop? {
            Backdrop::Table(table) => Some(table.inspection()?.slips.find(slip)?.author),
            Backdrop::Remembered { authors, .. } => {
                authors.iter().find(|&&(number, _)| number == slip).map(|&(_, author)| author)
            }
        }
    }

    /// The beginning of a promo good's name that no other promo good's begins with, and that is no
    /// letter of the books.
    fn promo_letter(&self, good: Good) -> String {
        let name = self.promo_name(good);
        let taken = |kind| match book_keys(kind) {
            Some(keys) => self.text.get(keys.letter, &args!()),
            None => self.promo_name(kind),
        };
        let kinds = self.setup.catalogue().kinds().map(|(kind, _)| kind);
        let others: Vec<String> = kinds.filter(|&kind| kind != good).map(taken).collect();
        let tells = |&length: &usize| {
            let mine = beginning(&name, length).to_lowercase();
            others.iter().all(|other| beginning(other, length).to_lowercase() != mine)
        };
        match (LETTERS..=LONGEST_NAME).find(tells) {
            Some(length) => beginning(&name, length).to_owned(),
            // The whole name is a letter of the books, such as "S". No name has an asterisk.
            None => format!("{name}*"),
        }
    }

    /// The name that a host gave to a good; its key, if even that is missing.
    fn promo_name(&self, good: Good) -> String {
        let catalogue = self.setup.catalogue();
        let name = catalogue.get(good).and_then(|kind| kind.promo_name.clone());
        name.unwrap_or_else(|| catalogue.key(good).into_owned())
    }
}

/// How many characters stand for a promo good, if no other kind has the same.
const LETTERS: usize = 2;

/// No name of a promo good is longer than this.
const LONGEST_NAME: usize = 32;

/// So many characters of a name, or all of it. A space at the end would not be seen.
fn beginning(name: &str, length: usize) -> &str {
    let end = name.char_indices().nth(length).map_or(name.len(), |(end, _)| end);
    name[..end].trim_end()
}

/// A text that begins with a capital, because a sentence begins with it.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The keys of what is said about a good of the books.
pub(crate) struct BookKeys {
    /// So many of it, in a sentence.
    counted: Key,
    /// The kind, as on a card.
    pub(crate) name: Key,
    /// The kind, in a title.
    of: Key,
    /// The kind, after "no".
    none: Key,
    /// One or two characters for the kind.
    letter: Key,
    /// So many of it, as on the tag of a bag.
    tag: Key,
}

/// The keys of a good of the books; a promo good has none.
pub(crate) fn book_keys(good: Good) -> Option<BookKeys> {
    let [counted, name, of, none, letter, tag] = match good {
        Good::APPLES => keys!("good-apples", count, case; name; of; none; letter; tag, count),
        Good::CHEESE => keys!("good-cheese", count, case; name; of; none; letter; tag, count),
        Good::BREAD => keys!("good-bread", count, case; name; of; none; letter; tag, count),
        Good::CHICKENS => keys!("good-chickens", count, case; name; of; none; letter; tag, count),
        Good::PEPPER => keys!("good-pepper", count, case; name; of; none; letter; tag, count),
        Good::MEAD => keys!("good-mead", count, case; name; of; none; letter; tag, count),
        Good::SILK => keys!("good-silk", count, case; name; of; none; letter; tag, count),
        Good::CROSSBOW => keys!("good-crossbow", count, case; name; of; none; letter; tag, count),
        Good::GREEN_APPLES => {
            keys!("good-green-apples", count, case; name; of; none; letter; tag, count)
        }
        Good::GOLDEN_APPLES => {
            keys!("good-golden-apples", count, case; name; of; none; letter; tag, count)
        }
        Good::GOUDA_CHEESE => {
            keys!("good-gouda-cheese", count, case; name; of; none; letter; tag, count)
        }
        Good::BLUE_CHEESE => {
            keys!("good-blue-cheese", count, case; name; of; none; letter; tag, count)
        }
        Good::RYE_BREAD => keys!("good-rye-bread", count, case; name; of; none; letter; tag, count),
        Good::PUMPERNICKEL => {
            keys!("good-pumpernickel", count, case; name; of; none; letter; tag, count)
        }
        Good::ROYAL_ROOSTER => {
            keys!("good-royal-rooster", count, case; name; of; none; letter; tag, count)
        }
        _ => return None,
    };
    Some(BookKeys { counted, name, of, none, letter, tag })
}
