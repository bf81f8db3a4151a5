//! `just-apples replay --verify`, of a game that was played at a table.

use std::sync::{Arc, LazyLock};

use bots::Bot;
use rules::{Edition, Fairness, Options, Record, Seed};
use serde_json::json;
use table::room::{
    Founding, House, Newcomer, PersonId, Room, RoomCommand, RoomInput, Stage, TableCode, Token,
    record,
};
use table::{CommandId, Moment, Name, Tempo};

use crate::program::{Ended, just_apples, written};

/// What Maya gave for the seed.
const MAYAS: u64 = 77;

/// A whole game of Maya and two bots, played once for all tests.
static PLAYED: LazyLock<Record> = LazyLock::new(|| played(Some(Seed::from_number(MAYAS))));

fn name(name: &str) -> Name {
    Name::new(name).expect("a name")
}

/// The record of a game. Maya gives her part, if any, and then goes: a bot plays for her.
fn played(part: Option<Seed>) -> Record {
    let token = Token::new("token-of-Maya-0123456789".to_owned()).expect("a token");
    let founding = Founding {
        code: TableCode::from_random(7),
        secret: Seed::from_number(11),
        options: Options::new(Edition::Second, 3),
        house: House { tempo: Tempo::Instant, ..House::default() },
        host: Newcomer { name: name("Maya"), key: token.key(), entropy: None },
    };
    let (mut room, first) = Room::found(Moment(1_000), founding).expect("a room that opens");
    let bot = |called: &str| RoomCommand::SeatBot { name: name(called), bot: Bot::Normal };
    let wishes = part.map(RoomCommand::Stir).into_iter().chain([bot("Ada"), bot("Bo")]);
    let wishes = wishes.chain([RoomCommand::Start]).zip(1..).map(|(command, number)| {
        let id = CommandId::new(format!("c-{number}")).expect("an id");
        RoomInput::Command { by: PersonId(1), id, command }
    });
    let (came, went) = (RoomInput::Came(PersonId(1)), RoomInput::Went(PersonId(1)));
    let mut inputs: Vec<RoomInput> = [came].into_iter().chain(wishes).chain([went]).collect();
    inputs.reverse();
    let (mut now, mut journal) = (Moment(1_000), vec![first]);
    while room.stage() != Stage::Over {
        let outputs = room.handle(now, inputs.pop().unwrap_or(RoomInput::Tick));
        assert!(!matches!(outputs.answer, Some(Err(_))), "{:?}", outputs.answer);
        journal.extend(outputs.entries);
        for question in outputs.questions {
            let think = room.think(&question).expect("asked about the room as it is");
            inputs.push(RoomInput::Thought { asked: question.id, thought: think.answer() });
        }
        if inputs.is_empty() && room.stage() != Stage::Over {
            now = outputs.wake.expect("something is to come").max(now);
        }
    }
    record(&journal, 1).expect("a record")
}

/// What the program says of a record, with these arguments before it; the name keeps the tests
/// apart.
fn verified(name: &str, record: &Record, args: &[&str]) -> Ended {
    let file = written(&format!("verify-{name}.json"), &record.to_json());
    just_apples(&[&["replay", "--verify"], args, &[&file]].concat()).run()
}

fn claim() -> &'static Fairness {
    PLAYED.fairness.as_ref().expect("it says where its deck came from")
}

/// Checks that a record that was altered is refused with this reason.
fn refused(name: &str, alter: impl FnOnce(&mut Record), reason: &str) {
    let mut record = PLAYED.clone();
    alter(&mut record);
    verified(name, &record, &[]).refused(reason);
}

/// The same for what it says of its deck.
fn claim_refused(name: &str, alter: fn(&mut Fairness), reason: &str) {
    refused(name, |record| alter(record.fairness.as_mut().expect("a claim")), reason);
}

