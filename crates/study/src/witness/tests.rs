//! A small game with its parts, and what does not pass for it.

use std::sync::Arc;

use rules::random::{Dice, next_move};
use rules::{Digest, Edition, Fairness, Options, Seat, Seed, Setup, Start};

use super::*;

const TABLE: &str = "K7QX2M";
const ME: Seat = Seat::new(1);

fn dealer() -> Seed {
    Seed::from_number(7)
}

fn mine() -> Seed {
    Seed::from_number(1)
}

/// A whole game that was dealt from these parts.
fn played(seats: Vec<Option<Seed>>) -> Record {
    let setup = Arc::new(Setup::new(Options::new(Edition::Second, 3)).expect("playable options"));
    let seed = fair::deal(TABLE, 2, dealer(), &seats);
    let mut record = Record::new(Start::Deal { setup, seed });
    let mut state = record.replay().expect("a deal");
    let mut dice = Dice::for_game(3, 1);
    while !state.is_over() {
        let Some((actor, action)) = next_move(&state, &mut dice) else { continue };
        state.apply(actor, action.clone(), &mut |_| {}).expect("a legal move");
        record.moves.push((actor, action));
    }
    record.fairness = Some(Fairness {
        table: TABLE.to_owned(),
        game: 2,
        commitment: fair::commitment(TABLE, 2, dealer()),
        dealer: dealer(),
        seats,
        fingerprint: format!("{:016x}", state.fingerprint()),
    });
    record
}

/// Whoever was at that game from its beginning to its end.
fn witness(record: &Record) -> Witness {
    let observer = Observer::Seat(ME);
    let mut beats = Vec::new();
    let end = record.replay_with(|step| {
        beats.push(step.events.iter().map(|event| event.seen_by(observer)).collect());
    });
    Witness {
        table: TABLE.to_owned(),
        game: 2,
        shown: record.fairness.clone(),
        gave: Some((2, fair::commitment(TABLE, 2, dealer()), mine())),
        view: end.expect("legal moves").view(observer),
        beats,
    }
}

fn fair_game() -> (Record, Witness) {
    let record = played(vec![None, Some(mine()), Some(Seed::from_number(2))]);
    let witness = witness(&record);
    (record, witness)
}

#[test]
fn a_fair_game_passes_also_for_those_who_came_late() {
    let (record, mut seen) = fair_game();
    assert_eq!(seen.hold_against(&record), Ok(()));
    seen.beats.drain(..20);
    assert_eq!(seen.hold_against(&record), Ok(()));
    seen.gave = None;
    assert_eq!(seen.hold_against(&record), Ok(()));
}

#[test]
fn a_record_is_read_as_the_server_writes_it() {
    let (record, _) = fair_game();
    assert_eq!(jot::read(&record.to_json()), Some(record));
}

#[test]
fn another_part_of_the_house_is_noticed() {
    let (mut record, mut seen) = fair_game();
    let Some(claim) = &mut record.fairness else { panic!("a claim") };
    claim.dealer = Seed::from_number(8);
    assert_eq!(seen.hold_against(&record), Err(Mismatch::OtherCommitment));
    // A commitment that fits, but was not shown before.
    seen.gave = Some((2, Digest([1; 32]), mine()));
    let (record, _) = fair_game();
    assert_eq!(seen.hold_against(&record), Err(Mismatch::OtherCommitment));
    // Another one at the end than in the record.
    let (record, mut seen) = fair_game();
    if let Some(shown) = &mut seen.shown {
        shown.dealer = Seed::from_number(8);
    }
    assert_eq!(seen.hold_against(&record), Err(Mismatch::OtherGame));
}

#[test]
fn a_part_that_was_left_out_is_noticed() {
    let (mut record, seen) = fair_game();
    if let Some(claim) = &mut record.fairness {
        claim.seats[ME.index()] = None;
    }
    assert_eq!(seen.hold_against(&record), Err(Mismatch::OtherDeck));
    let without = played(vec![Some(mine()), None, None]);
    assert_eq!(witness(&without).hold_against(&without), Err(Mismatch::NotMine));
}

#[test]
fn moves_that_were_not_made_are_noticed() {
    let (mut record, mut seen) = fair_game();
    let last = record.moves.len();
    // What was seen is not what the record tells, though that is true of itself.
    seen.beats[11].clear();
    assert_eq!(seen.hold_against(&record), Err(Mismatch::Unlike(12)));
    let (_, mut seen) = fair_game();
    seen.view.public.round -= 1;
    assert_eq!(seen.hold_against(&record), Err(Mismatch::Unlike(last)));
    let (_, seen) = fair_game();
    record.moves.pop();
    assert_eq!(seen.hold_against(&record), Err(Mismatch::OtherEnd));
    record.moves.remove(0);
    assert_eq!(seen.hold_against(&record), Err(Mismatch::Impossible(1)));
}
