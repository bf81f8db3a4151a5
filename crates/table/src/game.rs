//! One game being played: what the rules say, whose time runs, and what the bots are up to.
//!
//! A game keeps no journal and tells nobody: whoever holds it enters what is done, and hands it in
//! together with its place and its moment. So the same game is played alone in a page and online.

use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Pace, Phrase, Recollection, Thought};
use rules::public::Fate;
use rules::random::{self, Dice};
use rules::slip::Party;
use rules::{Action, Ask, IllegalAction, Inspection, Observer, PerSeat, Phase, Seat, Seats, State};

use crate::clock::Clock;
use crate::command::{Occasion, Refusal, Speech, Words};
use crate::journal::{Author, Opening, Seq, actor};
use crate::minds::{Minds, Plan, Step, THINKING_TIME};
use crate::moment::Moment;
use crate::seating::{Player, Seating, Sitter};
use crate::table::CannotOpen;
use crate::tempo::{self, Chance, Pause, Tempo};
use crate::update::{Question, QuestionId, TableView, Think, WholeHappening};

/// Whoever writes a slip is given at least so long after each stroke of the pen.
const TIME_TO_WRITE: Duration = Duration::from_secs(40);

/// Nobody who only writes keeps others waiting for longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// A bot keeps silent for so long after it spoke.
const BOT_SILENCE: Duration = Duration::from_secs(6);

/// The bot that plays for people who are away.
const STAND_IN: Bot = Bot::Normal;

/// A game under way, or over.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    opening: Arc<Opening>,
    seating: Seating,
    tempo: Tempo,
    state: State,
    /// The last entry that changed the game, and when it was made.
    changed: Seq,
    changed_at: Moment,
    clock: Clock,
    /// Each is large, and a table has seldom six.
    recollections: PerSeat<Option<Box<Recollection>>>,
    minds: Minds,
    ready: Seats,
    /// People for whom a bot plays.
    away: Seats,
    /// Since when the game stands still.
    paused: Option<Moment>,
    /// How long a decision may take.
    decision: Option<Duration>,
    /// What is asked of each seat, and since when.
    asked: PerSeat<Option<(Ask, Moment)>>,
}

/// What a game does by itself when its time has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Impulse {
    /// The inspection clock rings.
    TimeIsUp,
    /// A bot acts or speaks, or both.
    Bot {
        /// At which seat.
        seat: Seat,
        /// What it does.
        action: Option<Action>,
        /// What it says.
        say: Option<Phrase>,
    },
}

impl Game {
    /// A game that begins so, as this entry.
    pub(crate) fn new(now: Moment, seq: Seq, opening: Arc<Opening>) -> Result<Self, CannotOpen> {
        let seats = opening.start.setup().seats();
        let taken = opening.seating.taken();
        if let Some(seat) = seats.minus(taken).first() {
            return Err(CannotOpen::EmptySeat(seat));
        }
        if let Some(seat) = taken.minus(seats).first() {
            return Err(CannotOpen::NoSuchSeat(seat));
        }
        let state = State::new(&opening.start)?;
        let mut recollections = PerSeat::default();
        for seat in seats.iter() {
            let view = state.view(Observer::Seat(seat));
            recollections[seat] = Some(Box::new(Recollection::new(&view)));
        }
        let mut game = Self {
            seating: opening.seating.clone(),
            tempo: opening.tempo,
            clock: Clock::Off.after(&state, now),
            opening,
            state,
            changed: seq,
            changed_at: now,
            recollections,
            minds: Minds::default(),
            ready: Seats::NONE,
            away: Seats::NONE,
            paused: None,
            decision: None,
            asked: PerSeat::default(),
        };
        game.note_who_is_asked(now, None);
        Ok(game)
    }

    // What is done.

    /// Someone acts, as this entry.
    pub(crate) fn act(
        &mut self,
        at: Moment,
        seq: Seq,
        by: Author,
        action: &Action,
    ) -> Result<WholeHappening, Refusal> {
        let actor = actor(by).ok_or(Refusal::Illegal(IllegalAction::NotForThisActor))?;
        let mut events = Vec::new();
        self.state
            .apply(actor, action.clone(), &mut |event| events.push(event))
            .map_err(Refusal::Illegal)?;
        for seat in self.state.setup().seats().iter() {
            let Some(recollection) = &mut self.recollections[seat] else { continue };
            let seen = events.iter().map(|event| event.seen_by(Observer::Seat(seat)));
            seen.for_each(|event| recollection.observe(&event));
        }
        (self.changed, self.changed_at) = (seq, at);
        self.clock = self.clock.after(&self.state, at);
        self.forget_ready(action);
        // Whoever has acted needs nobody to decide for them.
        seat_of(by).into_iter().for_each(|seat| self.minds.of_mut(seat).plan = None);
        // Talk about a bag decides nothing: whoever must settle has no more time for it.
        let talk = matches!(
            action,
            Action::Offer(_) | Action::Withdraw(_) | Action::Decline(_) | Action::Threaten(_)
        );
        self.note_who_is_asked(at, seat_of(by).filter(|_| !talk));
        Ok(WholeHappening::Game(events))
    }

