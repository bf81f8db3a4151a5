//! What is kept comes first: nothing is passed on before the store has it.

use super::{
    CannotRead, Doing, FIRST_WAIT, Job, LONGEST_WAIT, MOST_TRIES, NotKept, OUTAGE, PATIENCE,
    Steward, StewardInput, StewardOutputs, Trouble, Work, may_be_refused, touches_room,
};
use crate::journal::Seq;
use crate::moment::Moment;
use crate::room::{Gone, Room, RoomEntry, RoomOutputs, RoomRefusal, Stage};
use crate::steward::Reply;
use crate::wire::Parting;

impl Steward {
    /// The store has failed, perhaps again: when it is asked next.
    pub(super) fn note_trouble(&mut self, now: Moment) -> Moment {
        // What failed long ago, and was not tried since, is another story.
        let going_on = self.trouble.filter(|trouble| now.since(trouble.last) < LONGEST_WAIT * 2);
        let times = going_on.map_or(0, |trouble| trouble.times);
        let since = going_on.map_or(now, |trouble| trouble.since);
        self.trouble = Some(Trouble { since, last: now, times: times.saturating_add(1) });
        now.after((FIRST_WAIT * 2_u32.saturating_pow(times.min(8))).min(LONGEST_WAIT))
    }

    /// Everyone who waits for a store that has failed again and again is told so.
    pub(super) fn put_off(&mut self, outputs: &mut StewardOutputs) {
        if self.trouble.is_none_or(|trouble| trouble.times < PATIENCE) {
            return;
        }
        for input in std::mem::take(&mut self.waiting) {
            if may_be_refused(&input) {
                self.refuse(&input, RoomRefusal::NotSaved, outputs);
            } else {
                self.waiting.push_back(input);
            }
        }
    }

    /// Begins with an input: what comes of it is passed on at once, or when it is kept.
    pub(super) fn start(&mut self, now: Moment, job: Job, outputs: &mut StewardOutputs) {
        let Some(input) = self.translate(&job.input, outputs) else { return };
        let Some(room) = &mut self.room else { return };
        let mut done = room.handle(now, input);
        self.append(now, job, &mut done, Gone::NotAtAll, outputs);
    }

    /// Has entries appended, if there are any, and passes on the rest when that is done. Nothing is
    /// written meanwhile, so what has changed can be forgotten at once.
    pub(super) fn append(
        &mut self,
        now: Moment,
        job: Job,
        done: &mut RoomOutputs,
        gone: Gone,
        outputs: &mut StewardOutputs,
    ) {
        let mut done = std::mem::take(done);
        if touches_room(&done) {
            self.kept.forget();
        }
        if done.entries.is_empty() {
            self.pass_on(now, &job.input, &done, outputs);
            return;
        }
        let stage = self.room.as_ref().map_or(Stage::Lobby, Room::stage);
        outputs.work = Some(Work::Append(std::mem::take(&mut done.entries), stage));
        self.state = Doing::Appending { job, outputs: done, gone };
    }

    /// The store has appended, or not.
    pub(super) fn appended(
        &mut self,
        now: Moment,
        result: Result<(), NotKept>,
        outputs: &mut StewardOutputs,
    ) {
        let doing = std::mem::replace(&mut self.state, Doing::Nothing);
        let Doing::Appending { mut job, outputs: done, gone } = doing else {
            self.state = doing;
            return;
        };
        let Err(why) = result else {
            self.trouble = None;
            return self.pass_on(now, &job.input, &done, outputs);
        };
        if why == NotKept::Conflict && self.room.as_ref().is_some_and(|room| room.seq() == Seq(1)) {
            // Somebody else has opened a table under this code.
            self.refuse(&job.input, RoomRefusal::Busy, outputs);
            return self.dismiss(Parting::Unavailable, outputs);
        }
        job.tries += 1;
        let too_often = job.tries >= MOST_TRIES;
        self.state = match why {
            // Nothing of it has happened. What is due would fail again at once.
            NotKept::Failed => {
                self.refuse(&job.input, RoomRefusal::NotSaved, outputs);
                Doing::Unavailable { again: None, gone, at: self.note_trouble(now) }
            }
            NotKept::Conflict if too_often => {
                self.refuse(&job.input, RoomRefusal::Busy, outputs);
                Doing::Unavailable { again: None, gone, at: self.note_trouble(now) }
            }
            // Nobody knows what has happened: the journal does, and whoever asked waits for that.
            NotKept::Unknown if too_often => {
                Doing::Unavailable { again: Some(job), gone, at: self.note_trouble(now) }
            }
            NotKept::Conflict | NotKept::Unknown => {
                outputs.work = Some(Work::Read);
                Doing::Reading { again: Some(job), gone }
            }
        };
    }

