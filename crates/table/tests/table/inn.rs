//! An inn with one room: a steward, a store that fails, forgets its answer or conflicts, people on
//! bad connections, and a clock of our own. Everything that happens is drawn from one seed.

use std::collections::BTreeMap;

use bots::{Phrase, Thought};
use rules::random::Dice;
use rules::{Options, Seat, Seats, Seed, below};
use serde_json::Value;
use table::room::{
    Chair, Founding, House, Key, PersonId, Room, RoomBeat, RoomCommand, RoomDeed, RoomEntry,
    RoomFacts, RoomInput, RoomRefusal, RoomUpdate, RoomView, TableCode, Viewer, Writer, beats,
};
use table::steward::{
    CannotRead, NotKept, Reply, ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work,
};
use table::wire::{Answered, Outcome, Parting, ServerFrame};
use table::{CommandId, MOST_BEATS, Moment, QuestionId, Seq};

use crate::guests::{self, Device, Guest, Wish};

const NAMES: [&str; 4] = ["Maya", "Ines", "Olek", "Dasha"];

/// Whoever goes for a while is away for at most so long, in milliseconds.
const LONGEST_WALK: u32 = 30_000;

/// What is on its way.
#[derive(Debug)]
enum Event {
    /// A message from a screen, or from somebody at the door.
    Sent(ScreenId, StewardInput),
    /// A frame to a screen.
    Told(ScreenId, String),
    /// A screen is sent away by the server.
    Cut(ScreenId, Parting),
    /// The store answers.
    Stored(u32, StewardInput),
    /// A bot has thought.
    Thought(u32, QuestionId, Box<Thought>),
    /// The steward wants to be woken.
    Wake(u32),
    /// Someone does something on a device.
    Acts(usize),
}

/// Whether a command is entered in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entered {
    Yes,
    No,
    /// Only if it is not so already.
    Perhaps,
}

/// A command that someone was told is done.
struct Acknowledged {
    by: PersonId,
    id: CommandId,
    seq: Seq,
    entered: Entered,
}

/// What somebody asked for at the door, and for which of the guests.
#[derive(Clone, Copy)]
struct Request {
    what: Asked,
    guest: usize,
    key: Key,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// To be let in.
    ToJoin,
    /// To give someone a new token.
    ToRekey(PersonId),
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
    guests: Vec<Guest>,
    devices: Vec<Device>,
    screens: u64,
    /// What was asked for at the door, by ticket.
    requests: Vec<Request>,
    /// Whether things go wrong.
    faulty: bool,
    /// What went wrong, by kind, to see that it did.
    pub(crate) faults: BTreeMap<&'static str, u32>,
    /// How many commands were sent, under how many ids.
    sent: u32,
    /// How often each was sent.
    copies: BTreeMap<CommandId, u32>,
    /// What was acknowledged; signs are, and are not entered.
    acknowledged: Vec<Acknowledged>,
    /// What was refused, so that nothing of it may be there unless it was sent again.
    refused: Vec<(PersonId, CommandId)>,
    /// Who was told that they are in, or that someone has a new token.
    admitted: Vec<(Asked, PersonId, Key)>,
}

impl Inn {
    /// An inn where the first of some people opens a room with these options.
    pub(crate) fn open(options: Options, number: u64) -> Self {
        let mut dice = Dice::for_game(17, number);
        let people = 1 + below(NAMES.len() as u32, &mut dice) as usize;
        let guests: Vec<Guest> = NAMES[..people].iter().map(|name| Guest::new(name)).collect();
        let House { tempo, decision_seconds, gone_seconds, late_joiners, .. } =
            guests::house(&mut dice);
        let founding = Founding {
            code: TableCode::from_random(number),
            secret: Seed::from_number(number),
            options,
            house: House {
                tempo,
                decision_seconds,
                gone_seconds,
                late_joiners,
                ..House::default()
            },
            host: guests[0].newcomer(),
        };
        let now = Moment(1_000_000);
        let (steward, outputs) =
            Steward::of_new_room(now, founding.clone(), Ticket(0)).expect("a room that opens");
        let opens = Request { what: Asked::ToJoin, guest: 0, key: founding.host.key };
        let mut inn = Self {
            now,
            dice,
            founding,
            steward,
            process: 0,
            journal: Vec::new(),
            events: BTreeMap::new(),
            drawn: 0,
            guests,
            devices: Vec::new(),
            screens: 0,
            requests: vec![opens],
            faulty: true,
            faults: BTreeMap::new(),
            sent: 0,
            copies: BTreeMap::new(),
            acknowledged: Vec::new(),
            refused: Vec::new(),
            admitted: Vec::new(),
        };
        inn.take(outputs);
        inn.bring_devices();
        inn
    }

