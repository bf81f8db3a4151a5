//! `just-apples replay`: plays a record again and tells what one seat saw, or everything, or whether
//! its deck was dealt as it says.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, ensure};
use rules::event::EventView;
use rules::notation::write_action;
use rules::public::Public;
use rules::record::Step;
use rules::{
    Actor, Event, Observer, Own, Record, ReplayError, ScoreSheet, Seat, Setup, Side, Start, State,
};
use serde::Serialize;
use text::{Teller, say};

use crate::help::{examples, paragraphs};
use crate::input::Input;
use crate::options::describe;
use crate::sheet::{Answer, Sheet};
use crate::verify::{self, Seen};
use crate::words::{Records, Told, text};
use crate::write_json;

/// Examples for the help page.
const EXAMPLES: &str = "  just-apples simulate --games 1 --record game.json
  just-apples replay game.json
  just-apples replay --as C game.json
  just-apples replay --json --as spectator - < game.json
  just-apples replay --verify game.json
  just-apples replay --verify --commitment 3f… --entropy B=90… --fingerprint 5c… game.json";

/// What to replay, and for whom.
#[derive(clap::Args)]
#[command(
    about = say!(text(), "cli-replay"),
    long_about = paragraphs(&[say!(text(), "cli-replay"), say!(text(), "cli-replay-long")]),
    after_help = paragraphs(&[examples(EXAMPLES), say!(text(), "cli-replay-more")])
)]
pub(crate) struct Args {
    /// The record. It comes first, because headings of help stand in the order of the fields.
    #[arg(help = say!(text(), "cli-replay-file"))]
    file: PathBuf,
    /// Whether programs read it.
    #[arg(long, help = say!(text(), "cli-json"))]
    json: bool,
    /// Whose eyes to look through.
    #[arg(long = "as", help = say!(text(), "cli-replay-as"), value_name = "SEAT")]
    observer: Option<Eyes>,
    /// Whether to check it instead.
    #[arg(long, help = say!(text(), "cli-replay-verify"), conflicts_with = "observer")]
    verify: bool,
    #[command(flatten)]
    seen: Seen,
}

/// An observer as people name them.
#[derive(Clone, Copy)]
struct Eyes(Observer);

impl FromStr for Eyes {
    type Err = rules::NoSuchSeat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.eq_ignore_ascii_case("spectator") {
            return Ok(Self(Observer::Spectator));
        }
        text.parse().map(|seat| Self(Observer::Seat(seat)))
    }
}

/// Who looks on; nobody in particular means someone who sees everything.
#[derive(Clone, Copy)]
struct Watcher(Option<Observer>);

impl Watcher {
    /// Whether this watcher sees what that actor chose, and not only what came of it. What the
    /// clock does is no secret.
    fn sees_action_of(self, actor: Actor) -> bool {
        match (self.0, actor) {
            (None, _) | (_, Actor::Clock) => true,
            (Some(observer), Actor::Seat(seat)) => observer == Observer::Seat(seat),
        }
    }

    /// The seat whose eyes these are.
    const fn seat(self) -> Option<Seat> {
        match self.0 {
            Some(Observer::Seat(seat)) => Some(seat),
            Some(Observer::Spectator) | None => None,
        }
    }

    /// Whether this watcher knows the secrets of a seat.
    fn knows(self, seat: Seat) -> bool {
        self.sees_action_of(Actor::Seat(seat))
    }

    /// What this watcher sees of an event.
    fn view(self, event: &Event) -> EventView {
        match self.0 {
            Some(observer) => event.seen_by(observer),
            None => event.uncovered(),
        }
    }
}

/// A whole replay for programs.
#[derive(Serialize)]
struct Replayed<'a> {
    setup: &'a Setup,
    start: Opening<'a>,
    beats: Vec<Beat>,
    over: bool,
    scores: Option<Answer<'a>>,
    /// It depends on hidden cards, so only those who see everything get it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fingerprint: Option<String>,
}

/// What a watcher knows before the first action.
#[derive(Serialize)]
struct Opening<'a> {
    public: &'a Public,
    own: BTreeMap<String, &'a Own>,
}

/// One action and what came of it.
#[derive(Serialize)]
struct Beat {
    number: u64,
    actor: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    events: Vec<EventView>,
    /// The table before it, which the chronicle looks back at.
    #[serde(skip)]
    before: Public,
}

/// Reads a record, replays it and prints it.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let input = Input::read(Some(&args.file))?;
    let record = Record::from_json(&input.text).map_err(|why| input.refuse(Told(why)))?;
    if args.verify {
        return verify::run(&record, &input, &args.seen, args.json, out);
    }
    let setup = record.start.setup();
    let watcher = Watcher(args.observer.map(|eyes| eyes.0));
    if let Some(Observer::Seat(seat)) = watcher.0 {
        let players = setup.players();
        ensure!(
            setup.seats().has(seat),
            say!(text(), "cli-nobody-there", seat = seat.to_string(), players = players)
        );
    }
    // The players are called by their seats.
    let names = &setup.seats().iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
    let replay = Replay { record: &record, setup, watcher, input: &input, names };
    if args.json { replay.as_json(out) } else { replay.as_text(out) }
}

/// A record that is being replayed for someone.
struct Replay<'a> {
    record: &'a Record,
    setup: &'a Setup,
    watcher: Watcher,
    input: &'a Input,
    names: &'a [String],
}

