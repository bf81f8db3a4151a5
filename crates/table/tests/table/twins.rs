//! Nothing hidden goes over the wire: two worlds that differ only in cards that a seat cannot know
//! get the same inputs, and nobody at that seat, and nobody who looks on, can tell them apart.
//!
//! A game is played. At every move a twin of it is made, in which every card is dealt anew that one
//! of the people cannot know. Then for a moment the same happens in both: people act and talk, bots
//! have thought, time passes, another screen comes. What is done is the same by its public shape;
//! the cards may be others. After each input these are the same in both worlds:
//!
//! - the frames to the observer's screens and to the spectators', to the letter, and their order;
//! - when the steward wants to be woken, and which bots it asks at which seats;
//! - what a bot is asked that stands in for the observer.
//!
//! Some acts show cards by the rules: then the events and the view of the game may differ, as the
//! rules' own test of what is shown allows. If they do, everything else in the frames is still the
//! same, and the comparison ends there; if they do not, nothing may differ.
//!
//! Which thoughts bots have is no part of this: a bot decides by its own cards, which the observer
//! does not know. What is compared is when they are asked, and when their deeds are done.

use std::collections::BTreeMap;

use bots::{Bot, Phrase, Thought};
use rules::random::{self, Dice};
use rules::setup::BlackMarketRule;
use rules::slip::MerchantGives;
use rules::{
    Action, Actor, Bag, Edition, Goods, Handful, Options, Seat, Seats, Seed, Setup, Side, State,
    below,
};
use table::room::{
    Founding, House, PersonId, RoomCommand, RoomDeed, RoomEntry, RoomHappening, Stage, TableCode,
    Viewer, Writer,
};
use table::steward::{ScreenId, Steward, StewardInput, StewardOutputs, Ticket, Work};
use table::wire::ServerFrame;
use table::{Moment, Occasion, QuestionId, Seq, Tempo, Think};

use crate::parlour::{id, name, newcomer, token};

const NAMES: [&str; 6] = ["Maya", "Ines", "Olek", "Dasha", "Tariq", "Wren"];

/// The spectator's screen; people's screens have the numbers of their seats.
const SPECTATOR: ScreenId = ScreenId(100);

/// The first of the screens that come while two worlds are compared.
const MORE_SCREENS: u64 = 200;

/// At most so much happens in two worlds before they are forgotten.
const LONGEST_SCENE: u32 = 6;

/// Whatever a bot decides is done so many milliseconds after it was asked, at the latest.
const THINKING_TIME: u64 = 250;

