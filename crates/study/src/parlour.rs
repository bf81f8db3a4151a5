//! A table against bots.

use std::collections::VecDeque;

use rules::Observer;
use table::{Entry, Input, Moment, Opening, Outputs, QuestionId, Seq, Table, Think};

use crate::{Beginning, Event, ME, News};

/// A table against bots, and what they are to think about: how things stood when they were asked,
/// though the table may go on meanwhile.
pub(crate) struct Parlour {
    table: Table,
    open: VecDeque<(QuestionId, Think)>,
}

impl Parlour {
    /// Opens a table.
    pub(crate) fn open(now: Moment, opening: Opening) -> Option<(Self, Beginning, News)> {
        let (table, outputs) = Table::open(now, opening).ok()?;
        let game = outputs.entries.first().map_or(0, |entry| entry.hash);
        let beginning = Beginning { read: Seq(0), beats: Vec::new(), not_before: now, game };
        Some(Self::watch(table, now, outputs, beginning))
    }

    /// Goes on with a table whose journal is this.
    pub(crate) fn go_on(now: Moment, journal: Vec<Entry>) -> Option<(Self, Beginning, News)> {
        let (first, last) = (journal.first()?, journal.last()?);
        // A clock that was set back must not keep everyone waiting.
        let (game, read, now) = (first.hash, last.seq, now.max(last.at));
        let mut beats = Vec::new();
        let mut hear = |beat: &table::WholeBeat| beats.push(beat.seen_by(Observer::Seat(ME)));
        let mut table = Table::restore(journal, &mut hear).ok()?;
        let outputs = table.resume(now);
        let beginning = Beginning { read, beats, not_before: now, game };
        Some(Self::watch(table, now, outputs, beginning))
    }

    /// The person sits down at a table that has begun like this.
    fn watch(
        table: Table,
        now: Moment,
        begun: Outputs,
        beginning: Beginning,
    ) -> (Self, Beginning, News) {
        let mut parlour = Self { table, open: VecDeque::new() };
        let mut news = News::default();
        parlour.tell(begun, &mut news);
        let watch = Input::Watch { observer: Observer::Seat(ME), since: beginning.read };
        let watched = parlour.table.handle(now, watch);
        parlour.tell(watched, &mut news);
        (parlour, beginning, news)
    }

    /// Something happens.
    pub(crate) fn hear(&mut self, now: Moment, event: Event) -> News {
        let input = match event {
            Event::Command(id, command) => Input::Command { from: ME, id, command },
            Event::Leisure => self.think().unwrap_or(Input::Tick),
            Event::Tick => Input::Tick,
        };
        let mut news = News::default();
        let outputs = self.table.handle(now, input);
        self.tell(outputs, &mut news);
        news
    }

    /// What the next bot comes up with that was asked something.
    fn think(&mut self) -> Option<Input> {
        let (asked, think) = self.open.pop_front()?;
        Some(Input::Thought { asked, thought: think.answer() })
    }

    /// Adds to the news what the table wants.
    fn tell(&mut self, outputs: Outputs, news: &mut News) {
        let Outputs { entries, answer, updates, questions, wake } = outputs;
        // Plain data always can be written.
        let texts = entries.iter().filter_map(|entry| Some((entry.seq, jot::write(entry)?)));
        news.entries.extend(texts);
        news.updates.extend(updates.into_iter().map(|(_, update)| update));
        news.answer = answer;
        let asked = questions.iter();
        self.open.extend(asked.filter_map(|asked| Some((asked.id, self.table.think(asked)?))));
        news.pensive = !self.open.is_empty();
        news.wake = wake;
    }
}
