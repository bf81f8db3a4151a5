//! Paying debts in goods: which sets cover a debt without a needless card (B, T1).

use crate::catalogue::Catalogue;
use crate::gold::Gold;
use crate::goods::{Good, Goods};

/// The cheapest card of a payment, if the rest would still cover the debt (B1).
pub(crate) fn needless(catalogue: &Catalogue, goods: &Goods, debt: Gold) -> Option<Good> {
    let cheapest = goods.kinds().iter().min_by_key(|&good| catalogue.value(good))?;
    (catalogue.value_of(goods) - catalogue.value(cheapest) >= debt.0).then_some(cheapest)
}

/// The one set of this stock that covers the debt without a needless card, if there is just one
/// (B1). The stock must be worth the debt.
pub(crate) fn only_cover(catalogue: &Catalogue, stock: &Goods, debt: Gold) -> Option<Goods> {
    let mut covers = Covers { catalogue, kinds: descending(catalogue, stock), found: Vec::new() };
    covers.search(0, Goods::NONE, debt.0, 2);
    match covers.found[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Every set that covers the debt without a needless card, at most so many.
pub(crate) fn covers(catalogue: &Catalogue, stock: &Goods, debt: Gold, most: usize) -> Vec<Goods> {
    let mut covers = Covers { catalogue, kinds: descending(catalogue, stock), found: Vec::new() };
    covers.search(0, Goods::NONE, debt.0, most);
    covers.found
}

/// The kinds of a stock with their counts, the dearest first.
fn descending(catalogue: &Catalogue, stock: &Goods) -> Vec<(Good, u8)> {
    let mut kinds: Vec<_> = stock.iter().filter(|&(good, _)| catalogue.value(good) > 0).collect();
    kinds.sort_by_key(|&(good, _)| std::cmp::Reverse(catalogue.value(good)));
    kinds
}

/// A search for covering sets. Cards are added from the dearest to the cheapest, so a set has no
/// needless card exactly if it begins to cover the debt with its last card.
struct Covers<'a> {
    catalogue: &'a Catalogue,
    kinds: Vec<(Good, u8)>,
    found: Vec<Goods>,
}

impl Covers<'_> {
    fn search(&mut self, from: usize, chosen: Goods, missing: u32, most: usize) {
        let rest: u32 = self.kinds[from..]
            .iter()
            .map(|&(good, count)| self.catalogue.value(good) * u32::from(count))
            .sum();
        if rest < missing || self.found.len() >= most {
            return;
        }
        let (good, count) = self.kinds[from];
        let value = self.catalogue.value(good);
        let last = missing.div_ceil(value);
        if last <= u32::from(count) {
            self.found.push(chosen.plus(&Goods::of(good, last as u8)));
        }
        for fewer in (0..=u32::from(count).min(last - 1)).rev() {
            let more = chosen.plus(&Goods::of(good, fewer as u8));
            if from + 1 < self.kinds.len() {
                self.search(from + 1, more, missing - fewer * value, most);
            }
        }
    }
}

/// The covering set of least value, then of fewest cards, then of the earliest goods in table
/// order (T1); everything, if that does not cover the debt.
pub(crate) fn cheapest_cover(catalogue: &Catalogue, stock: &Goods, debt: Gold) -> Goods {
    let total = catalogue.value_of(stock);
    if total < debt.0 {
        return *stock;
    }
    let kinds: Vec<_> = stock.iter().filter(|&(good, _)| catalogue.value(good) > 0).collect();
    // A set without a needless card is worth less than the debt and one card together.
    let dearest = kinds.iter().map(|&(good, _)| catalogue.value(good)).max().unwrap_or(0);
    let size = total.min(debt.0 + dearest) as usize + 1;
    // fewest[k][v]: the fewest cards of the kinds from k on that are worth exactly v.
    let mut fewest = vec![vec![None; size]; kinds.len() + 1];
    fewest[kinds.len()][0] = Some(0);
    for (k, &(good, count)) in kinds.iter().enumerate().rev() {
        let value = catalogue.value(good) as usize;
        for worth in 0..size {
            let with =
                |n: usize| Some(fewest[k + 1].get(worth.checked_sub(n * value)?)?.as_ref()? + n);
            fewest[k][worth] = (0..=usize::from(count)).filter_map(with).min();
        }
    }
    let mut worth = (debt.0 as usize..size).find(|&worth| fewest[0][worth].is_some()).unwrap_or(0);
    let mut chosen = Goods::NONE;
    for (k, &(good, count)) in kinds.iter().enumerate() {
        let value = catalogue.value(good) as usize;
        let best = fewest[k][worth];
        let fits = |n: &usize| {
            let rest = worth.checked_sub(n * value);
            rest.is_some_and(|rest| fewest[k + 1][rest].map(|cards| cards + n) == best)
        };
        let take = (0..=usize::from(count)).rev().find(fits).unwrap_or(0);
        chosen.add(good, take as u8);
        worth -= take * value;
    }
    chosen
}