/// How many evenings each setup gets; `JUST_APPLES_GAMES` asks for more.
fn evenings() -> u64 {
    std::env::var("JUST_APPLES_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30)
}

/// A room with a store that always works.
#[derive(Clone)]
struct Rig {
    steward: Steward,
    now: Moment,
    wake: Option<Moment>,
    /// What bots were asked and have not answered.
    questions: Vec<(QuestionId, Think)>,
    /// The seats that people play.
    people: Seats,
}

/// What came of one input.
#[derive(Default)]
struct Told {
    frames: Vec<(ScreenId, String)>,
    entries: Vec<RoomEntry>,
    questions: Vec<(QuestionId, Think)>,
    wake: Option<Moment>,
}

impl Rig {
    /// Everyone has come in, bots have sat down on the last chairs, and the game has begun.
    fn open(options: Options, bots: usize, number: u64) -> Self {
        let players = usize::from(options.players);
        let people = players - bots;
        let tempo = [Tempo::Unhurried, Tempo::Quick, Tempo::Instant][number as usize % 3];
        let decision_seconds = number.is_multiple_of(2).then_some(30);
        let founding = Founding {
            code: TableCode::from_random(number),
            secret: Seed::from_number(number),
            options,
            house: House { tempo, decision_seconds, ..House::default() },
            host: newcomer(NAMES[0]),
        };
        let now = Moment(1_000);
        let (steward, _) = Steward::of_new_room(now, founding, Ticket(0)).expect("a room");
        let (questions, people_sit) = (Vec::new(), Seats::all(people as u8));
        let mut house = Self { steward, now, wake: None, questions, people: people_sit };
        house.hand_in(StewardInput::Appended(Ok(())));
        for name in &NAMES[1..people] {
            let who = newcomer(name);
            house.hand_in(StewardInput::Join { ticket: Ticket(1), who, seat: None });
        }
        for (place, name) in NAMES[..people].iter().enumerate() {
            let (screen, key) = (ScreenId(place as u64), Some(token(name).key()));
            house.hand_in(StewardInput::Enter { screen, key, since: Seq(0), brief: false });
        }
        house.hand_in(StewardInput::Enter {
            screen: SPECTATOR,
            key: None,
            since: Seq(0),
            brief: false,
        });
        for bot in &NAMES[people..players] {
            let command = RoomCommand::SeatBot { name: name(bot), bot: Bot::Random };
            house.command(Seat::new(0), bot, command);
        }
        house.command(Seat::new(0), "start", RoomCommand::Start);
        assert_eq!(house.steward.room().expect("a room").stage(), Stage::Playing);
        house
    }

    /// Hands something in, and appends whatever is to be appended.
    fn hand_in(&mut self, input: StewardInput) -> Told {
        let mut told = Told::default();
        let mut outputs = self.steward.handle(self.now, input);
        loop {
            let StewardOutputs { work, frames, thoughts, wake, .. } = outputs;
            told.frames.extend(frames);
            self.questions.extend(thoughts.iter().cloned());
            told.questions.extend(thoughts);
            match work {
                Some(Work::Append(entries, _)) => {
                    told.entries.extend(entries);
                    outputs = self.steward.handle(self.now, StewardInput::Appended(Ok(())));
                }
                Some(Work::Read) => panic!("nothing goes wrong here"),
                None => {
                    (self.wake, told.wake) = (wake, wake);
                    return told;
                }
            }
        }
    }

    fn command(&mut self, seat: Seat, name: &str, command: RoomCommand) -> Told {
        self.hand_in(StewardInput::Command { screen: screen_of(seat), id: id(name), command })
    }

    fn state(&self) -> &State {
        self.steward.room().and_then(|room| room.state()).expect("a game")
    }

    fn occasion(&self) -> Occasion {
        Occasion::of(self.state().public())
    }

    /// Goes on with the game: someone acts, or bots do, or time passes until something is due.
    fn move_on(&mut self, step: u32, dice: &mut Dice) {
        match random::next_move(self.state(), dice) {
            Some((Actor::Seat(seat), action)) if self.people.has(seat) && below(40, dice) != 0 => {
                let during = self.occasion();
                self.command(seat, &format!("m-{step}"), RoomCommand::Act { action, during });
            }
            Some(_) if self.questions.is_empty() => self.wait_until(self.wake.unwrap_or(self.now)),
            Some(_) => self.let_bots_act(),
            None => {}
        }
    }

    /// All bots who were asked answer, and what they have decided is done. So a twin never has a
    /// bot in it that has decided by the cards of this world.
    fn let_bots_act(&mut self) {
        for (asked, think) in std::mem::take(&mut self.questions) {
            self.hand_in(StewardInput::Thought { asked, thought: think.answer() });
        }
        let end = Moment(self.now.0 + THINKING_TIME);
        while let Some(wake) = self.wake.filter(|&wake| wake < end) {
            self.wait_until(wake);
        }
        self.wait_until(end);
    }

    fn wait_until(&mut self, moment: Moment) {
        self.now = self.now.max(moment);
        self.hand_in(StewardInput::Tick);
    }
}

const fn screen_of(seat: Seat) -> ScreenId {
    ScreenId(seat.index() as u64)
}

const fn person(seat: Seat) -> PersonId {
    PersonId(seat.index() as u16 + 1)
}

/// Who is asked to think. A question does not say so, but the view in it does.
fn whose(think: &Think) -> Seat {
    let told = format!("{think:?}");
    let (_, seat) = told.split_once("observer: Seat(").expect("a view");
    let letter = seat.bytes().next().expect("a letter");
    Seat::new(letter - b'A')
}

/// What someone does in both worlds, by its public shape. What it comes to may depend on cards that
/// the observer does not know.
#[derive(Clone, Debug)]
enum Shape {
    /// Exactly this.
    Exactly(Action),
    /// A bag of so many cards, whichever they are.
    Load(usize),
    /// So many cards set aside, whichever they are.
    Exchange { set_aside: usize, left: u8, right: u8 },
    /// The cards that are to be placed, whichever they are.
    Place(Side),
    /// A payment, whatever it is.
    Pay,
}

impl Shape {
    /// What everyone sees of an act; the observer sees all of their own.
    fn of(seat: Seat, observer: Seat, action: Action) -> Self {
        match action {
            action if seat == observer => Self::Exactly(action),
            Action::Load(bag) => Self::Load(bag.len()),
            Action::Exchange { set_aside, left, right } => {
                Self::Exchange { set_aside: set_aside.len(), left, right }
            }
            Action::Place { onto, .. } => Self::Place(onto),
            Action::Pay(_) => Self::Pay,
            action => Self::Exactly(action),
        }
    }

    /// The act in one of the worlds.
    fn action(&self, state: &State, seat: Seat) -> Option<Action> {
        let hand = state.secrets_of(seat).hand;
        let first = |count: usize| hand.cards().take(count).collect::<Goods>();
        Some(match self {
            Self::Exactly(action) => action.clone(),
            Self::Load(count) => Action::Load(Bag::new(&first(*count)).ok()?),
            Self::Exchange { set_aside, left, right } => {
                Action::Exchange { set_aside: first(*set_aside), left: *left, right: *right }
            }
            Self::Place(onto) => {
                let cards = state.choices(seat).place()?.cards;
                let order = Handful::from_cards(cards.cards().iter().copied()).ok()?;
                Action::Place { onto: *onto, order }
            }
            Self::Pay => Action::Pay(*state.choices(seat).payments(1).first()?),
        })
    }
}

/// Something that happens in both worlds.
#[derive(Clone, Debug)]
enum Happening {
    /// Someone acts.
    Acts(Seat, Shape),
    /// Someone wants something else.
    Wants(Seat, RoomCommand),
    /// A bot has thought.
    Thinks { asked: QuestionId, seat: Seat, shape: Option<Shape>, say: Option<Phrase> },
    /// It is this moment.
    Time(Moment),
    /// Another screen comes that knows everything up to an entry: the observer's or a spectator's.
    Comes { screen: ScreenId, key: Option<table::room::Key>, since: Seq },
}

impl Happening {
    /// What it is in one of the worlds; nothing, if it cannot be. Whether an act is legal comes
    /// with it.
    fn input(&self, world: &Rig, name: &str) -> Option<(StewardInput, bool)> {
        let (state, during) = (world.state(), world.occasion());
        let legal = |seat, action: &Action| state.check(Actor::Seat(seat), action).is_ok();
        Some(match self.clone() {
            Self::Acts(seat, shape) => {
                let action = shape.action(state, seat)?;
                let legal = legal(seat, &action);
                let (screen, command) = (screen_of(seat), RoomCommand::Act { action, during });
                (StewardInput::Command { screen, id: id(name), command }, legal)
            }
            Self::Wants(seat, command) => {
                (StewardInput::Command { screen: screen_of(seat), id: id(name), command }, true)
            }
            Self::Thinks { asked, seat, shape, say } => {
                let action = shape.and_then(|shape| shape.action(state, seat));
                let legal = action.as_ref().is_none_or(|action| legal(seat, action));
                (StewardInput::Thought { asked, thought: Thought { action, say } }, legal)
            }
            Self::Time(_) => (StewardInput::Tick, true),
            Self::Comes { screen, key, since } => {
                (StewardInput::Enter { screen, key, since, brief: false }, true)
            }
        })
    }

    /// What it is called in the tally.
    const fn name(&self) -> &'static str {
        match self {
            Self::Acts(_, Shape::Exactly(action)) => name_of(action),
            Self::Acts(_, Shape::Load(_)) => "load",
            Self::Acts(_, Shape::Exchange { .. }) => "exchange",
            Self::Acts(_, Shape::Place(_)) => "place",
            Self::Acts(_, Shape::Pay) => "pay",
            Self::Wants(..) => "want",
            Self::Thinks { .. } => "think",
            Self::Time(_) => "time",
            Self::Comes { .. } => "come",
        }
    }
}