    /// Everyone has a device and some have two; others look on. Some come when all have begun.
    fn bring_devices(&mut self) {
        for guest in 0..self.guests.len() {
            let late = guest > 0 && self.once_in(3);
            let comes = if late { u64::from(below(20_000, &mut self.dice)) } else { 0 };
            self.bring_device(Some(guest), comes);
            if self.once_in(4) {
                self.bring_device(Some(guest), comes + 3_000);
            }
        }
        if self.once_in(3) {
            self.bring_device(None, 500);
        }
    }

    fn bring_device(&mut self, whose: Option<usize>, comes: u64) {
        self.devices.push(Device::new(whose));
        let place = self.devices.len();
        self.later(comes + 10 * place as u64, Event::Acts(place - 1));
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
            self.tell(screen, Event::Told(screen, frame));
        }
        for (screen, parting) in partings {
            self.tell(screen, Event::Cut(screen, parting));
        }
        for (ticket, reply) in replies {
            self.reply(self.requests[ticket.0 as usize], reply);
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

    /// Something is on its way to a screen, behind everything else that is.
    fn tell(&mut self, screen: ScreenId, event: Event) {
        let delay = self.delay();
        let Some(place) = self.device_at(screen) else { return };
        let device = &mut self.devices[place];
        device.last_frame = device.last_frame.max(Moment(self.now.0 + delay));
        let arrives = device.last_frame;
        self.at(arrives, event);
    }

    fn device_at(&self, screen: ScreenId) -> Option<usize> {
        self.devices.iter().position(|device| device.screen == Some(screen))
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
        self.devices.iter_mut().for_each(|device| device.screen = None);
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
                if self.device_at(screen).is_some() || needs_no_screen(&input) {
                    self.hand_in(input);
                }
            }
            Event::Told(screen, frame) => self.hear(screen, &frame),
            Event::Cut(screen, parting) => self.be_sent_away(screen, parting),
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
        if self.faulty && self.now < self.devices[place].aside_until {
            return;
        }
        if self.fault("killed", 150) {
            self.kill();
        }
        let Device { whose, screen, ref pending, .. } = self.devices[place];
        let waits = !pending.is_empty();
        if let Some(guest) = self.outside(whose) {
            self.join(guest);
        } else if screen.is_none() {
            self.connect(place);
        } else if self.fault("cut off", 30) {
            self.disconnect(place);
        } else if self.fault("gone for a while", 80) {
            let walk = u64::from(below(LONGEST_WALK, &mut self.dice));
            self.devices[place].aside_until = Moment(self.now.0 + walk);
            self.disconnect(place);
        } else if waits && self.once_in(3) {
            self.send_again(place);
        } else if self.faulty {
            self.do_something(place);
        }
    }

    /// The guest, if they are not in the room.
    fn outside(&self, whose: Option<usize>) -> Option<usize> {
        whose.filter(|&guest| self.guests[guest].person.is_none())
    }

    /// A ticket for whoever asks for something at the door.
    fn ticket(&mut self, what: Asked, guest: usize, key: Key) -> Ticket {
        self.requests.push(Request { what, guest, key });
        Ticket(self.requests.len() as u64 - 1)
    }

    /// Hands something in at the door, once or twice.
    fn ask(&mut self, input: &StewardInput) {
        let times = if self.fault("repeated", 20) { 2 } else { 1 };
        for _ in 0..times {
            let delay = self.delay();
            self.later(delay, Event::Sent(ScreenId(0), input.clone()));
        }
    }