    /// The store has read the journal, or not.
    pub(super) fn read(
        &mut self,
        now: Moment,
        result: Result<Vec<RoomEntry>, CannotRead>,
        outputs: &mut StewardOutputs,
    ) {
        let doing = std::mem::replace(&mut self.state, Doing::Nothing);
        let Doing::Reading { again, gone } = doing else {
            self.state = doing;
            return;
        };
        let journal = match result {
            Ok(journal) => journal,
            Err(CannotRead::Unavailable) => {
                self.state = Doing::Unavailable { again, gone, at: self.note_trouble(now) };
                return;
            }
            Err(CannotRead::Unreadable) => return self.dismiss(Parting::Unreadable, outputs),
        };
        if journal.is_empty() {
            return self.reread_nothing(again, outputs);
        }
        let mut room = match Room::restore(&journal) {
            Ok(room) => room,
            Err(why) => {
                outputs.complaint = Some(why);
                return self.dismiss(Parting::Unreadable, outputs);
            }
        };
        if let Some(forgotten) = self.room.take() {
            room.remember_who_is_here(forgotten);
        }
        let outage = self.trouble.is_some_and(|trouble| now.since(trouble.since) >= OUTAGE);
        let gone = if outage { Gone::AWhile } else { gone };
        let mut done = room.go_on_after(now, gone);
        self.room = Some(room);
        self.kept.forget();
        done.news = true;
        match again {
            // Whatever is due is done by the next tick: first things first.
            Some(job) if done.entries.is_empty() => {
                self.pass_on(now, &StewardInput::Tick, &done, outputs);
                self.start(now, job, outputs);
            }
            again => {
                again.into_iter().for_each(|job| self.waiting.push_front(job.input));
                let job = Job { input: StewardInput::Tick, tries: 0 };
                self.append(now, job, &mut done, gone, outputs);
            }
        }
    }

    /// There is no journal: there is no such room, or a new one was not kept.
    pub(super) fn reread_nothing(&mut self, again: Option<Job>, outputs: &mut StewardOutputs) {
        if let Some(job) = again {
            self.refuse(&job.input, RoomRefusal::NotSaved, outputs);
        }
        self.dismiss(Parting::UnknownTable, outputs);
    }

    /// The room cannot be run: everyone is sent away.
    pub(super) fn dismiss(&mut self, parting: Parting, outputs: &mut StewardOutputs) {
        self.state = Doing::Dismissed(parting);
        let screens = std::mem::take(&mut self.screens);
        outputs.partings.extend(screens.into_keys().map(|screen| (screen, parting)));
        self.turn_away(parting, outputs);
    }

    /// Everyone who waits is sent away.
    pub(super) fn turn_away(&mut self, parting: Parting, outputs: &mut StewardOutputs) {
        outputs.dismissed = true;
        for input in std::mem::take(&mut self.waiting) {
            match input {
                StewardInput::Enter { screen, .. } => outputs.partings.push((screen, parting)),
                StewardInput::Join { ticket, .. }
                | StewardInput::Rekey { ticket, .. }
                | StewardInput::Look { ticket, .. } => {
                    outputs.replies.push((ticket, Reply::Nothing(parting)));
                }
                other => self.refuse(&other, RoomRefusal::UnknownToken, outputs),
            }
        }
    }
}
