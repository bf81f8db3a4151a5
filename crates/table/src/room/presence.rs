//! Who is here. Nothing of this is in the journal: after a restart everyone comes in anew.

use std::time::Duration;

use crate::moment::Moment;
use crate::room::names::PersonId;

/// How many look on is told at most this often: whoever has the code can come and go, and each time a
/// whole update would go to everyone.
const COUNTS: Duration = Duration::from_secs(1);

/// Who is here, and when they last gave a sign; and how many look on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Presence {
    signs: Vec<Sign>,
    /// How many look on.
    looking_on: u16,
    /// How many did when it was last told.
    watching: u16,
    /// When the next number may be told.
    next_count: Moment,
}

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
        self.signs.get(usize::from(person.0).checked_sub(1)?)
    }

    fn of_mut(&mut self, person: PersonId, now: Moment) -> Option<&mut Sign> {
        let place = usize::from(person.0).checked_sub(1)?;
        if place >= self.signs.len() {
            self.signs.resize(place + 1, Sign { here: false, since: now, last: now });
        }
        self.signs.get_mut(place)
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

    /// So many look on now, which is to be told.
    pub(crate) const fn watched_by(&mut self, looking_on: u16) {
        self.looking_on = looking_on;
    }

    /// So many look on now, which is told with other news.
    pub(crate) const fn told_with_news(&mut self, looking_on: u16) {
        self.looking_on = looking_on;
        self.watching = looking_on;
    }

    /// Whether it is time to tell that another number looks on; then it counts as told.
    pub(crate) fn count(&mut self, now: Moment) -> bool {
        let is_due = self.count_is_due().is_some_and(|due| due <= now);
        if is_due {
            self.watching = self.looking_on;
            self.next_count = now.after(COUNTS);
        }
        is_due
    }

    /// When another number is to be told, if there is one.
    pub(crate) fn count_is_due(&self) -> Option<Moment> {
        (self.watching != self.looking_on).then_some(self.next_count)
    }

    /// How many look on, as everyone was told.
    pub(crate) const fn watching(&self) -> u16 {
        self.watching
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
