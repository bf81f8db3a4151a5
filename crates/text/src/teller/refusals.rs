//! Why an action is refused, and what to do instead.

use rules::public::MAX_WISHES;
use rules::setup::SpentContraband;
use rules::slip::{MAX_PROMISES, MAX_SLIPS};
use rules::{Ask, Good, IllegalAction, Seat};

use super::Teller;
use crate::words::Key;
use crate::{args, key, say};

impl Teller<'_> {
    /// Why an action is refused, and what to do instead, told to the one who tried it.
    #[must_use]
    pub fn illegal(&self, why: &IllegalAction) -> String {
        use IllegalAction as No;
        let plain = |key| self.text.get(key, &args!());
        match *why {
            No::WrongPhase => plain(key!("refused-wrong-phase")),
            No::GameOver => plain(key!("refused-game-over")),
            No::NobodyThere(seat) => {
                say!(self.text, "refused-nobody-there", seat = seat.to_string())
            }
            No::NotForThisActor => plain(key!("refused-not-for-this-actor")),
            No::ClockNotRunning => plain(key!("refused-clock")),
            No::NotYourTurn(_) => plain(key!("refused-not-your-turn")),
            No::AnswerFirst(ask) => say!(self.text, "refused-answer-first", ask = ask_name(ask)),
            No::NotTheLaw(_) if self.setup.options().deputies => {
                plain(key!("refused-not-a-deputy"))
            }
            No::NotTheLaw(_) => plain(key!("refused-not-the-law")),
            No::NoMerchant(seat) => self.refusal_about(key!("refused-no-merchant", who, you), seat),
            No::TooManySetAside(count) => {
                say!(self.text, "refused-too-many-set-aside", count = count)
            }
            No::NotInHand { good, needs, has } => {
                self.refusal_needs(key!("refused-not-in-hand", needed, has), good, needs, has)
            }
            No::NotEnoughToDraw { set_aside: _, drawable } => {
                say!(self.text, "refused-not-enough-to-draw", drawable = drawable)
            }
            No::PileTooSmall { wanted: _, has } => {
                say!(self.text, "refused-pile-too-small", has = has)
            }
            No::DrawsTooMany { wanted: _, draws } => {
                say!(self.text, "refused-draws-too-many", draws = draws)
            }
            No::OnePileOnly => plain(key!("refused-one-pile-only")),
            No::NotTheCardsToPlace => plain(key!("refused-not-the-cards")),
            No::NotLegal(good) => say!(self.text, "refused-not-legal", good = self.good(good)),
            No::NotInThisGame(good) => {
                say!(self.text, "refused-not-in-this-game", good = self.good(good))
            }
            No::NoBag(seat) => self.refusal_about(key!("refused-no-bag", who, you), seat),
            No::AlreadyThreatened(seat) => {
                self.refusal_about(key!("refused-already-threatened", who), seat)
            }
            No::NotYourSlip { author: _, merchant } => {
                say!(self.text, "refused-not-your-slip", merchant = self.name(merchant))
            }
            No::EmptySlip => plain(key!("refused-empty-slip")),
            No::NoMoreSlips => say!(self.text, "refused-no-more-slips", most = MAX_SLIPS),
            No::TooManyPromises(count) => {
                say!(self.text, "refused-too-many-promises", count = count, most = MAX_PROMISES)
            }
            No::BadPromise { by: _, to: _ } => plain(key!("refused-bad-promise")),
            No::AboutYourself(seat) => {
                self.refusal_about(key!("refused-about-yourself", who, you), seat)
            }
            No::BothHandedBackAndOpened(seat) => {
                self.refusal_about(key!("refused-both", who, you), seat)
            }
            No::BagGoodsWithoutBag(seat) => {
                self.refusal_about(key!("refused-bag-goods", who, you), seat)
            }
            No::NoEither => plain(key!("refused-no-either")),
            No::NotTheGiver(seat) => self.refusal_about(key!("refused-not-the-giver", who), seat),
            No::NotFaceDown { good, needs, has } => {
                self.refusal_needs(key!("refused-not-face-down", needed, has), good, needs, has)
            }
            No::Impossible(fact) => {
                say!(self.text, "refused-impossible", reason = self.impossible(&fact))
            }
            No::NoSuchSlip(_) => plain(key!("refused-no-such-slip")),
            No::NotYoursToAnswer(_) => plain(key!("refused-not-yours-to-answer")),
            No::AlreadyAccepted(_) => plain(key!("refused-already-accepted")),
            No::AlreadyDeclined(_) => plain(key!("refused-already-declined")),
            No::NeedsOwnAcceptance(_) => plain(key!("refused-needs-own-acceptance")),
            No::ChoiceOwed(seat) => self.refusal_about(key!("refused-choice-owed", who, you), seat),
            No::BoundToOpen(seat) => self.refusal_about(key!("refused-bound-to-open", who), seat),
            No::ActsAlone { by, bag } => {
                say!(self.text, "refused-acts-alone", by = self.name(by), bag = self.name(bag))
            }
            No::SameVerdict(seat) => self.refusal_about(key!("refused-same-verdict", who), seat),
            No::NoMoreVerdicts(seat) => {
                self.refusal_about(key!("refused-no-more-verdicts", who), seat)
            }
            No::TimeIsUp => plain(key!("refused-time-is-up")),
            No::NoDebt(_) => plain(key!("refused-no-debt")),
            No::CannotPayWith { good, needs, has } => {
                self.refusal_needs(key!("refused-cannot-pay-with", needed, has), good, needs, has)
            }
            No::PaysTooLittle { pays, owed } => {
                say!(self.text, "refused-pays-too-little", pays = pays, owed = owed)
            }
            No::NeedlessCard(good) => {
                say!(self.text, "refused-needless-card", good = self.good(good))
            }
            No::NoBlackMarket => plain(key!("refused-no-black-market")),
            No::NoClaim(_) => plain(key!("refused-no-claim")),
            No::NotOnTop { pile: _, value } => {
                say!(self.text, "refused-not-on-top", value = value)
            }
            No::TooFewToClaim { good, has } => {
                say!(self.text, "refused-too-few-to-claim", good = self.good(good), has = has)
            }
            No::WrongPile if self.claims_name_a_pile() => plain(key!("refused-name-a-pile")),
            No::WrongPile => plain(key!("refused-name-no-pile")),
            No::AlreadyPassed(_) => plain(key!("refused-already-passed")),
            No::NoBooty => plain(key!("refused-no-booty")),
            No::NoDeputy(seat) => self.refusal_about(key!("refused-no-deputy", who), seat),
            No::SameWish => plain(key!("refused-same-wish")),
            No::NoMoreWishes => say!(self.text, "refused-no-more-wishes", most = MAX_WISHES),
        }
    }

    /// A refusal that names someone, who may be the reader.
    fn refusal_about(&self, key: Key, seat: Seat) -> String {
        self.text.get(key, &args!(who = self.name(seat), you = self.you(&[("who", seat)])))
    }

    /// A refusal because there is too little of a good.
    fn refusal_needs(&self, key: Key, good: Good, needs: u8, has: u8) -> String {
        self.text.get(key, &args!(needed = self.count(good, needs), has = has))
    }

    /// Whether a claimant says which discard pile takes the three cards (K2).
    fn claims_name_a_pile(&self) -> bool {
        self.setup.two_piles() && self.setup.spent_contraband() == SpentContraband::Discard
    }
}

/// What is asked, as the words call it.
const fn ask_name(ask: Ask) -> &'static str {
    match ask {
        Ask::PickFirst => "pick-first",
        Ask::Exchange => "exchange",
        Ask::Place => "place",
        Ask::Load => "load",
        Ask::Declare => "declare",
        Ask::Settle => "settle",
        Ask::Pay => "pay",
        Ask::Claim => "claim",
    }
}
