//! The second edition as its book begins: four people, no variant.

use anyhow::Result;
use bots::Phrase;
use rules::slip::Word;
use rules::{Action, Edition, Good, Goods, Options, Scene, Seat, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, bag, brings, evening, exchange, hands_back,
    legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("market-pick-first", market_pick_first),
    ("market-turn", market_turn),
    ("market-wait", market_wait),
    ("load", load),
    ("load-tied", load_tied),
    ("load-wait", load_wait),
    ("declare", declare),
    ("declare-wait", declare_wait),
    ("gate-merchant", gate_merchant),
    ("gate-wanted", gate_wanted),
    ("gate-sheriff", gate_sheriff),
    ("gate-handed-back", gate_handed_back),
    ("gate-caught", gate_caught),
    ("gate-honest", gate_honest),
    ("proof", proof),
    ("debt", debt),
    ("debt-contraband", debt_contraband),
    ("round-end", round_end),
    ("score", score),
    ("score-tied", score_tied),
    ("score-shared", score_shared),
];

/// Round five, this seat the Sheriff, nobody with a card in hand.
fn market_day(sheriff: Seat) -> Result<Scene> {
    evening(Options::new(Edition::Second, 4), sheriff)
}

fn market_pick_first() -> Result<Stage> {
    Stage::open(with_hands(market_day(MAYA)?).market())
}

fn market_turn() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).market();
    Stage::open(scene)?
        .act(OLEK, Action::PickFirst(INES))?
        .act(INES, exchange([(Good::CHEESE, 1), (Good::PEPPER, 1)]))?
        .act(DASHA, exchange([(Good::APPLES, 1)]))
}

fn market_wait() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).market();
    Stage::open(scene)?
        .act(OLEK, Action::PickFirst(DASHA))?
        .act(DASHA, exchange([(Good::APPLES, 1)]))?
        .act(MAYA, exchange([(Good::BREAD, 1), (Good::SILK, 1)]))
}

fn load() -> Result<Stage> {
    Stage::open(with_hands(market_day(OLEK)?).load())
}

/// As many apples on Maya's stand as on Olek's, and as much bread as on Dasha's (V4).
fn load_tied() -> Result<Stage> {
    let contraband = [Good::PEPPER, Good::PEPPER, Good::SILK];
    let scene = with_hands(market_day(OLEK)?).stand(MAYA, and(legal([6, 3, 3, 4]), &contraband));
    Stage::open(scene.load())
}

fn load_wait() -> Result<Stage> {
    load()?
        .act(INES, bag([(Good::BREAD, 3)])?)?
        .act(MAYA, bag([(Good::APPLES, 3), (Good::CROSSBOW, 1)])?)
}

fn declare() -> Result<Stage> {
    load_wait()?.act(DASHA, bag([(Good::CHEESE, 2)])?)?.act(DASHA, Action::Declare(Good::CHEESE))
}

fn declare_wait() -> Result<Stage> {
    declare()?.act(MAYA, Action::Declare(Good::APPLES))
}

fn gate_merchant() -> Result<Stage> {
    declare_wait()?.act(INES, Action::Declare(Good::BREAD))?.say(DASHA, Phrase::WouldILie)
}

/// Olek has looked at every bag and asks for eight gold; slips lie on the desk.
fn gate_wanted() -> Result<Stage> {
    let mine = Terms::with(MAYA)
        .gold(5)
        .from_stand([(Good::CHEESE, 1)])
        .from_bag([(Good::MEAD, 1)])
        .hand_back(MAYA)
        .promise(MAYA, OLEK, Word::HandBackNext);
    gate_merchant()?
        .offer(INES, Terms::with(INES).gold(6).hand_back(INES))?
        .act(OLEK, Action::Threaten(INES))?
        .say(OLEK, Phrase::MakeAnOffer)?
        .offer(DASHA, Terms::with(DASHA).gold(4).from_bag([(Good::CHEESE, 1)]).hand_back(DASHA))?
        .offer(MAYA, mine)?
        .say(MAYA, Phrase::JustApples)?
        .offer(OLEK, Terms::with(MAYA).gold(8).hand_back(MAYA))?
        .offer(INES, Terms::with(INES).gold(3).open(MAYA))
}

/// Maya is the Sheriff, with three bags and as many slips in front of her.
fn gate_sheriff() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?)
        .hand(INES, and(legal([1, 1, 0, 0]), &[Good::PEPPER]))
        .bag(INES, legal([0, 0, 3, 0]))
        .declares(INES, Good::BREAD)
        .hand(OLEK, legal([0, 0, 1, 1]))
        .bag(OLEK, and(legal([2, 0, 0, 0]), &[Good::MEAD, Good::CROSSBOW]))
        .declares(OLEK, Good::APPLES)
        .hand(DASHA, legal([1, 1, 1, 1]))
        .bag(DASHA, legal([0, 2, 0, 0]))
        .declares(DASHA, Good::CHEESE)
        .inspection();
    let oleks = Terms::with(OLEK)
        .gold(5)
        .from_stand([(Good::CHEESE, 1)])
        .from_bag([(Good::MEAD, 1)])
        .hand_back(OLEK)
        .promise(OLEK, MAYA, Word::HandBackNext);
    Stage::open(scene)?
        .offer(INES, Terms::with(INES).gold(3).open(OLEK))?
        .offer(OLEK, oleks)?
        .say(OLEK, Phrase::JustApples)?
        .offer(DASHA, Terms::with(DASHA).gold(2).hand_back(DASHA))
}