    /// Someone speaks.
    pub(crate) fn hear(&mut self, by: Author, speech: &Speech) {
        let (Words::Phrase(phrase), Some(by)) = (&speech.words, seat_of(by)) else { return };
        for seat in self.state.setup().seats().iter() {
            self.recollections[seat].iter_mut().for_each(|memory| memory.hear(by, *phrase));
        }
    }

    /// Nobody drove the table for a while, which does not count on any clock.
    pub(crate) fn leave_out(&mut self, gone: Duration) {
        if self.paused.is_none() {
            self.shift(gone);
        }
    }

    /// Lets the numbers of questions go on from here: whatever somebody still thinks about was
    /// asked by a table that is gone.
    pub(crate) fn count_questions_from(&mut self, number: u32) {
        self.minds.count_from(number);
    }

    /// Whoever is asked anew has something to say again; and so has everyone in another phase.
    fn forget_ready(&mut self, action: &Action) {
        match action {
            _ if self.state.public().inspection().is_none() => self.ready = Seats::NONE,
            Action::Offer(terms) => self.ready.remove(terms.merchant),
            Action::Threaten(merchant) => self.ready.remove(*merchant),
            _ => {}
        }
    }

    /// Notes since when something is asked of each seat. Whoever has decided something and is still
    /// asked has time anew.
    fn note_who_is_asked(&mut self, at: Moment, actor: Option<Seat>) {
        for seat in self.state.setup().seats().iter() {
            let before = self.asked[seat].filter(|_| Some(seat) != actor);
            self.asked[seat] = self.state.asked(seat).map(|ask| match before {
                Some((same, since)) if same == ask => (ask, since),
                _ => (ask, at),
            });
        }
    }

    // Signs, which are no entries.

    /// Someone has said their piece about their bag; whether that is news.
    pub(crate) fn let_the_law_decide(&mut self, seat: Seat) -> bool {
        if self.state.public().inspection().is_none() || self.ready.has(seat) {
            return false;
        }
        self.ready.insert(seat);
        for bot in self.bots().iter() {
            let mind = self.minds.of_mut(bot);
            let settles = |plan: &Plan| plan.pace == Pace::Settle && plan.step == Step::Waiting;
            // Whoever waited for people looks again for whom there is to wait.
            mind.plan.take_if(|plan| settles(plan));
        }
        true
    }

    /// Someone is writing about their bag: whoever is about to settle gives them time, within
    /// reason.
    pub(crate) fn wait_for_writer(&mut self, now: Moment, seat: Seat) {
        let inspection = self.state.public().inspection();
        if inspection.is_none_or(|inspection| inspection.held(seat).is_none()) {
            return;
        }
        let patience = match self.seating.people().len() {
            // Whoever plays alone keeps nobody waiting.
            1 => now.after(TIME_TO_WRITE),
            _ => now.after(TIME_TO_WRITE).min(self.changed_at.after(LONGEST_WAIT)),
        };
        let settling = self.bots().iter().filter(|&bot| self.must_answer(bot).is_none());
        for bot in settling.collect::<Seats>().iter() {
            let plan = self.minds.of_mut(bot).plan.as_mut();
            if let Some(plan) = plan.filter(|plan| plan.pace == Pace::Settle && plan.due < patience)
            {
                plan.due = patience;
                plan.step = Step::Waiting;
            }
        }
    }

    /// Refuses what was meant for another stretch of the game.
    pub(crate) fn in_time(&self, meant: Occasion) -> Result<(), Refusal> {
        let now = Occasion::of(self.state.public());
        if meant == now { Ok(()) } else { Err(Refusal::TooLate { meant, now }) }
    }

    // Who plays.

    /// A bot plays for someone from now on.
    pub(crate) fn take_over(&mut self, seat: Seat) {
        self.away.insert(seat);
        self.minds.of_mut(seat).plan = None;
    }

