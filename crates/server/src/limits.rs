//! How much of us anybody gets. Time is handed in, and every map has a bound: whoever wants to
//! fill our memory finds it full.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::network::Source;

/// How many sources a limit remembers. A source that is forgotten starts afresh, which helps
/// nobody who does not have as many.
const REMEMBERED: usize = 16_384;

/// How many sockets a source may have for each connection to a table: a browser opens several at
/// once to fetch a page.
const SOCKETS_FOR_ONE: u32 = 4;

/// So many come to a table that is opened.
pub const SEATS: u32 = 6;

/// So many frames may wait for a screen before it is cut off.
pub const OUTBOX: usize = 64;

/// So many signs of life may be missing.
pub const MOST_MISSED: u32 = 2;

/// So many beats are told at most over HTTP, the last ones: enough for any game.
pub const MOST_BEATS: usize = 4_000;

/// How long a connection may take nothing of an answer that it is sent.
pub const WRITE_TIME: Duration = Duration::from_secs(20);

/// So much in so much time, and so much at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How long it takes until there is one more.
    interval: Duration,
    /// How many there are at most.
    burst: u32,
}

impl Rate {
    /// This many in this time, and also at once.
    #[must_use]
    pub fn per(amount: NonZeroU32, time: Duration) -> Self {
        Self { interval: time / amount.get(), burst: amount.get() }
    }

    /// So many times as much, over time and at once.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        let interval = self.interval / factor.max(1);
        Self { interval, burst: self.burst.saturating_mul(factor) }
    }

    /// The same over time, but this many at once.
    #[must_use]
    pub fn at_once(self, burst: NonZeroU32) -> Self {
        Self { burst: burst.get(), ..self }
    }
}

/// Enough for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many: there is one more in {wait:?}")]
pub struct TooMany {
    /// How long until there is one more.
    pub wait: Duration,
}

/// A bucket of tokens that fills by itself. All there is to know is when it will be full: each
/// token that is taken puts that off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bucket {
    full_at: Option<Instant>,
}

impl Bucket {
    /// Takes a token, if there is one.
    ///
    /// # Errors
    ///
    /// When the bucket is empty.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), TooMany> {
        let full_at = self.full_at.map_or(now, |at| at.max(now)) + rate.interval;
        let emptiest = now + rate.interval * rate.burst;
        if full_at > emptiest {
            return Err(TooMany { wait: full_at - emptiest });
        }
        self.full_at = Some(full_at);
        Ok(())
    }

    /// Puts a token back.
    pub fn give_back(&mut self, rate: Rate) {
        self.full_at = self.full_at.and_then(|at| at.checked_sub(rate.interval));
    }
}

/// A bucket for each source of requests, for as many as we remember.
pub struct PerSource {
    rate: Rate,
    buckets: Mutex<Generations>,
}

/// The buckets in two generations: those used since the last change of generations, and those
/// used in the one before. With a generation full, the older one is forgotten.
#[derive(Default)]
struct Generations {
    young: HashMap<Source, Bucket>,
    old: HashMap<Source, Bucket>,
}

impl PerSource {
    /// Full buckets of this rate for everybody.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a token of this source, if it has one.
    ///
    /// # Errors
    ///
    /// When its bucket is empty.
    pub fn take(&self, source: Source, now: Instant) -> Result<(), TooMany> {
        lock(&self.buckets).bucket(source).take(self.rate, now)
    }

    /// Gives a token back: it was taken for something that turned out well.
    pub fn give_back(&self, source: Source) {
        lock(&self.buckets).bucket(source).give_back(self.rate);
    }
}

impl Generations {
    /// The bucket of a source, among the young from now on.
    fn bucket(&mut self, source: Source) -> &mut Bucket {
        let known = self.old.remove(&source).unwrap_or_default();
        if !self.young.contains_key(&source) && self.young.len() >= REMEMBERED / 2 {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.entry(source).or_insert(known)
    }
}

/// Who is here at the same time: so many in all, and so many of one source.
pub struct Crowd {
    in_all: u32,
    of_one: u32,
    present: Mutex<Present>,
}

/// How many are here.
#[derive(Default)]
struct Present {
    in_all: u32,
    /// Only sources that are here, so no more than are here in all.
    of: HashMap<Source, u32>,
}

/// There is no room for one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Crowded {
    /// In all.
    #[error("there are {limit} connections, which is all that this server takes")]
    InAll {
        /// How many there may be.
        limit: u32,
    },
    /// Of this source.
    #[error("there are {limit} connections from this address, which is all that one may have")]
    OfOne {
        /// How many one source may have.
        limit: u32,
    },
}

