//! What the client remembers of what it was told: the chronicle, what became of each bag, and
//! everyone's record. Everything here is a fold over what this seat has seen.

mod known;

use std::sync::Arc;

use rules::annals::BagStory;
use rules::public::{Public, Verdict};
use rules::slip::SlipNumber;
use rules::{Annals, EventView, Law, Ledger, PerSeat, Seat, Seats};
use table::room::RoomBeat;
use table::{Author, Beat, Happening, Speech};

use known::Known;

/// How often someone's bag was opened, and how often it held a lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conduct {
    /// How often it was opened.
    pub(crate) opened: u8,
    /// How often it was not what was declared.
    pub(crate) lied: u8,
}

/// What is heard of a table: of its game, or of the people around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// Something of the game, or somebody at it spoke.
    Table(Beat),
    /// Something else, in the room.
    Room(RoomBeat),
}

/// One line of the chronicle, not yet in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Something happened in the game.
    Game(Deed),
    /// Someone spoke.
    Said(Seat, Speech),
    /// Something happened around the table.
    Room(Arc<RoomBeat>),
}

/// Something that happened in the game, and what its telling needs to know of the table before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    /// What happened.
    pub(crate) events: Arc<[EventView]>,
    /// Who was the law, if that was seen.
    pub(crate) law: Option<Law>,
    /// Who wrote the slips that left the table, or that a verdict takes.
    pub(crate) authors: Arc<[(SlipNumber, Seat)]>,
}

/// What was laid open when a round ended with it: the gate, where one would see that, goes with the same
/// beat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finale {
    /// The round.
    pub(crate) round: u8,
    /// Whose: one merchant's, unless the clock has opened several bags (T1).
    pub(crate) bags: Vec<LastBag>,
}

/// What one merchant's was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LastBag {
    /// Whose.
    pub(crate) seat: Seat,
    /// What became of the bag, if it was settled just then.
    pub(crate) story: Option<BagStory>,
    /// What its owner has proved: that there was no more.
    pub(crate) proof: Option<EventView>,
}

/// What one beat has done at the gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct AtTheGate {
    opened: Seats,
    handed_back: Seats,
    proved: Seats,
}

/// Everything that the client remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    /// The chronicle, the oldest line first.
    pub(crate) lines: Vec<Line>,
    /// Whether nothing was missed.
    pub(crate) whole: bool,
    /// How often it was told from the beginning.
    pub(crate) tellings: u32,
    /// What became of each bag, round by round.
    pub(crate) annals: Annals,
    /// Everyone's record.
    pub(crate) conduct: PerSeat<Conduct>,
    /// What lies face down, as far as this seat has seen it.
    pub(crate) known: Known,
    /// Who promised what, and what became of it.
    pub(crate) ledger: Ledger,
    /// What each merchant has proved in this round, last: that there was no more.
    pub(crate) proofs: PerSeat<Option<EventView>>,
    /// What was laid open at the very end of the round before, or of the game.
    pub(crate) finale: Option<Finale>,
    /// What this beat has done at the gate.
    at_the_gate: AtTheGate,
    /// Who is the law, if that was seen.
    law: Option<Law>,
    /// Who wrote each slip that was seen.
    authors: Vec<(SlipNumber, Seat)>,
}

impl Story {
    /// The story of a game that is watched from this round on.
    pub(crate) fn new(round: u8, law: Option<Law>) -> Self {
        Self {
            lines: Vec::new(),
            whole: true,
            tellings: 1,
            annals: Annals::from_round(round, law.map_or(Seats::NONE, Law::seats)),
            conduct: PerSeat::default(),
            known: Known::default(),
            ledger: Ledger::from_round(round),
            proofs: PerSeat::default(),
            finale: None,
            at_the_gate: AtTheGate::default(),
            law,
            authors: Vec::new(),
        }
    }

    /// The story of a game that stands like this after these beats.
    pub(crate) fn of(public: &Public, heard: &[Heard]) -> Self {
        let mut story = match heard.iter().find_map(first_round_begun) {
            // Who was the law before the first round that was seen to begin, nobody told us.
            Some(round) => Self::new(round - 1, None),
            None => Self::new(public.round, Some(public.law)),
        };
        heard.iter().for_each(|heard| story.hear(heard));
        story
    }