    fn join(&mut self, guest: usize) {
        let who = self.guests[guest].newcomer();
        let ticket = self.ticket(Asked::ToJoin, guest, who.key);
        let seat = guests::wanted_seat(&mut self.dice);
        self.ask(&StewardInput::Join { ticket, who, seat });
    }

    /// A host gives someone a new token, and whoever it is for will know it.
    fn rekey(&mut self, place: usize, person: PersonId) {
        let Some(by) = self.devices[place].key else { return };
        let Some(guest) = self.guests.iter().position(|guest| guest.person == Some(person)) else {
            return;
        };
        let key = self.guests[guest].new_key();
        self.guests[guest].be_promised(key);
        let ticket = self.ticket(Asked::ToRekey(person), guest, key);
        self.ask(&StewardInput::Rekey { ticket, by, person, key });
    }

    /// Whoever asked for something at the door gets an answer.
    fn reply(&mut self, request: Request, reply: Reply) {
        let guest = &mut self.guests[request.guest];
        match (request.what, reply) {
            (Asked::ToJoin, Reply::Admitted(Ok(admitted))) => {
                guest.be_let_in(admitted.person, request.key);
                self.admitted.push((request.what, admitted.person, request.key));
            }
            (Asked::ToJoin, Reply::Admitted(Err(RoomRefusal::NameTaken(_)))) => {
                guest.take_another_name();
            }
            (Asked::ToRekey(person), Reply::Admitted(Ok(admitted))) => {
                assert_eq!(admitted.person, person);
                guest.be_given(request.key);
                self.admitted.push((request.what, person, request.key));
            }
            (_, Reply::Admitted(Err(_)) | Reply::Nothing(_)) => {}
            (_, Reply::Facts { .. }) => panic!("nobody asked for that"),
        }
    }

    fn connect(&mut self, place: usize) {
        self.screens += 1;
        let screen = ScreenId(self.screens);
        let device = &mut self.devices[place];
        let guest = device.whose.map(|guest| &self.guests[guest]);
        device.screen = Some(screen);
        device.person = guest.and_then(|guest| guest.person);
        device.key = guest.map(Guest::key);
        let (key, since) = (device.key, device.seen);
        let delay = self.delay();
        let brief = wants_it_short(place);
        self.later(delay, Event::Sent(screen, StewardInput::Enter { screen, key, since, brief }));
    }

    /// The connection is lost, with everything that is on its way.
    fn disconnect(&mut self, place: usize) {
        let Some(screen) = self.devices[place].screen.take() else { return };
        self.later(100, Event::Sent(screen, StewardInput::Leave(screen)));
    }

    /// The server closes a connection, and says why.
    fn be_sent_away(&mut self, screen: ScreenId, parting: Parting) {
        let Some(place) = self.device_at(screen) else { return };
        self.disconnect(place);
        let device = &mut self.devices[place];
        let Some(guest) = device.whose else {
            // Whoever may not look on has nothing to say either.
            return device.pending.clear();
        };
        let known = device.person == self.guests[guest].person;
        let gone = match (parting, device.key) {
            (Parting::Left, _) => known,
            (Parting::UnknownToken, Some(key)) => known && self.guests[guest].be_unknown(key),
            _ => false,
        };
        if gone {
            self.guests[guest].go_out();
            let owned = |place: &usize| self.devices[*place].whose == Some(guest);
            for place in (0..self.devices.len()).filter(owned).collect::<Vec<_>>() {
                self.disconnect(place);
                self.devices[place].forget();
            }
        }
    }

    /// Sends a command. It may get lost, come twice, or be overtaken.
    fn send(&mut self, place: usize, id: &CommandId, command: &RoomCommand) {
        let Some(screen) = self.devices[place].screen else { return };
        if self.fault("dropped", 20) {
            return;
        }
        let times = if self.fault("repeated", 20) { 2 } else { 1 };
        for _ in 0..times {
            let (id, command) = (id.clone(), command.clone());
            *self.copies.entry(id.clone()).or_default() += 1;
            let delay = self.delay();
            self.later(delay, Event::Sent(screen, StewardInput::Command { screen, id, command }));
        }
    }

