//! What people want of a room, and what comes of it.

use rules::{Options, RulesVersion, Seat};

use super::{
    Chair, Key, Newcomer, Obeyed, Outcome, PersonId, Room, RoomCommand, RoomDeed, RoomOutputs,
    RoomRefusal, Stage, Writer,
};
use crate::command::{CommandId, Occasion, Refusal};
use crate::done::Before;
use crate::game::Game;
use crate::moment::Moment;

impl Room {
    // Coming and going.

    pub(super) fn join(
        &mut self,
        now: Moment,
        who: Newcomer,
        seat: Option<Seat>,
        outputs: &mut RoomOutputs,
    ) -> Outcome {
        if self.lobby.by_key(who.key).is_some() {
            return Ok(self.seq);
        }
        let person = self.lobby.next_person();
        let seat = match self.stage() {
            Stage::Lobby => None,
            Stage::Playing | Stage::Over => seat.or_else(|| self.first_bot()),
        };
        let deed = RoomDeed::Joined { person, who, seat };
        let id = CommandId::derived("join", u64::from(person.0));
        let joined = self.enter(now, Writer::Person(person), id, deed, outputs)?;
        // Whoever comes in has time to connect from now on.
        self.presence.sign(person, now);
        Ok(joined)
    }

    /// The first seat that a bot plays for good.
    pub(super) fn first_bot(&self) -> Option<Seat> {
        let place = self.lobby.chairs.iter().position(|chair| matches!(chair, Chair::Bot { .. }));
        place.and_then(|place| Seat::try_from(place as u8).ok())
    }

    pub(super) fn rekey(
        &mut self,
        now: Moment,
        by: PersonId,
        person: PersonId,
        key: Key,
        outputs: &mut RoomOutputs,
    ) -> Outcome {
        self.lobby.person(by).map_err(|_| RoomRefusal::UnknownToken)?;
        if self.lobby.by_key(key) == Some(person) {
            return Ok(self.seq);
        }
        self.check_host(by)?;
        if by != person && !self.may_be_replaced(now, person) {
            return Err(RoomRefusal::StillHere(person));
        }
        let id = CommandId::derived("rekey", u64::from(self.seq.0));
        self.enter(now, Writer::Person(by), id, RoomDeed::Rekeyed { person, key }, outputs)
    }

    /// Whether the host may give someone a new link. Whoever is here has lost none; and with the
    /// link goes a look at their cards, so in a game they must be gone.
    fn may_be_replaced(&self, now: Moment, person: PersonId) -> bool {
        match self.stage() {
            Stage::Lobby | Stage::Over => !self.presence.here(person),
            Stage::Playing => self.is_gone(now, person),
        }
    }

    /// Someone is here, and plays again if a bot played for them.
    pub(super) fn came(&mut self, now: Moment, person: PersonId, outputs: &mut RoomOutputs) {
        outputs.presence |= self.presence.set(person, true, now);
        self.be_back(now, person, outputs);
    }

    /// Whoever gives a sign plays again, if a bot played for them. Whoever kept others waiting for
    /// too long does so when the bot has answered what they did not: else they could keep the
    /// others waiting for ever.
    pub(super) fn be_back(&mut self, now: Moment, person: PersonId, outputs: &mut RoomOutputs) {
        let seat = self.lobby.seat_of(person);
        let away = self.game.as_ref().map(Game::away).unwrap_or_default();
        let Some(seat) = seat.filter(|&seat| away.has(seat)) else { return };
        if self.patience_ends(seat).is_some_and(|end| end <= now) {
            self.wanted_back.insert(seat);
            return;
        }
        self.wanted_back.remove(seat);
        let id = CommandId::derived("back", u64::from(self.seq.0));
        self.enter(now, Writer::Person(person), id, RoomDeed::CameBack(seat), outputs).ok();
    }

