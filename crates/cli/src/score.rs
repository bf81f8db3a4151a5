//! `just-apples score`: counts up a table's stands, for people who play with real cards.

use std::collections::BTreeSet;
use std::fmt;
use std::io::Write;
use std::marker::PhantomData;
use std::path::PathBuf;

use anyhow::Result;
use rules::score::{Stall, tally};
use rules::{Catalogue, Edition, Gold, Good, Goods, MAX_SEATS, Options, Setup};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use text::{Language, Teller, Text, say};

use crate::help::{examples, paragraphs};
use crate::input::Input;
use crate::options::{EDITIONS, one_of};
use crate::sheet::{Answer, Sheet};
use crate::words::{Told, text};
use crate::write_json;

/// The most letters of a name.
const MAX_NAME: usize = 64;

/// The most Black Market cards of one person: twice as many as the box holds.
const MAX_MARKET_CARDS: usize = 12;

/// How many Black Market cards the box holds (K1).
const MARKET_CARDS_IN_BOX: usize = 6;

/// An example of what is read.
const INPUT: &str = r#"  {"players": [
    {"name": "David", "gold": 42, "black_market": [30],
     "stand": {"apples": 4, "cheese": 6, "bread": 1, "chickens": 4, "pepper": 2}},
    {"name": "Marion", "gold": 50, "stand": {"apples": 7, "gouda_cheese": 1}}
  ]}"#;

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples score scores.json
  just-apples score --json < scores.json";

/// What stands below the flags.
fn more_help() -> String {
    let catalogue = Catalogue::of_the_box();
    let names: Vec<String> = catalogue.kinds().map(|(_, kind)| kind.key.clone()).collect();
    let goods = text().list(&names);
    paragraphs(&[
        format!("{}\n{INPUT}", say!(text(), "cli-score-input")),
        say!(text(), "cli-score-goods", goods = goods),
        examples(EXAMPLES),
    ])
}

/// What to count.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-score"),
    long_about = paragraphs(&[say!(text(), "cli-score"), say!(text(), "cli-score-long")]),
    after_help = more_help()
)]
pub(crate) struct Args {
    /// The stands. It comes first, because headings of help stand in the order of the fields.
    #[arg(help = say!(text(), "cli-score-file"))]
    file: Option<PathBuf>,
    /// What was played.
    #[arg(long, help = say!(text(), "cli-score-edition"), default_value = "2e",
          value_parser = one_of(EDITIONS))]
    edition: Edition,
    /// Whether programs read it.
    #[arg(long, help = say!(text(), "cli-json"))]
    json: bool,
}

/// What is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    players: Vec<Object<Player>>,
}

/// One person as they are written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    name: Name,
    gold: Whole<0, 1_000_000>,
    stand: Stand,
    #[serde(default)]
    black_market: Vec<Whole<1, 1000>>,
}

/// What is told to programs.
#[derive(Serialize)]
struct Scored<'a> {
    edition: Edition,
    #[serde(flatten)]
    answer: Answer<'a>,
    notes: &'a [String],
}

/// Reads the stands, counts them up and prints the count.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let input = Input::read(args.file.as_deref())?;
    let Object(table): Object<Table> = input.parse()?;
    let players: Vec<Player> = table.players.into_iter().map(|Object(player)| player).collect();
    check(&players).map_err(|reason| input.refuse(reason))?;
    let setup = real_box()?;
    let catalogue = setup.catalogue();
    let stalls: Vec<Stall> = players.iter().map(Player::stall).collect();
    let scores = &tally(catalogue, &stalls);
    let names: Vec<String> = players.into_iter().map(|player| player.name.0).collect();
    let teller = Teller::new(text(), &setup, &names, None);
    let sheet = Sheet { catalogue, names: &names, scores, teller };
    if args.json {
        // What programs read is English everywhere.
        let notes = &notes(&Text::new(Language::English), args.edition, catalogue, &stalls);
        return write_json(out, &Scored { edition: args.edition, answer: sheet.answer(), notes });
    }
    sheet.write_text(out)?;
    for note in notes(text(), args.edition, catalogue, &stalls) {
        writeln!(out, "{}", say!(text(), "cli-score-note", note = note))?;
    }
    Ok(())
}

/// The game of the real box: everything that it holds, however many played.
fn real_box() -> Result<Setup> {
    let options = Options { royal_goods: true, ..Options::new(Edition::Second, 4) };
    Ok(Setup::new(options).map_err(Told)?)
}

/// Refuses what cannot be said of one value alone.
fn check(players: &[Player]) -> Result<(), String> {
    match players.len() {
        0 => return Err(format!("players: {}", say!(text(), "cli-score-nobody"))),
        1..=MAX_SEATS => {}
        many => {
            let text = text();
            let told = say!(text, "cli-score-too-many-players", players = many, most = MAX_SEATS);
            return Err(format!("players: {told}"));
        }
    }
    let mut names = BTreeSet::new();
    for (place, player) in players.iter().enumerate() {
        let (name, cards) = (&player.name.0, player.black_market.len());
        if !names.insert(name) {
            let told = say!(text(), "cli-score-same-name", name = name);
            return Err(format!("players[{place}].name: {told}"));
        }
        if cards > MAX_MARKET_CARDS {
            let most = MAX_MARKET_CARDS;
            let told = say!(text(), "cli-score-too-many-cards", cards = cards, most = most);
            return Err(format!("players[{place}].black_market: {told}"));
        }
    }
    Ok(())
}

