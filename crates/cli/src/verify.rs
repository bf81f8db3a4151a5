//! `just-apples replay --verify`: whether a record's deck is what its parts give, and whether they
//! are the parts that people saw.

use std::fmt;
use std::io::Write;
use std::str::FromStr;

use anyhow::{Result, ensure};
use rules::{Digest, Fairness, NoSuchSeat, NotHexadecimal, Record, Seat, Seed};
use serde::Serialize;
use table::fair;

use crate::input::Input;
use crate::write_json;

/// What someone saw of a game, to hold against its record.
#[derive(clap::Args)]
pub(crate) struct Seen {
    /// With --verify: the commitment that you saw before the game
    #[arg(long, value_name = "HEX", requires = "verify")]
    commitment: Option<Digest>,
    /// With --verify: the part of the seed that a seat gave, such as yours; may be repeated
    #[arg(long, value_name = "SEAT=HEX", requires = "verify")]
    entropy: Vec<Part>,
    /// With --verify: the fingerprint of the end, as the table showed it after the game
    #[arg(long, value_name = "HEX", requires = "verify")]
    fingerprint: Option<Fingerprint>,
}

/// The fingerprint of a state, as records have it.
#[derive(Clone, PartialEq, Eq)]
struct Fingerprint(String);

/// Something is no fingerprint.
#[derive(Debug)]
struct NoFingerprint;

impl fmt::Display for NoFingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fingerprint is 16 hexadecimal digits")
    }
}

impl std::error::Error for NoFingerprint {}

impl FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Self, NoFingerprint> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if digits { Ok(Self(text.to_ascii_lowercase())) } else { Err(NoFingerprint) }
    }
}

/// What a seat gave for the seed.
#[derive(Clone, Copy)]
struct Part {
    seat: Seat,
    seed: Seed,
}

/// Why something is no part of a seed.
#[derive(Debug)]
enum NoPart {
    Form,
    Seat(NoSuchSeat),
    Seed(NotHexadecimal),
}

impl fmt::Display for NoPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("it takes a seat and its part, such as B=0123…"),
            Self::Seat(reason) => reason.fmt(f),
            Self::Seed(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for NoPart {}

impl FromStr for Part {
    type Err = NoPart;

    fn from_str(text: &str) -> Result<Self, NoPart> {
        let (seat, seed) = text.split_once('=').ok_or(NoPart::Form)?;
        let seat = seat.parse().map_err(NoPart::Seat)?;
        Ok(Self { seat, seed: seed.parse().map_err(NoPart::Seed)? })
    }
}

impl Seen {
    /// Holds what was seen against what a record says, which is true of itself.
    fn hold_against(&self, claim: &Fairness) -> Result<()> {
        if let Some(seen) = self.commitment {
            let said = claim.commitment;
            ensure!(seen == said, "the record's commitment is {said}, and you saw {seen}");
        }
        if let Some(Fingerprint(seen)) = &self.fingerprint {
            let said = &claim.fingerprint;
            ensure!(
                seen == said,
                "the record ends with the fingerprint {said}, and you saw {seen}: other moves were played"
            );
        }
        for Part { seat, seed } in &self.entropy {
            let players = claim.seats.len();
            let said = claim.seats.get(seat.index());
            let said = said.ok_or_else(|| {
                anyhow::anyhow!("nobody sits at {seat}: the game is for {players} players")
            })?;
            let said = said.map_or("none".to_owned(), |said| said.to_string());
            ensure!(
                said == seed.to_string(),
                "{seat}'s part in the record is {said}, and you say it was {seed}"
            );
        }
        Ok(())
    }

    /// Whether someone says that this is what a seat gave.
    fn has(&self, seat: Seat) -> bool {
        self.entropy.iter().any(|part| part.seat == seat)
    }
}

/// What was checked, for programs. Everything in it matches, or else there is none.
#[derive(Serialize)]
struct Verified<'a> {
    table: &'a str,
    game: u32,
    commitment: Digest,
    dealer: Seed,
    seats: &'a [Option<Seed>],
    seed: Seed,
    moves: usize,
    fingerprint: &'a str,
    /// Which of them match what the reader saw: the others only match one another.
    seen: Known,
    /// Nobody at the table gave a part, and so the dealer could choose any deck.
    dealer_alone: bool,
    does_not_prove: &'static str,
}