fn gate_handed_back() -> Result<Stage> {
    gate_wanted()?.act(MAYA, accepts(4))
}

fn gate_caught() -> Result<Stage> {
    gate_wanted()?.act(OLEK, Action::Open(MAYA))?.say(OLEK, Phrase::KnewIt)
}

fn gate_honest() -> Result<Stage> {
    gate_wanted()?.act(OLEK, Action::Open(INES))?.say(INES, Phrase::ToldYou)
}

/// Olek offers what does not lie under his counter, Ines what her bag does not hold, and Dasha what
/// is in neither place: they will have to show that (H4).
fn proof() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, legal([4, 0, 0, 0]), Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE).inspection();
    let olek = Terms::with(OLEK).gold(2).from_stand([(Good::MEAD, 1)]).hand_back(OLEK);
    let ines = Terms::with(INES).gold(1).from_bag([(Good::MEAD, 1)]).hand_back(INES);
    let either = [(Good::MEAD, 1), (Good::SILK, 1)];
    let dasha = Terms::with(DASHA).from_either(either).hand_back(DASHA);
    Stage::open(scene)?.offer(OLEK, olek)?.offer(INES, ines)?.offer(DASHA, dasha)
}

/// Maya was caught, has no gold, and pays in goods.
fn debt() -> Result<Stage> {
    Stage::open(caught()?)?.act(OLEK, Action::Open(MAYA))
}

/// Maya was caught, has no gold and too few legal goods, and pays in contraband (B2).
fn debt_contraband() -> Result<Stage> {
    let stand = [(Good::PEPPER, 2), (Good::SILK, 1)];
    Stage::open(caught()?.stand(MAYA, stand))?.act(OLEK, Action::Open(MAYA))
}

/// Maya, short of gold, has a crossbow and silk among her apples.
fn caught() -> Result<Scene> {
    Ok(market_day(OLEK)?
        .gold(MAYA, 3)
        .gold(OLEK, 103)
        .hand(MAYA, legal([2, 0, 0, 0]))
        .bag(MAYA, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW, Good::SILK]))
        .declares(MAYA, Good::APPLES)
        .hand(INES, legal([1, 1, 1, 0]))
        .bag(INES, legal([0, 0, 3, 0]))
        .declares(INES, Good::BREAD)
        .hand(DASHA, legal([1, 1, 1, 1]))
        .bag(DASHA, legal([0, 2, 0, 0]))
        .declares(DASHA, Good::CHEESE)
        .hand(OLEK, legal([2, 1, 2, 1]))
        .inspection())
}

/// All three bags are settled, and the next round has begun.
fn round_end() -> Result<Stage> {
    gate_handed_back()?.act(OLEK, Action::Open(DASHA))?.act(OLEK, hands_back(INES))
}

/// The last bag of the last round is settled: ties for apples and chickens, and a promise.
fn score() -> Result<Stage> {
    let scene = market_day(OLEK)?
        .round(8)
        .gold(MAYA, 44)
        .gold(INES, 57)
        .gold(OLEK, 63)
        .gold(DASHA, 36)
        .stand(
            MAYA,
            and(legal([10, 5, 3, 4]), &[Good::CROSSBOW, Good::CROSSBOW, Good::SILK, Good::PEPPER]),
        )
        .stand(INES, and(legal([6, 5, 9, 2]), &[Good::MEAD, Good::MEAD, Good::PEPPER]))
        .stand(OLEK, and(legal([10, 3, 4, 4]), &[Good::PEPPER, Good::PEPPER]))
        .stand(DASHA, and(legal([3, 6, 5, 1]), &[Good::SILK, Good::SILK, Good::MEAD]))
        .bag(DASHA, legal([0, 1, 0, 0]))
        .declares(DASHA, Good::CHEESE)
        .inspection();
    let word =
        Terms::with(DASHA).gold(2).hand_back(DASHA).promise(DASHA, OLEK, Word::Owe(rules::Gold(3)));
    Stage::open(scene)?.offer(DASHA, word)?.act(OLEK, accepts(1))
}

/// The last bag of the last round, with these stands and purses of Maya and Ines, who have as many
/// points (V6).
fn level(maya: (u32, Goods), ines: (u32, Goods)) -> Result<Stage> {
    let scene = market_day(OLEK)?
        .round(8)
        .gold(MAYA, maya.0)
        .gold(INES, ines.0)
        .gold(OLEK, 50)
        .gold(DASHA, 50)
        .stand(MAYA, maya.1)
        .stand(INES, ines.1)
        .stand(OLEK, legal([2, 1, 1, 1]))
        .stand(DASHA, legal([1, 1, 2, 2]));
    let scene = brings(scene, DASHA, legal([0, 1, 0, 0]), Good::CHEESE).inspection();
    Stage::open(scene)?.act(OLEK, hands_back(DASHA))
}

/// Maya has more legal goods cards than Ines.
fn score_tied() -> Result<Stage> {
    let maya = and(legal([8, 0, 0, 3]), &[Good::PEPPER]);
    level((50, maya), (50, and(legal([0, 6, 3, 0]), &[Good::MEAD])))
}

/// Maya and Ines have as many cards of each family, too.
fn score_shared() -> Result<Stage> {
    let maya = and(legal([6, 0, 0, 4]), &[Good::PEPPER]);
    level((51, maya), (49, and(legal([0, 7, 3, 0]), &[Good::PEPPER])))
}
