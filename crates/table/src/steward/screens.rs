//! What screens and those at the door want.

use super::{
    MOST_SPECTATORS, Reply, Screen, ScreenId, Steward, StewardInput, StewardOutputs, Ticket,
};
use crate::journal::Seq;
use crate::room::{Key, RoomInput, RoomRefusal, Viewer};
use crate::wire::{self, Answered, Outcome, Parting, ServerFrame};

impl Steward {
    /// What an input is for the room; nothing, if the steward can answer it alone.
    pub(super) fn translate(
        &mut self,
        input: &StewardInput,
        outputs: &mut StewardOutputs,
    ) -> Option<RoomInput> {
        match input {
            StewardInput::Enter { screen, key, since, brief } => {
                let (seen, brief) = (*since, *brief);
                self.enter(*screen, *key, seen, brief, outputs)
            }
            StewardInput::Command { id, .. } if id.is_derived() => {
                self.refuse(input, RoomRefusal::ReservedId, outputs);
                None
            }
            StewardInput::Command { screen, id, command } => {
                let by = match self.screens.get(screen).filter(|screen| !screen.parted)?.viewer {
                    Viewer::Person(person) => person,
                    Viewer::Spectator => {
                        self.refuse(input, RoomRefusal::OnlyLooking, outputs);
                        return None;
                    }
                };
                Some(RoomInput::Command { by, id: id.clone(), command: command.clone() })
            }
            StewardInput::Leave(screen) => self.leave(*screen),
            StewardInput::Look { ticket, key } => {
                self.look(*ticket, *key, outputs);
                None
            }
            StewardInput::Join { who, seat, .. } => {
                Some(RoomInput::Join { who: who.clone(), seat: *seat })
            }
            StewardInput::Rekey { by, person, key, .. } => {
                let owner = |key| self.room.as_ref().and_then(|room| room.by_key(key));
                // Whoever has re-issued their own link has another key when it is tried again.
                let by = owner(*by).or_else(|| owner(*key).filter(|owner| owner == person));
                match by {
                    Some(by) => Some(RoomInput::Rekey { by, person: *person, key: *key }),
                    None => {
                        self.refuse(input, RoomRefusal::UnknownToken, outputs);
                        None
                    }
                }
            }
            StewardInput::Thought { asked, thought } => {
                Some(RoomInput::Thought { asked: *asked, thought: thought.clone() })
            }
            StewardInput::Tick => Some(RoomInput::Tick),
            // These are taken before anything else.
            StewardInput::Appended(_) | StewardInput::Read(_) => None,
        }
    }

    /// A screen comes in, if it may.
    pub(super) fn enter(
        &mut self,
        screen: ScreenId,
        key: Option<Key>,
        since: Seq,
        brief: bool,
        outputs: &mut StewardOutputs,
    ) -> Option<RoomInput> {
        let room = self.room.as_ref()?;
        let viewer = match key.map(|key| room.by_key(key)) {
            Some(Some(person)) => Viewer::Person(person),
            Some(None) => {
                outputs.partings.push((screen, Parting::UnknownToken));
                return None;
            }
            None if !room.allows_spectators() => {
                outputs.partings.push((screen, Parting::NoSpectators));
                return None;
            }
            // Whoever is let in at the second try is one of them already.
            None if self.spectators() >= MOST_SPECTATORS && !self.screens.contains_key(&screen) => {
                outputs.partings.push((screen, Parting::Full));
                return None;
            }
            None => Viewer::Spectator,
        };
        // Whoever claims to have seen what is not there yet has seen something else.
        let seen = if since > room.seq() { Seq(0) } else { since };
        // Whoever is let in at the second try may have been told something in between.
        let new = Screen { viewer, key, seen, brief, edition: None, parted: false };
        self.screens.entry(screen).or_insert(new);
        Some(match viewer {
            Viewer::Person(person) => RoomInput::Came(person),
            Viewer::Spectator => RoomInput::Watched(self.spectators()),
        })
    }

    /// How many look on.
    pub(super) fn spectators(&self) -> u16 {
        let watching = self.screens.values().filter(|screen| screen.shows(Viewer::Spectator));
        watching.count() as u16
    }

    /// Someone at the door is told what everyone knows.
    pub(super) fn look(&self, ticket: Ticket, key: Option<Key>, outputs: &mut StewardOutputs) {
        let Some(room) = &self.room else { return };
        let viewer = match key {
            Some(key) => room.by_key(key).map(Viewer::Person),
            None => room.allows_spectators().then_some(Viewer::Spectator),
        };
        let facts = Box::new(room.facts());
        outputs.replies.push((ticket, Reply::Facts { facts, viewer }));
    }

    /// A screen goes.
    pub(super) fn leave(&mut self, screen: ScreenId) -> Option<RoomInput> {
        let gone = self.screens.remove(&screen)?;
        match gone.viewer {
            Viewer::Person(person) if !self.screens.values().any(|s| s.shows(gone.viewer)) => {
                Some(RoomInput::Went(person))
            }
            Viewer::Person(_) => None,
            Viewer::Spectator => Some(RoomInput::Watched(self.spectators())),
        }
    }

    /// Says no to whoever sent something.
    pub(super) fn refuse(
        &mut self,
        input: &StewardInput,
        why: RoomRefusal,
        outputs: &mut StewardOutputs,
    ) {
        match input {
            StewardInput::Command { screen, id, .. } => {
                outputs.outcomes.push(Err(why.clone()));
                let answer = Answered { id: id.clone(), outcome: Outcome::from(Err(why)) };
                let frame = ServerFrame { answer: Some(answer), ..ServerFrame::default() };
                outputs.frames.push((*screen, wire::write(&frame)));
            }
            StewardInput::Join { ticket, .. } | StewardInput::Rekey { ticket, .. } => {
                outputs.replies.push((*ticket, Reply::Admitted(Err(why))));
            }
            StewardInput::Look { ticket, .. } => {
                outputs.replies.push((*ticket, Reply::Nothing(Parting::Unavailable)));
            }
            StewardInput::Enter { screen, .. } => {
                outputs.partings.push((*screen, Parting::Unavailable));
            }
            StewardInput::Leave(_)
            | StewardInput::Thought { .. }
            | StewardInput::Tick
            | StewardInput::Appended(_)
            | StewardInput::Read(_) => {}
        }
    }
}
