//! Who is asking. Behind a proxy every socket is the proxy's, so it says for whom it asks; from
//! anybody else the same words are only words.

use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::header::{FORWARDED, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};

use crate::config::{Config, MetricsFor, Proxies, ProxyHeaders, PublicUrl};
use crate::network::Source;
use crate::origin::{self, ForeignOrigin, Origin, Scheme};
use crate::problem::Problem;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Headers that say that a request has come through a proxy, trusted or not.
const SIGNS_OF_A_PROXY: [HeaderName; 4] =
    [FORWARDED, X_FORWARDED_FOR, X_FORWARDED_HOST, X_FORWARDED_PROTO];

/// Whoever asks, and how they reached us.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    address: IpAddr,
    neighbour: bool,
    scheme: Scheme,
    /// What `Host` says.
    host: Option<String>,
    /// The host that a trusted proxy was asked for.
    forwarded_host: Option<String>,
}

impl Asker {
    /// Whoever sent these headers over a socket with this peer.
    #[must_use]
    pub fn new(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> Self {
        let peer = peer.ip().to_canonical();
        let trusted = is_trusted(peer, &config.proxies);
        let said = if trusted { Said::by_proxy(headers, config) } else { Said::default() };
        let forwarded = SIGNS_OF_A_PROXY.iter().any(|sign| headers.contains_key(sign));
        Self {
            address: asking(peer, &said.addresses, &config.proxies),
            neighbour: !forwarded && (trusted || peer.is_loopback()),
            scheme: said.scheme.unwrap_or(config.scheme()),
            host: first_text(headers, &HOST),
            forwarded_host: said.host,
        }
    }

    /// Their address.
    #[must_use]
    pub fn address(&self) -> IpAddr {
        self.address
    }

    /// Whom limits count them as.
    #[must_use]
    pub fn source(&self) -> Source {
        Source::of(self.address)
    }

    /// The address of the front page as they know it, with a slash at the end: what join links
    /// begin with. Nothing where they did not say how they call us, and the host did not either.
    /// Whoever is at our own machine knows an address that is of no use to a phone: they get the one
    /// for the network, if there is one.
    #[must_use]
    pub fn front_page(&self, config: &Config, network: Option<&str>) -> Option<String> {
        if let Some(public) = &config.public_url {
            return Some(public.to_string());
        }
        let host = self.forwarded_host.as_ref().or(self.host.as_ref())?;
        let origin = Origin::new(self.scheme, host)?;
        match network.filter(|_| self.neighbour && origin.is_loopback()) {
            Some(network) => Some(network.to_owned()),
            None => Some(format!("{origin}{}/", config.base_path)),
        }
    }

    /// Checks that no page of another site asks in their name.
    ///
    /// # Errors
    ///
    /// When one does.
    pub fn check_origin(&self, headers: &HeaderMap, config: &Config) -> Result<(), ForeignOrigin> {
        let hosts = [&self.host, &self.forwarded_host].into_iter().flatten();
        let public = config.public_url.as_ref().map(PublicUrl::origin);
        origin::check(headers, hosts.map(String::as_str), public)
    }

    /// Whether they may read the metrics.
    #[must_use]
    pub fn may_read_metrics(&self, config: &Config) -> bool {
        match config.metrics_for {
            MetricsFor::Neighbours => self.neighbour,
            MetricsFor::Everyone => true,
        }
    }
}

/// The middleware has found out who asks before any handler runs.
impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts.extensions.get::<Self>().cloned().ok_or(Problem::Internal)
    }
}

/// Whether the host trusts this address.
pub(crate) fn is_trusted(address: IpAddr, proxies: &Proxies) -> bool {
    proxies.trusted.iter().any(|network| network.contains(address))
}

/// The last address in the chain that is no proxy of ours. Each proxy adds at the end whom it was
/// asked by, so what a stranger has made up stands before their own address.
fn asking(peer: IpAddr, said: &[Option<IpAddr>], proxies: &Proxies) -> IpAddr {
    let mut asking = peer;
    for address in said.iter().rev() {
        // Whatever stands before something unreadable was not written by who we think.
        let Some(address) = address.filter(|_| is_trusted(asking, proxies)) else { break };
        asking = address;
    }
    asking
}

/// What a proxy says about a request.
#[derive(Default)]
struct Said {
    /// Who asked whom, from the first to the last. Nothing for one that cannot be read.
    addresses: Vec<Option<IpAddr>>,
    scheme: Option<Scheme>,
    host: Option<String>,
}

impl Said {
    /// What it says in the headers that it sets itself.
    fn by_proxy(headers: &HeaderMap, config: &Config) -> Self {
        match config.proxies.headers {
            ProxyHeaders::XForwarded => Self::x_forwarded(headers),
            ProxyHeaders::Forwarded => Self::forwarded(headers),
        }
    }

    /// In headers such as `X-Forwarded-For: 203.0.113.7, 10.0.0.1`.
    fn x_forwarded(headers: &HeaderMap) -> Self {
        let first = |name| items(headers, name).next().map(str::to_owned);
        Self {
            addresses: items(headers, &X_FORWARDED_FOR).map(address).collect(),
            scheme: first(&X_FORWARDED_PROTO).and_then(|name| Scheme::named(&name)),
            host: first(&X_FORWARDED_HOST),
        }
    }