    /// Whoever had to wait until a bot had answered for them plays again.
    pub(super) fn let_back(&mut self, now: Moment, outputs: &mut RoomOutputs) {
        for seat in self.wanted_back.iter() {
            match self.lobby.person_at(seat).filter(|&person| self.presence.here(person)) {
                Some(person) => self.be_back(now, person, outputs),
                None => self.wanted_back.remove(seat),
            }
        }
    }

    // What people want.

    pub(super) fn command(
        &mut self,
        now: Moment,
        by: PersonId,
        id: &CommandId,
        command: RoomCommand,
        outputs: &mut RoomOutputs,
    ) -> Outcome {
        self.lobby.person(by).map_err(|_| RoomRefusal::UnknownToken)?;
        self.presence.sign(by, now);
        self.be_back(now, by, outputs);
        if command.is_for_host() {
            // Whoever sends it again after they were the host gets the first answer again.
            if let Some(before) = self.before(by, id, &command) {
                outputs.obeyed = Obeyed::Before;
                return before;
            }
            self.check_host(by)?;
        }
        let deed = match command {
            RoomCommand::Act { action, during } => {
                let deed = RoomDeed::Acted(action);
                if let Some(before) = self.before_deed(by, id, &deed) {
                    outputs.obeyed = Obeyed::Before;
                    return before;
                }
                self.playing()?.in_time(during)?;
                return self.enter(now, Writer::Person(by), id.clone(), deed, outputs);
            }
            RoomCommand::Ready { during } => return self.ready(by, id, during, outputs),
            RoomCommand::Writing { during } => return self.writing(now, by, during),
            RoomCommand::Here => return Ok(self.seq),
            RoomCommand::Say(speech) => RoomDeed::Said(speech),
            RoomCommand::Stir(seed) => RoomDeed::Stirred(seed),
            RoomCommand::Leave => RoomDeed::Left(by),
            // What is so already needs no entry.
            RoomCommand::HandOver(person) if person == self.lobby.host => return Ok(self.seq),
            RoomCommand::Unpause if self.is_running() => return Ok(self.seq),
            host => self.host_deed(host)?,
        };
        if let Some(before) = self.before_deed(by, id, &deed) {
            outputs.obeyed = Obeyed::Before;
            return before;
        }
        let chosen = self.first_sheriff_who_may_move(&deed);
        let entered = self.enter(now, Writer::Person(by), id.clone(), deed, outputs)?;
        if let Some(chosen) = chosen {
            self.keep_first_sheriff(now, &chosen, outputs);
        }
        Ok(entered)
    }

    /// Who was chosen as first Sheriff, if this deed may give them another chair, or none (S6).
    fn first_sheriff_who_may_move(&self, deed: &RoomDeed) -> Option<Chair> {
        let in_lobby = self.stage() == Stage::Lobby;
        let moves =
            matches!(deed, RoomDeed::Reordered(_) | RoomDeed::BotUnseated(_) | RoomDeed::Left(_));
        self.lobby.first_sheriff().filter(|_| in_lobby && moves).cloned()
    }

    /// Whoever was chosen as first Sheriff stays it on another chair; whoever is gone leaves it to
    /// chance (S6). That is an entry of its own: journals from before there was one mean the chair
    /// that they say.
    fn keep_first_sheriff(&mut self, now: Moment, chosen: &Chair, outputs: &mut RoomOutputs) {
        let seat = self.lobby.seat_with(chosen);
        if seat == self.lobby.options.first_sheriff {
            return;
        }
        let mut options = Options { first_sheriff: seat, ..self.lobby.options.clone() };
        // The sixth chair is never the first Sheriff's: with Deputies the cards decide (D1).
        if self.lobby.check_options(&options).is_err() {
            options.first_sheriff = None;
        }
        let id = CommandId::derived("sheriff", u64::from(self.seq.0));
        let chose = RoomDeed::Chose(Box::new(options));
        // A journal that is too full for it is too full for another game.
        self.enter(now, Writer::House, id, chose, outputs).ok();
    }

