//! Who is here. Nothing of this is in the journal: after a restart everyone comes in anew.

use crate::moment::Moment;
use crate::room::names::PersonId;

/// Who is here, and when they last gave a sign.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence(Vec<Sign>);

/// What is known of one of the people.
#[derive(Clone, Copy, Debug)]
struct Sign {
    here: bool,
    /// Since when they are here, or not.
    since: Moment,
    /// When they last did anything.
    last: Moment,
}

impl Presence {
    fn of(&self, person: PersonId) -> Option<&Sign> {
        self.0.get(usize::from(person.0).checked_sub(1)?)
    }

    fn of_mut(&mut self, person: PersonId, now: Moment) -> Option<&mut Sign> {
        let place = usize::from(person.0).checked_sub(1)?;
        if place >= self.0.len() {
            self.0.resize(place + 1, Sign { here: false, since: now, last: now });
        }
        self.0.get_mut(place)
    }

    /// Someone came or went; whether that is news.
    pub(crate) fn set(&mut self, person: PersonId, here: bool, now: Moment) -> bool {
        let Some(sign) = self.of_mut(person, now) else { return false };
        let news = sign.here != here;
        if news {
            *sign = Sign { here, since: now, last: now };
        }
        news
    }

    /// Someone gave a sign.
    pub(crate) fn sign(&mut self, person: PersonId, now: Moment) {
        self.of_mut(person, now).into_iter().for_each(|sign| sign.last = now);
    }

    /// Whether someone is here.
    pub(crate) fn here(&self, person: PersonId) -> bool {
        self.of(person).is_some_and(|sign| sign.here)
    }

    /// Since when someone is not here. Whoever never came is counted from the given moment on.
    pub(crate) fn missing_since(&self, person: PersonId, unknown: Moment) -> Option<Moment> {
        match self.of(person) {
            Some(sign) if sign.here => None,
            Some(sign) => Some(sign.since),
            None => Some(unknown),
        }
    }

    /// When someone last gave a sign.
    pub(crate) fn last_sign(&self, person: PersonId) -> Option<Moment> {
        self.of(person).map(|sign| sign.last)
    }
}