const fn name_of(action: &Action) -> &'static str {
    match action {
        Action::PickFirst(_) => "pick first",
        Action::Exchange { .. } => "exchange",
        Action::Place { .. } => "place",
        Action::Load(_) => "load",
        Action::Declare(_) => "declare",
        Action::Threaten(_) => "threaten",
        Action::Offer(_) => "offer",
        Action::Withdraw(_) => "withdraw",
        Action::Decline(_) => "decline",
        Action::Accept(_) => "accept",
        Action::HandBack { .. } => "hand back",
        Action::Open(_) => "open",
        Action::Pay(_) => "pay",
        Action::Claim { .. } => "claim",
        Action::PassClaim => "pass",
        Action::Wish { .. } => "wish",
        Action::TimeIsUp => "time is up",
    }
}

/// Whether an act may show cards by the rules, to everyone or to some.
const fn may_show(action: &Action) -> bool {
    match action {
        Action::PickFirst(_)
        | Action::Load(_)
        | Action::Declare(_)
        | Action::Threaten(_)
        | Action::Offer(_)
        | Action::Withdraw(_)
        | Action::Decline(_)
        | Action::PassClaim
        | Action::Wish { .. } => false,
        Action::Exchange { .. }
        | Action::Place { .. }
        | Action::Accept(_)
        | Action::HandBack { .. }
        | Action::Open(_)
        | Action::Pay(_)
        | Action::Claim { .. }
        | Action::TimeIsUp => true,
    }
}

