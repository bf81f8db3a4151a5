//! What a fuzzer does to frames of the protocol and to records, and what must hold then.
//!
//! The fuzzer itself is in `fuzz/`; the tests here replay its corpus, so that what was found once is
//! looked for in every run of the checks.

use std::sync::OnceLock;

use rules::random::{self, Dice};
use rules::{Actor, Edition, Options, Phase, Record, Seed, State};
use table::room::{
    Founding, House, Newcomer, Room, RoomCommand, RoomEntry, Stage, TableCode, Token,
};
use table::steward::{ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work};
use table::wire::{self, ClientFrame, Hello, NoFrame, Parting, ServerFrame};
use table::{CommandId, Moment, Name, Occasion, Seq};

/// No record in the corpus is longer than this: what is slow finds little.
const LONGEST: usize = 64 * 1024;

/// Takes any bytes for a record, as `just-apples replay` does. Whatever can be read is written as it
/// is read, and plays or is refused.
pub fn record(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if text.len() > LONGEST {
        return;
    }
    let Ok(record) = Record::from_json(text) else { return };
    let again = Record::from_json(&record.to_json());
    assert_eq!(again.as_ref(), Ok(&record), "what was read is written as it was");
    let begins = State::new(&record.start);
    let mut played = 0;
    let ended = record.replay_with(|step| {
        played += 1;
        assert_eq!(step.number, played, "moves are counted from one");
    });
    assert!(begins.is_ok() || ended.is_err(), "what cannot begin does not end");
    assert!(ended.is_err() || played == record.moves.len(), "all moves, or it says which is not");
    // A record that claims to be fair is, or it says what does not match.
    assert!(table::fair::verify(&record).is_err() || ended.is_ok(), "what is fair can be replayed");
}

