//! The flags that set a game up: an edition, and each option on its own over it.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, Options, Seat, Setup};

use crate::input::Input;

/// The names of the editions.
pub(crate) const EDITIONS: &[(&str, Edition)] = &[("1e", Edition::First), ("2e", Edition::Second)];
const MARKETS: &[(&str, MarketRule)] =
    &[("one-pile", MarketRule::OnePile), ("two-piles", MarketRule::TwoPiles)];
const HONOURS: &[(&str, Honour)] = &[("real-stand", Honour::RealStand), ("proof", Honour::Proof)];
const SWITCH: &[(&str, bool)] = &[("on", true), ("off", false)];
const SPENT: &[(&str, SpentContraband)] =
    &[("discard", SpentContraband::Discard), ("removed", SpentContraband::Removed)];

/// Reads one of a few names.
pub(crate) fn one_of<T>(table: &'static [(&'static str, T)]) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync,
{
    let names = PossibleValuesParser::new(table.iter().map(|(name, _)| *name));
    names.try_map(move |name| {
        let found = table.iter().find(|(known, _)| *known == name);
        found.map(|&(_, value)| value).ok_or("there is no such choice")
    })
}

/// The game that is set up.
#[derive(clap::Args)]
#[command(next_help_heading = "The game")]
pub(crate) struct SetupFlags {
    /// How many people play, 3 to 6 [default: as many as bots are named, else 4]
    #[arg(long, value_name = "P")]
    players: Option<u8>,
    /// The edition whose rules the other options start from
    #[arg(long, default_value = "2e", value_parser = one_of(EDITIONS))]
    edition: Edition,
    /// The Market: one discard pile as in 2e, or two to draw from as in 1e
    #[arg(long, value_parser = one_of(MARKETS))]
    market: Option<MarketRule>,
    /// Contraband offered from the stand: really there as in 1e, or proved not to be as in 2e
    #[arg(long, value_parser = one_of(HONOURS))]
    honour: Option<Honour>,
    /// Two Deputies instead of one Sheriff, for six players (2e: on by itself)
    #[arg(long, value_parser = one_of(SWITCH))]
    deputies: Option<bool>,
    /// Shuffle the royal goods in
    #[arg(long)]
    royal_goods: bool,
    /// Open the Black Market
    #[arg(long)]
    black_market: bool,
    /// Open a Black Market with the piles of this JSON file, as shown below
    #[arg(long, value_name = "FILE")]
    black_market_file: Option<PathBuf>,
    /// Where contraband goes that was given up for a Black Market card
    #[arg(long, value_parser = one_of(SPENT))]
    spent_contraband: Option<SpentContraband>,
    /// Give Inspection a time limit
    #[arg(long)]
    time_limit: bool,
    /// Put ten random cards back in the box
    #[arg(long)]
    remove_ten: bool,
    /// Play with seven cards in hand
    #[arg(long)]
    seven_cards: bool,
    /// Shuffle in the promo goods of this JSON file, as shown below
    #[arg(long, value_name = "FILE")]
    promo: Option<PathBuf>,
    /// Who is the first Sheriff, A to F; drawn at random if left out
    #[arg(long, value_name = "SEAT")]
    first_sheriff: Option<Seat>,
    /// Royal goods, Black Market, time limit, remove ten and seven cards at once
    #[arg(long)]
    all_variants: bool,
}

impl SetupFlags {
    /// The game that these flags describe, if it can be played; with so many players if they do
    /// not say how many.
    pub(crate) fn setup(&self, default_players: u8) -> Result<Setup> {
        let players = self.players.unwrap_or(default_players);
        let preset = Options::new(self.edition, players);
        let options = Options {
            players,
            market: self.market.unwrap_or(preset.market),
            honour: self.honour.unwrap_or(preset.honour),
            deputies: self.deputies.unwrap_or(preset.deputies),
            royal_goods: self.royal_goods || self.all_variants,
            black_market: self.black_market()?,
            time_limit: self.time_limit || self.all_variants,
            remove_ten: self.remove_ten || self.all_variants,
            seven_cards: self.seven_cards || self.all_variants,
            promos: match &self.promo {
                Some(file) => Input::read(Some(file))?.parse()?,
                None => Vec::new(),
            },
            first_sheriff: self.first_sheriff,
        };
        Ok(Setup::new(options)?)
    }

    fn black_market(&self) -> Result<Option<BlackMarketRule>> {
        let mut rule = match &self.black_market_file {
            Some(file) => Some(Input::read(Some(file))?.parse()?),
            None => (self.black_market || self.all_variants).then(BlackMarketRule::default),
        };
        if let Some(spent) = self.spent_contraband {
            ensure!(
                rule.is_some(),
                "--spent-contraband is for the Black Market: add --black-market"
            );
            rule.iter_mut().for_each(|rule| rule.spent = spent);
        }
        Ok(rule)
    }
}

/// The options of a game in a few words.
pub(crate) fn describe(options: &Options) -> String {
    let mut words = vec![
        format!("{} players", options.players),
        match options.market {
            MarketRule::TwoPiles => "two discard piles".into(),
            MarketRule::OnePile => "one discard pile".into(),
        },
        match options.honour {
            Honour::RealStand => "real stand goods".into(),
            Honour::Proof => "proof of broken promises".into(),
        },
    ];
    let flags = [
        (options.deputies, "Deputies"),
        (options.royal_goods, "royal goods"),
        (options.black_market.is_some(), "Black Market"),
        (options.time_limit, "time limit"),
        (options.remove_ten, "ten cards removed"),
        (options.seven_cards, "seven-card hands"),
        (!options.promos.is_empty(), "promo goods"),
    ];
    words.extend(flags.into_iter().filter(|&(on, _)| on).map(|(_, word)| word.to_owned()));
    words.join(", ")
}
