//! Which rule is behind a refusal, so that people can look it up in `docs/rules.md`.

use crate::action::Tier;
use crate::event::Impossible;
use crate::illegal::IllegalAction;
use crate::public::{Ask, Phase, Public};
use crate::seat::Seat;
use crate::setup::{Setup, SetupError};

impl SetupError {
    /// The id of the rule by which a game cannot be played like this.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Players(_) | Self::SixWithoutDeputies | Self::DeputiesWithFewer(_) => "S1",
            Self::FirstSheriffAway { .. } => "S6",
            Self::FirstSheriffWithDeputies => "D1",
            Self::MarketGoodMissing { .. } => "K2",
            Self::MarketGoodUnknown(_) | Self::MarketGoodTwice(_) | Self::MarketOrder { .. } => {
                "K1"
            }
            Self::Promo(_) => "G3",
        }
    }
}

impl IllegalAction {
    /// The id of the rule that forbids it, such as `M3`, at the table where it was refused. None
    /// where no rule of the game is behind it: nobody sits there, a bound that keeps slips short.
    #[must_use]
    pub fn rule(&self, setup: &Setup, public: &Public) -> Option<&'static str> {
        let rule = match self {
            Self::NobodyThere(_) | Self::NotForThisActor | Self::TooManyPromises(_) => return None,
            Self::NotYourTurn(_) => return whose_turn(setup, public),
            Self::AnswerFirst(ask) => behind(*ask),
            Self::Impossible(fact) => impossible(fact, public),

            // What depends on where the round stands, and on what is played.
            Self::NoMerchant(_) if is_market(public) => "M2",
            Self::NotInHand { .. } if is_market(public) => "M3",
            Self::NotTheCardsToPlace if is_market(public) => "M5",
            Self::OnePileOnly if is_market(public) => "M6",
            Self::NotInThisGame(_) if matches!(public.phase, Phase::Declaration(_)) => "C3",
            Self::NoBag(seat) if public.law.has(*seat) => "I1",
            Self::CannotPayWith { .. } if owes_contraband(public) => "B2",
            Self::NoClaim(seat) if has_claimed(*seat, public) => "K3",
            Self::NotTheLaw(_) if setup.options().deputies => "D3",
            Self::NotTheGiver(_) if setup.options().deputies => "D6",
            // Where a merchant may lie about the stand, only what the law gives must be there.
            Self::NotFaceDown { .. } if setup.stand_may_lie() => "I5",

            Self::NotInThisGame(_) => "G1",
            Self::WrongPhase => "R1",
            Self::TooManySetAside(_) | Self::DrawsTooMany { .. } => "M3",
            Self::PileTooSmall { .. } => "M4",
            Self::NotEnoughToDraw { .. } => "M7",
            Self::NoBag(_) => "M8",
            Self::NotInHand { .. } => "L1",
            Self::NotLegal(_) => "C1",
            Self::NotTheLaw(_) | Self::BothHandedBackAndOpened(_) => "I1",
            Self::AlreadyThreatened(_) => "I2",
            Self::AboutYourself(_) => "I4",
            Self::NoMerchant(_)
            | Self::NotYourSlip { .. }
            | Self::NoMoreSlips
            | Self::NotTheGiver(_)
            | Self::NoSuchSlip(_)
            | Self::NotYoursToAnswer(_) => "I5",
            Self::NeedsOwnAcceptance(_) => "I6",
            Self::ChoiceOwed(_) => "I10",
            Self::OnePileOnly | Self::NotTheCardsToPlace => "I11",
            Self::NoDebt(_)
            | Self::CannotPayWith { .. }
            | Self::PaysTooLittle { .. }
            | Self::NeedlessCard(_) => "B1",
            Self::BoundToOpen(_) => "H1",
            Self::BadPromise { .. } => "H2",
            Self::NoEither | Self::NotFaceDown { .. } => "H4",
            Self::BagGoodsWithoutBag(_) => "H5",
            Self::EmptySlip => "H7",
            Self::ClockNotRunning | Self::TimeIsUp => "T1",
            Self::GameOver => "E1",
            Self::AlreadyAccepted(_) | Self::SameVerdict(_) | Self::NoMoreVerdicts(_) => "D3",
            Self::AlreadyDeclined(_) | Self::ActsAlone { .. } => "D6",
            Self::NoBooty | Self::NoDeputy(_) | Self::SameWish | Self::NoMoreWishes => "D7",
            Self::NoBlackMarket => "K1",
            Self::NoClaim(_) | Self::TooFewToClaim { .. } | Self::WrongPile => "K2",
            Self::NotOnTop { .. } => "K3",
            Self::AlreadyPassed(_) => "K5",
        };
        Some(rule)
    }
}

/// The rule that says who acts when.
const fn whose_turn(setup: &Setup, public: &Public) -> Option<&'static str> {
    match public.phase {
        Phase::Market(_) if setup.two_piles() => Some("M1"),
        Phase::Market(_) => Some("M2"),
        Phase::Load(_) => Some("L1"),
        Phase::Declaration(_) => Some("C1"),
        // Only a choice of pile belongs to one person there.
        Phase::Inspection(_) => Some("I11"),
        Phase::Over(_) => None,
    }
}

/// The rule by which something is asked.
const fn behind(ask: Ask) -> &'static str {
    match ask {
        Ask::PickFirst => "M2",
        Ask::Exchange => "M3",
        Ask::Place => "M5",
        Ask::Load => "L1",
        Ask::Declare => "C1",
        Ask::Settle => "I1",
        Ask::Pay => "B1",
        Ask::Claim => "K5",
    }
}

/// The rule by which public facts make a slip impossible.
const fn impossible(fact: &Impossible, public: &Public) -> &'static str {
    match fact {
        Impossible::NotEnoughGold { seat, .. } | Impossible::NotOnStand { seat, .. } => {
            if public.law.has(*seat) { "I5" } else { "I3" }
        }
        Impossible::NotEnoughFaceDown { .. }
        | Impossible::NotEnoughInBag { .. }
        | Impossible::FaceDownLeft(_) => "H6",
        Impossible::BagSettled(_) => "I1",
        Impossible::MustBeOpened(_) | Impossible::NothingFrom(_) => "H1",
        Impossible::NobodyCanStrike => "D6",
    }
}

const fn is_market(public: &Public) -> bool {
    matches!(public.phase, Phase::Market(_))
}

/// Whether what is owed now is contraband.
fn owes_contraband(public: &Public) -> bool {
    let debt = public.inspection().and_then(|inspection| inspection.debt());
    debt.is_some_and(|debt| debt.tier == Tier::Contraband)
}

/// Whether someone has a card of the Black Market already, in this round.
fn has_claimed(seat: Seat, public: &Public) -> bool {
    public.inspection().is_some_and(|inspection| inspection.claimed.has(seat))
}

#[cfg(test)]
mod tests {
    /// The rules as people read them.
    const DOCUMENT: &str =
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md"));

    /// Whether a word has the form of a rule's id: a capital letter and a number.
    fn is_id(word: &str) -> bool {
        let number = word.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or_default();
        !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
    }

    #[test]
    fn every_rule_that_is_cited_is_in_the_document() {
        let source = include_str!("citation.rs");
        let ids: Vec<&str> = source.split('"').filter(|word| is_id(word)).collect();
        assert!(ids.len() > 50, "{ids:?}");
        for id in ids {
            assert!(DOCUMENT.contains(&format!("\n- **{id}** ")), "there is no rule {id}");
        }
    }
}