/// A place in the crowd, until it is dropped.
pub struct Place {
    crowd: Arc<Crowd>,
    source: Option<Source>,
}

impl Crowd {
    /// An empty one with so many places in all, and so many for one source.
    #[must_use]
    pub fn new(in_all: u32, of_one: u32) -> Arc<Self> {
        Arc::new(Self { in_all, of_one, present: Mutex::default() })
    }

    /// Gives a place to one more of this source. Without a source, such as for a proxy that stands
    /// for many, only the whole counts.
    ///
    /// # Errors
    ///
    /// When there is no place, in all or for this source.
    pub fn admit(self: &Arc<Self>, source: Option<Source>) -> Result<Place, Crowded> {
        let mut present = lock(&self.present);
        if present.in_all >= self.in_all {
            return Err(Crowded::InAll { limit: self.in_all });
        }
        if let Some(source) = source {
            let here = present.of.get(&source).copied().unwrap_or(0);
            if here >= self.of_one {
                return Err(Crowded::OfOne { limit: self.of_one });
            }
            present.of.insert(source, here + 1);
        }
        present.in_all += 1;
        Ok(Place { crowd: Arc::clone(self), source })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut present = lock(&self.crowd.present);
        present.in_all -= 1;
        let Some(source) = self.source else { return };
        match present.of.get_mut(&source) {
            Some(here) if *here > 1 => *here -= 1,
            _ => drop(present.of.remove(&source)),
        }
    }
}

/// Locks what is behind. Nothing of ours panics while it holds such a lock, and if it did, a count
/// that is off is better than a server that is stuck.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Every limit of the server.
pub(crate) struct Limits {
    /// Requests over HTTP.
    pub(crate) requests: PerSource,
    /// Tables that are opened.
    pub(crate) openings: PerSource,
    /// People who come to tables.
    pub(crate) joinings: PerSource,
    /// Codes and tokens that are not known to be right.
    pub(crate) guesses: PerSource,
    /// Sockets, until they become connections to a table.
    pub(crate) sockets: Arc<Crowd>,
    /// Connections to tables.
    pub(crate) connections: Arc<Crowd>,
    /// Commands over one connection.
    pub(crate) commands: Rate,
}

