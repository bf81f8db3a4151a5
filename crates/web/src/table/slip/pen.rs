//! What I am writing: a draft for each merchant I can write a slip with.

use std::sync::Arc;

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Action, PerSeat, Seat, Slip, SlipNumber, Terms, View};
use serde::{Deserialize, Serialize};
use table::Occasion;

use crate::browser;
use crate::game::{Game, Spot};
use crate::live::Held;
use crate::table::slip::draft::Draft;

/// What I have written in one Inspection.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Written {
    /// By the merchant of the slip.
    drafts: PerSeat<Option<Draft>>,
    /// What I was writing when I took up something else, the oldest first.
    aside: PerSeat<Vec<Draft>>,
    /// Whether I have unfolded the editor.
    open: bool,
}

impl Written {
    /// Begins a slip that starts from these terms. What was begun before and has not been slid over
    /// is laid aside.
    fn begin(&mut self, terms: &Terms) {
        self.lay_aside(terms.merchant, Draft::from(terms));
    }

    /// Goes back to what was laid aside first, and lays aside what is written now.
    fn take_up(&mut self, merchant: Seat) {
        if !self.aside[merchant].is_empty() {
            let draft = self.aside[merchant].remove(0);
            self.lay_aside(merchant, draft);
        }
    }

    /// A draft lies on the desk: whether nothing else was written meanwhile.
    fn slid_over(&mut self, merchant: Seat, draft: &Draft) -> bool {
        let now = &mut self.drafts[merchant];
        let is_same = now.as_ref().is_none_or(|now| now.terms() == draft.terms());
        if is_same {
            *now = Some(Draft::from(draft.terms()));
            self.open = false;
        }
        is_same
    }

    fn lay_aside(&mut self, merchant: Seat, for_this: Draft) {
        let before = self.drafts[merchant].replace(for_this);
        self.aside[merchant].extend(before.filter(Draft::is_changed));
    }
}

/// My pen. It is handed down as a context, because the ribbon and the gate open the editor too.
#[derive(Clone, Copy)]
pub(crate) struct Pen {
    written: Held<Written>,
    /// The Inspection for which that holds.
    during: StoredValue<Occasion>,
    /// The slip that I answered last.
    answered: Held<Option<Answered>>,
}

/// A slip that I wanted to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    /// Its merchant.
    pub(crate) merchant: Seat,
    /// The side that wrote it.
    pub(crate) party: Party,
    /// Its number.
    pub(crate) number: SlipNumber,
}

impl Pen {
    /// Hands a pen to every component below, with what was written before a reload.
    pub(crate) fn provide(game: Game) {
        let written = game.begun("slips", Written::default(), |_| true);
        let during = StoredValue::new(game.occasion());
        provide_context(Self { written, during, answered: Held::default() });
    }

    /// Comes to the gate: if it is for another Inspection, nothing of the last one holds.
    pub(crate) fn come(self, game: Game) {
        if self.during.get_value() != game.occasion() {
            self.during.set_value(game.occasion());
            self.written.set(Written::default());
            self.answered.set(None);
        }
    }

    /// Whether I have unfolded the editor, reactively.
    pub(crate) fn is_open(self) -> bool {
        self.written.with(|written| written.open)
    }

    fn set_open(self, open: bool) {
        self.written.update(|written| written.open = open);
    }

    /// Folds the editor away. What stands in it stays.
    pub(crate) fn fold(self) {
        self.set_open(false);
    }

    /// Unfolds the editor and goes there.
    pub(crate) fn write(self) {
        self.set_open(true);
        // It is not there before the page has changed.
        request_animation_frame(|| browser::focus("#slip"));
    }

    /// Answers a slip with one that starts from it.
    pub(crate) fn counter(self, terms: &Terms) {
        self.written.update(|written| written.begin(terms));
        self.write();
    }

    /// Whether something was laid aside for another slip with this merchant, reactively.
    pub(crate) fn has_aside(self, merchant: Seat) -> bool {
        self.written.with(|written| !written.aside[merchant].is_empty())
    }

    /// Goes back to what was laid aside.
    pub(crate) fn take_up(self, merchant: Seat) {
        self.written.update(|written| written.take_up(merchant));
    }

    /// The draft for a slip with this merchant, reactively: what I wrote, or what of my side lies on
    /// the desk, or a blank slip.
    pub(crate) fn draft(self, view: &View, merchant: Seat) -> Option<Draft> {
        let written = self.written.with(|written| written.drafts[merchant].clone());
        let choices = view.choices()?;
        let bounds = choices.offer_bounds(merchant)?;
        // A slip that was slid over is of no more use when what it asks for is done.
        let written = written.filter(|draft| draft.is_changed() || draft.can_be_done(&bounds));
        let on_desk = || Some(begun_from(&our_slip(view, merchant)?, choices.seat()));
        written.or_else(on_desk).or_else(|| Some(Draft::blank(&bounds)))
    }

    /// Changes the draft.
    pub(crate) fn change(self, game: Game, merchant: Seat, change: impl FnOnce(&mut Draft)) {
        let draft = untrack(|| game.look(|view| self.draft(view, merchant)));
        let Some(mut draft) = draft else { return };
        change(&mut draft);
        game.writes();
        self.written.update(|written| written.drafts[merchant] = Some(draft));
    }

