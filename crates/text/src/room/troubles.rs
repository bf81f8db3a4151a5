//! What goes wrong between a page and its server, and what to do now.

use table::wire::Parting;

use super::Herald;
use crate::{args, key};

impl Herald<'_> {
    /// Why the server closed the connection, and what to do now.
    #[must_use]
    pub fn parting(&self, why: Parting) -> String {
        let key = match why {
            Parting::Malformed => key!("trouble-not-understood"),
            Parting::NoHello => key!("trouble-no-hello"),
            Parting::TooSlow => key!("trouble-too-slow"),
            Parting::WrongVersion => key!("trouble-wrong-version"),
            Parting::UnknownTable => key!("trouble-unknown-table"),
            Parting::UnknownToken => key!("trouble-unknown-link"),
            Parting::NoSpectators => key!("trouble-no-spectators"),
            Parting::Full => key!("trouble-full"),
            Parting::Left => key!("trouble-left"),
            Parting::TooMuch => key!("trouble-too-much"),
            Parting::TooLarge => key!("trouble-too-large"),
            Parting::TooFarBehind => key!("trouble-too-far-behind"),
            Parting::Unreadable => key!("trouble-unreadable"),
            Parting::Unavailable => key!("trouble-unavailable"),
            Parting::Stopping => key!("trouble-stopping"),
        };
        self.text.get(key, &args!())
    }

    /// Why a request was not done, by the code of its problem. A server that is newer than this
    /// page may know codes that it does not. What was `refused` is better told by
    /// [`refusal`](Self::refusal), because the problem carries it.
    #[must_use]
    pub fn problem(&self, code: &str) -> String {
        let key = match code {
            "malformed" => key!("trouble-not-understood"),
            "wrong_token" => key!("trouble-unknown-link"),
            "foreign_origin" => key!("trouble-foreign-origin"),
            "neighbours_only" => key!("trouble-neighbours-only"),
            "unknown_table" => key!("trouble-unknown-table"),
            "not_found" => key!("trouble-not-found"),
            "method_not_allowed" => key!("trouble-wrong-way"),
            "too_slow" => key!("trouble-too-slow"),
            "conflict" => key!("trouble-not-over"),
            "refused" => key!("trouble-refused"),
            "too_large" => key!("trouble-too-large"),
            "unsupported_media_type" => key!("trouble-wrong-kind"),
            "too_many" => key!("trouble-too-much"),
            "internal" => key!("trouble-internal"),
            "unavailable" => key!("trouble-unavailable"),
            "full" => key!("trouble-full"),
            "stopping" => key!("trouble-stopping"),
            _ => key!("trouble-unknown"),
        };
        self.text.get(key, &args!())
    }
}
