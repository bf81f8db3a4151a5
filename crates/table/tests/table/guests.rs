//! Who comes to the inn: people with one device or two, and others who only look on. They know
//! nothing but what they were told, and want whatever comes to their minds.

use bots::{Bot, Phrase};
use rand_core::Rng as _;
use rules::random::{self, Dice};
use rules::{Seat, Seed, below};
use table::room::{House, Key, Newcomer, PersonId, RoomBeat, RoomCommand, RoomView, Stage, Token};
use table::steward::ScreenId;
use table::{CommandId, FreeText, Moment, Name, Occasion, Seq, Speech, Tempo, Words};

/// One of the people.
pub(crate) struct Guest {
    name: &'static str,
    /// How many names and how many tokens they had to give up.
    names: u32,
    tokens: u32,
    /// The keys that may be theirs, since they came in last.
    keys: Vec<Key>,
    /// Which of them they use.
    using: usize,
    /// How often in a row a key was none of theirs.
    turned_away: usize,
    /// Who they are, while they are in the room.
    pub(crate) person: Option<PersonId>,
}

impl Guest {
    pub(crate) fn new(name: &'static str) -> Self {
        let mut guest = Self {
            name,
            names: 1,
            tokens: 0,
            keys: Vec::new(),
            using: 0,
            turned_away: 0,
            person: None,
        };
        guest.go_out();
        guest
    }

    /// As whom they come in.
    pub(crate) fn newcomer(&self) -> Newcomer {
        let name = match self.names {
            1 => self.name.to_owned(),
            more => format!("{} {more}", self.name),
        };
        let name = Name::new(&name).expect("a short name");
        Newcomer { name, key: self.key(), entropy: None }
    }

    /// The key that they use.
    pub(crate) fn key(&self) -> Key {
        self.keys[self.using]
    }

    /// A key that nobody has.
    pub(crate) fn new_key(&mut self) -> Key {
        self.tokens += 1;
        let token = format!("token-of-{}-{:012}", self.name, self.tokens);
        Token::new(token).expect("a token").key()
    }

    /// They are not in the room any more, and come anew if they come.
    pub(crate) fn go_out(&mut self) {
        self.keys = vec![self.new_key()];
        (self.using, self.turned_away, self.person) = (0, 0, None);
    }

    /// Somebody else has their name: they take another.
    pub(crate) fn take_another_name(&mut self) {
        self.names += 1;
    }

    /// They were let in under this key.
    pub(crate) fn be_let_in(&mut self, person: PersonId, key: Key) {
        if self.person.is_none() && self.keys.contains(&key) {
            self.person = Some(person);
        }
    }

    /// They may get this key.
    pub(crate) fn be_promised(&mut self, key: Key) {
        self.keys.push(key);
    }

    /// They got this key.
    pub(crate) fn be_given(&mut self, key: Key) {
        self.using = self.keys.iter().position(|known| *known == key).unwrap_or(self.using);
    }

    /// Their key works.
    pub(crate) fn be_known(&mut self) {
        self.turned_away = 0;
    }

    /// A key is none of theirs any more: they try the next. Whoever has tried them all, and then
    /// again, was sent away.
    pub(crate) fn be_unknown(&mut self, key: Key) -> bool {
        if key == self.key() {
            self.using = (self.using + 1) % self.keys.len();
            self.turned_away += 1;
        }
        self.turned_away > 2 * self.keys.len()
    }
}

/// A device: of one of the people, or of someone who only looks on.
pub(crate) struct Device {
    /// Which of the guests has it.
    pub(crate) whose: Option<usize>,
    /// As whom, and with which key, it is connected.
    pub(crate) person: Option<PersonId>,
    pub(crate) key: Option<Key>,
    pub(crate) screen: Option<ScreenId>,
    /// Nobody looks at it until then.
    pub(crate) aside_until: Moment,
    /// When the last frame on its way to the screen arrives: frames do not overtake each other.
    pub(crate) last_frame: Moment,
    /// Commands without an answer.
    pub(crate) pending: Vec<(CommandId, RoomCommand)>,
    pub(crate) seen: Seq,
    pub(crate) view: Option<RoomView>,
    /// What was shown on it, without a gap up to the last.
    pub(crate) beats: Vec<RoomBeat>,
}

impl Device {
    pub(crate) fn new(whose: Option<usize>) -> Self {
        Self {
            whose,
            person: None,
            key: None,
            screen: None,
            aside_until: Moment(0),
            last_frame: Moment(0),
            pending: Vec::new(),
            seen: Seq(0),
            view: None,
            beats: Vec::new(),
        }
    }