    /// Someone plays their seat again. What was asked of them was asked when it was.
    pub(crate) fn give_back(&mut self, seat: Seat) {
        self.away.remove(seat);
        self.minds.of_mut(seat).plan = None;
    }

    /// Someone else sits there from now on, and is asked anew.
    pub(crate) fn seat(&mut self, now: Moment, seat: Seat, sitter: Sitter) {
        self.seating.sit(seat, sitter);
        self.give_back(seat);
        if let Some((_, since)) = &mut self.asked[seat] {
            // The time of a pause is added when it ends.
            *since = self.paused.unwrap_or(now);
        }
    }

    /// How fast bots are, and how long a decision may take.
    pub(crate) fn set_pace(&mut self, tempo: Tempo, decision: Option<Duration>) {
        (self.tempo, self.decision) = (tempo, decision);
    }

    /// The game stands still, and so do its clocks.
    pub(crate) fn pause(&mut self, at: Moment) {
        if self.paused.is_none() {
            self.paused = Some(at);
            self.clock = self.clock.stopped(at);
            self.minds.forget_plans();
        }
    }

    /// The game goes on.
    pub(crate) fn unpause(&mut self, at: Moment) {
        if let Some(since) = self.paused.take() {
            self.shift(at.since(since));
            self.clock = self.clock.after(&self.state, at);
        }
    }

    /// That much time did not count.
    fn shift(&mut self, span: Duration) {
        self.clock = self.clock.without(span);
        for (_, since) in self.asked.0.iter_mut().flatten() {
            *since = since.after(span);
        }
    }

    // What happens by itself.

    /// The inspection clock, if it rings. Whatever comes after that comes too late (T1).
    pub(crate) fn ring(&self, now: Moment) -> Option<Impulse> {
        self.clock.end().is_some_and(|end| end <= now).then_some(Impulse::TimeIsUp)
    }

    /// What the game does by itself now, the clock first.
    pub(crate) fn impulse(&mut self, now: Moment) -> Option<Impulse> {
        if self.paused.is_some() {
            return None;
        }
        if let Some(rings) = self.ring(now) {
            return Some(rings);
        }
        while let Some(seat) = self.minds.due(now) {
            if let Some(impulse) = self.act_on_plan(now, seat) {
                return Some(impulse);
            }
        }
        None
    }

    /// Makes plans, and asks every bot whose time has come to think about the game as it stands
    /// after this entry.
    pub(crate) fn plan(&mut self, now: Moment, seq: Seq) -> Vec<Question> {
        if self.paused.is_some() {
            return Vec::new();
        }
        for seat in self.state.setup().seats().iter() {
            if self.bots().has(seat) {
                self.plan_bot(now, seq, seat);
            } else {
                self.plan_deadline(seat);
            }
        }
        self.ask(now, seq)
    }

    /// When the game wants to be looked at again.
    pub(crate) fn wake(&self) -> Option<Moment> {
        if self.paused.is_some() {
            return None;
        }
        [self.clock.end(), self.minds.wake()].into_iter().flatten().min()
    }

    /// Takes a bot's answer.
    pub(crate) fn decide(&mut self, asked: QuestionId, thought: Thought) {
        self.minds.decide(asked, thought);
    }

    // The bots.

    /// The seats that bots play, for good or until someone is back.
    pub(crate) fn bots(&self) -> Seats {
        self.seating.taken().minus(self.seating.people()).or(self.away)
    }

    /// Lets a bot that has reason to act make a plan, and forget one that has lost its reason.
    fn plan_bot(&mut self, now: Moment, seq: Seq, seat: Seat) {
        self.drop_outdated_plan(seat);
        if self.minds.of(seat).plan.is_some() {
            return;
        }
        if let Some((pace, pause)) = self.reason_to_act(seat) {
            let due = now.after(self.pause_before(seq, seat, pause));
            let occasion = Occasion::of(self.state.public());
            let plan = Plan { pace, occasion, due, step: Step::Waiting };
            self.minds.of_mut(seat).plan = Some(plan);
        }
    }

    /// Whoever lets their time run out has a bot decide for them, this once.
    fn plan_deadline(&mut self, seat: Seat) {
        let deadline = self.deadline(seat);
        let occasion = Occasion::of(self.state.public());
        let plan = &mut self.minds.of_mut(seat).plan;
        plan.take_if(|plan| plan.occasion != occasion || deadline.is_none_or(|at| at > plan.due));
        if let (None, Some(due)) = (&plan, deadline) {
            *plan = Some(Plan { pace: Pace::Settle, occasion, due, step: Step::Waiting });
        }
    }