impl Player {
    /// What they have, as the rules count it.
    fn stall(&self) -> Stall {
        Stall {
            gold: Gold(self.gold.0 as u32),
            stand: self.stand.0,
            black_market: self.black_market.iter().map(|card| card.0 as u16).collect(),
        }
    }
}

/// What is odd about the table, though it can be counted.
fn notes(text: &Text, edition: Edition, catalogue: &Catalogue, stalls: &[Stall]) -> Vec<String> {
    let mut notes = Vec::new();
    for (good, kind) in catalogue.kinds() {
        let counted: u32 = stalls.iter().map(|stall| u32::from(stall.stand.count(good))).sum();
        if counted > u32::from(kind.copies) {
            notes.push(say!(
                text,
                "cli-note-too-many-goods",
                counted = counted,
                good = &kind.key,
                copies = kind.copies,
            ));
        }
    }
    let bread: u32 = stalls.iter().map(|stall| u32::from(stall.stand.count(Good::BREAD))).sum();
    if stalls.len() == 3 && bread > 0 {
        notes.push(say!(text, "cli-note-bread"));
    }
    let cards: usize = stalls.iter().map(|stall| stall.black_market.len()).sum();
    if cards > MARKET_CARDS_IN_BOX {
        let copies = MARKET_CARDS_IN_BOX;
        notes.push(say!(text, "cli-note-too-many-cards", counted = cards, copies = copies));
    }
    if cards > 0 && edition == Edition::First {
        notes.push(say!(text, "cli-note-first-edition"));
    }
    notes
}

/// A value that must be written as an object. Otherwise serde takes a list of the fields, too.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(ObjectVisitor(PhantomData)).map(Self)
    }
}

/// Reads an [`Object`].
struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!(text(), "cli-kind-object"))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

/// A name that can be printed.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let given = String::deserialize(from)?;
        let name = given.trim();
        let letters = name.chars().count();
        if name.is_empty() {
            Err(de::Error::custom(say!(text(), "cli-score-name-empty")))
        } else if letters > MAX_NAME {
            let told = say!(text(), "cli-score-name-long", letters = letters, most = MAX_NAME);
            Err(de::Error::custom(told))
        } else if name.contains(char::is_control) {
            Err(de::Error::custom(say!(text(), "cli-score-name-control")))
        } else {
            Ok(Self(name.into()))
        }
    }
}

/// A whole number within bounds. Written with a point or an exponent it is none.
struct Whole<const LEAST: u64, const MOST: u64>(u64);

impl<'de, const LEAST: u64, const MOST: u64> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(WholeVisitor { least: LEAST, most: MOST }).map(Self)
    }
}

/// Reads a [`Whole`] number and says what is wrong with any other.
struct WholeVisitor {
    least: u64,
    most: u64,
}

impl WholeVisitor {
    fn refuse<E: de::Error>(&self, number: impl fmt::Debug) -> E {
        // They are typed into the file, so they stand as they are typed.
        let (least, most) = (self.least.to_string(), self.most.to_string());
        let (text, number) = (text(), format!("{number:?}"));
        E::custom(say!(text, "cli-score-not-whole", number = number, least = least, most = most))
    }
}

impl Visitor<'_> for WholeVisitor {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (self.least.to_string(), self.most.to_string());
        f.write_str(&say!(text(), "cli-kind-whole-within", least = least, most = most))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<u64, E> {
        let fits = (self.least..=self.most).contains(&number);
        if fits { Ok(number) } else { Err(self.refuse(number)) }
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<u64, E> {
        match u64::try_from(number) {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(self.refuse(number)),
        }
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<u64, E> {
        Err(self.refuse(number))
    }
}

/// The goods on a stand, each kind once.
struct Stand(Goods);

impl<'de> Deserialize<'de> for Stand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(StandVisitor).map(Self)
    }
}

/// Reads a [`Stand`].
struct StandVisitor;

impl<'de> Visitor<'de> for StandVisitor {
    type Value = Goods;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!(text(), "cli-score-stand"))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Goods, A::Error> {
        let catalogue = Catalogue::of_the_box();
        let (mut goods, mut seen) = (Goods::NONE, BTreeSet::new());
        while let Some(key) = map.next_key::<String>()? {
            let kind = match catalogue.by_key(&key) {
                None => Err(say!(
                    text(),
                    "cli-score-unknown-good",
                    good = key.escape_debug().to_string()
                )),
                Some(good) if !seen.insert(good) => {
                    Err(say!(text(), "cli-score-good-twice", good = &key))
                }
                Some(good) => Ok(good),
            };
            let (good, count) = map.next_value_seed(Entry(kind))?;
            goods.add(good, count);
        }
        Ok(goods)
    }
}

/// One entry of a stand. What is wrong with the key is said with the value, where it has a place.
struct Entry(Result<Good, String>);

impl<'de> DeserializeSeed<'de> for Entry {
    type Value = (Good, u8);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(Good, u8), D::Error> {
        let good = self.0.map_err(de::Error::custom)?;
        let count = Whole::<0, 255>::deserialize(from)?.0;
        Ok((good, count as u8))
    }
}
