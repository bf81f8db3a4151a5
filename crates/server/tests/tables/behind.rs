//! Those who do not read what they are sent: they are cut off, and nobody waits for them.

use std::time::Duration;

use serde_json::{Value, json};
use server::metrics::Audience;
use table::room::RoomCommand;
use tokio::io::AsyncReadExt as _;
use tokio::net::{TcpSocket, TcpStream};

use crate::inn::{Inn, Screen, in_time};
use crate::raw;

/// So much talk is more than any buffer between here and there holds, and less than people may say.
const MUCH_TALK: usize = 2_500;

/// Someone who has said hello over a connection that holds little, and reads nothing.
async fn dawdler(inn: &Inn, hello: &Value) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(inn.house.address()).await.expect("it listens");
    raw::upgrade(&mut stream).await;
    raw::send(&mut stream, &hello.to_string()).await;
    stream
}

/// A game of Maya and Ines at their screens, and of Olek, who does not read.
async fn game_with_a_dawdler(inn: &Inn) -> (Vec<Screen>, guest::Place, TcpStream) {
    let mut screens = inn.game_of(&["Maya", "Ines", "Olek"]).await;
    let place = screens.pop().expect("Olek").place;
    screens[0].until(|view| !view.room.people[2].here).await;
    let hello = json!({ "hello": { "protocol": 1, "table": place.table, "token": place.token } });
    let olek = dawdler(inn, &hello).await;
    screens[0].until(|view| view.room.people[2].here).await;
    (screens, place, olek)
}

/// Maya and Ines talk until something holds.
async fn talk_until(screens: &mut [Screen], mut holds: impl FnMut(&Screen) -> bool) {
    for number in 0..MUCH_TALK {
        if holds(&screens[0]) {
            return;
        }
        let free = format!("{number} {}", "apples ".repeat(30));
        let what = json!({ "say": { "words": { "free": free } } });
        screens[number % 2].sends(&format!("t-{number}"), &what).await.expect("talk");
    }
    panic!("Olek is never cut off");
}

#[tokio::test]
async fn whoever_does_not_read_is_cut_off_and_the_others_go_on() {
    let inn = Inn::with(|config| {
        config.commands = server::config::per_second(10_000, 10_000);
        config.times.send = Duration::from_secs(600);
    })
    .await;
    let (mut screens, place, mut olek) = game_with_a_dawdler(&inn).await;
    talk_until(&mut screens, |maya| !maya.view.room.people[2].here).await;
    screens[0].does(RoomCommand::Here).await.expect("the others go on");
    // Whoever reads at last is told why there is no more.
    let mut said = Vec::new();
    let _ = in_time(olek.read_to_end(&mut said)).await;
    let said = String::from_utf8_lossy(&said);
    let goodbye = said.rfind("\"goodbye\"").map(|place| &said[place..]);
    assert!(goodbye.is_some_and(|words| words.contains("\"too_far_behind\"")), "{goodbye:?}");
    let back = Screen::of(&inn.house, place).await;
    assert!(back.seen >= screens[0].seen, "and Olek may come back");
    inn.stop().await;
}

#[tokio::test]
async fn whoever_reads_nothing_for_too_long_is_given_up() {
    let inn = Inn::with(|config| {
        config.commands = server::config::per_second(10_000, 10_000);
        config.times.send = Duration::from_millis(100);
    })
    .await;
    let (mut screens, place, mut olek) = game_with_a_dawdler(&inn).await;
    let seats = inn.shell.metrics.connections.of(Audience::Seat);
    assert_eq!(seats.get(), 3);
    talk_until(&mut screens, |_| seats.get() < 3).await;
    let mut said = Vec::new();
    let _ = in_time(olek.read_to_end(&mut said)).await;
    assert!(!String::from_utf8_lossy(&said).contains("goodbye"), "there was no room for it");
    let back = Screen::of(&inn.house, place).await;
    assert!(back.seen >= screens[0].seen, "and Olek may come back");
    inn.stop().await;
}