impl Replay<'_> {
    fn as_json(&self, out: &mut dyn Write) -> Result<()> {
        let first = self.first()?;
        let mut beats = Vec::new();
        let end = self.play(|beat| beats.push(beat))?;
        let scores = ScoreSheet::of(&end);
        write_json(
            out,
            &Replayed {
                setup: self.setup,
                start: self.opening(&first),
                beats,
                over: end.is_over(),
                scores: scores.as_ref().map(|scores| self.sheet(scores).answer()),
                fingerprint: self.fingerprint(&end),
            },
        )
    }

    fn as_text(&self, out: &mut dyn Write) -> Result<()> {
        self.write_opening(out, &self.first()?)?;
        let mut written = Ok(());
        let end = self.play(|beat| {
            if written.is_ok() {
                written = self.write_beat(out, &beat);
            }
        });
        written?;
        self.write_end(out, &end?)
    }

    /// The state before the first action.
    fn first(&self) -> Result<State> {
        State::new(&self.record.start).map_err(|why| self.refuse(&why.into()))
    }

    /// Plays the record and hands on each beat as the watcher sees it.
    fn play(&self, mut show: impl FnMut(Beat)) -> Result<State> {
        let mut before = self.first()?.public().clone();
        let end = self.record.replay_with(|step| {
            let after = step.state.public().clone();
            show(self.beat(&step, std::mem::replace(&mut before, after)));
        });
        end.map_err(|why| self.refuse(&why))
    }

    /// Why the record cannot be replayed.
    fn refuse(&self, why: &ReplayError) -> anyhow::Error {
        self.input.refuse(Records::of(self.setup).not_replayed(why))
    }

    /// One step as the watcher sees it.
    fn beat(&self, step: &Step<'_>, before: Public) -> Beat {
        let shown = self.watcher.sees_action_of(step.actor);
        let catalogue = self.setup.catalogue();
        let action = shown.then(|| write_action(catalogue, step.actor, step.action));
        let actor = match step.actor {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Clock => "clock".into(),
        };
        let events = step.events.iter().map(|event| self.watcher.view(event)).collect();
        Beat { number: step.number as u64, actor, action, events, before }
    }

    /// Tells what the watcher sees.
    fn teller(&self) -> Teller<'_> {
        Teller::new(text(), self.setup, self.names, self.watcher.seat())
    }

    /// The seats whose secrets the watcher knows.
    fn known(&self) -> impl Iterator<Item = Seat> {
        self.setup.seats().iter().filter(|&seat| self.watcher.knows(seat))
    }

    fn opening<'s>(&self, state: &'s State) -> Opening<'s> {
        let own = self.known().map(|seat| (seat.to_string(), state.secrets_of(seat))).collect();
        Opening { public: state.public(), own }
    }

    fn sheet<'s>(&'s self, scores: &'s ScoreSheet) -> Sheet<'s> {
        let (catalogue, names) = (self.setup.catalogue(), self.names);
        Sheet { catalogue, names, scores, teller: self.teller() }
    }

    fn fingerprint(&self, end: &State) -> Option<String> {
        let everything = self.watcher.0.is_none();
        everything.then(|| format!("{:016x}", end.fingerprint()))
    }

    /// What is played, and what the watcher knows before the first action.
    fn write_opening(&self, out: &mut dyn Write, state: &State) -> io::Result<()> {
        let public = state.public();
        let options = describe(self.setup.options());
        let begins = match self.record.start {
            Start::Deal { .. } => say!(text(), "cli-replay-new-game", options = options),
            Start::Scene(_) => say!(text(), "cli-replay-scene", options = options),
        };
        writeln!(out, "{begins}")?;
        let round = EventView::RoundBegan { round: public.round, law: public.law };
        self.teller().event(&round).map_or(Ok(()), |line| writeln!(out, "{line}"))?;
        for seat in self.setup.seats().iter() {
            let own = Some(state.secrets_of(seat)).filter(|_| self.watcher.knows(seat));
            let merchant = &public.merchants[seat];
            writeln!(out, "{}", self.teller().belongings(seat, merchant, own))?;
        }
        for side in [Side::Left, Side::Right] {
            let cards = public.discards.cards(side).collect();
            if public.discards.len(side) > 0 {
                writeln!(out, "{}", self.teller().on_pile(side, &cards))?;
            }
        }
        writeln!(out)
    }

    fn write_beat(&self, out: &mut dyn Write, beat: &Beat) -> io::Result<()> {
        let acted = beat.action.as_ref().unwrap_or(&beat.actor);
        writeln!(out, "{:>5}  {acted}", beat.number)?;
        for line in self.teller().at(&beat.before).beat(&beat.events) {
            writeln!(out, "         {line}")?;
        }
        Ok(())
    }

    /// The score sheet and the fingerprint.
    fn write_end(&self, out: &mut dyn Write, end: &State) -> Result<()> {
        writeln!(out)?;
        match ScoreSheet::of(end) {
            Some(scores) => self.sheet(&scores).write_text(out)?,
            None => writeln!(out, "{}", say!(text(), "cli-replay-unfinished"))?,
        }
        if let Some(fingerprint) = self.fingerprint(end) {
            writeln!(out, "{}", say!(text(), "cli-replay-end", fingerprint = fingerprint))?;
        }
        Ok(())
    }
}
