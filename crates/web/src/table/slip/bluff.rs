//! What a merchant promises without having it. Only the merchant's own screen ever knows.

use rules::slip::MerchantGives;
use rules::{Catalogue, Good, Goods, Own};

use crate::table::slip::draft::Pocket;

/// More is promised of a good than is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bluff {
    /// From where.
    pub(crate) pocket: Pocket,
    /// Which good.
    pub(crate) good: Good,
    /// How many of it are there.
    pub(crate) has: u8,
}

/// Every promise of these that the merchant could not keep (H3, H4).
pub(crate) fn bluffs(
    catalogue: &Catalogue,
    gives: &MerchantGives,
    own: &Own,
    face_up: &Goods,
) -> Vec<Bluff> {
    let bag = own.bag.map(|bag| bag.goods()).unwrap_or_default();
    let hidden = catalogue.contraband_of(&gives.stand);
    let spare = bag.minus(&gives.bag).plus(&face_up.plus(&own.face_down).minus(&gives.stand));
    let short = |pocket, promised: &Goods, there: Goods| -> Vec<Bluff> {
        let lacking = promised.iter().filter(|&(good, count)| count > there.count(good));
        lacking.map(|(good, _)| Bluff { pocket, good, has: there.count(good) }).collect()
    };
    let mut bluffs = short(Pocket::FaceDown, &hidden, own.face_down);
    bluffs.extend(short(Pocket::Bag, &gives.bag, bag));
    bluffs.extend(short(Pocket::Either, &gives.either, spare));
    bluffs
}

#[cfg(test)]
mod tests {
    use rules::{Bag, Handful};

    use super::*;

    /// Three apples and a crossbow in the bag, one pepper face down.
    fn own() -> Own {
        Own {
            hand: Goods::NONE,
            face_down: [(Good::PEPPER, 1)].into(),
            bag: Bag::new(&[(Good::APPLES, 3), (Good::CROSSBOW, 1)].into()).ok(),
            set_aside: Handful::default(),
        }
    }

    fn bluffs_of(gives: &MerchantGives) -> Vec<Bluff> {
        bluffs(&Catalogue::of_the_box(), gives, &own(), &[(Good::CHEESE, 2)].into())
    }

    #[test]
    fn what_is_there_is_no_bluff() {
        let gives = MerchantGives {
            stand: [(Good::CHEESE, 2), (Good::PEPPER, 1)].into(),
            bag: [(Good::APPLES, 3)].into(),
            either: [(Good::CROSSBOW, 1)].into(),
            ..MerchantGives::default()
        };
        assert_eq!(bluffs_of(&gives), []);
    }

    #[test]
    fn what_is_not_there_is_one_in_every_pocket() {
        let gives = MerchantGives {
            stand: [(Good::PEPPER, 2)].into(),
            bag: [(Good::MEAD, 1)].into(),
            either: [(Good::SILK, 1)].into(),
            ..MerchantGives::default()
        };
        let bluff = |pocket, good, has| Bluff { pocket, good, has };
        let expected = [
            bluff(Pocket::FaceDown, Good::PEPPER, 1),
            bluff(Pocket::Bag, Good::MEAD, 0),
            bluff(Pocket::Either, Good::SILK, 0),
        ];
        assert_eq!(bluffs_of(&gives), expected);
    }

    #[test]
    fn a_card_is_not_promised_twice() {
        let gives = MerchantGives {
            bag: [(Good::CROSSBOW, 1)].into(),
            either: [(Good::CROSSBOW, 1)].into(),
            ..MerchantGives::default()
        };
        let bluff = Bluff { pocket: Pocket::Either, good: Good::CROSSBOW, has: 0 };
        assert_eq!(bluffs_of(&gives), [bluff]);
    }
}