/// What the reader knew from elsewhere.
#[derive(Serialize)]
struct Known {
    commitment: bool,
    seats: Vec<String>,
    fingerprint: bool,
}

/// What no record can prove. Whoever runs the server knows the dealer's part: if they also sit at
/// the table and give their own part last, they can try many until they like the deck.
const NOT_PROVED: &str = "that whoever runs the server did not look at the cards, or sit at the \
                          table and give the last part";

/// Checks a record and says what was checked, or what does not match.
pub(crate) fn run(
    record: &Record,
    input: &Input,
    seen: &Seen,
    json: bool,
    out: &mut dyn Write,
) -> Result<()> {
    let claim = fair::verify(record).map_err(|reason| input.refuse(reason))?;
    seen.hold_against(claim).map_err(|reason| input.refuse(reason))?;
    let seats = record.start.setup().seats();
    let verified = Verified {
        table: &claim.table,
        game: claim.game,
        commitment: claim.commitment,
        dealer: claim.dealer,
        seats: &claim.seats,
        // It is what the record says too: that was checked.
        seed: fair::deal(&claim.table, claim.game, claim.dealer, &claim.seats),
        moves: record.moves.len(),
        fingerprint: &claim.fingerprint,
        seen: Known {
            commitment: seen.commitment.is_some(),
            seats: seats.iter().filter(|&seat| seen.has(seat)).map(|s| s.to_string()).collect(),
            fingerprint: seen.fingerprint.is_some(),
        },
        dealer_alone: claim.seats.iter().all(Option::is_none),
        does_not_prove: NOT_PROVED,
    };
    if json { write_json(out, &verified) } else { verified.write(&input.name, out) }
}

impl Verified<'_> {
    /// What was checked, for people: a line for each part, then what it comes to.
    fn write(&self, name: &str, out: &mut dyn Write) -> Result<()> {
        let Self { table, game, commitment, dealer, seed, moves, fingerprint, .. } = self;
        let players = self.seats.len();
        writeln!(out, "{name}: game {game} at table {table}, for {players} players\n")?;
        let saw = if self.seen.commitment { ", and what you saw" } else { "" };
        writeln!(out, "Commitment     {commitment}")?;
        writeln!(out, "               is the hash of the dealer's part{saw}")?;
        writeln!(out, "Dealer's part  {dealer}")?;
        for (seat, part) in (0..).map(Seat::new).zip(self.seats) {
            let seat = seat.to_string();
            let knew = self.seen.seats.contains(&seat);
            let part = part.map_or("none".to_owned(), |part| part.to_string());
            writeln!(out, "{seat}'s part       {part}")?;
            if knew {
                writeln!(out, "               is what you say it was")?;
            }
        }
        writeln!(out, "Deck           dealt again from these parts, by the seed")?;
        writeln!(out, "               {seed}")?;
        writeln!(out, "Moves          {moves} played again: all are legal in this deal")?;
        writeln!(out, "End            the game is over, with the fingerprint {fingerprint}")?;
        let end = if self.seen.fingerprint {
            "is what you saw: these are the moves that were played"
        } else {
            "hold it against what the table showed with --fingerprint: whoever alters the\n\
             \x20              moves can alter it with them"
        };
        writeln!(out, "               {end}\n")?;
        writeln!(out, "{}", self.conclusion())?;
        writeln!(out, "No record can prove {NOT_PROVED}.")?;
        Ok(())
    }

    /// What it comes to, and on what condition.
    fn conclusion(&self) -> &'static str {
        let known = self.seen.commitment && !self.seen.seats.is_empty();
        match (self.dealer_alone, known) {
            (true, _) => {
                "Everything matches, but nobody at the table gave a part: the dealer alone chose \
                 the seed,\nand this does not prove that the deck was not stacked."
            }
            (false, false) => {
                "Everything matches. This proves that the deck was not stacked, if the commitment \
                 is the one\nthat you saw before you gave your part, and your part is in it: hold \
                 the record against\nthem with --commitment and --entropy."
            }
            (false, true) => {
                "Everything matches, also what you saw yourself. This proves that the deck was not \
                 stacked."
            }
        }
    }
}
