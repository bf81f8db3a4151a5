//! What each deed does, or why it cannot be done: the one judge of everything but the game.

use std::sync::Arc;

use bots::Bot;
use rules::{Event, PerSeat, RulesVersion, Seat, Seed, Setup, SetupError, Start};

use super::{
    Chair, House, Newcomer, PersonId, Room, RoomDeed, RoomHappening, RoomRefusal, SUCCESSOR, Stage,
    Writer,
};
use crate::command::{Refusal, Speech, Words};
use crate::fair;
use crate::game::Game;
use crate::journal::{Author, Opening, Seq};
use crate::moment::Moment;
use crate::room::lobby::Lobby;
use crate::seating::{Name, Player, Sitter};
use crate::update::WholeHappening;

impl Room {
    /// What a deed does, or why it cannot be done: the one judge of everything but the game.
    pub(super) fn perform(
        &mut self,
        at: Moment,
        seq: Seq,
        by: Writer,
        deed: &RoomDeed,
    ) -> Result<RoomHappening<Event>, RoomRefusal> {
        use RoomHappening as H;
        match deed {
            // Only the first entry founds a room.
            RoomDeed::Founded(_) => Err(RoomRefusal::NotInLobby),
            RoomDeed::Joined { person, who, seat } => {
                let joined = self.seat_newcomer(at, *person, who, *seat)?;
                self.lobby.add(who, seq);
                Ok(joined)
            }
            RoomDeed::Left(person) => self.see_off(at, *person),
            RoomDeed::Rekeyed { person, key } => {
                let found = self.lobby.person_mut(*person);
                found.ok_or(RoomRefusal::NoSuchPerson(*person))?.key = *key;
                Ok(H::Rekeyed(*person))
            }
            RoomDeed::Chose(options) => {
                self.in_lobby()?;
                self.lobby.check_options(options)?;
                self.lobby.options = (**options).clone();
                Ok(H::Chose)
            }
            RoomDeed::Housed(house) => self.keep_house(house),
            RoomDeed::BotSeated { name, bot } => self.seat_bot(name, *bot),
            RoomDeed::BotUnseated(chair) => {
                self.in_lobby()?;
                self.lobby.check_bot(*chair)?;
                let name = match self.lobby.chairs.remove(usize::from(*chair)) {
                    Chair::Bot { name, .. } => name,
                    Chair::Person(_) => return Err(RoomRefusal::NoBotThere(*chair)),
                };
                Ok(H::BotUnseated(name))
            }
            RoomDeed::Reordered(order) => {
                self.in_lobby()?;
                self.lobby.check_order(order)?;
                self.lobby.reorder(order);
                Ok(H::Reordered)
            }
            RoomDeed::Muted(person) => {
                self.mute(*person, true)?;
                Ok(H::Muted(*person))
            }
            RoomDeed::Unmuted(person) => {
                self.mute(*person, false)?;
                Ok(H::Unmuted(*person))
            }
            RoomDeed::HostIs(person) => {
                self.lobby.person(*person)?;
                self.lobby.host = *person;
                Ok(H::HostIs(*person))
            }
            RoomDeed::Stirred(seed) => self.stir(by, *seed),
            RoomDeed::Started { rules } => self.start(at, seq, *rules),
            RoomDeed::Acted(action) => self.act(at, seq, by, action),
            RoomDeed::Said(speech) => self.say(by, speech),
            RoomDeed::Unsaid => Ok(H::Unsaid),
            RoomDeed::TookOver(seat) => {
                self.person_playing(*seat)?.take_over(*seat);
                Ok(H::TookOver(*seat))
            }
            RoomDeed::CameBack(seat) => {
                self.person_playing(*seat)?.give_back(*seat);
                Ok(H::CameBack(*seat))
            }
            RoomDeed::Paused => {
                self.running_game()?.pause(at);
                Ok(H::Paused)
            }
            RoomDeed::Unpaused => {
                self.playing()?;
                self.game.iter_mut().for_each(|game| game.unpause(at));
                Ok(H::Unpaused)
            }
            RoomDeed::Resumed => Ok(H::Resumed),
            RoomDeed::Cleared => self.clear(),
        }
    }

