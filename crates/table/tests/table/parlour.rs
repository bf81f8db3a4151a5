//! A room under a clock of our own, for small stories: people are called by name.

use bots::Bot;
use rules::{Action, Bag, Edition, Good, Options, Phase, Seat, Seed};
use table::room::{
    Founding, Gone, House, Newcomer, PersonId, Room, RoomCommand, RoomDeed, RoomEntry, RoomInput,
    RoomOutputs, RoomRefusal, RoomView, Stage, TableCode, Token, Viewer,
};
use table::{CommandId, Moment, Name, Occasion, Question, QuestionId, Seq};

/// A room, its clock and its journal.
pub(crate) struct Parlour {
    pub(crate) now: Moment,
    pub(crate) room: Room,
    pub(crate) journal: Vec<RoomEntry>,
    pub(crate) wake: Option<Moment>,
    questions: Vec<(Question, table::Think)>,
    ids: u32,
}

pub(crate) const MAYA: PersonId = PersonId(1);
pub(crate) const INES: PersonId = PersonId(2);
pub(crate) const OLEK: PersonId = PersonId(3);
pub(crate) const DASHA: PersonId = PersonId(4);

pub(crate) fn name(name: &str) -> Name {
    Name::new(name).expect("a short name")
}

/// The token of whoever is called so.
pub(crate) fn token(name: &str) -> Token {
    Token::new(format!("token-of-{name}-0123456789")).expect("a token")
}

pub(crate) fn newcomer(who: &str) -> Newcomer {
    Newcomer { name: name(who), key: token(who).key(), entropy: None }
}

pub(crate) fn id(text: impl Into<String>) -> CommandId {
    CommandId::new(text.into()).expect("an id")
}

pub(crate) fn founding(host: &str) -> Founding {
    Founding {
        code: TableCode::from_random(7),
        secret: Seed::from_number(11),
        options: Options::new(Edition::Second, 4),
        house: House::default(),
        host: newcomer(host),
    }
}

impl Parlour {
    /// A room that Maya has just opened and is in.
    pub(crate) fn of_maya() -> Self {
        let mut parlour = Self::of(founding("Maya"));
        parlour.input(RoomInput::Came(MAYA));
        parlour
    }

    /// A room that was just opened.
    pub(crate) fn of(founding: Founding) -> Self {
        let now = Moment(1_000);
        let (room, entry) = Room::found(now, founding).expect("a room that opens");
        let (journal, wake, questions) = (vec![entry], None, Vec::new());
        Self { now, room, journal, wake, questions, ids: 0 }
    }

    /// A game of Maya, Ines and Olek, who are all here.
    pub(crate) fn of_three() -> Self {
        let mut parlour = Self::of_maya();
        parlour.join("Ines").expect("a chair for Ines");
        parlour.join("Olek").expect("a chair for Olek");
        parlour.input(RoomInput::Came(INES));
        parlour.input(RoomInput::Came(OLEK));
        parlour.tell(MAYA, RoomCommand::Start).expect("three can play");
        parlour
    }

    /// A game of Maya, who is the Sheriff, and of Ines, Olek and Dasha, who are all here and load.
    pub(crate) fn of_four() -> Self {
        let mut founding = founding("Maya");
        founding.options.first_sheriff = Some(Seat::new(0));
        let mut parlour = Self::of(founding);
        for who in ["Ines", "Olek", "Dasha"] {
            parlour.join(who).expect("a chair");
        }
        for person in [MAYA, INES, OLEK, DASHA] {
            parlour.input(RoomInput::Came(person));
        }
        parlour.tell(MAYA, RoomCommand::Start).expect("four can play");
        parlour.through_market();
        parlour
    }

    /// The four of [`of_four`](Self::of_four) with their bags at the gate.
    pub(crate) fn of_four_at_the_gate() -> Self {
        let mut parlour = Self::of_four();
        parlour.through_loading();
        parlour
    }

    /// The three merchants of a game of four load and declare.
    pub(crate) fn through_loading(&mut self) {
        for person in self.merchants() {
            self.load(person).expect("a bag");
        }
        for _ in 0..3 {
            let asked = self.room.state().expect("a game").all_asked();
            let seat = asked.first().expect("someone declares");
            let person = PersonId(seat.index() as u16 + 1);
            self.act(person, Action::Declare(Good::APPLES)).expect("just apples");
        }
    }

    pub(crate) fn input(&mut self, input: RoomInput) -> Option<Result<Seq, RoomRefusal>> {
        let outputs = self.room.handle(self.now, input);
        self.take(outputs)
    }

    fn take(&mut self, outputs: RoomOutputs) -> Option<Result<Seq, RoomRefusal>> {
        self.journal.extend(outputs.entries);
        self.wake = outputs.wake;
        for question in outputs.questions {
            let think = self.room.think(&question).expect("asked about the room as it is");
            self.questions.push((question, think));
        }
        outputs.answer
    }

    /// Someone wants to come in.
    pub(crate) fn join(&mut self, who: &str) -> Result<Seq, RoomRefusal> {
        self.join_at(who, None)
    }