    fn send_again(&mut self, place: usize) {
        if let Some((id, command)) = self.devices[place].pending.first().cloned() {
            self.send(place, &id, &command);
        }
    }

    /// Someone does something at random, judging by what they were told.
    fn do_something(&mut self, place: usize) {
        let device = &self.devices[place];
        let Some(view) = &device.view else { return };
        let wish = match device.person {
            Some(me) => guests::wish(view, me, &mut self.dice),
            None => guests::onlooker_wish(&mut self.dice),
        };
        match wish {
            Some(Wish::Command(command)) => self.want(place, command),
            Some(Wish::NewToken(person)) => self.rekey(place, person),
            Some(Wish::ToGo) => self.disconnect(place),
            None => {}
        }
    }

    fn want(&mut self, place: usize, command: RoomCommand) {
        self.sent += 1;
        let id = CommandId::new(format!("c-{}", self.sent)).expect("an id");
        self.send(place, &id, &command);
        self.devices[place].pending.push((id, command));
    }

    /// A frame arrives.
    fn hear(&mut self, screen: ScreenId, frame: &str) {
        let Some(place) = self.device_at(screen) else { return };
        let parsed: ServerFrame<Option<RoomFacts>> =
            serde_json::from_str(frame).expect("a frame of the protocol");
        let style = if frame.starts_with('[') { jot::Style::Short } else { jot::Style::Long };
        let mut written = String::new();
        assert!(jot::append(&mut written, &parsed, style));
        assert_eq!(written, frame, "written as the type is");
        assert_eq!(style == jot::Style::Short, wants_it_short(place) && parsed.update.is_some());
        if let Some(answer) = parsed.answer {
            self.hear_answer(place, answer);
        }
        if let Some(update) = parsed.update {
            let told = || self.devices[place].view.as_ref().map(|view| view.room.clone());
            let update = update.after(told).expect("the room, if it was not told before");
            self.watch(place, update);
        }
    }

    fn hear_answer(&mut self, place: usize, Answered { id, outcome }: Answered) {
        let device = &mut self.devices[place];
        let sent = device.pending.iter().position(|(pending, _)| *pending == id);
        // The second answer to a command that was sent twice is no news.
        let Some((_, command)) = sent.map(|sent| device.pending.remove(sent)) else { return };
        match (device.person, outcome) {
            (Some(by), Outcome::Ok(seq)) => {
                let entered = entered(&command);
                self.acknowledged.push(Acknowledged { by, id, seq, entered });
            }
            (Some(by), Outcome::Refused(_)) => self.refused.push((by, id)),
            (None, outcome) => {
                let Outcome::Refused(refused) = outcome else { panic!("{command:?} is done") };
                let busy = matches!(refused.why, RoomRefusal::Busy | RoomRefusal::NotSaved);
                assert!(busy || refused.why == RoomRefusal::OnlyLooking, "{refused:?}");
            }
        }
    }

    /// A device shows what happened, and how things stand.
    fn watch(&mut self, place: usize, update: RoomUpdate) {
        let device = &mut self.devices[place];
        if let Some(table) = &update.view.table {
            let asked = |seat: Seat| table.game.public.asked(&table.game.setup, seat);
            let seats = table.game.setup.seats();
            assert!(seats.iter().all(|seat| table.asked[seat] == asked(seat)), "as the rules ask");
        }
        assert!(update.seq >= device.seen, "an update never goes back");
        let missed = (update.seq.0 - device.seen.0) as usize;
        if update.beats.len() == missed {
            let continues = update.beats.first().is_none_or(|beat| beat.seq == device.seen.next());
            assert!(continues, "beats follow on each other");
        } else {
            assert!(update.beats.is_empty(), "all that was missed, or nothing of it");
            device.beats.clear();
        }
        device.beats.extend(update.beats);
        device.seen = update.seq;
        device.view = Some(update.view);
        device.whose.into_iter().for_each(|guest| self.guests[guest].be_known());
    }

    // The end.

    /// Nothing goes wrong any more: everyone who may be here is, and every command is answered.
    pub(crate) fn settle(&mut self) {
        self.faulty = false;
        for _ in 0..200_000 {
            if self.is_settled() {
                return;
            }
            self.step();
        }
        panic!("people do not get an answer");
    }

