//! What the Black Market asks for, and what it pays (K1).

use leptos::prelude::*;
use rules::setup::MarketPile;
use rules::{Catalogue, Family, Options};
use text::{Herald, Text, say};

use crate::live::Live;
use crate::online::Online;
use crate::room::form::{choice, number};

/// The keys of everything that may lie in a pile: the contraband of the books, and of the host.
fn contraband(options: &Options) -> Vec<String> {
    let books = Catalogue::of_the_box();
    let books = books.kinds().filter(|(_, kind)| kind.family == Family::Contraband);
    let own = options.promos.iter().filter(|promo| promo.family != Family::Legal);
    let own = own.filter_map(rules::Promo::key);
    books.map(|(_, kind)| kind.key.clone()).chain(own).collect()
}

/// The three piles. What cannot be is said where the game would begin.
pub(super) fn market_piles(online: Online, options: Live<Option<Options>>) -> AnyView {
    (0..3).map(|place| pile(online, options, place)).collect_view().into_any()
}

/// Puts a good into a pile. Whichever pile had it gets what was here: no two have the same.
fn put(options: &mut Options, place: usize, good: String) {
    let Some(market) = &mut options.black_market else { return };
    let before = std::mem::replace(&mut market.piles[place].good, good.clone());
    for (other, pile) in market.piles.iter_mut().enumerate() {
        if other != place && pile.good == good {
            pile.good.clone_from(&before);
        }
    }
}

/// One pile: its good, and what its two cards are worth.
fn pile(online: Online, options: Live<Option<Options>>, place: usize) -> AnyView {
    let pile = Live::new(move || {
        options.with(|options| {
            let market = options.as_ref().and_then(|options| options.black_market.as_ref());
            market.map(|market| market.piles[place].clone())
        })
    });
    let is = move |look: fn(&MarketPile) -> i64| {
        Live::new(move || pile.with(|pile| pile.as_ref().map_or(0, look)))
    };
    // A number that no card can have is not set; one that the rules do not allow is, and is refused.
    let set = move |field: fn(&mut MarketPile) -> &mut u16| {
        Box::new(move |worth: i64| {
            let Ok(worth) = u16::try_from(worth) else { return false };
            online.choose(|options| {
                if let Some(market) = &mut options.black_market {
                    *field(&mut market.piles[place]) = worth;
                }
            });
            true
        })
    };
    let good = Live::new(move || {
        pile.with(|pile| pile.as_ref().map(|pile| pile.good.clone()).unwrap_or_default())
    });
    let each = move |text: &Text| {
        let mut keys = options.with(|options| options.as_ref().map(contraband).unwrap_or_default());
        // What is no good any more still lies in the pile, until it is changed.
        if !keys.contains(&good.get()) {
            keys.push(good.get());
        }
        let named = |key: String| (key.clone(), Herald::new(text).good(&key));
        keys.into_iter().map(named).collect()
    };
    let put = move |key: String| online.choose(|options| put(options, place, key));
    view! {
        <div class="numbers">
            {choice("pile-good", Box::new(each), good, Box::new(put), |text| say!(text, "market-pile-good"))}
            {number("pile-top", [1, 1000], is(|pile| pile.top.into()), set(|pile| &mut pile.top),
                |text| say!(text, "market-pile-top"))}
            {number("pile-bottom", [1, 1000], is(|pile| pile.bottom.into()),
                set(|pile| &mut pile.bottom), |text| say!(text, "market-pile-bottom"))}
        </div>
    }
    .into_any()
}