    /// Everything on it was about someone who is not in the room any more.
    pub(crate) fn forget(&mut self) {
        *self = Self { screen: self.screen, last_frame: self.last_frame, ..Self::new(self.whose) };
    }
}

/// What someone wants.
pub(crate) enum Wish {
    /// To have this done.
    Command(RoomCommand),
    /// To give someone a new token.
    NewToken(PersonId),
    /// To go, and come again some time.
    ToGo,
}

/// What someone wants who only looks on: now and then to go, or to have a say.
pub(crate) fn onlooker_wish(dice: &mut Dice) -> Option<Wish> {
    match below(24, dice) {
        0 => Some(Wish::ToGo),
        1 => Some(Wish::Command(RoomCommand::Say(Phrase::HurryUp.into()))),
        _ => None,
    }
}

/// What one of the people wants, judging by what they were told.
pub(crate) fn wish(view: &RoomView, me: PersonId, dice: &mut Dice) -> Option<Wish> {
    let host = me == view.room.host;
    let command = match below(200, dice) {
        0 => RoomCommand::Leave,
        1..=2 => RoomCommand::Here,
        3 => RoomCommand::Stir(Seed::from_number(dice.next_u64())),
        4..=8 => words(dice),
        9..=22 => RoomCommand::Say(Phrase::ALL[below(16, dice) as usize].into()),
        // Everyone tries what is for the host.
        23..=25 => host_wish(view, dice)?,
        26..=43 if host => host_wish(view, dice)?,
        44..=45 if host => return Some(Wish::NewToken(someone(view, dice)?)),
        _ => everyday_wish(view, host, dice)?,
    };
    Some(Wish::Command(command))
}

/// What someone does most of the time: prepare a game, and play it.
fn everyday_wish(view: &RoomView, host: bool, dice: &mut Dice) -> Option<RoomCommand> {
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

/// What a host does in the lobby: fills chairs, and begins.
fn lobby_wish(chairs: usize, dice: &mut Dice) -> RoomCommand {
    let name = |place: u32| Name::new(&format!("Bot {place}")).expect("a short name");
    match below(8, dice) {
        0..=3 if chairs < 4 => {
            let bot = if below(3, dice) == 0 { Bot::Normal } else { Bot::Random };
            RoomCommand::SeatBot { name: name(below(100, dice)), bot }
        }
        3 => RoomCommand::UnseatBot(below(chairs as u32, dice) as u8),
        4 => {
            let mut order: Vec<u8> = (0..chairs as u8).collect();
            rules::shuffle(&mut order, dice);
            RoomCommand::Reorder(order)
        }
        _ => RoomCommand::Start,
    }
}

/// What a host does beside the game.
fn host_wish(view: &RoomView, dice: &mut Dice) -> Option<RoomCommand> {
    Some(match below(16, dice) {
        0 => RoomCommand::Kick(someone(view, dice)?),
        1..=2 => RoomCommand::Mute(someone(view, dice)?),
        3..=5 => RoomCommand::Unmute(someone(view, dice)?),
        6..=7 => RoomCommand::HandOver(someone(view, dice)?),
        8 => RoomCommand::Choose(Box::new(view.room.options.clone())),
        9 => RoomCommand::Unpause,
        _ => RoomCommand::Keep(house(dice)),
    })
}

/// One of those in the room.
fn someone(view: &RoomView, dice: &mut Dice) -> Option<PersonId> {
    let people = &view.room.people;
    let place = below((people.len() as u32).max(1), dice) as usize;
    people.get(place).map(|person| person.id)
}

/// Rules of the house, which now and then make no sense.
pub(crate) fn house(dice: &mut Dice) -> House {
    let mut once_in = |n: u32| below(n, dice) == 0;
    House {
        spectators: !once_in(5),
        free_talk: !once_in(3),
        late_joiners: !once_in(5),
        decision_seconds: once_in(3).then_some(20),
        gone_seconds: if once_in(2) { 10 } else { 60 },
        silent_seconds: match (once_in(2), once_in(8)) {
            (true, true) => 5,
            (true, false) => 30,
            (false, _) => 180,
        },
        tempo: [Tempo::Unhurried, Tempo::Quick, Tempo::Instant][below(3, dice) as usize],
    }
}

fn words(dice: &mut Dice) -> RoomCommand {
    let text = FreeText::new(&format!("Is it {} apples?", below(6, dice))).expect("a question");
    RoomCommand::Say(Speech { words: Words::Free(text), about: None })
}

/// The seat that a newcomer asks for, if they care.
pub(crate) fn wanted_seat(dice: &mut Dice) -> Option<Seat> {
    (below(2, dice) == 0).then(|| Seat::new(below(4, dice) as u8))
}
