//! An inn with one room: a steward, a store that fails, forgets its answer or conflicts, people on
//! bad connections, and a clock of our own. Everything that happens is drawn from one seed.

use std::collections::BTreeMap;

use bots::{Bot, Phrase, Thought};
use rand_core::Rng as _;
use rules::random::{self, Dice};
use rules::{Options, Seat, Seed, below};
use serde_json::Value;
use table::room::{
    Founding, House, Key, Newcomer, PersonId, Room, RoomBeat, RoomCommand, RoomEntry, RoomInput,
    Stage, TableCode, Token, Viewer, beats,
};
use table::steward::{
    CannotRead, NotKept, Reply, ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work,
};
use table::wire::{Outcome, ServerFrame};
use table::{CommandId, Moment, Name, Occasion, QuestionId, Seq, Tempo};

const NAMES: [&str; 4] = ["Maya", "Ines", "Olek", "Dasha"];

/// What is on its way.
#[derive(Debug)]
enum Event {
    /// A message from a screen.
    Sent(ScreenId, StewardInput),
    /// A frame to a screen.
    Told(ScreenId, String),
    /// A screen is cut off by the server.
    Cut(ScreenId),
    /// The store answers.
    Stored(u32, StewardInput),
    /// A bot has thought.
    Thought(u32, QuestionId, Box<Thought>),
    /// The steward wants to be woken.
    Wake(u32),
    /// Someone does something.
    Acts(usize),
}

/// Whether a command is entered in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entered {
    Yes,
    No,
    /// Only if it is not so already.
    Perhaps,
}

/// One of the people, who knows nothing but what they were told.
pub(crate) struct Client {
    name: &'static str,
    key: Key,
    pub(crate) person: Option<PersonId>,
    screen: Option<ScreenId>,
    /// When the last frame on its way to the screen arrives: frames do not overtake each other.
    last_frame: Moment,
    /// Commands without an answer.
    pending: Vec<(CommandId, RoomCommand)>,
    pub(crate) seen: Seq,
    pub(crate) view: Option<Value>,
    typed: Option<table::room::RoomView>,
    /// What they saw, without a gap up to the last.
    pub(crate) beats: Vec<RoomBeat>,
    /// What was acknowledged; signs are, and are not entered.
    pub(crate) acknowledged: Vec<(CommandId, Seq, Entered)>,
    /// What was refused, so that nothing of it may be there unless it was sent again.
    refused: Vec<CommandId>,
    /// How often each was sent.
    copies: BTreeMap<CommandId, u32>,
    sent: u32,
}

/// The inn.
pub(crate) struct Inn {
    pub(crate) now: Moment,
    dice: Dice,
    founding: Founding,
    steward: Steward,
    /// Which process runs the steward.
    process: u32,
    pub(crate) journal: Vec<RoomEntry>,
    events: BTreeMap<(Moment, u64), Event>,
    drawn: u64,
    pub(crate) clients: Vec<Client>,
    screens: u64,
    /// Whether things go wrong.
    faulty: bool,
    /// What went wrong, by kind, to see that it did.
    pub(crate) faults: BTreeMap<&'static str, u32>,
    pub(crate) refusals: u32,
}

fn client(name: &'static str) -> Client {
    let token = Token::new(format!("token-of-{name}-0123456789")).expect("a token");
    Client {
        name,
        key: token.key(),
        person: None,
        screen: None,
        last_frame: Moment(0),
        pending: Vec::new(),
        seen: Seq(0),
        view: None,
        typed: None,
        beats: Vec::new(),
        acknowledged: Vec::new(),
        refused: Vec::new(),
        copies: BTreeMap::new(),
        sent: 0,
    }
}

