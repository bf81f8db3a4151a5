//! Everything that a page was told of a game, word for word.

use std::collections::BTreeMap;

use rules::{Annals, EventView, Record};
use serde::{Deserialize, Serialize};
use table::Seq;
use table::room::{RoomBeat, RoomFacts, RoomHappening};
use table::wire::ServerFrame;

use crate::witness::{Gave, Mismatch, Witness};

/// Everything that a page was told of a game that is over, as the texts in which it came, and the
/// game's record. The page does not have to understand any of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Testimony {
    /// At which table.
    pub table: String,
    /// Which of its games.
    pub game: u32,
    /// What the page gave for the deck, if it did.
    pub gave: Option<Gave>,
    /// What it asked for once, if it came late: beats.
    pub beats: Option<String>,
    /// The frames that it was sent, in their order.
    pub frames: Vec<String>,
    /// The record.
    pub record: String,
}

/// What a record is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// Why the record is not the game that was seen, if it is not.
    pub mismatch: Option<Mismatch>,
    /// What everyone carried, if the record leads to what was seen at the end: whatever else it may
    /// tell, it would not be of this game.
    pub annals: Option<Annals>,
}

impl Testimony {
    /// Holds the record against everything that was seen.
    pub(crate) fn judge(&self) -> Judgement {
        let Some((witness, record)) = self.witness().zip(jot::read::<Record>(&self.record)) else {
            return Judgement { mismatch: Some(Mismatch::Unreadable), annals: None };
        };
        let same_end =
            || record.replay().is_ok_and(|end| end.view(witness.view.observer) == witness.view);
        Judgement {
            mismatch: witness.hold_against(&record).err(),
            annals: same_end().then(|| Annals::of(&record).ok()).flatten(),
        }
    }

    /// What was seen; nothing, if a text is none of a server, or no game is in them.
    fn witness(&self) -> Option<Witness> {
        let earlier: Vec<RoomBeat> = match &self.beats {
            Some(text) => jot::read(text)?,
            None => Vec::new(),
        };
        let mut beats: BTreeMap<Seq, RoomBeat> = by_seq(earlier).collect();
        let (mut facts, mut view, mut last) = (None::<RoomFacts>, None, Seq(0));
        for text in &self.frames {
            let frame: ServerFrame<Option<RoomFacts>> = jot::read(text)?;
            let Some(update) = frame.update else { continue };
            let update = update.after(|| facts.clone())?;
            last = update.seq;
            beats.extend(by_seq(update.beats));
            facts = Some(update.view.room);
            view = update.view.table.map(|table| table.game);
        }
        Some(Witness {
            table: self.table.clone(),
            game: self.game,
            shown: facts.and_then(|facts| facts.fairness),
            gave: self.gave,
            view: view?,
            beats: moves(&unbroken(beats, last)),
        })
    }
}

fn by_seq(beats: Vec<RoomBeat>) -> impl Iterator<Item = (Seq, RoomBeat)> {
    beats.into_iter().map(|beat| (beat.seq, beat))
}

/// The beats up to this one, from where on none is missing. If the last ones are, there are none:
/// nobody could say which moves the others were.
fn unbroken(beats: BTreeMap<Seq, RoomBeat>, last: Seq) -> Vec<RoomBeat> {
    let mut kept: Vec<RoomBeat> = Vec::new();
    for beat in beats.into_values() {
        if kept.last().is_some_and(|last| last.seq.next() != beat.seq) {
            kept.clear();
        }
        kept.push(beat);
    }
    if kept.last().is_some_and(|beat| beat.seq == last) { kept } else { Vec::new() }
}

/// What happened in the last game that began, move by move.
fn moves(beats: &[RoomBeat]) -> Vec<Vec<EventView>> {
    let begins = beats.iter().rposition(|beat| matches!(beat.what, RoomHappening::Started { .. }));
    let game = |beat: &RoomBeat| match &beat.what {
        RoomHappening::Game(events) => Some(events.clone()),
        _ => None,
    };
    beats[begins.unwrap_or_default()..].iter().filter_map(game).collect()
}

#[cfg(test)]
mod tests {
    use table::Moment;
    use table::room::Writer;

    use super::*;

    fn beat(seq: u32, what: RoomHappening) -> RoomBeat {
        RoomBeat { seq: Seq(seq), at: Moment(1), by: Writer::House, what }
    }

    fn a_move(seq: u32) -> RoomBeat {
        beat(seq, RoomHappening::Game(vec![EventView::TimeIsUp; seq as usize]))
    }

    #[test]
    fn what_comes_before_a_gap_is_no_testimony() {
        let beats = [a_move(3), a_move(4), a_move(7), a_move(8), a_move(9)];
        let kept = |last| {
            let kept = unbroken(by_seq(beats.to_vec()).collect(), Seq(last));
            kept.iter().map(|beat| beat.seq.0).collect::<Vec<_>>()
        };
        assert_eq!(kept(9), [7, 8, 9]);
        // Nor is anything, if the end was missed.
        assert!(kept(30).is_empty());
    }

    #[test]
    fn only_moves_of_the_last_game_count() {
        let started = |seq| {
            beat(
                seq,
                RoomHappening::Started { round: 1, law: rules::Law::Sheriff(rules::Seat::new(0)) },
            )
        };
        let beats = [
            started(1),
            a_move(2),
            started(3),
            a_move(4),
            beat(5, RoomHappening::Unsaid),
            a_move(6),
        ];
        assert_eq!(moves(&beats).iter().map(Vec::len).collect::<Vec<_>>(), [4, 6]);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let nothing = Testimony::default().judge();
        assert_eq!(nothing, Judgement { mismatch: Some(Mismatch::Unreadable), annals: None });
        let torn = Testimony { frames: vec!["{\"update\":".into()], ..Testimony::default() };
        assert_eq!(torn.judge(), nothing);
    }
}
