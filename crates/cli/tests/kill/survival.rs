//! The server is killed again and again while people play: nothing that was acknowledged is lost,
//! and nothing is done twice.

#![allow(clippy::print_stderr, reason = "a long run says how far it is")]

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use guest::Player;
use rules::below;
use rules::random::Dice;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::account::{Account, Doubt};
use crate::party::{Evening, expect_resumed};
use crate::program::{Ground, PATIENCE};

/// How many moves are acknowledged at least, unless `JUST_APPLES_MOVES` says otherwise.
const MOVES: usize = 1_500;

/// How many kills there are at least, however quick the machine is.
const KILLS: usize = 8;

/// How many moves there are for a kill at most.
const MOVES_FOR_A_KILL: usize = 250;

/// How many moves a table makes, roughly: far fewer than its journal may hold.
const MOVES_AT_A_TABLE: usize = 2_500;

/// When a server is killed.
enum End {
    /// So many milliseconds after it was started, which may be before it listens.
    After(u64),
    /// As soon as somebody was told that something is done.
    Acknowledgement,
}

impl End {
    /// Any of them, at random.
    fn any(dice: &mut Dice) -> Self {
        match below(4, dice) {
            0 => Self::After(below(100, dice).into()),
            1 => Self::Acknowledgement,
            _ => Self::After(u64::from(100 + below(700, dice))),
        }
    }

    /// Waits for it.
    async fn come(self, account: &Account) {
        match self {
            Self::After(millis) => sleep(Duration::from_millis(millis)).await,
            Self::Acknowledgement => {
                let told = account.acknowledged();
                let another = async {
                    while account.acknowledged() == told {
                        sleep(Duration::from_millis(1)).await;
                    }
                };
                timeout(PATIENCE, another).await.expect("somebody moves in time");
            }
        }
    }
}

/// Starts and kills servers until there were enough moves and kills; says how many kills. After each
/// of them the journals have everything that anybody was told.
async fn kill_until(
    moves: usize,
    ground: &Ground,
    evening: &Evening,
    parties: &mut JoinSet<Vec<Player>>,
    dice: &mut Dice,
) -> usize {
    let account = &evening.account;
    let enough = KILLS.max(moves / MOVES_FOR_A_KILL);
    let (mut kills, mut shown) = (0, Instant::now());
    while account.acknowledged() < moves || kills < enough {
        let server = ground.start();
        End::any(dice).come(account).await;
        server.kill();
        kills += 1;
        let faults = account.audit_copy(&ground.data(), &ground.path("copy")).await;
        assert_eq!(faults, [], "after kill {kills}");
        // Whoever plays until the end of the evening has not ended yet.
        if let Some(ended) = parties.try_join_next() {
            panic!("a party ended early: {:?}", ended.map(|players| players.len()));
        }
        if shown.elapsed() > Duration::from_secs(5) {
            shown = Instant::now();
            let made = account.acknowledged();
            eprintln!("{made} of {moves} moves, {kills} of {enough} kills");
        }
    }
    kills
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_and_nothing_is_doubled_however_often_the_server_is_killed() {
    let moves = std::env::var("JUST_APPLES_MOVES");
    let moves = moves.map_or(MOVES, |moves| moves.parse().expect("JUST_APPLES_MOVES is a number"));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970");
    let number = now.as_millis() as u64;
    eprintln!("random players and kills by the number {number}");
    let ground = Ground::new("kill");
    let evening = Evening::at(ground.house());
    let mut parties = JoinSet::new();
    for table in 0..(moves / MOVES_AT_A_TABLE).clamp(4, 400) {
        let number = number + 1 + table as u64;
        parties.spawn(Arc::clone(&evening).party(3 + table % 2, number));
    }
    let mut dice = Dice::new(number);
    let kills = kill_until(moves, &ground, &evening, &mut parties, &mut dice).await;

    // Everybody gets their answers, and sees how things stand.
    let mut server = ground.start();
    server.listens().await;
    evening.end();
    let parties = timeout(PATIENCE, parties.join_all()).await.expect("all end in time");
    let mut players: Vec<Player> = parties.into_iter().flatten().collect();
    for player in &mut players {
        expect_resumed(&ground.house(), player).await;
    }
    let people = players.len();
    drop(players);
    server.stop();
    let faults = evening.account.audit(&ground.data(), Doubt::Nothing).await;
    assert_eq!(faults, [], "in the end");
    eprintln!(
        "{} moves of {people} people acknowledged, {kills} kills, 0 lost, 0 doubled",
        evening.account.acknowledged()
    );
}
