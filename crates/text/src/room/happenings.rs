//! What happened, one line of the chronicle each.

use rules::Seat;
use table::Name;
use table::room::{Chair, PersonId, RoomBeat, RoomHappening, Writer};

use super::{Herald, Someone};
use crate::words::Key;
use crate::{args, key, say};

impl Herald<'_> {
    /// What happened, in one line of the chronicle. Nothing, if it is a [`Teller`](crate::Teller)'s
    /// to tell or somebody's own words; how the first round begins is also a teller's.
    #[must_use]
    pub fn happening(&self, beat: &RoomBeat) -> Option<String> {
        use RoomHappening as H;
        let by = &self.doer(beat.by);
        Some(match &beat.what {
            H::Game(_) | H::Said(_) | H::Unsaid => return None,
            H::Founded => self.deed(key!("room-founded", by, you), by),
            H::Joined { person, name, seat } => self.joined(*person, name, *seat),
            H::Left { person, name } => self.left(by, &Someone::called(*person, name)),
            H::Rekeyed(person) if by.person == Some(*person) => {
                self.deed(key!("room-new-link-own", by, you), by)
            }
            H::Rekeyed(person) => {
                self.deed_to(key!("room-new-link", by, who, you), by, &self.person(*person))
            }
            H::Chose => match beat.by {
                Writer::Person(_) => self.deed(key!("room-chose", by, you), by),
                // The game is the same: the house only minds who sits where.
                Writer::Bot(_) | Writer::Clock | Writer::House => {
                    say!(self.text, "room-first-sheriff")
                }
            },
            H::Housed => self.deed(key!("room-housed", by, you), by),
            H::BotSeated(bot) => self.deed_to_bot(key!("room-bot-seated", by, bot, you), by, bot),
            H::BotUnseated(bot) => {
                self.deed_to_bot(key!("room-bot-unseated", by, bot, you), by, bot)
            }
            H::Reordered => self.deed(key!("room-reordered", by, you), by),
            H::Muted(person) => {
                self.deed_to(key!("room-muted", who, you), by, &self.person(*person))
            }
            H::Unmuted(person) => {
                self.deed_to(key!("room-unmuted", who, you), by, &self.person(*person))
            }
            H::HostIs(person) => self.host_is(beat.by, &self.person(*person)),
            H::Stirred => self.deed(key!("room-stirred", by, you), by),
            H::Started { round: _, law: _ } => self.deed(key!("room-started", by, you), by),
            H::TookOver(seat) => self.about(key!("room-took-over", who, you), &self.sitter(*seat)),
            H::CameBack(seat) => self.about(key!("room-came-back", who, you), &self.sitter(*seat)),
            H::Paused => self.deed(key!("room-paused", by, you), by),
            H::Unpaused => match beat.by {
                Writer::Person(_) => self.deed(key!("room-unpaused", by, you), by),
                Writer::Bot(_) | Writer::Clock | Writer::House => {
                    say!(self.text, "room-pause-over")
                }
            },
            H::Resumed => say!(self.text, "room-resumed"),
            H::Cleared => self.deed(key!("room-cleared", by, you), by),
        })
    }

    /// Someone came, to a chair of their own or to a bot's.
    fn joined(&self, person: PersonId, name: &Name, seat: Option<Seat>) -> String {
        let who = Someone::called(person, name);
        let Some(seat) = seat else { return self.about(key!("room-joined", who, you), &who) };
        match self.chairs.get(seat.index()) {
            // A bot has the name of whoever left the chair to it, and they may be back.
            Some(Chair::Bot { name: bot, .. }) if bot != name => say!(
                self.text,
                "room-relieved-bot",
                who = &who.name,
                bot = bot.as_str(),
                you = self.you(&[("who", &who)])
            ),
            Some(Chair::Bot { .. } | Chair::Person(_)) | None => {
                self.about(key!("room-relieved", who, you), &who)
            }
        }
    }

    /// Someone left, or the host sent them away.
    fn left(&self, by: &Someone, who: &Someone) -> String {
        match by.person {
            Some(person) if Some(person) != who.person => {
                self.deed_to(key!("room-sent-away", by, who, you), by, who)
            }
            Some(_) | None => self.about(key!("room-left", who, you), who),
        }
    }

    /// The host made someone else the host, or is gone.
    fn host_is(&self, by: Writer, who: &Someone) -> String {
        match by {
            Writer::Person(_) => {
                self.deed_to(key!("room-host-handed", by, who, you), &self.doer(by), who)
            }
            Writer::Bot(_) | Writer::Clock | Writer::House => {
                self.about(key!("room-host-moved", who, you), who)
            }
        }
    }

    /// What became of someone.
    fn about(&self, key: Key, who: &Someone) -> String {
        self.text.get(key, &args!(who = &who.name, you = self.you(&[("who", who)])))
    }

    /// What someone did.
    fn deed(&self, key: Key, by: &Someone) -> String {
        self.text.get(key, &args!(by = &by.name, you = self.you(&[("by", by)])))
    }

    /// What someone did to somebody. Whoever does it to themselves is the one to whom it is done.
    fn deed_to(&self, key: Key, by: &Someone, who: &Someone) -> String {
        let you = self.you(&[("who", who), ("by", by)]);
        self.text.get(key, &args!(by = &by.name, who = &who.name, you = you))
    }

    /// What someone did to a bot.
    fn deed_to_bot(&self, key: Key, by: &Someone, bot: &Name) -> String {
        let you = self.you(&[("by", by)]);
        self.text.get(key, &args!(by = &by.name, bot = bot.as_str(), you = you))
    }
}
