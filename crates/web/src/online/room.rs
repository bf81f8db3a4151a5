//! A table on a server, as this page knows it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Observer, Options, Seat};
use table::room::{
    Chair, House, PersonId, RoomBeat, RoomCommand, RoomFacts, RoomHappening, RoomRefusal,
    RoomUpdate, RoomView, Stage, TableCode, Token, Viewer, Writer,
};
use table::wire::{ClientFrame, Hello, PROTOCOL, Parting, ServerFrame};
use table::{Author, Beat, Command, Happening, Moment, Name, Seq};
use text::Herald;

use super::api::{self, Unserved};
use super::deck::{Part, Told};
use super::line::{Goes, Line, Listener, Standing};
use super::post::Post;
use crate::browser;
use crate::drawer::Drawer;
use crate::game::{Connection, Game, Then};
use crate::live::{Held, Live};
use crate::settings::{Preferences, preferences};
use crate::story::Heard;

/// Something that people want at a table beside the game, so that a refusal shows next to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// To change who sits where, or what someone may do.
    People(PersonId),
    /// To seat bots, or let them get up.
    Bots,
    /// To choose the game.
    Options,
    /// To set the rules of the house.
    House,
    /// To begin, to stop for a while, to play again.
    Begin,
    /// To talk.
    Talk,
    /// To leave.
    Leave,
}

/// Something that was changed and not answered yet, and how often that was.
type Pending<T> = (u32, Option<T>);

/// Changes something that may have been changed already; how it is wanted now, and the how-manieth
/// time that is.
fn begin<T: Clone + Send + Sync + 'static>(
    pending: Held<Pending<T>>,
    known: T,
    change: impl FnOnce(&mut T),
) -> (T, u32) {
    let (times, wanted) = pending.get_untracked();
    let mut wanted = wanted.unwrap_or(known);
    change(&mut wanted);
    pending.set((times + 1, Some(wanted.clone())));
    (wanted, times + 1)
}

/// A change is answered: what the table says holds, unless it was changed again meanwhile.
fn end<T: Clone + Send + Sync + 'static>(pending: Held<Pending<T>>, turn: u32) {
    pending.update(|(times, wanted)| {
        if *times == turn {
            *wanted = None;
        }
    });
}

/// A table on a server. It is handed down as a context and can be copied freely.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// Which table.
    pub(crate) code: TableCode,
    /// The game that is on the table, if one is.
    pub(crate) game: Held<Option<Game>>,
    /// How the line stands.
    pub(crate) standing: Held<Standing>,
    /// Why the server has hung up for good.
    pub(crate) parting: Held<Option<Parting>>,
    /// The address of the page for others, without what stands behind it.
    pub(super) front: Held<String>,
    view: Held<Option<Arc<RoomView>>>,
    /// What has been heard since the last game, or in this one, over the line.
    heard: Held<Vec<RoomBeat>>,
    /// Everyone of whom was ever heard here.
    people: Held<BTreeMap<PersonId, Name>>,
    refused: Held<Option<(Wish, RoomRefusal)>>,
    /// What the host has chosen and set that the table has not answered yet: the next change builds
    /// on it.
    choosing: Held<Pending<Options>>,
    keeping: Held<Pending<House>>,
    /// What this page has given for the next deck, or for the one that is played.
    pub(super) stirred: Held<Option<Part>>,
    /// What it was told of the game on the table.
    pub(super) told: StoredValue<Told>,
    /// Changes when what was missed has come in.
    pub(super) recalled: Held<()>,
    /// What I was about to say, in the lobby and at the table.
    pub(crate) drawer: Drawer,
    seq: StoredValue<Seq>,
    /// How often something was missed.
    missed: StoredValue<u32>,
    token: StoredValue<Option<Token>>,
    post: StoredValue<Rc<RefCell<Post>>, LocalStorage>,
    line: StoredValue<Option<Line>, LocalStorage>,
    owner: StoredValue<Owner>,
    preferences: Preferences,
}