    fn is_settled(&self) -> bool {
        let quiet =
            |event: &Event| matches!(event, Event::Acts(_) | Event::Wake(_) | Event::Thought(..));
        let Some(room) = self.steward.room() else { return false };
        let told = |device: &Device| {
            let knows_all = device.seen.0 as usize == self.journal.len();
            device.pending.is_empty() && (device.screen.is_none() || knows_all)
        };
        let may_be_out = |device: &Device| match device.whose {
            _ if device.screen.is_some() => true,
            Some(guest) => self.is_kept_out(room, &self.guests[guest]),
            None => !room.allows_spectators(),
        };
        // How many look on is told once a second.
        let [_, onlookers, _] = self.connected();
        let is_counted = usize::from(room.facts().watching) == onlookers;
        is_counted
            && self.events.values().all(quiet)
            && self.devices.iter().all(told)
            && self.devices.iter().all(may_be_out)
    }

    /// Whether someone is not in the room because it does not let them in.
    fn is_kept_out(&self, room: &Room, guest: &Guest) -> bool {
        let join = RoomInput::Join { who: guest.newcomer(), seat: None };
        let answer = room.clone().handle(self.now, join).answer;
        // Under another name they may be let in.
        let refused = matches!(answer, Some(Err(why)) if !matches!(why, RoomRefusal::NameTaken(_)));
        guest.person.is_none() && refused
    }

    /// Everything that must hold when nothing is on its way.
    pub(crate) fn check(&self) {
        let restored = Room::restore(&self.journal).expect("a journal that can be restored");
        let room = self.steward.room().expect("a room");
        assert!(room.state() == restored.state(), "the game is what the journal says");
        assert_eq!(room.seq(), restored.seq());
        self.check_nothing_is_lost();
        self.check_who_was_let_in();
        let [_, onlookers, _] = self.connected();
        let counted = usize::from(room.facts().watching);
        assert_eq!(counted, onlookers, "everyone who looks on is counted");
        for device in self.devices.iter().filter(|device| device.screen.is_some()) {
            let may_look = match device.key {
                Some(key) => restored.by_key(key) == device.person,
                None => restored.allows_spectators(),
            };
            assert!(may_look, "whoever has no valid token is sent away");
            let viewer = device.person.map_or(Viewer::Spectator, Viewer::Person);
            let view = device.view.as_ref().expect("a view");
            assert_eq!(differ(view, &room.view(viewer)), None, "{viewer:?} sees what there is");
            let lasting = (lasting(view.clone()), lasting(restored.view(viewer)));
            assert_eq!(differ(&lasting.0, &lasting.1), None, "{viewer:?} sees what is kept");
            let all = beats(&self.journal, viewer).expect("beats");
            let last: Vec<&RoomBeat> = device.beats.iter().rev().take(all.len()).collect();
            assert!(
                last.into_iter().eq(all.iter().rev().take(device.beats.len())),
                "{viewer:?} saw what happened"
            );
        }
    }

    /// At no seat, and from nowhere else, can this room be told from one in which every card is
    /// dealt anew that the seat cannot know. Says how many were compared.
    pub(crate) fn check_nothing_leaks(&self) -> u32 {
        let room = self.steward.room().expect("a room");
        let Some(state) = room.state().filter(|state| !state.is_over()) else { return 0 };
        let mut dice = Dice::for_game(29, self.journal.len() as u64);
        let chairs = room.view(Viewer::Spectator).room.chairs;
        let mut compared = 0;
        for seat in state.setup().seats().iter() {
            let Chair::Person(person) = chairs[seat.index()] else { continue };
            let twin = self.steward.twin(seat, &mut dice).expect("what they remember fits");
            let twin = twin.room().expect("a room");
            for viewer in [Viewer::Person(person), Viewer::Spectator] {
                for since in [Seq(0), Seq(room.seq().0.saturating_sub(MOST_BEATS as u32))] {
                    let [one, other] =
                        [room, twin].map(|room| room.update(viewer, since, self.now));
                    assert!(one == other, "{viewer:?} learns something at {seat}");
                }
            }
            compared += u32::from(twin.state() != room.state());
        }
        compared
    }

