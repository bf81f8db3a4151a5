//! What a host decides about a server. Where the decisions come from, flags, environment or file,
//! is the program's business.

use std::fmt;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;
use axum::http::uri::Authority;

use crate::limits::Rate;
use crate::network::Network;
use crate::origin::{Origin, Scheme};
use crate::tls::Identity;

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The time in which tables that one source opens are counted.
pub const OPENING_TIME: Duration = Duration::from_secs(60 * 60);

/// The time in which wrong codes of one source are counted.
pub const GUESSING_TIME: Duration = Duration::from_secs(10 * 60);

/// Everything that a host decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder of the journal.
    pub data: PathBuf,
    /// The path below which everything is served.
    pub base_path: BasePath,
    /// Where people find this server, if the host has said so.
    pub public_url: Option<PublicUrl>,
    /// Whose word about others we take.
    pub proxies: Proxies,
    /// The certificate and its key, to serve through TLS.
    pub tls: Option<Identity>,
    /// How long a finished table is kept.
    pub keep_tables: Duration,
    /// How long free talk is kept.
    pub keep_talk: Duration,
    /// How many tables there may be.
    pub max_tables: u32,
    /// How many connections there may be in all.
    pub max_connections: u32,
    /// How many connections one source may have.
    pub max_connections_per_address: u32,
    /// How long a message of a client may be, over HTTP and over WebSocket.
    pub max_frame_bytes: u32,
    /// Commands over one connection.
    pub commands: Rate,
    /// Requests of one source.
    pub requests: Rate,
    /// Tables that one source opens.
    pub openings: Rate,
    /// Wrong table codes and tokens of one source.
    pub wrong_codes: Rate,
    /// Who may read the metrics.
    pub metrics_for: MetricsFor,
    /// How long we wait for people.
    pub times: Times,
}

/// How long we wait for people. No host need change it; tests are in a hurry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// How long hello may take.
    pub hello: Duration,
    /// How often a silent client is asked for a sign of life. It is gone when it missed two.
    pub ping: Duration,
    /// How long a frame may take to be sent.
    pub send: Duration,
    /// How long a table that nobody is at is remembered.
    pub table: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self { hello: SECOND * 10, ping: SECOND * 25, send: SECOND * 10, table: SECOND * 30 }
    }
}

/// The numbers that a host need not think about.
pub mod defaults {
    /// Days that a finished table is kept.
    pub const KEEP_TABLES_DAYS: u32 = 30;
    /// Days that free talk is kept.
    pub const KEEP_TALK_DAYS: u32 = 7;
    /// Tables at the same time.
    pub const MAX_TABLES: u32 = 10_000;
    /// Connections at the same time.
    pub const MAX_CONNECTIONS: u32 = 20_000;
    /// Connections of one source at the same time: a club behind one address fits.
    pub const MAX_CONNECTIONS_PER_ADDRESS: u32 = 64;
    /// The longest command is a slip with everything on it, of some hundred bytes.
    pub const MAX_FRAME_BYTES: u32 = 16 * 1024;
    /// Commands a second over one connection: nobody haggles faster.
    pub const COMMANDS_PER_SECOND: u32 = 10;
    /// Commands at once over one connection, such as after a reconnect.
    pub const COMMANDS_AT_ONCE: u32 = 40;
    /// Requests a second of one source.
    pub const REQUESTS_PER_SECOND: u32 = 50;
    /// Requests at once of one source: a club that opens the page together.
    pub const REQUESTS_AT_ONCE: u32 = 400;
    /// Tables that one source opens in an hour.
    pub const TABLES_PER_HOUR: u32 = 60;
    /// Wrong codes of one source in ten minutes.
    pub const WRONG_CODES: u32 = 20;
}

impl Config {
    /// A server that keeps its journal there, and is as we like it otherwise.
    #[must_use]
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            base_path: BasePath::default(),
            public_url: None,
            proxies: Proxies::default(),
            tls: None,
            keep_tables: DAY * defaults::KEEP_TABLES_DAYS,
            keep_talk: DAY * defaults::KEEP_TALK_DAYS,
            max_tables: defaults::MAX_TABLES,
            max_connections: defaults::MAX_CONNECTIONS,
            max_connections_per_address: defaults::MAX_CONNECTIONS_PER_ADDRESS,
            max_frame_bytes: defaults::MAX_FRAME_BYTES,
            commands: per_second(defaults::COMMANDS_PER_SECOND, defaults::COMMANDS_AT_ONCE),
            requests: per_second(defaults::REQUESTS_PER_SECOND, defaults::REQUESTS_AT_ONCE),
            openings: Rate::per(at_least_one(defaults::TABLES_PER_HOUR), OPENING_TIME),
            wrong_codes: Rate::per(at_least_one(defaults::WRONG_CODES), GUESSING_TIME),
            metrics_for: MetricsFor::Neighbours,
            times: Times::default(),
        }
    }

    /// How people reach us: `http`, or `https` with a certificate.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        if self.tls.is_some() { Scheme::Https } else { Scheme::Http }
    }
}

/// So many a second, and so many at once.
#[must_use]
pub fn per_second(amount: u32, at_once: u32) -> Rate {
    Rate::per(at_least_one(amount), SECOND).at_once(at_least_one(at_once))
}

