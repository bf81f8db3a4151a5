//! Reading actions.

use std::sync::Arc;

use super::cursor::{Cursor, Reading, Token};
use super::{Expected, NotationError, good_named};
use crate::action::{Action, Actor, Leftover};
use crate::catalogue::Catalogue;
use crate::gold::Gold;
use crate::goods::{Good, Goods, MAX_CARDS};
use crate::handful::{Bag, HANDFUL, Handful};
use crate::pile::Side;
use crate::seat::{Seat, Seats};
use crate::slip::{LawDoes, LawGives, MerchantGives, Promise, SlipNumber, Terms, Word};

/// Reads the line that says who does what. Whether they may is not asked here.
///
/// # Errors
/// With the first place that cannot be read.
pub fn read_action(catalogue: &Catalogue, line: &str) -> Result<(Actor, Action), NotationError> {
    let mut reader = Reader { catalogue, cursor: Cursor::new(line) };
    let actor = reader.actor()?;
    reader.cursor.phrase(":")?;
    let action = reader.action()?;
    reader.cursor.end()?;
    Ok((actor, action))
}

/// A line that is being read, and the goods that it can name.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    cursor: Cursor<'a>,
}

/// What someone gives, as an item of a list.
enum Item {
    Gold(u32),
    Goods(Good, u8),
}

impl<'a> Reader<'a> {
    fn actor(&mut self) -> Reading<Actor> {
        let token = self.cursor.next();
        match (token.text, seat_of(token)) {
            ("clock", _) => Ok(Actor::Clock),
            (_, Some(seat)) => Ok(Actor::Seat(seat)),
            (_, None) => Err(self.cursor.fail(token, Expected::Actor)),
        }
    }

    fn action(&mut self) -> Reading<Action> {
        let verb = self.cursor.next();
        match verb.text {
            "pick" => self.pick_first(),
            "set" => self.exchange(),
            "place" => self.place(),
            "load" => self.load(),
            "declare" => self.good().map(Action::Declare),
            "threaten" => self.seat().map(Action::Threaten),
            "offer" => self.offer(),
            "withdraw" => self.slip().map(Action::Withdraw),
            "decline" => self.slip().map(Action::Decline),
            "accept" => self.slip().map(Action::Accept),
            "hand" => self.hand_back(),
            "open" => self.seat().map(Action::Open),
            "pay" => self.goods().map(Action::Pay),
            "claim" => self.claim(),
            "pass" => Ok(Action::PassClaim),
            "wish" => self.wish(),
            "time" => self.cursor.phrase("is up").map(|()| Action::TimeIsUp),
            _ => Err(self.cursor.fail(verb, Expected::Action)),
        }
    }

    // --- Names and numbers ---

    fn seat(&mut self) -> Reading<Seat> {
        let token = self.cursor.next();
        seat_of(token).ok_or_else(|| self.cursor.fail(token, Expected::Seat))
    }

    fn good(&mut self) -> Reading<Good> {
        let token = self.cursor.next();
        good_named(self.catalogue, token.text)
            .ok_or_else(|| self.cursor.fail(token, Expected::Good))
    }

    fn slip(&mut self) -> Reading<SlipNumber> {
        self.cursor.phrase("#")?;
        let number = self.cursor.number(0..=u32::from(u16::MAX))?;
        Ok(SlipNumber(number as u16))
    }

    fn side(&mut self) -> Reading<Side> {
        let token = self.cursor.next();
        side_of(token).ok_or_else(|| self.cursor.fail(token, Expected::OneOf(&["left", "right"])))
    }

    /// How many cards this token says.
    fn count(&self, token: Token<'a>) -> Reading<u8> {
        Ok(self.cursor.number_of(token, 1..=MAX_CARDS as u32)? as u8)
    }

