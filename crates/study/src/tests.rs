//! A page that keeps what it is given, and a study that is lost now and then.

use std::time::Duration;

use bots::Bot;
use rules::{Edition, Options, Phase, Seed, Setup, Start};
use table::{Name, Occasion, Player, Seating, Sitter, TableView, Tempo};

use super::*;

/// A page with a study beside it.
#[derive(Default)]
struct Page {
    study: Study,
    journal: Vec<String>,
    view: Option<TableView>,
    now: u64,
    wake: Option<Moment>,
    pensive: bool,
    sent: u32,
}

impl Page {
    fn send(&mut self, message: &Message) -> Reply {
        let text = jot::write(message).expect("plain data");
        let reply = self.study.hear(&text).expect("one of our messages");
        jot::read(&reply).expect("one of our replies")
    }

    fn begin(&mut self, message: &Message) -> Option<Beginning> {
        match self.send(message) {
            Reply::Begins(beginning, news) => {
                self.journal.truncate(beginning.read.0 as usize);
                self.take(news);
                Some(beginning)
            }
            Reply::Cannot => None,
            _ => panic!("a table begins, or it does not"),
        }
    }

    fn happen(&mut self, event: Event) -> Option<Answer> {
        self.now += 1;
        let Reply::News(news) = self.send(&Message::Now(Moment(self.now), event)) else {
            panic!("what happens is news");
        };
        let answer = news.answer.clone();
        self.take(news);
        answer
    }

    fn take(&mut self, news: News) {
        for (seq, text) in news.entries {
            self.journal.push(text);
            assert_eq!(seq.0 as usize, self.journal.len(), "entries come in their order");
        }
        self.view =
            news.updates.into_iter().map(|update| update.view).next_back().or(self.view.take());
        (self.wake, self.pensive) = (news.wake, news.pensive);
    }

    fn view(&self) -> &TableView {
        self.view.as_ref().expect("a table")
    }

    fn command(&mut self, command: Command) -> Answer {
        self.sent += 1;
        let id = CommandId::new(format!("c-{}", self.sent)).expect("an id");
        self.happen(Event::Command(id, command)).expect("every command is answered")
    }

    /// Says something, whoever's turn it is.
    fn chat(&mut self) {
        let words = table::Words::Phrase(bots::Phrase::JustApples);
        let answer = self.command(Command::Say(table::Speech { words, about: None }));
        assert!(answer.outcome.is_ok(), "{answer:?}");
    }

    /// Does what is asked of the person, or lets the others go on.
    fn go_on_playing(&mut self) {
        if self.pensive {
            self.happen(Event::Leisure);
        } else if self.view().asked[ME].is_some() {
            let game = &self.view().game;
            let mut dice = rules::random::Dice::new(u64::from(self.sent));
            let action = rules::random::choose(&game.choices().expect("my seat"), &mut dice);
            let during = Occasion::of(&game.public);
            let action = action.expect("something can be done");
            let answer = self.command(Command::Act { action, during });
            assert!(answer.outcome.is_ok(), "{answer:?}");
        } else {
            self.now = self.now.max(self.wake.map_or(0, |wake| wake.0));
            self.happen(Event::Tick);
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.view().game.public.phase, Phase::Over(_))
    }
}

fn opening() -> Opening {
    let setup = Setup::new(Options::new(Edition::Second, 3)).expect("playable options");
    let name = |name: &str| Name::new(name).expect("a name");
    let bot = Player::Bot(Bot::Normal);
    let people = [("Robin", Player::Person), ("Ada", bot), ("Ben", bot)];
    let people = people.map(|(called, player)| Sitter { name: name(called), player });
    let seating: Seating = people.into_iter().collect();
    let start = Start::Deal { setup: setup.into(), seed: Seed::from_number(5) };
    Opening { start, seating, tempo: Tempo::Instant, bots: Seed::from_number(6) }
}

/// Plays a whole game; after each turn, `between` happens.
fn play(between: impl Fn(&mut Page, u32)) -> Page {
    let mut page = Page { now: 1000, ..Page::default() };
    page.begin(&Message::Open(Moment(1000), opening())).expect("a table");
    for turn in 1.. {
        assert!(turn < 20_000, "the game comes to its end");
        if page.is_over() {
            break;
        }
        page.go_on_playing();
        between(&mut page, turn);
    }
    page
}

#[test]
fn a_whole_game_is_played_though_the_study_is_lost_again_and_again() {
    let mut page = play(|page, turn| {
        if turn % 50 == 0 {
            page.study = Study::default();
            let seen = page.view().clone();
            page.begin(&Message::GoOn(Moment(page.now), page.journal.clone()))
                .expect("its journal is kept");
            assert_eq!(page.view().game, seen.game, "it stands as it stood");
        }
    });
    let Reply::Carried(annals) = page.send(&Message::Carried(page.journal.clone())) else {
        panic!("the game is known");
    };
    assert!(annals.rounds().flat_map(|round| round.bags.0.iter().flatten()).count() > 3);
    // Of a game whose end was not kept nothing is told.
    page.journal.truncate(page.journal.len() / 2);
    assert!(matches!(page.send(&Message::Carried(page.journal.clone())), Reply::Cannot));
}

#[test]
fn a_bot_that_thinks_while_the_table_goes_on_is_not_forgotten() {
    play(|page, _| {
        if page.pensive {
            page.chat();
        }
    });
}

#[test]
fn a_journal_is_read_up_to_what_is_damaged() {
    let mut page = Page::default();
    page.begin(&Message::Open(Moment(1000), opening())).expect("a table");
    (0..40).for_each(|_| page.go_on_playing());
    let whole = page.journal.clone();
    let damaged: Vec<String> = whole
        .iter()
        .enumerate()
        .map(|(place, text)| if place == 9 { "{".into() } else { text.clone() })
        .collect();
    let mut other = Page { journal: damaged.clone(), ..Page::default() };
    let read = other.begin(&Message::GoOn(Moment(9000), damaged)).expect("nine entries").read;
    assert_eq!(read, Seq(9));
    assert!(other.journal[..9] == whole[..9]);
    let nothing = Message::GoOn(Moment(9000), vec!["{".into()]);
    assert!(Page::default().begin(&nothing).is_none());
}

#[test]
fn time_does_not_go_back_with_a_clock_that_was_set_back() {
    let mut page = Page::default();
    let late = Moment(1_000_000).after(Duration::from_secs(60));
    page.begin(&Message::Open(late, opening())).expect("a table");
    let journal = page.journal.clone();
    let again = page.begin(&Message::GoOn(Moment(5), journal)).expect("the same table");
    assert!(again.not_before >= late);
}

#[test]
fn a_refusal_comes_back_to_whoever_asked() {
    let mut page = Page::default();
    page.begin(&Message::Open(Moment(1000), opening())).expect("a table");
    let wrong = Occasion { round: 9, ..Occasion::of(&page.view().game.public) };
    let ready = page.command(Command::Ready { during: wrong });
    assert!(ready.outcome.is_err());
}

#[test]
fn what_is_none_of_ours_is_told() {
    let mut study = Study::default();
    assert_eq!(study.hear("{"), Err(Unheard("a message that cannot be read")));
    let tick = jot::write(&Message::Now(Moment(1), Event::Tick)).expect("plain data");
    assert_eq!(study.hear(&tick), Err(Unheard("there is no table")));
}
