//! Setup: editions, variants, the deal and the first Sheriff (S).

use std::sync::Arc;

use crate::common::*;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::setup::{BlackMarketRule, Honour, MarketPile, MarketRule, SpentContraband};
use rules::{
    Ask, Edition, Event, Family, Gold, Good, Goods, Law, Observer, Options, Phase, Promo,
    PromoError, Seat, Seats, Seed, Setup, SetupError, Side, State, random,
};

/// Why an edition with so many players and this change cannot be played.
#[track_caller]
fn refused(edition: Edition, players: u8, change: impl FnOnce(&mut Options)) -> SetupError {
    let mut options = Options::new(edition, players);
    change(&mut options);
    Setup::new(options).expect_err("cannot be played so")
}

/// Why a Black Market whose first pile is this cannot be played.
#[track_caller]
fn refused_pile(good: &str, top: u16, bottom: u16) -> SetupError {
    refused(Edition::Second, 4, |o| {
        let mut rule = BlackMarketRule::default();
        rule.piles[0] = MarketPile { good: good.into(), top, bottom };
        o.black_market = Some(rule);
    })
}

/// The game that this setup and seed deal.
fn dealt(setup: &Arc<Setup>, seed: u64) -> State {
    State::deal(Arc::clone(setup), Seed::from_number(seed))
}

/// All hands of a game, seat by seat.
fn hands(state: &State) -> Vec<Goods> {
    state.setup().seats().iter().map(|seat| state.secrets_of(seat).hand).collect()
}

/// Plays a whole game at random: who was the law in each round.
fn laws_of_a_game(setup: &Arc<Setup>, number: u64) -> Vec<Law> {
    let mut state = dealt(setup, number);
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut laws = vec![state.public().law];
    while !state.is_over() {
        let Some((actor, action)) = random::next_move(&state, &mut rng) else { continue };
        let mut tell = |event: Event| {
            if let Event::RoundBegan { round, law } = event {
                laws.push(law);
                assert_eq!(usize::from(round), laws.len());
            }
        };
        state.apply(actor, action, &mut tell).expect("a legal action");
    }
    laws
}

#[test]
fn three_to_five_play_either_edition_and_six_the_second() {
    // S1
    for edition in [Edition::First, Edition::Second] {
        for players in 3..=5 {
            let setup = setup_with(edition, players, |_| {});
            assert_eq!(setup.seats(), Seats::all(players));
            assert!(!setup.options().deputies);
        }
        for players in [0, 1, 2, 7, 8, 255] {
            assert_eq!(refused(edition, players, |_| {}), SetupError::Players(players));
            let with_deputies = refused(edition, players, |o| o.deputies = true);
            assert_eq!(with_deputies, SetupError::Players(players));
        }
    }
    assert!(second(6).options().deputies, "six always play with Deputies");
}

#[test]
fn deputies_and_six_players_belong_together() {
    // S1: six without Deputies are refused, and so are Deputies with fewer.
    assert_eq!(refused(Edition::First, 6, |_| {}), SetupError::SixWithoutDeputies);
    let off = refused(Edition::Second, 6, |o| o.deputies = false);
    assert_eq!(off, SetupError::SixWithoutDeputies);
    for edition in [Edition::First, Edition::Second] {
        for players in 3..=5 {
            let on = refused(edition, players, |o| o.deputies = true);
            assert_eq!(on, SetupError::DeputiesWithFewer(players));
        }
    }
}

#[test]
fn six_players_may_use_the_first_editions_market_when_deputies_are_switched_on() {
    // S1: the mix is allowed; S4: it has both piles.
    let setup = setup_with(Edition::First, 6, |o| o.deputies = true);
    let state = dealt(&setup, 3);
    let Law::Deputies(one, two) = state.public().law else { panic!("two Deputies are on duty") };
    assert_ne!(one, two);
    let piles = [Side::Left, Side::Right].map(|side| state.public().discards.len(side));
    assert_eq!(piles, [5, 5]);
    let merchants = state.public().merchants_on_duty(&setup);
    let next = merchants.clockwise_after(one).next().expect("four merchants");
    assert_eq!(state.asked(next), Some(Ask::Exchange), "nobody picks who goes first");
}