    /// Reads items with a comma between them.
    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Reading<()>) -> Reading<()> {
        item(self)?;
        while self.cursor.take(",") {
            item(self)?;
        }
        Ok(())
    }

    // --- Goods ---

    /// Adds so many of a good, told from this token on; a game has at most 255 cards (G3).
    fn add(&self, to: &mut Goods, good: Good, count: u8, from: Token<'a>) -> Reading<()> {
        let cards = to.len() + usize::from(count);
        if cards > MAX_CARDS {
            return Err(self.cursor.fail_cards(from, 0..=MAX_CARDS, cards));
        }
        to.add(good, count);
        Ok(())
    }

    fn goods(&mut self) -> Reading<Goods> {
        let mut goods = Goods::NONE;
        if self.cursor.take("nothing") {
            return Ok(goods);
        }
        self.list(|reader| {
            let token = reader.cursor.next();
            let count = reader.count(token)?;
            let good = reader.good()?;
            reader.add(&mut goods, good, count, token)
        })?;
        Ok(goods)
    }

    fn load(&mut self) -> Reading<Action> {
        let token = self.cursor.peek();
        let goods = self.goods()?;
        let bag = Bag::new(&goods);
        bag.map(Action::Load).map_err(|error| self.cursor.fail_cards(token, 1..=HANDFUL, error.0))
    }

    fn exchange(&mut self) -> Reading<Action> {
        self.cursor.phrase("aside")?;
        let set_aside = self.goods()?;
        let (mut left, mut right) = (0, 0);
        if self.cursor.take(";") {
            self.cursor.phrase("draw")?;
            self.list(|reader| reader.draw(&mut left, &mut right))?;
        }
        Ok(Action::Exchange { set_aside, left, right })
    }

    /// Reads how many cards come from a pile: each is named at most once, the left one first (M4).
    fn draw(&mut self, left: &mut u8, right: &mut u8) -> Reading<()> {
        let count = self.cursor.number(1..=u32::from(u8::MAX))? as u8;
        let token = self.cursor.peek();
        match self.side()? {
            Side::Left if *left == 0 && *right == 0 => *left = count,
            Side::Right if *right == 0 => *right = count,
            Side::Left | Side::Right => {
                return Err(self.cursor.fail(token, Expected::EachPileOnce));
            }
        }
        Ok(())
    }

    fn place(&mut self) -> Reading<Action> {
        let from = self.cursor.peek();
        let mut cards = Vec::new();
        if !self.cursor.take("nothing") {
            while side_of(self.cursor.peek()).is_none() {
                cards.push(self.good()?);
            }
        }
        let onto = self.side()?;
        let order = Handful::from_cards(cards)
            .map_err(|error| self.cursor.fail_cards(from, 0..=HANDFUL, error.0))?;
        Ok(Action::Place { onto, order })
    }

    // --- Other actions ---

    fn pick_first(&mut self) -> Reading<Action> {
        let seat = self.seat()?;
        self.cursor.phrase("first")?;
        Ok(Action::PickFirst(seat))
    }

    fn hand_back(&mut self) -> Reading<Action> {
        self.cursor.phrase("back")?;
        let bag = self.seat()?;
        self.cursor.phrase("for")?;
        let taking = if self.cursor.take("nothing") { None } else { Some(self.slip()?) };
        Ok(Action::HandBack { bag, taking })
    }

    fn claim(&mut self) -> Reading<Action> {
        let value = self.cursor.number(0..=u32::from(u16::MAX))? as u16;
        self.cursor.phrase("from pile")?;
        let pile = (self.cursor.number(1..=256)? - 1) as u8;
        let onto = if self.cursor.take("onto") { Some(self.side()?) } else { None };
        Ok(Action::Claim { pile, value, onto })
    }

    fn wish(&mut self) -> Reading<Action> {
        let item =
            if self.cursor.take("gold") { Leftover::Gold } else { Leftover::Card(self.good()?) };
        self.cursor.phrase("to")?;
        let to = if self.cursor.take("nobody") { None } else { Some(self.seat()?) };
        Ok(Action::Wish { item, to })
    }

    // --- Offers ---

    fn offer(&mut self) -> Reading<Action> {
        self.cursor.phrase("with")?;
        let merchant = self.seat()?;
        self.cursor.phrase(":")?;
        let mut terms = Terms::with(merchant);
        if !self.cursor.take("nothing") {
            self.terms(&mut terms)?;
        }
        Ok(Action::Offer(Arc::new(terms)))
    }

    /// Reads the parts of an offer in their order. Each begins in its own way.
    fn terms(&mut self, terms: &mut Terms) -> Reading<()> {
        let mut more = true;
        if self.cursor.peek().text.starts_with(|c: char| c.is_ascii_digit()) {
            self.given_by_merchant(&mut terms.merchant_gives)?;
            more = self.cursor.take(";");
        }
        if more && matches!(self.cursor.peek().text, "hand" | "open" | "take") {
            self.done_by_law(&mut terms.law_does)?;
            more = self.cursor.take(";");
        }
        if more && let Some(from) = seat_of(self.cursor.peek()) {
            terms.law_gives = Some(self.given_by_law(from)?);
            more = self.cursor.take(";");
        }
        if more && self.cursor.take("word") {
            self.cursor.phrase(":")?;
            self.list(|reader| reader.promise().map(|promise| terms.word.push(promise)))?;
            more = false;
        }
        if more {
            let token = self.cursor.peek();
            return Err(self.cursor.fail(token, Expected::Terms));
        }
        Ok(())
    }

    /// Reads so much gold, or so many of a good.
    fn item(&mut self) -> Reading<Item> {
        let token = self.cursor.next();
        let number = self.cursor.number_of(token, 0..=u32::MAX)?;
        if self.cursor.take("gold") {
            return Ok(Item::Gold(number));
        }
        let count = self.count(token)?;
        Ok(Item::Goods(self.good()?, count))
    }

    /// Adds gold, told from this token on.
    fn add_gold(&self, to: &mut Gold, gold: u32, from: Token<'a>) -> Reading<()> {
        let sum = to.0.checked_add(gold);
        *to = Gold(sum.ok_or_else(|| self.cursor.fail(from, Expected::LessGold))?);
        Ok(())
    }

    fn given_by_merchant(&mut self, gives: &mut MerchantGives) -> Reading<()> {
        self.list(|reader| {
            let from = reader.cursor.peek();
            match reader.item()? {
                Item::Gold(gold) => reader.add_gold(&mut gives.gold, gold, from),
                Item::Goods(good, count) => {
                    let source = reader.source(gives)?;
                    reader.add(source, good, count, from)
                }
            }
        })
    }

    /// The goods from the place that is named: bag, stand, or either (H3, H4).
    fn source<'g>(&mut self, gives: &'g mut MerchantGives) -> Reading<&'g mut Goods> {
        self.cursor.phrase("from")?;
        let token = self.cursor.next();
        match token.text {
            "stand" => Ok(&mut gives.stand),
            "bag" if self.cursor.take("or") => {
                self.cursor.phrase("stand")?;
                Ok(&mut gives.either)
            }
            "bag" => Ok(&mut gives.bag),
            _ => Err(self.cursor.fail(token, Expected::OneOf(&["stand", "bag", "bag or stand"]))),
        }
    }

    fn given_by_law(&mut self, from: Seat) -> Reading<LawGives> {
        self.cursor.next();
        self.cursor.phrase("gives")?;
        let mut gives = LawGives { from, gold: Gold::NONE, stand: Goods::NONE };
        if self.cursor.take("nothing") {
            return Ok(gives);
        }
        self.list(|reader| {
            let token = reader.cursor.peek();
            match reader.item()? {
                Item::Gold(gold) => reader.add_gold(&mut gives.gold, gold, token),
                Item::Goods(good, count) => reader.add(&mut gives.stand, good, count, token),
            }
        })?;
        Ok(gives)
    }

    fn done_by_law(&mut self, does: &mut LawDoes) -> Reading<()> {
        self.list(|reader| {
            let bags = reader.deed(does)?;
            bags.insert(reader.seat()?);
            Ok(())
        })
    }

    /// The bags to which this is done.
    fn deed<'d>(&mut self, does: &'d mut LawDoes) -> Reading<&'d mut Seats> {
        let token = self.cursor.next();
        match token.text {
            "hand" => self.cursor.phrase("back").map(|()| &mut does.hand_back),
            "open" => Ok(&mut does.open),
            "take" => self.cursor.phrase("nothing from").map(|()| &mut does.take_nothing),
            _ => {
                let deeds = Expected::OneOf(&["hand back", "open", "take nothing from"]);
                Err(self.cursor.fail(token, deeds))
            }
        }
    }

    fn promise(&mut self) -> Reading<Promise> {
        let by = self.seat()?;
        let verb = self.cursor.next();
        match verb.text {
            "hands" => {
                self.cursor.phrase("back")?;
                let to = self.seat()?;
                self.cursor.phrase("next")?;
                Ok(Promise { by, to, word: Word::HandBackNext })
            }
            "opens" => {
                let bag = self.seat()?;
                self.cursor.phrase("next for")?;
                Ok(Promise { by, to: self.seat()?, word: Word::OpenNext(bag) })
            }
            "owes" => {
                let to = self.seat()?;
                let gold = Gold(self.cursor.number(0..=u32::MAX)?);
                self.cursor.phrase("gold")?;
                Ok(Promise { by, to, word: Word::Owe(gold) })
            }
            _ => Err(self.cursor.fail(verb, Expected::OneOf(&["hands back", "opens", "owes"]))),
        }
    }
}

/// The seat that a token names: one capital letter.
fn seat_of(token: Token<'_>) -> Option<Seat> {
    match token.text.as_bytes() {
        [letter @ b'A'..=b'F'] => Seat::try_from(letter - b'A').ok(),
        _ => None,
    }
}

fn side_of(token: Token<'_>) -> Option<Side> {
    match token.text {
        "left" => Some(Side::Left),
        "right" => Some(Side::Right),
        _ => None,
    }
}