    /// Forgets a plan for another phase, and one to settle when there is news at the gate.
    fn drop_outdated_plan(&mut self, seat: Seat) {
        let occasion = Occasion::of(self.state.public());
        let news = self.has_news(seat);
        let at_gate = self.state.public().inspection().is_some();
        let must = self.must_answer(seat);
        self.minds.of_mut(seat).plan.take_if(|plan| {
            let interrupted = at_gate && plan.pace == Pace::Settle && news && must.is_none();
            plan.occasion != occasion || interrupted
        });
    }

    /// Why a bot would act now, and how long it takes its time for that.
    fn reason_to_act(&self, seat: Seat) -> Option<(Pace, Pause)> {
        if let Some(ask) = self.must_answer(seat) {
            return Some((Pace::Settle, Pause::Answer(ask)));
        }
        self.state.public().inspection()?;
        if self.has_news(seat) {
            return Some((Pace::Haggle, Pause::Haggle));
        }
        let asked = self.state.asked(seat) == Some(Ask::Settle);
        let quiet = self.bots().iter().all(|bot| !self.has_news(bot));
        let pause = if self.people_may_talk() { Pause::WaitForPeople } else { Pause::Settle };
        (asked && quiet).then_some((Pace::Settle, pause))
    }

    /// What is asked of this seat that nobody can talk about first.
    fn must_answer(&self, seat: Seat) -> Option<Ask> {
        self.state.asked(seat).filter(|&ask| ask != Ask::Settle)
    }

    /// Whether something happened at the gate to which the bot may have something to say.
    fn has_news(&self, seat: Seat) -> bool {
        self.state.public().inspection().is_some()
            && self.minds.of(seat).content_with != Some(self.changed)
    }

    /// Whether people may still want to say something about their bags.
    fn people_may_talk(&self) -> bool {
        let Phase::Inspection(inspection) = &self.state.public().phase else { return false };
        let silent = self.seating.people().minus(self.away).minus(self.ready);
        silent.iter().any(|seat| may_talk(inspection, seat))
    }

    fn pause_before(&self, seq: Seq, seat: Seat, pause: Pause) -> Duration {
        let mut chance = tempo::chance(self.opening.bots, Chance::Pause, seat, seq);
        self.tempo.span(pause, &mut chance)
    }

    /// Asks everyone whose time has come to think.
    fn ask(&mut self, now: Moment, seq: Seq) -> Vec<Question> {
        let mut questions = Vec::new();
        for seat in self.state.setup().seats().iter() {
            let plan = self.minds.of(seat).plan.as_ref();
            let Some(pace) = plan.filter(|plan| plan.is_to_be_asked(now)).map(|plan| plan.pace)
            else {
                continue;
            };
            let question = Question { id: self.minds.next_id(), seat, pace, about: seq };
            if let Some(plan) = &mut self.minds.of_mut(seat).plan {
                plan.step = Step::Asked(question.id, self.changed);
            }
            questions.push(question);
        }
        questions
    }

    /// What a bot needs to answer a question about the game as it stands after this entry.
    pub(crate) fn think(&self, question: &Question, seq: Seq) -> Option<Think> {
        let Question { seat, pace, about, .. } = *question;
        let bot = match self.seating.at(seat).filter(|_| about == seq)?.player {
            Player::Bot(bot) => bot,
            Player::Person => STAND_IN,
        };
        Some(Think {
            bot,
            view: self.state.view(Observer::Seat(seat)),
            recollection: self.recollections[seat].as_deref()?.clone(),
            pace,
            dice: tempo::dice(self.opening.bots, seat, seq),
        })
    }

    /// What a bot has decided, unless the gate has seen something new meanwhile: then it thinks
    /// again.
    fn act_on_plan(&mut self, now: Moment, seat: Seat) -> Option<Impulse> {
        let mut plan = self.minds.of_mut(seat).plan.take()?;
        let Step::Decided(thought, about) = plan.step else { return None };
        if plan.occasion != Occasion::of(self.state.public()) {
            return None;
        }
        if about != self.changed && self.state.public().inspection().is_some() {
            plan.due = now.after(THINKING_TIME);
            plan.step = Step::Waiting;
            self.minds.of_mut(seat).plan = Some(plan);
            return None;
        }
        let action = thought.action.or_else(|| self.last_resort(seat, plan.pace));
        if action.is_none() {
            self.minds.of_mut(seat).content_with = Some(self.changed);
        }
        let say = thought.say.filter(|_| self.may_speak(now, seat));
        let idle = action.is_none() && say.is_none();
        (!idle).then_some(Impulse::Bot { seat, action, say })
    }