    /// Someone wants to come in and take a bot's seat.
    pub(crate) fn join_at(&mut self, who: &str, seat: Option<Seat>) -> Result<Seq, RoomRefusal> {
        self.input(RoomInput::Join { who: newcomer(who), seat }).expect("an answer")
    }

    /// Someone wants something, under a new id.
    pub(crate) fn tell(&mut self, by: PersonId, command: RoomCommand) -> Result<Seq, RoomRefusal> {
        self.ids += 1;
        let id = id(format!("c-{}", self.ids));
        self.tell_as(by, id, command)
    }

    /// Someone wants something, under this id.
    pub(crate) fn tell_as(
        &mut self,
        by: PersonId,
        id: CommandId,
        command: RoomCommand,
    ) -> Result<Seq, RoomRefusal> {
        self.input(RoomInput::Command { by, id, command }).expect("an answer")
    }

    /// The host seats a bot.
    pub(crate) fn seat_bot(&mut self, who: &str) -> Result<Seq, RoomRefusal> {
        self.tell(MAYA, RoomCommand::SeatBot { name: name(who), bot: Bot::Normal })
    }

    /// Someone acts in the game as it is now.
    pub(crate) fn act(&mut self, by: PersonId, action: Action) -> Result<Seq, RoomRefusal> {
        let during = self.occasion();
        self.tell(by, RoomCommand::Act { action, during })
    }

    pub(crate) fn occasion(&self) -> Occasion {
        Occasion::of(self.room.state().expect("a game").public())
    }

    /// Some time passes, and everything happens in it that is due. Those who are given keep giving
    /// signs.
    pub(crate) fn pass_with(&mut self, millis: u64, awake: &[PersonId]) {
        let end = Moment(self.now.0 + millis);
        loop {
            self.let_bots_think();
            let next = self.wake.filter(|&wake| wake <= end);
            self.now = self.now.max(next.unwrap_or(end));
            for &person in awake {
                self.tell(person, RoomCommand::Here).expect("a sign");
            }
            self.input(RoomInput::Tick);
            if next.is_none() {
                return;
            }
        }
    }

    /// Some time passes.
    pub(crate) fn pass(&mut self, millis: u64) {
        self.pass_with(millis, &[]);
    }

    fn let_bots_think(&mut self) {
        while let Some((question, think)) = self.questions.pop() {
            let (asked, thought): (QuestionId, _) = (question.id, think.answer());
            self.input(RoomInput::Thought { asked, thought });
        }
    }

    /// Bots play on until the game is over.
    pub(crate) fn play_out(&mut self) {
        for _ in 0..100_000 {
            if self.room.stage() == Stage::Over {
                return;
            }
            self.pass(10_000);
        }
        panic!("the game does not end");
    }

    /// What someone sees.
    pub(crate) fn view(&self, person: PersonId) -> RoomView {
        self.room.view(Viewer::Person(person))
    }

    /// What was done, in order.
    pub(crate) fn deeds(&self) -> Vec<&RoomDeed> {
        self.journal.iter().map(|entry| &entry.deed).collect()
    }

    /// The driver goes and comes back after a while: everything is as it was.
    pub(crate) fn restart(&mut self, millis: u64) {
        let restored = Room::restore(&self.journal).expect("a journal that can be restored");
        assert_eq!(restored.state(), self.room.state());
        self.room = restored;
        self.now = Moment(self.now.0 + millis);
        self.questions.clear();
        let outputs = self.room.go_on_after(self.now, Gone::AWhile);
        self.take(outputs);
    }

    /// Everyone goes to market and changes nothing.
    pub(crate) fn through_market(&mut self) {
        for _ in 0..8 {
            let state = self.room.state().expect("a game");
            if !matches!(state.public().phase, Phase::Market(_)) {
                return;
            }
            let seat = state.all_asked().first().expect("someone is asked");
            let action = match state.asked(seat) {
                Some(rules::Ask::PickFirst) => {
                    Action::PickFirst(state.choices(seat).pick_first().first().expect("a merchant"))
                }
                _ => Action::Exchange { set_aside: rules::Goods::NONE, left: 0, right: 0 },
            };
            self.act(PersonId(seat.index() as u16 + 1), action).expect("a way through the market");
        }
    }

    /// Someone loads the first card of their hand.
    pub(crate) fn load(&mut self, person: PersonId) -> Result<Seq, RoomRefusal> {
        let bag = self.bag_of(person);
        self.act(person, Action::Load(bag))
    }

    /// A bag with the first card of someone's hand.
    pub(crate) fn bag_of(&self, person: PersonId) -> Bag {
        let own = self.view(person).table.expect("a game").game.own.expect("a hand");
        let first: Good = own.hand.nth(0).expect("a card");
        Bag::new(&[(first, 1)].into()).expect("one card")
    }

    /// The merchants of this round.
    pub(crate) fn merchants(&self) -> Vec<PersonId> {
        let state = self.room.state().expect("a game");
        let seats = state.public().merchants_on_duty(state.setup()).iter();
        seats.map(|seat| PersonId(seat.index() as u16 + 1)).collect()
    }
}
