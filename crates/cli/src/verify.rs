//! `just-apples replay --verify`: whether a record's deck is what its parts give, and whether they
//! are the parts that people saw.

use std::fmt;
use std::io::Write;
use std::str::FromStr;

use anyhow::{Result, anyhow, ensure};
use rules::{Digest, Fairness, NoSuchSeat, Record, Seat, Seed};
use serde::Serialize;
use table::fair;
use text::say;

use crate::columns::{Line, labelled, wrapped};
use crate::input::Input;
use crate::words::{Records, text};
use crate::write_json;

/// What someone saw of a game, to hold against its record.
#[derive(clap::Args)]
pub(crate) struct Seen {
    /// The commitment before the game.
    #[arg(long, help = say!(text(), "cli-replay-commitment"), value_name = "HEX",
          requires = "verify", value_parser = digest)]
    commitment: Option<Digest>,
    /// The parts of seats.
    #[arg(long, help = say!(text(), "cli-replay-entropy"), value_name = "SEAT=HEX", requires = "verify")]
    entropy: Vec<Part>,
    /// The fingerprint of the end.
    #[arg(long, help = say!(text(), "cli-replay-fingerprint"), value_name = "HEX",
          requires = "verify")]
    fingerprint: Option<Fingerprint>,
}

/// The fingerprint of a state, as records have it.
#[derive(Clone, PartialEq, Eq)]
struct Fingerprint(String);

/// Something is no digest.
#[derive(Debug)]
pub(crate) struct NoDigest;

impl fmt::Display for NoDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no digest")
    }
}

impl std::error::Error for NoDigest {}

/// Reads a commitment.
fn digest(text: &str) -> Result<Digest, NoDigest> {
    text.parse().map_err(|_| NoDigest)
}

/// Something is no fingerprint.
#[derive(Debug)]
pub(crate) struct NoFingerprint;

impl fmt::Display for NoFingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no fingerprint")
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
pub(crate) enum NoPart {
    Form,
    Seat(NoSuchSeat),
    Seed,
}

impl fmt::Display for NoPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("no seat with its part"),
            Self::Seat(reason) => reason.fmt(f),
            Self::Seed => f.write_str("no seed"),
        }
    }
}

impl std::error::Error for NoPart {}

impl FromStr for Part {
    type Err = NoPart;

    fn from_str(text: &str) -> Result<Self, NoPart> {
        let (seat, seed) = text.split_once('=').ok_or(NoPart::Form)?;
        let seat = seat.parse().map_err(NoPart::Seat)?;
        Ok(Self { seat, seed: seed.parse().map_err(|_| NoPart::Seed)? })
    }
}

impl Seen {
    /// Holds what was seen against what a record says, which is true of itself.
    fn hold_against(&self, claim: &Fairness) -> Result<()> {
        if let Some(seen) = self.commitment {
            let (same, said) = (seen == claim.commitment, claim.commitment.to_string());
            let seen = seen.to_string();
            ensure!(same, say!(text(), "cli-verify-saw-commitment", said = said, seen = seen));
        }
        if let Some(Fingerprint(seen)) = &self.fingerprint {
            let said = &claim.fingerprint;
            ensure!(seen == said, say!(text(), "cli-verify-saw-end", said = said, seen = seen));
        }
        for Part { seat, seed } in &self.entropy {
            let players = claim.seats.len();
            let said = claim.seats.get(seat.index());
            let said = said.ok_or_else(|| {
                let seat = seat.to_string();
                anyhow!(say!(text(), "cli-nobody-there", seat = seat, players = players))
            })?;
            let (seat, same) = (seat.to_string(), *said == Some(*seed));
            let (said, seen) = (part_told(*said), seed.to_string());
            ensure!(
                same,
                say!(text(), "cli-verify-saw-part", seat = seat, said = said, seen = seen)
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

/// What no record can prove, for programs. Whoever runs the server knows the dealer's part: if they
/// also sit at the table and give their own part last, they can try many until they like the deck.
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
    let claim = fair::verify(record)
        .map_err(|why| input.refuse(Records::of(record.start.setup()).unfair(&why)))?;
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

/// The longest line that is printed.
const WIDTH: usize = 91;

/// The part of a seat, if it gave one.
fn part_told(part: Option<Seed>) -> String {
    part.map_or_else(|| say!(text(), "cli-verify-none"), |part| part.to_string())
}

impl Verified<'_> {
    /// What was checked, for people: a line for each part, then what it comes to.
    fn write(&self, name: &str, out: &mut dyn Write) -> Result<()> {
        let title = say!(
            text(),
            "cli-verify-title",
            name = name,
            game = self.game.to_string(),
            table = self.table,
            players = self.seats.len(),
        );
        writeln!(out, "{title}\n")?;
        for line in labelled(&self.lines(), WIDTH) {
            writeln!(out, "{line}")?;
        }
        let not_proved = say!(text(), "cli-verify-not-proved");
        writeln!(out, "\n{}", wrapped(&self.conclusion(), WIDTH).join("\n"))?;
        writeln!(out, "{}", wrapped(&not_proved, WIDTH).join("\n"))?;
        Ok(())
    }

    /// Everything that was checked.
    fn lines(&self) -> Vec<Line> {
        let text = text();
        let below = |told: String| (String::new(), told);
        let mut lines = vec![
            (say!(text, "cli-verify-commitment"), self.commitment.to_string()),
            below(match self.seen.commitment {
                true => say!(text, "cli-verify-is-hash-seen"),
                false => say!(text, "cli-verify-is-hash"),
            }),
            (say!(text, "cli-verify-dealer"), self.dealer.to_string()),
        ];
        for (seat, part) in (0..).map(Seat::new).zip(self.seats) {
            let seat = seat.to_string();
            lines.push((say!(text, "cli-verify-part", seat = &seat), part_told(*part)));
            if self.seen.seats.contains(&seat) {
                lines.push(below(say!(text, "cli-verify-part-seen")));
            }
        }
        let over = say!(text, "cli-verify-over", fingerprint = self.fingerprint);
        lines.extend([
            (say!(text, "cli-verify-deck"), say!(text, "cli-verify-dealt-again")),
            below(self.seed.to_string()),
            (
                say!(text, "cli-verify-moves"),
                say!(text, "cli-verify-played-again", moves = self.moves),
            ),
            (say!(text, "cli-verify-end"), over),
            below(match self.seen.fingerprint {
                true => say!(text, "cli-verify-end-seen"),
                false => say!(text, "cli-verify-end-unseen"),
            }),
        ]);
        lines
    }

    /// What it comes to, and on what condition.
    fn conclusion(&self) -> String {
        let known = self.seen.commitment && !self.seen.seats.is_empty();
        match (self.dealer_alone, known) {
            (true, _) => say!(text(), "cli-verify-alone"),
            (false, false) => say!(text(), "cli-verify-if-seen"),
            (false, true) => say!(text(), "cli-verify-proved"),
        }
    }
}
