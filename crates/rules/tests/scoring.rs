//! Final scoring, read like the rulebook (V, K4).

#![allow(missing_docs, reason = "the names of tests say what they test")]

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::catalogue::{BONUSES, CountsAs};
use rules::score::{Bonus, Role, ScoreSheet, SeatScore, Stall, TieBreak, in_sight, tally};
use rules::setup::BlackMarketRule;
use rules::{
    Catalogue, Edition, Family, Gold, Good, Goods, Options, Phase, Promo, Scene, Seat, Seed, Setup,
    State, random,
};

/// Someone with goods on the stand and no gold.
fn stall<const N: usize>(stand: [(Good, u8); N]) -> Stall {
    Stall { stand: Goods::from(stand), ..Stall::default() }
}

/// The same with so much gold.
fn rich<const N: usize>(gold: u32, stand: [(Good, u8); N]) -> Stall {
    Stall { gold: Gold(gold), ..stall(stand) }
}

/// Counts up with every good of the box.
fn count(stalls: &[Stall]) -> ScoreSheet {
    tally(&Catalogue::of_the_box(), stalls)
}

/// Counts up a game for so many players, with its royal goods.
fn count_for(players: u8, stalls: &[Stall]) -> ScoreSheet {
    let mut options = Options::new(Edition::Second, players);
    options.royal_goods = true;
    tally(Setup::new(options).expect("this can be played").catalogue(), stalls)
}

/// The title of a seat for one kind, and what it scores.
fn title(seat: &SeatScore, kind: Good) -> Option<(Role, u64)> {
    seat.bonuses.iter().find(|bonus| bonus.good == kind).map(|bonus| (bonus.role, bonus.points))
}

/// The titles of all seats for one kind.
fn titles(sheet: &ScoreSheet, kind: Good) -> Vec<Option<(Role, u64)>> {
    sheet.seats.iter().map(|seat| title(seat, kind)).collect()
}

/// The totals of all seats.
fn totals(sheet: &ScoreSheet) -> Vec<u64> {
    sheet.seats.iter().map(|seat| seat.total).collect()
}

/// David's stand in the rulebooks' example (V7).
fn david() -> Stall {
    let legal = [(Good::APPLES, 4), (Good::CHEESE, 6), (Good::BREAD, 1), (Good::CHICKENS, 4)];
    let contraband = [(Good::PEPPER, 2), (Good::CROSSBOW, 1)];
    let stand = Goods::from(legal).plus(&Goods::from(contraband));
    Stall { gold: Gold(42), stand, black_market: Vec::new() }
}

#[test]
fn david_has_125_points() {
    // V2, V7: he is Cheese King and shares the title of Chicken Queen.
    let ahead = [(Good::APPLES, 9), (Good::BREAD, 5), (Good::CHICKENS, 7)];
    let equal = [(Good::APPLES, 6), (Good::CHEESE, 2), (Good::BREAD, 3), (Good::CHICKENS, 4)];
    let sheet = count(&[david(), stall(ahead), stall(equal)]);
    let david = &sheet.seats[0];

    let points: Vec<u64> = david.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [8, 18, 3, 16, 12, 9]);
    assert_eq!(david.goods, 66);
    assert_eq!(david.gold, Gold(42));
    let king = Bonus { good: Good::CHEESE, counted: 6, role: Role::King, points: 15 };
    let role = Role::SharedQueen { among: 2 };
    let queen = Bonus { good: Good::CHICKENS, counted: 4, role, points: 2 };
    assert_eq!(david.bonuses, [king, queen]);
    assert_eq!(david.total, 125);
    assert_eq!((david.legal_cards, david.contraband_cards), (15, 3));
}

#[test]
fn every_good_scores_the_value_on_its_card() {
    // G1, V2: one card of each kind, in the order of the table.
    let stand = (0..15).map(Good::new).collect();
    let sheet = count(&[Stall { stand, ..Stall::default() }]);
    let values: Vec<u64> = sheet.seats[0].lines.iter().map(|line| line.points).collect();
    assert_eq!(values, [2, 3, 3, 4, 6, 7, 8, 9, 4, 6, 6, 9, 6, 9, 8]);
    // V6: four kinds of the box are legal, eleven are not, whatever they count as for King.
    assert_eq!((sheet.seats[0].legal_cards, sheet.seats[0].contraband_cards), (4, 11));
}