impl Inn {
    /// An inn where the first of some people opens a room with these options.
    pub(crate) fn open(options: Options, number: u64) -> Self {
        let mut dice = Dice::for_game(17, number);
        let people = 1 + below(NAMES.len() as u32, &mut dice) as usize;
        let clients: Vec<Client> = NAMES[..people].iter().map(|name| client(name)).collect();
        let tempo = [Tempo::Unhurried, Tempo::Quick, Tempo::Instant][below(3, &mut dice) as usize];
        let decision_seconds = (below(3, &mut dice) == 0).then_some(20);
        let host = newcomer(&clients[0]);
        let founding = Founding {
            code: TableCode::from_random(number),
            secret: Seed::from_number(number),
            options,
            house: House { tempo, decision_seconds, ..House::default() },
            host,
        };
        let now = Moment(1_000_000);
        let (steward, outputs) =
            Steward::of_new_room(now, founding.clone(), Ticket(0)).expect("a room that opens");
        let mut inn = Self {
            now,
            dice,
            founding,
            steward,
            process: 0,
            journal: Vec::new(),
            events: BTreeMap::new(),
            drawn: 0,
            clients,
            screens: 0,
            faulty: true,
            faults: BTreeMap::new(),
            refusals: 0,
        };
        inn.take(outputs);
        for place in 0..people {
            inn.later(10 * (place as u64 + 1), Event::Acts(place));
        }
        inn
    }

    // What is on its way.

    fn at(&mut self, moment: Moment, event: Event) {
        self.drawn += 1;
        self.events.insert((moment, self.drawn), event);
    }

    fn later(&mut self, millis: u64, event: Event) {
        self.at(Moment(self.now.0 + millis), event);
    }

    fn delay(&mut self) -> u64 {
        u64::from(below(80, &mut self.dice))
    }

    fn once_in(&mut self, n: u32) -> bool {
        below(n, &mut self.dice) == 0
    }

    /// Something goes wrong once in so often, while things go wrong.
    fn fault(&mut self, what: &'static str, once_in: u32) -> bool {
        let happens = self.faulty && self.once_in(once_in);
        if happens {
            *self.faults.entry(what).or_default() += 1;
        }
        happens
    }

    /// Does what the steward wants.
    fn take(&mut self, outputs: StewardOutputs) {
        let StewardOutputs { work, frames, partings, replies, thoughts, wake, .. } = outputs;
        if outputs.dismissed {
            // The room was not kept: whoever wanted to open it tries again.
            assert!(self.journal.is_empty(), "a room that is kept is not dismissed");
            return self.kill();
        }
        for (screen, frame) in frames {
            let delay = self.delay();
            let Some(client) = self.clients.iter_mut().find(|c| c.screen == Some(screen)) else {
                continue;
            };
            client.last_frame = client.last_frame.max(Moment(self.now.0 + delay));
            let arrives = client.last_frame;
            self.at(arrives, Event::Told(screen, frame));
        }
        for (screen, _) in partings {
            let delay = self.delay();
            self.later(delay, Event::Cut(screen));
        }
        for (ticket, reply) in replies {
            let client = &mut self.clients[ticket.0 as usize];
            if let Reply::Admitted(Ok(admitted)) = reply {
                client.person = Some(admitted.person);
            }
        }
        for (asked, think) in thoughts {
            let delay = self.delay();
            self.later(delay, Event::Thought(self.process, asked, Box::new(think.answer())));
        }
        if let Some(wake) = wake {
            self.at(wake.max(self.now), Event::Wake(self.process));
        }
        if let Some(work) = work {
            self.store(work);
        }
    }

    // The store.

    fn store(&mut self, work: Work) {
        let answer = match work {
            Work::Append(entries, _) => StewardInput::Appended(self.append(entries)),
            Work::Read if self.fault("no read", 20) => {
                StewardInput::Read(Err(CannotRead::Unavailable))
            }
            Work::Read => StewardInput::Read(Ok(self.journal.clone())),
        };
        let delay = self.delay();
        self.later(delay, Event::Stored(self.process, answer));
    }

    fn append(&mut self, entries: Vec<RoomEntry>) -> Result<(), NotKept> {
        if self.fault("not written", 40) {
            return Err(NotKept::Failed);
        }
        if self.fault("unknown, not written", 60) {
            return Err(NotKept::Unknown);
        }
        if self.fault("another node", 60) {
            self.write_elsewhere();
        }
        let follows = entries.iter().zip(self.journal.len() as u32 + 1..);
        if !follows.clone().all(|(entry, seq)| entry.seq == Seq(seq)) {
            return Err(NotKept::Conflict);
        }
        self.journal.extend(entries);
        if self.fault("unknown, written", 60) {
            return Err(NotKept::Unknown);
        }
        Ok(())
    }

