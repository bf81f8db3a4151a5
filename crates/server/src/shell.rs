//! What every part of the server shares.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::config::Config;
use crate::health::Health;
use crate::limits::{Bucket, Limits, Place};
use crate::metrics::{Limited, Metrics};
use crate::peer::Asker;
use crate::problem::Problem;
use crate::site::Site;

/// Whoever was wrong too often waits so long for an answer.
const GUESSING_DELAY: Duration = Duration::from_secs(1);

/// What every part of the server shares.
pub struct Shell {
    /// What the host decided.
    pub config: Config,
    /// What is measured.
    pub metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) health: Health,
    pub(crate) site: Site,
    /// The front page as others on the same network open it, once it is known.
    network_page: OnceLock<String>,
    stop: watch::Sender<bool>,
}

impl Shell {
    /// A server to be, with this site.
    #[must_use]
    pub fn new(config: Config, site: Site) -> Arc<Self> {
        Arc::new(Self {
            limits: Limits::new(&config),
            health: Health::default(),
            metrics: Metrics::new(Instant::now()),
            site: site.below(&config.base_path),
            network_page: OnceLock::new(),
            stop: watch::Sender::new(false),
            config,
        })
    }

    /// Takes note of the front page's address for others on the same network, when the server
    /// listens there. It is known only then, and does not change.
    pub fn is_in_network_at(&self, front_page: String) {
        // Whoever says it twice says the same.
        let _ = self.network_page.set(front_page);
    }

    /// The address of the front page that this asker can share, with a slash at the end.
    pub(crate) fn front_page(&self, asker: &Asker) -> Option<String> {
        asker.front_page(&self.config, self.network_page.get().map(String::as_str))
    }

    /// Counts a request.
    ///
    /// # Errors
    ///
    /// When this asker has asked too much.
    pub(crate) fn request(&self, asker: &Asker, now: Instant) -> Result<(), Problem> {
        self.limited(Limited::Requests, self.limits.requests.take(asker.source(), now))
    }

    /// Counts a table that is about to be opened.
    ///
    /// # Errors
    ///
    /// When this asker has opened too many.
    pub fn opening(&self, asker: &Asker, now: Instant) -> Result<(), Problem> {
        self.limited(Limited::Openings, self.limits.openings.take(asker.source(), now))
    }

    /// A code, perhaps with a token, is about to be looked up. What becomes of it is told with
    /// [`Shell::right`] or [`Shell::wrong`]. Many of one address may come at once with the right
    /// code, so whoever finds no guess left waits a moment for one that is given back.
    ///
    /// # Errors
    ///
    /// When this asker was wrong too often, unless they have a token.
    pub async fn guess(&self, asker: &Asker, by: Guess) -> Result<(), Problem> {
        if by == Guess::Token {
            return Ok(());
        }
        let started = tokio::time::Instant::now();
        while started.elapsed() < GUESSING_DELAY {
            if self.limits.guesses.take(asker.source(), Instant::now()).is_ok() {
                return Ok(());
            }
            tokio::time::sleep(GUESSING_DELAY / 20).await;
        }
        self.take_guess(asker, Instant::now())
    }

    /// It was right, so it does not count.
    pub fn right(&self, asker: &Asker, by: Guess) {
        match by {
            Guess::Code => self.limits.guesses.give_back(asker.source()),
            Guess::Token => {}
        }
    }

    /// It was wrong. `since` is when it was tried.
    ///
    /// # Errors
    ///
    /// When this asker was wrong too often. Then they are told that, and not what was wrong, and
    /// always after the same time: how long a table was looked for would tell whether it is there.
    pub async fn wrong(&self, asker: &Asker, by: Guess, since: Instant) -> Result<(), Problem> {
        if by == Guess::Code {
            return Ok(());
        }
        let taken = self.take_guess(asker, Instant::now());
        if taken.is_err() {
            tokio::time::sleep_until((since + GUESSING_DELAY).into()).await;
        }
        taken
    }

    fn take_guess(&self, asker: &Asker, now: Instant) -> Result<(), Problem> {
        self.limited(Limited::Guesses, self.limits.guesses.take(asker.source(), now))
    }

    /// Counts someone who is about to come to a table.
    ///
    /// # Errors
    ///
    /// When too many have come from there.
    pub fn joining(&self, asker: &Asker, now: Instant) -> Result<(), Problem> {
        self.limited(Limited::Openings, self.limits.joinings.take(asker.source(), now))
    }

    /// A place for a connection to a table, as long as it lasts.
    ///
    /// # Errors
    ///
    /// When there are too many, in all or of this asker.
    pub fn connect(&self, asker: &Asker) -> Result<Place, Problem> {
        let place = self.limits.connections.admit(Some(asker.source()));
        self.limited(Limited::Connections, place)
    }

    /// Counts a command over a connection, which has a bucket of its own.
    ///
    /// # Errors
    ///
    /// When there were too many.
    pub fn command(&self, connection: &mut Bucket, now: Instant) -> Result<(), Problem> {
        self.limited(Limited::Commands, connection.take(self.limits.commands, now))
    }