#[test]
fn king_and_queen_of_each_kind_score_what_the_table_says() {
    // V2, V3
    for (kind, king, queen) in [
        (Good::APPLES, 20, 10),
        (Good::CHEESE, 15, 10),
        (Good::BREAD, 15, 10),
        (Good::CHICKENS, 10, 5),
    ] {
        let sheet = count(&[stall([(kind, 1)]), stall([(kind, 3)]), stall([(kind, 2)])]);
        let expected = [None, Some((Role::King, king)), Some((Role::Queen, queen))];
        assert_eq!(titles(&sheet, kind), expected);
    }
}

#[test]
fn a_gouda_makes_will_the_cheese_king() {
    // V3: ten cheese and a Gouda that counts as two beat eleven cheese.
    let will = stall([(Good::CHEESE, 10), (Good::GOUDA_CHEESE, 1)]);
    let marion = stall([(Good::CHEESE, 11)]);
    let sheet = count(&[will, marion]);
    assert_eq!(titles(&sheet, Good::CHEESE), [Some((Role::King, 15)), Some((Role::Queen, 10))]);
    assert_eq!(sheet.seats[0].bonuses[0].counted, 12);
    // The Gouda still scores its own value.
    assert_eq!(sheet.seats[0].goods, 10 * 3 + 6);
}

#[test]
fn without_the_gouda_marion_is_the_cheese_king() {
    // V3
    let sheet = count(&[stall([(Good::CHEESE, 10)]), stall([(Good::CHEESE, 11)])]);
    assert_eq!(titles(&sheet, Good::CHEESE), [Some((Role::Queen, 10)), Some((Role::King, 15))]);
}

#[test]
fn royal_goods_count_as_two_or_three_of_their_kind() {
    // V3
    for (royal, kind, number) in [
        (Good::GREEN_APPLES, Good::APPLES, 2),
        (Good::GOLDEN_APPLES, Good::APPLES, 3),
        (Good::GOUDA_CHEESE, Good::CHEESE, 2),
        (Good::BLUE_CHEESE, Good::CHEESE, 3),
        (Good::RYE_BREAD, Good::BREAD, 2),
        (Good::PUMPERNICKEL, Good::BREAD, 3),
        (Good::ROYAL_ROOSTER, Good::CHICKENS, 2),
    ] {
        let sheet = count(&[stall([(royal, 1)]), stall([(kind, number)])]);
        let tied = |title: Option<(Role, u64)>| {
            title.is_some_and(|(role, _)| role == Role::SharedKing { among: 2 })
        };
        assert!(titles(&sheet, kind).into_iter().all(tied));
    }
}

#[test]
fn a_promo_good_counts_as_its_host_says() {
    // G3, V3
    let mut options = Options::new(Edition::First, 4);
    options.promos.push(Promo {
        name: "Cider".into(),
        family: Family::Legal,
        value: 5,
        penalty: 2,
        counts_as: Some(CountsAs { good: "apples".into(), number: 5 }),
        copies: 2,
    });
    let setup = Setup::new(options).expect("the promo good is well described");
    let cider = setup.catalogue().by_key("cider").expect("it is in the catalogue");
    let sheet = tally(setup.catalogue(), &[stall([(cider, 1)]), stall([(Good::APPLES, 4)])]);
    assert_eq!(title(&sheet.seats[0], Good::APPLES), Some((Role::King, 20)));
    assert_eq!(sheet.seats[0].goods, 5);
    // V6: a legal promo good is a legal goods card.
    assert_eq!((sheet.seats[0].legal_cards, sheet.seats[0].contraband_cards), (1, 0));
}

#[test]
fn three_players_have_no_bread_bonus() {
    // V3: no plain Bread is in the deck of three, so even Rye Bread makes no King.
    let stalls = [stall([(Good::RYE_BREAD, 2)]), stall([(Good::BREAD, 3)]), stall([])];
    let with_three = count_for(3, &stalls);
    assert_eq!(titles(&with_three, Good::BREAD), [None; 3]);
    assert_eq!(with_three.seats[0].total, 12);
    let with_four = count_for(4, &stalls);
    assert_eq!(title(&with_four.seats[0], Good::BREAD), Some((Role::King, 15)));
}

#[test]
fn a_tie_for_king_shares_both_bonuses_and_nobody_is_queen() {
    // V4: added up, divided by the number tied, rounded down.
    for (kind, king, queen) in BONUSES {
        for among in 2..=4 {
            let mut stalls = vec![stall([(kind, 5)]); among as usize];
            stalls.push(stall([(kind, 4)]));
            let share = u64::from((king + queen) / among);
            let mut expected = vec![Some((Role::SharedKing { among }, share)); among as usize];
            expected.push(None);
            assert_eq!(titles(&count(&stalls), kind), expected);
        }
    }
}

