//! What happens when someone is not here: a bot plays for them, and somebody else is the host.

use rules::{Seat, Seats};

use super::{LONGEST_PAUSE, PATIENCE, Room, RoomDeed, RoomOutputs, RoomRefusal, Stage, Writer};
use crate::command::CommandId;
use crate::game::Game;
use crate::moment::Moment;
use crate::room::names::PersonId;

impl Room {
    /// A bot plays for everyone who is gone.
    pub(super) fn take_over(&mut self, now: Moment, outputs: &mut RoomOutputs) {
        let Some(game) = self.game.as_ref().filter(|_| self.is_running()) else { return };
        let seats = game.seating().people().minus(game.away());
        let is_gone = |&seat: &Seat| self.gone_at(seat).is_some_and(|at| at <= now);
        for seat in seats.iter().filter(is_gone).collect::<Seats>().iter() {
            let id = CommandId::derived("away", u64::from(self.seq.0));
            self.enter(now, Writer::House, id, RoomDeed::TookOver(seat), outputs).ok();
        }
    }

    /// When the next of the people counts as gone.
    pub(super) fn next_absence(&self) -> Option<Moment> {
        let game = self.game.as_ref().filter(|_| self.is_running())?;
        let seats = game.seating().people().minus(game.away());
        seats.iter().filter_map(|seat| self.gone_at(seat)).min()
    }

    /// When someone counts as gone, if nothing is heard of them: disconnected for too long, or
    /// keeping others waiting for too long without a sign.
    fn gone_at(&self, seat: Seat) -> Option<Moment> {
        let person = self.lobby.person_at(seat)?;
        let house = &self.lobby.house;
        let missing = self.presence.missing_since(person, self.since);
        let disconnected = missing.map(|since| since.after(house.gone_after()));
        let asked = self.game.as_ref()?.asked_since(seat);
        let silent = asked.map(|asked| {
            let asked = asked.max(self.since);
            let sign = self.presence.last_sign(person).map_or(asked, |sign| sign.max(asked));
            sign.after(house.silent_after())
        });
        [disconnected, silent, self.patience_ends(seat)].into_iter().flatten().min()
    }

    /// Until when someone may keep the others waiting, whatever signs they give.
    pub(super) fn patience_ends(&self, seat: Seat) -> Option<Moment> {
        let asked = self.game.as_ref()?.asked_since(seat)?.max(self.since);
        Some(asked.after(self.lobby.house.silent_after() * PATIENCE))
    }

    /// Whether someone is disconnected for as long as it takes to be gone.
    pub(super) fn is_gone(&self, now: Moment, person: PersonId) -> bool {
        let missing = self.presence.missing_since(person, self.since);
        missing.is_some_and(|since| since.after(self.lobby.house.gone_after()) <= now)
    }

    /// A game is under way and does not stand still.
    pub(crate) fn is_running(&self) -> bool {
        self.stage() == Stage::Playing && self.paused().is_none()
    }

    pub(super) fn paused(&self) -> Option<Moment> {
        self.game.as_ref().and_then(Game::paused)
    }

    pub(super) fn pause_ends(&self) -> Option<Moment> {
        self.paused().map(|since| since.after(LONGEST_PAUSE))
    }

    pub(super) fn end_pause(&mut self, now: Moment, outputs: &mut RoomOutputs) {
        if self.pause_ends().is_some_and(|end| end <= now) {
            let id = CommandId::derived("unpause", u64::from(self.seq.0));
            self.enter(now, Writer::House, id, RoomDeed::Unpaused, outputs).ok();
        }
    }

    // The host.

    pub(super) fn check_host(&self, person: PersonId) -> Result<(), RoomRefusal> {
        if person == self.lobby.host { Ok(()) } else { Err(RoomRefusal::NotHost) }
    }

    /// When the host role moves by itself, if the host does not come back.
    pub(super) fn host_moves_at(&self) -> Option<Moment> {
        self.heir()?;
        let missing = self.presence.missing_since(self.lobby.host, self.since)?;
        Some(missing.after(self.lobby.house.gone_after()))
    }

    /// Who is the next host: whoever of those who are here came first.
    fn heir(&self) -> Option<PersonId> {
        let mut others = self.lobby.people().map(|(id, _)| id).filter(|&id| id != self.lobby.host);
        others.find(|&id| self.presence.here(id))
    }

    /// The host role moves on when the host has left, or is gone while others are here.
    pub(super) fn move_host(&mut self, now: Moment, outputs: &mut RoomOutputs) {
        let heir = if self.lobby.person(self.lobby.host).is_err() {
            self.heir().or_else(|| self.lobby.people().next().map(|(id, _)| id))
        } else if self.host_moves_at().is_some_and(|at| at <= now) {
            self.heir()
        } else {
            None
        };
        if let Some(heir) = heir {
            let id = CommandId::derived("host", u64::from(self.seq.0));
            self.enter(now, Writer::House, id, RoomDeed::HostIs(heir), outputs).ok();
        }
    }
}
