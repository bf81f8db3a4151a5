//! The setups that properties are checked on: the editions, and beyond them mixes, promo goods, and
//! figures that make rare things common.

use std::sync::Arc;

use rules::catalogue::{CountsAs, Promo};
use rules::setup::{BlackMarketRule, Honour, MarketRule, SpentContraband};
use rules::{Edition, Family, Setup};

use super::setup_with;

/// Hands every setup to a macro, so that each gets tests of its own: `name = setup;`.
macro_rules! every_setup {
    ($tests:ident) => {
        $tests! {
            first_edition_for_three = crate::common::first(3);
            first_edition_for_four = crate::common::first(4);
            first_edition_for_five = crate::common::first(5);
            first_edition_market_for_six = crate::common::setups::first_edition_market_for_six();
            second_edition_for_three = crate::common::second(3);
            second_edition_for_four = crate::common::second(4);
            second_edition_for_five = crate::common::second(5);
            second_edition_for_six = crate::common::second(6);
            first_edition_with_everything_for_three =
                crate::common::everything(rules::Edition::First, 3);
            first_edition_with_everything_for_four =
                crate::common::everything(rules::Edition::First, 4);
            first_edition_with_everything_for_five =
                crate::common::everything(rules::Edition::First, 5);
            first_edition_with_everything_for_six =
                crate::common::everything(rules::Edition::First, 6);
            second_edition_with_everything_for_three =
                crate::common::everything(rules::Edition::Second, 3);
            second_edition_with_everything_for_four =
                crate::common::everything(rules::Edition::Second, 4);
            second_edition_with_everything_for_five =
                crate::common::everything(rules::Edition::Second, 5);
            second_edition_with_everything_for_six =
                crate::common::everything(rules::Edition::Second, 6);
            promo_goods = crate::common::setups::promo_goods();
            a_mix_of_editions = crate::common::setups::a_mix_of_editions();
            poor_merchants = crate::common::setups::poor_merchants();
        }
    };
}
pub(crate) use every_setup;

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
