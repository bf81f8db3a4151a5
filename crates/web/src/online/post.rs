//! Commands on their way. Each has a name, so that it can be sent again when nobody knows whether
//! it arrived, and is done once.

use table::CommandId;
use table::room::{RoomCommand, RoomRefusal};
use table::wire::{Answered, ClientFrame, Outcome};

use crate::game::Then;

/// The commands that have no answer yet, the first one first.
pub(super) struct Post {
    /// What the names of this page's commands begin with.
    page: String,
    sent: u32,
    waiting: Vec<(CommandId, String, Then)>,
}

impl Post {
    /// The post of a page that calls itself this. No two pages of one person may be called alike.
    pub(super) fn new(page: String) -> Self {
        Self { page, sent: 0, waiting: Vec::new() }
    }

    /// Puts a command into the post; the frame that says it.
    pub(super) fn put(&mut self, what: RoomCommand, then: Then) -> Option<String> {
        self.sent += 1;
        let id = CommandId::new(format!("{}-{}", self.page, self.sent)).ok()?;
        let frame = jot::write(&ClientFrame::Do { id: id.clone(), what })?;
        self.waiting.push((id, frame.clone(), then));
        Some(frame)
    }

    /// Everything that is to be said again, because nobody knows whether it arrived.
    pub(super) fn again(&self) -> impl Iterator<Item = &str> {
        self.waiting.iter().map(|(_, frame, _)| frame.as_str())
    }

    /// Takes an answer; what is to be done now. Nothing is borrowed while it is done: it may send
    /// the next command.
    pub(super) fn answered(&mut self, answer: Answered) -> Option<impl FnOnce() + use<>> {
        let place = self.waiting.iter().position(|(id, _, _)| *id == answer.id)?;
        let (_, _, then) = self.waiting.remove(place);
        let outcome: Result<(), RoomRefusal> = match answer.outcome {
            Outcome::Ok(_) => Ok(()),
            Outcome::Refused(refused) => Err(refused.why),
        };
        Some(move || then(outcome))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use table::Seq;

    use super::*;

    /// What became of what was sent.
    type Answers = Rc<RefCell<Vec<Result<(), RoomRefusal>>>>;

    fn answer(id: &str, outcome: Result<Seq, RoomRefusal>) -> Answered {
        Answered { id: CommandId::new(id).unwrap(), outcome: outcome.into() }
    }

    #[test]
    fn what_has_no_answer_is_said_again_in_its_order() {
        let (mut post, answers) = (Post::new("p".to_owned()), Answers::default());
        for what in [RoomCommand::Start, RoomCommand::Pause, RoomCommand::Here] {
            let answers = Rc::clone(&answers);
            post.put(what, Box::new(move |outcome| answers.borrow_mut().push(outcome))).unwrap();
        }
        post.answered(answer("p-2", Ok(Seq(7)))).unwrap()();
        let again: Vec<&str> = post.again().collect();
        assert_eq!(
            again,
            [r#"{"do":{"id":"p-1","what":"start"}}"#, r#"{"do":{"id":"p-3","what":"here"}}"#]
        );
        post.answered(answer("p-1", Err(RoomRefusal::NotHost))).unwrap()();
        assert_eq!(*answers.borrow(), [Ok(()), Err(RoomRefusal::NotHost)]);
        // An answer that comes twice is nobody's.
        assert!(post.answered(answer("p-1", Ok(Seq(8)))).is_none());
        assert!(post.answered(answer("other-1", Ok(Seq(8)))).is_none());
    }
}
