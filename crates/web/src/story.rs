//! What the client remembers of what it was told: the chronicle, what became of each bag, and
//! everyone's record. Everything here is a fold over what this seat has seen.

use std::sync::Arc;

use rules::event::{Place, Purse, Seen};
use rules::public::Public;
use rules::slip::{Slip, SlipNumber};
use rules::{EventView, Gold, Good, Goods, Law, Ledger, PerSeat, Seat, Seats};
use table::room::RoomBeat;
use table::{Author, Beat, Happening, Speech};

/// What became of a bag at the gate this round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BagStory {
    /// What was declared, if it came to that.
    pub(crate) declared: Option<(Good, u8)>,
    /// How it ended, if it did.
    pub(crate) end: Option<BagEnd>,
    /// The goods that went to the owner's stand, as far as this seat saw them: the legal ones, and
    /// everything out of one's own bag.
    pub(crate) seen: Goods,
    /// How many cards went to the owner's stand unseen.
    pub(crate) face_down: u8,
}

/// How a bag ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BagEnd {
    /// It was handed back.
    HandedBack {
        /// By whom; nobody when time was up.
        by: Seats,
    },
    /// It was opened.
    Opened {
        /// By whom.
        by: Seats,
        /// What was in it.
        cards: Goods,
    },
}

impl BagStory {
    const NEW: Self = Self { declared: None, end: None, seen: Goods::NONE, face_down: 0 };

    /// The cards that were not what was declared, once it was opened.
    pub(crate) fn false_cards(&self) -> Option<Goods> {
        let (Some(BagEnd::Opened { cards, .. }), Some((declared, _))) = (&self.end, self.declared)
        else {
            return None;
        };
        Some(cards.cards().filter(|&good| good != declared).collect())
    }
}

/// What happened in one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RoundStory {
    /// Which round.
    pub(crate) round: u8,
    /// Who was the law.
    pub(crate) law: Seats,
    /// What became of each bag.
    pub(crate) bags: PerSeat<Option<BagStory>>,
    /// How much gold each has more than at its beginning, or less.
    pub(crate) gold: PerSeat<i64>,
    /// The deals that were struck.
    pub(crate) deals: Vec<Slip>,
}

impl RoundStory {
    /// A round in which nothing has happened yet.
    pub(crate) fn new(round: u8, law: Seats) -> Self {
        let (bags, gold) = (PerSeat::default(), PerSeat::default());
        Self { round, law, bags, gold, deals: Vec::new() }
    }

    /// What became of this bag, to be written down.
    fn bag(&mut self, seat: Seat) -> &mut BagStory {
        self.bags[seat].get_or_insert(BagStory::NEW)
    }

    fn observe(&mut self, event: &EventView) {
        match event {
            EventView::Declared { seat, good, cards } => {
                self.bag(*seat).declared = Some((*good, *cards));
            }
            EventView::HandedBack { bag, by } => {
                self.bag(*bag).end = Some(BagEnd::HandedBack { by: *by });
            }
            EventView::Opened { bag, by, cards, declared } => {
                let bag = self.bag(*bag);
                // Whoever came later has not heard the declaration.
                bag.declared = Some((*declared, cards.len() as u8));
                bag.end = Some(BagEnd::Opened { by: *by, cards: cards.goods() });
            }
            EventView::Moved { cards, from: Place::Bag(bag), to: Place::Stand(owner) }
                if bag == owner =>
            {
                self.admit(*owner, cards);
            }
            EventView::GoldMoved { amount, from, to, .. } => self.pay(*amount, *from, *to),
            EventView::DealStruck { slip, .. } => self.deals.push(slip.clone()),
            _ => {}
        }
    }

    /// Cards went from a bag to its owner's stand.
    fn admit(&mut self, owner: Seat, cards: &Seen) {
        let bag = self.bag(owner);
        match cards {
            Seen::Cards(goods) => bag.seen.add_all(goods),
            Seen::Backs { count, .. } => bag.face_down += count,
        }
    }

    fn pay(&mut self, amount: Gold, from: Purse, to: Purse) {
        let amount = i64::from(amount.0);
        if let Purse::Seat(seat) = from {
            self.gold[seat] -= amount;
        }
        if let Purse::Seat(seat) = to {
            self.gold[seat] += amount;
        }
    }
}

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
    /// Who wrote the slips that left the table.
    pub(crate) authors: Arc<[(SlipNumber, Seat)]>,
}

/// Everything that the client remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    /// The chronicle, the oldest line first.
    pub(crate) lines: Vec<Line>,
    /// The round that is played.
    pub(crate) now: RoundStory,
    /// The round before it.
    pub(crate) before: Option<RoundStory>,
    /// Everyone's record.
    pub(crate) conduct: PerSeat<Conduct>,
    /// Who promised what, and what became of it.
    pub(crate) ledger: Ledger,
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
            now: RoundStory::new(round, law.map_or(Seats::NONE, Law::seats)),
            before: None,
            conduct: PerSeat::default(),
            ledger: Ledger::from_round(round),
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
                events.iter().for_each(|event| self.observe_event(event));
            }
            (Happening::Said(speech), Author::Person(seat) | Author::Bot(seat)) => {
                self.lines.push(Line::Said(seat, speech.clone()));
            }
            (Happening::Opened { round, law }, _) => {
                self.now = RoundStory::new(*round, law.seats());
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
        let author = |event: &EventView| match event {
            EventView::SlipGone { slip, .. } => {
                self.authors.iter().find(|(number, _)| number == slip).copied()
            }
            _ => None,
        };
        let authors = events.iter().filter_map(author).collect();
        Deed { events: events.into(), law: self.law, authors }
    }

    fn observe_event(&mut self, event: &EventView) {
        self.ledger.observe(event);
        match event {
            EventView::RoundBegan { round, law } => {
                let next = RoundStory::new(*round, law.seats());
                self.before = Some(std::mem::replace(&mut self.now, next));
                self.law = Some(*law);
            }
            EventView::Opened { bag, cards, declared, .. } => {
                let conduct = &mut self.conduct[*bag];
                conduct.opened += 1;
                conduct.lied += u8::from(!cards.is_only(*declared));
            }
            EventView::SlipWritten(slip) => self.authors.push((slip.number, slip.author)),
            _ => {}
        }
        self.now.observe(event);
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
