//! Why a game cannot begin, and what to change.

use rules::catalogue::MAX_PROMOS;
use rules::{Catalogue, MAX_CARDS, PromoError, PromoNumber, SetupError};

use super::Herald;
use crate::teller::book_keys;
use crate::{args, key, say};

impl Herald<'_> {
    /// Why a game cannot begin so, and what to change.
    #[must_use]
    pub fn hitch(&self, why: &SetupError) -> String {
        use SetupError as No;
        match why {
            No::Players(players @ 0..=2) => say!(self.text, "hitch-too-few", players = *players),
            No::Players(players) => say!(self.text, "hitch-too-many", players = *players),
            No::SixWithoutDeputies => say!(self.text, "hitch-six-without-deputies"),
            No::DeputiesWithFewer(players) => {
                say!(self.text, "hitch-deputies-with-fewer", players = *players)
            }
            No::FirstSheriffAway { seat, players: _ } => {
                say!(self.text, "hitch-first-sheriff-away", chair = seat.index() + 1)
            }
            No::FirstSheriffWithDeputies => say!(self.text, "hitch-first-sheriff-with-deputies"),
            No::MarketGoodMissing { good, copies } => {
                say!(self.text, "hitch-market-missing", good = self.good(good), copies = *copies)
            }
            No::MarketGoodUnknown(good) => {
                say!(self.text, "hitch-market-unknown", good = self.good(good))
            }
            No::MarketGoodTwice(good) => {
                say!(self.text, "hitch-market-twice", good = self.good(good))
            }
            No::MarketOrder { good, top, bottom } => {
                let good = self.good(good);
                say!(self.text, "hitch-market-order", good = good, top = *top, bottom = *bottom)
            }
            No::Promo(why) => self.promo_hitch(why),
        }
    }

    /// Why a host's own good cannot be.
    fn promo_hitch(&self, why: &PromoError) -> String {
        use PromoError as No;
        match why {
            No::TooMany(count) => {
                say!(self.text, "hitch-promo-many", count = *count, most = MAX_PROMOS)
            }
            // The name may be of any length, and nothing to look at.
            No::BadName { entry, name: _ } => say!(self.text, "hitch-promo-name", entry = *entry),
            No::DuplicateName { entry, name } => {
                say!(self.text, "hitch-promo-twice", entry = *entry, name = name)
            }
            No::OutOfRange { entry: _, name, field, number, least, most } => {
                let key = match field {
                    PromoNumber::Value => key!("hitch-promo-value", name, number, least, most),
                    PromoNumber::Penalty => key!("hitch-promo-penalty", name, number, least, most),
                    PromoNumber::Copies => key!("hitch-promo-copies", name, number, least, most),
                    PromoNumber::CountsAs => {
                        key!("hitch-promo-counts-for", name, number, least, most)
                    }
                };
                let args = args!(name = name, number = *number, least = *least, most = *most);
                self.text.get(key, &args)
            }
            No::UnknownCountsAs { entry: _, name, good: _ } => {
                say!(self.text, "hitch-promo-counts-as", name = name)
            }
            No::DeckTooLarge { entry: _, name, cards } => {
                say!(self.text, "hitch-promo-deck", name = name, cards = *cards, most = MAX_CARDS)
            }
        }
    }

    /// The name of a good by its key. That of a promo good is made from its name.
    #[must_use]
    pub fn good(&self, key: &str) -> String {
        let book = Catalogue::of_the_box().by_key(key).and_then(book_keys);
        let name = book.map(|keys| self.text.get(keys.name, &args!()));
        name.unwrap_or_else(|| key.replace('_', " "))
    }
}