/// So many days.
#[must_use]
pub fn days(number: u32) -> Duration {
    DAY * number
}

/// A number that is not zero.
fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Who may read the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsFor {
    /// This machine and the trusted proxies, when they ask for themselves.
    Neighbours,
    /// Everybody.
    Everyone,
}

/// The proxies in front of us, and how they tell whom they ask for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies {
    /// Where they are.
    pub trusted: Vec<Network>,
    /// The headers that they set.
    pub headers: ProxyHeaders,
}

/// The headers by which proxies tell whom they ask for. Only those that the proxy sets itself may
/// be read: it passes the others on as whoever is behind it has written them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyHeaders {
    /// `X-Forwarded-For`, `-Proto` and `-Host`, as most do.
    #[default]
    XForwarded,
    /// `Forwarded`, the standard (RFC 7239).
    Forwarded,
}

/// A word that names no such headers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is none of x-forwarded, forwarded")]
pub struct UnknownHeaders(pub String);

impl FromStr for ProxyHeaders {
    type Err = UnknownHeaders;

    fn from_str(word: &str) -> Result<Self, UnknownHeaders> {
        match word {
            "x-forwarded" => Ok(Self::XForwarded),
            "forwarded" => Ok(Self::Forwarded),
            other => Err(UnknownHeaders(other.to_owned())),
        }
    }
}

/// A path below which everything is served: `/apples`, or nothing for the root.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BasePath(String);

/// Why a text is no base path.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotABasePath {
    /// It does not begin at the root.
    #[error("`{0}` does not begin with a slash, as /apples does")]
    NoSlash(String),
    /// A part of it would need an escape, is empty, or leads upwards.
    #[error("`{part}` cannot be a part of a base path: it takes letters, digits and - _ . ~")]
    BadPart {
        /// The first bad part.
        part: String,
    },
}

impl BasePath {
    /// Nothing, or a path that begins with a slash and does not end with one.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for BasePath {
    type Err = NotABasePath;

    fn from_str(text: &str) -> Result<Self, NotABasePath> {
        let path = text.strip_suffix('/').unwrap_or(text);
        if path.is_empty() {
            return Ok(Self::default());
        }
        let parts = path.strip_prefix('/').ok_or_else(|| NotABasePath::NoSlash(text.to_owned()))?;
        match parts.split('/').find(|part| !is_plain(part)) {
            Some(part) => Err(NotABasePath::BadPart { part: part.to_owned() }),
            None => Ok(Self(path.to_owned())),
        }
    }
}

/// Whether a part of a path stands for itself in every address.
fn is_plain(part: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    !part.is_empty() && part.bytes().all(plain) && part != "." && part != ".."
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The address of the front page as people know it, such as `https://apples.example/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: Origin,
    path: BasePath,
}

/// Why a text is no address of a front page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPublicUrl {
    /// It has no scheme, no host, or more than those and a path.
    #[error("`{0}` is no address of a front page: it takes one such as https://apples.example/")]
    NoAddress(String),
    /// Its path is none that we could be at.
    #[error(transparent)]
    BadPath(#[from] NotABasePath),
}

impl PublicUrl {
    /// Its scheme, host and port.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<Self, NotAPublicUrl> {
        let none = || NotAPublicUrl::NoAddress(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| none())?;
        let scheme = uri.scheme_str().and_then(Scheme::named).ok_or_else(none)?;
        let host = uri.authority().map(Authority::as_str).ok_or_else(none)?;
        let origin = Origin::new(scheme, host).ok_or_else(none)?;
        if uri.query().is_some() || text.contains('#') {
            return Err(none());
        }
        Ok(Self { origin, path: uri.path().parse()? })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}/", self.origin, self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_path_is_written_in_one_way() {
        for (text, path) in [
            ("/apples", "/apples"),
            ("/apples/", "/apples"),
            ("/club/apples-2_0.~", "/club/apples-2_0.~"),
            ("/", ""),
            ("", ""),
        ] {
            assert_eq!(text.parse::<BasePath>().unwrap().as_str(), path, "{text}");
        }
    }

    #[test]
    fn what_is_no_base_path_is_refused_with_the_reason() {
        for (text, reason) in [
            ("apples", "`apples` does not begin with a slash"),
            ("//", "``"),
            ("/a//b", "``"),
            ("/../etc", "`..`"),
            ("/a b", "`a b`"),
            ("/%61", "`%61`"),
            ("/äpfel", "`äpfel`"),
            ("/a?b", "`a?b`"),
            ("/a\"b", "`a\"b`"),
        ] {
            let error = text.parse::<BasePath>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn a_public_url_is_written_in_one_way() {
        for (text, url) in [
            ("https://apples.example", "https://apples.example/"),
            ("https://Apples.example:443/", "https://apples.example/"),
            ("http://10.0.0.1:8420/club", "http://10.0.0.1:8420/club/"),
            ("http://[::1]:8420/", "http://[::1]:8420/"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), url, "{text}");
        }
    }

    #[test]
    fn what_is_no_public_url_is_refused() {
        for text in [
            "",
            "apples.example",
            "/apples",
            "ftp://apples.example/",
            "https://",
            "https://a@apples.example/",
            "https://apples.example/?x",
            "https://apples.example/#x",
            "https://apples.example/a b",
            "https://apples.example/../x",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
