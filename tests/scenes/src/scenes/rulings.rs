//! What is rare at the gate: goods of every pocket, people without a bag, debts on both sides, a new
//! deck, and words that are kept.

use anyhow::Result;
use rules::slip::Word;
use rules::{Action, Edition, Gold, Good, Goods, Options, Scene, Seat, Terms};

use super::{
    DASHA, INES, MAYA, Named, OLEK, accepts, and, bag, brings, evening, exchange, hands_back,
    legal, with_hands,
};
use crate::stage::Stage;

/// The scenes of this chapter.
pub(super) const SCENES: &[Named] = &[
    ("gate-goods", gate_goods),
    ("gate-swap", gate_swap),
    ("gate-outsiders", gate_outsiders),
    ("load-cardless", load_cardless),
    ("gate-cardless", gate_cardless),
    ("gate-more", gate_more),
    ("gate-bluff", gate_bluff),
    ("gate-last", gate_last),
    ("debt-all", debt_all),
    ("debt-sheriff", debt_sheriff),
    ("last-cards", last_cards),
    ("score-promises", score_promises),
];

/// Round five of the second edition, this seat the Sheriff, nobody with a card in hand.
fn market_day(sheriff: Seat) -> Result<Scene> {
    evening(Options::new(Edition::Second, 4), sheriff)
}

/// At Maya's gate: Ines wants a good of Maya's own, Olek pays with what lies face down, and Dasha
/// promises mead from bag or stand (I5, H4).
fn gate_goods() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE).inspection();
    let ines = Terms::with(INES).gold(6).law_gives(MAYA, 1, [(Good::CHEESE, 1)]).hand_back(INES);
    let olek = Terms::with(OLEK).from_stand([(Good::SILK, 1)]).hand_back(OLEK);
    let dasha = Terms::with(DASHA).from_either([(Good::MEAD, 1)]).hand_back(DASHA);
    Stage::open(scene)?.offer(INES, ines)?.offer(OLEK, olek)?.offer(DASHA, dasha)
}

/// Olek the Sheriff gives an apple and silk from under the counter for gold of Maya's (I5).
fn gate_swap() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let scene = brings(scene, MAYA, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection();
    let gives = [(Good::APPLES, 1), (Good::SILK, 1)];
    Stage::open(scene)?
        .offer(OLEK, Terms::with(MAYA).gold(9).law_gives(OLEK, 0, gives).hand_back(MAYA))
}

/// At Maya's gate, one bag is left, and two without one want different things of it: Olek, whose own
/// was opened (I12), and Dasha, who had no card (M8).
fn gate_outsiders() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?).hand(DASHA, Goods::NONE);
    let scene = brings(scene, INES, and(legal([0, 0, 2, 0]), &[Good::MEAD]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let olek = Terms::with(OLEK).gold(4).from_stand([(Good::APPLES, 2)]).hand_back(INES);
    Stage::open(scene.inspection())?
        .act(MAYA, Action::Open(OLEK))?
        .offer(OLEK, olek)?
        .offer(DASHA, Terms::with(DASHA).gold(3).open(INES))
}

/// Maya has no card, and packs no bag while the others do (M8).
fn load_cardless() -> Result<Stage> {
    Stage::open(with_hands(market_day(OLEK)?).hand(MAYA, Goods::NONE).load())
}

/// Maya has no card and sits the round out; Olek asks whether Dasha's bag is worth something to her
/// (M8).
fn gate_cardless() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).hand(MAYA, Goods::NONE);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection();
    let asks = Terms::with(MAYA).gold(3).from_stand([(Good::CHICKENS, 1)]).hand_back(DASHA);
    Stage::open(scene)?.offer(OLEK, asks)
}

/// At Maya's gate: Dasha asks for more than her own bag, and Ines pays for Olek's, for which Olek
/// offers gold himself (I6).
fn gate_more() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, and(legal([0, 2, 0, 0]), &[Good::MEAD]), Good::CHEESE);
    Stage::open(scene.inspection())?
        .offer(OLEK, Terms::with(OLEK).gold(6).hand_back(OLEK))?
        .offer(DASHA, Terms::with(DASHA).gold(5).hand_back(DASHA).open(OLEK))?
        .offer(INES, Terms::with(INES).gold(4).hand_back(OLEK))
}

