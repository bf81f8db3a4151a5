//! Talking a little: a phrase with an action, or about what just happened.

use rules::random::Dice;
use rules::slip::Party;
use rules::{Action, Good};

use crate::chance::once_in;
use crate::mind::{Mind, Whim};
use crate::phrase::Phrase;
use crate::recollection::News;

/// A bot says at most so much in a round.
const MOST_SAID: u8 = 2;

/// Something that could be said is said once in so many times.
const SAID_ONCE_IN: u32 = 4;

/// What the bot says with what it does, if anything.
pub(crate) fn phrase(mind: &Mind<'_>, action: Option<&Action>, dice: &mut Dice) -> Option<Phrase> {
    if mind.recollection.said() >= MOST_SAID {
        return None;
    }
    match action {
        Some(action) => with(mind, action).filter(|_| once_in(SAID_ONCE_IN, dice)),
        // What just happened stays news for a while, so whether to speak of it is a mood.
        None if mind.whim(Whim::Comment, SAID_ONCE_IN) => mind.recollection.news().map(about),
        None => None,
    }
}

/// What goes with an action.
fn with(mind: &Mind<'_>, action: &Action) -> Option<Phrase> {
    match action {
        Action::Declare(good) if *good == Good::APPLES => Some(Phrase::JustApples),
        // Whatever is in the bag: else it would be a confession.
        Action::Declare(_) => Some(Phrase::WouldILie),
        Action::Threaten(_) => Some(Phrase::MakeAnOffer),
        Action::Decline(number) => {
            let slip = mind.public.inspection()?.slips.find(*number)?;
            Some(match slip.party() {
                Party::Merchant => Phrase::TooLittle,
                Party::Law => Phrase::TooDear,
            })
        }
        Action::Accept(_) | Action::HandBack { taking: Some(_), .. } => Some(Phrase::Deal),
        Action::Offer(terms) if !terms.law_does.open.is_empty() => Some(Phrase::OpenTheirs),
        Action::PickFirst(_)
        | Action::Exchange { .. }
        | Action::Place { .. }
        | Action::Load(_)
        | Action::Offer(_)
        | Action::Withdraw(_)
        | Action::HandBack { taking: None, .. }
        | Action::Open(_)
        | Action::Pay(_)
        | Action::Claim { .. }
        | Action::PassClaim
        | Action::Wish { .. }
        | Action::TimeIsUp => None,
    }
}

/// What is said about something that happened.
const fn about(news: News) -> Phrase {
    match news {
        News::HonestOpened => Phrase::ToldYou,
        News::Caught => Phrase::Ouch,
        News::CaughtSomeone => Phrase::KnewIt,
        News::Passed => Phrase::Thanks,
        News::WordBroken => Phrase::YouGaveYourWord,
    }
}
