//! How a game is set up: editions are presets over options that can each be set alone (S, G, K).

use serde::{Deserialize, Serialize};

use crate::catalogue::{Catalogue, Promo, PromoError};
use crate::goods::Good;
use crate::seat::{Seat, Seats};

/// How the Market works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarketRule {
    /// First edition: two discard piles to draw from, cards set aside face down (S4, M1, M4, M5).
    TwoPiles,
    /// Second edition: one discard pile, cards set aside face up, the Sheriff picks who begins
    /// (M2, M6).
    OnePile,
}

/// What honour among thieves asks of goods offered from the stand's face-down contraband (H4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Honour {
    /// First edition: they must really be there.
    RealStand,
    /// Second edition: they may be a lie, and whoever fails to deliver proves it.
    Proof,
}

/// Where contraband goes that was given up for a Black Market card (K2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpentContraband {
    /// To the discard pile.
    #[default]
    Discard,
    /// Out of the game.
    Removed,
}

/// One pile of the Black Market: two cards for one kind of contraband, the dearer on top (K1).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketPile {
    /// The key of the contraband that it asks for.
    pub good: String,
    /// What the top card scores.
    pub top: u16,
    /// What the card below it scores.
    pub bottom: u16,
}

/// The Black Market variant, with the figures that a host can override (K1, K2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackMarketRule {
    /// The three piles.
    pub piles: [MarketPile; 3],
    /// Where the three contraband cards go that a claim costs.
    #[serde(default)]
    pub spent: SpentContraband,
}

impl Default for BlackMarketRule {
    fn default() -> Self {
        let pile = |good: &str, top, bottom| MarketPile { good: good.into(), top, bottom };
        let piles = [pile("pepper", 30, 27), pile("mead", 32, 29), pile("silk", 34, 31)];
        Self { piles, spent: SpentContraband::Discard }
    }
}

/// One of the two editions of the rulebooks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first edition, 2014.
    #[serde(rename = "1e")]
    First,
    /// The second edition, 2020.
    #[serde(rename = "2e")]
    Second,
}

/// Everything that can be chosen about a game, not yet checked.
///
/// ```
/// use rules::{Options, Edition, Setup};
///
/// let mut options = Options::new(Edition::Second, 4);
/// options.royal_goods = true;
/// let setup = Setup::new(options).expect("four can play with royal goods");
/// assert_eq!(setup.catalogue().deck().len(), 216);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many people play, 3 to 6.
    pub players: u8,
    /// How the Market works.
    pub market: MarketRule,
    /// What goods offered from the stand must be.
    pub honour: Honour,
    /// Two Deputies instead of one Sheriff: always with six players, never with fewer (S1, D).
    pub deputies: bool,
    /// The royal goods are in the deck: twelve, or six with three players (G1).
    #[serde(default)]
    pub royal_goods: bool,
    /// The Black Market is open (K).
    #[serde(default)]
    pub black_market: Option<BlackMarketRule>,
    /// Inspection has a time limit (T1).
    #[serde(default)]
    pub time_limit: bool,
    /// Ten cards go back in the box unseen (S3).
    #[serde(default)]
    pub remove_ten: bool,
    /// Hands of seven cards instead of six (S3).
    #[serde(default)]
    pub seven_cards: bool,
    /// Promo goods that are shuffled in (G3).
    #[serde(default)]
    pub promos: Vec<Promo>,
    /// Who is the first Sheriff; nobody means that it is drawn at random (S6).
    #[serde(default)]
    pub first_sheriff: Option<Seat>,
}

impl Options {
    /// The basic game of an edition, every variant off. Six play the second edition with Deputies.
    #[must_use]
    pub const fn new(edition: Edition, players: u8) -> Self {
        let (market, honour, deputies) = match edition {
            Edition::First => (MarketRule::TwoPiles, Honour::RealStand, false),
            Edition::Second => (MarketRule::OnePile, Honour::Proof, players == 6),
        };
        Self {
            players,
            market,
            honour,
            deputies,
            royal_goods: false,
            black_market: None,
            time_limit: false,
            remove_ten: false,
            seven_cards: false,
            promos: Vec::new(),
            first_sheriff: None,
        }
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum SetupError {
    /// S1: three to six people play.
    #[error("{0} players: the game is for 3 to 6")]
    Players(u8),
    /// S1: six players always play with Deputies.
    #[error("six players always play with Deputies: switch them on")]
    SixWithoutDeputies,
    /// S1: Deputies are for six players.
    #[error("Deputies are for six players, not for {0}")]
    DeputiesWithFewer(u8),
    /// S6: the first Sheriff sits at the table.
    #[error("seat {seat} cannot be the first Sheriff at a table of {players}")]
    FirstSheriffAway {
        /// Who was to be the first Sheriff.
        seat: Seat,
        /// How many people play.
        players: u8,
    },
    /// D1: the deputy cards name who is on duty.
    #[error("with Deputies the cards name who is on duty: there is no first Sheriff to pick")]
    FirstSheriffWithDeputies,
    /// K1: a Black Market asks for goods that are in the deck.
    #[error(
        "the Black Market asks for {good}, but this deck has {copies} of it and a claim takes 3"
    )]
    MarketGoodMissing {
        /// The key of the good.
        good: String,
        /// How many the deck has.
        copies: u8,
    },
    /// K1: a Black Market asks for contraband.
    #[error("the Black Market asks for {0:?}, which is no contraband of this game")]
    MarketGoodUnknown(String),
    /// K1: one pile a kind.
    #[error("the Black Market has two piles for {0}")]
    MarketGoodTwice(String),
    /// K1: the dearer card is on top.
    #[error("the Black Market's {good} pile has {top} above {bottom}: 1000 ≥ top ≥ bottom ≥ 1")]
    MarketOrder {
        /// The key of the good.
        good: String,
        /// The value of the top card.
        top: u16,
        /// The value of the card below.
        bottom: u16,
    },
    /// G3: the promo data is refused.
    #[error(transparent)]
    Promo(#[from] PromoError),
}

/// One pile of the Black Market as the game uses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarketStock {
    /// The contraband that it asks for.
    pub good: Good,
    /// What its cards score, the top one first.
    pub values: [u16; 2],
}