#[test]
fn a_fair_record_says_everything_that_was_checked() {
    let said = verified("fair", &PLAYED, &[]).success();
    let Fairness { commitment, dealer, fingerprint, .. } = claim();
    let (moves, part) = (PLAYED.moves.len(), Seed::from_number(MAYAS));
    for part in [
        "game 1 at table ".to_owned(),
        format!("Commitment     {commitment}\n               is the hash of the dealer's part\n"),
        format!("Dealer's part  {dealer}\nA's part       {part}\nB's part       none\n"),
        "Deck           dealt again from these parts".to_owned(),
        format!("Moves          {moves} played again: all are legal"),
        format!("End            the game is over, with the fingerprint {fingerprint}\n"),
        "hold the record against\nthem with --commitment and --entropy.\n".to_owned(),
        "No record can prove that whoever runs the server did not look at the cards".to_owned(),
    ] {
        assert!(said.contains(&part), "{said} does not say: {part}");
    }
}

#[test]
fn programs_get_the_same() {
    let said = verified("json", &PLAYED, &["--json"]).json();
    assert_eq!(said["commitment"], claim().commitment.to_string());
    assert_eq!(said["seats"], json!([Seed::from_number(MAYAS), null, null]));
    assert_eq!(said["dealer_alone"], json!(false));
    assert_eq!(said["moves"], PLAYED.moves.len());
    let nothing = json!({ "commitment": false, "seats": [], "fingerprint": false });
    assert_eq!(said["seen"], nothing);
}

#[test]
fn it_is_held_against_what_one_saw_oneself() {
    let commitment = claim().commitment.to_string();
    let part = format!("a={}", Seed::from_number(MAYAS));
    let end = claim().fingerprint.to_uppercase();
    let seen = ["--commitment", &commitment, "--entropy", &part, "--fingerprint", &end];
    let said = verified("seen", &PLAYED, &seen).success();
    assert!(said.contains("the dealer's part, and what you saw\n"), "{said}");
    assert!(said.contains("is what you say it was\n"), "{said}");
    assert!(said.contains("is what you saw: these are the moves that were played\n"), "{said}");
    assert!(said.contains("also what you saw yourself. This proves that the deck was not stacked"));
    let json = verified("seen-json", &PLAYED, &[&seen[..], &["--json"]].concat()).json();
    let all = json!({ "commitment": true, "seats": ["A"], "fingerprint": true });
    assert_eq!(json["seen"], all);
}

#[test]
fn what_one_saw_and_the_record_has_not_is_refused() {
    let other = Seed::from_number(78).to_string();
    for (name, args, reason) in [
        ("commitment", ["--commitment", &other], "and you saw 4e000"),
        ("entropy", ["--entropy", &format!("A={other}")], "A's part in the record is 4d000"),
        ("bot", ["--entropy", &format!("B={other}")], "B's part in the record is none"),
        ("nobody", ["--entropy", &format!("D={other}")], "nobody sits at D"),
        ("no-seat", ["--entropy", &format!("Z={other}")], "there is no seat Z"),
        ("no-seed", ["--entropy", "A=90"], "a seed is 64 hexadecimal digits"),
        ("no-part", ["--entropy", "90"], "it takes a seat and its part"),
        ("end", ["--fingerprint", "0123456789abcdef"], "and you saw 0123456789abcdef"),
        ("no-end", ["--fingerprint", "90"], "a fingerprint is 16 hexadecimal digits"),
        ("no-digest", ["--commitment", "90"], "a digest is 64 hexadecimal digits"),
    ] {
        verified(&format!("other-{name}"), &PLAYED, &args).refused(reason);
    }
    just_apples(&["replay", "--commitment", &other, "game.json"]).run().refused("--verify");
    just_apples(&["replay", "--verify", "--as", "A", "game.json"]).run().refused("--as");
}