/// Whether goods are offered, from wherever.
fn offers_goods(gives: &MerchantGives) -> bool {
    ![gives.stand, gives.bag, gives.either].iter().all(Goods::is_empty)
}

/// One of some seats.
fn one_of(seats: Seats, dice: &mut Dice) -> Seat {
    let place = below(seats.len() as u32, dice) as usize;
    seats.iter().nth(place).expect("a seat")
}

/// Something that could happen next.
fn anything(world: &Rig, observer: Seat, screens: u64, dice: &mut Dice) -> Option<Happening> {
    let (state, during) = (world.state(), world.occasion());
    let seat = one_of(world.people, dice);
    let host = Seat::new(0);
    Some(match below(24, dice) {
        0 => Happening::Wants(seat, RoomCommand::Say(Phrase::ALL[below(16, dice) as usize].into())),
        1 => Happening::Wants(seat, RoomCommand::Ready { during }),
        2 => Happening::Wants(seat, RoomCommand::Writing { during }),
        3 => Happening::Wants(seat, RoomCommand::Here),
        4 => Happening::Wants(host, RoomCommand::Pause),
        5 => Happening::Wants(host, RoomCommand::Unpause),
        6 => {
            let decision_seconds = Some(10 + below(60, dice) as u16);
            let house = House { decision_seconds, tempo: Tempo::Quick, ..House::default() };
            Happening::Wants(host, RoomCommand::Keep(house))
        }
        // Nonsense of the observer's own is refused alike, whatever the others hold.
        7 => Happening::Acts(observer, Shape::Exactly(nonsense(state, dice))),
        8 => {
            let key = (below(2, dice) == 0).then(|| token(NAMES[observer.index()]).key());
            let last = world.steward.room().expect("a room").seq();
            let since = Seq(last.0.saturating_sub(below(25, dice)));
            Happening::Comes { screen: ScreenId(MORE_SCREENS + screens), key, since }
        }
        9 => Happening::Time(Moment(world.now.0 + u64::from(below(5_000, dice)))),
        10..=11 => Happening::Time(world.wake?.max(world.now)),
        12..=15 if !world.questions.is_empty() => thought(world, observer, dice),
        _ => {
            let action = random::choose(&state.choices(seat), dice)?;
            Happening::Acts(seat, Shape::of(seat, observer, action))
        }
    })
}

