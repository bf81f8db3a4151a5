//! What is wrong with a value that somebody gave, by a flag, a variable or in a file.

use std::error::Error;

use bots::UnknownBot;
use rules::NoSuchSeat;
use server::config::{NotABasePath, NotAPublicUrl, UnknownHeaders};
use server::network::NotANetwork;
use server::trace::UnknownWord;
use text::say;

use super::{Tell, text};
use crate::parsers::{NotASwitch, NotWhole};
use crate::verify::{NoDigest, NoFingerprint, NoPart};

/// One kind of error, if it is that kind.
type Teller = fn(&(dyn Error + 'static)) -> Option<String>;

/// Every kind of error that reading a value can end with.
const KINDS: [Teller; 12] = [
    told_as::<NotWhole>,
    told_as::<NotASwitch>,
    told_as::<NoSuchSeat>,
    told_as::<UnknownBot>,
    told_as::<NoFingerprint>,
    told_as::<NoDigest>,
    told_as::<NoPart>,
    told_as::<UnknownHeaders>,
    told_as::<UnknownWord>,
    told_as::<NotABasePath>,
    told_as::<NotAPublicUrl>,
    told_as::<NotANetwork>,
];

/// Why a value is refused. A reason that is not ours is told as it is.
pub(crate) fn told_value(why: &(dyn Error + 'static)) -> String {
    KINDS.iter().find_map(|told| told(why)).unwrap_or_else(|| why.to_string())
}

fn told_as<E: Error + Tell + 'static>(why: &(dyn Error + 'static)) -> Option<String> {
    why.downcast_ref::<E>().map(Tell::told)
}

impl Tell for NotWhole {
    fn told(&self) -> String {
        // People type them, so they stand as they are typed.
        let (least, most) = (self.least.to_string(), self.most.to_string());
        if self.most == u64::MAX {
            say!(text(), "cli-value-whole-least", least = least)
        } else {
            say!(text(), "cli-value-whole", least = least, most = most)
        }
    }
}

impl Tell for NotASwitch {
    fn told(&self) -> String {
        say!(text(), "cli-value-switch")
    }
}

impl Tell for NoSuchSeat {
    fn told(&self) -> String {
        let Self(seat) = self;
        say!(text(), "cli-value-seat", seat = seat)
    }
}

impl Tell for UnknownBot {
    fn told(&self) -> String {
        let Self(bot) = self;
        say!(text(), "cli-value-bot", bot = bot)
    }
}

impl Tell for NoFingerprint {
    fn told(&self) -> String {
        say!(text(), "cli-value-fingerprint")
    }
}

impl Tell for NoDigest {
    fn told(&self) -> String {
        say!(text(), "cli-value-digest")
    }
}

impl Tell for NoPart {
    fn told(&self) -> String {
        match self {
            Self::Form => say!(text(), "cli-value-part"),
            Self::Seat(why) => why.told(),
            Self::Seed => say!(text(), "cli-value-seed"),
        }
    }
}

impl Tell for UnknownHeaders {
    fn told(&self) -> String {
        let Self(word) = self;
        say!(text(), "cli-value-word", word = word, known = "x-forwarded, forwarded")
    }
}

impl Tell for UnknownWord {
    fn told(&self) -> String {
        say!(text(), "cli-value-word", word = &self.word, known = &self.known)
    }
}

impl Tell for NotABasePath {
    fn told(&self) -> String {
        match self {
            Self::NoSlash(path) => say!(text(), "cli-value-base-path", path = path),
            Self::BadPart { part } => say!(text(), "cli-value-base-path-part", part = part),
        }
    }
}

impl Tell for NotAPublicUrl {
    fn told(&self) -> String {
        match self {
            Self::NoAddress(url) => say!(text(), "cli-value-public-url", url = url),
            Self::BadPath(why) => why.told(),
        }
    }
}

impl Tell for NotANetwork {
    fn told(&self) -> String {
        match self {
            Self::NoAddress(address) => say!(text(), "cli-value-network", address = address),
            Self::BadPrefix { prefix, address, longest } => {
                let (address, longest) = (address.to_string(), *longest);
                let text = text();
                say!(
                    text,
                    "cli-value-network-prefix",
                    prefix = prefix,
                    address = address,
                    longest = longest
                )
            }
        }
    }
}
