//! Why an action is refused: the player's mistake, in the rulebook's words.

use serde::{Deserialize, Serialize};

use crate::event::Impossible;
use crate::gold::Gold;
use crate::goods::Good;
use crate::public::{Ask, MAX_VERDICTS, MAX_WISHES};
use crate::seat::Seat;
use crate::slip::{MAX_PROMISES, MAX_SLIPS, SlipNumber};

/// Why an action is refused. Display is for developers; people read `text`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum IllegalAction {
    /// R1: this is done in another phase.
    #[error("this cannot be done in this phase")]
    WrongPhase,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Nobody sits there.
    #[error("nobody sits at {0}")]
    NobodyThere(Seat),
    /// Only the clock says that time is up (T1), and it says nothing else.
    #[error("only the clock says that time is up, and it says nothing else")]
    NotForThisActor,
    /// T1: there is no time limit, it has run out already, or it stands still.
    #[error("the inspection clock is not running")]
    ClockNotRunning,
    /// Something is asked of others now.
    #[error("it is not the turn of {0}")]
    NotYourTurn(Seat),
    /// Something else must be done first.
    #[error("something else is asked first: {0:?}")]
    AnswerFirst(Ask),
    /// Only the Sheriff or a Deputy does this.
    #[error("{0} is not the law this round")]
    NotTheLaw(Seat),
    /// Only a merchant does this, or has this done to them.
    #[error("{0} is no merchant this round")]
    NoMerchant(Seat),
    /// M3: zero to five cards are set aside.
    #[error("{0} cards set aside: at most five")]
    TooManySetAside(u16),
    /// One cannot use cards that one does not hold.
    #[error("{needs} of {good} needed, but there are {has} in hand")]
    NotInHand {
        /// Which good.
        good: Good,
        /// How many the action needs.
        needs: u8,
        /// How many are there.
        has: u8,
    },
    /// M7: no more can be set aside than can be drawn.
    #[error("{set_aside} cards set aside, but only {drawable} can be drawn")]
    NotEnoughToDraw {
        /// How many were to be set aside.
        set_aside: u16,
        /// How many can be drawn.
        drawable: u16,
    },
    /// M4: no more from a pile than lie there.
    #[error("{wanted} cards from a pile that has {has}")]
    PileTooSmall {
        /// How many were to be drawn.
        wanted: u8,
        /// How many lie there.
        has: u8,
    },
    /// M3, M4: as many are drawn as were set aside, and up to a full hand.
    #[error("{wanted} cards from the discard piles, but only {draws} are drawn")]
    DrawsTooMany {
        /// How many were to be drawn.
        wanted: u16,
        /// How many are drawn.
        draws: u16,
    },
    /// M6: the second edition draws from the deck only, and has one pile.
    #[error("there is only one discard pile, and nothing is drawn from it")]
    OnePileOnly,
    /// M5, I11: exactly the cards that are to be placed.
    #[error("these are not the cards that are to be placed")]
    NotTheCardsToPlace,
    /// C1: only legal goods are declared.
    #[error("{0} is no legal good")]
    NotLegal(Good),
    /// C3: only goods of this game.
    #[error("{0} is not in this game's deck")]
    NotInThisGame(Good),
    /// I1: there is no bag to settle.
    #[error("{0} has no bag at the gate")]
    NoBag(Seat),
    /// I2: the threat still stands.
    #[error("{0} is threatened already")]
    AlreadyThreatened(Seat),
    /// A merchant writes their own slips only.
    #[error("{author} cannot write a slip for {merchant}")]
    NotYourSlip {
        /// Who wanted to write.
        author: Seat,
        /// For whom.
        merchant: Seat,
    },
    /// H7: a slip is not empty.
    #[error("the slip is empty")]
    EmptySlip,
    /// The bound on slips.
    #[error("{MAX_SLIPS} slips have been written: no more in this Inspection")]
    NoMoreSlips,
    /// The bound on promises.
    #[error("{0} promises: at most {MAX_PROMISES} on a slip")]
    TooManyPromises(u16),
    /// H2: a promise is between the two sides of the slip, and about something.
    #[error("the promise from {by} to {to} cannot be made on this slip")]
    BadPromise {
        /// Who promises.
        by: Seat,
        /// To whom.
        to: Seat,
    },
    /// I4: one's own bag cannot be opened, nor nothing taken from oneself, by one's own slip.
    #[error("{0} can ask to open another's bag, or to take nothing from another, not this")]
    AboutYourself(Seat),
    /// A bag is handed back or opened, not both.
    #[error("the bag of {0} cannot be both handed back and opened")]
    BothHandedBackAndOpened(Seat),
    /// H5: goods from the bag need the bag handed back.
    #[error("goods from the bag of {0} can only be part of a deal that hands it back")]
    BagGoodsWithoutBag(Seat),
    /// H4: "bag or stand" is of the second edition.
    #[error("goods \"from bag or stand\" are for the second edition")]
    NoEither,
    /// I5: only the law gives for the law.
    #[error("{0} cannot give for the law here")]
    NotTheGiver(Seat),
    /// H4 (1e), I5: face-down goods that must be real.
    #[error("{needs} of {good} needed, but {has} lie face down")]
    NotFaceDown {
        /// Which good.
        good: Good,
        /// How many the slip needs.
        needs: u8,
        /// How many are there.
        has: u8,
    },
    /// H6: public facts make it impossible.
    #[error("{0}")]
    Impossible(Impossible),
    /// I5: this slip is not on the table (any more).
    #[error("slip {0} is not on the table")]
    NoSuchSlip(SlipNumber),
    /// One answers the other side's slips, and withdraws one's own.
    #[error("slip {0} is not for you to answer so")]
    NotYoursToAnswer(SlipNumber),
    /// D3: accepted already, and the verdicts are still out.
    #[error("slip {0} is accepted already")]
    AlreadyAccepted(SlipNumber),
    /// D6: declined already.
    #[error("slip {0} is declined already")]
    AlreadyDeclined(SlipNumber),
    /// I6: a slip about more than this bag needs its own acceptance.
    #[error("slip {0} asks for more than this bag, and needs its own acceptance")]
    NeedsOwnAcceptance(SlipNumber),
    /// I10: a debt or a pile choice comes first.
    #[error("{0} must choose first")]
    ChoiceOwed(Seat),
    /// H1: bound to open this bag.
    #[error("there is a duty to open the bag of {0}")]
    BoundToOpen(Seat),
    /// D6: another Deputy acts alone on this bag.
    #[error("{by} acts alone on the bag of {bag}")]
    ActsAlone {
        /// Who acts alone.
        by: Seat,
        /// On whose bag.
        bag: Seat,
    },
    /// D3: this is the verdict already.
    #[error("this is the verdict on the bag of {0} already")]
    SameVerdict(Seat),
    /// D3: the bound on verdicts.
    #[error(
        "{MAX_VERDICTS} verdicts on the bag of {0}: now only to open it, or the other's own terms"
    )]
    NoMoreVerdicts(Seat),
    /// T1: time is up.
    #[error("inspection time is up")]
    TimeIsUp,
    /// B: nothing is owed.
    #[error("{0} owes nothing")]
    NoDebt(Seat),
    /// B1, B2: paid in goods of this kind only.
    #[error("{good} cannot pay this debt, or not {needs} of it: there are {has}")]
    CannotPayWith {
        /// Which good.
        good: Good,
        /// How many the payment needs.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// B1: the payment does not cover the debt, and more is there.
    #[error("goods worth {pays} do not cover {owed} gold")]
    PaysTooLittle {
        /// What the goods are worth.
        pays: Gold,
        /// What is owed.
        owed: Gold,
    },
    /// B1: no needless card.
    #[error("one {0} less would still cover the debt")]
    NeedlessCard(Good),
    /// K: there is no Black Market.
    #[error("there is no Black Market in this game")]
    NoBlackMarket,
    /// K2, K3: no claim this round.
    #[error("{0} can claim nothing this round")]
    NoClaim(Seat),
    /// K3: this card is not on top (any more).
    #[error("no card worth {value} lies on top of pile {pile}")]
    NotOnTop {
        /// Which pile.
        pile: u8,
        /// Which card was meant.
        value: u16,
    },
    /// K2: three of the kind are given up.
    #[error("three of {good} are needed, but {has} lie face down")]
    TooFewToClaim {
        /// Which good.
        good: Good,
        /// How many are there.
        has: u8,
    },
    /// K2: with two discard piles the claimant names one, otherwise not.
    #[error("a discard pile is named exactly when the game has two and takes the cards back")]
    WrongPile,
    /// K5: passed already.
    #[error("{0} has passed already")]
    AlreadyPassed(Seat),
    /// D7: there is no Booty.
    #[error("there is no Booty without Deputies")]
    NoBooty,
    /// D7: a wish is for one of the Deputies.
    #[error("{0} is no Deputy")]
    NoDeputy(Seat),
    /// D7: this is the wish already.
    #[error("this is the wish already")]
    SameWish,
    /// D7: the bound on wishes.
    #[error("{MAX_WISHES} wishes have been stated: no more in this Inspection")]
    NoMoreWishes,
}

impl From<Impossible> for IllegalAction {
    fn from(fact: Impossible) -> Self {
        Self::Impossible(fact)
    }
}