    /// What was acknowledged is in the journal, once, where the answer said; nothing is in it twice.
    fn check_nothing_is_lost(&self) {
        let mut seen = BTreeMap::new();
        for entry in &self.journal {
            let twice = seen.insert((entry.by, entry.id.clone()), entry.seq);
            assert_eq!(twice, None, "{entry:?} is there twice");
        }
        let find = |by: PersonId, id: &CommandId| seen.get(&(Writer::Person(by), id.clone()));
        for (by, id) in self.refused.iter().filter(|(_, id)| self.copies.get(id) == Some(&1)) {
            assert_eq!(find(*by, id), None, "{id:?} was refused");
        }
        for Acknowledged { by, id, seq, entered } in &self.acknowledged {
            let there = find(*by, id);
            match entered {
                Entered::Yes => assert_eq!(there, Some(seq), "{id:?} was acknowledged"),
                Entered::No => assert_eq!(there, None, "{id:?} is but a sign"),
                Entered::Perhaps => assert!(there.is_none_or(|there| there == seq), "{id:?}"),
            }
        }
    }

    /// Whoever was told that they are in came in once; whoever was given a token has got it.
    fn check_who_was_let_in(&self) {
        let times = |of: &dyn Fn(&RoomDeed) -> bool| {
            self.journal.iter().filter(|entry| of(&entry.deed)).count()
        };
        for &(what, by, with) in &self.admitted {
            let found = times(&|deed| match (what, deed) {
                (Asked::ToJoin, RoomDeed::Founded(founding)) => founding.host.key == with,
                (Asked::ToJoin, RoomDeed::Joined { person, .. }) => *person == by,
                (Asked::ToRekey(_), RoomDeed::Rekeyed { person, key }) => {
                    (*person, *key) == (by, with)
                }
                _ => false,
            });
            match what {
                Asked::ToJoin => assert_eq!(found, 1, "{by:?} came in once"),
                Asked::ToRekey(_) => assert!(found >= 1, "{by:?} has a new token"),
            }
        }
    }

    /// How many devices of people, and of those who look on, are connected; and how many people
    /// look at two.
    pub(crate) fn connected(&self) -> [usize; 3] {
        let connected = || self.devices.iter().filter(|device| device.screen.is_some());
        let of = |guest: usize| connected().filter(|device| device.whose == Some(guest)).count();
        let people = connected().filter(|device| device.whose.is_some()).count();
        let twice = (0..self.guests.len()).filter(|&guest| of(guest) == 2).count();
        [people, connected().count() - people, twice]
    }

    /// How many commands were acknowledged, and how many refused.
    pub(crate) fn answers(&self) -> (usize, usize) {
        (self.acknowledged.len(), self.refused.len())
    }
}

/// What somebody hands in at the door, or what is known of a screen that is gone.
const fn needs_no_screen(input: &StewardInput) -> bool {
    matches!(input, StewardInput::Join { .. } | StewardInput::Rekey { .. } | StewardInput::Leave(_))
}

/// What a view shows that is kept: not who is here or looks on, and not who has said their piece.
fn lasting(mut view: RoomView) -> RoomView {
    view.room.people.iter_mut().for_each(|person| person.here = false);
    view.room.watching = 0;
    view.table.iter_mut().for_each(|table| table.ready = Seats::NONE);
    view
}

/// Where two views differ first, and how.
fn differ(one: &RoomView, other: &RoomView) -> Option<String> {
    let json = |view| serde_json::to_value(view).expect("JSON");
    if one == other { None } else { differs(&json(one), &json(other)) }
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

/// Half of the devices want updates short.
const fn wants_it_short(place: usize) -> bool {
    place % 2 == 1
}

const fn entered(command: &RoomCommand) -> Entered {
    match command {
        RoomCommand::Ready { .. } | RoomCommand::Writing { .. } | RoomCommand::Here => Entered::No,
        RoomCommand::Unpause | RoomCommand::HandOver(_) => Entered::Perhaps,
        _ => Entered::Yes,
    }
}
