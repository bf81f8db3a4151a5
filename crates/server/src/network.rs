//! Addresses and networks: whom a host trusts, and who counts as one source of requests.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network such as `10.0.0.0/8` or `fd00::/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    prefix: u8,
}

/// Why a text names no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotANetwork {
    /// There is no address before the slash.
    #[error("`{0}` is no address: it takes one such as 10.0.0.5, or a network such as 10.0.0.0/8")]
    NoAddress(String),
    /// The prefix is no number, or longer than the address.
    #[error("`/{prefix}` is no prefix of {address}: it takes a number from 0 to {longest}")]
    BadPrefix {
        /// What follows the slash.
        prefix: String,
        /// The address before it.
        address: IpAddr,
        /// How many bits the address has.
        longest: u8,
    },
}

impl Network {
    /// Whether an address is in it. An IPv4 address counts as such even where it is written as
    /// IPv6, which is how a socket for both shows it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                let beyond = 32 - u32::from(self.prefix);
                let differs = u64::from(network.to_bits() ^ address.to_bits());
                differs >> beyond == 0
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                let beyond = 128 - u32::from(self.prefix);
                let differs = network.to_bits() ^ address.to_bits();
                differs.checked_shr(beyond).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let parsed = address.trim().parse::<IpAddr>();
        let address = parsed.map_err(|_| NotANetwork::NoAddress(text.to_owned()))?.to_canonical();
        let longest = if address.is_ipv4() { 32 } else { 128 };
        let Some(prefix) = prefix else { return Ok(Self { address, prefix: longest }) };
        match prefix.trim().parse() {
            Ok(bits) if bits <= longest => Ok(Self { address, prefix: bits }),
            _ => Err(NotANetwork::BadPrefix { prefix: prefix.to_owned(), address, longest }),
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// Whom limits count as one: an IPv4 address, or the /64 of an IPv6 address, which is what one
/// household gets. Whoever has a /64 has more addresses than we could ever remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source(IpAddr);

impl Source {
    /// The source that an address belongs to.
    #[must_use]
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let household = address.to_bits() >> 64 << 64;
                Self(Ipv6Addr::from_bits(household).into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Which of the addresses are in the network.
    #[track_caller]
    fn check(network: &str, inside: &[&str], outside: &[&str]) {
        let network: Network = network.parse().unwrap();
        for text in inside {
            assert!(network.contains(address(text)), "{text} is in {network}");
        }
        for text in outside {
            assert!(!network.contains(address(text)), "{text} is not in {network}");
        }
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        check("10.0.0.0/8", &["10.255.1.2", "::ffff:10.1.2.3"], &["11.0.0.0", "::1", "fd00::1"]);
        check("192.168.1.5", &["192.168.1.5"], &["192.168.1.4"]);
        check("192.168.1.5/31", &["192.168.1.4", "192.168.1.5"], &["192.168.1.6"]);
        check("0.0.0.0/0", &["1.2.3.4"], &["::1"]);
        check("fd00::/8", &["fd12:3456::1"], &["fe80::1", "10.0.0.1"]);
        check("::1", &["::1"], &["::2", "127.0.0.1"]);
        check("::/0", &["2001:db8::1"], &["127.0.0.1"]);
        check("::ffff:10.0.0.1", &["10.0.0.1"], &["10.0.0.2"]);
    }

    #[test]
    fn what_is_no_network_is_refused_with_the_reason() {
        for (text, reason) in [
            ("proxy", "`proxy` is no address"),
            ("", "`` is no address"),
            ("10.0.0/8", "`10.0.0/8` is no address"),
            ("10.0.0.0/33", "from 0 to 32"),
            ("10.0.0.0/", "`/` is no prefix of 10.0.0.0"),
            ("fd00::/129", "from 0 to 128"),
            ("fd00::/-1", "from 0 to 128"),
        ] {
            let error = text.parse::<Network>().unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn a_household_is_one_source() {
        let of = |text| Source::of(address(text));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
    }
}