/// The last bag of a round is at Maya's gate, and Ines promises mead from it that is not there (H3, H4).
fn gate_bluff() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?).hand(OLEK, Goods::NONE).hand(DASHA, Goods::NONE);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection();
    let ines = Terms::with(INES).gold(2).from_bag([(Good::MEAD, 1)]).hand_back(INES);
    Stage::open(scene)?.offer(INES, ines)
}

/// The last bag of the game, Ines's, is at Maya's gate. Dasha has paid for hers with a word that can
/// still be kept (H2).
fn gate_last() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?).round(8).hand(OLEK, Goods::NONE);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE).inspection();
    let word = Terms::with(DASHA).gold(2).hand_back(DASHA).promise(DASHA, MAYA, Word::Owe(Gold(3)));
    Stage::open(scene)?.offer(DASHA, word)?.act(MAYA, accepts(1))
}

/// Maya was caught with four crossbows, and all that she has is too little (B3).
fn debt_all() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?)
        .gold(MAYA, 1)
        .gold(OLEK, 105)
        .stand(MAYA, [(Good::PEPPER, 2)])
        .stand(DASHA, legal([2, 5, 3, 0]));
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let crossbows = [Good::CROSSBOW; 4];
    let scene = brings(scene, MAYA, and(legal([1, 0, 0, 0]), &crossbows), Good::APPLES);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    Stage::open(scene.inspection())?.act(OLEK, Action::Open(MAYA))
}

/// Maya the Sheriff has opened an honest bag, and has too little gold for it (I9, B4).
fn debt_sheriff() -> Result<Stage> {
    let scene = with_hands(market_day(MAYA)?).gold(MAYA, 1).gold(INES, 100);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD);
    let scene = brings(scene, OLEK, and(legal([2, 0, 0, 0]), &[Good::CROSSBOW]), Good::APPLES);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    Stage::open(scene.inspection())?.act(MAYA, Action::Open(INES))
}

/// One card is left in the deck, and it is Maya's turn at the market (M7).
fn last_cards() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).market_turn(MAYA).whole_deck([Good::CHICKENS]);
    Stage::open(scene)
}

/// The end, with a word of every fate: kept, broken, never due (H2).
fn score_promises() -> Result<Stage> {
    let scene = with_hands(market_day(OLEK)?).round(7);
    let scene = brings(scene, DASHA, legal([0, 2, 0, 0]), Good::CHEESE);
    let scene = brings(scene, MAYA, legal([2, 0, 0, 0]), Good::APPLES);
    let scene = brings(scene, INES, legal([0, 0, 3, 0]), Good::BREAD).inspection();
    let dashas = Terms::with(DASHA)
        .gold(1)
        .hand_back(DASHA)
        .promise(DASHA, OLEK, Word::HandBackNext)
        .promise(DASHA, OLEK, Word::OpenNext(MAYA));
    let mayas = Terms::with(MAYA)
        .gold(1)
        .hand_back(MAYA)
        .promise(OLEK, MAYA, Word::HandBackNext)
        .promise(MAYA, OLEK, Word::Owe(Gold(3)));
    let ines = Terms::with(INES).gold(1).promise(INES, OLEK, Word::Owe(Gold(2)));
    let inspected = Stage::open(scene)?
        .offer(DASHA, dashas)?
        .act(OLEK, accepts(1))?
        .offer(MAYA, mayas)?
        .act(OLEK, accepts(2))?
        .offer(INES, ines)?
        .act(OLEK, accepts(3))?
        .offer(INES, Terms::with(INES).gold(2).hand_back(INES))?
        .act(OLEK, accepts(4))?;
    // The last round: Dasha is the Sheriff, and hands every bag back.
    let merchants = [MAYA, INES, OLEK];
    let mut stage = inspected.act(DASHA, Action::PickFirst(MAYA))?;
    for seat in merchants {
        stage = stage.act(seat, exchange(Goods::NONE))?;
    }
    for seat in merchants {
        stage = stage.act(seat, bag([(Good::APPLES, 1)])?)?;
    }
    for seat in merchants {
        stage = stage.act(seat, Action::Declare(Good::APPLES))?;
    }
    for seat in merchants {
        stage = stage.act(DASHA, hands_back(seat))?;
    }
    Ok(stage)
}