/// A bot answers what it was asked first.
fn thought(world: &Rig, observer: Seat, dice: &mut Dice) -> Happening {
    let (asked, think) = &world.questions[0];
    let seat = whose(think);
    let action = random::choose(&world.state().choices(seat), dice);
    let shape = action.map(|action| Shape::of(seat, observer, action));
    let say = (below(4, dice) == 0).then_some(Phrase::HurryUp);
    Happening::Thinks { asked: *asked, seat, shape, say }
}

/// Something that is probably refused.
fn nonsense(state: &State, dice: &mut Dice) -> Action {
    let seat = one_of(state.setup().seats(), dice);
    let good = rules::Good::try_from(u64::from(below(8, dice))).unwrap_or(rules::Good::APPLES);
    match below(5, dice) {
        0 => Action::Declare(good),
        1 => Action::Pay([(good, 3)].into()),
        2 => Action::Threaten(seat),
        3 => Action::PickFirst(seat),
        _ => Bag::new(&[(good, 5)].into()).map_or(Action::PassClaim, Action::Load),
    }
}

/// How often each kind of thing was compared: without any difference, and with cards that were
/// shown by the rules.
#[derive(Default)]
struct Tally(BTreeMap<&'static str, (u32, u32)>);

impl Tally {
    fn count(&mut self, what: &'static str, look: Look) {
        let (alike, shown) = self.0.entry(what).or_default();
        match look {
            Look::Alike => *alike += 1,
            Look::Apart => *shown += 1,
        }
    }

    /// Counts what was done besides what was asked for.
    fn count_entry(&mut self, entry: &RoomEntry, look: Look) {
        match (entry.by, &entry.deed) {
            (Writer::Bot(_), RoomDeed::Acted(_)) => self.count("a bot acts", look),
            (Writer::Bot(_), RoomDeed::Said(_)) => self.count("a bot speaks", look),
            (Writer::Clock, _) => self.count("time is up", look),
            (_, RoomDeed::TookOver(_)) => self.count("taken over", look),
            (_, RoomDeed::Acted(Action::Offer(terms))) if offers_goods(&terms.merchant_gives) => {
                self.count("offer goods", look);
            }
            _ => {}
        }
    }

    fn all_alike(&self) -> u32 {
        self.0.values().map(|(alike, _)| alike).sum()
    }
}

/// Two worlds that one observer cannot tell apart.
struct Twins {
    here: Rig,
    there: Rig,
    observer: Seat,
}

/// Whether two worlds still look the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Alike,
    /// Cards were shown that differ.
    Apart,
}

impl Twins {
    fn of(house: &Rig, observer: Seat, dice: &mut Dice) -> Self {
        let Some(twin) = house.steward.twin(observer, dice) else {
            panic!("an observer's memory fits what they see");
        };
        let twins =
            Self { here: house.clone(), there: Rig { steward: twin, ..house.clone() }, observer };
        for viewer in [Viewer::Person(person(observer)), Viewer::Spectator] {
            let [here, there] = [&twins.here, &twins.there].map(|world| {
                world.steward.room().expect("a room").update(viewer, Seq(0), world.now)
            });
            assert!(here == there, "the twins look alike to {viewer:?}");
        }
        twins
    }

    /// For a moment the same happens in both worlds.
    fn play(&mut self, step: u32, dice: &mut Dice, tally: &mut Tally) {
        let length = 1 + below(LONGEST_SCENE, dice);
        for turn in 0..length {
            let happening = anything(&self.here, self.observer, u64::from(turn), dice);
            let name = format!("twin-{step}-{turn}");
            let look = happening.and_then(|happening| self.happen(&happening, &name, tally));
            if look == Some(Look::Apart) || self.here.state().is_over() {
                return;
            }
        }
    }