    /// Takes note of something that was heard.
    pub(crate) fn hear(&mut self, heard: &Heard) {
        match heard {
            Heard::Table(beat) => self.observe(beat),
            Heard::Room(beat) => self.lines.push(Line::Room(Arc::new(beat.clone()))),
        }
    }

    fn observe(&mut self, beat: &Beat) {
        match (&beat.what, beat.by) {
            (Happening::Game(events), _) => {
                let deed = self.deed(events);
                self.lines.push(Line::Game(deed));
                self.at_the_gate = AtTheGate::default();
                events.iter().for_each(|event| self.observe_event(event));
            }
            (Happening::Said(speech), Author::Person(seat) | Author::Bot(seat)) => {
                self.lines.push(Line::Said(seat, speech.clone()));
            }
            (Happening::Opened { round, law }, _) => {
                self.annals = Annals::from_round(*round, law.seats());
                self.law = Some(*law);
            }
            (Happening::Said(_) | Happening::Resumed, _) => {}
        }
    }

    /// How often others have spoken since so many lines were read.
    pub(crate) fn unread(&self, read: usize, me: Option<Seat>) -> usize {
        let new = self.lines.iter().skip(read);
        new.filter(|line| matches!(line, Line::Said(seat, _) if Some(*seat) != me)).count()
    }

    /// What happened, with what its telling needs to know.
    fn deed(&self, events: &[EventView]) -> Deed {
        let author = |event: &EventView| {
            let told = match event {
                EventView::SlipGone { slip, .. }
                | EventView::VerdictGiven { verdict: Verdict::HandBack(Some(slip)), .. } => slip,
                _ => return None,
            };
            self.authors.iter().find(|(number, _)| number == told).copied()
        };
        let authors = events.iter().filter_map(author).collect();
        Deed { events: events.into(), law: self.law, authors }
    }

    /// The round is over; the gate goes before anybody has seen what this beat found there.
    fn close_the_gate(&mut self) {
        let (round, AtTheGate { opened, handed_back, proved }) =
            (self.annals.now(), self.at_the_gate);
        let last = |seat: Seat| LastBag {
            seat,
            story: round.bags[seat].clone().filter(|_| opened.or(handed_back).has(seat)),
            proof: self.proofs[seat].clone().filter(|_| proved.has(seat)),
        };
        let bags: Vec<_> = opened.or(proved).iter().map(last).collect();
        self.finale = (!bags.is_empty()).then_some(Finale { round: round.round, bags });
    }

    fn observe_event(&mut self, event: &EventView) {
        if matches!(event, EventView::RoundBegan { .. } | EventView::GameOver(_)) {
            self.close_the_gate();
        }
        self.ledger.observe(event);
        self.known.observe(event);
        self.annals.observe(event);
        match event {
            EventView::RoundBegan { law, .. } => {
                self.law = Some(*law);
                self.proofs = PerSeat::default();
            }
            EventView::Proved { merchant, .. } | EventView::ProofShown { merchant, .. } => {
                self.proofs[*merchant] = Some(event.clone());
                self.at_the_gate.proved = self.at_the_gate.proved.with(*merchant);
            }
            EventView::Opened { bag, cards, declared, .. } => {
                self.at_the_gate.opened = self.at_the_gate.opened.with(*bag);
                let conduct = &mut self.conduct[*bag];
                conduct.opened += 1;
                conduct.lied += u8::from(!cards.is_only(*declared));
            }
            EventView::HandedBack { bag, .. } => {
                self.at_the_gate.handed_back = self.at_the_gate.handed_back.with(*bag);
            }
            EventView::SlipWritten(slip) => self.authors.push((slip.number, slip.author)),
            _ => {}
        }
    }
}

/// The round that a beat begins, if it begins one.
fn first_round_begun(heard: &Heard) -> Option<u8> {
    let Heard::Table(Beat { what: Happening::Game(events), .. }) = heard else { return None };
    events.iter().find_map(|event| match event {
        EventView::RoundBegan { round, .. } => Some(*round),
        _ => None,
    })
}

#[cfg(test)]
mod tests;