#[test]
fn shares_of_a_kings_bonus_are_rounded_down() {
    // V4: 30 for two, three and four apple Kings; 25 for cheese; 15 for chickens.
    let share = |kind, tied| count(&vec![stall([(kind, 1)]); tied]).seats[0].bonuses[0].points;
    assert_eq!([2, 3, 4].map(|tied| share(Good::APPLES, tied)), [15, 10, 7]);
    assert_eq!([2, 3, 4].map(|tied| share(Good::CHEESE, tied)), [12, 8, 6]);
    assert_eq!([2, 3, 4].map(|tied| share(Good::CHICKENS, tied)), [7, 5, 3]);
}

#[test]
fn a_tie_for_queen_shares_the_queens_bonus() {
    // V4
    let share = |kind, tied| {
        let mut stalls = vec![stall([(kind, 1)]); tied];
        stalls.push(stall([(kind, 2)]));
        let sheet = count(&stalls);
        assert!(title(&sheet.seats[tied], kind).is_some_and(|(role, _)| role == Role::King));
        title(&sheet.seats[0], kind).expect("they share the title")
    };
    let shared = |among, points| (Role::SharedQueen { among }, points);
    assert_eq!(share(Good::APPLES, 2), shared(2, 5));
    assert_eq!(share(Good::BREAD, 3), shared(3, 3));
    assert_eq!(share(Good::CHICKENS, 4), shared(4, 1));
}

#[test]
fn a_player_with_none_is_neither_king_nor_queen() {
    // V5: one has apples, so there is a King and no Queen; nobody has cheese.
    let sheet = count(&[stall([(Good::APPLES, 1)]), stall([]), stall([])]);
    assert_eq!(titles(&sheet, Good::APPLES), [Some((Role::King, 20)), None, None]);
    assert_eq!(titles(&sheet, Good::CHEESE), [None; 3]);
}

#[test]
fn black_market_cards_score_their_value_and_are_no_goods_cards() {
    // K4, V6
    let smuggler = Stall { black_market: vec![30, 34], ..stall([(Good::SILK, 1)]) };
    let sheet = count(&[smuggler, stall([])]);
    let smuggler = &sheet.seats[0];
    assert_eq!(smuggler.black_market, 64);
    assert_eq!(smuggler.total, 8 + 64);
    assert_eq!((smuggler.legal_cards, smuggler.contraband_cards), (0, 1));
}

#[test]
fn most_points_wins() {
    // V6
    let sheet = count(&[rich(49, []), rich(51, []), rich(50, [])]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![1], TieBreak::Points));
}

#[test]
fn a_tie_goes_to_the_most_legal_goods_cards() {
    // V6: the apple King has one legal card, the other has none.
    let sheet = count(&[rich(10, [(Good::APPLES, 1)]), rich(23, [(Good::CROSSBOW, 1)])]);
    assert_eq!(totals(&sheet), [32, 32]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![0], TieBreak::LegalGoods));
}

#[test]
fn royal_goods_are_no_legal_cards_in_a_tie() {
    // V6: two green apples share the title with four plain ones, but are not legal cards.
    let sheet = count(&[rich(11, [(Good::GREEN_APPLES, 2)]), rich(11, [(Good::APPLES, 4)])]);
    assert_eq!(totals(&sheet), [34, 34]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![1], TieBreak::LegalGoods));
}

#[test]
fn a_further_tie_goes_to_the_most_contraband_cards() {
    // V6: nobody has a legal card, and three peppers are more cards than two crossbows.
    let sheet = count(&[stall([(Good::CROSSBOW, 2)]), stall([(Good::PEPPER, 3)]), stall([])]);
    assert_eq!(totals(&sheet), [18, 18, 0]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![1], TieBreak::Contraband));
}

#[test]
fn royal_goods_are_contraband_cards_in_a_tie_and_black_market_cards_are_not() {
    // V6: a royal rooster scores 8 and makes its owner King, a Black Market card scores as much.
    let market = Stall { black_market: vec![18], ..Stall::default() };
    let sheet = count(&[market, stall([(Good::ROYAL_ROOSTER, 1)])]);
    assert_eq!(totals(&sheet), [18, 18]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![1], TieBreak::Contraband));
}

#[test]
fn three_who_are_equal_in_everything_share_the_victory() {
    // V6: the one with fewer points has no part in it.
    let equal = rich(20, [(Good::APPLES, 2), (Good::MEAD, 1)]);
    let sheet = count(&[equal.clone(), rich(30, []), equal.clone(), equal]);
    assert_eq!(totals(&sheet), [41, 30, 41, 41]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![0, 2, 3], TieBreak::Shared));
}

