//! Each worked example of the rulebooks, told as the books tell it.

use crate::common::*;

use rules::Scene;
use rules::slip::Terms;

#[test]
fn gilbert_declares_four_apples_and_lies_about_three() {
    // I10: one Apple is admitted, the Cheese and two Mead are confiscated for 2 + 4 + 4 gold.
    let [sheriff, gilbert] = [A, B];
    let mut game = Game::of(
        &Scene::new(second(3))
            .sheriff(sheriff)
            .bag(gilbert, goods![APPLES, CHEESE, MEAD * 2])
            .declares(gilbert, rules::Good::APPLES)
            .bag(C, goods![APPLES])
            .declares(C, rules::Good::APPLES)
            .inspection(),
    );
    game.opens(sheriff, gilbert);
    assert_eq!(game.stand(gilbert), goods![APPLES]);
    assert_eq!((game.gold(gilbert), game.gold(sheriff)), (40, 60));
    assert_eq!(game.pile(rules::Side::Left), cards![CHEESE, MEAD, MEAD]);
}

#[test]
fn tuck_offers_five_gold_and_the_sheriff_wants_eight() {
    // I3, I5, I6: five gold and two Apples are offered; the Sheriff's counter is accepted.
    let [sheriff, tuck] = [A, B];
    let mut game = Game::of(
        &Scene::new(first(3))
            .sheriff(sheriff)
            .stand(tuck, goods![APPLES * 3])
            .bag(tuck, goods![CHEESE])
            .declares(tuck, rules::Good::CHEESE)
            .bag(C, goods![APPLES])
            .declares(C, rules::Good::APPLES)
            .inspection(),
    );
    game.offers(tuck, Terms::with(tuck).gold(5).from_stand(goods![APPLES * 2]).hand_back(tuck));
    let counter = Terms::with(tuck).gold(8).from_stand(goods![APPLES * 2]).hand_back(tuck);
    let slip = game.offers(sheriff, counter);
    game.accepts(tuck, slip);
    assert_eq!((game.gold(tuck), game.gold(sheriff)), (42, 58));
    assert_eq!(game.stand(sheriff), goods![APPLES * 2]);
    assert_eq!(game.stand(tuck), goods![APPLES, CHEESE]);
}