#[test]
fn an_edition_is_a_preset_of_market_and_honour_with_every_variant_off() {
    // S1, S3, S4
    let first = first(4);
    assert_eq!(first.options().market, MarketRule::TwoPiles);
    assert_eq!(first.options().honour, Honour::RealStand);
    assert!(first.two_piles() && !first.stand_may_lie());
    let second = second(4);
    assert_eq!(second.options().market, MarketRule::OnePile);
    assert_eq!(second.options().honour, Honour::Proof);
    assert!(!second.two_piles() && second.stand_may_lie());
    for setup in [first, second] {
        assert_eq!(setup.hand_size(), 6);
        assert_eq!(setup.catalogue().deck().len(), 204);
        assert_eq!((setup.inspection_seconds(), setup.black_market()), (None, None));
        let options = setup.options();
        assert!(!options.royal_goods && !options.remove_ten && options.promos.is_empty());
        assert_eq!(options.first_sheriff, None);
    }
}

#[test]
fn every_option_can_be_set_alone() {
    // S1, S3: market and honour of different editions mix, and each variant goes with both.
    let changes: [fn(&mut Options); 9] = [
        |o| o.market = MarketRule::OnePile,
        |o| o.market = MarketRule::TwoPiles,
        |o| o.honour = if o.honour == Honour::Proof { Honour::RealStand } else { Honour::Proof },
        |o| o.royal_goods = true,
        |o| o.black_market = Some(BlackMarketRule::default()),
        |o| o.time_limit = true,
        |o| o.remove_ten = true,
        |o| o.seven_cards = true,
        |o| o.first_sheriff = Some(C),
    ];
    for edition in [Edition::First, Edition::Second] {
        for change in changes {
            let setup = setup_with(edition, 3, change);
            let options = setup.options();
            assert_eq!(setup.two_piles(), options.market == MarketRule::TwoPiles);
            assert_eq!(setup.stand_may_lie(), options.honour == Honour::Proof);
            assert_eq!(setup.hand_size(), if options.seven_cards { 7 } else { 6 });
            let cards = if options.royal_goods { 162 } else { 156 };
            assert_eq!(setup.catalogue().deck().len(), cards);
            assert_eq!(setup.black_market().is_some(), options.black_market.is_some());
            assert_eq!(setup.inspection_seconds(), options.time_limit.then_some(120));
            assert_eq!(dealt(&setup, 1).all_cards(), setup.catalogue().deck());
        }
    }
}

#[test]
fn the_first_sheriff_must_sit_at_the_table_and_have_no_deputies() {
    // S6
    let away = refused(Edition::First, 3, |o| o.first_sheriff = Some(D));
    assert_eq!(away, SetupError::FirstSheriffAway { seat: D, players: 3 });
    let away = refused(Edition::Second, 5, |o| o.first_sheriff = Some(F));
    assert_eq!(away, SetupError::FirstSheriffAway { seat: F, players: 5 });
    let deputies = refused(Edition::Second, 6, |o| o.first_sheriff = Some(A));
    assert_eq!(deputies, SetupError::FirstSheriffWithDeputies);
}

#[test]
fn a_black_market_that_cannot_be_is_refused() {
    // K1: three kinds of contraband of which three can be given up, the dearer card on top.
    for good in ["apples", "Pepper", "moonshine", ""] {
        assert_eq!(refused_pile(good, 30, 27), SetupError::MarketGoodUnknown(good.into()));
    }
    let missing = SetupError::MarketGoodMissing { good: "green_apples".into(), copies: 0 };
    assert_eq!(refused_pile("green_apples", 30, 27), missing);
    assert_eq!(refused_pile("mead", 30, 27), SetupError::MarketGoodTwice("mead".into()));
    for (top, bottom) in [(26, 27), (30, 0), (1001, 27), (1001, 1001), (0, 0)] {
        let order = SetupError::MarketOrder { good: "pepper".into(), top, bottom };
        assert_eq!(refused_pile("pepper", top, bottom), order);
    }
    let rare = refused(Edition::First, 4, |o| {
        o.royal_goods = true;
        let mut rule = BlackMarketRule::default();
        rule.piles[2].good = "golden_apples".into();
        o.black_market = Some(rule);
    });
    let copies = SetupError::MarketGoodMissing { good: "golden_apples".into(), copies: 2 };
    assert_eq!(rare, copies);
}

#[test]
fn a_host_can_override_the_black_market() {
    // K1, K2
    let setup = setup_with(Edition::Second, 3, |o| {
        let mut rule = BlackMarketRule::default();
        rule.piles[0] = MarketPile { good: "crossbow".into(), top: 1000, bottom: 1 };
        rule.spent = SpentContraband::Removed;
        o.black_market = Some(rule);
    });
    let stock = setup.black_market().expect("it is open");
    assert_eq!(stock.map(|pile| pile.good), cards![CROSSBOW, MEAD, SILK]);
    assert_eq!(stock.map(|pile| pile.values), [[1000, 1], [32, 29], [34, 31]]);
    assert_eq!(setup.spent_contraband(), SpentContraband::Removed);
}

