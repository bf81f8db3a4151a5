//! The flags that set a game up: an edition, and each option on its own over it.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, Options, Seat, Setup};
use text::{args, key, say};

use crate::input::Input;
use crate::parsers::whole;
use crate::words::{Told, listed, text};

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
#[command(next_help_heading = say!(text(), "cli-setup-heading"))]
pub(crate) struct SetupFlags {
    /// How many people play.
    #[arg(long, help = say!(text(), "cli-setup-players"), value_name = "P", value_parser = whole::<u8>(3..=6))]
    players: Option<u8>,
    /// The preset of all other options.
    #[arg(long, help = say!(text(), "cli-setup-edition"), default_value = "2e", value_parser = one_of(EDITIONS))]
    edition: Edition,
    /// How the Market works.
    #[arg(long, help = say!(text(), "cli-setup-market"), value_parser = one_of(MARKETS))]
    market: Option<MarketRule>,
    /// What may be offered from the stand.
    #[arg(long, help = say!(text(), "cli-setup-honour"), value_parser = one_of(HONOURS))]
    honour: Option<Honour>,
    /// Whether two Deputies are the law.
    #[arg(long, help = say!(text(), "cli-setup-deputies"), value_parser = one_of(SWITCH))]
    deputies: Option<bool>,
    /// Whether royal goods are shuffled in.
    #[arg(long, help = say!(text(), "cli-setup-royal-goods"))]
    royal_goods: bool,
    /// Whether the usual Black Market is open.
    #[arg(long, help = say!(text(), "cli-setup-black-market"))]
    black_market: bool,
    /// A Black Market of the host.
    #[arg(long, help = say!(text(), "cli-setup-black-market-file"), value_name = "FILE")]
    black_market_file: Option<PathBuf>,
    /// Where contraband goes that was given up.
    #[arg(long, help = say!(text(), "cli-setup-spent-contraband"), value_parser = one_of(SPENT))]
    spent_contraband: Option<SpentContraband>,
    /// Whether Inspection has a time limit.
    #[arg(long, help = say!(text(), "cli-setup-time-limit"))]
    time_limit: bool,
    /// Whether ten cards are put back.
    #[arg(long, help = say!(text(), "cli-setup-remove-ten"))]
    remove_ten: bool,
    /// Whether hands have seven cards.
    #[arg(long, help = say!(text(), "cli-setup-seven-cards"))]
    seven_cards: bool,
    /// Goods of the host.
    #[arg(long, help = say!(text(), "cli-setup-promo"), value_name = "FILE")]
    promo: Option<PathBuf>,
    /// Who begins as the Sheriff.
    #[arg(long, help = say!(text(), "cli-setup-first-sheriff"), value_name = "SEAT")]
    first_sheriff: Option<Seat>,
    /// All variants at once.
    #[arg(long, help = say!(text(), "cli-setup-all-variants"))]
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
        Ok(Setup::new(options).map_err(Told)?)
    }

    fn black_market(&self) -> Result<Option<BlackMarketRule>> {
        let mut rule = match &self.black_market_file {
            Some(file) => Some(Input::read(Some(file))?.parse()?),
            None => (self.black_market || self.all_variants).then(BlackMarketRule::default),
        };
        if let Some(spent) = self.spent_contraband {
            ensure!(rule.is_some(), say!(text(), "cli-setup-spent-alone"));
            rule.iter_mut().for_each(|rule| rule.spent = spent);
        }
        Ok(rule)
    }
}

/// The options of a game in a few words.
pub(crate) fn describe(options: &Options) -> String {
    let text = text();
    let mut words = vec![
        say!(text, "cli-options-players", players = options.players),
        match options.market {
            MarketRule::TwoPiles => say!(text, "cli-options-two-piles"),
            MarketRule::OnePile => say!(text, "cli-options-one-pile"),
        },
        match options.honour {
            Honour::RealStand => say!(text, "cli-options-real-stand"),
            Honour::Proof => say!(text, "cli-options-proof"),
        },
    ];
    let flags = [
        (options.deputies, key!("cli-options-deputies")),
        (options.royal_goods, key!("cli-options-royal-goods")),
        (options.black_market.is_some(), key!("cli-options-black-market")),
        (options.time_limit, key!("cli-options-time-limit")),
        (options.remove_ten, key!("cli-options-remove-ten")),
        (options.seven_cards, key!("cli-options-seven-cards")),
        (!options.promos.is_empty(), key!("cli-options-promos")),
    ];
    let flags = flags.into_iter().filter(|&(on, _)| on);
    words.extend(flags.map(|(_, key)| text.get(key, &args!())));
    listed(&words)
}
