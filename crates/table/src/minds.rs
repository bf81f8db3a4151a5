//! The bots' turns: who thinks when, and when a thought becomes a deed.
//!
//! A bot that wants to act makes a plan with a moment at which it is due. Shortly before that, the
//! table asks it to think; the answer waits until it is due. So how long a bot takes to act is
//! decided before it looks at its cards, and tells nothing about them (P4).

use std::time::Duration;

use bots::{Pace, Thought};
use rules::{MAX_SEATS, PerSeat, Seat, Seats};

use crate::command::Occasion;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::update::QuestionId;

/// A bot is asked to think this long before its deed is due.
pub(crate) const THINKING_TIME: Duration = Duration::from_millis(250);

/// What a bot is about to do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plan {
    /// Whether there is still time to talk.
    pub(crate) pace: Pace,
    /// What it is for.
    pub(crate) occasion: Occasion,
    /// When it is to be done.
    pub(crate) due: Moment,
    /// How far it is.
    pub(crate) step: Step,
}

/// How far a plan is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Step {
    /// The bot takes its time.
    Waiting,
    /// It was asked to think, when the game stood at this entry.
    Asked(QuestionId, Seq),
    /// It has decided, about the game at this entry.
    Decided(Thought, Seq),
}

/// What a bot has in mind.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Mind {
    /// What it is about to do.
    pub(crate) plan: Option<Plan>,
    /// The last entry of the game to which it had nothing to say.
    pub(crate) content_with: Option<Seq>,
    /// When it last spoke.
    pub(crate) spoke: Option<Moment>,
}

impl Plan {
    /// When the bot is to be asked, if it was not yet.
    fn ask_at(&self) -> Option<Moment> {
        matches!(self.step, Step::Waiting).then(|| self.due.before(THINKING_TIME))
    }

    /// When the driver must look at this plan again; never, while the bot thinks.
    fn wake(&self) -> Option<Moment> {
        match self.step {
            Step::Waiting => self.ask_at(),
            Step::Asked(..) => None,
            Step::Decided(..) => Some(self.due),
        }
    }

    /// Whether the bot is to be asked now.
    pub(crate) fn is_to_be_asked(&self, now: Moment) -> bool {
        self.ask_at().is_some_and(|at| at <= now)
    }

    /// Whether the deed is due now.
    fn is_due(&self, now: Moment) -> bool {
        matches!(self.step, Step::Decided(..)) && self.due <= now
    }
}

/// What all bots at a table have in mind.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Minds {
    minds: PerSeat<Mind>,
    asked: u32,
}

impl Minds {
    /// What the bot at this seat has in mind.
    pub(crate) fn of(&self, seat: Seat) -> &Mind {
        &self.minds[seat]
    }

    /// What the bot at this seat has in mind.
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut Mind {
        &mut self.minds[seat]
    }

    /// Forgets every plan: it is made anew when the time comes.
    pub(crate) fn forget_plans(&mut self) {
        self.minds.0.iter_mut().for_each(|mind| mind.plan = None);
    }

    /// Lets the numbers of questions go on from here.
    pub(crate) fn count_from(&mut self, number: u32) {
        self.asked = number;
    }

    /// The number of the next question.
    pub(crate) fn next_id(&mut self) -> QuestionId {
        self.asked = self.asked.wrapping_add(1);
        QuestionId(self.asked)
    }

    /// Takes the answer to a question. An answer to one that nobody asks any more is forgotten.
    pub(crate) fn decide(&mut self, answered: QuestionId, thought: Thought) {
        let plans = self.minds.0.iter_mut().filter_map(|mind| mind.plan.as_mut());
        for plan in plans {
            match plan.step {
                Step::Asked(asked, seq) if asked == answered => {
                    plan.step = Step::Decided(thought, seq);
                    return;
                }
                Step::Waiting | Step::Asked(..) | Step::Decided(..) => {}
            }
        }
    }

    /// A seat whose plan is due, the longest overdue first.
    pub(crate) fn due(&self, now: Moment) -> Option<Seat> {
        let due = self.plans().filter(|(_, plan)| plan.is_due(now));
        due.min_by_key(|(_, plan)| plan.due).map(|(seat, _)| seat)
    }

    /// When the driver must look at the plans again.
    pub(crate) fn wake(&self) -> Option<Moment> {
        self.plans().filter_map(|(_, plan)| plan.wake()).min()
    }

    fn plans(&self) -> impl Iterator<Item = (Seat, &Plan)> {
        let seats = Seats::all(MAX_SEATS as u8).iter();
        seats.filter_map(|seat| Some((seat, self.minds[seat].plan.as_ref()?)))
    }
}