#[test]
fn bad_promo_data_refuses_the_setup() {
    // G3
    let promo = |name: &str| Promo {
        name: name.into(),
        family: Family::Legal,
        value: 1,
        penalty: 1,
        counts_as: None,
        copies: 1,
    };
    let refused = refused(Edition::First, 3, |o| o.promos = vec![promo("Mead")]);
    let duplicate = PromoError::DuplicateName { entry: 1, name: "Mead".into() };
    assert_eq!(refused, SetupError::Promo(duplicate));
}

#[test]
fn a_setup_is_read_back_through_the_same_door() {
    // S1: what is written down is the options, and they are checked when they are read.
    for setup in [everything(Edition::First, 5), everything(Edition::Second, 6), second(3)] {
        let text = serde_json::to_string(&setup).expect("a setup can be written");
        assert_eq!(serde_json::from_str::<Setup>(&text).expect("and read"), *setup);
    }
    let basic = r#"{"players": 4, "market": "one_pile", "honour": "proof", "deputies": false}"#;
    assert_eq!(serde_json::from_str::<Setup>(basic).expect("variants are off"), *second(4));
    let six = basic.replace('4', "6");
    let why = serde_json::from_str::<Setup>(&six).expect_err("six without Deputies").to_string();
    assert!(why.contains(&SetupError::SixWithoutDeputies.to_string()), "{why}");
}

#[test]
fn everyone_starts_with_fifty_gold_six_cards_and_an_empty_stand() {
    // S2, S3
    for players in 3..=6 {
        let state = dealt(&second(players), 5);
        for seat in state.setup().seats().iter() {
            let known = &state.public().merchants[seat];
            assert_eq!((known.gold, known.hand, known.face_down), (Gold(50), 6, 0));
            assert!(known.face_up.is_empty());
            assert_eq!(state.secrets_of(seat).hand.len(), 6);
        }
        assert_eq!(state.all_gold(), Gold(50 * u32::from(players)));
        assert_eq!(state.all_cards(), state.setup().catalogue().deck());
        assert_eq!(state.public().round, 1);
    }
}

#[test]
fn hands_are_dealt_whole_from_the_top_of_the_deck_beginning_at_the_first_seat() {
    // S3: with one card more for everyone, A's seventh card is one that B had, and so on.
    for seed in 0..20 {
        let six = dealt(&second(3), seed);
        let seven = dealt(&setup_with(Edition::Second, 3, |o| o.seven_cards = true), seed);
        let (small, large) = (hands(&six), hands(&seven));
        assert!(large.iter().all(|hand| hand.len() == 7));
        let top: Goods = six.deck_from_top().take(3).collect();
        assert!(large[0].contains(&small[0]) && small[1].contains(&large[0].minus(&small[0])));
        assert!(large[2].contains(&top), "C's last cards were next in the deck");
        let (dealt_six, dealt_seven) =
            (small.iter().fold(top, Goods::plus), large.iter().fold(Goods::NONE, Goods::plus));
        assert_eq!(dealt_six, dealt_seven);
        assert!(six.deck_from_top().skip(3).eq(seven.deck_from_top()));
    }
}

#[test]
fn the_first_edition_turns_five_cards_into_a_left_pile_and_five_into_a_right_one() {
    // S3, S4: after the hands, from the top of the deck. The second edition's pile is empty.
    for seed in 0..20 {
        let (one, two) = (dealt(&first(4), seed), dealt(&second(4), seed));
        assert_eq!(hands(&one), hands(&two));
        assert_eq!(two.public().discards.total(), 0);
        let deck: Vec<Good> = two.deck_from_top().collect();
        assert_eq!(deck.len(), 204 - 24);
        let pile = |side| one.public().discards.cards(side).collect::<Vec<_>>();
        assert_eq!((pile(Side::Left), pile(Side::Right)), (deck[..5].into(), deck[5..10].into()));
        assert!(one.deck_from_top().eq(deck[10..].iter().copied()));
        assert_eq!(usize::from(one.public().deck), 204 - 24 - 10);
    }
}

#[test]
fn discard_piles_are_open_to_everyone() {
    // S5
    let state = dealt(&first(3), 8);
    let seats = state.setup().seats().iter().map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator]) {
        assert_eq!(state.view(observer).public.discards, state.public().discards);
    }
}