    /// What a host's command comes to. Everyone else's was obeyed already.
    pub(super) fn host_deed(&self, command: RoomCommand) -> Result<RoomDeed, RoomRefusal> {
        Ok(match command {
            RoomCommand::Choose(options) => RoomDeed::Chose(options),
            RoomCommand::Keep(house) => RoomDeed::Housed(house),
            RoomCommand::SeatBot { name, bot } => RoomDeed::BotSeated { name, bot },
            RoomCommand::UnseatBot(chair) => RoomDeed::BotUnseated(chair),
            RoomCommand::Reorder(order) => RoomDeed::Reordered(order),
            RoomCommand::Kick(person) => RoomDeed::Left(person),
            RoomCommand::Mute(person) => RoomDeed::Muted(person),
            RoomCommand::Unmute(person) => RoomDeed::Unmuted(person),
            RoomCommand::HandOver(person) => RoomDeed::HostIs(person),
            RoomCommand::Start => RoomDeed::Started { rules: RulesVersion::CURRENT },
            RoomCommand::Pause => RoomDeed::Paused,
            RoomCommand::Unpause => RoomDeed::Unpaused,
            RoomCommand::Again => RoomDeed::Cleared,
            RoomCommand::Act { .. }
            | RoomCommand::Say(_)
            | RoomCommand::Ready { .. }
            | RoomCommand::Writing { .. }
            | RoomCommand::Here
            | RoomCommand::Stir(_)
            | RoomCommand::Leave => return Err(RoomRefusal::NotHost),
        })
    }

    /// The first answer to a host's command that came before.
    pub(super) fn before(
        &self,
        by: PersonId,
        id: &CommandId,
        command: &RoomCommand,
    ) -> Option<Outcome> {
        let deed = self.host_deed(command.clone()).ok()?;
        self.before_deed(by, id, &deed)
    }

    /// The first answer to a command that came before.
    pub(super) fn before_deed(
        &self,
        by: PersonId,
        id: &CommandId,
        deed: &RoomDeed,
    ) -> Option<Outcome> {
        Some(match self.done.before(Writer::Person(by), id, deed)? {
            Before::Same(seq) => Ok(seq),
            Before::Other => Err(Refusal::CommandIdReused.into()),
        })
    }

    /// The game under way.
    pub(super) fn playing(&self) -> Result<&Game, RoomRefusal> {
        let playing = self.stage() == Stage::Playing;
        self.game.as_ref().filter(|_| playing).ok_or(RoomRefusal::NotPlaying)
    }

    /// The game under way, and someone's seat in it.
    pub(super) fn playing_mut(&mut self, by: PersonId) -> Result<(&mut Game, Seat), RoomRefusal> {
        let seat = self.lobby.seat_of(by);
        let playing = self.stage() == Stage::Playing;
        let game = self.game.as_mut().filter(|_| playing);
        game.zip(seat).ok_or(RoomRefusal::NotPlaying)
    }

    /// Someone has said their piece. The same command again changes nothing: they may have been
    /// asked anew since.
    pub(super) fn ready(
        &mut self,
        by: PersonId,
        id: &CommandId,
        meant: Occasion,
        outputs: &mut RoomOutputs,
    ) -> Outcome {
        let readied = self.lobby.seat_of(by).and_then(|seat| self.readied[seat].as_ref());
        if readied == Some(id) {
            outputs.obeyed = Obeyed::Before;
            return Ok(self.seq);
        }
        let (game, seat) = self.playing_mut(by)?;
        game.in_time(meant)?;
        outputs.news |= game.let_the_law_decide(seat);
        self.readied[seat] = Some(id.clone());
        Ok(self.seq)
    }

    pub(super) fn writing(&mut self, now: Moment, by: PersonId, meant: Occasion) -> Outcome {
        let (game, seat) = self.playing_mut(by)?;
        game.in_time(meant)?;
        game.wait_for_writer(now, seat);
        Ok(self.seq)
    }
}
