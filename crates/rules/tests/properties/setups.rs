//! Setups beyond the editions: mixes, promo goods, figures that make rare things common.

use std::sync::Arc;

use rules::catalogue::{CountsAs, Promo};
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, Family, Setup};

use crate::common::setup_with;

/// Six with the market of the first edition.
pub(crate) fn first_edition_market_for_six() -> Arc<Setup> {
    setup_with(Edition::First, 6, |o| o.deputies = true)
}

fn promo(name: &str, family: Family, value: i64, penalty: i64, copies: i64) -> Promo {
    Promo { name: name.into(), family, value, penalty, counts_as: None, copies }
}

/// Legal, contraband and royal promo goods, one worth nothing, one with an odd penalty.
pub(crate) fn promo_goods() -> Arc<Setup> {
    setup_with(Edition::Second, 6, |o| {
        let royal = CountsAs { good: "chickens".into(), number: 5 };
        o.promos = vec![
            promo("Figs", Family::Legal, 5, 3, 12),
            promo("Salt", Family::Legal, 0, 0, 6),
            promo("Holy relic", Family::Contraband, 12, 7, 4),
            Promo { counts_as: Some(royal), ..promo("Peacock", Family::Royal, 10, 5, 3) },
        ];
        o.royal_goods = true;
        o.black_market = Some(BlackMarketRule::default());
    })
}

/// One pile, but goods from the stand must be real; the Black Market's cards leave the game.
pub(crate) fn a_mix_of_editions() -> Arc<Setup> {
    setup_with(Edition::First, 4, |o| {
        o.market = MarketRule::OnePile;
        o.honour = Honour::RealStand;
        let spent = SpentContraband::Removed;
        o.black_market = Some(BlackMarketRule { spent, ..BlackMarketRule::default() });
        o.time_limit = true;
    })
}

/// Fines so high that debts are paid in goods in most rounds; two piles, and lies from the stand.
pub(crate) fn poor_merchants() -> Arc<Setup> {
    setup_with(Edition::First, 5, |o| {
        o.honour = Honour::Proof;
        o.time_limit = true;
        o.promos = vec![
            promo("Ivory", Family::Contraband, 3, 60, 30),
            promo("Saffron", Family::Legal, 1, 40, 20),
        ];
    })
}
