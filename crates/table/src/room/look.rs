//! How things stand in a room, for whoever asks.

use rules::{Observer, Seat, Seed, State};

use super::{
    Key, PersonFacts, PersonId, Room, RoomBeat, RoomFacts, RoomUpdate, RoomView, Stage, TableCode,
    Viewer,
};
use crate::fair;
use crate::game::Game;
use crate::journal::Seq;
use crate::moment::Moment;
use crate::update::{Question, Think};

impl Room {
    /// Where the room is in its evening.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.game {
            None => Stage::Lobby,
            Some(game) if game.state().is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The last entry.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// What the room is called.
    #[must_use]
    pub const fn code(&self) -> TableCode {
        self.lobby.code
    }

    /// Whose key this is.
    #[must_use]
    pub fn by_key(&self, key: Key) -> Option<PersonId> {
        self.lobby.by_key(key)
    }

    /// Whether someone is still in the room.
    #[must_use]
    pub fn has(&self, person: PersonId) -> bool {
        self.lobby.person(person).is_ok()
    }

    /// Whether others may look on.
    #[must_use]
    pub const fn allows_spectators(&self) -> bool {
        self.lobby.house.spectators
    }

    /// What a viewer sees of the game.
    pub(crate) fn observer(&self, viewer: Viewer) -> Observer {
        match viewer {
            Viewer::Person(person) => {
                self.lobby.seat_of(person).map_or(Observer::Spectator, Observer::Seat)
            }
            Viewer::Spectator => Observer::Spectator,
        }
    }

    /// How things stand, for one viewer.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> RoomView {
        let table = self.game.as_ref().map(|game| game.view(self.observer(viewer)));
        RoomView { viewer, room: self.facts(), table }
    }

    /// What a viewer is told who knows everything up to an entry.
    #[must_use]
    pub fn update(&self, viewer: Viewer, since: Seq, now: Moment) -> RoomUpdate {
        let beats = self.missed(viewer, since).collect();
        RoomUpdate { seq: self.seq, now, beats, view: self.view(viewer) }
    }

    /// What a viewer sees of the beats after an entry; nothing, if too many were missed. Of what was
    /// before they came they see what everyone does, whoever's seat they have now.
    pub(crate) fn missed(&self, viewer: Viewer, since: Seq) -> impl Iterator<Item = RoomBeat> {
        let missed = self.seq.0.saturating_sub(since.0) as usize;
        let shown = if missed > self.recent.len() { 0 } else { missed };
        let (observer, came) = (self.observer(viewer), self.came_with(viewer));
        self.recent.iter().skip(self.recent.len() - shown).map(move |beat| {
            beat.seen_by(if beat.seq < came { Observer::Spectator } else { observer })
        })
    }

    /// The entry with which a viewer came.
    fn came_with(&self, viewer: Viewer) -> Seq {
        match viewer {
            Viewer::Person(person) => {
                self.lobby.person(person).map_or(self.seq, |person| person.came)
            }
            Viewer::Spectator => Seq(0),
        }
    }

    /// What everyone knows of the room.
    #[must_use]
    pub fn facts(&self) -> RoomFacts {
        let lobby = &self.lobby;
        let hitch = self.lobby.setup().err().filter(|_| self.stage() == Stage::Lobby);
        RoomFacts {
            code: lobby.code,
            stage: self.stage(),
            game: lobby.game,
            people: self.people(),
            chairs: lobby.chairs.clone(),
            host: lobby.host,
            options: lobby.options.clone(),
            hitch,
            house: lobby.house,
            commitment: fair::commitment(lobby.code.as_str(), lobby.game, self.dealer()),
            entropy: self.dealt.clone(),
            fairness: self.fairness(),
            watching: self.presence.watching(),
        }
    }

    /// So many look on, now that some were sent away.
    pub(crate) fn be_watched_by(&mut self, watching: u16) {
        self.presence.told_with_news(watching);
    }

    pub(super) fn people(&self) -> Vec<PersonFacts> {
        let people = self.lobby.people().map(|(id, person)| PersonFacts {
            id,
            name: person.name.clone(),
            here: self.presence.here(id),
            muted: person.muted,
            stirred: person.entropy.is_some(),
        });
        people.collect()
    }

    pub(super) fn dealer(&self) -> Seed {
        fair::dealer(self.secret, self.lobby.game)
    }

    /// Where the deck came from, once the game is over.
    pub(super) fn fairness(&self) -> Option<rules::Fairness> {
        let game = self.game.as_ref().filter(|game| game.state().is_over())?;
        let (code, number, dealer) = (self.lobby.code, self.lobby.game, self.dealer());
        Some(rules::Fairness {
            table: code.to_string(),
            game: number,
            commitment: fair::commitment(code.as_str(), number, dealer),
            dealer,
            seats: self.dealt.clone(),
            fingerprint: fair::fingerprint(game.state().fingerprint()),
        })
    }

    /// What a bot needs to answer a question; `None` unless the room stands as it stood when the
    /// question was asked.
    #[must_use]
    pub fn think(&self, question: &Question) -> Option<Think> {
        self.game.as_ref()?.think(question, self.seq)
    }

    /// The game as it really stands: for the driver's own tools, never for a viewer.
    #[must_use]
    pub fn state(&self) -> Option<&State> {
        self.game.as_ref().map(Game::state)
    }

    /// Takes over who is here from a room that is forgotten because its entries could not be kept.
    pub(crate) fn remember_who_is_here(&mut self, forgotten: Self) {
        let away = |room: &Self| room.game.as_ref().map(Game::away).unwrap_or_default();
        // Whoever was back already, which was not kept, wants to be back.
        let back = away(self).minus(away(&forgotten));
        self.wanted_back = forgotten.wanted_back.or(back);
        (self.presence, self.since) = (forgotten.presence, forgotten.since);
    }

    /// The same room with every card dealt anew that a seat cannot know, for tests.
    pub(crate) fn twin(&self, seat: Seat, rng: &mut impl rand_core::Rng) -> Option<Self> {
        let game = Some(self.game.as_ref()?.twin(seat, rng)?);
        Some(Self { game, ..self.clone() })
    }

    pub(crate) const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }
}