#[test]
fn ten_cards_are_removed_unseen_before_dealing() {
    // S3
    let plain = second(5);
    let setup = setup_with(Edition::Second, 5, |o| o.remove_ten = true);
    let mut removed = Vec::new();
    for seed in 0..20 {
        let state = dealt(&setup, seed);
        assert_eq!(usize::from(state.public().deck), 204 - 10 - 30);
        assert!(hands(&state).iter().all(|hand| hand.len() == 6));
        let in_play =
            hands(&state).iter().fold(state.deck_from_top().collect::<Goods>(), Goods::plus);
        assert_eq!(state.all_cards(), setup.catalogue().deck(), "they lie in the box");
        removed.push(setup.catalogue().deck().minus(&in_play));
        assert_eq!(removed[removed.len() - 1].len(), 10);
        assert_ne!(hands(&state), hands(&dealt(&plain, seed)), "removed before dealing");
    }
    removed.dedup();
    assert_eq!(removed.len(), 20, "they are random");
}

#[test]
fn the_same_seed_deals_the_same_game_and_another_seed_another() {
    // S3
    for setup in [first(3), second(5), everything(Edition::Second, 6)] {
        let mut fingerprints = Vec::new();
        for seed in 0..200 {
            let state = dealt(&setup, seed);
            assert_eq!(state, dealt(&setup, seed));
            fingerprints.push(state.fingerprint());
        }
        fingerprints.sort_unstable();
        fingerprints.dedup();
        assert_eq!(fingerprints.len(), 200);
    }
}

#[test]
fn the_host_picks_the_first_sheriff() {
    // S6: the pick changes nothing about the cards.
    for players in 3..=5 {
        for seat in Seats::all(players).iter() {
            let setup = setup_with(Edition::First, players, |o| o.first_sheriff = Some(seat));
            let state = dealt(&setup, 9);
            assert_eq!(state.public().law, Law::Sheriff(seat));
            assert_eq!(hands(&state), hands(&dealt(&first(players), 9)));
            assert_eq!(state.asked(seat.left(players)), Some(Ask::Exchange));
        }
    }
}

#[test]
fn without_a_pick_every_seat_is_equally_likely_to_be_the_first_sheriff() {
    // S6
    for players in 3..=5u8 {
        let setup = second(players);
        let mut times = [0u32; 6];
        let games = 200 * u32::from(players);
        for seed in 0..u64::from(games) {
            times[dealt(&setup, seed).public().law.first().index()] += 1;
        }
        assert_eq!(times.iter().sum::<u32>(), games);
        let seats = &times[..usize::from(players)];
        assert!(seats.iter().all(|&n| (140..=260).contains(&n)), "{players} players: {seats:?}");
    }
}

#[test]
fn a_game_lasts_nine_eight_ten_or_nine_rounds() {
    // S7
    let rounds = [3, 4, 5, 6].map(|players| second(players).rounds());
    assert_eq!(rounds, [9, 8, 10, 9]);
    assert_eq!([3, 4, 5].map(|players| first(players).rounds()), [9, 8, 10]);
}

#[test]
fn everyone_is_sheriff_equally_often_and_always_after_the_seat_to_the_right() {
    // S7, E1
    for edition in [Edition::First, Edition::Second] {
        for (players, times) in [(3, 3), (4, 2), (5, 2)] {
            let setup = setup_with(edition, players, |_| {});
            let laws = laws_of_a_game(&setup, u64::from(players));
            assert_eq!(laws.len(), usize::from(setup.rounds()));
            for seat in setup.seats().iter() {
                let served = laws.iter().filter(|law| law.has(seat)).count();
                assert_eq!(served, times, "{seat} of {players}");
            }
            for pair in laws.windows(2) {
                assert_eq!(pair[1], Law::Sheriff(pair[0].first().left(players)));
            }
        }
    }
}

#[test]
fn each_of_six_is_deputy_once_in_every_three_rounds_and_three_times_in_all() {
    // S7, D1, D8
    for setup in [second(6), everything(Edition::First, 6)] {
        let laws = laws_of_a_game(&setup, 6);
        assert_eq!(laws.len(), 9);
        for three in laws.chunks(3) {
            let all = three.iter().fold(Seats::NONE, |seats, law| seats.or(law.seats()));
            assert_eq!(all, setup.seats());
        }
    }
}

#[test]
fn a_dealt_game_begins_in_the_market() {
    // R1, M1, M2: merchant left of the Sheriff, or the Sheriff's pick.
    let setup = |edition| setup_with(edition, 4, |o| o.first_sheriff = Some(Seat::new(3)));
    let (one, two) = (dealt(&setup(Edition::First), 2), dealt(&setup(Edition::Second), 2));
    for (state, asked) in [(&one, (A, Ask::Exchange)), (&two, (D, Ask::PickFirst))] {
        assert!(matches!(state.public().phase, Phase::Market(_)));
        assert_eq!(state.public().all_asked(state.setup()), Seats::only(asked.0));
        assert_eq!(state.asked(asked.0), Some(asked.1));
    }
}