impl Online {
    /// Goes to a table: to one's seat there, or to look on.
    pub(crate) fn visit(code: TableCode, token: Option<Token>) -> Self {
        let page = browser::entropy()
            .map_or(0, |bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let page = format!("{page:x}-{:x}", browser::now().0);
        let online = Self {
            code,
            game: Held::new(None),
            standing: Held::new(Standing::Trying),
            parting: Held::new(None),
            front: Held::new(browser::address()),
            view: Held::new(None),
            heard: Held::new(Vec::new()),
            people: Held::new(BTreeMap::new()),
            refused: Held::new(None),
            choosing: Held::default(),
            keeping: Held::default(),
            stirred: Held::new(None),
            recalled: Held::new(()),
            told: StoredValue::default(),
            drawer: Drawer::of(code.to_string()),
            seq: StoredValue::new(Seq(0)),
            missed: StoredValue::new(0),
            token: StoredValue::new(token),
            post: StoredValue::new_local(Rc::new(RefCell::new(Post::new(page)))),
            line: StoredValue::new_local(None),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            preferences: preferences(),
        };
        online.line.set_value(Some(Line::new(Rc::new(Ear(online)))));
        online
    }

    /// Hangs up. The seat stays one's own.
    pub(crate) fn hang_up(self) {
        self.line.set_value(None);
        self.told.set_value(Told::default());
    }

    /// The secret by which one is known here; none, if one only looks on.
    pub(crate) fn token(self) -> Option<Token> {
        self.token.get_value()
    }

    // How things stand.

    /// Whether anything was heard yet, reactively.
    pub(crate) fn is_there(self) -> bool {
        self.view.with(Option::is_some)
    }

    /// The room, reactively.
    #[inline(never)]
    fn seen(self) -> Option<Arc<RoomView>> {
        self.view.get()
    }

    /// A part of the room that tells its readers only when it changes.
    pub(crate) fn part<T>(self, look: impl Fn(&RoomFacts) -> T + Send + Sync + 'static) -> Live<T>
    where
        T: PartialEq + Default + Send + Sync + 'static,
    {
        Live::new(move || self.seen().map_or_else(T::default, |view| look(&view.room)))
    }

    /// Something of the room as it is now.
    pub(crate) fn look<T>(self, look: impl FnOnce(&RoomFacts) -> T) -> Option<T> {
        self.view.with_untracked(|view| view.as_ref().map(|view| look(&view.room)))
    }

    /// Who one is here, reactively; nobody, if one looks on.
    pub(crate) fn me(self) -> Option<PersonId> {
        self.view.with(|view| match view.as_ref()?.viewer {
            Viewer::Person(person) => Some(person),
            Viewer::Spectator => None,
        })
    }

    fn host(self) -> Option<PersonId> {
        self.view.with(|view| view.as_ref().map(|view| view.room.host))
    }

    /// Whether one is the host, reactively.
    pub(crate) fn is_host(self) -> bool {
        let host = self.host();
        self.me().is_some_and(|me| Some(me) == host)
    }

    /// What the host is called, reactively.
    pub(crate) fn host_name(self) -> String {
        self.host().map(|host| self.name(host)).unwrap_or_default()
    }

    /// Whether people may say what they like, reactively.
    pub(crate) fn allows_free_talk(self) -> bool {
        self.view.with(|view| view.as_ref().is_none_or(|view| view.room.house.free_talk))
    }

    /// Everything that was heard since the last game, or in this one, reactively.
    pub(crate) fn with_heard<T>(self, look: impl FnOnce(&[RoomBeat]) -> T) -> T {
        self.heard.with(|heard| look(heard))
    }

    /// What one of the people is called, reactively.
    pub(crate) fn name(self, person: PersonId) -> String {
        let known =
            |people: &BTreeMap<_, Name>| people.get(&person).map(|name| name.as_str().to_owned());
        self.people.with(known).unwrap_or_default()
    }

    /// Whether nobody is at the page of whoever has this seat, reactively.
    pub(crate) fn is_gone(self, seat: Seat) -> bool {
        self.seen().is_some_and(|view| {
            let has_seat = |id| view.room.chairs.get(seat.index()) == Some(&Chair::Person(id));
            view.room.people.iter().any(|person| !person.here && has_seat(person.id))
        })
    }

    /// Words about the room, in the language that is set, reactively.
    pub(crate) fn tell<T>(self, tell: impl FnOnce(&Herald<'_>) -> T) -> T {
        let text = self.preferences.text();
        let view = self.view.get();
        let (viewer, chairs) = match &view {
            Some(view) => (view.viewer, view.room.chairs.as_slice()),
            None => (Viewer::Spectator, [].as_slice()),
        };
        self.people.with(|people| tell(&Herald::new(&text).at(viewer, people, chairs)))
    }

    // What is wanted.

    /// Wants something of the table. Why it is refused, if it is, shows next to the wish.
    pub(crate) fn want(self, wish: Wish, what: RoomCommand) {
        self.want_then(wish, what, || {});
    }

    /// Wants something, and does something else when it is done.
    pub(crate) fn want_then(self, wish: Wish, what: RoomCommand, then: impl FnOnce() + 'static) {
        self.want_after(wish, what, || {}, then);
    }

    /// Wants something; does something when it is answered, and something else if it is done.
    fn want_after(
        self,
        wish: Wish,
        what: RoomCommand,
        answered: impl FnOnce() + 'static,
        then: impl FnOnce() + 'static,
    ) {
        let outcome = move |outcome: Result<(), RoomRefusal>| {
            answered();
            let done = outcome.is_ok();
            self.refused.set(outcome.err().map(|why| (wish, why)));
            if done {
                then();
            }
        };
        self.send(what, Box::new(outcome));
    }

    /// Changes the game that was chosen.
    pub(crate) fn choose(self, change: impl FnOnce(&mut Options)) {
        self.choose_then(change, || {});
    }

    /// Changes the game that was chosen, and does something else when it is done.
    pub(crate) fn choose_then(
        self,
        change: impl FnOnce(&mut Options),
        then: impl FnOnce() + 'static,
    ) {
        let Some(chosen) = self.look(|room| room.options.clone()) else { return };
        let (options, turn) = begin(self.choosing, chosen, change);
        let what = RoomCommand::Choose(Box::new(options));
        self.want_after(Wish::Options, what, move || end(self.choosing, turn), then);
    }

    /// Changes the rules of the house.
    pub(crate) fn keep(self, change: impl FnOnce(&mut House)) {
        let Some(kept) = self.look(|room| room.house) else { return };
        let (house, turn) = begin(self.keeping, kept, change);
        let what = RoomCommand::Keep(house);
        self.want_after(Wish::House, what, move || end(self.keeping, turn), || {});
    }

    /// Why the last wish of this kind was refused, in words, reactively.
    pub(crate) fn refused(self, wish: Wish) -> Option<String> {
        let (other, why) = self.refused.get()?;
        (other == wish).then(|| self.tell(|herald| herald.refusal(&why, None)))
    }

    /// The rule behind the last refusal of this kind, if one is, reactively.
    pub(crate) fn rule_behind(self, wish: Wish) -> Option<&'static str> {
        match self.refused.get()? {
            (other, RoomRefusal::CannotPlay(why)) if other == wish => Some(why.rule()),
            _ => None,
        }
    }

    pub(super) fn send(self, what: RoomCommand, then: Then) {
        let frame = self.post.with_value(|post| post.borrow_mut().put(what, then));
        let Some(frame) = frame else { return };
        self.line.with_value(|line| line.iter().for_each(|line| line.say(&frame)));
    }

    /// How the game's commands get there.
    fn connection(self) -> Connection {
        Rc::new(move |command, then| {
            let what = match command {
                Command::Act { action, during } => RoomCommand::Act { action, during },
                Command::Say(speech) => RoomCommand::Say(speech),
                Command::Ready { during } => RoomCommand::Ready { during },
                Command::Writing { during } => RoomCommand::Writing { during },
            };
            self.send(what, then);
        })
    }

    // What is heard.

    fn take(self, update: RoomUpdate) {
        let RoomUpdate { seq, now, beats, view } = update;
        let before = self.seq.get_value();
        let missed = seq.0.saturating_sub(before.0) as usize > beats.len();
        self.seq.set_value(seq);
        self.people.update(|people| note(people, &beats, &view.room));
        let began = self.look(|room| (room.stage, room.game))
            != Some((view.room.stage, view.room.game))
            && view.room.stage == Stage::Lobby;
        self.heard.update(|heard| {
            if began || missed {
                heard.clear();
            }
            heard.extend(beats.iter().cloned());
        });
        self.show_game(&view, &beats, now, missed);
        self.view.set(Some(Arc::new(view)));
        self.stir();
        if missed {
            self.game.get_untracked().into_iter().for_each(Game::has_missed);
            self.missed.update_value(|turn| *turn += 1);
            self.ask_what_was_missed(self.missed.get_value(), FIRST_WAIT);
        }
    }

    /// Shows the game that is on the table, or takes it off the screen.
    fn show_game(self, view: &RoomView, beats: &[RoomBeat], now: Moment, missed: bool) {
        let Some(table) = &view.table else {
            if self.game.with_untracked(Option::is_some) {
                self.game.set(None);
            }
            return;
        };
        let heard = hear(beats, &view.room.chairs);
        let me = match table.game.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let same = self.look(|room| room.game) == Some(view.room.game);
        match self.game.get_untracked().filter(|game| same && game.me == me) {
            Some(game) => {
                game.set_clock(now);
                game.take(table.clone(), if missed { &[] } else { &heard });
            }
            None => {
                let place = format!("{}.{}", self.code, view.room.game);
                let game = self.owner.get_value().with(|| Game::new(table.clone(), &heard, place));
                let in_lobby = self.look(|room| room.stage) == Some(Stage::Lobby);
                let game = if in_lobby { game.newly_begun() } else { game };
                game.set_clock(now);
                game.connect(self.connection());
                self.game.set(Some(game));
            }
        }
    }

    /// Asks for everything that happened in this game, and hears it. Whoever does not hear of the past
    /// can still play, so it is asked for again and again, with more and more time in between.
    fn ask_what_was_missed(self, turn: u32, wait: Duration) {
        let (code, token) = (self.code, self.token());
        // Whoever has left the table hears nothing any more, and if more was missed since, that asks.
        let wanted = move || {
            let at_table = self.line.with_value(Option::is_some);
            let sent_away = self.parting.get_untracked().is_some();
            at_table && !sent_away && self.missed.get_value() == turn
        };
        spawn_local(async move {
            let answer = api::beats(code, token.as_ref()).await;
            let view = self.view.get_untracked().filter(|_| wanted());
            let Some(view) = view else { return };
            let beats = answer.as_deref().ok().and_then(jot::read::<Vec<RoomBeat>>);
            // An answer that cannot be read was not the table's.
            let may_come = answer.as_ref().err().is_none_or(may_pass);
            let Some((text, mut beats)) = answer.ok().zip(beats) else {
                let again = move || {
                    if wanted() {
                        self.ask_what_was_missed(turn, (wait * 2).min(LONGEST_WAIT));
                    }
                };
                if may_come {
                    set_timeout(again, wait);
                }
                return;
            };
            let last = beats.last().map_or(Seq(0), |beat| beat.seq);
            self.told.update_value(|told| told.beats = Some(text));
            self.recalled.set(());
            self.heard.update(|heard| {
                beats.extend(heard.drain(..).filter(|beat| beat.seq > last));
                *heard = beats;
            });
            self.people.update(|people| {
                self.heard.with_untracked(|heard| note_all(people, heard));
            });
            if let Some(game) = self.game.get_untracked() {
                game.hear_again(&self.heard.with_untracked(|heard| hear(heard, &view.room.chairs)));
            }
        });
    }
}

/// Whether the server may well do later what it did not do now: it cannot be reached, or is busy.
fn may_pass(why: &Unserved) -> bool {
    match why {
        Unserved::Unreachable => true,
        Unserved::Problem(code) => matches!(code.as_str(), "too_many" | "unavailable" | "internal"),
        Unserved::Refused(_) | Unserved::Nameless => false,
    }
}

/// How long to wait before what was missed is asked for again. It doubles each time.
const FIRST_WAIT: Duration = Duration::from_secs(1);

/// But nobody waits longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// The table that was handed down, if it is one on a server.
pub(crate) fn online() -> Option<Online> {
    use_context()
}

/// Whoever is at our end of the line.
struct Ear(Online);

impl Listener for Ear {
    fn greet(&self) -> Vec<String> {
        let Self(online) = self;
        let (token, since) = (online.token(), online.seq.get_value());
        let hello = Hello { protocol: PROTOCOL, table: online.code, token, since, brief: true };
        let hello = jot::write(&ClientFrame::Hello(hello));
        let again = |post: &Rc<RefCell<Post>>| post.borrow().again().map(str::to_owned).collect();
        let again: Vec<String> = online.post.with_value(again);
        hello.into_iter().chain(again).collect()
    }

    fn hear(&self, text: &str) -> Goes {
        let Self(online) = self;
        let Some(frame) = jot::read::<ServerFrame<Option<RoomFacts>>>(text) else {
            // The server speaks words that this page does not know: another version of it does.
            online.parting.set(Some(Parting::WrongVersion));
            return Goes::Off;
        };
        if let Some(update) = frame.update {
            online.note_frame(text, &update);
            let update = update.after(|| online.look(RoomFacts::clone));
            update.into_iter().for_each(|update| online.take(update));
        }
        if let Some(answer) = frame.answer {
            let then = online.post.with_value(|post| post.borrow_mut().answered(answer));
            then.into_iter().for_each(|then| then());
        }
        match frame.goodbye.map(|goodbye| goodbye.why) {
            None => Goes::On,
            Some(why) if passes(why) => Goes::Down,
            Some(why) => {
                online.parting.set(Some(why));
                Goes::Off
            }
        }
    }

    fn stands(&self, standing: Standing) {
        self.0.standing.set(standing);
    }
}

/// Whether a goodbye is only for now.
const fn passes(why: Parting) -> bool {
    match why {
        Parting::Stopping
        | Parting::Unavailable
        | Parting::TooFarBehind
        | Parting::TooSlow
        | Parting::TooMuch => true,
        Parting::Malformed
        | Parting::NoHello
        | Parting::WrongVersion
        | Parting::UnknownTable
        | Parting::UnknownToken
        | Parting::NoSpectators
        | Parting::Full
        | Parting::Left
        | Parting::TooLarge
        | Parting::Unreadable => false,
    }
}

/// Notes what people are called.
fn note(people: &mut BTreeMap<PersonId, Name>, beats: &[RoomBeat], room: &RoomFacts) {
    note_all(people, beats);
    people.extend(room.people.iter().map(|person| (person.id, person.name.clone())));
}

/// The same from what was heard alone.
fn note_all(people: &mut BTreeMap<PersonId, Name>, beats: &[RoomBeat]) {
    for beat in beats {
        if let RoomHappening::Joined { person, name, .. } | RoomHappening::Left { person, name } =
            &beat.what
        {
            people.insert(*person, name.clone());
        }
    }
}

/// What beats say to a game whose chairs are these: what is of the game, and what is around it.
fn hear(beats: &[RoomBeat], chairs: &[Chair]) -> Vec<Heard> {
    let begins = beats.iter().rposition(|beat| matches!(beat.what, RoomHappening::Started { .. }));
    let game = beats[begins.unwrap_or_default()..].iter();
    // What was said and is no longer kept is nothing to hear.
    let audible = |beat: &&RoomBeat| !matches!(beat.what, RoomHappening::Unsaid);
    game.filter(audible).map(|beat| hear_one(beat, chairs)).collect()
}

fn hear_one(beat: &RoomBeat, chairs: &[Chair]) -> Heard {
    let room = || Heard::Room(beat.clone());
    let by = match beat.by {
        Writer::Person(person) => seat_of(person, chairs).map(Author::Person),
        Writer::Bot(seat) => Some(Author::Bot(seat)),
        Writer::Clock => Some(Author::Clock),
        Writer::House => Some(Author::Host),
    };
    let what = match &beat.what {
        RoomHappening::Started { round, law } => Happening::Opened { round: *round, law: *law },
        RoomHappening::Game(events) => Happening::Game(events.clone()),
        RoomHappening::Said(speech) if by.is_some() => Happening::Said(speech.clone()),
        _ => return room(),
    };
    // Who has left meanwhile was at the table then.
    let by = by.unwrap_or(Author::Host);
    Heard::Table(Beat { seq: beat.seq, at: beat.at, by, what })
}

/// The seat of one of the people.
fn seat_of(person: PersonId, chairs: &[Chair]) -> Option<Seat> {
    let place = chairs.iter().position(|chair| *chair == Chair::Person(person))?;
    u8::try_from(place).ok().and_then(|place| Seat::try_from(place).ok())
}
