//! An evening at a table: a simulated clock, bots who think, and screens that show what they are
//! told.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Bot;
use rules::random::Dice;
use rules::{Observer, Options, Scene, Seat, Seed, Setup, Start, below};
use table::{
    Answer, Beat, Command, CommandId, Entry, Input, Moment, Name, Occasion, Opening, Outputs,
    Player, QuestionId, Seating, Seq, Sitter, Table, TableView, Tempo,
};

/// A screen in front of an observer: it knows nothing but the updates it was sent.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Screen {
    pub(crate) seq: Seq,
    pub(crate) view: TableView,
    pub(crate) beats: Vec<Beat>,
}

/// A table, its clock, its journal and its screens.
pub(crate) struct Evening {
    pub(crate) now: Moment,
    pub(crate) table: Table,
    pub(crate) journal: Vec<Entry>,
    pub(crate) screens: BTreeMap<String, (Observer, Screen)>,
    pub(crate) answers: Vec<Answer>,
    thoughts: Vec<(Moment, QuestionId, bots::Thought)>,
    pub(crate) wake: Option<Moment>,
    latency: Dice,
    ids: u32,
}

/// One bot or person after the other.
pub(crate) fn seating(players: &[Player]) -> Seating {
    let names = ["Maya", "Ines", "Olek", "Dasha", "Tariq", "Wren"];
    let sitters = names.into_iter().zip(players);
    sitters
        .map(|(name, &player)| Sitter { name: Name::new(name).expect("a short name"), player })
        .collect()
}

/// How a game of these options begins, with Maya a person and everyone else a bot.
pub(crate) fn solo(options: Options, seed: u64, tempo: Tempo) -> Opening {
    let mut players = vec![Player::Bot(Bot::Normal); usize::from(options.players)];
    players[0] = Player::Person;
    let setup = Arc::new(Setup::new(options).expect("playable options"));
    Opening {
        start: Start::Deal { setup, seed: Seed::from_number(seed) },
        seating: seating(&players),
        tempo,
        bots: Seed::from_number(!seed),
    }
}

/// The same, in the middle of a game.
pub(crate) fn solo_scene(scene: Scene, tempo: Tempo) -> Opening {
    let opening = solo(scene.setup().options().clone(), 1, tempo);
    Opening { start: Start::Scene(Box::new(scene)), ..opening }
}

impl Evening {
    /// Opens a table with a screen in front of every seat and one for a spectator.
    pub(crate) fn open(opening: Opening) -> Self {
        let seats = opening.start.setup().seats();
        let (table, outputs) = Table::open(Moment(1_000), opening).expect("a table that opens");
        let mut evening = Self {
            now: Moment(1_000),
            table,
            journal: Vec::new(),
            screens: BTreeMap::new(),
            answers: Vec::new(),
            thoughts: Vec::new(),
            wake: None,
            latency: Dice::new(5),
            ids: 0,
        };
        evening.take(outputs);
        for observer in seats.iter().map(Observer::Seat).chain([Observer::Spectator]) {
            evening.watch(observer, Seq(0));
        }
        evening
    }

    pub(crate) fn watch(&mut self, observer: Observer, since: Seq) {
        self.input(Input::Watch { observer, since });
    }

    /// Hands something in, and does what comes out.
    pub(crate) fn input(&mut self, input: Input) -> Option<Answer> {
        let outputs = self.table.handle(self.now, input);
        let answer = outputs.answer.clone();
        self.take(outputs);
        answer
    }

    /// A driver's work: the journal first, then everything else.
    pub(crate) fn take(&mut self, outputs: Outputs) {
        self.journal.extend(outputs.entries);
        self.answers.extend(outputs.answer);
        for (observer, update) in outputs.updates {
            let beats = update.beats;
            let entry = self.screens.entry(format!("{observer:?}"));
            let (_, screen) = entry.or_insert_with(|| {
                let view = update.view.clone();
                (observer, Screen { seq: Seq(0), view, beats: Vec::new() })
            });
            assert!(update.seq >= screen.seq, "an update never goes back");
            screen.beats.extend(beats);
            (screen.seq, screen.view) = (update.seq, update.view);
        }
        for question in outputs.questions {
            let takes = u64::from(below(400, &mut self.latency));
            let think = self.table.think(&question).expect("a bot, asked about the table as it is");
            self.thoughts.push((Moment(self.now.0 + takes), question.id, think.answer()));
        }
        self.wake = outputs.wake;
    }

    /// Someone does something; the answer.
    pub(crate) fn act(&mut self, seat: Seat, action: rules::Action) -> Answer {
        let during = Occasion::of(self.table.state().public());
        self.send(seat, Command::Act { action, during })
    }

    /// Someone lets the law decide.
    pub(crate) fn ready(&mut self, seat: Seat) -> Answer {
        let during = Occasion::of(self.table.state().public());
        self.send(seat, Command::Ready { during })
    }

    /// Someone sends a command under a new id.
    pub(crate) fn send(&mut self, seat: Seat, command: Command) -> Answer {
        self.ids += 1;
        let id = CommandId::new(format!("c-{}", self.ids)).expect("an id");
        self.send_as(seat, id, command)
    }

    /// Someone sends a command under this id.
    pub(crate) fn send_as(&mut self, seat: Seat, id: CommandId, command: Command) -> Answer {
        self.input(Input::Command { from: seat, id, command }).expect("every command is answered")
    }

    /// When something happens next, if nobody does anything.
    pub(crate) fn next(&self) -> Option<Moment> {
        self.thoughts.iter().map(|thought| thought.0).chain(self.wake).min()
    }

    /// Lets the clock run to the next thing that happens; whether there was one.
    pub(crate) fn step(&mut self) -> bool {
        let Some(next) = self.next() else { return false };
        self.now = self.now.max(next);
        let due = self.thoughts.iter().position(|thought| thought.0 <= self.now);
        match due {
            Some(place) => {
                let (_, asked, thought) = self.thoughts.swap_remove(place);
                self.input(Input::Thought { asked, thought });
            }
            None => {
                self.input(Input::Tick);
            }
        }
        true
    }

    /// Bots forget what they were thinking about: their driver is gone.
    pub(crate) fn forget_thoughts(&mut self) {
        self.thoughts.clear();
    }

    /// Lets the clock run until something holds, or nothing happens any more.
    pub(crate) fn run_until(&mut self, holds: impl Fn(&Table) -> bool) {
        while !holds(&self.table) && self.step() {}
    }

    /// Every screen shows what a fresh look would show, and every beat exactly once.
    pub(crate) fn check_screens(&self) {
        for (observer, screen) in self.screens.values() {
            assert_eq!(screen.view, self.table.view(*observer), "{observer:?}");
            let seqs: Vec<u32> = screen.beats.iter().map(|beat| beat.seq.0).collect();
            let all: Vec<u32> = (1..=self.table.seq().0).collect();
            assert_eq!(seqs, all, "{observer:?} saw every entry once");
        }
    }

    /// The journal is whole, and tells the same table again.
    pub(crate) fn check_journal(&self) {
        for entry in &self.journal {
            let kept = jot::write(entry).and_then(|text| jot::read(&text));
            assert_eq!(kept.as_ref(), Some(entry), "what a browser keeps is what was entered");
        }
        let mut told = 0;
        let restored = Table::restore(self.journal.clone(), &mut |_| told += 1);
        let restored = restored.expect("a journal that can be restored");
        assert_eq!(restored.state(), self.table.state());
        assert_eq!(restored.seq(), self.table.seq());
        assert_eq!(told, self.journal.len());
    }
}
