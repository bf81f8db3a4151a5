//! What goes wrong between us and a server that we come to. What the server itself says stays in
//! its words: it is another program, and may speak otherwise.

use guest::{Lost, NotAnswered, reason};
use table::wire::Goodbye;
use text::say;

use super::{Tell, text};

impl Tell for NotAnswered {
    fn told(&self) -> String {
        match self {
            Self::Unreachable(why) => say!(text(), "cli-load-unreachable", reason = why.told()),
            Self::Refused { status, body } => answered(*status, body),
            Self::Nonsense(what) => say!(text(), "cli-load-nonsense", reason = what),
        }
    }
}

impl Tell for Lost {
    fn told(&self) -> String {
        match self {
            Self::Broken(why) => say!(text(), "cli-load-lost", reason = why),
            Self::Refused { status, body } => answered(*status, body),
        }
    }
}

impl Tell for Goodbye {
    fn told(&self) -> String {
        say!(text(), "cli-load-goodbye", reason = &self.message)
    }
}

/// A no over HTTP.
fn answered(status: u16, body: &str) -> String {
    say!(text(), "cli-load-answered", status = status.to_string(), reason = reason(body))
}