    /// Something happens in both worlds; nothing is said if it cannot, or if it ends the game.
    fn happen(&mut self, happening: &Happening, name: &str, tally: &mut Tally) -> Option<Look> {
        let (input, legal) = happening.input(&self.here, name)?;
        let (input_there, legal_there) = happening.input(&self.there, name)?;
        // Whether others can do something may depend on what only they know. The observer's own acts
        // are judged alike, and so are all that are refused anyway; but a bot is never refused.
        let own = matches!(happening, Happening::Acts(seat, _) if *seat == self.observer);
        let thinks = matches!(happening, Happening::Thinks { .. });
        if (legal != legal_there && !own) || (thinks && !(legal && legal_there)) {
            return None;
        }
        let round = self.here.state().public().round;
        for world in [&mut self.here, &mut self.there] {
            match happening {
                Happening::Time(moment) => world.now = *moment,
                Happening::Thinks { asked, .. } => world.questions.retain(|(id, _)| id != asked),
                _ => {}
            }
        }
        let told = self.here.hand_in(input);
        let told_there = self.there.hand_in(input_there);
        if [&self.here, &self.there].into_iter().any(|world| world.state().is_over()) {
            // After the game everything lies open.
            return Some(Look::Apart);
        }
        let same_round = [&self.here, &self.there]
            .into_iter()
            .all(|world| world.state().public().round == round);
        let acts = told.entries.iter().chain(&told_there.entries);
        let mut acts = acts.filter_map(|entry| match &entry.deed {
            RoomDeed::Acted(action) => Some(action),
            _ => None,
        });
        // After a round everyone draws.
        let may_show = !same_round || acts.any(may_show);
        let look = self.compare(&told, &told_there, may_show, happening);
        told.entries.iter().for_each(|entry| tally.count_entry(entry, look));
        tally.count(if legal { happening.name() } else { "refused" }, look);
        Some(look)
    }

    /// Whether two worlds told the same, or at least all the same but what the rules show.
    fn compare(&self, here: &Told, there: &Told, may_show: bool, what: &Happening) -> Look {
        let observer = self.observer;
        let (frames, frames_there) = (self.shown(here), self.shown(there));
        let (asked, asked_there) = (self.asked(here), self.asked(there));
        if frames == frames_there && here.wake == there.wake && asked == asked_there {
            return Look::Alike;
        }
        if !may_show {
            assert_eq!(frames, frames_there, "{observer} learns something of {what:?}");
            assert_eq!(here.wake, there.wake, "{observer} learns something by the time: {what:?}");
            assert!(asked == asked_there, "bots are asked for another reason: {what:?}");
        }
        let parse = |frames: &[&(ScreenId, String)]| -> Vec<(ScreenId, ServerFrame)> {
            let parse = |text: &str| serde_json::from_str(text).expect("a frame");
            frames.iter().map(|(screen, frame)| (*screen, parse(frame))).collect()
        };
        let (frames, frames_there) = (parse(&frames), parse(&frames_there));
        assert!(
            games(&frames) != games(&frames_there),
            "{observer} learns something that is no card: {what:?}"
        );
        assert_eq!(rest(frames), rest(frames_there), "{observer} learns something of {what:?}");
        Look::Apart
    }

    /// The frames to the observer and to those who look on.
    fn shown<'a>(&self, told: &'a Told) -> Vec<&'a (ScreenId, String)> {
        let watched = |screen: ScreenId| screen == screen_of(self.observer) || screen >= SPECTATOR;
        told.frames.iter().filter(|(screen, _)| watched(*screen)).collect()
    }

    /// Which bots are asked, and what, if they stand in for the observer.
    fn asked<'a>(&self, told: &'a Told) -> Vec<(QuestionId, Seat, Option<&'a Think>)> {
        let questions = told.questions.iter().map(|(asked, think)| {
            let seat = whose(think);
            (*asked, seat, Some(think).filter(|_| seat == self.observer))
        });
        questions.collect()
    }
}