    /// Measures what is refused.
    fn limited<T, E: Into<Problem>>(
        &self,
        what: Limited,
        taken: Result<T, E>,
    ) -> Result<T, Problem> {
        taken.map_err(|refused| {
            self.metrics.limited.of(what).one();
            refused.into()
        })
    }

    /// Tells when the server is about to stop, and holds it up: it waits some seconds for everyone
    /// who has this to drop it.
    #[must_use]
    pub fn stopping(&self) -> Stopping {
        Stopping(self.stop.subscribe())
    }

    /// Tells everyone.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Completes when nobody holds the server up any more.
    pub(crate) async fn everyone_gone(&self) {
        self.stop.closed().await;
    }
}

/// By what someone wants to get at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// By its code, which is short. It counts as wrong until it is known to be right, so that
    /// nobody gains by trying many at once.
    Code,
    /// With the token of a seat, which nobody guesses. Whoever has one gets to their seat, however
    /// often somebody else at the same address was wrong.
    Token,
}

impl Guess {
    /// With or without a token.
    #[must_use]
    pub const fn with<T>(token: Option<&T>) -> Self {
        if token.is_some() { Self::Token } else { Self::Code }
    }
}

/// Knows when the server is about to stop. Whoever has one is waited for, but not for long.
#[derive(Clone)]
pub struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Completes when the server is about to stop.
    pub async fn told(&mut self) {
        // A server that is gone has stopped.
        let _ = self.0.wait_for(|stop| *stop).await;
    }

    /// Whether the server is about to stop.
    #[must_use]
    pub fn is_told(&self) -> bool {
        *self.0.borrow()
    }
}

#[cfg(test)]
mod tests {

    use axum::http::HeaderMap;

    use super::*;

    /// Somebody with this address.
    fn asker(shell: &Shell, address: &str) -> Asker {
        let peer = format!("{address}:4711").parse().unwrap();
        Asker::new(peer, &HeaderMap::new(), &shell.config)
    }

    /// A server that nobody has asked yet.
    fn shell() -> Arc<Shell> {
        Shell::new(Config::new("nowhere"), Site::new(&[]))
    }

    #[tokio::test(start_paused = true)]
    async fn twenty_wrong_codes_and_then_one_every_half_minute() {
        let shell = shell();
        let guesser = asker(&shell, "203.0.113.7");
        for _ in 0..20 {
            assert_eq!(shell.guess(&guesser, Guess::Code).await, Ok(()));
        }
        let refused = shell.guess(&guesser, Guess::Code).await;
        assert!(matches!(refused, Err(Problem::TooMany { .. })), "{refused:?}");
        assert_eq!(shell.metrics.limited.of(Limited::Guesses).get(), 1);
        let other = asker(&shell, "203.0.113.8");
        assert_eq!(shell.guess(&other, Guess::Code).await, Ok(()), "others may still guess");
    }

    #[tokio::test]
    async fn who_knows_the_code_may_come_as_often_as_they_like() {
        let shell = shell();
        let friend = asker(&shell, "203.0.113.7");
        for _ in 0..1000 {
            assert_eq!(shell.guess(&friend, Guess::Code).await, Ok(()));
            shell.right(&friend, Guess::Code);
        }
    }

    #[tokio::test]
    async fn who_has_a_token_gets_in_though_somebody_beside_them_guesses() {
        let shell = shell();
        let club = asker(&shell, "203.0.113.7");
        while shell.take_guess(&club, Instant::now()).is_ok() {}
        assert_eq!(shell.guess(&club, Guess::Token).await, Ok(()));
        shell.right(&club, Guess::Token);
        // A token that is none tells no more than that there were too many, and not at once.
        let tried = Instant::now();
        let wrong = shell.wrong(&club, Guess::Token, tried).await;
        assert!(matches!(wrong, Err(Problem::TooMany { .. })), "{wrong:?}");
        assert!(tried.elapsed() >= GUESSING_DELAY);
        assert!(shell.take_guess(&club, Instant::now()).is_err(), "and nothing was given back");
    }

    #[test]
    fn so_many_come_from_one_address_in_an_hour() {
        let (shell, now) = (shell(), Instant::now());
        let club = asker(&shell, "203.0.113.7");
        let come = (0..1000).take_while(|_| shell.joining(&club, now).is_ok()).count();
        assert_eq!(come, 360, "six for each table that they may open");
    }

    #[test]
    fn each_connection_has_commands_of_its_own() {
        let (shell, now) = (shell(), Instant::now());
        for _ in 0..3 {
            let mut connection = Bucket::default();
            let taken = (0..100).take_while(|_| shell.command(&mut connection, now).is_ok());
            assert_eq!(taken.count(), 40);
        }
        assert_eq!(shell.metrics.limited.of(Limited::Commands).get(), 3);
    }

    #[test]
    fn one_address_has_so_many_connections_and_opens_so_many_tables() {
        let (shell, now) = (shell(), Instant::now());
        let club = asker(&shell, "203.0.113.7");
        let places: Vec<Place> = (0..100).map_while(|_| shell.connect(&club).ok()).collect();
        assert_eq!(places.len(), 64);
        let opened = (0..100).take_while(|_| shell.opening(&club, now).is_ok()).count();
        assert_eq!(opened, 60);
    }
}