    /// Another node has the same room, and someone there says something.
    fn write_elsewhere(&mut self) {
        let Ok(mut room) = Room::restore(&self.journal) else { return };
        let id = format!("elsewhere-{}", self.journal.len());
        let command = RoomCommand::Say(Phrase::HurryUp.into());
        let id = CommandId::new(id).expect("an id");
        let said = room.handle(self.now, RoomInput::Command { by: PersonId(1), id, command });
        self.journal.extend(said.entries);
    }

    // The process.

    /// The process is killed and another starts: every connection is gone, and every thought.
    fn kill(&mut self) {
        self.process += 1;
        let written = !self.journal.is_empty();
        for client in &mut self.clients {
            client.screen = None;
        }
        let gone = u64::from(below(20_000, &mut self.dice));
        self.now = Moment(self.now.0 + gone);
        let (steward, outputs) = if written {
            Steward::of_kept_room()
        } else {
            let founding = self.founding.clone();
            Steward::of_new_room(self.now, founding, Ticket(0)).expect("a room that opens")
        };
        self.steward = steward;
        self.take(outputs);
    }

    // People.

    /// Lets the next thing happen.
    pub(crate) fn step(&mut self) {
        let Some(((at, _), event)) = self.events.pop_first() else { return };
        self.now = self.now.max(at);
        match event {
            Event::Sent(screen, input) => {
                let connected = self.clients.iter().any(|c| c.screen == Some(screen));
                if connected || matches!(input, StewardInput::Join { .. } | StewardInput::Leave(_))
                {
                    self.hand_in(input);
                }
            }
            Event::Told(screen, frame) => self.hear(screen, &frame),
            Event::Cut(screen) => {
                for client in self.clients.iter_mut().filter(|c| c.screen == Some(screen)) {
                    client.screen = None;
                }
            }
            Event::Stored(process, input) if process == self.process => self.hand_in(input),
            Event::Thought(process, asked, thought) if process == self.process => {
                self.hand_in(StewardInput::Thought { asked, thought: *thought });
            }
            Event::Wake(process) if process == self.process => self.hand_in(StewardInput::Tick),
            Event::Stored(..) | Event::Thought(..) | Event::Wake(_) => {}
            Event::Acts(place) => self.act(place),
        }
    }

    fn hand_in(&mut self, input: StewardInput) {
        let outputs = self.steward.handle(self.now, input);
        self.take(outputs);
    }

    /// Someone does something, and will again.
    fn act(&mut self, place: usize) {
        let pause = 20 + u64::from(below(1_500, &mut self.dice));
        self.later(pause, Event::Acts(place));
        if self.fault("killed", 150) {
            self.kill();
        }
        if self.clients[place].person.is_none() {
            self.join(place);
        } else if self.clients[place].screen.is_none() {
            self.connect(place);
        } else if self.fault("cut off", 30) {
            self.disconnect(place);
        } else if !self.clients[place].pending.is_empty() && self.once_in(3) {
            self.send_again(place);
        } else if self.faulty {
            self.do_something(place);
        }
    }

    fn join(&mut self, place: usize) {
        let who = newcomer(&self.clients[place]);
        let input = StewardInput::Join { ticket: Ticket(place as u64), who, seat: None };
        let delay = self.delay();
        self.later(delay, Event::Sent(ScreenId(0), input));
    }

    fn connect(&mut self, place: usize) {
        self.screens += 1;
        let screen = ScreenId(self.screens);
        let client = &mut self.clients[place];
        client.screen = Some(screen);
        let (key, since) = (Some(client.key), client.seen);
        let delay = self.delay();
        self.later(delay, Event::Sent(screen, StewardInput::Enter { screen, key, since }));
    }

    /// The connection is lost, with everything that is on its way.
    fn disconnect(&mut self, place: usize) {
        let Some(screen) = self.clients[place].screen.take() else { return };
        self.later(100, Event::Sent(screen, StewardInput::Leave(screen)));
    }

    /// Sends a command. It may get lost, come twice, or be overtaken.
    fn send(&mut self, place: usize, id: &CommandId, command: &RoomCommand) {
        let Some(screen) = self.clients[place].screen else { return };
        if self.fault("dropped", 20) {
            return;
        }
        let times = if self.fault("repeated", 20) { 2 } else { 1 };
        for _ in 0..times {
            let (id, command) = (id.clone(), command.clone());
            *self.clients[place].copies.entry(id.clone()).or_default() += 1;
            let delay = self.delay();
            self.later(delay, Event::Sent(screen, StewardInput::Command { screen, id, command }));
        }
    }

