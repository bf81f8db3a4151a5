//! What I am writing: a draft for each merchant I can write a slip with.

use std::sync::Arc;

use leptos::prelude::*;
use rules::slip::Party;
use rules::{Action, PerSeat, Seat, SlipNumber, Terms, View};
use serde::{Deserialize, Serialize};
use table::Occasion;

use crate::browser;
use crate::game::{Game, Spot};
use crate::live::Held;
use crate::table::slip::draft::Draft;

/// Where what I am writing is kept, as long as this page of the browser is there.
const KEPT: &str = "just-apples.pen";

/// What is kept: it holds for one Inspection.
#[derive(Serialize, Deserialize)]
struct Kept {
    during: Occasion,
    drafts: PerSeat<Option<Draft>>,
    open: bool,
}

/// My pen. It is handed down as a context, because the ribbon and the gate open the editor too.
#[derive(Clone, Copy)]
pub(crate) struct Pen {
    /// What I wrote so far, by the merchant of the slip.
    drafts: Held<PerSeat<Option<Draft>>>,
    /// Whether I have unfolded the editor.
    open: Held<bool>,
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
        let kept = browser::kept_in_page(KEPT).and_then(|text| jot::read::<Kept>(&text));
        let now = game.look(|view| Occasion::of(&view.public));
        let kept = kept.filter(|kept| kept.during == now);
        let (drafts, open) = kept.map(|kept| (kept.drafts, kept.open)).unwrap_or_default();
        let (drafts, open) = (Held::new(drafts), Held::new(open));
        Effect::new(move || {
            let (drafts, open) = (drafts.get(), open.get());
            let during = game.look(|view| Occasion::of(&view.public));
            if let Some(text) = jot::write(&Kept { during, drafts, open }) {
                // A slip that is not kept is written again.
                let _ = browser::keep_in_page(KEPT, &text);
            }
        });
        provide_context(Self { drafts, open, answered: Held::default() });
    }

    /// Begins another Inspection: nothing of the last one holds.
    pub(crate) fn clean(self) {
        self.drafts.set(PerSeat::default());
        self.open.set(false);
        self.answered.set(None);
    }

    /// Whether I have unfolded the editor, reactively.
    pub(crate) fn is_open(self) -> bool {
        self.open.get()
    }

    /// Folds the editor away. What stands in it stays.
    pub(crate) fn fold(self) {
        self.open.set(false);
    }

    /// Unfolds the editor and goes there.
    pub(crate) fn write(self) {
        self.open.set(true);
        // It is not there before the page has changed.
        request_animation_frame(|| browser::focus("#slip"));
    }

    /// Answers a slip with one that starts from it.
    pub(crate) fn counter(self, terms: &Terms) {
        self.drafts.update(|drafts| drafts[terms.merchant] = Some(Draft::from(terms)));
        self.write();
    }

    /// The draft for a slip with this merchant, reactively: what I wrote, or what of mine lies on
    /// the desk, or a blank slip.
    pub(crate) fn draft(self, view: &View, merchant: Seat) -> Option<Draft> {
        let written = self.drafts.with(|drafts| drafts[merchant].clone());
        let bounds = view.choices()?.offer_bounds(merchant)?;
        let on_desk = || Some(Draft::from(my_slip(view, merchant)?.1.as_ref()));
        written.or_else(on_desk).or_else(|| Some(Draft::blank(&bounds)))
    }

    /// Changes the draft.
    pub(crate) fn change(self, game: Game, merchant: Seat, change: impl FnOnce(&mut Draft)) {
        let draft = untrack(|| game.look(|view| self.draft(view, merchant)));
        let Some(mut draft) = draft else { return };
        change(&mut draft);
        game.writes();
        self.drafts.update(|drafts| drafts[merchant] = Some(draft));
    }

    /// Slides the draft over. It stays in the editor, in case the slip comes back.
    pub(crate) fn slide_over(self, game: Game, merchant: Seat) {
        let draft = untrack(|| game.look(|view| self.draft(view, merchant)));
        let Some(draft) = draft else { return };
        let terms = Arc::new(draft.terms().clone());
        game.act_then(Spot::Slip, Action::Offer(terms), move || {
            self.drafts.update(|drafts| drafts[merchant] = Some(Draft::from(draft.terms())));
            self.open.set(false);
            // A slip that lies on the desk cannot be slid over again: its button takes no focus.
            browser::focus("#asked");
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
        stale && game.refused_at(Spot::Desk).is_some()
    }
}

/// My slip with this merchant that lies on the desk.
pub(crate) fn my_slip(view: &View, merchant: Seat) -> Option<(SlipNumber, Arc<Terms>)> {
    let slip = view.public.inspection()?.slips.get(merchant, my_side(view, merchant)?)?;
    Some((slip.number, Arc::clone(slip.terms)))
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
