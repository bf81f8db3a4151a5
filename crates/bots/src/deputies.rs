//! Two Deputies: verdicts that come together, and how the Booty's leftovers are shared (D).

use rules::action::Leftover;
use rules::public::{GateBag, Verdict};
use rules::slip::{Party, SlipNumber};
use rules::{Action, Goods, Inspection, Seat, Seats};

use crate::mind::Mind;

/// Acting alone must promise so much more than agreeing with the other Deputy: it makes an enemy.
const ALONE: f64 = 1.0;

impl Mind<'_> {
    /// Gives a verdict on a bag that waits for one, or settles a bag on which it acts alone.
    pub(crate) fn verdict(&self, inspection: &Inspection) -> Option<Action> {
        let alone: Seats = self
            .open_cases(inspection)
            .filter(|(_, bag)| bag.alone == Some(self.me))
            .map(|(owner, _)| owner)
            .collect();
        let together = || {
            let waiting = self.open_cases(inspection).filter(|(_, bag)| self.waits(bag));
            waiting.into_iter().find_map(|(owner, bag)| self.verdict_on(inspection, owner, bag))
        };
        self.settle_alone(inspection, alone).or_else(together)
    }

    /// Whether a bag waits for this Deputy: there is no verdict yet, or the two do not fit (D3).
    fn waits(&self, bag: &GateBag) -> bool {
        let mine = bag.verdicts[self.public.law.place(self.me)];
        bag.alone.is_none() && (mine.is_none() || bag.verdicts.iter().all(Option::is_some))
    }

    fn verdict_on(&self, inspection: &Inspection, owner: Seat, bag: &GateBag) -> Option<Action> {
        let other = self.public.law.other(self.me)?;
        let opening = self.opening_worth(inspection, owner);
        let open = || self.if_legal(Action::Open(owner));
        if inspection.must_open[owner].has(self.me) {
            return open();
        }
        match bag.verdicts[self.public.law.place(other)] {
            Some(Verdict::HandBack(terms)) => {
                let agreed = self.terms_worth(inspection, terms);
                let agree = self.agree(owner, terms).filter(|_| opening <= agreed + ALONE);
                agree.or_else(open)
            }
            Some(Verdict::Open) if opening > 0.0 => open(),
            Some(Verdict::Open) => self.agree(owner, None).or_else(open),
            None => self.first_verdict(inspection, owner, opening).or_else(open),
        }
    }

    /// The verdict of whoever speaks first.
    fn first_verdict(&self, inspection: &Inspection, owner: Seat, opening: f64) -> Option<Action> {
        let offers = [
            inspection.slips.get(owner, Party::Merchant),
            inspection
                .slips
                .get(owner, Party::Law)
                .filter(|_| inspection.slips.accepted.has(owner)),
        ];
        let worth = |slip: SlipNumber| self.terms_worth(inspection, Some(slip));
        let offers = offers.into_iter().flatten().map(|slip| slip.number);
        let best = offers.max_by(|&one, &two| worth(one).total_cmp(&worth(two)));
        let best = best.filter(|&slip| worth(slip) > opening.max(0.0) / 2.0);
        let deal = best.and_then(|slip| self.agree(owner, Some(slip)));
        deal.or_else(|| if opening > 0.0 { None } else { self.agree(owner, None) })
    }

    /// What handing back on these terms brings this Deputy.
    fn terms_worth(&self, inspection: &Inspection, terms: Option<SlipNumber>) -> f64 {
        let slip = terms.and_then(|number| inspection.slips.find(number));
        slip.map_or(0.0, |slip| self.income(slip.terms.merchant, &slip.terms.merchant_gives) / 2.0)
    }

    /// The verdict to hand a bag back on these terms, if it may be given.
    fn agree(&self, bag: Seat, terms: Option<SlipNumber>) -> Option<Action> {
        self.if_legal(match terms {
            Some(slip) => Action::Accept(slip),
            None => Action::HandBack { bag, taking: None },
        })
    }

    /// Says who should get the leftovers that may be on the Booty (D7).
    pub(crate) fn wish(&self, inspection: &Inspection) -> Option<Action> {
        self.choices.wishes()?;
        let slips = inspection.slips.iter().filter(|slip| slip.party() == Party::Merchant);
        let promised = slips.fold(Goods::NONE, |sum, slip| {
            let gives = &slip.terms.merchant_gives;
            sum.larger(&gives.stand).larger(&gives.bag).larger(&gives.either)
        });
        let booty = inspection.booty.face_up.larger(&self.view.booty.unwrap_or_default());
        let cards = promised.larger(&booty).kinds();
        let mut items = std::iter::once(Leftover::Gold).chain(cards.iter().map(Leftover::Card));
        items.find_map(|item| self.wish_about(item))
    }

    fn wish_about(&self, item: Leftover) -> Option<Action> {
        let to = Some(self.custom(item)?);
        if self.choices.wish(item) == to {
            return None;
        }
        self.if_legal(Action::Wish { item, to })
    }

    /// Who gets a leftover by custom: every other item is the first-drawn's, who is as often one as
    /// the other. Two bots who follow it agree, and so nothing is thrown away.
    fn custom(&self, item: Leftover) -> Option<Seat> {
        let first = self.public.law.first();
        let second = self.public.law.other(first)?;
        Some(match item {
            Leftover::Card(good) if good.index() % 2 == 0 => second,
            Leftover::Gold | Leftover::Card(_) => first,
        })
    }
}