#[test]
fn an_altered_record_is_refused_with_what_does_not_match() {
    let (commitment, deal) = ("does not match the commitment", "not dealt from these parts");
    claim_refused("dealer", |claim| claim.dealer.0[0] ^= 1, commitment);
    claim_refused("commitment", |claim| claim.commitment.0[0] ^= 1, commitment);
    claim_refused("game", |claim| claim.game = 2, commitment);
    claim_refused("entropy", |claim| claim.seats[0] = None, deal);
    claim_refused("more", |claim| claim.seats[1] = Some(Seed::from_number(1)), deal);
    claim_refused("seats", |claim| claim.seats.truncate(2), "2 parts of the seed for 3 seats");
    claim_refused("end", |claim| claim.fingerprint.clear(), "the moves lead to the fingerprint");
    refused("swapped", |record| record.moves.swap(0, 1), "the moves do not fit the deal: move 1");
    let last_move = |record: &mut Record| drop(record.moves.pop());
    refused("shorter", last_move, "the game is not over: moves are missing at its end");
    let another_seed = |record: &mut Record| {
        let rules::Start::Deal { seed, .. } = &mut record.start else { unreachable!("a deal") };
        seed.0[0] ^= 1;
    };
    refused("seed", another_seed, deal);
}

#[test]
fn another_setup_is_refused() {
    let another_setup = |record: &mut Record| {
        let rules::Start::Deal { setup, .. } = &mut record.start else { unreachable!("a deal") };
        let options = Options { royal_goods: true, ..Options::new(Edition::Second, 3) };
        *setup = Arc::new(rules::Setup::new(options).expect("it can be played"));
    };
    refused("setup", another_setup, "the moves do not fit the deal: move ");
    let more_players = |record: &mut Record| {
        let rules::Start::Deal { setup, .. } = &mut record.start else { unreachable!("a deal") };
        let options = Options::new(Edition::Second, 4);
        *setup = Arc::new(rules::Setup::new(options).expect("it can be played"));
    };
    refused("players", more_players, "3 parts of the seed for 4 seats");
}

#[test]
fn a_record_that_begins_in_the_middle_is_refused() {
    let scene = |record: &mut Record| {
        let options = Options::new(Edition::Second, 3);
        let setup = rules::Setup::new(options).expect("it can be played");
        record.start = rules::Start::Scene(Box::new(rules::Scene::new(Arc::new(setup))));
        record.moves.clear();
    };
    refused("scene", scene, "begins with a scene, which nobody dealt");
}

#[test]
fn moves_that_were_altered_with_their_fingerprint_are_found_out_by_the_one_that_was_seen() {
    let seen = &claim().fingerprint;
    let mut record = PLAYED.clone();
    // Another game with the same deck, in which everyone does something else.
    let rules::Start::Deal { setup, seed } = &record.start else { unreachable!("a deal") };
    let mut state = rules::State::deal(Arc::clone(setup), *seed);
    let mut dice = rules::random::Dice::new(7);
    record.moves.clear();
    while let Some((actor, action)) = rules::random::next_move(&state, &mut dice) {
        state.apply(actor, action.clone(), &mut |_| {}).expect("a legal move");
        record.moves.push((actor, action));
    }
    record.fairness.as_mut().expect("a claim").fingerprint =
        format!("{:016x}", state.fingerprint());
    let said = verified("other-moves", &record, &[]).success();
    assert!(said.contains("whoever alters the\n               moves can alter it"), "{said}");
    verified("other-moves-seen", &record, &["--fingerprint", seen]).refused("and you saw");
}

#[test]
fn a_record_that_claims_nothing_says_so() {
    refused("nothing", |record| record.fairness = None, "does not say where its deck came from");
}

#[test]
fn a_deck_that_the_dealer_chose_alone_is_not_called_fair() {
    let alone = played(None);
    let said = verified("alone", &alone, &[]).success();
    assert!(said.contains("nobody at the table gave a part"), "{said}");
    assert!(said.contains("does not prove that the deck was not stacked"), "{said}");
    assert_eq!(verified("alone-json", &alone, &["--json"]).json()["dealer_alone"], true);
}