impl Limits {
    /// The limits that a host has set.
    pub(crate) fn new(config: &Config) -> Self {
        let (in_all, of_one) = (config.max_connections, config.max_connections_per_address);
        Self {
            requests: PerSource::new(config.requests),
            openings: PerSource::new(config.openings),
            joinings: PerSource::new(config.openings.times(SEATS)),
            guesses: PerSource::new(config.wrong_codes),
            sockets: Crowd::new(in_all, of_one.saturating_mul(SOCKETS_FOR_ONE)),
            connections: Crowd::new(in_all, of_one),
            commands: config.commands,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn some(number: u32) -> NonZeroU32 {
        NonZeroU32::new(number).unwrap()
    }

    /// The source with this number.
    fn source(number: u32) -> Source {
        Source::of(IpAddr::V4(Ipv4Addr::from_bits(number)))
    }

    /// How many tokens a bucket gives at a time.
    fn drain(bucket: &mut Bucket, rate: Rate, now: Instant) -> usize {
        (0..1000).take_while(|_| bucket.take(rate, now).is_ok()).count()
    }

    #[test]
    fn a_bucket_gives_what_is_in_it_and_fills_over_time() {
        let rate = Rate::per(some(2), SECOND).at_once(some(5));
        let (start, mut bucket) = (Instant::now(), Bucket::default());
        assert_eq!(drain(&mut bucket, rate, start), 5);
        assert_eq!(bucket.take(rate, start), Err(TooMany { wait: SECOND / 2 }));
        let soon = start + Duration::from_millis(499);
        assert_eq!(bucket.take(rate, soon), Err(TooMany { wait: Duration::from_millis(1) }));
        assert_eq!(drain(&mut bucket, rate, start + SECOND / 2), 1);
        assert_eq!(drain(&mut bucket, rate, start + SECOND * 2), 3);
        assert_eq!(drain(&mut bucket, rate, start + SECOND * 3600), 5, "never more than it holds");
    }

    #[test]
    fn a_refusal_costs_nothing() {
        let rate = Rate::per(some(1), SECOND);
        let (start, mut bucket) = (Instant::now(), Bucket::default());
        for _ in 0..100 {
            let _ = bucket.take(rate, start);
        }
        assert_eq!(bucket.take(rate, start + SECOND), Ok(()));
    }

    #[test]
    fn a_clock_that_goes_back_gives_nothing_away() {
        let rate = Rate::per(some(1), SECOND);
        let (start, mut bucket) = (Instant::now() + SECOND * 10, Bucket::default());
        assert_eq!(bucket.take(rate, start), Ok(()));
        assert!(bucket.take(rate, start - SECOND * 5).is_err());
    }

    #[test]
    fn a_token_given_back_makes_no_bucket_fuller_than_full() {
        let rate = Rate::per(some(3), SECOND);
        let (now, mut bucket) = (Instant::now(), Bucket::default());
        for _ in 0..10 {
            bucket.give_back(rate);
        }
        assert_eq!(drain(&mut bucket, rate, now), 3);
        bucket.give_back(rate);
        assert_eq!(drain(&mut bucket, rate, now), 1);
    }

    #[test]
    fn many_sources_fill_no_memory_and_the_oldest_is_forgotten() {
        let (now, requests) = (Instant::now(), PerSource::new(Rate::per(some(1), SECOND)));
        for number in 0..100_000 {
            assert_eq!(requests.take(source(number), now), Ok(()));
            let buckets = lock(&requests.buckets);
            assert!(buckets.young.len() + buckets.old.len() <= REMEMBERED);
        }
        assert!(requests.take(source(99_999), now).is_err(), "the latest is remembered");
        assert_eq!(requests.take(source(0), now), Ok(()), "the first is forgotten");
    }

    #[test]
    fn who_comes_all_the_time_is_never_forgotten() {
        let (now, requests) = (Instant::now(), PerSource::new(Rate::per(some(1), SECOND)));
        assert_eq!(requests.take(source(0), now), Ok(()));
        for number in 1..100_000 {
            let _ = requests.take(source(number), now);
            assert!(requests.take(source(0), now).is_err());
        }
    }

    #[test]
    fn who_was_here_in_the_last_generation_is_remembered_when_the_next_begins() {
        let (now, requests) = (Instant::now(), PerSource::new(Rate::per(some(1), SECOND)));
        // The first fills a generation with others, and the second is full when it comes back.
        for number in 0..REMEMBERED as u32 {
            assert_eq!(requests.take(source(number), now), Ok(()));
        }
        assert!(requests.take(source(0), now).is_err());
    }

    #[test]
    fn a_place_is_free_again_when_its_holder_leaves() {
        let crowd = Crowd::new(3, 2);
        let first = crowd.admit(Some(source(1))).ok().unwrap();
        let second = crowd.admit(Some(source(1))).ok().unwrap();
        assert_eq!(crowd.admit(Some(source(1))).err(), Some(Crowded::OfOne { limit: 2 }));
        let third = crowd.admit(Some(source(2))).ok().unwrap();
        assert_eq!(crowd.admit(Some(source(3))).err(), Some(Crowded::InAll { limit: 3 }));
        assert_eq!(crowd.admit(None).err(), Some(Crowded::InAll { limit: 3 }));
        drop(first);
        let again = crowd.admit(Some(source(1))).ok().unwrap();
        drop((second, third, again));
        let present = lock(&crowd.present);
        assert_eq!((present.in_all, present.of.len()), (0, 0), "nothing is left of those who left");
    }

    #[test]
    fn a_proxy_stands_for_many() {
        let crowd = Crowd::new(10, 1);
        let places: Vec<_> = (0..10).map_while(|_| crowd.admit(None).ok()).collect();
        assert_eq!(places.len(), 10);
    }
}