/// What the rules show in some frames: events, and views of the game.
fn games(frames: &[(ScreenId, ServerFrame)]) -> Vec<(Vec<&RoomHappening>, Option<&rules::View>)> {
    let updates = frames.iter().filter_map(|(_, frame)| frame.update.as_ref());
    let games = updates.map(|update| {
        let events = update.beats.iter().map(|beat| &beat.what);
        (events.collect(), update.view.table.as_ref().map(|table| &table.game))
    });
    games.collect()
}

/// Everything else in some frames. What is asked of whom, and for how long, follows from what the
/// rules show.
fn rest(mut frames: Vec<(ScreenId, ServerFrame)>) -> Vec<(ScreenId, ServerFrame)> {
    let updates = frames.iter_mut().filter_map(|(_, frame)| frame.update.as_mut());
    for update in updates {
        for beat in &mut update.beats {
            if let RoomHappening::Game(events) = &mut beat.what {
                events.clear();
            }
        }
        update.view.table = None;
    }
    frames
}

/// Plays one game; at every move, the same happens in it and in a twin.
fn compare(options: &Options, bots: usize, number: u64, tally: &mut Tally) {
    let mut dice = Dice::for_game(23, number);
    let mut house = Rig::open(options.clone(), bots, number);
    for step in 0..6_000 {
        if house.state().is_over() {
            return;
        }
        house.now = Moment(house.now.0 + 100);
        // Most of a game is bargaining at the gate, and one slip is like another.
        let at_gate = house.state().public().inspection().is_some();
        if !at_gate || below(3, &mut dice) == 0 {
            let observer = one_of(house.people, &mut dice);
            Twins::of(&house, observer, &mut dice).play(step, &mut dice, tally);
        }
        house.move_on(step, &mut dice);
    }
    panic!("game {number} does not end");
}

/// Compares many games, and sees that all of these kinds of things were compared.
fn compare_all(options: &Options, bots: usize, kinds: &[&str]) {
    let mut tally = Tally::default();
    (0..evenings()).for_each(|number| compare(options, bots, number, &mut tally));
    let compared = tally.all_alike();
    assert!(u64::from(compared) > 100 * evenings(), "{compared} inputs were compared");
    for kind in EVERYWHERE.iter().chain(kinds) {
        // When time is up, most often cards are shown.
        let (alike, shown) = tally.0.get(kind).copied().unwrap_or_default();
        let enough = alike > 0 && u64::from(alike + shown) >= evenings() / 10;
        assert!(enough, "{kind}: {:?}", tally.0);
    }
}

/// What happens at every table.
const EVERYWHERE: &[&str] = &[
    "load",
    "declare",
    "threaten",
    "offer",
    "offer goods",
    "withdraw",
    "decline",
    "accept",
    "hand back",
    "open",
    "want",
    "come",
    "time",
    "refused",
    "think",
    "taken over",
];

fn everything(edition: Edition, players: u8) -> Options {
    let options = Options {
        royal_goods: true,
        black_market: Some(BlackMarketRule::default()),
        ..Options::new(edition, players)
    };
    Setup::new(options.clone()).expect("playable options");
    options
}

#[test]
fn the_second_edition_for_four() {
    // P4
    compare_all(&Options::new(Edition::Second, 4), 0, &[]);
}

#[test]
fn everything_of_the_first_edition_for_three() {
    // P4
    compare_all(&everything(Edition::First, 3), 0, &["exchange", "place", "pass"]);
}

#[test]
fn six_with_deputies() {
    // P4
    compare_all(&everything(Edition::Second, 6), 0, &["wish"]);
}

#[test]
fn two_people_and_three_bots() {
    // P4
    compare_all(&everything(Edition::First, 5), 3, &["a bot acts", "a bot speaks", "exchange"]);
}

#[test]
fn a_time_limit_and_a_bot() {
    // P4, T1
    let options = Options { time_limit: true, ..Options::new(Edition::Second, 4) };
    compare_all(&options, 1, &["time is up", "a bot acts"]);
}
