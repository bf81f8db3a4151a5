//! Where a page comes from. A page of another site must not talk to our tables in the name of
//! whoever looks at it.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use axum::http::uri::Authority;

/// How a page was fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// In the clear.
    Http,
    /// Through TLS.
    Https,
}

impl Scheme {
    /// The scheme of this name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let schemes = [Self::Http, Self::Https];
        schemes.into_iter().find(|scheme| scheme.name().eq_ignore_ascii_case(name))
    }

    /// Its name in addresses.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    /// The port of an address that names none.
    fn port(self) -> u16 {
        match self {
            Self::Http => 80,
            Self::Https => 443,
        }
    }
}

/// A scheme, a host and a port, written in one way: `https://apples.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    scheme: Scheme,
    /// In lower case, without brackets being lost.
    host: String,
    port: u16,
}

impl Origin {
    /// The origin of a scheme and what a `Host` header holds, if that is a host.
    #[must_use]
    pub fn new(scheme: Scheme, host: &str) -> Option<Self> {
        let authority: Authority = host.parse().ok()?;
        let name = authority.host();
        // This leaves nothing of `someone@host`, and of a port that is none.
        let port = match host.strip_prefix(name)? {
            "" => scheme.port(),
            port => port.strip_prefix(':')?.parse().ok()?,
        };
        (!name.is_empty()).then(|| Self { scheme, host: in_one_spelling(name), port })
    }

    /// The origin that an `Origin` header names. `null` and other schemes name none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (scheme, host) = text.split_once("://")?;
        Self::new(Scheme::named(scheme)?, host)
    }

    /// Whether only this machine finds itself there.
    pub(crate) fn is_loopback(&self) -> bool {
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
    }

    /// Whether what a `Host` header holds is this host. The scheme is taken to be the same: behind
    /// a proxy that says nothing we do not know it.
    fn is_at(&self, host: &str) -> bool {
        Self::new(self.scheme, host).as_ref() == Some(self)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)?;
        if self.port == self.scheme.port() { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

/// A host in lower case, and an IPv6 address in its shortest form.
fn in_one_spelling(host: &str) -> String {
    let inside = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    match inside.and_then(|inside| inside.parse::<Ipv6Addr>().ok()) {
        Some(address) => format!("[{address}]"),
        None => host.to_ascii_lowercase(),
    }
}

/// A page of another site asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a page of another site may not ask this")]
pub struct ForeignOrigin;

/// Checks that a request comes from a page of ours, or from a program: those send no `Origin`, and
/// a browser always does where it matters. Ours are pages of one of these hosts, or of the address
/// that the host has made known.
///
/// # Errors
///
/// When a page of another site asks, or one that hides where it is from.
pub fn check<'a>(
    headers: &HeaderMap,
    hosts: impl IntoIterator<Item = &'a str>,
    public: Option<&Origin>,
) -> Result<(), ForeignOrigin> {
    let mut said = headers.get_all(ORIGIN).iter();
    let (first, second) = (said.next(), said.next());
    let Some(first) = first else { return Ok(()) };
    let origin = first.to_str().ok().filter(|_| second.is_none()).and_then(Origin::parse);
    let origin = origin.ok_or(ForeignOrigin)?;
    let ours = public == Some(&origin) || hosts.into_iter().any(|host| origin.is_at(host));
    if ours { Ok(()) } else { Err(ForeignOrigin) }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// Whether a page of this origin may ask a server that was reached as this host.
    fn may(origin: &str, host: &str) -> bool {
        let headers = HeaderMap::from_iter([(ORIGIN, HeaderValue::from_str(origin).unwrap())]);
        check(&headers, [host], None).is_ok()
    }

    #[test]
    fn a_page_of_ours_may_ask() {
        assert!(may("http://127.0.0.1:8420", "127.0.0.1:8420"));
        assert!(may("https://apples.example", "apples.example"));
        assert!(may("https://apples.example", "apples.example:443"));
        assert!(may("http://apples.example:80", "apples.example"));
        assert!(may("https://APPLES.example", "Apples.Example"));
        assert!(may("http://[::1]:8420", "[::1]:8420"));
        assert!(may("http://[::1]", "[0:0::1]:80"));
    }

    #[test]
    fn a_page_of_another_site_may_not() {
        for (origin, host) in [
            ("null", "apples.example"),
            ("", "apples.example"),
            ("http://pears.example", "apples.example"),
            ("http://apples.example:8421", "apples.example:8420"),
            ("http://apples.example", "apples.example:8420"),
            ("https://apples.example", "apples.example:80"),
            ("http://sub.apples.example", "apples.example"),
            ("http://apples.example", "sub.apples.example"),
            ("http://apples.example.pears.example", "apples.example"),
            ("http://pears.example@apples.example", "apples.example"),
            ("http://apples.example/", "apples.example"),
            ("apples.example", "apples.example"),
            ("file://", ""),
            ("http://", ""),
            ("chrome-extension://apples.example", "apples.example"),
            ("http://[::2]:8420", "[::1]:8420"),
            ("http://apples.example:x", "apples.example:x"),
            ("http://apples.example:99999", "apples.example:99999"),
            ("http://apples.example, http://pears.example", "apples.example"),
        ] {
            assert!(!may(origin, host), "{origin} at {host}");
        }
    }

    #[test]
    fn programs_send_no_origin_and_may_ask() {
        assert_eq!(check(&HeaderMap::new(), ["apples.example"], None), Ok(()));
    }

    #[test]
    fn two_origins_are_none() {
        let mut headers = HeaderMap::new();
        headers.append(ORIGIN, HeaderValue::from_static("http://apples.example"));
        headers.append(ORIGIN, HeaderValue::from_static("http://pears.example"));
        assert_eq!(check(&headers, ["apples.example"], None), Err(ForeignOrigin));
    }

    #[test]
    fn the_address_that_the_host_has_made_known_is_ours_with_its_scheme() {
        let public = Origin::parse("https://apples.example").unwrap();
        let asks = |origin| {
            let headers = HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static(origin))]);
            check(&headers, ["127.0.0.1:8420"], Some(&public)).is_ok()
        };
        assert!(asks("https://apples.example"));
        assert!(asks("http://127.0.0.1:8420"));
        assert!(!asks("http://apples.example"));
    }

    #[test]
    fn an_origin_is_written_in_one_way() {
        for (text, written) in [
            ("https://Apples.example:443", "https://apples.example"),
            ("http://[0:0:0::1]:8420", "http://[::1]:8420"),
        ] {
            assert_eq!(Origin::parse(text).unwrap().to_string(), written);
        }
    }
}
