//! What stands behind the `#` of the page's address. It never reaches a server.

use leptos::task::spawn_local;
use table::room::{TableCode, Token};

use super::api;
use super::room::Online;
use crate::browser;

/// Where a link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// To the door of a table.
    Table(TableCode),
    /// To one's own seat.
    Seat(TableCode, Token),
    /// To a screen that everyone in the room can see.
    Screen(TableCode),
}

/// What follows the code of a table that is shown on a screen for all.
const SCREEN: &str = "screen";

impl Link {
    /// Reads what stands behind the `#`. People type codes, so case, spaces and hyphens do not
    /// matter in them.
    pub(crate) fn read(hash: &str) -> Option<Self> {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        match hash.split_once(['.', '/']) {
            None => hash.parse().ok().map(Self::Table),
            Some((code, SCREEN)) => code.parse().ok().map(Self::Screen),
            Some((code, token)) => Some(Self::Seat(code.parse().ok()?, Token::new(token).ok()?)),
        }
    }

    /// What stands behind the `#`.
    pub(crate) fn hash(&self) -> String {
        match self {
            Self::Table(code) => format!("#{code}"),
            Self::Seat(code, token) => format!("#{code}.{}", token.reveal()),
            Self::Screen(code) => format!("#{code}/{SCREEN}"),
        }
    }
}

impl Online {
    /// Where a link leads, as an address that others can open, reactively.
    pub(crate) fn address_of(self, link: &Link) -> String {
        format!("{}{}", self.front.get(), link.hash())
    }

    /// Whether that address is for this machine alone, reactively.
    pub(crate) fn is_only_here(self) -> bool {
        self.front.with(|front| {
            let host = front.split_once("://").map_or("", |(_, host)| host);
            ["localhost", "[::1]", "127."].iter().any(|here| host.starts_with(here))
        })
    }

    /// Finds out how others reach us. A page knows its own address, which is as good as any; but one
    /// that was opened on the server's own machine knows one that leads phones to themselves.
    pub(crate) fn ask_for_address(self) {
        if !browser::is_at_loopback() {
            return;
        }
        spawn_local(async move {
            // Without an answer there is still the page's own address.
            let Ok(link) = api::invitation(self.code).await else { return };
            let front = link.split('#').next().unwrap_or_default();
            self.front.set(front.to_owned());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "509a7187fddcd60edd78e168890ba499";

    #[test]
    fn links_lead_to_a_door_a_seat_or_a_screen() {
        let code: TableCode = "K7QX2M".parse().unwrap();
        for (hash, link) in [
            ("#K7QX2M".to_owned(), Link::Table(code)),
            (format!("#K7QX2M.{TOKEN}"), Link::Seat(code, Token::new(TOKEN).unwrap())),
            ("#K7QX2M/screen".to_owned(), Link::Screen(code)),
        ] {
            assert_eq!(Link::read(&hash), Some(link.clone()));
            assert_eq!(link.hash(), hash);
        }
        assert_eq!(Link::read("k7q-x2m"), Some(Link::Table(code)));
    }

    #[test]
    fn other_words_lead_nowhere() {
        for hash in ["", "#", "#asked", "#K7QX2", "#K7QX2M.short", "#K7QX2M/tv", "#.", "#K7QX2M."] {
            assert_eq!(Link::read(hash), None, "{hash}");
        }
    }
}
