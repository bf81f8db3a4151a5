//! Why a table does not do what was asked, and what to do instead.

use table::room::{BadHouse, PersonId, RoomRefusal};

use super::Herald;
use crate::teller::{Teller, refusal_without_game};
use crate::words::Key;
use crate::{args, key, say};

impl Herald<'_> {
    /// Why something was not done, told to the one who tried it. The teller is that of the game on
    /// the table: what the rules say no to, only it can tell.
    #[must_use]
    pub fn refusal(&self, why: &RoomRefusal, game: Option<&Teller<'_>>) -> String {
        use RoomRefusal as No;
        let plain = |key| self.text.get(key, &args!());
        match why {
            No::Table(why) => match game {
                Some(teller) => teller.refusal(why),
                None => refusal_without_game(self.text, why),
            },
            No::NotHost => plain(key!("refused-not-host")),
            No::NoSuchPerson(person) => {
                self.refusal_about(key!("refused-no-such-person", who), *person)
            }
            No::NoBotThere(chair) => {
                say!(self.text, "refused-no-bot-there", chair = u16::from(*chair) + 1)
            }
            No::NotInLobby => plain(key!("refused-not-in-lobby")),
            No::NotPlaying => plain(key!("refused-not-playing")),
            No::NotOver => plain(key!("refused-not-over")),
            No::Paused => plain(key!("refused-paused")),
            No::CannotPlay(why) => self.hitch(why),
            No::NameTaken(name) => say!(self.text, "refused-name-taken", name = name),
            No::NoChairLeft => plain(key!("refused-no-chair-left")),
            No::NoLateJoiners => plain(key!("refused-no-late-joiners")),
            No::NotABot(_) => plain(key!("refused-not-a-bot")),
            No::BadOrder(chairs) => say!(self.text, "refused-bad-order", chairs = *chairs),
            No::BadHouse(why) => self.bad_house(*why),
            No::Muted => plain(key!("refused-muted")),
            No::NoFreeTalk => plain(key!("refused-no-free-talk")),
            No::StillHere(person) => self.refusal_about(key!("refused-still-here", who), *person),
            No::UnknownToken => plain(key!("trouble-unknown-link")),
            No::OnlyLooking => plain(key!("refused-only-looking")),
            // These are mistakes of the page. What is wrong is told to developers only.
            No::NoCommand(_) | No::ReservedId => plain(key!("trouble-not-understood")),
            No::NotSaved => plain(key!("refused-not-saved")),
            No::Busy => plain(key!("refused-busy")),
        }
    }

    /// Which rule of the house makes no sense.
    fn bad_house(&self, why: BadHouse) -> String {
        let (key, seconds) = match why {
            BadHouse::Decision(seconds) => (key!("refused-decision-seconds", seconds), seconds),
            BadHouse::Gone(seconds) => (key!("refused-gone-seconds", seconds), seconds),
            BadHouse::Silent(seconds) => (key!("refused-silent-seconds", seconds), seconds),
        };
        self.text.get(key, &args!(seconds = seconds))
    }

    /// A refusal that names someone else.
    fn refusal_about(&self, key: Key, person: PersonId) -> String {
        self.text.get(key, &args!(who = self.person(person).name))
    }
}