/// A game that can be played: checked options and what follows from them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Options", into = "Options")]
pub struct Setup {
    options: Options,
    catalogue: Catalogue,
    black_market: Option<[MarketStock; 3]>,
}

impl Setup {
    /// Checks the options: the one door to a playable game.
    ///
    /// # Errors
    /// With the reason why it cannot be played so.
    pub fn new(options: Options) -> Result<Self, SetupError> {
        let players = options.players;
        match (players, options.deputies) {
            (0..=2 | 7.., _) => return Err(SetupError::Players(players)),
            (6, false) => return Err(SetupError::SixWithoutDeputies),
            (3..=5, true) => return Err(SetupError::DeputiesWithFewer(players)),
            (3..=5, false) | (6, true) => {}
        }
        match options.first_sheriff {
            Some(_) if options.deputies => return Err(SetupError::FirstSheriffWithDeputies),
            Some(seat) if seat.index() >= usize::from(players) => {
                return Err(SetupError::FirstSheriffAway { seat, players });
            }
            _ => {}
        }
        let catalogue = Catalogue::new(players, options.royal_goods, &options.promos)?;
        let stock = |rule: &BlackMarketRule| black_market(rule, &catalogue);
        let black_market = options.black_market.as_ref().map(stock).transpose()?;
        Ok(Self { options, catalogue, black_market })
    }

    /// What was chosen.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The goods of this game.
    #[must_use]
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// How many people play.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// Every seat at the table.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::all(self.options.players)
    }

    /// How many cards a full hand has (S3).
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        if self.options.seven_cards { 7 } else { 6 }
    }

    /// How many rounds the game lasts (S7).
    #[must_use]
    pub const fn rounds(&self) -> u8 {
        match self.options.players {
            3 | 6 => 9,
            players => players * 2,
        }
    }

    /// How many seconds Inspection lasts under the time limit: a minute a merchant (T1).
    #[must_use]
    pub const fn inspection_seconds(&self) -> Option<u32> {
        let law = if self.options.deputies { 2 } else { 1 };
        if self.options.time_limit { Some((self.options.players - law) as u32 * 60) } else { None }
    }

    /// Whether there are two discard piles (S4).
    #[must_use]
    pub const fn two_piles(&self) -> bool {
        matches!(self.options.market, MarketRule::TwoPiles)
    }

    /// Whether goods from the stand's face-down contraband may be a lie (H4).
    #[must_use]
    pub const fn stand_may_lie(&self) -> bool {
        matches!(self.options.honour, Honour::Proof)
    }

    /// The piles of the Black Market, if it is open (K1).
    #[must_use]
    pub const fn black_market(&self) -> Option<&[MarketStock; 3]> {
        self.black_market.as_ref()
    }

    /// Where contraband goes that was given up for a Black Market card (K2).
    #[must_use]
    pub fn spent_contraband(&self) -> SpentContraband {
        self.options.black_market.as_ref().map_or(SpentContraband::Discard, |rule| rule.spent)
    }
}

/// Checks the Black Market's table against the deck (K1).
fn black_market(
    rule: &BlackMarketRule,
    catalogue: &Catalogue,
) -> Result<[MarketStock; 3], SetupError> {
    let mut stock = [MarketStock { good: Good::PEPPER, values: [0; 2] }; 3];
    for (place, pile) in rule.piles.iter().enumerate() {
        let good = catalogue.by_key(&pile.good).filter(|&good| !catalogue.is_legal(good));
        let good = good.ok_or_else(|| SetupError::MarketGoodUnknown(pile.good.clone()))?;
        let copies = catalogue.get(good).map_or(0, |kind| kind.copies);
        if copies < 3 {
            return Err(SetupError::MarketGoodMissing { good: pile.good.clone(), copies });
        }
        if stock[..place].iter().any(|earlier| earlier.good == good) {
            return Err(SetupError::MarketGoodTwice(pile.good.clone()));
        }
        let &MarketPile { top, bottom, .. } = pile;
        if !(1..=1000).contains(&bottom) || !(bottom..=1000).contains(&top) {
            return Err(SetupError::MarketOrder { good: pile.good.clone(), top, bottom });
        }
        stock[place] = MarketStock { good, values: [top, bottom] };
    }
    Ok(stock)
}

impl TryFrom<Options> for Setup {
    type Error = SetupError;

    fn try_from(options: Options) -> Result<Self, SetupError> {
        Self::new(options)
    }
}

impl From<Setup> for Options {
    fn from(setup: Setup) -> Self {
        setup.options
    }
}
