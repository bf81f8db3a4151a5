//! People who play at random at many tables, and come back whenever the server does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use guest::{House, Line, Lost, NotAnswered, Place, Player};
use serde_json::json;
use table::Seq;
use table::room::{RoomCommand, RoomUpdate, Stage};
use table::wire::ServerFrame;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::account::Account;
use crate::program::PATIENCE;

const NAMES: [&str; 4] = ["Maya", "Ines", "Olek", "Dasha"];

/// How long someone waits who has nothing to say, or whose server is down.
const A_MOMENT: Duration = Duration::from_millis(15);

/// What everyone who plays shares.
pub(crate) struct Evening {
    house: House,
    pub(crate) account: Account,
    over: AtomicBool,
}

impl Evening {
    /// One that begins.
    pub(crate) fn at(house: House) -> Arc<Self> {
        Arc::new(Self { house, account: Account::default(), over: AtomicBool::new(false) })
    }

    /// Nobody begins anything new.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Seats some people at a table, and lets them play until the evening is over. The number
    /// decides what they do, as far as the server lets them.
    pub(crate) async fn party(self: Arc<Self>, people: usize, number: u64) -> Vec<Player> {
        let places = loop {
            match self.seats(&NAMES[..people]).await {
                Ok(places) => break places,
                // Nobody knows how far they came: they go to another table.
                Err(_) => sleep(A_MOMENT).await,
            }
        };
        let mut playing = JoinSet::new();
        for (place, seat) in places.into_iter().zip(0..) {
            let player = Player::new(&self.house, place, number * 8 + seat);
            playing.spawn(Arc::clone(&self).attend(player, seat == 0));
        }
        playing.join_all().await
    }

    async fn seats(&self, names: &[&str]) -> Result<Vec<Place>, NotAnswered> {
        let host = self.house.open(&json!({ "name": names[0] })).await?;
        let mut places = vec![host];
        for name in &names[1..] {
            places.push(self.house.join(places[0].table, name).await?);
        }
        Ok(places)
    }

    /// Plays, and returns when the evening is over and nothing is left without an answer.
    async fn attend(self: Arc<Self>, mut player: Player, is_host: bool) -> Player {
        while !self.is_over() || player.waits() {
            let wish = !player.waits() && !self.is_over();
            let wish = if wish { wish_of(&mut player, is_host) } else { None };
            if step(&mut player, wish).await.is_err() {
                player.vanish();
                sleep(A_MOMENT).await;
            }
            // A server that is killed has no time for that, and one that lives has no reason.
            assert_eq!(player.goodbye, None, "the server sent someone away");
            self.account.take_down(&mut player);
        }
        player
    }
}

/// What someone wants now. The host begins one game after the other.
fn wish_of(player: &mut Player, is_host: bool) -> Option<RoomCommand> {
    match player.view.as_ref()?.room.stage {
        Stage::Lobby if is_host => Some(RoomCommand::Start),
        Stage::Over if is_host => Some(RoomCommand::Again),
        Stage::Playing => player.wish(),
        Stage::Lobby | Stage::Over => None,
    }
}

/// Comes back if need be, sends a wish, and listens for a moment.
async fn step(player: &mut Player, wish: Option<RoomCommand>) -> Result<(), Lost> {
    if !player.is_here() {
        player.come().await?;
    }
    if let Some(wish) = wish {
        player.send(wish).await?;
    }
    match timeout(A_MOMENT, player.hear()).await {
        Ok(heard) => heard.map(drop),
        Err(_) => Ok(()),
    }
}

/// Waits until what someone sees who lived through it all is what someone sees who opens the table
/// for the first time.
pub(crate) async fn expect_resumed(house: &House, player: &mut Player) {
    let resumed = async {
        loop {
            step(player, None).await.expect("a server that lives");
            let fresh = look(house, &player.place).await;
            if (player.seen, &player.view) == (fresh.seq, &Some(fresh.view)) {
                return;
            }
        }
    };
    timeout(PATIENCE, resumed).await.expect("everybody sees how things stand in time");
}

/// What someone is told first when they come, and know nothing.
async fn look(house: &House, place: &Place) -> RoomUpdate {
    let line = Line::enter(house, place.table, Some(&place.token), Seq(0)).await;
    let text = line.expect("a connection").next().await.expect("a connection").expect("a frame");
    let frame: ServerFrame = serde_json::from_str(&text).expect("a frame of the protocol");
    frame.update.expect("first of all, how things stand")
}