    fn send_again(&mut self, place: usize) {
        if let Some((id, command)) = self.clients[place].pending.first().cloned() {
            self.send(place, &id, &command);
        }
    }

    /// Someone does something at random, judging by what they were told.
    fn do_something(&mut self, place: usize) {
        let Some(command) = self.wish(place) else { return };
        let client = &mut self.clients[place];
        client.sent += 1;
        let id = CommandId::new(format!("{}-{}", client.name, client.sent)).expect("an id");
        client.pending.push((id.clone(), command.clone()));
        self.send(place, &id, &command);
    }

    fn wish(&mut self, place: usize) -> Option<RoomCommand> {
        let client = &self.clients[place];
        let view = client.typed.clone()?;
        let host = client.person == Some(view.room.host);
        let dice = &mut self.dice;
        if below(10, dice) == 0 {
            return Some(RoomCommand::Say(Phrase::ALL[below(16, dice) as usize].into()));
        }
        match view.room.stage {
            Stage::Lobby if host => Some(lobby_wish(view.room.chairs.len(), dice)),
            Stage::Lobby => Some(RoomCommand::Stir(Seed::from_number(dice.next_u64()))),
            Stage::Over if host => Some(RoomCommand::Again),
            Stage::Over => None,
            Stage::Playing if host && view.table.as_ref()?.paused => Some(RoomCommand::Unpause),
            Stage::Playing if host && below(60, dice) == 0 => Some(RoomCommand::Pause),
            Stage::Playing => {
                let game = &view.table.as_ref()?.game;
                let during = Occasion::of(&game.public);
                match below(10, dice) {
                    0 => Some(RoomCommand::Ready { during }),
                    1 => Some(RoomCommand::Writing { during }),
                    _ => {
                        let action = random::choose(&game.choices()?, dice)?;
                        Some(RoomCommand::Act { action, during })
                    }
                }
            }
        }
    }

    /// A frame arrives.
    fn hear(&mut self, screen: ScreenId, frame: &str) {
        let Some(client) = self.clients.iter_mut().find(|c| c.screen == Some(screen)) else {
            return;
        };
        let parsed: ServerFrame = serde_json::from_str(frame).expect("a frame of the protocol");
        assert_eq!(serde_json::to_string(&parsed).expect("JSON"), frame, "written as the type is");
        if let Some(answer) = parsed.answer {
            let sent = client.pending.iter().position(|(id, _)| *id == answer.id);
            // The second answer to a command that was sent twice is no news.
            let command = sent.map(|place| client.pending.remove(place).1);
            match (answer.outcome, command) {
                (Outcome::Ok(seq), Some(command)) => {
                    client.acknowledged.push((answer.id, seq, entered(&command)));
                }
                (Outcome::Refused(_), Some(_)) => {
                    self.refusals += 1;
                    client.refused.push(answer.id);
                }
                (_, None) => {}
            }
        }
        let Some(update) = parsed.update else { return };
        if let Some(table) = &update.view.table {
            let asked = |seat: Seat| table.game.public.asked(&table.game.setup, seat);
            let seats = table.game.setup.seats();
            assert!(seats.iter().all(|seat| table.asked[seat] == asked(seat)), "as the rules ask");
        }
        assert!(update.seq >= client.seen, "an update never goes back");
        let missed = (update.seq.0 - client.seen.0) as usize;
        if update.beats.len() == missed {
            let continues = update.beats.first().is_none_or(|beat| beat.seq == client.seen.next());
            assert!(continues, "beats follow on each other");
        } else {
            assert!(update.beats.is_empty(), "all that was missed, or nothing of it");
            client.beats.clear();
        }
        client.beats.extend(update.beats);
        client.seen = update.seq;
        client.view = Some(serde_json::to_value(&update.view).expect("JSON"));
        client.typed = Some(update.view);
    }

    // The end.