    fn in_lobby(&self) -> Result<(), RoomRefusal> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(RoomRefusal::NotInLobby) }
    }

    /// The game, if it is under way and does not stand still.
    fn running_game(&mut self) -> Result<&mut Game, RoomRefusal> {
        self.playing()?;
        if self.paused().is_some() {
            return Err(RoomRefusal::Paused);
        }
        self.game.as_mut().ok_or(RoomRefusal::NotPlaying)
    }

    /// The game that one of the people plays at this seat.
    fn person_playing(&mut self, seat: Seat) -> Result<&mut Game, RoomRefusal> {
        let game = self.game.as_mut().ok_or(RoomRefusal::NotPlaying)?;
        if game.seating().people().has(seat) {
            Ok(game)
        } else {
            Err(Refusal::NotYourSeat(seat).into())
        }
    }

    fn seat_newcomer(
        &mut self,
        at: Moment,
        person: PersonId,
        who: &Newcomer,
        seat: Option<Seat>,
    ) -> Result<RoomHappening<Event>, RoomRefusal> {
        if person != self.lobby.next_person() {
            return Err(RoomRefusal::NoSuchPerson(person));
        }
        self.lobby.check_newcomer(&who.name, seat)?;
        match (self.stage(), seat) {
            (Stage::Lobby, _) => {
                self.lobby.check_chair()?;
                self.lobby.chairs.push(Chair::Person(person));
            }
            (Stage::Playing | Stage::Over, None) => return Err(RoomRefusal::NoChairLeft),
            (Stage::Playing | Stage::Over, Some(seat)) => {
                self.relieve_bot(at, person, who, seat)?;
            }
        }
        Ok(RoomHappening::Joined { person, name: who.name.clone(), seat })
    }

    /// Someone takes over from a bot.
    fn relieve_bot(
        &mut self,
        at: Moment,
        person: PersonId,
        who: &Newcomer,
        seat: Seat,
    ) -> Result<(), RoomRefusal> {
        if !self.lobby.house.late_joiners {
            return Err(RoomRefusal::NoLateJoiners);
        }
        match self.lobby.chairs.get_mut(seat.index()) {
            Some(chair @ Chair::Bot { .. }) => *chair = Chair::Person(person),
            Some(Chair::Person(_)) | None => return Err(RoomRefusal::NotABot(seat)),
        }
        let sitter = Sitter { name: who.name.clone(), player: Player::Person };
        self.game.iter_mut().for_each(|game| game.seat(at, seat, sitter.clone()));
        Ok(())
    }

    /// Someone leaves. During a game a bot takes their chair, under their name.
    fn see_off(
        &mut self,
        at: Moment,
        person: PersonId,
    ) -> Result<RoomHappening<Event>, RoomRefusal> {
        let name = self.lobby.person(person)?.name.clone();
        let seat = self.lobby.seat_of(person);
        match (&mut self.game, seat) {
            (Some(game), Some(seat)) => {
                let bot = SUCCESSOR;
                self.lobby.chairs[seat.index()] = Chair::Bot { name: name.clone(), bot };
                game.seat(at, seat, Sitter { name: name.clone(), player: Player::Bot(bot) });
            }
            (None, _) => self.lobby.chairs.retain(|chair| *chair != Chair::Person(person)),
            (Some(_), None) => {}
        }
        self.lobby.person_mut(person).into_iter().for_each(|person| person.left = true);
        Ok(RoomHappening::Left { person, name })
    }

    fn keep_house(&mut self, house: &House) -> Result<RoomHappening<Event>, RoomRefusal> {
        house.check()?;
        self.lobby.house = *house;
        self.game.iter_mut().for_each(|game| game.set_pace(house.tempo, house.decision()));
        Ok(RoomHappening::Housed)
    }

    fn seat_bot(&mut self, name: &Name, bot: Bot) -> Result<RoomHappening<Event>, RoomRefusal> {
        self.in_lobby()?;
        self.lobby.check_chair()?;
        self.lobby.check_name(name, None)?;
        self.lobby.chairs.push(Chair::Bot { name: name.clone(), bot });
        Ok(RoomHappening::BotSeated(name.clone()))
    }

    fn mute(&mut self, person: PersonId, muted: bool) -> Result<(), RoomRefusal> {
        let found = self.lobby.person_mut(person).ok_or(RoomRefusal::NoSuchPerson(person))?;
        found.muted = muted;
        Ok(())
    }

    fn stir(&mut self, by: Writer, seed: Seed) -> Result<RoomHappening<Event>, RoomRefusal> {
        self.in_lobby()?;
        let Writer::Person(person) = by else { return Err(RoomRefusal::NotInLobby) };
        let found = self.lobby.person_mut(person).ok_or(RoomRefusal::NoSuchPerson(person))?;
        found.entropy = Some(seed);
        Ok(RoomHappening::Stirred)
    }

    /// The game begins.
    fn start(
        &mut self,
        at: Moment,
        seq: Seq,
        rules: RulesVersion,
    ) -> Result<RoomHappening<Event>, RoomRefusal> {
        self.in_lobby()?;
        // Whoever adds a version says here how its games begin.
        match rules {
            RulesVersion::One => {}
        }
        let setup: Arc<Setup> = self.lobby.setup().map_err(RoomRefusal::CannotPlay)?.into();
        let players = setup.players();
        let entropy = self.lobby.entropy();
        let Lobby { code, game, house, .. } = &self.lobby;
        let dealer = fair::dealer(self.secret, *game);
        let opening = Opening {
            start: Start::Deal { setup, seed: fair::deal(code.as_str(), *game, dealer, &entropy) },
            seating: self.lobby.seating(),
            tempo: house.tempo,
            bots: fair::bots(self.secret, *game),
        };
        // There are as many seats as chairs, so nothing is missing.
        let cannot = |_| RoomRefusal::CannotPlay(SetupError::Players(players));
        let mut game = Game::new(at, seq, Arc::new(opening)).map_err(cannot)?;
        game.set_pace(house.tempo, house.decision());
        let public = game.state().public();
        let started = RoomHappening::Started { round: public.round, law: public.law };
        self.game = Some(game);
        self.dealt = entropy;
        self.lobby.forget_entropy();
        Ok(started)
    }

    fn act(
        &mut self,
        at: Moment,
        seq: Seq,
        by: Writer,
        action: &rules::Action,
    ) -> Result<RoomHappening<Event>, RoomRefusal> {
        let author = self.author(by)?;
        match self.running_game()?.act(at, seq, author, action)? {
            WholeHappening::Game(events) => Ok(RoomHappening::Game(events)),
            // Nothing else comes of an act.
            WholeHappening::Opened { .. } | WholeHappening::Said(_) | WholeHappening::Resumed => {
                Ok(RoomHappening::Game(Vec::new()))
            }
        }
    }

    /// Who acts in the game when this writer does.
    pub(super) fn author(&self, by: Writer) -> Result<Author, RoomRefusal> {
        match by {
            Writer::Person(person) => {
                let seat = self.lobby.seat_of(person).ok_or(RoomRefusal::NotPlaying)?;
                Ok(Author::Person(seat))
            }
            Writer::Bot(seat) => Ok(Author::Bot(seat)),
            Writer::Clock => Ok(Author::Clock),
            Writer::House => Ok(Author::Host),
        }
    }

    fn say(&mut self, by: Writer, speech: &Speech) -> Result<RoomHappening<Event>, RoomRefusal> {
        if let Writer::Person(person) = by {
            if self.lobby.person(person)?.muted {
                return Err(RoomRefusal::Muted);
            }
            if matches!(speech.words, Words::Free(_)) && !self.lobby.house.free_talk {
                return Err(RoomRefusal::NoFreeTalk);
            }
        }
        let author = self.author(by)?;
        self.game.iter_mut().for_each(|game| game.hear(author, speech));
        Ok(RoomHappening::Said(speech.clone()))
    }

    /// The game is cleared away, and the next one can be prepared.
    fn clear(&mut self) -> Result<RoomHappening<Event>, RoomRefusal> {
        if self.stage() != Stage::Over {
            return Err(RoomRefusal::NotOver);
        }
        self.game = None;
        self.dealt = Vec::new();
        self.readied = PerSeat::default();
        self.lobby.game += 1;
        Ok(RoomHappening::Cleared)
    }
}