/// Takes any bytes for a frame that someone sends, read as the server does. The first byte says
/// where the table is in its evening: 0 in the lobby, 1 at the market, 2 at the gate.
pub fn wire(data: &[u8]) {
    let Some((place, frame)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(frame) else { return };
    static PLACES: OnceLock<[Rig; 3]> = OnceLock::new();
    let places = PLACES.get_or_init(|| [Rig::lobby(), Rig::market(), Rig::gate()]);
    let rig = &places[usize::from(*place) % places.len()];
    match wire::read(text) {
        Ok(frame) => {
            let again = serde_json::to_string(&frame).expect("plain data");
            assert_eq!(
                wire::read(&again).as_ref(),
                Ok(&frame),
                "what was read is written as it was"
            );
            match frame {
                ClientFrame::Hello(hello) => greet(rig.clone(), hello),
                ClientFrame::Do { id, what } => command(rig, &id, &what),
                ClientFrame::Ping(_) => {}
            }
        }
        Err(none) => refuse(none),
    }
}

/// Whoever says hello is told how things stand, or sent away.
fn greet(mut rig: Rig, hello: Hello) {
    let (screen, key) = (ScreenId(9), hello.token.map(|token| token.key()));
    let told =
        rig.hand_in(StewardInput::Enter { screen, key, since: hello.since, brief: hello.brief });
    let updates = told.frames.iter().filter(|(to, frame)| *to == screen && frame.update.is_some());
    let partings = told.partings.iter().filter(|(to, _)| *to == screen);
    assert_eq!(updates.count() + partings.count(), 1, "a hello has one answer");
    rig.check(0);
}

/// Whoever sends a command gets one answer, and the journal knows what came of it.
fn command(rig: &Rig, id: &CommandId, what: &RoomCommand) {
    for screen in 0..3 {
        let mut rig = rig.clone();
        let before = rig.journal.len();
        let told = rig.send(ScreenId(screen), id.clone(), what.clone());
        let answers = told.frames.iter().filter(|(_, frame)| frame.answer.is_some()).count();
        assert_eq!(answers, 1, "every command has one answer");
        rig.check(before);
    }
}

/// What is no frame is refused if it has the name of a command, in a frame of ours.
fn refuse(none: NoFrame) {
    let named = none.id.clone();
    let answer = none.answer();
    assert_eq!(answer.as_ref().and_then(|frame| Some(&frame.answer.as_ref()?.id)), named.as_ref());
    if let Some(frame) = answer {
        assert_eq!(read(&wire::write(&frame)), frame, "what is written is read as it was");
    }
}

/// Reads a frame of the server.
fn read(text: &str) -> ServerFrame {
    serde_json::from_str(text).expect("a frame of ours")
}

/// A room with a store that always works.
#[derive(Clone)]
struct Rig {
    steward: Steward,
    now: Moment,
    journal: Vec<RoomEntry>,
}

fn newcomer(name: &str) -> Newcomer {
    let token = Token::new(format!("token-of-{name}-0123456789")).expect("a token");
    Newcomer { name: Name::new(name).expect("a name"), key: token.key(), entropy: None }
}

impl Rig {
    /// Three people in a lobby.
    fn lobby() -> Self {
        let founding = Founding {
            code: TableCode::from_random(1),
            secret: Seed::from_number(1),
            options: Options::new(Edition::Second, 3),
            house: House::default(),
            host: newcomer("Maya"),
        };
        let now = Moment(1_000);
        let (steward, outputs) = Steward::of_new_room(now, founding, Ticket(0)).expect("a room");
        let mut rig = Self { steward, now, journal: Vec::new() };
        rig.see_through(outputs);
        for (place, name) in ["Maya", "Ines", "Olek"].into_iter().enumerate() {
            let who = newcomer(name);
            let (screen, key) = (ScreenId(place as u64), Some(who.key));
            rig.hand_in(StewardInput::Join { ticket: Ticket(1), who, seat: None });
            rig.hand_in(StewardInput::Enter { screen, key, since: Seq(0), brief: false });
        }
        rig
    }

    /// They have begun.
    fn market() -> Self {
        let mut rig = Self::lobby();
        let id = CommandId::new("start").expect("an id");
        rig.send(ScreenId(0), id, RoomCommand::Start);
        rig
    }

    /// Their bags are at the gate.
    fn gate() -> Self {
        let mut rig = Self::market();
        let mut dice = Dice::new(4);
        for number in 0..1_000 {
            let state = rig.room().state().expect("a game");
            if matches!(state.public().phase, Phase::Inspection(_)) {
                break;
            }
            let during = Occasion::of(state.public());
            let Some((Actor::Seat(seat), action)) = random::next_move(state, &mut dice) else {
                continue;
            };
            let id = CommandId::new(format!("m-{number}")).expect("an id");
            rig.send(ScreenId(seat.index() as u64), id, RoomCommand::Act { action, during });
        }
        rig
    }

    fn room(&self) -> &Room {
        self.steward.room().expect("nothing is on its way")
    }

    fn send(&mut self, screen: ScreenId, id: CommandId, command: RoomCommand) -> Told {
        self.hand_in(StewardInput::Command { screen, id, command })
    }

    fn hand_in(&mut self, input: StewardInput) -> Told {
        let outputs = self.steward.handle(self.now, input);
        self.see_through(outputs)
    }

    fn see_through(&mut self, mut outputs: StewardOutputs) -> Told {
        let mut told = Told::default();
        loop {
            let frames = outputs.frames.drain(..).map(|(screen, frame)| (screen, read(&frame)));
            told.frames.extend(frames);
            told.partings.append(&mut outputs.partings);
            let Some(Work::Append(entries, _)) = outputs.work.take() else { return told };
            self.journal.extend(entries);
            outputs = self.steward.handle(self.now, StewardInput::Appended(Ok(())));
        }
    }

    /// The journal tells the same room again, entry by entry.
    fn check(&self, before: usize) {
        let restored = Room::restore(&self.journal).expect("a journal of ours");
        assert!(restored.state() == self.room().state(), "the journal tells the same game");
        assert!(self.journal.len() >= before && restored.stage() != Stage::Over);
        for entry in &self.journal[before..] {
            let text = serde_json::to_string(entry).expect("JSON");
            let read: RoomEntry = serde_json::from_str(&text).expect("an entry");
            assert_eq!(&read, entry, "what is kept is what was entered");
        }
    }
}

/// What screens were told, and which of them were sent away.
#[derive(Default)]
struct Told {
    frames: Vec<(ScreenId, ServerFrame)>,
    partings: Vec<(ScreenId, Parting)>,
}