    /// What a bot does that must do something and could think of nothing: anything. Games always
    /// end, even if a bot fails.
    fn last_resort(&self, seat: Seat, pace: Pace) -> Option<Action> {
        self.state.asked(seat).filter(|_| pace == Pace::Settle)?;
        let view = self.state.view(Observer::Seat(seat));
        let mut dice = Dice::new(tempo::dice(self.opening.bots, seat, self.changed));
        random::choose(&view.choices()?, &mut dice)
    }

    /// Whether a bot has not just spoken. People speak for themselves.
    fn may_speak(&mut self, now: Moment, seat: Seat) -> bool {
        let is_bot = self.bots().has(seat);
        let mind = self.minds.of_mut(seat);
        if !is_bot || mind.spoke.is_some_and(|spoke| now.since(spoke) < BOT_SILENCE) {
            return false;
        }
        mind.spoke = Some(now);
        true
    }

    // How things stand.

    /// How things stand, for one observer.
    pub(crate) fn view(&self, observer: Observer) -> TableView {
        TableView {
            game: self.state.view(observer),
            asked: self.all_asked(),
            seating: self.seating.clone(),
            clock: self.clock,
            ready: self.ready,
            away: self.away,
            paused: self.paused.is_some(),
            deadlines: self.deadlines(),
        }
    }

    /// What is asked of each seat.
    pub(crate) fn all_asked(&self) -> PerSeat<Option<Ask>> {
        PerSeat(self.asked.0.map(|asked| asked.map(|(ask, _)| ask)))
    }

    /// Until when each seat has time to decide.
    pub(crate) fn deadlines(&self) -> PerSeat<Option<Moment>> {
        let mut deadlines = PerSeat::default();
        if self.decision.is_some() && self.paused.is_none() {
            for seat in self.seating.people().minus(self.away).iter() {
                deadlines[seat] = self.deadline(seat);
            }
        }
        deadlines
    }

    /// Until when someone has time to decide. Under the time limit the Inspection has its own
    /// clock (T1).
    fn deadline(&self, seat: Seat) -> Option<Moment> {
        let (ask, since) = self.asked[seat]?;
        let timed = ask == Ask::Settle && self.state.setup().options().time_limit;
        self.decision.filter(|_| !timed).map(|decision| since.after(decision))
    }

    /// Since when something is asked of someone.
    pub(crate) fn asked_since(&self, seat: Seat) -> Option<Moment> {
        self.asked[seat].map(|(_, since)| since)
    }

    /// The game began, as it stands now.
    pub(crate) fn opened(&self) -> WholeHappening {
        let public = self.state.public();
        WholeHappening::Opened { round: public.round, law: public.law }
    }

    /// The same game with every card dealt anew that a seat cannot know, for tests.
    pub(crate) fn twin(&self, seat: Seat, rng: &mut impl rand_core::Rng) -> Option<Self> {
        let memory = self.recollections[seat].as_ref()?.cards();
        let observer = Observer::Seat(seat);
        let state = rules::imagine::indistinguishable(&self.state, observer, memory, rng)?;
        Some(Self { state, ..self.clone() })
    }

    /// The game as it really stands.
    pub(crate) const fn state(&self) -> &State {
        &self.state
    }

    /// Who sits where.
    pub(crate) const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The inspection clock.
    pub(crate) const fn clock(&self) -> Clock {
        self.clock
    }

    /// Who lets the law decide.
    pub(crate) const fn ready(&self) -> Seats {
        self.ready
    }

    /// People for whom a bot plays.
    pub(crate) const fn away(&self) -> Seats {
        self.away
    }

    /// Since when the game stands still.
    pub(crate) const fn paused(&self) -> Option<Moment> {
        self.paused
    }

    /// How the game began.
    pub(crate) fn opening(&self) -> &Opening {
        &self.opening
    }
}

/// Whether someone at the gate may still want to talk about their bag: it is held, and either they
/// have made no offer or one to them waits for their answer.
fn may_talk(inspection: &Inspection, seat: Seat) -> bool {
    let held = inspection.bags[seat].is_some_and(|bag| bag.fate == Fate::Held);
    let offered = inspection.slips.get(seat, Party::Merchant).is_some();
    let asked = inspection.slips.get(seat, Party::Law).is_some();
    held && (!offered || asked)
}

/// The seat that an author speaks from.
const fn seat_of(by: Author) -> Option<Seat> {
    match by {
        Author::Person(seat) | Author::Bot(seat) => Some(seat),
        Author::Clock | Author::Host => None,
    }
}
