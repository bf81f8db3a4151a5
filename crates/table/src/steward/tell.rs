//! What everyone is told, once it is kept.

use super::{Admitted, Reply, ScreenId, Steward, StewardInput, StewardOutputs};
use crate::moment::Moment;
use crate::room::{Key, RoomOutputs, RoomRefusal, Stage, Viewer};
use crate::wire::{self, Answered, Parting, Reader, ServerFrame};

impl Steward {
    /// Passes on what came of an input, which is in the journal by now.
    pub(super) fn pass_on(
        &mut self,
        now: Moment,
        input: &StewardInput,
        done: &RoomOutputs,
        outputs: &mut StewardOutputs,
    ) {
        let Some(room) = &self.room else { return };
        self.wake = done.wake;
        let thoughts = done.questions.iter();
        outputs.thoughts.extend(thoughts.filter_map(|asked| Some((asked.id, room.think(asked)?))));
        if room.stage() == Stage::Over {
            self.kept.forget();
        }
        let answer = self.answer(input, done, outputs);
        // Nobody is sent away without news.
        if done.news && self.kept.is_forgotten() {
            self.see_off(outputs);
        }
        if done.news {
            self.tell_everyone(now, answer.as_ref(), outputs);
        } else if let Some((screen, answer)) = answer {
            let frame = ServerFrame { answer: Some(answer), ..ServerFrame::default() };
            outputs.frames.push((screen, wire::write(&frame)));
        }
        if let StewardInput::Enter { screen, .. } = input
            && !done.news
        {
            self.tell(now, *screen, outputs);
        }
    }

    /// The answer to a command, for its screen; requests are answered at once.
    pub(super) fn answer(
        &self,
        input: &StewardInput,
        done: &RoomOutputs,
        outputs: &mut StewardOutputs,
    ) -> Option<(ScreenId, Answered)> {
        let outcome = done.answer.clone()?;
        let person = |key: Key| self.room.as_ref()?.by_key(key);
        match input {
            StewardInput::Command { screen, id, .. } => {
                outputs.outcomes.push(outcome.clone().map(|_| done.obeyed));
                return Some((*screen, Answered { id: id.clone(), outcome: outcome.into() }));
            }
            StewardInput::Join { ticket, who, .. } => {
                let admitted = outcome.and_then(|seq| {
                    let person = person(who.key).ok_or(RoomRefusal::UnknownToken)?;
                    Ok(Admitted { person, seq })
                });
                outputs.replies.push((*ticket, Reply::Admitted(admitted)));
            }
            StewardInput::Rekey { ticket, person, .. } => {
                let admitted = outcome.map(|seq| Admitted { person: *person, seq });
                outputs.replies.push((*ticket, Reply::Admitted(admitted)));
            }
            StewardInput::Enter { .. }
            | StewardInput::Look { .. }
            | StewardInput::Leave(_)
            | StewardInput::Thought { .. }
            | StewardInput::Tick
            | StewardInput::Appended(_)
            | StewardInput::Read(_) => {}
        }
        None
    }

    /// Sends away the screens of those who left or got a new token, and spectators where none are
    /// allowed any more.
    pub(super) fn see_off(&mut self, outputs: &mut StewardOutputs) {
        let Some(room) = &self.room else { return };
        for (&id, screen) in self.screens.iter_mut().filter(|(_, screen)| !screen.parted) {
            let parting = match screen.viewer {
                Viewer::Person(person) if !room.has(person) => Some(Parting::Left),
                Viewer::Person(person) => {
                    let valid = screen.key.and_then(|key| room.by_key(key)) == Some(person);
                    (!valid).then_some(Parting::UnknownToken)
                }
                Viewer::Spectator if room.allows_spectators() => None,
                Viewer::Spectator => Some(Parting::NoSpectators),
            };
            screen.parted = parting.is_some();
            outputs.partings.extend(parting.map(|parting| (id, parting)));
        }
        let watching = self.spectators();
        self.room.iter_mut().for_each(|room| room.be_watched_by(watching));
    }

    /// Tells every screen what it has not seen, and whoever asked the answer.
    pub(super) fn tell_everyone(
        &mut self,
        now: Moment,
        answer: Option<&(ScreenId, Answered)>,
        outputs: &mut StewardOutputs,
    ) {
        let Some(room) = &self.room else { return };
        let shared = self.kept.shared(room);
        // Spectators may be many, and are told the same.
        let mut told: Option<(Reader, String)> = None;
        for (&id, screen) in self.screens.iter_mut().filter(|(_, screen)| !screen.parted) {
            let answer = answer.filter(|(asked, _)| *asked == id).map(|(_, answer)| answer);
            let reader = screen.be_told(room.seq(), shared.edition);
            let write = || shared.write(reader, now, answer);
            let frame = match (reader.viewer, &told) {
                (Viewer::Spectator, Some((before, frame))) if *before == reader => frame.clone(),
                (Viewer::Spectator, _) => told.insert((reader, write())).1.clone(),
                (Viewer::Person(_), _) => write(),
            };
            outputs.frames.push((id, frame));
        }
        // Whoever asked may have left with it.
        let told = |id: &ScreenId| self.screens.get(id).is_some_and(|screen| !screen.parted);
        if let Some((screen, answer)) = answer.filter(|(screen, _)| !told(screen)) {
            let frame = ServerFrame { answer: Some(answer.clone()), ..ServerFrame::default() };
            outputs.frames.push((*screen, wire::write(&frame)));
        }
    }

    /// Tells one screen.
    pub(super) fn tell(&mut self, now: Moment, screen: ScreenId, outputs: &mut StewardOutputs) {
        let (Some(room), Some(told)) = (&self.room, self.screens.get_mut(&screen)) else { return };
        let shared = self.kept.shared(room);
        let reader = told.be_told(room.seq(), shared.edition);
        outputs.frames.push((screen, shared.write(reader, now, None)));
    }
}