    /// Nothing goes wrong any more: everyone comes back, and every command is answered.
    pub(crate) fn settle(&mut self) {
        self.faulty = false;
        for _ in 0..200_000 {
            let connected = |client: &Client| client.screen.is_some() && client.pending.is_empty();
            let quiet = self
                .events
                .values()
                .all(|event| matches!(event, Event::Acts(_) | Event::Wake(_) | Event::Thought(..)));
            let told = |client: &Client| client.seen.0 as usize == self.journal.len();
            let kept = self.steward.room().is_some();
            if kept && quiet && self.clients.iter().all(connected) && self.clients.iter().all(told)
            {
                return;
            }
            self.step();
        }
        panic!("people do not get an answer");
    }

    /// Everything that must hold when nothing is on its way.
    pub(crate) fn check(&self) {
        let restored = Room::restore(&self.journal).expect("a journal that can be restored");
        let room = self.steward.room().expect("a room");
        assert!(room.state() == restored.state(), "the game is what the journal says");
        assert_eq!(room.seq(), restored.seq());
        self.check_nothing_is_lost();
        for client in &self.clients {
            let viewer = Viewer::Person(client.person.expect("someone in the room"));
            let fresh = serde_json::to_value(room.view(viewer)).expect("JSON");
            let view = client.view.as_ref().expect("a view");
            assert_eq!(differs(view, &fresh), None, "{} sees what there is", client.name);
            let all = beats(&self.journal, viewer).expect("beats");
            let last: Vec<&RoomBeat> = client.beats.iter().rev().take(all.len()).collect();
            assert!(
                last.into_iter().eq(all.iter().rev().take(client.beats.len())),
                "{}",
                client.name
            );
        }
    }

    /// What was acknowledged is in the journal, once, where the answer said; nothing is in it twice.
    fn check_nothing_is_lost(&self) {
        let mut seen = BTreeMap::new();
        for entry in &self.journal {
            let twice = seen.insert((entry.by, entry.id.clone()), entry.seq);
            assert_eq!(twice, None, "{entry:?} is there twice");
        }
        for client in &self.clients {
            let by = table::room::Writer::Person(client.person.expect("someone in the room"));
            for id in client.refused.iter().filter(|id| client.copies.get(*id) == Some(&1)) {
                assert_eq!(seen.get(&(by, id.clone())), None, "{id:?} was refused");
            }
            for (id, seq, entered) in &client.acknowledged {
                let there = seen.get(&(by, id.clone()));
                match entered {
                    Entered::Yes => assert_eq!(there, Some(seq), "{id:?} was acknowledged"),
                    Entered::No => assert_eq!(there, None, "{id:?} is but a sign"),
                    Entered::Perhaps => assert!(there.is_none_or(|there| there == seq), "{id:?}"),
                }
            }
        }
    }
}

/// Where two values differ first, and how.
fn differs(left: &Value, right: &Value) -> Option<String> {
    match (left, right) {
        _ if left == right => None,
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            let mut keys = one.keys();
            keys.find_map(|key| Some(format!(".{key}{}", differs(&one[key], &other[key])?)))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut places = one.iter().zip(other).enumerate();
            places.find_map(|(place, (a, b))| Some(format!("[{place}]{}", differs(a, b)?)))
        }
        _ => Some(format!(" is {left} instead of {right}")),
    }
}

fn newcomer(client: &Client) -> Newcomer {
    let name = Name::new(client.name).expect("a short name");
    Newcomer { name, key: client.key, entropy: None }
}

const fn entered(command: &RoomCommand) -> Entered {
    match command {
        RoomCommand::Ready { .. } | RoomCommand::Writing { .. } | RoomCommand::Here => Entered::No,
        RoomCommand::Unpause => Entered::Perhaps,
        _ => Entered::Yes,
    }
}

/// What a host does in the lobby: fills chairs, and begins.
fn lobby_wish(chairs: usize, dice: &mut Dice) -> RoomCommand {
    let name = |place: u32| Name::new(&format!("Bot {place}")).expect("a short name");
    match below(8, dice) {
        0..=3 if chairs < 4 => {
            let bot = if below(3, dice) == 0 { Bot::Normal } else { Bot::Random };
            RoomCommand::SeatBot { name: name(below(100, dice)), bot }
        }
        4 => {
            let mut order: Vec<u8> = (0..chairs as u8).collect();
            rules::shuffle(&mut order, dice);
            RoomCommand::Reorder(order)
        }
        _ => RoomCommand::Start,
    }
}
