//! Goods beyond the basic deck: Royal Goods (G2, V3), and what a host adds (G3).

use anyhow::Result;
use rules::catalogue::CountsAs;
use rules::{Action, Edition, Family, Good, Options, Promo, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, bag, brings, evening, legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("royal-load", royal_load),
    ("royal-gate", royal_gate),
    ("royal-score", royal_score),
    ("promo-load", promo_load),
    ("promo-declare", promo_declare),
    ("promo-gate", promo_gate),
    ("promo-score", promo_score),
];

/// The host's own goods come after those of the books.
const HONEY: Good = Good::new(15);
const SPYGLASS: Good = Good::new(16);
const CIDER: Good = Good::new(17);

/// The second edition with Royal Goods.
fn royal() -> Options {
    Options { royal_goods: true, ..Options::new(Edition::Second, 4) }
}

/// The second edition with three goods of the host's own, one of each family.
fn promo() -> Options {
    let good = |name: &str, family, value, penalty, copies| Promo {
        name: name.to_owned(),
        family,
        value,
        penalty,
        counts_as: None,
        copies,
    };
    let as_apples = CountsAs { good: "apples".to_owned(), number: 2 };
    let promos = vec![
        good("Honey", Family::Legal, 5, 3, 8),
        good("Spyglass", Family::Contraband, 10, 6, 4),
        Promo { counts_as: Some(as_apples), ..good("Sweet Cider", Family::Royal, 5, 3, 3) },
    ];
    Options { promos, ..Options::new(Edition::Second, 4) }
}

/// Three Royal Goods in Maya's hand, one under her counter.
fn royal_load() -> Result<Stage> {
    let royal_goods = [Good::GOLDEN_APPLES, Good::BLUE_CHEESE, Good::ROYAL_ROOSTER];
    let stand = [Good::PEPPER, Good::SILK, Good::RYE_BREAD];
    let scene = with_hands(evening(royal(), OLEK)?)
        .stand(MAYA, and(legal([5, 3, 2, 4]), &stand))
        .hand(MAYA, and(legal([2, 1, 0, 0]), &royal_goods));
    Stage::open(scene.load())
}

/// A royal good in two of the bags before Maya: neither is what its owner says.
fn royal_gate() -> Result<Stage> {
    let scene = with_hands(evening(royal(), MAYA)?);
    let scene = brings(scene, INES, and(legal([0, 2, 0, 0]), &[Good::GOUDA_CHEESE]), Good::CHEESE);
    let scene = brings(scene, OLEK, legal([3, 0, 0, 0]), Good::APPLES);
    let rooster = and(legal([0, 0, 0, 2]), &[Good::ROYAL_ROOSTER]);
    let scene = brings(scene, DASHA, rooster, Good::CHICKENS).inspection();
    let slip = Terms::with(DASHA).gold(2).from_bag([(Good::ROYAL_ROOSTER, 1)]).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)
}

/// The end: golden apples make Maya King of apples, and blue cheese ties Ines with Dasha.
fn royal_score() -> Result<Stage> {
    let scene = evening(royal(), OLEK)?
        .round(8)
        .stand(MAYA, and(legal([8, 5, 3, 4]), &[Good::GOLDEN_APPLES, Good::SILK, Good::PEPPER]))
        .stand(INES, and(legal([6, 4, 9, 2]), &[Good::BLUE_CHEESE, Good::MEAD]))
        .stand(OLEK, and(legal([10, 3, 4, 3]), &[Good::ROYAL_ROOSTER, Good::PEPPER]))
        .stand(DASHA, and(legal([3, 6, 5, 1]), &[Good::SILK, Good::SILK, Good::RYE_BREAD]));
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).gold(2).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)?.act(OLEK, accepts(1))
}

/// The host's goods in Maya's hand and on two stands.
fn promo_load() -> Result<Stage> {
    let scene = with_hands(evening(promo(), OLEK)?)
        .stand(MAYA, and(legal([5, 3, 2, 4]), &[HONEY, HONEY, SPYGLASS, Good::SILK]))
        .stand(INES, and(legal([4, 2, 5, 1]), &[HONEY, Good::MEAD]))
        .hand(MAYA, and(legal([1, 0, 0, 0]), &[HONEY, HONEY, SPYGLASS, CIDER, Good::PEPPER]));
    Stage::open(scene.load())
}

/// Honey can be said, and with a spyglass below it would be a lie.
fn promo_declare() -> Result<Stage> {
    promo_load()?
        .act(INES, bag([(Good::BREAD, 3)])?)?
        .act(MAYA, bag([(HONEY, 2), (SPYGLASS, 1)])?)?
        .act(DASHA, bag([(Good::CHEESE, 2)])?)?
        .act(DASHA, Action::Declare(Good::CHEESE))
}

/// Dasha offers two goods of the host's for her bag.
fn promo_gate() -> Result<Stage> {
    let scene = with_hands(evening(promo(), MAYA)?)
        .stand(DASHA, and(legal([2, 5, 3, 0]), &[HONEY, HONEY, SPYGLASS]));
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, legal([3, 0, 0, 0]), Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).from_stand([(HONEY, 1), (SPYGLASS, 1)]).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)
}

/// The end, with the host's goods on every stand.
fn promo_score() -> Result<Stage> {
    let scene = evening(promo(), OLEK)?
        .round(8)
        .stand(MAYA, and(legal([8, 5, 3, 4]), &[HONEY, HONEY, SPYGLASS, CIDER, Good::SILK]))
        .stand(INES, and(legal([6, 4, 9, 2]), &[HONEY, Good::MEAD]))
        .stand(OLEK, and(legal([9, 3, 4, 3]), &[SPYGLASS, Good::PEPPER]))
        .stand(DASHA, and(legal([3, 6, 5, 1]), &[HONEY, HONEY, HONEY, Good::SILK]));
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    let slip = Terms::with(DASHA).gold(2).hand_back(DASHA);
    Stage::open(scene)?.offer(DASHA, slip)?.act(OLEK, accepts(1))
}