#[test]
fn only_those_with_the_most_points_take_part_in_a_tie_break() {
    // V6: the third has the most legal cards, but too few points.
    let many = stall([(Good::APPLES, 5)]);
    let sheet = count(&[rich(100, []), rich(91, [(Good::CROSSBOW, 1)]), many]);
    assert_eq!((sheet.winners, sheet.tie_break), (vec![1], TieBreak::Contraband));
}

#[test]
fn the_largest_stalls_are_counted_without_overflow() {
    // V2
    let mut stand = Goods::NONE;
    (0..15).for_each(|number| stand.add(Good::new(number), u8::MAX));
    let hoard = Stall { gold: Gold(u32::MAX), stand, black_market: vec![u16::MAX; 12] };
    let sheet = count(&[hoard.clone(), hoard]);
    let goods = 255 * (2 + 3 + 3 + 4 + 6 + 7 + 8 + 9 + 4 + 6 + 6 + 9 + 6 + 9 + 8);
    let shares = 15 + 12 + 12 + 7;
    let black_market = 12 * u64::from(u16::MAX);
    let total = goods + shares + black_market + u64::from(u32::MAX);
    assert_eq!(totals(&sheet), [total, total]);
    assert_eq!(sheet.tie_break, TieBreak::Shared);
}

#[test]
fn where_nobody_plays_nobody_wins() {
    assert!(count(&[]).winners.is_empty());
}

/// Plays a game to its end at random.
fn finished(setup: &Arc<Setup>, seed: u64) -> State {
    let mut state = State::deal(Arc::clone(setup), Seed::from_number(seed));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    assert_eq!(ScoreSheet::of(&state), None, "there is no score before the end");
    while !state.is_over() {
        if let Some((actor, action)) = random::next_move(&state, &mut rng) {
            state.apply(actor, action, &mut |_| {}).expect("random moves are legal");
        }
    }
    state
}

/// The values of all Black Market cards that were claimed in a game.
fn claimed(state: &State) -> Vec<u64> {
    let piles = state.setup().black_market().into_iter().flatten().zip(&state.public().claimed);
    let cards = piles.flat_map(|(stock, owners)| stock.values.into_iter().zip(owners));
    cards.filter(|(_, owner)| owner.is_some()).map(|(value, _)| u64::from(value)).collect()
}

#[test]
fn a_finished_game_counts_stands_gold_and_claimed_cards_but_no_hands() {
    // V1, V2, K4
    let mut options = Options::new(Edition::Second, 4);
    options.royal_goods = true;
    options.black_market = Some(BlackMarketRule::default());
    let setup = Arc::new(Setup::new(options).expect("this can be played"));
    let mut claims = 0;
    for seed in 0..40 {
        let state = finished(&setup, seed);
        let sheet = ScoreSheet::of(&state).expect("the game is over");
        let Phase::Over(revealed) = &state.public().phase else { panic!("the game is over") };
        assert_eq!(sheet.seats.len(), 4);
        for (seat, score) in setup.seats().iter().zip(&sheet.seats) {
            let merchant = &state.public().merchants[seat];
            let stand = merchant.face_up.plus(&revealed[seat]);
            assert_eq!(score.goods, u64::from(setup.catalogue().value_of(&stand)));
            assert_eq!(score.gold, merchant.gold);
            let bonuses: u64 = score.bonuses.iter().map(|bonus| bonus.points).sum();
            let parts = score.goods + u64::from(score.gold.0) + bonuses + score.black_market;
            assert_eq!(score.total, parts);
        }
        let cards = claimed(&state);
        let scored: u64 = sheet.seats.iter().map(|seat| seat.black_market).sum();
        assert_eq!(scored, cards.iter().sum::<u64>());
        claims += cards.len();
    }
    assert!(claims > 0, "some Black Market card was claimed");
}

#[test]
fn what_lies_face_up_says_who_is_king_so_far() {
    // P1, V3
    const MAYA: Seat = Seat::new(0);
    const INES: Seat = Seat::new(1);
    let setup = Arc::new(Setup::new(Options::new(Edition::Second, 4)).expect("this can be played"));
    let scene = Scene::new(Arc::clone(&setup))
        .stand(MAYA, [(Good::APPLES, 2), (Good::SILK, 1)])
        .stand(INES, [(Good::APPLES, 3)]);
    let state = scene.build().expect("this can be set up");
    let stalls = in_sight(&setup, state.public());
    let sheet = tally(setup.catalogue(), &stalls);
    let apples = titles(&sheet, Good::APPLES);
    assert_eq!(apples, [Some((Role::Queen, 10)), Some((Role::King, 20)), None, None]);
    assert_eq!(stalls[0].stand, Goods::of(Good::APPLES, 2), "silk lies face down");
}
