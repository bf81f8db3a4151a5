//! A table of bots only: whose turn it is to think, and who remembers what.

use rules::random::Dice;
use rules::{Action, Event, Inspection, Observer, Phase, Seat, State};

use crate::bot::{Bot, Pace, Thought};
use crate::phrase::Phrase;
use crate::recollection::Recollection;

/// Bots who play a game among themselves. Each is asked only with the view of its own seat.
pub struct Company {
    seats: Vec<Sitting>,
    dice: Dice,
    /// Who acted last: whoever sits to the left has the first word when everyone may speak.
    last: Seat,
}

/// One bot at its seat.
struct Sitting {
    seat: Seat,
    bot: Bot,
    recollection: Recollection,
}

impl Company {
    /// These bots at the seats of this game; if there are fewer bots than seats, the last one plays
    /// the others too.
    #[must_use]
    pub fn new(state: &State, bots: &[Bot], dice: Dice) -> Self {
        let sit = |seat: Seat| {
            let bot = bots.get(seat.index()).or(bots.last()).copied().unwrap_or(Bot::Normal);
            let recollection = Recollection::new(&state.view(Observer::Seat(seat)));
            Sitting { seat, bot, recollection }
        };
        let seats = state.setup().seats().iter().map(sit).collect();
        Self { seats, dice, last: Seat::new(0) }
    }

    /// Who acts next, and what they do; nothing when the game is over. What is said goes to `say`.
    pub fn next_move(
        &mut self,
        state: &State,
        say: &mut impl FnMut(Seat, Phrase),
    ) -> Option<(Seat, Action)> {
        let haggle = match &state.public().phase {
            Phase::Inspection(inspection) => everyone_may_speak(inspection),
            Phase::Market(_) | Phase::Load(_) | Phase::Declaration(_) => false,
            Phase::Over(_) => return None,
        };
        let talked = haggle.then(|| self.ask_all(state, Pace::Haggle, say)).flatten();
        let (seat, action) = talked.or_else(|| self.ask_all(state, Pace::Settle, say))?;
        self.last = seat;
        Some((seat, action))
    }

    /// Tells everyone what they see of an event.
    pub fn observe(&mut self, event: &Event) {
        for sitting in &mut self.seats {
            sitting.recollection.observe(&event.seen_by(Observer::Seat(sitting.seat)));
        }
    }

    /// The first action that someone has in mind: while all haggle of anyone, else of those asked.
    fn ask_all(
        &mut self,
        state: &State,
        pace: Pace,
        say: &mut impl FnMut(Seat, Phrase),
    ) -> Option<(Seat, Action)> {
        let seats = match pace {
            Pace::Haggle => state.setup().seats(),
            Pace::Settle => state.all_asked(),
        };
        for seat in seats.clockwise_after(self.last) {
            let thought = self.ask(state, seat, pace);
            if let Some(phrase) = thought.say {
                self.seats.iter_mut().for_each(|sitting| sitting.recollection.hear(seat, phrase));
                say(seat, phrase);
            }
            if let Some(action) = thought.action {
                return Some((seat, action));
            }
        }
        None
    }

    fn ask(&mut self, state: &State, seat: Seat, pace: Pace) -> Thought {
        let sitting = &self.seats[seat.index()];
        let view = state.view(Observer::Seat(seat));
        sitting.bot.think(&view, &sitting.recollection, pace, &mut self.dice)
    }
}

/// Whether anyone may speak: while the law holds bags and nobody owes a choice (I2, I10).
fn everyone_may_speak(inspection: &Inspection) -> bool {
    inspection.is_settled_up() && !inspection.all_held().is_empty()
}
