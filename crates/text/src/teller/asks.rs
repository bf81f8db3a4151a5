//! What is asked of the reader, and whom the table waits for.

use rules::action::Tier;
use rules::public::Public;
use rules::{Ask, Gold, Inspection, Phase, Seat, Seats, Slip, Strikers, View};

use super::Teller;
use crate::words::{Args, Key};
use crate::{args, key, keys, say};

/// What is asked of the reader: one sentence, and a hint below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What is asked.
    pub title: String,
    /// What it means.
    pub hint: String,
}

impl Teller<'_> {
    /// What is asked of the reader, whose view this is.
    #[must_use]
    pub fn ask(&self, ask: Ask, view: &View) -> Asked {
        let public = &view.public;
        match ask {
            Ask::PickFirst => self.asked(keys!("ask-pick-first"; hint), &args!()),
            Ask::Exchange if self.setup.two_piles() => {
                self.asked(keys!("ask-exchange-piles"; hint), &args!())
            }
            Ask::Exchange => self.asked(keys!("ask-exchange-deck"; hint), &args!()),
            Ask::Place => self.ask_to_place(public),
            Ask::Load => self.asked(keys!("ask-load"; hint), &args!()),
            Ask::Declare => {
                let cards = view.own.and_then(|own| own.bag).map_or(0, |bag| bag.len());
                self.asked(keys!("ask-declare", count; hint), &args!(count = cards))
            }
            Ask::Settle => self.ask_to_settle(public),
            Ask::Pay => self.ask_to_pay(view),
            Ask::Claim => self.asked(keys!("ask-claim"; hint), &args!()),
        }
    }

    /// What a slip of the other side wants of the reader, whose view this is, while nothing else is
    /// asked. With Deputies it may take both of them, too (D3).
    #[must_use]
    pub fn wanted(&self, slip: &Slip, view: &View) -> Asked {
        let title = self.at(&view.public).slip_written(slip);
        let hint = match view.public.strikers(&slip.terms, slip.author) {
            Some(Strikers::Both(_)) => say!(self.text, "wanted-hint.both"),
            Some(Strikers::AnyOf(_)) | None => say!(self.text, "wanted-hint"),
        };
        Asked { title, hint }
    }

    /// Whom the table waits for, and what they do.
    #[must_use]
    pub fn waiting(&self, view: &View) -> String {
        let public = &view.public;
        let ask_of = |seat| public.asked(self.setup, seat);
        let everyone = public.all_asked(self.setup);
        let Some(ask) = everyone.first().and_then(ask_of) else {
            return say!(self.text, "waiting-over");
        };
        let who: Seats = everyone.iter().filter(|&seat| ask_of(seat) == Some(ask)).collect();
        let key = match ask {
            Ask::PickFirst => key!("waiting-pick-first", who),
            Ask::Exchange => key!("waiting-exchange", who),
            Ask::Place => key!("waiting-place", who),
            Ask::Load => key!("waiting-load", who, people),
            Ask::Declare => key!("waiting-declare", who),
            Ask::Settle => key!("waiting-settle", who, people),
            Ask::Pay => key!("waiting-pay", who),
            Ask::Claim => key!("waiting-claim", who, people),
        };
        let names: Vec<String> = who.iter().map(|seat| self.name(seat)).collect();
        self.text.get(key, &args!(who = self.list(&names), people = who.len()))
    }

    /// What a phase is called.
    #[must_use]
    pub fn phase(&self, phase: &Phase) -> String {
        let key = match phase {
            Phase::Market(_) => key!("phase-market"),
            Phase::Load(_) => key!("phase-load"),
            Phase::Declaration(_) => key!("phase-declaration"),
            Phase::Inspection(_) => key!("phase-inspection"),
            Phase::Over(_) => key!("phase-over"),
        };
        self.text.get(key, &args!())
    }

    /// Lay cards on a pile: one's own in the Market, confiscated ones at the gate.
    fn ask_to_place(&self, public: &Public) -> Asked {
        match &public.phase {
            Phase::Market(market) => {
                self.asked(keys!("ask-place", count; hint), &args!(count = market.to_place))
            }
            _ => {
                let confiscated = public.inspection().and_then(|inspection| inspection.confiscated);
                let count = confiscated.map_or(0, |(_, cards)| cards.len());
                self.asked(keys!("ask-place-confiscated", count; hint), &args!(count = count))
            }
        }
    }

    /// Settle the bags, alone or with the other Deputy.
    fn ask_to_settle(&self, public: &Public) -> Asked {
        let count = public.inspection().map_or(0, |inspection| inspection.all_held().len());
        let other = self.me.and_then(|me: Seat| public.law.other(me));
        match other {
            None => self.asked(keys!("ask-settle", count; hint), &args!(count = count)),
            Some(other) => {
                let args = args!(count = count, other = self.name(other));
                self.asked(keys!("ask-settle-deputy", count; hint, other), &args)
            }
        }
    }

    /// Pay a debt in goods.
    fn ask_to_pay(&self, view: &View) -> Asked {
        let debt = view.public.inspection().and_then(Inspection::debt);
        let gold = debt.map(|debt| debt.missing).unwrap_or_default();
        let stock = view.choices().and_then(|choices| choices.pay()).map(|choice| choice.stock);
        let worth = |stock| Gold(self.setup.catalogue().value_of(&stock));
        let is_short = stock.is_some_and(|stock| worth(stock) < gold);
        let keys = match debt.map(|debt| debt.tier) {
            // B3
            Some(Tier::Contraband) if is_short => keys!("ask-pay-contraband", gold; all),
            Some(Tier::Contraband) => keys!("ask-pay-contraband", gold; hint),
            Some(Tier::Legal) | None => keys!("ask-pay-legal", gold; hint),
        };
        self.asked(keys, &args!(gold = gold))
    }

    /// The message as the title, its `.hint` below.
    fn asked(&self, [title, hint]: [Key; 2], args: &Args<'_>) -> Asked {
        Asked { title: self.text.get(title, args), hint: self.text.get(hint, args) }
    }
}