    /// In headers such as `Forwarded: for=203.0.113.7;proto=https;host=apples.example, for=…`.
    fn forwarded(headers: &HeaderMap) -> Self {
        let hops: Vec<&str> = items(headers, &FORWARDED).collect();
        let first = |name| hops.first().and_then(|hop| parameter(hop, name));
        Self {
            addresses: hops.iter().map(|hop| parameter(hop, "for").and_then(address)).collect(),
            scheme: first("proto").and_then(Scheme::named),
            host: first("host").map(str::to_owned),
        }
    }
}

/// The items of a header that is a list, over all its lines.
fn items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).iter();
    // A line that is no text is one item that cannot be read, and not nothing.
    lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).map(str::trim)
}

/// The value of a parameter in `for=203.0.113.7;proto=https`.
fn parameter<'a>(hop: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = hop.split(';').filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.eq_ignore_ascii_case(name))?;
    let quoted = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
    Some(quoted.unwrap_or(value))
}

/// An address, perhaps with a port, perhaps in brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let plain = bare.parse::<IpAddr>();
    let found = plain.or_else(|_| text.parse::<SocketAddr>().map(|address| address.ip()));
    found.ok().map(|address| address.to_canonical())
}

/// A header's text, if it has one that is not empty.
fn first_text(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let text = headers.get(name)?.to_str().ok()?;
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// A host that trusts one proxy and one network of them.
    fn config() -> Config {
        let trusted = ["10.0.0.1", "10.9.0.0/16", "fd00::/8"];
        let trusted = trusted.map(|network| network.parse().unwrap()).to_vec();
        let proxies = Proxies { trusted, headers: ProxyHeaders::XForwarded };
        Config { proxies, ..Config::new("nowhere") }
    }

    /// Whoever asks from this peer with these headers.
    fn asker(config: &Config, peer: &str, headers: &[(&'static str, &str)]) -> Asker {
        let peer = SocketAddr::new(peer.parse().unwrap(), 4711);
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_str(value).unwrap());
        }
        Asker::new(peer, &map, config)
    }

    /// Whom `X-Forwarded-For` makes of a peer.
    #[track_caller]
    fn check(peer: &str, lines: &[&str], expected: &str) {
        let headers: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
        let asker = asker(&config(), peer, &headers);
        assert_eq!(asker.address(), expected.parse::<IpAddr>().unwrap(), "{peer}: {lines:?}");
    }

    #[test]
    fn who_is_not_trusted_asks_for_themselves_whatever_they_say() {
        check("203.0.113.7", &[], "203.0.113.7");
        check("203.0.113.7", &["1.2.3.4"], "203.0.113.7");
        check("203.0.113.7", &["10.0.0.1"], "203.0.113.7");
        check("127.0.0.1", &["1.2.3.4"], "127.0.0.1");
    }

    #[test]
    fn a_trusted_proxy_says_for_whom_it_asks() {
        check("10.0.0.1", &["203.0.113.7"], "203.0.113.7");
        check("::ffff:10.0.0.1", &["203.0.113.7"], "203.0.113.7");
        check("fd00::1", &["2001:db8::7"], "2001:db8::7");
        check("10.0.0.1", &["203.0.113.7:1234"], "203.0.113.7");
        check("10.0.0.1", &["[2001:db8::7]:1234"], "2001:db8::7");
        check("10.0.0.1", &["[2001:db8::7]"], "2001:db8::7");
        check("10.0.0.1", &["203.0.113.7, 10.9.1.1"], "203.0.113.7");
        check("10.0.0.1", &["203.0.113.7", "10.9.1.1"], "203.0.113.7");
        check("10.0.0.1", &[], "10.0.0.1");
        check("10.0.0.1", &["10.9.1.1"], "10.9.1.1");
    }

    #[test]
    fn what_a_stranger_made_up_stands_before_their_own_address() {
        check("10.0.0.1", &["1.2.3.4, 203.0.113.7"], "203.0.113.7");
        check("10.0.0.1", &["1.2.3.4", "203.0.113.7"], "203.0.113.7");
        check("10.0.0.1", &["10.9.1.1, 203.0.113.7"], "203.0.113.7");
        check("10.0.0.1", &["1.2.3.4, 203.0.113.7, 10.9.1.1"], "203.0.113.7");
    }

    #[test]
    fn what_cannot_be_read_ends_the_chain() {
        check("10.0.0.1", &["unknown"], "10.0.0.1");
        check("10.0.0.1", &[""], "10.0.0.1");
        check("10.0.0.1", &["1.2.3.4, unknown, 10.9.1.1"], "10.9.1.1");
        check("10.0.0.1", &["1.2.3.4,,10.9.1.1"], "10.9.1.1");
    }

    #[test]
    fn only_the_headers_that_the_proxy_sets_are_read() {
        let both = [("x-forwarded-for", "203.0.113.7"), ("forwarded", "for=1.2.3.4;host=evil")];
        let mut config = config();
        let old = asker(&config, "10.0.0.1", &both);
        assert_eq!(old.address().to_string(), "203.0.113.7");
        assert_eq!(old.forwarded_host, None);
        config.proxies.headers = ProxyHeaders::Forwarded;
        assert_eq!(asker(&config, "10.0.0.1", &both).address().to_string(), "1.2.3.4");
    }

    #[test]
    fn the_standard_header_is_understood() {
        let mut config = config();
        config.proxies.headers = ProxyHeaders::Forwarded;
        for (line, address, front_page) in [
            (
                "for=203.0.113.7;proto=https;host=apples.example",
                "203.0.113.7",
                "https://apples.example/",
            ),
            ("For=\"[2001:db8::7]:4711\"; Proto=HTTP", "2001:db8::7", "http://inside:8420/"),
            ("for=1.2.3.4, for=203.0.113.7, for=10.9.0.1", "203.0.113.7", "http://inside:8420/"),
            ("for=_hidden, for=10.9.0.1", "10.9.0.1", "http://inside:8420/"),
            (";;=,", "10.0.0.1", "http://inside:8420/"),
        ] {
            let said = [("forwarded", line), ("host", "inside:8420")];
            let asker = asker(&config, "10.0.0.1", &said);
            assert_eq!(asker.address().to_string(), address, "{line}");
            assert_eq!(asker.front_page(&config, None).unwrap(), front_page, "{line}");
        }
    }

    #[test]
    fn links_begin_with_the_address_that_people_use() {
        let (plain, mut config) = (config(), config());
        let said = [
            ("host", "inside:8420"),
            ("x-forwarded-host", "apples.example"),
            ("x-forwarded-proto", "https"),
        ];
        let page =
            |config: &Config, peer, said: &[_]| asker(config, peer, said).front_page(config, None);
        assert_eq!(page(&plain, "10.0.0.1", &said).unwrap(), "https://apples.example/");
        assert_eq!(page(&plain, "203.0.113.7", &said).unwrap(), "http://inside:8420/");
        assert_eq!(page(&plain, "203.0.113.7", &[]), None);
        assert_eq!(page(&plain, "203.0.113.7", &[("host", "a b\"<script>")]), None);
        config.base_path = "/apples".parse().unwrap();
        assert_eq!(page(&config, "10.0.0.1", &said).unwrap(), "https://apples.example/apples/");
        config.public_url = Some("https://club.example/x".parse().unwrap());
        assert_eq!(page(&config, "10.0.0.1", &said).unwrap(), "https://club.example/x/");
        assert_eq!(page(&config, "203.0.113.7", &[]).unwrap(), "https://club.example/x/");
    }

    #[test]
    fn a_link_from_our_own_machine_leads_phones_to_it() {
        const NETWORK: &str = "http://192.168.1.5:8420/";
        let mut config = config();
        let page = |config: &Config, peer, host| {
            asker(config, peer, &[("host", host)]).front_page(config, Some(NETWORK)).unwrap()
        };
        for host in ["127.0.0.1:8420", "localhost:8420", "LOCALHOST", "[::1]:8420", "127.8.8.8"] {
            assert_eq!(page(&config, "127.0.0.1", host), NETWORK, "{host}");
        }
        // Others have another name for us, and it works for them.
        for host in ["192.168.1.5:8420", "apples.local:8420", "127.example"] {
            assert_eq!(page(&config, "127.0.0.1", host), format!("http://{host}/"), "{host}");
        }
        assert_eq!(page(&config, "203.0.113.7", "localhost"), "http://localhost/");
        config.public_url = Some("https://club.example/".parse().unwrap());
        assert_eq!(page(&config, "127.0.0.1", "localhost"), "https://club.example/");
    }

    #[test]
    fn metrics_are_for_neighbours_who_ask_for_themselves() {
        let mut config = config();
        let may =
            |config: &Config, peer, said: &[_]| asker(config, peer, said).may_read_metrics(config);
        for peer in ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "10.0.0.1"] {
            assert!(may(&config, peer, &[]), "{peer}");
            assert!(!may(&config, peer, &[("x-forwarded-for", "127.0.0.1")]), "{peer}");
            assert!(!may(&config, peer, &[("forwarded", "for=127.0.0.1")]), "{peer}");
        }
        assert!(!may(&config, "203.0.113.7", &[]));
        config.metrics_for = MetricsFor::Everyone;
        assert!(may(&config, "203.0.113.7", &[]));
    }

    #[test]
    fn a_page_behind_a_trusted_proxy_is_ours() {
        let config = config();
        let check = |peer| {
            let said = [("host", "inside:8420"), ("x-forwarded-host", "apples.example")];
            let asker = asker(&config, peer, &said);
            let origin = HeaderValue::from_static("https://apples.example");
            asker.check_origin(
                &HeaderMap::from_iter([(axum::http::header::ORIGIN, origin)]),
                &config,
            )
        };
        assert_eq!(check("10.0.0.1"), Ok(()));
        assert_eq!(check("203.0.113.7"), Err(ForeignOrigin));
    }
}