    /// Slides the draft over. It stays in the editor, in case the slip comes back.
    pub(crate) fn slide_over(self, game: Game, merchant: Seat) {
        let draft = untrack(|| game.look(|view| self.draft(view, merchant)));
        let Some(draft) = draft else { return };
        let terms = Arc::new(draft.terms().clone());
        game.act_then(Spot::Slip, Action::Offer(terms), move || {
            // What was changed while the slip was on its way is another one, and goes on being written.
            let mut is_done = false;
            self.written.update(|written| is_done = written.slid_over(merchant, &draft));
            if is_done {
                // A slip that lies on the desk cannot be slid over again: its button takes no focus.
                browser::focus("#asked");
            }
        });
    }

    /// Notes which slip I answer, and answers it.
    pub(crate) fn answer(self, game: Game, spot: Spot, slip: Answered, action: Action) {
        self.answered.set(Some(slip));
        let accepts = matches!(action, Action::Accept(_));
        game.act_then(spot, action, move || {
            // A slip that was taken is gone, and with it the button.
            if accepts {
                browser::focus("#asked");
            }
        });
    }

    /// Whether my last answer was meant for an earlier version of this slip, reactively.
    pub(crate) fn was_meant_before(self, game: Game, slip: Answered) -> bool {
        let stale = self.answered.get().is_some_and(|answered| {
            (answered.merchant, answered.party) == (slip.merchant, slip.party)
                && answered.number != slip.number
        });
        // On the desk, or in the ribbon, which has the same answers.
        stale && [Spot::Desk, Spot::Asked].iter().any(|&spot| game.refused_at(spot).is_some())
    }
}

/// The slip of my side with this merchant that lies on the desk: mine, or the other Deputy's, in whose
/// place mine would come (D6).
pub(crate) fn our_slip(view: &View, merchant: Seat) -> Option<Slip> {
    let slip = view.public.inspection()?.slips.get(merchant, my_side(view, merchant)?)?;
    Some(slip.to_slip())
}

/// My slip with this merchant that lies on the desk.
pub(crate) fn my_slip(view: &View, merchant: Seat) -> Option<Slip> {
    let me = view.choices()?.seat();
    our_slip(view, merchant).filter(|slip| slip.author == me)
}

/// What I begin with where a slip of my side lies: the other Deputy's, without what only they can give
/// and say.
fn begun_from(slip: &Slip, me: Seat) -> Draft {
    let mut terms = Terms::clone(&slip.terms);
    if slip.author != me {
        terms.law_gives = terms.law_gives.filter(|gives| gives.from == me);
        terms.word.retain(|promise| promise.by != slip.author);
    }
    Draft::from(&terms)
}

/// What the other side's slip with this merchant says.
pub(crate) fn their_slip(view: &View, merchant: Seat) -> Option<Arc<Terms>> {
    let theirs = my_side(view, merchant)?.other();
    let slip = view.public.inspection()?.slips.get(merchant, theirs)?;
    Some(Arc::clone(slip.terms))
}

/// The side for which I write slips with this merchant.
pub(crate) fn my_side(view: &View, merchant: Seat) -> Option<Party> {
    let me = view.choices()?.seat();
    match (view.public.law.has(me), me == merchant) {
        (true, _) => Some(Party::Law),
        (false, true) => Some(Party::Merchant),
        (false, false) => None,
    }
}

/// The pen that was handed down.
pub(crate) fn pen() -> Pen {
    expect_context()
}

#[cfg(test)]
mod tests {
    use rules::{Gold, Seat, Terms};

    use super::Written;
    use crate::table::slip::draft::{Draft, Giver};

    const MAYA: Seat = Seat::new(0);

    /// How much gold stands on the slip that is written.
    fn gold(written: &Written) -> Option<Gold> {
        written.drafts[MAYA].as_ref().map(|draft| draft.gold(Giver::Merchant))
    }

    fn offer(written: &mut Written, gold: u32) {
        let mut draft = Draft::from(&Terms::with(MAYA));
        draft.set_gold(Giver::Merchant, Gold(gold));
        written.drafts[MAYA] = Some(draft);
    }

    #[test]
    fn a_counter_loses_nothing_that_was_written() {
        let mut written = Written::default();
        offer(&mut written, 3);
        written.begin(&Terms::with(MAYA).gold(8));
        assert_eq!(gold(&written), Some(Gold(8)));
        written.take_up(MAYA);
        assert_eq!(gold(&written), Some(Gold(3)));
        assert!(written.aside[MAYA].is_empty(), "the counter was not changed");
    }

    #[test]
    fn all_that_was_laid_aside_comes_back_in_turn() {
        let mut written = Written::default();
        for gold in [3, 5] {
            offer(&mut written, gold);
            written.begin(&Terms::with(MAYA).gold(8));
        }
        let turns = std::iter::repeat_with(|| {
            written.take_up(MAYA);
            gold(&written)
        });
        let turns: Vec<_> = turns.take(3).collect();
        assert_eq!(turns, [Some(Gold(3)), Some(Gold(5)), Some(Gold(3))]);
    }

    #[test]
    fn what_is_written_while_a_slip_is_on_its_way_stays() {
        let mut written = Written { open: true, ..Written::default() };
        offer(&mut written, 3);
        let sent = written.drafts[MAYA].clone().expect("a draft");
        offer(&mut written, 5);
        assert!(!written.slid_over(MAYA, &sent));
        assert_eq!(gold(&written), Some(Gold(5)));
        assert!(written.open);
        offer(&mut written, 3);
        assert!(written.slid_over(MAYA, &sent));
        assert!(!written.open);
    }

    #[test]
    fn what_was_slid_over_is_not_laid_aside() {
        let mut written = Written::default();
        written.drafts[MAYA] = Some(Draft::from(&Terms::with(MAYA).gold(3)));
        written.begin(&Terms::with(MAYA).gold(8));
        assert!(written.aside[MAYA].is_empty());
    }
}
